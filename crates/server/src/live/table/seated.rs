//! What the server keeps beside a desk: who called, since when something waits, and what a command changed.

use arbiter_game::Shown;
use arbiter_game::event::{Act, SpeechAct};
use arbiter_game::rules::Question;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::FactKind;
use arbiter_game::state::{Ply, Situation, State};
use arbiter_hall::{Desk, Phase};

use super::{Called, Seated};
use crate::live::tell::Happened;
use crate::live::wire::{Alarm, AlarmKind, Person, View};

impl Seated {
    pub(super) fn note(&mut self, happened: &[Happened], now: u64) {
        let here = self.desk.letter();
        for one in happened.iter().filter(|one| one.entry.event.board == here) {
            let event = &one.entry.event;
            match &event.act {
                Act::Speech(SpeechAct::CallArbiter { why }) => {
                    let phone = FactKind::from_word(why) == Some(FactKind::Device);
                    self.called = Some(Called {
                        by: event.by.player(),
                        kind: if phone { AlarmKind::Device } else { AlarmKind::Call },
                        at: now,
                    });
                }
                _ if event.reported_by.unwrap_or(event.by).is_arbiter() => self.called = None,
                _ => {}
            }
        }
        self.since = now;
    }

    /// What an arbiter should look at; a flag only where it may be pointed out.
    pub(super) fn alarms(&self, view: &View, players: &[Person; 2], now: u64) -> Vec<Alarm> {
        let scene = &view.scene;
        let mut alarms = Vec::new();
        let mut alarm = |kind, side: Option<Color>, since, question| {
            alarms.push(Alarm {
                kind,
                side,
                since,
                question,
            });
        };
        if let Some(Called { by, kind, at }) = &self.called {
            alarm(*kind, *by, *at, None);
        }
        if scene.phase == Phase::Over {
            return alarms;
        }
        for question in &scene.seen.questions {
            alarm(
                AlarmKind::Question,
                question.player,
                self.since,
                Some(question.id),
            );
        }
        if scene.held.is_some() {
            alarm(AlarmKind::Held, None, self.since, None);
        } else if scene.phase == Phase::Standing {
            alarm(AlarmKind::Stopped, None, self.since, None);
        }
        if let Some(clock) = scene.seen.clock.filter(|clock| clock.flag_may_be_shown) {
            for (side, shown) in Color::ALL.into_iter().zip([clock.white, clock.black]) {
                if shown == Shown::Ms(0) {
                    alarm(AlarmKind::Flag, Some(side), self.since, None);
                }
            }
        }
        if scene.phase == Phase::Running {
            for (side, person) in Color::ALL.into_iter().zip(players) {
                if person.taken && !person.here {
                    alarm(AlarmKind::Lost, Some(side), now, None);
                }
            }
        }
        alarms
    }
}

/// What of a game is compared before and after.
pub(super) struct Before {
    pub(super) board: Situation,
    pub(super) open: Vec<Question>,
    pub(super) plies: usize,
    pub(super) last: Option<Ply>,
    pub(super) phase: Phase,
    /// Of the other board of a match.
    pub(super) other: Option<Box<Self>>,
    /// The desk itself, with both boards of a match: what stands again where nothing came of it and the log cannot be read.
    pub(super) desk: Option<Box<Desk>>,
}

impl Before {
    /// Before something is done that may come to nothing.
    pub(super) fn of(desk: &Desk) -> Self {
        Self {
            desk: Some(Box::new(desk.clone())),
            ..Self::looked(desk)
        }
    }

    /// Before something that is written already: nothing is kept of the desk itself.
    pub(super) fn looked(desk: &Desk) -> Self {
        let other = desk.game().other();
        let other = other.map(|state| Box::new(Self::of_state(state, desk.phase())));
        Self {
            other,
            ..Self::of_state(desk.game().state(), desk.phase())
        }
    }

    fn of_state(state: &State, phase: Phase) -> Self {
        let line = &state.line;
        Self {
            board: *line.now(),
            open: state.questions.clone(),
            plies: line.plies().len(),
            last: line.last().copied(),
            phase,
            other: None,
            desk: None,
        }
    }

    pub(super) fn differs(&self, desk: &Desk) -> bool {
        let line = &desk.game().state().line;
        self.plies != line.plies().len() || self.last.as_ref() != line.last()
    }

    /// The first move that may have changed.
    pub(super) fn unchanged(&self, desk: &Desk) -> usize {
        let plies = desk.game().state().line.plies().len();
        if self.differs(desk) {
            self.plies.min(plies).saturating_sub(1)
        } else {
            plies
        }
    }
}
