//! The scoresheets of a game, for whoever may read them, and their photographs, which are for officials.

use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;
use arbiter_hall::{Grants, HallError, Papers};
use arbiter_lang::Language;

use super::{Device, Failure, Table, looker};
use crate::live::photos::{self, Photo};
use crate::live::unknown;

impl Table {
    /// The sheets that a device may read: a player his own, arbiters all of them.
    pub async fn papers(&self, device: &Device) -> Papers {
        let grants = self.house.grants(device).await;
        let seated = self.seat().await;
        let viewers: Vec<_> = looker(&grants, self.board, Language::En).viewers().collect();
        seated.desk.papers(&viewers)
    }

    /// A player's sheet was photographed, by himself or by an official.
    ///
    /// # Errors
    /// Somebody else sends it; it is no picture, or too large.
    pub async fn photograph(
        &self,
        device: &Device,
        of: Color,
        bytes: &[u8],
        now: u64,
    ) -> Result<Photo, Failure> {
        let grants = self.house.grants(device).await;
        if !grants.sides(self.board).any(|side| side == of) {
            self.for_officials(&grants)?;
        }
        photos::keep(&self.store, (&self.house.id, &self.game), of, bytes, now).await
    }

    /// What was photographed.
    ///
    /// # Errors
    /// Whoever asks is no official of this board.
    pub async fn photos(&self, device: &Device) -> Result<Vec<Photo>, Failure> {
        self.for_officials(&self.house.grants(device).await)?;
        photos::all(&self.store, &self.game)
    }

    /// A photograph.
    ///
    /// # Errors
    /// Whoever asks is no official of this board; there is none of this number.
    pub async fn photo(&self, device: &Device, number: u32) -> Result<(Photo, Vec<u8>), Failure> {
        self.for_officials(&self.house.grants(device).await)?;
        let found = photos::read(&self.store, &self.game, number)?;
        found.ok_or_else(|| unknown("picture", &number.to_string()))
    }

    /// Whoever plays at this board is no official of it, whatever else he is.
    pub(super) fn for_officials(&self, grants: &Grants) -> Result<(), Failure> {
        if grants.viewer(self.board) == Viewer::Arbiter {
            return Ok(());
        }
        let roles = grants.at(self.board).map(|grant| grant.role).collect();
        let command = "observe";
        Err(HallError::Forbidden { command, roles }.into())
    }
}
