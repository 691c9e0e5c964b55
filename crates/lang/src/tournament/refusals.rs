//! Why an act is refused, and what can be done instead.

use arbiter_event::act::{Field, NoDispute, Refusal, Wanted};
use arbiter_event::announced::Unfit;
use arbiter_event::draw::DrawProblem;
use arbiter_event::number::{BoardNumber, EntrantId, Round, Seq};
use arbiter_event::questions::Answers;
use arbiter_event::regulations::{CHECKS, NoStep};
use arbiter_event::state::{Away, NoSuch};
use arbiter_event::words::ByeKind;

use super::{TournamentWords, some};
use crate::Args;

/// Columns of an entry that are no field of the announcement.
const COLUMNS: [&str; 7] = [
    "rating",
    "national_rating",
    "title",
    "fide_id",
    "birth",
    "sex",
    "club",
];

/// What a report file can number.
const MOST: u64 = 9_999;

impl TournamentWords<'_> {
    /// Why an act cannot be, and what can be done instead.
    ///
    /// ```
    /// use arbiter_event::act::Refusal;
    /// use arbiter_event::state::State;
    /// use arbiter_lang::{Lang, Language};
    /// let (lang, state) = (Lang::new(Language::En), State::default());
    /// let text = lang.tournament(&state).refusal(&Refusal::NoEntry(arbiter_event::number::Seq(61)));
    /// assert_eq!(text, "There is no entry 61.");
    /// ```
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.refused(refusal);
        self.say(id, &args)
    }

    /// Why somebody is not there, as a word: what brings him back differs.
    fn away(&self, who: EntrantId, round: Round) -> &'static str {
        let away = self.state.entrants.get(&who).and_then(|one| one.away(round));
        match away {
            Some(Away::Withdrawn) => "left",
            Some(Away::Excluded | Away::Expelled) => "sent_away",
            Some(Away::Bye(ByeKind::Half | ByeKind::Full)) => "bye",
            Some(Away::NotYet | Away::Bye(ByeKind::Zero)) | None => "absent",
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each refusal")]
    fn refused(&self, refusal: &Refusal) -> (&'static str, Args) {
        let args = Args::new();
        let text = |name: &str, text: &str| Args::new().text(name, text);
        let who = |who| Args::new().word("who", self.person(who));
        match refusal {
            Refusal::Announcement => ("tournament-refusal-announcement", args),
            Refusal::Rounds(found) => (
                "tournament-refusal-rounds",
                args.word("found", self.digits(found)),
            ),
            Refusal::Expected { expected, found } => {
                let args = args.word("wanted", self.wanted(*expected));
                (
                    "tournament-refusal-expected",
                    args.word("found", some(found)).text("text", found),
                )
            }
            Refusal::NoName => ("tournament-refusal-no-name", args),
            Refusal::EnteredTwice(one) => ("tournament-refusal-entered-twice", who(one)),
            Refusal::TooMany => ("tournament-refusal-too-many", args.count("most", MOST)),
            Refusal::NoEntrant(id) => ("tournament-refusal-no-entrant", args.text("id", format!("#{id}"))),
            Refusal::NoSuch(why) => self.no_such(why),
            Refusal::Round { found, from, to } => ("tournament-refusal-round", round(*found, *from, *to)),
            Refusal::AllPlayed(last) => (
                "tournament-refusal-all-played",
                args.count("round", last.0.into()),
            ),
            Refusal::Drawn(rounds) => ("tournament-refusal-drawn", args.count("rounds", rounds.0.into())),
            Refusal::DrawnAlready => ("tournament-refusal-drawn-already", args),
            Refusal::NotDrawn => ("tournament-refusal-not-drawn", args),
            Refusal::BeforeDraw(key) => (
                "tournament-refusal-before-draw",
                args.word("question", self.question(key)),
            ),
            Refusal::NotAnOrder => ("tournament-refusal-not-an-order", args),
            Refusal::OtherSecret(hash) => ("tournament-refusal-other-secret", text("hash", hash)),
            Refusal::Nobody | Refusal::Lots(DrawProblem::Nobody) => ("tournament-refusal-nobody", args),
            Refusal::Lots(DrawProblem::NoTable(count)) => {
                ("tournament-refusal-no-table", args.count("count", *count as u64))
            }
            Refusal::Lots(DrawProblem::NoEnvelope {
                federation,
                envelopes,
            }) => {
                let envelopes: Vec<String> = envelopes.iter().map(ToString::to_string).collect();
                let args = args.text("envelopes", envelopes.join(", "));
                (
                    "tournament-refusal-no-envelope",
                    args.text("federation", federation),
                )
            }
            Refusal::Lots(DrawProblem::ByHand) => ("tournament-refusal-by-hand", args),
            Refusal::NotOnce(one) => ("tournament-refusal-not-once", who(one)),
            Refusal::TeamNotOnce(team) => ("tournament-refusal-not-once", text("who", team)),
            Refusal::Absent { who: one, round } => (
                "tournament-refusal-absent",
                who(one)
                    .count("round", round.0.into())
                    .word("why", self.away(one.id, *round)),
            ),
            Refusal::NoByes => ("tournament-refusal-no-byes", args),
            Refusal::TeamAbsent(team) => ("tournament-refusal-team-absent", text("team", team)),
            Refusal::Here(one) => ("tournament-refusal-here", who(one)),
            Refusal::NoGame { white, black, round } => {
                let game = self.against(self.person(white), self.person(black));
                let args = args.count("round", round.0.into());
                ("tournament-refusal-no-game", args.word("game", game))
            }
            Refusal::OtherColours {
                board,
                round,
                white,
                black,
            } => {
                let args = self.at(*round, *board).word("white", self.person(white));
                (
                    "tournament-refusal-other-colours",
                    args.word("black", self.person(black)),
                )
            }
            Refusal::NoTeam(id) => (
                "tournament-refusal-no-team-id",
                args.text("asked", format!("#{id}")),
            ),
            Refusal::NoTeamCalled(asked) => ("tournament-refusal-no-team", text("asked", asked)),
            Refusal::Lineup { team, why } => (
                "tournament-refusal-lineup",
                args.text("team", team).word("why", why.name()),
            ),
            Refusal::NoBoard {
                board,
                round,
                first,
                last,
            } => (
                "tournament-refusal-no-board",
                self.at(*round, *board)
                    .count("first", first.0.into())
                    .count("last", last.0.into()),
            ),
            Refusal::Stale {
                round,
                board,
                white,
                black,
                found,
            } => {
                let game = self.against(self.person(white), self.person(black));
                let args = self.at(*round, *board).word("game", game);
                let stands = if found.open() { "open" } else { "some" };
                let args = args.word("found", stands);
                (
                    "tournament-refusal-stale",
                    args.word("result", self.result(*found)),
                )
            }
            Refusal::StaleField { field, was, found } => {
                let args = args.word("field", self.word("tournament-field", "field", field));
                (
                    "tournament-refusal-stale-field",
                    args.text("was", quoted(was)).text("found", quoted(found)),
                )
            }
            Refusal::Live { board, game } => {
                let args = args.word("board", self.digits(board));
                ("tournament-refusal-live", args.text("game", format!("/g/{game}")))
            }
            Refusal::NotLive { round, board } => ("tournament-refusal-not-live", self.at(*round, *board)),
            Refusal::OtherGame { board, game } => {
                let args = args.word("board", self.digits(board));
                ("tournament-refusal-other-game", args.text("game", game))
            }
            Refusal::Unfit(why) => ("tournament-refusal-unfit", unfit(*why)),
            Refusal::TooOld {
                player,
                group,
                article,
            } => {
                let group = self.lang.age_group(group);
                let args = args.text("player", player).word("group", group);
                let args = args.word("by", some(article.unwrap_or_default()));
                (
                    "tournament-refusal-too-old",
                    args.text("article", article.unwrap_or_default()),
                )
            }
            Refusal::TooYoung { player, group } => (
                "tournament-refusal-too-young",
                args.text("player", player)
                    .word("group", self.lang.age_group(group)),
            ),
            Refusal::NotOver => ("tournament-refusal-not-over", args),
            Refusal::Unsettled(key) => (
                "tournament-refusal-unsettled",
                args.word("question", self.question(key)),
            ),
            Refusal::Answer { key, answers, found } => {
                let args = args.word("question", self.question(key));
                let args = args.word("answers", self.answers(*answers));
                ("tournament-refusal-answer", args.text("found", quoted(found)))
            }
            Refusal::Contrary { key, found, to } => {
                let args = args.word("question", self.question(key)).word("to", to.name());
                ("tournament-refusal-contrary", args.text("found", quoted(found)))
            }
            Refusal::NotLevel(one, two) => {
                let args = args.word("one", self.person(one));
                ("tournament-refusal-not-level", args.word("two", self.person(two)))
            }
            Refusal::Dispute { number, why } => {
                let args = self.no_dispute(why).word("number", self.digits(number));
                ("tournament-refusal-dispute", args)
            }
            Refusal::Committee(objections) => {
                let names = objections.iter().map(|one| one.name());
                let objections = self.each("tournament-objection", "what", names);
                (
                    "tournament-refusal-committee",
                    args.word("objections", objections),
                )
            }
            Refusal::Appeal(lacks) => {
                let names = lacks.iter().map(|one| one.name());
                let lacks = self.each("tournament-lack", "what", names);
                ("tournament-refusal-appeal", args.word("lacks", lacks))
            }
            Refusal::NotFixed(what) => ("tournament-refusal-not-fixed", args.word("what", what.name())),
            Refusal::Begun(what) => ("tournament-refusal-begun", args.word("what", what.name())),
            Refusal::LotsAfterRound { lots, round } => {
                let args = args.word("lots", self.moment(lots));
                (
                    "tournament-refusal-lots-after-round",
                    args.word("round", self.moment(round)),
                )
            }
            Refusal::NotStarted(round) => (
                "tournament-refusal-not-started",
                args.count("round", round.0.into()),
            ),
            Refusal::FideMode => ("tournament-refusal-fide-mode", args),
            Refusal::LeftAlready => ("tournament-refusal-left-already", args),
            Refusal::NotPaired(why) => self.unpaired(why),
            Refusal::NoSystem(system) => (
                "tournament-refusal-no-system",
                args.word("found", some(system)).text("system", system),
            ),
            Refusal::NoEntry(seq) => ("tournament-refusal-no-entry", self.numbered(*seq)),
            Refusal::NotStanding(seq) => ("tournament-refusal-not-standing", self.numbered(*seq)),
            Refusal::NothingToUndo => ("tournament-refusal-nothing-to-undo", args),
            Refusal::Beginning => ("tournament-refusal-beginning", args),
            Refusal::Final(what) => ("tournament-refusal-final", args.word("what", what.name())),
            Refusal::HasResult { round, board, seq } => {
                let game = self.seated(*round, *board);
                let args = self.at(*round, *board).word("seq", self.digits(seq));
                let args = args.word("seated", game.as_ref().map_or("none", |_| "some"));
                (
                    "tournament-refusal-has-result",
                    args.word("game", game.unwrap_or_default()),
                )
            }
            Refusal::PairedSince { round, seq, instead } => {
                let instead = instead.map_or("none", |instead| instead.name());
                let args = self.numbered(*seq).count("round", round.0.into());
                ("tournament-refusal-paired-since", args.word("instead", instead))
            }
            Refusal::Unreadable { field, column, most } => {
                let args = args
                    .word("field", self.column(field))
                    .word("column", self.digits(column));
                ("tournament-refusal-unreadable", args.count("most", *most as u64))
            }
            Refusal::Seated { who: one, board } => (
                "tournament-refusal-seated",
                who(one).word("board", self.digits(board)),
            ),
            Refusal::PublishedAlready { round, seq } => (
                "tournament-refusal-published-already",
                self.numbered(*seq).count("round", round.0.into()),
            ),
            Refusal::StillOpen { round, board } => (
                "tournament-refusal-still-open",
                args.word("place", self.place(*round, *board)),
            ),
            Refusal::Over(seq) => ("tournament-refusal-over", self.numbered(*seq)),
            Refusal::DoneSince { what, seq } => {
                let what = self
                    .entry(*seq)
                    .unwrap_or_else(|| self.word("tournament-deed", "do", what));
                (
                    "tournament-refusal-done-since",
                    self.numbered(*seq).word("what", what),
                )
            }
            Refusal::RestsOn { seq } => {
                let what = self.entry(*seq).unwrap_or_default();
                (
                    "tournament-refusal-rests-on",
                    self.numbered(*seq).word("what", what),
                )
            }
        }
    }

    /// A field of an act; one that is no column of an entry and no part of the announcement is a text.
    fn column(&self, field: &str) -> String {
        let known = Field::by_name(field).is_some() || COLUMNS.contains(&field);
        self.word("tournament-field", "field", if known { field } else { "text" })
    }

    fn at(&self, round: Round, board: BoardNumber) -> Args {
        Args::new()
            .count("round", round.0.into())
            .word("board", self.digits(board))
    }

    fn numbered(&self, seq: Seq) -> Args {
        Args::new().word("seq", self.digits(seq))
    }

    fn wanted(&self, wanted: Wanted) -> String {
        let example = match wanted {
            Wanted::TextRecord => "022, 042, 102",
            Wanted::Day => "2026/10/03",
            Wanted::Time => "2026-10-03T15:00",
            Wanted::Tiebreak => "BH/C1, SB, DE",
            Wanted::Rulebook => arbiter_laws::default_rulebook().id(),
            Wanted::Control => "90m+30s",
            Wanted::Results => "typed, players, live",
            Wanted::Ranking => "FIDE, NRO, FIDON, NIDOF, HBFN, LBFN",
            Wanted::AgeGroup => "U12 2014/01/01 2015/12/31",
            _ => "",
        };
        let items = self.each("tournament-check", "item", CHECKS);
        let args = Args::new().word("wanted", wanted.name()).text("example", example);
        self.say("tournament-wanted", &args.word("items", items))
    }

    /// What an answer to a question may be.
    #[must_use]
    pub fn answers(&self, answers: Answers) -> String {
        let args = Args::new();
        let args = match answers {
            Answers::Number(from, to) => args
                .word("kind", "number")
                .count("from", from.into())
                .count("to", to.into()),
            Answers::Words(words) => {
                let said = words.iter().map(|word| {
                    let said = self.option(word);
                    // The word itself is what is typed.
                    if said == *word {
                        said
                    } else {
                        format!("{} ({said})", self.lang.isolate(word))
                    }
                });
                args.word("kind", "words").word("words", self.listed(said))
            }
            Answers::Points => args.word("kind", "points").text("example", "0, 0.5, 1, 2, 3"),
            Answers::Ladder => args
                .word("kind", "ladder")
                .text("example", "2x900+10,1-3x60")
                .text("none", "none"),
            Answers::Tiebreaks => args.word("kind", "tiebreaks").text("example", "DE,WIN,SB"),
        };
        self.say("tournament-answers", &args)
    }

    fn no_such(&self, why: &NoSuch) -> (&'static str, Args) {
        match why {
            NoSuch::Nobody { asked, nearest } => {
                let found = if nearest.is_empty() { "none" } else { "some" };
                let args = Args::new().text("asked", asked).word("found", found);
                (
                    "tournament-refusal-nobody-fits",
                    args.word("nearest", self.persons(nearest)),
                )
            }
            NoSuch::Several { asked, fit } => {
                let args = Args::new().text("asked", asked);
                ("tournament-refusal-two-fit", args.word("fit", self.persons(fit)))
            }
        }
    }

    fn no_dispute(&self, why: &NoDispute) -> Args {
        let args = Args::new();
        match why {
            NoDispute::Unreported => args.word("why", "unreported"),
            NoDispute::Next(next) => args.word("why", "next").word("next", self.digits(next)),
            NoDispute::Step(NoStep::NoReason) => args.word("why", "no_reason"),
            NoDispute::Step(NoStep::Order { from, to }) => {
                let step = |name: &str| self.word("tournament-step", "step", name);
                let args = args.word("why", "order").word("from", step(from.name()));
                args.word("to", step(to.name()))
            }
            NoDispute::AppealsFixed => args.word("why", "appeals"),
        }
    }
}

fn round(found: Round, from: Round, to: Round) -> Args {
    let range = match (from, to) {
        (from, to) if to < from => "none",
        (from, to) if from == to => "one",
        _ => "some",
    };
    let args = Args::new().word("range", range).count("found", found.0.into());
    args.count("from", from.0.into()).count("to", to.0.into())
}

fn unfit(why: Unfit) -> Args {
    let (word, found) = match why {
        Unfit::Rounds => ("rounds", String::new()),
        Unfit::Baku => ("baku", String::new()),
        Unfit::Boards => ("boards", String::new()),
        Unfit::GamePoints => ("game_points", String::new()),
        Unfit::MatchPoints(letter) => ("match_points", letter.to_string()),
    };
    Args::new().word("why", word).text("found", found)
}

/// What stands in a field, also where nothing does.
fn quoted(text: &str) -> &str {
    if text.trim().is_empty() { "–" } else { text }
}
