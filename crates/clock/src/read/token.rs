//! The words and signs of a time control, each with the column at which it stands.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What a word or sign means in a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token {
    /// A number; too large ones stay at the largest.
    Number(u64),
    /// Hours, minutes or seconds, as seconds.
    Unit(u64),
    /// `/`.
    Slash,
    /// `+`, "with", "plus".
    Plus,
    /// "and": more of the same time, or what a move adds.
    And,
    /// A period is over: `,` `;` `:` "then", "followed by".
    Then,
    /// "increment", "bonus", "added".
    Increment,
    /// `d`, "delay".
    Delay,
    /// `b`, "Bronstein".
    Bronstein,
    /// "per", "each", "every".
    Per,
    /// "move", "moves".
    Moves,
    /// "in", "for".
    In,
    /// "from".
    From,
    /// "game", "rest", "all", `G`, `SD`: the remaining moves.
    Rest,
    /// Anything else.
    Other,
}

/// A token, where it starts (in characters from 1), and the text of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    pub token: Token,
    pub column: usize,
    pub text: String,
}

/// Cuts a text into its tokens; words that only make a sentence of them are left out.
pub(super) fn tokens(text: &str) -> Vec<Piece> {
    let signs: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < signs.len() {
        let kind = kind(signs[at]);
        let run = signs[at..].iter().take_while(|sign| self::kind(**sign) == kind);
        let length = if kind == Kind::Sign { 1 } else { run.count() };
        let text: String = signs[at..at + length].iter().collect();
        if let Some(token) = token(kind, &text) {
            found.push(Piece {
                token,
                column: at + 1,
                text,
            });
        }
        at += length;
    }
    found
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Blank,
    Digit,
    Letter,
    Sign,
}

fn kind(sign: char) -> Kind {
    match sign {
        _ if sign.is_whitespace() => Kind::Blank,
        _ if digit(sign).is_some() => Kind::Digit,
        _ if sign.is_alphabetic() => Kind::Letter,
        _ => Kind::Sign,
    }
}

/// Digits of the scripts in which people write times here: European, Arabic, Persian.
fn digit(sign: char) -> Option<u64> {
    let zero = match sign {
        '0'..='9' => '0',
        '٠'..='٩' => '٠',
        '۰'..='۹' => '۰',
        _ => return None,
    };
    Some(u64::from(sign as u32 - zero as u32))
}

fn token(kind: Kind, text: &str) -> Option<Token> {
    match kind {
        Kind::Blank => None,
        Kind::Digit => Some(Token::Number(
            text.chars()
                .filter_map(digit)
                .fold(0, |number, digit| number.saturating_mul(10).saturating_add(digit)),
        )),
        Kind::Letter => word(&text.to_lowercase()),
        Kind::Sign => sign(text),
    }
}

fn sign(text: &str) -> Option<Token> {
    Some(match text {
        "/" => Token::Slash,
        "+" => Token::Plus,
        "," | ";" | ":" | "،" | "؛" => Token::Then,
        "'" | "’" | "′" => Token::Unit(60),
        "\"" | "”" | "″" => Token::Unit(1),
        "." | "(" | ")" => return None,
        _ => Token::Other,
    })
}

fn word(text: &str) -> Option<Token> {
    Some(match text {
        "h" | "hr" | "hrs" | "hour" | "hours" => Token::Unit(3600),
        "m" | "min" | "mins" | "minute" | "minutes" => Token::Unit(60),
        "s" | "sec" | "secs" | "second" | "seconds" => Token::Unit(1),
        "plus" | "with" => Token::Plus,
        "and" => Token::And,
        "then" | "followed" => Token::Then,
        "inc" | "increment" | "increments" | "bonus" | "fischer" | "added" | "addition" | "additional"
        | "extra" => Token::Increment,
        "d" | "delay" => Token::Delay,
        "b" | "bronstein" => Token::Bronstein,
        "per" | "each" | "every" => Token::Per,
        "move" | "moves" => Token::Moves,
        "one" => Token::Number(1),
        "in" | "for" => Token::In,
        "from" => Token::From,
        "g" | "sd" | "game" | "rest" | "all" | "remaining" | "sudden" | "death" => Token::Rest,
        "a" | "an" | "the" | "of" | "by" | "first" | "starting" | "counting" | "beginning" | "at" | "is"
        | "as" => {
            return None;
        }
        _ => Token::Other,
    })
}

/// Where a text speaks of an hour-glass, if it does: the column and the word.
pub(super) fn hourglass(text: &str) -> Option<(usize, String)> {
    let plain = text.to_lowercase();
    let names = [
        "hour-glass",
        "hourglass",
        "hour glass",
        "sandclock",
        "sand-clock",
        "sand clock",
        "*",
    ];
    let (at, name) = names
        .iter()
        .filter_map(|name| plain.find(name).map(|at| (at, *name)))
        .min()?;
    Some((plain[..at].chars().count() + 1, name.to_string()))
}
