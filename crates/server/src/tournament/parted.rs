//! Long lists in parts: a page of a large open stays light on a phone.

/// So many lines a part: of two names each they are some 15 kB on the way, a second of the slowest line that a hall has.
pub const LINES: usize = 200;

/// A part of a list, and where the parts are: address, number from 1, whether this is it. A list that is not long has no parts.
pub struct Parted<T> {
    /// What is shown.
    pub shown: Vec<T>,
    /// The parts.
    pub parts: Vec<Part>,
}

/// Where a part is, which it is, and whether it is the one that is shown.
pub type Part = (String, usize, bool);

/// The part of a list that is asked for, counted from 0; beyond the end the last one.
pub fn parted<T>(all: Vec<T>, page: usize, link: impl Fn(usize) -> String) -> Parted<T> {
    let pages = all.len().div_ceil(LINES);
    let here = page.min(pages.saturating_sub(1));
    let parts = (0..pages).map(|page| (link(page), page + 1, page == here));
    Parted {
        parts: if pages > 1 { parts.collect() } else { Vec::new() },
        shown: all.into_iter().skip(here * LINES).take(LINES).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_in_one_part_and_a_short_list_has_none() {
        let all: Vec<usize> = (0..=2 * LINES).collect();
        let part = |page| parted(all.clone(), page, |page| format!("?page={page}"));
        let whole: Vec<usize> = (0..3).flat_map(|page| part(page).shown).collect();
        assert_eq!(whole, all);
        assert_eq!(part(9).shown, [2 * LINES]);
        let parts = part(1).parts;
        assert_eq!((parts.len(), &parts[1]), (3, &("?page=1".to_owned(), 2, true)));
        let short = parted(vec![1, 2], 5, |_| String::new());
        assert_eq!((short.shown.as_slice(), short.parts.len()), (&[1, 2][..], 0));
    }
}
