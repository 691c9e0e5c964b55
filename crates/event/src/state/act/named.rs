//! Acts as people write them: JSON in which somebody may be named instead of told by his id.

use serde_json::Value;

use super::announce::expected;
use super::{Act, Refusal, Wanted};
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
    as_written(state, &mut act)?;
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

/// Values as people write them: points as a number, and the team of somebody who enters, which is that of his club.
fn as_written(state: &State, act: &mut Value) -> Result<(), Refusal> {
    let kind = act["do"].as_str().unwrap_or_default().to_owned();
    let Some(fields) = act.as_object_mut() else {
        return Ok(());
    };
    match kind.as_str() {
        "penalty" => {
            if let Some(Value::Number(points)) = fields.get("points") {
                let text = points.to_string();
                fields.insert("points".to_owned(), text.into());
            }
        }
        "enter" => {
            let team = match fields.remove("team") {
                None | Some(Value::Null) => return Ok(()),
                Some(Value::String(name)) => match state.find_team(&name) {
                    Ok(id) => state.team(id)?.name.clone(),
                    Err(_) => name.trim().to_owned(), // a new one
                },
                Some(id) => {
                    let number = id.as_u64().and_then(|id| u32::try_from(id).ok());
                    let found = number.ok_or_else(|| Refusal::NoTeamCalled(id.to_string()))?;
                    state.team(TeamId(found))?.name.clone()
                }
            };
            if !state.with_teams() {
                return Err(expected(Wanted::OfTeams, team));
            }
            let form = fields.get_mut("form").and_then(Value::as_object_mut);
            if let Some(form) = form {
                let club = form
                    .get("club")
                    .and_then(Value::as_str)
                    .unwrap_or_default()
                    .trim();
                if !club.is_empty() && club != team {
                    return Err(expected(Wanted::ColumnValue, club));
                }
                form.insert("club".to_owned(), team.into());
            }
        }
        _ => {}
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Enter};
    use serde_json::json;

    #[test]
    fn points_are_a_number_and_who_enters_names_his_team() {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        done(&mut state, Enter::named("One")).unwrap();
        let penalty = |points: Value| json!({"do": "penalty", "entrant": 1, "points": points, "round": 1, "reason": "late"});
        for points in [json!(-0.5), json!("-0.5")] {
            let act = named(&state, penalty(points)).unwrap();
            assert!(matches!(act, Act::Penalty(act) if act.points == "-0.5".parse().unwrap()));
        }
        let enter =
            |club: &str| json!({"do": "enter", "team": "Rooks", "form": {"name": "Two", "club": club}});
        assert!(named(&state, enter("")).is_err(), "an event without teams");
        let mut league = State::default();
        let announce = Announce {
            system: Some("FIDE_TEAM_ROUNDROBIN".to_owned()),
            ..Announce::new("League", 3)
        };
        done(&mut league, announce).unwrap();
        let act = named(&league, enter("")).unwrap();
        done(&mut league, act).unwrap();
        assert_eq!(league.find_team("rooks"), Ok(TeamId(1)));
        assert!(named(&league, enter("Town")).is_err(), "teams are those of clubs");
    }
}
