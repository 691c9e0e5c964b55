//! What those who look at an event are told of its tournament, after each batch of acts: rounds, results, the table, questions.

use std::collections::BTreeMap;

use arbiter_hall::event::act::{Act, Entry};
use arbiter_hall::event::number::{BoardNumber, Round, Seq};
use arbiter_hall::event::pulled::Pulled;
use arbiter_hall::event::show::Eyes;
use arbiter_hall::event::state::{Report, RoundState, Stage, State};
use arbiter_hall::{Grant, Grants, Office, event};

use super::{House, Watcher};
use crate::live::table::message;
use crate::live::wire::{RoundStage, Sent};
use crate::locks::locked;

/// What is looked at before and after.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    rounds: BTreeMap<Round, RoundSeen>,
    newest: [Round; 2],
    open: usize,
}

#[derive(Debug, PartialEq, Eq)]
struct RoundSeen {
    /// The entry that said last who sits where.
    paired: Seq,
    stage: Stage,
    results: BTreeMap<BoardNumber, String>,
    /// What was reported by players of boards that have none.
    reports: BTreeMap<BoardNumber, Vec<Report>>,
}

impl RoundSeen {
    fn of(round: &RoundState) -> Self {
        let result = |board: &event::state::Board| {
            let scored = round.result(board.board)?;
            Some((board.board, scored.result.to_string()))
        };
        let turned = round.boards.values().filter_map(|facts| facts.turned.by());
        let reports = |board: &event::state::Board| {
            let reports = Some(round.reports(board)).filter(|reports| !reports.is_empty());
            Some((board.board, reports?))
        };
        Self {
            paired: turned.chain(round.layouts.by()).fold(round.paired, Seq::max),
            stage: round.stage(),
            results: round.layout().boards.iter().filter_map(result).collect(),
            reports: round.layout().boards.iter().filter_map(reports).collect(),
        }
    }
}

impl Seen {
    /// What is there to be told of; nothing where nobody listens or no tournament is played.
    pub fn of(office: &Office) -> Option<Self> {
        let state = office.tournament()?;
        let of = |round: &RoundState| (round.round, RoundSeen::of(round));
        let newest = state.history.last().and_then(|made| made.at.as_deref());
        Some(Self {
            rounds: state.rounds.iter().map(of).collect(),
            newest: [Eyes::Everybody, Eyes::Keepers].map(|eyes| eyes.newest(state)),
            open: open(office, state, newest),
        })
    }
}

/// What whoever has seen a tournament up to an entry is told as soon as he listens, where more was entered meanwhile: how far the
/// newest round is, and that the table may be another one.
pub fn missed(office: &Office, grants: &Grants, since: Option<u32>) -> Vec<Sent> {
    let Some((state, since)) = office.tournament().zip(since) else {
        return Vec::new();
    };
    if super::version(state).is_none_or(|version| version.0 <= since) {
        return Vec::new();
    }
    let eyes = if grants.keep() {
        Eyes::Keepers
    } else {
        Eyes::Everybody
    };
    let after = eyes.newest(state);
    let round = state.round(after).map(|round| Sent::Round {
        round: after,
        state: round.stage().into(),
    });
    round.into_iter().chain([Sent::Standings { after }]).collect()
}

/// How many questions wait for somebody who keeps the tournament.
fn open(office: &Office, state: &State, now: Option<&str>) -> usize {
    let matters = state.waiting_matters().count();
    state.unsettled().len() + state.waiting(now).len() + office.waiting().count() + matters
}

/// Whether one of these acts can move somebody in the table, or what stands beside it, though no result changes.
pub(super) fn moves(entries: &[Entry]) -> bool {
    let one = |entry: &Entry| {
        matches!(
            entry.act,
            Act::Enter(_)
                | Act::CorrectEntrant(_)
                | Act::Withdraw(_)
                | Act::Rejoin(_)
                | Act::Penalty(_)
                | Act::Exclude(_)
                | Act::Expel(_)
                | Act::Reinstate(_)
                | Act::Tiebreaks(_)
                | Act::Amend(_)
                | Act::Draw(_)
                | Act::Through(_)
                | Act::Team(_)
                | Act::PublishLots(_)
                | Act::Hour(_)
                | Act::Undo(_)
        )
    };
    entries.iter().any(one)
}

impl House {
    /// What stands before something is done, where somebody listens.
    pub(super) fn seen(&self, office: &Office) -> Option<Seen> {
        (!self.watchers.is_empty()).then(|| Seen::of(office))?
    }

    /// Tells what has changed since.
    pub(super) fn tell_changes(&self, before: Option<&Seen>, moved: bool, office: &Office) {
        let Some((before, now)) = before.zip(Seen::of(office)) else {
            return;
        };
        if *before == now && !moved {
            return;
        }
        let all: Vec<Round> = before.rounds.keys().chain(now.rounds.keys()).copied().collect();
        let last = all.into_iter().max().unwrap_or_default();
        let mut results = false;
        for number in (1..=last.0).map(Round) {
            let (old, new) = (before.rounds.get(&number), now.rounds.get(&number));
            results |= self.tell_round(number, old, new);
            if let (Some(new), Some(round)) = (new, office.tournament().and_then(|state| state.round(number)))
            {
                self.tell_players(round, old, new);
            }
        }
        let newest = before.newest != now.newest;
        if results || newest || moved {
            self.tell_by_keeping(|keeps| {
                let after = now.newest[usize::from(keeps)];
                Some(Sent::Standings { after })
            });
        }
        if before.open != now.open {
            self.tell_by_keeping(|keeps| keeps.then_some(Sent::Question { open: now.open }));
        }
    }

    /// Tells those who keep the tournament that somebody has reported a result alone for long enough, where that came to pass
    /// between these two instants.
    pub fn remind(&self, office: &Office, from: &str, to: &str) {
        let Some(state) = office.tournament().filter(|_| !self.watchers.is_empty()) else {
            return;
        };
        if state.waiting(Some(from)).len() < state.waiting(Some(to)).len() {
            let open = open(office, state, Some(to));
            self.tell_by_keeping(|keeps| keeps.then_some(Sent::Question { open }));
        }
    }

    /// Whether a result of the round has changed.
    fn tell_round(&self, round: Round, old: Option<&RoundSeen>, new: Option<&RoundSeen>) -> bool {
        let public = |seen: Option<&RoundSeen>| seen.is_some_and(|seen| seen.stage != Stage::Draft);
        let shown = public(new);
        let of = |seen: Option<&RoundSeen>| seen.map(|seen| (seen.paired, seen.stage));
        if of(old) != of(new) {
            let state = new.map_or(RoundStage::Preview, |seen| seen.stage.into());
            // Whoever saw it hears also that it is to be seen no more.
            let everybody = shown || public(old);
            self.tell_by_keeping(|keeps| (keeps || everybody).then_some(Sent::Round { round, state }));
        }
        let same = old.zip(new).filter(|(old, new)| old.paired == new.paired);
        let Some((old, new)) = same else {
            return public(old) != shown;
        };
        let boards = old.results.keys().chain(new.results.keys()).copied();
        let mut changed: Vec<BoardNumber> = boards
            .filter(|board| old.results.get(board) != new.results.get(board))
            .collect();
        changed.sort_unstable();
        changed.dedup();
        for &board in &changed {
            let result = new.results.get(&board).cloned();
            self.tell_by_keeping(|keeps| {
                let result = result.clone();
                (keeps || shown).then_some(Sent::Result { round, board, result })
            });
        }
        !changed.is_empty()
    }

    /// What people have pulled so far, where they draw.
    pub fn pulled(&self) -> Option<Pulled> {
        locked(&self.pulled).clone()
    }

    /// People have pulled something: whoever looks at the event hears of it.
    pub async fn pull(&self, pulled: Option<Pulled>) {
        *locked(&self.pulled) = pulled;
        let newest = |office: &Office| {
            let state = office.tournament();
            state
                .map(|state| Eyes::Everybody.newest(state))
                .unwrap_or_default()
        };
        let after = self.look(newest).await;
        self.tell_by_keeping(|_| Some(Sent::Standings { after }));
    }

    /// Tells the phones of two players that one of them reported something: it concerns nobody else.
    fn tell_players(&self, round: &RoundState, old: Option<&RoundSeen>, new: &RoundSeen) {
        for (board, reports) in &new.reports {
            let before = old.and_then(|old| old.reports.get(board));
            let Some(seats) = round.board(*board).filter(|_| before != Some(reports)) else {
                continue;
            };
            let (white, black) = round.seats(seats);
            let plays = |watcher: &Watcher| {
                let own = |grant: Grant| grant.entrant.is_some_and(|own| own == white || own == black);
                watcher.grants.iter().any(own)
            };
            let (round, board, result) = (round.round, *board, None);
            let told = message(&Sent::Result { round, board, result });
            self.watchers
                .tell(plays, |watcher| told.clone().filter(|_| plays(watcher)));
        }
    }

    fn tell_by_keeping(&self, sent: impl Fn(bool) -> Option<Sent>) {
        let keeps = |watcher: &Watcher| watcher.grants.keep();
        self.watchers
            .tell(keeps, |watcher| message(&sent(keeps(watcher))?));
    }
}
