//! One kind of digits a page: what is read has those of the reader, what is copied or typed does not.

use arbiter_lang::Language;
use arbiter_laws::latin_digit;

use crate::choice::Digits;

/// Elements whose text is not read, or is a value of its own: scripts, fields, addresses, positions, diagrams.
const KEPT: [&str; 5] = ["script", "style", "textarea", "code", "svg"];

/// What stands between these is one foreign text.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Which digits a page has that are not Latin, by the language that they come from.
pub const fn script(language: Language, digits: Digits) -> &'static str {
    match (language, digits) {
        (Language::Fa, Digits::OfLanguage | Digits::Local) => "fa",
        (Language::Ar, Digits::Local) => "ar",
        _ => "",
    }
}

/// How a page's digits are made those of the reader.
#[derive(Clone, Copy)]
enum Change {
    /// Persian and Arabic-Indic ones become Latin.
    Latin,
    /// Latin ones become those that begin with this zero, where they are no part of a name.
    From(char),
}

/// A page with its digits as the reader wants them.
///
/// Names of squares and moves, positions and addresses keep theirs, and so does every element that is not to be
/// translated.
pub fn written(html: String, language: Language, digits: Digits) -> String {
    let change = match (language, digits) {
        (Language::Fa, Digits::Latin) => Change::Latin,
        (Language::Fa, _) => Change::From('۰'),
        (Language::Ar, Digits::Local) => Change::From('٠'),
        _ => return html,
    };
    each_text(&html, |page, read| text(page, read, change))
}

/// A page with every text that is read given to a function, which writes what shall stand there.
pub fn each_text(html: &str, write: impl Fn(&mut String, &str)) -> String {
    let mut page = String::with_capacity(html.len() + html.len() / 8);
    let (mut rest, mut kept) = (html, None::<&str>);
    let text = |page: &mut String, text: &str, kept: bool| {
        if kept {
            page.push_str(text);
        } else {
            write(page, text);
        }
    };
    while let Some(open) = kept.map_or_else(|| rest.find('<'), |name| rest.find(&format!("</{name}"))) {
        text(&mut page, &rest[..open], kept.is_some());
        let end = rest[open..].find('>').map_or(rest.len(), |end| open + end + 1);
        let tag = &rest[open..end];
        page.push_str(tag);
        rest = &rest[end..];
        kept = match kept {
            None => kept_by(tag),
            Some(_) => None,
        };
    }
    text(&mut page, rest, kept.is_some());
    page
}

/// What somebody typed in any of our digits, in Latin ones.
pub fn latin(text: &str) -> String {
    text.chars().map(latin_digit).collect()
}

/// The name of an element whose text stays as it is.
fn kept_by(tag: &str) -> Option<&str> {
    let name = tag[1..]
        .split(|sign: char| !sign.is_ascii_alphanumeric())
        .next()?;
    let is_kept = KEPT.contains(&name) || tag.contains(" translate=\"no\"");
    Some(name).filter(|name| is_kept && !name.is_empty() && !tag.ends_with("/>"))
}

fn text(page: &mut String, text: &str, change: Change) {
    match change {
        Change::Latin => page.extend(text.chars().map(latin_digit)),
        Change::From(zero) => {
            for (place, part) in text.split(ISOLATE[0]).enumerate() {
                if place > 0 {
                    page.push(ISOLATE[0]);
                }
                let (inside, after) = part.split_once(ISOLATE[1]).unwrap_or(("", part));
                if place > 0 && is_position(inside) {
                    page.push_str(inside);
                } else {
                    words(page, inside, zero);
                }
                if part.contains(ISOLATE[1]) {
                    page.push(ISOLATE[1]);
                }
                words(page, after, zero);
            }
        }
    }
}

/// A text with the digits of its numbers changed, word by word.
fn words(page: &mut String, text: &str, zero: char) {
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let end = match sign {
            // `&#39;` is a sign of HTML.
            '&' => rest.find(';').map_or(rest.len(), |end| end + 1),
            _ => rest.find(|sign| !is_of_word(sign)).unwrap_or(rest.len()),
        };
        let (word, after) = rest.split_at(end.max(sign.len_utf8()));
        if sign != '&' && is_number(word) {
            page.extend(word.chars().map(|sign| in_digits(sign, zero)));
        } else {
            page.push_str(word);
        }
        rest = after;
    }
}

const fn is_of_word(sign: char) -> bool {
    sign.is_ascii_alphanumeric()
        || matches!(
            sign,
            '.' | '/' | ':' | '_' | '-' | '+' | '=' | '#' | '%' | '?' | '@' | '~' | '(' | ')' | '[' | ']'
        )
}

/// Whether a word counts, measures or names an article; squares, moves, addresses and codes do not.
fn is_number(word: &str) -> bool {
    let has = |sign| word.contains(sign);
    if word.chars().any(|sign| sign.is_ascii_alphabetic()) {
        return is_article(word.trim_end_matches(['.', ':']));
    }
    let is_castling = word.trim_end_matches('.').starts_with("0-0");
    let is_address = has('.') && has(':') && !word.ends_with(':');
    !is_castling && !is_address && !is_position(word)
}

/// `9.2a`, `A.4.1`, `III.6`, `3(c)`: the number of an article that has letters too.
fn is_article(word: &str) -> bool {
    if let Some(inside) = word.strip_prefix('(') {
        return is_article(inside.trim_end_matches(')'));
    }
    let letters = word.len()
        - word
            .trim_start_matches(|sign: char| sign.is_ascii_uppercase())
            .len();
    let (first, rest) = word.split_at(letters.min(3));
    let rest = match first {
        "" => rest,
        _ => match rest.strip_prefix('.') {
            Some(rest) => rest,
            None => return false,
        },
    };
    let rest = rest.trim_start_matches('(').trim_end_matches(')');
    let number = rest.trim_end_matches(|sign: char| sign.is_ascii_lowercase());
    let digits = number.trim_end_matches('(');
    let is_plain = |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    rest.len() - number.len() <= 1
        && digits.split('.').all(is_plain)
        && (!first.is_empty() || digits.contains('.') || number.ends_with('('))
}

/// Eight ranks, as the first field of a FEN has them.
fn is_position(text: &str) -> bool {
    text.split_whitespace().any(|word| word.matches('/').count() == 7)
}

fn in_digits(sign: char, zero: char) -> char {
    let digit = sign
        .to_digit(10)
        .and_then(|digit| char::from_u32(u32::from(zero) + digit));
    digit.unwrap_or(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(html: &str, language: Language, digits: Digits) -> String {
        super::written(html.to_owned(), language, digits)
    }

    #[test]
    fn what_is_read_has_the_digits_that_were_chosen() {
        for (language, digits, html, page) in [
            (
                Language::Fa,
                Digits::Latin,
                "<p class=\"a۱\">ماده ۷۵</p>",
                "<p class=\"a۱\">ماده 75</p>",
            ),
            (
                Language::Ar,
                Digits::Local,
                "<p id=\"p1\">المادة 75، e4</p>",
                "<p id=\"p1\">المادة ٧٥، e4</p>",
            ),
            (
                Language::Ar,
                Digits::Local,
                "<b>&#39;12 Nf3</b>",
                "<b>&#39;١٢ Nf3</b>",
            ),
            (
                Language::Ar,
                Digits::Local,
                "<bdo dir=\"ltr\">1-0</bdo> 3",
                "<bdo dir=\"ltr\">١-٠</bdo> ٣",
            ),
            (
                Language::Ar,
                Digits::Local,
                "<script>1<2</script>3",
                "<script>1<2</script>٣",
            ),
        ] {
            assert_eq!(written(html, language, digits), page);
        }
    }

    #[test]
    fn a_persian_page_has_persian_digits_but_in_names() {
        for (html, page) in [
            (
                "<bdi dir=\"ltr\">9.2.1</bdi> 3+2 و 40/90",
                "<bdi dir=\"ltr\">۹.۲.۱</bdi> ۳+۲ و ۴۰/۹۰",
            ),
            (
                "9.2a, A.4.1, III.6.2 (B.3c) 3(c)",
                "۹.۲a, A.۴.۱, III.۶.۲ (B.۳c) ۳(c)",
            ),
            (
                "1. e4 Nf3 8. exd8=Q# 0-0-0 0-0.",
                "۱. e4 Nf3 ۸. exd8=Q# 0-0-0 0-0.",
            ),
            (
                "\u{2068}8/8/8/4k3/8/8/8/4K2R w - - 0 1\u{2069} 7",
                "\u{2068}8/8/8/4k3/8/8/8/4K2R w - - 0 1\u{2069} ۷",
            ),
            (
                "http://127.0.0.1:8080/ و 10.0.0.1:80 و 12:40",
                "http://127.0.0.1:8080/ و 10.0.0.1:80 و ۱۲:۴۰",
            ),
            (
                "<code>1 2</code><svg><text>1</text></svg>3",
                "<code>1 2</code><svg><text>1</text></svg>۳",
            ),
            (
                "<b translate=\"no\">A2 345</b> 6<br/>7",
                "<b translate=\"no\">A2 345</b> ۶<br/>۷",
            ),
            (
                "<bdo dir=\"ltr\">1/2-1/2</bdo> &#39;8",
                "<bdo dir=\"ltr\">۱/۲-۱/۲</bdo> &#39;۸",
            ),
        ] {
            assert_eq!(written(html, Language::Fa, Digits::OfLanguage), page);
        }
    }

    #[test]
    fn what_is_typed_is_read_in_all_digits() {
        assert_eq!(latin("۴۰/١٢٠, 15"), "40/120, 15");
    }

    #[test]
    fn where_nothing_else_was_chosen_nothing_changes() {
        let html = "<p>۷ 7</p>";
        for (language, digits) in [(Language::En, Digits::Local), (Language::Ar, Digits::Latin)] {
            assert_eq!(written(html, language, digits), html);
        }
    }

    #[test]
    fn a_page_that_is_cut_off_does_not_stop_anything() {
        for html in ["<", "<p", "1<", "<script>1", "a<b"] {
            assert!(!written(html, Language::Ar, Digits::Local).is_empty());
        }
    }
}
