//! A whole rulebook: its head, the articles that it takes, its own articles, and whether they agree.

use super::head::{Head, KEYS, head, one_of};
use super::rows::{GAMES, article, topics};
use super::{Document, Fault, Problem, Row, nearest, nearest_articles};
use crate::data::{Article, Rulebook, Silence};
use crate::schema::Schema;
use crate::value::Value;
use alloc::borrow::{Cow, ToOwned};
use alloc::collections::BTreeSet;
use alloc::string::ToString;
use alloc::vec::Vec;

/// The mask of an article that holds in every kind of game.
pub(crate) const ALL_GAMES: u8 = 0b11_1111;

/// How the id of what lies over other rulebooks begins: the name of a game follows.
pub(crate) const OVER: &str = "variant-";

/// A file's name and text.
pub(crate) type Source<'a> = (&'a str, &'a str);

/// Reads a rulebook from its files. The head stands in the first; `base` finds the rulebook that it extends,
/// and `known` lists those that there are.
pub(crate) fn read(
    sources: &[Source],
    schema: &Schema,
    base: &dyn Fn(&str) -> Option<Rulebook>,
    known: &[&str],
) -> Result<Rulebook, Vec<Fault>> {
    let mut faults = Vec::new();
    let documents: Vec<Document> = sources
        .iter()
        .filter_map(|(file, text)| {
            Document::parse(file, text)
                .map_err(|fault| faults.push(*fault))
                .ok()
        })
        .collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let rows: Vec<Row> = documents.iter().map(Document::root).collect();
    let Some(first) = rows.first() else {
        return Err(faults);
    };
    first.only(KEYS, &mut faults);
    for row in &rows[1..] {
        row.only(&["article"], &mut faults);
    }
    let head = head(first, &mut faults);
    let (own, places) = own_articles(&rows, schema, &mut faults);
    let (extends, taken) = taken(first, base, known, &mut faults);
    let mut articles: Vec<Article> = taken;
    // Where a league numbers its own articles like those that it takes, both stay, and the taken ones say whose they are.
    let beside = one_of(
        first,
        "own_ids",
        &[("instead", false), ("beside", true)],
        &mut faults,
    );
    articles.retain(|old| beside || own.iter().all(|new| new.id != old.id));
    for article in &mut articles {
        article.from = article.from.take().or_else(|| extends.clone());
        if beside && own.iter().any(|new| part(&new.id) == part(&article.id)) {
            let whose = article.from.as_deref().unwrap_or_default();
            article.id = Cow::Owned(alloc::format!("{whose}:{}", article.id));
        }
    }
    let borrowed = articles.len();
    articles.extend(own);
    agree(&articles, borrowed, &places, schema, &mut faults);
    let except = except(first, &head, &articles, schema, &mut faults);
    if faults.is_empty() {
        Ok(build(head, extends, except, articles))
    } else {
        Err(faults)
    }
}

/// The part of a rulebook that a number stands in: `3` for `3.7.1`.
fn part(id: &str) -> &str {
    id.split(['.', '(']).next().unwrap_or(id)
}

fn build(
    head: Head,
    extends: Option<crate::data::Text>,
    except: Vec<u16>,
    articles: Vec<Article>,
) -> Rulebook {
    Rulebook {
        overlay: head.id.starts_with(OVER),
        id: head.id,
        series: head.series,
        titles: Cow::Owned(head.titles),
        congress: head.congress,
        adopted: head.adopted,
        in_force_from: head.in_force_from,
        in_force_to: head.in_force_to,
        stands_in_from: head.stands_in_from,
        language: head.language,
        extends,
        territory: head.territory,
        rated: head.rated,
        silence: head.silence,
        refer: head.refer,
        except: Cow::Owned(except),
        articles: Cow::Owned(articles),
    }
}

/// The rulebook's own articles with the row of each, for faults that show only when all are read.
fn own_articles<'a>(
    rows: &[Row<'a>],
    schema: &Schema,
    faults: &mut Vec<Fault>,
) -> (Vec<Article>, Vec<Row<'a>>) {
    let (mut articles, mut places): (Vec<Article>, Vec<Row>) = (Vec::new(), Vec::new());
    let mut ids = BTreeSet::new();
    for row in rows.iter().flat_map(|row| row.tables("article", &mut Vec::new())) {
        let Some(article) = article(&row, schema, faults) else {
            continue;
        };
        if !ids.insert(article.id.clone()) {
            faults.push(row.fault("id", Problem::Duplicate(article.id.to_string())));
        }
        articles.push(article);
        places.push(row);
    }
    for row in rows {
        row.tables("article", faults);
    }
    (articles, places)
}

/// The articles that are taken from another rulebook: each id in the list with its sub-articles.
fn taken(
    row: &Row,
    base: &dyn Fn(&str) -> Option<Rulebook>,
    known: &[&str],
    faults: &mut Vec<Fault>,
) -> (Option<crate::data::Text>, Vec<Article>) {
    let Some(name) = row.text("extends", faults) else {
        if row.has("take") {
            faults.push(row.fault(
                "extends",
                Problem::Missing("the rulebook that the articles are taken from"),
            ));
        }
        return (None, Vec::new());
    };
    let Some(book) = base(name) else {
        let (name, nearest) = (name.to_owned(), nearest(name, known.iter().copied()));
        faults.push(row.fault("extends", Problem::UnknownRulebook { name, nearest }));
        return (None, Vec::new());
    };
    if !row.has("take") {
        faults.push(row.fault(
            "take",
            Problem::Missing("a list of articles such as [\"1\", \"9.2\"]"),
        ));
    }
    let wanted = row.texts("take", faults);
    for id in wanted
        .iter()
        .filter(|id| !book.articles.iter().any(|article| covers(id, &article.id)))
    {
        let nearest = nearest_articles(id, book.articles.iter().map(|article| &*article.id));
        let (rulebook, article) = (name.to_owned(), (*id).to_owned());
        faults.push(row.fault(
            "take",
            Problem::UnknownArticle {
                rulebook,
                article,
                nearest,
            },
        ));
    }
    let wanted = |article: &&Article| wanted.iter().any(|id| covers(id, &article.id));
    let articles = book.articles.iter().filter(wanted).cloned().collect();
    (Some(Cow::Owned(name.to_owned())), articles)
}

/// Whether an article is this one or a sub-article of it: `4.3` covers `4.3a` and `4.3.1`, never `4.31`.
pub(crate) fn covers(id: &str, article: &str) -> bool {
    let Some(rest) = article.strip_prefix(id) else {
        return false;
    };
    let (Some(last), Some(next)) = (id.chars().next_back(), rest.chars().next()) else {
        return rest.is_empty();
    };
    if last.is_ascii_digit() {
        !next.is_ascii_digit()
    } else {
        !next.is_alphanumeric()
    }
}

/// In no kind of game may two articles, one as special as the other, give a parameter two values, unless a still
/// more special one settles it.
fn agree(articles: &[Article], borrowed: usize, places: &[Row], schema: &Schema, faults: &mut Vec<Fault>) {
    for (game, name) in GAMES.iter().enumerate() {
        let here: Vec<(usize, &Article)> = articles
            .iter()
            .enumerate()
            .filter(|(_, article)| article.when & (1 << game) != 0)
            .collect();
        for key in 0..schema.keys.len() as u16 {
            let Some((first, other)) = quarrel(&here, key) else {
                continue;
            };
            let Some(place) = other.checked_sub(borrowed) else {
                continue;
            };
            let parameter = schema.keys[key as usize].id.to_owned();
            let other = articles[first].id.to_string();
            let problem = Problem::Contradiction {
                other,
                parameter,
                games: (*name).to_owned(),
            };
            let fault = places[place].fault("id", problem);
            if !faults
                .iter()
                .any(|old| old.line == fault.line && old.file == fault.file)
            {
                faults.push(fault);
            }
        }
    }
}

/// Two of the most special articles that set a parameter and disagree, by their places.
fn quarrel(here: &[(usize, &Article)], key: u16) -> Option<(usize, usize)> {
    let value = |article: &Article| {
        article
            .values
            .iter()
            .find(|(other, _)| *other == key)
            .map(|(_, v)| v.clone())
    };
    let setting: Vec<(usize, u32, Value)> = here
        .iter()
        .filter_map(|(at, article)| Some((*at, article.when.count_ones(), value(article)?)))
        .collect();
    let narrowest = setting.iter().map(|(_, games, _)| *games).min()?;
    let mut special = setting.iter().filter(|(_, games, _)| *games == narrowest);
    let (first, _, expected) = special.next()?;
    special
        .find(|(.., value)| value != expected)
        .map(|(other, ..)| (*first, *other))
}

/// The topics for which the other kind of silence holds than the rulebook's own.
fn except(
    row: &Row,
    head: &Head,
    articles: &[Article],
    schema: &Schema,
    faults: &mut Vec<Fault>,
) -> Vec<u16> {
    let mut except = Vec::new();
    for (key, silence) in [("absent", Silence::Absent), ("open", Silence::Open)] {
        for topic in topics(row, key, schema, faults) {
            let carried = |article: &&Article| article.topic == topic || article.with.contains(&topic);
            if articles.iter().find(carried).is_some() {
                let name = schema.topics[topic as usize].id.to_owned();
                faults.push(row.fault(key, Problem::Carried(name)));
            } else if silence != head.silence {
                except.push(topic);
            }
        }
    }
    except
}
