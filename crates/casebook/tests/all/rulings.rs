//! Every ruling case of the project, under each of its rulebooks. A case that fails tells its story.

use arbiter_casebook::{Tags, run, story};
use arbiter_game::rules::laws::{Rulebook, default_rulebook};

fn book(id: &str) -> &'static Rulebook {
    Rulebook::by_id(id).unwrap_or_else(|| panic!("a case names the rulebook {id:?}, which is not built in"))
}

#[test]
fn every_file_can_be_read() {
    let faults: Vec<String> = crate::cases::files()
        .into_iter()
        .flat_map(|(path, file)| {
            file.faults
                .into_iter()
                .map(move |fault| format!("{path}:{fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_laws_say_what_is_expected() {
    let (mut stories, mut held) = (Vec::new(), 0_usize);
    for (path, file) in crate::cases::files() {
        for case in &file.cases {
            let newest = [default_rulebook()];
            let named = case.laws.iter().map(|id| book(id));
            let books: Vec<_> = named
                .chain(newest.into_iter().take(usize::from(case.laws.is_empty())))
                .collect();
            for book in books {
                let report = run(case, book);
                held += 1;
                if !report.ok() {
                    let told = story(case, &report, &Tags);
                    stories.push(format!("{path}#{} under {}\n{told}", case.name, book.id()));
                }
            }
        }
    }
    println!("{held} cases held, each under one rulebook");
    assert!(
        stories.is_empty(),
        "\n{}\n{} of {held} failed",
        stories.join("\n"),
        stories.len()
    );
}

#[test]
fn every_case_expects_something() {
    for (path, file) in crate::cases::files() {
        for case in file.cases {
            assert!(!case.is_experiment(), "{path}#{} expects nothing", case.name);
        }
    }
}
