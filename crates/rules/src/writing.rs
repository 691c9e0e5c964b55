//! How a move is written: what the appendix on algebraic notation minds in a written move, and by which articles it is
//! written as it is. Topics `notation.*`.
//!
//! Reading and writing is the matter of `arbiter_notation`, which knows no edition; here stands what an edition says of
//! what was read. A sign that an edition leaves open is minded neither where it stands nor where it is missing.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    Citation, MateSign, NotationCastling, NotationLanguage, NotationLongForm, NotationMark,
    NotationPawnCapture, NotationPromotion, Regime, Topic,
};
use arbiter_mate::chess::{Bitboard, CastlingSide, LegalMove, Playable, Role};
use arbiter_notation::{Expect, Irregularities, Irregularity, SanRead, WrittenSign, check_sign};

use crate::cite::{cites_by, is_carried};

/// What is known of a written move beside its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct About {
    /// Whether the letters are not those of the language of the text.
    pub own_letters: bool,
    /// Whether a draw was offered with the move.
    pub offered: bool,
}

/// What a rulebook says of a written move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What it minds.
    pub minded: Irregularities,
    /// The articles that say how such a move is written.
    pub cites: Vec<Citation>,
}

/// What a rulebook says of a move that was read in the position before it.
///
/// ```
/// use arbiter_laws::Rulebook;
/// use arbiter_rules::chess::Position;
/// use arbiter_rules::notation::{Language, read_san};
/// use arbiter_rules::writing::{About, said};
/// let start = Position::default();
/// let long = read_san(&start, b"Ng1-f3", Language::English.letters())?;
/// let minded = |id| said(long, &start, About::default(), &Rulebook::by_id(id).unwrap().standard()).minded;
/// assert_eq!(minded("fide-2009").to_string(), "LongForm");
/// assert!(minded("fide-2014").is_empty());
/// # Ok::<(), arbiter_rules::notation::SanError>(())
/// ```
#[must_use]
pub fn said<P: Playable>(read: SanRead, before: &P, about: About, regime: &Regime) -> Said {
    let after = before.play(read.mv);
    let sign = check_sign(&after, read.sign);
    let unmarked = about.offered && !read.draw_offer;
    let found = read.found | sign | when(unmarked, &[Irregularity::DrawOfferUnmarked]);
    Said {
        minded: minds(regime).judge(found),
        cites: cites(read, before, after.is_check(), about, regime),
    }
}

/// Which irregularities a rulebook minds. What it has no article on it does not mind.
#[must_use]
pub fn minds(regime: &Regime) -> Expect {
    use Irregularity as I;
    let mark = |mark: Option<NotationMark>, missing: I, stands: I| {
        when(mark == Some(NotationMark::Required), &[missing])
            | when(mark == Some(NotationMark::Absent), &[stands])
    };
    let capture = regime.notation_capture().value();
    let en_passant = regime.notation_en_passant().value();
    let (check, mate) = (regime.notation_check().value(), regime.notation_mate().value());
    let with_sign = regime.notation_pawn_capture() == Some(NotationPawnCapture::WithSign);
    let first_letter = regime.notation_language() == Some(NotationLanguage::FirstLetter);
    let short = regime.notation_long_form() == Some(NotationLongForm::NotForeseen);
    let double_plus = regime.notation_mate_sign().value();
    let all = [
        when(
            is_carried(regime, &[Topic::NotationLetter]),
            &[I::PieceLetterMissing, I::LetterOther],
        ),
        when(first_letter, &[I::LetterLong]),
        when(short, &[I::LongForm, I::Overspecified]),
        when(
            regime.notation_hyphen() == Some(NotationMark::Absent),
            &[I::Hyphen],
        ),
        when(
            capture.is_some(),
            &[I::CaptureSignWithoutCapture, I::CaptureSignOther],
        ),
        when(capture == Some(NotationMark::Required), &[I::CaptureSignMissing]),
        when(with_sign, &[I::PawnCaptureSignMissing]),
        when(en_passant.is_some(), &[I::EnPassantWrong]),
        mark(en_passant, I::EnPassantUnmarked, I::EnPassantMarked),
        when(
            regime.notation_disambiguation().is_some(),
            &[I::OtherOrigin, I::OriginMissing],
        ),
        when(
            regime.notation_promotion() == Some(NotationPromotion::LetterAfterSquare),
            &[I::PromotionEquals, I::PromotionOther],
        ),
        when(
            regime.notation_draw_offer() == Some(NotationMark::Required),
            &[I::DrawOfferUnmarked],
        ),
        when(
            regime.notation_castling() == Some(NotationCastling::Zeros),
            &[I::CastlingLetters, I::CastlingOther],
        ),
        when(check.is_some(), &[I::CheckSignWrong]),
        when(check == Some(NotationMark::Required), &[I::CheckSignMissing]),
        when(mate.is_some(), &[I::MateSignWrong]),
        when(mate == Some(NotationMark::Required), &[I::MateSignMissing]),
        when(double_plus == Some(MateSign::Hash), &[I::DoublePlusForMate]),
        when(
            double_plus == Some(MateSign::HashOrDoublePlus),
            &[I::DoublePlusForCheck],
        ),
    ];
    Expect(all.into_iter().fold(Irregularities::NONE, |all, some| all | some))
}

fn when(holds: bool, some: &[Irregularity]) -> Irregularities {
    some.iter().copied().filter(|_| holds).collect()
}

/// The articles by which such a move is written as it is, in the order of the text.
fn cites<P: Playable>(
    read: SanRead,
    before: &P,
    gives_check: bool,
    about: About,
    regime: &Regime,
) -> Vec<Citation> {
    let mut parts = of_the_move(read.mv, before, about, regime);
    if let Some(side) = read.mv.castling() {
        let part = match side {
            CastlingSide::King => "short",
            CastlingSide::Queen => "long",
        };
        parts = regime
            .cites_part(Topic::NotationCastling, &[part])
            .cloned()
            .collect();
    }
    let has = |irregularity| read.found.contains(irregularity);
    let signed = read.sign != WrittenSign::None;
    let mated = matches!(read.sign, WrittenSign::Mate | WrittenSign::DoublePlus);
    let marked = has(Irregularity::EnPassantMarked);
    let capture = before.is_capture(read.mv);
    let sign_of_capture = if capture {
        !has(Irregularity::CaptureSignMissing) && !has(Irregularity::PawnCaptureSignMissing)
    } else {
        has(Irregularity::CaptureSignWithoutCapture)
    };
    let topics = [
        (sign_of_capture, Topic::NotationCaptureSign),
        (
            has(Irregularity::CaptureSignWithoutCapture),
            Topic::NotationCapture,
        ),
        (
            read.mv.is_en_passant() || has(Irregularity::EnPassantWrong),
            Topic::NotationEnPassant,
        ),
        (marked, Topic::NotationEnPassantSign),
        (read.draw_offer || about.offered, Topic::NotationDrawOffer),
        (gives_check || signed, Topic::NotationCheck),
        (
            mated || gives_check && !before.play(read.mv).has_legal_move(),
            Topic::NotationMate,
        ),
    ];
    let topics = topics.into_iter().filter(|(is, _)| *is).map(|(_, topic)| topic);
    cites_by(&parts, regime, topics)
}

/// Letter, square, capture, square of departure, promotion; not of castling.
fn of_the_move<P: Playable>(mv: LegalMove, before: &P, about: About, regime: &Regime) -> Vec<Citation> {
    let role = before.board().role_at(mv.from()).unwrap_or(Role::Pawn);
    let (is_pawn, capture) = (role == Role::Pawn, before.is_capture(mv));
    let whole: &[&str] = &[];
    let (letter, pawn) = (&["letter", "square"][..], &["pawn"][..]);
    let mut all = if is_pawn {
        vec![
            (true, Topic::NotationPawn, whole),
            (!capture, Topic::NotationMove, pawn),
        ]
    } else {
        vec![
            (true, Topic::NotationLetter, whole),
            (about.own_letters, Topic::NotationLanguage, whole),
            (true, Topic::NotationMove, letter),
        ]
    };
    all.push((
        capture,
        Topic::NotationCapture,
        if is_pawn { whole } else { letter },
    ));
    all.push((capture && is_pawn, Topic::NotationPawnCapture, whole));
    let twins = before.movers(role, mv.to()) & !Bitboard::from(mv.from());
    if is_pawn {
        all.push((capture && twins.any(), Topic::NotationTwoPawns, whole));
    } else if twins.any() {
        all.push((true, Topic::NotationDisambiguation, whole));
        all.push((true, how_twins_stand(mv, twins), whole));
    }
    let promoted = mv.promotion();
    all.push((promoted.is_some(), Topic::NotationPromotion, whole));
    all.push((
        promoted.is_some() && about.own_letters,
        Topic::NotationLanguage,
        whole,
    ));
    let meant = all.into_iter().filter(|(is, ..)| *is);
    let cited = meant.flat_map(|(_, topic, parts)| regime.cites_part(topic, parts));
    cites_by(&cited.cloned().collect::<Vec<_>>(), regime, [])
}

/// How the twins stand to the piece that moves: on its rank, on its file, or on other lines.
fn how_twins_stand(mv: LegalMove, twins: Bitboard) -> Topic {
    if (twins & Bitboard::from(mv.from().rank())).any() {
        Topic::NotationSameRank
    } else if (twins & Bitboard::from(mv.from().file())).any() {
        Topic::NotationSameFile
    } else {
        Topic::NotationNeither
    }
}
