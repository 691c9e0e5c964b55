//! What the games of a tournament bring to it: results, points that were taken or given, offences. Each once, and again where
//! the game has changed since.

use arbiter_event::Mark;
use arbiter_event::Points;
use arbiter_event::act::{
    Act, Adjourn, EnterResult, Entry, Exclude, Expel, Offence, OffenceKind, Outcome, Penalise, Reinstate,
    Undo, decide, evolve,
};
use arbiter_event::number::{EntrantId, Round, Seq};
use arbiter_event::state::{BoardFacts, Played, Presence, Source, State};
use arbiter_game::rules::Remedy;
use arbiter_game::rules::answer::{EndReason, GameResult, Score};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::laws::{Regime, Topic};
use arbiter_game::rules::points::score as worth;
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
    let (game, regime) = (desk.game().state(), desk.game().regime());
    follows.adjourned(game.sealed().is_some());
    follows.result(game.end.as_ref(), desk.version());
    for side in Color::ALL {
        let score = game.end.as_ref().map(|end| (end, of(end.score, side)));
        let (entrant, record) = (place.entrants[side.index()], &game.players[side.index()]);
        follows.points(entrant, side, score, regime);
        follows.offences(place, side, record);
        follows.sent_away(entrant, record, regime);
    }
    if !follows.entries.is_empty() {
        let next = super::again(&follows.state, at);
        follows.entries.extend(next);
    }
    follows.entries
}

/// The article by its number, as results cite it.
fn article(regime: &Regime, topic: Topic) -> String {
    regime
        .cite(topic)
        .map_or_else(String::new, |cite| cite.to_string())
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
                self.back(seq);
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
    fn points(&mut self, entrant: EntrantId, side: Color, end: Option<(&End, u16)>, regime: &Regime) {
        let off = end.map_or(Points::ZERO, |(end, score)| {
            points(score) - points(of(worth(end.result, regime), side))
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
            self.back(seq);
        }
        if off != Points::ZERO {
            let topic = if off < Points::ZERO {
                Topic::PenaltyOwnPoints
            } else {
                Topic::PenaltyOpponentPoints
            };
            self.act(Penalise {
                entrant,
                points: off,
                round: self.place.round,
                reason: article(regime, topic),
                game,
            });
        }
    }

    /// The game is adjourned with its move sealed: a draw for the pairing until its result comes.
    fn adjourned(&mut self, is_sealed: bool) {
        let known = self.facts().is_some_and(|facts| facts.adjourned.last().is_some());
        if is_sealed == known {
            return;
        }
        if is_sealed {
            let (round, board) = (self.place.round, self.place.board);
            self.act(Adjourn {
                round,
                board,
                // When it is resumed the game does not say.
                until: "?".to_owned(),
                game: Some(self.game.to_owned()),
            });
        } else {
            for seq in self.own(|act| matches!(act, Act::Adjourn(_))) {
                self.back(seq);
            }
        }
    }

    /// Whom the arbiter of the game has expelled, or excluded from the next round, is not paired.
    fn sent_away(&mut self, entrant: EntrantId, record: &PlayerRecord, regime: &Regime) {
        let has = |is: fn(&Remedy) -> bool| record.penalties.iter().any(is);
        let expelled = has(|remedy| matches!(remedy, Remedy::ExpelEvent { .. }));
        let excluded = !expelled && has(|remedy| matches!(remedy, Remedy::ExcludeRound { .. }));
        let gone = |one: &Presence| matches!(one, Presence::Excluded(..) | Presence::Expelled(..));
        let told = self.state.entrants.get(&entrant);
        let told = told.is_some_and(|one| one.presence.all().any(gone));
        if !expelled && !excluded && !told {
            return;
        }
        let known = self.own(|act| match act {
            Act::Expel(act) => act.entrant == entrant,
            Act::Exclude(act) => act.entrant == entrant,
            Act::Reinstate(act) => act.entrant == entrant,
            _ => false,
        });
        let is_expelled = !self
            .own(|act| matches!(act, Act::Expel(act) if act.entrant == entrant))
            .is_empty();
        if known.is_empty() != (expelled || excluded) && is_expelled == expelled {
            return;
        }
        for seq in known.into_iter().rev() {
            self.back(seq);
        }
        let from = Round(self.state.paired().0 + 1);
        let game = Some(self.game.to_owned());
        if expelled {
            self.act(Expel {
                entrant,
                from,
                article: article(regime, Topic::PenaltyExpulsion),
                game,
            });
        } else if excluded {
            self.act(Exclude {
                entrant,
                from,
                article: article(regime, Topic::PenaltyExcludeRound),
                game: game.clone(),
            });
            // From one round: he plays the one after it.
            self.act(Reinstate {
                entrant,
                from: Round(from.0 + 1),
                article: String::new(),
                game,
            });
        }
    }

    /// The entries that this game has brought about and that stand.
    fn own(&self, is: impl Fn(&Act) -> bool) -> Vec<Seq> {
        let history = self.state.history.iter();
        let own = history.filter(|made| made.stands() && made.act.game() == Some(self.game) && is(&made.act));
        own.map(|made| made.seq).collect()
    }

    /// The game does not say any more what it said.
    fn back(&mut self, seq: Seq) {
        self.act(Undo {
            game: Some(self.game.to_owned()),
            ..Undo::of(seq)
        });
    }

    /// Offences of the game that count over the event, each with how often.
    fn offences(&mut self, place: Place, side: Color, record: &PlayerRecord) {
        let entrant = place.entrants[side.index()];
        let before = place.warned[side.index()];
        let counted = [
            (OffenceKind::Warning, record.warnings.saturating_sub(before)),
            (OffenceKind::IllegalMove, record.illegal_moves),
            (OffenceKind::Refusal, record.refusals),
            (OffenceKind::Device, record.devices),
            (OffenceKind::UntimelyOffer, record.untimely_offers),
        ];
        // All others by how often they were ruled on.
        let others = OffenceKind::ALL
            .iter()
            .filter(|kind| counted.iter().all(|one| one.0 != **kind));
        let ruled = |kind: &OffenceKind| {
            let of = record.offences.iter().filter(|one| one.as_str() == kind.name());
            (*kind, u32::try_from(of.count()).unwrap_or(u32::MAX))
        };
        let all: Vec<(OffenceKind, u32)> = counted.into_iter().chain(others.map(ruled)).collect();
        let own = |one: &&Offence| one.game.as_deref() == Some(self.game) && one.entrant == entrant;
        let told: Vec<(OffenceKind, u32)> = (self.state.discipline.offences.all().filter(own))
            .map(|one| (one.kind, one.times.unwrap_or(0)))
            .collect();
        for (kind, times) in all {
            let known = told.iter().rev().find(|one| one.0 == kind);
            if known.map_or(0, |one| one.1) != times {
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
