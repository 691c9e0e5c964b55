//! A result that another entered first: both are told, since when that one stands and by whom; it is left, or changed by whoever
//! may change it. Nothing is overwritten by a page that is older.

use arbiter_hall::HallError;
use arbiter_hall::event::act::{Act, Refusal};
use arbiter_hall::tournament::may_act;
use arbiter_lang::Args;
use serde_json::{Value, json};

use super::history::signed;
use super::seen::{Score, Seen};
use crate::frame::Frame;
use crate::live::Failure;

/// What stands on a board instead of what was tapped.
pub struct Stands {
    /// Both results, who entered the one that stands, and what can be done.
    pub why: String,
    /// The act by which the reader changes it; none where he may not.
    pub change: Option<String>,
}

impl Stands {
    /// Why a result was not entered, where another one is in the way.
    pub fn of(frame: &Frame, seen: &Seen, failure: &Failure, acts: &[Value]) -> Option<Self> {
        let in_the_way = match failure {
            Failure::Hall(HallError::Forbidden { .. }) => seen.keeps(),
            Failure::Hall(HallError::Act(why)) => matches!(**why, Refusal::Stale { .. }),
            _ => false,
        };
        let [asked] = acts else { return None };
        let Ok(Act::Result(act)) = serde_json::from_value(asked.clone()) else {
            return None;
        };
        let round = seen.round(act.round).filter(|_| in_the_way)?;
        let old = round.result(act.board)?.result;
        if old == act.result {
            return None;
        }
        let mut change = asked.clone();
        change["was"] = json!(old);
        let may = |change: &Value| {
            let act = serde_json::from_value::<Act>(change.clone());
            act.is_ok_and(|act| may_act(&seen.grants, &act, &seen.state).is_ok())
        };
        let change = Some(change).filter(may).map(|change| change.to_string());
        let words = frame.lang().tournament(&seen.state);
        let written = |result| Score::of(frame.lang(), result, "").written;
        let both = Args::new()
            .word("place", words.place(act.round, act.board))
            .text("old", written(old))
            .text("new", written(act.result));
        let is_of_board = |other: &Act| matches!(other, Act::Result(one) if (one.round, one.board) == (act.round, act.board));
        let mut made = seen.state.history.iter().rev();
        let made = made.find(|made| made.stands() && is_of_board(&made.act));
        let entered = made.and_then(|made| {
            let args = Args::new()
                .word("at", words.moment(made.at.as_deref()?))
                .text("by", signed(frame, made.by.as_deref()?));
            Some(frame.lang().text("tour-entered-by", &args))
        });
        let arbiter = change.is_none().then(|| frame.t("tour-arbiter-changes"));
        let parts: Vec<String> = [Some(frame.lang().text("tour-changes", &both)), entered, arbiter]
            .into_iter()
            .flatten()
            .collect();
        Some(Self {
            why: parts.join(" "),
            change,
        })
    }
}
