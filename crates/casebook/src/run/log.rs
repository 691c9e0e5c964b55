//! The log that a case leaves: the same lines as those of a game at a board.

use arbiter_game::log::{Header, Writer};
use arbiter_game::rules::laws::Rulebook;

use super::{regime, run, start};
use crate::case::Case;

/// The log of a case as it is played under a rulebook, a line an entry. What was refused leaves no trace in it.
///
/// ```
/// use arbiter_game::log::Log;
/// use arbiter_game::rules::laws::default_rulebook;
///
/// let file = arbiter_casebook::read("[[case]]\nname = \"a\"\nevents = [\"white moves e4\", \"white accepts\"]\n");
/// let text = arbiter_casebook::log(&file.cases[0], default_rulebook());
/// let log = Log::read(&text).unwrap();
/// assert_eq!(log.state().line.ply(), 1);
/// assert!(log.entries.iter().all(|entry| entry.event.act.tag() != "accept"));
/// ```
#[must_use]
pub fn log(case: &Case, book: &Rulebook) -> String {
    let regime = regime(&case.setting, book);
    let (mut writer, mut text) = Writer::begin(&Header::new(book, &regime, &start(&case.setting)));
    text.push('\n');
    for entry in run(case, book)
        .happened
        .iter()
        .flat_map(|happened| &happened.entries)
    {
        text.push_str(&writer.entry(entry));
        text.push('\n');
    }
    text
}
