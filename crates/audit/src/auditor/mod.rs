//! The visitor of the PGN reader that makes a report of every game.

mod events;
mod flag;
mod judge;
mod numbers;
mod onward;
mod signal;
mod times;

use arbiter_laws::{Date, PartialDate, Rulebook, Topic};
use arbiter_notation::Language;
use arbiter_notation::pgn::{At, GameResult, Location, PgnFault, Reader};

use crate::clocks::{Clocks, Seen};
use crate::duplicates::{Duplicates, Said};
use crate::encoding::EncodingFault;
use crate::fault::{Fault, What};
use crate::flag_fall::{TimeUp, contains};
use crate::report::GameReport;
use crate::rules::{Shelf, topic_of};
use crate::start::{PLAYERS, StartTags, Variant};
use crate::table::Table;
use numbers::Numbering;

/// What the caller decides.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options {
    /// The rulebook for all games; `None` takes for each game the one in force on its date.
    pub laws: Option<&'static Rulebook>,
    /// Whether every question if a side can still checkmate is decided in full. Otherwise a quick look decides, and a
    /// closer one at positions with few men, locked pawns or hardly a move.
    pub exact_dead: bool,
    /// Whether every game is a match of two boards, as in a file of them; else a match is known by its tags.
    pub two_boards: bool,
    /// In which language the moves are written.
    pub letters: Lettering,
    /// The day on which the games are audited, if the caller wants dates after it told.
    pub today: Option<Date>,
}

/// In which language the letters of the pieces are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lettering {
    /// In this one; figurines are read in every language.
    Of(Language),
    /// In that of the game: English, unless its moves are legal in one other language only.
    Auto,
}

impl Default for Lettering {
    fn default() -> Self {
        Self::Of(Language::English)
    }
}

/// All games of a text.
///
/// ```
/// use arbiter_audit::{Options, audit};
/// let reports = audit(b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *", Options::default());
/// assert_eq!(reports[0].facts.threefold_ply, Some(8));
/// assert_eq!(reports[0].facts.threefold_written_ply, Some(7));
/// assert!(reports[0].faults.is_empty());
/// ```
#[must_use]
pub fn audit(bytes: &[u8], options: Options) -> Vec<GameReport> {
    let mut reports = Vec::new();
    let mut auditor = Auditor::new(options, |report: &GameReport| reports.push(report.clone()));
    Reader::new().read(bytes, true, &mut auditor);
    auditor.finish();
    drop(auditor);
    let mut seen = Duplicates::default();
    for report in &mut reports {
        if let Some(earlier) = seen.add(&report.fingerprint, 0, report.game) {
            report.add_duplicate(earlier, "");
        }
    }
    reports
}

/// Takes the reports of games, in their order.
pub trait Sink {
    /// A report is complete.
    fn game(&mut self, report: &GameReport);

    /// The same for who keeps reports: it may leave another one in its place, whatever that says.
    fn take(&mut self, report: &mut GameReport) {
        self.game(report);
    }
}

impl<F: FnMut(&GameReport)> Sink for F {
    fn game(&mut self, report: &GameReport) {
        self(report);
    }
}

/// Receives the events of a [`Reader`] and hands on a report of every game, in order.
///
/// A report is complete when the next game begins, so [`Auditor::finish`] must be called at the end of the text.
#[derive(Debug)]
pub struct Auditor<S> {
    sink: S,
    shelf: Shelf,
    /// Every game is a match of two boards.
    two_boards: bool,
    stage: Stage,
    report: GameReport,
    tags: Tags,
    game: Table,
    clocks: Clocks,
    /// Variations that are open.
    depth: u32,
    /// The place of the rules on the shelf.
    rules: usize,
    has_start: bool,
    marker: Option<GameResult>,
    /// What the last comment said of a flag, and the half-moves played by then.
    time_up: Option<(TimeUp, u32)>,
    /// The reader has given up on the rest of the game.
    cut: bool,
    odd: Odd,
    numbering: Numbering,
    letters: Lettering,
    today: Option<Date>,
}

/// A place in the moves of a game: bytes of the text before it, and half-moves.
type Place = (u64, u32);

/// What waits for the end of a game before it is told, or told otherwise.
#[derive(Debug, Default)]
struct Odd {
    /// By player: where he moved while his clock stood at zero.
    zero: [Option<Place>; 2],
    /// Where a clock was shown for the second time.
    second_clock: Option<Place>,
    /// Words behind the last finding that are no king's move to a centre square.
    words: u32,
    /// Words that came behind a move that could not be played.
    behind: usize,
    /// What stands among them, until it is known whether the game went on.
    late: Vec<onward::Late>,
}

impl Odd {
    /// Forgets all for the next game.
    fn clear(&mut self) {
        let mut late = std::mem::take(&mut self.late);
        late.clear();
        *self = Self {
            late,
            ..Self::default()
        };
    }
}

/// How far the game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// None has begun.
    None,
    /// None has begun, but something is wrong already.
    Stray,
    Tags,
    Moves,
    /// Its moves are over and judged; the report waits for what may still come.
    Over,
}

/// What the tags say that no report shows.
#[derive(Debug, Default)]
struct Tags {
    start: StartTags,
    utc_date: String,
    time_control: Option<String>,
    site: String,
    round: String,
    eco: String,
    /// The address or the number of the game on a server.
    link: String,
    /// The game was sent from a real board.
    broadcast: bool,
    /// How the game ended, as a tag tells it, and as that of a server does, which names the player.
    termination: Option<String>,
    icc_result: Option<String>,
    ply_count: Option<u32>,
    date_place: Option<Location>,
    utc_place: Option<Location>,
    /// There is a tag with a result, and which one if it can be read.
    has_result: bool,
    result: Option<GameResult>,
}

/// What stands in the address of a game that a server sends from elsewhere.
const ELSEWHERE: [&str; 3] = ["broadcast", "study", "/events/"];

impl Tags {
    /// Forgets all for the next game, and keeps what memory it has.
    fn clear(&mut self) {
        let mut texts = [
            &mut self.utc_date,
            &mut self.site,
            &mut self.round,
            &mut self.eco,
            &mut self.link,
        ]
        .map(std::mem::take);
        texts.iter_mut().for_each(String::clear);
        let [utc_date, site, round, eco, link] = texts;
        *self = Self {
            utc_date,
            site,
            round,
            eco,
            link,
            ..Self::default()
        };
    }

    /// How the game ended, as the tags tell it.
    fn ending(&self) -> Option<&str> {
        self.icc_result.as_deref().or(self.termination.as_deref())
    }

    /// What a server calls the game: what stands behind the last stroke of its address. Of games from elsewhere each copy has
    /// another address.
    fn link(&self) -> &str {
        let is_address = |text: &&str| contains(text, "://");
        let text = [self.site.as_str(), self.link.as_str()]
            .into_iter()
            .find(is_address)
            .unwrap_or(&self.link);
        if ELSEWHERE.iter().any(|name| contains(text, name)) {
            return "";
        }
        text.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
    }

    /// Whether the game was played on a server. What servers broadcast from elsewhere says so.
    fn is_online(&self, event: &str) -> bool {
        const SERVERS: [&str; 6] = [
            "lichess",
            "chess.com",
            "freechess",
            "chessclub",
            "playchess",
            "fics",
        ];
        let says = |names: &[&str]| {
            let says = |text: &str| names.iter().any(|name| contains(text, name));
            says(&self.site) || says(event)
        };
        !self.broadcast && says(&SERVERS) && !says(&ELSEWHERE)
    }
}

impl<S: Sink> Auditor<S> {
    /// An auditor that gives every report to `sink`.
    pub fn new(options: Options, sink: S) -> Self {
        Self {
            sink,
            shelf: Shelf::new(options.laws),
            two_boards: options.two_boards,
            stage: Stage::None,
            report: GameReport::default(),
            tags: Tags::default(),
            game: Table::new(options.exact_dead),
            clocks: Clocks::default(),
            depth: 0,
            rules: 0,
            has_start: false,
            marker: None,
            time_up: None,
            cut: false,
            odd: Odd::default(),
            numbering: Numbering::default(),
            letters: options.letters,
            today: options.today,
        }
    }

    /// The text is over: hands on the last report, and gives the sink back to look at.
    pub fn finish(&mut self) -> &mut S {
        self.hand_on();
        &mut self.sink
    }

    /// What is said of a text in which no game is and nothing wrong: nothing is known, and all is named.
    ///
    /// ```
    /// use arbiter_audit::{Auditor, GameReport, Options};
    /// let report = Auditor::new(Options::default(), |_: &GameReport| {}).of_no_game();
    /// assert_eq!((report.white.as_str(), report.variant.as_str(), report.facts.plies), ("?", "standard", 0));
    /// ```
    pub fn of_no_game(&mut self) -> GameReport {
        self.hand_on();
        self.report.clear();
        self.name_what_no_game_says();
        self.report.clone()
    }

    fn name_what_no_game_says(&mut self) {
        self.report.laws = self.shelf.rules_of("").id;
        self.report.variant.push_str(Variant::default().name());
        self.name_the_unknown();
    }

    fn hand_on(&mut self) {
        if self.stage == Stage::Stray {
            // A text around games is worth a notice, one without any game is none that anybody wanted to be read.
            for fault in &mut self.report.faults {
                if fault.what == What::Syntax(PgnFault::Stray) {
                    fault.what = What::Syntax(PgnFault::Unexpected);
                }
            }
            self.name_what_no_game_says();
        }
        if self.stage != Stage::None {
            let game = self.report.game;
            self.sink.take(&mut self.report);
            self.report.game = game;
            self.stage = Stage::None;
        }
    }

    /// Empties everything for a game that begins here. What was wrong before the first game is told with it.
    fn open(&mut self, place: Location) {
        if self.stage != Stage::Stray {
            self.hand_on();
            self.report.clear();
            self.report.game += 1;
        }
        self.report.line = place.line;
        self.report.offset = place.offset;
        self.tags.clear();
        self.depth = 0;
        self.has_start = false;
        self.marker = None;
        self.time_up = None;
        self.cut = false;
        self.odd.clear();
        self.numbering = Numbering::default();
        self.stage = Stage::Tags;
    }

    /// The tags are complete.
    fn set_up(&mut self) {
        let date = [&self.report.date, &self.tags.utc_date]
            .into_iter()
            .find(|date| date.starts_with(|c: char| c.is_ascii_digit()));
        self.rules = self.shelf.place(date.map_or("", String::as_str));
        let rules = self.shelf.get(self.rules);
        self.report.laws = rules.id;
        let start = self.tags.start.start(self.two_boards);
        self.report.variant.push_str(start.variant.name());
        self.has_start = start.game.is_some();
        self.game
            .begin(start.game, self.letters, rules, &mut self.report.facts);
        let online = self.tags.time_control.is_some() && self.tags.is_online(&self.report.event);
        self.clocks.begin(self.tags.time_control.as_deref(), online);
        if let Some((what, place)) = start.fault {
            self.add(what, place);
        }
        self.judge_date();
        let is_half = self.tags.start.other_board.is_some() && !self.has_start;
        if start.variant.is_match() && !is_half {
            self.name_teams();
        }
        self.stage = Stage::Moves;
    }

    /// Whether the game was played on a day that has not come yet. Somewhere on earth it is tomorrow already.
    fn judge_date(&mut self) {
        let Some(today) = self.today else { return };
        let is_future = |date: &str| {
            let PartialDate { year, month, day } = PartialDate::from_pgn(date);
            let earliest = year.and_then(|year| Date::new(year, month.unwrap_or(1), day.unwrap_or(1)));
            earliest.is_some_and(|date| date.days() > today.days() + 1)
        };
        let dates = [
            (&self.report.date, self.tags.date_place),
            (&self.tags.utc_date, self.tags.utc_place),
        ];
        let future = dates.into_iter().find(|(date, _)| is_future(date));
        if let Some((date, place)) = future {
            let date = date.clone();
            self.add(What::FutureDate { date }, place.unwrap_or(Location::START));
        }
    }

    /// White of board A and Black of board B are the team that the result is about.
    #[cold]
    fn name_teams(&mut self) {
        let StartTags { players, place, .. } = &mut self.tags.start;
        let [white_a, black_a, white_b, black_b] = players.each_mut().map(Option::take);
        let begins = Location {
            offset: self.report.offset,
            line: self.report.line,
            ..Location::START
        };
        let place = place.unwrap_or(begins);
        let named = [&white_a, &black_a, &white_b, &black_b].map(Option::is_some);
        for (team, one, other) in [
            (&mut self.report.white, white_a, black_b),
            (&mut self.report.black, white_b, black_a),
        ] {
            let unknown = || "?".to_owned();
            let names = [one.unwrap_or_else(unknown), other.unwrap_or_else(unknown)];
            *team = names.join(" + ");
        }
        if let Some((tag, _)) = PLAYERS.into_iter().zip(named).find(|(_, named)| !named) {
            self.add(What::PlayerMissing { tag }, place);
        }
    }

    /// The game is complete: notes what it is known by.
    fn note_fingerprint(&mut self) {
        let start = match &self.tags.start.fen {
            Some((fen, _)) => format!("{} {fen}", self.report.variant),
            None if self.report.variant == Variant::default().name() => String::new(),
            None => self.report.variant.clone(),
        };
        self.report.fingerprint.tell(Said {
            white: &self.report.white,
            black: &self.report.black,
            event: &self.report.event,
            date: &self.report.date,
            round: &self.tags.round,
            result: &self.report.result,
            start: &start,
            link: self.tags.link(),
        });
    }

    fn name_the_unknown(&mut self) {
        let GameReport {
            event,
            date,
            white,
            black,
            result,
            ..
        } = &mut self.report;
        for (field, unknown) in [
            (event, "?"),
            (date, "????.??.??"),
            (white, "?"),
            (black, "?"),
            (result, "*"),
        ] {
            if field.is_empty() {
                field.push_str(unknown);
            }
        }
    }

    fn add(&mut self, what: What, place: Location) {
        self.add_at(what, place, self.game.ply());
    }

    /// Something at a place after so many half-moves.
    fn add_at(&mut self, what: What, place: Location, ply: u32) {
        let article = article_topic(&what).and_then(|topic| self.shelf.get(self.rules).article(topic));
        self.report.add(Fault {
            ply,
            place,
            article,
            what,
        });
    }

    /// Something at this place or an earlier one.
    fn add_back(&mut self, what: What, (offset, ply): Place, at: At<'_>) {
        let place = at.back_to(offset).unwrap_or_else(|| at.location());
        self.add_at(what, place, ply);
    }

    /// A tag that stands there for the second time, and says something else.
    #[cold]
    fn add_twice(&mut self, name: &'static str, first: String, second: String, at: At<'_>) {
        self.add_early(What::TagTwice { name, first, second }, at);
    }

    /// One fault of encoding a game is enough.
    #[cold]
    fn add_encoding(&mut self, fault: EncodingFault, at: At<'_>) {
        let is_encoding = |fault: &Fault| matches!(fault.what, What::Encoding(_));
        if !self.report.faults.iter().any(is_encoding) {
            self.add_early(What::Encoding(fault), at);
        }
    }

    /// A fault that may come before the rules of the game are known; it rests on no article.
    fn add_early(&mut self, what: What, at: At<'_>) {
        let begun = !matches!(self.stage, Stage::Tags | Stage::Stray);
        let ply = if begun { self.game.ply() } else { 0 };
        self.report.add(Fault {
            ply,
            place: at.location(),
            article: None,
            what,
        });
    }
}

/// What the Laws say on the matter of a fault.
fn article_topic(what: &What) -> Option<Topic> {
    match what {
        What::IllegalMove { .. } => Some(Topic::IllegalMove),
        What::AmbiguousMove { .. } => Some(Topic::NotationDisambiguation),
        What::MoveAfterEnd { end, .. } | What::ResultAgainstEnd { end, .. } => end.topic(),
        What::ResultAgainstFlag { .. } => Some(Topic::FlagLoss),
        What::Clock(Seen::Given { .. }) => Some(Topic::IllegalPenalty),
        What::Clock(Seen::ZeroAgain) => Some(Topic::FlagFallen),
        What::Notation { irregularity, .. } => Some(topic_of(*irregularity)),
        _ => None,
    }
}
