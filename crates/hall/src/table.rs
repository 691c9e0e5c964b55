//! The one table of what each role may command.
//!
//! It says who may *say* that something happened. Whether it can have happened, and what the Laws say of it, is asked
//! in the game; what is shown to whom is `view`'s.

use crate::Role;

/// Whether a role may give a command.
///
/// A command that the table does not name may be given by nobody.
///
/// ```
/// use arbiter_hall::{Role, allows};
/// assert!(allows(Role::Player, "resign"));
/// assert!(!allows(Role::Arbiter, "resign"));
/// assert!(!allows(Role::Organiser, "fly"));
/// ```
#[must_use]
pub fn allows(role: Role, command: &str) -> bool {
    row(command).is_some_and(|row| row.roles[role as usize])
}

/// Whether both players together may give a command of arbiters, in a game that has none.
#[must_use]
pub fn allows_together(command: &str) -> bool {
    row(command).is_some_and(|row| row.together)
}

/// Every command that there is, in the order of the table.
pub fn commands() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|row| row.command)
}

fn row(command: &str) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.command == command)
}

struct Row {
    command: &'static str,
    roles: [bool; 10],
    together: bool,
}

const fn row_of(command: &'static str, roles: [bool; 10], together: bool) -> Row {
    Row {
        command,
        roles,
        together,
    }
}

const X: bool = true;
const O: bool = false;

/// Together: what arbiters do, done by both players in a game that has none.
#[rustfmt::skip]
const TABLE: &[Row] = &[
    //                       organiser
    //                       |  chief arbiter
    //                       |  |  arbiter
    //                       |  |  |  desk
    //                       |  |  |  |  player
    //                       |  |  |  |  |  helper
    //                       |  |  |  |  |  |  captain
    //                       |  |  |  |  |  |  |  committee
    //                       |  |  |  |  |  |  |  |  spectator
    //                       |  |  |  |  |  |  |  |  |  screen   together
    // The event.
    row_of("add_board",        [X, X, O, O, O, O, O, O, O, O], O),
    row_of("appoint",          [X, X, O, O, O, O, O, O, O, O], O),
    // A player only to his own seat. Whoever plays at a board, whatever else he is, never to its other seat once somebody
    // has it, nor for a helper there; and where there is no arbiter, whoever plays names none.
    row_of("invite",           [X, X, X, O, X, O, O, O, O, O], O),
    row_of("revoke",           [X, X, X, O, O, O, O, O, O, O], O),
    row_of("set_delay",        [X, X, O, O, O, O, O, O, O, O], O),
    // Before the game.
    row_of("schedule",         [X, X, X, O, O, O, O, O, O, O], O),
    row_of("round_start",      [O, X, X, O, O, O, O, O, O, O], O),
    row_of("set_up",           [O, X, X, O, O, O, O, O, O, O], X),
    row_of("draw_start",       [O, O, O, O, O, O, O, O, O, O], O), // what two lots say, no person does
    row_of("set_clock",        [O, X, X, O, O, O, O, O, O, O], X),
    row_of("turn_board",       [O, X, X, O, X, X, O, O, O, O], O),
    row_of("register_helper",  [O, X, X, O, O, O, O, O, O, O], O),
    // Hands.
    row_of("announce_adjust",  [O, O, O, O, X, X, O, O, O, O], O),
    row_of("touch",            [O, O, O, O, X, X, O, O, O, O], O),
    row_of("touch_reserve",    [O, O, O, O, X, X, O, O, O, O], O),
    row_of("lift",             [O, O, O, O, X, X, O, O, O, O], O),
    row_of("place",            [O, X, X, O, X, X, O, O, O, O], O), // an arbiter sets the board right
    row_of("release",          [O, X, X, O, X, X, O, O, O, O], O),
    row_of("remove",           [O, X, X, O, X, X, O, O, O, O], O),
    row_of("put_back",         [O, X, X, O, X, X, O, O, O, O], O),
    row_of("displace",         [O, O, O, O, X, X, O, O, O, O], O),
    row_of("press",            [O, O, O, O, X, X, O, O, O, O], O),
    row_of("stop_clocks",      [O, X, X, O, X, X, O, O, O, O], O),
    row_of("restart_clock",    [O, X, X, O, X, X, O, O, O, O], O),
    row_of("hit_clock",        [O, O, O, O, X, X, O, O, O, O], O),
    row_of("move",             [O, O, O, O, X, X, O, O, O, O], O),
    row_of("drag",             [O, O, O, O, X, X, O, O, O, O], O),
    // Speech.
    row_of("say",              [O, X, X, O, X, X, X, O, O, O], O),
    row_of("announce",         [O, O, O, O, X, X, O, O, O, O], O),
    row_of("repeat",           [O, O, O, O, X, X, O, O, O, O], O),
    row_of("tell",             [O, O, O, O, O, X, O, O, O, O], O),
    row_of("partner",          [O, O, O, O, X, O, O, O, O, O], O),
    row_of("offer",            [O, O, O, O, X, X, O, O, O, O], O),
    row_of("accept",           [O, O, O, O, X, X, O, O, O, O], O),
    row_of("decline",          [O, O, O, O, X, X, O, O, O, O], O),
    row_of("resign",           [O, O, O, O, X, X, O, O, O, O], O),
    row_of("gesture",          [O, O, O, O, X, O, O, O, O, O], O),
    row_of("claim",            [O, X, X, O, X, X, O, O, O, O], O), // an arbiter enters a player's, for the side that he names
    row_of("withdraw",         [O, O, O, O, X, X, O, O, O, O], O),
    row_of("call_arbiter",     [O, O, O, O, X, X, X, O, O, O], O),
    row_of("ask",              [O, O, O, O, X, X, X, O, O, O], O),
    row_of("agree",            [O, O, O, O, O, O, O, O, O, O], X), // never one player alone
    // The clock: where it stands beside the board, somebody reads it.
    row_of("reading",          [O, X, X, O, O, O, O, O, O, O], O),
    row_of("shows_zero",       [O, X, X, O, O, O, O, O, O, O], O),
    row_of("shows_first",      [O, X, X, O, O, O, O, O, O, O], O),
    row_of("defect",           [O, X, X, O, O, O, O, O, O, O], O),
    row_of("adds",             [O, X, X, O, O, O, O, O, O, O], O),
    // Paper.
    row_of("write",            [O, X, X, O, X, X, O, O, O, O], O), // an arbiter in his own record
    row_of("write_ahead",      [O, O, O, O, X, X, O, O, O, O], O),
    row_of("strike",           [O, O, O, O, X, X, O, O, O, O], O),
    row_of("draw_mark",        [O, O, O, O, X, X, O, O, O, O], O),
    row_of("note",             [O, O, O, O, X, X, O, O, O, O], O),
    row_of("hand_sheet",       [O, O, O, O, X, X, O, O, O, O], O),
    row_of("return_sheet",     [O, X, X, O, X, X, O, O, O, O], O),
    row_of("seal",             [O, O, O, O, X, X, O, O, O, O], O),
    row_of("sign",             [O, O, O, O, X, O, O, O, O, O], O),
    // Presence.
    row_of("arrive",           [O, X, X, O, X, O, O, O, O, O], O),
    row_of("leave",            [O, X, X, O, X, O, O, O, O, O], O),
    row_of("return",           [O, X, X, O, X, O, O, O, O, O], O),
    row_of("device",           [O, X, X, O, X, O, O, O, O, O], O),
    row_of("smoke",            [O, X, X, O, X, O, O, O, O, O], O),
    row_of("finish_as_spectator", [O, X, X, O, X, O, O, O, O, O], O),
    // Reports.
    row_of("observe",          [O, X, X, O, O, O, O, O, O, O], O),
    row_of("report",           [O, X, X, O, X, X, X, O, O, O], O),
    row_of("replay_finds",     [O, X, X, O, O, O, O, O, O, O], O),
    // Arbiters.
    row_of("start",            [O, X, X, O, O, O, O, O, O, O], X),
    row_of("stop",             [O, X, X, O, O, O, O, O, O, O], O),
    row_of("resume",           [O, X, X, O, O, O, O, O, O, O], X),
    row_of("settle",           [O, X, X, O, O, O, O, O, O, O], X), // which figures hold after a restart
    row_of("decide",           [O, X, X, O, O, O, O, O, O, O], X),
    row_of("adjust",           [O, X, X, O, O, O, O, O, O, O], X),
    row_of("order",            [O, X, X, O, O, O, O, O, O, O], O),
    row_of("penalise",         [O, X, X, O, O, O, O, O, O, O], O),
    row_of("new_game",         [O, X, X, O, O, O, O, O, O, O], X),
    row_of("adjourn",          [O, X, X, O, O, O, O, O, O, O], O),
    row_of("open_envelope",    [O, X, X, O, O, O, O, O, O, O], O),
    row_of("postpone",         [O, X, X, O, O, O, O, O, O, O], O),
    row_of("declare",          [O, X, X, O, O, O, O, O, O, O], O),
    row_of("correct",          [O, X, X, O, O, O, O, O, O, O], O),
    row_of("overrule",         [O, X, X, O, O, O, O, X, O, O], O),
    row_of("take_back",        [O, X, X, O, O, O, O, X, O, O], X),
    // After.
    row_of("remedy_done",      [O, X, X, O, X, O, O, O, O, O], O),
    row_of("comply",           [O, O, O, O, X, O, O, O, O, O], O),
    row_of("refuse",           [O, O, O, O, X, O, O, O, O, O], O),
    row_of("appeal",           [O, O, O, O, X, O, X, O, O, O], O),
    row_of("decide_appeal",    [O, X, O, O, O, O, O, X, O, O], O),
];

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_game::event::Act;

    #[test]
    fn every_act_of_a_game_stands_in_the_table_once() {
        let acts = Act::TAGS.iter().copied().flatten();
        for act in acts {
            let rows = TABLE.iter().filter(|row| row.command == *act).count();
            assert_eq!(rows, 1, "{act}");
        }
    }

    #[test]
    fn whoever_only_looks_commands_nothing() {
        for role in [Role::Spectator, Role::Screen] {
            assert!(commands().all(|command| !allows(role, command)), "{role}");
        }
    }
}
