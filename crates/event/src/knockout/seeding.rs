//! The bracket: which seeds meet, and who rests in the first stage.

/// The seeds of a bracket from its top line to its lowest: 1 on top, 2 in the other half, the best seeds as far apart as can be.
///
/// Built from 1 2 by putting 2m + 1 − s beside every s of a bracket of m. The length is the least power of two that holds
/// `entrants`; seeds beyond them are byes, so the best rest first.
///
/// ```
/// use arbiter_event::knockout::lines;
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
/// use arbiter_event::knockout::{lines, separate};
/// // Of eight, seeds 1 and 8 are fellows: 8 changes places with 5 and meets 1 in the semi-final at the earliest.
/// let mut seeds = lines(8);
/// let bands: Vec<Option<u32>> = seeds.iter().map(|seed| Some(seed.next_power_of_two().into())).collect();
/// separate(&mut seeds, &bands, 3, &|one, two| one + two == 9 && one.min(two) == &1);
/// assert_eq!(seeds, [1, 7, 4, 5, 2, 8, 3, 6]);
/// ```
pub fn separate<T>(lines: &mut [T], bands: &[Option<u32>], stages: usize, fellows: &dyn Fn(&T, &T) -> bool) {
    let meetings = |lines: &[T], at: usize| {
        let mut counts = vec![0_i64; stages];
        for other in (0..lines.len()).filter(|&other| other != at) {
            let stage = (at ^ other).ilog2() as usize;
            if stage < stages && fellows(&lines[at], &lines[other]) {
                counts[stage] += 1;
            }
        }
        counts
    };
    let sum = |lines: &[T], one: usize, two: usize| -> Vec<i64> {
        let (one, two) = (meetings(lines, one), meetings(lines, two));
        one.iter().zip(&two).map(|(one, two)| one + two).collect()
    };
    loop {
        let mut best: Option<(Vec<i64>, usize, usize)> = None;
        for one in 0..lines.len() {
            if meetings(lines, one).iter().all(|&count| count == 0) {
                continue;
            }
            for two in (0..lines.len()).filter(|&two| two != one) {
                if bands[one].is_none() || bands[one] != bands[two] {
                    continue;
                }
                let before = sum(lines, one, two);
                lines.swap(one, two);
                let after = sum(lines, one, two);
                lines.swap(one, two);
                let gain: Vec<i64> = after
                    .iter()
                    .zip(&before)
                    .map(|(after, before)| after - before)
                    .collect();
                let better = gain
                    .iter()
                    .find(|&&change| change != 0)
                    .is_some_and(|&change| change < 0);
                if better && best.as_ref().is_none_or(|(least, ..)| gain < *least) {
                    best = Some((gain, one, two));
                }
            }
        }
        let Some((_, one, two)) = best else { return };
        lines.swap(one, two);
    }
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
