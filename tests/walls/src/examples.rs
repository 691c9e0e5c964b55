//! Of the functions that other programs can call, how many show how: those with an example that runs.
//!
//! Read from the source as words, so what a macro writes is not seen. A function counts if its type, trait or itself is
//! named in a `pub use`, or stands in a `pub mod`; tests and what is implemented for a trait of others do not.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::Fault;

/// The functions of a crate that can be called from outside.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Functions {
    /// How many have an example that runs.
    pub shown: usize,
    /// Those that have none, with their files.
    pub bare: Vec<String>,
}

/// Counts over the files of a crate, each a path and its text.
///
/// # Errors
/// A file is no Rust.
///
/// ```
/// use arbiter_walls::examples::functions;
/// let text = "/// One.\n///\n/// ```\n/// a::f();\n/// ```\npub fn f() {}\n/// Two.\npub fn g() {}\nfn h() {}";
/// let found = functions(&[("src/lib.rs".to_owned(), text.to_owned())]).unwrap();
/// assert_eq!((found.shown, found.bare), (1, vec!["src/lib.rs: g".to_owned()]));
/// ```
pub fn functions(files: &[(String, String)]) -> Result<Functions, Fault> {
    let mut read = Vec::new();
    let (mut named, mut open) = (BTreeSet::new(), BTreeSet::from(["lib".to_owned()]));
    for (path, text) in files {
        let tokens: TokenStream = text.parse().map_err(|error| format!("{path}: {error}"))?;
        exports(&tokens, &mut named, &mut open);
        read.push((path, tokens));
    }
    let mut found = Functions::default();
    for (path, tokens) in read {
        let all = open.contains(module(path));
        let mut reader = Reader {
            path,
            named: &named,
            all,
            found: &mut found,
        };
        reader.items(tokens, Inside::Module);
    }
    Ok(found)
}

/// A crate that shows fewer than half of its functions.
#[must_use]
pub fn too_few(room: &str, functions: &Functions) -> Option<Fault> {
    let Functions { shown, bare } = functions;
    (*shown < bare.len()).then(|| {
        format!(
            "{room}: {shown} of {} public functions have an example; give one to some of these:\n{}",
            shown + bare.len(),
            bare.join("\n")
        )
    })
}

/// The name of the module that a file is.
fn module(path: &str) -> &str {
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    path.rsplit('/').next().unwrap_or(path)
}

/// Adds what a file gives to the outside: names after `pub use`, modules after `pub mod`.
fn exports(tokens: &TokenStream, named: &mut BTreeSet<String>, open: &mut BTreeSet<String>) {
    let mut tokens = tokens.clone().into_iter().peekable();
    let mut public = false;
    while let Some(token) = tokens.next() {
        match token.to_string().as_str() {
            "pub" => public = tokens.next_if(is_parenthesis).is_none(),
            "use" if public => {
                let rest: TokenStream = tokens
                    .by_ref()
                    .take_while(|token| token.to_string() != ";")
                    .collect();
                idents(rest, named);
                public = false;
            }
            "mod" if public => {
                open.extend(tokens.next().map(|name| name.to_string()));
                public = false;
            }
            _ => public = false,
        }
    }
}

fn idents(tokens: TokenStream, named: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => idents(group.stream(), named),
            TokenTree::Ident(name) => {
                named.insert(name.to_string());
            }
            _ => {}
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Module,
    /// Of a type that can be reached: every `pub fn` counts.
    Type,
    /// Of a trait that can be reached: every function counts.
    Trait,
}

struct Reader<'a> {
    path: &'a str,
    named: &'a BTreeSet<String>,
    /// The file is a module that can be reached.
    all: bool,
    found: &'a mut Functions,
}

impl Reader<'_> {
    fn items(&mut self, tokens: TokenStream, inside: Inside) {
        let mut tokens = tokens.into_iter().peekable();
        let (mut example, mut fence, mut public, mut test) = (false, false, false, false);
        while let Some(token) = tokens.next() {
            match token.to_string().as_str() {
                "#" => {
                    tokens.next_if(|token| token.to_string() == "!");
                    let Some(TokenTree::Group(attribute)) = tokens.next() else {
                        continue;
                    };
                    let text = Group::stream(&attribute).to_string();
                    test |= text.starts_with("cfg") && text.contains("test");
                    if let Some(line) = doc_line(&text).filter(|line| line.starts_with("```")) {
                        fence = !fence;
                        example |=
                            fence && matches!(line.trim_start_matches('`'), "" | "rust" | "should_panic");
                    }
                    continue;
                }
                "pub" => {
                    public = tokens.next_if(is_parenthesis).is_none();
                    continue;
                }
                "const" | "unsafe" | "async" | "extern" if leads_to_fn(&mut tokens) => continue,
                "fn" => {
                    let name = tokens.next().map(|name| name.to_string()).unwrap_or_default();
                    body(&mut tokens);
                    let counts = match inside {
                        Inside::Module => public && self.reaches(&name),
                        Inside::Type => public,
                        Inside::Trait => true,
                    };
                    if counts && !test {
                        self.count(&name, example);
                    }
                }
                kind @ ("impl" | "trait" | "mod") => {
                    let head = head(&mut tokens);
                    let reached = self.reaches(&head.name) && !head.of_trait && !test;
                    match (kind, head.body) {
                        ("impl", Some(group)) if reached => self.items(group.stream(), Inside::Type),
                        ("trait", Some(group)) if reached && public => {
                            self.items(group.stream(), Inside::Trait);
                        }
                        ("mod", Some(group)) if !test => self.items(group.stream(), Inside::Module),
                        _ => {}
                    }
                }
                _ => body(&mut tokens),
            }
            (example, fence, public, test) = (false, false, false, false);
        }
    }

    fn reaches(&self, name: &str) -> bool {
        self.all || self.named.contains(name)
    }

    fn count(&mut self, name: &str, example: bool) {
        if example {
            self.found.shown += 1;
        } else {
            self.found.bare.push(format!("{}: {name}", self.path));
        }
    }
}

type Tokens = std::iter::Peekable<proc_macro2::token_stream::IntoIter>;

/// The line of an attribute `doc = " line"`, without its leading blank.
fn doc_line(attribute: &str) -> Option<&str> {
    let text = attribute.strip_prefix("doc = \"")?.strip_suffix('"')?;
    Some(text.strip_prefix(' ').unwrap_or(text))
}

fn is_parenthesis(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis)
}

/// Whether the word at hand stands before `fn`, as in `const fn`.
fn leads_to_fn(tokens: &mut Tokens) -> bool {
    let next = tokens.peek().map(ToString::to_string).unwrap_or_default();
    matches!(next.as_str(), "fn" | "unsafe" | "extern") || next.starts_with('"')
}

/// Goes behind the item at hand: its braces, or a semicolon.
fn body(tokens: &mut Tokens) {
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            TokenTree::Punct(sign) if sign.as_char() == ';' => return,
            _ => {}
        }
    }
}

/// What stands before the braces of an `impl`, a trait or a module.
struct Head {
    name: String,
    of_trait: bool,
    body: Option<Group>,
}

fn head(tokens: &mut Tokens) -> Head {
    let mut head = Head {
        name: String::new(),
        of_trait: false,
        body: None,
    };
    let mut angles = 0_usize;
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                head.body = Some(group);
                return head;
            }
            TokenTree::Punct(sign) => match sign.as_char() {
                ';' => return head,
                '<' => angles += 1,
                '>' => angles = angles.saturating_sub(1),
                _ => {}
            },
            TokenTree::Ident(word) if angles == 0 => {
                head.of_trait |= word == "for";
                if head.name.is_empty() {
                    head.name = word.to_string();
                }
            }
            _ => {}
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHOWN: &str = "/// A.\n/// ```\n/// f();\n/// ```\n";

    fn check(files: &[(&str, &str)], shown: usize, bare: &[&str]) {
        let files: Vec<_> = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), text.replace("SHOWN ", SHOWN)))
            .collect();
        let found = functions(&files).expect("Rust");
        assert_eq!(
            (found.shown, found.bare),
            (shown, bare.iter().map(|name| (*name).to_owned()).collect()),
            "{files:?}"
        );
    }

    #[test]
    fn functions_count_where_they_can_be_reached() {
        let lib = |text| ("src/lib.rs", text);
        check(
            &[lib(
                "SHOWN pub fn a() {} SHOWN fn b() {} SHOWN pub(crate) fn c() {}",
            )],
            1,
            &[],
        );
        check(
            &[lib("SHOWN pub const fn a() {} pub unsafe fn b() {}")],
            1,
            &["src/lib.rs: b"],
        );
        check(
            &[
                lib("mod a; pub use a::{A, f};"),
                (
                    "src/a.rs",
                    "impl A { SHOWN pub fn x(&self) -> u8 { 1 } pub fn y() {} fn z() {} } impl B { pub fn w() {} } pub fn f() {} pub fn g() {}",
                ),
            ],
            1,
            &["src/a.rs: y", "src/a.rs: f"],
        );
        check(
            &[
                lib("pub mod a; mod b;"),
                ("src/a/mod.rs", "pub fn f() {}"),
                ("src/b.rs", "pub fn g() {}"),
            ],
            0,
            &["src/a/mod.rs: f"],
        );
        check(
            &[lib(
                "impl<T> From<T> for A { fn from() {} } pub trait T { SHOWN fn a(); fn b() {} } trait U { fn c(); }",
            )],
            1,
            &["src/lib.rs: b"],
        );
        check(
            &[lib(
                "#[cfg(test)] mod tests { pub fn a() {} } #[cfg(test)] pub fn b() {} pub const A: u8 = 1; pub struct S { a: u8 } impl<'a> S { #[inline] pub fn d() {} }",
            )],
            0,
            &["src/lib.rs: d"],
        );
    }

    #[test]
    fn an_example_is_one_that_runs() {
        for (fence, shown) in [
            ("```", 1),
            ("```rust", 1),
            ("```should_panic", 1),
            ("```text", 0),
            ("```ignore", 0),
            ("```no_run", 0),
        ] {
            let text = format!("/// A.\n/// {fence}\n/// f();\n/// ```\npub fn a() {{}}");
            let found = functions(&[("src/lib.rs".to_owned(), text)]).expect("Rust");
            assert_eq!(found.shown, shown, "{fence}");
        }
    }

    #[test]
    fn half_is_enough() {
        let of = |shown, bare: usize| {
            too_few(
                "chess",
                &Functions {
                    shown,
                    bare: vec![String::new(); bare],
                },
            )
        };
        assert_eq!(of(3, 3), None);
        assert!(of(2, 3).is_some_and(|fault| fault.starts_with("chess: 2 of 5")));
    }
}
