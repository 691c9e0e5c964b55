//! Writing games: the export format, at most 80 columns where words allow it.

use alloc::string::String;
use core::fmt::{self, Write};

use super::GameResult;
use super::game::{Aside, Comment, Game, Item};
use super::reader::is_letter;

/// Columns of a line.
const WIDTH: usize = 80;

/// Writes a game in the export format, with an empty line behind it.
///
/// What a [`Collector`](super::Collector) has read from this text equals `game`, for every game that one can read.
/// Tags keep their order. Move numbers are made from the moves, and from the `FEN` tag if there is one. A comment
/// with a closing brace in it is written behind a semicolon; single blanks in comments may become line breaks.
///
/// # Errors
/// Only those of `out`.
///
/// ```
/// use arbiter_notation::pgn::{read_games, write_game};
/// let (games, _) = read_games(b"[White \"Tal\"] 1.e4(1.d4 ; slower}\n)c5!{sharp}1-0");
/// let mut text = String::new();
/// write_game(&games[0], &mut text)?;
/// assert_eq!(text, "[White \"Tal\"]\n\n1. e4 (1. d4 ; slower}\n) 1... c5 $1 {sharp} 1-0\n\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn write_game<W: Write + ?Sized>(game: &Game, out: &mut W) -> fmt::Result {
    let mut wrap = Wrap {
        out,
        column: 0,
        glue: true,
    };
    for aside in &game.before {
        wrap.aside(aside)?;
        wrap.new_line()?;
    }
    for tag in &game.tags {
        wrap.line(format_args!("{tag}"))?;
    }
    let has_moves = !game.movetext.is_empty() || game.result.is_some();
    if has_moves && !game.tags.is_empty() {
        wrap.line(format_args!(""))?;
    }
    if game.tags.is_empty()
        && game
            .movetext
            .first()
            .is_some_and(|first| !matches!(first, Item::Move(_)))
    {
        // Without tags only a number shows that what is no move belongs to this game.
        wrap.number(Ply::first(game))?;
    }
    wrap.items(&game.movetext, Ply::first(game))?;
    if let Some(result) = game.result {
        wrap.word(result_of(game, result))?;
    }
    for aside in &game.closing {
        wrap.aside(aside)?;
    }
    wrap.new_line()?;
    wrap.line(format_args!(""))
}

/// The marker of a result. Two players can have lost only where the tag says so too; elsewhere `0-0` would castle.
fn result_of(game: &Game, result: GameResult) -> &'static str {
    let mut tags = game.tags.iter();
    let said = tags.find(|tag| tag.name() == "Result");
    match result {
        GameResult::BothLose if said.is_some_and(|tag| GameResult::parse(tag.value()) == Some(result)) => {
            result.as_str()
        }
        result => result.marker(),
    }
}

impl Game {
    /// The game in the export format: see [`write_game`].
    ///
    /// ```
    /// use arbiter_notation::pgn::read_games;
    /// let (games, _) = read_games(b"[White \"Vera\"]\n1.e4 e5 1-0");
    /// assert!(games[0].to_pgn().ends_with("\n\n1. e4 e5 1-0\n\n"));
    /// ```
    #[must_use]
    pub fn to_pgn(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write_game(self, &mut text);
        text
    }
}

/// Which half-move comes next.
#[derive(Debug, Clone, Copy)]
struct Ply {
    /// Number of the move.
    number: u32,
    black: bool,
}

impl Ply {
    fn first(game: &Game) -> Self {
        let fields = game.tag("FEN").unwrap_or_default().split_whitespace().skip(1);
        // The checks of Three-check are a field of their own, before the counts of moves or after them.
        let mut fields = fields.filter(|field| !field.contains('+'));
        let black = fields.next() == Some("b");
        let number = fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1);
        Self { number, black }
    }

    fn next(self) -> Self {
        Self {
            number: self.number.saturating_add(u32::from(self.black)),
            black: !self.black,
        }
    }
}

/// Breaks lines before they become too long.
struct Wrap<'a, W: ?Sized> {
    out: &'a mut W,
    /// Characters on the current line.
    column: usize,
    /// The next word follows without a blank.
    glue: bool,
}

impl<W: Write + ?Sized> Wrap<'_, W> {
    fn items(&mut self, items: &[Item], first: Ply) -> fmt::Result {
        let (mut ply, mut last, mut number) = (first, None, true);
        for item in items {
            match item {
                Item::Move(san) => {
                    if number || !ply.black {
                        self.number(ply)?;
                    }
                    self.word(san)?;
                    // A letter alone and the square behind it would be one move.
                    (last, ply, number) = (Some(ply), ply.next(), is_letter(san.as_bytes()));
                    continue;
                }
                Item::Nag(nag) => {
                    self.words(format_args!("{nag}"))?;
                    continue;
                }
                Item::Mark(mark) => {
                    self.word(mark.sign())?;
                    continue;
                }
                Item::Result(result) => self.word(result.marker())?,
                Item::Aside(aside) => self.aside(aside)?,
                Item::Variation(items) => {
                    self.word("(")?;
                    self.glue = true;
                    self.items(items, last.unwrap_or(ply))?;
                    self.glue = true;
                    self.word(")")?;
                }
            }
            number = true;
        }
        Ok(())
    }

    fn number(&mut self, ply: Ply) -> fmt::Result {
        let dots = if ply.black { "..." } else { "." };
        self.words(format_args!("{}{dots}", ply.number))
    }

    fn aside(&mut self, aside: &Aside) -> fmt::Result {
        match aside {
            Aside::Comment(comment) => self.comment(comment),
            Aside::Escape(line) => {
                self.new_line()?;
                self.line(format_args!("%{}", line.text()))
            }
        }
    }

    fn comment(&mut self, comment: &Comment) -> fmt::Result {
        let text = comment.text();
        if text.contains('}') {
            self.words(format_args!(";{text}"))?;
            return self.new_line();
        }
        let mut part = String::from("{");
        let mut before = '{';
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            let behind = chars.peek().copied().unwrap_or('}');
            if c == ' ' && !before.is_whitespace() && !behind.is_whitespace() && !matches!(behind, '%' | '[')
            {
                self.word(&part)?;
                part.clear();
            } else {
                part.push(c);
            }
            before = c;
        }
        part.push('}');
        self.word(&part)
    }

    /// A word, with a blank or a line break before it.
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.split('\n').next().unwrap_or_default().chars().count();
        let blank = usize::from(!self.glue && self.column > 0);
        if self.column > 0 && self.column + blank + length > WIDTH {
            // After an opening parenthesis too: a blank there changes nothing.
            self.new_line()?;
        } else if blank == 1 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.out.write_str(word)?;
        self.column = match word.rsplit_once('\n') {
            Some((_, tail)) => tail.chars().count(),
            None => self.column + length,
        };
        self.glue = false;
        Ok(())
    }

    fn words(&mut self, words: fmt::Arguments<'_>) -> fmt::Result {
        let mut text = String::new();
        text.write_fmt(words)?;
        self.word(&text)
    }

    /// Ends the line, unless it is empty.
    fn new_line(&mut self) -> fmt::Result {
        if self.column > 0 {
            self.out.write_char('\n')?;
        }
        self.column = 0;
        self.glue = false;
        Ok(())
    }

    /// A line by itself.
    fn line(&mut self, text: fmt::Arguments<'_>) -> fmt::Result {
        self.out.write_fmt(text)?;
        self.column = 0;
        self.out.write_char('\n')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::read_games;

    /// The text is written like that, and reads back as the same games.
    fn check(text: &str, written: &str) {
        let (games, _) = read_games(text.as_bytes());
        let all: String = games.iter().map(Game::to_pgn).collect();
        assert_eq!(all, written);
        assert_eq!(read_games(all.as_bytes()).0, games);
    }

    #[test]
    fn moves_are_numbered_where_readers_need_it() {
        for (text, written) in [
            ("e4 e5 Nf3 *", "1. e4 e5 2. Nf3 *\n\n"),
            (
                "e4 {a} e5 (d5 exd5 (d4)) Nf3",
                "1. e4 {a} 1... e5 (1... d5 2. exd5 (2. d4)) 2. Nf3\n\n",
            ),
            ("e4 $1 e5 (=) Nf3 *", "1. e4 $1 e5 (=) 2. Nf3 *\n\n"),
            (
                "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 40\"] Kd7 Kd2 *",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 40\"]\n\n40... Kd7 41. Kd2 *\n\n",
            ),
            (
                "[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - - 2+3 4 30\"] Qa8+ Ke7 *",
                "[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - - 2+3 4 30\"]\n\n30. Qa8+ Ke7 *\n\n",
            ),
            (
                "[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - - 4 30 +1+0\"] Qa8+ Ke7 *",
                "[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - - 4 30 +1+0\"]\n\n30. Qa8+ Ke7 *\n\n",
            ),
        ] {
            check(text, written);
        }
    }

    #[test]
    fn what_stands_beside_the_moves_keeps_its_place() {
        for (text, written) in [
            (
                "%a\n{b}\n[A \"x\"]\n{c}\n%d\ne4 ;e\n1-0 ;f\n%g\n",
                "%a\n{b}\n[A \"x\"]\n\n{c}\n%d\n1. e4 {e} 1-0 {f}\n%g\n\n",
            ),
            ("e4 ;a}b\n*", "1. e4 ;a}b\n*\n\n"),
            ("e4 {a\n\nb} *", "1. e4 {a\n\nb} *\n\n"),
            ("[A \"x\"]\n\n[A \"y\"]\n", "[A \"x\"]\n\n[A \"y\"]\n\n"),
        ] {
            check(text, written);
        }
    }

    #[test]
    fn lines_have_at_most_eighty_columns() {
        let comment = "a [%clk 0:01:00] much too long story %".repeat(20);
        let text = alloc::format!("[A \"x\"]\n\n{} {{{comment}}} *", "e4 e5 (d4 d5) ".repeat(60));
        let (games, _) = read_games(text.as_bytes());
        let written = games[0].to_pgn();
        assert!(
            written
                .lines()
                .all(|line| line.len() <= WIDTH && !line.starts_with(['%', ' '])),
            "{written}"
        );
        assert!(
            written.lines().skip(1).all(|line| !line.starts_with('[')),
            "{written}"
        );
        assert_eq!(read_games(written.as_bytes()).0, games);
    }
}
