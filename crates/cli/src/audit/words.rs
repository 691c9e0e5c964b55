//! Faults in the words of a language.

use std::time::Duration;

use arbiter_audit::{EncodingFault, FaultKind, Seen, Severity, Stood, What};
use arbiter_lang::{Args, Lang, why_no_move};
use arbiter_notation::Irregularity;
use arbiter_notation::pgn::PgnFault;

/// The message that names a kind.
pub const fn kind_id(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::IllegalMove => "audit-kind-illegal-move",
        FaultKind::AmbiguousMove => "audit-kind-ambiguous-move",
        FaultKind::MoveAfterEnd => "audit-kind-move-after-end",
        FaultKind::ResultMismatch => "audit-kind-result-mismatch",
        FaultKind::MissingResult => "audit-kind-missing-result",
        FaultKind::Notation => "audit-kind-notation",
        FaultKind::Clock => "audit-kind-clock",
        FaultKind::Syntax => "audit-kind-syntax",
        FaultKind::Encoding => "audit-kind-encoding",
        FaultKind::UnsupportedVariant => "audit-kind-unsupported-variant",
        FaultKind::BadStart => "audit-kind-bad-start",
        FaultKind::BoardSignal => "audit-kind-board-signal",
        FaultKind::ClockReadTwice => "audit-kind-clock-read-twice",
        FaultKind::ClockWholeMinutes => "audit-kind-clock-whole-minutes",
        FaultKind::ClockNoContact => "audit-kind-clock-no-contact",
        FaultKind::TimeGiven => "audit-kind-time-given",
        FaultKind::TimeGift => "audit-kind-time-gift",
        FaultKind::MoveAfterZero => "audit-kind-move-after-zero",
        FaultKind::IncrementMissing => "audit-kind-increment-missing",
        FaultKind::FirstClock => "audit-kind-first-clock",
        FaultKind::ControlInMinutes => "audit-kind-control-in-minutes",
        FaultKind::PeriodMissing => "audit-kind-period-missing",
        FaultKind::TimeSpent => "audit-kind-time-spent",
        FaultKind::ForfeitOutOfTurn => "audit-kind-forfeit-out-of-turn",
        FaultKind::StrayCastling => "audit-kind-stray-castling",
        FaultKind::MoveNumber => "audit-kind-move-number",
        FaultKind::PlyCount => "audit-kind-ply-count",
        FaultKind::TagTwice => "audit-kind-tag-twice",
        FaultKind::FutureDate => "audit-kind-future-date",
        FaultKind::Letters => "audit-kind-letters",
        FaultKind::IllegalStood => "audit-kind-illegal-stood",
        FaultKind::Duplicate => "audit-kind-duplicate",
        FaultKind::Repaired => "audit-kind-repaired",
    }
}

/// The message that names a severity.
pub const fn severity_id(severity: Severity) -> &'static str {
    match severity {
        Severity::Fault => "audit-severity-fault",
        Severity::Notice => "audit-severity-notice",
        Severity::Artefact => "audit-severity-artefact",
        Severity::Claim => "audit-severity-claim",
    }
}

/// A text of a file as a terminal may have it: signs that would steer the terminal are replaced.
pub fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}

/// What is wrong, in a sentence.
pub fn message(lang: &Lang, what: &What) -> String {
    let args = Args::new();
    let say = |id: &str, args: Args| lang.text(id, &args);
    match what {
        What::IllegalMove { written, why, legal } => {
            let args = args
                .text("move", printable(written))
                .word("why", why_no_move(why));
            let args = args.count("legal", legal.len() as u64);
            say("audit-fault-illegal-move", args.text("found", legal.join(" ")))
        }
        What::AmbiguousMove { written, fitting } => {
            let args = args.text("move", printable(written));
            say(
                "audit-fault-ambiguous-move",
                args.text("found", fitting.join(" ")),
            )
        }
        What::MoveAfterEnd {
            written,
            end,
            end_ply,
            ..
        } => {
            let args = args.text("move", printable(written)).word("end", end.name());
            say(
                "audit-fault-move-after-end",
                args.count("ply", u64::from(*end_ply)),
            )
        }
        What::ResultAgainstEnd {
            result,
            end,
            expected,
        } => {
            let args = args.text("result", result.marker()).word("end", end.name());
            say(
                "audit-fault-result-mismatch",
                args.text("expected", expected.marker()),
            )
        }
        What::ResultAgainstFlag {
            result,
            fell,
            expected,
            why,
            ..
        } => {
            let args = args.text("result", result.marker()).word("end", why.as_str());
            let args = args.word("side", fell.word());
            say(
                "audit-fault-result-flag",
                args.text("expected", expected.marker()),
            )
        }
        What::Notation {
            written,
            irregularity,
        } => {
            let args = args.text("move", printable(written));
            say(
                "audit-fault-notation",
                args.word("found", irregularity_word(*irregularity)),
            )
        }
        What::Clock(seen) => clock(lang, *seen),
        What::BoardSignal { written } => {
            say("audit-found-board-signal", args.text("move", printable(written)))
        }
        What::TimeSpent { said, shown } => {
            let args = time(args, "before", *said);
            say("audit-found-time-spent", time(args, "after", *shown))
        }
        What::IncrementMissing { increment } => {
            say("audit-found-increment-missing", time(args, "given", *increment))
        }
        What::ForfeitOutOfTurn => say("audit-found-forfeit-out-of-turn", args),
        What::ClockUnreadable => say("audit-fault-clock-unreadable", args),
        What::Syntax(fault) => say("audit-fault-syntax", args.word("found", syntax_word(*fault))),
        What::UnreadableMove { written, .. } => say(
            "audit-fault-unreadable-move",
            args.text("move", printable(written)),
        ),
        What::Encoding(fault) => say("audit-fault-encoding", args.word("found", encoding_word(*fault))),
        What::UnsupportedVariant { name } => say(
            "audit-fault-unsupported-variant",
            args.text("found", printable(name)),
        ),
        What::UnsupportedMove { written } => say(
            "audit-fault-unsupported-move",
            args.text("move", printable(written)),
        ),
        What::BadStart { fen, .. } => say("audit-fault-bad-start", args.text("found", printable(fen))),
        What::BoardNumber { written, expected } => board_number(lang, written, expected),
        What::BoardMissing { written } => board_missing(lang, written),
        What::PlayerMissing { tag } => say("audit-fault-player-missing", args.text("found", *tag)),
        What::HalfOfMatch { other } => say("audit-fault-half-of-match", args.text("found", other.as_str())),
        other => of_the_record(lang, other),
    }
}

/// What the record says of itself.
fn of_the_record(lang: &Lang, what: &What) -> String {
    let (id, args) = match what {
        What::ResultsDiffer { tag, moves } => {
            let args = Args::new().text("result", tag.marker());
            ("audit-fault-results-differ", args.text("found", moves.marker()))
        }
        What::ResultUnreadable { said } => (
            "audit-fault-result-unreadable",
            Args::new().text("found", printable(said)),
        ),
        What::StrayCastling { rights } => (
            "audit-found-stray-castling",
            Args::new().text("found", rights.as_str()),
        ),
        What::IllegalStood { written, until, how } => {
            let args = Args::new()
                .text("move", printable(written))
                .word("until", until.as_str());
            match how {
                Stood::Mated => ("audit-found-illegal-mated", args),
                Stood::Irregular => ("audit-found-illegal-stood", args.word("irregular", "yes")),
                Stood::Regular => ("audit-found-illegal-stood", args.word("irregular", "no")),
            }
        }
        What::MoveNumber { number, expected } => {
            let args = Args::new().word("found", lang.digits(&number.to_string()));
            let args = args.word("expected", lang.digits(&expected.to_string()));
            ("audit-found-move-number", args)
        }
        What::PlyCount { said, plies } => {
            let args = Args::new().count("expected", u64::from(*said));
            ("audit-found-ply-count", args.count("found", u64::from(*plies)))
        }
        What::TagTwice { name, first, second } => {
            let args = Args::new().text("tag", *name).text("expected", printable(first));
            ("audit-found-tag-twice", args.text("found", printable(second)))
        }
        What::FutureDate { date } => (
            "audit-found-future-date",
            Args::new().text("found", printable(date)),
        ),
        What::Glued { written, read } => {
            let args = Args::new().text("move", printable(written));
            ("audit-found-glued", args.text("found", printable(read)))
        }
        What::Letters { language } => ("audit-found-letters", Args::new().text("found", language.code())),
        What::MissingResult => ("audit-fault-missing-result", Args::new()),
        What::Duplicate { file, game, twin } => {
            let args = Args::new().text("file", printable(file)).count("game", *game);
            ("audit-found-duplicate", args.word("twin", twin.as_str()))
        }
        What::Repaired { mended, found, put } => {
            let args = Args::new()
                .word("mended", mended.as_str())
                .text("found", printable(found));
            let args = args.word("before", if found.is_empty() { "none" } else { "some" });
            ("audit-found-repaired", args.text("result", put.marker()))
        }
        _ => ("audit-fault-start-missing", Args::new()),
    };
    lang.text(id, &args)
}

fn time(args: Args, name: &'static str, milliseconds: u64) -> Args {
    args.duration(name, Duration::from_millis(milliseconds))
}

/// What a clock shows.
fn clock(lang: &Lang, seen: Seen) -> String {
    let rise = |before, after| time(time(Args::new(), "before", before), "after", after);
    let (id, args) = match seen {
        Seen::Rise { before, after } => ("audit-fault-clock", rise(before, after)),
        Seen::ReadTwice {
            before,
            after,
            increment,
        } => (
            "audit-found-clock-read-twice",
            time(rise(before, after), "given", increment),
        ),
        Seen::WholeMinutes { before, after } => ("audit-found-clock-whole-minutes", rise(before, after)),
        Seen::NoContact { before, after } => ("audit-found-clock-no-contact", rise(before, after)),
        Seen::Given { before, after, given } => (
            "audit-found-time-given",
            time(rise(before, after), "given", given),
        ),
        Seen::Gift { before, after } => ("audit-found-time-gift", rise(before, after)),
        Seen::First { shown, most } => ("audit-found-first-clock", rise(shown, most)),
        Seen::NextPeriod { before, after } => ("audit-found-period-missing", rise(before, after)),
        Seen::InMinutes => ("audit-found-control-in-minutes", Args::new()),
        Seen::ZeroAgain => ("audit-found-move-after-zero", Args::new()),
    };
    lang.text(id, &args)
}

/// A number in a match of two boards that is not the next one there.
fn board_number(lang: &Lang, written: &str, expected: &str) -> String {
    let args = Args::new().text("found", printable(written));
    lang.text("audit-fault-board-number", &args.text("expected", expected))
}

/// A move in a match of two boards without the number that names its board.
fn board_missing(lang: &Lang, written: &str) -> String {
    let args = Args::new().text("move", printable(written));
    lang.text("audit-fault-board-missing", &args.text("found", "12b."))
}

const fn irregularity_word(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::CaptureSignMissing | Irregularity::PawnCaptureSignMissing => "capture_missing",
        Irregularity::CaptureSignWithoutCapture => "capture_wrong",
        Irregularity::EnPassantWrong => "en_passant_wrong",
        Irregularity::CheckSignWrong => "check_wrong",
        Irregularity::MateSignWrong => "mate_wrong",
        Irregularity::PromotionOther => "promotion",
        Irregularity::PieceLetterMissing => "letter_missing",
        Irregularity::LongForm => "long_form",
        _ => "other",
    }
}

const fn syntax_word(fault: PgnFault) -> &'static str {
    match fault {
        PgnFault::UnterminatedComment => "comment_open",
        PgnFault::UnterminatedString | PgnFault::UnescapedQuote => "quotation_mark",
        PgnFault::MalformedTag | PgnFault::UnclosedTag => "tag",
        PgnFault::TokenTooLong => "too_long",
        PgnFault::TooDeep => "too_deep",
        PgnFault::UnclosedVariation => "variation_open",
        PgnFault::UnopenedVariation => "variation_closed",
        PgnFault::UnopenedComment => "comment_closed",
        PgnFault::InvalidNag => "nag",
        PgnFault::Stray => "stray",
        _ => "other",
    }
}

const fn encoding_word(fault: EncodingFault) -> &'static str {
    match fault {
        EncodingFault::Utf16 => "utf16",
        EncodingFault::Lost => "lost",
        EncodingFault::Neither(_) => "neither",
        EncodingFault::Cell(_) => "cell",
        EncodingFault::Other(looks) => looks.as_str(),
        EncodingFault::Twice => "twice",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_cannot_steer_the_terminal() {
        assert_eq!(
            printable("Tal\u{1b}[2J\u{9b}\n"),
            "Tal\u{fffd}[2J\u{fffd}\u{fffd}"
        );
        assert_eq!(printable("Đặng, طاهر"), "Đặng, طاهر");
    }
}
