//! Acts as version 1 wrote them.

use serde::Deserialize;

use crate::draw::DrawMethod;
use crate::form::EntryForm;
use crate::outcome::Outcome;
use crate::regulations::{Incident, Member};
use crate::words::{ByeKind, Fellows, Hour};
use arbiter_pairing::Color;
use arbiter_pairing::Points;

/// An act with who decided it and when.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// When.
    #[serde(default)]
    pub at: Option<String>,
    /// Who.
    #[serde(default)]
    pub by: Option<String>,
    /// What.
    pub act: Act,
}

/// Something that happens to an event.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Act {
    /// The event is announced; the first act of a log.
    Announce {
        /// Its name.
        name: String,
        /// Rounds.
        rounds: Option<u16>,
        /// The coded type of record 192, such as `FIDE_DUTCH_2026` or `FIDE_ROUNDROBIN`.
        system: Option<String>,
        /// Tie-breaks in their order.
        #[serde(default)]
        tiebreaks: Vec<String>,
        /// What results are worth where that is not 1, ½ and 0: letters of record 162 with points.
        #[serde(default)]
        points: Vec<(char, Points)>,
        /// Records of a report file that are text: 022 city, 032 federation, 042 first day, 102 chief arbiter and so on.
        #[serde(default)]
        records: Vec<(String, String)>,
        /// The form of a knock-out: `plain`, `groups` or `school-cup`; it says what must be settled before the draw.
        #[serde(default)]
        form: Option<String>,
    },
    /// A player enters.
    Enter {
        /// Who.
        player: EntryForm,
        /// The first round for which he is present; the first of all where it is not said.
        #[serde(default)]
        from: Option<u16>,
    },
    /// The hash of the secret is published, before the draw.
    Publish {
        /// The hash.
        commitment: String,
    },
    /// Starting ranks and the initial colour, by strength or by lots.
    Draw {
        /// How.
        method: DrawMethod,
        /// The numbers so far in the order of the new ones.
        order: Vec<u16>,
        /// The initial colour drawn.
        #[serde(default)]
        colour: Option<Color>,
        /// The secret that the lots came from, told after the draw.
        #[serde(default)]
        secret: Option<String>,
    },
    /// A round is paired.
    Pair(Paired),
    /// A game's result.
    Result {
        /// The round.
        round: u16,
        /// White.
        white: u16,
        /// Black.
        black: u16,
        /// What came of it.
        result: Outcome,
        /// At a forfeit: whether the absence is excused.
        #[serde(default)]
        excused: Option<bool>,
        /// What the arbiter says of it.
        #[serde(default)]
        comment: Option<String>,
    },
    /// A bye asked for.
    Bye {
        /// Who.
        player: u16,
        /// The round.
        round: u16,
        /// Which.
        kind: ByeKind,
    },
    /// A player leaves for good: he is not paired from this round on.
    Withdraw {
        /// Who.
        player: u16,
        /// The first round without him.
        from: u16,
        /// Why, or by whose decision.
        #[serde(default)]
        reason: Option<String>,
    },
    /// Players of whom no two may meet.
    Forbid {
        /// Who.
        players: Vec<u16>,
        /// First and last round.
        rounds: (u16, u16),
    },
    /// Players of one federation or club are kept apart (Tournament Rules 9(g)).
    Apart {
        /// By what they belong together.
        by: Fellows,
        /// First and last round.
        rounds: (u16, u16),
        /// If possible only: one more criterion below all others, outside FIDE mode.
        #[serde(default)]
        if_possible: bool,
    },
    /// Points given or taken by a decision.
    Penalty {
        /// Who.
        player: u16,
        /// How many; negative ones are taken.
        points: Points,
        /// The round in which it counts.
        round: u16,
        /// Why.
        reason: String,
    },
    /// A team, or another order of its boards; before the first round.
    Team {
        /// Its name.
        name: String,
        /// Its players from the first board on, reserves last.
        members: Vec<u16>,
    },
    /// A captain's order for a round, before it or before the match has a result (Tournament Rules 15(a)).
    Lineup {
        /// The team.
        team: u16,
        /// The round.
        round: u16,
        /// Its players from the first board on; 0 for an empty board.
        players: Vec<u16>,
    },
    /// Another list of tie-breaks.
    Tiebreaks {
        /// The list.
        list: Vec<String>,
    },
    /// The age group of the event: `U12 2014/01/01 2015/12/31`, days of the Gregorian or the Persian calendar, `upwards` behind them
    /// where younger players are admitted.
    Ages {
        /// Its name, the oldest's and the youngest's day of birth.
        group: String,
    },
    /// A document that shows a player's day of birth was seen. Who saw it and when stands beside the act; its number stands nowhere.
    Seen {
        /// Whose.
        player: u16,
        /// Whether it is the second check, of prize winners.
        #[serde(default)]
        again: bool,
    },
    /// After the event the days of birth of its minors are erased, here and in every entry before.
    EraseBirths,
    /// A question of the regulations is answered, before the draw.
    Settle {
        /// The question.
        key: String,
        /// The answer.
        value: String,
    },
    /// A person says who of two goes on, where games and lots leave them level.
    Through {
        /// Who goes on.
        winner: u16,
        /// Who does not.
        loser: u16,
        /// Why.
        reason: String,
    },
    /// Something that happened beside the games (Tournament Rules 10, 13 to 15), for the minutes.
    Incident {
        /// Of what kind.
        kind: Incident,
        /// The round.
        round: u16,
        /// Who is concerned.
        #[serde(default)]
        players: Vec<u16>,
        /// What happened, and what the arbiter did.
        text: String,
    },
    /// A dispute is reported, or takes its next step (12(a)).
    Dispute {
        /// Its number: the next free one where it is reported.
        number: u16,
        /// The step: reported, mediated, ruled, appealed or decided.
        step: String,
        /// What was said; where mediation is left out, why.
        text: String,
    },
    /// The appeals committee, before the first round (12(b)).
    Committee {
        /// The chair.
        chair: Member,
        /// Members.
        members: Vec<Member>,
        /// Reserve members, in the order in which they step in.
        reserves: Vec<Member>,
    },
    /// The fee of an appeal and how long after the decision it may be made, fixed beforehand (12(c)).
    AppealTerms {
        /// The fee, in whatever unit the event names.
        fee: u32,
        /// Minutes.
        minutes: u32,
    },
    /// An appeal against a ruling (12(c)).
    Appeal {
        /// The dispute.
        dispute: u16,
        /// Whether it is in writing.
        written: bool,
        /// What was paid.
        paid: u32,
        /// Minutes after the decision.
        after: u32,
        /// Names of members who are involved and do not vote.
        #[serde(default)]
        involved: Vec<String>,
        /// What is appealed.
        text: String,
    },
    /// What the committee decided; it is final.
    Decision {
        /// The dispute.
        dispute: u16,
        /// Whether the appeal is upheld.
        upheld: bool,
        /// Whether it was reasonable, where it is rejected.
        #[serde(default)]
        reasonable: bool,
        /// What was decided.
        text: String,
    },
    /// When a round is to begin, or that it began or was stopped (10(d)).
    Hour {
        /// The round.
        round: u16,
        /// What.
        what: Hour,
        /// The time, as RFC 3339 has it.
        at: String,
    },
    /// What was looked after in the hall before the first round.
    Checked {
        /// The items, by their names.
        items: Vec<String>,
    },
    /// FIDE mode is left; there is no way back.
    LeaveFideMode {
        /// Why.
        reason: String,
    },
}

/// A round as it was paired.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Paired {
    /// The round, from 1.
    pub round: u16,
    /// White and Black, in the order of the boards; of teams the first-named and the other, whose boards follow from their orders.
    pub pairs: Vec<(u16, u16)>,
    /// Who gets the pairing-allocated bye.
    #[serde(default)]
    pub bye: Option<u16>,
    /// The rule set; nothing where a person paired.
    #[serde(default)]
    pub rules: Option<String>,
    /// Why a person paired.
    #[serde(default)]
    pub reason: Option<String>,
}
