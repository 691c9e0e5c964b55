//! The answers: what is decided, by which article, and the line that shows it.

use std::sync::atomic::AtomicBool;

use arbiter_game::asked::Asked;
use arbiter_game::notation::{SanStyle, write_san};
use arbiter_game::rules::answer::{EndReason, MateVerdict};
use arbiter_game::rules::chess::{Color, LegalMove, Playable, Position};
use arbiter_game::rules::fact::ClaimKind;
use arbiter_game::rules::flag::always_loses;
use arbiter_game::rules::mate::{Budget, Solver, Verdict};
use arbiter_game::rules::{Answer, Ruling, laws as regimes};
use arbiter_game::state::Situation;
use arbiter_lang::{Args, Lang, mate_topic};
use arbiter_laws::{Rulebook, Topic};
use regimes::{Citation, Regime};

use super::read::Record;
use crate::laws::link;

/// Positions looked at before the question goes to a person: about a second on the laptop of a club.
const MOST: u64 = 3_000_000;

/// An answer as a page shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answered {
    /// What is decided, one sentence each.
    pub sentences: Vec<String>,
    /// Whether a person has to decide.
    pub open: bool,
    /// The position of which it is said.
    pub fen: String,
    /// The moves that show it.
    pub line: Vec<Step>,
    /// The articles: number, address, summary.
    pub cites: Vec<(String, String, String)>,
}

/// A move of the line that shows an answer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Step {
    /// Its number, before a move of White and before the first move: `3.`, `3…`.
    pub number: String,
    /// The move as the language writes it.
    pub text: String,
    /// Its squares: `e2e4`.
    pub uci: String,
    /// What stands on the board after it.
    pub board: String,
}

/// A flag has fallen: who wins, by the rulebook, and the line or the reason on which it rests.
pub fn flag(
    lang: &Lang,
    book: &'static Rulebook,
    record: &Record,
    fallen: Color,
    stop: &AtomicBool,
) -> Answered {
    let asked = asked(book, record);
    let (regime, position) = (asked.regime(), record.end);
    let mut solver = Solver::new();
    let mut opponents = None;
    let mut can_mate = |of: Color| {
        let verdict = solver.can_mate(&position, of, &budget(stop));
        let known = MateVerdict::from(&verdict);
        opponents = opponents.take().or_else(|| (of != fallen).then_some(verdict));
        known
    };
    let ruled = asked.flag(fallen, &mut can_mate);
    let mut found = told(lang, book, record, regime, [&ruled]);
    let Some(verdict) = opponents.filter(|_| matches!(reason(&ruled), None | Some(EndReason::Time))) else {
        return found;
    };
    if always_loses(regime) {
        // What the opponent could still do does not matter, so no line is shown either.
        let args = Args::new()
            .word("article", article(lang, regime, Topic::FlagLoss))
            .word("dead", article(lang, regime, Topic::EndDead));
        found.sentences.push(lang.text("mate-flag-loses", &args));
        return found;
    }
    let shown = verdict_of(lang, book, regime, &position, !fallen, &verdict, "decides");
    found.sentences.extend(shown.sentences);
    found.line = shown.line;
    found
}

/// Why the game is over, where an answer says that it is.
fn reason(answer: &Answer) -> Option<EndReason> {
    answer.end().map(|(_, reason)| reason)
}

/// The memory that one question may hold: whoever asks ten at once stays under 300 MB.
const BYTES: usize = 28_000_000;

/// How much is looked at, and until when.
fn budget(stop: &AtomicBool) -> Budget<'_> {
    Budget::full()
        .with_nodes(MOST)
        .with_bytes(BYTES)
        .cancelled_by(stop)
}

/// The record, to be asked by a rulebook.
fn asked(book: &Rulebook, record: &Record) -> Asked {
    Asked::of(&record.start, &record.moves, book.standard())
}

/// Answers of the Laws as the page shows them.
fn told<'a>(
    lang: &Lang,
    book: &'static Rulebook,
    record: &Record,
    regime: &Regime,
    answers: impl IntoIterator<Item = &'a Answer>,
) -> Answered {
    told_of(lang, book, &Situation::lawfully(record.end), regime, answers)
}

/// The same of what stands in any of the games.
pub(super) fn told_of<'a>(
    lang: &Lang,
    book: &'static Rulebook,
    stands: &Situation,
    regime: &Regime,
    answers: impl IntoIterator<Item = &'a Answer>,
) -> Answered {
    let mut found = Answered {
        fen: stands.to_fen(),
        ..Answered::default()
    };
    for answer in answers {
        let cited = match answer {
            Answer::Ruling(ruling) => {
                // What the mate question found is said with its line.
                let ruling = Ruling {
                    mate: None,
                    ..ruling.clone()
                };
                let boards = [*stands];
                found.sentences.push(lang.decision(&ruling, &boards));
                ruling.cites
            }
            Answer::Question(question) => {
                found.open = true;
                found.sentences.push(lang.question(question));
                question.cites.clone()
            }
        };
        found.cites.extend(cites(lang, book, regime, cited.iter()));
    }
    found.cites.dedup();
    found
}

/// Whether neither side can checkmate any more.
pub fn dead(lang: &Lang, book: &'static Rulebook, record: &Record, stop: &AtomicBool) -> Answered {
    let asked = asked(book, record);
    let (regime, position) = (asked.regime(), record.end);
    let mut solver = Solver::new();
    let mut shown = Vec::new();
    let ruled = asked.dead(|color| {
        let verdict = solver.can_mate(&position, color, &budget(stop));
        let known = MateVerdict::from(&verdict);
        shown.push(verdict_of(
            lang, book, regime, &position, color, &verdict, "loses",
        ));
        known
    });
    if let Some(over) = ruled.as_ref().filter(|_| shown.is_empty()) {
        return told(lang, book, record, regime, [over]);
    }
    let is_dead = ruled.is_some();
    let mut all = Answered {
        fen: position.to_fen(),
        ..Answered::default()
    };
    if is_dead {
        let args = Args::new().word("article", article(lang, regime, Topic::EndDead));
        all.sentences.push(lang.text("mate-dead", &args));
        all.cites = cites(lang, book, regime, regime.cite(Topic::EndDead).iter());
    }
    for one in shown {
        all.sentences.extend(one.sentences);
        all.open |= one.open;
        if all.line.is_empty() {
            all.line = one.line;
        }
        all.cites.extend(one.cites.into_iter().filter(|_| !is_dead));
    }
    all.cites.dedup();
    all
}

/// Whether a claim by the player who has the move is right: for what stands on the board, or with a written move.
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
    let stands = Situation::lawfully(record.end);
    claimed(lang, book, (&asked(book, record), &stands), kind, written)
}

/// The same in any of the games, of what is asked and stands there.
pub(super) fn claimed(
    lang: &Lang,
    book: &'static Rulebook,
    (asked, stands): (&Asked, &Situation),
    kind: ClaimKind,
    written: Option<&str>,
) -> Result<Answered, String> {
    let answers = asked
        .claim(kind, written)
        .map_err(|refusal| lang.refusal(&refusal))?;
    Ok(told_of(lang, book, stands, asked.regime(), &answers))
}

pub(super) fn article(lang: &Lang, regime: &Regime, topic: Topic) -> String {
    match lang.citations(regime.cite(topic).as_slice()) {
        none if none.is_empty() => "–".to_owned(),
        cited => cited,
    }
}

pub(super) fn cites<'a>(
    lang: &Lang,
    book: &Rulebook,
    regime: &Regime,
    cites: impl Iterator<Item = &'a Citation>,
) -> Vec<(String, String, String)> {
    cites
        .map(|cite| {
            let of = Rulebook::by_id(cite.rulebook()).unwrap_or(book);
            let found = of.article(cite.article());
            let summary = found.map(|article| lang.article(article, regime));
            let address = link(cite.rulebook(), cite.article());
            (cite.article().to_owned(), address, summary.unwrap_or_default())
        })
        .collect()
}

/// What the mate question says of a side; `flag` is `decides` where it is asked because a flag has fallen.
fn verdict_of(
    lang: &Lang,
    book: &Rulebook,
    regime: &Regime,
    position: &Position,
    color: Color,
    verdict: &Verdict,
    flag: &str,
) -> Answered {
    let topic = mate_topic(verdict);
    let args = Args::new().word("article", article(lang, regime, topic));
    let mut line = Vec::new();
    let sentence = lang.mate_verdict(color, verdict, args.word("flag", flag), |moves, args| {
        line = written(lang, position, moves);
        lang.text("web-judge-can", &args)
    });
    Answered {
        sentences: vec![sentence],
        open: matches!(verdict, Verdict::Undetermined { .. }),
        fen: position.to_fen(),
        line,
        cites: cites(lang, book, regime, regime.cite(topic).iter()),
    }
}

/// The line as it would be recorded in the language, each move with the board after it.
fn written(lang: &Lang, position: &Position, line: &[LegalMove]) -> Vec<Step> {
    let style = SanStyle::LAWS.with_letters(lang.language().signs());
    let mut now = *position;
    let step = |(place, &one): (usize, &LegalMove)| {
        let number = lang.digits(&now.fullmove_number().to_string());
        let number = match now.turn() {
            Color::White => format!("{number}."),
            Color::Black if place == 0 => format!("{number}…"),
            Color::Black => String::new(),
        };
        let text = write_san(&now, one, &style).to_string();
        now = now.play(one);
        Step {
            number,
            text,
            uci: one.named().to_string(),
            board: now.board().placement(),
        }
    };
    line.iter().enumerate().map(step).collect()
}

/// What stands on the board: the first field of a FEN, without men in hand and marks.
pub fn board_of(fen: &str) -> String {
    let rows = fen.split([' ', '[']).next().unwrap_or(fen);
    rows.replace('~', "")
}

#[cfg(test)]
mod tests {
    use arbiter_lang::Language;

    use super::*;

    static NO_STOP: AtomicBool = AtomicBool::new(false);
    const BACK_AND_FORTH: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

    fn newest() -> &'static Rulebook {
        arbiter_laws::default_rulebook()
    }

    fn read(text: &str) -> Record {
        Record::read(text).unwrap()
    }

    #[test]
    fn a_fallen_flag_is_decided_by_what_the_rulebook_asks() {
        let lang = Lang::new(Language::En);
        let rook = "8/8/8/4k3/8/8/8/4K2R w - - 0 1";
        let knight = "8/8/8/4k3/8/8/8/4K1N1 w - - 0 1";
        // Rulebook, position, whose flag, what is said first, what follows, whether a line is shown.
        let cases = [
            (
                "fide-2023",
                rook,
                Color::Black,
                "White wins",
                "White can still checkmate",
                true,
            ),
            (
                "fide-2001",
                rook,
                Color::Black,
                "White wins",
                "White can still checkmate",
                true,
            ),
            (
                "fide-2023",
                rook,
                Color::White,
                "a draw",
                "Black cannot checkmate",
                false,
            ),
            (
                "lekocup-1402",
                rook,
                Color::White,
                "Black wins",
                "whoever oversteps",
                false,
            ),
            (
                "lekocup-1402",
                rook,
                Color::Black,
                "White wins",
                "whoever oversteps",
                false,
            ),
            // What had ended the game before the flag fell.
            (
                "lekocup-1402",
                knight,
                Color::White,
                "a draw: the position is dead",
                "",
                false,
            ),
            (
                "fide-2023",
                knight,
                Color::Black,
                "a draw: the position is dead",
                "",
                false,
            ),
            (
                "fide-2023",
                "1. f3 e5 2. g4 Qh4#",
                Color::Black,
                "Black wins: checkmate",
                "",
                false,
            ),
            (
                "fide-2023",
                "7k/8/6QK/8/8/8/8/8 b - - 0 1",
                Color::Black,
                "a draw: stalemate",
                "",
                false,
            ),
        ];
        for (book, record, fallen, decided, then, has_line) in cases {
            let book = Rulebook::by_id(book).unwrap();
            let found = flag(&lang, book, &read(record), fallen, &NO_STOP);
            let said = found.sentences.join(" ");
            assert!(
                found.sentences[0].contains(decided) && said.contains(then),
                "{record}: {said}"
            );
            assert_eq!(!found.line.is_empty(), has_line, "{record}: {said}");
            assert!(
                found.cites[0].1.starts_with(&format!("/laws/{}", book.id())),
                "{record}"
            );
            assert!(!said.contains(book.id()), "an id is no word: {said}");
        }
    }

    #[test]
    fn a_dead_position_is_told_from_one_that_lives() {
        let lang = Lang::new(Language::En);
        let dead_one = dead(&lang, newest(), &read("8/8/8/4k3/8/8/8/4K3 w - - 0 1"), &NO_STOP);
        assert!(dead_one.sentences[0].contains("The position is dead"));
        let alive = dead(&lang, newest(), &read("8/8/8/4k3/8/8/8/4K2R w - - 0 1"), &NO_STOP);
        assert!(alive.sentences.iter().all(|one| !one.contains("is dead")));
        let stalemate = dead(&lang, newest(), &read("7k/8/6QK/8/8/8/8/8 b - - 0 1"), &NO_STOP);
        assert!(stalemate.sentences[0].contains("stalemate"), "{stalemate:?}");
    }

    #[test]
    fn a_claim_on_a_game_is_right_or_wrong() {
        let lang = Lang::new(Language::En);
        let ruled = |moves: &str, written: Option<&str>| {
            let found = claim(&lang, newest(), &read(moves), ClaimKind::Repetition, written);
            found.unwrap().sentences.join(" ")
        };
        assert!(
            ruled(BACK_AND_FORTH, None).contains("claim of a draw by repetition is correct"),
            "{}",
            ruled(BACK_AND_FORTH, None)
        );
        let short = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
        assert!(
            ruled(short, Some("Ng8")).contains("claim of a draw by repetition is correct"),
            "{}",
            ruled(short, Some("Ng8"))
        );
        assert!(ruled("1. Nf3 Nf6 2. Ng1 Ng8", None).contains("rejected"));
    }

    #[test]
    fn an_answer_in_persian_has_figurines_and_one_kind_of_digits() {
        let lang = Lang::new(Language::Fa);
        let record = read("8/8/8/4k3/8/8/8/4K2R w - - 0 1");
        let found = flag(&lang, newest(), &record, Color::Black, &NO_STOP);
        assert!(
            found.line.iter().any(|step| step.text.contains('♖')),
            "{:?}",
            found.line
        );
        assert_eq!(found.line[0].number, "۱.");
    }
}
