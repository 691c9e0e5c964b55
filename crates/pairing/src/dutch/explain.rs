//! Why a round is what it is: its brackets with what they cost, and why two players do not meet.

use arbiter_chess::Color;

use super::bracket::{Bracket, Demand, Paired};
use super::colour::{ColorRule, color_of_higher};
use super::feasible::complete;
use super::instead::instead;
use super::judge::{Criterion, Verdict, verdicts};
use super::round::{Run, run};
use super::stop::Stop;
use super::table::Table;
use super::{Brackets, Rules};
use crate::field::Field;
use crate::paired::NotPaired;

/// A pair with the rule that gave the colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExplainedPair {
    /// Starting rank of White.
    pub white: u16,
    /// Starting rank of Black.
    pub black: u16,
    /// The rule.
    pub rule: ColorRule,
}

/// A bracket and what its pairing costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExplainedBracket {
    /// Moved-down players, by starting rank.
    pub moved_down: Vec<u16>,
    /// Residents.
    pub residents: Vec<u16>,
    /// Pairs, the higher ranked player's in their order.
    pub pairs: Vec<ExplainedPair>,
    /// Who floats down, or gets the bye out of the last bracket.
    pub downfloaters: Vec<u16>,
    /// What it costs, criterion by criterion.
    pub verdicts: Vec<Verdict>,
}

/// Why two players do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyNot {
    /// They do meet.
    TheyMeet,
    /// This one is not to be paired in the round, or not in the event.
    NotPaired(u16),
    /// One cannot meet oneself.
    OnePlayer,
    /// C1: they have met.
    Met,
    /// The event forbids it.
    Forbidden,
    /// C3: both must have one colour.
    Colour(Color),
    /// Whoever is left could not all be paired (C4), or the bye would have to go to a higher score (C5).
    Completion(Criterion),
    /// The best pairing in which they meet is worse under this criterion in this bracket, the first that differs.
    Worse {
        /// The bracket, from 1.
        bracket: usize,
        /// Who would have to float down out of it first; `None` where both are in it.
        floats: Option<u16>,
        /// The criterion.
        criterion: Criterion,
        /// How the pairing made does.
        made: Vec<i32>,
        /// How the best pairing in which they meet does.
        other: Vec<i32>,
    },
    /// It is as good, and comes later in the order of the candidates (Article 4, 2017 D).
    Later {
        /// The bracket, from 1.
        bracket: usize,
        /// Who would have to float down out of it first.
        floats: Option<u16>,
    },
    /// So many players are concerned that the answer was not found within the work a question may take.
    Undecided,
}

/// Why a question about a round has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotExplained {
    /// The round cannot be paired.
    #[error(transparent)]
    NotPaired(#[from] NotPaired),
    /// Whoever asked took the question back.
    #[error("the question was taken back")]
    Stopped,
}

/// The brackets of a round with their costs.
///
/// # Errors
/// [`NotExplained`]: it cannot be paired, or the work was told to stop.
pub fn explain(field: &Field, rules: Rules, stop: &Stop) -> Result<Vec<ExplainedBracket>, NotExplained> {
    let initial = field.initial.ok_or(NotPaired::NoInitialColor)?;
    let run = run(field, rules, stop)?;
    if stop.is_told() {
        return Err(NotExplained::Stopped);
    }
    let number = |at: usize| run.table.cards[at].number;
    let numbers = |list: &[usize]| list.iter().map(|&at| number(at)).collect();
    let explained = |place: usize| {
        let (bracket, paired) = &run.brackets[place];
        let pair = |&(u, v): &(usize, usize)| {
            let (color, rule) = color_of_higher(&run.table.cards[u], &run.table.cards[v], initial);
            let (white, black) = if color == Color::White { (u, v) } else { (v, u) };
            ExplainedPair {
                white: number(white),
                black: number(black),
                rule,
            }
        };
        let (full, decides) = run.full(place, Demand::None);
        ExplainedBracket {
            moved_down: numbers(&bracket.down),
            residents: numbers(&bracket.residents),
            pairs: paired.pairs.iter().map(pair).collect(),
            downfloaters: numbers(&paired.floaters),
            verdicts: verdicts(&run.table, &full, paired, (decides, run.after(place, &full))),
        }
    };
    let all = (0..run.brackets.len()).take_while(|_| !stop.is_told());
    let all = all.map(explained).collect();
    if stop.is_told() {
        return Err(NotExplained::Stopped);
    }
    Ok(all)
}

/// Why two players do not meet in a round: the first criterion under which the best pairing in which they do is worse.
///
/// # Errors
/// [`NotExplained`]: it cannot be paired, or the work was told to stop.
pub fn why_not(
    field: &Field,
    rules: Rules,
    (one, two): (u16, u16),
    stop: &Stop,
) -> Result<WhyNot, NotExplained> {
    let run = run(field, rules, stop)?;
    if stop.is_told() {
        return Err(NotExplained::Stopped);
    }
    let question = match Question::new(field, &run, one, two) {
        Ok(question) => question,
        Err(answer) => return Ok(answer),
    };
    if let Some(answer) = question.by_a_way(&run) {
        return Ok(answer);
    }
    let (full, _) = run.full(question.at, question.demand);
    let many = full.size() + full.next.len() + full.rest.len() > MANY;
    let answer = (!many && !stop.is_told()).then(|| question.by_matching(&run));
    if stop.is_told() {
        return Err(NotExplained::Stopped);
    }
    Ok(answer.unwrap_or(WhyNot::Undecided))
}

/// A matching over more players than these takes too long and too much room to answer a question.
const MANY: usize = 250;

/// What must come about for two players to meet, and where.
struct Question {
    at: usize,
    floats: Option<u16>,
    demand: Demand,
}

impl Question {
    /// The question of two players, or the answer where there is none.
    fn new(field: &Field, run: &Run, one: u16, two: u16) -> Result<Self, WhyNot> {
        let place = |number: u16| run.table.cards.iter().position(|card| card.number == number);
        let (Some(first), Some(second)) = (place(one), place(two)) else {
            let away = if place(one).is_none() { one } else { two };
            debug_assert!(field.player(away).is_none_or(|player| player.away.is_some()));
            return Err(WhyNot::NotPaired(away));
        };
        if first == second {
            return Err(WhyNot::OnePlayer);
        }
        let (high, low) = (first.min(second), first.max(second));
        let meet = |(_, paired): &(Bracket, Paired)| paired.pairs.contains(&(high, low));
        if run.brackets.iter().any(meet) {
            return Err(WhyNot::TheyMeet);
        }
        if !run.table.legal(high, low) {
            return Err(barred(field, &run.table, high, low));
        }
        let both = |(bracket, _): &(Bracket, Paired)| bracket.has(high) && bracket.has(low);
        if let Some(at) = run.brackets.iter().position(both) {
            return Ok(Self {
                at,
                floats: None,
                demand: Demand::Pair(high, low),
            });
        }
        let has = |(bracket, _): &(Bracket, Paired)| bracket.has(high);
        Ok(Self {
            at: run.brackets.iter().rposition(has).unwrap_or(0),
            floats: Some(run.table.cards[high].number),
            demand: Demand::Float(high),
        })
    }

    /// The answer from the pairing made, changed along the best way through its bracket; nothing where that does not show it.
    fn by_a_way(&self, run: &Run) -> Option<WhyNot> {
        let (full, decides) = run.full(self.at, self.demand);
        let other = instead(run, self.at, &full, self.demand)?;
        // C8 is the same where it decides at all.
        let full = Bracket {
            next: Vec::new(),
            ..full
        };
        Some(self.first_difference(run, &full, (&other, None), decides))
    }

    /// The answer from a matching over everything that the bracket looks at.
    fn by_matching(&self, run: &Run) -> WhyNot {
        let (full, decides) = run.full(self.at, self.demand);
        if run.table.rules.brackets() == Brackets::Ahead {
            let (other, next) = full.as_good_as_best(&run.table);
            if incomplete(run, self.at, &other, self.demand).is_none() {
                return self.first_difference(run, &full, (&other, Some(&next)), decides);
            }
        }
        // Who exactly floats down decides whether all below can be paired.
        self.by_the_first(run)
    }

    /// The answer from the best pairing that comes first in the order of the candidates.
    fn by_the_first(&self, run: &Run) -> WhyNot {
        let (full, decides) = run.full(self.at, self.demand);
        let other = full.pair(&run.table);
        match incomplete(run, self.at, &other, self.demand) {
            Some(criterion) => WhyNot::Completion(criterion),
            None => self.first_difference(run, &full, (&other, None), decides),
        }
    }

    /// The first criterion under which another pairing of a bracket differs from the one made. With it comes how the next bracket
    /// is then paired at best, where that is known.
    fn first_difference(
        &self,
        run: &Run,
        full: &Bracket,
        (other, next): (&Paired, Option<&Paired>),
        decides: bool,
    ) -> WhyNot {
        let (at, floats) = (self.at, self.floats);
        let bracket = at + 1;
        let paired = &run.brackets[at].1;
        let made = verdicts(&run.table, full, paired, (decides, run.after(at, full)));
        let others = verdicts(&run.table, full, other, (decides, next));
        let differs = made.iter().find_map(|made| {
            let other = others.iter().find(|other| other.criterion == made.criterion)?;
            (made.value != other.value).then_some((made, other))
        });
        differs.map_or(WhyNot::Later { bracket, floats }, |(made, other)| WhyNot::Worse {
            bracket,
            floats,
            criterion: made.criterion,
            made: made.value.clone(),
            other: other.value.clone(),
        })
    }
}

/// C1, forbidden pairs, C3.
fn barred(field: &Field, table: &Table, high: usize, low: usize) -> WhyNot {
    let (one, two) = (&table.cards[high], &table.cards[low]);
    let met = field.player(one.number).is_some_and(|player| {
        let cells = player.past.iter().map(|past| past.cell);
        cells
            .into_iter()
            .any(|cell| cell.played() && cell.opponent == two.number)
    });
    match one.absolute() {
        _ if met => WhyNot::Met,
        Some(color) if !one.barred.contains(&two.number) => WhyNot::Colour(color),
        _ => WhyNot::Forbidden,
    }
}

/// Whether the others could still be paired: C4, or C5 where only the score of the bye's receiver stands against it.
fn incomplete(run: &Run, at: usize, other: &Paired, demand: Demand) -> Option<Criterion> {
    let kept = match demand {
        Demand::Pair(u, v) => other.pairs.contains(&(u, v)),
        Demand::Float(u) => other.floaters.contains(&u),
        Demand::None => true,
    };
    let below = run.brackets[at].0.residents.last().map_or(0, |&last| last + 1);
    let left: Vec<usize> = other
        .floaters
        .iter()
        .copied()
        .chain(below..run.table.len())
        .collect();
    let down = other.floaters.len();
    let able = |at: usize| {
        run.receivers
            .as_ref()
            .is_none_or(|able| able.binary_search(&at).is_ok())
    };
    let any = |at: usize| run.table.cards[at].may_get_bye;
    match kept {
        true if complete(&run.table, &left, down, &able) => None,
        true if complete(&run.table, &left, down, &any) => Some(Criterion(5)),
        _ => Some(Criterion(4)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Made, Plan, generate};
    use crate::mark::Cell;

    /// What a random tournament had before a round.
    fn fields(plan: &Plan) -> Vec<Field> {
        let made = generate(plan);
        let rounds = made.players.first().map_or(0, |player| player.rounds.len());
        (1..=rounds).map(|round| before(&made, round)).collect()
    }

    fn before(made: &Made, round: usize) -> Field {
        let mut made = made.clone();
        for player in &mut made.players {
            player.rounds.truncate(round);
            let last = player.rounds.last_mut().expect("the round was played");
            *last = last.filter(|cell: &Cell| !cell.paired());
        }
        made.before(round as u16)
    }

    /// Asks about many pairs of a round both ways; counts the answers by the way, and those that only the matching gives.
    fn both_ways(field: &Field, rules: Rules, every: usize, counts: &mut [usize; 5]) {
        let run = run(field, rules, &Stop::never()).expect("it was paired");
        let numbers: Vec<u16> = run.table.cards.iter().map(|card| card.number).collect();
        let pairs = numbers.iter().enumerate();
        let pairs = pairs.flat_map(|(at, &one)| numbers[at + 1..].iter().map(move |&two| (one, two)));
        for (one, two) in pairs.skip(field.round % every).step_by(every) {
            let Ok(question) = Question::new(field, &run, one, two) else {
                continue;
            };
            let slow = question.by_the_first(&run);
            assert_eq!(
                question.by_matching(&run),
                slow,
                "{rules:?} round {}: {one}-{two}",
                field.round
            );
            let Some(quick) = question.by_a_way(&run) else {
                counts[0] += 1;
                continue;
            };
            assert_eq!(
                quick,
                slow,
                "{rules:?} round {} of {}: {one}-{two}",
                field.round,
                field.players.len()
            );
            match quick {
                WhyNot::Worse { criterion, .. } if criterion.0 < 8 => counts[1] += 1,
                WhyNot::Worse { criterion, .. } if criterion.0 < 14 => counts[2] += 1,
                WhyNot::Worse { .. } => counts[3] += 1,
                _ => counts[4] += 1,
            }
        }
    }

    #[test]
    fn the_way_through_a_bracket_gives_what_the_matching_gives() {
        let mut counts = [0; 5];
        for rules in Rules::all() {
            for seed in 0..40 {
                let plan = Plan {
                    forfeits: 20 * (seed % 3),
                    half_byes: 30 * (seed % 2),
                    absences: 20 * (seed % 4),
                    unusual: 50 * (seed % 2),
                    forbidden: (seed % 5) as u16,
                    baku: seed % 7 == 3,
                    rules,
                    ..Plan::plain(8 + (seed * 7 % 33) as u16, 3 + (seed % 5) as u16, seed)
                };
                for mut field in fields(&plan) {
                    if seed % 6 == 5 {
                        field.kin = (1..field.players.len() as u16 / 4)
                            .map(|at| vec![at, at + 2, at + 5])
                            .collect();
                    }
                    let every = 1 + field.players.len().pow(2) / 100;
                    both_ways(&field, rules, every, &mut counts);
                }
            }
        }
        let [unseen, scores, colours, floats, later] = counts;
        let seen = scores + colours + floats + later;
        // In small brackets much depends on who exactly floats down; in those of thousands next to nothing does.
        assert!(seen > unseen, "{counts:?}");
        assert!(
            scores > 100 && colours > 100 && floats > 100 && later > 100,
            "{counts:?}"
        );
    }

    #[test]
    fn a_question_that_is_taken_back_is_not_answered() {
        let plan = Plan::plain(30, 3, 1);
        let field = fields(&plan).pop().expect("a round");
        let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let (rules, stop) = (Rules::newest(), Stop::when(&flag));
        assert_eq!(explain(&field, rules, &stop), Err(NotExplained::Stopped));
        assert_eq!(why_not(&field, rules, (1, 2), &stop), Err(NotExplained::Stopped));
        flag.store(false, std::sync::atomic::Ordering::Relaxed);
        assert!(explain(&field, rules, &stop).is_ok() && why_not(&field, rules, (1, 2), &stop).is_ok());
    }
}
