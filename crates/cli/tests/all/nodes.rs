//! Two nodes on one database, from outside: a game is made through one and played through the other, nodes die, stand still
//! and come back, and every move that was acknowledged is in the log once.

mod looked_after;

use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use arbiter_database::Server as Database;
use arbiter_nodes::{Answer, Frame, Ground, House, Nats, Node, Signal, Socket};
use serde_json::{Value, json};

/// So long is waited for another node to take over, on a machine that does much else: on a free one it is eight seconds.
const TAKEN_OVER: Duration = Duration::from_mins(1);

/// What whoever looks after a node reads of it.
const METRICS: [&str; 11] = [
    "node_tenure ",
    "events_owned 1",
    "takeovers_total{why=\"gone\"}",
    "takeover_seconds_count ",
    "appends_total ",
    "append_seconds_bucket{le=\"0.005\"} ",
    "batch_appends_count ",
    "appends_unknown_total 0",
    "not_owner_total ",
    "clock_offset_seconds ",
    "lease_left_seconds ",
];

fn arbiter(arguments: &[&str]) -> String {
    let (is_well, said) = tried(arguments);
    assert!(is_well, "{arguments:?}: {said}");
    said
}

/// Whether the program did it, and what it said.
fn tried(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(arguments)
        .output()
        .unwrap();
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    (output.status.success(), said)
}

/// Asks a node, wherever it listens now.
fn ask(node: &Node, way: &str, cookie: &str, body: &Value) -> Option<Answer> {
    let address = node.address().lock().unwrap().clone();
    arbiter_nodes::ask(&address, way, cookie, body)
}

/// A game as its two players see it who sit at one device.
struct Game {
    id: String,
    event: String,
    cookie: String,
    sent: u32,
    done: Vec<String>,
}

impl Game {
    fn make(node: &Node) -> Self {
        let asked = json!({ "name": "", "control": "10m", "seats": "both", "rulebook": "casual" });
        let made = ask(node, "POST /api/v1/games", "", &asked).unwrap();
        assert_eq!(made.status, 201, "{}", made.text);
        let told = made.json();
        let text = |field: &str| told[field].as_str().unwrap().to_owned();
        Self {
            id: text("game"),
            event: text("event"),
            cookie: made.cookie.unwrap(),
            sent: 0,
            done: Vec::new(),
        }
    }

    fn seen(&self, node: &Node) -> Option<Value> {
        let answer = ask(
            node,
            &format!("GET /api/v1/games/{}", self.id),
            &self.cookie,
            &Value::Null,
        )?;
        (answer.status == 200).then(|| answer.json())
    }

    /// Sent once: whether it was done. What is refused by the Laws is a fault of the test.
    fn does(&mut self, node: &Node, what: &Value) -> bool {
        let Some(seen) = self.seen(node) else { return false };
        self.sent += 1;
        let mut body = json!({ "id": format!("c{}", self.sent), "seen": seen["version"] });
        for (field, value) in what.as_object().unwrap() {
            body[field] = value.clone();
        }
        let way = format!("POST /api/v1/games/{}/commands", self.id);
        let Some(answer) = ask(node, &way, &self.cookie, &body) else {
            return false;
        };
        let reply = answer.json();
        assert!(reply["refused"].is_null(), "{reply}");
        assert!(
            answer.status == 200 || answer.status == 503,
            "{} {reply}",
            answer.status
        );
        reply["ok"] == json!(true)
    }

    fn moves(&mut self, node: &Node, side: &str, (text, uci): (&str, &str)) -> bool {
        let done = self.does(
            node,
            &json!({ "acts": [{ "do": "move", "text": text }], "side": side }),
        );
        if done {
            self.done.push(uci.to_owned());
        }
        done
    }

    /// Until it is done.
    fn soon(&mut self, node: &Node, mut what: impl FnMut(&mut Self, &Node) -> bool) {
        let begun = Instant::now();
        while !what(self, node) {
            assert!(begun.elapsed() < TAKEN_OVER, "not done in time");
            sleep(Duration::from_millis(100));
        }
    }

    /// After a planned move nobody is asked anything, and the log says how long no node took a command.
    fn stood_nowhere(&mut self, node: &Node, side: &str, (text, uci): (&str, &str)) {
        self.soon(node, |game, node| game.moves(node, side, (text, uci)));
        // The event may be just on its way when it is asked for.
        self.soon(node, |game, node| {
            let seen = game.seen(node);
            assert!(
                seen.as_ref().is_none_or(|seen| seen["view"]["held"].is_null()),
                "{seen:?}"
            );
            seen.is_some()
        });
    }

    /// Clocks that ran when their node was gone stand; whoever sits here says which figures hold, and play goes on.
    fn goes_on(&mut self, node: &Node) {
        let held = |game: &mut Self, node: &Node| {
            let seen = game.seen(node);
            seen.is_some_and(|seen| !seen["view"]["held"].is_null())
        };
        self.soon(node, held);
        let way = format!("POST /api/v1/events/{}/settle", self.event);
        let told = ask(node, &way, &self.cookie, &json!({ "figures": "last_beat" })).unwrap();
        assert_eq!(told.status, 200, "{}", told.text);
        let seen = self.seen(node).unwrap();
        assert!(seen["view"]["held"].is_null(), "{}", told.text);
    }
}

fn listed(store: &str) -> Value {
    serde_json::from_str(&arbiter(&["nodes", "list", "--store", store, "--format", "json"])).unwrap()
}

#[test]
fn a_game_goes_on_whatever_becomes_of_its_node() {
    let database = Database::start();
    let store = database.fresh();
    let folder = tempfile::tempdir().unwrap();
    let house = House {
        program: env!("CARGO_BIN_EXE_arbiter").into(),
        secret: arbiter_nodes::secret(folder.path()).unwrap(),
    };
    let start = |name: &str| Node::start(name, store.clone(), &house).unwrap();
    let [north, south] = ["north", "south"].map(start);
    let mut game = Game::make(&north);
    // Through the node that does not have it.
    assert!(game.does(&south, &json!({ "acts": [{ "do": "start" }], "side": "white" })));
    assert!(game.moves(&south, "white", ("e4", "e2e4")) && game.moves(&north, "black", ("e5", "e7e5")));
    let found = listed(&store);
    assert_eq!(
        found
            .as_array()
            .unwrap()
            .iter()
            .map(|one| (&one["node"], &one["events"]))
            .collect::<Vec<_>>(),
        [(&json!("north"), &json!(1)), (&json!("south"), &json!(0))],
        "{found}"
    );
    // It dies, and the other has it.
    drop(north);
    game.goes_on(&south);
    assert!(game.moves(&south, "white", ("Nf3", "g1f3")));
    // Back under its name it carries to the other, and gets the event when an operator says so.
    let north = start("north");
    assert!(game.moves(&north, "black", ("Nc6", "b8c6")));
    arbiter(&["nodes", "move", &game.event, "north", "--store", &store]);
    game.stood_nowhere(&south, "white", ("Bb5", "f1b5"));
    assert_eq!(listed(&store)[1]["events"], json!(1), "{}", listed(&store));
    // One that stood still believes that it has it, and is refused.
    north.signal(Signal::SIGSTOP);
    game.goes_on(&south);
    assert!(game.moves(&south, "black", ("a6", "a7a6")));
    north.signal(Signal::SIGCONT);
    game.soon(&north, |game, node| game.moves(node, "white", ("Ba4", "b5a4")));
    assert!(game.moves(&south, "black", ("Nf6", "g8f6")));
    // One that is asked to stop hands over what it has, and no clock stands.
    south.signal(Signal::SIGTERM);
    game.stood_nowhere(&north, "white", ("O-O", "e1g1"));
    let drained = arbiter(&["nodes", "list", "--store", &store]);
    assert!(!drained.contains("south"), "{drained}");
    // What was handed over comes at the next look, if nobody asks for it before.
    let mut figures = String::new();
    game.soon(&north, |_, node| {
        figures = ask(node, "GET /metrics", "", &Value::Null).unwrap().text;
        figures.contains("arbiter_events_owned 1")
    });
    for named in METRICS {
        assert!(
            figures.contains(&format!("\narbiter_{named}")),
            "{named}: {figures}"
        );
    }
    assert!(
        figures.contains("arbiter_takeovers_total{why=\"released\"} 2"),
        "{figures}"
    );
    let log = arbiter(&["log", "export", "--store", &store, &format!("game/{}", game.id)]);
    let made = log
        .lines()
        .filter(|line| line.contains("\"decision\":\"move_made\""));
    let made = made.map(|line| line.split("\"uci\":\"").nth(1).unwrap_or_default());
    let made: Vec<&str> = made
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect();
    assert_eq!(made, game.done, "{log}");
    arbiter(&["log", "verify", "--store", &store]);
    // All of it fits into a folder, and back, when nobody writes any more.
    let copy = folder.path().join("copy");
    let copy = copy.to_str().unwrap();
    let (_, said) = tried(&["store", "copy", &store, copy]);
    assert!(said.contains("stop the nodes on it first: "), "{said}");
    drop([north, south]);
    let begun = Instant::now();
    while !tried(&["store", "copy", &store, copy]).0 {
        assert!(begun.elapsed() < TAKEN_OVER, "the leases last on");
        sleep(Duration::from_secs(1));
    }
    let back = database.fresh();
    arbiter(&["store", "copy", copy, &back]);
    assert_eq!(
        arbiter(&["log", "export", "--store", &back, &format!("game/{}", game.id)]),
        log
    );
}

/// A tournament of the same device at a node: its event, and the cookie of the device.
fn tournament(node: &Node, name: &str, cookie: &str) -> (String, String) {
    let players = json!([{ "name": format!("Ada {name}") }, { "name": format!("Bo {name}") }]);
    let asked = json!({ "name": name, "preset": "club-evening", "players": players });
    let made = ask(node, "POST /api/v1/events", cookie, &asked).unwrap();
    assert_eq!(made.status, 201, "{}", made.text);
    let event = made.json()["event"].as_str().unwrap().to_owned();
    (event, made.cookie.unwrap_or_else(|| cookie.to_owned()))
}

#[test]
fn a_festival_lives_at_one_node_with_its_sections_wherever_they_were() {
    let database = Database::start();
    let store = database.fresh();
    let folder = tempfile::tempdir().unwrap();
    let house = House {
        program: env!("CARGO_BIN_EXE_arbiter").into(),
        secret: arbiter_nodes::secret(folder.path()).unwrap(),
    };
    let [north, south] = ["north", "south"].map(|name| Node::start(name, store.clone(), &house).unwrap());
    let (first, cookie) = tournament(&north, "A", "");
    let (second, cookie) = tournament(&south, "B", &cookie);
    let asked = json!({ "name": "Easter", "sections": [first, second] });
    // Who is nobody in a section brings it nowhere.
    let refused = ask(&north, "POST /api/v1/festivals", "", &asked).unwrap();
    assert!(refused.status >= 400 && refused.status != 503, "{}", refused.text);
    let made = ask(&north, "POST /api/v1/festivals", &cookie, &asked).unwrap();
    assert_eq!(made.status, 201, "{}", made.text);
    let way = format!("/api/v1/festivals/{}", made.json()["festival"].as_str().unwrap());
    let whole = |node: &Node| {
        let begun = Instant::now();
        loop {
            let shown = ask(node, &format!("GET {way}"), &cookie, &Value::Null);
            match shown.filter(|shown| shown.status == 200) {
                Some(shown) => return shown.json()["sections"].as_array().unwrap().len(),
                None if begun.elapsed() > TAKEN_OVER => panic!("the festival is nowhere"),
                None => sleep(Duration::from_millis(200)),
            }
        }
    };
    assert_eq!((whole(&north), whole(&south)), (2, 2));
    // An operator moves a section away: it comes back to its festival.
    arbiter(&["nodes", "move", &second, "south", "--store", &store]);
    assert_eq!((whole(&south), whole(&north)), (2, 2));
    let moves = json!({ "entrant": "Ada A", "from": first, "to": second });
    let moved = ask(&south, &format!("POST {way}/move"), &cookie, &moves).unwrap();
    assert_eq!(moved.status, 200, "{}", moved.text);
    // Its node is gone: all of it lives on at the other one.
    north.signal(Signal::SIGKILL);
    assert_eq!(whole(&south), 2);
    let people = ask(&south, &format!("GET {way}/people?q=ada"), &cookie, &Value::Null).unwrap();
    assert_eq!(
        people.json()["people"].as_array().map(Vec::len),
        Some(2),
        "{}",
        people.text
    );
}

#[test]
fn each_fault_once_and_nothing_that_was_acknowledged_is_lost_or_done_twice() {
    let plan = arbiter_nodes::Plan {
        program: env!("CARGO_BIN_EXE_arbiter").into(),
        nodes: 3,
        games: 6,
        minutes: None,
        seed: 1924,
        longest: TAKEN_OVER,
    };
    let report = arbiter_nodes::run(&plan, &mut |_| {}).unwrap();
    assert_eq!(report.faults, [""; 0], "{report}");
    assert!(report.told > 100 && report.befell.len() >= 11, "{report}");
}

/// Looks on until the game stands at a version.
fn told_of(socket: &mut Socket, version: u64) -> Vec<Value> {
    let begun = Instant::now();
    let mut all = Vec::new();
    while begun.elapsed() < TAKEN_OVER {
        match socket.hear() {
            Frame::Told(told) => all.push(told),
            Frame::Nothing => {}
            Frame::Closed(code) => panic!("closed with {code:?} after {all:?}"),
        }
        if all.iter().any(|told| told["version"].as_u64() >= Some(version)) {
            return all;
        }
    }
    panic!("not told of {version}: {all:?}");
}

/// What a socket is told, without what is of the moment: when, and how many look on.
fn lasting(told: &[Value]) -> Vec<String> {
    let mut all = told.to_vec();
    for one in &mut all {
        for field in ["now", "presence"] {
            one.as_object_mut().unwrap().remove(field);
        }
        for side in ["white", "black"] {
            if let Some(clock) = one.pointer_mut(&format!("/view/clock/{side}")) {
                *clock = Value::Null;
            }
        }
    }
    let kept = all.iter().filter(|one| one["type"] != json!("presence"));
    kept.map(ToString::to_string).collect()
}

fn figure(node: &Node, name: &str) -> u64 {
    let text = ask(node, "GET /metrics", "", &Value::Null).unwrap().text;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(&format!("arbiter_{name} ")));
    line.unwrap_or_else(|| panic!("{name}: {text}")).parse().unwrap()
}

/// Until a node says that it is so.
fn soon(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < TAKEN_OVER, "{what}");
        sleep(Duration::from_millis(100));
    }
}

fn ready(node: &Node) -> String {
    let ready = ask(node, "GET /health/ready", "", &Value::Null).unwrap();
    assert_eq!(ready.status, 200, "{}", ready.text);
    ready.text
}

#[test]
fn who_looks_on_stays_where_he_came_and_is_told_what_the_owner_tells() {
    let database = Database::start();
    let folder = tempfile::tempdir().unwrap();
    let mut nats = Nats::start().unwrap();
    let ground = Ground {
        store: database.fresh(),
        nats: Some(nats.address()),
        machine: None,
    };
    let house = House {
        program: env!("CARGO_BIN_EXE_arbiter").into(),
        secret: arbiter_nodes::secret(folder.path()).unwrap(),
    };
    let [north, south] = ["north", "south"].map(|name| Node::start(name, ground.clone(), &house).unwrap());
    for node in [&north, &south] {
        soon("reaches NATS", || ready(node).contains("followed by nats://"));
    }
    let mut game = Game::make(&north);
    let path = format!("/api/v1/games/{}/live", game.id);
    let open = |node: &Node, cookie: &str| {
        let address = node.address().lock().unwrap().clone();
        Socket::open(&address, &path, cookie).unwrap()
    };
    // The owner has been heard of as soon as it has said once what it has.
    let mut there = None;
    soon("south follows", || {
        there = Some(open(&south, ""));
        sleep(Duration::from_millis(300));
        figure(&south, "followed_sockets") == 1
    });
    let (mut here, mut there) = (open(&north, ""), there.unwrap());
    assert!(game.does(&south, &json!({ "acts": [{ "do": "start" }], "side": "white" })));
    assert!(game.moves(&north, "white", ("e4", "e2e4")) && game.moves(&south, "black", ("e5", "e7e5")));
    let version = game.seen(&north).unwrap()["version"].as_u64().unwrap();
    let told = [told_of(&mut here, version), told_of(&mut there, version)].map(|told| lasting(&told));
    assert!(told[0].len() >= 4, "{told:?}");
    assert_eq!(told[0], told[1]);
    // A player is carried, and he is somebody to those who look on elsewhere.
    let mut player = open(&south, &game.cookie);
    assert!(matches!(player.hear(), Frame::Told(told) if told["sides"] == json!(["white", "black"])));
    let mut presence = Value::Null;
    soon("the player is seen", || {
        if let Frame::Told(told) = there.hear()
            && told["type"] == json!("presence")
        {
            presence = told;
        }
        presence["players"][0]["here"] == json!(true) && presence["spectators"] == json!(2)
    });
    // Without NATS nothing is lost: the log is asked, and whoever comes now is carried.
    nats.stop();
    soon("NATS is missed", || {
        ready(&south).contains("carried, since nats://")
    });
    assert!(game.moves(&south, "white", ("Nf3", "g1f3")));
    told_of(&mut there, version + 1);
    nats.again().unwrap();
    for node in [&north, &south] {
        soon("reaches NATS again", || {
            ready(node).contains("followed by nats://")
        });
    }
    // What others say there is nobody's word.
    let mut other = std::net::TcpStream::connect(("127.0.0.1", nats.port())).unwrap();
    let subject = format!("arbiter.event.{}", game.event);
    let garbage = format!(
        "CONNECT {{}}\r\nPUB {subject} 5\r\nhello\r\nPUB arbiter.node.1 2\r\n{{}}\r\nPUB other.house 1\r\nx\r\nPING\r\n"
    );
    std::io::Write::write_all(&mut other, garbage.as_bytes()).unwrap();
    soon("it is counted", || figure(&south, "fanout_strange_total") == 2);
    let version = game.seen(&north).unwrap()["version"].as_u64().unwrap();
    assert!(game.moves(&north, "black", ("Nc6", "b8c6")));
    told_of(&mut there, version + 1);
    assert_eq!(figure(&south, "followed_events"), 1);
    assert!(figure(&south, "fanout_gaps_total") >= 1);
    // Its node dies: whoever looked on at the other looks on there, where it lives from now on.
    drop(north);
    soon("told to come again", || {
        matches!(there.hear(), Frame::Closed(Some(1013)))
    });
    let mut there = open(&south, "");
    assert!(matches!(there.hear(), Frame::Told(told) if told["type"] == json!("welcome")));
}
