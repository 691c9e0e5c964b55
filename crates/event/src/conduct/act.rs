//! What people give and ask for, and a round as its numbers have it.

use serde::{Deserialize, Serialize};

use crate::model::Entrant;
use arbiter_pairing::Mark;

/// What an hour is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hour {
    /// When lots are drawn for it (9(b)); of the first round only.
    Lots,
    /// The schedule: when it is to begin.
    Scheduled,
    /// The start was announced.
    Started,
    /// The end, or an interruption, was announced.
    Stopped,
}

/// What makes players fellows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fellows {
    /// Their federation.
    Federation,
    /// Their club or school.
    Club,
}

/// A bye that a player asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// Half a point (as much as a draw).
    Half,
    /// A point (as much as a win); FIDE does not want it.
    Full,
    /// Nothing: he is absent.
    Zero,
}

impl ByeKind {
    /// The mark in a report file.
    #[must_use]
    pub const fn mark(self) -> Mark {
        match self {
            Self::Half => Mark::HalfBye,
            Self::Full => Mark::FullBye,
            Self::Zero => Mark::ZeroBye,
        }
    }
}

/// What a player gives on entering.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryForm {
    /// `Lastname, Firstname`.
    pub name: String,
    /// Rating; none for unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Number with FIDE.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fide_id: String,
    /// Birth date, `YYYY/MM/DD` or the year.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub birth: String,
    /// `m` or `w`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sex: String,
    /// Club or school.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
}

impl EntryForm {
    /// What a player of a report file gave, without the blanks of its columns; report files know no clubs.
    ///
    /// ```
    /// use arbiter_event::{Entrant, conduct::EntryForm};
    /// let player = Entrant { federation: "VIE ".into(), ..Entrant::default() };
    /// assert_eq!(EntryForm::of(&player).federation, "VIE");
    /// ```
    #[must_use]
    pub fn of(player: &Entrant) -> Self {
        let trimmed = |text: &str| text.trim().to_owned();
        Self {
            name: trimmed(&player.name),
            rating: player.rating,
            title: trimmed(&player.title),
            federation: trimmed(&player.federation),
            fide_id: trimmed(&player.fide_id),
            birth: trimmed(&player.birth),
            sex: trimmed(&player.sex),
            club: String::new(),
        }
    }

    /// The same with every blank of its columns, so that the line is written as it was read.
    pub(crate) fn as_written(player: &Entrant) -> Self {
        Self {
            name: player.name.clone(),
            rating: player.rating,
            title: player.title.clone(),
            federation: player.federation.clone(),
            fide_id: player.fide_id.clone(),
            birth: player.birth.clone(),
            sex: player.sex.clone(),
            club: String::new(),
        }
    }

    /// The player with a number and no rounds.
    #[must_use]
    pub fn entrant(&self, number: u16) -> Entrant {
        Entrant {
            number,
            sex: self.sex.clone(),
            title: self.title.clone(),
            name: self.name.clone(),
            rating: self.rating,
            federation: self.federation.clone(),
            fide_id: self.fide_id.clone(),
            birth: self.birth.clone(),
            ..Entrant::default()
        }
    }
}
