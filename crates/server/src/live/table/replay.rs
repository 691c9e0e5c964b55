//! The game after the game: every half-move with what stood then and what both clocks showed, and the rulings at their
//! moves. Whoever may know the moves may have it: players after the game, others as far as they are behind.

use arbiter_game::EndView;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::state::{Ply, Situation};
use arbiter_hall::{HallError, VariantScene, placement};
use arbiter_lang::{Args, Lang, Language};

use super::{Langs, Seated, Table, looker};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::hub::unknown;
use crate::live::tell::Looker;
use crate::live::wire::{Half, Mark, Replay, Spoken};

/// A game that is over, in short.
#[derive(Debug, Clone)]
pub struct Ended {
    /// How.
    pub end: EndView,
    /// What stood on the board: the first field of a FEN.
    pub board: String,
    /// The last move.
    pub last: Option<String>,
    /// So many half-moves.
    pub plies: usize,
}

impl Table {
    /// What stood on the board after so many half-moves, and the move that led there.
    ///
    /// # Errors
    /// He may not know the moves now, or there are not so many that he may see.
    pub async fn stands(
        &self,
        device: &Device,
        ply: usize,
        now: u64,
    ) -> Result<(String, Option<String>), Failure> {
        let grants = self.house.grants(device).await;
        let seated = self.seat().await;
        let who = looker(&grants, self.board, Language::En);
        let seen = self.seen(&seated, who, now).await?;
        let line = &seated.desk.game().state().line;
        let last = match ply.checked_sub(1) {
            None => None,
            Some(index) => {
                let found = line.plies()[..seen].get(index);
                Some(found.ok_or_else(|| unknown("picture", &ply.to_string()))?)
            }
        };
        let after = last.map_or(line.start(), |ply| &ply.after);
        let played = last.and_then(|ply| ply.played);
        Ok((placement(after), played.map(|played| played.to_string())))
    }

    /// Who plays here, in a line.
    pub async fn title(&self, lang: &Lang) -> String {
        let board = self
            .house
            .look(|office| office.boards.get(&self.board).cloned())
            .await;
        let [white, black] = board.map(|board| board.players).unwrap_or_default();
        let named = |name: String, side: &str| {
            if name.is_empty() {
                lang.text(side, &Args::new())
            } else {
                name
            }
        };
        let args = Args::new()
            .text("white", named(white, "web-white"))
            .text("black", named(black, "web-black"));
        lang.text("after-picture", &args)
    }

    /// How the game ended and with what on the board; nothing while it is played.
    pub async fn ended(&self) -> Option<Ended> {
        let seated = self.seat().await;
        let state = seated.desk.game().state();
        let end = state.end.as_ref()?;
        let last = state.line.last();
        Some(Ended {
            end: EndView {
                result: end.result,
                score: end.score,
                reason: end.reason,
            },
            board: placement(state.line.now()),
            last: last.and_then(squares),
            plies: state.line.plies().len(),
        })
    }

    /// So many half-moves may somebody see.
    async fn seen(&self, seated: &Seated, who: Looker, now: u64) -> Result<usize, Failure> {
        let desk = &seated.desk;
        let plays = matches!(who.viewer, Viewer::White | Viewer::Black);
        if plays && !desk.game().state().is_over() {
            let (command, roles) = ("replay", vec![arbiter_hall::Role::Player]);
            return Err(HallError::Forbidden { command, roles }.into());
        }
        if who.viewer != Viewer::Spectator {
            return Ok(desk.game().state().line.plies().len());
        }
        let delay = self.house.look(|office| office.delay).await;
        Ok(desk.reach(delay, now).plies)
    }

    /// The whole of it, as far as somebody may see.
    ///
    /// # Errors
    /// He may not know the moves now, or the log cannot be read.
    pub async fn replay(
        &self,
        device: &Device,
        langs: &Langs,
        language: Language,
        now: u64,
    ) -> Result<Replay, Failure> {
        let grants = self.house.grants(device).await;
        let seated = self.remembering().await?;
        let who = looker(&grants, self.board, language);
        let seen = self.seen(&seated, who, now).await?;
        let delay = self.house.look(|office| office.delay).await;
        let desk = &seated.desk;
        let teller = self.teller(desk, langs, language, (delay, now));
        let all = seated.history();
        let line = &desk.game().state().line;
        let shown = |ms: [u64; 2]| teller.clocks(ms);
        let mut before = line.start();
        let mut plies = Vec::with_capacity(seen);
        for (ply, written) in line.plies()[..seen]
            .iter()
            .zip(teller.sheet(who, 0).unwrap_or_default())
        {
            plies.push(Half {
                number: before.fullmove_number(),
                side: before.turn(),
                san: written.san,
                text: written.text,
                squares: squares(ply),
                board: placement(&ply.after),
                variant: VariantScene::stood(desk.game().state(), &ply.after),
                clocks: (desk.game().state().clocks.is_some()).then(|| shown(ply.clocks.map(u64::from))),
            });
            before = &ply.after;
        }
        let lines = teller.lines(all, who);
        let marks = lines
            .into_iter()
            .filter(|line| line.ruled && line.told.iter().any(|said| !goes_on(said)));
        let marks = marks.map(|line| Mark {
            ply: line.ply.unwrap_or_default().min(seen),
            text: line.text,
            told: line.told,
        });
        Ok(Replay {
            game: self.game.clone(),
            version: desk.version(),
            over: desk.game().state().is_over(),
            start: placement(line.start()),
            variant: VariantScene::stood(desk.game().state(), &line.begun()),
            clocks: all.first().and_then(|one| one.clocks).map(shown),
            plies,
            marks: marks.collect(),
        })
    }
}

/// Whether an answer is only that play goes on: no mark at a move for that.
fn goes_on(said: &Spoken) -> bool {
    matches!(said.tag, "game_continues" | "no_intervention")
}

fn squares(ply: &Ply) -> Option<String> {
    ply.played.map(|played| played.to_string())
}

/// So many half-moves were made when this stood on the board, in a game that began after `base` of them.
pub(super) fn plies_at(situation: &Situation, base: u32) -> usize {
    let number = u32::from(situation.fullmove_number().max(1)) - 1;
    let black = situation.turn().fold(0, 1);
    (2 * number + black).saturating_sub(base) as usize
}
