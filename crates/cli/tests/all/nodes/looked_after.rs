//! What holds around the games: codes that are guessed, what operators are told.

use arbiter_database::Server as Database;
use arbiter_hall::LinkId;
use arbiter_nodes::{House, Node};
use serde_json::{Value, json};

use super::{ask, tried};

/// Two nodes on a database of their own.
struct Two {
    north: Node,
    south: Node,
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
    let start = |name: &str| Node::start(name, store.clone(), &house).unwrap();
    Two {
        north: start("north"),
        south: start("south"),
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
