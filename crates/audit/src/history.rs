//! Which positions have stood before (Article 9.2), and which could be brought about a third time by one move.
//!
//! In chess only positions since the last capture or pawn's move can come again, so only they are kept: few, most of the
//! time. Where captured men come back all are kept. Keys find a candidate, the positions themselves decide.

use arbiter_rules::ending::Appeared;

use crate::recorded::Recorded;

/// So many positions are kept at most; nobody has played so long without a capture or a pawn's move.
const MOST_KEPT: usize = 1 << 13;

/// The positions since the last irreversible move, in order.
#[derive(Debug)]
pub struct History<V> {
    /// Of the first of them; made when they are first looked for, since most positions stand too shortly before the next
    /// irreversible move to come again.
    keys: Vec<u64>,
    seen: Vec<Seen<V>>,
    /// Where in `seen` a position stands that has appeared at least twice, its latest appearance only.
    repeated: Vec<usize>,
}

/// A position that stood on the board.
#[derive(Debug, Clone, Copy)]
struct Seen<V> {
    position: V,
    appeared: Appeared,
}

/// It stands for the first time.
const ONCE: Appeared = Appeared { times: 1, running: 1 };

impl<V> Default for History<V> {
    fn default() -> Self {
        Self {
            keys: Vec::new(),
            seen: Vec::new(),
            repeated: Vec::new(),
        }
    }
}

impl<V: Recorded> History<V> {
    /// Begins a game.
    pub fn clear(&mut self) {
        self.keys.clear();
        self.seen.clear();
        self.repeated.clear();
    }

    /// Remembers the position that stands now, and says how often it has appeared.
    #[inline]
    pub fn push(&mut self, position: &V) -> Appeared {
        if position.begins_anew() || self.seen.len() == MOST_KEPT {
            self.clear();
        }
        let mut appeared = ONCE;
        if self.seen.len() >= 4 {
            appeared = self.look_back(position);
        }
        let position = *position;
        self.seen.push(Seen { position, appeared });
        appeared
    }

    /// Looks for the latest appearance: four half-moves ago at the soonest, the same player having the move.
    #[inline]
    fn look_back(&mut self, position: &V) -> Appeared {
        let new = self.seen[self.keys.len()..].iter();
        self.keys.extend(new.map(|seen| seen.position.same().0));
        let key = position.same().0;
        let back = (0..=self.seen.len() - 4).rev().step_by(2);
        for earlier in back {
            if self.keys[earlier] == key && self.seen[earlier].position.is_same(position) {
                return self.again(earlier);
            }
        }
        ONCE
    }

    /// The position at `earlier` stands once more, at the end.
    #[cold]
    fn again(&mut self, earlier: usize) -> Appeared {
        let index = self.seen.len();
        self.repeated.retain(|&other| other != earlier);
        self.repeated.push(index);
        let before = self.seen[earlier].appeared;
        let running = if earlier + 4 == index {
            before.running + 1
        } else {
            1
        };
        Appeared {
            times: before.times + 1,
            running,
        }
    }

    /// Whether one legal move of the player who has the move now would bring about a position that has appeared
    /// twice already, whether or not he then plays it (Article 9.2, the written intended move).
    #[inline]
    pub fn can_intend_repetition(&self) -> bool {
        !self.repeated.is_empty() && self.leads_to_repetition()
    }

    #[cold]
    fn leads_to_repetition(&self) -> bool {
        let Some(now) = self.seen.last() else { return false };
        let reaches = |&earlier: &usize| now.position.leads_to(&self.seen[earlier].position);
        self.repeated.iter().any(reaches)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Playable, Position};

    fn play(moves: &str) -> (History<Position>, Vec<Appeared>) {
        let mut history = History::default();
        let mut position = Position::default();
        let mut appeared = vec![history.push(&position)];
        for one in moves.split_whitespace() {
            let legal = position.legal(one.parse().expect(one)).expect(one);
            position = position.play(legal);
            appeared.push(history.push(&position));
        }
        (history, appeared)
    }

    fn check(moves: &str, times: u32, running: u32, intended: bool) {
        let (history, appeared) = play(moves);
        assert_eq!(appeared.last(), Some(&Appeared { times, running }), "{moves}");
        assert_eq!(history.can_intend_repetition(), intended, "{moves}");
    }

    const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";

    #[test]
    fn appearances_are_counted_from_the_start() {
        check("", 1, 1, false);
        check(SHUFFLE, 2, 2, false);
        check(&SHUFFLE.repeat(2), 3, 3, true);
        check(&SHUFFLE.repeat(4), 5, 5, true);
    }

    #[test]
    fn a_detour_breaks_the_running_count_only() {
        let detour = "b1c3 g8f6 c3b1 f6g8 "; // the start stands again after four half-moves, so it runs on
        check(&[SHUFFLE, detour].concat(), 3, 3, false);
        let longer = "b1c3 g8f6 g1f3 f6g8 f3g1 g8f6 c3b1 f6g8 ";
        check(&[SHUFFLE, longer].concat(), 3, 1, true);
    }

    #[test]
    fn a_move_can_be_intended_before_the_third_time_and_without_being_played() {
        check("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", 2, 2, true);
        check("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6", 2, 2, false);
        // White could bring the knight back a third time, but is to play something else.
        check("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 b1c3 b8c6", 1, 1, false);
    }

    #[test]
    fn a_capture_or_a_pawns_move_begins_anew() {
        let (history, _) = play(&[&SHUFFLE.repeat(2), "e2e4 "].concat());
        assert_eq!(history.seen.len(), 1);
        assert!(!history.can_intend_repetition());
    }

    #[test]
    fn an_endless_game_is_not_kept_endlessly() {
        let (history, _) = play(&SHUFFLE.repeat(MOST_KEPT / 4 + 2));
        assert!(history.seen.len() < MOST_KEPT && history.repeated.len() < 8);
    }

    #[test]
    fn rights_that_are_lost_make_another_position() {
        // 1 e4 e5 2 Be2 Be7 3 Nf3 Nf6: then the king steps out and back.
        let opening = "e2e4 e7e5 f1e2 f8e7 g1f3 g8f6 ";
        check(&[opening, "e1f1 e8f8 f1e1 f8e8"].concat(), 1, 1, false);
        check(
            &[opening, "e1f1 e8f8 f1e1 f8e8 e1f1 e8f8 f1e1 f8e8"].concat(),
            2,
            2,
            false,
        );
    }

    #[test]
    fn a_capture_in_passing_that_is_legal_makes_another_position() {
        // After 3...d5 White may take in passing, later no more.
        let open = "e2e4 g8f6 e4e5 d7d5 ";
        check(&[open, "b1c3 b8c6 c3b1 c6b8"].concat(), 1, 1, false);
        // After 2...a5 nobody can take in passing: it is the same position.
        let closed = "e2e4 g8f6 e4e5 a7a5 ";
        check(&[closed, "b1c3 b8c6 c3b1 c6b8"].concat(), 2, 2, false);
    }
}
