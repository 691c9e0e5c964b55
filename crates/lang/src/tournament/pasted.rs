//! What is not certain in a list that was pasted, and why one is not read.

use arbiter_event::state::State;
use arbiter_reports::paste::{Doubt, DoubtKind, LeftOut, NotRead};

use super::faults::{of_column, quoted};
use crate::{Args, Lang};

impl Lang {
    /// A doubt, without its place.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let list = arbiter_reports::paste::read(b"Tal\n!!!\n").unwrap();
    /// let text = Lang::new(Language::En).doubt(&list.doubts[0]);
    /// assert_eq!(text, "Nobody is named here.");
    /// ```
    #[must_use]
    pub fn doubt(&self, doubt: &Doubt) -> String {
        if let DoubtKind::Refused(why) = &doubt.kind {
            return self.tournament(&State::default()).refusal(why);
        }
        let args = Args::new();
        let digits = |text: &str| self.isolate(text).into_owned();
        let (id, args) = match &doubt.kind {
            // What was refused is told in its own words above.
            DoubtKind::NoName | DoubtKind::Refused(_) => ("tournament-paste-no-name", args),
            DoubtKind::OnlyNumber(number) => (
                "tournament-paste-only-number",
                args.word("number", digits(number)),
            ),
            DoubtKind::Value(why) => of_column(why),
            DoubtKind::TwoDays(found) => {
                let args = args.text("example", "2010/12/31");
                ("tournament-csv-two-days", args.text("found", found))
            }
            DoubtKind::RatingOrYear(number) => (
                "tournament-paste-rating-or-year",
                args.word("number", digits(number)),
            ),
            DoubtKind::Rest(text) => ("tournament-paste-rest", args.text("text", quoted(text))),
            DoubtKind::Stays(text) => ("tournament-paste-stays", args.text("text", quoted(text))),
            DoubtKind::Outside => ("tournament-paste-outside", args),
            DoubtKind::Fields { expected, found } => {
                let args = args.count("expected", *expected as u64);
                ("tournament-csv-fields", args.count("found", *found as u64))
            }
            DoubtKind::Twice { line } => {
                let line = self.digits(&line.to_string());
                ("tournament-paste-twice", args.word("line", line))
            }
            DoubtKind::Entered(who) => {
                let nobody = State::default();
                let who = self.tournament(&nobody).person(who);
                ("tournament-paste-entered", args.word("who", who))
            }
        };
        self.text(id, &args)
    }

    /// Why a list is not read.
    #[must_use]
    pub fn not_read(&self, why: NotRead) -> String {
        let args = Args::new();
        match why {
            NotRead::NoText => self.text("tournament-paste-no-text", &args),
            NotRead::TooLong { most, .. } => {
                self.text("tournament-paste-too-long", &args.count("most", most as u64))
            }
            NotRead::TooMany { found, most } => {
                let args = args.count("found", found as u64).count("most", most as u64);
                self.text("tournament-paste-too-many", &args)
            }
        }
    }

    /// What is kept out of a list, by its name.
    #[must_use]
    pub fn left_out(&self, what: &LeftOut) -> String {
        match what {
            LeftOut::Named(name) | LeftOut::Above(name) => name.clone(),
            LeftOut::Unnamed(column) => {
                let column = self.digits(&column.to_string());
                self.text("tournament-paste-unnamed", &Args::new().word("column", column))
            }
        }
    }
}
