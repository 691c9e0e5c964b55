//! What holds around the games: codes that are guessed, what operators are told.

use arbiter_database::Server as Database;
use arbiter_hall::LinkId;
use arbiter_nodes::{House, Node, Signal};
use arbiter_store::{Postgres, Tenures};
use serde_json::{Value, json};

use super::{Game, arbiter, ask, ready, soon, tried};

/// Two nodes on a database of their own.
struct Two {
    north: Node,
    south: Node,
    store: String,
    house: House,
    _database: Database,
    _folder: tempfile::TempDir,
}

fn two() -> Two {
    let database = Database::start();
    let folder = tempfile::tempdir().unwrap();
    let house = House {
        program: env!("CARGO_BIN_EXE_arbiter").into(),
        secret: arbiter_nodes::secret(folder.path()).unwrap(),
    };
    let store = database.fresh();
    let [north, south] = ["north", "south"].map(|name| Node::start(name, store.clone(), &house).unwrap());
    Two {
        north,
        south,
        store,
        house,
        _database: database,
        _folder: folder,
    }
}

/// Who has tried too many codes at a node tries none there any more, wherever the event lives to which one would lead.
#[test]
fn codes_are_not_guessed_through_a_node_that_has_none_of_them() {
    let Two { north, south, .. } = &two();
    let asked = json!({ "name": "", "control": "10m", "seats": "white", "rulebook": "casual" });
    let made = ask(south, "POST /api/v1/games", "", &asked).unwrap();
    let told = made.json();
    let link = told["links"]["black"]
        .as_str()
        .unwrap()
        .trim_start_matches("/join/");
    let right = LinkId::of(link).code();
    let found = |node: &Node, code: &str| {
        let way = format!("GET /api/v1/join/{code}");
        ask(node, &way, "", &Value::Null).unwrap().status
    };
    assert_eq!((found(north, &right), found(south, &right)), (200, 200));
    // Every twenty seconds another one may be tried, perhaps just between these two.
    let is_refused = |_| found(north, "QQQQQA") == 429 && found(north, &right) == 429;
    assert!((0..100).any(is_refused));
    // What was tried there is no matter of the other node.
    assert_eq!(found(south, &right), 200);
}

/// Whoever writes a password into an address reads what is expected, and not the password.
#[test]
fn a_password_in_an_address_is_not_repeated() {
    let store = "postgres://arbiter:s3cret@127.0.0.1:1/hall";
    let all: [&[&str]; 6] = [
        &["serve", "--store", store],
        &["log", "verify", "--store", store],
        &["log", "export", "--store", store, "game/a"],
        &["nodes", "list", "--store", store],
        &["nodes", "move", "event", "north", "--store", store],
        &["store", "copy", store, "nowhere"],
    ];
    for arguments in all {
        let (is_well, said) = tried(arguments);
        assert!(!is_well && !said.contains("s3cret"), "{arguments:?}: {said}");
        let expected = "expected postgres://USER@HOST:PORT/DB, the password in a file";
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
    let folder = tempfile::tempdir().unwrap();
    let secret = arbiter_nodes::secret(folder.path()).unwrap();
    let (is_well, said) = tried(&[
        "serve",
        "--store",
        "postgres://arbiter@127.0.0.1:1/hall",
        "--inside",
        "127.0.0.1:0",
        "--inside-secret",
        secret.to_str().unwrap(),
        "--nats",
        "nats://bob:s3cret@127.0.0.1:4222",
    ]);
    assert!(!is_well && !said.contains("s3cret"), "{said}");
    assert!(said.contains("expected nats://HOST:PORT"), "{said}");
}

/// An event is moved to a node to which others can carry, and the answer says where it is.
#[test]
fn an_event_is_moved_where_it_can_be_reached() {
    let Two { north, store, .. } = &two();
    let game = Game::make(north);
    let moves = |node: &str| {
        let arguments = [
            "nodes",
            "move",
            &game.event,
            node,
            "--store",
            store,
            "--format",
            "json",
        ];
        tried(&arguments)
    };
    let lone = Postgres::open(&store.parse().unwrap()).unwrap();
    // Nobody renews its lease, which may be over before the program has begun.
    let refused = (0..5).any(|_| {
        lone.begin("lone", "").unwrap();
        let (is_well, said) = moves("lone");
        !is_well && said.contains("lone has no inside address")
    });
    assert!(refused);
    lone.end().unwrap();
    let (is_well, said) = moves("south");
    assert!(is_well, "{said}");
    let told: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(told, json!([{ "event": game.event, "node": "south" }]));
    let drained = ["nodes", "drain", "north", "--store", store, "--format", "json"];
    assert_eq!(arbiter(&drained).trim(), "[]");
}

/// To whom nothing can be carried is named as long as it is so.
#[test]
fn a_node_that_is_gone_is_named_no_longer_than_it_is_missed() {
    let Two { north, south, .. } = &two();
    let game = Game::make(north);
    north.signal(Signal::SIGKILL);
    let names = || ready(south).contains("not carried to north: ");
    soon("it is named", || {
        game.seen(south);
        names()
    });
    soon("it is forgotten", || !names());
}

/// Of two nodes of one name the one that stood still says why it cannot begin, until the other is gone.
#[test]
fn a_node_whose_name_was_taken_says_so() {
    let Two {
        north, store, house, ..
    } = &two();
    north.signal(Signal::SIGSTOP);
    let second = Node::start("north", store.clone(), house).unwrap();
    north.signal(Signal::SIGCONT);
    let says = || ask(north, "GET /health/ready", "", &Value::Null).unwrap().text;
    soon("it says why", || says() == "a node north is running already\n");
    drop(second);
    soon("it goes on", || says().starts_with("ready\n"));
}
