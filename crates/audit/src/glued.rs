//! Words of a record that are a move with something glued to it: a valuation (`Nf3+-`), or the number of the next move
//! behind a lost blank (`d62.`).

/// Valuations in ASCII, the longer ones first.
const VALUATIONS: [&[u8]; 10] = [
    b"+/-", b"-/+", b"+/=", b"=/+", b"+-", b"-+", b"+=", b"=+", b"=", b"-",
];

/// Longer words hold no two moves.
const LONGEST: usize = 24;

/// The moves that stand in a word which is none.
pub fn moves(word: &[u8]) -> Option<(&[u8], Option<&[u8]>)> {
    if word.len() > LONGEST {
        return None;
    }
    if let Some(dots) = word.iter().position(|&byte| byte == b'.') {
        let before = &word[..dots];
        let digits = before
            .iter()
            .rev()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        // The first digit is the rank of the square.
        let (one, number) = before.split_at_checked(before.len() - digits + 1)?;
        let rest = word[dots..].trim_ascii_start();
        let rest = &rest[rest.iter().take_while(|&&byte| byte == b'.').count()..];
        let is = digits >= 2 && !number.is_empty() && one.len() >= 2;
        return is.then_some((one, (!rest.is_empty()).then_some(rest)));
    }
    let sign = VALUATIONS.into_iter().find(|sign| word.ends_with(sign))?;
    let one = &word[..word.len() - sign.len()];
    (one.len() >= 2).then_some((one, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_a_word() {
        for (word, expected) in [
            ("d62.", Some(("d6", None))),
            ("Nf312.", Some(("Nf3", None))),
            ("e52.Nf3", Some(("e5", Some("Nf3")))),
            ("e52...Nf3", Some(("e5", Some("Nf3")))),
            ("Nf3+-", Some(("Nf3", None))),
            ("exd5+/=", Some(("exd5", None))),
            ("e4.", None),
            ("+-", None),
            ("Nf3", None),
            (".", None),
        ] {
            let expected =
                expected.map(|(one, next): (&str, Option<&str>)| (one.as_bytes(), next.map(str::as_bytes)));
            assert_eq!(moves(word.as_bytes()), expected, "{word}");
        }
    }
}
