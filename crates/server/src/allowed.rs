//! Who may do what somebody else wanted to do: said where it is refused.

use arbiter_hall::event::act::Kind;
use arbiter_hall::tournament::{role_may, who_may};
use arbiter_hall::{HallError, Role};
use arbiter_lang::{Args, Lang, TournamentWords};

use crate::live::Failure;

/// The act that was refused to somebody who may do none of its kind, and the roles that may; nothing where another reason is in
/// the way, or where it is not a matter of roles.
pub fn only_they(failure: &Failure) -> Option<(Kind, Vec<Role>)> {
    let Failure::Hall(HallError::Forbidden { command, roles }) = failure else {
        return None;
    };
    let kind = *Kind::ALL.iter().find(|kind| kind.name() == *command)?;
    let may = who_may(kind);
    let has = roles.iter().any(|role| role_may(*role, kind));
    (!has && !may.is_empty()).then_some((kind, may))
}

/// The same in a sentence.
pub fn only_for(lang: &Lang, words: &TournamentWords, failure: &Failure) -> Option<String> {
    let (kind, may) = only_they(failure)?;
    let name = |role: &Role| lang.text("tour-role", &Args::new().word("role", role.as_str()));
    let names: Vec<String> = may.iter().map(name).collect();
    let joint = lang.text("tournament-joint", &Args::new());
    let args = Args::new().word("deed", words.kind(kind));
    Some(lang.text("tour-only-for", &args.word("who", names.join(&joint))))
}
