//! An adjourned game: who seals, what is in the envelope, who has come to the resumption.

use alloc::boxed::Box;
use alloc::string::String;

use arbiter_notation::{Language, SanError};
use arbiter_rules::adjournment::Faulty;
use arbiter_rules::answer::EndReason;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::At;
use arbiter_rules::variants::{Asked, Legal};

use super::{Situation, State};
use crate::event::Closed;

/// A closed envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed {
    /// Who sealed it.
    pub by: Color,
    /// What he wrote, where it is not enciphered.
    pub text: String,
    /// The code of the language whose letters he used; empty for English.
    pub language: String,
    /// What he wrote, where it is enciphered.
    pub closed: Option<Box<Closed>>,
    /// Whether it is the reply to a move that the opponent has not come to see answered: its clock was pressed.
    pub is_reply: bool,
}

/// An adjournment, from the announcement until the game is adjourned again or over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjournment {
    /// Who seals.
    pub sealer: Color,
    /// Whether the end of the session has been announced: not yet where a player adjourns early.
    pub announced: bool,
    /// The move that he made on the board when he should have sealed.
    pub declared: Option<Asked>,
    /// The envelope, while it is closed.
    pub envelope: Option<Sealed>,
    /// An envelope whose move was sealed in a position that has been taken back: nobody opens it.
    pub(crate) void: Option<Sealed>,
    /// Whether he has stopped the clocks, so that he may not change the move any more.
    pub stopped: bool,
    /// The instant at which he closed it, as the device counts.
    pub(crate) closed_at: u64,
    /// The session in which the game was adjourned.
    pub session: u16,
    /// What both displays showed then, White's first, in milliseconds.
    pub left: Option<[u64; 2]>,
    /// The time that both had used then, White's first, in milliseconds.
    pub used: Option<[u64; 2]>,
    /// When play is to be resumed, where that is told as instants of the first session are, in milliseconds.
    pub resumes: Option<u64>,
    /// Whether that was agreed on: else play is resumed when the first of them comes, and nobody is late.
    pub agreed: bool,
    /// When play was resumed.
    pub resumed: Option<At>,
    /// Who has come to the resumption, White first.
    pub present: [bool; 2],
    /// The moves that both had made when the envelope was opened; `None` before.
    pub made: Option<[u32; 2]>,
}

impl Adjournment {
    /// Of a player who is to seal.
    #[must_use]
    pub(crate) fn of(sealer: Color, announced: bool, at: At) -> Self {
        let session = match at {
            At::Time { session, .. } => session,
            At::Unknown => 1,
        };
        Self {
            sealer,
            announced,
            declared: None,
            envelope: None,
            void: None,
            stopped: false,
            closed_at: 0,
            session,
            left: None,
            used: None,
            resumes: None,
            agreed: false,
            resumed: None,
            present: [false, false],
            made: None,
        }
    }

    /// Who must reply to the move in the closed envelope.
    #[must_use]
    pub fn replier(&self) -> Option<Color> {
        self.envelope.as_ref().map(|sealed| !sealed.by)
    }

    /// Whether a player is known not to be there: the other one has come, or play was resumed before an envelope was
    /// opened, which is done only where he is missing who must reply.
    #[must_use]
    pub fn is_absent(&self, player: Color) -> bool {
        let resumed = self.resumed.is_some() && self.replier() == Some(player);
        !self.present[player.index()] && (self.present[(!player).index()] || resumed)
    }

    /// The number of the session that has begun by an instant, told as those of the first session are.
    #[must_use]
    pub fn begins(&self, ms: u64) -> Option<u16> {
        let begun = self.resumes.is_some_and(|start| ms >= start);
        begun.then(|| self.session.saturating_add(1))
    }

    /// Whether an instant lies in a later session.
    #[must_use]
    pub fn is_later(&self, at: At) -> bool {
        matches!(at, At::Time { session, .. } if session > self.session)
    }

    /// How long after the beginning of the session an instant lies, if that is known.
    #[must_use]
    pub fn late(&self, at: At) -> Option<u64> {
        if self.resumes.is_some() && !self.agreed {
            return None;
        }
        match (at, self.resumed) {
            (At::Time { session, ms }, _) if session > self.session => {
                Some(ms.saturating_sub(self.resumes.unwrap_or(0)))
            }
            (At::Time { ms, .. }, Some(At::Time { ms: since, .. })) => Some(ms.saturating_sub(since)),
            _ => None,
        }
    }
}

impl State {
    /// The adjournment whose envelope is closed.
    #[must_use]
    pub fn sealed(&self) -> Option<&Adjournment> {
        let adjourned = self.adjournment.as_deref();
        adjourned.filter(|adjourned| adjourned.envelope.is_some() && !self.is_over())
    }

    /// The adjournment of a game that was lost by coming late while a move was sealed: if that move has ended the game, it may
    /// have ended so.
    #[must_use]
    pub fn sealed_at_default(&self) -> Option<&Adjournment> {
        let adjourned = self.adjournment.as_deref();
        let default = self
            .end
            .as_ref()
            .is_some_and(|end| end.reason == EndReason::Default);
        adjourned.filter(|adjourned| adjourned.envelope.is_some() && default)
    }
}

/// Whether the program cannot make out what was sealed, so that a person has to say whether it can be made out.
#[must_use]
pub fn is_unclear(now: &Situation, text: &str, language: &str) -> bool {
    read(now, text, language).is_err_and(|how| how == Faulty::Unclear)
}

/// A move as it is written, without its number before it and the brackets around it.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let text = inner.unwrap_or(text).trim();
    let rest = text.trim_start_matches(char::is_numeric);
    if rest.len() == text.len() {
        return text;
    }
    let sign = |c: char| matches!(c, '.' | '…' | ')' | ':') || c.is_whitespace();
    let rest = rest.trim_start_matches(sign);
    // Castling is written with figures that are no number.
    let numbered = !rest.is_empty() && !rest.starts_with(['-', '‑', '–', '−', '—']);
    if numbered { rest } else { text }
}

/// The move that a sealed text names, or how it fails to.
pub(crate) fn read(now: &Situation, text: &str, language: &str) -> Result<Legal, Faulty> {
    let text = bare(text);
    if let Ok(named) = text.parse::<Asked>() {
        return now.legal(named).ok_or(Faulty::Illegal);
    }
    let language = Language::from_code(language).unwrap_or_default();
    let read = now.read_in(text, language).ok_or(Faulty::Illegal)?;
    read.map(|read| read.mv).map_err(|fault| match fault {
        SanError::Ambiguous { .. } | SanError::TwoReadings { .. } => Faulty::Ambiguous,
        SanError::Illegal { .. } | SanError::IllegalCastling { .. } | SanError::IllegalDrop { .. } => {
            Faulty::Illegal
        }
        _ => Faulty::Unclear,
    })
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::bare;

    #[test]
    fn a_number_is_no_part_of_the_move() {
        for number in ["", "1. ", "41.", "1...", "12… ", "1) ", " 41 ", "۴۱. "] {
            assert_eq!(bare(&format!("{number}Nf3")), "Nf3", "{number}");
            assert_eq!(bare(&format!("({number}Nf3)")), "Nf3", "({number})");
        }
        for (text, castling) in [("0-0", "0-0"), ("24. 0-0-0", "0-0-0"), ("24 0-0", "0-0")] {
            assert_eq!(bare(text), castling, "{text}");
        }
        for text in ["e4", "e2e4", "", "12", "1. ", "(", "Nf3 (=)", "Nf3(=)", "♘f3"] {
            assert_eq!(bare(text), text.trim(), "{text}");
        }
    }
}
