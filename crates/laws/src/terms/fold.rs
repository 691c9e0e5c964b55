//! Words as they are compared: without case, marks, and the letters that Arabic and Persian keyboards confuse.

use crate::number::latin_digit;
use alloc::string::String;
use alloc::vec::Vec;

/// Vietnamese letters and the plain letter under their marks.
const VIETNAMESE: [(char, &str); 7] = [
    ('a', "àáảãạăằắẳẵặâầấẩẫậ"),
    ('d', "đ"),
    ('e', "èéẻẽẹêềếểễệ"),
    ('i', "ìíỉĩị"),
    ('o', "òóỏõọôồốổỗộơờớởỡợ"),
    ('u', "ùúủũụưừứửữự"),
    ('y', "ỳýỷỹỵ"),
];

/// Signs that are written or left out at will: combining marks, Arabic vowels, tatweel, joiners, directions.
const fn is_optional(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36F}' | '\u{640}' | '\u{64B}'..='\u{65F}' | '\u{670}' | 'ء'
        | '\u{200C}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// One letter for those that Arabic and Persian write differently or with a hamza, and one digit.
const fn arabic(letter: char) -> char {
    match latin_digit(letter) {
        'ي' | 'ى' | 'ئ' => 'ی',
        'ك' => 'ک',
        'ة' | 'ۀ' | 'ە' => 'ه',
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ؤ' => 'و',
        other => other,
    }
}

fn vietnamese(letter: char) -> char {
    if !matches!(letter, 'à'..='ư' | 'ạ'..='ỹ') {
        return letter;
    }
    let plain = VIETNAMESE.iter().find(|(_, marked)| marked.contains(letter));
    plain.map_or(letter, |(plain, _)| *plain)
}

/// The words of a text in small letters, with Arabic and Persian letters alike; Vietnamese marks stay.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for sign in text.chars().flat_map(char::to_lowercase) {
        if is_optional(sign) {
            continue;
        }
        if sign.is_alphanumeric() {
            word.push(arabic(sign));
        } else if !word.is_empty() {
            words.push(core::mem::take(&mut word));
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// A word without the Arabic article.
pub(super) fn bare(word: &str) -> &str {
    let rest = word.strip_prefix("ال").unwrap_or(word);
    if rest.chars().count() > 1 { rest } else { word }
}

/// The words of a text as they are looked for: without any marks and without the Arabic article.
///
/// ```
/// assert_eq!(arbiter_laws::fold_words("Nước đi: التبييت"), ["nuoc", "di", "تبییت"]);
/// ```
#[must_use]
pub fn keys(text: &str) -> Vec<String> {
    let plain = |word: &String| bare(word).chars().map(vietnamese).collect();
    words(text).iter().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::keys;

    #[test]
    fn spellings_of_one_word_are_alike() {
        let pairs = [
            ("Nước đi", "nuoc di"),
            ("كيش", "کیش"),
            ("پوزيسيون", "پوزیسیون"),
            ("نُقلة", "نقله"),
            ("التبييت", "تبييت"),
            ("أسر", "اسر"),
            ("برگهٔ ثبت", "برگه ثبت"),
            ("حرکت\u{200C}شمار", "حرکتشمار"),
            ("hòa", "hoà"),
        ];
        for (a, b) in pairs {
            assert_eq!(keys(a), keys(b));
        }
    }

    #[test]
    fn the_article_alone_is_not_taken_off() {
        assert_eq!(keys("ال"), ["ال"]);
        assert_ne!(keys("الف"), keys(""));
    }
}
