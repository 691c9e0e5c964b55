//! What a text looks like that makes no sense as it was read. Only what no name in a Latin alphabet can be is told.

use super::Looks;

/// Another encoding than Windows-1252 that this text seems to be written in.
pub fn other(text: &str) -> Option<Looks> {
    let words = || text.split(|c: char| c.is_ascii() && !c.is_ascii_alphabetic());
    if words().any(|word| is_accented(word) || is_of_pairs(word)) {
        let is_cyrillic = words().any(|word| is_accented(word) && is_cyrillic(word));
        return Some(if is_cyrillic {
            Looks::Cyrillic
        } else {
            Looks::NotWestern
        });
    }
    if words().any(is_dos) {
        return Some(Looks::Dos);
    }
    words().any(is_central_european).then_some(Looks::CentralEuropean)
}

/// A word of accented letters alone, of which at least four stand together: no language in Latin letters has such words.
fn is_accented(word: &str) -> bool {
    let accented = |c: char| matches!(c, '\u{c0}'..='\u{ff}');
    word.chars().count() >= 4
        && word
            .chars()
            .all(|c| accented(c) || matches!(c, '\u{a8}' | '\u{b8}'))
}

/// A name in Windows-1251, which has vowels of Russian and no more of Greek; or one in KOI8-R, where capitals stand behind small letters.
fn is_cyrillic(word: &str) -> bool {
    let is_capital = |c: char| matches!(c, '\u{c0}'..='\u{df}' | '\u{a8}');
    let is_small = |c: char| matches!(c, '\u{e0}'..='\u{ff}' | '\u{b8}');
    let mut rest = word.chars();
    let first = rest.next();
    if first.is_some_and(is_small) {
        return rest.all(is_capital);
    }
    let count = |vowels: &str| word.chars().filter(|&c| vowels.contains(c)).count();
    // What the vowels of Windows-1251 and those of Windows-1253 are in Latin-1.
    let (russian, greek) = (count("àåèîóûýþÿ"), count("áåçéïõùüýþò"));
    first.is_some_and(is_capital) && rest.all(is_small) && russian > 0 && russian >= greek
}

/// A word of accented letters with signs among them and nothing else: in Chinese and its like two of them are one character.
fn is_of_pairs(word: &str) -> bool {
    let is_letter = |c: char| matches!(c, '\u{c0}'..='\u{ff}');
    let is_quote = |c: char| matches!(c, '«' | '»' | '¿' | '¡' | '°' | '§' | '©');
    let count = |is: &dyn Fn(char) -> bool| word.chars().filter(|&c| is(c)).count();
    word.chars().all(|c| matches!(c, '\u{a1}'..='\u{ff}'))
        && word.chars().count() >= 4
        && count(&is_letter) >= 2
        && count(&|c| !is_letter(c) && !is_quote(c)) >= 1
}

/// A sign where a letter should be: in DOS it was one.
fn is_dos(word: &str) -> bool {
    const SIGNS: [char; 17] = [
        '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', '‹', '‘', '“', '”', '•', '˜', '™', '›', '¤',
    ];
    let letters: Vec<char> = word.chars().collect();
    letters.windows(2).enumerate().any(|(index, pair)| {
        let [before, sign] = pair else { return false };
        let follows = letters.get(index + 2);
        let inside = follows.is_some_and(char::is_ascii_lowercase);
        let quotes = matches!(sign, '…' | '”' | '“' | '‘' | '™' | '•' | '›');
        before.is_ascii_alphabetic() && SIGNS.contains(sign) && (inside || !quotes && follows.is_none())
    })
}

/// A sign inside of a word that is a letter of Polish, Czech or Hungarian there.
fn is_central_european(word: &str) -> bool {
    let sign = |c: char| {
        matches!(
            c,
            '¡' | '£'
                | '¥'
                | '¦'
                | '©'
                | '¬'
                | '®'
                | '¯'
                | '±'
                | '³'
                | '¶'
                | '¹'
                | '»'
                | '¼'
                | '¾'
                | '¿'
        )
    };
    let letters: Vec<char> = word.chars().collect();
    let between = letters.windows(3).any(|three| {
        let [before, middle, behind] = three else {
            return false;
        };
        before.is_alphabetic() && sign(*middle) && behind.is_alphabetic()
    });
    let begins =
        matches!(letters[..], ['£' | '¦' | '©' | '¬' | '®' | '¯', second, ..] if second.is_ascii_lowercase());
    between || begins
}

/// UTF-8 taken for Latin-1 and converted again: a capital with tilde or circumflex, and behind it a sign.
pub fn twice(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).any(|pair| {
        matches!(pair, ['Ã' | 'Â' | 'Ä' | 'Å', '\u{80}'..='\u{bf}'])
            || matches!(pair, ['Ð' | 'Ñ', '\u{80}'..='\u{bf}'])
    })
}

/// A text that somebody read in an encoding which he named and that is another: UTF-8 in Windows-1251, KOI8-R, ISO 8859-2 or a code page of
/// DOS, or one Cyrillic encoding in another, where capitals and small letters change places.
pub fn misread(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_box = |c: char| matches!(c, '\u{2500}'..='\u{259f}');
    let is_foreign = |c: char| !c.is_ascii() && c.is_alphabetic();
    let pairs = letters.windows(2).any(|pair| {
        let boxed = is_box(pair[0]) && is_foreign(pair[1]) || is_foreign(pair[0]) && is_box(pair[1]);
        boxed
            || matches!(
                pair,
                [
                    'Р' | 'С',
                    '°' | 'µ' | '‚' | '‹' | '†' | '‡' | '€' | '‰' | '±' | '·' | '¶'
                ] | [
                    'Ă' | 'Ĺ' | 'Ä',
                    '\u{80}'..='\u{9f}' | '¤' | '§' | '¨' | '°' | '˘' | '´' | 'ˇ' | '¸' | '˝' | '˛'
                ] | [
                    'Ă',
                    'š' | 'Š' | 'ť' | 'Ť' | 'ź' | 'Ź' | 'ž' | 'Ž' | 'ż' | 'Ż' | 'ś' | 'Ś'
                ]
            )
    });
    let triples = letters.windows(3).any(|three| {
        let [before, 'Г', sign] = three else { return false };
        before.is_ascii_alphabetic() && matches!(sign, 'ј' | '¤' | '¶' | '©' | '±' | 'џ')
    });
    let is_cyrillic = |c: char| matches!(c, '\u{410}'..='\u{44f}');
    let turned = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next();
        first.is_some_and(|c| is_cyrillic(c) && c.is_lowercase())
            && letters.clone().count() >= 3
            && letters.all(|c| is_cyrillic(c) && c.is_uppercase())
    };
    pairs || triples || text.split(|c: char| !c.is_alphabetic()).any(turned)
}
