//! Boards and links are made, and devices come in.

use std::sync::Arc;

use arbiter_game::event::ArbiterAct;
use arbiter_game::rules::chess::Color;
use arbiter_hall::{Board, Grant, Grants, HallError, Unread, look_alike, second_board};

use super::Hub;
use crate::live::failure::Failure;
use crate::live::house::House;
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

impl NewBoard {
    /// The second board of the match that is played there.
    pub fn second(&self) -> Self {
        Self {
            board: self.board + 1,
            game: second_board(&self.game),
        }
    }

    /// The same, if the event plays matches of two boards.
    pub async fn second_of(&self, house: &House) -> Option<Self> {
        let is_match = house.look(|office| office.plan.is_match()).await;
        is_match.then(|| self.second())
    }
}

/// Who is to play at a new board.
#[derive(Debug, Clone, Default)]
pub struct Players {
    /// The names of White and Black; empty where nobody is named yet.
    pub names: [String; 2],
    /// Who is blind, or visually disabled so that he plays on a special board.
    pub blind: [bool; 2],
    /// The names at the second board of a match.
    pub second: [String; 2],
}

impl Players {
    /// Players of whom some are blind.
    pub fn new(names: [String; 2], blind: &[Color]) -> Self {
        let blind = Color::ALL.map(|side| blind.contains(&side));
        let second = Default::default();
        Self { names, blind, second }
    }
}

impl From<[String; 2]> for Players {
    fn from(names: [String; 2]) -> Self {
        Self::new(names, &[])
    }
}

impl Hub {
    /// A new board of an event.
    ///
    /// # Errors
    /// It may not be added, or nothing was written.
    pub async fn add_board(
        &self,
        house: &Arc<House>,
        by: &Grants,
        players: impl Into<Players>,
    ) -> Result<NewBoard, Failure> {
        let Players {
            names,
            blind,
            second: players_b,
        } = players.into();
        self.name_players(&names)?;
        let game = secret::id()?;
        let number = house
            .look(|office| office.boards.keys().last().map_or(1, |last| last + 1))
            .await;
        let board = Board {
            control: None,
            board: number,
            game: game.clone(),
            players: names,
            began: self.now(),
            dated: self.dated(),
            of: None,
            blind,
        };
        house.look(|office| office.add_board(by, board.clone())).await?;
        // The game comes first: no board without its game, whenever the server stops.
        let table = Table::open(Arc::clone(&self.store), Arc::clone(house), &board).await?;
        let fact = board.clone();
        house
            .commit(|office| Ok((vec![office.add_board(by, fact)?], ())))
            .await?;
        self.put_table(Arc::new(table));
        let made = NewBoard { board: number, game };
        if made.second_of(house).await.is_some() {
            let second = Board {
                players: players_b,
                ..board.second()
            };
            let fact = second.clone();
            house
                .commit(|office| Ok((vec![office.add_board(by, fact)?], ())))
                .await?;
            self.put_second(&second)?;
        }
        Ok(made)
    }

    /// Whether two players can be called so.
    ///
    /// # Errors
    /// One is called as arbiters are, or both alike.
    pub fn name_players(&self, players: &[String; 2]) -> Result<(), Failure> {
        for name in players {
            self.langs.no_title(name)?;
        }
        if look_alike(&players[0], &players[1]) {
            let (what, why) = ("name", Unread::Others);
            return Err(HallError::Unreadable { what, why }.into());
        }
        Ok(())
    }

    /// A link that works once.
    ///
    /// # Errors
    /// It may not be given, or nothing was written.
    pub async fn invite(&self, house: &House, by: &Grants, grants: Vec<Grant>) -> Result<String, Failure> {
        let link = secret::link(&house.id)?;
        house
            .commit(|office| Ok((vec![office.invite(by, &link, grants)?], ())))
            .await?;
        Ok(link)
    }

    /// Starts a game for those who may, as of now.
    ///
    /// # Errors
    /// They may not, or it cannot be started any more.
    pub async fn start(&self, game: &str, by: &Grants) -> Result<(), Failure> {
        let table = self.table(game)?;
        table.act(by, ArbiterAct::Start.into(), self.now()).await?;
        self.look_at_clock(&table).await;
        Ok(())
    }

    /// The start of a game of Chess960 whose colours two phones have drawn: their numbers say which it is, too. Nothing where
    /// they have not, where it was named, or where it is drawn already.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn draw_start(&self, table: &Table) -> Result<(), Failure> {
        let board = table.board;
        let shown = table
            .house
            .look(|office| match office.draw(board).map(|draw| &draw.reveals) {
                Some([Some(first), Some(second)]) => Some([first.clone(), second.clone()]),
                _ => None,
            });
        match shown.await {
            Some(lots) => table.draw_start(&lots, &self.langs, self.now()).await,
            None => Ok(()),
        }
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
