//! What acts ask of a state.

use super::State;
use crate::cup;
use crate::number::{BoardNumber, EntrantId, Round, TeamId};
use crate::state::act::{Form, Refusal};
use crate::state::{Board, Entrant, RoundState, Source, Team};
use arbiter_pairing::Mark;

impl State {
    /// Whether nothing is known of it: it was not announced, and no report file was read.
    #[must_use]
    pub fn is_nothing_yet(&self) -> bool {
        self.history.is_empty() && self.entrants.is_empty() && *self == Self::default()
    }

    fn coded(&self, word: &str) -> bool {
        self.terms
            .system
            .as_deref()
            .is_some_and(|system| system.contains(word))
    }

    /// Whether matches of teams are paired here.
    #[must_use]
    pub fn of_teams(&self) -> bool {
        let mut records = self.about.records.all();
        let called =
            records.any(|(code, text)| code == "092" && text.trim().to_ascii_lowercase().starts_with("team"));
        let named = self.coded("TEAM") || self.terms.system.is_none() && called;
        named
            && (self.coded("TEAM_ROUNDROBIN")
                || self.coded("TEAM_DOUBLEROUNDROBIN")
                || self.terms.form == Some(Form::Teams))
    }

    /// Whether players belong to teams: also where everybody of one team meets everybody of the other.
    #[must_use]
    pub fn with_teams(&self) -> bool {
        self.of_teams() || self.is_scheveningen()
    }

    /// Whether everybody of one team meets everybody of the other.
    #[must_use]
    pub fn is_scheveningen(&self) -> bool {
        self.coded("SCHEVENINGEN")
    }

    /// Whether everybody who is there is paired in every round, as in a Swiss and unlike a table or a bracket.
    #[must_use]
    pub fn is_swiss(&self) -> bool {
        !self.is_table() && !self.is_knockout() && !self.of_teams()
    }

    /// Whether everybody's games are known beforehand.
    #[must_use]
    pub fn is_table(&self) -> bool {
        self.coded("ROUNDROBIN") || self.is_scheveningen()
    }

    /// Whether it is a knock-out.
    #[must_use]
    pub fn is_knockout(&self) -> bool {
        self.terms.system.as_deref() == Some("CUSTOM_KNOCKOUT")
    }

    /// Whether groups come before the knock-out.
    #[must_use]
    pub fn is_grouped(&self) -> bool {
        let form = self.terms.form;
        self.is_knockout() && form.is_some_and(|form| form != Form::Plain)
    }

    /// The games of a round by which level matches go on, each with its time as people write it (`2m`); all others have the time
    /// of the event.
    #[must_use]
    pub fn times(&self, round: Round) -> Vec<([EntrantId; 2], String)> {
        if !self.is_knockout() {
            return Vec::new();
        }
        let numbers = self.numbers();
        let who = |number| numbers.entrant(number);
        let times = cup::times(&self.sheet(), round.0.into());
        times
            .into_iter()
            .filter_map(|((white, black), time)| Some(([who(white)?, who(black)?], time)))
            .collect()
    }

    /// The time of one of them, whoever of the two has White.
    #[must_use]
    pub fn time(&self, round: Round, seats: [EntrantId; 2]) -> Option<String> {
        let same = |one: &&([EntrantId; 2], String)| one.0.iter().all(|who| seats.contains(who));
        self.times(round).iter().find(same).map(|one| one.1.clone())
    }

    /// The teams that play: one whose players have all gone to others before the draw is left out, and has no number.
    pub fn playing_teams(&self) -> impl Iterator<Item = &Team> {
        let drawn = self.team_ranks.last().map_or(&[][..], Vec::as_slice);
        let plays = move |team: &&Team| !team.members().is_empty() || drawn.contains(&team.id);
        self.teams.values().filter(plays)
    }

    /// How many rounds there will be; nothing where nobody knows.
    #[must_use]
    pub fn all_rounds(&self) -> Option<Round> {
        let announced = self.terms.rounds.last().copied().map(Round);
        let cycles = if self.coded("DOUBLE") { 2 } else { 1 };
        if self.coded("SCHEVENINGEN") {
            let boards = self.playing_teams().next().map_or(0, |team| team.members().len());
            return u16::try_from(boards * cycles)
                .ok()
                .filter(|rounds| *rounds > 0)
                .map(Round)
                .or(announced);
        }
        if !self.coded("ROUNDROBIN") {
            return announced;
        }
        let seats = if self.of_teams() {
            self.playing_teams().count()
        } else {
            self.entrants.len()
        };
        let seats = seats + seats % 2;
        u16::try_from(seats.saturating_sub(1) * cycles).ok().map(Round)
    }

    /// A round that is not paired yet.
    pub(crate) fn to_come(&self, round: Round) -> Result<(), Refusal> {
        let first = Round(self.paired().0 + 1);
        let last = self.all_rounds().unwrap_or(LAST);
        if last.0 > 0 && last < first {
            return Err(Refusal::AllPlayed(last));
        }
        between(round, first, last)
    }

    /// A round of the event.
    pub(crate) fn within(&self, round: Round) -> Result<(), Refusal> {
        between(round, Round(1), self.all_rounds().unwrap_or(LAST))
    }

    /// A board of a round that is paired.
    pub(crate) fn seat_in(&self, round: Round, board: BoardNumber) -> Result<(&RoundState, &Board), Refusal> {
        let found = self.round(round).ok_or(Refusal::Round {
            found: round,
            from: Round(1),
            to: self.paired(),
        })?;
        let seat = found.board(board).ok_or_else(|| found.no_board(board))?;
        Ok((found, seat))
    }

    /// Somebody by his id.
    ///
    /// # Errors
    /// [`Refusal::NoEntrant`].
    pub fn entrant(&self, id: EntrantId) -> Result<&Entrant, Refusal> {
        self.entrants.get(&id).ok_or(Refusal::NoEntrant(id))
    }

    pub(crate) fn team(&self, id: TeamId) -> Result<&Team, Refusal> {
        self.teams.get(&id).ok_or(Refusal::NoTeam(id))
    }

    /// The board of a round on which these two sit, in either order of colours.
    #[must_use]
    pub fn board_between(&self, round: Round, one: EntrantId, two: EntrantId) -> Option<BoardNumber> {
        let board = self.round(round)?.board_of(one)?;
        [board.white, board.black].contains(&two).then_some(board.board)
    }

    /// Games that are paired and have no result, with their rounds.
    #[must_use]
    pub fn open_boards(&self) -> Vec<(Round, BoardNumber)> {
        let of = |round: &RoundState| {
            let open: Vec<_> = round.open().map(|board| (round.round, board.board)).collect();
            open
        };
        self.rounds.iter().flat_map(of).collect()
    }

    /// Boards of a round whose result somebody entered.
    pub(crate) fn results_of(&self, round: Round) -> Vec<BoardNumber> {
        let Some(state) = self.round(round) else {
            return Vec::new();
        };
        let entered = |board: &&Board| {
            state
                .result(board.board)
                .is_some_and(|scored| scored.source != Source::Paired)
        };
        state
            .layout()
            .boards
            .iter()
            .filter(entered)
            .map(|board| board.board)
            .collect()
    }

    /// Whether somebody was paired: on a board, or with the pairing-allocated bye.
    #[must_use]
    pub fn was_paired(&self, id: EntrantId) -> bool {
        let in_round = |round: &RoundState| {
            let odd = round
                .layout()
                .odd
                .iter()
                .any(|odd| odd.entrant == id && odd.opponent.is_some());
            round.board_of(id).is_some() || round.layout().bye == Some(id) || odd
        };
        self.rounds.iter().any(in_round)
    }

    /// Whether the first round has begun: its start was announced, or somebody has a result of it.
    #[must_use]
    pub fn begun(&self) -> bool {
        let started =
            |one: &super::HourOf| one.round == Round(1) && one.what == crate::state::act::Hour::Started;
        let odd = |round: &RoundState| {
            let played = |sign: Option<char>| {
                sign.and_then(Mark::from_sign)
                    .is_some_and(|mark| mark != Mark::Open)
            };
            round
                .layout()
                .odd
                .iter()
                .any(|odd| odd.opponent.is_some() && played(odd.sign))
        };
        self.hours.all().any(started)
            || self.rounds.len() > 1
            || !self.results_of(Round(1)).is_empty()
            || self.rounds.first().is_some_and(odd)
    }
}

/// Whether a round lies between two others, both included.
pub(crate) fn between(found: Round, from: Round, to: Round) -> Result<(), Refusal> {
    if (from..=to).contains(&found) {
        return Ok(());
    }
    Err(Refusal::Round { found, from, to })
}

/// The last round that a report file can number in its records of byes.
pub(crate) const LAST: Round = Round(99);
