//! Why a text that somebody typed or pasted cannot be read: a position, a move, a time control.

use arbiter_game::notation::variants::{self, FenFault, FenFaultKind, StartError, WhyNoDrop};
use arbiter_game::notation::{SanError, WhyIllegal};
use arbiter_game::rules::chess::{FenError, FenErrorKind, FenField, PositionError, Reason};
use arbiter_laws::Warning;
use arbiter_laws::clock::TimeControlError;

use crate::{Args, Lang};

impl Lang {
    /// Why a FEN gave no position: where the fault stands and what was expected there, or every reason why what stands
    /// on the board is no position of a game.
    ///
    /// ```
    /// use arbiter_game::rules::chess::Position;
    /// use arbiter_lang::{Lang, Language};
    /// let why = Position::from_fen("8/8/8/8/8/8/8/K7 w - - 0 1").unwrap_err();
    /// assert_eq!(Lang::new(Language::En).unread_position(&why), "Black has no king.");
    /// ```
    #[must_use]
    pub fn unread_position(&self, why: &PositionError) -> String {
        match why {
            PositionError::Fen(fault) => self.unread_fen(fault),
            PositionError::Illegal(reasons) => {
                let reasons = reasons.iter().map(|reason| {
                    let args = Args::new().word("reason", reason_word(reason));
                    self.text("reading-position", &args)
                });
                reasons.collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn unread_fen(&self, fault: &FenError) -> String {
        let args = Args::new()
            .word("at", if fault.found.is_some() { "sign" } else { "end" })
            .count("column", fault.column as u64)
            .text("found", fault.found.map(String::from).unwrap_or_default())
            .word("field", field_word(fault.field))
            .word("expected", expected_word(fault.kind));
        self.text("reading-fen", &args)
    }

    /// Why a FEN gave no position of a game beside chess.
    ///
    /// ```
    /// use arbiter_game::rules::variants::{AnyGame, VariantName};
    /// use arbiter_lang::{Lang, Language};
    /// let why = AnyGame::from_fen(VariantName::ThreeCheck, "4k3/8/8/8/8/8/8/4K3 w - - 4+3 0 1").unwrap_err();
    /// assert_eq!(Lang::new(Language::En).unread_start(&why), "More than three checks are left to give.");
    /// ```
    #[must_use]
    pub fn unread_start(&self, why: &StartError) -> String {
        match why {
            StartError::Illegal(reasons) => {
                let said = reasons.iter().map(|reason| match reason {
                    variants::Reason::Board(reason) => self.text(
                        "reading-position",
                        &Args::new().word("reason", reason_word(reason)),
                    ),
                    other => self.text("reading-variant", &Args::new().word("reason", beside_word(other))),
                });
                said.collect::<Vec<_>>().join(" ")
            }
            StartError::Fen(FenFault { column, kind, found }) => match *kind {
                FenFaultKind::Chess(field, kind) => self.unread_fen(&FenError {
                    field,
                    column: *column,
                    kind,
                    found: *found,
                }),
                kind => {
                    let args = Args::new()
                        .word("at", if found.is_some() { "sign" } else { "end" })
                        .count("column", *column as u64)
                        .text("found", found.map(String::from).unwrap_or_default())
                        .text("letters", "Q R B N P")
                        .text("example", "3+3")
                        .word("expected", fault_word(kind));
                    self.text("reading-variant-fen", &args)
                }
            },
        }
    }

    /// Why a written move is not one legal move.
    ///
    /// ```
    /// use arbiter_game::notation::{Language as Letters, read_san};
    /// use arbiter_game::rules::chess::Position;
    /// use arbiter_lang::{Lang, Language};
    /// let why = read_san(&Position::default(), b"Ra3", Letters::English.letters()).unwrap_err();
    /// let text = Lang::new(Language::En).unread_move("Ra3", &why);
    /// assert_eq!(text, "Ra3 is not a legal move: a piece stands in its way.");
    /// ```
    #[must_use]
    pub fn unread_move(&self, written: &str, why: &SanError) -> String {
        let args = Args::new().text("move", written);
        match why {
            SanError::Unreadable { .. } => self.text("reading-move-unreadable", &args),
            SanError::Drop => self.text("reading-move-unsupported", &args),
            SanError::Ambiguous { candidates, .. } => {
                let from: Vec<String> = candidates.into_iter().map(|square| square.to_string()).collect();
                self.text("reading-move-ambiguous", &args.text("from", from.join(" ")))
            }
            SanError::TwoReadings { first, second } => {
                let args = args
                    .text("first", first.to_string())
                    .text("second", second.to_string());
                self.text("reading-move-two", &args)
            }
            why => self.text("reading-move-illegal", &args.word("why", why_no_move(why))),
        }
    }

    /// Where a time control does not fit a rulebook, with the article.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::{Rulebook, clock::Controls};
    /// let long: Controls = "90m+30s".parse().unwrap();
    /// let class = Rulebook::by_id("lekocup-1402").unwrap().classify(&long);
    /// let text = Lang::new(Language::En).unfit(&class.warnings[0]);
    /// assert!(text.contains("3.2"), "{text}");
    /// ```
    #[must_use]
    pub fn unfit(&self, warning: &Warning) -> String {
        let article = warning.article.as_ref().map_or("", |citation| citation.article());
        let args = Args::new()
            .word("what", warning.what.word())
            .duration("limit", warning.what.limit().unwrap_or_default())
            .word("cited", if article.is_empty() { "no" } else { "yes" })
            .text("article", article);
        self.text("time-unfit", &args)
    }

    /// Why a time control cannot be read, and where; for a text that mixes units, the question which was meant.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::clock::Controls;
    /// let why = "fast".parse::<Controls>().unwrap_err();
    /// let text = Lang::new(Language::En).unread_control(&why);
    /// assert_eq!(text, "Column 1: expected a time such as 90m, found fast.");
    /// ```
    #[must_use]
    pub fn unread_control(&self, why: &TimeControlError) -> String {
        use TimeControlError as E;
        let at = |column: &usize| Args::new().count("column", *column as u64);
        let found = |column: &usize, found: &str| {
            let nothing = || self.text("time-error-nothing", &Args::new());
            let args = at(column);
            if found.is_empty() {
                args.word("found", nothing())
            } else {
                args.text("found", found)
            }
        };
        match why {
            E::None => self.text("time-error-none", &Args::new()),
            E::Unknown => self.text("time-error-unknown", &Args::new()),
            E::NoBaseTime { column, found: text } => {
                self.text("time-error-base", &found(column, text).text("example", "90m"))
            }
            E::NoMoves { column, found: text } => self.text("time-error-moves", &found(column, text)),
            E::NoBonus { column, found: text } => {
                self.text("time-error-bonus", &found(column, text).text("example", "30s"))
            }
            E::Unexpected { column, found: text } => self.text("time-error-unexpected", &found(column, text)),
            E::TooLong { column } => self.text("time-error-too-long", &at(column)),
            E::AfterLast { column } => self.text("time-error-after-last", &at(column)),
            E::NotAtAPeriod { column, moves } => self.text(
                "time-error-not-a-period",
                &at(column).count("move", u64::from(*moves)),
            ),
            E::Hourglass { column, .. } => self.text("time-error-hourglass", &at(column)),
            E::MixedUnits {
                column,
                found: text,
                meant,
            } => {
                let reading = |n: usize| meant.get(n).map_or_else(String::new, ToString::to_string);
                let args = found(column, text)
                    .text("first", reading(0))
                    .text("second", reading(1));
                self.text("time-error-mixed", &args)
            }
            other => other.to_string(),
        }
    }
}

/// The word by which the language files know why a written move is not legal.
#[must_use]
pub const fn why_no_move(why: &SanError) -> &'static str {
    match why {
        SanError::Pass => "pass",
        SanError::Illegal { reason, .. } | SanError::IllegalCastling { reason, .. } => illegal_word(*reason),
        SanError::IllegalDrop { reason, .. } => drop_word(*reason),
        _ => "other",
    }
}

/// The same of a rule that forbids a move.
pub(crate) const fn illegal_word(reason: WhyIllegal) -> &'static str {
    match reason {
        WhyIllegal::NoSuchPiece => "no_such_piece",
        WhyIllegal::OwnPieceThere => "own_piece_there",
        WhyIllegal::CannotReach => "cannot_reach",
        WhyIllegal::Blocked => "blocked",
        WhyIllegal::NothingToCapture => "nothing_to_capture",
        WhyIllegal::KingNotCapturable => "king_not_capturable",
        WhyIllegal::PromotionMissing => "promotion_missing",
        WhyIllegal::PromotionForbidden => "promotion_forbidden",
        WhyIllegal::StillInCheck => "still_in_check",
        WhyIllegal::LeavesKingInCheck => "leaves_king_in_check",
        WhyIllegal::NoCastlingRight => "no_castling_right",
        WhyIllegal::CastlingBlocked => "castling_blocked",
        WhyIllegal::CastlingInCheck => "castling_in_check",
        WhyIllegal::CastlingThroughCheck => "castling_through_check",
        _ => "other",
    }
}

/// The same of a man that may not be put on the board.
pub(crate) const fn drop_word(reason: WhyNoDrop) -> &'static str {
    match reason {
        WhyNoDrop::King => "king_in_hand",
        WhyNoDrop::NotInHand => "not_in_hand",
        WhyNoDrop::Occupied => "square_taken",
        WhyNoDrop::PawnOnLastRank => "pawn_on_last_rank",
        WhyNoDrop::StillInCheck => "still_in_check",
        _ => "other",
    }
}

const fn field_word(field: FenField) -> &'static str {
    match field {
        FenField::Placement => "placement",
        FenField::Turn => "turn",
        FenField::Castling => "castling",
        FenField::EnPassant => "en_passant",
        FenField::HalfmoveClock => "halfmove_clock",
        FenField::FullmoveNumber => "fullmove_number",
        FenField::End => "end",
    }
}

const fn expected_word(kind: FenErrorKind) -> &'static str {
    match kind {
        FenErrorKind::Missing => "missing",
        FenErrorKind::PieceOrCount => "piece_or_count",
        FenErrorKind::SplitCount => "split_count",
        FenErrorKind::RankTooLong => "rank_too_long",
        FenErrorKind::RankTooShort => "rank_too_short",
        FenErrorKind::TooManyRanks => "too_many_ranks",
        FenErrorKind::TooFewRanks => "too_few_ranks",
        FenErrorKind::Turn => "turn",
        FenErrorKind::CastlingRight => "castling_right",
        FenErrorKind::CastlingTwice => "castling_twice",
        FenErrorKind::EnPassantSquare => "en_passant_square",
        FenErrorKind::Number => "number",
        _ => "nothing",
    }
}

const fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::WhiteKingMissing => "white_king_missing",
        Reason::WhiteManyKings => "white_many_kings",
        Reason::BlackKingMissing => "black_king_missing",
        Reason::BlackManyKings => "black_many_kings",
        Reason::OpponentInCheck => "opponent_in_check",
        Reason::KingsAdjacent => "kings_adjacent",
        Reason::PawnOnLastRank => "pawn_on_last_rank",
        Reason::CastlingRights => "castling_rights",
        _ => "en_passant",
    }
}

const fn beside_word(reason: variants::Reason) -> &'static str {
    match reason {
        variants::Reason::PocketNotHere => "pocket_not_here",
        variants::Reason::PromotedNotHere => "promoted_not_here",
        variants::Reason::ChecksNotHere => "checks_not_here",
        variants::Reason::KingInHand => "king_in_hand",
        variants::Reason::TooManyInHand => "too_many_in_hand",
        variants::Reason::PromotedNothing => "promoted_nothing",
        variants::Reason::PromotedPawn => "promoted_pawn",
        variants::Reason::PromotedKing => "promoted_king",
        variants::Reason::TooManyChecks => "too_many_checks",
        _ => "both_have_won",
    }
}

const fn fault_word(kind: FenFaultKind) -> &'static str {
    match kind {
        FenFaultKind::ManInHand => "man_in_hand",
        FenFaultKind::PocketOpen => "pocket_open",
        FenFaultKind::PocketClosed => "pocket_closed",
        FenFaultKind::BehindPocket => "behind_pocket",
        FenFaultKind::MarkOnNothing => "mark_on_nothing",
        FenFaultKind::Checks => "checks",
        _ => "checks_twice",
    }
}
