//! An archive as a table: a row a game, its tags in columns, its moves as they stand.

use std::sync::Arc;

use arbiter_audit::{Auditor, GameReport, Options};
use arbiter_notation::pgn::{Location, Reader, Text};
use arrow_array::builder::{BinaryBuilder, MapBuilder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};

use crate::cell_text::{is_name, write_tag};
use crate::cut::{Cut, Cutter, Open, without_mark};
use crate::header::may_begin_with_tags;
use crate::names::{A1, BESIDE, READ};
use crate::rows::beginning;
use crate::schema::games_schema;

/// Rows of so many bytes of text are handed on, however few they are.
const MOST_BYTES: usize = 16 << 20;
/// Of a text that has no game, so many bytes are kept.
const MOST_STRAY: usize = 1 << 16;
/// No game is longer.
const LONGEST: usize = 64 << 20;

/// Makes rows of games, and hands them on in batches.
///
/// ```
/// use arbiter_columns::{GameRows, cut_games};
/// use arbiter_notation::pgn::Location;
/// use arrow_array::cast::AsArray;
/// let mut batches = Vec::new();
/// let mut rows = GameRows::new(8_192, |batch| batches.push(batch));
/// cut_games(b"[White \"Vera\"]\n\n1. e4 *\n\n[White \"Nona\"]\n\n1. d4 *\n", Location::START, false, &mut rows);
/// rows.finish();
/// let white = batches[0].column_by_name("White").unwrap().as_string::<i32>();
/// let moves = batches[0].column_by_name("movetext").unwrap().as_string::<i32>();
/// assert_eq!((white.value(1), moves.value(1)), ("Nona", "1. d4 *"));
/// ```
#[derive(Debug)]
pub struct GameRows<F: FnMut(RecordBatch)> {
    most_rows: usize,
    hand_on: F,
    rows: usize,
    bytes: usize,
    tags: [StringBuilder; A1.len() + BESIDE.len()],
    movetext: StringBuilder,
    others: MapBuilder<StringBuilder, StringBuilder>,
    written: BinaryBuilder,
    /// A game whose end is not in sight.
    open: Open,
    buffer: Vec<u8>,
    reader: Option<Reader>,
    /// How much of the buffer is read, and the bytes of the text before it.
    read: usize,
    base: u64,
}

/// Makes rows of the games of a whole text, or of a piece of one that begins with a game. `two_boards`: they are matches.
pub fn cut_games<F: FnMut(RecordBatch)>(
    bytes: &[u8],
    place: Location,
    two_boards: bool,
    rows: &mut GameRows<F>,
) {
    let mut open = std::mem::take(&mut rows.open);
    let mut cutter = Cutter {
        bytes,
        base: place.offset,
        game: &mut open,
        tell: |game: &mut Open, text: &[u8], start| rows.add(game, text, start, two_boards),
    };
    Reader::at(place).read(bytes, true, &mut cutter);
    cutter.close(place.offset + bytes.len() as u64);
    if open.stray {
        rows.add_stray(bytes);
    }
    rows.open = Open::default();
}

impl<F: FnMut(RecordBatch)> GameRows<F> {
    /// So many rows a batch at most.
    pub fn new(most_rows: usize, hand_on: F) -> Self {
        Self {
            most_rows: most_rows.max(1),
            hand_on,
            rows: 0,
            bytes: 0,
            tags: std::array::from_fn(|_| StringBuilder::new()),
            movetext: StringBuilder::new(),
            others: MapBuilder::new(None, StringBuilder::new(), StringBuilder::new()),
            written: BinaryBuilder::new(),
            open: Open::default(),
            buffer: Vec::new(),
            reader: None,
            read: 0,
            base: 0,
        }
    }

    /// Reads on in a text in which no end of a game is in sight for whoever cuts it; `place` is where its first bytes stand.
    /// Says whether a game is longer than games are: then nothing more comes of it.
    pub fn feed(&mut self, bytes: &[u8], place: Location, two_boards: bool) -> bool {
        let mut reader = self.reader.take().unwrap_or_else(|| {
            self.base = place.offset;
            Reader::at(place)
        });
        let mut buffer = std::mem::take(&mut self.buffer);
        buffer.extend_from_slice(bytes);
        self.read += self.pass(&mut reader, &buffer, false, two_boards);
        let start = self.open.start.unwrap_or(self.base + self.read as u64);
        // The byte before a game tells whether it begins a line; a text before the first game goes with that.
        let done = (start.saturating_sub(self.base) as usize)
            .min(self.read)
            .saturating_sub(1);
        let done = if self.open.stray { 0 } else { done };
        buffer.drain(..done);
        self.base += done as u64;
        self.read -= done;
        self.buffer = buffer;
        self.reader = Some(reader);
        self.buffer.len() > LONGEST
    }

    /// The text that was fed is over.
    pub fn end(&mut self, two_boards: bool) {
        let Some(mut reader) = self.reader.take() else {
            return;
        };
        let buffer = std::mem::take(&mut self.buffer);
        self.pass(&mut reader, &buffer, true, two_boards);
        if self.open.stray {
            self.add_stray(&buffer);
        }
        self.open = Open::default();
        self.read = 0;
    }

    /// Reads what is not yet read.
    fn pass(&mut self, reader: &mut Reader, buffer: &[u8], last: bool, two_boards: bool) -> usize {
        let mut open = std::mem::take(&mut self.open);
        let (from, base) = (self.read, self.base);
        let mut cutter = Cutter {
            bytes: buffer,
            base,
            game: &mut open,
            tell: |game: &mut Open, text: &[u8], start| self.add(game, text, start, two_boards),
        };
        let consumed = reader.read(&buffer[from..], last, &mut cutter);
        if last {
            cutter.close(base + buffer.len() as u64);
        }
        self.open = open;
        consumed
    }

    /// A row for a game.
    fn add(&mut self, game: &mut Open, text: &[u8], start: u64, two_boards: bool) {
        let alone = Alone {
            text,
            in_line: game.in_line,
            two_boards: two_boards.then(|| game.begins.saturating_sub(start) as usize),
        };
        let cut = &mut game.cut;
        if two_boards {
            cut.set_missing("Variant", "Bughouse");
        }
        let from = cut
            .moves
            .map_or(text.len(), |moves| moves.saturating_sub(start) as usize);
        let moves = text.get(from..).unwrap_or_default().trim_ascii_end();
        let begins_plainly = moves.first().is_none_or(u8::is_ascii_digit);
        let plain = std::str::from_utf8(moves);
        let is_odd = cut.is_odd || two_boards || !begins_plainly || plain.is_err();
        let decoded;
        let moves = if let Ok(moves) = plain {
            moves
        } else {
            decoded = Text::new(moves).decode().text;
            &*decoded
        };
        let written = (is_odd && !says_the_same(cut, &alone, moves)).then(|| alone.written());
        self.push(cut, moves, written.as_deref());
    }

    /// A row for a text in which no game is.
    fn add_stray(&mut self, text: &[u8]) {
        let text = without_mark(text);
        let text = &text[..text.len().min(MOST_STRAY)];
        self.push(&Cut::default(), "", Some(text));
    }

    fn push(&mut self, cut: &Cut, moves: &str, written: Option<&[u8]>) {
        if self.rows >= self.most_rows || self.bytes >= MOST_BYTES {
            self.flush();
        }
        for (index, column) in self.tags.iter_mut().enumerate() {
            let value = cut.slot(index);
            self.bytes += value.map_or(0, str::len);
            column.append_option(value);
        }
        self.movetext.append_value(moves);
        for (name, value) in &cut.others {
            self.others.keys().append_value(name);
            self.others.values().append_value(value);
            self.bytes += name.len() + value.len();
        }
        // Only a builder with keys and values of different number refuses.
        let _ = self.others.append(true);
        self.written.append_option(written);
        self.bytes += moves.len() + written.map_or(0, <[u8]>::len);
        self.rows += 1;
    }

    fn flush(&mut self) {
        if self.rows == 0 {
            return;
        }
        self.rows = 0;
        self.bytes = 0;
        let mut columns: Vec<ArrayRef> = self
            .tags
            .iter_mut()
            .map(|column| Arc::new(column.finish()) as ArrayRef)
            .collect();
        columns.insert(A1.len(), Arc::new(self.movetext.finish()));
        columns.push(Arc::new(self.others.finish()));
        columns.push(Arc::new(self.written.finish()));
        if let Ok(batch) = RecordBatch::try_new(games_schema(), columns) {
            (self.hand_on)(batch);
        }
    }

    /// Hands on what waits.
    pub fn finish(&mut self) {
        self.flush();
    }
}

/// A game taken out of its text.
struct Alone<'a> {
    text: &'a [u8],
    /// It begins in the middle of a line.
    in_line: bool,
    /// It is a match of two boards, and begins here in its text.
    two_boards: Option<usize>,
}

impl Alone<'_> {
    /// The game in its own bytes; what the name of its file told, a tag tells.
    fn written(&self) -> Vec<u8> {
        let mut written = Vec::with_capacity(self.text.len() + 24);
        if self.in_line {
            written.push(b' ');
        }
        let Some(begins) = self.two_boards else {
            written.extend_from_slice(self.text);
            return written;
        };
        let (before, game) = self.text.split_at(begins.min(self.text.len()));
        written.extend_from_slice(before);
        write_tag(b"Variant", b"Bughouse", &mut written);
        written.extend_from_slice(game);
        written
    }

    /// What is said of it.
    fn reports(&self) -> Vec<GameReport> {
        let options = Options {
            two_boards: self.two_boards.is_some(),
            ..Options::default()
        };
        if self.in_line {
            return reports(&[b" ", self.text].concat(), options);
        }
        reports(self.text, options)
    }
}

fn reports(text: &[u8], options: Options) -> Vec<GameReport> {
    let mut reports: Vec<GameReport> = Vec::new();
    let mut auditor = Auditor::new(options, |report: &GameReport| reports.push(report.clone()));
    Reader::at(beginning(text)).read(text, true, &mut auditor);
    auditor.finish();
    drop(auditor);
    reports
}

/// Whether tags and moves alone give the report that the text gives.
fn says_the_same(cut: &Cut, alone: &Alone<'_>, moves: &str) -> bool {
    let mut composed = Vec::with_capacity(alone.text.len());
    for (name, value) in cut.tags() {
        if !is_name(name.as_bytes()) {
            return false;
        }
        if READ.contains(&name) || !value.is_ascii() {
            write_tag(name.as_bytes(), value.as_bytes(), &mut composed);
        }
    }
    if composed.is_empty() {
        composed.extend_from_slice(b"[Event \"?\"]\n");
    }
    composed.push(b'\n');
    if may_begin_with_tags(moves.as_bytes()) {
        return false;
    }
    composed.extend_from_slice(moves.as_bytes());
    match (&alone.reports()[..], &reports(&composed, Options::default())[..]) {
        ([one], [other]) => is_same(one, other),
        _ => false,
    }
}

/// Whether two reports say the same of a game, but for places.
fn is_same(one: &GameReport, other: &GameReport) -> bool {
    let texts = |report: &GameReport| {
        let GameReport {
            event,
            date,
            white,
            black,
            result,
            variant,
            ..
        } = report;
        [event, date, white, black, result, variant].map(String::clone)
    };
    let faults = |report: &GameReport| -> Vec<_> {
        let faults = report.faults.iter();
        faults
            .map(|fault| (fault.ply, fault.article.clone(), fault.what.clone()))
            .collect()
    };
    texts(one) == texts(other)
        && one.laws == other.laws
        && one.facts == other.facts
        && one.faults_left_out == other.faults_left_out
        && faults(one) == faults(other)
}
