//! From events to whole games.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem::take;

use super::game::{Aside, Comment, Game, Item, Line, Tag};
use super::{At, GameResult, Location, Mark, Movetext, Nag, PgnFault, Reader, Text, Visitor};

/// All games of a text, with what is wrong with its form.
///
/// Everything is kept that the text says, except move numbers (the writer makes them) and how its lines were
/// broken. A whole archive takes several times its size in memory: who only wants to look at games one by one uses
/// a [`Collector`] with a [`Reader`], who wants speed a [`Visitor`] of his own.
///
/// ```
/// use arbiter_notation::pgn::read_games;
/// let (games, faults) = read_games(b"[White \"Tal\"]\n\n1. e4 (1. d4 d5) c5! {sharp} 1-0\n");
/// assert_eq!(games[0].tag("White"), Some("Tal"));
/// assert_eq!(games[0].moves().collect::<Vec<_>>(), ["e4", "c5"]);
/// assert!(faults.is_empty());
/// ```
#[must_use]
pub fn read_games(bytes: &[u8]) -> (Vec<Game>, Vec<(PgnFault, Location)>) {
    let mut collector = Collector::default();
    Reader::new().read(bytes, true, &mut collector);
    collector.finish()
}

/// A visitor that builds [`Game`]s.
#[derive(Debug, Clone, Default)]
pub struct Collector {
    games: Vec<Game>,
    faults: Vec<(PgnFault, Location)>,
    game: Game,
    open: bool,
    /// What stands between games, since the last one.
    loose: Vec<Aside>,
    /// The lines that a variation has interrupted, the main line first.
    interrupted: Vec<Vec<Item>>,
}

impl Collector {
    /// The games that have ended since the last call.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Stream};
    /// let (mut stream, mut collector) = (Stream::new(), Collector::default());
    /// stream.feed(b"1. e4 *\n\n1. d4 ", &mut collector);
    /// assert_eq!(collector.take_games().len(), 1, "the second has not ended");
    /// ```
    pub fn take_games(&mut self) -> Vec<Game> {
        take(&mut self.games)
    }

    /// All games that were not taken, and all faults. What stands behind the last game belongs to it.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, PgnFault, Reader};
    /// let mut collector = Collector::default();
    /// Reader::new().read(b"1. e4 {never closed", true, &mut collector);
    /// let (games, faults) = collector.finish();
    /// assert_eq!(games.len(), 1);
    /// assert_eq!(faults[0].0, PgnFault::UnterminatedComment);
    /// ```
    #[must_use]
    pub fn finish(mut self) -> (Vec<Game>, Vec<(PgnFault, Location)>) {
        if let Some(game) = self.games.last_mut() {
            game.closing.append(&mut self.loose);
        }
        (self.games, self.faults)
    }

    fn aside(&mut self, aside: Aside) {
        match (self.open, self.game.result) {
            (false, _) => self.loose.push(aside),
            (true, Some(_)) => self.game.closing.push(aside),
            (true, None) => self.game.movetext.push(Item::Aside(aside)),
        }
    }
}

/// The characters without line breaks, which no line of a text has.
fn line(text: Text<'_>) -> String {
    text.decode().text.replace(['\n', '\r'], " ")
}

impl Visitor for Collector {
    fn begin_game(&mut self, _: At<'_>) {
        self.open = true;
        self.game.before = take(&mut self.loose);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: At<'_>) {
        if let Ok(tag) = Tag::new(&line(name), &line(value)) {
            self.game.tags.push(tag);
        }
    }

    fn san(&mut self, token: &[u8], _: At<'_>) {
        self.game
            .movetext
            .push(Item::Move(Text::new(token).decode().text.into_owned()));
    }

    fn mark(&mut self, mark: Mark, _: At<'_>) {
        self.game.movetext.push(Item::Mark(mark));
    }

    fn nag(&mut self, nag: Nag, _: At<'_>) {
        self.game.movetext.push(Item::Nag(nag));
    }

    fn comment(&mut self, text: Text<'_>, _: At<'_>) {
        self.aside(Aside::Comment(Comment::lossy(&text.decode().text)));
    }

    fn escape(&mut self, text: Text<'_>, _: At<'_>) {
        if let Ok(line) = Line::new(&line(text)) {
            self.aside(Aside::Escape(line));
        }
    }

    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        self.interrupted.push(take(&mut self.game.movetext));
        Movetext::Read
    }

    fn end_variation(&mut self, _: At<'_>) {
        let outer = self.interrupted.pop().unwrap_or_default();
        let variation = core::mem::replace(&mut self.game.movetext, outer);
        self.game.movetext.push(Item::Variation(variation));
    }

    fn result(&mut self, result: GameResult, _: At<'_>) {
        if self.interrupted.is_empty() {
            self.game.result = Some(result);
        } else {
            self.game.movetext.push(Item::Result(result));
        }
    }

    fn end_game(&mut self, _: At<'_>) {
        let mut game = take(&mut self.game);
        self.open = false;
        if game.tags.is_empty() && game.movetext.is_empty() && game.result.is_none() {
            // Only signs without meaning: no game, and what stood before it stands before the next.
            self.loose.append(&mut game.before);
        } else {
            self.games.push(game);
        }
    }

    fn outside(&mut self, text: Text<'_>, _: At<'_>) {
        self.loose
            .push(Aside::Comment(Comment::lossy(&text.decode().text)));
    }

    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.faults.push((fault, at.location()));
    }
}

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned;
    use alloc::vec;

    use super::*;

    fn comment(text: &str) -> Aside {
        Aside::Comment(Comment::lossy(text))
    }

    #[test]
    fn everything_is_kept_in_its_order() {
        let text = "; top\n%esc\n[A \"x\"]\n{head}\n\n1. e4 $1 {a} (1. d4 {b} (1. c4) d5 *) (=) e5 1-0 {end}\n\n{loose}";
        let (games, faults) = read_games(text.as_bytes());
        assert!(faults.is_empty());
        let say = |san: &str| Item::Move(san.to_owned());
        let inner = Item::Variation(vec![say("c4")]);
        let variation = vec![
            say("d4"),
            Item::Aside(comment("b")),
            inner,
            say("d5"),
            Item::Result(GameResult::Open),
        ];
        let expected = Game {
            before: vec![comment(" top"), Aside::Escape(Line::new("esc").expect("a line"))],
            tags: vec![Tag::new("A", "x").expect("a tag")],
            movetext: vec![
                Item::Aside(comment("head")),
                say("e4"),
                Item::Nag(Nag(1)),
                Item::Aside(comment("a")),
                Item::Variation(variation),
                Item::Mark(Mark::DrawOffer),
                say("e5"),
            ],
            result: Some(GameResult::WhiteWins),
            closing: vec![comment("end"), comment("loose")],
        };
        assert_eq!(games, [expected]);
    }

    #[test]
    fn games_can_be_taken_as_they_end() {
        let mut collector = Collector::default();
        let mut reader = Reader::new();
        let text = b"e4 *\n\nd4 *";
        let consumed = reader.read(text, false, &mut collector);
        assert_eq!(collector.take_games().len(), 1);
        reader.read(&text[consumed..], true, &mut collector);
        let (games, _) = collector.finish();
        assert_eq!(games[0].moves().collect::<Vec<_>>(), ["d4"]);
    }
}
