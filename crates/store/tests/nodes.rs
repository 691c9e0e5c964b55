//! Several nodes on one store: one owner at a time, and answers that are true whatever happens to the database.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_database::Server;
use arbiter_store::{
    Address, Append, Claim, LATELY, LEASE, Memory, Postgres, Snapshot, Store, StoreError, Tenures,
};

trait Node: Store + Tenures {}
impl<T: Store + Tenures> Node for T {}

fn append(node: &dyn Node, event: &str, expected: u64, text: &str) -> Result<u64, StoreError> {
    let (send, told) = std::sync::mpsc::channel();
    let append = Append {
        stream: format!("game/{event}-1"),
        of: event.to_owned(),
        expected,
        entries: vec![text.as_bytes().to_vec()],
        mark: None,
    };
    node.submit(append, Box::new(move |answer| send.send(answer).unwrap()));
    told.recv().unwrap()
}

/// What holds of two nodes on every store; `wait` lets time go by.
fn two_nodes(north: &dyn Node, south: &dyn Node, wait: &dyn Fn(u64)) {
    assert!(matches!(
        append(north, "cup", 0, "x"),
        Ok(1) | Err(StoreError::NotOwner)
    ));
    let first = north.begin("north", "10.0.0.1:9").unwrap();
    let second = south.begin("south", "10.0.0.2:9").unwrap();
    assert!(second.id > first.id);
    // A new event belongs to the node that made it, and to nobody else.
    assert_eq!(append(north, "open", 0, "a").unwrap(), 1);
    let refused = append(south, "open", 1, "b").unwrap_err();
    assert!(matches!(refused, StoreError::NotOwner), "{refused}");
    assert_eq!(south.claim("open").unwrap(), Claim::Theirs(first.clone()));
    assert_eq!(south.owner("open").unwrap(), Some(first.clone()));
    assert_eq!(south.event_of("game/open-1").unwrap().as_deref(), Some("open"));
    let late = append(north, "open", 0, "late").unwrap_err();
    assert!(
        matches!(late, StoreError::WrongVersion { found: 1, .. }),
        "{late}"
    );
    // An event is handed over by its node, asked for or not, and back; that it came is told once.
    let not_owner = |answer| matches!(answer, Err(StoreError::NotOwner));
    assert_eq!(north.wishes().unwrap(), []);
    north.wish("open", second.id).unwrap();
    assert_eq!(north.wishes().unwrap(), [("open".to_owned(), second.id)]);
    assert_eq!(south.wishes().unwrap(), []);
    assert!(not_owner(south.release("open", second.id, 70)));
    assert!(not_owner(north.release("open", 77, 70)) && not_owner(north.release("nothing", second.id, 70)));
    assert!(not_owner(north.wish("nothing", second.id)) && not_owner(north.wish("open", 77)));
    north.release("open", second.id, 70).unwrap();
    assert_eq!(north.wishes().unwrap(), []);
    assert!(not_owner(append(north, "open", 1, "b").map(|_| ())));
    assert_eq!(north.claim("open").unwrap(), Claim::Theirs(second.clone()));
    assert_eq!(south.claim("open").unwrap(), Claim::Released { at: 70 });
    assert_eq!(south.claim("open").unwrap(), Claim::Ours);
    assert_eq!(append(south, "open", 1, "b").unwrap(), 2);
    south.release("open", first.id, 75).unwrap();
    // A node that is not heard of loses its events, with its last sign of life; what it believes is refused.
    north.renew(77).unwrap();
    for _ in 0..3 {
        wait(LEASE / 2);
        assert!(!south.renew(80).unwrap().leaving);
    }
    assert_eq!(south.orphans(9).unwrap(), ["open"]);
    assert_eq!(south.claim("open").unwrap(), Claim::Taken { last_beat: Some(77) });
    assert!(matches!(
        append(north, "open", 2, "zombie"),
        Err(StoreError::NotOwner)
    ));
    assert!(matches!(
        append(north, "new", 0, "zombie"),
        Err(StoreError::NotOwner)
    ));
    assert!(matches!(north.renew(90), Err(StoreError::NotOwner)));
    assert!(matches!(north.claim("open"), Err(StoreError::NotOwner)));
    assert_eq!(append(south, "open", 2, "c").unwrap(), 3);
    assert_eq!(south.read("game/open-1", 0, 9).unwrap(), [b"a", b"b", b"c"]);
    // It comes back under its name, and another of that name does not.
    let again = north.begin("north", "").unwrap();
    assert!(again.id > second.id);
    let twice = south.begin("north", "").unwrap_err();
    assert!(
        matches!(&twice, StoreError::Taken { node } if node == "north"),
        "{twice}"
    );
    north.leave("north", true).unwrap();
    assert!(north.renew(81).unwrap().leaving);
    let holders = north.holders().unwrap();
    let mine: Vec<_> = holders.iter().filter(|one| one.tenure.node == "north").collect();
    assert!(
        mine.len() == 1 && mine[0].leaving && mine[0].lease_left_ms > 0,
        "{holders:?}"
    );
    assert!(matches!(north.leave("west", true), Err(StoreError::NotOwner)));
    assert_eq!(north.claim("open").unwrap(), Claim::Taken { last_beat: Some(80) });
    assert_eq!(north.claim("open").unwrap(), Claim::Ours);
    assert_eq!(north.events(again.id).unwrap(), ["open"]);
    north
        .point("open", &["code/abcdef".into(), "game/open-1".into()])
        .unwrap();
    south.point("other", &["code/abcdef".into()]).unwrap();
    assert_eq!(south.event_of("code/abcdef").unwrap().as_deref(), Some("open"));
    assert_eq!(south.event_of("code/nothing").unwrap(), None);
    assert_eq!(south.streams("code/").unwrap(), []);
    north.adopt("cup", &["game/open-1".into()]).unwrap();
    assert_eq!(south.event_of("game/open-1").unwrap().as_deref(), Some("cup"));
    north.end().unwrap();
    assert!(north.holders().unwrap().is_empty());
}

/// Along a stream tenures never go down: an older node begins another one when the event comes, with all that it has, and with what
/// was asked of it under the old one. Who names the old one means the node.
fn never_down(north: &dyn Node, south: &dyn Node) {
    let second = south.begin("south", "10.0.0.2:9").unwrap();
    let again = north.begin("north", "").unwrap();
    assert_eq!(north.claim("open").unwrap(), Claim::Taken { last_beat: None });
    assert_eq!(append(north, "open", 0, "d").unwrap(), 1);
    assert_eq!(append(south, "other", 0, "x").unwrap(), 1);
    south.leave("south", true).unwrap();
    north.wish("open", second.id).unwrap();
    north.release("open", second.id, 90).unwrap();
    assert_eq!(south.claim("open").unwrap(), Claim::Released { at: 90 });
    let third = south.held().unwrap();
    assert!(third.id > again.id, "{third:?}");
    assert_eq!(append(south, "open", 1, "e").unwrap(), 2);
    assert_eq!(append(south, "other", 1, "y").unwrap(), 2);
    assert_eq!(south.events(third.id).unwrap(), ["open", "other"]);
    // What was just handed over comes first.
    south.release("other", again.id, 91).unwrap();
    south.release("open", again.id, 92).unwrap();
    assert_eq!(north.events(again.id).unwrap(), ["other", "open"]);
    north.release("other", third.id, 92).unwrap();
    assert_eq!(north.events(again.id).unwrap(), ["open"]);
    assert_eq!(south.claim("other").unwrap(), Claim::Released { at: 92 });
    north.release("open", third.id, 92).unwrap();
    assert_eq!(south.claim("open").unwrap(), Claim::Released { at: 92 });
    assert!(south.renew(91).unwrap().leaving);
    south.leave("south", false).unwrap();
    assert!(!south.renew(92).unwrap().leaving);
    south.release("open", again.id, 93).unwrap();
    assert_eq!(north.claim("open").unwrap(), Claim::Released { at: 93 });
    let fourth = north.held().unwrap();
    assert!(fourth.id > third.id, "{fourth:?}");
    north.release("open", second.id, 94).unwrap();
    assert_eq!(south.claim("open").unwrap(), Claim::Released { at: 94 });
    // Nothing was written there since by a younger one.
    assert_eq!(south.held().unwrap(), third);
    south.release("open", fourth.id, 95).unwrap();
    assert_eq!(north.claim("open").unwrap(), Claim::Released { at: 95 });
    south.end().unwrap();
    north.end().unwrap();
}

/// What is deleted is nobody's, with the names that led to it; of what is there, what was played last is taken over first.
fn orphaned(north: &dyn Node, south: &dyn Node, wait: &dyn Fn(u64)) {
    let dead = south.begin("south", "").unwrap();
    let mine = north.begin("north", "").unwrap();
    for event in ["a", "b", "c"] {
        let made = Append {
            stream: format!("event/{event}"),
            of: event.to_owned(),
            expected: 0,
            entries: vec![b"made".to_vec()],
            mark: None,
        };
        assert_eq!(south.write(made).unwrap(), 1);
        wait(20);
    }
    let names = |event: &str| [format!("code/{event}"), format!("pass/{event}")];
    south.point("a", &names("a")).unwrap();
    south.point("b", &names("b")).unwrap();
    let (send, told) = std::sync::mpsc::channel();
    south.remove(
        vec!["event/b".into()],
        Box::new(move |answer| send.send(answer).unwrap()),
    );
    assert_eq!(told.recv().unwrap().unwrap(), 0);
    for (name, event) in [("code/b", None), ("pass/b", None), ("pass/a", Some("a"))] {
        assert_eq!(north.event_of(name).unwrap().as_deref(), event, "{name}");
    }
    assert_eq!(south.events(dead.id).unwrap(), ["a", "c"]);
    assert_eq!(north.orphans(9).unwrap(), [""; 0]);
    for _ in 0..3 {
        wait(LEASE / 2);
        north.renew(1).unwrap();
    }
    assert_eq!(north.orphans(9).unwrap(), ["c", "a"]);
    assert_eq!(north.orphans(1).unwrap(), ["c"]);
    // What was claimed and is not there is let go of, and nothing else.
    for event in ["nothing", "c"] {
        assert!(matches!(north.claim(event), Ok(Claim::Taken { .. })));
        north.forget(event).unwrap();
    }
    assert_eq!(north.events(mine.id).unwrap(), ["c"]);
    assert_eq!(north.orphans(9).unwrap(), ["a"]);
}

#[test]
fn what_was_played_last_is_taken_over_first_in_memory() {
    let north = Memory::default();
    orphaned(&north, &north.beside(), &|ms| north.wait(ms));
    north.wait(LATELY);
    north.renew(2).unwrap();
    // Whoever wants it may have it.
    assert_eq!(north.orphans(9).unwrap(), [""; 0]);
    assert!(matches!(north.claim("a"), Ok(Claim::Taken { .. })));
}

#[test]
fn what_was_played_last_is_taken_over_first_in_a_database() {
    let server = Server::start();
    let address = server.fresh();
    let [north, south] = [0; 2].map(|_| Postgres::open(&address.parse().unwrap()).unwrap());
    orphaned(&north, &south, &|ms| thread::sleep(Duration::from_millis(ms)));
    let mut client = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    let old = "UPDATE owners SET played = played - interval '13 hours'";
    client.batch_execute(old).unwrap();
    north.renew(2).unwrap();
    assert_eq!(north.orphans(9).unwrap(), [""; 0]);
    assert!(matches!(north.claim("a"), Ok(Claim::Taken { .. })));
}

#[test]
fn an_event_belongs_to_one_node_in_memory() {
    let north = Memory::default();
    let south = north.beside();
    two_nodes(&north, &south, &|ms| north.wait(ms));
    let other = Memory::default();
    never_down(&other, &other.beside());
}

#[test]
fn an_event_belongs_to_one_node_in_a_database() {
    let server = Server::start();
    let address: Address = server.fresh().parse().unwrap();
    let [north, south] = [0; 2].map(|_| Postgres::open(&address).unwrap());
    two_nodes(&north, &south, &|ms| thread::sleep(Duration::from_millis(ms)));
    let address: Address = server.fresh().parse().unwrap();
    let [north, south] = [0; 2].map(|_| Postgres::open(&address).unwrap());
    never_down(&north, &south);
}

#[test]
fn every_answer_is_true_though_the_database_stops_in_the_middle() {
    let mut server = Server::start();
    let address: Address = server.fresh().parse().unwrap();
    let node = Postgres::open(&address).unwrap();
    node.begin("north", "").unwrap();
    let ends = AtomicBool::new(false);
    let told: Vec<Vec<(u64, bool)>> = thread::scope(|scope| {
        let writers = [0, 1, 2, 3].map(|writer| {
            let (node, ends) = (&node, &ends);
            scope.spawn(move || {
                let (mut version, mut told) = (0, Vec::new());
                while !ends.load(Ordering::Relaxed) {
                    let answer = append(node, &format!("cup{writer}"), version, &format!("line {version}"));
                    assert!(
                        !matches!(
                            answer,
                            Err(StoreError::WrongVersion { .. } | StoreError::NotOwner)
                        ),
                        "{answer:?}"
                    );
                    told.push((version, answer.is_ok()));
                    version += u64::from(answer.is_ok());
                }
                told
            })
        });
        for _ in 0..3 {
            thread::sleep(Duration::from_millis(400));
            server.stop_at_once();
            thread::sleep(Duration::from_millis(300));
            server.start_again();
        }
        thread::sleep(Duration::from_millis(400));
        ends.store(true, Ordering::Relaxed);
        writers.map(|writer| writer.join().unwrap()).into()
    });
    for (writer, told) in told.iter().enumerate() {
        let done: Vec<Vec<u8>> = told
            .iter()
            .filter(|(_, ok)| *ok)
            .map(|(version, _)| format!("line {version}").into_bytes())
            .collect();
        assert!(done.len() > 3, "{} of {}", done.len(), told.len());
        assert_eq!(
            node.read(&format!("game/cup{writer}-1"), 0, usize::MAX).unwrap(),
            done,
            "writer {writer}"
        );
    }
}

/// What goes to the server and back. Lines that are there when it falls silent swallow what comes back.
struct Between {
    port: u16,
    made: Arc<AtomicU64>,
    silent: Arc<AtomicU64>,
}

impl Between {
    fn before(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let between = Self {
            port,
            made: Arc::default(),
            silent: Arc::default(),
        };
        let (made, silent) = (Arc::clone(&between.made), Arc::clone(&between.silent));
        thread::spawn(move || {
            for near in listener.incoming() {
                let (mut near, mut far) = (near.unwrap(), TcpStream::connect(("127.0.0.1", server)).unwrap());
                let (mut asks, mut asked) = (near.try_clone().unwrap(), far.try_clone().unwrap());
                thread::spawn(move || std::io::copy(&mut asks, &mut asked));
                let (number, silent) = (made.fetch_add(1, Ordering::SeqCst), Arc::clone(&silent));
                thread::spawn(move || {
                    let mut bytes = [0; 4096];
                    while let Ok(count @ 1..) = far.read(&mut bytes) {
                        if number >= silent.load(Ordering::SeqCst) && near.write_all(&bytes[..count]).is_err()
                        {
                            return;
                        }
                    }
                });
            }
        });
        between
    }

    fn fall_silent(&self) {
        self.silent
            .store(self.made.load(Ordering::SeqCst), Ordering::SeqCst);
    }
}

#[test]
fn a_line_that_swallows_the_answer_is_given_up_and_the_answer_is_true() {
    let server = Server::start();
    let address = server.fresh();
    let port = address.rsplit(':').next().and_then(|rest| rest.split('/').next());
    let port = port.and_then(|port| port.parse().ok()).unwrap();
    let between = Between::before(port);
    let address = address.replace(&format!(":{port}/"), &format!(":{}/", between.port));
    let node = Arc::new(Postgres::open(&address.parse().unwrap()).unwrap());
    let first = node.begin("north", "").unwrap();
    assert_eq!(append(&*node, "cup", 0, "a").unwrap(), 1);
    // That it is played is noted over the same line, a moment later.
    thread::sleep(Duration::from_millis(500));
    between.fall_silent();
    let asks = {
        let node = Arc::clone(&node);
        thread::spawn(move || append(&*node, "cup", 1, "b"))
    };
    thread::sleep(Duration::from_millis(500));
    assert!(node.batches().under_way > Duration::from_millis(300));
    // The server had the statement; only what it said was lost.
    assert_eq!(asks.join().unwrap().unwrap(), 2);
    assert!(node.held().unwrap().id > first.id);
    assert_eq!(node.batches().lost, 1);
    assert_eq!(append(&*node, "cup", 2, "c").unwrap(), 3);
    assert_eq!(node.read("game/cup-1", 0, 9).unwrap(), [b"a", b"b", b"c"]);
}

#[test]
fn a_statement_that_the_database_holds_up_is_not_waited_for_without_end() {
    let server = Server::start();
    let address = server.fresh();
    let node = Postgres::open(&address.parse().unwrap()).unwrap();
    node.begin("north", "").unwrap();
    assert_eq!(append(&node, "cup", 0, "a").unwrap(), 1);
    let mut other = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    other
        .batch_execute("BEGIN; LOCK TABLE appends IN EXCLUSIVE MODE")
        .unwrap();
    let why = append(&node, "cup", 1, "b").unwrap_err();
    assert!(why.to_string().contains("statement timeout"), "{why}");
    other.batch_execute("COMMIT").unwrap();
    assert_eq!(append(&node, "cup", 1, "c").unwrap(), 2);
}

#[test]
fn a_dead_tenure_that_somebody_still_holds_keeps_nobody_waiting() {
    let server = Server::start();
    let address = server.fresh();
    let [north, south, west] = [0; 3].map(|_| Postgres::open(&address.parse().unwrap()).unwrap());
    let dead = south.begin("south", "").unwrap();
    assert_eq!(append(&south, "cup", 0, "a").unwrap(), 1);
    north.begin("north", "").unwrap();
    let mut other = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    let mut held = other.transaction().unwrap();
    held.query("SELECT id FROM tenures WHERE node = 'south' FOR SHARE", &[])
        .unwrap();
    for _ in 0..3 {
        thread::sleep(Duration::from_millis(LEASE / 2));
        north.renew(1).unwrap();
    }
    let begun = Instant::now();
    assert_eq!(north.orphans(9).unwrap(), [""; 0]);
    assert_eq!(north.claim("cup").unwrap(), Claim::Theirs(dead));
    assert_eq!(north.claim("open").unwrap(), Claim::Taken { last_beat: None });
    west.begin("west", "").unwrap();
    north.renew(2).unwrap();
    assert!(
        begun.elapsed() < Duration::from_millis(2_500),
        "{:?}",
        begun.elapsed()
    );
    held.rollback().unwrap();
    assert_eq!(north.orphans(9).unwrap(), ["cup"]);
    assert_eq!(north.claim("cup").unwrap(), Claim::Taken { last_beat: Some(0) });
}

#[test]
fn whether_there_is_room_is_tried_and_leaves_nothing() {
    let server = Server::start();
    let address = server.fresh();
    let node = Postgres::open(&address.parse().unwrap()).unwrap();
    node.begin("north", "").unwrap();
    node.takes().unwrap();
    assert_eq!(append(&node, "cup", 0, "a").unwrap(), 1);
    let mut other = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    let spent = "
        CREATE FUNCTION spent() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER spent BEFORE INSERT ON appends FOR EACH ROW EXECUTE FUNCTION spent()";
    other.batch_execute(spent).unwrap();
    assert!(matches!(append(&node, "cup", 1, "b"), Err(StoreError::Full)));
    assert!(matches!(node.takes(), Err(StoreError::Full)));
    other.batch_execute("DROP TRIGGER spent ON appends").unwrap();
    node.takes().unwrap();
    let left = other.query_one("SELECT count(*) FROM appends", &[]).unwrap();
    assert_eq!(left.get::<_, i64>(0), 1);
    assert_eq!(append(&node, "cup", 1, "c").unwrap(), 2);
}

#[test]
fn a_line_that_broke_beside_an_append_costs_the_next_one_nothing() {
    let mut server = Server::start();
    let node = Postgres::open(&server.fresh().parse().unwrap()).unwrap();
    node.begin("north", "").unwrap();
    assert_eq!(append(&node, "cup", 0, "a").unwrap(), 1);
    server.stop_at_once();
    server.start_again();
    let snapshot = Snapshot {
        version: 1,
        bytes: b"seen".to_vec(),
    };
    // Whether this one notices that the line is gone hangs on when it is asked.
    let _ = node.keep_snapshot("game/cup-1", snapshot);
    assert_eq!(append(&node, "cup", 1, "b").unwrap(), 2);
}

#[test]
fn a_server_that_would_lose_what_was_acknowledged_is_refused_by_name() {
    let server = Server::start_with(&["synchronous_commit = off"]);
    let refused = |address: &str| Postgres::open(&address.parse().unwrap()).unwrap_err();
    let why = refused(&server.fresh());
    assert!(
        matches!(&why, StoreError::Unfit { setting, .. } if setting == "synchronous_commit"),
        "{why}"
    );
    let server = Server::start();
    let address = server.fresh();
    drop(Postgres::open(&address.parse().unwrap()).unwrap());
    let mut client = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    client
        .execute("UPDATE arbiter_schema SET version = 99", &[])
        .unwrap();
    let why = refused(&address);
    assert!(matches!(why, StoreError::TooNew { found: 99, .. }), "{why}");
    let other = server.fresh();
    let mut client = postgres::Client::connect(&other, postgres::NoTls).unwrap();
    client.batch_execute("CREATE TABLE members (name text)").unwrap();
    let why = refused(&other);
    assert!(
        matches!(&why, StoreError::Foreign { table } if table == "members"),
        "{why}"
    );
    let why = refused(&server.address("nothing-of-this-name"));
    assert!(why.to_string().contains("nothing-of-this-name"), "{why}");
    let why = refused("postgres://arbiter@127.0.0.1:1/hall");
    assert!(matches!(why, StoreError::Unreachable(_)), "{why}");
}
