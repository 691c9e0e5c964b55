//! Events, boards and links are made, and devices come in.

use std::sync::Arc;

use arbiter_hall::{Board, Fact, Grant, Grants, Office, Plan, Role};

use super::{Hub, unknown};
use crate::live::failure::Failure;
use crate::live::house::{Device, House};
use crate::live::secret;
use crate::live::table::Table;

/// What a new board needs: its number, its game, its two links.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBoard {
    /// Its number.
    pub board: u32,
    /// The id of its game.
    pub game: String,
}

impl Hub {
    /// A new event of somebody: his device becomes its organiser.
    ///
    /// # Errors
    /// The plan cannot be read, or nothing was written.
    pub async fn make_event(&self, plan: Plan, device: &Device, name: &str) -> Result<Arc<House>, Failure> {
        let id = secret::id()?;
        let (mut office, first) = Office::make(&id, plan, self.now())?;
        let mut lines = vec![first.into_bytes()];
        if let Some(pass) = &device.pass {
            let fact = office.let_in(pass, name, vec![Grant::of(Role::Organiser)]);
            lines.push(office.record(fact).into_bytes());
        }
        let house = Arc::new(House::open(Arc::clone(&self.store), office, lines).await?);
        self.put_house(Arc::clone(&house));
        Ok(house)
    }

    /// A new board of an event.
    ///
    /// # Errors
    /// It may not be added, or nothing was written.
    pub async fn add_board(
        &self,
        house: &Arc<House>,
        by: &Grants,
        players: [String; 2],
    ) -> Result<NewBoard, Failure> {
        self.add_board_at(house, by, players, self.now()).await
    }

    /// A new board whose game counts from an instant.
    ///
    /// # Errors
    /// It may not be added, or nothing was written.
    pub async fn add_board_at(
        &self,
        house: &Arc<House>,
        by: &Grants,
        players: [String; 2],
        began: u64,
    ) -> Result<NewBoard, Failure> {
        let game = secret::id()?;
        let number = house
            .look(|office| office.boards.keys().last().map_or(1, |last| last + 1))
            .await;
        let board = Board {
            board: number,
            game: game.clone(),
            players,
            began,
        };
        house.look(|office| office.add_board(by, board.clone())).await?;
        // The game comes first: no board without its game, whenever the server stops.
        let table = Table::open(Arc::clone(&self.store), Arc::clone(house), &board).await?;
        let fact = board.clone();
        house
            .commit(|office| Ok((vec![office.add_board(by, fact)?], ())))
            .await?;
        self.put_table(Arc::new(table));
        Ok(NewBoard { board: number, game })
    }

    /// A link that works once.
    ///
    /// # Errors
    /// It may not be given, or nothing was written.
    pub async fn invite(&self, house: &House, by: &Grants, grants: Vec<Grant>) -> Result<String, Failure> {
        let token = secret::token()?;
        // Links begin with their event, so that they are found without asking every event.
        let link = format!("{}-{token}", house.id);
        house
            .commit(|office| Ok((vec![office.invite(by, &link, grants)?], ())))
            .await?;
        Ok(link)
    }

    /// This device, and another by the link that is given, draw the colours of a board.
    ///
    /// # Errors
    /// There is no such board, they are drawn already, or nothing was written.
    pub async fn open_draw(
        &self,
        house: &House,
        board: u32,
        pass: &str,
        name: &str,
    ) -> Result<String, Failure> {
        let link = format!("{}-{}", house.id, secret::token()?);
        house
            .commit(|office| {
                let mut facts = vec![office.let_in(pass, name, Vec::new())];
                facts.extend(office.open_draw(board, pass, &link)?);
                Ok((facts, ()))
            })
            .await?;
        Ok(link)
    }

    /// The event of a link.
    ///
    /// # Errors
    /// There is none.
    pub fn house_of(&self, link: &str) -> Result<Arc<House>, Failure> {
        let event = link.split_once('-').map_or("", |(event, _)| event);
        self.house(event).map_err(|_| unknown("link", ""))
    }

    /// A device uses a link.
    ///
    /// # Errors
    /// The link has been used or is none, the name cannot be read, or nothing was written.
    pub async fn join(
        &self,
        link: &str,
        pass: &str,
        name: &str,
    ) -> Result<(Arc<House>, Vec<Grant>), Failure> {
        let house = self.house_of(link)?;
        let grants = house
            .commit(|office| {
                let fact = office.join(link, pass, name)?;
                let grants = match &fact {
                    Some(Fact::Joined { grants, .. }) => grants.clone(),
                    _ => office
                        .holder(pass)
                        .map(|holder| holder.grants.iter().collect())
                        .unwrap_or_default(),
                };
                Ok((fact.into_iter().collect(), grants))
            })
            .await?;
        self.moved(&house).await?;
        Ok((house, grants))
    }

    /// Devices of an event came, went or changed seats: every socket is looked at again.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn moved(&self, house: &Arc<House>) -> Result<(), Failure> {
        for table in self.tables(house).await {
            table.look_again(&self.langs, self.now()).await?;
        }
        house.look_again().await;
        Ok(())
    }
}
