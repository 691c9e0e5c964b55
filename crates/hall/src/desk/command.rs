//! A command at a desk: whose it is, whether he has seen what it rests on, and what comes of it.

use arbiter_game::event::{
    Act, Actor, AgreeOn, ArbiterAct, BeforeAct, ClockAct, Event, HandsAct, PaperAct, PresenceAct, SpeechAct,
};
use arbiter_game::rules::Refusal;
use arbiter_game::rules::chess::Color;
use arbiter_game::state::{Clocks, Mode};
use arbiter_game::{Entry, drawn_start};
use arbiter_store::Append;

use super::{Desk, Done, Figures, MAX_ACTS, Order};
use crate::{Grant, Grants, HallError, allows, allows_together};

/// What a player is given at most for the way of his messages, in milliseconds.
const CREDIT_A_MOVE: u64 = 500;
const CREDIT_A_GAME: u64 = 30_000;

/// Who does something, and who tells of it where that is another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Doer {
    pub(super) by: Actor,
    pub(super) told_by: Option<Actor>,
}

impl Doer {
    const fn himself(by: Actor) -> Self {
        Self { by, told_by: None }
    }
}

impl Desk {
    /// Checks role and version, decides and carries out. The append must be durable before anybody hears of it.
    ///
    /// # Errors
    /// Nothing has happened then, and the error says why.
    pub fn prepare(&mut self, by: &Grants, mut order: Order) -> Result<Done, HallError> {
        if let Some(figures) = order.figures {
            return self.settle(by, figures, order.side, (order.seen, order.now));
        }
        // Nothing is done before what was done last: that instant is taken then.
        if by.sides(self.board).count() == 2 {
            order.now = order.now.saturating_sub(order.ago);
        }
        if order.acts.is_empty() || order.acts.len() > MAX_ACTS {
            let (what, most) = ("acts", MAX_ACTS);
            return Err(HallError::TooMany { what, most });
        }
        let doer = self.doer(by, &order)?;
        self.bounded(doer, &order)?;
        enciphered(&order, false)?;
        if doer.by.is_arbiter() && order.acts.iter().any(is_unexplained) {
            return Err(HallError::NoReason);
        }
        self.give(by, doer, order, false)
    }

    /// What would come of an order, on a copy of this desk: nothing is done. Only for what an official does, or both
    /// players in his place: a player is not told beforehand whether his claim is right.
    ///
    /// # Errors
    /// Why nothing would be done, and [`HallError::Forbidden`] for whoever may not command it.
    pub fn preview(&self, by: &Grants, order: Order) -> Result<(Self, Done), HallError> {
        let doer = self.doer(by, &order)?;
        self.bounded(doer, &order)?;
        enciphered(&order, true)?;
        let official = doer.told_by.unwrap_or(doer.by);
        if official.player().is_some() {
            return Err(self.forbidden(by, order.acts[0].tag()));
        }
        self.stands(&order, doer.by, false)?;
        let mut copy = self.clone();
        let done = copy.carry(doer, order)?;
        Ok((copy, done))
    }

    fn give(&mut self, by: &Grants, doer: Doer, order: Order, settles: bool) -> Result<Done, HallError> {
        self.is_current(&order, doer.told_by.unwrap_or(doer.by))?;
        self.stands(&order, doer.by, settles)?;
        if doer.by == Actor::Both && !self.is_joint(by, &order) {
            return Ok(Done {
                append: None,
                entries: Vec::new(),
                refused: None,
                waits: true,
            });
        }
        if let Some(done) = self.credited(doer, &order) {
            return Ok(done);
        }
        if let Some(start) = self.resumes_now(&order) {
            return self.resumed(start, doer, order);
        }
        self.carry(doer, order)
    }

    /// The instant at which an adjourned game is resumed, where nobody had said when: the first of them has come back.
    fn resumes_now(&self, order: &Order) -> Option<u64> {
        let one = self
            .game
            .state()
            .sealed()
            .filter(|one| one.announced && one.resumes.is_none())?;
        let again = one.resumed.is_none() && order.acts.iter().any(comes_back);
        again.then(|| order.now.saturating_sub(self.began))
    }

    fn resumed(&mut self, start: u64, doer: Doer, order: Order) -> Result<Done, HallError> {
        let schedule = vec![BeforeAct::Schedule { start, default: None }.into()];
        let first = (Doer::himself(Actor::Nobody), Order::at(order.now, schedule));
        let (carried, done) = self.one_after_other(first, (doer, order))?;
        *self = carried;
        Ok(done)
    }

    /// Two orders with one append: this desk as it is after both, and what came of them.
    fn one_after_other(
        &self,
        first: (Doer, Order),
        second: (Doer, Order),
    ) -> Result<(Self, Done), HallError> {
        let mut trial = self.clone();
        let mut done = trial.carry(first.0, first.1)?;
        let mut after = trial.carry(second.0, second.1)?;
        done.refused = after.refused.take();
        done.join(after);
        Ok((trial, done))
    }

    /// The display of the one who has the move has come to zero, and no move can be on its way: what the clock itself does.
    ///
    /// # Errors
    /// Only if the store's lines cannot be made.
    pub fn zero(&mut self, now: u64) -> Result<Option<Done>, HallError> {
        if self.falls_at().is_none_or(|zero| zero > now) {
            return Ok(None);
        }
        let clocks = self.game.state().clocks.as_ref();
        match clocks.and_then(Clocks::running) {
            Some(side) => self.show_zero(side, now).map(Some),
            None => Ok(None),
        }
    }

    /// The start of a game of Chess960 that was not drawn yet is the one that two lots say; nothing where it was, or where
    /// another game is played.
    ///
    /// # Errors
    /// Something has been moved already, or the store's lines cannot be made.
    pub fn draw_start(&mut self, lots: &[String; 2], now: u64) -> Result<Option<Done>, HallError> {
        let state = self.game.state();
        if state.chess960.is_none() || state.number.is_some() {
            return Ok(None);
        }
        let (lots, number) = (lots.clone(), drawn_start(lots));
        let acts = vec![BeforeAct::DrawStart { lots, number }.into()];
        self.carry(Doer::himself(Actor::Nobody), Order::at(now, acts))
            .map(Some)
    }

    /// When the flag of the running display is judged, if nothing happens: milliseconds since 1970. Where nobody's hand is
    /// at a clock, a move may be on its way that was made in time; so long is waited as its player could be given.
    #[must_use]
    pub fn falls_at(&self) -> Option<u64> {
        let zero = self.zero_at()?;
        let side = self.game.state().clocks.as_ref().and_then(Clocks::running)?;
        Some(zero + self.owed(side, CREDIT_A_MOVE))
    }

    /// The display of the one who commands came to zero, and his message would be too late even with what he is given for
    /// its way: what the clock itself does, before the command is looked at.
    ///
    /// # Errors
    /// Only if the store's lines cannot be made.
    pub fn late(&mut self, by: &Grants, way: u64, now: u64) -> Result<Option<Done>, HallError> {
        let running = self.game.state().clocks.as_ref().and_then(Clocks::running);
        let own = running.filter(|side| by.sides(self.board).any(|sits| sits == *side));
        match (own, self.zero_at()) {
            (Some(side), Some(zero)) if self.is_online() && zero + self.owed(side, way) <= now => {
                self.show_zero(side, now).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn show_zero(&mut self, side: Color, now: u64) -> Result<Done, HallError> {
        let acts = vec![ClockAct::ShowsZero { side }.into()];
        self.carry(Doer::himself(Actor::Clock), Order::at(now, acts))
    }

    fn is_online(&self) -> bool {
        self.game.state().mode == Mode::Online && self.runs()
    }

    /// What a player who sits far away is given for the way of a message: at most half a second a move and thirty seconds a
    /// game, and only where nobody's hand is at a clock.
    fn owed(&self, side: Color, way: u64) -> u64 {
        if !self.is_online() {
            return 0;
        }
        let left = CREDIT_A_GAME.saturating_sub(self.credited[side.index()]);
        way.min(CREDIT_A_MOVE).min(left)
    }

    /// The same acts with what their player is given for their way, added to his clock when he sent them: before his press,
    /// so before his flag could be judged. Only where a press is among them; it stands in the log.
    fn credited(&mut self, doer: Doer, order: &Order) -> Option<Done> {
        let running = self.game.state().clocks.as_ref().and_then(Clocks::running);
        let side = doer.by.player().filter(|side| running == Some(*side))?;
        let ms = self.owed(side, order.way);
        if ms == 0 {
            return None;
        }
        let add = vec![ClockAct::Adds { side, ms }.into()];
        let first = (
            Doer::himself(Actor::Clock),
            Order::at(order.now.saturating_sub(ms), add),
        );
        let (carried, done) = self.one_after_other(first, (doer, order.clone())).ok()?;
        let press = |entry: &Entry| matches!(entry.event.act, Act::Hands(HandsAct::Press { .. }));
        if !done.entries.iter().any(press) {
            return None;
        }
        *self = carried;
        Some(done)
    }

    /// After a restart: clocks that ran are stopped at the last heartbeat, until somebody decides.
    ///
    /// # Errors
    /// The stop cannot have happened.
    pub fn restart(&mut self, last_beat: u64) -> Result<Option<Done>, HallError> {
        let front = self.letter();
        if let Some(front) = front.filter(|_| !self.runs()) {
            self.turn_to(front.other());
        }
        let acts = vec![ArbiterAct::Stop.into()];
        let stops = self
            .runs()
            .then(|| self.carry(Doer::himself(Actor::Nobody), Order::at(last_beat, acts)));
        if let Some(front) = front {
            self.turn_to(front);
        }
        stops.transpose()
    }

    /// After a planned move: clocks that ran stood from the moment of the last command to now, and run on. The time in between is
    /// nobody's, and it is in the log; who finds that wrong takes the second entry back and chooses figures, as after a restart.
    ///
    /// # Errors
    /// The stop cannot have happened.
    pub fn go_on(&mut self, released: u64, now: u64) -> Result<Option<Done>, HallError> {
        let front = self.letter();
        let Some(mut done) = self.restart(released)? else {
            return Ok(None);
        };
        if let Some(front) = front.filter(|_| self.held.is_none()) {
            self.turn_to(front.other());
        }
        let acts = vec![ArbiterAct::Resume { side: None }.into()];
        let resumed = self.carry(Doer::himself(Actor::Nobody), Order::at(now, acts));
        if let Some(front) = front {
            self.turn_to(front);
        }
        done.join(resumed?);
        Ok(Some(done))
    }

    /// It is decided which figures hold after a restart; the clock of the player who has the move runs on.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], [`HallError::NotHeld`].
    pub fn settle(
        &mut self,
        by: &Grants,
        figures: Figures,
        side: Option<Color>,
        (seen, now): (u64, u64),
    ) -> Result<Done, HallError> {
        let held = self.held.ok_or(HallError::NotHeld)?;
        let acts = held.settle(figures);
        let order = Order {
            seen,
            side,
            ..Order::at(now, acts)
        };
        // Which figures hold is the reason.
        let doer = self.doer(by, &order)?;
        self.give(by, doer, order, true)
    }

    /// As whom somebody does all of it.
    fn doer(&self, by: &Grants, order: &Order) -> Result<Doer, HallError> {
        let mut doers = order.acts.iter().map(|act| self.doer_of(by, act, order.side));
        let first = doers.next().unwrap_or(Ok(Doer::himself(Actor::Nobody)))?;
        for (doer, act) in doers.zip(&order.acts[1..]) {
            if doer? != first {
                return Err(self.forbidden(by, act.tag()));
            }
        }
        Ok(first)
    }

    /// As whom somebody does it: the first of his roles here that may, or both players together.
    fn doer_of(&self, by: &Grants, act: &Act, side: Option<Color>) -> Result<Doer, HallError> {
        let tag = act.tag();
        let meant = |grant: &Grant| grant.seat.is_none() || side.is_none_or(|side| seated(*grant, side));
        let may = by
            .at(self.board)
            .filter(meant)
            .find(|grant| allows(grant.role, tag));
        if let Some(grant) = may {
            if writes_for_another(grant, act) {
                return Err(self.forbidden(by, tag));
            }
            return told(grant.actor(), act, side);
        }
        let verifies = matches!(
            act,
            Act::Speech(SpeechAct::Agree {
                what: AgreeOn::Position
            })
        );
        let mut sides = by.sides(self.board);
        let own = sides.find(|own| side.is_none_or(|side| side == *own));
        // The opponent alone verifies what the claimant has written down.
        if let Some(own) = own.filter(|_| verifies) {
            return Ok(Doer::himself(own.fold(Actor::White, Actor::Black)));
        }
        let plays = by.sides(self.board).next().is_some();
        let mutual = matches!(act, Act::Speech(SpeechAct::Agree { .. }));
        if plays && allows_together(tag) && (mutual || !self.arbiter) {
            return Ok(Doer::himself(Actor::Both));
        }
        Err(self.forbidden(by, tag))
    }

    fn forbidden(&self, by: &Grants, command: &'static str) -> HallError {
        let roles = by.at(self.board).map(|grant| grant.role).collect();
        HallError::Forbidden { command, roles }
    }

    /// Whether nothing has happened since that he does not know. His own acts he knows; and what holds whatever the
    /// others did is taken at any version.
    fn is_current(&self, order: &Order, actor: Actor) -> Result<(), HallError> {
        if order.seen >= self.version || order.acts.iter().all(holds_anyway) {
            return Ok(());
        }
        // What happened at the other board of a match hinders nobody here.
        let unseen = self.last_by.iter().skip(order.seen as usize);
        let mut unseen = unseen.filter(|(_, on)| *on == self.letter());
        if unseen.all(|(by, _)| *by == actor) {
            return Ok(());
        }
        Err(HallError::Stale {
            seen: order.seen,
            now: self.version,
        })
    }

    /// After a restart nobody moves before the figures are decided on.
    fn stands(&self, order: &Order, actor: Actor, settles: bool) -> Result<(), HallError> {
        let hands = |act: &Act| matches!(act, Act::Hands(_) | Act::Shorthand(_));
        // Who lets the game go on says which figures hold.
        let goes_on = |act: &Act| matches!(act, Act::Arbiter(ArbiterAct::Resume { .. } | ArbiterAct::Start));
        let hold_up = |act: &Act| goes_on(act) && !settles || hands(act) && !actor.is_arbiter();
        if self.held.is_some() && order.acts.iter().any(hold_up) {
            return Err(HallError::Held);
        }
        Ok(())
    }

    /// Whether both players want it by now.
    fn is_joint(&mut self, by: &Grants, order: &Order) -> bool {
        let sides: Vec<Color> = by.sides(self.board).collect();
        let [side] = sides[..] else { return true };
        if let Some((other, acts)) = &self.wanted
            && *other != side
            && *acts == order.acts
        {
            return true;
        }
        self.wanted = Some((side, order.acts.clone()));
        false
    }

    fn carry(&mut self, doer: Doer, order: Order) -> Result<Done, HallError> {
        let expected = self.version;
        let at = self.instant(order.now);
        let (mut entries, mut refused) = (Vec::new(), None);
        for act in order.acts {
            let mut event = Event::new(doer.by, act).at(at);
            // Only what an official notices can have been told him by somebody else.
            let told_by = order.told_by.filter(|_| matches!(event.act, Act::Report(_)));
            event.reported_by = doer.told_by.or(told_by);
            match self.one(&event) {
                Ok(made) => entries.extend(made),
                Err(refusal) if entries.is_empty() => return Err(refusal.into()),
                Err(refusal) => {
                    refused = Some(refusal);
                    break;
                }
            }
        }
        self.wanted = None;
        let lines = entries.iter().map(|entry| self.writer.entry(entry).into_bytes());
        let append = Append {
            stream: self.stream.clone(),
            of: self.stream.clone(),
            expected,
            entries: lines.collect(),
            mark: None,
        };
        Ok(Done {
            append: Some(append),
            entries,
            refused,
            waits: false,
        })
    }

    fn one(&mut self, event: &Event) -> Result<Vec<Entry>, Refusal> {
        let before = self.both_show();
        // Only these become several entries; each is noted as it stood after it, as whoever reads the log notes it.
        let may_be_several = matches!(event.act, Act::Shorthand(_))
            || self.game.other().is_some()
            || !self.game.state().questions.is_empty();
        let stood = may_be_several.then(|| self.game.clone());
        let entries = self.game.apply(event)?;
        match stood.filter(|_| entries.len() > 1) {
            Some(stood) => {
                self.game = stood;
                for entry in &entries {
                    self.take(entry);
                }
            }
            None => {
                for entry in &entries {
                    self.note_at_its_board(entry, before);
                }
            }
        }
        Ok(entries)
    }
}

/// As whom somebody with this role does it. What a clock shows is told of it, and what a player claims at a real board is
/// told of him: it is his claim, judged by the same rules, and the log says who entered it.
fn told(by: Actor, act: &Act, side: Option<Color>) -> Result<Doer, HallError> {
    let of = match act {
        Act::Clock(_) => Actor::Clock,
        Act::Speech(SpeechAct::Claim { .. }) | Act::Presence(_) if by.is_arbiter() => {
            side.ok_or(HallError::NoSide)?.into()
        }
        _ => return Ok(Doer::himself(by)),
    };
    let told_by = Some(by);
    Ok(Doer { by: of, told_by })
}

/// What is sealed comes enciphered, and what is opened comes with its text: this desk reads neither. Nobody looks into an envelope
/// to see what would follow.
fn enciphered(order: &Order, previewed: bool) -> Result<(), HallError> {
    let plain = |act: &Act| match act {
        Act::Paper(PaperAct::Seal { text, closed, .. }) => previewed || closed.is_none() || !text.is_empty(),
        Act::Arbiter(ArbiterAct::OpenEnvelope { text, .. }) => previewed || text.is_none(),
        _ => false,
    };
    if order.acts.iter().any(plain) {
        return Err(HallError::NotEnciphered);
    }
    Ok(())
}

/// What is done when those come back who adjourned.
fn comes_back(act: &Act) -> bool {
    matches!(
        act,
        Act::Presence(PresenceAct::Arrive)
            | Act::Before(BeforeAct::RoundStart)
            | Act::Arbiter(ArbiterAct::Resume { .. } | ArbiterAct::OpenEnvelope { .. })
    )
}

/// A player, or who helps him, writes on the opponent's scoresheet.
fn writes_for_another(grant: Grant, act: &Act) -> bool {
    let sheet = match act {
        Act::Paper(PaperAct::Write { side, .. }) => *side,
        _ => return false,
    };
    grant.seat.is_some_and(|seat| seat.side != sheet)
}

fn seated(grant: Grant, side: Color) -> bool {
    grant.seat.is_some_and(|seat| seat.side == side)
}

/// A clock or a counter is set, or something is taken back, and it is not said why.
fn is_unexplained(act: &Act) -> bool {
    let why = match act {
        Act::Arbiter(ArbiterAct::Adjust { why, .. }) => why.as_deref().unwrap_or_default(),
        Act::Arbiter(ArbiterAct::TakeBack { reason, .. } | ArbiterAct::Overrule { reason, .. }) => reason,
        _ => return false,
    };
    why.trim().is_empty()
}

/// Acts that mean the same whatever somebody else has done in between.
fn holds_anyway(act: &Act) -> bool {
    matches!(
        act,
        Act::Hands(HandsAct::StopClocks | HandsAct::AnnounceAdjust { .. })
            | Act::Speech(
                SpeechAct::Resign
                    | SpeechAct::CallArbiter { .. }
                    | SpeechAct::Ask { .. }
                    | SpeechAct::Say { .. }
            )
            // A sheet is its player's, and says what it says whatever happens at the board meanwhile.
            | Act::Paper(
                PaperAct::Write { .. }
                    | PaperAct::Strike { .. }
                    | PaperAct::DrawMark
                    | PaperAct::Note { .. }
                    | PaperAct::HandSheet { .. }
                    | PaperAct::ReturnSheet
                    | PaperAct::Sign { .. }
            )
            | Act::Arbiter(ArbiterAct::Stop)
    )
}
