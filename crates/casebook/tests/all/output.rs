//! What `arbiter rule --format json` prints, held against its schema.

use arbiter_casebook::{SCHEMA, Tags, run};
use arbiter_game::rules::laws::{Rulebook, default_rulebook, rulebooks};
use serde_json::Value;

#[test]
fn the_output_is_as_its_schema_says() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    for (path, file) in crate::cases::files() {
        for case in &file.cases {
            let named = case.laws.first().and_then(|id| Rulebook::by_id(id));
            let book = named.unwrap_or_else(default_rulebook);
            let report = run(case, book);
            let object = report.json(&path, case, &Tags);
            let faults: Vec<String> = schema
                .iter_errors(&object)
                .map(|error| format!("{}: {error}", error.instance_path()))
                .collect();
            assert!(
                faults.is_empty(),
                "{path}#{} under {}: {faults:#?}\n{object:#}",
                case.name,
                book.id()
            );
        }
    }
}

#[test]
fn the_schema_refuses_what_the_output_never_is() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    let file = arbiter_casebook::read("[[case]]\nname = \"a\"\nevents = [\"white moves e4\"]\n");
    let report = run(&file.cases[0], default_rulebook());
    let good = report.json("a.toml", &file.cases[0], &Tags);
    assert!(schema.is_valid(&good));
    for (pointer, value) in [
        ("/end/result", "2-0"),
        ("/events/0/refused", "no_reason"),
        ("/events/0/rulings/0/cites/0", "fide-2023 4.7"),
        ("/events/0/rulings/0/text", ""),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).expect(pointer) = value.into();
        assert!(!schema.is_valid(&bad), "{pointer}");
    }
}

#[test]
fn every_rulebook_answers_in_its_own_name() {
    let file = arbiter_casebook::read("[[case]]\nname = \"a\"\nevents = [\"white moves e4\"]\n");
    for book in rulebooks() {
        let report = run(&file.cases[0], book);
        assert_eq!(report.json("a", &file.cases[0], &Tags)["laws"], book.id());
    }
}
