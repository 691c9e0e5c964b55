//! The same two once more, with colours changed: at one device at once, on two when both want it; the four of a match when all do.

use std::sync::Arc;

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Fact, Grant, Grants, HallError, Phase, Role, match_of, second_board};

use super::make::Players;
use super::{Hub, unknown};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::secret;
use crate::live::table::Table;
use crate::live::wire::Rematch;

impl Hub {
    /// A player wants a rematch, or does not any more.
    ///
    /// # Errors
    /// He is none of the players, the game is not over, it is one of an arbiter's, or nothing was written.
    pub async fn rematch(
        &self,
        table: &Arc<Table>,
        by: &Device,
        take_back: bool,
    ) -> Result<Rematch, Failure> {
        let (house, board) = (&table.house, table.board);
        let grants = house.grants(by).await;
        house
            .look(|office| office.may_want_rematch(&grants, board))
            .await?;
        if table.phase().await != Phase::Over {
            let roles = grants.at(board).map(|grant| grant.role).collect();
            let command = "rematch";
            return Err(HallError::Forbidden { command, roles }.into());
        }
        let tables = self.of_one_match(table).await?;
        let first = tables.first().unwrap_or(table);
        // Two presses at once make one game: the second waits for the first.
        let _alone = first.wishes.alone.lock().await;
        let made = house.look(|office| office.rematch(board).is_some()).await;
        let sides: Vec<Color> = grants.sides(board).collect();
        if !made {
            table.wishes.wish(&sides, take_back);
            if tables.iter().all(|one| one.wishes.are_all()) {
                self.make_rematch(first).await?;
                for one in &tables {
                    one.wishes.clear();
                }
            }
        }
        for other in tables.iter().filter(|one| one.board != board) {
            other.tell_rematch().await;
        }
        Ok(table.tell_rematch().await)
    }

    /// The tables whose players all have to want it: this one, or both of a match, the first one first.
    async fn of_one_match(&self, table: &Arc<Table>) -> Result<Vec<Arc<Table>>, Failure> {
        if !table.house.look(|office| office.plan.is_match()).await {
            return Ok(vec![Arc::clone(table)]);
        }
        let (first, _) = match_of(&table.game);
        Ok(vec![self.table(first)?, self.table(&second_board(first))?])
    }

    /// A game of the same plan in which the people of this one sit on the other sides, at both boards of a match.
    async fn make_rematch(&self, table: &Table) -> Result<(), Failure> {
        let (house, number) = (&table.house, table.board);
        let found = house.look(|office| {
            let board = office.boards.get(&number)?;
            let ([white, black], blind) = (board.players.clone(), board.blind);
            let people = office.changed_over(number);
            let is_match = office.plan.is_match();
            let second = office.boards.get(&(number + 1)).filter(|_| is_match);
            let second = second.map(|board| board.players.clone()).unwrap_or_default();
            let [white_b, black_b] = second;
            let players = Players {
                names: [black, white],
                blind: [blind[1], blind[0]],
                second: [black_b, white_b],
            };
            Some((office.plan.clone(), office.delay, players, people))
        });
        let (mut plan, delay, players, people) = found.await.ok_or_else(|| unknown("game", &table.game))?;
        // A start that was drawn is drawn anew; one that was named stays.
        plan.draw_start([secret::token()?, secret::token()?]);
        let mut draft = self.draft(plan, &Device::default(), "")?;
        if delay.is_any() {
            draft.decide(|_| Ok(vec![Fact::DelaySet(delay)]))?;
        }
        let board = draft.add_board(&Grants::new([Grant::of(Role::Organiser)]), players)?;
        draft.decide(|_| Ok(people))?;
        self.make(draft).await?;
        let made = |office: &arbiter_hall::Office| {
            let mut facts = vec![office.made_rematch(number, &board.game)?];
            if office.plan.is_match() {
                facts.push(office.made_rematch(number + 1, &second_board(&board.game))?);
            }
            Ok((facts, ()))
        };
        house.commit(made).await
    }
}
