//! What is wrong with files of tournaments, and what is told of those that are read.

use std::error::Error;

use arbiter_event::act::Refusal;
use arbiter_event::form::NotOfColumn;
use arbiter_event::log::{LogFault, LogFaultKind};
use arbiter_event::state::{NoSuch, State};
use arbiter_pairing::NotPaired;
use arbiter_reports::csv::{CsvFault, CsvFaultKind, CsvFaults};
use arbiter_reports::exchange::NoState;
use arbiter_reports::trf::{Fault, FaultKind, Notice, NoticeKind, Refused, Span};

use super::some;
use crate::{Args, Lang};

/// How many reasons are told in words; a file of another kind has one a line.
const SHOWN: usize = 20;

impl Lang {
    /// A fault of a file or an act of a tournament, where the error is one; nothing for others.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_reports::trf;
    /// let refused = trf::read(b"hello\n").unwrap_err();
    /// let text = Lang::new(Language::En).tournament_fault(&refused).unwrap();
    /// assert!(text.starts_with("line 1"), "{text}");
    /// ```
    #[must_use]
    pub fn tournament_fault(&self, error: &(dyn Error + 'static)) -> Option<String> {
        let nothing = State::default();
        let words = self.tournament(&nothing);
        if let Some(refused) = error.downcast_ref::<Refused>() {
            return Some(self.reasons(refused.0.iter().map(|fault| self.trf_fault(fault))));
        }
        if let Some(fault) = error.downcast_ref::<Fault>() {
            return Some(self.trf_fault(fault));
        }
        if let Some(faults) = error.downcast_ref::<CsvFaults>() {
            return Some(self.reasons(faults.0.iter().map(|fault| self.csv_fault(fault))));
        }
        if let Some(fault) = error.downcast_ref::<LogFault>() {
            let what = self.log_fault(&fault.kind);
            return Some(self.at(fault.line, fault.column, fault.column, what));
        }
        if let Some(why) = error.downcast_ref::<NoState>() {
            return Some(self.no_state(*why));
        }
        if let Some(refusal) = error.downcast_ref::<Refusal>() {
            return Some(words.refusal(refusal));
        }
        if let Some(why) = error.downcast_ref::<NoSuch>() {
            return Some(words.refusal(&why.clone().into()));
        }
        if let Some(why) = error.downcast_ref::<NotOfColumn>() {
            let (id, args) = of_column(why);
            return Some(self.text(id, &args));
        }
        match error.downcast_ref::<NotPaired>() {
            Some(why) => Some(words.not_paired(why)),
            None => self.typed_fault(error),
        }
    }

    /// Something that is told about a report that was read.
    #[must_use]
    pub fn trf_notice(&self, notice: &Notice) -> String {
        let (id, args) = self.noticed(&notice.kind);
        self.there(notice.span, self.text(id, &args))
    }

    /// Why the line with the state of an event is not taken.
    #[must_use]
    pub fn no_state(&self, why: NoState) -> String {
        let id = match why {
            NoState::Changed => "tournament-state-elsewhere",
            NoState::Broken => "tournament-state-unreadable",
        };
        self.text(id, &Args::new())
    }

    /// One reason a line.
    fn reasons(&self, all: impl ExactSizeIterator<Item = String>) -> String {
        let more = all.len().saturating_sub(SHOWN);
        let mut lines: Vec<String> = all.take(SHOWN).collect();
        if more > 0 {
            lines.push(self.text("tournament-file-more", &Args::new().count("more", more as u64)));
        }
        lines.join("\n  ")
    }

    fn there(&self, span: Span, what: String) -> String {
        self.at(span.line, span.from, span.to, what)
    }

    pub(super) fn at(&self, line: usize, from: usize, to: usize, what: String) -> String {
        let digits = |number: usize| self.digits(&number.to_string());
        let args = Args::new()
            .word("line", digits(line))
            .word("end", if from == to { "one" } else { "several" })
            .word("from", digits(from))
            .word("to", digits(to));
        self.text("tournament-file-at", &args.word("what", what))
    }

    fn trf_fault(&self, fault: &Fault) -> String {
        let (id, args) = self.faulted(&fault.kind);
        self.there(fault.span, self.text(id, &args))
    }

    /// Numbers of players that name people in a file, without separators.
    fn ranks(&self, ranks: &[(&str, u16)], round: usize) -> Args {
        let args = Args::new().count("round", round as u64);
        ranks.iter().fold(args, |args, (name, rank)| {
            args.word(name, self.digits(&rank.to_string()))
        })
    }

    fn faulted(&self, kind: &FaultKind) -> (&'static str, Args) {
        let args = Args::new();
        match kind {
            FaultKind::NotAReport => ("tournament-trf-not-a-report", args.text("code", "001")),
            FaultKind::NotARecord(found) => {
                ("tournament-trf-not-a-record", args.text("found", quoted(found)))
            }
            FaultKind::Tabs => ("tournament-trf-tabs", args),
            FaultKind::Shifted(found) => ("tournament-trf-shifted", args.text("found", quoted(found))),
            FaultKind::Expected { expected, found } => (
                "tournament-trf-expected",
                args.word("what", slot(expected)).text("found", quoted(found)),
            ),
            FaultKind::Duplicate(player) => {
                ("tournament-trf-duplicate", self.ranks(&[("player", *player)], 0))
            }
            FaultKind::UnknownPlayer(player) => (
                "tournament-trf-unknown-player",
                self.ranks(&[("player", *player)], 0),
            ),
            FaultKind::PlaysHimself(player) => (
                "tournament-trf-plays-himself",
                self.ranks(&[("player", *player)], 0),
            ),
            FaultKind::OpponentsDisagree {
                player,
                opponent,
                named,
                round,
            } => {
                let args = self.ranks(&[("player", *player), ("opponent", *opponent)], *round);
                (
                    "tournament-trf-opponents-disagree",
                    args.count("named", (*named).into()),
                )
            }
            FaultKind::ColorsDisagree {
                player,
                opponent,
                round,
            } => (
                "tournament-trf-colours-disagree",
                self.ranks(&[("player", *player), ("opponent", *opponent)], *round),
            ),
            FaultKind::ResultsDisagree {
                player,
                result,
                opponent,
                other,
                round,
            } => {
                let args = self.ranks(&[("player", *player), ("opponent", *opponent)], *round);
                let args = args.text("result", result.to_string());
                (
                    "tournament-trf-results-disagree",
                    args.text("other", other.to_string()),
                )
            }
            FaultKind::SecondBye { other, player, round } => (
                "tournament-trf-second-bye",
                self.ranks(&[("player", *player), ("other", *other)], *round),
            ),
            FaultKind::CutOff { announced, found } => {
                let args = args.count("announced", *announced as u64);
                ("tournament-trf-cut-off", args.count("found", *found as u64))
            }
            FaultKind::SecondTournament => ("tournament-trf-second-tournament", args),
        }
    }

    fn noticed(&self, kind: &NoticeKind) -> (&'static str, Args) {
        let args = Args::new();
        match kind {
            NoticeKind::Encoding(page) => ("tournament-trf-encoding", args.text("page", *page)),
            NoticeKind::BytesPadded => ("tournament-trf-bytes-padded", args),
            NoticeKind::PointsStyle(found) => ("tournament-trf-points-style", args.text("found", found)),
            NoticeKind::OldBye { found, read } => {
                let args = args.text("found", quoted(&found.to_string()));
                ("tournament-trf-old-bye", args.text("read", read.to_string()))
            }
            NoticeKind::UnknownRecord(code) => ("tournament-trf-unknown-record", args.text("code", code)),
            NoticeKind::ForeignRecord(code) => ("tournament-trf-foreign-record", args.text("code", code)),
            NoticeKind::PointsDiffer {
                player,
                stated,
                summed,
            } => {
                let args = self.ranks(&[("player", *player)], 0);
                let args = args.word("stated", self.digits(stated));
                (
                    "tournament-trf-points-differ",
                    args.word("summed", self.digits(summed)),
                )
            }
            NoticeKind::CountDiffers { announced, found } => {
                let args = args.count("announced", *announced as u64);
                ("tournament-trf-count-differs", args.count("found", *found as u64))
            }
            NoticeKind::ShiftedBy(columns) => {
                let side = if *columns > 0 { "right" } else { "left" };
                ("tournament-trf-shifted-by", args.word("side", side))
            }
            NoticeKind::NoDate(found) => {
                let args = args.text("example", "2026/10/03");
                ("tournament-trf-no-date", args.text("found", quoted(found)))
            }
            NoticeKind::Unpaired(round) => ("tournament-trf-unpaired", args.count("round", *round as u64)),
            NoticeKind::OneOf { number, of } => {
                let args = args.count("number", *number as u64);
                ("tournament-trf-one-of", args.count("of", *of as u64))
            }
            NoticeKind::Rulers(count) => ("tournament-trf-rulers", args.count("count", *count as u64)),
            NoticeKind::BlankByes { player, rounds } => {
                let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
                let rounds = self.digits(&rounds.join(" "));
                (
                    "tournament-trf-blank-byes",
                    self.ranks(&[("player", *player)], 0).word("rounds", rounds),
                )
            }
            NoticeKind::TeamByes(byes) => {
                let bye = |(round, team): &(usize, u16)| {
                    self.text("tournament-trf-team-bye", &self.ranks(&[("team", *team)], *round))
                };
                let byes: Vec<String> = byes.iter().map(bye).collect();
                let joint = self.text("tournament-joint", &Args::new());
                ("tournament-trf-team-byes", args.word("byes", byes.join(&joint)))
            }
            NoticeKind::Translated(code, into) => (
                "tournament-trf-translated",
                args.text("code", code).text("as", *into),
            ),
        }
    }

    fn csv_fault(&self, fault: &CsvFault) -> String {
        let args = Args::new();
        let (id, args) = match &fault.kind {
            CsvFaultKind::NoHead => {
                let args = args.text("name", "name");
                (
                    "tournament-csv-no-head",
                    args.text("columns", NotOfColumn::COLUMNS),
                )
            }
            CsvFaultKind::Twice(found) => ("tournament-csv-twice", args.text("found", *found)),
            CsvFaultKind::Quote => ("tournament-csv-quote", args),
            CsvFaultKind::Fields { expected, found } => {
                let args = args.count("expected", *expected as u64);
                ("tournament-csv-fields", args.count("found", *found as u64))
            }
            CsvFaultKind::Value(why) => of_column(why),
            CsvFaultKind::TwoDays(found) => {
                let args = args.text("example", "2010/12/31");
                ("tournament-csv-two-days", args.text("found", found))
            }
            CsvFaultKind::Name => value("name", ""),
        };
        self.at(fault.line, fault.column, fault.column, self.text(id, &args))
    }

    fn log_fault(&self, kind: &LogFaultKind) -> String {
        let args = Args::new();
        let (id, args) = match kind {
            LogFaultKind::NoHead => (
                "tournament-log-no-head",
                args.text("head", r#"{"arbiter_event_log":2}"#),
            ),
            LogFaultKind::Version(version) => (
                "tournament-log-version",
                args.word("version", self.digits(&version.to_string())),
            ),
            LogFaultKind::Encoding => ("tournament-log-encoding", args),
            LogFaultKind::NoEntry(why) => ("tournament-log-no-entry", args.text("why", why)),
            LogFaultKind::Broken(why) => {
                let (word, hash) = match why {
                    arbiter_event::log::Broken::NoHash => ("no_hash", ""),
                    arbiter_event::log::Broken::Hash { expected } => ("other", expected.as_str()),
                };
                ("tournament-log-broken", args.word("why", word).text("hash", hash))
            }
            LogFaultKind::OutOfOrder { expected, found } => {
                let args = args.word("expected", self.digits(&expected.to_string()));
                (
                    "tournament-log-out-of-order",
                    args.word("found", self.digits(&found.to_string())),
                )
            }
            LogFaultKind::Refused(refusal) => {
                return self.tournament(&State::default()).refusal(refusal);
            }
        };
        self.text(id, &args)
    }
}

pub(super) fn of_column(why: &NotOfColumn) -> (&'static str, Args) {
    match why {
        NotOfColumn::Column(found) => {
            let args = Args::new().text("found", quoted(found));
            (
                "tournament-csv-column",
                args.text("columns", NotOfColumn::COLUMNS),
            )
        }
        NotOfColumn::Rating(found) => value("rating", found),
        NotOfColumn::Title(found) => value("title", found),
        NotOfColumn::Federation(found) => value("federation", found),
        NotOfColumn::FideId(found) => value("fide_id", found),
        NotOfColumn::Birth(found) => value("birth", &found.0),
        NotOfColumn::Sex(found) => value("sex", found),
        NotOfColumn::Blind(found) => value("blind", found),
    }
}

fn value(what: &str, found: &str) -> (&'static str, Args) {
    let args = Args::new().word("what", what).word("found", some(found));
    ("tournament-csv-value", args.text("text", found))
}

/// What stands in columns, also where nothing does.
pub(super) fn quoted(text: &str) -> String {
    format!("“{text}”")
}

/// What should stand in columns of a report, as a word.
fn slot(expected: &str) -> &'static str {
    match expected {
        "a starting rank" | "a starting rank from 1 to 9999" => "rank",
        "a rank" => "place",
        "starting ranks" => "ranks",
        "the opponent's starting rank" => "opponent",
        "a result" => "result",
        "w, b, - or a blank" => "colour",
        "a round" => "round",
        "points such as 1.0" | "points such as -1.0" | "points such as 3.5" => "points",
        "one of W D L A P X" => "letter",
        "F, H or Z" => "bye",
        "a tournament of the file" => "tournament",
        "a number" => "number",
        _ => "other",
    }
}
