//! For the tests of acts.

use super::{Act, Announce, Draw, Enter, Method, Refusal, decide, evolve};
use crate::state::State;

/// Does an act.
pub fn done(state: &mut State, act: impl Into<Act>) -> Result<(), Refusal> {
    let entry = decide(state, &act.into())?;
    evolve(state, &entry);
    Ok(())
}

/// An event of so many players, the strongest first, who are numbered.
pub fn numbered(announce: Announce, players: u16) -> State {
    let mut state = State::default();
    done(&mut state, announce).unwrap();
    for place in 0..players {
        done(&mut state, Enter::rated(&format!("P{place}"), Some(2000 - place))).unwrap();
    }
    done(&mut state, Draw::by_lots(Method::Strength, "x")).unwrap();
    state
}
