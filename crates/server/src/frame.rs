//! What every page has: its language and direction, its theme, its texts, the links to the same page in other languages.

use std::convert::Infallible;
use std::sync::Arc;

use arbiter_lang::{Args, Lang, Language};
use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::assets::Screen;
use crate::choice::{Choice, Digits, Notation, Pieces, Sounds, Squares, Theme, beside, calendar_id};
use crate::device::Https;
use crate::live::Device;
use crate::mine::{Mine, mine};
use crate::reach::host_of;
use crate::{digits, signs};

/// The frame around a page, for one request.
pub struct Frame {
    app: App,
    lang: Arc<Lang>,
    choice: Choice,
    uri: Uri,
    host: Option<String>,
    names: Vec<(Language, String)>,
    mine: Option<Mine>,
}

/// One of the doors of the house.
pub struct Door {
    /// Its word, by which its picture is found.
    pub id: &'static str,
    /// Where it leads.
    pub link: &'static str,
    /// Its name.
    pub name: String,
    /// Whether this page lies behind it.
    pub here: bool,
}

/// The doors: where each leads, and how the addresses behind it begin.
const DOORS: [(&str, &str, &[&str]); 5] = [
    ("doors-play", "/new", &["/new", "/g/"]),
    (
        "doors-events",
        "/events",
        &["/events", "/e/", "/arbiter", "/join"],
    ),
    ("doors-judge", "/judge", &["/judge"]),
    ("doors-laws", "/laws", &["/laws"]),
    ("doors-learn", "/learn", &["/learn", "/train"]),
];

/// One of the languages at the foot of a page.
pub struct Other {
    /// Its tag.
    pub tag: &'static str,
    /// Its name in itself.
    pub name: String,
    /// Its direction.
    pub dir: &'static str,
    /// This page in that language.
    pub link: String,
    /// Whether it is the language of this page.
    pub here: bool,
}

impl FromRequestParts<App> for Frame {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let mut frame = Self::new(app, parts.uri.clone(), &parts.headers);
        // A board has nothing round it but itself.
        if !frame.path().starts_with("/g/") {
            let device = Device::of(&parts.headers, Https(app.is_https()));
            frame.mine = mine(app.hub(), &device, &frame.lang).await;
        }
        Ok(frame)
    }
}

impl Frame {
    /// The frame of a page at this address, for whoever sent these headers.
    pub fn new(app: &App, uri: Uri, headers: &HeaderMap) -> Self {
        let choice = Choice::of(&uri, headers);
        let name = |language| {
            let name = app.lang(language).text("web-language-itself", &Args::new());
            (language, name)
        };
        Self {
            app: app.clone(),
            lang: app.lang_in(choice.language, choice.calendar),
            choice,
            uri,
            host: host_of(headers).map(ToOwned::to_owned),
            names: Language::ALL.into_iter().map(name).collect(),
            mine: None,
        }
    }

    /// The texts.
    pub fn lang(&self) -> &Lang {
        &self.lang
    }

    /// The languages that stand beside that of the page, where the address asks for several.
    pub fn beside(&self) -> Vec<Arc<Lang>> {
        let others = beside(&self.uri).into_iter();
        others.map(|language| self.app.lang(language)).collect()
    }

    /// A message without variables.
    pub fn t(&self, id: &str) -> String {
        self.lang.text(id, &Args::new())
    }

    /// A message with a number in it.
    pub fn count(&self, id: &str, name: &str, count: &(impl Copy + TryInto<u64>)) -> String {
        let count = (*count).try_into().unwrap_or(u64::MAX);
        self.lang.text(id, &Args::new().count(name, count))
    }

    /// A message that chooses by a word.
    pub fn word(&self, id: &str, name: &str, word: &str) -> String {
        self.lang.text(id, &Args::new().word(name, word))
    }

    /// A message with a name in it.
    pub fn of(&self, id: &str, name: &str, text: &str) -> String {
        self.lang.text(id, &Args::new().text(name, text))
    }

    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.choice.language.tag()
    }

    /// The direction of the language.
    pub fn dir(&self) -> &'static str {
        direction(self.choice.language)
    }

    /// In which digits its numbers are written, for what a style counts by itself: `fa`, `ar`, or nothing for Latin ones.
    pub fn counted_in(&self) -> &'static str {
        digits::script(self.choice.language, self.choice.digits)
    }

    /// What the reader chose.
    pub fn choice(&self) -> &Choice {
        &self.choice
    }

    /// What was chosen other than what holds anyway, as attributes of the page, for its style and its scripts.
    pub fn wishes(&self) -> Vec<(&'static str, &'static str)> {
        let Choice {
            theme,
            digits,
            notation,
            calendar,
            sounds,
            pieces,
            squares,
            field,
            keys,
            quiet,
            ..
        } = self.choice;
        let wishes = [
            (theme != Theme::Device, "theme", theme.id()),
            (digits != Digits::OfLanguage, "digits", digits.id()),
            (notation != Notation::OfLanguage, "notation", notation.id()),
            (calendar.is_some(), "calendar", calendar_id(calendar)),
            (sounds != Sounds::Off, "sounds", sounds.id()),
            (pieces != Pieces::House, "pieces", pieces.id()),
            (squares != Squares::Wood, "squares", squares.id()),
            (field, "field", "on"),
            (!keys, "keys", "off"),
            (quiet, "quiet", "on"),
        ];
        let chosen = wishes.into_iter().filter(|(is, ..)| *is);
        chosen.map(|(_, name, value)| (name, value)).collect()
    }

    /// The server as others reach it, to be put before an address of ours; nothing where it cannot be told.
    pub fn origin(&self) -> String {
        let scheme = if self.app.is_https() { "https" } else { "http" };
        let host = self.host.as_deref().map(|host| self.app.reach().host(host));
        host.map(|host| format!("{scheme}://{host}")).unwrap_or_default()
    }

    /// Says that addresses shown here lead only this machine to this server, where that is so.
    pub fn only_here(&self) -> Option<String> {
        let port = self.app.reach().only_here(self.host.as_deref()?)?;
        let args = Args::new().text("option", format!("--listen 0.0.0.0:{port}"));
        Some(self.lang.text("links-here", &args))
    }

    /// The address of this page without its variables.
    pub fn path(&self) -> &str {
        self.uri.path()
    }

    /// The doors of the house.
    pub fn doors(&self) -> Vec<Door> {
        let doors = DOORS.into_iter().map(|(id, link, behind)| Door {
            id,
            link,
            name: self.t(id),
            here: behind.iter().any(|begins| self.path().starts_with(begins)),
        });
        doors.collect()
    }

    /// Whether the page tells what the Laws say.
    pub fn is_of_the_laws(&self) -> bool {
        ["/laws", "/judge"]
            .iter()
            .any(|begins| self.path().starts_with(begins))
    }

    /// The game, the seat or the desk that this device has left.
    pub fn mine(&self) -> Option<&Mine> {
        self.mine.as_ref()
    }

    /// The address of an asset of ours.
    pub fn asset(&self, name: &str) -> String {
        self.app.assets().address(name)
    }

    /// What a screen of the front end needs.
    pub fn screen(&self, name: &str) -> &Screen {
        self.app.assets().screen(name)
    }

    /// All the style of a live screen.
    pub fn carried(&self, name: &str) -> &str {
        self.app.assets().carried(name)
    }

    /// Where the texts of the screens are, in the language of the page.
    pub fn screen_texts(&self) -> Option<&str> {
        self.app.assets().texts(self.tag())
    }

    /// This page in every language.
    pub fn languages(&self) -> Vec<Other> {
        let others = self.names.iter();
        others
            .map(|(language, name)| Other {
                tag: language.tag(),
                name: name.clone(),
                dir: direction(*language),
                link: self.in_language(*language),
                here: *language == self.choice.language,
            })
            .collect()
    }

    fn in_language(&self, language: Language) -> String {
        let query = self.uri.query().unwrap_or("").split('&');
        let kept = query.filter(|pair| !pair.is_empty() && !pair.starts_with("lang="));
        let asked = format!("lang={}", language.tag());
        let pairs: Vec<&str> = kept.chain([&*asked]).collect();
        format!("{}?{}", self.uri.path(), pairs.join("&"))
    }

    /// The page as a response.
    pub fn page(&self, status: StatusCode, page: &impl Template) -> Response {
        let Ok(html) = page.render() else {
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        };
        let html = signs::written(html, self.choice.language, self.choice.notation);
        let html = digits::written(html, self.choice.language, self.choice.digits);
        let headers = [
            (CONTENT_LANGUAGE, self.tag()),
            (VARY, "Accept-Language, Cookie"),
            (CACHE_CONTROL, "private, no-cache"),
        ];
        (status, headers, Html(html)).into_response()
    }
}

/// Which way a language is written.
pub fn direction(language: Language) -> &'static str {
    if language.is_rtl() { "rtl" } else { "ltr" }
}

/// JSON that no name of a player can end the script element with.
pub fn within_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_does_not_end_the_script() {
        let json = serde_json::to_string("</script><script>alert(1)</script>").unwrap();
        let within = within_script(&json);
        assert!(!within.contains('<'));
        let back: String = serde_json::from_str(&within).unwrap();
        assert!(back.starts_with("</script>"));
    }
}
