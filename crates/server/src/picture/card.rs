//! A ruling as a picture to be shown to others: the position in which it was made, and beside it what was ruled.

use std::fmt::Write as _;

use super::Picture;

/// The whole picture, and the board in it, in pixels.
const WIDE: u16 = 1080;
const HIGH: u16 = 560;
const BOARD: u16 = 480;
const MARGIN: u16 = 40;
/// So many letters stand in a line of the sentence, and so many lines.
const LETTERS: usize = 34;
const LINES: usize = 8;

/// What stands beside the board.
#[derive(Debug, Clone, Default)]
pub struct RulingCard {
    /// Who played.
    pub players: String,
    /// What was ruled, in a sentence.
    pub text: String,
    /// The article with its rulebook.
    pub cite: String,
    /// Whether something irregular was found.
    pub irregular: bool,
    /// Whether it is read from the right.
    pub rtl: bool,
}

impl RulingCard {
    /// The picture.
    #[must_use]
    pub fn svg(&self, board: &Picture) -> String {
        let stripe = if self.irregular { "#a8281f" } else { "#0f5f6e" };
        let (start, end) = (BOARD + 2 * MARGIN, WIDE - MARGIN);
        let (edge, direction) = if self.rtl { (end, "rtl") } else { (start, "ltr") };
        let text_at = if self.rtl { edge - 20 } else { edge + 20 };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" width=\"{WIDE}\" height=\"{HIGH}\">\
             <path fill=\"#faf8f4\" d=\"M0 0h{WIDE}v{HIGH}h-{WIDE}z\"/>\
             <svg x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{BOARD}\" height=\"{BOARD}\">{}</svg>\
             <rect x=\"{}\" y=\"{MARGIN}\" width=\"6\" height=\"{BOARD}\" fill=\"{stripe}\"/>\
             <g direction=\"{direction}\" font-family=\"system-ui,sans-serif\" fill=\"#1d1a16\">",
            board.clone().sized(BOARD).svg(),
            if self.rtl { edge - 6 } else { edge }
        );
        let mut line = |y: u16, size: u16, fill: &str, weight: u16, text: &str| {
            let _ = write!(
                svg,
                "<text x=\"{text_at}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\">{}</text>",
                escaped(text)
            );
        };
        line(
            MARGIN + 24,
            22,
            "#5a5347",
            400,
            &shortened(&self.players, LETTERS + 4),
        );
        for (row, words) in (0_u16..).zip(wrapped(&self.text, LETTERS, LINES)) {
            line(MARGIN + 80 + row * 42, 28, "#1d1a16", 600, &words);
        }
        line(
            MARGIN + BOARD - 8,
            22,
            "#0f5f6e",
            600,
            &shortened(&self.cite, LETTERS + 4),
        );
        svg.push_str("</g></svg>");
        svg
    }
}

/// A text in lines of so many letters, broken between words; what does not fit ends with three dots.
fn wrapped(text: &str, letters: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let Some(line) = lines.last_mut() else { break };
        if !line.is_empty() && seen(line) + 1 + seen(word) > letters {
            if lines.len() == most {
                if let Some(line) = lines.last_mut() {
                    line.push('…');
                }
                break;
            }
            lines.push(word.to_owned());
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

fn shortened(text: &str, letters: usize) -> String {
    if seen(text) <= letters {
        return text.to_owned();
    }
    text.chars().take(letters - 1).chain(['…']).collect()
}

/// So many letters are seen: marks of direction are not.
fn seen(text: &str) -> usize {
    text.chars()
        .filter(|sign| !matches!(sign, '\u{2066}'..='\u{2069}'))
        .count()
}

/// Text within XML; a control character has no place in it.
fn escaped(text: &str) -> String {
    let kept = text.chars().filter(|sign| !sign.is_control());
    kept.fold(String::new(), |mut all, sign| {
        match sign {
            '&' => all.push_str("&amp;"),
            '<' => all.push_str("&lt;"),
            '>' => all.push_str("&gt;"),
            sign => all.push(sign),
        }
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Men;

    #[test]
    fn a_sentence_is_broken_between_words_and_ends_where_the_picture_does() {
        let long = "word ".repeat(200);
        let lines = wrapped(&long, 20, 3);
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| seen(line) <= 20), "{lines:?}");
        assert!(lines[2].ends_with('…'));
        assert_eq!(wrapped("one two", 20, 3), ["one two"]);
    }

    #[test]
    fn no_name_ends_the_picture() {
        let card = RulingCard {
            players: "</text><script>".into(),
            text: "a & b".into(),
            ..RulingCard::default()
        };
        let svg = card.svg(&Picture::of(Men::default()));
        assert!(!svg.contains("<script>") && svg.contains("a &amp; b"));
    }
}
