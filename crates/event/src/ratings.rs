//! Two ratings of a player, FIDE's and his federation's, and which of them tells his strength (record 172).

use serde::{Deserialize, Serialize};

use crate::words::closed;

closed! {
    /// By which rating the list of starting ranks is made, in the words of record 172.
    #[derive(Default)]
    RatingMethod {
        /// FIDE's only.
        Fide = "FIDE",
        /// The national one only.
        Nro = "NRO",
        /// FIDE's, and the national one of who has none.
        #[default]
        Fidon = "FIDON",
        /// The national one, and FIDE's of who has none.
        Nidof = "NIDOF",
        /// The higher of both.
        Hbfn = "HBFN",
        /// The lower of both.
        Lbfn = "LBFN",
    }
}

impl RatingMethod {
    /// The rating that counts; none for unrated.
    ///
    /// ```
    /// use arbiter_event::ratings::RatingMethod;
    /// assert_eq!(RatingMethod::Nidof.of(Some(2172), Some(1537)), Some(1537));
    /// assert_eq!(RatingMethod::Fidon.of(None, Some(1537)), Some(1537));
    /// assert_eq!(RatingMethod::Lbfn.of(None, Some(1537)), Some(1537));
    /// assert_eq!(RatingMethod::Fide.of(None, Some(1537)), None);
    /// ```
    #[must_use]
    pub fn of(self, fide: Option<u16>, national: Option<u16>) -> Option<u16> {
        let both = fide.zip(national);
        match self {
            Self::Fide => fide,
            Self::Nro => national,
            Self::Fidon => fide.or(national),
            Self::Nidof => national.or(fide),
            Self::Hbfn => fide.max(national),
            Self::Lbfn => both.map(|(one, other)| one.min(other)).or(fide).or(national),
        }
    }

    /// The method that a record 172 names, `NOR NIDOF`; the usual one where it names none that is known.
    ///
    /// ```
    /// use arbiter_event::ratings::RatingMethod;
    /// assert_eq!(RatingMethod::told("NOR NIDOF"), RatingMethod::Nidof);
    /// assert_eq!(RatingMethod::told("NOR OTHER"), RatingMethod::Fidon);
    /// ```
    #[must_use]
    pub fn told(record: &str) -> Self {
        split(record).map_or_else(Self::default, |(_, method)| method)
    }
}

/// The federation, where one is named, and the method: `NOR NIDOF`, or the method alone in any case of letters.
pub(crate) fn split(text: &str) -> Option<(Option<String>, RatingMethod)> {
    let words: Vec<String> = text.split_whitespace().map(str::to_ascii_uppercase).collect();
    let (federation, method) = match words.as_slice() {
        [method] => (None, method),
        [federation, method] if is_code(federation) => (Some(federation.clone()), method),
        _ => return None,
    };
    Some((federation, RatingMethod::by_name(method)?))
}

/// Whether it can stand in the place of 001: the three letters of a federation.
pub(crate) fn is_code(text: &str) -> bool {
    text.len() == 3
        && text.bytes().all(|sign| sign.is_ascii_uppercase())
        && !text.starts_with("XX")
        && !text.starts_with("BB")
}

/// Where the rating stands in a national line, whose text begins with column 5: columns 49 to 52.
const PLACE: core::ops::Range<usize> = 44..48;

/// The rating in a national line.
pub(crate) fn in_line(text: &str) -> Option<u16> {
    let found: String = text.chars().skip(PLACE.start).take(PLACE.len()).collect();
    found.trim().parse().ok().filter(|rating| *rating > 0)
}

/// The same line with another rating.
pub(crate) fn with_rating(text: &str, rating: Option<u16>) -> String {
    let signs: Vec<char> = text.chars().collect();
    let before: String = signs.iter().take(PLACE.start).collect();
    let behind: String = signs.iter().skip(PLACE.end).collect();
    let rating = rating.map_or_else(String::new, |rating| rating.to_string());
    let wide = PLACE.start;
    format!("{before:<wide$}{rating:>4}{behind}")
        .trim_end()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_national_line_keeps_what_else_it_says() {
        let line = "   1                                        1537 OSL      N00001";
        assert_eq!(in_line(line), Some(1537));
        let other = with_rating(line, Some(980));
        assert_eq!((in_line(&other), other.contains("N00001")), (Some(980), true));
        assert_eq!(in_line(&with_rating(line, None)), None);
        assert_eq!(with_rating("   7", Some(1800)).len(), 48);
    }

    #[test]
    fn each_method_by_its_word() {
        for method in RatingMethod::ALL {
            assert_eq!(RatingMethod::told(method.name()), *method);
            assert!(method.of(Some(2000), Some(1900)).is_some());
            assert_eq!(method.of(None, None), None);
        }
        assert_eq!(split("nidof"), Some((None, RatingMethod::Nidof)));
        assert_eq!(split("NOR"), None);
        assert_eq!(split("XXA FIDE"), None);
    }
}
