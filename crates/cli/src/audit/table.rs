//! The report for people: games with faults, and a summary.

use std::io::{self, Write};

use arbiter_audit::{Fault, FaultKind, GameReport, Severity};
use arbiter_lang::{Args, Lang};

use super::tally::Tally;
use super::words;

/// Writes games with faults below the names of their files.
pub struct Table<'a> {
    lang: &'a Lang,
    /// The file at hand, until its name is written.
    file: Option<String>,
}

impl<'a> Table<'a> {
    pub const fn new(lang: &'a Lang) -> Self {
        Self { lang, file: None }
    }

    /// A file begins.
    pub fn file(&mut self, name: String) {
        self.file = Some(name);
    }

    /// The file at hand, while its name is not written.
    pub fn untold(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Games of it with findings.
    pub fn games(&mut self, games: &[GameReport], out: &mut impl Write) -> io::Result<()> {
        for report in games {
            if let Some(name) = self.file.take() {
                writeln!(out, "{}", words::printable(&name))?;
            }
            writeln!(out, "  {}", self.head(report))?;
            for fault in &report.faults {
                writeln!(out, "    {}", self.fault(fault))?;
            }
            if report.faults_left_out > 0 {
                let args = Args::new().count("faults", report.faults_left_out);
                writeln!(out, "    {}", self.lang.text("audit-faults-left-out", &args))?;
            }
        }
        Ok(())
    }

    fn head(&self, report: &GameReport) -> String {
        let args = Args::new()
            .count("game", report.game)
            .word("line", self.place(report.line))
            .text("white", words::printable(&report.white))
            .text("black", words::printable(&report.black))
            .text("event", words::printable(&report.event))
            .text("date", words::printable(&report.date))
            .text("result", words::printable(&report.result));
        self.lang.text("audit-game", &args)
    }

    /// A line or column: digits of the language, nothing between them.
    fn place(&self, number: u64) -> String {
        self.lang.digits(&number.to_string())
    }

    fn fault(&self, fault: &Fault) -> String {
        let kind = self.lang.text(words::kind_id(fault.kind()), &Args::new());
        let args = Args::new()
            .word("line", self.place(fault.place.line))
            .word("column", self.place(fault.place.column))
            .count("ply", u64::from(fault.ply))
            .word("kind", kind)
            .word("message", words::message(self.lang, &fault.what));
        let severity = fault.severity();
        let args = args.word(
            "severity",
            self.lang.text(words::severity_id(severity), &Args::new()),
        );
        match (&fault.article, severity) {
            (Some(article), Severity::Fault) => {
                let args = args.text("article", self.lang.digits(article));
                self.lang.text("audit-fault-line-article", &args)
            }
            (None, Severity::Fault) => self.lang.text("audit-fault-line", &args),
            (Some(article), _) => {
                let args = args.text("article", self.lang.digits(article));
                self.lang.text("audit-found-line-article", &args)
            }
            (None, _) => self.lang.text("audit-found-line", &args),
        }
    }

    /// What was counted over all files.
    pub fn summary(&self, tally: &Tally, out: &mut impl Write) -> io::Result<()> {
        let counts = &tally.counts;
        let all = Args::new()
            .count("games", counts.games)
            .count("plies", counts.plies)
            .count("faults", counts.all_faults())
            .count("faulty", counts.faulty_games);
        if counts.found() > 0 {
            writeln!(out)?;
        }
        let games = self.lang.text("audit-summary-games", &all);
        let plies = self.lang.text("audit-summary-plies", &all);
        let size = Args::new().word("games", games).word("plies", plies);
        let title = self.lang.text("audit-summary-title", &Args::new());
        writeln!(out, "{title}: {}", self.lang.text("audit-summary-size", &size))?;
        let ends = Args::new()
            .count("checkmates", counts.checkmates)
            .count("stalemates", counts.stalemates)
            .count("dead", counts.dead_positions);
        writeln!(out, "{}", self.lang.text("audit-summary-ends", &ends))?;
        if counts.hills + counts.third_checks > 0 {
            let ends = Args::new()
                .count("hills", counts.hills)
                .count("checks", counts.third_checks);
            writeln!(out, "{}", self.lang.text("audit-summary-variant-ends", &ends))?;
        }
        let claims = Args::new()
            .count("repetitions", counts.repetitions)
            .count("fifty", counts.fifty_moves);
        writeln!(out, "{}", self.lang.text("audit-summary-claims", &claims))?;
        writeln!(out, "{}", self.lang.text("audit-summary-faults", &all))?;
        for &severity in Severity::ALL {
            self.kinds(severity, tally, out)?;
        }
        if tally.files_unread > 0 {
            let args = Args::new().count("files", tally.files_unread);
            writeln!(out, "{}", self.lang.text("audit-summary-unread", &args))?;
        }
        Ok(())
    }

    /// How many findings there are of each kind, of one severity.
    fn kinds(&self, severity: Severity, tally: &Tally, out: &mut impl Write) -> io::Result<()> {
        let counts = &tally.counts.kinds[severity as usize];
        let all: u64 = counts.iter().sum();
        if all == 0 {
            return Ok(());
        }
        if severity != Severity::Fault {
            let args = Args::new()
                .word("severity", severity.as_str())
                .count("found", all);
            writeln!(out, "{}", self.lang.text("audit-summary-found", &args))?;
        }
        for (&kind, &count) in FaultKind::ALL.iter().zip(counts) {
            if count > 0 {
                let name = self.lang.text(words::kind_id(kind), &Args::new());
                writeln!(out, "  {name}: {}", self.lang.number(count))?;
            }
        }
        Ok(())
    }
}
