//! Many who look on at a game of another node.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use arbiter_bench::figures::{self, Times};
use arbiter_nodes::{Frame, Node, Socket};

use crate::played::{Game, Player};
use crate::{address, figure, says};

/// Behind whoever looks on at the owner, in milliseconds.
const BEHIND: f64 = 100.0;
/// With them, the owner works at most so many times as long as without; what is left is noise of the machine.
const WORK: f64 = 1.5;
/// So many moves, and so long between two of them.
const MOVES: (usize, Duration) = (40, Duration::from_millis(500));
/// So much a thread needs that only listens.
const STACK: usize = 256 * 1024;

/// When each version was heard, by whoever listens.
type Heard = Vec<(u64, Instant)>;

/// The same moves with nobody at the other node and with many there.
pub fn look_on(nodes: &[Node; 2]) -> bool {
    let many = figure("NODES_SPECTATORS", 2_000);
    let (_, alone) = played(nodes, 0);
    let (mut behind, with) = played(nodes, many);
    let late = behind.of_thousand(990);
    let held = late <= BEHIND && with <= (alone * WORK).max(0.3);
    println!(
        "{many} look on at a game of another node: {} messages, behind the owner's 99 of 100 {late:.1} ms, bound {BEHIND}; the owner's processor {with:.2} s, without them {alone:.2} s ({})",
        behind.len(),
        says(held)
    );
    held
}

/// Plays with so many at the other node; how far they were behind, and what the owner worked.
fn played(nodes: &[Node; 2], many: u32) -> (Times, f64) {
    let game = Game::make(&address(&nodes[0])).expect("a game");
    let path = format!("/api/v1/games/{}/live", game.id);
    let ends = Arc::new(AtomicBool::new(false));
    let listens = |at: &Node| {
        let mut socket = Socket::open(&address(at), &path, "").expect("a socket of a spectator");
        let ends = Arc::clone(&ends);
        let all: Arc<Mutex<Heard>> = Arc::default();
        let kept = Arc::clone(&all);
        let listener = move || {
            while !ends.load(Ordering::Relaxed) {
                match socket.hear() {
                    Frame::Told(message) if message["type"] == "update" => {
                        let mut all = kept.lock().unwrap_or_else(PoisonError::into_inner);
                        all.extend(
                            message["version"]
                                .as_u64()
                                .map(|version| (version, Instant::now())),
                        );
                    }
                    Frame::Told(_) | Frame::Nothing => {}
                    Frame::Closed(code) => panic!("a spectator was sent away: {code:?}"),
                }
            }
        };
        let listener = thread::Builder::new().stack_size(STACK).spawn(listener);
        (listener.expect("a thread"), all)
    };
    let here = listens(&nodes[0]);
    let there: Vec<_> = (0..many).map(|_| listens(&nodes[1])).collect();
    let worked = || nodes[0].pid().map_or(0.0, figures::processor);
    let before = worked();
    let mut player = Player::of(&game, &address(&nodes[0]));
    for _ in 0..MOVES.0 {
        thread::sleep(MOVES.1);
        player.moves();
    }
    // The last move is on its way to all of them.
    thread::sleep(MOVES.1);
    let work = worked() - before;
    ends.store(true, Ordering::Relaxed);
    let taken = |(listener, all): (thread::JoinHandle<()>, Arc<Mutex<Heard>>)| {
        listener.join().expect("a listener");
        core::mem::take(&mut *all.lock().unwrap_or_else(PoisonError::into_inner))
    };
    let owners = taken(here);
    let mut behind = Times::default();
    for heard in there.into_iter().map(taken) {
        for (version, at) in heard {
            // One message may tell of what came as two elsewhere.
            if let Some(own) = owners.iter().find(|own| own.0 >= version) {
                behind.add(at.saturating_duration_since(own.1));
            }
        }
    }
    let all = u64::from(many) * MOVES.0 as u64;
    assert!(
        behind.len() as u64 >= all,
        "{} of {all} messages came",
        behind.len()
    );
    (behind, work)
}
