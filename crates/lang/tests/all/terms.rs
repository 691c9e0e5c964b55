//! No text for people contains a word that `laws/terms.toml` calls deprecated in its language.

use arbiter_lang::{Language, files};
use arbiter_laws::unapproved_words;

/// What is wrong in the texts of one language, a line a fault: file, line, word, and the term to write instead.
fn faults(language: &str, name: &str, text: &str) -> Vec<String> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.starts_with('#'))
        .flat_map(|(at, line)| {
            unapproved_words(language, line)
                .into_iter()
                .map(move |found| (at + 1, found))
        })
        .map(|(line, found)| {
            format!(
                "lang/{language}/{name}.ftl:{line}: {} instead of {}",
                found.word, found.term
            )
        })
        .collect()
}

#[test]
fn our_texts_use_approved_terms_only() {
    let found: Vec<String> = files()
        .iter()
        .flat_map(|(language, name, text)| faults(language, name, text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Words that are a term in one sense and were once written in another: where alone they may stand.
const SENSES: [(&str, &str, &str, &[&str]); 9] = [
    // Extra time is what the arbiter or a penalty gives; an increment comes with every move.
    (
        "fa",
        "زمان اضافی",
        "افزایش زمان",
        &[
            "topic-arbiter-extra-time",
            "parameter-arbiter-extra-time",
            "screen-",
        ],
    ),
    // Lots are drawn once; pairings are made round by round.
    ("fa", "سیستم قرعه‌کشی", "سیستم جفت‌بندی", &[]),
    // What an illegal move costs is a penalty, not a price.
    ("fa", "این بها", "این جریمه", &[]),
    ("fa", "نوبت حرکت اوست", "نوبت حرکت با اوست", &[]),
    // The word is that of weddings; federations say that games are distributed.
    ("ar", "تزويج", "توزيع المباريات", &[]),
    ("ar", "المباراة تعادل", "تنتهي المباراة بالتعادل", &[]),
    // “Except the provisions of the appendix that contradict them” says the reverse of what is meant.
    ("ar", "إلا ما يخالفها", "إلا فيما ينص الملحق على خلافه", &[]),
    // Consequences are what an arbiter weighs; what follows an illegal move is a penalty.
    (
        "vi",
        "hậu quả",
        "hình phạt",
        &["topic-adjourn-wrong-times", "word-adjourn-wrong-times"],
    ),
    ("vi", "Ngồi vào", "Vào chỗ", &[]),
];

/// The lines of a file with the message that each belongs to.
fn by_message(text: &str) -> Vec<(&str, &str)> {
    let mut message = "";
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            if let Some((id, _)) = line.split_once('=').filter(|_| !line.starts_with(' ')) {
                message = id;
            }
            (message, line)
        })
        .collect()
}

#[test]
fn a_word_stands_only_in_its_own_sense() {
    let mut found = Vec::new();
    for (language, name, text) in files() {
        for (message, line) in by_message(text) {
            for (tag, word, instead, allowed) in SENSES {
                let here = tag == *language && line.contains(word);
                if here && !allowed.iter().any(|start| message.starts_with(start)) {
                    found.push(format!(
                        "lang/{language}/{name}.ftl: {message}: {word} instead of {instead}"
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Arabic is written without marks of nunation, and speaks to one reader.
#[test]
fn arabic_speaks_to_one_reader_and_without_nunation() {
    let spoken_to_many = [
        "المسوا",
        "أبلغوا",
        "حاولوا",
        "اضغطوا",
        "افتحوا",
        "انظروا",
        "اكتبوا",
        "اختاروا",
    ];
    for (language, name, text) in files().iter().filter(|(language, ..)| *language == "ar") {
        for (message, line) in by_message(text) {
            let place = format!("lang/{language}/{name}.ftl: {message}: {line}");
            assert!(!line.contains("ًا"), "{place}");
            assert!(!spoken_to_many.iter().any(|word| line.contains(word)), "{place}");
        }
    }
}

#[test]
fn a_deprecated_word_is_found_in_each_language_with_its_line() {
    let samples = [
        (
            "en",
            "a = The arbiter\nb = Ask the referee",
            "referee instead of arbiter",
        ),
        (
            "fa",
            "a = داور\nb = دیپرخانهٔ مسابقات",
            "دیپرخانه instead of دبیرخانه",
        ),
        ("ar", "a = الحكم\nb = ينقل الفارس", "فارس instead of حصان"),
        (
            "vi",
            "a = trọng tài\nb = do đối tác yêu cầu",
            "đối tác instead of đối thủ",
        ),
    ];
    for (language, text, fault) in samples {
        let found = faults(language, "sample", text);
        assert_eq!(found, [format!("lang/{language}/sample.ftl:2: {fault}")]);
    }
}

#[test]
fn every_language_has_words_to_look_for() {
    for language in Language::ALL {
        let entries = arbiter_laws::terms()
            .iter()
            .filter_map(|term| term.entry(language.tag()));
        let deprecated: usize = entries.map(|entry| entry.deprecated().len()).sum();
        assert!(deprecated > 3, "{}: {deprecated}", language.tag());
    }
}
