//! The one table of who may do which act of a tournament.
//!
//! It says who may *do* something. Whether it can be done, and what comes of it, is asked in the event.

use arbiter_event::act::{Act, AppealAct, Kind};
use arbiter_event::number::{EntrantId, TeamId};
use arbiter_event::state::{Made, State};

use crate::{Grant, Grants, HallError, Role};

/// An act with the letters of those who may do it.
struct Row {
    act: &'static str,
    who: &'static str,
}

const fn row(act: &'static str, who: &'static str) -> Row {
    Row { act, who }
}

/// `O` organiser, `C` chief arbiter, `A` arbiter, `D` desk, `P` the player himself, `T` the captain of his own team, `M` a
/// member of the appeals committee. What a game played here brings is done by nobody's right.
#[rustfmt::skip]
const TABLE: &[Row] = &[
    row("announce",        "OC"),
    row("amend",           "OC"),
    row("tiebreaks",       "C"),
    row("forbid",          "CA"),
    row("allow",           "CA"),
    row("apart",           "CA"),
    row("committee",       "OC"),
    row("appeal_terms",    "OC"),
    row("checked",         "OC"),
    row("invitation",      "OC"),
    row("hour",            "OCA"),
    row("enter",           "OCAD"),
    row("correct_entrant", "OCAD"), // the desk before the draw only
    row("check_in",        "CADP"),
    row("absent",          "CADP"),
    row("withdraw",        "CA"),
    row("rejoin",          "CA"),
    row("bye",             "CA"),
    row("ask_bye",         "CAP"), // the arbiter refuses by taking it back
    row("seat",            "CA"),
    row("document_seen",   "CAD"),
    row("erase_births",    "OC"),
    row("ages",            "OC"),
    row("team",            "CAT"),
    row("lineup",          "CAT"),
    row("publish_lots",    "C"),
    row("draw",            "C"),
    row("pair",            "CA"),
    row("publish",         "CA"),
    row("repair",          "C"),
    row("open_games",      "CA"),
    row("detach",          "C"),
    row("colours",         "CA"),
    row("report_result",   "P"),
    row("result",          "CAD"), // the desk only where there is none yet
    row("adjourn",         "CA"),
    row("penalty",         "C"),
    row("offence",         "CA"),
    row("exclude",         "C"),
    row("expel",           "C"),
    row("reinstate",       "C"),
    row("incident",        "CA"),
    row("dispute",         "CA"),
    row("appeal",          "CAPT"),
    row("decision",        "M"),
    row("through",         "C"),
    row("category",        "OC"),
    row("prize",           "OC"),
    row("award",           "OC"),
    row("decide",          "OC"),
    row("overrule",        "C"),
    row("refer",           "OCAD"),
    row("resolve",         "OC"),
    row("leave_fide_mode", "C"),
    row("note",            "CAD"),
    row("finish",          "C"),
    row("reopen",          "C"),
    row("undo",            ""), // whoever may do what is taken back, and the chief arbiter
];

const fn letter(role: Role) -> Option<char> {
    match role {
        Role::Organiser => Some('O'),
        Role::ChiefArbiter => Some('C'),
        Role::Arbiter => Some('A'),
        Role::Desk => Some('D'),
        Role::Player => Some('P'),
        Role::Captain => Some('T'),
        Role::Committee => Some('M'),
        Role::Helper | Role::Spectator | Role::Screen => None,
    }
}

/// Whether the table has this role in the row of this act, whoever and whatever it is about.
///
/// ```
/// use arbiter_event::act::Kind;
/// use arbiter_hall::Role;
/// use arbiter_hall::tournament::role_may;
/// assert!(role_may(Role::Desk, Kind::Result) && !role_may(Role::Desk, Kind::Pair));
/// ```
#[must_use]
pub fn role_may(role: Role, kind: Kind) -> bool {
    let found = TABLE.iter().find(|row| row.act == kind.name());
    found
        .zip(letter(role))
        .is_some_and(|(row, letter)| row.who.contains(letter))
}

/// The roles in which such acts are done.
///
/// ```
/// use arbiter_event::act::Kind;
/// use arbiter_hall::Role;
/// use arbiter_hall::tournament::who_may;
/// assert_eq!(who_may(Kind::Finish), [Role::ChiefArbiter]);
/// ```
#[must_use]
pub fn who_may(kind: Kind) -> Vec<Role> {
    let all = Role::ALL.iter().copied();
    all.filter(|role| role_may(*role, kind)).collect()
}

/// Whether somebody has a role in which such acts are done; whether this one may be is asked when it is.
#[must_use]
pub fn has_right(by: &Grants, kind: Kind) -> bool {
    by.iter().any(|grant| role_may(grant.role, kind))
}

/// Whether somebody may do an act here, and in which role.
///
/// # Errors
/// [`HallError::Forbidden`], with the act and his roles.
pub fn may_act(by: &Grants, act: &Act, state: &State) -> Result<Role, HallError> {
    if let Some(role) = acting(by, act, state) {
        return Ok(role);
    }
    let roles = by.iter().map(|grant| grant.role).collect();
    Err(HallError::Forbidden {
        command: act.kind().name(),
        roles,
    })
}

fn acting(by: &Grants, act: &Act, state: &State) -> Option<Role> {
    let may = |grant: &Grant| may_as(*grant, by, act, state);
    by.iter().find(may).map(|grant| grant.role)
}

fn may_as(grant: Grant, by: &Grants, act: &Act, state: &State) -> bool {
    if let Act::Undo(undo) = act {
        let undone = state.history.iter().find(|made| made.seq == undo.of);
        let judged = undone.is_some_and(|made| concerns_himself(by, &made.act, state));
        if grant.role == Role::ChiefArbiter && !judged {
            return true;
        }
        return undone.is_some_and(|made| match &made.act {
            // What the desk typed stands there now, so that it could not type it again: its slip it still takes back.
            Act::Result(typed) if grant.role == Role::Desk => typed.was.is_none() && is_of_a_desk(made),
            // An appeal is taken back by whoever made it; of an earlier log nobody knows who that was.
            Act::Appeal(act) if grant.role == Role::Player => {
                act.entrant.is_some() && act.entrant == grant.entrant
            }
            Act::Appeal(act) if grant.role == Role::Captain => act.team.is_some() && act.team == grant.team,
            act => may_as(grant, by, act, state),
        });
    }
    if !role_may(grant.role, act.kind()) || (grant.role.judges() && concerns_himself(by, act, state)) {
        return false;
    }
    match grant.role {
        Role::Player => of_himself(grant.entrant, act) && is_his_to_say(act, state),
        Role::Captain => of_his_team(grant.team, act, state),
        Role::Desk => at_the_desk(act, state),
        _ => true,
    }
}

/// Whether a desk did it, and nobody who decides.
fn is_of_a_desk(made: &Made) -> bool {
    let role = |by: &str| by.rsplit(", ").next() == Some(Role::Desk.to_string().as_str());
    made.by.as_deref().is_none_or(role)
}

/// A volunteer types what is not there yet: nothing of his changes what somebody else decided.
fn at_the_desk(act: &Act, state: &State) -> bool {
    match act {
        Act::Result(act) => {
            let known = state.round(act.round).and_then(|round| round.result(act.board));
            // Without what was seen it changes nothing: it is refused with what stands there.
            let differs = known.is_none_or(|known| known.result != act.result);
            act.is_there(state) || (act.was.is_none() && differs)
        }
        Act::CorrectEntrant(_) => !state.drawn(),
        _ => true,
    }
}

fn of_himself(own: Option<EntrantId>, act: &Act) -> bool {
    let whose = match act {
        Act::CheckIn(act) => act.entrant,
        Act::Absent(act) => act.entrant,
        Act::AskBye(act) => act.entrant,
        Act::ReportResult(act) => act.entrant,
        // Whoever plays may hand one in, for himself.
        Act::Appeal(act) => return own.is_some() && act.entrant.is_none_or(|who| own == Some(who)),
        _ => return false,
    };
    own == Some(whose)
}

/// Who is there players say where the event is so; that they are not there they may say always.
fn is_his_to_say(act: &Act, state: &State) -> bool {
    !matches!(act, Act::CheckIn(_)) || state.players_check_in()
}

fn of_his_team(own: Option<TeamId>, act: &Act, state: &State) -> bool {
    match act {
        Act::Lineup(act) => own == Some(act.team),
        Act::Appeal(act) => act.entrant.is_none() && act.team.is_none_or(|team| own == Some(team)),
        Act::Team(act) => {
            let team = own.and_then(|id| state.teams.get(&id));
            team.is_some_and(|team| team.name == act.name.trim())
        }
        _ => true,
    }
}

/// Nobody judges his own game or his own appeal, nor anything else that is about himself.
fn concerns_himself(by: &Grants, act: &Act, state: &State) -> bool {
    if let Some(appeal) = appeal_of(act, state)
        && by.iter().any(|grant| is_of(appeal, grant))
    {
        return true;
    }
    let own: Vec<EntrantId> = by.iter().filter_map(|grant| grant.entrant).collect();
    if own.is_empty() {
        return false;
    }
    let plays = |round, board| {
        let seats = state.round(round).and_then(|round| round.board(board));
        seats.map_or(Vec::new(), |board| vec![board.white, board.black])
    };
    let about = match act {
        Act::Result(act) => plays(act.round, act.board),
        Act::Colours(act) => plays(act.round, act.board),
        Act::Detach(act) => {
            let boards = act.boards.iter();
            boards.flat_map(|board| plays(act.round, *board)).collect()
        }
        Act::Adjourn(act) => plays(act.round, act.board),
        Act::Penalty(act) => vec![act.entrant],
        Act::Offence(act) => vec![act.entrant],
        Act::Exclude(act) => vec![act.entrant],
        Act::Expel(act) => vec![act.entrant],
        Act::Reinstate(act) => vec![act.entrant],
        Act::Through(act) => vec![act.winner, act.loser],
        _ => Vec::new(),
    };
    own.iter().any(|one| about.contains(one))
}

/// The appeal that an act is, or decides.
fn appeal_of<'a>(act: &'a Act, state: &'a State) -> Option<&'a AppealAct> {
    let decision = match act {
        Act::Appeal(appeal) => return Some(appeal),
        Act::Decision(decision) => decision,
        _ => return None,
    };
    let made = state.history.iter().rev().filter(|made| made.stands());
    let mut appeals = made.filter_map(|made| match &made.act {
        Act::Appeal(appeal) => Some(appeal),
        _ => None,
    });
    appeals.find(|appeal| appeal.dispute == decision.dispute)
}

/// Whether an appeal is that of this player, or of this team.
fn is_of(appeal: &AppealAct, grant: Grant) -> bool {
    let player = appeal.entrant.is_some() && appeal.entrant == grant.entrant;
    player || appeal.team.is_some() && appeal.team == grant.team
}

/// An appeal that names nobody is that of whoever hands it in, where he plays or leads a team here.
pub(super) fn in_his_name(by: &Grants, act: &mut Act, role: Role) {
    let Act::Appeal(appeal) = act else { return };
    if appeal.entrant.is_some() || appeal.team.is_some() {
        return;
    }
    if role == Role::Captain {
        appeal.team = by
            .iter()
            .find(|grant| grant.role == role)
            .and_then(|grant| grant.team);
    } else {
        appeal.entrant = by.iter().find_map(|grant| grant.entrant);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_of_an_event_stands_in_the_table_once() {
        for kind in Kind::ALL {
            let rows = TABLE.iter().filter(|row| row.act == kind.name()).count();
            assert_eq!(rows, 1, "{}", kind.name());
        }
        assert_eq!(TABLE.len(), Kind::ALL.len(), "a row of no act");
    }

    #[test]
    fn the_desk_takes_its_own_slip_back_and_no_change_of_an_arbiter() {
        use arbiter_event::act::{Announce, Draw, Enter, EnterResult, Pair, Undo, decide, evolve};
        use arbiter_event::number::{BoardNumber, Round, Seq};
        let mut state = State::default();
        let mut by = |by: &str, act: Act| -> Seq {
            let mut entry = decide(&state, &act).unwrap();
            entry.by = Some(by.to_owned());
            evolve(&mut state, &entry);
            entry.seq
        };
        let mut done = |act: Act| by("Kit, desk", act);
        done(Announce::new("Club", 3).into());
        for name in ["Ada", "Bob", "Cem", "Dee"] {
            done(Enter::rated(name, None).into());
        }
        done(Draw::by_hand(vec![1, 2, 3, 4], Some(arbiter_event::Color::White)).into());
        done(Pair::by_rules(Round(1)).into());
        let result = |text: &str| text.parse().unwrap();
        let typed = EnterResult::typed(Round(1), BoardNumber(1), result("1-0"));
        let first = done(typed.clone().into());
        let change = EnterResult {
            was: Some(typed.result),
            result: result("0-1"),
            ..typed
        };
        let second = done(change.into());
        let other = EnterResult::typed(Round(1), BoardNumber(2), result("1-0"));
        let of_an_arbiter = by("Chen, chief_arbiter", other.into());
        let desk = Grants::new([Grant::of(Role::Desk)]);
        let may = |of: Seq| may_act(&desk, &Undo::of(of).into(), &state).is_ok();
        assert!(state.history.iter().any(|made: &Made| made.seq == first));
        assert!(may(first) && !may(second) && !may(of_an_arbiter));
    }

    #[test]
    fn whoever_only_looks_does_nothing() {
        for role in [Role::Spectator, Role::Screen, Role::Helper] {
            assert!(Kind::ALL.iter().all(|kind| !role_may(role, *kind)), "{role}");
        }
    }

    #[test]
    fn nobody_decides_his_own_appeal_and_nobody_else_takes_it_back() {
        use arbiter_event::act::{
            Announce, AppealTerms, CommitteeAct, Decision, DisputeAct, Draw, Enter, Pair, Undo, decide,
            evolve,
        };
        use arbiter_event::number::Round;
        use arbiter_event::regulations::{Member, Stage};
        let mut state = State::default();
        let mut done = |act: Act| {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
            entry.seq
        };
        done(Announce::new("Club", 3).into());
        for name in ["Ada", "Bob", "Cem", "Dee"] {
            done(Enter::rated(name, None).into());
        }
        let member = |told: &str| told.parse::<Member>().unwrap();
        let committee = CommitteeAct {
            chair: member("Ute/UZB"),
            members: ["Vu/VIE", "Wil/WLS"].map(member).to_vec(),
            reserves: ["Xi/CHN", "Yve/FRA"].map(member).to_vec(),
        };
        done(committee.into());
        done(AppealTerms { fee: 50, minutes: 60 }.into());
        done(Draw::by_hand(vec![1, 2, 3, 4], Some(arbiter_event::Color::White)).into());
        done(Pair::by_rules(Round(1)).into());
        for step in [Stage::Reported, Stage::Mediated, Stage::Ruled] {
            let text = "why".to_owned();
            done(
                DisputeAct {
                    number: 1,
                    step,
                    text,
                }
                .into(),
            );
        }
        let ada = Grants::new([Grant::entrant(EntrantId(1)), Grant::of(Role::Committee)]);
        let bob = Grants::new([Grant::entrant(EntrantId(2)), Grant::of(Role::Committee)]);
        let mut appeal = Act::from(AppealAct {
            dispute: 1,
            written: true,
            paid: 50,
            after: 10,
            involved: Vec::new(),
            entrant: None,
            team: None,
            text: "touched".to_owned(),
        });
        in_his_name(&ada, &mut appeal, Role::Player);
        let seq = done(appeal.clone());
        assert!(matches!(&appeal, Act::Appeal(act) if act.entrant == Some(EntrantId(1))));
        let decision = Act::from(Decision {
            dispute: 1,
            upheld: true,
            reasonable: false,
            text: "upheld".to_owned(),
        });
        assert!(may_act(&ada, &decision, &state).is_err());
        assert_eq!(may_act(&bob, &decision, &state).ok(), Some(Role::Committee));
        let undo = Act::from(Undo::of(seq));
        assert_eq!(may_act(&ada, &undo, &state).ok(), Some(Role::Player));
        assert!(may_act(&bob, &undo, &state).is_err());
        assert!(may_act(&bob, &appeal, &state).is_err(), "in the name of another");
        let chief = Grants::new([Grant::of(Role::ChiefArbiter)]);
        assert!(may_act(&chief, &undo, &state).is_ok());
    }

    #[test]
    fn a_chief_arbiter_who_plays_takes_no_board_of_his_own_beside_another() {
        use arbiter_event::act::{Announce, Detach, Draw, Enter, Pair, decide, evolve};
        use arbiter_event::number::{BoardNumber, Round};
        let mut state = State::default();
        let mut done = |act: Act| {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        };
        done(Announce::new("Club", 3).into());
        for name in ["Ada", "Bob", "Cem", "Dee"] {
            done(Enter::rated(name, None).into());
        }
        done(Draw::by_hand(vec![1, 2, 3, 4], Some(arbiter_event::Color::White)).into());
        done(Pair::by_rules(Round(1)).into());
        let round = state.round(Round(1)).unwrap();
        let own = round.board(BoardNumber(2)).unwrap().white;
        let by = Grants::new([Grant::of(Role::ChiefArbiter), Grant::entrant(own)]);
        let detach = |boards: &[u16]| {
            Act::from(Detach {
                round: Round(1),
                boards: boards.iter().copied().map(BoardNumber).collect(),
            })
        };
        assert!(may_act(&by, &detach(&[1]), &state).is_ok());
        assert!(may_act(&by, &detach(&[2]), &state).is_err());
        assert!(may_act(&by, &detach(&[1, 2]), &state).is_err());
    }
}
