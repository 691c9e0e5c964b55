//! Work in the order in which it was given, on one thread or several, and never far ahead of who reads.

use std::collections::VecDeque;
use std::process;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use arrow_array::RecordBatch;

use crate::errors::Fail;

/// How long a wait goes on before a signal is looked for.
const PATIENCE: Duration = Duration::from_millis(50);

/// What a task has made.
#[derive(Debug, Default)]
pub struct Done {
    /// The rows.
    pub batches: Vec<RecordBatch>,
    /// From which file they are: games are numbered within one.
    pub file: u32,
    /// How many games they are.
    pub games: i64,
}

/// Some work, for any thread.
pub type Task = Box<dyn FnOnce() -> Result<Done, Fail> + Send>;

/// What comes next.
pub enum Step {
    /// Work that may be done while other is.
    Task(Task),
    /// Work that had to be done at once.
    Done(Done),
}

/// Where work comes from; asked by the thread that reads.
pub trait Feed: Send {
    /// The next step; `None` at the end.
    fn next(&mut self) -> Result<Option<Step>, Fail>;
}

/// Does what a feed gives.
pub struct Pool {
    feed: Option<Box<dyn Feed>>,
    jobs: usize,
    workers: Option<Workers>,
    waiting: VecDeque<Waiting>,
}

enum Waiting {
    Done(Done),
    Later(Receiver<Result<Done, Fail>>),
    /// The feed has ended so.
    Failed(Fail),
}

type Job = (Task, SyncSender<Result<Done, Fail>>);

/// Threads that live as long as somebody reads.
struct Workers {
    give: SyncSender<Job>,
    threads: Vec<JoinHandle<()>>,
    process: u32,
}

impl Pool {
    /// With so many threads; with one job all is done by whoever reads.
    pub fn new(feed: Box<dyn Feed>, jobs: usize) -> Self {
        Self {
            feed: Some(feed),
            jobs,
            workers: None,
            waiting: VecDeque::new(),
        }
    }

    /// What comes next, in the order of the feed. `heard` is asked again and again while time passes.
    pub fn next(&mut self, heard: &mut dyn FnMut() -> Result<(), Fail>) -> Result<Option<Done>, Fail> {
        if self.jobs == 1 {
            heard()?;
            let Some(feed) = &mut self.feed else {
                return Ok(None);
            };
            return match feed.next()? {
                Some(Step::Task(task)) => task().map(Some),
                Some(Step::Done(done)) => Ok(Some(done)),
                None => {
                    self.feed = None;
                    Ok(None)
                }
            };
        }
        if self
            .workers
            .as_ref()
            .is_some_and(|workers| workers.process != process::id())
        {
            return Err(Fail::Forked);
        }
        self.fill(heard)?;
        let Some(first) = self.waiting.pop_front() else {
            return Ok(None);
        };
        match first {
            Waiting::Done(done) => Ok(Some(done)),
            Waiting::Failed(fail) => Err(fail),
            Waiting::Later(later) => loop {
                match later.recv_timeout(PATIENCE) {
                    Ok(done) => return done.map(Some),
                    Err(RecvTimeoutError::Timeout) => heard()?,
                    Err(RecvTimeoutError::Disconnected) => return Err(Fail::Lost),
                }
            },
        }
    }

    /// Gives the threads all that may wait.
    fn fill(&mut self, heard: &mut dyn FnMut() -> Result<(), Fail>) -> Result<(), Fail> {
        while self.waiting.len() < 2 * self.jobs {
            heard()?;
            let Some(feed) = &mut self.feed else { return Ok(()) };
            let step = match feed.next() {
                Ok(Some(step)) => step,
                end => {
                    self.feed = None;
                    self.waiting.extend(end.err().map(Waiting::Failed));
                    return Ok(());
                }
            };
            let jobs = self.jobs;
            self.waiting.push_back(match step {
                Step::Done(done) => Waiting::Done(done),
                Step::Task(task) => {
                    let (hand_on, later) = sync_channel(1);
                    let workers = self.workers.get_or_insert_with(|| Workers::start(jobs));
                    workers.give.send((task, hand_on)).map_err(|_| Fail::Lost)?;
                    Waiting::Later(later)
                }
            });
        }
        Ok(())
    }

    /// Ends all of it: files are closed, threads are gone when this returns.
    pub fn close(&mut self) {
        self.feed = None;
        self.waiting.clear();
        if let Some(workers) = self.workers.take() {
            workers.end();
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        // Who drops it may hold the interpreter: threads end by themselves with the work at hand.
        if let Some(workers) = self.workers.take() {
            drop(workers.give);
            if workers.process != process::id() {
                std::mem::forget(workers.threads);
            }
        }
    }
}

impl Workers {
    fn start(jobs: usize) -> Self {
        let (give, queue) = sync_channel::<Job>(2 * jobs);
        let queue = Arc::new(Mutex::new(queue));
        let threads = (0..jobs).map(|_| {
            let queue = Arc::clone(&queue);
            thread::spawn(move || work(&queue))
        });
        Self {
            give,
            threads: threads.collect(),
            process: process::id(),
        }
    }

    fn end(self) {
        drop(self.give);
        for thread in self.threads {
            if self.process == process::id() {
                // A panic in it was told by what it did not hand on.
                let _ = thread.join();
            } else {
                std::mem::forget(thread);
            }
        }
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok((task, hand_on)) = next() {
        // An error says that nobody waits for it any more.
        let _ = hand_on.send(task());
    }
}
