//! Acts of tournaments, with the games that they open; and what games have brought while nobody could write it down.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use arbiter_hall::tournament::Acted;
use arbiter_hall::{Office, Phase};
use serde_json::json;

use super::Hub;
use crate::live::failure::Failure;
use crate::live::house::{Acting, Device, House};
use crate::live::table::Table;

impl Hub {
    /// Does what a device asks for in a tournament: all of it or nothing, and once. It is carried through even if whoever
    /// asked is gone by then.
    ///
    /// # Errors
    /// Why nothing was done.
    pub async fn act(
        self: &Arc<Self>,
        house: &Arc<House>,
        device: &Device,
        asked: Acting,
    ) -> Result<Acted, Failure> {
        let (hub, house, device) = (Arc::clone(self), Arc::clone(house), device.clone());
        let work = tokio::spawn(async move { hub.act_here(&house, &device, asked).await });
        work.await
            .unwrap_or_else(|stopped| Err(Failure::Machine(stopped.to_string())))
    }

    async fn act_here(&self, house: &Arc<House>, device: &Device, asked: Acting) -> Result<Acted, Failure> {
        let begun = |game: &str| {
            let table = self.table(game);
            table.is_ok_and(|table| table.phase_told() != Phase::Before)
        };
        if asked.acts.iter().any(|act| act["do"] == "pair") {
            self.number_before(house, device).await?;
        }
        let time = (self.now(), self.today(), self.dated());
        let done = house.act(device, asked, time, begun).await?;
        let opened = !done.games.is_empty();
        for (board, desk) in done.games {
            let table = Table::of(Arc::clone(&self.store), Arc::clone(house), &board, desk);
            self.put_table(Arc::new(table));
        }
        if opened {
            self.moved(house).await?;
        }
        Ok(done.acted)
    }

    /// A tournament learns what its games know and it does not.
    pub(super) async fn catch_up(&self, house: &Arc<House>) {
        house.is_behind.store(false, Ordering::Relaxed);
        let of_tournament = |office: &Office| {
            let boards = office.boards.values().filter(|board| board.of.is_some());
            boards.map(|board| board.game.clone()).collect::<Vec<_>>()
        };
        for game in house.look(of_tournament).await {
            let Ok(table) = self.table(&game) else { continue };
            if let Err(failure) = table.lead().await {
                let (stream, why) = (format!("event/{}", house.id), failure.to_string());
                self.say(
                    "not_written",
                    &json!({ "stream": stream, "game": game, "why": why }),
                );
                house.is_behind.store(true, Ordering::Relaxed);
            }
        }
        if let Err(failure) = house.erase_again().await {
            let (stream, why) = (format!("private/{}", house.id), failure.to_string());
            self.say("not_written", &json!({ "stream": stream, "why": why }));
        }
    }

    /// The games of an event that are to be looked at: of a tournament those of its newest round, and what still goes on.
    pub async fn shown_tables(&self, house: &House) -> Vec<Arc<Table>> {
        let goes_on = |game: &str| {
            let table = self.table(game);
            table.is_ok_and(|table| matches!(table.phase_told(), Phase::Running | Phase::Standing))
        };
        let games = house.look(|office| {
            let shown = office.shown_boards(|board| goes_on(&board.game));
            shown.map(|board| board.game.clone()).collect::<Vec<_>>()
        });
        games
            .await
            .iter()
            .filter_map(|game| self.table(game).ok())
            .collect()
    }
}
