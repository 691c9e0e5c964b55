//! The head of a ruling, as a card and a story show it: the verdict in at most four words, and what happened in this
//! game. Ids are made of the tags, as those of the sentences are.

use arbiter_game::rules::answer::{
    Decision, DutyDecision, DutyKind, EndReason, GameDecision, GameResult, IllegalDecision, IllegalKind,
    Obliged, PositionDecision,
};
use arbiter_game::rules::chess::{Piece, Role, Square};
use arbiter_game::rules::{Question, Remedy, Ruling};
use arbiter_game::state::{Cause, Situation};

use super::fields::{Fields, result_word};
use crate::{Args, Lang};

impl Lang {
    /// The verdict of a ruling in at most four words.
    ///
    /// ```
    /// use arbiter_game::rules::Ruling;
    /// use arbiter_game::rules::answer::{GameDecision, PositionDecision};
    /// use arbiter_lang::{Lang, Language};
    /// let english = Lang::new(Language::En);
    /// assert_eq!(english.title(&Ruling::new(GameDecision::GameContinues, []), &[]), "Play goes on");
    /// ```
    #[must_use]
    pub fn title(&self, ruling: &Ruling, boards: &[Situation]) -> String {
        let args = Fields::new(self, boards).of(&ruling.decision);
        let (deed, role) = deed(ruling, boards);
        let args = args.word("deed", deed).word("role", role_word(role));
        self.tagged("title", ruling.decision.tag(), &args)
    }

    /// What a question is about, in at most four words.
    #[must_use]
    pub fn question_title(&self, question: &Question) -> String {
        self.tagged("title-question", question.id.as_str(), &Args::new())
    }

    /// What happened in this game, in one sentence; empty where the title says all of it.
    #[must_use]
    pub fn cause(&self, ruling: &Ruling, cause: Option<&Cause>, boards: &[Situation]) -> String {
        let told = match (&ruling.decision, cause) {
            (Decision::Illegal(IllegalDecision::MoveTakenBack { .. }), _) => {
                Some(self.decision(ruling, boards))
            }
            (Decision::Position(PositionDecision::PositionRestored { .. }), _)
                if ruling.remedies.is_empty() =>
            {
                Some(self.decision(ruling, boards))
            }
            (Decision::Illegal(decision), _) => self.illegal(decision, cause),
            (
                Decision::Position(PositionDecision::PositionRestored { .. }) | Decision::Duty(_),
                Some(cause),
            ) => self.undone(cause),
            (Decision::Duty(DutyDecision::Obligation { player, .. }), None) => {
                self.bound(ruling, boards).map(|touched| {
                    let args = Args::new().word("player", player.word());
                    self.text("cause-bound", &args.word("touched", touched))
                })
            }
            (Decision::Game(GameDecision::GameOver { result, reason, .. }), _) => {
                Some(self.ended(*result, *reason))
            }
            _ => None,
        };
        let told = told.or_else(|| self.sentence(ruling, boards));
        let more = [
            ruling.since.map(|since| self.since(since)),
            ruling.mate.map(|verdict| self.mate(verdict, boards)),
        ];
        let all: Vec<String> = told.into_iter().chain(more.into_iter().flatten()).collect();
        all.join(" ")
    }

    /// What must be done about a ruling, once it is done.
    #[must_use]
    pub fn remedy_done(&self, remedy: &Remedy, boards: &[Situation]) -> String {
        let args = Fields::new(self, boards).of(remedy);
        let id = format!("done-{}", remedy.tag().replace('_', "-"));
        let done = self.find(&id, &args).map(|text| text.trim().to_owned());
        done.unwrap_or_else(|| self.remedy(remedy, boards))
    }

    /// What a decision says beside its title, where a sentence of its own is worded.
    fn sentence(&self, ruling: &Ruling, boards: &[Situation]) -> Option<String> {
        let id = format!("cause-{}", ruling.decision.tag().replace('_', "-"));
        self.find(&id, &Fields::new(self, boards).of(&ruling.decision))
    }

    /// What was illegal about a move, with its squares where they are known.
    fn illegal(&self, decision: &IllegalDecision, cause: Option<&Cause>) -> Option<String> {
        let (IllegalDecision::IllegalMoveCounted { player, kind, .. }
        | IllegalDecision::IllegalMoveNotCounted { player, kind }) = decision
        else {
            return None;
        };
        let args = Args::new().word("player", player.word());
        let moved = cause.and_then(|cause| cause.moved);
        let king = cause.and_then(|cause| cause.king);
        Some(self.illegally(args, *kind, moved, king))
    }

    fn illegally(
        &self,
        args: Args,
        kind: IllegalKind,
        moved: Option<(Piece, Square, Square)>,
        king: Option<Square>,
    ) -> String {
        use IllegalKind::{KingInCheck, KingTaken, Move, NotHisPiece, Unpromoted, WrongPromotion};
        let known = match kind {
            KingInCheck => king.is_some(),
            Move | Unpromoted | WrongPromotion | KingTaken | NotHisPiece => moved.is_some(),
            _ => true,
        };
        let what = if known { kind.as_str() } else { "piece" };
        let mut args = args.word("what", what);
        if let Some((piece, from, to)) = moved {
            args = args.word("role", role_word(Some(piece.role)));
            args = args.text("from", from.to_string()).text("to", to.to_string());
        }
        if let Some(king) = king {
            args = args.text("square", king.to_string());
        }
        self.text("cause-illegal", &args)
    }

    /// What a ruling took back: pieces touched and another one moved, or an illegal move.
    fn undone(&self, cause: &Cause) -> Option<String> {
        let Cause { touched, moved, .. } = cause;
        let args = Args::new().word("player", cause.player.word());
        if let Some(kind) = cause.illegal {
            return Some(self.illegally(args, kind, *moved, cause.king));
        }
        let (piece, from, _) = (*moved)?;
        // The piece that was moved has been touched by that.
        let others: Vec<_> = touched.iter().filter(|one| **one != (piece, from)).collect();
        if others.is_empty() {
            return None;
        }
        let same = others.iter().any(|(other, _)| other.role == piece.role);
        let listed = others
            .iter()
            .map(|(piece, square)| self.piece(piece.role, Some(*square)));
        let moved = self.piece(piece.role, same.then_some(from));
        let args = args.word("touched", self.list(&listed.collect::<Vec<_>>()));
        Some(self.text("cause-touched", &args.word("moved", moved)))
    }

    /// The pieces that bind a player.
    fn bound(&self, ruling: &Ruling, boards: &[Situation]) -> Option<String> {
        let squares = ruling.remedies.iter().filter_map(|remedy| match remedy {
            Remedy::MustMove { square } | Remedy::MustCapture { square } => Some(*square),
            _ => None,
        });
        let named = |square| Some(self.piece(role_at(square, boards)?, Some(square)));
        let named: Vec<String> = squares.filter_map(named).collect();
        (!named.is_empty()).then(|| self.list(&named))
    }

    /// `the knight on g1`.
    fn piece(&self, role: Role, square: Option<Square>) -> String {
        let args = Args::new().word("role", role_word(Some(role)));
        match square {
            Some(square) => self.text("card-piece-on", &args.text("square", square.to_string())),
            None => self.text("card-piece", &args),
        }
    }

    fn ended(&self, result: GameResult, reason: EndReason) -> String {
        let loser = result.winner().map_or("none", |winner| (!winner).word());
        let args = Args::new().word("player", loser).word("reason", reason.as_str());
        self.text(
            "cause-game-over",
            &args.word("result", result_word(result.as_str())),
        )
    }
}

fn role_word(role: Option<Role>) -> &'static str {
    match role {
        Some(Role::King) => "king",
        Some(Role::Queen) => "queen",
        Some(Role::Rook) => "rook",
        Some(Role::Bishop) => "bishop",
        Some(Role::Knight) => "knight",
        Some(Role::Pawn) => "pawn",
        None => "none",
    }
}

fn role_at(square: Square, boards: &[Situation]) -> Option<Role> {
    boards.iter().find_map(|board| board.board().role_at(square))
}

/// What an obligation asks for, and of which piece, if it is one.
fn deed(ruling: &Ruling, boards: &[Situation]) -> (&'static str, Option<Role>) {
    if ruling
        .remedies
        .iter()
        .any(|one| matches!(one, Remedy::DeclaredMove { .. }))
    {
        return ("declared", None);
    }
    let Some(Obliged {
        kind,
        square,
        becomes,
    }) = ruling.obliged()
    else {
        return ("none", None);
    };
    let role = square.and_then(|square| role_at(square, boards));
    match kind {
        DutyKind::Move => ("move", role),
        DutyKind::Capture => ("capture", role),
        DutyKind::CastleKingside | DutyKind::CastleQueenside => ("castle", None),
        DutyKind::Promote => ("promote", None),
        DutyKind::Drop => ("drop", becomes),
        DutyKind::Touched => ("touched", None),
    }
}
