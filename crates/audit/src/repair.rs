//! Records that say themselves, or whose board says, what is missing in them or wrong: a repair writes it there and
//! leaves every other byte as it was.
//!
//! Only two things are certain. A game that ends on the board by checkmate or stalemate has the result that the Laws give it, whatever
//! was written; a dead position too, where nothing that is written contradicts it or one of two results agrees. And where nothing stands behind the moves, the
//! result is that of the tag. What was mended is audited again: the same game must come out, without the fault.

use arbiter_notation::pgn::{GameResult, Location, PgnFault};
use arbiter_rules::words;

use crate::auditor::{Options, audit};
use crate::facts::BoardEnd;
use crate::fault::{Fault, What};
use crate::kind::{FaultKind, Severity};
use crate::report::GameReport;

/// What a record says of its result, and where.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Results {
    /// Where the tag begins, in bytes of the text before it.
    pub(crate) tag: Option<u64>,
    /// What it says, if that is a result.
    pub(crate) tag_says: Option<GameResult>,
    /// What stands behind the moves, and where.
    pub(crate) marker: Option<(u64, GameResult)>,
    /// What follows from the position after the last move.
    pub(crate) board: Option<GameResult>,
    /// All moves were played, and there were some.
    pub(crate) is_whole: bool,
}

words! {
    /// Where a result was mended.
    pub enum Mended {
        /// In the tag `Result`.
        Tag = "tag",
        /// Behind the moves.
        Moves = "moves",
    }
}

/// A game that was mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repaired {
    /// Its text.
    pub text: Vec<u8>,
    /// What was found before, and what was mended.
    pub report: GameReport,
    /// Whether there is a fault in it all the same.
    pub is_faulty: bool,
}

/// Bytes that take the place of others.
struct Edit {
    from: usize,
    to: usize,
    put: String,
    what: Mended,
}

/// Mends a game, if something in it is certain; `None` where nothing is, or nothing is to be mended. `text` is the game as it
/// stands, with what stands around it, behind so many bytes; `report` is what was found in it, with these options.
///
/// ```
/// use arbiter_audit::{Options, audit, repaired};
/// let game = b"[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4#\n";
/// let reports = audit(game, Options::default());
/// let repaired = repaired(game, 0, &reports[0], Options::default()).expect("mated");
/// assert_eq!(repaired.text, b"[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
/// assert!(!repaired.is_faulty);
/// ```
#[must_use]
pub fn repaired(text: &[u8], offset: u64, report: &GameReport, options: Options) -> Option<Repaired> {
    let result = certain(report)?;
    let edits = edits(text, offset, report, result)?;
    let mut mended = Vec::with_capacity(text.len() + 16);
    let mut from = 0;
    for edit in &edits {
        mended.extend_from_slice(text.get(from..edit.from)?);
        mended.extend_from_slice(edit.put.as_bytes());
        from = edit.to;
    }
    mended.extend_from_slice(text.get(from..)?);
    let again = audit(&mended, options);
    let [again] = &again[..] else { return None };
    let of_result =
        |fault: &Fault| matches!(fault.kind(), FaultKind::ResultMismatch | FaultKind::MissingResult);
    if again.facts != report.facts || again.faults.iter().any(of_result) {
        return None;
    }
    let mut told = report.clone();
    for edit in edits {
        told.faults.push(fault(text, offset, report, &edit, result));
    }
    told.faults.sort_by_key(|fault| fault.place.offset);
    Some(Repaired {
        text: mended,
        is_faulty: again.is_faulty(),
        report: told,
    })
}

/// The result of a game that has a fault in it, where it is certain.
fn certain(report: &GameReport) -> Option<GameResult> {
    let Results {
        tag_says,
        marker,
        board,
        is_whole,
        ..
    } = report.results;
    let is_sound = is_whole && report.faults_left_out == 0 && !report.faults.iter().any(makes_unsure);
    if !is_sound {
        return None;
    }
    let Some(board) = board else {
        return tag_says.filter(|&says| marker.is_none() && says != GameResult::BothLose);
    };
    let says = |one: &GameResult| *one != GameResult::Open;
    let said = || [tag_says, marker.map(|(_, result)| result)].into_iter().flatten();
    let ended = matches!(report.facts.end, Some(BoardEnd::Checkmate | BoardEnd::Stalemate));
    let agrees = said().any(|one| one == board) || !said().any(|one| says(&one));
    (ended || agrees).then_some(board)
}

/// Whether a finding leaves open what the record is.
fn makes_unsure(fault: &Fault) -> bool {
    match &fault.what {
        What::TagTwice { name, .. } => *name == "Result",
        // Where a text stands around the game, nobody can say where its moves end.
        What::Syntax(PgnFault::Stray) => true,
        what => {
            let kind = what.kind();
            let is_of_moves = matches!(
                kind,
                FaultKind::IllegalMove | FaultKind::MoveAfterEnd | FaultKind::BoardSignal
            );
            is_of_moves || kind == FaultKind::Syntax && what.severity() == Severity::Fault
        }
    }
}

/// What is to be put where, in the order of the text; `None` where nothing is.
fn edits(text: &[u8], offset: u64, report: &GameReport, result: GameResult) -> Option<Vec<Edit>> {
    let Results {
        tag,
        tag_says,
        marker,
        board,
        ..
    } = report.results;
    let index = |at: u64| usize::try_from(at.checked_sub(offset)?).ok();
    let put = result.as_str();
    let mut edits = Vec::new();
    if let Some(at) = tag.filter(|_| board.is_some() && tag_says != Some(result)) {
        let (from, to) = value(text, index(at)?)?;
        edits.push(Edit {
            from,
            to,
            put: put.to_owned(),
            what: Mended::Tag,
        });
    }
    match marker {
        None => edits.push(behind(text, put)),
        Some((at, found)) if found != result => {
            let from = index(at)?;
            let to = from + found.as_str().len();
            // Only what is written as PGN has it has a length that is known.
            (text.get(from..to)? == found.as_str().as_bytes()).then_some(())?;
            edits.push(Edit {
                from,
                to,
                put: put.to_owned(),
                what: Mended::Moves,
            });
        }
        Some(_) => {}
    }
    (!edits.is_empty()).then_some(edits)
}

/// Where the value of a tag stands that begins there, without its quotation marks.
fn value(text: &[u8], tag: usize) -> Option<(usize, usize)> {
    let is_mark = |&byte: &u8| byte == b'"';
    let from = tag + text.get(tag..)?.iter().position(is_mark)? + 1;
    let to = from + text.get(from..)?.iter().position(is_mark)?;
    let is_plain = text[tag..to]
        .iter()
        .all(|byte| !matches!(byte, b'\\' | b'\n' | b']'));
    is_plain.then_some((from, to))
}

/// A result behind all that stands in the game: on its line, or on one of its own where that could be a comment.
fn behind(text: &[u8], result: &str) -> Edit {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace() || *byte == 0x1a;
    let end = text
        .iter()
        .rposition(|byte| !is_blank(byte))
        .map_or(0, |last| last + 1);
    let line = text[..end].iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    let line = &text[line.map_or(0, |before| before + 1)..end];
    let is_open = line.starts_with(b"%") || line.contains(&b';');
    let before = match (is_open, text.windows(2).any(|pair| pair == b"\r\n")) {
        (false, _) => " ",
        (true, true) => "\r\n",
        (true, false) => "\n",
    };
    Edit {
        from: end,
        to: end,
        put: format!("{before}{result}"),
        what: Mended::Moves,
    }
}

fn fault(text: &[u8], offset: u64, report: &GameReport, edit: &Edit, result: GameResult) -> Fault {
    let begins = Location {
        offset: report.offset,
        line: report.line,
        column: 1,
    };
    let start = usize::try_from(report.offset.saturating_sub(offset)).unwrap_or(0);
    let before = text.get(start..edit.from).unwrap_or_default();
    let found = text.get(edit.from..edit.to).unwrap_or_default();
    Fault {
        ply: match edit.what {
            Mended::Tag => 0,
            Mended::Moves => report.facts.plies,
        },
        place: begins.after(before),
        article: None,
        what: What::Repaired {
            mended: edit.what,
            found: String::from_utf8_lossy(found).into_owned(),
            put: result,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text and what was mended; nothing where nothing is certain.
    fn mend(text: &str) -> Option<(String, usize, bool)> {
        let reports = audit(text.as_bytes(), Options::default());
        assert_eq!(reports.len(), 1, "{text}");
        let repaired = repaired(text.as_bytes(), 0, &reports[0], Options::default())?;
        let told = repaired.report.faults.iter();
        let told = told.filter(|fault| fault.kind() == FaultKind::Repaired).count();
        let text = String::from_utf8(repaired.text).expect("UTF-8");
        Some((text, told, repaired.is_faulty))
    }

    const MATED: &str = "1. f3 e5 2. g4 Qh4#";

    #[test]
    fn what_is_certain_is_mended_and_nothing_else() {
        for (before, after, told, is_faulty) in [
            (
                format!("[Result \"*\"]\n\n{MATED} *\n\n"),
                format!("[Result \"0-1\"]\n\n{MATED} 0-1\n\n"),
                2,
                false,
            ),
            (
                format!("[Result \"1-0\"]\n\n{MATED} 0-1\n"),
                format!("[Result \"0-1\"]\n\n{MATED} 0-1\n"),
                1,
                false,
            ),
            (
                format!("[Result \"1-0\"]\n\n{MATED} 1-0"),
                format!("[Result \"0-1\"]\n\n{MATED} 0-1"),
                2,
                false,
            ),
            (
                format!("[Result \"0-1\"]\n\n{MATED}\n\n"),
                format!("[Result \"0-1\"]\n\n{MATED} 0-1\n\n"),
                1,
                false,
            ),
            (
                format!("[White \"A\"]\n\n{MATED}"),
                format!("[White \"A\"]\n\n{MATED} 0-1"),
                1,
                false,
            ),
            (
                "[Result \"1-0\"]\n\n1. e4 e5\n\n".to_owned(),
                "[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n".to_owned(),
                1,
                false,
            ),
            (
                "[Result \"*\"]\r\n\r\n1. e4 ; so it began\r\n".to_owned(),
                "[Result \"*\"]\r\n\r\n1. e4 ; so it began\r\n*\r\n".to_owned(),
                1,
                false,
            ),
            (
                "[Result \"1-0\"]\n\n1. e4 e5 {so; it is}\u{1a}".to_owned(),
                "[Result \"1-0\"]\n\n1. e4 e5 {so; it is}\n1-0\u{1a}".to_owned(),
                1,
                false,
            ),
            // Another fault stays.
            (
                "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3+\n".to_owned(),
                "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3+ 1-0\n".to_owned(),
                1,
                true,
            ),
        ] {
            let found = mend(&before);
            assert_eq!(found, Some((after, told, is_faulty)), "{before}");
        }
        for text in [
            "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
            // Nobody knows how it ended.
            "[White \"A\"]\n\n1. e4 e5\n",
            "[Result \"?\"]\n\n1. e4 e5\n",
            // Two results, and no board that says which.
            "[Result \"1-0\"]\n\n1. e4 e5 0-1\n",
            "[White \"A\"]\n[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#\n",
            // The moves are not sure.
            "[Result \"1-0\"]\n\n1. e4 e5 2. Ke3\n",
            "[Result \"1-0\"]\n\n1. e4 e5 (1... c5\n",
            "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 3. Kf2\n",
            // Only kings are left, and both results say that White won: by a flag, perhaps.
            "[FEN \"8/8/4k3/8/8/3K4/4p3/8 w - - 0 1\"]\n[Result \"1-0\"]\n\n1. Kxe2 1-0\n",
        ] {
            assert_eq!(mend(text), None, "{text}");
        }
        let kings = "[FEN \"8/8/4k3/8/8/3K4/4p3/8 w - - 0 1\"]\n[Result \"*\"]\n\n1. Kxe2 *\n";
        let (text, ..) = mend(kings).expect("dead, and nothing else is said");
        assert!(
            text.ends_with("[Result \"1/2-1/2\"]\n\n1. Kxe2 1/2-1/2\n"),
            "{text}"
        );
    }

    #[test]
    fn what_was_mended_is_told_with_its_place() {
        let text = "[White \"A\"]\n[Result \"*\"]\n\n1. f3 e5\n2. g4 Qh4# *\n";
        let reports = audit(text.as_bytes(), Options::default());
        let repaired = repaired(text.as_bytes(), 0, &reports[0], Options::default()).expect("mated");
        let told: Vec<_> = repaired
            .report
            .faults
            .iter()
            .map(|fault| (fault.kind().as_str(), fault.place.line, fault.place.column))
            .collect();
        assert_eq!(
            told,
            [
                ("repaired", 2, 10),
                ("result_mismatch", 5, 12),
                ("repaired", 5, 12)
            ]
        );
        assert_eq!(
            repaired.report.faults[0].to_string(),
            "mended: 0-1 instead of * in the tag Result"
        );
    }
}
