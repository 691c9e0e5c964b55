//! Which rulebook is meant: one of the built-in ones or a file, and what looks like it where there is none.

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Article, Rulebook, default_rulebook, nearest_articles, nearest_ids, rulebooks};

use super::problem;
use crate::bounds;

/// A built-in rulebook or one that has just been read.
pub type Book = Cow<'static, Rulebook>;

/// The built-in rulebook that an option `--laws` names; `expected` says what else may stand there.
pub fn named(id: &str, expected: &str) -> Result<&'static Rulebook> {
    let near = || match nearest_ids(id).join(", ") {
        near if near.is_empty() => near,
        near => format!(", such as {near}"),
    };
    Rulebook::by_id(id).ok_or_else(|| anyhow!("--laws {id}: expected {expected}{}", near()))
}

/// The rulebook of this id or in this file; the newest edition of the Laws where none is named.
pub fn one(name: Option<&str>, lang: &Lang) -> Result<Book> {
    let Some(name) = name else {
        return Ok(Cow::Borrowed(default_rulebook()));
    };
    if let Some(book) = Rulebook::by_id(name) {
        return Ok(Cow::Borrowed(book));
    }
    if Path::new(name).is_file() {
        return file(name, lang).map(Cow::Owned);
    }
    let near = or_all(nearest_ids(name), || rulebooks().iter().map(Rulebook::id));
    let args = Args::new()
        .text("rulebook", name)
        .text("nearest", near.join(", "));
    bail!(lang.text("laws-cli-no-rulebook", &args))
}

/// The rulebook that is named, or all the built-in ones.
pub fn all(name: Option<&str>, lang: &Lang) -> Result<Vec<Book>> {
    match name {
        Some(name) => Ok(vec![one(Some(name), lang)?]),
        None => Ok(rulebooks().iter().map(Cow::Borrowed).collect()),
    }
}

fn file(name: &str, lang: &Lang) -> Result<Rulebook> {
    let text = bounds::read_text(name).map_err(|error| anyhow!("{name}: {error}"))?;
    Rulebook::read(name, &text).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(|fault| problem::line(lang, fault)).collect();
        anyhow!(lines.join("\n"))
    })
}

/// The article of this number, however its letters, digits and brackets are written.
pub fn article<'a>(book: &'a Rulebook, wanted: &str, lang: &Lang) -> Result<&'a Article> {
    if let Some(article) = book.article_written(wanted) {
        return Ok(article);
    }
    let ids = || book.articles().iter().map(Article::id);
    let near = or_all(nearest_articles(wanted, ids()), || {
        ids().filter(|id| !id.contains('.') && !id.ends_with(char::is_lowercase))
    });
    let args = Args::new().text("rulebook", book.id()).text("article", wanted);
    bail!(lang.text("laws-cli-no-article", &args.text("nearest", near.join(", "))))
}

fn or_all<'a, I: Iterator<Item = &'a str>>(near: Vec<String>, all: impl FnOnce() -> I) -> Vec<String> {
    if near.is_empty() {
        all().map(str::to_owned).collect()
    } else {
        near
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_lang::Language;

    #[test]
    fn an_article_is_found_however_its_number_is_written() {
        let lang = Lang::new(Language::En);
        let book = one(Some("fide-2009"), &lang).unwrap();
        for wanted in ["9.2a", " 9.2a ", "9.2(a)", "9.2 A", "۹.۲a"] {
            assert_eq!(article(&book, wanted, &lang).unwrap().id(), "9.2a", "{wanted}");
        }
    }

    #[test]
    fn what_is_not_there_names_what_looks_like_it() {
        let lang = Lang::new(Language::En);
        let error = one(Some("fide-2006"), &lang).unwrap_err().to_string();
        assert!(error.contains("fide-2005"), "{error}");
        let error = one(Some("xyzxyz"), &lang).unwrap_err().to_string();
        assert!(error.contains("fide-2023"), "{error}");
        let book = one(Some("fide-2005"), &lang).unwrap();
        let error = article(&book, "9.2c", &lang).unwrap_err().to_string();
        assert!(error.contains("9.2a"), "{error}");
        let error = article(&book, "zebras", &lang).unwrap_err().to_string();
        assert!(error.contains("9, "), "{error}");
    }
}
