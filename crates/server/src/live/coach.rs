//! The coach of *Try the board*: five incidents that somebody makes himself, each in a game of its own under the newest
//! edition. What is answered is what the rules answer; only the position and the task are ours.

use arbiter_lang::{Args, Lang};
use serde::Serialize;

/// An incident: where it is tried, and by which answer it is known to have happened.
pub struct Incident {
    /// The word in the texts.
    word: &'static str,
    /// The position, as FEN.
    pub position: &'static str,
    /// White's and Black's time, in milliseconds.
    pub left: [u64; 2],
    /// The answers by which it is known: a tag, and where that is not enough, the tag of one of its deeds.
    answers: &'static [Answer],
}

type Answer = (&'static str, Option<&'static str>);

const MINUTE: u64 = 60_000;

const INCIDENTS: [Incident; 5] = [
    Incident {
        word: "touch",
        position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        left: [5 * MINUTE, 5 * MINUTE],
        answers: &[("position_restored", None)],
    },
    Incident {
        word: "illegal",
        position: "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        left: [5 * MINUTE, 5 * MINUTE],
        answers: &[("illegal_move_counted", None)],
    },
    Incident {
        word: "claim",
        position: "r3k2r/ppp2ppp/2n1bn2/3pp3/1b2P3/2NP1N2/PPP1BPPP/R1B1K2R w KQkq - 2 8",
        left: [5 * MINUTE, 5 * MINUTE],
        answers: &[("claim_rejected", None)],
    },
    Incident {
        word: "castling",
        position: "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 6 5",
        left: [5 * MINUTE, 5 * MINUTE],
        answers: &[("obligation", Some("castling_lost")), ("position_restored", None)],
    },
    Incident {
        word: "flag",
        position: "8/8/4k3/8/8/3QK3/8/8 w - - 0 1",
        left: [10_000, MINUTE],
        answers: &[("game_over", None)],
    },
];

/// What the coach says beside a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Coach {
    /// Which incident it is, from 1.
    step: u8,
    /// Of how many.
    of: u8,
    /// What it is called.
    heading: String,
    /// Its name.
    title: String,
    /// What to do.
    task: String,
    /// The answers that show that it was done: a tag, and that of one of its deeds where others have the same tag.
    answers: &'static [Answer],
    /// The words of the buttons: on to the next one before and after it was done, again, and away.
    skip: String,
    next: String,
    again: String,
    close: String,
}

impl Coach {
    /// What is said of an incident; nothing of a number that there is not.
    pub fn of(lang: &Lang, step: u8) -> Option<Self> {
        let incident = incident(step)?;
        let all = INCIDENTS.len() as u8;
        let args = || Args::new().word("incident", incident.word);
        let far = Args::new().count("step", step.into()).count("of", all.into());
        let last = Args::new().word("last", if step == all { "yes" } else { "no" });
        Some(Self {
            step,
            of: all,
            heading: lang.text("coach-heading", &far),
            title: lang.text("coach-title", &args()),
            task: lang.text("coach-task", &args()),
            answers: incident.answers,
            skip: lang.text("coach-skip", &last),
            next: lang.text("coach-next", &last),
            again: lang.text("coach-again", &Args::new()),
            close: lang.text("coach-close", &Args::new()),
        })
    }
}

/// An incident by its number, from 1.
#[must_use]
pub fn incident(step: u8) -> Option<&'static Incident> {
    INCIDENTS.get(usize::from(step).checked_sub(1)?)
}
