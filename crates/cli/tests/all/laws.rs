//! `arbiter laws` as a user runs it.

use assert_cmd::Command;
use serde_json::Value;

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command
        .env_remove("LC_ALL")
        .env("LANG", "C")
        .arg("laws")
        .args(arguments);
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command
}

fn json(arguments: &[&str]) -> Value {
    let output = arbiter(arguments)
        .args(["--format", "json"])
        .output()
        .expect("it runs");
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{arguments:?}: {error}: {output:?}"))
}

fn text(arguments: &[&str]) -> String {
    let output = arbiter(arguments).output().expect("it runs");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect()
}

fn sorted<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let mut names = names.to_vec();
    names.sort_unstable();
    names
}

#[test]
fn each_answer_has_its_public_shape() {
    let rows: [(&[&str], &[&str]); 5] = [
        (
            &["list"],
            &["id", "title", "in_force_from", "in_force_to", "articles"],
        ),
        (
            &["diff", "fide-2005", "fide-2009"],
            &["topic", "key", "play", "supervision", "kind", "a", "b"],
        ),
        (&["search", "castling"], &["edition", "article", "topic", "text"]),
        (
            &["coverage"],
            &[
                "edition", "enforced", "assisted", "physical", "planned", "heading", "articles",
            ],
        ),
        (
            &["check", "examples/our-school.toml"],
            &["file", "line", "key", "problem", "cites"],
        ),
    ];
    for (arguments, expected) in rows {
        let answer = json(arguments);
        assert_eq!(keys(&answer[0]), sorted(expected), "{arguments:?}");
    }
    let shown = json(&["show", "9.2"]);
    let expected = [
        "edition",
        "article",
        "topic",
        "state",
        "ground",
        "grounds",
        "summary",
        "parameters",
        "cites",
        "cases",
        "notes",
    ];
    assert_eq!(keys(&shown), sorted(&expected));
    assert_eq!(
        keys(&json(&["at", "2008-05-12"])),
        sorted(&["date", "edition", "neighbours"])
    );
    let difference = &json(&["diff", "fide-2005", "fide-2009"])[0];
    assert_eq!(keys(&difference["a"]), ["article", "value"]);
    assert_eq!(
        keys(&json(&["coverage"])[0]["articles"][0]),
        ["cases", "id", "state", "topic"]
    );
}

#[test]
fn an_article_is_shown_with_its_figures_in_every_language() {
    for (lang, figure) in [("en", "three minutes"), ("fa", "سه دقیقه"), ("vi", "ba phút")] {
        let shown = json(&["show", "9.5b", "--laws", "fide-2005", "--lang", lang]);
        let summary = shown["summary"].as_str().expect("a text");
        assert!(summary.contains(figure), "{lang}: {summary}");
        assert!(!summary.contains(['\u{2068}', '\u{2069}']), "{lang}: {summary}");
        assert_eq!(shown["parameters"]["claim.opponent_add"], "3:00", "{lang}");
    }
    let text = text(&["show", "۹.۵", "--laws", "fide-2005", "--lang", "fa"]);
    assert!(
        text.contains("\u{2068}9.5b\u{2069}") && text.contains("سه دقیقه"),
        "{text}"
    );
}

#[test]
fn editions_differ_in_their_default_time_and_each_side_names_its_article() {
    let rows = json(&["diff", "fide-2005", "fide-2009"]);
    let rows = rows.as_array().expect("a list");
    let row = rows
        .iter()
        .find(|row| row["key"] == "time.default")
        .expect("the default time");
    assert_eq!(
        row["a"],
        serde_json::json!({ "article": "6.7", "value": "1:00:00" })
    );
    assert_eq!(
        row["b"],
        serde_json::json!({ "article": "6.6a", "value": "0:00" })
    );
    assert_eq!(json(&["diff", "fide-2009", "fide-2009"]), serde_json::json!([]));
}

#[test]
fn a_day_names_its_edition_or_the_neighbours() {
    for (day, edition, neighbours) in [
        ("2008-05-12", "fide-2005", vec![]),
        ("2017-08-01", "", vec!["fide-2014", "fide-2018"]),
        ("1990-01-01", "", vec!["fide-2001"]),
    ] {
        let answer = json(&["at", day]);
        assert_eq!(answer["edition"].as_str().unwrap_or_default(), edition, "{day}");
        assert_eq!(answer["neighbours"], serde_json::json!(neighbours), "{day}");
    }
    assert_eq!(
        json(&["at", "2024-03-01", "--laws", "lekocup-1402"])["edition"],
        "lekocup-1402"
    );
}

#[test]
fn words_are_found_in_each_language_without_marks() {
    for (lang, words) in [("en", "Castling"), ("fa", "قلعه"), ("fa", "قلعة")] {
        let found = json(&["search", words, "--lang", lang]);
        assert!(
            found.as_array().is_some_and(|rows| rows.len() > 2),
            "{lang} {words}: {found}"
        );
    }
    assert_eq!(json(&["search", "elephant"]), serde_json::json!([]));
    let all = json(&["search", "castling", "--laws", "all"]);
    let editions = all.as_array().expect("a list").iter().map(|row| &row["edition"]);
    assert!(editions.clone().any(|id| id == "fide-2001") && editions.clone().any(|id| id == "fide-2023"));
}

#[test]
fn what_is_not_there_is_an_error_that_names_what_looks_like_it() {
    for (arguments, near) in [
        (["show", "9.2", "--laws", "fide-2006"], "fide-2005"),
        (["show", "9.2c", "--laws", "fide-2005"], "9.2a"),
        (["diff", "fide-2005", "--laws", "fide2009"], "fide-2009"),
        (["at", "yesterday", "--lang", "en"], "2008-05-12"),
    ] {
        let output = arbiter(&arguments).output().expect("it runs");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(error.contains(near), "{arguments:?}: {error}");
    }
}

#[test]
fn coverage_counts_every_article_once() {
    for row in json(&["coverage"]).as_array().expect("a list") {
        let counts = ["enforced", "assisted", "physical", "planned", "heading"]
            .map(|state| row[state].as_u64().expect("a count"));
        let articles = row["articles"].as_array().expect("a list").len() as u64;
        assert_eq!(counts.iter().sum::<u64>(), articles, "{}", row["edition"]);
    }
}

#[test]
fn a_rulebook_of_ones_own_is_shown_compared_and_checked() {
    let school = "examples/our-school.toml";
    let shown = json(&["show", "7.4b", "--laws", school]);
    assert_eq!(shown["edition"], "our-school");
    assert_eq!(
        shown["parameters"]["illegal.penalty"],
        serde_json::json!(["opponent +1:00", "loss"])
    );
    let rows = json(&["diff", "fide-2009", school]);
    assert_eq!(rows.as_array().map(Vec::len), Some(3), "{rows}");
    let checked = arbiter(&["check", school]).output().expect("it runs");
    assert_eq!(checked.status.code(), Some(1));
    assert_eq!(
        json(&["check", school])[0]["cites"],
        serde_json::json!(["preface.a"])
    );
    let broken = "crates/laws/tests/broken/14-unknown-word.toml";
    for lang in ["en", "fa", "ar", "vi"] {
        let row = &json(&["check", broken, "--lang", lang])[0];
        assert_eq!(
            (&row["line"], &row["key"]),
            (&11.into(), &"article.set.claim.right_lost_by".into())
        );
        assert!(
            row["problem"]
                .as_str()
                .is_some_and(|text| text.contains("sneezing")),
            "{row}"
        );
    }
}

#[test]
fn a_sentence_that_the_text_does_not_say_is_marked() {
    let shown = json(&["show", "5.1b", "--laws", "fide-2009"]);
    assert_eq!(shown["grounds"]["end.resign"], "letter");
    assert_eq!(shown["grounds"]["end.resign.gesture"], "practice");
    let text = text(&["show", "5.1b", "--laws", "fide-2009", "--lang", "en"]);
    let note = text
        .lines()
        .position(|line| line == "  So arbiters do it; the text does not say it.");
    let sentence = text
        .lines()
        .position(|line| line.contains("finds out what was meant"));
    assert!(note.is_some() && note == sentence.map(|line| line + 1), "{text}");
}

#[test]
fn each_id_of_a_league_stands_once_and_the_laws_that_it_takes_are_reached() {
    let covered = &json(&["coverage", "--laws", "lekocup-1402"])[0];
    let mut ids: Vec<&str> = covered["articles"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|article| article["id"].as_str().expect("an id"))
        .collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all);
    let topic = |id: &str| json(&["show", id, "--laws", "lekocup-1402"])["topic"].clone();
    assert_eq!(topic("2.1"), "end.checkmate");
    assert_eq!(topic("fide-2023:2.1"), "setup.board");
    assert_eq!(topic("fide-2023 3.7"), "pawn");
    assert_eq!(
        topic("3.7.3.1"),
        "pawn.en_passant",
        "no article of the league has this number"
    );
}

#[test]
fn a_difference_is_said_in_words_of_both_rulebooks() {
    let text = text(&["diff", "fide-2005", "fide-2009", "--lang", "en"]);
    let at = |line: &str| text.lines().position(|found| found.starts_with(line));
    let (older, newer) = (
        at("  fide-2005 4.7: A player loses"),
        at("  fide-2009 4.7: A player loses"),
    );
    assert!(older.is_some() && newer == older.map(|line| line + 1), "{text}");
    for lang in ["fa", "ar", "vi"] {
        let text = self::text(&["diff", "fide-2005", "fide-2009", "--lang", lang]);
        assert!(
            !text.contains("claim.claimant_take") && !text.contains(['{', '$', '_']),
            "{lang}: {text}"
        );
    }
}

#[test]
fn a_difference_names_its_game_and_what_weighs_little_waits_for_all() {
    let rows = json(&["diff", "fide-2018", "fide-2023"]);
    let about = |row: &&Value| row["key"] == "claim.opponent_add";
    let found: Vec<_> = rows.as_array().expect("a list").iter().filter(about).collect();
    let game = |row: &Value| (row["play"].clone(), row["supervision"].clone());
    assert_eq!(
        found.iter().map(|row| game(row)).collect::<Vec<_>>(),
        [
            ("rapid".into(), Value::Null),
            ("blitz".into(), "competition".into())
        ]
    );
    let short = text(&["diff", "fide-2018", "fide-2023", "--lang", "en"]);
    assert!(short.contains(
        "Time added to the opponent after an incorrect claim (rapid chess)\n    9.5.3: two minutes\n"
    ));
    assert!(
        !short.contains("he may pause them") && !short.contains(" is now "),
        "{short}"
    );
    let last = short.lines().last().expect("a line");
    let all = text(&["diff", "fide-2018", "fide-2023", "--lang", "en", "--all"]);
    assert!(
        all.contains("he may pause them") && all.contains("9.2.2 is now 9.2.3."),
        "{all}"
    );
    let everything = json(&["diff", "fide-2018", "fide-2023", "--all"]);
    let more = everything.as_array().map_or(0, Vec::len) - rows.as_array().map_or(0, Vec::len);
    assert!(last.starts_with(&format!("{more} more with --all")), "{last}");
    let kinds = |kind: &str| {
        everything
            .as_array()
            .expect("a list")
            .iter()
            .filter(|row| row["kind"] == kind)
            .count()
    };
    assert!(
        kinds("moved") > 0 && kinds("new") > 0 && kinds("changed") > 0,
        "{everything}"
    );
}

#[test]
fn an_article_says_for_which_games_it_is() {
    let shown = |article: &str| text(&["show", article, "--laws", "fide-2009", "--lang", "en"]);
    assert!(shown("A.4c").contains("rapid chess without adequate supervision"));
    assert!(shown("A.2").contains("It is for: rapid chess, blitz"));
    assert!(!shown("9.2").contains("It is for"));
}

#[test]
fn a_parameter_of_an_article_is_shown_by_its_id_and_in_words() {
    let shown = |lang: &str| text(&["show", "9.4", "--laws", "fide-2009", "--lang", lang]);
    let english = shown("en");
    let said = "claim.right_lost_by = touching\n  How the right to claim is lost: by touching a piece\n";
    assert!(english.contains(said), "{english}");
    let vietnamese = shown("vi");
    let said = "claim.right_lost_by = touching\n  Điều làm mất quyền yêu cầu hòa: chạm quân\n";
    assert!(vietnamese.contains(said), "{vietnamese}");
}
