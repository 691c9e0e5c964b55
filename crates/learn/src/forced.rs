//! Lines that no reply escapes: a step that says mate in two is solved by moves that mate against every reply, not only
//! against the one that the lesson gives.

use crate::goal::{Goal, Made};
use crate::lesson::Line;
use crate::stand::Stand;

/// So many moves are looked at before it is left open whether a line is forced.
const MOST: u32 = 400_000;

impl Line {
    /// Whether its aim is one that the other side will try to escape: mate, or a win.
    fn is_forced(&self) -> bool {
        self.goals
            .iter()
            .any(|goal| matches!(goal, Goal::Mates | Goal::Wins))
    }

    /// Whether the aim is still reached after an own move, with so many own moves left: against every reply where it is
    /// forced, else that is not asked. None where there are too many lines to say.
    pub(crate) fn stays(&self, after: &Stand, left: u32) -> Option<bool> {
        if !self.is_forced() {
            return Some(true);
        }
        let mut looked = 0;
        let stays = self.against_all(after, left, &mut looked);
        (looked < MOST).then_some(stays)
    }

    fn against_all(&self, after: &Stand, left: u32, looked: &mut u32) -> bool {
        let replies = after.moves();
        let parried = |stand: Option<Stand>, looked: &mut u32| {
            stand.is_none_or(|stand| stand.is_over() || !self.can(&stand, left, looked))
        };
        !replies.is_empty() && !replies.iter().any(|reply| parried(after.play(*reply), looked))
    }

    fn can(&self, stand: &Stand, left: u32, looked: &mut u32) -> bool {
        if left == 0 {
            return false;
        }
        let all = stand.moves();
        let mut quiet = Vec::new();
        for asked in all {
            *looked += 1;
            let Some(after) = stand.play(asked).filter(|_| *looked < MOST) else {
                continue;
            };
            let made = Made {
                before: stand,
                asked,
                after: &after,
            };
            if self.goals.iter().all(|goal| goal.holds(&made)) {
                return true;
            }
            quiet.push(after);
        }
        left > 1
            && quiet
                .iter()
                .any(|after| self.against_all(after, left - 1, looked))
    }
}
