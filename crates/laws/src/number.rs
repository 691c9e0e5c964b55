//! Numbers of articles as people write them: with brackets, blanks, capital letters and the digits of any script.

use crate::data::{Article, Rulebook};
use alloc::borrow::ToOwned;
use alloc::string::String;

impl Rulebook {
    /// The article of this number, however its letters, digits and brackets are written.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let book = Rulebook::by_id("fide-2009").unwrap();
    /// for wanted in ["9.2a", " 9.2(a)", "9.2 A", "۹.۲a", "٩٫٢a", "Article 9.2a"] {
    ///     assert_eq!(book.article_written(wanted).unwrap().id(), "9.2a", "{wanted}");
    /// }
    /// assert!(book.article_written("zebra").is_none());
    /// ```
    #[must_use]
    pub fn article_written(&self, wanted: &str) -> Option<&Article> {
        self.article(wanted.trim())
            .or_else(|| self.article(&wanted.trim().replace(' ', ":")))
            .or_else(|| self.numbered(wanted))
            .or_else(|| self.numbered(wanted.trim().split_once(' ')?.1))
    }

    fn numbered(&self, wanted: &str) -> Option<&Article> {
        let wanted = plain(wanted);
        let alike = |article: &&Article| plain(article.id()) == wanted;
        self.articles().iter().find(alike)
    }
}

/// A number without brackets and blanks, in small letters and ASCII digits.
fn plain(id: &str) -> String {
    let sign = |sign: char| match latin_digit(sign) {
        '٫' | '،' | ',' => '.',
        other => other.to_ascii_lowercase(),
    };
    let kept = |sign: &char| sign.is_alphanumeric() || *sign == '.';
    let signs: String = id.chars().map(sign).filter(kept).collect();
    signs.trim_matches('.').to_owned()
}

/// A Persian or Arabic-Indic digit as a Latin one; any other sign as it is.
///
/// ```
/// assert_eq!(arbiter_laws::latin_digit('۹'), '9');
/// assert_eq!(arbiter_laws::latin_digit('a'), 'a');
/// ```
#[must_use]
pub const fn latin_digit(sign: char) -> char {
    let zero = match sign {
        '٠'..='٩' => '٠',
        '۰'..='۹' => '۰',
        other => return other,
    };
    (b'0' + (sign as u32 - zero as u32) as u8) as char
}
