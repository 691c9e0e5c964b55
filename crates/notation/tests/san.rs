//! What must hold for the written moves of every position.

mod common;

use std::collections::HashSet;

use arbiter_chess::{Irregular, Playable};
use arbiter_notation::{
    CaptureSign, CastlingSign, CheckSign, EnPassantMark, Expect, Irregularities, Language, MateSign,
    PromotionSign, SanStyle, check_sign, read_san, write_long, write_san,
};
use proptest::prelude::*;

/// Every style: any language, any choice.
fn style() -> impl Strategy<Value = SanStyle> {
    let language = prop::sample::select(Language::ALL.to_vec());
    let castling = prop::sample::select(vec![CastlingSign::Zeros, CastlingSign::LetterO]);
    let promotion = prop::sample::select(vec![PromotionSign::Bare, PromotionSign::Equals]);
    let captures = vec![
        CaptureSign::X,
        CaptureSign::Times,
        CaptureSign::Colon,
        CaptureSign::Omitted,
    ];
    let en_passant = prop::sample::select(vec![EnPassantMark::Omitted, EnPassantMark::Written]);
    let check = prop::sample::select(vec![CheckSign::Omitted, CheckSign::Plus]);
    let mate = prop::sample::select(vec![MateSign::Omitted, MateSign::Hash, MateSign::DoublePlus]);
    (
        language,
        castling,
        promotion,
        prop::sample::select(captures),
        en_passant,
        check,
        mate,
    )
        .prop_map(
            |(language, castling, promotion, capture, en_passant, check, mate)| SanStyle {
                letters: language.letters(),
                castling,
                promotion,
                capture,
                en_passant,
                check,
                mate,
            },
        )
}

/// Every legal move, written in this style, reads back as itself, and no two make the same text.
fn reads_back<P: Playable>(position: &P, style: &SanStyle) -> Result<(), TestCaseError> {
    let mut written = HashSet::new();
    for one in position.legal_moves() {
        let text = write_san(position, one, style);
        prop_assert!(
            written.insert(text),
            "{text} stands for two moves in {}",
            position.to_fen()
        );
        for text in [text, write_long(position, one, style)] {
            let read = read_san(position, text.as_bytes(), style.letters);
            prop_assert_eq!(
                read.map(|read| read.mv),
                Ok(one),
                "{} in {}",
                text,
                position.to_fen()
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn every_move_reads_back_in_every_style(position in common::position(), style in style()) {
        reads_back(&position, &style)?;
        reads_back(&Irregular::from(position), &style)?;
    }

    #[test]
    fn what_is_written_in_a_style_is_regular_in_it(position in common::position()) {
        for one in position.legal_moves() {
            for (style, expect) in [(SanStyle::PGN, Expect::PGN), (SanStyle::LAWS, Expect::LAWS)] {
                let text = write_san(&position, one, &style);
                let read = read_san(&position, text.as_bytes(), style.letters).expect("reads back");
                let found = read.found | check_sign(&position.play(one), read.sign);
                prop_assert_eq!(expect.judge(found), Irregularities::NONE, "{} in {}", text, position);
            }
        }
    }

    #[test]
    fn uci_is_understood(position in common::position()) {
        for one in position.legal_moves() {
            for chess960 in [false, true] {
                let asked = one.to_move(chess960);
                // In Chess960 the king's short step can be both a move and castling; then the move is meant.
                let meant = if position.legal(asked) == Some(one) { one } else { continue };
                let read = read_san(&position, asked.to_string().as_bytes(), Language::English.letters());
                prop_assert_eq!(read.map(|read| read.mv), Ok(meant), "{} in {}", asked, position);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(position in common::position(), text in any::<Vec<u8>>(), language in 0..Language::ALL.len()) {
        let _ = read_san(&position, &text, Language::ALL[language].letters());
    }

    #[test]
    fn any_row_of_signs_is_a_legal_move_or_refused(position in common::position(), text in "[a-hxNBRQK1-8O0=+#(). :x-]{1,9}") {
        if let Ok(read) = read_san(&position, text.as_bytes(), Language::English.letters()) {
            prop_assert!(position.legal_moves().contains(&read.mv), "{} in {}", text, position);
        }
    }
}
