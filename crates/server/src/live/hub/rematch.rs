//! The same two once more, with colours changed: at one device at once, on two when both want it.

use std::sync::Arc;

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Fact, Grant, Grants, HallError, Phase, Role};

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
        // Two presses at once make one game: the second waits for the first.
        let _alone = table.wishes.alone.lock().await;
        let made = house.look(|office| office.rematch(board).is_some()).await;
        let sides: Vec<Color> = grants.sides(board).collect();
        if !made && table.wishes.wish(&sides, take_back) {
            self.make_rematch(table).await?;
            table.wishes.clear();
        }
        Ok(table.tell_rematch().await)
    }

    /// A game of the same plan in which the people of this one sit on the other sides.
    async fn make_rematch(&self, table: &Table) -> Result<(), Failure> {
        let (house, number) = (&table.house, table.board);
        let found = house.look(|office| {
            let board = office.boards.get(&number)?;
            let ([white, black], blind) = (board.players.clone(), board.blind);
            let people = office.changed_over(number);
            let players = Players {
                names: [black, white],
                blind: [blind[1], blind[0]],
                second: Default::default(),
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
        let made = |office: &arbiter_hall::Office| Ok((vec![office.made_rematch(number, &board.game)?], ()));
        house.commit(made).await
    }
}
