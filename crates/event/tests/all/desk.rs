//! An event at the desk, for tests that think in starting ranks.

use core::ops::Deref;

use arbiter_event::Event;
use arbiter_event::act::{
    Act, Announce, Draw, Enter, EnterResult, EntryForm, Method, Notice, Pair, QuestionKey, Refusal, Settle,
};
use arbiter_event::log::{Log, Stamp};
use arbiter_event::number::{EntrantId, Round, TeamId};
use arbiter_event::state::State;

/// A log with the sheet that it adds up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Desk {
    pub log: Log,
    sheet: Event,
}

impl Deref for Desk {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.sheet
    }
}

impl Desk {
    /// An event that is announced.
    pub fn announced(announce: Announce) -> Self {
        let mut desk = Self {
            log: Log::default(),
            sheet: Event::default(),
        };
        desk.act(announce).unwrap();
        desk
    }

    pub fn state(&self) -> &State {
        self.log.state()
    }

    /// Does something and says what is told of it; a refusal changes nothing.
    pub fn act(&mut self, act: impl Into<Act>) -> Result<Vec<Notice>, Refusal> {
        let before = self.log.clone();
        let answer = self.log.add(&act.into(), &Stamp::default());
        let told = answer.map(|entry| entry.notices().cloned().collect());
        if told.is_err() {
            assert_eq!(self.log, before, "what is refused changes nothing");
        }
        self.sheet = self.log.state().sheet();
        told
    }

    pub fn enter(&mut self, form: EntryForm) {
        self.act(Enter { form, from: None }).unwrap();
    }

    pub fn draw(&mut self, method: Method, secret: &str) {
        self.act(Draw::by_lots(method, secret)).unwrap();
    }

    pub fn settle(&mut self, key: &str, option: &str) -> Result<(), Refusal> {
        let question = QuestionKey::by_name(key).expect("a question");
        let option = option.to_owned();
        self.act(Settle::of(question, option)).map(|_| ())
    }

    /// Who has this starting rank.
    pub fn id(&self, rank: u16) -> EntrantId {
        self.state().numbers().entrant(rank).expect("somebody")
    }

    /// The team with this number.
    pub fn team(&self, number: u16) -> TeamId {
        self.state().team_numbers().team(number).expect("a team")
    }

    /// The next round by the rules of the event.
    pub fn pair(&mut self) {
        let next = Round(self.state().paired().0 + 1);
        self.act(Pair::by_rules(next)).unwrap();
    }

    /// A result of a round, whatever stood there.
    pub fn result_of(&mut self, round: usize, (white, black): (u16, u16), result: &str) {
        let round = Round(u16::try_from(round).unwrap());
        let board = self
            .state()
            .board_between(round, self.id(white), self.id(black))
            .expect("a board");
        let was = self
            .state()
            .round(round)
            .and_then(|round| round.result(board))
            .map(|scored| scored.result);
        let act = EnterResult {
            was,
            ..EnterResult::typed(round, board, result.parse().unwrap())
        };
        self.act(act).unwrap();
    }

    /// A result of the last round.
    pub fn result(&mut self, game: (u16, u16), result: &str) {
        self.result_of(self.paired_rounds(), game, result);
    }
}
