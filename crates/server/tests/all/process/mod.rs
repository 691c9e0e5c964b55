//! A server in a process of its own, so that it can be killed and its memory read: a test starts its own executable
//! again, and there the test of the same name serves.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use arbiter_server::Serving;

const FOLDER: &str = "ARBITER_TEST_FOLDER";

/// Whether this process is the one that serves; then it has done so until its end.
pub fn serves() -> bool {
    let Some(folder) = env::var_os(FOLDER) else {
        return false;
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    let ready = |address: SocketAddr, _: &arbiter_server::Ways| println!("\nready {address}");
    let serving = Serving {
        listen: ([127, 0, 0, 1], 0).into(),
        data: Path::new(&folder).into(),
        shared: None,
        sample: false,
        keys: None,
        only_officials: false,
        behind: Vec::new(),
        metrics: None,
        list: None,
        lessons: None,
    };
    runtime.block_on(arbiter_server::serve(&serving, ready)).unwrap();
    true
}

/// Starts it; `test` is the name of a test that begins with [`serves`].
pub fn start(folder: &Path, test: &str) -> (Child, SocketAddr) {
    let mut server = Command::new(env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    let ready = lines.find_map(|line| line.strip_prefix("ready ").map(str::to_owned));
    // Read to its end: a test that cannot say how long it has run stops.
    thread::spawn(move || lines.for_each(drop));
    (server, ready.unwrap().parse().unwrap())
}
