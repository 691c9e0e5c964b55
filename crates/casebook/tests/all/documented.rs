//! What the book says of cases is so: every verb is listed, and its examples are cases.

use arbiter_casebook::sentence::VERBS;

const PAGE: &str = include_str!("../../../../docs/rulings.md");

#[test]
fn every_verb_stands_in_the_book_and_no_other() {
    let rows: Vec<String> = VERBS
        .iter()
        .map(|verb| format!("| `{}` | {} |", verb.tag, verb.said))
        .collect();
    for row in &rows {
        assert!(PAGE.contains(row), "docs/rulings.md has no row {row}");
    }
    let table = PAGE
        .split("| act | verb | places |")
        .nth(1)
        .expect("the table of verbs");
    let listed = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .count();
    assert_eq!(listed, VERBS.len());
}

#[test]
fn the_first_example_is_a_case_that_holds() {
    let example = PAGE
        .split("```toml\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let file = arbiter_casebook::read(example.expect("an example"));
    assert_eq!(file.faults, []);
    for id in &file.cases[0].laws {
        let book = arbiter_game::rules::laws::Rulebook::by_id(id).expect("a rulebook that is built in");
        assert_eq!(arbiter_casebook::run(&file.cases[0], book).failures, []);
    }
}
