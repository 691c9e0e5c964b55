//! Sealed moves at a board: enciphered before the desk sees them, opened when two of those who keep a share have come.

use arbiter_game::event::{Act, ArbiterAct, PaperAct, PresenceAct};
use arbiter_game::may_open;
use arbiter_game::rules::chess::Color;
use arbiter_game::state::Sealed;
use arbiter_game::state::adjournment::is_unclear;
use arbiter_hall::{Desk, Grants, HallError, Order, allows};
use zeroize::Zeroizing;

use super::{Seated, Table};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::sealed::{self, Outside};
use crate::live::secret::token;

impl Table {
    /// An order as the desk takes it: what is sealed is enciphered, what is opened has its text.
    pub(super) async fn sealing(
        &self,
        seated: &mut Seated,
        (by, grants): (&Device, &Grants),
        mut order: Order,
    ) -> Result<Order, Failure> {
        if envelope(seated).is_none() {
            seated.here.clear();
        }
        let may = |command| grants.at(self.board).any(|grant| allows(grant.role, command));
        for act in &mut order.acts {
            match act {
                // The desk refuses it.
                Act::Paper(PaperAct::Seal { .. }) if !may("seal") => {}
                Act::Paper(PaperAct::Seal {
                    text,
                    language,
                    closed,
                }) => {
                    let written = Zeroizing::new(std::mem::take(text));
                    let sealer = seated.desk.game().state().line.now().turn();
                    let outside = outside(&seated.desk, sealer, language);
                    let devices = self.house.keepers(self.board).await;
                    *closed = Some(Box::new(sealed::close(&written, token()?, &outside, &devices)?));
                    seated.here.clear();
                }
                Act::Presence(PresenceAct::Arrive) => give(seated, by),
                Act::Arbiter(ArbiterAct::OpenEnvelope { text, language }) => {
                    give(seated, by);
                    if may("open_envelope") {
                        let told = (text.take(), language.take());
                        (*text, *language) = as_told(seated, found(seated)?, told)?;
                    }
                }
                _ => {}
            }
        }
        Ok(order)
    }
}

/// What stands on an envelope, for the arbiter who puts one on paper beside it.
#[derive(Debug, Clone)]
pub struct OnEnvelope {
    /// The event and its board.
    pub event: String,
    /// The number of the board.
    pub board: u32,
    /// The names of White and Black.
    pub players: [String; 2],
    /// The position immediately before the sealed move, as FEN.
    pub position: String,
    /// What both displays showed, White's first, in milliseconds, where there is a clock.
    pub clocks: Option<[u64; 2]>,
    /// The time that both have used, White's first, in milliseconds, where there is a clock.
    pub used: Option<[u64; 2]>,
    /// Who has sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u16,
    /// Who has offered a draw that still stands.
    pub offer: Option<Color>,
    /// When play is resumed, in milliseconds since 1970, once that is known.
    pub resumes: Option<u64>,
    /// The first letters of what is committed to.
    pub commitment: String,
}

/// So much of a commitment people compare with their eyes.
const COMPARED: usize = 8;

impl Table {
    /// What stands on the closed envelope of this game; nothing where there is none.
    ///
    /// # Errors
    /// Whoever asks is no official of this board.
    pub async fn on_envelope(&self, device: &Device, event: String) -> Result<Option<OnEnvelope>, Failure> {
        self.for_officials(&self.house.grants(device).await)?;
        let players = self.house.look(|office| self.persons(office)).await;
        let seated = self.seat().await;
        let state = seated.desk.game().state();
        let found = state
            .adjournment
            .as_deref()
            .and_then(|one| Some((one, one.envelope.as_ref()?)));
        let Some((one, sealed)) = found else {
            return Ok(None);
        };
        let outside = outside(&seated.desk, sealed.by, &sealed.language);
        let commitment = sealed
            .closed
            .as_deref()
            .map(|closed| closed.commitment.chars().take(COMPARED).collect());
        Ok(Some(OnEnvelope {
            event,
            board: self.board,
            players: players.map(|one| one.name),
            position: outside.position,
            clocks: one.left,
            used: one.used,
            sealer: sealed.by,
            number: outside.number,
            offer: state.offer.map(|offer| offer.by),
            resumes: one.resumes.map(|start| seated.desk.began() + start),
            commitment: commitment.unwrap_or_default(),
        }))
    }
}

fn outside(desk: &Desk, sealer: Color, language: &str) -> Outside {
    let now = desk.game().state().line.now();
    Outside {
        sealer,
        position: now.to_fen(),
        number: now.fullmove_number(),
        language: language.to_owned(),
    }
}

fn envelope(seated: &Seated) -> Option<&Sealed> {
    let state = seated.desk.game().state();
    let one = state.sealed().or(state.sealed_at_default());
    one?.envelope.as_ref()
}

/// Whoever comes, or opens, brings his shares.
fn give(seated: &mut Seated, by: &Device) {
    let closed = envelope(seated).and_then(|sealed| sealed.closed.as_deref());
    let read: Vec<_> = closed
        .into_iter()
        .flat_map(|closed| by.passes().flat_map(|pass| sealed::shares(closed, pass)))
        .collect();
    seated.here.extend(read);
}

/// A text and the code of the language in whose letters it is written.
type Read = (Option<String>, Option<String>);

/// What the envelope holds, as the arbiter who opens it tells it. Who says what is in it says what was sealed, or something was
/// changed; only what the program cannot make out he reads for it.
fn as_told(seated: &Seated, found: Read, told: Read) -> Result<Read, HallError> {
    let (Some(reading), Some(sealed)) = (told.0.as_deref().map(str::trim), found.0.as_deref()) else {
        return Ok(found);
    };
    if reading.is_empty() || sealed.is_empty() || reading == sealed.trim() {
        return Ok(found);
    }
    let language = found.1.as_deref().unwrap_or_default();
    if is_unclear(seated.desk.game().state().line.now(), sealed, language) {
        return Ok(told);
    }
    Err(HallError::Broken)
}

/// What the envelope holds; nothing as long as it may not be opened, which the rules then say.
fn found(seated: &Seated) -> Result<Read, HallError> {
    let game = seated.desk.game();
    let open = envelope(seated).filter(|_| may_open(game.state(), game.regime()));
    let Some((sealed, closed)) = open.and_then(|sealed| Some((sealed, sealed.closed.as_deref()?))) else {
        return Ok((Some(String::new()), None));
    };
    let outside = outside(&seated.desk, sealed.by, &sealed.language);
    let text = sealed::open(closed, &outside, &seated.here)?;
    Ok((Some(text), Some(sealed.language.clone())))
}
