//! Rust files as a list of words, without comments, documentation and tests, so that a rule can look for names
//! without being misled by prose.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::Fault;

/// One word of code: an identifier, a literal or a sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The word as written.
    pub text: String,
    /// Line in the file, from 1.
    pub line: usize,
}

/// A Rust file, read.
#[derive(Debug, Clone)]
pub struct Source {
    path: String,
    openings: Vec<String>,
    code: Vec<Word>,
    all: Vec<Word>,
    bare: TokenStream,
}

impl Source {
    /// Reads a file; `path` is what faults will name.
    ///
    /// # Errors
    /// The text does not lex as Rust.
    ///
    /// ```
    /// use arbiter_walls::source::Source;
    /// let source = Source::read("a.rs", "// one\nfn two() {}\n#[cfg(test)] mod three {}").unwrap();
    /// assert!(source.code().iter().any(|word| word.text == "two" && word.line == 2));
    /// assert!(source.code().iter().all(|word| word.text != "one" && word.text != "three"));
    /// ```
    pub fn read(path: &str, text: &str) -> Result<Self, Fault> {
        let tokens: TokenStream = text.parse().map_err(|error| format!("{path}: {error}"))?;
        let (mut code, mut all) = (Vec::new(), Vec::new());
        words(&mut code, tokens.clone(), true);
        words(&mut all, tokens.clone(), false);
        let bare = bare(tokens.clone());
        Ok(Self {
            path: path.to_owned(),
            openings: openings(tokens),
            code,
            all,
            bare,
        })
    }

    /// The path that was given.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// All words but comments, documentation, and items that are compiled for tests only.
    #[must_use]
    pub fn code(&self) -> &[Word] {
        &self.code
    }

    /// The file without documentation and without items that are compiled for tests only.
    #[must_use]
    pub fn bare(&self) -> TokenStream {
        self.bare.clone()
    }

    /// Whether the file has this inner attribute, written `forbid(unsafe_code)`.
    #[must_use]
    pub fn opens_with(&self, attribute: &str) -> bool {
        self.openings.iter().any(|opening| opening == attribute)
    }

    /// Words of code that name an edition: of the Laws (`fide-2001`, `Fide2001`, `lekocup`), or by its year what is a name in code
    /// (`FideDutch2017`, `Of2026`).
    #[must_use]
    pub fn editions(&self) -> Vec<Fault> {
        let named = self.code.iter().filter(|word| names_edition(&word.text));
        named
            .map(|word| {
                format!(
                    "{}:{}: {} names an edition; only crates/laws may",
                    self.path, word.line, word.text
                )
            })
            .collect()
    }

    /// Places where code looks for words in a text that somebody wrote: `contains("`, `starts_with("`, `ends_with("`, `find("`.
    ///
    /// ```
    /// use arbiter_walls::source::Source;
    /// let source = Source::read("a.rs", "fn rings(text: &str) -> bool { text.contains(\"ring\") }").unwrap();
    /// assert_eq!(source.reads_texts().len(), 1);
    /// ```
    #[must_use]
    pub fn reads_texts(&self) -> Vec<Fault> {
        let asks = |word: &Word| ["contains", "starts_with", "ends_with", "find"].contains(&&*word.text);
        let pairs = self.code.windows(2);
        let found = pairs.filter(|pair| asks(&pair[0]) && pair[1].text.starts_with('"'));
        found
            .map(|pair| {
                format!(
                    "{}:{}: {} looks for {} in a text; a rule reads words of a closed set",
                    self.path, pair[0].line, pair[0].text, pair[1].text
                )
            })
            .collect()
    }

    /// Places where code holds a text against a literal: `==`, `!=`, an arm of a `match`. What can be said stands in a closed
    /// set, whose list of words is data.
    ///
    /// ```
    /// use arbiter_walls::source::Source;
    /// let found = |code: &str| Source::read("a.rs", code).unwrap().compares_texts().len();
    /// assert_eq!(found("fn f(text: &str) -> bool { text == \"ring\" || \"bag\" != text }"), 2);
    /// assert_eq!(found("fn f(text: &str) -> u8 { match text { \"ring\" | \"bag\" => 1, _ => 2 } }"), 1);
    /// assert_eq!(found("const F: &[(&str, u8)] = &[(\"ring\", 1)]; fn g() { h(\"bag\") }"), 0);
    /// ```
    #[must_use]
    pub fn compares_texts(&self) -> Vec<Fault> {
        let text = |index: usize| self.code.get(index).map_or("", |word| &*word.text);
        let compares = |first: &str, second: &str| matches!((first, second), ("=" | "!", "="));
        let arm = |at: usize| (text(at + 1), text(at + 2)) == ("=", ">");
        let held = |at: usize| {
            let after = compares(text(at + 1), text(at + 2));
            after || at >= 2 && compares(text(at - 2), text(at - 1))
        };
        let found = (0..self.code.len())
            .filter(|at| text(*at).starts_with('"'))
            .filter(|at| arm(*at) || held(*at));
        let told = |at: usize| {
            let (line, word) = (self.code[at].line, text(at));
            format!(
                "{}:{line}: {word} is held against a text; a rule reads words of a closed set",
                self.path
            )
        };
        found.map(told).collect()
    }

    /// Places where code asks whether there is an article to cite: `cites.is_empty()`, `.cite(topic).is_some()`. Whether a
    /// rulebook has a rule is said by its values and by how the topic stands.
    ///
    /// ```
    /// use arbiter_walls::source::Source;
    /// let found = |code: &str| Source::read("a.rs", code).unwrap().decides_by_citing().len();
    /// assert_eq!(found("fn f() { if cites.is_empty() {} }"), 1);
    /// assert_eq!(found("fn f() -> bool { regime.cite(Topic::TouchOwn).is_some() }"), 1);
    /// assert_eq!(found("fn f() { moves.is_empty(); regime.touch_own().is_some() }"), 0);
    /// ```
    #[must_use]
    pub fn decides_by_citing(&self) -> Vec<Fault> {
        let text = |index: usize| self.code.get(index).map_or("", |word| &*word.text);
        let asks = |at: usize| matches!(text(at), "is_empty" | "is_some" | "is_none");
        // A topic is at most `Topic::Name` between the call and the question.
        let cited = |at: usize| {
            let before = (at.saturating_sub(8)..at).rev();
            let mut before = before.take_while(|at| !matches!(text(*at), ";" | "," | "let" | "="));
            text(at - 1) == "." && before.any(|at| matches!(text(at), "cite" | "cites" | "cite_all"))
        };
        let found = (1..self.code.len()).filter(|at| asks(*at) && cited(*at));
        let told = |at: usize| {
            let line = self.code[at].line;
            format!(
                "{}:{line}: decides by whether there is an article to cite",
                self.path
            )
        };
        found.map(told).collect()
    }

    /// Topics of one kind of play or of a private rulebook: what replaces an article stands in the data, and a rule names what
    /// is replaced.
    ///
    /// ```
    /// use arbiter_walls::source::Source;
    /// let source = Source::read("a.rs", "const A: [Topic; 2] = [Topic::RapidTouch, Topic::TouchOwn];").unwrap();
    /// assert_eq!(source.names_replacing_topics().len(), 1);
    /// ```
    #[must_use]
    pub fn names_replacing_topics(&self) -> Vec<Fault> {
        let special = |word: &Word| {
            let mut plays = ["Rapid", "Blitz", "Friends", "League"].into_iter();
            plays.any(|play| word.text.starts_with(play))
        };
        let found = self.code.windows(4).filter(|four| {
            four[0].text == "Topic" && four[1].text == ":" && four[2].text == ":" && special(&four[3])
        });
        let told = |four: &[Word]| {
            let (line, topic) = (four[3].line, &four[3].text);
            format!("{}:{line}: Topic::{topic} is for the data alone", self.path)
        };
        found.map(told).collect()
    }

    /// Places where a ruling or a question is made, or an article cited: that is done in `rules`.
    ///
    /// ```
    /// use arbiter_walls::source::Source;
    /// let rules = |code: &str| Source::read("a.rs", code).unwrap().rules().len();
    /// assert_eq!(rules("fn f() { Ruling::new(it, []) }"), 1);
    /// assert_eq!(rules("fn f(of: Ruling) { matches!(of, Answer::Ruling(ruling)) }"), 0);
    /// ```
    #[must_use]
    pub fn rules(&self) -> Vec<Fault> {
        let text = |index: usize| self.code.get(index).map_or("", |word| &*word.text);
        let makes = |at: usize| {
            let before = at.checked_sub(1).map_or("", text);
            matches!(text(at), "Ruling" | "Question")
                && before != ":"
                && (text(at + 1), text(at + 2)) == (":", ":")
        };
        let cites = |at: usize| matches!(text(at), "cite_all" | "cites_by");
        let found = (0..self.code.len()).filter(|at| makes(*at) || cites(*at));
        let told = |at: usize| {
            let (line, word) = (self.code[at].line, text(at));
            format!("{}:{line}: {word}: this is for `rules` to say", self.path)
        };
        found.map(told).collect()
    }

    /// `todo!` and `unimplemented!`, also in tests.
    #[must_use]
    pub fn unfinished(&self) -> Vec<Fault> {
        let pairs = self.all.windows(2);
        let left = pairs
            .filter(|pair| ["todo", "unimplemented"].contains(&pair[0].text.as_str()) && pair[1].text == "!");
        left.map(|pair| {
            format!(
                "{}:{}: {}! is left in the code",
                self.path, pair[0].line, pair[0].text
            )
        })
        .collect()
    }
}

fn names_edition(word: &str) -> bool {
    // A name in code has no year; public words such as `fide-dutch-2017` are texts, and stand in the data.
    let identifier = word.starts_with(|sign: char| sign.is_alphabetic() || sign == '_');
    if identifier && has_year(word) {
        return true;
    }
    let word = word.to_ascii_lowercase();
    let by_year = word.match_indices("fide").any(|(at, name)| {
        let rest = word[at + name.len()..].trim_start_matches(['-', '_']);
        rest.len() >= 4 && rest.bytes().take(4).all(|byte| byte.is_ascii_digit())
    });
    by_year || word.contains("lekocup")
}

/// Whether four digits that stand alone are a year since 1900.
fn has_year(word: &str) -> bool {
    let digits = word.split(|sign: char| !sign.is_ascii_digit());
    digits
        .filter(|run| run.len() == 4)
        .any(|run| run.starts_with("19") || run.starts_with("20"))
}

/// Tokens without attributes and without items under `cfg(test)`.
fn bare(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter().peekable();
    let mut kept = Vec::new();
    while let Some(token) = tokens.next() {
        if is(&token, '#') {
            let inner = tokens.next_if(|token| is(token, '!')).is_some();
            match tokens.next_if(is_attribute) {
                Some(attribute) if is_for_tests(&flat(&attribute)) => {
                    if inner {
                        break; // the rest of this file or module
                    }
                    skip_item(&mut tokens);
                }
                _ => {}
            }
            continue;
        }
        kept.push(match token {
            TokenTree::Group(group) => TokenTree::Group(Group::new(group.delimiter(), bare(group.stream()))),
            other => other,
        });
    }
    kept.into_iter().collect()
}

/// Appends the words of `tokens`. With `only_code`, documentation and items under `cfg(test)` are left out.
fn words(out: &mut Vec<Word>, tokens: TokenStream, only_code: bool) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        if only_code && is(&token, '#') {
            let inner = tokens.next_if(|token| is(token, '!')).is_some();
            let Some(attribute) = tokens.next_if(is_attribute) else {
                continue;
            };
            let text = flat(&attribute);
            if is_for_tests(&text) {
                if inner {
                    return; // the rest of this file or module
                }
                skip_item(&mut tokens);
            } else if !text.starts_with("doc=") {
                push(out, attribute, only_code);
            }
        } else {
            push(out, token, only_code);
        }
    }
}

fn push(out: &mut Vec<Word>, token: TokenTree, only_code: bool) {
    match token {
        TokenTree::Group(group) => words(out, group.stream(), only_code),
        other => out.push(Word {
            text: other.to_string(),
            line: other.span().start().line,
        }),
    }
}

/// An item ends with its braces or with a semicolon; attributes and what stands in parentheses belong to it.
fn skip_item(tokens: &mut impl Iterator<Item = TokenTree>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            token if is(&token, ';') => return,
            _ => {}
        }
    }
}

/// `#![...]` at the top level of the file.
fn openings(tokens: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let inner = tokens
        .windows(3)
        .filter(|three| is(&three[0], '#') && is(&three[1], '!') && is_attribute(&three[2]));
    inner.map(|three| flat(&three[2])).collect()
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_attribute(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

/// `cfg(test)` and `cfg(all(test, ...))`, but not `cfg(not(test))` or `cfg_attr`.
fn is_for_tests(attribute: &str) -> bool {
    let Some(condition) = attribute.strip_prefix("cfg(") else {
        return false;
    };
    condition == "test)" || condition.starts_with("all(test,")
}

/// What stands in the brackets, without white space.
fn flat(attribute: &TokenTree) -> String {
    let TokenTree::Group(group) = attribute else {
        return String::new();
    };
    Group::stream(group).to_string().split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source::read("a.rs", text).expect("Rust")
    }

    #[test]
    fn editions_are_found_in_code_only() {
        let check = |text: &str, lines: &[usize]| {
            let faults = source(text).editions();
            let expected: Vec<String> = lines.iter().map(|line| format!("a.rs:{line}: ")).collect();
            assert_eq!(faults.len(), expected.len(), "{text}: {faults:?}");
            assert!(
                faults
                    .iter()
                    .zip(&expected)
                    .all(|(fault, start)| fault.starts_with(start)),
                "{faults:?}"
            );
        };
        check("fn f() { g(\"fide-2001\"); }", &[1]);
        check("\nconst A: Id = Id::Fide2023;", &[2]);
        check(
            "const A: Rules = Rules::FideDutch2017;\nfn of_2026() {}\nconst C07_2024: u8 = 0;",
            &[1, 2, 3],
        );
        check("fn f(e3000: u32) { g(\"fide-dutch-2017\", 2026, n19999) }", &[]);
        check("fn lekocup_1402() {}", &[1]);
        check("fn fide_2018() {}\nfn g() { \"LekoCup\" }", &[1, 2]);
        check("#[cfg(not(test))]\nfn fide_2018() {}", &[2]);
        check("#[cfg_attr(test, name = \"fide-2001\")]\nfn f() {}", &[1]);
        check(
            "/// As in `fide-2001`.\n// fide-2005\nfn f() { \"FIDE, fide\"; }",
            &[],
        );
        check(
            "#[cfg(test)]\nmod tests { const A: &str = \"fide-2001\"; }\nfn f() {}",
            &[],
        );
        check(
            "#[cfg(test)]\n#[allow(x)]\nfn f() -> u8 { g(\"fide-2001\") }\nfn g() { \"fide-2005\" }",
            &[4],
        );
        check(
            "#[cfg(all(test, unix))]\nuse a::fide_2001;\nfn g() { \"fide-2005\" }",
            &[3],
        );
        check("#![cfg(test)]\nfn g() { \"fide-2005\" }", &[]);
    }

    #[test]
    fn unfinished_code_is_found_in_tests_too() {
        assert_eq!(
            source("fn f() {\n todo!() }").unfinished(),
            ["a.rs:2: todo! is left in the code"]
        );
        assert_eq!(
            source("#[cfg(test)] mod t { fn f() { unimplemented!(\"x\") } }")
                .unfinished()
                .len(),
            1
        );
        assert_eq!(
            source("// todo!()\nfn todo() { \"unimplemented!\"; }").unfinished(),
            [""; 0]
        );
    }

    #[test]
    fn what_is_not_rust_is_told() {
        assert!(Source::read("a.rs", "fn f( {").is_err_and(|fault| fault.starts_with("a.rs: ")));
    }
}
