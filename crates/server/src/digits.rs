//! Pages with other digits than those of their language: what is read changes, what is copied or typed does not.

use arbiter_lang::Language;

use crate::choice::Digits;

/// Elements whose text is not read, or is a value of its own: results, addresses, positions.
const KEPT: [&str; 5] = ["script", "style", "bdo", "textarea", "code"];

/// A page with its digits as the reader wants them.
///
/// Numbers beside Latin letters are names of squares and moves and stay as they are.
pub fn written(html: String, language: Language, digits: Digits) -> String {
    let change: fn(char) -> Option<char> = match (language, digits) {
        (Language::Fa, Digits::Latin) => from_persian,
        (Language::Ar, Digits::Local) => to_arabic_indic,
        _ => return html,
    };
    let mut page = String::with_capacity(html.len() + html.len() / 8);
    let (mut rest, mut kept) = (html.as_str(), None::<&str>);
    while let Some(open) = kept.map_or_else(|| rest.find('<'), |name| rest.find(&format!("</{name}"))) {
        text(&mut page, &rest[..open], change, kept.is_some());
        let end = rest[open..].find('>').map_or(rest.len(), |end| open + end + 1);
        let tag = &rest[open..end];
        page.push_str(tag);
        rest = &rest[end..];
        kept = match kept {
            None => KEPT.into_iter().find(|name| is_of(tag, name)),
            Some(_) => None,
        };
    }
    text(&mut page, rest, change, kept.is_some());
    page
}

/// What somebody typed in any of our digits, in Latin ones.
pub fn latin(text: &str) -> String {
    let arabic = |sign: char| u32::from(sign).checked_sub(0x0660).filter(|place| *place < 10);
    let digit = |sign| from_persian(sign).or_else(|| char::from_digit(arabic(sign)?, 10));
    text.chars().map(|sign| digit(sign).unwrap_or(sign)).collect()
}

fn is_of(tag: &str, name: &str) -> bool {
    let named = tag[1..].strip_prefix(name);
    named.is_some_and(|rest| rest.starts_with([' ', '>']))
}

fn text(page: &mut String, text: &str, change: fn(char) -> Option<char>, kept: bool) {
    if kept {
        page.push_str(text);
        return;
    }
    let mut before = ' ';
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let after = signs.peek().copied().unwrap_or(' ');
        // `&#39;` is a sign of HTML and `e4` a square.
        let named = before.is_ascii_alphabetic() || after.is_ascii_alphabetic() || before == '#';
        let new = if named { None } else { change(sign) };
        page.push(new.unwrap_or(sign));
        before = if named && sign.is_ascii_digit() {
            before
        } else {
            sign
        };
    }
}

fn from_persian(sign: char) -> Option<char> {
    let place = u32::from(sign).checked_sub(0x06f0).filter(|place| *place < 10)?;
    char::from_digit(place, 10)
}

fn to_arabic_indic(sign: char) -> Option<char> {
    char::from_u32(0x0660 + sign.to_digit(10)?)
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
                "<bdo dir=\"ltr\">1-0</bdo> ٣",
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
    fn what_is_typed_is_read_in_all_digits() {
        assert_eq!(latin("۴۰/١٢٠, 15"), "40/120, 15");
    }

    #[test]
    fn where_nothing_else_was_chosen_nothing_changes() {
        let html = "<p>۷ 7</p>";
        for (language, digits) in [
            (Language::Fa, Digits::OfLanguage),
            (Language::Fa, Digits::Local),
            (Language::En, Digits::Local),
            (Language::Ar, Digits::Latin),
        ] {
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
