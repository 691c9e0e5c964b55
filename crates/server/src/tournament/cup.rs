//! A knock-out as a reader sees it: its stages with their matches, and what put somebody through.

use std::sync::Arc;

use arbiter_hall::event::knockout::{
    Bracket, Decision, Match, Order, Plan, Stands, bracket, group_rounds, group_tables, plan, ties,
};
use arbiter_hall::event::number::Round;
use arbiter_hall::event::state::without_open_games;
use arbiter_hall::event::tiebreak::{Code, Standing};
use arbiter_hall::event::{Event, Mark};
use arbiter_lang::Args;

use super::cross::sign;
use super::seen::{Person, Seen};
use super::standings::who;
use crate::api::aside;
use crate::frame::Frame;
use crate::live::Failure;

/// A knock-out after the newest round that the reader sees.
pub struct Cup {
    /// What was settled of it.
    pub plan: Plan,
    /// How far it is.
    pub bracket: Bracket,
    /// The tables of the groups before it, from A on.
    pub tables: Vec<Vec<Standing>>,
    /// What parts those of a group who are level in points.
    pub ties: Vec<Code>,
}

/// One of the two of a match.
pub struct Half {
    /// Who; nobody where it is not known yet, or where there is nobody.
    pub who: Option<Person>,
    /// What he made, game by game.
    pub figures: Vec<&'static str>,
    /// Whether he goes on.
    pub goes_on: bool,
}

/// A match.
pub struct Duel {
    /// The two, the upper line first.
    pub halves: [Half; 2],
    /// Its games: what each is called, its page.
    pub games: Vec<(String, String)>,
    /// What put somebody through beside won games, or what comes next.
    pub note: Option<String>,
}

/// A stage: what it is called, its matches; the match for the third place stands for itself.
pub struct Stage {
    /// Its name.
    pub title: String,
    /// Its matches from the top line on.
    pub duels: Vec<Duel>,
}

impl Cup {
    /// Of a tournament; nothing where it is no knock-out or nothing is drawn yet.
    pub async fn of(seen: &Seen) -> Result<Option<Self>, Failure> {
        Self::after(seen, seen.newest().0).await
    }

    /// The same after a round that the reader sees.
    pub async fn after(seen: &Seen, round: u16) -> Result<Option<Self>, Failure> {
        if !fits(seen) || !seen.state.drawn() {
            return Ok(None);
        }
        let (state, rounds) = (Arc::clone(&seen.state), usize::from(round));
        aside(move || Self::counted(state.sheet(), rounds)).await
    }

    fn counted(mut event: Event, rounds: usize) -> Option<Self> {
        for player in &mut event.players {
            player.rounds.truncate(rounds);
        }
        let plan = plan(&event)?;
        Some(Self {
            bracket: bracket(&event, &plan, rounds),
            // A game that runs adds nothing to a table.
            tables: group_tables(&without_open_games(&event), &plan, rounds),
            ties: ties(&event),
            plan,
        })
    }

    /// Whether each match leads to a certain one of the next stage, as lines between them show it.
    pub fn is_joined(&self) -> bool {
        self.plan.order == Order::Fixed
    }

    /// Whether all groups are over, and it is known who goes on.
    pub fn groups_are_over(&self) -> bool {
        !self.bracket.stages.is_empty() || self.bracket.winner.is_some()
    }

    /// How many rounds the groups have.
    pub fn group_rounds(&self) -> u16 {
        u16::try_from(group_rounds(&self.plan)).unwrap_or(u16::MAX)
    }

    /// The stages of the knock-out, with those to come; none before the groups are over.
    pub fn stages(&self, frame: &Frame, seen: &Seen) -> Vec<Stage> {
        let Some(first) = self.bracket.stages.first() else {
            return Vec::new();
        };
        let depth = first.len().ilog2() as usize + 1;
        let mut stages: Vec<Stage> = Vec::new();
        for at in 0..depth {
            let own = 1 << (depth - at - 1);
            let duels = match self.bracket.stages.get(at) {
                Some(matches) => matches.iter().map(|one| duel(frame, seen, one)).collect(),
                None => self.to_come(stages.last(), own),
            };
            let title = frame.count("tour-cup-stage", "left", &(2 * own as u64));
            stages.push(Stage { title, duels });
        }
        let third = stages
            .last_mut()
            .map_or_else(Vec::new, |last| last.duels.split_off(1));
        stages.extend((!third.is_empty()).then(|| Stage {
            title: frame.t("tour-cup-third"),
            duels: third,
        }));
        stages
    }

    /// Matches whose players are known as far as those before them are decided; where lots or seeds pair anew, none are.
    fn to_come(&self, before: Option<&Stage>, count: usize) -> Vec<Duel> {
        let fixed = self.is_joined();
        let winner = |at: usize| {
            let duel = before.filter(|_| fixed)?.duels.get(at)?;
            let half = duel.halves.iter().find(|half| half.goes_on)?;
            half.who.clone()
        };
        let half = |at| Half {
            who: winner(at),
            figures: Vec::new(),
            goes_on: false,
        };
        let duel = |at| Duel {
            halves: [half(2 * at), half(2 * at + 1)],
            games: Vec::new(),
            note: None,
        };
        (0..count).map(duel).collect()
    }
}

/// A match as people read it.
pub fn duel(frame: &Frame, seen: &Seen, one: &Match) -> Duel {
    let half = |player: Option<u16>| Half {
        who: player.map(|number| who(seen, number)),
        figures: one
            .games
            .iter()
            .map(|game| {
                sign(if Some(game.white) == player {
                    game.marks.0
                } else {
                    game.marks.1
                })
            })
            .collect(),
        goes_on: player.is_some() && one.winner() == player,
    };
    let games = one.games.iter().filter_map(|game| {
        let round = u16::try_from(game.round).ok()?;
        let white = seen.counted.numbers.entrant(game.white)?;
        let board = seen.round(Round(round))?.board_of(white)?.board.0;
        let args = Args::new().count("round", round.into());
        let name = frame
            .lang()
            .text("tour-cup-game", &args.count("board", board.into()));
        Some((name, seen.links.board(round, board)))
    });
    Duel {
        halves: [half(one.top), half(one.bottom)],
        games: games.collect(),
        note: how(one).map(|how| frame.word("tour-cup-note", "how", how)),
    }
}

/// Whether the tournament is a knock-out of players.
pub fn fits(seen: &Seen) -> bool {
    seen.state.is_knockout()
}

/// Whether it has groups before it.
pub fn has_groups(seen: &Seen) -> bool {
    use arbiter_hall::event::act::Form;
    fits(seen) && seen.state.terms.form.is_some_and(|form| form != Form::Plain)
}

/// What put somebody through, or what comes next, where the figures alone do not say it.
fn how(one: &Match) -> Option<&'static str> {
    let walkover = || {
        let last = one.games.last();
        last.is_some_and(|game| [game.marks.0, game.marks.1].contains(&Mark::ForfeitWin))
    };
    match one.state {
        Stands::Won(0, _) => None,
        Stands::Won(_, Decision::Bye) => Some("bye"),
        Stands::Won(_, Decision::Lot) => Some("lot"),
        Stands::Won(_, Decision::Person) => Some("person"),
        Stands::Won(..) if walkover() => Some("walkover"),
        Stands::Won(_, Decision::Step(_)) => Some("ladder"),
        Stands::Next(_, _, step) if step > 0 => Some("replay"),
        Stands::Level(..) => Some("level"),
        Stands::Won(..) | Stands::Next(..) | Stands::Waiting(..) => None,
    }
}
