//! Digits, plurals, dates and directions, as each language has them.

use arbiter_lang::{Args, Lang, Language};
use arbiter_laws::Date;
use std::time::Duration;

#[test]
fn numbers_have_the_digits_of_the_language() {
    let cases = [
        (Language::En, "7,200"),
        (Language::Fa, "۷٬۲۰۰"),
        (Language::Vi, "7.200"),
    ];
    for (language, text) in cases {
        assert_eq!(Lang::new(language).number(7200), text);
    }
    assert_eq!(Lang::new(Language::Fa).duration(Duration::from_mins(2)), "۲:۰۰");
    assert_eq!(Lang::new(Language::Fa).digits("9.6.1"), "۹.۶.۱");
}

#[test]
fn a_time_in_words_is_what_the_clock_shows_and_no_thousandths() {
    let lang = Lang::new(Language::En);
    for (ms, shown) in [(5_490_406, "1:31:31"), (5_490_000, "1:31:30"), (300_001, "5:01")] {
        assert_eq!(lang.duration(Duration::from_millis(ms)), shown);
    }
}

#[test]
fn persian_days_are_of_the_persian_calendar() {
    let day = Date::new(2024, 3, 1).unwrap();
    let cases = [
        (Language::En, "March 1, 2024"),
        (Language::Vi, "1 tháng 3 năm 2024"),
    ];
    for (language, text) in cases {
        assert_eq!(Lang::new(language).date(day), text);
    }
    let persian = Lang::new(Language::Fa).date(day);
    assert!(
        persian.contains("اسفند") && persian.contains("۱۴۰۲") && persian.contains("۱۱"),
        "{persian}"
    );
}

#[test]
fn arabic_has_its_six_plurals() {
    let lang = Lang::new(Language::Ar);
    let forms: Vec<String> = [0, 1, 2, 3, 11, 100]
        .into_iter()
        .map(|games| lang.text("audit-summary-games", &Args::new().count("games", games)))
        .map(|text| text.chars().filter(|c| !c.is_numeric()).collect())
        .collect();
    assert_eq!(forms[0], "لا مباراة");
    assert_eq!(forms[1], "مباراة واحدة");
    assert_eq!(forms[2], "مباراتان");
    assert!(forms[3].contains("مباريات") && !forms[4].contains("مباريات") && !forms[5].contains("مباريات"));
}

#[test]
fn foreign_text_is_isolated_where_directions_differ() {
    let args = || Args::new().text("move", "Ke3").text("found", "Ke2 Kf2");
    let persian = Lang::new(Language::Fa).text("audit-fault-ambiguous-move", &args());
    assert!(persian.starts_with("\u{2068}Ke3\u{2069} "), "{persian}");
    let english = Lang::new(Language::En).text("audit-fault-ambiguous-move", &args());
    assert_eq!(english, "Ke3 fits several legal moves: Ke2 Kf2");
}

#[test]
fn an_unknown_message_says_its_id() {
    assert_eq!(
        Lang::new(Language::Ar).text("no-such-message", &Args::new()),
        "no-such-message"
    );
}
