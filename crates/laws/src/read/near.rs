//! The names that look most like one that is not there.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Up to three of the names that look most like `name`, the nearest first.
///
/// ```
/// assert_eq!(arbiter_laws::nearest("fide2009", ["fide-2001", "fide-2009", "casual"]), ["fide-2009", "fide-2001"]);
/// ```
#[must_use]
pub fn nearest<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let wanted = name.to_lowercase();
    let mut near: Vec<(usize, &str)> = names
        .into_iter()
        .map(|other| (distance(&wanted, &other.to_lowercase()), other))
        .collect();
    near.sort_by_key(|(far, _)| *far);
    let limit = 1 + wanted.chars().count() / 2;
    near.into_iter()
        .filter(|(far, _)| *far <= limit)
        .take(3)
        .map(|(_, other)| other.to_string())
        .collect()
}

/// Letters to insert, remove or exchange between two names.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let exchange = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = exchange.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
