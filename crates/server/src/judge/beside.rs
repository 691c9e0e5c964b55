//! The same questions of a game beside chess: a position or a game of it is read, and the answers are those of its rules.

use arbiter_game::asked::Asked;
use arbiter_game::notation::pgn::{At, Movetext, Reader, Text, Visitor};
use arbiter_game::notation::{Language, SanStyle};
use arbiter_game::rules::answer::MateVerdict;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::ClaimKind;
use arbiter_game::rules::flag::{always_loses, asks_who_can_win};
use arbiter_game::rules::variants::{self, AnyGame, Legal, NotWinnable, VariantName, Winnable};
use arbiter_game::state::Situation;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Rulebook, Topic};

use super::answer::{Answered, Step, article, cites, claimed, told_of};
use super::read::{Unread, unnumbered};

/// A position of a game beside chess, or a game of it up to its last move.
#[derive(Debug, Clone)]
pub struct Record {
    /// Which game.
    name: VariantName,
    /// What it begins from.
    start: variants::Setup,
    /// The moves, in their order.
    moves: Vec<variants::Asked>,
    /// What stands after them.
    pub end: Situation,
}

impl Record {
    /// Reads a FEN, or else the first game of a PGN.
    ///
    /// # Errors
    /// Where and why not.
    pub fn read(name: VariantName, text: &str) -> Result<Self, Unread> {
        let fen = text.trim();
        let rows = fen.split(char::is_whitespace).next().unwrap_or_default();
        if matches!(rows.matches('/').count(), 7 | 8) {
            let from = text.len() - text.trim_start().len();
            return begun(name, fen, from);
        }
        let mut game = FirstGame::of(name, text);
        Reader::new().read_game(text.as_bytes(), true, &mut game);
        let (set_up, fault) = (game.set_up, game.fault.take());
        match fault {
            Some(fault) => Err(fault),
            None if set_up || !game.record.moves.is_empty() => Ok(game.record),
            None => Err(Unread::Nothing),
        }
    }

    /// The record, to be asked by a rulebook under the rules of its game.
    fn asked(&self, book: &Rulebook) -> Asked {
        Asked::of_any(self.name, &self.start, &self.moves, book.standard())
    }
}

/// The game that a text gives away: by its FEN or its tags.
pub fn told_by(text: &str) -> Option<VariantName> {
    let tag = |name: &str| {
        let line = text.lines().find_map(|line| line.trim().strip_prefix(name))?;
        line.trim()
            .strip_prefix('"')?
            .split('"')
            .next()
            .map(str::to_owned)
    };
    let named = tag("[Variant").and_then(|value| VariantName::from_tag(&value));
    let fen = tag("[FEN").unwrap_or_else(|| text.trim().to_owned());
    named.or_else(|| variants::Setup::from_fen(&completed(&fen)).ok()?.told())
}

/// A FEN with what is often left out at its end.
fn completed(fen: &str) -> String {
    let missing = match fen.split_whitespace().count() {
        1 => " w - -",
        2 => " - -",
        3 => " -",
        _ => "",
    };
    format!("{fen}{missing}")
}

/// What a FEN that begins at a byte of the text begins; of a match one board is enough.
fn begun(name: VariantName, fen: &str, from: usize) -> Result<Record, Unread> {
    let of_one_board = name == VariantName::Bughouse && !fen.contains('|');
    let read_as = if of_one_board {
        VariantName::Crazyhouse
    } else {
        name
    };
    let game = AnyGame::from_fen(read_as, &completed(fen)).map_err(|why| Unread::Start {
        place: Unread::within(&why, fen, from),
        why,
    })?;
    let start = game.setup();
    Ok(Record {
        name,
        end: Situation::begun(name, &start),
        start,
        moves: Vec::new(),
    })
}

/// Plays a game of a PGN, up to its end or its first fault.
struct FirstGame<'a> {
    text: &'a str,
    record: Record,
    /// Whether a position to begin from is given.
    set_up: bool,
    fault: Option<Unread>,
}

impl<'a> FirstGame<'a> {
    fn of(name: VariantName, text: &'a str) -> Self {
        let start = AnyGame::start(name).setup();
        let record = Record {
            name,
            end: Situation::begun(name, &start),
            start,
            moves: Vec::new(),
        };
        Self {
            text,
            record,
            set_up: false,
            fault: None,
        }
    }
}

impl Visitor for FirstGame<'_> {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        if self.set_up || !(name == "FEN") {
            return;
        }
        let fen = value.decode().text;
        self.set_up = true;
        // A value without signs that were escaped stands in the text as it is.
        let tag = usize::try_from(at.offset()).unwrap_or_default();
        match begun(self.record.name, &fen, self.text.find(&*fen).unwrap_or(tag)) {
            Ok(record) => self.record = record,
            Err(fault) => self.fault = Some(fault),
        }
    }

    fn san(&mut self, token: &[u8], at: At<'_>) {
        let now = self.record.end;
        let text = String::from_utf8_lossy(token);
        let Some(read) = now.read_in(&text, Language::English) else {
            return;
        };
        match read {
            Ok(read) => {
                self.record.end = now.play(read.mv);
                self.record.moves.push(read.mv.named());
            }
            Err(why) => {
                let from = usize::try_from(at.offset()).unwrap_or(usize::MAX);
                self.fault = Some(Unread::Move {
                    number: now.fullmove_number(),
                    side: now.turn().word(),
                    text: text.into_owned(),
                    why,
                    place: from..from.saturating_add(token.len()),
                    fen: now.to_fen(),
                });
            }
        }
    }

    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }

    fn enough(&self) -> bool {
        self.fault.is_some()
    }
}

/// A move that was written for a claim, by its squares or in the letters of any language: as English has it.
///
/// # Errors
/// It is no legal move.
pub fn written(now: &Situation, text: &str) -> Result<String, Unread> {
    let one = unnumbered(text);
    let by_squares = one
        .parse::<variants::Asked>()
        .ok()
        .and_then(|asked| now.legal(asked));
    let reads = || Language::ALL.iter().filter_map(|each| now.read_in(one, *each));
    let by_letters = || reads().find_map(Result::ok).map(|read| read.mv);
    let found = by_squares.or_else(by_letters);
    let san = found.and_then(|one| now.written(one, &SanStyle::default()));
    san.map(|san| san.to_string()).ok_or_else(|| Unread::Move {
        number: now.fullmove_number(),
        side: now.turn().word(),
        text: one.to_owned(),
        why: reads()
            .find_map(Result::err)
            .unwrap_or(arbiter_game::notation::SanError::Pass),
        place: 0..text.len(),
        fen: now.to_fen(),
    })
}

/// A flag has fallen: who wins, and the line or the reason on which it rests.
pub fn flag(lang: &Lang, book: &'static Rulebook, record: &Record, fallen: Color) -> Answered {
    let asked = record.asked(book);
    let ruled = asked.flag(fallen, |of| known(&asked.winnable(of)));
    let mut found = told_of(lang, book, &record.end, asked.regime(), [&ruled]);
    let asks = asks_who_can_win(asked.regime()) && !always_loses(asked.regime());
    if asked.over().is_none() && asks {
        add(lang, &asked, !fallen, &mut found);
        // What was proved of that game counts by its own article.
        let by = asked.regime().cite(Topic::VariantFlag);
        for cite in cites(lang, book, asked.regime(), by.iter()) {
            if !found.cites.contains(&cite) {
                found.cites.push(cite);
            }
        }
    }
    found
}

/// Whether neither side can win any more.
pub fn dead(lang: &Lang, book: &'static Rulebook, record: &Record) -> Answered {
    let asked = record.asked(book);
    if let Some(over) = asked.over() {
        return told_of(lang, book, &record.end, asked.regime(), [over]);
    }
    let mut found = told_of(lang, book, &record.end, asked.regime(), []);
    if Color::ALL.map(|of| known(&asked.winnable(of))) == [MateVerdict::Unwinnable; 2] {
        let args = Args::new().word("article", article(lang, asked.regime(), Topic::EndDead));
        found.sentences.push(lang.text("mate-dead", &args));
        found.cites = cites(
            lang,
            book,
            asked.regime(),
            asked.regime().cite(Topic::EndDead).iter(),
        );
        return found;
    }
    for side in Color::ALL {
        add(lang, &asked, side, &mut found);
    }
    let by = asked.regime().cite(Topic::VariantFlag);
    found.cites = cites(lang, book, asked.regime(), by.iter());
    found
}

/// Whether a claim by the player who has the move is right.
///
/// # Errors
/// Why such a claim cannot have been made here, in a sentence.
pub fn claim(
    lang: &Lang,
    book: &'static Rulebook,
    record: &Record,
    kind: ClaimKind,
    written: Option<&str>,
) -> Result<Answered, String> {
    claimed(lang, book, (&record.asked(book), &record.end), kind, written)
}

const fn known(winnable: &Winnable) -> MateVerdict {
    match winnable {
        Winnable::By(_) => MateVerdict::Winnable,
        Winnable::Not(_) => MateVerdict::Unwinnable,
        Winnable::Unknown => MateVerdict::Undetermined,
    }
}

/// What is known of a side: the line by which it wins, or the reason why it cannot.
fn add(lang: &Lang, asked: &Asked, side: Color, found: &mut Answered) {
    let args = Args::new().word("side", side.word());
    match asked.winnable(side) {
        Winnable::By(line) => {
            let args = args.count("plies", line.len() as u64);
            found.sentences.push(lang.text("web-judge-wins", &args));
            if found.line.is_empty() {
                found.line = steps(lang, asked.now(), &line);
            }
        }
        Winnable::Not(reason) => {
            let reason = match reason {
                NotWinnable::BareKing => "bare_king",
                NotWinnable::TwoKings => "two_kings",
            };
            let args = args.word("reason", reason);
            found.sentences.push(lang.text("web-judge-wins-not", &args));
        }
        Winnable::Unknown => {
            found.open = true;
            found.sentences.push(lang.text("web-judge-wins-open", &args));
        }
    }
}

/// The line as it would be recorded in the language, each move with the board after it.
fn steps(lang: &Lang, from: &Situation, line: &[Legal]) -> Vec<Step> {
    let style = SanStyle::LAWS.with_letters(lang.language().signs());
    let mut now = *from;
    let step = |(place, one): (usize, &Legal)| {
        let number = lang.digits(&now.fullmove_number().to_string());
        let number = match now.turn() {
            Color::White => format!("{number}."),
            Color::Black if place == 0 => format!("{number}…"),
            Color::Black => String::new(),
        };
        let text = now.written(*one, &style).map(|san| san.to_string());
        now = now.play(*one);
        Step {
            number,
            text: text.unwrap_or_default(),
            uci: one.named().to_string(),
            board: now.board().placement(),
        }
    };
    line.iter().enumerate().map(step).collect()
}

#[cfg(test)]
mod tests {
    use VariantName::{Bughouse, Crazyhouse, KingOfTheHill, ThreeCheck};
    use arbiter_lang::Language as Tongue;

    use super::*;

    fn read(name: VariantName, text: &str) -> Record {
        Record::read(name, text).unwrap()
    }

    #[test]
    fn a_fallen_flag_is_decided_by_the_game() {
        let (lang, book) = (Lang::new(Tongue::En), arbiter_laws::default_rulebook());
        for (name, fen, decided, then, has_line) in [
            (
                KingOfTheHill,
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "Black wins",
                "can still win",
                true,
            ),
            (
                ThreeCheck,
                "4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1",
                "a draw",
                "gives no check",
                false,
            ),
            (
                ThreeCheck,
                "4k3/8/8/8/8/8/8/r3K3 w - - 3+3 0 1",
                "Black wins",
                "can still win",
                true,
            ),
            (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "dead", "", false),
            (
                Crazyhouse,
                "4k3/8/8/8/8/8/8/4K3[qq] w - - 0 1",
                "Black wins",
                "can still win",
                true,
            ),
            (
                Bughouse,
                "4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
                "Black wins",
                "",
                false,
            ),
        ] {
            let found = flag(&lang, book, &read(name, fen), Color::White);
            let said = found.sentences.join(" ");
            assert!(said.contains(decided) && said.contains(then), "{fen}: {said}");
            assert_eq!(!found.line.is_empty(), has_line, "{fen}: {said}");
            assert!(!found.cites.is_empty(), "{fen}");
        }
    }

    #[test]
    fn a_game_is_told_by_what_it_keeps_beside_its_board() {
        for (text, told) in [
            ("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", Some(Crazyhouse)),
            ("4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", Some(ThreeCheck)),
            ("[Variant \"King of the Hill\"]\n\n1. e4 *", Some(KingOfTheHill)),
            ("[Variant \"Standard\"]\n\n1. e4 *", Some(VariantName::Standard)),
            ("1. e4 e5", None),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None),
        ] {
            assert_eq!(told_by(text), told, "{text}");
        }
    }

    #[test]
    fn moves_are_those_of_the_game() {
        let text = "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e6 *";
        assert_eq!(read(Crazyhouse, text).moves.len(), 5);
        let fault = Record::read(Crazyhouse, "1. e4 d5 2. N@f3").unwrap_err();
        assert_eq!(fault.place(), Some(12..16));
        let fault = Record::read(Crazyhouse, "4k3/8/8/8/8/8/8/4K3[x] w").unwrap_err();
        assert_eq!(fault.place(), Some(20..21));
    }
}
