//! What a round brings a player: a game, a forfeit, a bye, an absence. The rules of pairing speak of each of them.

use arbiter_chess::Color;

/// What came of one round for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `1`: won over the board.
    Win,
    /// `=`: drawn over the board.
    Draw,
    /// `0`: lost over the board.
    Loss,
    /// `W`: won, not rated (less than one move by both).
    WinUnrated,
    /// `D`: drawn, not rated.
    DrawUnrated,
    /// `L`: lost, not rated.
    LossUnrated,
    /// `+`: won by forfeit.
    ForfeitWin,
    /// `-`: lost by forfeit.
    ForfeitLoss,
    /// `H`: half-point bye.
    HalfBye,
    /// `F`: full-point bye.
    FullBye,
    /// `U`: pairing-allocated bye.
    PairingBye,
    /// `Z`: zero-point bye, absent, withdrawn, not yet entered.
    ZeroBye,
    /// `?`: paired, not finished or unknown.
    Open,
}

impl Mark {
    /// Whether a game was played over the board.
    #[must_use]
    pub const fn played(self) -> bool {
        matches!(
            self,
            Self::Win
                | Self::Draw
                | Self::Loss
                | Self::WinUnrated
                | Self::DrawUnrated
                | Self::LossUnrated
                | Self::Open
        )
    }

    /// Whether the result counts for rating.
    #[must_use]
    pub const fn rated(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }

    /// The sign in a report file.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::WinUnrated => 'W',
            Self::DrawUnrated => 'D',
            Self::LossUnrated => 'L',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::HalfBye => 'H',
            Self::FullBye => 'F',
            Self::PairingBye => 'U',
            Self::ZeroBye => 'Z',
            Self::Open => '?',
        }
    }

    /// The mark with this sign, small letters too.
    ///
    /// ```
    /// use arbiter_pairing::Mark;
    /// assert_eq!(Mark::from_sign('u'), Some(Mark::PairingBye));
    /// assert_eq!(Mark::from_sign('5'), None);
    /// ```
    #[must_use]
    pub const fn from_sign(sign: char) -> Option<Self> {
        Some(match sign.to_ascii_uppercase() {
            '1' => Self::Win,
            '=' => Self::Draw,
            '0' => Self::Loss,
            'W' => Self::WinUnrated,
            'D' => Self::DrawUnrated,
            'L' => Self::LossUnrated,
            '+' => Self::ForfeitWin,
            '-' => Self::ForfeitLoss,
            'H' => Self::HalfBye,
            'F' => Self::FullBye,
            'U' => Self::PairingBye,
            'Z' => Self::ZeroBye,
            '?' | 'X' => Self::Open,
            _ => return None,
        })
    }
}

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Starting rank of the scheduled opponent; 0 for none.
    pub opponent: u16,
    /// The colour scheduled.
    pub color: Option<Color>,
    /// What came of it.
    pub mark: Mark,
}

impl Cell {
    /// A round without opponent.
    #[must_use]
    pub const fn bye(mark: Mark) -> Self {
        Self {
            opponent: 0,
            color: None,
            mark,
        }
    }

    /// Whether a game was played: over the board against somebody.
    #[must_use]
    pub const fn played(&self) -> bool {
        self.opponent != 0 && self.mark.played()
    }

    /// Whether the pairing put this player on a board or gave him the bye.
    #[must_use]
    pub const fn paired(&self) -> bool {
        self.opponent != 0 || matches!(self.mark, Mark::PairingBye)
    }
}
