//! What people type when they look for a rule, and the article that they want to see first.

use arbiter_lang::{Lang, Language};
use arbiter_laws::{Rulebook, default_rulebook};

/// In every language: what is typed, and the article of the newest Laws that comes first.
const WANTED: [(Language, &[(&str, &str)]); 4] = [
    (
        Language::En,
        &[
            ("9.2", "9.2"),
            ("9.2.1", "9.2.1"),
            ("Article 7.5.1", "7.5.1"),
            ("a.4.1", "A.4.1"),
            ("threefold", "9.2"),
            ("threefold repetition", "9.2"),
            ("draw by agreement", "5.2.3"),
            ("can we agree a draw?", "5.2.3"),
            ("draw offer", "9.1.2.1"),
            ("castle out of check", "3.8.2.2.1"),
            ("castling", "3.8.2"),
            ("illegal move penalty", "7.5.5"),
            ("illegal move", "7.5.1"),
            ("j'adoube", "4.2.1"),
            ("J’adoube!", "4.2.1"),
            ("touch move", "4.3.1"),
            ("mobile phone", "11.3.2"),
            ("phone rings", "11.3.2"),
            ("50 moves", "9.3"),
            ("fifty move rule", "9.3"),
            ("75 moves", "9.6.2"),
            ("late arrival", "6.7.1"),
            ("flag fall", "6.9"),
            ("insufficient material", "5.2.2"),
            ("en passant", "3.7.3.1"),
            ("underpromotion", "3.7.3.3"),
            ("two hands", "7.5.4"),
            ("smoking", "11.3.4"),
            ("wrong claim", "9.5.3"),
            ("write the move in advance", "8.1.2"),
            ("knocked over", "7.4"),
            ("Fischer random", "II"),
        ],
    ),
    (
        Language::Fa,
        &[
            ("۹.۲", "9.2"),
            ("٩.٢", "9.2"),
            ("ماده ۷.۵.۱", "7.5.1"),
            ("تکرار سه‌باره", "9.2"),
            ("تساوی با توافق", "5.2.3"),
            ("پیشنهاد تساوی", "9.1.2.1"),
            ("قلعه رفتن در کیش", "3.8.2.2.1"),
            ("جریمهٔ حرکت غیرقانونی", "7.5.5"),
            ("حركت غير قانوني", "7.5.1"),
            ("مرتب می‌کنم", "4.2.1"),
            ("ژادوب", "4.2.1"),
            ("تلفن همراه", "11.3.2"),
            ("موبایل", "11.3.2"),
            ("گوشی", "11.3.2"),
            ("پنجاه حرکت", "9.3"),
            ("۵۰ حرکت", "9.3"),
            ("پات", "5.2.1"),
            ("دست به مهره", "4.3.1"),
            ("threefold", "9.2"),
        ],
    ),
    (
        Language::Ar,
        &[
            ("٩.٢", "9.2"),
            ("المادة ٩٫٢", "9.2"),
            ("تكرار الوضع ثلاث مرات", "9.2"),
            ("التعادل بالاتفاق", "5.2.3"),
            ("عرض التعادل", "9.1.2.1"),
            ("التبييت أثناء الكش", "3.8.2.2.1"),
            ("عقوبة النقلة غير القانونية", "7.5.5"),
            ("جادوب", "4.2.1"),
            ("الهاتف المحمول", "11.3.2"),
            ("الجوال", "11.3.2"),
            ("٥٠ نقلة", "9.3"),
            ("سقوط العلم", "6.9"),
            ("لمس القطعة", "4.3.1"),
        ],
    ),
    (
        Language::Vi,
        &[
            ("9.2", "9.2"),
            ("Điều 9.2", "9.2"),
            ("lặp lại ba lần", "9.2"),
            ("bất biến ba lần", "9.2"),
            ("thỏa thuận hòa", "5.2.3"),
            ("đề nghị hòa", "9.1.2.1"),
            ("nhập thành khi bị chiếu", "3.8.2.2.1"),
            ("nhap thanh khi bi chieu", "3.8.2.2.1"),
            ("hình phạt nước đi không hợp lệ", "7.5.5"),
            ("sửa quân", "4.2.1"),
            ("điện thoại di động", "11.3.2"),
            ("chạm quân", "4.3.1"),
            ("luật 50 nước", "9.3"),
            ("hết giờ", "6.9"),
        ],
    ),
];

#[test]
fn what_people_type_finds_the_article_that_they_mean() {
    let book = default_rulebook();
    let mut faults = Vec::new();
    for (language, rows) in WANTED {
        let lang = Lang::new(language);
        let texts = lang.summaries(book);
        for (typed, first) in rows {
            let found = lang.search(book, &texts, typed);
            let ids: Vec<&str> = found
                .places
                .iter()
                .map(|place| book.articles()[*place].id())
                .collect();
            if !found.is_exact || ids.first() != Some(first) {
                let ids = &ids[..ids.len().min(5)];
                faults.push(format!("{} {typed:?}: {ids:?}, not {first}", language.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A search in a rulebook, as the numbers of what is found.
fn ids(book: &'static Rulebook, typed: &str) -> (bool, Vec<&'static str>) {
    let lang = Lang::new(Language::En);
    let found = lang.search(book, &lang.summaries(book), typed);
    let ids = found.places.iter().map(|place| book.articles()[*place].id());
    (found.is_exact, ids.collect())
}

#[test]
fn where_nothing_is_found_the_nearest_articles_are_told() {
    let book = default_rulebook();
    for (typed, near) in [("9.2.9", "9.2"), ("repitition", "9.2"), ("stalmate", "5.2.1")] {
        let (is_exact, ids) = ids(book, typed);
        assert!(!is_exact, "{typed}");
        assert!(ids.iter().any(|id| id.starts_with(near)), "{typed}: {ids:?}");
    }
    for typed in ["", "  ", "qqqqqq", "?"] {
        assert_eq!(ids(book, typed), (false, Vec::new()), "{typed:?}");
    }
}

#[test]
fn every_edition_answers_for_its_own_numbers() {
    for (book, typed, first) in [
        ("fide-2009", "9.2(a)", "9.2a"),
        ("fide-2009", "mobile phone", "12.3b"),
        ("fide-2001", "quickplay finish", "10.2"),
        ("lekocup-1402", "threefold", "5.3"),
        ("fide-tournament-2006", "dress code", "14(c)"),
    ] {
        let (is_exact, ids) = ids(Rulebook::by_id(book).unwrap(), typed);
        assert!(is_exact && ids[0] == first, "{book} {typed}: {ids:?}");
    }
}
