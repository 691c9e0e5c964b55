//! A store as a node sees it over a line that is not to be trusted.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use arbiter_hall::store::{
    Append, Batches, Claim, Done, Holder, Memory, Renewal, Snapshot, Store, StoreError, Tenure, Tenures,
};
use arbiter_nodes::checker;
use fastrand::Rng;

use crate::locks::locked;

/// Of so many appends one does not go as it should.
const SELDOM: usize = 25;

/// What becomes of an append.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Well,
    /// It is written, and the answer is lost.
    AnswerLost,
    /// It never came there.
    Lost,
    /// Its line breaks, and it is written some time later, if it may be.
    Late,
    /// It waits on its way, with whoever wants the answer.
    Held,
}

/// An append on its way, under the tenure that it was sent under.
pub struct OnItsWay {
    memory: Arc<Memory>,
    append: Append,
    done: Option<Done>,
}

/// What all lines lead to.
pub struct Base {
    pub memory: Memory,
    pub rng: Mutex<Rng>,
    pub log: Mutex<Vec<checker::Append>>,
    pub befell: Mutex<Vec<String>>,
    pub on_their_way: Mutex<Vec<OnItsWay>>,
    /// What is written is answered only when somebody says so.
    pub answers_wait: AtomicBool,
    pub waiting: Mutex<Vec<(Done, Result<u64, StoreError>)>>,
    /// Nothing goes wrong any more.
    pub calm: AtomicBool,
    /// Whether what comes late is written whoever has the event by then: only to see that this is found.
    pub unfenced: AtomicBool,
}

impl Base {
    pub fn say(&self, what: String) {
        locked(&self.befell).push(what);
    }

    fn fate(&self) -> Fate {
        if self.calm.load(Ordering::Relaxed) {
            return Fate::Well;
        }
        let mut rng = locked(&self.rng);
        if rng.usize(..SELDOM) > 0 {
            return Fate::Well;
        }
        let all = [Fate::AnswerLost, Fate::Lost, Fate::Late, Fate::Held];
        all[rng.usize(..all.len())]
    }

    /// What the database does with an append, and what it writes down of it.
    fn commit(&self, memory: &Memory, append: Append) -> Result<u64, StoreError> {
        let own = memory.held();
        let is_kept = append.stream.starts_with("game/") || append.stream.starts_with("event/");
        let mark = append
            .mark
            .as_ref()
            .and_then(|mark| serde_json::from_slice(mark).ok());
        let mark: serde_json::Value = mark.unwrap_or_default();
        let (stream, event, entries) = (
            append.stream.clone(),
            append.of.clone(),
            append.entries.len() as u64,
        );
        let version = written(memory, append)?;
        if is_kept {
            let mut log = locked(&self.log);
            let at = log.len() as u64;
            log.push(checker::Append {
                stream,
                event,
                version,
                entries,
                tenure: own.as_ref().map_or(0, |own| own.id),
                node: own.map(|own| own.node).unwrap_or_default(),
                at,
                key: mark["key"].as_str().map(ToOwned::to_owned),
            });
        }
        Ok(version)
    }

    /// One of those that were held or late comes there.
    pub fn arrive(&self) {
        let one = {
            let mut all = locked(&self.on_their_way);
            if all.is_empty() {
                return;
            }
            let place = locked(&self.rng).usize(..all.len());
            all.swap_remove(place)
        };
        let OnItsWay { memory, append, done } = one;
        let expected = append.expected;
        let mut answer = self.commit(&memory, append.clone());
        if answer.is_err() && self.unfenced.load(Ordering::Relaxed) {
            // A database without a fence takes it wherever its stream stands.
            let expected = self.memory.version(&append.stream).unwrap_or(0);
            answer = self.commit(&self.memory, Append { expected, ..append });
        }
        self.say(format!("- arrives at {expected}: {}", answer.is_ok()));
        if let Some(done) = done {
            done(answer);
        }
    }
}

/// What memory answers, which it does at once.
fn written(memory: &Memory, append: Append) -> Result<u64, StoreError> {
    let (tell, told) = std::sync::mpsc::channel();
    memory.submit(append, Box::new(move |answer| drop(tell.send(answer))));
    told.try_recv().unwrap_or(Err(StoreError::Stopped))
}

/// The store of one node.
pub struct Shaky {
    base: Arc<Base>,
    /// That of its present tenure; what is still on its way has its own.
    memory: Mutex<Arc<Memory>>,
    pub cut: AtomicBool,
}

impl Shaky {
    pub fn new(base: &Arc<Base>) -> Self {
        Self {
            memory: Mutex::new(Arc::new(base.memory.beside())),
            base: Arc::clone(base),
            cut: AtomicBool::new(false),
        }
    }

    fn memory(&self) -> Arc<Memory> {
        Arc::clone(&locked(&self.memory))
    }

    fn line(&self) -> Result<Arc<Memory>, StoreError> {
        if self.cut.load(Ordering::Relaxed) {
            return Err(StoreError::Unreachable("cut".into()));
        }
        Ok(self.memory())
    }
}

impl Store for Shaky {
    fn submit(&self, append: Append, done: Done) {
        let Ok(memory) = self.line() else {
            return done(Err(StoreError::Unknown));
        };
        if self.base.answers_wait.load(Ordering::Relaxed) {
            let answer = self.base.commit(&memory, append);
            locked(&self.base.waiting).push((done, answer));
            return;
        }
        match self.base.fate() {
            Fate::Well => done(self.base.commit(&memory, append)),
            Fate::AnswerLost => {
                self.base.say("- lost answer".into());
                let _ = self.base.commit(&memory, append);
                done(Err(StoreError::Unknown));
            }
            Fate::Lost => {
                self.base.say("- lost request".into());
                done(Err(StoreError::Unknown));
            }
            Fate::Late => {
                self.base.say("- late".into());
                locked(&self.base.on_their_way).push(OnItsWay {
                    memory,
                    append,
                    done: None,
                });
                done(Err(StoreError::Unknown));
            }
            Fate::Held => {
                self.base.say("- held".into());
                locked(&self.base.on_their_way).push(OnItsWay {
                    memory,
                    append,
                    done: Some(done),
                });
            }
        }
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        match self.line() {
            Ok(memory) => memory.remove(streams, done),
            Err(why) => done(Err(why)),
        }
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        self.line()?.read(stream, from, limit)
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        self.line()?.version(stream)
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        self.line()?.marks(stream, limit)
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        self.line()?.streams(prefix)
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        self.line()?.keep_snapshot(stream, snapshot)
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        self.line()?.snapshot(stream)
    }
}

impl Tenures for Shaky {
    fn begin(&self, node: &str, address: &str) -> Result<Tenure, StoreError> {
        self.line()?.end()?;
        let new = Arc::new(self.base.memory.beside());
        let tenure = new.begin(node, address)?;
        *locked(&self.memory) = new;
        Ok(tenure)
    }

    fn held(&self) -> Option<Tenure> {
        self.memory().held()
    }

    fn renew(&self, beat: u64) -> Result<Renewal, StoreError> {
        self.line()?.renew(beat)
    }

    fn claim(&self, event: &str) -> Result<Claim, StoreError> {
        self.line()?.claim(event)
    }

    fn owner(&self, event: &str) -> Result<Option<Tenure>, StoreError> {
        self.line()?.owner(event)
    }

    fn release(&self, event: &str, to: u64, at: u64) -> Result<(), StoreError> {
        self.line()?.release(event, to, at)
    }

    fn wish(&self, event: &str, to: u64) -> Result<(), StoreError> {
        self.line()?.wish(event, to)
    }

    fn wishes(&self) -> Result<Vec<(String, u64)>, StoreError> {
        self.line()?.wishes()
    }

    fn leave(&self, node: &str, leaves: bool) -> Result<(), StoreError> {
        self.line()?.leave(node, leaves)
    }

    fn end(&self) -> Result<(), StoreError> {
        self.line()?.end()
    }

    fn holders(&self) -> Result<Vec<Holder>, StoreError> {
        self.line()?.holders()
    }

    fn events(&self, tenure: u64) -> Result<Vec<String>, StoreError> {
        self.line()?.events(tenure)
    }

    fn orphans(&self, limit: usize) -> Result<Vec<String>, StoreError> {
        self.line()?.orphans(limit)
    }

    fn forget(&self, event: &str) -> Result<(), StoreError> {
        self.line()?.forget(event)
    }

    fn point(&self, event: &str, names: &[String]) -> Result<(), StoreError> {
        self.line()?.point(event, names)
    }

    fn adopt(&self, event: &str, streams: &[String]) -> Result<(), StoreError> {
        self.line()?.adopt(event, streams)
    }

    fn event_of(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.line()?.event_of(name)
    }

    fn batches(&self) -> Batches {
        self.memory().batches()
    }

    fn takes(&self) -> Result<(), StoreError> {
        self.line()?.takes()
    }

    fn now(&self) -> Result<u64, StoreError> {
        self.line()?.now()
    }
}
