//! Every command as every role, held against the one table: with an arbiter in the house and without.

use arbiter_game::event::{Act, Actor, Event};
use arbiter_game::rules::chess::Color;
use arbiter_hall::{
    Board, Delay, Desk, Grant, Grants, HallError, LinkId, Office, Official, Order, Plan, Role, Seat, allows,
    allows_together, commands, hash,
};
use serde_json::{Map, Value, json};

const NOT_OF_A_GAME: [&str; 6] = ["add_board", "appoint", "invite", "revoke", "set_delay", "settle"];

fn plan(arbiter: bool) -> Plan {
    Plan {
        arbiter,
        rulebook: "fide-2023".into(),
        ..Plan::friends("Matrix", "90m+30s")
    }
}

fn board() -> Board {
    Board {
        control: None,
        of: None,
        blind: [false; 2],
        board: 1,
        game: "g1".into(),
        players: ["Vera".into(), "Sonja".into()],
        began: 0,
        dated: None,
    }
}

fn as_role(role: Role) -> Grants {
    let (board, side) = (1, Color::White);
    let seat = role.is_of_a_seat().then_some(Seat { board, side });
    Grants::new([Grant {
        seat,
        ..Grant::of(role)
    }])
}

fn read(mut table: Map<String, Value>) -> Act {
    table.insert("by".into(), "white".into());
    Event::from_table(table)
        .unwrap_or_else(|error| panic!("{error}"))
        .act
}

fn order(tag: &str) -> Order {
    of(crate::acts::act(tag))
}

fn of(act: Map<String, Value>) -> Order {
    Order {
        seen: 1,
        ..Order::at(0, vec![read(act)])
    }
}

/// Everything but *forbidden* is allowed here: the game may still refuse what cannot have happened.
fn allowed(result: &Result<arbiter_hall::Done, HallError>) -> bool {
    !matches!(result, Err(HallError::Forbidden { .. }))
}

#[test]
fn every_act_as_every_role() {
    let mut checked = 0;
    for arbiter in [true, false] {
        for role in Role::ALL.iter().copied() {
            for tag in commands().filter(|tag| !NOT_OF_A_GAME.contains(tag)) {
                let (mut desk, _) = Desk::begin(&plan(arbiter), &board()).unwrap();
                let untouched = desk.game().clone();
                let done = desk.prepare(&as_role(role), order(tag));
                let together = role == Role::Player && allows_together(tag) && (!arbiter || tag == "agree");
                let expected = allows(role, tag) || together;
                assert_eq!(
                    allowed(&done),
                    expected,
                    "{tag} as {role}, arbiter: {arbiter}, {done:?}"
                );
                if !expected {
                    assert_eq!(desk.game(), &untouched, "{tag} as {role} changed something");
                    assert_eq!(desk.version(), 1);
                } else if !allows(role, tag) {
                    assert!(done.unwrap().waits, "{tag} by one player alone");
                }
                checked += 1;
            }
        }
    }
    assert_eq!(
        checked,
        2 * Role::ALL.len() * (commands().count() - NOT_OF_A_GAME.len())
    );
}

#[test]
fn the_commands_of_an_event_as_every_role() {
    let (mut office, _) = Office::make("e1", plan(true), 0).unwrap();
    let organiser = as_role(Role::Organiser);
    let first = office.add_board(&organiser, board()).unwrap();
    let _line = office.record(first);
    let somebody = office.let_in("somebody", "Ali", vec![Grant::of(Role::Spectator)]);
    let _line = office.record(somebody);
    for role in Role::ALL.iter().copied() {
        let by = as_role(role);
        let second = Board { board: 2, ..board() };
        let somebody = Official {
            name: "Ali".into(),
            password: "$argon2id$".into(),
            grants: vec![Grant::of(Role::Arbiter)],
        };
        let own = vec![Grant::player(1, Color::White)];
        let tried = [
            ("add_board", office.add_board(&by, second)),
            ("appoint", office.appoint(&by, somebody)),
            ("invite", office.invite(&by, "secret", own)),
            (
                "set_delay",
                office.set_delay(
                    &by,
                    Delay {
                        moves: 3,
                        minutes: 15,
                    },
                ),
            ),
            ("revoke", office.revoke(&by, &hash("somebody"))),
        ];
        for (command, result) in tried {
            let allowed = !matches!(result, Err(HallError::Forbidden { .. }));
            assert_eq!(allowed, allows(role, command), "{command} as {role}: {result:?}");
        }
    }
}

#[test]
fn a_player_invites_to_his_own_seat_only_and_nobody_to_an_office_that_he_cannot_fill() {
    let (mut office, _) = Office::make("e1", plan(true), 0).unwrap();
    let fact = office.add_board(&as_role(Role::Organiser), board()).unwrap();
    let _line = office.record(fact);
    let cases = [
        (Role::Player, Grant::player(1, Color::White), true),
        (Role::Player, Grant::player(1, Color::Black), false),
        (Role::Player, Grant::of(Role::Arbiter), false),
        (Role::Player, Grant::of(Role::Organiser), false),
        (Role::Arbiter, Grant::player(1, Color::Black), true),
        (Role::Arbiter, Grant::of(Role::ChiefArbiter), false),
        (Role::Arbiter, Grant::of(Role::Organiser), false),
        (Role::ChiefArbiter, Grant::of(Role::Arbiter), true),
        (Role::Organiser, Grant::of(Role::ChiefArbiter), true),
        (Role::Spectator, Grant::of(Role::Spectator), false),
    ];
    for (role, grant, expected) in cases {
        let result = office.invite(&as_role(role), "secret", vec![grant]);
        assert_eq!(result.is_ok(), expected, "{role} gives {grant:?}: {result:?}");
    }
    let nowhere = office.invite(
        &as_role(Role::Organiser),
        "s",
        vec![Grant::player(9, Color::White)],
    );
    assert!(matches!(nowhere, Err(HallError::Unknown { what: "board", .. })));
}

#[test]
fn an_arbiter_sets_no_clock_without_a_reason() {
    for (by, arbiter, refused) in [
        (as_role(Role::Arbiter), true, true),
        (as_role(Role::ChiefArbiter), true, true),
        // Where there is none, that both want it is the reason.
        (
            Grants::new(Color::ALL.map(|side| Grant::player(1, side))),
            false,
            false,
        ),
    ] {
        for why in [json!(null), json!(""), json!(" \t")] {
            let (mut desk, _) = Desk::begin(&plan(arbiter), &board()).unwrap();
            let mut adjust = crate::acts::act("adjust");
            adjust.insert("why".into(), why.clone());
            let done = desk.prepare(&by, of(adjust));
            let found = matches!(done, Err(HallError::NoReason));
            assert_eq!(found, refused, "{why}: {done:?}");
            assert_eq!(desk.version() == 1, refused, "{why}");
        }
    }
}

#[test]
fn a_claim_that_an_arbiter_enters_is_the_players_own() {
    let claims = [("repetition", 2), ("disturbance", 1)];
    for (kind, answers) in claims {
        let claim = |side| {
            let mut act = crate::acts::act("claim");
            act.insert("kind".into(), kind.into());
            Order { side, ..of(act) }
        };
        let [mut entered, mut own] = [(); 2].map(|()| Desk::begin(&plan(true), &board()).unwrap().0);
        let nobodys = entered.prepare(&as_role(Role::Arbiter), claim(None));
        assert!(matches!(nobodys, Err(HallError::NoSide)), "{nobodys:?}");
        let told = entered.prepare(&as_role(Role::Arbiter), claim(Some(Color::White)));
        let said = own.prepare(&as_role(Role::Player), claim(None));
        let [told, said] = [told, said].map(|done| done.unwrap().entries.remove(0));
        assert_eq!(told.event.by, Actor::White);
        assert_eq!(told.event.reported_by, Some(Actor::Arbiter));
        assert_eq!(told.answers, said.answers, "{kind}");
        assert_eq!(told.answers.len(), answers, "{kind}: {told:?}");
        let [entered, own] = [&entered, &own].map(|desk| desk.game().state());
        assert_eq!(entered.players, own.players);
        assert_eq!((&entered.claims, &entered.clocks), (&own.claims, &own.clocks));
        assert_eq!((&entered.questions, &entered.end), (&own.questions, &own.end));
    }
}

#[test]
fn nobody_is_arbiter_or_committee_of_his_own_game() {
    let judges = [
        "adjust",
        "declare",
        "penalise",
        "overrule",
        "decide_appeal",
        "stop",
    ];
    for role in [Role::Arbiter, Role::ChiefArbiter, Role::Committee] {
        let both = Grants::new([Grant::of(role), Grant::player(1, Color::White)]);
        for tag in judges {
            let (mut desk, _) = Desk::begin(&plan(true), &board()).unwrap();
            let done = desk.prepare(&both, order(tag));
            assert!(!allowed(&done), "{tag} as {role} of his own game: {done:?}");
        }
    }
}

/// An event with one board, at which the maker, the opponent and others sit.
fn seated(arbiter: bool, seats: &[(&str, Grant)]) -> Office {
    let (mut office, _) = Office::make("e1", plan(arbiter), 0).unwrap();
    let board = office.add_board(&as_role(Role::Organiser), board()).unwrap();
    let _line = office.record(board);
    for (pass, grant) in seats {
        let fact = office.let_in(pass, pass, vec![*grant]);
        let _line = office.record(fact);
    }
    office
}

#[test]
fn whoever_plays_at_a_board_gives_and_takes_its_other_seat_in_no_way() {
    let (white, black) = (Grant::player(1, Color::White), Grant::player(1, Color::Black));
    let seat = black.seat;
    let helper = Grant {
        seat,
        ..Grant::of(Role::Helper)
    };
    for arbiter in [true, false] {
        for office_of in [Role::Organiser, Role::ChiefArbiter, Role::Arbiter] {
            let alone = [("maker", Grant::of(office_of)), ("maker", white)];
            let both = [alone[0], alone[1], ("opponent", black)];
            let (free, taken) = (seated(arbiter, &alone), seated(arbiter, &both));
            let by = taken.holder("maker").unwrap().grants.clone();
            let gives = |office: &Office, grant| office.invite(&by, "link", vec![grant]).is_ok();
            assert!(gives(&free, black), "{office_of} brings his opponent");
            assert!(gives(&taken, white), "{office_of} moves to another device");
            assert!(!gives(&taken, black), "{office_of} gives the other seat away");
            assert!(
                !gives(&free, helper) && !gives(&taken, helper),
                "{office_of} gives a helper"
            );
            let away = Grant::player(1, Color::White);
            let elsewhere = Grants::new([Grant::of(office_of)]);
            assert!(
                taken.invite(&elsewhere, "link", vec![away]).is_ok(),
                "who does not play may"
            );
        }
        let mut office = seated(arbiter, &[("maker", white), ("opponent", black)]);
        let fact = office
            .invite(&as_role(Role::Organiser), "link", vec![black])
            .unwrap();
        let _line = office.record(fact);
        let took = office.join(&LinkId::of("link"), "maker", "Vera");
        assert!(matches!(took, Err(HallError::Forbidden { .. })), "{took:?}");
    }
}

#[test]
fn a_link_to_a_seat_that_somebody_has_taken_is_closed() {
    let mut office = seated(false, &[("maker", Grant::of(Role::Organiser))]);
    let by = as_role(Role::Organiser);
    let black = Grant::player(1, Color::Black);
    let seat = black.seat;
    let helper = Grant {
        seat,
        ..Grant::of(Role::Helper)
    };
    for (link, grant) in [("first", black), ("kept", black), ("helper", helper)] {
        let fact = office.invite(&by, link, vec![grant]).unwrap();
        let _line = office.record(fact);
    }
    let joined = office.join(&LinkId::of("first"), "opponent", "Sonja").unwrap();
    let _line = office.record(joined.unwrap());
    let again = office.join(&LinkId::of("kept"), "another", "Vera");
    assert!(matches!(again, Err(HallError::LinkUsed)), "{again:?}");
    let sat = office.let_in("maker", "Vera", vec![Grant::player(1, Color::White)]);
    let _line = office.record(sat);
    let helps = office.join(&LinkId::of("helper"), "another", "Vera");
    assert!(matches!(helps, Err(HallError::LinkUsed)), "{helps:?}");
}

#[test]
fn whoever_plays_without_an_arbiter_names_none() {
    let seats = [
        ("maker", Grant::of(Role::Organiser)),
        ("maker", Grant::player(1, Color::White)),
    ];
    for (arbiter, expected) in [(false, false), (true, true)] {
        let office = seated(arbiter, &seats);
        let by = office.holder("maker").unwrap().grants.clone();
        let grants = vec![Grant::of(Role::Arbiter)];
        let link = office.invite(&by, "link", grants.clone());
        assert_eq!(link.is_ok(), expected, "{link:?}");
        let official = Official {
            name: "Ali".into(),
            password: "$argon2id$".into(),
            grants,
        };
        assert_eq!(office.appoint(&by, official).is_ok(), expected);
    }
}

#[test]
fn a_password_gives_no_seat_of_an_opponent() {
    let seats = [
        ("maker", Grant::of(Role::Organiser)),
        ("maker", Grant::player(1, Color::White)),
        ("opponent", Grant::player(1, Color::Black)),
    ];
    let office = seated(true, &seats);
    let by = office.holder("maker").unwrap().grants.clone();
    let official = Official {
        name: "Ali".into(),
        password: "$argon2id$".into(),
        grants: vec![Grant::player(1, Color::Black)],
    };
    assert!(office.appoint(&by, official).is_err());
}
