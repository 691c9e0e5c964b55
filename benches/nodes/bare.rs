//! The control, and the store without anything around it.

use std::sync::mpsc;
use std::time::Instant;

use arbiter_bench::figures::Times;
use arbiter_hall::store::{Append, Postgres, Store, Tenures};
use postgres::{Client, NoTls};

/// As long as four entries of a game.
const LINES: usize = 1_200;
/// So many commits are timed.
const COMMITS: u32 = 400;
/// So many streams are written to, each one append after the other.
const STREAMS: u64 = 256;
/// So many appends to each of them.
const EACH: u64 = 80;

/// Commits of one row as long as an append, one after the other.
pub fn commits(address: &str) -> Times {
    let mut client = Client::connect(address, NoTls).expect("the database answers");
    client
        .batch_execute(
            "CREATE TABLE bare (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, lines bytea NOT NULL)",
        )
        .expect("a table");
    let lines = vec![b'x'; LINES];
    let mut times = Times::default();
    for _ in 0..COMMITS {
        let from = Instant::now();
        client
            .execute("INSERT INTO bare (lines) VALUES ($1)", &[&lines])
            .expect("a row");
        times.add(from.elapsed());
    }
    times
}

/// How many appends of four entries a second one node writes.
pub fn appends(address: &str) -> f64 {
    let store = Postgres::open(&address.parse().expect("an address")).expect("a store");
    store.begin("one", "").expect("a tenure");
    let entry = vec![b'x'; LINES / 4];
    let (tell, told) = mpsc::channel();
    let submit = |stream: u64, number: u64| {
        let tell = tell.clone();
        let append = Append {
            stream: format!("game/{stream}"),
            of: format!("e{stream}"),
            expected: number * 4,
            entries: vec![entry.clone(); 4],
            mark: None,
        };
        let done = move |answer: Result<u64, _>| {
            answer.expect("it is written");
            // Whoever counts is there until all are.
            let _ = tell.send((stream, number + 1));
        };
        store.submit(append, Box::new(done));
    };
    let begun = Instant::now();
    (0..STREAMS).for_each(|stream| submit(stream, 0));
    for (done, (stream, next)) in told.iter().enumerate() {
        if done as u64 + 1 == STREAMS * EACH {
            break;
        }
        if next < EACH {
            submit(stream, next);
        }
    }
    f64::from((STREAMS * EACH) as u32) / begun.elapsed().as_secs_f64()
}

/// How many bytes the database has written ahead since it is there.
pub fn logged(address: &str) -> f64 {
    let mut client = Client::connect(address, NoTls).expect("the database answers");
    let row = client.query_one("SELECT (pg_current_wal_lsn() - '0/0')::float8", &[]);
    row.expect("a place in its log").get(0)
}
