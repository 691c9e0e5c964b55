//! What the reader tells, written as one line an event.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::*;
use crate::pgn::{At, GameResult, Mark, Movetext, Nag, Stream, split};

/// Writes every event down; `skip` skips all movetext.
#[derive(Default)]
pub(crate) struct Log {
    pub(crate) lines: Vec<String>,
    skip: bool,
}

impl Log {
    fn note(&mut self, at: At<'_>, event: &str) {
        let place = at.location();
        assert_eq!(place.offset, at.offset());
        self.lines
            .push(format!("{}:{} {event}", place.line, place.column));
    }
}

impl Visitor for Log {
    fn begin_game(&mut self, at: At<'_>) {
        self.note(at, "game");
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        self.note(at, &format!("[{} {}]", name.decode().text, value.decode().text));
    }
    fn begin_moves(&mut self) -> Movetext {
        if self.skip { Movetext::Skip } else { Movetext::Read }
    }
    fn move_number(&mut self, number: u32, at: At<'_>) {
        self.note(at, &format!("#{number}"));
    }
    fn san(&mut self, token: &[u8], at: At<'_>) {
        self.note(at, &Text::new(token).decode().text);
    }
    fn mark(&mut self, mark: Mark, at: At<'_>) {
        self.note(at, mark.sign());
    }
    fn nag(&mut self, nag: Nag, at: At<'_>) {
        self.note(at, &format!("{nag}"));
    }
    fn comment(&mut self, text: Text<'_>, at: At<'_>) {
        self.note(at, &format!("{{{}}}", text.decode().text));
    }
    fn escape(&mut self, text: Text<'_>, at: At<'_>) {
        self.note(at, &format!("%{}", text.decode().text));
    }
    fn begin_variation(&mut self, at: At<'_>) -> Movetext {
        self.note(at, "(");
        Movetext::Read
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.note(at, ")");
    }
    fn result(&mut self, result: GameResult, at: At<'_>) {
        self.note(at, &format!("result {result}"));
    }
    fn end_game(&mut self, at: At<'_>) {
        self.note(at, "end");
    }
    fn outside(&mut self, text: Text<'_>, at: At<'_>) {
        self.note(at, &format!("outside {{{}}}", text.decode().text));
    }
    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.note(at, &format!("{fault:?}"));
    }
}

pub(crate) fn log(text: &[u8]) -> Vec<String> {
    let mut log = Log::default();
    assert_eq!(
        Reader::new().read(text, true, &mut log),
        text.len(),
        "all is consumed at the end"
    );
    log.lines
}

fn log_in_chunks(text: &[u8], size: usize) -> Vec<String> {
    let (mut stream, mut log) = (Stream::new(), Log::default());
    text.chunks(size).for_each(|chunk| stream.feed(chunk, &mut log));
    stream.finish(&mut log);
    log.lines
}

fn log_of_pieces(text: &[u8]) -> Vec<String> {
    let (mut place, mut log) = (Location::START, Log::default());
    for piece in split::games(text) {
        Reader::at(place).read(piece, true, &mut log);
        place = place.after(piece);
    }
    log.lines
}

/// The events without their places must be these; and the same in chunks of any size and in pieces.
fn check(text: &[u8], events: &str) {
    let whole = log(text);
    let told: Vec<&str> = whole
        .iter()
        .filter_map(|line| Some(line.split_once(' ')?.1))
        .collect();
    assert_eq!(told.join(" "), events, "{:?}", String::from_utf8_lossy(text));
    for size in 1..=text.len().min(9) {
        assert_eq!(
            log_in_chunks(text, size),
            whole,
            "chunks of {size} of {:?}",
            String::from_utf8_lossy(text)
        );
    }
    assert_eq!(
        log_of_pieces(text),
        whole,
        "pieces of {:?}",
        String::from_utf8_lossy(text)
    );
}

#[test]
fn movetext_is_told_in_order() {
    for (text, events) in [
        ("1. e4 e5 2.Nf3 1-0", "game #1 e4 e5 #2 Nf3 result 1-0 end"),
        ("1.e4{a}e5;b\n2.d4 *", "game #1 e4 {a} e5 {b} #2 d4 result * end"),
        ("1... e5 2. … e4 1/2-1/2", "game #1 e5 #2 e4 result 1/2-1/2 end"),
        (
            "e4!? e5?? d4$14 d5 $3 *",
            "game e4 $5 e5 $4 d4 $14 d5 $3 result * end",
        ),
        (
            "e4 (d4 (c4) c5) e5 0-1",
            "game e4 ( d4 ( c4 ) c5 ) e5 result 0-1 end",
        ),
        (
            "e4 +- e5 ± d4 = d5 ∞ *",
            "game e4 $18 e5 $16 d4 $10 d5 $13 result * end",
        ),
        (
            "e4 (=) exd6 e.p. e8(Q)+ (e8=N) *",
            "game e4 (=) exd6 e.p. e8(Q)+ ( e8=N ) result * end",
        ),
        ("O-O 0-0-0 Z0 -- 0000 *", "game O-O 0-0-0 Z0 -- 0000 result * end"),
        (
            "e4 (d4 1-0) e5 1-0",
            "game e4 ( d4 result 1-0 ) e5 result 1-0 end",
        ),
        ("۱. e4 ½-½", "game e4 result 1/2-1/2 end"),
        (
            "12 e4 2147483648. e5 *",
            "game #12 e4 #2147483648 e5 result * end",
        ),
        ("e4!!! *", "game e4 $3 $1 result * end"),
        ("B@f2 @e4 *", "game B@f2 @e4 result * end"),
    ] {
        check(text.as_bytes(), events);
    }
}

#[test]
fn tags_and_games_are_told_apart() {
    for (text, events) in [
        (
            "[A \"x\"]\n[B \"y\"]\n\ne4 *\n\n[A \"z\"]\n\n*\n",
            "game [A x] [B y] e4 result * end game [A z] result * end",
        ),
        (
            "[Event \"x\"]\n\n[Date \"y\"]\n\ne4 *",
            "game [Event x] [Date y] e4 result * end",
        ),
        (
            "[Event \"x\"]\n[S \"y\"]\n\n[Event \"z\"]",
            "game [Event x] [S y] end game [Event z] end",
        ),
        ("[S \"x\"]\n\n[S \"y\"]", "game [S x] end game [S y] end"),
        // Right behind itself a tag stands there twice.
        ("[S \"x\"]\n[S \"y\"]\n[T \"z\"]", "game [S x] [S y] [T z] end"),
        (
            "[S \"x\"]\n[Event \"y\"]\n[Event \"z\"]\n[S \"x\"]",
            "game [S x] [Event y] [Event z] end game [S x] end",
        ),
        (
            "[A \"x\"]<br>\n[B \"y\"]<br>\n<br>\n1. e4<br>\ne5 *<br>\n[A \"z\"]",
            "game MalformedTag [A x] [B y] Stray #1 e4 e5 result * end game [A z] end",
        ),
        ("[A \"x\"] 12\n[B \"y\"]", "game MalformedTag [A x] [B y] end"),
        (
            "[A \"x\"] 1. e4\n[B \"y\"]",
            "game [A x] #1 e4 end game [B y] end",
        ),
        (
            "[A \"x\"] 1-0\n[B \"y\"]",
            "game [A x] result 1-0 end game [B y] end",
        ),
        ("[A \"x\"] e4 [A \"y\"] d4", "game [A x] e4 end game [A y] d4 end"),
        (
            "[A \"x\"]\n\ne4\n[B \"y\"]\nd4 *",
            "game [A x] e4 end game [B y] d4 result * end",
        ),
        ("e4 1-0 d4 0-1", "game e4 result 1-0 end game d4 result 0-1 end"),
        (
            "[A \"x\"]e4 * {c}\n{d}\n\n{e}\n[A \"y\"]",
            "game [A x] e4 result * {c} {d} end outside {e} game [A y] end",
        ),
        (
            "[A \"x\"]\n;c\n[B \"y\"]\n\n*",
            "game [A x] {c} [B y] result * end",
        ),
        (
            "\u{feff}[A \"x\"]\n*\n\u{feff}[A \"y\"]\n*",
            "game [A x] result * end game [A y] result * end",
        ),
        (
            "% one\n[A \"x\"]\n%two\ne4\n%three\nd4 % *",
            "% one game [A x] %two e4 %three d4 Unexpected result * end",
        ),
        ("[A \"H\u{fc}\"] {\u{fc}} *", "game [A Hü] {ü} result * end"),
    ] {
        check(text.as_bytes(), events);
        check(text.replace('\n', "\r\n").as_bytes(), events);
        check(text.replace('\n', "\r").as_bytes(), events);
    }
    check(
        b"[A \"H\xfcbner\"] {Andr\xe9} *",
        "game [A Hübner] {André} result * end",
    );
    check(b" \r\n \n", "");
}

#[test]
fn faults_are_told_and_the_reader_goes_on() {
    for (text, events) in [
        ("e4 {never", "game e4 UnterminatedComment {never} end"),
        (
            "[Event \"A\"]\ne4 {lost\n[Event \"B\"]\nd4 {kept} *",
            "game [Event A] e4 UnterminatedComment {lost\n} end game [Event B] d4 {kept} result * end",
        ),
        ("[A \"x]\ne4 *", "game UnterminatedString [A x] e4 result * end"),
        ("[A \"x\"\ne4 *", "game UnclosedTag [A x] e4 result * end"),
        (
            "[A \"a \"b\" c\"]\n*",
            "game UnescapedQuote [A a \"b\" c] result * end",
        ),
        ("[A x]\n[B \"y\"]\n*", "MalformedTag game [B y] result * end"),
        ("e4 [%clk 0:01] e5 *", "game e4 MalformedTag e5 result * end"),
        ("e4 (d4 *\n", "game e4 ( d4 result * UnclosedVariation ) end"),
        (
            "e4 (d4\n[A \"x\"]\n",
            "game e4 ( d4 UnclosedVariation ) end game [A x] end",
        ),
        (
            "e4 ) e5 } *",
            "game e4 UnopenedVariation e5 UnopenedComment result * end",
        ),
        (
            "e4 $ e5 $70000 *",
            "game e4 InvalidNag e5 InvalidNag result * end",
        ),
        ("e4 <<\"&>> e5 *", "game e4 Unexpected e5 result * end"),
        (
            "e4 1-0 1-0 * {x}",
            "game e4 result 1-0 Unexpected Unexpected {x} end",
        ),
        ("1-X e4 *", "Stray"),
        ("e4 1-X e5 *", "game e4 Unexpected e5 result * end"),
        ("e4 <b e5 *", "game e4 Unexpected b e5 result * end"),
    ] {
        check(text.as_bytes(), events);
    }
    check(b"\xff\xfe[\0A\0", "Utf16");
    check(b"\xfe\xff\0[\0A", "Utf16");
    check(b"[\0A\0 \0", "Utf16");
    check(b"\0[\0A\0 ", "Utf16");
}

#[test]
fn places_are_those_of_an_editor() {
    let text = "\u{feff}[A \"é\"]  \n\n1. e4 {é\r\nü} e5 (\n";
    let lines = log(text.as_bytes());
    assert_eq!(lines[0..2], ["1:1 game", "1:1 [A é]"]);
    assert_eq!(lines[2..5], ["3:1 #1", "3:4 e4", "3:7 {é\r\nü}"]);
    assert_eq!(lines[5..7], ["4:4 e5", "4:7 ("]);
    assert_eq!(lines[7..], ["5:1 UnclosedVariation", "5:1 )", "5:1 end"]);
}

#[test]
fn tokens_too_long_and_variations_too_deep_cost_only_their_game() {
    let long = "a".repeat((1 << 20) + 1);
    let deep = "(".repeat(257);
    let quoted = format!("[B \"{long}\"]\n[C \"lost too\"]\n");
    for (broken, told) in [
        (format!("{long} (e4"), "TokenTooLong"),
        (format!("{{{long}}} e4"), "TokenTooLong"),
        (format!("{{{long}"), "TokenTooLong"),
        (format!(";{long}\n e4 {{[X \"y\"]}}"), "TokenTooLong"),
        (format!("(e4 {long}"), "( e4 TokenTooLong )"),
        (quoted, "TokenTooLong"),
        (deep, "TooDeep"),
    ] {
        let text = format!("[Event \"1\"]\n{broken}\n\n[Event \"2\"]\ne4 *\n");
        let lines = log(text.as_bytes());
        let told_all: Vec<&str> = lines
            .iter()
            .filter_map(|line| Some(line.split_once(' ')?.1))
            .collect();
        let told_all = told_all.join(" ").replace("( ( ", "").replace(") ) ", "");
        let expected = format!("game [Event 1] {told} end game [Event 2] e4 result * end");
        assert_eq!(
            told_all
                .replace("( TooDeep ) ", "TooDeep ")
                .replace("TooDeep ) ", "TooDeep "),
            expected
        );
        for size in [1 << 12, 100_003] {
            assert_eq!(log_in_chunks(text.as_bytes(), size), lines);
        }
        assert_eq!(log_of_pieces(text.as_bytes()), lines);
    }
}

#[test]
fn skipped_movetext_ends_where_read_movetext_ends() {
    let text = b"[A \"1\"]\ne4 {[A \"no\"]} *\n\n[A \"2\"]\n\n[A \"3\"]\n%[A \"no\"]\n1. d4 ; [A \"no\"]\n[A \"4\"]\n";
    let mut log = Log {
        skip: true,
        ..Log::default()
    };
    Reader::new().read(text, true, &mut log);
    let tags: Vec<&String> = log
        .lines
        .iter()
        .filter(|line| line.contains('[') && !line.contains('%'))
        .collect();
    assert_eq!(tags, ["1:1 [A 1]", "4:1 [A 2]", "6:1 [A 3]", "9:1 [A 4]"]);
}

#[test]
fn one_game_at_a_time() {
    let text = b"e4 *\n\nd4 *\n\n[A \"x\"]";
    let (mut reader, mut from, mut games) = (Reader::new(), 0, 0);
    loop {
        let progress = reader.read_game(&text[from..], true, &mut Log::default());
        from += progress.consumed;
        if !progress.ended {
            break;
        }
        games += 1;
        assert_eq!(reader.location().offset, from as u64);
    }
    assert_eq!((games, from), (3, text.len()));
}
