//! Colours drawn by both phones: each commits to a number that it has made, then both show theirs, and the two together
//! say who has White. All of it stands in the stream of the event, so anybody can draw again from it.
//!
//! A phone sends the SHA-256 of its number first; what it shows later must have that hash, so neither can choose its number
//! after it has seen the other's.

use arbiter_game::rules::chess::Color;
use arbiter_game::rules::words;

use super::{Fact, LinkId, Office, forbidden, hash, taken};
use crate::{Grant, HallError, Unread};

/// Letters of a commitment and of a number: 32 bytes in hexadecimal.
const LETTERS: usize = 64;

words! {
    /// How far a draw is.
    pub enum DrawPhase {
        /// The second phone has not come yet.
        Joining = "joining",
        /// Not both have committed.
        Committing = "committing",
        /// Not both have shown their number.
        Revealing = "revealing",
        /// The colours are drawn.
        Drawn = "drawn",
    }
}

/// A draw of colours at a board: what both phones have sent, the first phone's first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draw {
    /// The hash of the first phone's pass.
    pub(super) first: String,
    /// The hash of the link of the second.
    link: String,
    /// What each has committed to.
    pub commits: [Option<String>; 2],
    /// What each has shown.
    pub reveals: [Option<String>; 2],
}

/// Which of two phones has White: that with the number of the last bit of the first byte of the SHA-256 of both numbers,
/// the first phone's before the second's, as they were sent.
///
/// ```
/// use arbiter_hall::white_of;
/// let (one, two) = ("00".repeat(32), "01".repeat(32));
/// assert_eq!(white_of(&one, &two), white_of(&one, &two));
/// assert!((0..64).any(|n| white_of(&one, &format!("{n:064x}")) != white_of(&one, &two)), "either can change it");
/// ```
#[must_use]
pub fn white_of(first: &str, second: &str) -> usize {
    let both = hash(&format!("{first}{second}"));
    let byte = u8::from_str_radix(&both[..2], 16).unwrap_or(0);
    usize::from(byte & 1)
}

impl Draw {
    pub(super) fn new(first: String, link: String) -> Self {
        Self {
            first,
            link,
            ..Self::default()
        }
    }

    /// Which phone has White, once both have shown their numbers.
    #[must_use]
    pub fn white(&self) -> Option<usize> {
        match &self.reveals {
            [Some(first), Some(second)] => Some(white_of(first, second)),
            _ => None,
        }
    }
}

impl Office {
    /// The phone that asks, and another by this link, draw the colours of a board.
    ///
    /// # Errors
    /// No such board, or its colours are drawn already.
    pub fn open_draw(&self, board: u32, first: &str, link: &str) -> Result<Vec<Fact>, HallError> {
        if !self.boards.contains_key(&board) {
            return Err(HallError::unknown("board", board.to_string()));
        }
        if self.draws.contains_key(&board) {
            return Err(taken("draw", &board.to_string()));
        }
        let (first, link) = (hash(first), hash(link));
        let invited = Fact::Invited {
            link: link.clone(),
            grants: Vec::new(),
        };
        Ok(vec![invited, Fact::DrawOpened { board, first, link }])
    }

    /// The draw of a board, if there is one.
    #[must_use]
    pub fn draw(&self, board: u32) -> Option<&Draw> {
        self.draws.get(&board)
    }

    /// How the player is called who opened the draw of a board.
    #[must_use]
    pub fn draw_name(&self, board: u32) -> Option<&str> {
        let draw = self.draws.get(&board)?;
        self.passes.get(&draw.first).map(|holder| holder.name.as_str())
    }

    /// The board for which a link brings the second phone.
    #[must_use]
    pub fn draw_by_link(&self, link: &LinkId) -> Option<u32> {
        let link = link.as_str();
        let mut draws = self.draws.iter();
        draws.find_map(|(board, draw)| (draw.link == link).then_some(*board))
    }

    /// How far the draw of a board is.
    #[must_use]
    pub fn draw_phase(&self, draw: &Draw) -> DrawPhase {
        if draw.white().is_some() {
            DrawPhase::Drawn
        } else if draw.commits.iter().all(Option::is_some) {
            DrawPhase::Revealing
        } else if self.used.contains_key(&draw.link) {
            DrawPhase::Committing
        } else {
            DrawPhase::Joining
        }
    }

    /// Which of the two phones this is.
    #[must_use]
    pub fn phone(&self, draw: &Draw, pass: &str) -> Option<usize> {
        let pass = hash(pass);
        if draw.first == pass {
            return Some(0);
        }
        (self.used.get(&draw.link) == Some(&pass)).then_some(1)
    }

    /// A phone commits to the number with this hash.
    ///
    /// # Errors
    /// It takes no part, it has committed to another, or this is no hash.
    pub fn commit_draw(&self, board: u32, pass: &str, commit: &str) -> Result<Option<Fact>, HallError> {
        let (draw, phone) = self.takes_part(board, pass)?;
        let commit = letters("commit", commit)?;
        match &draw.commits[phone] {
            Some(before) if *before == commit => Ok(None),
            Some(_) => Err(taken("commit", "")),
            None => Ok(Some(Fact::DrawCommitted { board, phone, commit })),
        }
    }

    /// A phone shows its number, once both have committed. With the second number both players are seated.
    ///
    /// # Errors
    /// It takes no part, not both have committed, or the number is not the one committed to.
    pub fn reveal_draw(&self, board: u32, pass: &str, reveal: &str) -> Result<Vec<Fact>, HallError> {
        let (draw, phone) = self.takes_part(board, pass)?;
        let reveal = letters("reveal", reveal)?;
        if draw.reveals[phone].as_ref() == Some(&reveal) {
            return Ok(Vec::new());
        }
        let committed = draw.commits[phone].as_ref() == Some(&hash(&reveal));
        if !committed || draw.commits.iter().any(Option::is_none) {
            let why = if committed {
                Unread::TooEarly
            } else {
                Unread::NotCommitted
            };
            let what = "reveal";
            return Err(HallError::Unreadable { what, why });
        }
        let mut after = draw.clone();
        after.reveals[phone] = Some(reveal.clone());
        let mut facts = vec![Fact::DrawRevealed { board, phone, reveal }];
        if let (Some(white), Some(second)) = (after.white(), self.used.get(&draw.link)) {
            for (phone, pass) in [&draw.first, second].into_iter().enumerate() {
                let side = if phone == white {
                    Color::White
                } else {
                    Color::Black
                };
                facts.push(Fact::Joined {
                    pass: pass.clone(),
                    was: None,
                    link: None,
                    name: self
                        .passes
                        .get(pass)
                        .map_or_else(String::new, |holder| holder.name.clone()),
                    grants: vec![Grant::player(board, side)],
                });
            }
        }
        Ok(facts)
    }

    fn takes_part(&self, board: u32, pass: &str) -> Result<(&Draw, usize), HallError> {
        let draw = self
            .draws
            .get(&board)
            .ok_or_else(|| HallError::unknown("draw", board.to_string()))?;
        let phone = self.phone(draw, pass);
        let grants = || {
            self.holder(pass)
                .map(|holder| holder.grants.clone())
                .unwrap_or_default()
        };
        Ok((draw, phone.ok_or_else(|| forbidden(&grants(), "draw"))?))
    }
}

fn letters(what: &'static str, text: &str) -> Result<String, HallError> {
    let good = text.len() == LETTERS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if good {
        return Ok(text.to_owned());
    }
    let why = Unread::Letters { letters: LETTERS };
    Err(HallError::Unreadable { what, why })
}
