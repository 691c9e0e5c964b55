//! Somebody sits at a board of his own: who cannot climb stairs, or whose table is a special one.

use serde::{Deserialize, Serialize};

use super::{Answer, Deed, Notice, Refusal};
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::state::act::notice::Deed as Did;
use crate::state::{Board, Presence, State};

/// Somebody sits at a board of his own in every round that is paired from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OwnBoard"))]
pub struct Seat {
    /// Who.
    pub entrant: EntrantId,
    /// The number of the board; 0 takes the seat away again.
    pub board: BoardNumber,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// The last number that a board can have: a report file numbers no more players.
const LAST: u16 = 9_999;

impl State {
    /// The board of somebody's own.
    #[must_use]
    pub fn seat(&self, who: EntrantId) -> Option<BoardNumber> {
        let presence = self.entrants.get(&who)?.presence.all().rev();
        let mut seats = presence.filter_map(|one| match one {
            Presence::Seat(board, _) => Some(*board),
            _ => None,
        });
        seats.next().filter(|board| board.0 > 0)
    }

    /// Boards take the numbers that belong to who sits there; who sat there has the number that became free. Where both
    /// players have one, the lower of them holds.
    pub(crate) fn seated(&self, boards: &mut [Board]) {
        let mut wishes: Vec<(BoardNumber, usize)> = boards
            .iter()
            .enumerate()
            .filter_map(|(at, board)| {
                let own = [board.white, board.black]
                    .into_iter()
                    .filter_map(|who| self.seat(who));
                Some((own.min()?, at))
            })
            .collect();
        wishes.sort_unstable();
        wishes.dedup_by_key(|wish| wish.0);
        for (number, at) in wishes {
            let free = boards[at].board;
            if let Some(other) = boards.iter_mut().find(|board| board.board == number) {
                other.board = free;
            }
            boards[at].board = number;
        }
        boards.sort_by_key(|board| board.board);
    }
}

impl Deed for Seat {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.entrant(self.entrant)?;
        if self.board.0 > LAST {
            return Err(Refusal::NoBoard {
                board: self.board,
                round: Round(state.paired().0 + 1),
                first: BoardNumber(1),
                last: BoardNumber(LAST),
            });
        }
        let taken = state
            .entrants
            .keys()
            .find(|who| **who != self.entrant && self.board.0 > 0 && state.seat(**who) == Some(self.board));
        if let Some(who) = taken {
            return Err(Refusal::Seated {
                who: state.who(*who),
                board: self.board,
            });
        }
        let (who, what) = (state.who(self.entrant), Did::Seated { board: self.board });
        Ok(vec![Notice::Done { who, what }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        if let Some(entrant) = state.entrants.get_mut(&self.entrant) {
            let why = self.why.trim().to_owned();
            entrant.presence.tell(seq, Presence::Seat(self.board, why));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::{done, numbered};
    use crate::state::act::{Announce, Pair, Undo};

    fn eight() -> State {
        numbered(Announce::new("Club", 3), 8)
    }

    fn seat(who: u32, board: u16) -> Seat {
        Seat {
            entrant: EntrantId(who),
            board: BoardNumber(board),
            why: "stairs".to_owned(),
        }
    }

    #[test]
    fn the_board_of_ones_own_changes_places_with_the_other() {
        let mut plain = eight();
        done(&mut plain, Pair::by_rules(Round(1))).unwrap();
        let mut state = eight();
        done(&mut state, seat(1, 4)).unwrap();
        assert!(matches!(
            done(&mut state, seat(2, 4)),
            Err(Refusal::Seated { .. })
        ));
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        let of = |state: &State, number| {
            let board = state.rounds[0].board(BoardNumber(number)).unwrap();
            (board.white, board.black)
        };
        assert_eq!(of(&state, 4), of(&plain, 1));
        assert_eq!(of(&state, 1), of(&plain, 4));
        assert_eq!(of(&state, 2), of(&plain, 2));
    }

    #[test]
    fn a_table_of_its_own_may_stand_apart_and_a_seat_is_taken_back() {
        let mut state = eight();
        done(&mut state, seat(1, 40)).unwrap();
        let seated = state.history.last().unwrap().seq;
        assert_eq!(state.seat(EntrantId(1)), Some(BoardNumber(40)));
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        let numbers: Vec<u16> = state.rounds[0]
            .layout()
            .boards
            .iter()
            .map(|one| one.board.0)
            .collect();
        assert_eq!(numbers, [2, 3, 4, 40]);
        done(&mut state, Undo::of(seated)).unwrap();
        assert_eq!(state.seat(EntrantId(1)), None);
        done(&mut state, seat(1, 3)).unwrap();
        done(&mut state, seat(1, 0)).unwrap();
        assert_eq!(state.seat(EntrantId(1)), None);
        assert!(done(&mut state, seat(1, 10_000)).is_err());
    }
}
