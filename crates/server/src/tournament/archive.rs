//! `/e/E.zip`: the whole event as a folder that opens from a stick, without a script and without a line. In four languages its
//! public pages, beside them its files; what is in it is what somebody without any role sees.

use std::collections::{BTreeSet, VecDeque};
use std::io::{Cursor, Write};

use arbiter_lang::{Args, Lang, Language};
use askama::Template;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use tower::ServiceExt;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::leaf::{Leaf, file};
use super::links::Links;
use crate::api;
use crate::app::App;
use crate::assets::Assets;
use crate::live::{Failure, House};

/// More leaves in one language than the largest event has; a folder that grows beyond is cut there.
const MOST_LEAVES: usize = 20_000;
/// The longest page that becomes a leaf, in bytes: a cross table of everybody against everybody.
const LONGEST: usize = 8 << 20;
/// The public files beside the pages.
const FILES: [&str; 3] = ["trf", "csv", "pgn"];

#[derive(Template)]
#[template(path = "tournament/leaf.html")]
struct Page<'a> {
    leaf: &'a Leaf,
    file: &'a str,
    others: &'a [(&'static str, String)],
    proof: String,
}

#[derive(Template)]
#[template(path = "tournament/verify.html")]
struct Verify<'a> {
    lang: &'a Lang,
    dir: &'static str,
    proof: String,
    how: String,
    last: String,
    hash: String,
    files: &'a [String],
    name: String,
}

#[derive(Template)]
#[template(path = "tournament/doors.html")]
struct Doors<'a> {
    name: &'a str,
    languages: &'a [(&'static str, String)],
    files: &'a [String],
}

/// The folder of an event; `pages` answers what the public pages are.
pub async fn respond(app: &App, event: &str, pages: Router, asked: &HeaderMap) -> Result<Response, Failure> {
    let house = app.hub().house(event)?;
    let state = house.tournament().await?;
    let version = state.history.last().map_or(0, |made| made.seq.0);
    let mut games = 0_u64;
    for table in app.hub().tables(&house).await {
        games += table.look(arbiter_hall::Desk::version).await + 1;
    }
    let mark = format!("W/\"{event}-{version}-{games}-{}\"", env!("CARGO_PKG_VERSION"));
    let headers = [
        (CONTENT_TYPE, "application/zip".to_owned()),
        (CACHE_CONTROL, "no-cache".to_owned()),
        (ETAG, mark.clone()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{event}.zip\""),
        ),
    ];
    let known = asked.get_all(IF_NONE_MATCH).into_iter().any(|marks| {
        let marks = marks.to_str().unwrap_or_default();
        marks.split(',').any(|one| one.trim() == mark)
    });
    if known {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    // One folder is made at a time, and whoever waited for the same one has it too.
    let mut last = app.archive().lock().await;
    let bytes = match &*last {
        Some((made, bytes)) if *made == mark => bytes.clone(),
        _ => {
            let name = state.about.name.last().map_or("", |name| name.trim());
            let bytes = Bytes::from(made(app, &house, name, &pages).await?);
            *last = Some((mark, bytes.clone()));
            bytes
        }
    };
    drop(last);
    Ok((headers, bytes).into_response())
}

async fn made(app: &App, house: &House, name: &str, pages: &Router) -> Result<Vec<u8>, Failure> {
    let mut zip = Folder::default();
    let log = house.public_log().await?;
    let mut files = Vec::new();
    for kind in FILES {
        // There is no report while a game is open.
        if let Some(text) = api::public_file(app, house, kind).await {
            zip.add(&format!("event.{kind}"), &text)?;
            files.push(format!("event.{kind}"));
        }
    }
    zip.add("event.jsonl", &log)?;
    files.push("event.jsonl".to_owned());
    zip.add("site.css", Assets::style())?;
    let named = |language| {
        (
            Language::tag(language),
            app.lang(language).text("web-language-itself", &Args::new()),
        )
    };
    let languages = Language::ALL.map(named);
    for language in Language::ALL {
        let lang = app.lang(language);
        leaves(&mut zip, &lang, &house.id, &languages, pages).await?;
        let t = |id: &str| lang.text(id, &Args::new());
        let verify = Verify {
            dir: crate::frame::direction(language),
            proof: t("tour-proof"),
            how: t("tour-proof-how"),
            last: t("tour-proof-last"),
            hash: last_hash(&log),
            files: &files,
            name: name.to_owned(),
            lang: &lang,
        };
        zip.page(&format!("{}/verify.html", language.tag()), &verify)?;
    }
    let doors = Doors {
        name,
        languages: &languages,
        files: &files,
    };
    zip.page("index.html", &doors)?;
    zip.whole()
}

/// The hash that seals the last line of a log.
fn last_hash(log: &str) -> String {
    let last = log.lines().rfind(|line| !line.trim().is_empty());
    let line = last.and_then(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    line.and_then(|line| line["hash"].as_str().map(ToOwned::to_owned))
        .unwrap_or_default()
}

/// Every page that the page of the event leads to, and those lead to, in one language.
async fn leaves(
    zip: &mut Folder,
    lang: &Lang,
    event: &str,
    languages: &[(&'static str, String)],
    pages: &Router,
) -> Result<(), Failure> {
    let links = Links::live(event);
    let tag = lang.language().tag();
    let mut waiting = VecDeque::from([links.home()]);
    let mut known = BTreeSet::from([links.home()]);
    while let Some(address) = waiting.pop_front() {
        let sign = if address.contains('?') { '&' } else { '?' };
        let Some(text) = page(pages, &format!("{address}{sign}lang={tag}")).await else {
            continue;
        };
        let Some((leaf, (name, _))) = Leaf::of(&links, &address, &text).zip(file(&links, &address)) else {
            continue;
        };
        for lead in &leaf.leads {
            if known.len() < MOST_LEAVES && known.insert(lead.clone()) {
                waiting.push_back(lead.clone());
            }
        }
        let page = Page {
            leaf: &leaf,
            file: &name,
            others: languages,
            proof: lang.text("tour-proof", &Args::new()),
        };
        zip.page(&format!("{tag}/{name}"), &page)?;
    }
    Ok(())
}

/// A page as somebody without any role has it; nothing where he has none.
async fn page(pages: &Router, address: &str) -> Option<String> {
    let request = Request::get(address).body(Body::empty()).ok()?;
    let Ok(response) = pages.clone().oneshot(request).await;
    if response.status() != StatusCode::OK {
        return None;
    }
    let bytes = to_bytes(response.into_body(), LONGEST).await.ok()?;
    String::from_utf8(bytes.to_vec()).ok()
}

/// Files packed one after the other.
struct Folder(ZipWriter<Cursor<Vec<u8>>>);

impl Default for Folder {
    fn default() -> Self {
        Self(ZipWriter::new(Cursor::new(Vec::new())))
    }
}

impl Folder {
    fn add(&mut self, name: &str, text: &str) -> Result<(), Failure> {
        // The same event gives the same bytes: no file has a time of its own.
        let options = SimpleFileOptions::default();
        self.0.start_file(name, options).map_err(packed)?;
        self.0.write_all(text.as_bytes()).map_err(packed)
    }

    fn page(&mut self, name: &str, page: &impl Template) -> Result<(), Failure> {
        let text = page.render().map_err(packed)?;
        self.add(name, &text)
    }

    fn whole(self) -> Result<Vec<u8>, Failure> {
        self.0.finish().map(Cursor::into_inner).map_err(packed)
    }
}

fn packed(why: impl std::fmt::Display) -> Failure {
    Failure::Machine(why.to_string())
}
