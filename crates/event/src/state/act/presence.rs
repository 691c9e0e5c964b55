//! Who is there, who is not, who leaves and who comes back.

use serde::{Deserialize, Serialize};

use super::notice::Deed as Did;
use super::{Answer, ByeKind, Deed, Instead, Notice, Outcome, Refusal, result};
use crate::number::{EntrantId, Round, Seq, StartingRank, TeamId};
use crate::regulations::Figures;
use crate::round_robin::counts;
use crate::state::{
    Away, BoardFacts, LAST, Made, Presence, RoundState, Scored, Source, Stage, State, Who, between,
};
use arbiter_pairing::Mark;

/// Whether a round is still to be paired; what is said of it cannot be taken back later.
pub(super) fn unpaired(state: &State, round: Round, instead: Option<Instead>) -> Result<(), Refusal> {
    match state.round(round) {
        Some(paired) => Err(paired.paired_since(instead)),
        None => Ok(()),
    }
}

/// Whether somebody who went may be there again: a table that was paired beforehand gives his games back.
pub(super) fn comes_back(
    state: &State,
    made: &Made,
    from: Round,
    instead: Option<Instead>,
) -> Result<(), Refusal> {
    if state.is_table() {
        return match state.also_gone(made.seq) {
            Some(seq) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        };
    }
    unpaired(state, from, instead)
}

fn tell(state: &mut State, id: EntrantId, seq: Seq, fact: Presence) {
    if let Some(entrant) = state.entrants.get_mut(&id) {
        entrant.presence.tell(seq, fact);
    }
}

fn told(state: &State, id: EntrantId, what: Did) -> Answer {
    Notice::Done {
        who: state.who(id),
        what,
    }
    .into()
}

/// Somebody is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckIn {
    /// Who.
    pub entrant: EntrantId,
    /// For which round.
    pub round: Round,
}

impl Deed for CheckIn {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.to_come(self.round)?;
        let round = self.round;
        let entrant = state.entrant(self.entrant)?;
        match entrant.away(round) {
            None | Some(Away::Bye(ByeKind::Zero)) => {
                Ok(vec![told(state, self.entrant, Did::CheckedIn { round })])
            }
            Some(_) => Err(Refusal::Absent {
                who: state.who(self.entrant),
                round,
            }),
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        tell(state, self.entrant, seq, Presence::CheckedIn(self.round));
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        unpaired(state, self.round, None)
    }
}

/// Somebody is not there for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Absent {
    /// Who.
    pub entrant: EntrantId,
    /// From which round.
    pub round: Round,
}

impl Deed for Absent {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.to_come(self.round)?;
        let round = self.round;
        if state.entrant(self.entrant)?.away(round).is_some() {
            return Err(Refusal::Absent {
                who: state.who(self.entrant),
                round,
            });
        }
        Ok(vec![told(state, self.entrant, Did::Absent { round })])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        tell(state, self.entrant, seq, Presence::Absent(self.round));
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        unpaired(state, self.round, None)
    }
}

/// Somebody leaves for good: he is not paired from this round on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Withdraw {
    /// Who; in an event of teams, which team.
    pub entrant: u32,
    /// The first round without him.
    pub from: Round,
    /// Why; it stays in the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl State {
    /// Whether everybody has seen the pairing of round 1 and nobody has begun: then it stays, whoever comes or goes (9(c)).
    pub(super) fn waits_to_begin(&self) -> bool {
        let shown = self
            .rounds
            .first()
            .is_some_and(|round| round.stage() != Stage::Draft);
        shown && self.paired() == Round(1) && !self.begun()
    }

    /// That it stays, where it does.
    pub(super) fn pairing_stays(&self) -> Option<Answer> {
        self.waits_to_begin().then(|| Notice::PairingStays.into())
    }

    /// How often everybody meets everybody in a table.
    fn cycles(&self) -> usize {
        let double = self
            .terms
            .system
            .as_deref()
            .is_some_and(|system| system.contains("DOUBLE"));
        1 + usize::from(double)
    }
}

impl State {
    /// A round to come; a table may be paired to its end beforehand.
    pub(super) fn to_come_or_paired(&self, round: Round) -> Result<(), Refusal> {
        if self.is_table() {
            return self.within(round);
        }
        self.to_come(round)
    }

    /// A round from which somebody is sent away, or may play again: also the one that would follow on the last, since who is sent
    /// away in that is sent away from whatever comes. `further` is 1 for who was sent away from that one alone.
    pub(super) fn to_come_or_after(&self, round: Round, further: u16) -> Result<(), Refusal> {
        let next = Round(self.paired().0 + 1);
        let last = self.all_rounds().unwrap_or(LAST);
        let first = if self.is_table() { Round(1) } else { next };
        let after = next.max(Round(last.0.saturating_add(1)));
        between(round, first, Round(after.0.saturating_add(further)))
    }

    /// What was done to a team, by its name.
    pub(super) fn team_told(&self, team: TeamId, what: Did) -> Answer {
        let name = self.teams.get(&team).map(|team| team.name.clone());
        let who = Who {
            id: EntrantId(team.0),
            rank: StartingRank(0),
            name: name.unwrap_or_default(),
            club: String::new(),
        };
        Notice::Done { who, what }.into()
    }

    /// The boards of a table that was paired beforehand on which somebody sits who is not there any more: his opponents win without
    /// a game. What has a result, or is being played, stays.
    pub(super) fn walkovers(&self, id: EntrantId, from: Round) -> Vec<Answer> {
        let rounds = self
            .rounds
            .iter()
            .filter(|round| self.is_table() && round.round >= from);
        let one = |round: &RoundState| {
            let board = round.board_of(id)?;
            let facts = round.facts(board.board);
            let is_free = board.result.is_none() && round.result(board.board).is_none();
            let is_played = facts.and_then(BoardFacts::live).is_some();
            let (white, black) = round.seats(board);
            let other = if white == id { black } else { white };
            let other = self
                .entrants
                .get(&other)
                .is_none_or(|one| one.away(round.round).is_some());
            let mark = if other {
                Mark::ForfeitLoss
            } else {
                Mark::ForfeitWin
            };
            let mine = if white == id {
                (Mark::ForfeitLoss, mark)
            } else {
                (mark, Mark::ForfeitLoss)
            };
            let result = Outcome {
                white: mine.0,
                black: mine.1,
            };
            let (round, board) = (round.round, board.board);
            (is_free && !is_played).then_some(Answer::Walkover { round, board, result })
        };
        rounds.filter_map(one).collect()
    }
}

impl State {
    /// The entry by which somebody went later whose game was lost for him already by this one: without this one it would be open,
    /// and nobody of the two there.
    fn also_gone(&self, of: Seq) -> Option<Seq> {
        let went = |round: &RoundState, id: EntrantId| {
            let entrant = self.entrants.get(&id)?;
            entrant.away(round.round)?;
            entrant.presence.by().filter(|by| *by > of)
        };
        let lost = |round: &RoundState| {
            let boards = round.boards.iter();
            let by = boards.filter(|(_, facts)| facts.results.by() == Some(of));
            let mut seats = by.filter_map(|(board, _)| round.board(*board));
            seats.find_map(|seat| went(round, seat.white).or_else(|| went(round, seat.black)))
        };
        self.rounds.iter().find_map(lost)
    }

    /// What becomes of the walkovers of somebody who is there again, from this round on: his games are open, or he wins where his
    /// opponent is not there.
    pub(super) fn comes_to_play(&self, id: EntrantId, from: Round) -> Vec<Answer> {
        let one = |round: &RoundState| {
            let board = round.board_of(id)?;
            let known = round.result(board.board)?;
            let (white, black) = round.seats(board);
            let (mine, other) = if white == id {
                (known.result.white, black)
            } else {
                (known.result.black, white)
            };
            let other = self.entrants.get(&other);
            let is_away = other.is_none_or(|one| one.away(round.round).is_some());
            let (mine, theirs) = match (known.source, mine) {
                (Source::Paired, Mark::ForfeitLoss) if is_away => (Mark::ForfeitWin, Mark::ForfeitLoss),
                (Source::Paired, Mark::ForfeitLoss) => (Mark::Open, Mark::Open),
                _ => return None,
            };
            let (white, black) = if white == id {
                (mine, theirs)
            } else {
                (theirs, mine)
            };
            let (round, board, result) = (round.round, board.board, Outcome { white, black });
            Some(Answer::Walkover { round, board, result })
        };
        let rounds = self.rounds.iter();
        let rounds = rounds.filter(|round| self.is_table() && round.round >= from);
        rounds.filter_map(one).collect()
    }
}

/// Enters the results that follow from somebody's going, or from his coming back.
pub(super) fn walk_over(state: &mut State, seq: Seq, answers: &[Answer]) {
    for answer in answers {
        let Answer::Walkover { round, board, result } = answer else {
            continue;
        };
        let scored = Scored {
            result: *result,
            source: Source::Paired,
            excused: None,
            comment: None,
            live: None,
        };
        result::tell(state, *round, *board, seq, scored);
    }
}

impl Withdraw {
    /// How many of its matches a team of a round robin played; 11(g) leaves open which paragraph holds for teams.
    fn of_a_team(&self, state: &State) -> Option<Answer> {
        let team = state
            .teams
            .get(&TeamId(self.entrant))
            .filter(|_| state.is_table())?;
        let members = team.members();
        let played = |round: &&RoundState| {
            let mut boards = round.layout().boards.iter();
            boards.any(|board| {
                let result = round.result(board.board);
                (members.contains(&board.white) || members.contains(&board.black))
                    && result.is_some_and(|scored| scored.result.white.played())
            })
        };
        let (team, matches) = (team.name.clone(), state.rounds.iter().filter(played).count());
        let of = state.playing_teams().count().saturating_sub(1) * state.cycles();
        Some(Notice::TeamLeft { team, matches, of }.into())
    }

    /// How much of a round robin he played: his results stand or count for nobody (11(d), 11(e)).
    fn of_a_table(&self, state: &State) -> Vec<Answer> {
        let id = EntrantId(self.entrant);
        let scored = state.rounds.iter().filter(|round| {
            let board = round.board_of(id);
            let result = board.and_then(|board| round.result(board.board));
            result.is_some_and(|scored| scored.result.white.played())
        });
        let games = scored.count();
        let of = state.entrants.len().saturating_sub(1) * state.cycles();
        let who = state.who(id);
        vec![if counts(games, of, &Figures::of_tournaments()) {
            Notice::ResultsStand { who, games, of }.into()
        } else {
            Notice::CountsForNobody { who, games, of }.into()
        }]
    }
}

impl Deed for Withdraw {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let round = self.from;
        if state.of_teams() {
            let team = state.team(TeamId(self.entrant))?;
            state.to_come(round)?;
            if team.left.last().is_some() {
                return Err(Refusal::TeamAbsent(team.name.clone()));
            }
            let from = round;
            // Which team that was is told by either.
            let name = || state.team_told(TeamId(self.entrant), Did::Withdrawn { from });
            let told = self.of_a_team(state).unwrap_or_else(name);
            return Ok([told].into_iter().chain(state.pairing_stays()).collect());
        }
        let id = EntrantId(self.entrant);
        let entrant = state.entrant(id)?;
        state.to_come_or_paired(round)?;
        if entrant.left().is_some() {
            return Err(Refusal::Absent {
                who: state.who(id),
                round,
            });
        }
        let mut answers = vec![told(state, id, Did::Withdrawn { from: round })];
        let single = state.is_table() && !state.with_teams();
        answers.extend(if single {
            self.of_a_table(state)
        } else {
            Vec::new()
        });
        answers.extend(state.pairing_stays());
        answers.extend(state.walkovers(id, round));
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        if state.of_teams() {
            if let Some(team) = state.teams.get_mut(&TeamId(self.entrant)) {
                team.left.tell(seq, self.from);
            }
            return;
        }
        walk_over(state, seq, answers);
        let fact = Presence::Withdrawn(self.from, self.reason.clone());
        tell(state, EntrantId(self.entrant), seq, fact);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        comes_back(state, made, self.from, Some(Instead::Rejoin))
    }
}

/// Somebody who left comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rejoin {
    /// Who.
    pub entrant: EntrantId,
    /// The first round with him.
    pub from: Round,
}

impl Deed for Rejoin {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.to_come_or_paired(self.from)?;
        if state.entrant(self.entrant)?.away(self.from) != Some(Away::Withdrawn) {
            return Err(Refusal::Here(state.who(self.entrant)));
        }
        let done = told(state, self.entrant, Did::Rejoined { from: self.from });
        let open = state.comes_to_play(self.entrant, self.from);
        Ok([done].into_iter().chain(open).collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        walk_over(state, seq, answers);
        tell(state, self.entrant, seq, Presence::Rejoined(self.from));
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        comes_back(state, made, self.from, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::{done, numbered};
    use crate::state::act::{Announce, EnterResult, Pair};

    fn paired(state: &mut State) {
        let round = Round(state.paired().0 + 1);
        done(state, Pair::by_rules(round)).unwrap();
    }

    fn drawn(state: &mut State) {
        for (round, board) in state.open_boards() {
            done(
                state,
                EnterResult::typed(round, board, "1/2-1/2".parse().unwrap()),
            )
            .unwrap();
        }
    }

    fn withdraw(who: u32, from: u16) -> Withdraw {
        Withdraw {
            entrant: who,
            from: Round(from),
            reason: None,
        }
    }

    fn table() -> State {
        let announce = Announce {
            system: Some("FIDE_ROUNDROBIN".to_owned()),
            rounds: None,
            ..Announce::new("League", 3)
        };
        let mut state = numbered(announce, 4);
        for _ in 1..=3 {
            paired(&mut state);
        }
        state
    }

    fn open(state: &State, who: u32) -> Vec<u16> {
        let open = state.open_boards().into_iter();
        let his = |(round, board): &(Round, crate::number::BoardNumber)| {
            let board = state.round(*round).and_then(|round| round.board(*board));
            board.is_some_and(|board| [board.white.0, board.black.0].contains(&who))
        };
        open.filter(his).map(|(round, _)| round.0).collect()
    }

    #[test]
    fn in_a_table_that_is_paired_who_rejoins_plays_his_games_from_there() {
        let mut state = table();
        let before = state.clone();
        done(&mut state, withdraw(1, 2)).unwrap();
        assert_eq!(open(&state, 1), [1]);
        let rejoin = Rejoin {
            entrant: EntrantId(1),
            from: Round(3),
        };
        done(&mut state, rejoin).unwrap();
        assert_eq!(open(&state, 1), [1, 3], "round 2 stays lost");
        let rejoined = state.history.last().unwrap().seq;
        done(&mut state, super::super::Undo::of(rejoined)).unwrap();
        assert_eq!(open(&state, 1), [1]);
        let left = Seq(rejoined.0 - 1);
        done(&mut state, super::super::Undo::of(left)).unwrap();
        assert_eq!(state.rounds, before.rounds);
    }

    #[test]
    fn who_rejoins_wins_where_his_opponent_has_left_too() {
        let mut state = table();
        done(&mut state, withdraw(1, 1)).unwrap();
        let first = state.history.last().unwrap().seq;
        done(&mut state, withdraw(2, 1)).unwrap();
        let later = state.history.last().unwrap().seq;
        assert_eq!(
            done(&mut state, super::super::Undo::of(first)),
            Err(Refusal::RestsOn { seq: later }),
            "their game would be open, and nobody there"
        );
        let rejoin = Rejoin {
            entrant: EntrantId(1),
            from: Round(1),
        };
        done(&mut state, rejoin).unwrap();
        assert_eq!(open(&state, 1).len(), 2, "against the two who are there");
        let met = state.rounds.iter().find_map(|round| {
            let board = round.board_of(EntrantId(1))?;
            let seats = round.seats(board);
            let result = round.result(board.board)?.result;
            Some(if seats.0 == EntrantId(1) {
                result.white
            } else {
                result.black
            })
        });
        assert_eq!(met, Some(Mark::ForfeitWin));
    }

    #[test]
    fn in_the_last_round_somebody_is_sent_away_and_nobody_else_has_a_round_to_come() {
        let mut state = numbered(Announce::new("Club", 1), 4);
        paired(&mut state);
        assert_eq!(
            done(&mut state, withdraw(1, 2)),
            Err(Refusal::AllPlayed(Round(1)))
        );
        let check_in = CheckIn {
            entrant: EntrantId(1),
            round: Round(2),
        };
        assert_eq!(done(&mut state, check_in), Err(Refusal::AllPlayed(Round(1))));
        let expel = super::super::Expel {
            entrant: EntrantId(1),
            from: Round(2),
            article: "11.5".to_owned(),
            game: None,
        };
        done(&mut state, expel).unwrap();
        let status = state.entrant(EntrantId(1)).unwrap().status(Round(2));
        assert_eq!(status, crate::state::Status::Expelled);
        assert!(state.sheet().byes.is_empty());
    }

    #[test]
    fn after_the_last_round_no_bye_is_announced_to_who_left() {
        let mut state = numbered(Announce::new("Club", 2), 4);
        paired(&mut state);
        drawn(&mut state);
        done(&mut state, withdraw(1, 2)).unwrap();
        assert_eq!(state.sheet().byes.len(), 1);
        paired(&mut state);
        assert!(state.sheet().byes.is_empty());
    }
}
