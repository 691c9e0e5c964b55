//! Short codes: six letters that somebody reads from a slip and types, for a link or for whoever looks on.
//!
//! A code follows from what the event keeps of a link, its hash; it is a name of the link, not its secret. Whoever lets
//! codes in must let nobody try many of them.

use super::{Office, hash};

/// The letters of codes: none looks like another or like a digit.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";
/// So many of them: one in 148 million is right for one link.
const LENGTH: usize = 6;

/// A link, by what an event keeps of it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LinkId(String);

impl LinkId {
    /// Of a link as it is given out.
    #[must_use]
    pub fn of(link: &str) -> Self {
        Self(hash(link))
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// Its code.
    ///
    /// ```
    /// use arbiter_hall::{LinkId, as_code};
    /// let code = LinkId::of("e1-secret").code();
    /// assert_eq!(as_code(&code.to_lowercase()), Some(code));
    /// ```
    #[must_use]
    pub fn code(&self) -> String {
        code_of(&self.0)
    }
}

/// The code that a hash in hexadecimal digits gives.
fn code_of(hash: &str) -> String {
    let mut rest = u64::from_str_radix(&hash[..15], 16).unwrap_or(0);
    let letter = |_| {
        let place = (rest % LETTERS.len() as u64) as usize;
        rest /= LETTERS.len() as u64;
        char::from(LETTERS[place])
    };
    (0..LENGTH).map(letter).collect()
}

/// A code as it is written, from what somebody typed, if it is one.
#[must_use]
pub fn as_code(typed: &str) -> Option<String> {
    let code: String = (typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-'))
        .map(|sign| sign.to_ascii_uppercase())
        .collect();
    let good = code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter));
    good.then_some(code)
}

impl Office {
    /// The code by which everybody finds what can be looked at.
    #[must_use]
    pub fn code(&self) -> String {
        code_of(&hash(&format!("look on/{}", self.id)))
    }

    /// The codes by which something of the event is found.
    pub fn codes(&self) -> impl Iterator<Item = String> {
        let links = self.links.keys().chain(self.used.keys());
        links.map(|link| code_of(link)).chain([self.code()])
    }

    /// The link with this code: one that was not used yet before one that was, and of those the device's own.
    #[must_use]
    pub fn link_of_code(&self, code: &str, pass: Option<&str>) -> Option<LinkId> {
        let is = |link: &&String| code_of(link) == code;
        let pass = pass.map(hash);
        let own = |link: &&String| pass.is_some() && self.used.get(*link) == pass.as_ref();
        let free = self.links.keys().find(is);
        let used = || self.used.keys().filter(is).max_by_key(own);
        free.or_else(used).cloned().map(LinkId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_six_letters_in_any_case_and_nothing_else() {
        for (typed, code) in [
            ("abcdef", Some("ABCDEF")),
            (" Abc DEF ", Some("ABCDEF")),
            ("ABC-DEF", Some("ABCDEF")),
            ("ABCDE", None),
            ("ABCDEFG", None),
            ("ABCDE1", None),
            ("ABCDEI", None),
            ("سلامسل", None),
        ] {
            assert_eq!(as_code(typed).as_deref(), code, "{typed}");
        }
    }

    #[test]
    fn links_have_codes_of_their_own() {
        let mut codes: Vec<String> = (0..500).map(|n| LinkId::of(&format!("e-{n}")).code()).collect();
        assert!(codes.iter().all(|code| as_code(code).as_ref() == Some(code)));
        codes.sort();
        codes.dedup();
        assert_eq!(codes.len(), 500);
    }
}
