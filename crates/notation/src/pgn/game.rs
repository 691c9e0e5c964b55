//! A whole game as a tree, for those who want all of it at hand: tags, movetext with everything in it, result.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::lex::{event_line, is_name};
use super::{GameResult, Mark, Nag};

/// The seven tags that every PGN game has in an archive, in the order of the export format.
pub const SEVEN_TAG_ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game of a PGN file. Read with [`read_games`](super::read_games), written with [`to_pgn`](Self::to_pgn).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    /// Comments and escape lines that stand before the tags.
    pub before: Vec<Aside>,
    /// Tag pairs in the order of the text.
    pub tags: Vec<Tag>,
    /// Everything of the movetext in the order of the text.
    pub movetext: Vec<Item>,
    /// The result at the end; `None` where it is missing.
    pub result: Option<GameResult>,
    /// Comments and escape lines behind the result.
    pub closing: Vec<Aside>,
}

impl Game {
    /// The value of the first tag with this name.
    ///
    /// ```
    /// use arbiter_notation::pgn::read_games;
    /// let (games, _) = read_games(b"[White \"Vera\"]\n\n*");
    /// assert_eq!(games[0].tag("White"), Some("Vera"));
    /// assert_eq!(games[0].tag("Black"), None);
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// The moves that were played, as they are written, without variations.
    ///
    /// ```
    /// use arbiter_notation::pgn::read_games;
    /// let (games, _) = read_games(b"1. e4 (1. d4 d5) e5 *");
    /// assert_eq!(games[0].moves().collect::<Vec<_>>(), ["e4", "e5"]);
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.movetext.iter().filter_map(|item| match item {
            Item::Move(san) => Some(san.as_str()),
            _ => None,
        })
    }
}

/// A part of the movetext. What remarks on a move follows it; a variation is another way to play the move before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A move as it is written: one word.
    Move(String),
    /// A valuation.
    Nag(Nag),
    /// `e.p.` or `(=)`, standing apart.
    Mark(Mark),
    /// A comment or an escape line.
    Aside(Aside),
    /// A variation.
    Variation(Vec<Item>),
    /// A result inside of a variation.
    Result(GameResult),
}

/// What stands beside the moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aside {
    /// A comment.
    Comment(Comment),
    /// A line for some program, behind its `%`.
    Escape(Line),
}

/// A text that PGN cannot hold in this place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// A tag name is empty or has blanks, quotation marks, brackets, braces, parentheses or a semicolon in it.
    #[error("expected a tag name of letters, digits and signs other than quotes and brackets")]
    TagName,
    /// A tag value or an escape line has a line break in it.
    #[error("expected a text without line breaks")]
    LineBreak,
    /// A comment has both braces and empty lines in it: no form of comment holds that.
    #[error("expected a comment without braces, or without empty lines")]
    Brace,
}

/// A tag pair.
///
/// ```
/// use arbiter_notation::pgn::Tag;
/// assert_eq!(Tag::new("White", "Vera \"M\"").unwrap().to_string(), r#"[White "Vera \"M\""]"#);
/// assert!(Tag::new("White space", "").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    name: String,
    value: String,
}

impl Tag {
    /// A tag with this name and value.
    ///
    /// # Errors
    /// The name cannot be written, or the value has line breaks.
    pub fn new(name: &str, value: &str) -> Result<Self, TextError> {
        if name.is_empty() || !name.bytes().all(is_name) {
            return Err(TextError::TagName);
        }
        Ok(Self {
            name: name.to_owned(),
            value: Line::new(value)?.0,
        })
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its value.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"", self.name)?;
        for part in self.value.split_inclusive(['"', '\\']) {
            let plain = part.strip_suffix(['"', '\\']).unwrap_or(part);
            f.write_str(plain)?;
            if plain.len() < part.len() {
                write!(f, "\\{}", &part[plain.len()..])?;
            }
        }
        f.write_str("\"]")
    }
}

/// A text without line breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line(String);

impl Line {
    /// This text.
    ///
    /// # Errors
    /// It has line breaks.
    pub fn new(text: &str) -> Result<Self, TextError> {
        if text.contains(['\n', '\r']) {
            Err(TextError::LineBreak)
        } else {
            Ok(Self(text.to_owned()))
        }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A comment. A single line break in it is the same as a blank, because programs break lines where they like; empty
/// lines are kept.
///
/// ```
/// use arbiter_notation::pgn::Comment;
/// assert_eq!(Comment::new("the losing\nmove").unwrap().text(), "the losing move");
/// assert!(Comment::new("}\n\n").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// A comment that says this.
    ///
    /// # Errors
    /// It has a closing brace and an empty line in it, or an opening one behind a line that looks like the tags of a
    /// game.
    pub fn new(text: &str) -> Result<Self, TextError> {
        let text = join_lines(text);
        let braces = text.contains('}') && text.contains('\n');
        // A reader would take it for a comment that was never closed before the next game.
        let event = event_line(text.as_bytes()).is_some_and(|event| text.as_bytes()[event..].contains(&b'{'));
        if braces || event {
            Err(TextError::Brace)
        } else {
            Ok(Self(text))
        }
    }

    /// A comment that says this, with parentheses for braces where they cannot be held.
    ///
    /// ```
    /// use arbiter_notation::pgn::Comment;
    /// assert_eq!(Comment::lossy("a}\n\nb").text(), "a)\n\nb");
    /// ```
    #[must_use]
    pub fn lossy(text: &str) -> Self {
        Self::new(text).unwrap_or_else(|_| Self(join_lines(&text.replace('}', ")").replace('{', "("))))
    }

    /// What it says.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Single line breaks become blanks, rows of them stay, each as one LF.
fn join_lines(text: &str) -> String {
    if !text.contains(['\n', '\r']) {
        return text.to_owned();
    }
    let mut joined = String::with_capacity(text.len());
    let mut breaks = 0;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '\r' && chars.peek() == Some(&'\n') {
            continue;
        }
        if matches!(c, '\n' | '\r') {
            breaks += 1;
            continue;
        }
        push_breaks(&mut joined, breaks);
        breaks = 0;
        joined.push(c);
    }
    push_breaks(&mut joined, breaks);
    joined
}

fn push_breaks(text: &mut String, breaks: usize) {
    match breaks {
        0 => {}
        1 => text.push(' '),
        _ => text.extend(core::iter::repeat_n('\n', breaks)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_in_comments_are_blanks_and_empty_lines_stay() {
        for (text, comment) in [
            ("a\nb", "a b"),
            ("a\r\nb\rc", "a b c"),
            ("a\n\nb\r\n\r\nc", "a\n\nb\n\nc"),
            ("\na\n", " a "),
            ("a \n b", "a   b"),
        ] {
            assert_eq!(
                Comment::new(text).map(|comment| comment.0).as_deref(),
                Ok(comment)
            );
            assert_eq!(
                Comment::new(comment).map(|comment| comment.0).as_deref(),
                Ok(comment),
                "once is enough"
            );
        }
    }

    #[test]
    fn a_brace_and_an_empty_line_cannot_stand_together() {
        assert_eq!(Comment::new("a}\n\nb"), Err(TextError::Brace));
        assert_eq!(Comment::lossy("a}\n\nb").text(), "a)\n\nb");
        assert_eq!(Comment::lossy("a}b").text(), "a}b");
    }

    #[test]
    fn tags_hold_what_pgn_can_hold() {
        for (name, value, error) in [
            ("White", "a\\b\"c", None),
            ("x-y.z", "", None),
            ("", "a", Some(TextError::TagName)),
            ("a b", "a", Some(TextError::TagName)),
            ("a\"", "a", Some(TextError::TagName)),
            ("a", "b\nc", Some(TextError::LineBreak)),
        ] {
            assert_eq!(Tag::new(name, value).err(), error, "{name}");
        }
    }
}
