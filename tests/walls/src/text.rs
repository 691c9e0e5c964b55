//! Rules for any text file: its length, and signs that make it read otherwise than it runs.

use crate::Fault;

/// Lines that a file of code may have without a reason in `long-files.txt`.
pub const MOST_LINES: usize = 600;

/// Files that may be longer, each with its reason; one a line, `path: reason`.
///
/// # Errors
/// A line without a reason.
///
/// ```
/// let listed = arbiter_walls::text::long_files("# why\ncrates/a/src/t.rs: one table\n").unwrap();
/// assert_eq!(listed, ["crates/a/src/t.rs"]);
/// ```
pub fn long_files(list: &str) -> Result<Vec<&str>, Fault> {
    let lines = list
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| match line.split_once(": ") {
            Some((path, reason)) if !reason.trim().is_empty() => Ok(path),
            _ => Err(format!("long-files.txt: `path: reason` expected, found {line:?}")),
        })
        .collect()
}

/// The fault of a file of code that is too long, unless it is listed.
#[must_use]
pub fn too_long(path: &str, text: &str, listed: &[&str]) -> Option<Fault> {
    let lines = text.lines().count();
    (lines > MOST_LINES && !listed.contains(&path)).then(|| {
        format!("{path}: {lines} lines, at most {MOST_LINES}; cut it by subject, or give its reason in long-files.txt")
    })
}

/// The functions of a file that `rustfmt` has laid out, with the lines of each from its `fn` to its closing brace; what is
/// compiled for tests only is left out.
///
/// ```
/// use arbiter_walls::text::functions;
/// let found = functions("fn a() {\n    1;\n}\nimpl B {\n    fn c(self) {}\n}\n#[cfg(test)]\nmod t {\n    fn d() {\n    }\n}\n");
/// assert_eq!(found, [("a", 3), ("c", 1)]);
/// ```
#[must_use]
pub fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let code = lines.iter().position(|line| *line == "#[cfg(test)]");
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate().take(code.unwrap_or(lines.len())) {
        let (before, Some(name)) = (line.len() - line.trim_start().len(), named(line.trim_start())) else {
            continue;
        };
        let closes = |line: &&str| line.trim_start() == "}" && line.len() == before + 1;
        let inside = lines[at..]
            .iter()
            .position(closes)
            .filter(|_| !line.ends_with('}'));
        found.push((name, inside.unwrap_or(0) + 1));
    }
    found
}

/// The name of the function that a line begins, if it begins one.
fn named(line: &str) -> Option<&str> {
    let mut rest = line;
    for word in ["pub(crate) ", "pub(super) ", "pub ", "const "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let name = rest.strip_prefix("fn ")?;
    name.split(|sign: char| !(sign.is_alphanumeric() || sign == '_'))
        .next()
}

/// Invisible signs that turn the direction of what follows. The reader would see another text than the compiler;
/// in code they are written as escapes, in sentences the renderer sets them.
#[must_use]
pub fn turned(path: &str, text: &str) -> Vec<Fault> {
    let turns = |sign: &char| matches!(sign, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let lines = text.lines().enumerate();
    lines
        .filter_map(|(at, line)| line.chars().find(turns).map(|sign| (at + 1, sign)))
        .map(|(line, sign)| {
            format!(
                "{path}:{line}: invisible sign U+{:04X}, write it as an escape",
                u32::from(sign)
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_need_a_reason() {
        let long = "x\n".repeat(MOST_LINES + 1);
        assert!(too_long("a.rs", &long, &[]).is_some_and(|fault| fault.starts_with("a.rs: 601 lines")));
        assert_eq!(too_long("a.rs", &long, &["a.rs"]), None);
        assert_eq!(too_long("a.rs", &"x\n".repeat(MOST_LINES), &[]), None);
        assert!(long_files("a.rs").is_err());
        assert!(long_files("a.rs: ").is_err());
    }

    #[test]
    fn signs_that_turn_the_text_are_found() {
        assert_eq!(
            turned("a", "x\n\u{202E}y"),
            ["a:2: invisible sign U+202E, write it as an escape"]
        );
        assert_eq!(turned("a", "\u{2067}y\u{2069}").len(), 1);
        assert_eq!(turned("a", "شاه\u{200C}ها"), [""; 0]); // a joiner is part of Persian spelling
    }
}
