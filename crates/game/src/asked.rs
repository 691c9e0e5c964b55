//! What is asked of a record afterwards: has the game ended, who wins when a flag falls, is a claim right. Whoever asks (a
//! page, a command, a check of many games) gets the same answer, by the same rules as the game itself.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_rules::answer::{EndReason, MateVerdict};
use arbiter_rules::chess::{Color, LegalMove, Playable, Position};
use arbiter_rules::fact::{ClaimGround, ClaimKind};
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::{self, VariantName, Winnable};
use arbiter_rules::{Answer, Refusal, ending, flag};

use crate::event::{Actor, Event, SpeechAct};
use crate::state::Situation;
use crate::{Game, Start};

/// A position, or a game up to its last move, under the rules of a rulebook.
///
/// ```
/// use arbiter_game::asked::Asked;
/// use arbiter_rules::answer::{Answer, MateVerdict};
/// use arbiter_rules::chess::{Color, Position};
/// use arbiter_rules::laws::default_rulebook;
/// let bare = Position::from_fen("8/8/8/4k3/8/8/8/4K2R w - - 0 1").unwrap();
/// let asked = Asked::of(&bare, &[], default_rulebook().standard());
/// // White's flag falls, and Black has nothing but the king.
/// let cannot = |of: Color| if of == Color::Black { MateVerdict::Unwinnable } else { MateVerdict::Winnable };
/// let Answer::Ruling(drawn) = asked.flag(Color::White, cannot) else { panic!() };
/// assert_eq!(drawn.cites[0].article(), "6.9");
/// ```
#[derive(Debug, Clone)]
pub struct Asked {
    game: Game,
}

impl Asked {
    /// The game of a record, under these rules.
    #[must_use]
    pub fn of(start: &Position, moves: &[LegalMove], regime: Regime) -> Self {
        let start = Start {
            position: variants::Setup::of_board(Playable::setup(start)),
            moves: moves.iter().map(|one| one.named().into()).collect(),
            ..Start::default()
        };
        Self {
            game: Game::begin(&start, regime),
        }
    }

    /// The record of any of the games: what it begins from, and its moves. What lies over the rulebook for it is laid over.
    ///
    /// ```
    /// use arbiter_game::asked::Asked;
    /// use arbiter_rules::laws::default_rulebook;
    /// use arbiter_rules::variants::{AnyGame, VariantName};
    /// let hill = AnyGame::from_fen(VariantName::KingOfTheHill, "4k3/8/8/8/8/4K3/8/8 w - - 0 1").unwrap();
    /// let moves: Vec<arbiter_rules::variants::Asked> = vec!["e3e4".parse().unwrap()];
    /// let asked = Asked::of_any(VariantName::KingOfTheHill, &hill.setup(), &moves, default_rulebook().standard());
    /// assert_eq!(asked.over().unwrap().end().unwrap().1.as_str(), "hill");
    /// ```
    #[must_use]
    pub fn of_any(
        name: VariantName,
        start: &variants::Setup,
        moves: &[variants::Asked],
        regime: Regime,
    ) -> Self {
        let start = Start {
            variant: name,
            position: start.clone(),
            moves: moves.to_vec(),
            ..Start::default()
        };
        Self {
            game: Game::begin(&start, regime),
        }
    }

    /// What stands after the last move.
    #[must_use]
    pub fn now(&self) -> &Situation {
        self.game.state().line.now()
    }

    /// Whether a player can still win a game beside chess from what stands, shown by a line, excluded by a reason, or left open.
    #[must_use]
    pub fn winnable(&self, side: Color) -> Winnable {
        crate::decide::mate::winnable(self.now(), side)
    }

    /// The rules by which it is answered.
    #[must_use]
    pub fn regime(&self) -> &Regime {
        self.game.regime()
    }

    /// What had ended the game before anybody asked.
    #[must_use]
    pub fn over(&self) -> Option<&Answer> {
        self.game.opening()
    }

    /// A flag has fallen: what that means, if nothing had ended the game before. `can_mate` is asked of a player whether he
    /// can still checkmate by any series of legal moves.
    pub fn flag(&self, fallen: Color, mut can_mate: impl FnMut(Color) -> MateVerdict) -> Answer {
        if let Some(over) = self.over() {
            return over.clone();
        }
        let opponent = can_mate(!fallen);
        let nobody = opponent == MateVerdict::Unwinnable && can_mate(fallen) == MateVerdict::Unwinnable;
        let dead = ending::dead(true, self.regime()).filter(|_| nobody);
        dead.unwrap_or_else(|| flag::overstepped(fallen, Vec::new(), self.regime(), |_| opponent))
    }

    /// Whether the position is dead: what ended the game, if it is over by that or by something else before; nothing where somebody
    /// can still checkmate, or nobody knows. `can_mate` is asked of both players, unless the game was over for another reason.
    ///
    /// ```
    /// use arbiter_game::asked::Asked;
    /// use arbiter_rules::answer::{EndReason, MateVerdict};
    /// use arbiter_rules::chess::Position;
    /// use arbiter_rules::laws::default_rulebook;
    /// let rook = Position::from_fen("8/8/8/4k3/8/8/8/4K2R w - - 0 1").unwrap();
    /// let asked = Asked::of(&rook, &[], default_rulebook().standard());
    /// assert!(asked.dead(|_| MateVerdict::Undetermined).is_none());
    /// let dead = asked.dead(|_| MateVerdict::Unwinnable).unwrap();
    /// assert_eq!(dead.end().unwrap().1, EndReason::DeadPosition);
    /// ```
    #[must_use]
    pub fn dead(&self, can_mate: impl FnMut(Color) -> MateVerdict) -> Option<Answer> {
        let over = self.over().cloned();
        let otherwise = |over: &Answer| {
            over.end()
                .is_none_or(|(_, reason)| reason != EndReason::DeadPosition)
        };
        if over.as_ref().is_some_and(otherwise) {
            return over;
        }
        let nobody = Color::ALL.map(can_mate) == [MateVerdict::Unwinnable; 2];
        over.or_else(|| ending::dead(true, self.regime()).filter(|_| nobody))
    }

    /// The player who has the move claims a draw: for what stands on the board, or with a move that he has written.
    ///
    /// # Errors
    /// Why such a claim cannot have been made here.
    pub fn claim(&self, kind: ClaimKind, written: Option<&str>) -> Result<Vec<Answer>, Refusal> {
        if let Some(over) = self.over() {
            return Ok([over.clone()].into());
        }
        let claim = SpeechAct::Claim {
            kind,
            ground: written.is_some().then_some(ClaimGround::AboutToAppear),
            written: written.map(String::from),
            on: None,
            square: None,
            side: None,
            ply: None,
            stop: true,
        };
        let mut game = self.game.clone();
        let claimant = Actor::from(game.state().line.now().turn());
        let entries = game.apply(&Event::new(claimant, claim))?;
        Ok(entries.into_iter().flat_map(|entry| entry.answers).collect())
    }
}
