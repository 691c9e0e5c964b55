//! What was done: one sentence an act, with the people in question. Reasons that stay in the house, secrets and days of birth are
//! not told.

use std::time::Duration;

use arbiter_event::Color;
use arbiter_event::act::{
    Act, AppealAct, CommitteeAct, Correct, Decision, Draw, Eligible, Enter, EnterResult, Fellows, Field,
    Kind, Method, Offence, Pair, Prize, Repair,
};
use arbiter_event::number::{BoardNumber, Round, Seq};
use arbiter_event::regulations::{Advice, Member};
use arbiter_event::state::{Made, Source};
use arbiter_event::words::{ByeKind, Hour};

use super::{TournamentWords, signed, some};
use crate::Args;

impl TournamentWords<'_> {
    /// What an entry did, in a sentence; whether it still stands is told beside it.
    #[must_use]
    pub fn made(&self, made: &Made) -> String {
        let (id, args) = self.done(made);
        self.say(id, &args)
    }

    /// The same, and by which entry it was taken back.
    #[must_use]
    pub fn made_and_undone(&self, made: &Made) -> String {
        let what = self.made(made);
        let Some(seq) = made.undone_by else {
            return what;
        };
        let args = Args::new().word("what", what).word("seq", self.digits(seq));
        self.say("tournament-undone", &args)
    }

    /// What kind of act it is, in a word or two.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> String {
        self.word("tournament-deed", "do", kind.name())
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each act")]
    fn done(&self, made: &Made) -> (&'static str, Args) {
        let args = Args::new();
        let who = |id| Args::new().word("who", self.who(id));
        let round = |args: Args, round: Round| args.count("round", round.0.into());
        match &made.act {
            Act::Announce(act) => {
                let file = act.from.as_deref().unwrap_or_default();
                let args = args
                    .text("name", act.name.trim())
                    .count("rounds", act.rounds.unwrap_or(0).into())
                    .word("from", some(file));
                ("tournament-act-announce", args.text("file", file))
            }
            Act::Amend(act) => {
                let args = args
                    .word("field", self.word("tournament-field", "field", act.field.name()))
                    .count("round", act.round.map_or(0, |round| round.0.into()));
                let args = args.word("value", self.amended(act.field, act.value.trim()));
                ("tournament-act-amend", args)
            }
            Act::Tiebreaks(act) => ("tournament-act-tiebreaks", args.text("list", act.list.join(", "))),
            Act::Forbid(act) => {
                let people = act.entrants.iter().map(|id| self.either(*id));
                let args = args.word("who", self.listed(people));
                (
                    "tournament-act-forbid",
                    args.word("rounds", self.span(act.rounds)),
                )
            }
            Act::Allow(act) => {
                let people = act.entrants.iter().map(|id| self.either(*id));
                let args = args.word("who", self.listed(people));
                ("tournament-act-allow", args.word("rounds", self.span(act.rounds)))
            }
            Act::Apart(act) => {
                let by = match act.by {
                    Fellows::Federation => "federation",
                    Fellows::Club => "club",
                };
                let firm = if act.if_possible { "no" } else { "yes" };
                let args = args.word("by", by).word("firm", firm);
                ("tournament-act-apart", args.word("rounds", self.span(act.rounds)))
            }
            Act::Committee(act) => ("tournament-act-committee", self.committee(act)),
            Act::AppealTerms(act) => {
                let args = args.word("fee", self.digits(act.fee));
                (
                    "tournament-act-appeal-terms",
                    args.count("minutes", act.minutes.into()),
                )
            }
            Act::Checked(act) => {
                let items = act.items.iter().map(String::as_str);
                let items = self.each("tournament-check", "item", items);
                ("tournament-act-checked", args.word("items", items))
            }
            Act::Hour(act) => {
                let what = match act.what {
                    Hour::Lots => "lots",
                    Hour::Scheduled => "scheduled",
                    Hour::Started => "started",
                    Hour::Stopped => "stopped",
                };
                let args = round(args.word("what", what), act.round);
                ("tournament-act-hour", args.word("at", self.moment(&act.at)))
            }
            Act::Enter(act) => ("tournament-act-enter", self.entered(act, made.seq)),
            Act::CorrectEntrant(act) => ("tournament-act-correct-entrant", self.corrected(act)),
            Act::CheckIn(act) => ("tournament-act-check-in", round(who(act.entrant), act.round)),
            Act::Absent(act) => ("tournament-act-absent", round(who(act.entrant), act.round)),
            Act::Withdraw(act) => {
                let args = args.word("who", self.either(act.entrant));
                ("tournament-act-withdraw", round(args, act.from))
            }
            Act::Rejoin(act) => ("tournament-act-rejoin", round(who(act.entrant), act.from)),
            Act::Bye(act) => {
                let args = args.word("who", self.either(act.entrant));
                let args = args.word("kind", kind_of(act.kind));
                ("tournament-act-bye", round(args, act.round))
            }
            Act::AskBye(act) => {
                let args = who(act.entrant).word("kind", kind_of(act.kind));
                ("tournament-act-ask-bye", round(args, act.round))
            }
            Act::DocumentSeen(act) => (
                "tournament-act-document-seen",
                who(act.entrant).word("again", yes(act.again)),
            ),
            Act::EraseBirths(_) => ("tournament-act-erase-births", args),
            Act::Ages(act) => (
                "tournament-act-ages",
                args.word("group", self.lang.age_group(&act.group)),
            ),
            Act::Team(act) => {
                let args = args.text("team", act.name.trim());
                ("tournament-act-team", args.word("who", self.people(&act.members)))
            }
            Act::Lineup(act) => {
                let empty = || self.say("tournament-empty-board", &Args::new());
                let seats = act
                    .seats
                    .iter()
                    .map(|seat| seat.map_or_else(empty, |id| self.who(id)));
                let args = args
                    .word("team", self.team(act.team))
                    .word("who", self.listed(seats));
                ("tournament-act-lineup", round(args, act.round))
            }
            Act::PublishLots(act) => (
                "tournament-act-publish-lots",
                args.text("hash", act.commitment.trim()),
            ),
            Act::Draw(act) => ("tournament-act-draw", self.drawn(act, made.seq)),
            Act::Pair(act) => ("tournament-act-pair", self.paired(act, made.seq)),
            Act::Repair(act) => ("tournament-act-repair", self.repaired(act)),
            Act::OpenGames(act) => {
                let boards: Vec<String> = act.boards.iter().map(|board| self.digits(board)).collect();
                let args = args.word("boards", self.lang.list(&boards));
                ("tournament-act-open-games", round(args, act.round))
            }
            Act::Detach(act) => {
                let places = act.boards.iter().map(|board| self.place(act.round, *board));
                ("tournament-act-detach", args.word("place", self.listed(places)))
            }
            Act::Colours(act) => ("tournament-act-colours", self.at_place(act.round, act.board)),
            Act::ReportResult(act) => {
                let args = self
                    .at_place(act.round, act.board)
                    .word("who", self.who(act.entrant));
                (
                    "tournament-act-report-result",
                    args.word("result", self.result(act.result)),
                )
            }
            Act::Result(act) => ("tournament-act-result", self.scored(act)),
            Act::Adjourn(act) => {
                let args = self.at_place(act.round, act.board);
                (
                    "tournament-act-adjourn",
                    args.word("until", self.moment(act.until.trim())),
                )
            }
            Act::Penalty(act) => {
                let (sign, points) = signed(act.points);
                let args = round(who(act.entrant), act.round)
                    .word("sign", sign)
                    .word("points", self.digits(points))
                    .word("note", some(&act.reason));
                ("tournament-act-penalty", args.text("text", plain(&act.reason)))
            }
            Act::Offence(act) => ("tournament-act-offence", self.offence(act)),
            Act::Exclude(act) => {
                let args = round(who(act.entrant), act.from).word("note", some(&act.article));
                ("tournament-act-exclude", args.text("text", plain(&act.article)))
            }
            Act::Expel(act) => {
                let args = round(who(act.entrant), act.from).word("note", some(&act.article));
                ("tournament-act-expel", args.text("text", plain(&act.article)))
            }
            Act::Seat(act) => {
                let args = who(act.entrant)
                    .count("board", act.board.0.into())
                    .word("table", self.digits(act.board))
                    .word("note", some(&act.why));
                ("tournament-act-seat", args.text("text", plain(&act.why)))
            }
            Act::Publish(act) => ("tournament-act-publish", round(args, act.round)),
            Act::Finish(_) => ("tournament-act-finish", args),
            Act::Reopen(_) => ("tournament-act-reopen", args),
            Act::Reinstate(act) => ("tournament-act-reinstate", round(who(act.entrant), act.from)),
            Act::Incident(act) => {
                let incident = self.incident(act.kind);
                let people = if act.entrants.is_empty() { "none" } else { "some" };
                let said = act.said.map_or("none", Advice::name);
                let photo = act.photo.map_or(0, |photo| photo.after);
                let args = round(args, act.round)
                    .word("said", said)
                    .word("photo", if act.photo.is_some() { "some" } else { "none" })
                    .spoken("after", Duration::from_secs(photo.into()))
                    .word("incident", incident)
                    .word("people", people)
                    .word("who", self.people(&act.entrants));
                ("tournament-act-incident", args.text("text", act.text.trim()))
            }
            Act::Dispute(act) => {
                let args = args
                    .word("number", self.digits(act.number))
                    .word("step", self.word("tournament-step", "step", act.step.name()))
                    .word("note", some(&act.text));
                ("tournament-act-dispute", args.text("text", act.text.trim()))
            }
            Act::Appeal(act) => ("tournament-act-appeal", self.appeal(act)),
            Act::Decision(act) => ("tournament-act-decision", self.decision(act)),
            Act::Through(act) => {
                let args = args
                    .word("winner", self.who(act.winner))
                    .word("loser", self.who(act.loser));
                ("tournament-act-through", args.text("text", plain(&act.reason)))
            }
            Act::Invitation(act) => {
                let args = args
                    .word(
                        "item",
                        self.word("tournament-invitation-item", "item", act.item.name()),
                    )
                    .word("text", some(&act.text));
                ("tournament-act-invitation", args.text("said", plain(&act.text)))
            }
            Act::Category(act) => (
                "tournament-act-category",
                args.word("name", self.code(act.code.trim()))
                    .word("who", self.eligible(&act.who)),
            ),
            Act::Prize(act) => ("tournament-act-prize", self.prize(act)),
            Act::Award(act) => {
                let amount = act.amount.map(|amount| amount.to_string());
                let args = who(act.entrant)
                    .text("name", act.prize.trim())
                    .word("money", if amount.is_some() { "some" } else { "none" });
                (
                    "tournament-act-award",
                    args.word("amount", self.digits(amount.unwrap_or_default())),
                )
            }
            Act::Decide(act) => (
                "tournament-act-decide",
                self.settled(act.question, &act.option, &act.said_by),
            ),
            Act::Overrule(act) => {
                let args = self.settled(act.question, &act.option, &act.said_by);
                ("tournament-act-overrule", args.text("why", act.why.trim()))
            }
            Act::Refer(act) => ("tournament-act-refer", args.text("text", act.text.trim())),
            Act::Resolve(act) => {
                let args = args.text("text", act.text.trim()).text("who", act.said_by.trim());
                (
                    "tournament-act-resolve",
                    args.word("seq", self.digits(act.question)),
                )
            }
            Act::LeaveFideMode(act) => (
                "tournament-act-leave-fide-mode",
                args.text("text", plain(&act.reason)),
            ),
            Act::Note(act) => {
                let text = if act.private { "" } else { act.text.trim() };
                let args = args.word("private", yes(act.private));
                ("tournament-act-note", args.text("text", text))
            }
            Act::Undo(act) => {
                let why = act.why.as_deref().unwrap_or_default();
                let args = args
                    .word("seq", self.digits(act.of))
                    .word("what", self.entry(act.of).unwrap_or_default())
                    .word("why", some(why));
                ("tournament-act-undo", args.text("text", why.trim()))
            }
        }
    }

    /// `rounds 1 to 4`.
    fn span(&self, (from, to): (Round, Round)) -> String {
        let span = if from == to { "one" } else { "several" };
        let args = Args::new().word("span", span).count("from", from.0.into());
        self.say("tournament-rounds", &args.count("to", to.0.into()))
    }

    /// A value that was put right: days in the calendar of the language.
    fn amended(&self, field: Field, value: &str) -> String {
        let day = match field {
            Field::FirstDay | Field::LastDay | Field::RoundDay => value.replace(['/', '.'], "-").parse().ok(),
            _ => None,
        };
        day.map_or_else(
            || self.lang.isolate(value).into_owned(),
            |day| self.lang.date(day),
        )
    }

    fn prize(&self, act: &Prize) -> Args {
        let sums = act.amounts.iter().map(|amount| self.digits(amount));
        Args::new()
            .text("name", act.name.trim())
            .word("who", self.eligible(&act.who))
            .word("amounts", if act.amounts.is_empty() { "none" } else { "some" })
            .word("sums", self.listed(sums))
            .word(
                "sharing",
                self.word("tournament-sharing", "sharing", act.sharing.name()),
            )
    }

    /// A code as it is typed: `0-1800` runs from left to right everywhere.
    fn code(&self, code: &str) -> String {
        if code.contains(char::is_alphabetic) {
            return self.lang.isolate(code).into_owned();
        }
        self.digits(format!("\u{2066}{code}\u{2069}"))
    }

    /// Who may win a prize.
    fn eligible(&self, who: &Eligible) -> String {
        let sex = who
            .sex
            .as_deref()
            .map(|sex| if sex == "w" { "women" } else { "men" });
        let rating = |rating: Option<u16>| rating.map(|rating| self.digits(rating));
        let text = |text: &Option<String>| {
            text.as_deref()
                .map(|text| self.lang.isolate(text.trim()).into_owned())
        };
        let names = who.entrants.iter().map(|id| self.who(*id));
        let named = (!who.entrants.is_empty()).then(|| self.listed(names));
        let said = [
            sex.map(|sex| (sex, String::new())),
            text(&who.ages).map(|group| ("ages", group)),
            rating(who.rated_from).map(|from| ("rated_from", from)),
            rating(who.rated_below).map(|below| ("rated_below", below)),
            text(&who.federation).map(|one| ("federation", one)),
            text(&who.club).map(|one| ("club", one)),
            text(&who.category).map(|one| ("category", one)),
            named.map(|names| ("entrants", names)),
        ];
        let mut said: Vec<(&str, String)> = said.into_iter().flatten().collect();
        if said.is_empty() {
            said.push(("everybody", String::new()));
        }
        let one = |(word, text): (&str, String)| {
            let args = Args::new().word("who", word).word("text", text);
            self.say("tournament-eligible", &args)
        };
        self.listed(said.into_iter().map(one))
    }

    fn committee(&self, act: &CommitteeAct) -> Args {
        let name = |member: &Member| {
            let with = some(&member.federation);
            let args = Args::new().word("rank", "").text("name", &member.name);
            let args = args.word("club", with).text("of", &member.federation);
            self.say("tournament-who", &args)
        };
        Args::new()
            .word("chair", name(&act.chair))
            .word("members", self.listed(act.members.iter().map(name)))
            .word("reserves", self.listed(act.reserves.iter().map(name)))
    }

    fn entered(&self, act: &Enter, seq: Seq) -> Args {
        let mut entrants = self.state.entrants.values();
        let who = match entrants.find(|one| one.entered == seq) {
            Some(entrant) => self.who(entrant.id),
            None => self.named(0, act.form.name.trim(), act.form.club.trim()),
        };
        let from = act.from.filter(|from| from.0 > 1);
        Args::new()
            .word("who", who)
            .word("from", if from.is_some() { "some" } else { "none" })
            .count("round", from.map_or(0, |from| from.0.into()))
    }

    fn corrected(&self, act: &Correct) -> Args {
        let change = |change: &arbiter_event::act::Change| {
            let value = match change.field.as_str() {
                "birth" | "blind" => "hidden",
                _ => some(&change.value),
            };
            let args = Args::new()
                .word("field", self.word("tournament-field", "field", &change.field))
                .word("value", value);
            self.say("tournament-change", &args.text("text", change.value.trim()))
        };
        let changes = self.listed(act.fields.iter().map(change));
        Args::new()
            .word("who", self.who(act.entrant))
            .word("changes", changes)
    }

    fn drawn(&self, act: &Draw, seq: Seq) -> Args {
        let method = match act.method {
            Method::Strength => "strength",
            Method::Lots => "lots",
            Method::Restricted => "restricted",
            Method::RestrictedRepaired => "restricted_repaired",
            _ => "hand",
        };
        let mut drawn = self.state.lots.drawn.told();
        let colour = drawn.find(|one| one.0 == seq).and_then(|one| one.1.colour);
        let colour = match colour {
            Some(Color::White) => "white",
            Some(Color::Black) => "black",
            None => "none",
        };
        Args::new().word("method", method).word("colour", colour)
    }

    fn paired(&self, act: &Pair, seq: Seq) -> Args {
        let round = self.state.round(act.round).filter(|round| round.paired == seq);
        let boards = round.map_or(act.boards.len(), |round| round.layout().boards.len());
        let reason = act.reason.as_deref().unwrap_or_default();
        Args::new()
            .count("round", act.round.0.into())
            .word("how", if act.is_by_hand() { "hand" } else { "rules" })
            .count("boards", boards as u64)
            .word("reason", some(reason))
            .text("text", plain(reason))
    }

    fn repaired(&self, act: &Repair) -> Args {
        let games = act
            .boards
            .iter()
            .map(|&(white, black)| self.against(self.who(white), self.who(black)));
        let reason = act.reason.as_deref().unwrap_or_default();
        Args::new()
            .count("round", act.round.0.into())
            .word("games", self.listed(games))
            .word("bye", if act.bye.is_some() { "some" } else { "none" })
            .word("who", act.bye.map_or_else(String::new, |bye| self.who(bye)))
            .word("reason", some(reason))
            .text("text", plain(reason))
    }

    fn at_place(&self, round: Round, board: BoardNumber) -> Args {
        Args::new().word("place", self.place(round, board))
    }

    fn scored(&self, act: &EnterResult) -> Args {
        let source = if act.source == Some(Source::Live) {
            "live"
        } else {
            "other"
        };
        let note = act.comment.as_deref().unwrap_or_default();
        self.at_place(act.round, act.board)
            .word("result", self.result(act.result))
            .word("was", if act.was.is_some() { "some" } else { "none" })
            .word("old", act.was.map_or_else(String::new, |was| self.result(was)))
            .word("source", source)
            .word("excused", act.excused.map_or("none", yes))
            .word("note", some(note))
            .text("text", note.trim())
    }

    fn offence(&self, act: &Offence) -> Args {
        let offence = self.offence_kind(act.kind);
        let board = act.board.map_or_else(String::new, |board| self.digits(board));
        Args::new()
            .word("who", self.who(act.entrant))
            .count("round", act.round.0.into())
            .word("board", some(&board))
            .word("table", board)
            .word("offence", offence)
            .count("times", act.times.unwrap_or(1).into())
            .word("note", some(&act.text))
            .text("text", act.text.trim())
    }

    fn appeal(&self, act: &AppealAct) -> Args {
        let after = Duration::from_secs(60 * u64::from(act.after));
        Args::new()
            .word("number", self.digits(act.dispute))
            .word("form", if act.written { "written" } else { "spoken" })
            .word("paid", self.digits(act.paid))
            .spoken("minutes", after)
            .text("text", act.text.trim())
    }

    fn decision(&self, act: &Decision) -> Args {
        let result = match (act.upheld, act.reasonable) {
            (true, _) => "upheld",
            (false, true) => "reasonable",
            (false, false) => "rejected",
        };
        let args = Args::new().word("number", self.digits(act.dispute));
        args.word("result", result).text("text", act.text.trim())
    }
}

const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// Words that a sentence goes on after, without their own full stop.
fn plain(text: &str) -> &str {
    text.trim().trim_end_matches('.')
}

const fn kind_of(bye: ByeKind) -> &'static str {
    match bye {
        ByeKind::Half => "half",
        ByeKind::Full => "full",
        ByeKind::Zero => "zero",
    }
}
