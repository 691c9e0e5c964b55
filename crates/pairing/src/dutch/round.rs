//! A round from its first bracket to its last, and the order of the boards.

use core::cmp::Reverse;

use arbiter_chess::Color;

use super::blocking::{blocking, ways};
use super::bracket::{Ask, Bracket, Demand, Paired};
use super::card::Card;
use super::colour::color_of_higher;
use super::feasible::complete;
use super::stop::Stop;
use super::table::Table;
use super::walk::walk;
use super::{Brackets, Rules};
use crate::field::Field;
use crate::paired::{BracketTrace, NotPaired, Paired as Round};

/// Pairs a round.
pub fn pair(field: &Field, rules: Rules) -> Result<Round, NotPaired> {
    let initial = field.initial.ok_or(NotPaired::NoInitialColor)?;
    let run = run(field, rules, &Stop::never())?;
    let (table, bye) = (&run.table, run.bye);
    let absent = field
        .players
        .iter()
        .filter_map(|player| Some((player.number, player.away?)));
    let number = |at: usize| table.cards[at].number;
    let numbers = |list: &[usize]| list.iter().map(|&at| number(at)).collect::<Vec<u16>>();
    let traces = run.brackets.iter().map(|(bracket, paired)| BracketTrace {
        moved_down: numbers(&bracket.down),
        residents: numbers(&bracket.residents),
        pairs: paired
            .pairs
            .iter()
            .map(|&(u, v)| (number(u), number(v)))
            .collect(),
        downfloaters: numbers(&paired.floaters),
    });
    Ok(Round {
        round: field.round,
        pairs: boards(table, &run.brackets, initial),
        bye: bye.map(number),
        absent: absent.collect(),
        brackets: traces.collect(),
    })
}

/// A round as it was paired, by places in the table.
pub struct Run {
    /// The players.
    pub table: Table,
    /// Who may get the bye, where the number of players is odd.
    pub receivers: Option<Vec<usize>>,
    /// The brackets from the top.
    pub brackets: Vec<(Bracket, Paired)>,
    /// Who gets the bye.
    pub bye: Option<usize>,
}

/// Pairs a round without colours. Once the work is told to stop, what it gives is no pairing.
pub fn run(field: &Field, rules: Rules, stop: &Stop) -> Result<Run, NotPaired> {
    let mut table = Table::new(field, rules);
    table.stop = stop.clone();
    let all: Vec<usize> = (0..table.len()).collect();
    if !complete(&table, &all, 0, &|at| table.cards[at].may_get_bye) && !stop.is_told() {
        let blocking = blocking(&table);
        let ways = ways(field, rules, &blocking);
        let players = table.len();
        return Err(NotPaired::Impossible {
            round: field.round,
            players,
            blocking,
            ways,
        });
    }
    let mut pairing = Pairing {
        table: &table,
        receivers: None,
        brackets: Vec::new(),
    };
    let bye = match rules.brackets() {
        Brackets::Ahead => pairing.run_ahead(&all),
        Brackets::Collapsing => pairing.run_collapsing(&all),
    };
    let (receivers, brackets) = (pairing.receivers, pairing.brackets);
    Ok(Run {
        table,
        receivers,
        brackets,
        bye,
    })
}

impl Run {
    /// How the bracket after one was paired, where it is the next score with those who floated down, and all below did not collapse.
    pub fn after(&self, at: usize, full: &Bracket) -> Option<&Paired> {
        let (after, made) = self.brackets.get(at + 1)?;
        let collapsed = self.table.rules.brackets() == Brackets::Collapsing && !after.rest.is_empty();
        let down = |list: &[usize]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        let same = !collapsed
            && !full.next.is_empty()
            && after.residents == full.next
            && down(&after.down) == down(&self.brackets[at].1.floaters);
        same.then_some(made)
    }

    /// Whether all can be paired when these float down out of a bracket, and where nobody looks ahead also if others did.
    pub fn whole(&self, full: &Bracket, floaters: &[usize]) -> bool {
        if self.ample(full, floaters.len()) {
            return true;
        }
        if self.table.rules.brackets() == Brackets::Collapsing {
            return false;
        }
        let below = full.residents.last().map_or(0, |&last| last + 1);
        let left: Vec<usize> = floaters.iter().copied().chain(below..self.table.len()).collect();
        let able = |at: usize| {
            self.receivers
                .as_ref()
                .is_none_or(|able| able.binary_search(&at).is_ok())
        };
        complete(&self.table, &left, floaters.len(), &able)
    }

    /// Whether these downfloaters are as good for the next bracket as any of their scores could be (C8).
    pub fn alike(&self, full: &Bracket, floaters: &[usize]) -> bool {
        let next = Self::stretch(full);
        let settles = || {
            self.table.rules.brackets() == Brackets::Ahead
                && self.pairing().settles(floaters, &next, self.table.len())
        };
        self.ample(full, floaters.len()) || settles()
    }

    fn ample(&self, full: &Bracket, count: usize) -> bool {
        self.pairing()
            .ample(&Self::stretch(full), self.table.len(), count)
    }

    fn stretch(full: &Bracket) -> Stretch {
        full.next
            .first()
            .map_or(0..0, |&first| first..first + full.next.len())
    }

    fn pairing(&self) -> Pairing<'_> {
        Pairing {
            table: &self.table,
            receivers: self.receivers.clone(),
            brackets: Vec::new(),
        }
    }

    /// A bracket with everything below it and a demand, and whether the bye is decided in it (C9).
    pub fn full(&self, at: usize, demand: Demand) -> (Bracket, bool) {
        let mut bracket = self.brackets[at].0.clone();
        bracket.demand = demand;
        if self.table.rules.brackets() == Brackets::Collapsing {
            return (bracket, false); // completion is no matter of the single bracket there
        }
        let end = bracket.residents.last().map_or(0, |&last| last + 1);
        let next = self
            .table
            .groups()
            .into_iter()
            .find(|group| group.start == end)
            .unwrap_or(end..end);
        bracket.next = next.clone().collect();
        bracket.rest = (next.end.max(end)..self.table.len()).collect();
        bracket.receivers.clone_from(&self.receivers);
        bracket.ask = Ask {
            completion: true,
            lookahead: !next.is_empty(),
            ..Ask::default()
        };
        let decides = self
            .receivers
            .as_ref()
            .and_then(|able| able.first())
            .is_some_and(|&first| self.table.score(first) >= self.table.score(bracket.residents[0]));
        let decides = decides && self.brackets[at].1.floaters.len() == 1;
        bracket.ask.receiver = decides;
        (bracket, decides)
    }
}

/// Pairs with colours by the order of C.04.2: score of the higher ranked, sum of scores, number of the higher ranked.
fn boards(table: &Table, brackets: &[(Bracket, Paired)], initial: Color) -> Vec<(u16, u16)> {
    let mut boards: Vec<_> = brackets
        .iter()
        .flat_map(|(_, paired)| &paired.pairs)
        .map(|&(u, v)| {
            let (high, low): (&Card, &Card) = (&table.cards[u], &table.cards[v]);
            let (color, _) = color_of_higher(high, low, initial);
            let pair = if color == Color::White {
                (high.number, low.number)
            } else {
                (low.number, high.number)
            };
            (
                Reverse(high.score),
                Reverse(high.score + low.score),
                high.number,
                pair,
            )
        })
        .collect();
    boards.sort_unstable();
    boards.into_iter().map(|board| board.3).collect()
}

/// Places from one to another in the order of the players.
type Stretch = core::ops::Range<usize>;

struct Pairing<'a> {
    table: &'a Table,
    /// Who may get the bye, where the number of players is odd.
    receivers: Option<Vec<usize>>,
    brackets: Vec<(Bracket, Paired)>,
}

impl Pairing<'_> {
    /// C5: the players with the lowest score that a receiver of the bye can have.
    fn lowest_receivers(&self, all: &[usize]) -> Option<Vec<usize>> {
        if all.len().is_multiple_of(2) {
            return None;
        }
        let able =
            |range: core::ops::Range<usize>| range.filter(|&at| self.table.cards[at].may_get_bye).collect();
        let mut found = None;
        for group in self.table.groups().into_iter().rev() {
            let able: Vec<usize> = able(group);
            if !able.is_empty() && complete(self.table, all, 0, &|at| able.binary_search(&at).is_ok()) {
                found = Some(able);
                break;
            }
        }
        found.or_else(|| Some(Vec::new()))
    }

    fn run_ahead(&mut self, all: &[usize]) -> Option<usize> {
        self.receivers = self.lowest_receivers(all);
        let groups = self.table.groups();
        let mut down: Vec<usize> = Vec::new();
        for (at, group) in groups.iter().enumerate() {
            if self.table.stop.is_told() {
                break;
            }
            let next = groups.get(at + 1).cloned();
            let (bracket, paired) = self.bracket_ahead(&down, group, next, all.len());
            down.clone_from(&paired.floaters);
            self.brackets.push((bracket, paired));
        }
        down.first().copied()
    }

    /// One bracket with all below it in view: by walking where nothing below can matter, else by a matching over what can.
    fn bracket_ahead(
        &self,
        down: &[usize],
        group: &Stretch,
        next: Option<Stretch>,
        end: usize,
    ) -> (Bracket, Paired) {
        let mut bracket = Bracket {
            down: down.to_vec(),
            residents: group.clone().collect(),
            ..Bracket::default()
        };
        if let Some(next) = &next {
            let odd = bracket.size() % 2;
            if let Some(paired) = walk(self.table, down, &bracket.residents, None)
                && (self.ample(next, end, odd) || self.settles(&paired.floaters, next, end))
            {
                return (bracket, paired);
            }
            if self.ample(next, end, odd) {
                let paired = bracket.pair(self.table);
                if self.ample(next, end, paired.floaters.len()) {
                    return (bracket, paired);
                }
            }
        }
        let mine = |able: &Vec<usize>| able.first().is_some_and(|at| group.contains(at));
        if next.is_none()
            && self.receivers.as_ref().is_none_or(mine)
            && let Some(paired) = walk(self.table, down, &bracket.residents, self.receivers.as_deref())
        {
            return (bracket, paired);
        }
        let next = next.unwrap_or(group.end..group.end);
        bracket.next = next.clone().collect();
        bracket.ask.lookahead = !next.is_empty();
        if self.untouched(&(next.end..end), bracket.size() + next.len()) {
            let paired = bracket.pair(self.table);
            return (bracket, paired);
        }
        bracket.rest = (next.end..end).collect();
        bracket.receivers.clone_from(&self.receivers);
        bracket.ask.completion = true;
        let decided = self.receivers.as_ref().is_some_and(|able| {
            able.first()
                .is_some_and(|&first| self.table.score(first) >= self.table.score(group.start))
        });
        bracket.ask.receiver = decided && bracket.size() % 2 == 1;
        let mut paired = bracket.pair(self.table);
        if bracket.ask.receiver && paired.floaters.len() != 1 {
            bracket.ask.receiver = false;
            paired = bracket.pair(self.table);
        }
        (bracket, paired)
    }

    /// Whether any `count` downfloaters find opponents in the next scoregroup, which can then be paired itself but for
    /// one at most, whoever they are, and everybody below too: then C4 and C8 judge all choices alike.
    ///
    /// Dirac: where everybody may meet at least half of the others, all can be paired. The downfloaters take one
    /// opponent each first, since they never meet each other.
    fn ample(&self, next: &Stretch, end: usize, count: usize) -> bool {
        let below = next.end..end;
        let bye_at = |stretch: &Stretch| {
            self.receivers
                .as_ref()
                .is_none_or(|able| able.iter().any(|at| stretch.contains(at)))
        };
        let odd = usize::from(self.receivers.is_some());
        if below.is_empty() {
            return bye_at(next) && self.dense(next, odd, count);
        }
        bye_at(&below) && self.dense(next, 0, count + 1) && self.dense(&below, odd, 1)
    }

    /// Whether these downfloaters, one at most, are as good for everybody below as any could be: nobody more floats out
    /// of the next bracket than must, and all can be paired.
    fn settles(&self, floaters: &[usize], next: &Stretch, end: usize) -> bool {
        let able = |at: usize| {
            self.receivers
                .as_ref()
                .is_some_and(|able| able.binary_search(&at).is_ok())
        };
        if self.table.rules.brackets() == Brackets::Ahead && (0..next.start).any(able) {
            return false; // who gets the bye is then decided here or above
        }
        let able = |at: usize| at >= next.start && able(at);
        let below: Vec<usize> = (next.end..end).collect();
        let &[floater] = floaters else {
            let all: Vec<usize> = (next.start..end).collect();
            return floaters.is_empty() && complete(self.table, &all, 0, &able);
        };
        let group: Vec<usize> = core::iter::once(floater).chain(next.clone()).collect();
        if below.is_empty() || group.len().is_multiple_of(2) {
            return complete(self.table, &group, 1, &able) && complete(self.table, &below, 0, &able);
        }
        next.clone().rev().take(4).any(|out| {
            let stay: Vec<usize> = group.iter().copied().filter(|&at| at != out).collect();
            let rest: Vec<usize> = core::iter::once(out).chain(next.end..end).collect();
            complete(self.table, &stay, 1, &able) && complete(self.table, &rest, 1, &able)
        })
    }

    /// Whether everybody below can be paired whoever comes down, `count` players at most.
    fn untouched(&self, below: &Stretch, count: usize) -> bool {
        let bye = self
            .receivers
            .as_ref()
            .is_none_or(|able| able.iter().any(|at| below.contains(at)));
        !below.is_empty() && bye && self.dense(below, usize::from(self.receivers.is_some()), count)
    }

    /// Dirac's condition for a stretch without `out` of its players and with `more` who come from above.
    fn dense(&self, stretch: &Stretch, out: usize, more: usize) -> bool {
        let size = stretch.len().saturating_sub(out);
        let strangers = out + 1 + self.table.barred + self.table.most_bound(stretch.clone());
        2 * size.saturating_sub(strangers) > size + more
    }

    fn run_collapsing(&mut self, all: &[usize]) -> Option<usize> {
        let able: Vec<usize> = all
            .iter()
            .copied()
            .filter(|&at| self.table.cards[at].may_get_bye)
            .collect();
        self.receivers = (all.len() % 2 == 1).then_some(able);
        let groups = self.table.groups();
        let mut down: Vec<usize> = Vec::new();
        for (at, group) in groups.iter().enumerate() {
            if self.table.stop.is_told() {
                break;
            }
            let next = groups.get(at + 1).cloned().unwrap_or(0..0);
            let last = next.is_empty();
            let before_last = at + 2 == groups.len();
            let bracket = Bracket {
                down: down.clone(),
                residents: group.clone().collect(),
                next: next.clone().collect(),
                rest: Vec::new(),
                demand: Demand::None,
                receivers: if last || before_last {
                    self.receivers.clone()
                } else {
                    None
                },
                ask: Ask {
                    completion: last,
                    lookahead: !last,
                    bye_below: before_last,
                    receiver: false,
                },
            };
            let odd = bracket.size() % 2;
            let ample = |count: usize| !last && self.ample(&next, all.len(), count);
            let walked = if last {
                walk(self.table, &down, &bracket.residents, self.receivers.as_deref())
            } else {
                walk(self.table, &down, &bracket.residents, None)
                    .filter(|paired| ample(odd) || self.settles(&paired.floaters, &next, all.len()))
            };
            let paired = walked.unwrap_or_else(|| bracket.pair(self.table));
            let left: Vec<usize> = paired
                .floaters
                .iter()
                .copied()
                .chain(group.end..all.len())
                .collect();
            let able = |at: usize| self.table.cards[at].may_get_bye;
            if !last && !complete(self.table, &left, paired.floaters.len(), &able) {
                return self.collapse(down, group.clone(), all.len());
            }
            down.clone_from(&paired.floaters);
            self.brackets.push((bracket, paired));
        }
        down.first().copied()
    }

    /// 2017 A.9: the bracket just paired becomes the penultimate; all below it collapse into the last.
    fn collapse(&mut self, down: Vec<usize>, group: core::ops::Range<usize>, end: usize) -> Option<usize> {
        let ask = Ask {
            completion: true,
            ..Ask::default()
        };
        let below: Vec<usize> = (group.end..end).collect();
        let penultimate = Bracket {
            down,
            residents: group.collect(),
            next: Vec::new(),
            rest: below.clone(),
            receivers: self.receivers.clone(),
            ask,
            demand: Demand::None,
        };
        let paired = penultimate.pair(self.table);
        let last = Bracket {
            down: paired.floaters.clone(),
            residents: below,
            next: Vec::new(),
            rest: Vec::new(),
            receivers: self.receivers.clone(),
            ask,
            demand: Demand::None,
        };
        self.brackets.push((penultimate, paired));
        let paired = last.pair(self.table);
        let bye = paired.floaters.first().copied();
        self.brackets.push((last, paired));
        bye
    }
}
