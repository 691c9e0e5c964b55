//! Names of players as two archives write them: `Carlsen,M`, `Carlsen, Magnus`, `Magnus Carlsen`.

/// What stands where nobody knows who played.
const NOBODY: [&str; 8] = [
    "nn",
    "n",
    "anonymous",
    "unknown",
    "noname",
    "guest",
    "white",
    "black",
];

/// The surname in small letters: what stands before a comma, else the last word that is no initial. `None` for nobody.
pub(super) fn surname(name: &str) -> Option<String> {
    let last_word = || {
        let words = name.split_whitespace().rev().map(folded);
        let mut long = words.filter(|word| word.chars().nth(1).is_some());
        long.next().unwrap_or_else(|| folded(name))
    };
    let surname = name
        .split_once(',')
        .map_or_else(last_word, |(surname, _)| folded(surname));
    // None of them is longer, with a sign or two.
    let may_be_nobody = name.len() <= 12;
    let is_nobody = may_be_nobody && (is_nobody(&surname) || is_nobody(&folded(name)));
    (!surname.is_empty() && !is_nobody).then_some(surname)
}

fn is_nobody(name: &str) -> bool {
    name.is_empty() || NOBODY.contains(&name)
}

/// All letters and digits of a text, in small letters; `None` where there are none.
pub(super) fn full(text: &str) -> Option<String> {
    Some(folded(text)).filter(|text| !text.is_empty())
}

fn folded(text: &str) -> String {
    if text.is_ascii() {
        let letters = text.bytes().filter(u8::is_ascii_alphanumeric);
        return letters
            .map(|byte| char::from(byte.to_ascii_lowercase()))
            .collect();
    }
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surnames_as_archives_write_them() {
        for (name, expected) in [
            ("Carlsen, Magnus", Some("carlsen")),
            ("Carlsen,M", Some("carlsen")),
            ("Magnus Carlsen", Some("carlsen")),
            ("Carlsen M.", Some("carlsen")),
            ("Van Foreest, Jorden", Some("vanforeest")),
            ("Карпов, Анатолий", Some("карпов")),
            ("DrNykterstein", Some("drnykterstein")),
            ("X", Some("x")),
            ("?", None),
            ("", None),
            ("N.N.", None),
            ("NN, ", None),
            ("White", None),
        ] {
            assert_eq!(surname(name).as_deref(), expected, "{name}");
        }
    }
}
