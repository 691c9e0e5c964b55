//! The data held against `crates/laws/tests/differences.toml`: where the editions differ, and where they say the same.

use arbiter_laws::{Key, Play, Regime, Regulations, Rulebook, Supervision};
use std::collections::BTreeMap;
use std::path::Path;
use toml::de::{DeTable, DeValue};

const DIFFERENCES: &str = include_str!("../differences.toml");

/// One row: what it is about, the keys that carry it, who says the same, and in which games.
struct Row {
    section: String,
    item: String,
    keys: Vec<String>,
    groups: Vec<Vec<String>>,
    games: Vec<String>,
}

fn text(value: &DeValue) -> String {
    value.as_str().expect("a text").to_owned()
}

fn texts(table: &DeTable, key: &str) -> Vec<String> {
    let list = table
        .get(key)
        .map(|value| value.get_ref().as_array().expect("a list"));
    list.map_or_else(Vec::new, |list| {
        list.iter().map(|value| text(value.get_ref())).collect()
    })
}

/// The rows of the file, with the ids of rulebooks for its short names.
fn rows() -> Vec<Row> {
    let document = DeTable::parse(DIFFERENCES).expect("a file that parses");
    let document = document.get_ref();
    let editions: BTreeMap<String, String> = document["editions"]
        .get_ref()
        .as_table()
        .expect("a table")
        .iter()
        .map(|(short, id)| (short.get_ref().to_string(), text(id.get_ref())))
        .collect();
    let sections = document["section"].get_ref().as_array().expect("sections");
    let mut rows = Vec::new();
    for section in sections {
        let section = section.get_ref().as_table().expect("a section");
        let number = text(section["number"].get_ref());
        for row in section["row"].get_ref().as_array().expect("rows") {
            let row = row.get_ref().as_table().expect("a row");
            let named = |short: &str| editions.get(short).expect("a name from the head").clone();
            rows.push(Row {
                section: number.clone(),
                item: text(row["item"].get_ref()),
                keys: texts(row, "keys"),
                groups: texts(row, "groups")
                    .iter()
                    .map(|group| group.split(' ').map(named).collect())
                    .collect(),
                games: texts(row, "in"),
            });
        }
    }
    rows
}

/// The games that a row is about: standard play where it names none.
fn games(row: &Row) -> Vec<(Play, Supervision)> {
    let game = |name: &String| match name.as_str() {
        "standard/competition" => (Play::Standard, Supervision::Competition),
        "rapid/competition" => (Play::Rapid, Supervision::Competition),
        "rapid/basic" => (Play::Rapid, Supervision::Basic),
        "blitz/competition" => (Play::Blitz, Supervision::Competition),
        "blitz/basic" => (Play::Blitz, Supervision::Basic),
        other => panic!("{}: {}: no such game: {other}", row.section, row.item),
    };
    match &row.games[..] {
        [] => vec![(Play::Standard, Supervision::Competition)],
        names => names.iter().map(game).collect(),
    }
}

/// What an edition says of a key in a game, as its file would write it; `-` where it says nothing.
fn said(
    regimes: &mut BTreeMap<(String, u8, u8), Regime>,
    id: &str,
    game: (Play, Supervision),
    key: Key,
) -> String {
    let place = (id.to_owned(), game.0 as u8, game.1 as u8);
    let regime = regimes.entry(place).or_insert_with(|| {
        let book = Rulebook::by_id(id).expect("a built-in rulebook");
        book.regime(game.0, game.1, &Regulations::default())
    });
    regime
        .value(key)
        .map_or_else(|| "-".to_owned(), |value| key.written(value).to_string())
}

#[test]
fn the_data_differ_where_the_comparison_says_and_nowhere_else() {
    let mut regimes = BTreeMap::new();
    let mut faults = Vec::new();
    for row in rows() {
        let place = format!("{}, {}", row.section, row.item);
        if row.keys.is_empty() || row.groups.is_empty() {
            faults.push(format!("{place}: no key or no group"));
        }
        for name in &row.keys {
            let Some(key) = Key::from_id(name) else {
                faults.push(format!("{place}: no parameter is named {name}"));
                continue;
            };
            for game in games(&row) {
                let mut values: Vec<String> = Vec::new();
                for group in &row.groups {
                    let mut said: Vec<String> =
                        group.iter().map(|id| said(&mut regimes, id, game, key)).collect();
                    said.dedup();
                    if said.len() > 1 {
                        faults.push(format!(
                            "{place}: {name} in {game:?} differs within {group:?}: {said:?}"
                        ));
                    }
                    values.append(&mut said);
                }
                let all = values.len();
                values.sort();
                values.dedup();
                if values.len() < all && row.groups.len() > 1 {
                    faults.push(format!(
                        "{place}: {name} in {game:?} is the same in two of {:?}",
                        row.groups
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_row_names_an_edition_twice() {
    for row in rows() {
        let mut ids: Vec<&String> = row.groups.iter().flatten().collect();
        let all = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all, "{}, {}", row.section, row.item);
    }
}

/// The comparison itself, which is not part of the project.
fn comparison() -> Option<String> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared");
    let data = std::env::var("ARBITER_DATA").unwrap_or_else(|_| beside.to_owned());
    std::fs::read_to_string(Path::new(&data).join("laws/matrix.md")).ok()
}

/// Section and first cell of every row of the tables in sections 1 to 16.
fn rows_of(comparison: &str) -> Vec<(String, String)> {
    let mut section = String::new();
    let mut found = Vec::new();
    for line in comparison.lines() {
        let heading = line.trim_start_matches('#').trim_start();
        if line.starts_with("##") {
            let number = heading.split(' ').next().unwrap_or_default();
            number.trim_end_matches('.').clone_into(&mut section);
        }
        let cell = line.strip_prefix('|').and_then(|rest| rest.split('|').next());
        let counted = section
            .split('.')
            .next()
            .and_then(|number| number.parse::<u8>().ok());
        if let (Some(cell), Some(1..=16)) = (cell, counted) {
            found.push((section.clone(), cell.trim().to_owned()));
        }
    }
    // The heads of the tables, their rules, the table of letters by language, and a line that is no row.
    found.retain(|(section, cell)| section != "15.1" && !cell.is_empty() && !cell.starts_with("--"));
    let heads = ["Item", "Class", "Topic", "Situation"];
    found.retain(|(_, cell)| !heads.contains(&&**cell));
    found
}

#[test]
fn every_row_of_the_comparison_is_carried() {
    let Some(comparison) = comparison() else {
        println!("skipped: no comparison of the editions beside the project");
        return;
    };
    let carried = rows();
    let wanted = rows_of(&comparison);
    assert!(wanted.len() > 180, "{}", wanted.len());
    let missing: Vec<_> = wanted
        .iter()
        .filter(|(section, item)| {
            !carried
                .iter()
                .any(|row| row.section == *section && row.item == *item)
        })
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// What is only numbered otherwise, split into items or headed by a sentence of its own is no rule that came or went.
#[test]
fn a_rule_that_is_only_renumbered_is_not_told_as_gone() {
    let book = |id| Rulebook::by_id(id).expect("a built-in rulebook");
    for (a, b, articles) in [
        ("fide-2018", "fide-2023", &["3.7.4"][..]),
        (
            "fide-2014",
            "fide-2018",
            &[
                "5.2d",
                "5.2e",
                "9.7",
                "3.8.2.1.1",
                "3.8.2.2.2",
                "4.2",
                "4.3",
                "1.4.2",
            ],
        ),
        (
            "fide-2009",
            "fide-2014",
            &["3.8b(1)[a]", "3.8b(2)[b]", "G.10a", "3.10", "8.1"],
        ),
        ("fide-2001", "fide-2005", &["3.8a(ii)(1)[a]", "12.2"]),
    ] {
        for row in book(a).differences(book(b)) {
            let gone = row.a.article.is_none() || row.b.article.is_none();
            let said = [&row.a, &row.b]
                .into_iter()
                .filter_map(|side| side.article.as_deref());
            let told: Vec<&str> = said.filter(|id| articles.contains(id)).collect();
            assert!(!gone || told.is_empty(), "{a} {b} {:?}: {told:?}", row.topic);
        }
    }
    // What did come is still told.
    let rows = book("fide-2009").differences(book("fide-2014"));
    assert!(
        rows.iter().any(|row| row.b.article.as_deref() == Some("11.3b")),
        "{rows:?}"
    );
}
