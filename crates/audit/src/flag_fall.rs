//! What a record says of a flag that fell: the tag `Termination` of the PGN standard, and the sentences with which
//! servers and programs end a game (`{White forfeits on time}`, `{ White wins on time. }`).

use crate::chess::Color;

/// Whose time ran out, as the record says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeUp {
    /// The time of this player is up.
    Of(Color),
    /// Somebody's who is not named.
    Somebodys,
    /// The time of both is up.
    Both,
}

/// What follows the player in a sentence, and whether it is his own flag that fell.
const SAID: [(&str, bool); 8] = [
    (" forfeits on time", true),
    (" loses on time", true),
    (" lost on time", true),
    (" runs out of time", true),
    (" ran out of time", true),
    (" exceeded the time limit", true),
    (" wins on time", false),
    (" won on time", false),
];

/// Draws in which nobody is named.
const DRAWN: [&str; 3] = ["game drawn by timeout", "draw by timeout", "drawn by timeout"];

/// The ends of sentences that tell it.
const ENDS: [&[u8]; 6] = [b" time", b" timeout", b" limit", b" material", b" mate", b" win"];

/// Whether a comment may tell it: a cheap question before [`of_comment`].
pub fn may_tell(comment: &[u8]) -> bool {
    // Nearly all comments of a broadcast end with a command, and no sentence does.
    if comment.last() == Some(&b']') {
        return false;
    }
    let end = comment
        .iter()
        .rposition(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'.'));
    end.is_some_and(|end| ENDS.iter().any(|said| comment[..=end].ends_with(said)))
}

/// What a comment behind the last move says. It must be about a player of the game, named by colour or as his tag
/// names him.
pub fn of_comment(text: &str, players: [&str; 2]) -> Option<TimeUp> {
    sentence(text, players, false)
}

/// What the tag on the end of the game says.
pub fn of_tag(value: &str, players: [&str; 2]) -> Option<TimeUp> {
    // All that tells it has this word; nearly all games end otherwise.
    if !contains(value, "time") {
        return None;
    }
    match plain(value).as_str() {
        "time forfeit" | "timeout" => Some(TimeUp::Somebodys),
        _ => sentence(value, players, true),
    }
}

/// Whether a word in small letters stands in a text, in letters of any size.
pub fn contains(text: &str, word: &str) -> bool {
    let (Some(&first), bytes) = (word.as_bytes().first(), text.as_bytes()) else {
        return true;
    };
    let begins = |&(_, byte): &(usize, &u8)| byte.to_ascii_lowercase() == first;
    let is = |(at, _): (usize, &u8)| {
        let window = bytes.get(at..at + word.len());
        window.is_some_and(|window| window.eq_ignore_ascii_case(word.as_bytes()))
    };
    bytes.iter().enumerate().filter(begins).any(is)
}

/// `anybody`: the sentence is about this game, whoever it names.
fn sentence(text: &str, players: [&str; 2], anybody: bool) -> Option<TimeUp> {
    let text = &plain(text);
    if text.ends_with("both players ran out of time") {
        return Some(TimeUp::Both);
    }
    if DRAWN.iter().any(|drawn| text.starts_with(drawn)) {
        return Some(TimeUp::Somebodys);
    }
    let (player, own) = SAID.iter().find_map(|&(said, own)| {
        let (player, _) = text.split_once(said)?;
        Some((player, own))
    })?;
    // Before it may stand which game it was: `Game 12 (Tal vs. Fischer) Tal forfeits on time`.
    let player = player.rsplit(") ").next().unwrap_or(player);
    match color(player, players) {
        Some(color) => Some(TimeUp::Of(if own { color } else { !color })),
        None => anybody.then_some(TimeUp::Somebodys),
    }
}

fn color(player: &str, players: [&str; 2]) -> Option<Color> {
    let is = |name: &str| name.to_lowercase() == player;
    let named = [Color::White, Color::Black]
        .into_iter()
        .filter(|of| is(players[of.index()]));
    player
        .parse()
        .ok()
        .or_else(|| match named.collect::<Vec<_>>()[..] {
            [one] => Some(one),
            _ => None,
        })
}

/// In small letters, spaces one by one, without commands such as `[%clk 0:00:00]` before it and the full stop behind it.
fn plain(text: &str) -> String {
    let mut text = text.trim();
    while let Some((_, rest)) = text
        .strip_prefix("[%")
        .and_then(|command| command.split_once(']'))
    {
        text = rest.trim_start();
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_end_matches('.').to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: [&str; 2] = ["Tal", "White Knight"];

    #[test]
    fn comments_of_the_usual_servers_and_programs() {
        let (white, black) = (Some(TimeUp::Of(Color::White)), Some(TimeUp::Of(Color::Black)));
        for (text, expected) in [
            ("White forfeits on time", white),
            (" Black wins on time. ", white),
            ("Black loses on time", black),
            ("White Knight forfeits on time", black),
            ("Game 12 (Tal vs. White Knight) Tal forfeits on time", white),
            ("Black ran out of time and White has no material to mate", black),
            ("[%clk 0:00:00] [%emt 0:00:02] White wins on time.", black),
            (
                "Game drawn because both players ran out of time",
                Some(TimeUp::Both),
            ),
            ("Draw by timeout", Some(TimeUp::Somebodys)),
            ("Fischer lost on time", None),
            ("The sacrifice comes just in time.", None),
            ("threatens mate", None),
            ("", None),
        ] {
            assert_eq!(of_comment(text, PLAYERS), expected, "{text}");
            assert!(may_tell(text.as_bytes()) || expected.is_none(), "{text}");
        }
        assert!(!may_tell(b"[%clk 0:10:00]"));
        assert!(!may_tell(b" . "));
    }

    #[test]
    fn tags_of_the_usual_servers() {
        for (text, expected) in [
            ("Time forfeit", Some(TimeUp::Somebodys)),
            ("time forfeit", Some(TimeUp::Somebodys)),
            ("Tal won on time", Some(TimeUp::Of(Color::Black))),
            ("Someone won on time", Some(TimeUp::Somebodys)),
            (
                "Game drawn by timeout vs insufficient material",
                Some(TimeUp::Somebodys),
            ),
            ("White forfeits on time", Some(TimeUp::Of(Color::White))),
            ("Normal", None),
            ("Tal won by resignation", None),
            ("unterminated", None),
        ] {
            assert_eq!(of_tag(text, PLAYERS), expected, "{text}");
        }
    }
}
