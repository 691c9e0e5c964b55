//! Where a rulebook speaks of a fallen flag: `topic ID`, or the newest without one.

use arbiter_laws::{Rulebook, Topic, default_rulebook};

fn main() {
    let asked = std::env::args().nth(1);
    let Some(book) = asked.map_or(Some(default_rulebook()), |id| Rulebook::by_id(&id)) else {
        return eprintln!("usage: topic RULEBOOK");
    };
    match book.cite(Topic::FlagLoss) {
        Some(cite) => println!("{}: article {}", book.id(), cite.article()),
        None => println!("{}: nothing", book.id()),
    }
}
