//! What a game beside chess keeps beside its board: men in hand, promoted marks, checks left to give.

use arbiter_rules::chess::{Bitboard, Board, Color, Irregular, Position, Role, Square};
use arbiter_rules::variants::{
    self, BughouseBoard, Crazyhouse, KingOfTheHill, Pockets, ThreeCheck, VariantName,
};

use super::{Ground, Situation};

/// What the game keeps beside its board.
#[derive(Debug, Clone, Copy, Default)]
pub enum Beside {
    /// Nothing: chess.
    #[default]
    Nothing,
    /// Nothing, and a king on a middle square wins.
    Hill,
    /// The checks that White and Black have left to give.
    Checks([u8; 2]),
    /// What both have in hand, and which men were pawns; who captures has the man in hand.
    House {
        /// Men in hand.
        pockets: Pockets,
        /// Men that were pawns.
        promoted: Bitboard,
    },
    /// The same, and what is captured goes to the partner.
    Partner {
        /// Men in hand.
        pockets: Pockets,
        /// Men that were pawns.
        promoted: Bitboard,
    },
}

/// What the partner hands over is no part of what was played here: two are the same whatever he has sent.
impl PartialEq for Beside {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Nothing, Self::Nothing) | (Self::Hill, Self::Hill) => true,
            (Self::Checks(one), Self::Checks(other)) => one == other,
            (
                Self::House { pockets, promoted },
                Self::House {
                    pockets: in_hand,
                    promoted: marked,
                },
            ) => (pockets, promoted) == (in_hand, marked),
            (Self::Partner { promoted, .. }, Self::Partner { promoted: marked, .. }) => promoted == marked,
            _ => false,
        }
    }
}

impl Eq for Beside {}

/// What somebody says that both have in hand, or have left to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ToldBeside {
    /// Men in hand.
    InHand(Pockets),
    /// Checks left.
    Checks([u8; 2]),
}

/// The men of a kind that one side can have in hand: those of two sets.
const MOST_OF_A_KIND: u8 = 16;

impl ToldBeside {
    /// Men in hand, as a FEN has them in its bracket.
    pub(crate) fn in_hand(text: &str) -> Option<Self> {
        let setup = variants::Setup::from_fen(&alloc::format!("8/8/8/8/8/8/8/8[{text}] w - - 0 1")).ok()?;
        let few = |counts: &[u8; 6]| {
            let most = counts.iter().all(|count| *count <= MOST_OF_A_KIND);
            most && counts[Role::King as usize] == 0
        };
        let can_be = setup.pocket.is_some_and(|sides| sides.iter().all(few));
        can_be.then(|| Self::InHand(setup.pockets()))
    }

    /// Checks left to White and Black, as a FEN has them: `2+3`. Somebody must have one left.
    pub(crate) fn checks(text: &str) -> Option<Self> {
        let setup = variants::Setup::from_fen(&alloc::format!("8/8/8/8/8/8/8/8 w - - {text} 0 1")).ok()?;
        let left = setup.left?;
        let can_be = left.iter().all(|left| *left <= variants::CHECKS) && left != [0; 2];
        can_be.then_some(Self::Checks(left))
    }
}

impl Beside {
    /// What is kept at the start of a game of this name; what its setup tells and the game does not know is left out.
    #[must_use]
    pub fn begun(name: VariantName, setup: &variants::Setup) -> Self {
        let (pockets, promoted) = (setup.pockets(), setup.promoted);
        match name {
            VariantName::Standard | VariantName::Chess960 => Self::Nothing,
            VariantName::KingOfTheHill => Self::Hill,
            VariantName::ThreeCheck => Self::Checks(setup.left.unwrap_or([variants::CHECKS; 2])),
            VariantName::Crazyhouse => Self::House { pockets, promoted },
            VariantName::Bughouse => Self::Partner { pockets, promoted },
        }
    }

    /// Men in hand, where the game has such.
    #[must_use]
    pub const fn pockets(&self) -> Option<Pockets> {
        match self {
            Self::House { pockets, .. } | Self::Partner { pockets, .. } => Some(*pockets),
            _ => None,
        }
    }

    /// The checks that White and Black have left to give, where they are counted.
    #[must_use]
    pub const fn checks_left(&self) -> Option<[u8; 2]> {
        match self {
            Self::Checks(left) => Some(*left),
            _ => None,
        }
    }

    /// With what is told in its place; `None` where that is of another game.
    pub(crate) const fn put_right(self, told: ToldBeside) -> Option<Self> {
        match (self, told) {
            (Self::House { promoted, .. }, ToldBeside::InHand(pockets)) => {
                Some(Self::House { pockets, promoted })
            }
            (Self::Checks(_), ToldBeside::Checks(left)) => Some(Self::Checks(left)),
            _ => None,
        }
    }

    /// What is kept where an illegal move has left this board, as hands carry it out: what was captured is in hand, what came
    /// from the pocket is not any more. A check by an illegal move counts for nothing.
    pub(crate) fn after_hands(self, before: &Board, after: &Board, player: Color) -> Self {
        let (Self::House {
            mut pockets,
            mut promoted,
        }
        | Self::Partner {
            mut pockets,
            mut promoted,
        }) = self
        else {
            return self;
        };
        let (mut gone, mut come) = ([0_u8; 6], [0_u8; 6]);
        for square in Square::ALL {
            let (old, new) = (before.piece_at(square), after.piece_at(square));
            if old == new {
                continue;
            }
            if let Some(man) = old.filter(|man| man.color == player) {
                gone[man.role as usize] += 1;
            }
            if let Some(man) = old.filter(|man| man.color != player) {
                let role = if promoted.contains(square) {
                    Role::Pawn
                } else {
                    man.role
                };
                if matches!(self, Self::House { .. }) {
                    pockets.add(player, role);
                }
            }
            promoted.remove(square);
            if let Some(man) = new.filter(|man| man.color == player) {
                come[man.role as usize] += 1;
            }
        }
        for role in Role::ALL {
            (gone[role as usize]..come[role as usize]).for_each(|_| {
                pockets.take(player, role);
            });
        }
        match self {
            Self::Partner { .. } => Self::Partner { pockets, promoted },
            _ => Self::House { pockets, promoted },
        }
    }
}

/// A game as a situation of it: what stands on its board, and what it keeps beside it.
pub(super) trait Stands {
    fn stands(self) -> Situation;
}

impl Stands for Position {
    fn stands(self) -> Situation {
        Situation::lawfully(self)
    }
}

impl Stands for Irregular {
    fn stands(self) -> Situation {
        let ground = self.regular().map_or(Ground::Irregular(self), Ground::Lawful);
        let beside = Beside::Nothing;
        Situation { ground, beside }
    }
}

impl<P: Stands> Stands for KingOfTheHill<P> {
    fn stands(self) -> Situation {
        self.base.stands().with(Beside::Hill)
    }
}

impl<P: Stands> Stands for ThreeCheck<P> {
    fn stands(self) -> Situation {
        self.base.stands().with(Beside::Checks(self.left))
    }
}

impl<P: Stands> Stands for Crazyhouse<P> {
    fn stands(self) -> Situation {
        let (pockets, promoted) = (self.pockets, self.promoted);
        self.base.stands().with(Beside::House { pockets, promoted })
    }
}

impl<P: Stands> Stands for BughouseBoard<P> {
    fn stands(self) -> Situation {
        let Crazyhouse {
            base,
            pockets,
            promoted,
        } = self.0;
        base.stands().with(Beside::Partner { pockets, promoted })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_rules::variants::{AnyGame, Variant};

    /// A game by moves picked without a plan: what a situation keeps is what the game itself keeps.
    #[test]
    fn what_is_kept_is_what_the_game_keeps() {
        let start = AnyGame::start(VariantName::Crazyhouse).setup();
        for seed in 1..12_u64 {
            let (mut random, mut stands) = (seed, Situation::begun(VariantName::Crazyhouse, &start));
            let mut game: Crazyhouse = Crazyhouse::default();
            for _ in 0..80 {
                let legal = game.legal_moves();
                if legal.is_empty() {
                    break;
                }
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let one = legal.iter().nth((random >> 33) as usize % legal.len()).unwrap();
                (game, stands) = (game.play(one), stands.play(one));
                assert_eq!(stands.to_fen(), game.to_fen());
                assert_eq!(stands.key(), game.same().0);
                assert_eq!(stands.ends(), game.end());
            }
        }
    }

    #[test]
    fn hands_that_break_the_rules_carry_men_as_hands_do() {
        let of = |fen: &str| {
            let setup = variants::Setup::from_fen(fen).unwrap();
            Situation::begun(VariantName::Crazyhouse, &setup)
        };
        for (before, after, in_hand) in [
            // A rook goes through its own king and takes: what it took is in hand, a pawn if it was one.
            (
                "4k3/8/8/8/8/8/8/R3K2r[] w - - 0 1",
                "4k3/8/8/8/8/8/8/4K2R",
                (Role::Rook, 1),
            ),
            (
                "4k3/8/8/8/8/8/8/R3K2q~[] w - - 0 1",
                "4k3/8/8/8/8/8/8/4K2R",
                (Role::Pawn, 1),
            ),
            // What was put on the last rank is in hand no more, as long as that stands.
            (
                "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
                "P3k3/8/8/8/8/8/8/4K3",
                (Role::Pawn, 0),
            ),
            // A man that was in nobody's hand leaves no hand.
            (
                "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
                "4k3/8/8/8/3Q4/8/8/4K3",
                (Role::Knight, 1),
            ),
        ] {
            let stood = of(before);
            let board = of(&alloc::format!("{after}[] b - - 0 1")).board();
            let kept = stood.beside.after_hands(&stood.board(), &board, Color::White);
            let (role, count) = in_hand;
            assert_eq!(
                kept.pockets().unwrap().count(Color::White, role),
                count,
                "{before}"
            );
        }
    }
}
