//! What is wrong with a rulebook's file, in the words of a language.

use arbiter_lang::Lang;
use arbiter_laws::Fault;

/// The place and the fault on one line.
pub fn line(lang: &Lang, fault: &Fault) -> String {
    let mut place = format!("{}:{}:", fault.file, fault.line);
    if !fault.key.is_empty() {
        place = format!("{place} {}:", fault.key);
    }
    format!("{} {}", lang.isolate(&place), lang.problem(&fault.problem))
}
