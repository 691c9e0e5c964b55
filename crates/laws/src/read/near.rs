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

/// Up to three articles near one that is not there: those whose numbers begin alike first.
///
/// ```
/// assert_eq!(arbiter_laws::nearest_articles("9.2c", ["5.2c", "9.1", "9.2", "9.2a"]), ["9.2", "9.2a", "9.1"]);
/// ```
#[must_use]
pub fn nearest_articles<'a>(id: &str, ids: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let alike = |other: &str| id.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let mut near: Vec<(usize, usize, &str)> = ids
        .into_iter()
        .map(|other| (alike(other), distance(id, other), other))
        .collect();
    near.sort_by_key(|(alike, far, _)| (core::cmp::Reverse(*alike), *far));
    let known = near.into_iter().filter(|(alike, ..)| *alike > 0);
    known.take(3).map(|(.., other)| other.to_string()).collect()
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
