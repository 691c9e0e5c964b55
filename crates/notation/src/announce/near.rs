//! One typing error: a letter too many, too few, another one, or two that changed places.

/// How many typing errors part two texts: none or one; `None` for more.
pub(super) fn errors(a: &[char], b: &[char]) -> Option<u8> {
    if a.len().abs_diff(b.len()) > 1 {
        return None;
    }
    let same = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[same..], &b[same..]);
    match (a, b) {
        ([], []) => Some(0),
        ([_, rest @ ..], _) if rest == b => Some(1),
        (_, [_, rest @ ..]) if rest == a => Some(1),
        ([_, a @ ..], [_, b @ ..]) if a == b => Some(1),
        ([a1, a2, a @ ..], [b1, b2, b @ ..]) if a1 == b2 && a2 == b1 && a == b => Some(1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::errors;
    use alloc::vec::Vec;

    #[test]
    fn one_error_is_told_from_none_and_two() {
        let check = |a: &str, b: &str, found| {
            let [a, b] = [a, b].map(|text| text.chars().collect::<Vec<_>>());
            assert_eq!(errors(&a, &b), found, "{a:?} {b:?}");
            assert_eq!(errors(&b, &a), found, "{b:?} {a:?}");
        };
        check("felix", "felix", Some(0));
        check("felix", "felx", Some(1));
        check("felix", "efelix", Some(1));
        check("felix", "feliy", Some(1));
        check("felix", "fleix", Some(1));
        check("felix", "fleiy", None);
        check("felix", "xilef", None);
        check("", "f", Some(1));
        check("", "fe", None);
    }
}
