//! Pages: relative links lead to something that is there, and every page of the book is in its summary.

use std::path::{Component, Path, PathBuf};

use crate::Fault;

/// Relative links of a page that lead to no file; `exists` is asked with paths from the root of the project.
/// Links with a scheme and links within the page are not looked at.
#[must_use]
pub fn dead(page: &str, text: &str, exists: impl Fn(&Path) -> bool) -> Vec<Fault> {
    let folder = Path::new(page).parent().unwrap_or(Path::new(""));
    let goals = targets(text).filter(|goal| !goal.contains("://") && !goal.starts_with(['#', '<']));
    goals
        .filter(|goal| {
            let file = goal.split('#').next().unwrap_or(goal);
            !exists(&plain(&folder.join(file)))
        })
        .map(|goal| format!("{page}: the link to {goal} leads nowhere"))
        .collect()
}

/// Pages of the book that its summary does not name; names are those of files in docs/.
#[must_use]
pub fn left_out(summary: &str, pages: &[String]) -> Vec<Fault> {
    let named: Vec<&str> = targets(summary).collect();
    let missing = pages
        .iter()
        .filter(|page| *page != "SUMMARY.md" && !named.contains(&page.as_str()));
    missing
        .map(|page| format!("docs/{page}: not in docs/SUMMARY.md"))
        .collect()
}

/// What stands in `](...)`, outside of fenced blocks.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    let lines = text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    lines.flat_map(|line| {
        line.split("](")
            .skip(1)
            .filter_map(|rest| rest.split_once(')').map(|(goal, _)| goal))
    })
}

/// The path without `.` and `..`, as far as it goes.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                plain.pop();
            }
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_are_told() {
        let exists = |path: &Path| ["docs/a.md", "LICENSE"].contains(&path.to_str().unwrap_or(""));
        let check =
            |text: &str, faults: usize| assert_eq!(dead("docs/b.md", text, exists).len(), faults, "{text}");
        check(
            "[a](a.md) and [the licence](../LICENSE), [part](a.md#part), [here](#here)",
            0,
        );
        check("[elsewhere](https://example.org/a)", 0);
        check("[a](c.md)", 1);
        check("[a](a.md) [c](c.md) [d](../d/e.md)", 2);
        check("```\n[a](c.md)\n```\n", 0);
    }

    #[test]
    fn pages_left_out_of_the_summary_are_told() {
        let pages = ["SUMMARY.md", "a.md", "b.md"].map(str::to_owned);
        assert_eq!(
            left_out("- [A](a.md)\n", &pages),
            ["docs/b.md: not in docs/SUMMARY.md"]
        );
    }
}
