//! Rulebooks of one's own: a short one that works, and broken ones that each give one clear error.

use arbiter_laws::{Figure, Key, Ladder, Regulations, Rulebook, Value};
use std::path::{Path, PathBuf};

fn broken() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken");
    let entries = std::fs::read_dir(folder).expect("a folder of the crate");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    paths
}

#[test]
fn each_broken_rulebook_gives_one_clear_error() {
    let paths = broken();
    assert!(paths.len() >= 20, "{}", paths.len());
    for path in paths {
        let name = path.file_name().expect("a file").to_string_lossy();
        let text = std::fs::read_to_string(&path).expect("a text");
        let expected = std::fs::read_to_string(path.with_extension("txt")).expect("its expected error");
        let found = Rulebook::check(&name, &text);
        let lines = found.iter().map(|finding| {
            let cites = finding.cites.iter().map(|cite| format!(" [{cite}]"));
            format!("{}{}", finding.fault, cites.collect::<Vec<_>>().concat())
        });
        assert_eq!(lines.collect::<Vec<_>>(), [expected.trim_end()], "{name}");
    }
}

const SCHOOL: &str = include_str!("../../../../examples/our-school.toml");

fn school() -> Rulebook {
    Rulebook::read("our-school.toml", SCHOOL).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Twenty thousand are read in a moment: the time grows with the file, not with its square.
#[test]
fn each_of_very_many_faults_is_told_at_its_line() {
    const MANY: usize = 20_000;
    let head = SCHOOL.lines().take_while(|line| !line.starts_with("article"));
    let head: Vec<&str> = head.collect();
    let text = head.join("\n") + "\n" + &"[[article]]\nid = \"again\"\n".repeat(MANY);
    let faults = Rulebook::read("many.toml", &text).expect_err("the same article again and again");
    let lines = text.lines().count();
    assert!(faults.iter().any(|fault| fault.line + 1 >= lines), "{lines}");
}

#[test]
fn ten_lines_change_an_edition_in_two_places() {
    assert!(SCHOOL.lines().count() <= 10);
    let (school, base) = (school(), Rulebook::by_id("fide-2009").unwrap());
    let regime = school.standard();
    let time = regime.time_default().map(|time| Figure(time).to_string());
    assert_eq!(time.as_deref(), Some("30:00"));
    assert_eq!(regime.illegal_penalty().map(Ladder::len), Some(2));
    let keys: Vec<&str> = base
        .differences(&school)
        .iter()
        .filter_map(|row| Some(row.key?.id()))
        .collect();
    assert_eq!(keys, ["default.rule", "time.default", "illegal.penalty"]);
}

#[test]
fn what_is_taken_cites_the_edition_and_what_is_changed_cites_the_rulebook() {
    let school = school();
    let regime = school.standard();
    let cite = |key| regime.source(key).unwrap().to_string();
    assert_eq!(cite(Key::DrawClaimMoves), "fide-2009 9.3");
    assert_eq!(cite(Key::IllegalPenalty), "our-school 7.4b");
}

#[test]
fn only_the_rule_that_no_event_may_set_goes_against_the_preface() {
    let found = Rulebook::check("our-school.toml", SCHOOL);
    let found: Vec<String> = found
        .iter()
        .map(|finding| format!("{} {}", finding.fault.key, finding.cites[0]))
        .collect();
    assert_eq!(found, ["article.value fide-2009 preface.a"]);
}

#[test]
fn a_rulebook_may_extend_one_that_extends_another() {
    let text = "id = \"club\"\nextends = \"casual\"\ntake = [\"9\", \"6.9\", \"illegal\"]";
    let taken = Rulebook::read("club.toml", &text.replace("\"9\", ", "")).unwrap();
    assert!(taken.article("6.9").is_some() && taken.article("illegal").is_some());
    assert_eq!(Rulebook::read("club.toml", text).unwrap_err()[0].line, 3); // friends have no Article 9
}

/// An edition under a new id, with two values exchanged for others: nothing in the code knows an edition.
#[test]
fn a_copy_of_an_edition_with_two_values_changed_says_something_else() {
    let series = arbiter_laws::default_rulebook().series();
    for base in arbiter_laws::rulebooks()
        .iter()
        .filter(|book| book.series() == series)
    {
        let chapters = base
            .articles()
            .iter()
            .map(|article| format!("{:?}", article.id()));
        let chapters: Vec<String> = chapters.collect();
        let head = format!(
            "id = \"copy\"\nextends = {:?}\ntake = [{}]\n",
            base.id(),
            chapters.join(", ")
        );
        let copy = Rulebook::read("copy.toml", &head).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert!(base.differences(&copy).is_empty(), "{}", base.id());
        let source = |key| base.standard().source(key).unwrap().article().to_owned();
        let (moves, points) = (source(Key::DrawClaimMoves), source(Key::ScoreDraw));
        let changed = format!(
            "{head}[[article]]\nid = {moves:?}\ntopic = \"claim.moves\"\nset = {{ \"draw.claim.moves\" = 40 }}\n\
             [[article]]\nid = {points:?}\ntopic = \"score.points\"\nset = {{ \"score.draw\" = 2 }}\n"
        );
        let changed = Rulebook::read("copy.toml", &changed).unwrap_or_else(|faults| panic!("{faults:?}"));
        let regime = changed.standard();
        assert_eq!(regime.draw_claim_moves().value(), Some(40), "{}", base.id());
        assert_eq!(
            regime.score_draw().map(|points| points.halves),
            Some(4),
            "{}",
            base.id()
        );
        let keys: Vec<Key> = base
            .differences(&changed)
            .iter()
            .filter_map(|row| row.key)
            .collect();
        assert!(
            keys.contains(&Key::DrawClaimMoves) && keys.contains(&Key::ScoreDraw),
            "{keys:?}"
        );
    }
}

#[test]
fn an_event_sets_over_what_a_rulebook_of_ones_own_says() {
    let mut event = Regulations::default();
    event
        .set("time.default", &arbiter_laws::Raw::Text("0:15:00"))
        .unwrap();
    let play = arbiter_laws::Play::Standard;
    let regime = school().regime(play, arbiter_laws::Supervision::Competition, &event);
    assert!(matches!(regime.value(Key::TimeDefault), Some(Value::Duration(time)) if time.as_secs() == 900));
    assert!(regime.source(Key::TimeDefault).is_none() && regime.is_set_by_event(Key::TimeDefault));
}
