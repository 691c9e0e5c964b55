//! How a race is run: contestants in turn, round after round, so that a busy moment meets all of them.

use std::fmt;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use crate::clock::Clock;
use crate::report::{Contestant, Report, median};

type Job<'a, I, T> = Box<dyn Fn(&I) -> T + 'a>;
type Count<'a, I, T> = Box<dyn Fn(&T, &I) -> u64 + 'a>;

/// A race being prepared. The first contestant is ours, the bound is against the first peer.
pub struct Race<'a, I: ?Sized, T> {
    name: String,
    input: &'a I,
    clock: Clock,
    rounds: usize,
    at_least: Option<f64>,
    unit: Option<(&'static str, Count<'a, I, T>)>,
    contestants: Vec<(String, Job<'a, I, T>)>,
}

/// Two contestants came to different answers: what they did cannot be compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// The race.
    pub race: String,
    /// Who differs from ours.
    pub peer: String,
    /// Ours and the peer's answer, shortened.
    pub answers: [String; 2],
}

impl std::error::Error for Disagreement {}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [ours, theirs] = &self.answers;
        write!(f, "{}: ours says {ours}, {} says {theirs}", self.race, self.peer)
    }
}

/// A race over `input`, by thread CPU time, in 5 rounds, until it is told otherwise.
pub fn race<'a, I: ?Sized, T: PartialEq + fmt::Debug>(name: &str, input: &'a I) -> Race<'a, I, T> {
    Race {
        name: name.to_owned(),
        input,
        clock: Clock::Thread,
        rounds: 5,
        at_least: None,
        unit: None,
        contestants: Vec::new(),
    }
}

impl<'a, I: ?Sized, T: PartialEq + fmt::Debug> Race<'a, I, T> {
    /// What is counted, for figures per second: its name, and how many an answer stands for.
    #[must_use]
    pub fn unit(mut self, name: &'static str, count: impl Fn(&T, &I) -> u64 + 'a) -> Self {
        self.unit = Some((name, Box::new(count)));
        self
    }

    /// Our contestant.
    ///
    /// # Panics
    /// There is one already.
    #[must_use]
    pub fn ours(mut self, job: impl Fn(&I) -> T + 'a) -> Self {
        assert!(self.contestants.is_empty(), "ours comes first and once");
        self.contestants.push(("arbiter".to_owned(), Box::new(job)));
        self
    }

    /// A peer that does the same job.
    #[must_use]
    pub fn peer(mut self, name: &str, job: impl Fn(&I) -> T + 'a) -> Self {
        self.contestants.push((name.to_owned(), Box::new(job)));
        self
    }

    /// The bound: how many times faster than the first peer ours must be.
    #[must_use]
    pub fn at_least(mut self, ratio: f64) -> Self {
        self.at_least = Some(ratio);
        self
    }

    /// Another clock than thread CPU time.
    #[must_use]
    pub fn by(mut self, clock: Clock) -> Self {
        self.clock = clock;
        self
    }

    /// Another number of rounds than 5; an odd number gives a median that was measured.
    #[must_use]
    pub fn rounds(mut self, rounds: usize) -> Self {
        self.rounds = rounds.max(1);
        self
    }

    /// Runs the race, prints its figures, and fails if the contestants disagree or the bound was missed.
    #[must_use]
    pub fn run(self) -> ExitCode {
        match self.report() {
            Ok(report) => {
                print!("{report}");
                crate::all_held(&[report])
            }
            Err(disagreement) => {
                eprintln!("{disagreement}");
                ExitCode::FAILURE
            }
        }
    }

    /// Runs the race: one round to warm up and to compare the answers, then the rounds that count.
    ///
    /// # Errors
    /// A peer's answer differs from ours.
    ///
    /// # Panics
    /// Nobody runs.
    pub fn report(self) -> Result<Report, Disagreement> {
        let answer = self.agreed()?;
        let times: Vec<Vec<Duration>> = (0..self.rounds).map(|_| self.round()).collect();
        let ours = |round: &Vec<Duration>| round[0].as_secs_f64();
        let contestants = self
            .contestants
            .iter()
            .enumerate()
            .map(|(at, (name, _))| Contestant {
                name: name.clone(),
                time: median(times.iter().map(|round| round[at].as_secs_f64())),
                ratio: median(times.iter().map(|round| round[at].as_secs_f64() / ours(round))),
            });
        Ok(Report {
            name: self.name.clone(),
            work: self
                .unit
                .as_ref()
                .map(|(unit, count)| (*unit, count(&answer, self.input))),
            contestants: contestants.collect(),
            at_least: self.at_least,
        })
    }

    fn agreed(&self) -> Result<T, Disagreement> {
        let mut answers = self.contestants.iter().map(|(name, job)| (name, job(self.input)));
        let (_, ours) = answers.next().expect("a race has contestants");
        match answers.find(|(_, theirs)| *theirs != ours) {
            None => Ok(ours),
            Some((peer, theirs)) => Err(Disagreement {
                race: self.name.clone(),
                peer: peer.clone(),
                answers: [ours, theirs].map(|answer| format!("{answer:?}").chars().take(200).collect()),
            }),
        }
    }

    fn round(&self) -> Vec<Duration> {
        let time = |job: &Job<'a, I, T>| {
            let start = self.clock.now();
            black_box(job(black_box(self.input)));
            self.clock.now().saturating_sub(start)
        };
        self.contestants.iter().map(|(_, job)| time(job)).collect()
    }
}
