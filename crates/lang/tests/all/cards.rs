//! The heads of cards: verdicts of at most four words in every language, and what happened in this game.

use arbiter_game::event::{Actor, Event, ShorthandAct};
use arbiter_game::rules::answer::{Decision, QuestionId};
use arbiter_game::rules::laws::{Play, Regulations, Rulebook, Supervision};
use arbiter_game::rules::{Answer, Ruling};
use arbiter_game::state::{Cause, Situation};
use arbiter_game::{Game, Start};
use arbiter_lang::{Lang, Language, files};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use serde_json::json;

/// Every text that a message can become, a variable being one word.
fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let ends: Vec<String> = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => vec!["…".to_owned()],
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter()
                .flat_map(|variant| texts(&variant.value))
                .collect(),
        };
        all = all
            .iter()
            .flat_map(|text| ends.iter().map(move |end| format!("{text}{end}")))
            .collect();
    }
    all
}

/// Every verdict of a language by the id of its message.
fn titles(language: Language) -> Vec<(String, Vec<String>)> {
    let own = files().iter().filter(|(tag, ..)| *tag == language.tag());
    let mut found = Vec::new();
    for (_, _, text) in own {
        let resource = fluent_syntax::parser::parse(*text).expect("a file without faults");
        for entry in &resource.body {
            if let Entry::Message(message) = entry
                && message.id.name.starts_with("title-")
                && let Some(pattern) = &message.value
            {
                found.push((message.id.name.to_owned(), texts(pattern)));
            }
        }
    }
    found
}

#[test]
fn every_verdict_and_question_has_a_title_of_at_most_four_words() {
    let wanted: Vec<String> = Decision::TAGS
        .concat()
        .iter()
        .map(|tag| format!("title-{}", tag.replace('_', "-")))
        .chain(
            QuestionId::ALL
                .iter()
                .map(|id| format!("title-question-{}", id.as_str().replace('_', "-"))),
        )
        .collect();
    for language in Language::ALL {
        let titles = titles(language);
        for id in &wanted {
            assert!(
                titles.iter().any(|(own, _)| own == id),
                "{}: {id}",
                language.tag()
            );
        }
        // Vietnamese parts its words into syllables: four words are seldom more than six of them.
        let most = if language == Language::Vi { 6 } else { 4 };
        for (id, texts) in &titles {
            for text in texts {
                let words = text.split_whitespace().count();
                assert!((1..=most).contains(&words), "{}: {id}: {text:?}", language.tag());
                assert!(
                    text.chars().count() <= 30,
                    "{}: {id}: {text:?} is cut off",
                    language.tag()
                );
            }
        }
    }
}

/// A game in which this is done; of its last entry the rulings, with what is told of each.
fn told(language: Language, moves: &[&str], acts: &str) -> Vec<[String; 2]> {
    let rulebook = Rulebook::by_id("fide-2023").unwrap();
    let regime = rulebook.regime(Play::Standard, Supervision::Competition, &Regulations::default());
    let mut game = Game::begin(&Start::default(), regime);
    let mut by = Actor::White;
    for san in moves {
        game.apply(&Event::new(by, ShorthandAct::san(san))).unwrap();
        by = if by == Actor::White {
            Actor::Black
        } else {
            Actor::White
        };
    }
    let mut heads = Vec::new();
    let lang = Lang::new(language);
    for event in hands(by, acts) {
        let before = *game.state().line.now();
        let entries = game.apply(&event).unwrap();
        let answers: Vec<Answer> = entries.into_iter().flat_map(|entry| entry.answers).collect();
        let boards = [*game.state().line.now(), before];
        let told = |answer| head(&lang, answer, &answers, &game.state().causes, &boards);
        heads.extend(answers.iter().filter_map(told));
    }
    heads
}

fn head(
    lang: &Lang,
    answer: &Answer,
    all: &[Answer],
    causes: &[Cause],
    boards: &[Situation],
) -> Option<[String; 2]> {
    let Answer::Ruling(ruling) = answer else {
        return None;
    };
    let of = |ruling: &Ruling| causes.iter().find(|cause| cause.ruling == ruling.seq);
    let cause = of(ruling).or_else(|| {
        all.iter().find_map(|other| match other {
            Answer::Ruling(other) => of(other),
            Answer::Question(_) => None,
        })
    });
    Some([lang.title(ruling, boards), lang.cause(ruling, cause, boards)])
}

/// `tg1` touches, `mf1c4` moves, `p` presses.
fn hands(by: Actor, text: &str) -> Vec<Event> {
    let act = |what: &str, square: &str| json!({ "by": by.as_str(), "do": what, "square": square });
    let hand = |word: &str| match word.split_at(1) {
        ("t", square) => vec![act("touch", square)],
        ("m", squares) => {
            let (from, to) = squares.split_at(2);
            vec![
                act("touch", from),
                act("lift", from),
                act("place", to),
                act("release", to),
            ]
        }
        _ => vec![json!({ "by": by.as_str(), "do": "press" })],
    };
    let acts = text.split(' ').flat_map(hand);
    acts.map(|act| serde_json::from_value(act).unwrap()).collect()
}

#[test]
fn a_card_says_what_was_touched_and_what_was_moved() {
    let english = told(Language::En, &["e4", "e5"], "tg1 mf1c4 p");
    let knight = [
        "Knight must move",
        "White touched the knight on g1, moved the bishop.",
    ];
    assert!(english.iter().any(|told| told == &knight), "{english:?}");
    let persian = told(Language::Fa, &["e4", "e5"], "tg1 mf1c4 p");
    assert!(
        persian.iter().any(|told| told[0] == "اسب باید حرکت کند"),
        "{persian:?}"
    );
}

#[test]
fn a_card_says_what_was_illegal_in_this_game() {
    let jump = told(Language::En, &["e4"], "me8e6 p");
    let illegal = ["Illegal move", "The king cannot go from e8 to e6."];
    assert!(jump.iter().any(|told| told == &illegal), "{jump:?}");
    let check = told(Language::En, &["e4", "e5", "Qh5", "Nc6", "Qxf7"], "ma7a6 p");
    let illegal = ["Illegal move", "The king on e8 was left in check."];
    assert!(check.iter().any(|told| told == &illegal), "{check:?}");
}

/// The Laws of 2023 treat it as if it were an illegal move (7.5.3): the card says what he did, and what it costs.
#[test]
fn what_is_only_penalised_as_an_illegal_move_is_not_called_one() {
    let pressed = told(Language::En, &["e4"], "p");
    let told = [
        "Pressed without a move",
        "Black pressed the clock without a move.",
    ];
    assert!(pressed.iter().any(|one| one == &told), "{pressed:?}");
}
