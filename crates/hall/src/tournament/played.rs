//! What the games of a tournament bring to it: results, points that were taken or given, offences. Each once, and again where
//! the game has changed since.

use arbiter_event::Mark;
use arbiter_event::Points;
use arbiter_event::act::{
    Act, EnterResult, Entry, Offence, OffenceKind, Outcome, Penalise, Undo, decide, evolve,
};
use arbiter_event::number::{EntrantId, Seq};
use arbiter_event::state::{BoardFacts, Played, Source, State};
use arbiter_game::rules::answer::{EndReason, GameResult, Score};
use arbiter_game::rules::chess::Color;
use arbiter_game::state::{End, PlayerRecord};

use crate::{Board, Desk, Place};

/// How often somebody was warned in the event so far, in all his games.
#[must_use]
pub fn conduct(state: &State, who: EntrantId) -> u32 {
    state.offences(who, OffenceKind::Warning)
}

/// The entries by which a tournament follows one of its games; none where it knows all of it already, or where the game is
/// not the one of its board any more.
#[must_use]
pub fn follow(state: &State, board: &Board, desk: &Desk, at: &str) -> Vec<Entry> {
    let Some(place) = board.of else { return Vec::new() };
    let mut follows = Follows {
        state: std::borrow::Cow::Borrowed(state),
        game: &board.game,
        place,
        at,
        entries: Vec::new(),
    };
    if follows.facts().is_none() {
        return Vec::new();
    }
    let game = desk.game().state();
    follows.result(game.end.as_ref(), desk.version());
    for side in Color::ALL {
        let score = game.end.as_ref().map(|end| (end, of(end.score, side)));
        follows.points(place.entrants[side.index()], side, score);
        follows.offences(place, side, &game.players[side.index()]);
    }
    if !follows.entries.is_empty() {
        let next = super::again(&follows.state, at);
        follows.entries.extend(next);
    }
    follows.entries
}

const fn of(score: Score, side: Color) -> u16 {
    match side {
        Color::White => score.white.halves,
        Color::Black => score.black.halves,
    }
}

fn points(halves: u16) -> Points {
    Points::hundredths(i32::from(halves) * 50)
}

/// The result in the words of a tournament: who came too late has played no game.
fn outcome(result: GameResult, reason: EndReason) -> Outcome {
    let (white, black) = match (result, reason) {
        (GameResult::WhiteWins, EndReason::Default) => (Mark::ForfeitWin, Mark::ForfeitLoss),
        (GameResult::BlackWins, EndReason::Default) => (Mark::ForfeitLoss, Mark::ForfeitWin),
        (GameResult::BothLose, EndReason::Default) => (Mark::ForfeitLoss, Mark::ForfeitLoss),
        (GameResult::WhiteWins, _) => (Mark::Win, Mark::Loss),
        (GameResult::BlackWins, _) => (Mark::Loss, Mark::Win),
        (GameResult::Draw, _) => (Mark::Draw, Mark::Draw),
        (GameResult::BothLose, _) => (Mark::Loss, Mark::Loss),
        (GameResult::Open, _) => (Mark::Open, Mark::Open),
    };
    Outcome { white, black }
}

struct Follows<'a> {
    state: std::borrow::Cow<'a, State>,
    game: &'a str,
    place: Place,
    at: &'a str,
    entries: Vec<Entry>,
}

impl Follows<'_> {
    fn facts(&self) -> Option<&BoardFacts> {
        let facts = self.state.round(self.place.round)?.facts(self.place.board)?;
        (facts.live() == Some(self.game)).then_some(facts)
    }

    /// What cannot be any more, because somebody has closed the event, is not done; the game keeps what it says.
    fn act(&mut self, act: impl Into<Act>) {
        if let Ok(mut entry) = decide(&self.state, &act.into()) {
            entry.at = Some(self.at.to_owned());
            evolve(self.state.to_mut(), &entry);
            self.entries.push(entry);
        }
    }

    fn result(&mut self, end: Option<&End>, version: u64) {
        let Some(facts) = self.facts() else { return };
        let known = facts.results.last().cloned();
        let by = facts.results.by();
        let Some(end) = end.filter(|end| end.result != GameResult::Open) else {
            let ours = known.is_some_and(|known| known.source == Source::Live);
            if let Some(seq) = by.filter(|_| ours) {
                self.act(Undo::of(seq));
            }
            return;
        };
        let result = outcome(end.result, end.reason);
        let played = Played {
            game: self.game.to_owned(),
            version,
            reason: end.reason.to_string(),
            cites: end.cites.iter().map(ToString::to_string).collect(),
            score: (points(end.score.white.halves), points(end.score.black.halves)),
        };
        let same = known
            .as_ref()
            .and_then(|known| known.live.as_deref())
            .is_some_and(|live| {
                // The log grows after the end too, by a signature or a remark.
                let version = live.version;
                *live
                    == Played {
                        version,
                        ..played.clone()
                    }
            });
        if same && known.as_ref().is_some_and(|known| known.result == result) {
            return;
        }
        self.act(EnterResult {
            was: known.map(|known| known.result).filter(|was| !was.open()),
            source: Some(Source::Live),
            live: Some(played),
            ..EnterResult::typed(self.place.round, self.place.board, result)
        });
    }

    /// Points that an arbiter took or gave: what the score differs from what the result is worth.
    fn points(&mut self, entrant: EntrantId, side: Color, end: Option<(&End, u16)>) {
        let off = end.map_or(Points::ZERO, |(end, score)| {
            points(score) - points(of(Score::of(end.result), side))
        });
        let game = Some(self.game.to_owned());
        let known: Vec<(Seq, Points)> = self
            .state
            .discipline
            .penalties
            .told()
            .filter(|(_, one)| one.game == game && one.entrant == entrant)
            .map(|(seq, one)| (seq, one.points))
            .collect();
        if known.iter().map(|one| one.1).sum::<Points>() == off {
            return;
        }
        for (seq, _) in known {
            self.act(Undo::of(seq));
        }
        if let Some((end, _)) = end.filter(|_| off != Points::ZERO) {
            self.act(Penalise {
                entrant,
                points: off,
                round: self.place.round,
                reason: end.reason.to_string(),
                game,
            });
        }
    }

    /// Offences of the game that count over the event, each with how often.
    fn offences(&mut self, place: Place, side: Color, record: &PlayerRecord) {
        let entrant = place.entrants[side.index()];
        let before = place.warned[side.index()];
        for (kind, times) in [
            (OffenceKind::Warning, record.warnings.saturating_sub(before)),
            (OffenceKind::IllegalMove, record.illegal_moves),
            (OffenceKind::Refusal, record.refusals),
            (OffenceKind::Device, record.devices),
            (OffenceKind::UntimelyOffer, record.untimely_offers),
        ] {
            let known = self.state.discipline.offences.all().rev().find(|one| {
                one.game.as_deref() == Some(self.game) && one.entrant == entrant && one.kind == kind
            });
            let known = known.and_then(|one| one.times).unwrap_or(0);
            if known != times {
                self.act(Offence {
                    entrant,
                    kind,
                    round: place.round,
                    board: Some(place.board),
                    text: String::new(),
                    game: Some(self.game.to_owned()),
                    times: Some(times),
                });
            }
        }
    }
}
