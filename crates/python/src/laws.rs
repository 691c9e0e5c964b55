//! The rulebooks: editions, articles, parameters. `arbiter_chess/laws.py` makes objects of what is told here.

use arbiter_lang::{Lang, Language};
use arbiter_laws::{
    Article, Date, InForce, Key, Rulebook, Written, default_rulebook, in_force_on, nearest, nearest_articles,
    nearest_ids, rulebooks,
};
use pyo3::prelude::*;
use serde_json::{Map, Value, json};

use crate::errors;
use crate::value::to_python;

fn unknown(message: &str, nearest: Vec<String>) -> PyErr {
    errors::carrying("LawsError", message, |carried| {
        carried.set_item("nearest", nearest)
    })
}

/// The rulebook of an id.
pub fn rulebook(id: &str) -> PyResult<&'static Rulebook> {
    Rulebook::by_id(id).ok_or_else(|| {
        unknown(
            &format!("expected the id of a rulebook, found {id:?}"),
            nearest_ids(id),
        )
    })
}

fn lang(tag: &str) -> PyResult<Lang> {
    let language = Language::from_tag(tag);
    let tags = || Language::ALL.map(|language| language.tag().to_owned()).to_vec();
    language
        .map(Lang::new)
        .ok_or_else(|| unknown(&format!("expected a language, found {tag:?}"), tags()))
}

/// The ids of all rulebooks.
#[pyfunction]
pub fn editions() -> Vec<&'static str> {
    rulebooks().iter().map(Rulebook::id).collect()
}

/// The edition of the Laws that was in force on a day.
#[pyfunction]
pub fn in_force(date: &str) -> PyResult<&'static str> {
    let day: Date = date.parse().map_err(|_| {
        unknown(
            &format!("expected a day such as 2008-05-12, found {date:?}"),
            Vec::new(),
        )
    })?;
    match in_force_on(day) {
        InForce::Edition(book) => Ok(book.id()),
        InForce::None { before, after } => {
            let near = [before, after]
                .into_iter()
                .flatten()
                .map(|book| book.id().to_owned());
            Err(unknown(
                &format!("no edition that is carried here was in force on {date}"),
                near.collect(),
            ))
        }
    }
}

/// An article, in the words of a language.
#[pyfunction]
#[pyo3(signature = (edition, number, lang="en"))]
pub fn article(py: Python<'_>, edition: &str, number: &str, lang: &str) -> PyResult<Py<PyAny>> {
    let (book, lang) = (rulebook(edition)?, self::lang(lang)?);
    let article = book.article_written(number).ok_or_else(|| {
        let near = nearest_articles(number, book.articles().iter().map(Article::id));
        unknown(
            &format!("expected an article of {edition}, found {number:?}"),
            near,
        )
    })?;
    to_python(py, &told(book, article, &lang.summary(book, article)))
}

/// The articles of a rulebook that speak of something.
#[pyfunction]
#[pyo3(signature = (text, edition=None, lang="en"))]
pub fn search(py: Python<'_>, text: &str, edition: Option<&str>, lang: &str) -> PyResult<Py<PyAny>> {
    let book = edition.map_or_else(|| Ok(default_rulebook()), rulebook)?;
    let lang = self::lang(lang)?;
    let texts = lang.summaries(book);
    let places = lang.search(book, &texts, text).places;
    let rows = places
        .into_iter()
        .map(|place| told(book, &book.articles()[place], &texts[place]));
    to_python(py, &Value::from(rows.collect::<Vec<_>>()))
}

/// What a parameter is in a rulebook, for a game of standard play; `None` where it says nothing of it.
#[pyfunction]
pub fn parameter(py: Python<'_>, edition: &str, name: &str) -> PyResult<Py<PyAny>> {
    let book = rulebook(edition)?;
    let key = Key::from_id(name).ok_or_else(|| {
        let near = nearest(name, Key::ALL.iter().map(|key| key.id()));
        unknown(&format!("expected a parameter, found {name:?}"), near)
    })?;
    let regime = book.standard();
    let value = regime
        .value(key)
        .map_or(Value::Null, |value| plain(key.written(value)));
    to_python(py, &value)
}

fn plain(written: Written) -> Value {
    match written {
        Written::Text(text) => Value::String(text),
        Written::Number(number) => Value::from(number),
        Written::List(texts) => Value::from(texts),
    }
}

/// What is told of an article; the marks that keep directions apart on a terminal are left out.
fn told(book: &Rulebook, article: &Article, text: &str) -> Value {
    let mark = |sign: &char| matches!(sign, '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}');
    let parameters: Map<String, Value> = article
        .values()
        .map(|(key, value)| (key.id().to_owned(), plain(key.written(value))))
        .collect();
    json!({
        "edition": book.id(),
        "number": article.id(),
        "topic": article.topic().id(),
        "state": article.state().id(),
        "ground": article.ground().id(),
        "text": text.chars().filter(|sign| !mark(sign)).collect::<String>(),
        "parameters": parameters,
    })
}
