//! Games replayed: a row a game, or a row a half-move.

use std::sync::Arc;

use arbiter_notation::pgn::{
    At, Location, Movetext, Reader, Stream, Stuck, Text, Visitor, commands, stuck, without_sign,
    without_strays,
};
use arbiter_notation::variants::{AnyGame, Setup, Variant, VariantName};
use arbiter_notation::{Language, MoveRead, SanError, SanStyle, read_move, write_move};
use arrow_array::builder::{Int32Builder, Int64Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};

use crate::TableError;
use crate::cell_text::CellText;
use crate::chess::Playable;
use crate::rows::beginning;
use crate::table::GameTable;

/// What a row of a half-move says of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlyColumn {
    /// The move, as engines write it.
    Uci,
    /// The move, as PGN writes it.
    San,
    /// The position behind it.
    Fen,
    /// A name of that position: same board, mover, castling and a possible capture in passing.
    Key,
    /// What the clock of the mover shows behind it, in milliseconds.
    ClockMs,
}

impl PlyColumn {
    /// All of them, in the order of the columns.
    pub const ALL: [Self; 5] = [Self::Uci, Self::San, Self::Fen, Self::Key, Self::ClockMs];

    /// The name of the column.
    ///
    /// ```
    /// assert_eq!(arbiter_columns::PlyColumn::ClockMs.name(), "clock_ms");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::San => "san",
            Self::Fen => "fen",
            Self::Key => "key",
            Self::ClockMs => "clock_ms",
        }
    }

    const fn kind(self) -> DataType {
        match self {
            Self::Uci | Self::San | Self::Fen => DataType::Utf8,
            Self::Key | Self::ClockMs => DataType::Int64,
        }
    }
}

/// What a row is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Replayed {
    /// A game.
    Games,
    /// A half-move, of which this is told.
    Plies(Vec<PlyColumn>),
}

/// The schema of a replay.
///
/// ```
/// use arbiter_columns::{PlyColumn, Replayed, replay_schema};
/// assert_eq!(replay_schema(&Replayed::Games).field(2).name(), "final_fen");
/// assert_eq!(replay_schema(&Replayed::Plies(vec![PlyColumn::San])).field(2).name(), "san");
/// ```
#[must_use]
pub fn replay_schema(rows: &Replayed) -> SchemaRef {
    let field = |name: &str, kind| Field::new(name, kind, true);
    let mut fields = vec![field("game", DataType::Int64)];
    match rows {
        Replayed::Games => {
            fields.push(field("plies", DataType::Int32));
            fields.push(field("final_fen", DataType::Utf8));
            fields.push(field("error_ply", DataType::Int32));
            fields.push(field("error", DataType::Utf8));
        }
        Replayed::Plies(columns) => {
            fields.push(field("ply", DataType::Int32));
            fields.extend(columns.iter().map(|one| field(one.name(), one.kind())));
        }
    }
    Arc::new(Schema::new(fields))
}

/// Replays games, and hands rows on in batches.
///
/// ```
/// use arbiter_columns::{ReplayRows, Replayed};
/// use arbiter_notation::pgn::Location;
/// use arrow_array::{cast::AsArray, types::Int32Type};
/// let mut batches = Vec::new();
/// let mut rows = ReplayRows::new(Replayed::Games, 8_192, |batch| batches.push(batch));
/// rows.read(b"1. e4 e5 2. Ke3 *", Location::START);
/// rows.finish();
/// assert_eq!(batches[0].column_by_name("plies").unwrap().as_primitive::<Int32Type>().value(0), 2);
/// assert!(batches[0].column_by_name("error").unwrap().as_string::<i32>().value(0).contains("Ke3"));
/// ```
pub struct ReplayRows<F: FnMut(RecordBatch)> {
    schema: SchemaRef,
    most_rows: usize,
    hand_on: F,
    out: Out,
    game: OneGame,
    /// Games so far.
    games: i64,
    /// In a table a row is one game: those behind it are not told.
    one_a_cell: bool,
    in_cell: u32,
    text: CellText,
    stream: Option<Stream>,
}

/// Columns of whichever kind of row.
struct Out {
    rows: usize,
    bytes: usize,
    game: Int64Builder,
    number: Int32Builder,
    final_fen: StringBuilder,
    error_ply: Int32Builder,
    error: StringBuilder,
    plies: Option<Vec<PlyOut>>,
}

enum PlyOut {
    Uci(StringBuilder),
    San(StringBuilder),
    Fen(StringBuilder),
    Key(Int64Builder),
    Clock(Int64Builder),
}

/// The game that is open.
#[derive(Default)]
struct OneGame {
    variant: Option<String>,
    fen: Option<String>,
    at: Option<AnyGame>,
    chess960: bool,
    is_open: bool,
    plies: i32,
    error: Option<String>,
    depth: u32,
    /// A half-move waits for its clock, which so far is this.
    waits: bool,
    clock: Option<i64>,
}

impl<F: FnMut(RecordBatch)> ReplayRows<F> {
    /// So many rows a batch at most.
    pub fn new(rows: Replayed, most_rows: usize, hand_on: F) -> Self {
        let schema = replay_schema(&rows);
        let plies = match rows {
            Replayed::Games => None,
            Replayed::Plies(columns) => Some(columns.into_iter().map(PlyOut::new).collect()),
        };
        Self {
            schema,
            most_rows: most_rows.max(1),
            hand_on,
            out: Out {
                rows: 0,
                bytes: 0,
                game: Int64Builder::new(),
                number: Int32Builder::new(),
                final_fen: StringBuilder::new(),
                error_ply: Int32Builder::new(),
                error: StringBuilder::new(),
                plies,
            },
            game: OneGame::default(),
            games: 0,
            one_a_cell: false,
            in_cell: 0,
            text: CellText::default(),
            stream: None,
        }
    }

    /// Replays a whole text, or a piece of one that begins with a game.
    pub fn read(&mut self, bytes: &[u8], place: Location) {
        Reader::at(place).read(bytes, true, self);
    }

    /// Reads on in a text in which no end of a game is in sight.
    pub fn feed(&mut self, bytes: &[u8], place: Location) {
        let mut stream = self.stream.take().unwrap_or_else(|| Stream::at(place));
        for step in bytes.chunks(1 << 20) {
            stream.feed(step, self);
        }
        self.stream = Some(stream);
    }

    /// The text that was fed is over.
    pub fn end(&mut self) {
        if let Some(mut stream) = self.stream.take() {
            stream.finish(self);
        }
    }

    /// Replays the games of a table, a row each.
    ///
    /// # Errors
    /// The rows are not of the schema of the table.
    pub fn table(&mut self, table: &GameTable, batch: &RecordBatch) -> Result<(), TableError> {
        let cells = table.cells(batch)?;
        let mut text = std::mem::take(&mut self.text);
        self.one_a_cell = true;
        for row in 0..batch.num_rows() {
            self.in_cell = 0;
            let game = text.compose(&cells, row);
            let start = beginning(game.text);
            if game.more.is_empty() {
                self.read(game.text, start);
            } else {
                self.feed(game.text, start);
                self.feed(game.more, start);
                self.end();
            }
            if self.in_cell == 0 {
                self.begin();
                self.game.error = Some("expected a game, found none".to_owned());
                self.close();
            }
        }
        self.text = text;
        Ok(())
    }

    /// Games so far.
    #[must_use]
    pub const fn games(&self) -> i64 {
        self.games
    }

    fn begin(&mut self) {
        self.in_cell += 1;
        self.game = OneGame {
            is_open: !self.one_a_cell || self.in_cell == 1,
            ..OneGame::default()
        };
        self.games += i64::from(self.game.is_open);
    }

    fn set_up(&mut self) {
        let game = &mut self.game;
        if game.at.is_some() || game.error.is_some() {
            return;
        }
        let name = match game.variant.as_deref() {
            Some(said) => VariantName::from_tag(said),
            None => Some(VariantName::Standard),
        };
        let Some(name) = name else {
            let said = game.variant.as_deref().unwrap_or_default();
            game.error = Some(format!("expected a game that is known here, found {said:?}"));
            return;
        };
        let start = match game.fen.as_deref().map(str::trim) {
            None => Ok(AnyGame::start(name)),
            Some(fen) => {
                let told = || Setup::from_fen(fen).ok().and_then(|setup| setup.told());
                let name = match name {
                    VariantName::Standard => told().unwrap_or_default(),
                    name => name,
                };
                let strays = (name == VariantName::Standard)
                    .then(|| without_strays(fen))
                    .flatten();
                let fen = strays.as_ref().map_or(fen, |(fen, _)| fen.as_str());
                AnyGame::from_fen(name, fen).map_err(|error| format!("FEN: {error}"))
            }
        };
        match start {
            Ok(AnyGame::Bughouse(_)) => {
                game.error = Some("expected a game of one board, found a match of two".to_owned());
            }
            Ok(start) => {
                game.chess960 = name == VariantName::Chess960
                    || matches!(&start, AnyGame::Standard(position) if Playable::setup(position).is_chess960());
                game.at = Some(start);
            }
            Err(error) => game.error = Some(error),
        }
    }

    #[inline]
    fn play(&mut self, word: &[u8]) {
        let Some(mut at) = self.game.at.take() else { return };
        let played = match &mut at {
            AnyGame::Standard(game) => self.step(game, word),
            AnyGame::KingOfTheHill(game) => self.step(game, word),
            AnyGame::ThreeCheck(game) => self.step(game, word),
            AnyGame::Crazyhouse(game) => self.step(game, word),
            AnyGame::Bughouse(_) => Ok(()),
        };
        if let Err(error) = played {
            self.game.error = Some(error);
        }
        self.game.at = Some(at);
    }

    /// Makes the move that a word names.
    #[inline]
    fn step<V: Variant>(&mut self, game: &mut V, word: &[u8]) -> Result<(), String> {
        match read_move(game, word, Language::English.letters()) {
            Ok(read) => self.make(game, read),
            Err(why) => return self.step_otherwise(game, word, why),
        }
        Ok(())
    }

    /// A word that names no legal move as it stands, read as an audit reads it.
    #[cold]
    fn step_otherwise<V: Variant>(&mut self, game: &mut V, word: &[u8], why: SanError) -> Result<(), String> {
        let english = Language::English.letters();
        let begun = self.game.plies > 0;
        let alone = without_sign(word, begun, english, |word, letters| {
            read_move(game, word, letters).map(drop)
        });
        if alone.len() < word.len() {
            return self.step(game, alone);
        }
        match stuck(word, |one| read_move(game, one, english).ok()) {
            Some(Stuck::Sign) => Ok(()),
            Some(Stuck::Move { read, behind, .. }) => {
                self.make(game, read);
                behind.map_or(Ok(()), |behind| self.step(game, behind))
            }
            None => {
                let word = String::from_utf8_lossy(&word[..word.len().min(40)]);
                Err(format!("{word}: {why}"))
            }
        }
    }

    /// Makes a move that was read.
    #[inline]
    fn make<V: Variant>(&mut self, game: &mut V, read: MoveRead) {
        let next = game.play(read.mv);
        self.game.plies += 1;
        if let Some(columns) = &mut self.out.plies {
            if self.game.waits {
                self.out.bytes += clock(columns, self.game.clock.take());
            }
            self.game.waits = true;
            self.out.rows += 1;
            self.out.game.append_value(self.games);
            self.out.number.append_value(self.game.plies);
            for column in columns {
                match column {
                    PlyOut::Uci(out) => {
                        use std::fmt::Write;
                        // Memory takes everything.
                        let _ = write!(out, "{}", read.mv.to_asked(self.game.chess960));
                        out.append_value("");
                    }
                    PlyOut::San(out) => out.append_value(write_move(game, read.mv, &SanStyle::PGN).as_str()),
                    PlyOut::Fen(out) => out.append_value(next.to_fen()),
                    PlyOut::Key(out) => out.append_value(next.same().0.cast_signed()),
                    PlyOut::Clock(_) => {}
                }
            }
        }
        *game = next;
    }

    /// The game is over.
    fn close(&mut self) {
        self.set_up();
        let (game, out) = (&mut self.game, &mut self.out);
        if !std::mem::take(&mut game.is_open) {
            return;
        }
        if let Some(columns) = &mut out.plies {
            if std::mem::take(&mut game.waits) {
                clock(columns, game.clock.take());
            }
        } else {
            out.rows += 1;
            out.game.append_value(self.games);
            out.number.append_value(game.plies);
            out.final_fen.append_option(game.at.as_ref().map(AnyGame::to_fen));
            out.error_ply
                .append_option(game.error.is_some().then_some(game.plies));
            out.error.append_option(game.error.as_deref());
        }
        if out.rows >= self.most_rows {
            self.flush();
        }
    }

    fn flush(&mut self) {
        if std::mem::take(&mut self.out.rows) == 0 {
            return;
        }
        let columns = self.out.finish();
        if let Ok(batch) = RecordBatch::try_new(Arc::clone(&self.schema), columns) {
            (self.hand_on)(batch);
        }
    }

    /// Hands on what waits.
    pub fn finish(&mut self) {
        self.flush();
    }
}

/// Writes what the clock of the last half-move shows.
fn clock(columns: &mut [PlyOut], shown: Option<i64>) -> usize {
    for column in columns {
        if let PlyOut::Clock(out) = column {
            out.append_option(shown);
        }
    }
    0
}

impl PlyOut {
    fn new(column: PlyColumn) -> Self {
        match column {
            PlyColumn::Uci => Self::Uci(StringBuilder::new()),
            PlyColumn::San => Self::San(StringBuilder::new()),
            PlyColumn::Fen => Self::Fen(StringBuilder::new()),
            PlyColumn::Key => Self::Key(Int64Builder::new()),
            PlyColumn::ClockMs => Self::Clock(Int64Builder::new()),
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Self::Uci(out) | Self::San(out) | Self::Fen(out) => Arc::new(out.finish()),
            Self::Key(out) | Self::Clock(out) => Arc::new(out.finish()),
        }
    }
}

impl Out {
    fn finish(&mut self) -> Vec<ArrayRef> {
        let mut columns: Vec<ArrayRef> = vec![Arc::new(self.game.finish()), Arc::new(self.number.finish())];
        if let Some(plies) = &mut self.plies {
            columns.extend(plies.iter_mut().map(PlyOut::finish));
        } else {
            columns.push(Arc::new(self.final_fen.finish()));
            columns.push(Arc::new(self.error_ply.finish()));
            columns.push(Arc::new(self.error.finish()));
        }
        columns
    }
}

impl<F: FnMut(RecordBatch)> Visitor for ReplayRows<F> {
    fn begin_game(&mut self, _: At<'_>) {
        self.begin();
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: At<'_>) {
        let text = || value.decode().text.into_owned();
        match name.bytes() {
            b"FEN" if !matches!(value.bytes(), b"" | b"?" | b"-") => self.game.fen = Some(text()),
            b"Variant" => self.game.variant = Some(text()),
            _ => {}
        }
    }
    fn begin_moves(&mut self) -> Movetext {
        self.set_up();
        Movetext::Read
    }
    #[inline]
    fn san(&mut self, token: &[u8], _: At<'_>) {
        if self.game.depth == 0 && self.game.is_open && self.game.error.is_none() {
            self.play(token);
        }
    }
    fn comment(&mut self, text: Text<'_>, _: At<'_>) {
        let game = &mut self.game;
        if self.out.plies.is_some() && game.depth == 0 && game.waits && text.bytes().contains(&b'%') {
            let text = text.decode().text;
            let shown = commands(&text)
                .filter(|one| one.name == "clk")
                .find_map(|one| one.time());
            game.clock = shown
                .and_then(|time| i64::try_from(time.as_millis()).ok())
                .or(game.clock);
        }
    }
    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }
    fn end_game(&mut self, _: At<'_>) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use arbiter_audit::{Options, audit};
    use arrow_array::cast::AsArray;
    use arrow_array::types::Int32Type;

    use super::*;

    /// Half-moves, the last position, and whether something stopped the replay.
    fn replayed(text: &str) -> (u32, Option<String>, bool) {
        let mut batches = Vec::new();
        let mut rows = ReplayRows::new(Replayed::Games, 8, |batch| batches.push(batch));
        rows.read(text.as_bytes(), Location::START);
        rows.finish();
        drop(rows);
        let column = |name: &str| batches[0].column_by_name(name).expect("a column");
        let fens = column("final_fen").as_string::<i32>();
        let plies = column("plies").as_primitive::<Int32Type>().value(0);
        let is_wrong = column("error")
            .as_string::<i32>()
            .iter()
            .next()
            .flatten()
            .is_some();
        (
            u32::try_from(plies).expect("a count"),
            fens.iter().next().flatten().map(str::to_owned),
            is_wrong,
        )
    }

    #[test]
    fn a_replay_plays_what_an_audit_plays() {
        for (tags, moves, plies, is_wrong) in [
            (
                "[FEN \"rnbq1rk1/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQq - 6 5\"]\n",
                "5. O-O d6",
                2,
                false,
            ),
            (
                "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1\"]\n",
                "1. e4 Ke7 2. e5",
                3,
                false,
            ),
            ("", "1. e4 D e5", 2, false),
            ("", "1. e4 N e5 2. N f3", 3, false),
            ("", "1. e4 d62. d4 Nf63. Nc3 g6", 6, false),
            ("", "1. e4+- e5TN 2. Nf3N TN Nc6 RR", 4, false),
            ("", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00 Nf6", 8, false),
            ("", "1. e4 e5 2. Ng3N", 2, true),
            ("", "1. e4 e5 2. R e2", 2, true),
        ] {
            let text = format!("[Result \"*\"]\n{tags}\n{moves} *\n");
            let report = &audit(text.as_bytes(), Options::default())[0];
            let fen = report.facts.final_fen.as_ref().map(AnyGame::to_fen);
            assert_eq!(replayed(&text), (plies, fen, is_wrong), "{text}");
            assert_eq!(report.facts.plies, plies, "{text}");
        }
    }
}
