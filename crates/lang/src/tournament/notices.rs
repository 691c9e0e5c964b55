//! What is told about an act that is carried out.

use std::time::Duration;

use arbiter_event::act::{Breach, Did, Kind, Notice};

use super::{TournamentWords, signed, some};
use crate::Args;

impl TournamentWords<'_> {
    /// What an arbiter should know about an act.
    #[must_use]
    pub fn notice(&self, notice: &Notice) -> String {
        let (id, args) = self.told(notice);
        self.say(id, &args)
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each notice")]
    fn told(&self, notice: &Notice) -> (&'static str, Args) {
        let args = Args::new();
        let who = |who| Args::new().word("who", self.person(who));
        let by_article = |args: Args, topic: &str| args.word("article", self.article(topic));
        let name = |name: &str| Args::new().word("who", self.lang.isolate(name).into_owned());
        match notice {
            Notice::Adjourned { round, boards } => {
                let args = args
                    .count("round", round.0.into())
                    .count("count", boards.len() as u64);
                let boards = boards.iter().map(|open| self.open_board(open));
                (
                    "tournament-notice-adjourned",
                    args.word("boards", self.listed(boards)),
                )
            }
            Notice::Renumbered { who: one, old } => (
                "tournament-notice-renumbered",
                who(one).word("old", self.digits(old)),
            ),
            Notice::Done { who: one, what } => {
                let board = match what {
                    Did::Seated { board } => self.digits(board),
                    _ => String::new(),
                };
                ("tournament-notice-done", done(who(one), what, board))
            }
            Notice::Changed {
                round,
                board,
                white,
                black,
                old,
            } => {
                let game = self.against(self.person(white), self.person(black));
                let args = args.count("round", round.0.into()).word("game", game);
                let args = args.word("board", self.digits(board));
                ("tournament-notice-changed", args.word("old", self.result(*old)))
            }
            Notice::Turned {
                round,
                board,
                white,
                black,
            } => {
                let args = args.count("round", round.0.into());
                let args = args
                    .word("white", self.person(white))
                    .word("black", self.person(black));
                ("tournament-notice-turned", args.word("board", self.digits(board)))
            }
            Notice::DecidedLate { round } => (
                "tournament-notice-decided-late",
                args.count("round", round.0.into()),
            ),
            Notice::Excused(one) => (
                "tournament-notice-excused",
                by_article(who(one), "tr.unplayed.absence"),
            ),
            Notice::Excluded(one) => (
                "tournament-notice-excluded",
                by_article(who(one), "tr.unplayed.absence"),
            ),
            Notice::ThreeForfeits(one) => (
                "tournament-notice-three-forfeits",
                by_article(who(one), "tr.unplayed.forfeits"),
            ),
            Notice::Upwards(one) => ("tournament-notice-upwards", name(one)),
            Notice::BirthUnknown(one) => ("tournament-notice-birth-unknown", name(one)),
            Notice::FullPointBye(one) => ("tournament-notice-full-point-bye", name(one)),
            Notice::SecondHalfBye(one) => ("tournament-notice-second-half-bye", who(one)),
            Notice::CountsForNobody { who: one, games, of } => {
                let args = who(one).count("games", *games as u64).count("of", *of as u64);
                (
                    "tournament-notice-counts-for-nobody",
                    by_article(args, "tr.unplayed.less"),
                )
            }
            Notice::ResultsStand { who: one, games, of } => {
                let args = who(one).count("games", *games as u64).count("of", *of as u64);
                (
                    "tournament-notice-results-stand",
                    by_article(args, "tr.unplayed.more"),
                )
            }
            Notice::TiebreaksChanged(old) => (
                "tournament-notice-tiebreaks-changed",
                args.word("list", some(old)).text("old", old),
            ),
            Notice::Overruled { question, before } => (
                "tournament-notice-overruled",
                args.word("question", self.question(question.name()))
                    .word("option", self.answered(*question, before)),
            ),
            Notice::LeavesFideMode => ("tournament-notice-leaves-fide-mode", args),
            Notice::Incident {
                kind,
                follows,
                article,
            } => {
                let incident = self.incident(*kind);
                let args = args.word("incident", incident).word("follows", follows.name());
                let article = self.lang.isolate(article).into_owned();
                ("tournament-notice-incident", args.word("article", article))
            }
            Notice::AfterLots(one) => (
                "tournament-notice-after-lots",
                by_article(name(one), "tr.lots.when"),
            ),
            Notice::NotSeenAgain(one) => ("tournament-notice-not-seen-again", who(one)),
            Notice::PairingStays => (
                "tournament-notice-pairing-stays",
                by_article(args, "tr.lots.changes"),
            ),
            Notice::BoardsChange { boards, of } => {
                let args = args.count("boards", *boards as u64).count("of", *of as u64);
                (
                    "tournament-notice-boards-change",
                    by_article(args, "tr.lots.changes"),
                )
            }
            Notice::TeamLeft { team, matches, of } => {
                let args = name(team).count("games", *matches as u64).count("of", *of as u64);
                (
                    "tournament-notice-team-left",
                    by_article(args, "tr.unplayed.teams"),
                )
            }
            Notice::LotsLate { minutes, least } => {
                let time = |minutes: &i64| Duration::from_secs(60 * minutes.unsigned_abs());
                let args = args.spoken("minutes", time(minutes)).spoken("least", time(least));
                ("tournament-notice-lots-late", by_article(args, "tr.lots.when"))
            }
            Notice::CommitteeLate => ("tournament-notice-committee-late", by_article(args, "tr.appeals")),
            Notice::OneFederation => ("tournament-notice-one-federation", by_article(args, "tr.appeals")),
            Notice::Votes { dispute, votes } => {
                let votes = votes.iter().map(|name| self.lang.isolate(name).into_owned());
                let args = args.word("votes", self.listed(votes));
                (
                    "tournament-notice-votes",
                    args.word("dispute", self.digits(dispute)),
                )
            }
            Notice::Fee { dispute, fate } => {
                let args = args.word("fate", fate.name());
                (
                    "tournament-notice-fee",
                    args.word("dispute", self.digits(dispute)),
                )
            }
            Notice::NotChecked(items) => {
                let items = items.iter().map(String::as_str);
                let items = self.each("tournament-check", "item", items);
                ("tournament-notice-not-checked", args.word("items", items))
            }
            Notice::Points { who: one, points } => {
                let (sign, points) = signed(points);
                let args = who(one).word("sign", sign).word("points", self.digits(points));
                ("tournament-notice-points", args)
            }
            Notice::Breaks(breach) => ("tournament-notice-breaks", self.breach(breach)),
            Notice::NotPublished => ("tournament-notice-not-published", args),
            Notice::PublishedBefore(hash) => ("tournament-notice-published-before", args.text("hash", hash)),
            Notice::Unpaired { round, boards, shown } => (
                "tournament-notice-unpaired",
                args.count("round", round.0.into())
                    .count("boards", *boards as u64)
                    .word("shown", if *shown { "yes" } else { "no" }),
            ),
            Notice::TookBack { seq, what } => {
                let known = Kind::ALL.iter().any(|kind| kind.name() == what);
                let what = if known { what } else { "undo" };
                let what = self
                    .entry(*seq)
                    .unwrap_or_else(|| self.word("tournament-deed", "do", what));
                let args = args.word("seq", self.digits(seq));
                ("tournament-notice-took-back", args.word("what", what))
            }
            Notice::WouldDiffer { round, boards } => {
                let named: Vec<String> = boards.iter().map(|board| self.digits(board)).collect();
                let args = args
                    .count("round", round.0.into())
                    .word("known", if boards.is_empty() { "none" } else { "some" })
                    .count("count", boards.len() as u64);
                (
                    "tournament-notice-would-differ",
                    args.word("boards", self.lang.list(&named)),
                )
            }
            Notice::ComesIn {
                who: one,
                round,
                boards,
            } => {
                let args = who(one).count("round", round.0.into());
                ("tournament-notice-comes-in", args.count("boards", *boards as u64))
            }
            Notice::Moves { who: one, old, new } => {
                let args = who(one).word("old", self.digits(old));
                ("tournament-notice-moves", args.word("new", self.digits(new)))
            }
        }
    }

    /// A rule that a pairing by hand breaks, by itself; nothing where another thing is told.
    #[must_use]
    pub fn broken(&self, notice: &Notice) -> Option<String> {
        match notice {
            Notice::Breaks(breach) => Some(self.say("tour-hand-rule", &self.breach(breach))),
            _ => None,
        }
    }

    fn breach(&self, breach: &Breach) -> Args {
        let (rule, cited, people) = match breach {
            Breach::Met { one, two } => ("met", "C1", [Some(one), Some(two)]),
            Breach::Forbidden { one, two } => ("forbidden", "", [Some(one), Some(two)]),
            Breach::Bye { who } => ("bye", "C2", [Some(who), None]),
            Breach::SameColour { one, two } => ("same_colour", "C3", [Some(one), Some(two)]),
            Breach::Colours { one, two } => ("colours", "5.2", [Some(one), Some(two)]),
            Breach::Better { one, two } => ("better", "", [Some(one), Some(two)]),
            Breach::NoPairing => ("no_pairing", "", [None, None]),
        };
        let [one, two] = people.map(|who| who.map_or_else(String::new, |who| self.person(who)));
        let args = Args::new().word("rule", rule).word("one", one).word("two", two);
        args.word("article", some(cited)).text("cited", cited)
    }
}

fn done(args: Args, did: &Did, board: String) -> Args {
    let (word, round) = match did {
        Did::Entered => ("entered", None),
        Did::Withdrawn { from } => ("withdrawn", Some(from)),
        Did::Rejoined { from } => ("rejoined", Some(from)),
        Did::Bye { round } => ("bye", Some(round)),
        Did::Absent { round } => ("absent", Some(round)),
        Did::CheckedIn { round } => ("checked_in", Some(round)),
        Did::Excluded { from } => ("excluded", Some(from)),
        Did::Expelled { from } => ("expelled", Some(from)),
        Did::Seated { board } if board.0 == 0 => ("unseated", None),
        Did::Seated { .. } => ("seated", None),
        Did::Reinstated { from } => ("reinstated", Some(from)),
        Did::Corrected => ("corrected", None),
        Did::DocumentSeen => ("document_seen", None),
    };
    args.word("did", word)
        .word("board", board)
        .count("round", round.map_or(0, |round| round.0.into()))
}
