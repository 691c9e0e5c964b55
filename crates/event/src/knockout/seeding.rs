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

#[cfg(test)]
mod tests {
    use super::*;

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
