//! Exercises for arbiters: every one under every rulebook under which it is offered, and what a bad file is told.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use arbiter_casebook::training::{
    LENGTH, Posed, Subject, check, exam, exercise, exercises, read, shipped_files,
};
use arbiter_game::rules::laws::Rulebook;

fn posed(id: &str, laws: &str) -> Posed {
    let book = Rulebook::by_id(laws).unwrap();
    exercise(id).unwrap().pose(book, "").unwrap()
}

#[test]
fn every_exercise_holds_under_every_rulebook_under_which_it_is_offered() {
    let files = shipped_files();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, *text)).collect();
    let found: Vec<String> = check(&files).iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn there_are_enough_of_every_subject_and_level_and_no_two_of_one_name() {
    let all = exercises();
    assert!(all.len() >= 60, "{}", all.len());
    let ids: HashSet<&str> = all.iter().map(|one| &*one.id).collect();
    assert_eq!(ids.len(), all.len());
    for subject in Subject::ALL {
        let of: Vec<_> = all.iter().filter(|one| one.subject == *subject).collect();
        assert!(of.len() >= 4, "{subject}: {}", of.len());
        assert!(
            of.iter().any(|one| one.level != of[0].level),
            "{subject}: one level"
        );
    }
    // What is read of the repository is what the program carries.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../training");
    let on_disk = fs::read_dir(folder).unwrap().count();
    assert_eq!(on_disk, shipped_files().len());
}

#[test]
fn the_answer_of_many_differs_between_editions() {
    let differs = |one: &&arbiter_casebook::training::Exercise| {
        let first = one.offered()[0];
        !one.pose(first, "").unwrap().elsewhere().is_empty()
    };
    let count = exercises().iter().filter(differs).count();
    assert!(count >= 12, "{count}");
}

#[test]
fn an_answer_is_worth_its_decision_its_figures_and_its_article() {
    let one = posed("first-illegal-move", "fide-2023");
    let right = one.right().next().unwrap().to_owned();
    assert_eq!(right, "illegal_move_counted:move:1:white+add_time:120000:black");
    for (option, article, points) in [
        (&*right, "7.5.5", 5),
        (&*right, "7.5.1", 5),
        (&*right, "8.1", 4),
        (
            "illegal_move_counted:move:1:white+add_time:60000:black",
            "7.5.5",
            4,
        ),
        ("illegal_move_counted:move:1:white+add_time:60000:black", "", 3),
        ("silence", "7.5.5", 1),
        ("silence", "", 0),
    ] {
        let marked = one.mark(option, article).unwrap();
        assert_eq!((marked.points, marked.of), (points, 5), "{option} by {article}");
        assert_eq!(marked.right, option == right);
    }
    assert_eq!(one.mark("fly", "7.5.5"), None);
    // Without figures there are four points to be had.
    let touch = posed("rook-then-king", "fide-2023");
    let right = touch.right().next().unwrap();
    assert_eq!(
        touch
            .mark(right, "4.4.2")
            .map(|marked| (marked.points, marked.of)),
        Some((4, 4))
    );
}

#[test]
fn where_the_laws_leave_it_open_several_are_right_and_where_nothing_may_be_said_silence_is() {
    let open = posed("king-and-rook-together", "fide-2023");
    assert_eq!(open.right().count(), 2);
    let silent = posed("asks-how-many-moves", "fide-2009");
    assert_eq!(silent.right().collect::<Vec<_>>(), ["silence"]);
}

#[test]
fn the_answer_follows_the_edition_and_the_other_one_is_among_the_options() {
    let older = posed("second-illegal-move", "fide-2009");
    let newer = posed("second-illegal-move", "fide-2023");
    let of = |one: &Posed| one.right().map(str::to_owned).collect::<Vec<_>>();
    assert_ne!(of(&older), of(&newer));
    for (one, other) in [(&older, &newer), (&newer, &older)] {
        let offered: Vec<&str> = one.options.iter().map(|option| &*option.id).collect();
        assert!(of(other).iter().all(|id| offered.contains(&&**id)), "{offered:?}");
        assert!(
            one.elsewhere()
                .iter()
                .any(|(book, _)| book.id() == other.book.id())
        );
    }
}

#[test]
fn a_seed_orders_the_options_and_changes_none() {
    let exercise = exercise("first-illegal-move").unwrap();
    let book = Rulebook::by_id("fide-2023").unwrap();
    let ids = |seed: &str| {
        let posed = exercise.pose(book, seed).unwrap();
        posed.options.iter().map(|one| one.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(ids("a"), ids("a"));
    let orders: HashSet<Vec<String>> = (0..20).map(|seed| ids(&seed.to_string())).collect();
    assert!(orders.len() > 5, "{}", orders.len());
    let sets: HashSet<Vec<String>> = orders
        .into_iter()
        .map(|mut ids| {
            ids.sort();
            ids
        })
        .collect();
    assert_eq!(sets.len(), 1);
}

#[test]
fn one_seed_is_one_exam_over_all_subjects() {
    let class = exam("class 4", None);
    assert_eq!(class.len(), LENGTH);
    assert_eq!(class, exam("class 4", None));
    assert_ne!(class, exam("class 5", None));
    let subjects: HashSet<Subject> = class.iter().map(|one| one.exercise.subject).collect();
    assert_eq!(subjects.len(), Subject::ALL.len());
    let ids: HashSet<&str> = class.iter().map(|one| &*one.exercise.id).collect();
    assert_eq!(ids.len(), LENGTH);
    for one in exam("class 4", Some("fide-2014")) {
        assert_eq!(one.laws, "fide-2014");
    }
    assert!(exam("class 4", Some("nobody's")).is_empty());
}

const GOOD: &str = r#"
[[exercise]]
id = "good"
case = "touch/castling#king, then rook: castling on that side"
subject = "touch"
level = 1
wrong = ["must_move:h1", "any_legal_move", "silence"]
"#;

#[test]
fn a_bad_exercise_is_told_its_place_and_what_was_expected() {
    let castling = "touch/castling#king, then rook: castling on that side";
    let with = |change: fn(&str) -> String| change(GOOD);
    assert!(check(&[("a.toml", GOOD)]).is_empty());
    for (text, said) in [
        (
            with(|good| good.replace("silence", "must_castle:king")),
            "a.toml:2: good: fide-2001: line 7: expected what is wrong, but \"must_castle:king\" holds",
        ),
        (
            with(|good| good.replace("king, then rook", "rook, then queen")),
            "a.toml:2: good: expected a case of tests/rulings, found \"touch/castling#rook, then queen: castling on that side\", which is gone",
        ),
        (
            GOOD.repeat(2),
            "a.toml:9: column 1: a second exercise of the id \"good\"",
        ),
        (
            with(|good| good.replace("level = 1", "level = 1\ncolour = 3")),
            "a.toml:7: column 1: unknown key \"colour\"; here may stand",
        ),
        (
            with(|good| good.replace("level = 1", "level = 4")),
            "a.toml:6: column 9: expected 1, 2 or 3, found 4",
        ),
        (
            with(|good| good.replace("subject = \"touch\"", "subject = \"hands\"")),
            "a.toml:5: column 11: expected one of touch, making,",
        ),
        (
            with(|good| good.replace("subject = \"touch\"\n", "")),
            "a.toml:2: column 1: the key \"subject\" is missing",
        ),
        (
            with(|good| good.replace("\"good\"", "\"Good one\"")),
            "a.toml:3: column 6: expected small letters and digits",
        ),
        (
            with(|good| good.replace("\"good\"", "\"exam\"")),
            "a.toml:3: column 6: expected small letters and digits",
        ),
        (
            with(|good| good.replace("silence", "fly")),
            "a.toml:7: column 44: expected silence, or the tag of a decision or of a remedy, found \"fly\"",
        ),
        (
            with(|good| good.replace("silence", "add_time:soon")),
            "a.toml:7: column 44: expected a time such as 0:02:00",
        ),
        (
            with(|good| good.replace("silence", "must_move:z9")),
            "a.toml:7: column 44: expected values that must_move can have",
        ),
        (
            with(|good| good.replace("level = 1", "level = 1\nstop_at = 9")),
            "a.toml:2: good: fide-2001: stop_at: expected an event of the case, found 9",
        ),
        (
            with(|good| good.replace("level = 1", "level = 1\nstop_at = 0")),
            "a.toml:7: column 11: expected the number of an event, from 1, found 0",
        ),
        (
            with(|good| good.replace("level = 1", "level = 1\nlaws = [\"fide-2022\"]")),
            "a.toml:7: column 9: no rulebook is called \"fide-2022\"; nearest:",
        ),
        (
            with(|good| good.replace("level = 1", "level = 1\nlaws = [\"lekocup-1402\"]")),
            "a.toml:2: good: lekocup-1402: expected a rulebook for which the case is stated, found \"lekocup-1402\"",
        ),
        (
            with(|good| {
                good.replace(", \"silence\"", "")
                    .replace(", \"any_legal_move\"", "")
            }),
            "a.toml:2: good: fide-2001: expected at least 4 options, found 2",
        ),
        (
            with(|good| good.replace("wrong = [", "wrong = [[")),
            "a.toml:7: column",
        ),
    ] {
        let found: Vec<String> = check(&[("a.toml", &text)])
            .iter()
            .map(ToString::to_string)
            .collect();
        assert!(
            found.iter().any(|one| one.starts_with(said)),
            "expected {said}\nfound {}",
            found.join("\n")
        );
    }
    // Two of one name in two files are told too, and a broken exercise does not stop the others.
    let twice = check(&[("a.toml", GOOD), ("b.toml", GOOD)]);
    assert_eq!(
        twice[0].to_string(),
        "b.toml:2: good: a second exercise of the name \"good\""
    );
    let mixed = format!("{GOOD}\n[[exercise]]\nid = \"half\"\ncase = \"{castling}\"\n");
    assert_eq!(read(&mixed).exercises.len(), 1);
}

#[test]
fn the_exercise_of_the_book_is_one() {
    let page = include_str!("../../../../docs/train.md");
    let blocks: Vec<&str> = page
        .split("```toml\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    assert!(!blocks.is_empty());
    for text in blocks {
        assert_eq!(read(text).exercises.len(), 1, "{text}");
        assert_eq!(check(&[("docs/train.md", text)]), []);
    }
}

#[test]
fn an_exercise_without_an_id_is_called_as_its_case() {
    let text = "[[exercise]]\ncase = \"touch/castling#rook, then king: not castling there; the rook cannot move, so the king\"\n\
                subject = \"touch\"\nlevel = 2\nwrong = [\"must_castle:king\", \"any_legal_move\", \"illegal_move_counted\"]\n";
    let file = read(text);
    assert_eq!(file.faults, []);
    assert_eq!(
        file.exercises[0].id,
        "rook-then-king-not-castling-there-the-rook-cannot-move-so"
    );
    // Two of one case would have one name: that is told.
    assert_eq!(read(&text.repeat(2)).exercises.len(), 1);
    // Nothing of it can stand in an address.
    let foreign = text.replace(
        "rook, then king: not castling there; the rook cannot move, so the king",
        "شاه",
    );
    assert!(read(&foreign).faults[0].to_string().contains("\"id\""));
}
