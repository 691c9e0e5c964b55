//! Who knows whom among the modules of a room: arrows drawn from `use crate::...`, and the circles that they close.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};

use crate::Fault;
use crate::source::Source;

/// Arrows between the modules of a room, each with a place where it starts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Arrows(BTreeMap<String, BTreeMap<String, String>>);

impl Arrows {
    /// The arrows between modules that stand directly below the root of a room; `sources` are its files, without tests.
    ///
    /// ```
    /// use arbiter_walls::circles::Arrows;
    /// use arbiter_walls::source::Source;
    /// let source = |path: &str, text: &str| Source::read(path, text).unwrap();
    /// let room = [
    ///     source("crates/x/src/lib.rs", "mod a; mod b; pub use b::B;"),
    ///     source("crates/x/src/a.rs", "use crate::B;"),
    ///     source("crates/x/src/b/mod.rs", "use crate::a::A;"),
    /// ];
    /// assert_eq!(Arrows::of(&room).circles("x").len(), 1);
    /// assert_eq!(Arrows::of(&room[..2]).circles("x").len(), 0);
    /// ```
    #[must_use]
    pub fn of(sources: &[Source]) -> Self {
        let modules: BTreeSet<String> = sources.iter().filter_map(|one| module(one.path())).collect();
        let mut shown = BTreeMap::new();
        for root in sources.iter().filter(|one| module(one.path()).is_none()) {
            shown.extend(exports(root.bare()));
        }
        let mut arrows = Self::default();
        for source in sources {
            let Some(from) = module(source.path()) else {
                continue;
            };
            for (name, line) in names(source.bare(), depth(source.path())) {
                // A module and something that the root shows may have one name: a path goes through the module.
                let named = Some(&name).filter(|name| modules.contains(*name));
                let Some(to) = named.or_else(|| shown.get(&name)) else {
                    continue;
                };
                if *to != from && modules.contains(to) {
                    let place = format!("{}:{line}", source.path());
                    let starts = arrows.0.entry(from.clone()).or_default();
                    starts.entry(to.clone()).or_insert(place);
                }
            }
        }
        arrows
    }

    /// Every knot of modules that know each other, around however many corners, with its arrows.
    #[must_use]
    pub fn circles(&self, room: &str) -> Vec<Fault> {
        let mut left: BTreeSet<&String> = self.0.keys().collect();
        let mut faults = Vec::new();
        while let Some(one) = left.pop_first() {
            let ahead = self.reached(one);
            let knot: BTreeSet<&String> = ahead
                .iter()
                .copied()
                .filter(|other| self.reached(other).contains(one))
                .collect();
            if knot.contains(one) {
                left.retain(|other| !knot.contains(other));
                faults.push(self.told(room, &knot));
            }
        }
        faults
    }

    fn reached(&self, from: &String) -> BTreeSet<&String> {
        let next = |one: &String| self.0.get(one).into_iter().flat_map(BTreeMap::keys);
        let mut found = BTreeSet::new();
        let mut open: Vec<&String> = next(from).collect();
        while let Some(one) = open.pop() {
            if found.insert(one) {
                open.extend(next(one));
            }
        }
        found
    }

    fn told(&self, room: &str, knot: &BTreeSet<&String>) -> Fault {
        let mut told = format!("{room}: modules that know each other in a circle; cut one of these:");
        for (from, starts) in self.0.iter().filter(|(from, _)| knot.contains(from)) {
            for (to, place) in starts.iter().filter(|(to, _)| knot.contains(to)) {
                told.extend(["\n  ", from, " → ", to, "  (", place, ")"]);
            }
        }
        told
    }
}

/// What a path from the root names: `crate::a::b` names `a`; groups are opened; in a file so deep, as many `super` lead to the
/// root.
#[must_use]
pub fn names(stream: TokenStream, depth: usize) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    walk(stream, depth, &mut found);
    found
}

fn walk(stream: TokenStream, depth: usize, found: &mut Vec<(String, usize)>) {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let word = |at: usize| tokens.get(at).map(ToString::to_string).unwrap_or_default();
    let steps = |at: usize| word(at) == ":" && word(at + 1) == ":";
    let mut at = 0;
    while at < tokens.len() {
        let mut supers = 0;
        let mut after = at;
        while word(after) == "super" && steps(after + 1) {
            (supers, after) = (supers + 1, after + 3);
        }
        if word(at) == "crate" && steps(at + 1) {
            after = at + 3;
        }
        let from_root = word(at) == "crate" && after > at || supers > 0 && supers == depth;
        if from_root {
            match tokens.get(after) {
                Some(TokenTree::Group(group)) => firsts(group.stream(), found),
                Some(TokenTree::Ident(name)) => found.push((name.to_string(), name.span().start().line)),
                _ => {}
            }
        } else if let TokenTree::Group(group) = &tokens[at] {
            walk(group.stream(), depth, found);
        }
        at = after.max(at + 1);
    }
}

/// What the root of a room shows of its modules: for each name the module that it comes from.
fn exports(root: TokenStream) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut tokens = root.into_iter();
    while let Some(token) = tokens.next() {
        if token.to_string() != "use" {
            continue;
        }
        let Some(from) = tokens.next().map(|token| token.to_string()) else {
            break;
        };
        let rest: TokenStream = tokens
            .by_ref()
            .take_while(|token| token.to_string() != ";")
            .collect();
        let mut idents = Vec::new();
        all_idents(rest, &mut idents);
        found.extend(idents.into_iter().map(|name| (name, from.clone())));
    }
    found
}

fn all_idents(stream: TokenStream, found: &mut Vec<String>) {
    for token in stream {
        match token {
            TokenTree::Ident(name) => found.push(name.to_string()),
            TokenTree::Group(group) => all_idents(group.stream(), found),
            _ => {}
        }
    }
}

/// The first names of a list in braces.
fn firsts(stream: TokenStream, found: &mut Vec<(String, usize)>) {
    let mut first = true;
    for token in stream {
        match token {
            TokenTree::Ident(name) if first => {
                found.push((name.to_string(), name.span().start().line));
                first = false;
            }
            TokenTree::Punct(sign) if sign.as_char() == ',' => first = true,
            _ => {}
        }
    }
}

/// The module directly below the root in which a file lies; none for the root itself.
fn module(path: &str) -> Option<String> {
    let (_, inside) = path.split_once("/src/")?;
    let first = inside.split('/').next()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    (!["lib", "main"].contains(&name)).then(|| name.to_owned())
}

/// How many modules deep a file lies below the root.
fn depth(path: &str) -> usize {
    let inside = path.split_once("/src/").map_or("", |parts| parts.1);
    let parts: Vec<&str> = inside.split('/').collect();
    parts.len() - usize::from(parts.last() == Some(&"mod.rs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(files: &[(&str, &str)]) -> Vec<Fault> {
        let read = |(path, text): &(&str, &str)| {
            Source::read(&format!("crates/x/src/{path}"), text).expect("sources that can be read")
        };
        let sources: Vec<Source> = files.iter().map(read).collect();
        Arrows::of(&sources).circles("x")
    }

    #[test]
    fn circles_are_found_and_nothing_else() {
        let plain = [
            ("a.rs", "use crate::b::B;"),
            ("b.rs", "use crate::c;"),
            ("c.rs", ""),
        ];
        assert_eq!(room(&plain), [] as [Fault; 0]);
        let around = [
            ("a.rs", "use crate::b::B;"),
            ("b.rs", "use crate::c;"),
            ("c.rs", "fn f() { crate::a::g() }"),
        ];
        assert_eq!(room(&around).len(), 1);
        let in_braces = [
            ("a.rs", "use crate::{b::{B, D}, c};"),
            ("b.rs", ""),
            ("c.rs", "use crate::a;"),
        ];
        assert_eq!(room(&in_braces).len(), 1);
        let of_one_name = [
            ("lib.rs", "pub use b::a;"),
            ("a.rs", ""),
            ("b.rs", "use crate::c;"),
            ("c.rs", "use crate::a::A;"),
        ];
        assert_eq!(room(&of_one_name), [] as [Fault; 0]);
        let upwards = [
            ("a/mod.rs", "use super::b;"),
            ("b/c.rs", "use super::super::a::A;"),
        ];
        assert_eq!(room(&upwards).len(), 1);
        let inside = [
            ("a/mod.rs", "use crate::b;"),
            ("a/b.rs", "use super::c; use crate::a::d;"),
            ("b.rs", ""),
        ];
        assert_eq!(room(&inside), [] as [Fault; 0]);
    }

    #[test]
    fn tests_and_comments_draw_no_arrows() {
        let files = [
            (
                "a.rs",
                "/// use crate::b;\nfn f() {}\n#[cfg(test)]\nmod tests { use crate::b; }",
            ),
            ("b.rs", "use crate::a::f;"),
        ];
        assert_eq!(room(&files), [] as [Fault; 0]);
    }
}
