//! Squares, files and ranks (Article 2.1, 2.4).

use core::fmt;
use core::str::FromStr;

macro_rules! line_of_eight {
    ($(#[$meta:meta])* $name:ident { $($variant:ident),* } $write:ident $read:ident $first:literal $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant),* }

        impl $name {
            /// All eight, in order.
            pub const ALL: [$name; 8] = [$($name::$variant),*];

            /// 0 to 7.
            #[inline]
            #[must_use]
            pub const fn index(self) -> u8 {
                self as u8
            }

            /// The one with this index; `None` from 8 on.
            #[inline]
            #[must_use]
            pub const fn from_index(index: u8) -> Option<$name> {
                if index < 8 { Some($name::ALL[index as usize]) } else { None }
            }

            #[doc = concat!("The ", $what, " by which notation names it.")]
            #[inline]
            #[must_use]
            pub const fn $write(self) -> char {
                ($first + self as u8) as char
            }

            #[doc = concat!("The one named by this ", $what, ".")]
            #[inline]
            #[must_use]
            pub const fn $read(c: char) -> Option<$name> {
                let code = c as u32;
                if code >= $first as u32 && code < $first as u32 + 8 {
                    Some($name::ALL[(code - $first as u32) as usize])
                } else {
                    None
                }
            }
        }
    };
}

line_of_eight!(
    /// A file: eight squares in a vertical column, `a` to `h`.
    File { A, B, C, D, E, F, G, H } letter from_letter b'a' "letter"
);
line_of_eight!(
    /// A rank: eight squares in a horizontal row, 1 to 8 from White's side.
    Rank { First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth } digit from_digit b'1' "digit"
);

/// One of the 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! name_squares {
    ($($index:literal $($name:ident)*;)*) => {
        #[allow(missing_docs)]
        impl Square {
            $(name_squares!(@rank $index $($name)*);)*
        }
    };
    (@rank $index:literal $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident) => {
        pub const $a: Square = Square($index);
        pub const $b: Square = Square($index + 1);
        pub const $c: Square = Square($index + 2);
        pub const $d: Square = Square($index + 3);
        pub const $e: Square = Square($index + 4);
        pub const $f: Square = Square($index + 5);
        pub const $g: Square = Square($index + 6);
        pub const $h: Square = Square($index + 7);
    };
}

name_squares! {
    0 A1 B1 C1 D1 E1 F1 G1 H1;
    8 A2 B2 C2 D2 E2 F2 G2 H2;
    16 A3 B3 C3 D3 E3 F3 G3 H3;
    24 A4 B4 C4 D4 E4 F4 G4 H4;
    32 A5 B5 C5 D5 E5 F5 G5 H5;
    40 A6 B6 C6 D6 E6 F6 G6 H6;
    48 A7 B7 C7 D7 E7 F7 G7 H7;
    56 A8 B8 C8 D8 E8 F8 G8 H8;
}

impl Square {
    /// All squares: a1, b1, ... h8.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut i = 0;
        while i < 64 {
            all[i] = Square(i as u8);
            i += 1;
        }
        all
    };

    /// The square where a file and a rank cross.
    ///
    /// ```
    /// use arbiter_chess::{File, Rank, Square};
    /// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with this index (a1 = 0, b1 = 1, h8 = 63); `None` from 64 on.
    ///
    /// ```
    /// use arbiter_chess::Square;
    /// assert_eq!(Square::from_index(63), Some(Square::H8));
    /// assert_eq!(Square::from_index(64), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// As [`Square::from_index`], with the index taken modulo 64.
    #[inline(always)]
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// a1 = 0, b1 = 1, h8 = 63.
    ///
    /// ```
    /// use arbiter_chess::Square;
    /// assert_eq!(Square::B1.index(), 1);
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 & 63
    }

    /// As [`Square::index`], for tables of 64.
    #[inline(always)]
    pub(crate) const fn at(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The only bit that this square has on a [`crate::Bitboard`].
    #[inline(always)]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The file it stands on.
    ///
    /// ```
    /// use arbiter_chess::{File, Square};
    /// assert_eq!(Square::C7.file(), File::C);
    /// ```
    #[inline]
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[(self.0 & 7) as usize]
    }

    /// The rank it stands on.
    ///
    /// ```
    /// use arbiter_chess::{Rank, Square};
    /// assert_eq!(Square::C7.rank(), Rank::Seventh);
    /// ```
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// Whether the square is light; h1 is (Article 2.1).
    ///
    /// ```
    /// use arbiter_chess::Square;
    /// assert!(Square::H1.is_light() && !Square::A1.is_light());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_light(self) -> bool {
        ((self.0 >> 3) + self.0) & 1 == 1
    }

    /// How many steps a king needs on an empty board.
    ///
    /// ```
    /// use arbiter_chess::Square;
    /// assert_eq!(Square::A1.distance(Square::C8), 7);
    /// ```
    #[must_use]
    pub const fn distance(self, other: Square) -> u8 {
        let files = (self.0 & 7).abs_diff(other.0 & 7);
        let ranks = (self.0 >> 3).abs_diff(other.0 >> 3);
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square such as `e4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square: a letter from a to h, then a digit from 1 to 8")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let mut chars = text.chars();
        let (Some(file), Some(rank), None) = (chars.next(), chars.next(), chars.next()) else {
            return Err(ParseSquareError);
        };
        match (File::from_letter(file), Rank::from_digit(rank)) {
            (Some(file), Some(rank)) => Ok(Square::new(file, rank)),
            _ => Err(ParseSquareError),
        }
    }
}
