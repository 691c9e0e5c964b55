//! What `--undo` takes back: the newest act of a kind about a person.

use anyhow::Result;
use arbiter_event::act::{Act, Enter, Kind as Did, Undo};
use arbiter_event::number::EntrantId;
use arbiter_event::state::{Made, name_words};
use arbiter_lang::Args as Words;

use super::args::What;
use crate::event::fault;
use crate::event::store::{By, Store};

/// The newest act of this kind about this person is taken back.
pub(super) fn take_back(store: &mut Store, what: &What, by: &By) -> Result<()> {
    let (kind, who) = match what {
        What::Enter { name, .. } => (Did::Enter, name),
        What::Remove { who } => return enter_again(store, who, by),
        What::Correct { who, .. } => (Did::CorrectEntrant, who),
        What::Absent { who, .. } => (Did::Absent, who),
        What::Bye { player, .. } => (Did::Bye, player),
        What::Withdraw { player, .. } => (Did::Withdraw, player),
        What::Rejoin { who, .. } => (Did::Rejoin, who),
        What::Exclude { who, expelled, .. } if *expelled => (Did::Expel, who),
        What::Exclude { who, .. } => (Did::Exclude, who),
        What::Seat { who, .. } => (Did::Seat, who),
        What::Reinstate { who, .. } => (Did::Reinstate, who),
        What::Penalty { player, .. } => (Did::Penalty, player),
        What::Seen { player, .. } => (Did::DocumentSeen, player),
        What::CheckIn { who, .. } => {
            for who in who {
                let id = store.find(who)?.0;
                newest(store, Did::CheckIn, id, by)?;
            }
            return Ok(());
        }
        _ => {
            let words = Words::new().text("command", "arbiter event history, arbiter event undo");
            return Err(fault(store.lang(), "tournament-cli-undo-by-number", &words));
        }
    };
    let id = store.either(who)?;
    newest(store, kind, id, by)
}

/// Whoever was removed by mistake enters again, as he had entered: under a new number, since none is given twice.
fn enter_again(store: &mut Store, who: &str, by: &By) -> Result<()> {
    let asked = name_words(who);
    let is_meant = |enter: &Enter| {
        let name = name_words(&enter.form.name);
        !asked.is_empty() && asked.iter().all(|word| name.contains(word))
    };
    let gone: Vec<Enter> = store
        .state()
        .history
        .iter()
        .filter(|made| made.undone_by.is_some())
        .filter_map(|made| match &made.act {
            Act::Enter(enter) => Some(enter.clone()),
            _ => None,
        })
        .filter(is_meant)
        .collect();
    let names = || {
        let names = gone.iter().map(|enter| enter.form.name.trim());
        names.collect::<Vec<_>>().join("; ")
    };
    let [enter] = gone.as_slice() else {
        let told = Words::new().text("asked", who).text("names", names());
        let tag = if gone.is_empty() {
            "tournament-cli-nobody-removed"
        } else {
            "tournament-cli-several-removed"
        };
        return Err(fault(store.lang(), tag, &told));
    };
    store.act(enter.clone(), by)?;
    super::tell_who_entered(store);
    Ok(())
}

fn newest(store: &mut Store, kind: Did, id: u32, by: &By) -> Result<()> {
    let state = store.state();
    let about = |act: &Act| match act {
        Act::CorrectEntrant(one) => one.entrant.0 == id,
        Act::CheckIn(one) => one.entrant.0 == id,
        Act::Absent(one) => one.entrant.0 == id,
        Act::Bye(one) => one.entrant == id,
        Act::AskBye(one) => one.entrant.0 == id,
        Act::Withdraw(one) => one.entrant == id,
        Act::Rejoin(one) => one.entrant.0 == id,
        Act::Exclude(one) => one.entrant.0 == id,
        Act::Expel(one) => one.entrant.0 == id,
        Act::Seat(one) => one.entrant.0 == id,
        Act::Reinstate(one) => one.entrant.0 == id,
        Act::Penalty(one) => one.entrant.0 == id,
        Act::DocumentSeen(one) => one.entrant.0 == id,
        _ => false,
    };
    let entered = state.entrants.get(&EntrantId(id)).map(|one| one.entered);
    let fits = |made: &Made| about(&made.act) || kind == Did::Enter && Some(made.seq) == entered;
    let seq = state.newest(kind, fits).map(|made| made.seq);
    let told = Words::new()
        .word("who", store.words().either(id))
        .word("what", store.words().kind(kind));
    let seq = seq.ok_or_else(|| fault(store.lang(), "tournament-cli-nothing-of-him", &told))?;
    store.act(Undo::of(seq), by)?;
    store.tell(store.lang().text("tournament-cli-taken-back", &told));
    Ok(())
}
