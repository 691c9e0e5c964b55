//! A visitor that writes down every event, and texts for it.

use arbiter_notation::pgn::{
    At, GameResult, Location, Mark, Movetext, Nag, PgnFault, Reader, Stream, Text, Visitor,
};
use proptest::prelude::*;

/// Every event with its place.
#[derive(Default, PartialEq, Debug)]
pub struct Log(pub Vec<(Location, String)>);

impl Log {
    pub fn note(&mut self, at: At<'_>, event: impl Into<String>) {
        self.0.push((at.location(), event.into()));
    }
}

impl Visitor for Log {
    fn begin_game(&mut self, at: At<'_>) {
        self.note(at, "game");
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        self.note(at, format!("tag {name:?} {value:?}"));
    }
    fn move_number(&mut self, number: u32, at: At<'_>) {
        self.note(at, format!("number {number}"));
    }
    fn san(&mut self, token: &[u8], at: At<'_>) {
        self.note(at, format!("san {token:?}"));
    }
    fn mark(&mut self, mark: Mark, at: At<'_>) {
        self.note(at, mark.sign());
    }
    fn nag(&mut self, nag: Nag, at: At<'_>) {
        self.note(at, nag.to_string());
    }
    fn comment(&mut self, text: Text<'_>, at: At<'_>) {
        self.note(at, format!("comment {text:?}"));
    }
    fn escape(&mut self, text: Text<'_>, at: At<'_>) {
        self.note(at, format!("escape {text:?}"));
    }
    fn begin_variation(&mut self, at: At<'_>) -> Movetext {
        self.note(at, "(");
        Movetext::Read
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.note(at, ")");
    }
    fn result(&mut self, result: GameResult, at: At<'_>) {
        self.note(at, result.marker());
    }
    fn end_game(&mut self, at: At<'_>) {
        self.note(at, "end");
    }
    fn outside(&mut self, text: Text<'_>, at: At<'_>) {
        self.note(at, format!("outside {text:?}"));
    }
    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.note(at, format!("fault {fault}"));
    }
}

/// Of a text in one piece.
pub fn whole(text: &[u8]) -> Log {
    let mut log = Log::default();
    assert_eq!(Reader::new().read(text, true, &mut log), text.len());
    log
}

/// Of a text in chunks.
pub fn in_chunks<'a>(chunks: impl Iterator<Item = &'a [u8]>) -> Log {
    let (mut stream, mut log) = (Stream::new(), Log::default());
    chunks.for_each(|chunk| stream.feed(chunk, &mut log));
    stream.finish(&mut log);
    log
}

/// Text made of the pieces that PGN is made of, in any order: much nearer to trouble than random bytes.
pub fn scraps() -> impl Strategy<Value = Vec<u8>> {
    let scraps: Vec<&[u8]> = vec![
        b"[Event \"A\"]",
        b"[Event \"",
        b"[Site \"x\"]",
        b"[",
        b"]",
        b"\"",
        b"\\",
        b"\n",
        b"\r\n",
        b"\r",
        b"\n\n",
        b" ",
        b"\t",
        b"e4",
        b"Nf3",
        b"O-O",
        b"0-0",
        b"e8(Q)",
        b"e8(",
        b"exd6",
        b"e.p.",
        b"1.",
        b"1...",
        b"12",
        b"1-0",
        b"0-1",
        b"1/2-1/2",
        b"*",
        b"{",
        b"}",
        b"{c}",
        b"{\n[Event \"B\"]\n",
        b";",
        b";c\n",
        b"%",
        b"\n%esc\n",
        b"(",
        b")",
        b"(=)",
        b"(=",
        b"!",
        b"?",
        b"$",
        b"$5",
        b"+-",
        b"=",
        b"~",
        b"#",
        b"--",
        b"\xef\xbb\xbf",
        b"\xef",
        b"\xe9",
        b"\xc2\xbd-\xc2\xbd",
        b"\xe2\x80\xa6",
        b"\xdb\xb1.",
        b"\0",
        b"<",
        b"&",
        b"/",
        b":",
        b"@",
        b".",
        b"x",
        b"\xff\xfe",
    ];
    prop::collection::vec(prop::sample::select(scraps), 0..40).prop_map(|parts| parts.concat())
}
