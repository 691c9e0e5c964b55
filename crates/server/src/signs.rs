//! Moves on a page in the signs that the reader has chosen: letters of the language, or figurines.
//!
//! The texts have figurines where a letter before the Latin name of a square would be misread, and letters elsewhere.

use arbiter_lang::Language;

use crate::choice::Notation;
use crate::digits::each_text;

/// King, queen, rook, bishop, knight.
const FIGURINES: [char; 5] = ['♔', '♕', '♖', '♗', '♘'];

/// A page with its moves as the reader wants them.
pub fn written(html: String, language: Language, notation: Notation) -> String {
    match (language.is_rtl(), notation) {
        (true, Notation::Letters) => each_text(&html, |page, text| {
            page.extend(text.chars().map(|sign| letter(sign, language)));
        }),
        (false, Notation::Figurines) => each_text(&html, |page, text| figurines(page, text, language)),
        _ => html,
    }
}

fn letters(language: Language) -> [&'static str; 5] {
    let letters = language.letters();
    [
        letters.king,
        letters.queen,
        letters.rook,
        letters.bishop,
        letters.knight,
    ]
}

fn letter(sign: char, language: Language) -> char {
    let place = FIGURINES.iter().position(|figurine| *figurine == sign);
    let letter = place.and_then(|place| letters(language)[place].chars().next());
    letter.unwrap_or(sign)
}

/// A letter is a piece where the squares of a move follow it.
fn figurines(page: &mut String, text: &str, language: Language) {
    let letters = letters(language);
    let mut before = ' ';
    for (at, sign) in text.char_indices() {
        let rest = &text[at + sign.len_utf8()..];
        let place = letters.iter().position(|letter| letter.chars().eq([sign]));
        let piece = place.filter(|_| !before.is_alphanumeric() && is_move(rest));
        page.push(piece.map_or(sign, |place| FIGURINES[place]));
        before = sign;
    }
}

/// What follows the letter of a piece: where it comes from, if that is said, and where it goes.
fn is_move(rest: &str) -> bool {
    let end = rest
        .find(|sign: char| !sign.is_ascii_alphanumeric())
        .unwrap_or(rest.len());
    let signs: Vec<char> = rest[..end].chars().filter(|sign| *sign != 'x').collect();
    let [.., file, rank] = signs[..] else {
        return false;
    };
    let is_square = |sign: &char| matches!(sign, 'a'..='h' | '1'..='8');
    signs.len() <= 4 && signs.iter().all(is_square) && file.is_ascii_lowercase() && rank.is_ascii_digit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_the_signs_that_were_chosen() {
        for (language, notation, html, page) in [
            (
                Language::Fa,
                Notation::Letters,
                "<b>♘f3 ♖xe8#</b>",
                "<b>اf3 رxe8#</b>",
            ),
            (Language::Fa, Notation::OfLanguage, "<b>♘f3</b>", "<b>♘f3</b>"),
            (
                Language::En,
                Notation::Figurines,
                "<b>Nf3 Rae1, Bxc4+</b> Be4r",
                "<b>♘f3 ♖ae1, ♗xc4+</b> Be4r",
            ),
            (
                Language::En,
                Notation::Figurines,
                "<textarea>Nf3</textarea> King Rb",
                "<textarea>Nf3</textarea> King Rb",
            ),
            (Language::Vi, Notation::Figurines, "Mf3 Hd1", "♘f3 ♕d1"),
            (Language::En, Notation::Letters, "Nf3", "Nf3"),
        ] {
            assert_eq!(written(html.to_owned(), language, notation), page);
        }
    }
}
