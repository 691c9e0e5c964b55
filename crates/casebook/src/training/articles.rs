//! Which article? The right one among its neighbours in the rulebook.

use arbiter_game::rules::laws::{Citation, Rulebook, State};

use super::lots::Lots;

/// So many are offered.
const OFFERED: usize = 4;

/// So far around the right one neighbours are looked for, in articles.
const AROUND: usize = 6;

/// Articles to choose from, in the order of the rulebook: the one on which an answer rests most, and neighbours that no
/// answer names.
pub(super) fn articles(book: &Rulebook, cites: &[Citation], lots: &mut Lots) -> Vec<String> {
    let all = book.articles();
    let at = cites.iter().find_map(|cite| {
        let place = all.iter().position(|article| article.id() == cite.article());
        place.filter(|_| cite.rulebook() == book.id())
    });
    let Some(at) = at else { return Vec::new() };
    let mut near: Vec<usize> = (0..all.len())
        .filter(|place| {
            all[*place].state() != State::Heading
                && !cites.iter().any(|cite| meets(cite.article(), all[*place].id()))
        })
        .collect();
    near.sort_by_key(|place| (place.abs_diff(at), *place));
    near.truncate(AROUND);
    lots.shuffle(&mut near);
    near.truncate(OFFERED - 1);
    near.push(at);
    near.sort_unstable();
    near.into_iter().map(|place| all[place].id().to_owned()).collect()
}

/// Whether one article is the other, or part of it.
pub(super) fn meets(one: &str, other: &str) -> bool {
    let within = |whole: &str, part: &str| {
        let rest = part.strip_prefix(whole);
        rest.is_some_and(|rest| !rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    within(one, other) || within(other, one)
}

#[cfg(test)]
mod tests {
    use super::meets;

    #[test]
    fn an_article_meets_its_parts_and_no_other() {
        for (one, other, is) in [
            ("4.3", "4.3.1", true),
            ("4.3a", "4.3", true),
            ("4.3", "4.31", false),
            ("4.3.1", "4.3.2", false),
            ("4.3", "4.3", true),
        ] {
            assert_eq!(meets(one, other), is, "{one} {other}");
        }
    }
}
