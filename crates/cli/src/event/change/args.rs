//! The arguments of `arbiter event change`.

use arbiter_event::act::{ByeKind, Fellows};
use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::super::figures::Way;

/// What changes.
#[derive(Debug, Subcommand)]
pub(super) enum What {
    /// Enter a player, also late.
    Enter {
        /// `Lastname, Firstname`.
        name: String,
        /// Rating.
        #[arg(long, default_value = "")]
        rating: String,
        /// Rating of the own federation; which of the two counts: `amend --ranking`.
        #[arg(long, default_value = "")]
        national_rating: String,
        /// GM, IM, WGM, FM, WIM, CM, WFM or WCM.
        #[arg(long, default_value = "")]
        title: String,
        /// Federation, three letters.
        #[arg(long, default_value = "")]
        federation: String,
        /// Number with FIDE.
        #[arg(long, default_value = "")]
        fide_id: String,
        /// Birth date or year, Gregorian or Persian.
        #[arg(long, default_value = "")]
        birth: String,
        /// `m` or `w`.
        #[arg(long, default_value = "")]
        sex: String,
        /// Club or school.
        #[arg(long, default_value = "")]
        club: String,
        /// He plays without seeing the board: `yes`.
        #[arg(long, default_value = "")]
        blind: String,
        /// The first round for which he is present.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Put right what a player gave; an empty text takes a value away.
    Correct {
        /// Who.
        who: String,
        /// Name.
        #[arg(long)]
        name: Option<String>,
        /// Rating.
        #[arg(long)]
        rating: Option<String>,
        /// Rating of the own federation.
        #[arg(long)]
        national_rating: Option<String>,
        /// Title.
        #[arg(long)]
        title: Option<String>,
        /// Federation.
        #[arg(long)]
        federation: Option<String>,
        /// Number with FIDE.
        #[arg(long)]
        fide_id: Option<String>,
        /// Birth date or year.
        #[arg(long)]
        birth: Option<String>,
        /// `m` or `w`.
        #[arg(long)]
        sex: Option<String>,
        /// Club or school.
        #[arg(long)]
        club: Option<String>,
        /// Whether he plays without seeing the board: `yes` or `no`.
        #[arg(long)]
        blind: Option<String>,
    },
    /// Take somebody out who was entered by mistake, while he has no pairing.
    Remove {
        /// Who.
        who: String,
    },
    /// Say that players are there for the next round.
    CheckIn {
        /// Who.
        #[arg(required = true)]
        who: Vec<String>,
        /// The round; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Say that a player is not there for a round.
    Absent {
        /// Who.
        who: String,
        /// The round; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Grant a bye for a round to come.
    Bye {
        /// Who; of teams, the team.
        player: String,
        /// The round; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// Which.
        #[arg(long, value_parser = byes(), default_value = ByeKind::Half.name())]
        kind: ByeKind,
    },
    /// Let a player go for good.
    Withdraw {
        /// Who; of teams, the team.
        player: String,
        /// The first round without him; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// Why; it stays in the house.
        #[arg(long)]
        reason: Option<String>,
    },
    /// Let a player come back who left.
    Rejoin {
        /// Who.
        who: String,
        /// The first round with him; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Send a player away: he is not paired any more.
    Exclude {
        /// Who.
        who: String,
        /// The first round without him; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// The article, or why.
        #[arg(long, default_value = "")]
        article: String,
        /// Expelled from the event.
        #[arg(long)]
        expelled: bool,
    },
    /// Give a player a board of his own in every round to come; 0 takes it away again.
    Seat {
        /// Who.
        who: String,
        /// The number of the board.
        board: u16,
        /// Why.
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Publish a round: from now on everybody sees its boards.
    Publish {
        /// Which; without it the newest.
        round: Option<u16>,
    },
    /// The event is over.
    Finish,
    /// It goes on again.
    Reopen,
    /// Let a player play again who was sent away.
    Reinstate {
        /// Who.
        who: String,
        /// The first round with him; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Forbid these players to meet.
    Forbid {
        /// Who; of teams, the teams.
        #[arg(required = true, num_args = 2..)]
        players: Vec<String>,
        /// First and last round, `1-4`; without it all.
        #[arg(long, default_value = "1-99")]
        rounds: String,
    },
    /// Let players meet again who were forbidden to.
    Allow {
        /// Who; of teams, the teams.
        #[arg(required = true, num_args = 2..)]
        players: Vec<String>,
        /// First and last round, `1-4`; without it all.
        #[arg(long, default_value = "1-99")]
        rounds: String,
    },
    /// Keep players of one federation or club apart: in all rounds, in some, or in the last ones (9(g)).
    Apart {
        /// What makes them fellows.
        #[arg(value_parser = fellows())]
        bond: Fellows,
        /// First and last round, `1-4`.
        #[arg(long, default_value = "1-99", conflicts_with = "last")]
        rounds: String,
        /// The last so many rounds.
        #[arg(long)]
        last: Option<u16>,
        /// If possible only: one more criterion below all others, outside FIDE mode.
        #[arg(long)]
        if_possible: bool,
    },
    /// Give a player points, or take them.
    Penalty {
        /// Who.
        player: String,
        /// How many, `-0.5`.
        #[arg(
            allow_negative_numbers = true,
            required_unless_present = "undo",
            default_value = "0"
        )]
        points: String,
        /// The round in which they count; without it the last that is paired.
        #[arg(long)]
        round: Option<u16>,
        /// Why.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Say that two sat the other way round: the game stands, with the colours as played.
    Colours {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// Put right what was announced.
    Amend {
        /// The name of the event.
        #[arg(long)]
        name: Option<String>,
        /// City.
        #[arg(long)]
        city: Option<String>,
        /// Federation, three letters.
        #[arg(long)]
        federation: Option<String>,
        /// First day, `YYYY/MM/DD`.
        #[arg(long)]
        first_day: Option<String>,
        /// Last day.
        #[arg(long)]
        last_day: Option<String>,
        /// The day of a round, `1=2026-10-03`.
        #[arg(long, value_name = "ROUND=DAY")]
        round_day: Vec<String>,
        /// The kind of event in words (record 092).
        #[arg(long = "type")]
        kind: Option<String>,
        /// Chief arbiter.
        #[arg(long)]
        arbiter: Option<String>,
        /// A deputy; more than one by saying it again.
        #[arg(long)]
        deputy: Vec<String>,
        /// The rate of play (record 122).
        #[arg(long)]
        rate: Option<String>,
        /// By which rating ranks go (record 172): `FIDE`, `NRO`, `FIDON`, `NIDOF`, `HBFN` or `LBFN`, with a federation `"NOR NIDOF"`.
        #[arg(long)]
        ranking: Option<String>,
        /// The number of rounds.
        #[arg(long)]
        rounds: Option<String>,
        /// The time control of boards that are opened from now on, `90m+30s`.
        #[arg(long)]
        control: Option<String>,
        /// How results come: `typed`, `players` or `live`.
        #[arg(long)]
        results: Option<String>,
    },
    /// Say who of two goes on where games and lots leave them level.
    Through {
        /// Who goes on.
        winner: String,
        /// Who does not.
        loser: String,
        /// Why.
        #[arg(long)]
        reason: String,
    },
    /// Name the age group: `"U12 2014/01/01 2015/12/31"`, Gregorian or Persian days, `upwards` behind them where younger players are admitted.
    Ages {
        /// Its name, the oldest's and the youngest's day of birth.
        group: String,
    },
    /// Name a category: `U12`, `women`, `0-1800`, `S50`, or a name with a colon before them, or before players with `/` between.
    Category {
        /// The category.
        rule: String,
    },
    /// Name a prize, or put it right: who wins it by the standings is in `show`, one prize a person, the higher one.
    Prize {
        /// Its name.
        name: String,
        /// Amounts from the first, `500,300,200.50`; none where it is given by decision.
        #[arg(long, value_delimiter = ',')]
        amounts: Vec<String>,
        /// How those who are level in points share.
        #[arg(long, value_enum, default_value_t = Way::Place)]
        sharing: Way,
        /// With `hybrid`: how many amounts go by place.
        #[arg(long, default_value_t = 1)]
        first: usize,
        /// Only players of this sex, `m` or `w`.
        #[arg(long)]
        sex: Option<String>,
        /// Only players of this age group, as in `ages`.
        #[arg(long)]
        ages: Option<String>,
        /// Only players rated so high or higher.
        #[arg(long)]
        rated_from: Option<u16>,
        /// Only players rated lower, or not at all.
        #[arg(long)]
        rated_below: Option<u16>,
        /// Only players of this federation.
        #[arg(long)]
        federation: Option<String>,
        /// Only players of this category.
        #[arg(long)]
        category: Option<String>,
        /// Only players of this club or school.
        #[arg(long)]
        club: Option<String>,
    },
    /// Say that a player was given a prize.
    Award {
        /// The name of the prize.
        prize: String,
        /// Who.
        who: String,
        /// How much.
        #[arg(long)]
        amount: Option<String>,
    },
    /// A document with the player's day of birth was seen (by `--by`).
    Seen {
        /// Who.
        player: String,
        /// The second check, of prize winners.
        #[arg(long)]
        again: bool,
    },
    /// After the event: erase the days of birth of minors, here and in every entry before. There is no way back.
    EraseBirths,
    /// Name a team and its players from the first board on, reserves last; before the first round.
    Team {
        /// Its name.
        name: String,
        /// Its players.
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// A captain's order for a round: players from the first board on, 0 for an empty board (15(a)).
    Lineup {
        /// The team.
        team: String,
        /// The players.
        #[arg(required = true)]
        players: Vec<String>,
        /// The round; without it the one that is paired and has no results, else the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Name other tie-breaks.
    Tiebreaks {
        /// The list, `BH/C1,SB`.
        list: String,
    },
    /// Leave FIDE mode, for good.
    LeaveFideMode {
        /// Why.
        #[arg(long)]
        reason: String,
    },
}

/// The words for what makes players fellows.
fn fellows() -> impl TypedValueParser<Value = Fellows> {
    let words = PossibleValuesParser::new(Fellows::ALL.iter().map(|one| one.name()));
    words.map(|word| Fellows::by_name(&word).unwrap_or(Fellows::Club)) // the parser lets no other word through
}

/// The words for byes.
fn byes() -> impl TypedValueParser<Value = ByeKind> {
    let words = PossibleValuesParser::new(ByeKind::ALL.iter().map(|one| one.name()));
    words.map(|word| ByeKind::by_name(&word).unwrap_or(ByeKind::Half)) // as above
}
