//! The two sides.

use core::ops::Not;

/// One of the two players, named by the colour of his pieces (Article 1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Color {
    /// The player of the light-coloured pieces, who moves first.
    White = 0,
    /// The player of the dark-coloured pieces.
    Black = 1,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The first value for White, the second for Black.
    ///
    /// ```
    /// use arbiter_chess::Color;
    /// assert_eq!(Color::Black.fold("1-0", "0-1"), "0-1");
    /// ```
    #[inline]
    pub fn fold<T>(self, white: T, black: T) -> T {
        match self {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// 0 for White, 1 for Black.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Color;

    /// The opponent.
    #[inline]
    fn not(self) -> Color {
        self.fold(Color::Black, Color::White)
    }
}
