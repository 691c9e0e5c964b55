//! Small rounds by trying everything: criteria C1 to C21 and the order of candidates of the edition of 2026, written
//! from the list in C.04.3 and sharing nothing with the pairing itself; and the absolute criteria in larger rounds.

#![allow(clippy::cast_possible_wrap, reason = "small tournaments")]

use std::collections::BTreeMap;

use arbiter_event::System;
use arbiter_event::generate::{Plan, generate};
use arbiter_event::{Color, Event, Mark};
use arbiter_pairing::dutch::Rules;

/// A player as the regulation describes him; points in hundredths.
#[derive(Debug, Clone, Default)]
struct Player {
    number: u16,
    score: i64,
    colors: Vec<i64>,
    met: Vec<u16>,
    floats: [i64; 2],
    barred_from_bye: bool,
    unplayed: i64,
    top: bool,
}

impl Player {
    fn balance(&self) -> i64 {
        self.colors.iter().sum()
    }

    /// Wish as a sign (White 1, Black -1, none 0) and strength 0 to 3.
    fn wish(&self) -> (i64, i64) {
        let Some(&last) = self.colors.last() else {
            return (0, 0);
        };
        let twice = self.colors.len() > 1 && self.colors[self.colors.len() - 2] == last;
        match self.balance() {
            balance if balance.abs() > 1 => (-balance.signum(), 3),
            _ if twice => (-last, 3),
            0 => (-last, 1),
            balance => (-balance, 2),
        }
    }
}

/// What a mark is worth under the points of the event, in hundredths.
fn points(event: &Event, mark: Mark) -> i64 {
    let of = &event.points;
    let worth = match mark {
        Mark::Win | Mark::ForfeitWin => of.win,
        Mark::PairingBye => of.bye,
        Mark::Draw | Mark::HalfBye => of.draw,
        Mark::Loss => of.loss,
        _ => of.absence,
    };
    i64::from(worth.value())
}

/// Who is to be paired in a round, best first.
fn players(event: &Event, round: usize) -> Vec<Player> {
    let cell = |number: u16, past: usize| event.players[usize::from(number) - 1].rounds[past - 1];
    let before = |number: u16, round: usize| -> i64 {
        (1..round)
            .map(|past| cell(number, past).map_or(0, |cell| points(event, cell.mark)))
            .sum()
    };
    let mut list = Vec::new();
    for entrant in &event.players {
        if entrant
            .round(round)
            .is_some_and(|cell| cell.opponent == 0 && cell.mark != Mark::PairingBye)
        {
            continue;
        }
        let number = entrant.number;
        let mut player = Player {
            number,
            score: before(number, round),
            ..Player::default()
        };
        for past in 1..round {
            let one = cell(number, past).expect("generated rounds are full");
            let game = one.opponent != 0 && matches!(one.mark, Mark::Win | Mark::Draw | Mark::Loss);
            let float = if game {
                player.met.push(one.opponent);
                player
                    .colors
                    .push(if one.color == Some(Color::White) { 1 } else { -1 });
                (before(one.opponent, past) - before(number, past)).signum()
            } else {
                player.unplayed += 1;
                let worth = points(event, one.mark);
                player.barred_from_bye |= one.mark == Mark::PairingBye || worth >= points(event, Mark::Win);
                if one.mark == Mark::PairingBye || worth > points(event, Mark::Loss) {
                    -1
                } else {
                    0
                }
            };
            if round - past <= 2 {
                player.floats[round - past - 1] = float;
            }
        }
        player.top = Some(round as u16) == event.rounds
            && 2 * player.score > points(event, Mark::Win) * (round as i64 - 1);
        list.push(player);
    }
    list.sort_by_key(|player| (-player.score, player.number));
    list
}

/// C1 and C3.
fn may_meet(one: &Player, two: &Player) -> bool {
    let clash =
        one.wish().1 == 3 && two.wish().1 == 3 && one.wish().0 == two.wish().0 && !one.top && !two.top;
    !one.met.contains(&two.number) && !clash
}

type Pairs = Vec<(usize, usize)>;

struct Round {
    all: Vec<Player>,
    /// Score of whoever gets the bye, where somebody must.
    bye: Option<i64>,
}

impl Round {
    /// Every set of pairs among these; the first `down` never meet each other.
    fn sets(&self, group: &[usize], down: usize) -> Vec<Pairs> {
        let Some((&first, rest)) = group.split_first() else {
            return vec![Vec::new()];
        };
        let mut sets = self.sets(rest, down.saturating_sub(1));
        for (at, &other) in rest.iter().enumerate() {
            if (down == 0 || at + 1 >= down) && may_meet(&self.all[first], &self.all[other]) {
                let mut left = rest.to_vec();
                left.remove(at);
                for mut set in self.sets(&left, down.saturating_sub(1)) {
                    set.push((first, other));
                    sets.push(set);
                }
            }
        }
        sets
    }

    fn may_get_bye(&self, at: usize) -> bool {
        !self.all[at].barred_from_bye && self.bye.is_none_or(|score| self.all[at].score == score)
    }

    /// Whether all of these can be paired but for one who may get the bye; the first `down` do not meet.
    fn complete(&self, group: &[usize], down: usize) -> bool {
        let Some((&first, rest)) = group.split_first() else {
            return true;
        };
        if group.len() % 2 == 1 && self.may_get_bye(first) && self.complete_even(rest, down.saturating_sub(1))
        {
            return true;
        }
        self.with_partner(first, rest, down, &|left, down| self.complete(left, down))
    }

    fn complete_even(&self, group: &[usize], down: usize) -> bool {
        let Some((&first, rest)) = group.split_first() else {
            return true;
        };
        self.with_partner(first, rest, down, &|left, down| self.complete_even(left, down))
    }

    fn with_partner(
        &self,
        first: usize,
        rest: &[usize],
        down: usize,
        more: &dyn Fn(&[usize], usize) -> bool,
    ) -> bool {
        (0..rest.len()).any(|at| {
            let mut left = rest.to_vec();
            let other = left.remove(at);
            (down == 0 || at + 1 >= down)
                && may_meet(&self.all[first], &self.all[other])
                && more(&left, down.saturating_sub(1))
        })
    }

    /// C10 to C13 of a pair.
    fn colors(&self, (one, two): (usize, usize)) -> [i64; 4] {
        let (one, two) = (&self.all[one], &self.all[two]);
        let ((wish, strength), (other, weaker)) = (one.wish(), two.wish());
        if wish == 0 || wish != other {
            return [0; 4];
        }
        let least = strength.min(weaker);
        let mut cost = [0, 0, 1, i64::from(least == 2)];
        if least == 3 {
            let differing = one
                .colors
                .iter()
                .rev()
                .zip(two.colors.iter().rev())
                .find(|(a, b)| a != b);
            let first_wins = match one.balance().abs().cmp(&two.balance().abs()) {
                std::cmp::Ordering::Greater => true,
                std::cmp::Ordering::Less => false,
                std::cmp::Ordering::Equal => differing.is_none_or(|(&had, _)| had != wish),
            };
            let loser = if first_wins { two } else { one };
            cost[0] = i64::from((loser.balance() - wish).abs() > 2);
            let last: i64 = loser.colors.iter().rev().take(2).sum();
            cost[1] = i64::from(last == -2 * wish);
        }
        cost
    }

    /// C6 to C21 of a candidate, each as a list to be compared from its beginning; smaller is better.
    fn criteria(
        &self,
        down: &[usize],
        residents: &[usize],
        next: &[usize],
        pairs: &Pairs,
        below: &[usize],
        cache: &mut Cache,
    ) -> Vec<Vec<i64>> {
        let paired = |at: usize| pairs.iter().find(|pair| pair.0 == at || pair.1 == at);
        let floaters: Vec<usize> = down
            .iter()
            .chain(residents)
            .copied()
            .filter(|&at| paired(at).is_none())
            .collect();
        let score = |at: usize| self.all[at].score;
        let mut list = vec![
            vec![floaters.len() as i64],
            floaters.iter().map(|&at| score(at)).collect(),
        ];
        list.push(
            cache
                .entry(floaters.clone())
                .or_insert_with(|| self.next_best(&floaters, next, below))
                .clone(),
        );
        let decided = self
            .bye
            .is_some_and(|bye| floaters.len() == 1 && bye >= score(residents[0]));
        list.push(vec![if decided {
            self.all[floaters[0]].unplayed
        } else {
            0
        }]);
        let costs: Vec<[i64; 4]> = pairs.iter().map(|&pair| self.colors(pair)).collect();
        list.extend((0..4).map(|at| vec![costs.iter().map(|cost| cost[at]).sum()]));
        let moved: Pairs = pairs
            .iter()
            .copied()
            .filter(|pair| down.contains(&pair.0))
            .collect();
        for ago in 0..2 {
            let float = |at: usize| self.all[at].floats[ago];
            list.push(vec![
                floaters
                    .iter()
                    .filter(|&&at| residents.contains(&at) && float(at) < 0)
                    .count() as i64,
            ]);
            list.push(vec![moved.iter().filter(|pair| float(pair.1) > 0).count() as i64]);
        }
        for ago in 0..2 {
            let float = |at: usize| self.all[at].floats[ago];
            let met = |at: usize| paired(at).map_or(1_000_000 + score(at), |pair| score(at) - score(pair.1));
            let mut falls: Vec<i64> = down
                .iter()
                .filter(|&&at| float(at) < 0)
                .map(|&at| met(at))
                .collect();
            let mut rises: Vec<i64> = moved
                .iter()
                .filter(|pair| float(pair.1) > 0)
                .map(|pair| score(pair.0) - score(pair.1))
                .collect();
            falls.sort_by_key(|&one| -one);
            rises.sort_by_key(|&one| -one);
            list.extend([falls, rises]);
        }
        list
    }

    /// C8: the best that the next bracket can do with these: downfloaters and their scores.
    fn next_best(&self, floaters: &[usize], next: &[usize], below: &[usize]) -> Vec<i64> {
        let group: Vec<usize> = floaters.iter().chain(next).copied().collect();
        let judge = |pairs: &Pairs| {
            let left: Vec<usize> = group
                .iter()
                .copied()
                .filter(|&at| !pairs.iter().any(|pair| pair.0 == at || pair.1 == at))
                .collect();
            let rest: Vec<usize> = left.iter().chain(below).copied().collect();
            let mut value = vec![left.len() as i64];
            value.extend(left.iter().map(|&at| self.all[at].score));
            self.complete(&rest, left.len()).then_some(value)
        };
        if next.is_empty() {
            return Vec::new();
        }
        self.sets(&group, floaters.len())
            .iter()
            .filter_map(judge)
            .min()
            .unwrap_or_else(|| vec![i64::MAX])
    }

    fn bracket(&self, down: &[usize], residents: &[usize], next: &[usize], below: &[usize]) -> Pairs {
        let group: Vec<usize> = down.iter().chain(residents).copied().collect();
        let rest: Vec<usize> = next.iter().chain(below).copied().collect();
        let mut cache = Cache::new();
        let admissible = |pairs: &Pairs| {
            let left = group
                .iter()
                .copied()
                .filter(|&at| !pairs.iter().any(|pair| pair.0 == at || pair.1 == at));
            let left: Vec<usize> = left.collect();
            let all: Vec<usize> = left.iter().chain(&rest).copied().collect();
            self.complete(&all, left.len())
        };
        let sets = self.sets(&group, down.len());
        let most = sets
            .iter()
            .filter(|pairs| admissible(pairs))
            .map(Vec::len)
            .max()
            .expect("a complete pairing");
        let best = sets
            .into_iter()
            .filter(|pairs| pairs.len() == most && admissible(pairs))
            .min_by_key(|pairs| {
                (
                    self.criteria(down, residents, next, pairs, below, &mut cache),
                    generated(down, residents, pairs),
                )
            });
        best.expect("a complete pairing")
    }
}

/// What the next bracket can do, by downfloaters.
type Cache = BTreeMap<Vec<usize>, Vec<i64>>;

/// When a candidate is generated, as a list that is smaller for earlier ones.
fn generated(down: &[usize], residents: &[usize], pairs: &Pairs) -> Vec<Vec<i64>> {
    let mut moved: Pairs = pairs
        .iter()
        .copied()
        .filter(|pair| down.contains(&pair.0))
        .collect();
    moved.sort_unstable();
    let mut key = vec![
        moved.iter().map(|pair| pair.0 as i64).collect::<Vec<i64>>(),
        moved.iter().map(|pair| pair.1 as i64).collect(),
    ];
    let remainder: Vec<usize> = residents
        .iter()
        .copied()
        .filter(|at| !moved.iter().any(|pair| pair.1 == *at))
        .collect();
    let number = |at: usize| {
        remainder
            .iter()
            .position(|&one| one == at)
            .expect("of the remainder") as i64
    };
    let mut rest: Vec<(i64, i64)> = pairs
        .iter()
        .filter(|pair| !down.contains(&pair.0))
        .map(|&(one, two)| (number(one), number(two)))
        .collect();
    rest.sort_unstable();
    let first = rest.len() as i64;
    let uppers: Vec<i64> = rest.iter().map(|pair| pair.0).collect();
    let up: Vec<i64> = uppers.iter().copied().filter(|&one| one >= first).collect();
    let going: Vec<i64> = (0..first).filter(|one| !uppers.contains(one)).collect();
    key.push(vec![
        up.len() as i64,
        up.iter().sum::<i64>() - going.iter().sum::<i64>(),
    ]);
    key.push(going.iter().rev().map(|one| -one).collect());
    key.push(up);
    key.push(rest.iter().map(|pair| pair.1).collect());
    key
}

/// The round by trying everything: pairs by starting rank, lower number first.
fn tried(event: &Event, round: usize) -> Vec<(u16, u16)> {
    let mut this = Round {
        all: players(event, round),
        bye: None,
    };
    let everybody: Vec<usize> = (0..this.all.len()).collect();
    if everybody.len() % 2 == 1 {
        let mut scores: Vec<i64> = this.all.iter().map(|player| player.score).collect();
        scores.sort_unstable();
        this.bye = scores.into_iter().find(|&score| {
            let one = Round {
                all: this.all.clone(),
                bye: Some(score),
            };
            one.complete(&everybody, 0)
        });
    }
    let groups: Vec<Vec<usize>> = everybody
        .chunk_by(|&one, &two| this.all[one].score == this.all[two].score)
        .map(<[usize]>::to_vec)
        .collect();
    let mut down: Vec<usize> = Vec::new();
    let mut result = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let next = groups.get(at + 1).cloned().unwrap_or_default();
        let below: Vec<usize> = groups.iter().skip(at + 2).flatten().copied().collect();
        let pairs = this.bracket(&down, group, &next, &below);
        let left = down.iter().chain(group).copied();
        down = left
            .filter(|at| !pairs.iter().any(|pair| pair.0 == *at || pair.1 == *at))
            .collect();
        result.extend(
            pairs
                .iter()
                .map(|&(one, two)| (this.all[one].number, this.all[two].number)),
        );
    }
    let mut result: Vec<(u16, u16)> = result
        .into_iter()
        .map(|(one, two)| (one.min(two), one.max(two)))
        .collect();
    result.sort_unstable();
    result
}

/// The rounds of a tournament, each held against trying everything.
fn held(plan: &Plan) -> usize {
    let event = generate(plan);
    for round in 1..=event.paired_rounds() {
        let paired = System::Dutch(Rules::newest())
            .pair_round(&event, round)
            .expect("it was paired before");
        let mut found: Vec<(u16, u16)> = paired
            .pairs
            .iter()
            .map(|&(one, two)| (one.min(two), one.max(two)))
            .collect();
        found.sort_unstable();
        assert_eq!(found, tried(&event, round), "seed {}, round {round}", plan.seed);
    }
    event.paired_rounds()
}

#[test]
fn nothing_better_is_found_for_up_to_twelve_players() {
    let mut rounds = 0;
    for seed in 0..30 {
        let mut plan = Plan::plain(10 + (seed % 3) as u16, 5 + (seed % 3) as u16, 9_000 + seed);
        (plan.forfeits, plan.half_byes, plan.absences) = (60, 40, 40);
        rounds += held(&plan);
    }
    assert!(rounds > 100, "{rounds} rounds");
}

#[test]
fn nothing_better_is_found_by_trying_everything() {
    let mut rounds = 0;
    for seed in 0..600 {
        let mut plan = Plan::plain(4 + (seed % 6) as u16, 5 + (seed % 3) as u16, seed);
        (plan.forfeits, plan.half_byes, plan.absences) = (60, 40, 40);
        rounds += held(&plan);
    }
    assert!(rounds > 300, "{rounds} rounds");
}

/// Points as events have them: three for a win, two for a draw and one for a loss, a bye of half a win, odd ones.
const SYSTEMS: [&str; 5] = [
    "W=3,D=1,L=0,A=0,P=3",
    "W=3,D=2,L=1,A=0,P=2",
    "W=1,D=0.5,L=0,A=0,P=0.5",
    "W=4.7,D=1.3,L=0.2,A=0,P=4.7",
    "W=2.5,D=1,L=0.5,A=0.5,P=2.5",
];

#[test]
fn nothing_better_is_found_under_other_points() {
    let mut rounds = 0;
    for seed in 0..600 {
        let mut plan = Plan::plain(3 + (seed % 7) as u16, 4 + (seed % 4) as u16, 7_000 + seed);
        (plan.forfeits, plan.half_byes, plan.absences) = (60, 60, 60);
        for pair in SYSTEMS[(seed % 5) as usize].split(',') {
            let (letter, value) = pair.split_once('=').expect("a letter and points");
            let letter = letter.chars().next().expect("a letter");
            plan.points
                .set(letter, value.parse().expect("points"))
                .expect("known");
        }
        rounds += held(&plan);
    }
    assert!(rounds > 300, "{rounds} rounds");
}

#[test]
fn every_round_keeps_the_absolute_criteria() {
    for seed in 0..60 {
        let mut plan = Plan::plain(10 + (seed * 7 % 60) as u16, 7, seed);
        (plan.forfeits, plan.half_byes, plan.absences, plan.late) = (30, 20, 20, 60);
        plan.rules = if seed % 2 == 0 {
            Rules::newest()
        } else {
            Rules::by_name("fide-dutch-2017").unwrap()
        };
        let event = generate(&plan);
        for round in 1..=event.paired_rounds() {
            let list = players(&event, round);
            let paired = System::Dutch(plan.rules)
                .pair_round(&event, round)
                .expect("it was paired before");
            let of = |number: u16| {
                list.iter()
                    .find(|player| player.number == number)
                    .expect("present")
            };
            for &(white, black) in &paired.pairs {
                assert!(
                    may_meet(of(white), of(black)),
                    "seed {seed}, round {round}: {white}-{black}"
                );
            }
            let seats = 2 * paired.pairs.len() + usize::from(paired.bye.is_some());
            assert_eq!(
                seats,
                list.len(),
                "seed {seed}, round {round}: everybody has a place"
            );
        }
    }
}
