//! Acts as people write them: JSON in which somebody may be named instead of told by his id.

use serde_json::Value;

use super::{Act, Refusal};
use crate::number::{Seq, TeamId};
use crate::state::State;

/// Why JSON is no act.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unread {
    /// It is none, or a field is not what it must be.
    #[error("{0}")]
    NoAct(#[from] serde_json::Error),
    /// Nobody is called so, or several are.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// What a field holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Entrants,
    Teams,
    /// An entrant or, where teams are paired, a team.
    Either,
}

/// Fields that name people; `boards` only where it lists pairs.
const FIELDS: [(&str, Of); 11] = [
    ("entrant", Of::Entrants),
    ("entrants", Of::Entrants),
    ("winner", Of::Entrants),
    ("loser", Of::Entrants),
    ("bye", Of::Entrants),
    ("boards", Of::Entrants),
    ("members", Of::Entrants),
    ("seats", Of::Entrants),
    ("team", Of::Teams),
    ("team_bye", Of::Teams),
    ("matches", Of::Teams),
];

/// Acts of which `entrant` or `entrants` is a team where teams are paired.
const OF_TEAMS: [&str; 4] = ["withdraw", "bye", "forbid", "allow"];

/// Deeper than any act; what is nested further is no name.
const DEPTH: usize = 3;

/// An act from JSON; a text in the place of an id is a name, a starting rank, `#id` or `fide:NUMBER`, and a number in the place
/// of a question is its `seq`. What answers a question of the event (a bye asked for) is the act that the answer does.
///
/// # Errors
/// [`Unread`].
///
/// ```
/// use arbiter_event::act::{Act, Announce, Enter, decide, evolve, named};
/// use arbiter_event::state::State;
/// let mut state = State::default();
/// for act in [Act::from(Announce::new("Club", 3)), Enter::named("Gomez, Ana").into()] {
///     let entry = decide(&state, &act).unwrap();
///     evolve(&mut state, &entry);
/// }
/// let read = |text: &str| named(&state, serde_json::from_str(text).unwrap());
/// assert!(matches!(read(r#"{"do":"withdraw","entrant":"gomez","from":1}"#), Ok(Act::Withdraw(act)) if act.entrant == 1));
/// assert!(read(r#"{"do":"withdraw","entrant":"gomes ana","from":1}"#).is_err());
/// assert!(read(r#"{"do":"fly"}"#).is_err());
/// ```
pub fn named(state: &State, act: Value) -> Result<Act, Unread> {
    let mut act = answered(state, act);
    let either = act["do"].as_str().is_some_and(|kind| OF_TEAMS.contains(&kind));
    if let Some(fields) = act.as_object_mut() {
        for (name, of) in FIELDS {
            let of = if either && of == Of::Entrants {
                Of::Either
            } else {
                of
            };
            match fields.get_mut(name) {
                Some(value) if name != "boards" || of_pairs(value) => ids(state, value, of, DEPTH)?,
                _ => {}
            }
        }
    }
    Ok(serde_json::from_value(act)?)
}

impl Act {
    /// The field that only a game which is played here fills, where somebody filled it: nobody's word is such a game.
    #[must_use]
    pub fn claims_a_game(&self) -> Option<&'static str> {
        match self {
            Self::Result(act) if act.live.is_some() || act.source.is_some() => Some("source"),
            Self::OpenGames(act) if !act.games.is_empty() => Some("games"),
            Self::Result(_) => None,
            _ => self.game().map(|_| "game"),
        }
    }

    /// The game that was played here and brought it about.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        let game = match self {
            Self::Result(act) => return act.live.as_ref().map(|live| live.game.as_str()),
            Self::Penalty(act) => &act.game,
            Self::Offence(act) => &act.game,
            Self::Exclude(act) => &act.game,
            Self::Expel(act) => &act.game,
            Self::Reinstate(act) => &act.game,
            Self::Adjourn(act) => &act.game,
            Self::Undo(act) => &act.game,
            _ => return None,
        };
        game.as_deref()
    }
}

/// What a question is answered with, where it is named by its number.
fn answered(state: &State, mut act: Value) -> Value {
    let number = act["question"]
        .as_u64()
        .filter(|_| act["do"] == "decide" || act["do"] == "overrule");
    let Some(number) = number.and_then(|number| u32::try_from(number).ok()).map(Seq) else {
        return act;
    };
    let option = act["option"].as_str().unwrap_or_default();
    if let Some(answer) = state.answer_to(number, option) {
        return answer;
    }
    if let Some(key) = state.question_at(number) {
        act["question"] = key.into();
    }
    act
}

fn of_pairs(boards: &Value) -> bool {
    boards
        .as_array()
        .is_some_and(|list| list.iter().any(Value::is_array))
}

fn ids(state: &State, value: &mut Value, of: Of, depth: usize) -> Result<(), Refusal> {
    match value {
        Value::String(name) => {
            let team = of == Of::Teams || (of == Of::Either && state.of_teams());
            let id = if team {
                state.find_team(name)?.0
            } else {
                state.find(name)?.0
            };
            *value = id.into();
        }
        Value::Array(list) if depth > 0 => {
            for one in list {
                ids(state, one, of, depth - 1)?;
            }
        }
        _ => {}
    }
    Ok(())
}

impl State {
    /// A team by its name or its number.
    ///
    /// # Errors
    /// [`Refusal::NoTeamCalled`].
    pub fn find_team(&self, asked: &str) -> Result<TeamId, Refusal> {
        let asked = asked.trim();
        let wanted = crate::state::words(asked);
        let mut teams = self.teams.values();
        let named = teams.find(|team| crate::state::words(&team.name) == wanted);
        let digits: String = asked.chars().map(crate::ages::latin).collect();
        let numbered = || {
            let number = digits.parse().ok()?;
            self.team_numbers().team(number)
        };
        let found = named.map(|team| team.id).or_else(numbered);
        found.ok_or_else(|| Refusal::NoTeamCalled(asked.to_owned()))
    }
}
