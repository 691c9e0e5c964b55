//! For the tests of acts.

use super::{Act, Refusal, decide, evolve};
use crate::state::State;

/// Does an act.
pub fn done(state: &mut State, act: impl Into<Act>) -> Result<(), Refusal> {
    let entry = decide(state, &act.into())?;
    evolve(state, &entry);
    Ok(())
}
