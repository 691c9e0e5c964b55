//! PGN: however the bytes come, in one piece, one by one or cut between games, the reader tells the same; what it
//! opens it closes; nothing stands outside of the text; and games begin where they begin, whatever of those before
//! them somebody has skipped or left.

use core::fmt::Write;

use arbiter_notation::pgn::{
    At, GameResult, Location, MAX_DEPTH, Mark, Movetext, Nag, PgnFault, Reader, Stream, Text, Visitor, split,
};

/// Any bytes as PGN.
///
/// ```
/// arbiter_hostile::pgn(b"[Event \"?\"]\n\n1. e4 {a comment that nobody closed");
/// ```
pub fn pgn(bytes: &[u8]) {
    let mut whole = Told::new(bytes);
    let consumed = Reader::new().read(bytes, true, &mut whole);
    assert_eq!(consumed, bytes.len(), "the last call consumes all");
    assert!(
        !whole.in_game && whole.depth == 0,
        "what is open at the end is closed:\n{}",
        whole.lines
    );

    // A size that depends on the input, so that cuts fall everywhere, and one byte at a time.
    for size in [1, 2 + bytes.len() % 13] {
        let mut told = Told::new(bytes);
        let mut stream = Stream::new();
        for chunk in bytes.chunks(size) {
            stream.feed(chunk, &mut told);
        }
        stream.finish(&mut told);
        assert_eq!(
            told.lines,
            whole.lines,
            "in chunks of {size}: {:?}",
            String::from_utf8_lossy(bytes)
        );
    }

    let mut hasty = Hasty::new(1 + bytes.len() % 5);
    Reader::new().read(bytes, true, &mut hasty);
    assert_eq!(
        hasty.games,
        whole.games,
        "games that are left: {:?}",
        String::from_utf8_lossy(bytes)
    );

    if whole.lines.contains("fault Utf16") {
        return; // refused from its beginning, which the pieces behind it do not see
    }
    let mut told = Told::new(bytes);
    let mut place = Location::START;
    for game in split::games(bytes) {
        Reader::at(place).read(game, true, &mut told);
        place = place.after(game);
    }
    assert_eq!(place.offset, bytes.len() as u64, "the pieces are all of it");
    assert_eq!(
        told.lines,
        whole.lines,
        "cut between games: {:?}",
        String::from_utf8_lossy(bytes)
    );
}

/// Every event on a line of its own, with its place; asserts on the way what holds for each.
struct Told {
    lines: String,
    games: Vec<Location>,
    length: u64,
    in_game: bool,
    depth: u16,
}

impl Told {
    fn new(bytes: &[u8]) -> Self {
        Self {
            lines: String::new(),
            games: Vec::new(),
            length: bytes.len() as u64,
            in_game: false,
            depth: 0,
        }
    }

    fn tell(&mut self, what: &str, at: At<'_>) {
        let Location { offset, line, column } = at.location();
        assert!(
            offset <= self.length && line >= 1 && column >= 1,
            "{what} at {offset}, {line}:{column}"
        );
        assert_eq!(offset, at.offset(), "{what}");
        writeln!(self.lines, "{offset} {line}:{column} {what}").expect("a string takes it");
    }

    fn tell_in_game(&mut self, what: &str, at: At<'_>) {
        assert!(self.in_game, "{what} outside of any game");
        self.tell(what, at);
    }
}

impl Visitor for Told {
    fn begin_game(&mut self, at: At<'_>) {
        assert!(!self.in_game, "a game begins in a game");
        self.in_game = true;
        self.games.push(at.location());
        self.tell("game", at);
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        self.tell_in_game(&format!("tag {:?} {:?}", name.decode(), value.decode()), at);
    }
    fn move_number(&mut self, number: u32, at: At<'_>) {
        self.tell_in_game(&format!("number {number}"), at);
    }
    fn san(&mut self, token: &[u8], at: At<'_>) {
        // A letter alone and its square are one move with one blank in it.
        let blanks = token.iter().filter(|byte| byte.is_ascii_whitespace()).count();
        let edges = [token.first(), token.last()];
        let inside = !edges.into_iter().flatten().any(u8::is_ascii_whitespace);
        assert!(
            !token.is_empty() && blanks <= 1 && inside,
            "{token:?} is one word"
        );
        self.tell_in_game(&format!("move {token:?}"), at);
    }
    fn mark(&mut self, mark: Mark, at: At<'_>) {
        self.tell_in_game(&format!("{mark:?}"), at);
    }
    fn nag(&mut self, nag: Nag, at: At<'_>) {
        self.tell_in_game(&format!("{nag:?}"), at);
    }
    fn comment(&mut self, text: Text<'_>, at: At<'_>) {
        self.tell_in_game(&format!("comment {:?}", text.decode()), at);
    }
    fn escape(&mut self, text: Text<'_>, at: At<'_>) {
        self.tell(&format!("escape {:?}", text.decode()), at);
    }
    fn begin_variation(&mut self, at: At<'_>) -> Movetext {
        self.depth += 1;
        assert!(self.depth <= MAX_DEPTH, "nested {} deep", self.depth);
        self.tell_in_game("variation", at);
        Movetext::Read
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.depth = self
            .depth
            .checked_sub(1)
            .expect("a variation ends that has begun");
        self.tell_in_game("end of variation", at);
    }
    fn result(&mut self, result: GameResult, at: At<'_>) {
        self.tell_in_game(&format!("result {result:?}"), at);
    }
    fn end_game(&mut self, at: At<'_>) {
        assert_eq!(self.depth, 0, "a game ends in a variation");
        self.tell_in_game("end of game", at);
        self.in_game = false;
    }
    fn outside(&mut self, text: Text<'_>, at: At<'_>) {
        assert!(!self.in_game, "a comment outside of games, in a game");
        self.tell(&format!("outside {:?}", text.decode()), at);
    }
    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.tell(&format!("fault {fault:?}"), at);
    }
}

/// Skips variations, leaves each game after some of its words, and notes where games begin.
struct Hasty {
    games: Vec<Location>,
    patience: usize,
    words: usize,
    in_game: bool,
}

impl Hasty {
    fn new(patience: usize) -> Self {
        Self {
            games: Vec::new(),
            patience,
            words: 0,
            in_game: false,
        }
    }
}

impl Visitor for Hasty {
    fn begin_game(&mut self, at: At<'_>) {
        assert!(!self.in_game, "a game begins in a game");
        (self.in_game, self.words) = (true, 0);
        self.games.push(at.location());
    }
    fn tag(&mut self, _: Text<'_>, _: Text<'_>, _: At<'_>) {
        assert!(self.in_game && !self.enough(), "a tag of a game that was left");
        self.words += 1;
    }
    fn san(&mut self, _: &[u8], _: At<'_>) {
        assert!(self.in_game && !self.enough(), "a move of a game that was left");
        self.words += 1;
    }
    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }
    fn end_variation(&mut self, _: At<'_>) {
        panic!("every variation was skipped");
    }
    fn end_game(&mut self, _: At<'_>) {
        assert!(self.in_game, "a game ends once");
        self.in_game = false;
    }
    fn enough(&self) -> bool {
        self.words >= self.patience
    }
}
