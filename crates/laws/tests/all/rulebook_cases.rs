//! The cases of articles on rulebooks themselves, `tests/rulebooks/*.toml`: a rulebook that extends each edition named, the
//! keys at which `arbiter laws check` finds something, and the articles of the Preface that it cites.

use std::fs;
use std::path::{Path, PathBuf};

use arbiter_laws::{Citation, Rulebook};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rulebooks");
    let entries = fs::read_dir(folder).expect("a folder of the project");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn texts<'a>(table: &'a DeTable<'a>, key: &str) -> Vec<&'a str> {
    let list = table.get(key).and_then(|value| value.get_ref().as_array());
    let list = list.unwrap_or_else(|| panic!("{key}: a list")).iter();
    list.map(|value| value.get_ref().as_str().expect("a text"))
        .collect()
}

fn text<'a>(table: &'a DeTable<'a>, key: &str) -> &'a str {
    let value = table.get(key).and_then(|value| value.get_ref().as_str());
    value.unwrap_or_else(|| panic!("{key}: a text"))
}

#[test]
fn what_a_federation_may_set_is_said_by_the_preface() {
    let mut held = 0;
    for path in files() {
        let file = fs::read_to_string(&path).expect("a text");
        let document = DeTable::parse(&file).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let cases = document
            .get_ref()
            .get("case")
            .and_then(|cases| cases.get_ref().as_array());
        for case in cases.expect("cases").iter().map(Spanned::get_ref) {
            let case = case.as_table().expect("a case");
            let expect = case.get("expect").map(Spanned::get_ref);
            let expect = expect.and_then(DeValue::as_table).expect("what is expected");
            for laws in texts(case, "laws") {
                let book = format!("id = \"own\"\nextends = {laws:?}\n{}", text(case, "rulebook"));
                let found: Vec<_> = Rulebook::check("own.toml", &book)
                    .into_iter()
                    .filter(|finding| !finding.is_note)
                    .collect();
                let at: Vec<&str> = found.iter().map(|finding| &*finding.fault.key).collect();
                let cites: Vec<&str> = found
                    .iter()
                    .flat_map(|finding| finding.cites.iter().map(Citation::article))
                    .collect();
                let place = format!("{} under {laws}: {found:?}", text(case, "name"));
                assert_eq!(at, texts(expect, "at"), "{place}");
                assert_eq!(cites, texts(expect, "cites"), "{place}");
                held += 1;
            }
        }
    }
    assert!(held > 10, "{held} cases");
}
