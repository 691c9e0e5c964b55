//! What can be wrong with a text that should be PGN.

/// A fault of form in a PGN text: what stands there and what was expected.
///
/// The reader goes on behind every one of them; after [`TokenTooLong`](Self::TokenTooLong) and
/// [`TooDeep`](Self::TooDeep) it goes on with the next game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum PgnFault {
    /// A comment that begins with a brace never ends.
    #[error("expected a closing brace for the comment that begins here")]
    UnterminatedComment,
    /// A tag's value ends with its line instead of with a quotation mark.
    #[error("expected a closing quotation mark before the end of the line")]
    UnterminatedString,
    /// A bracket that does not begin a tag pair.
    #[error("expected a tag pair such as [Event \"...\"]")]
    MalformedTag,
    /// A tag pair without its closing bracket.
    #[error("expected a closing bracket after the value of the tag")]
    UnclosedTag,
    /// A quotation mark inside a tag's value without a backslash before it.
    #[error("expected a backslash before a quotation mark inside the value of a tag")]
    UnescapedQuote,
    /// A word, a comment or a tag of more than 1 MiB; the rest of the game is not read.
    #[error("expected a token of at most 1 MiB")]
    TokenTooLong,
    /// Variations nested deeper than 256; the rest of the game is not read.
    #[error("expected variations nested at most 256 deep")]
    TooDeep,
    /// The game ends inside a variation.
    #[error("expected a closing parenthesis for a variation before the game ends")]
    UnclosedVariation,
    /// A closing parenthesis outside of variations.
    #[error("expected no closing parenthesis: no variation is open")]
    UnopenedVariation,
    /// A closing brace outside of comments.
    #[error("expected no closing brace: no comment is open")]
    UnopenedComment,
    /// `$` without a number up to 65535.
    #[error("expected a number up to 65535 after the dollar sign")]
    InvalidNag,
    /// A word or sign that has no meaning in movetext.
    #[error("expected a move, a move number, a comment, a variation or a result")]
    Unexpected,
    /// A text before or between games that belongs to none of them; told once for all of it.
    #[error("expected a game, found a text that is none")]
    Stray,
    /// The text is UTF-16, of which nothing is read.
    #[error("expected UTF-8 or Latin-1, found the mark of UTF-16")]
    Utf16,
}
