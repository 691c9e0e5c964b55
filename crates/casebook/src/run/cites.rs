//! Whether an article is covered by another, by the shape of their ids.

/// Whether what was cited is the article wanted or a part of it: `4.3` covers `4.3a` and `4.3.1`, never `4.31`.
pub fn covers(wanted: &str, cited: &str) -> bool {
    let Some(rest) = cited.strip_prefix(wanted) else {
        return false;
    };
    let (Some(last), Some(next)) = (wanted.chars().last(), rest.chars().next()) else {
        return rest.is_empty();
    };
    match next {
        '.' | '(' => true,
        // A letter goes on only after a digit: `4.4c` is a part of `4.4`, `IV` is none of `I`, `glossary` none of `g`.
        letter if letter.is_ascii_lowercase() => last.is_ascii_digit() || last == ')',
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::covers;

    #[test]
    fn a_part_of_an_article_is_covered_and_its_neighbour_is_not() {
        for (wanted, cited, covered) in [
            ("4.3", "4.3", true),
            ("4.3", "4.3a", true),
            ("4.3", "4.3.1", true),
            ("4.3", "4.31", false),
            ("4.3a", "4.3", false),
            ("4.4c", "4.4c", true),
            ("A.4", "A.4d(3)", true),
            ("A.4d", "A.4d(3)", true),
            ("A.4d(3)", "A.4d(3)a", true),
            ("III", "III.5.3", true),
            ("I", "III.5.3", false),
            ("A", "A.4", true),
            ("A", "AB.4", false),
            ("preface", "preface", true),
            ("pref", "preface", false),
            ("", "4.3", false),
        ] {
            assert_eq!(covers(wanted, cited), covered, "{wanted} {cited}");
        }
    }
}
