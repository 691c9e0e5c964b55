//! What an order would bring about, said before it is given: decided on a copy of the desk, and thrown away.

use arbiter_game::event::{Act, Actor};
use arbiter_game::rules::Answer;
use arbiter_game::rules::chess::Color;
use arbiter_game::state::State;
use arbiter_hall::{Desk, Done, HallError, Order};
use arbiter_lang::Language;

use super::seated::Before;
use super::{Langs, Table, looker};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::tell::Happened;
use crate::live::wire::Preview;

impl Table {
    /// What these acts would bring about, for whoever may command them in an official's place. Nothing is done.
    ///
    /// # Errors
    /// They would not be done, or are not his to command.
    pub async fn preview(
        &self,
        device: &Device,
        (acts, side, told_by): (Vec<Act>, Option<Color>, Option<Actor>),
        langs: &Langs,
        language: Language,
        now: u64,
    ) -> Result<Preview, Failure> {
        let grants = self.house.grants(device).await;
        let delay = self.house.look(|office| office.delay).await;
        let seated = self.seat().await;
        let order = Order {
            side,
            told_by,
            ..Order::at(now, acts)
        };
        let before = Before::of(&seated.desk);
        let (after, done) = seated.desk.preview(&grants, order)?;
        let happened = would_happen(&after, &done, &before);
        let who = looker(&grants, self.board, language);
        let teller = self.teller(&after, langs, language, (delay, now));
        let told = teller.entries(&happened, who);
        let [was, is] = [&seated.desk, &after].map(|desk| desk.game().state());
        let answers = done.entries.iter().flat_map(|entry| &entry.answers);
        let view = teller.view(who);
        let lang = langs.get(language);
        Ok(Preview {
            told: told.into_iter().flat_map(|heard| heard.told).collect(),
            ends: is.is_over() && !was.is_over(),
            grave: changes_the_end(was, is) || answers.into_iter().any(weighs),
            end_text: view.end_text,
            clocks: after.shows_at(now).map(|shown| teller.clocks(shown)),
            refused: done
                .refused
                .map(|why| Failure::from(HallError::from(why)).json(lang)),
        })
    }
}

fn would_happen(after: &Desk, done: &Done, before: &Before) -> Vec<Happened> {
    let boards = [*after.game().state().line.now(), before.board];
    let first = after.version() - done.entries.len() as u64;
    let numbered = done.entries.iter().zip(first + 1..);
    numbered
        .map(|(entry, version)| Happened {
            entry: entry.clone(),
            version,
            boards,
            clocks: None,
            open: before.open.clone(),
        })
        .collect()
}

fn changes_the_end(was: &State, is: &State) -> bool {
    let scored = |state: &State| state.end.as_ref().map(|end| (end.result, end.score));
    scored(was) != scored(is)
}

/// Whether points or time are given or taken, or somebody is sent away.
fn weighs(answer: &Answer) -> bool {
    let Answer::Ruling(ruling) = answer else {
        return false;
    };
    let light = [
        "remark",
        "warning",
        "watch",
        "any_legal_move",
        "complete_sheet",
        "return_sheet",
        "keep_silent",
    ];
    let weighs = |tag: &str| {
        !light.contains(&tag) && !tag.starts_with("must_") && !matches!(tag, "restore" | "declared_move")
    };
    ruling.remedies.iter().any(|remedy| weighs(remedy.tag()))
}
