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

/// None of them is longer, with a sign or two.
const NOBODY_LONGEST: usize = 12;

/// Where in a name the surname stands: before a comma, else the last word that is no initial. `None` for nobody.
pub(super) fn surname(name: &str) -> Option<&str> {
    let last_word = || {
        let mut words = name.split_whitespace().rev();
        words.find(|word| folded(word).nth(1).is_some()).unwrap_or(name)
    };
    let surname = name
        .split_once(',')
        .map_or_else(last_word, |(surname, _)| surname);
    folded(surname).next()?;
    let may_be_nobody = name.len() <= NOBODY_LONGEST;
    let is_nobody = may_be_nobody && (is_nobody(surname) || is_nobody(name));
    (!is_nobody).then_some(surname)
}

fn is_nobody(name: &str) -> bool {
    NOBODY.iter().any(|nobody| folded(name).eq(nobody.chars()))
}

/// All letters and digits of a text, in small letters.
pub(super) fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
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
            let found: Option<String> = surname(name).map(|surname| folded(surname).collect());
            assert_eq!(found.as_deref(), expected, "{name}");
        }
    }
}
