//! The bracket: which seeds meet, and who rests in the first stage.

/// The seeds of a bracket from its top line to its lowest: 1 on top, 2 in the other half, the best seeds as far apart as can be.
///
/// Built from 1 2 by putting 2m + 1 − s beside every s of a bracket of m. The length is the least power of two that holds
/// `entrants`; seeds beyond them are byes, so the best rest first.
///
/// ```
/// use arbiter_pairing::knockout::lines;
/// assert_eq!(lines(8), [1, 8, 4, 5, 2, 7, 3, 6]);
/// assert_eq!(lines(5).len(), 8);
/// ```
#[must_use]
pub fn lines(entrants: u16) -> Vec<u16> {
    let mut lines = vec![1];
    while lines.len() < usize::from(entrants) {
        let sum = lines.len() as u16 * 2 + 1;
        lines = lines.iter().flat_map(|&seed| [seed, sum - seed]).collect();
    }
    lines
}

/// The band of a seed, whose lines are worth the same: 1, 2, 3 and 4, 5 to 8, and so on.
pub(super) const fn band(seed: u16) -> u32 {
    match seed.saturating_sub(1).checked_ilog2() {
        None => 0,
        Some(half) => half + 1,
    }
}

/// Puts fellows as far apart as exchanges inside the bands allow: as few as can be meet in the first stage, of these in the
/// second, and so on, up to `stages`; where nothing is gained nobody moves. `bands` has the band of each line, `None` where
/// nobody moves.
///
/// ```
/// use arbiter_pairing::knockout::{lines, separate};
/// // Of eight, seeds 1 and 8 are fellows: 8 changes places with 5 and meets 1 in the semi-final at the earliest.
/// let mut seeds = lines(8);
/// let bands: Vec<Option<u32>> = seeds.iter().map(|seed| Some(seed.next_power_of_two().into())).collect();
/// separate(&mut seeds, &bands, 3, &|one, two| one + two == 9 && one.min(two) == &1);
/// assert_eq!(seeds, [1, 7, 4, 5, 2, 8, 3, 6]);
/// ```
pub fn separate<T>(lines: &mut [T], bands: &[Option<u32>], stages: usize, fellows: &dyn Fn(&T, &T) -> bool) {
    let weight = |one: &T, two: &T, _: usize| fellows(one, two).into();
    while let Some(moved) = best_exchange(lines, bands, stages, &weight) {
        turn(lines, &moved);
    }
}

/// The same where a meeting weighs what is said of it, by the stage in which it would be, the first being 0; where no exchange of two
/// helps any more, three change places.
pub(super) fn separate_by<T>(
    lines: &mut [T],
    bands: &[Option<u32>],
    stages: usize,
    weight: &dyn Fn(&T, &T, usize) -> i64,
) {
    while let Some(moved) = best_exchange(lines, bands, stages, weight)
        .or_else(|| exchange_of_three(lines, bands, stages, weight))
    {
        turn(lines, &moved);
    }
}

/// Players on these lines change places, each going to the line named before his.
fn turn<T>(lines: &mut [T], moved: &[usize]) {
    for two in moved.windows(2) {
        lines.swap(two[0], two[1]);
    }
}

/// What the meetings of the players on some lines weigh, by stages; a meeting of two of them once.
fn meetings<T>(
    lines: &[T],
    moved: &[usize],
    stages: usize,
    weight: &dyn Fn(&T, &T, usize) -> i64,
) -> Vec<i64> {
    let mut weights = vec![0_i64; stages];
    for (nth, &at) in moved.iter().enumerate() {
        for other in (0..lines.len()).filter(|other| *other != at && !moved[..nth].contains(other)) {
            let stage = (at ^ other).ilog2() as usize;
            if stage < stages {
                weights[stage] += weight(&lines[at], &lines[other], stage);
            }
        }
    }
    weights
}

/// What is gained when players change places; negative in the first stage that changes where it is better.
fn gain<T>(
    lines: &mut [T],
    moved: &[usize],
    stages: usize,
    weight: &dyn Fn(&T, &T, usize) -> i64,
) -> Option<Vec<i64>> {
    let before = meetings(lines, moved, stages, weight);
    turn(lines, moved);
    let after = meetings(lines, moved, stages, weight);
    for two in moved.windows(2).rev() {
        lines.swap(two[0], two[1]);
    }
    let gain: Vec<i64> = after
        .iter()
        .zip(&before)
        .map(|(after, before)| after - before)
        .collect();
    let better = gain.iter().find(|&&change| change != 0);
    better.is_some_and(|&change| change < 0).then_some(gain)
}

/// The exchange of two of one band that gains most.
fn best_exchange<T>(
    lines: &mut [T],
    bands: &[Option<u32>],
    stages: usize,
    weight: &dyn Fn(&T, &T, usize) -> i64,
) -> Option<Vec<usize>> {
    let mut best: Option<(Vec<i64>, usize, usize)> = None;
    for one in 0..lines.len() {
        if meetings(lines, &[one], stages, weight)
            .iter()
            .all(|&count| count == 0)
        {
            continue;
        }
        for two in (0..lines.len()).filter(|&two| two != one) {
            if bands[one].is_none() || bands[one] != bands[two] {
                continue;
            }
            if let Some(gain) = gain(lines, &[one, two], stages, weight)
                && best.as_ref().is_none_or(|(least, ..)| gain < *least)
            {
                best = Some((gain, one, two));
            }
        }
    }
    best.map(|(_, one, two)| vec![one, two])
}

/// The first exchange of three of one band that gains, of those who would meet somebody in the first stage.
fn exchange_of_three<T>(
    lines: &mut [T],
    bands: &[Option<u32>],
    stages: usize,
    weight: &dyn Fn(&T, &T, usize) -> i64,
) -> Option<Vec<usize>> {
    for one in 0..lines.len() {
        let first = meetings(lines, &[one], 1.min(stages), weight);
        if bands[one].is_none() || first.iter().all(|&count| count == 0) {
            continue;
        }
        let same: Vec<usize> = (0..lines.len())
            .filter(|&two| two != one && bands[two] == bands[one])
            .collect();
        for &two in &same {
            for &three in same.iter().filter(|&&three| three != two) {
                let moved = vec![one, two, three];
                if gain(lines, &moved, stages, weight).is_some() {
                    return Some(moved);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fellows_meet_late_and_bands_stay() {
        // 16 seeds of four clubs, every fourth of one: without care 1 meets 16, 13 or 9 of its club early.
        let club = |seed: u16| seed % 4;
        let first = lines(16);
        let bands: Vec<Option<u32>> = first.iter().map(|&seed| Some(band(seed))).collect();
        let mut seeds = first.clone();
        separate(&mut seeds, &bands, 4, &|one, two| club(*one) == club(*two));
        let meet = |lines: &[u16], most: u32| {
            let pairs = (0..16).flat_map(|one| (one + 1..16).map(move |two| (one, two)));
            let early = pairs
                .filter(|(one, two)| club(lines[*one]) == club(lines[*two]) && (one ^ two).ilog2() < most);
            early.count()
        };
        assert_eq!(meet(&seeds, 2), 0, "nobody before the semi-final: {seeds:?}");
        assert!(meet(&seeds, 3) <= meet(&first, 3));
        let after: Vec<Option<u32>> = seeds.iter().map(|&seed| Some(band(seed))).collect();
        assert_eq!(after, bands);
        // Where all are of one club nothing is gained and nobody moves.
        let mut same = first.clone();
        separate(&mut same, &bands, 4, &|_, _| true);
        assert_eq!(same, first);
    }

    #[test]
    fn the_better_seeds_meet_as_late_as_can_be() {
        for entrants in 2..=130_u16 {
            let lines = lines(entrants);
            assert_eq!(lines.len(), usize::from(entrants).next_power_of_two());
            let mut sorted = lines.clone();
            sorted.sort_unstable();
            assert!(sorted.iter().copied().eq(1..=lines.len() as u16));
            // When the better seed always wins, every stage pairs the first with the last of those who are left.
            let mut left = lines;
            while left.len() > 1 {
                let sum = left.len() as u16 + 1;
                assert!(left.chunks(2).all(|pair| pair[0] + pair[1] == sum), "{entrants}");
                left = left.chunks(2).map(|pair| pair[0].min(pair[1])).collect();
            }
        }
    }
}
