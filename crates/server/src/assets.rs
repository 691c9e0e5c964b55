//! Style sheets, scripts and letters, as files beside the pages. Their addresses change with their content, so they
//! may be kept for ever.
//!
//! What Vite has built lies in `web/dist`; a program built without it has pages that work without scripts.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;
use serde::Deserialize;

/// What every page has, live or not.
const COMMON: &str = concat!(
    include_str!("../../../web/src/style/tokens.css"),
    include_str!("../../../web/src/style/page.css"),
);

/// The style sheets in the order in which they build on each other.
const STYLE: &str = concat!(
    include_str!("../../../web/src/style/tokens.css"),
    include_str!("../../../web/src/style/page.css"),
    include_str!("../../../web/src/style/doors.css"),
    include_str!("../../../web/src/style/ways.css"),
    include_str!("../../../web/src/board/board.css"),
    include_str!("../../../web/src/style/laws.css"),
    include_str!("../../../web/src/style/lists.css"),
    include_str!("../../../web/src/style/tournament.css"),
    include_str!("../../../web/src/style/cup.css"),
    include_str!("../../../web/src/style/hand.css"),
);

/// What is printed: nothing of the screen is on it.
const PAPER: &str = include_str!("../../../web/src/style/paper.css");

/// What the front end was built into: read from disk in a debug build, carried in the program otherwise.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// One line of Vite's list of what it has built.
#[derive(Debug, Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    name: String,
    #[serde(default, rename = "isEntry")]
    is_entry: bool,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

/// What a screen needs, as addresses.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Screen {
    /// Style sheets.
    pub styles: Vec<String>,
    /// The script that takes the page over.
    pub script: Option<String>,
    /// Scripts that it loads first, fetched ahead.
    pub ahead: Vec<String>,
}

/// The assets and their addresses.
pub struct Assets {
    style: String,
    paper: String,
    screens: BTreeMap<String, Screen>,
    texts: BTreeMap<String, String>,
    carried: BTreeMap<String, String>,
}

impl Assets {
    /// Names each asset by its content.
    pub fn new() -> Self {
        let list = Built::get("manifest.json");
        let list = list.and_then(|list| serde_json::from_slice(&list.data).ok());
        let list = list.unwrap_or_default();
        let screens = screens(&list);
        let fonts = screens
            .get("fonts")
            .map(|fonts| fonts.styles.clone())
            .unwrap_or_default();
        let carried = screens.iter().map(|(name, screen)| {
            let sheets = fonts
                .iter()
                .chain(&screen.styles)
                .filter_map(|address| built_text(address));
            (
                name.clone(),
                std::iter::once(COMMON.to_owned()).chain(sheets).collect(),
            )
        });
        Self {
            style: by_content("site", STYLE),
            paper: by_content("paper", PAPER),
            carried: carried.collect(),
            texts: texts(&list),
            screens,
        }
    }

    /// All the style that a live screen needs, to be carried in its page: nothing has to come before it is drawn.
    pub fn carried(&self, name: &str) -> &str {
        self.carried.get(name).map_or(COMMON, String::as_str)
    }

    /// The style of the pages, to be kept beside them where no server is.
    pub const fn style() -> &'static str {
        STYLE
    }

    /// The address of an asset by its plain name.
    pub fn address(&self, name: &str) -> String {
        debug_assert!(matches!(name, "site.css" | "paper.css"), "{name}");
        address(if name == "paper.css" {
            &self.paper
        } else {
            &self.style
        })
    }

    /// What a screen needs; nothing of what has not been built.
    pub fn screen(&self, name: &str) -> &Screen {
        static NOTHING: Screen = Screen {
            styles: Vec::new(),
            script: None,
            ahead: Vec::new(),
        };
        self.screens.get(name).unwrap_or(&NOTHING)
    }

    /// The texts of the screens in a language, which a page fetches ahead; nothing if they have not been built.
    pub fn texts(&self, tag: &str) -> Option<&str> {
        self.texts.get(tag).map(String::as_str)
    }
}

/// Which chunk carries the texts of which language: its source is `../lang/<tag>/screens.ftl`.
fn texts(list: &BTreeMap<String, Chunk>) -> BTreeMap<String, String> {
    let own = |(source, chunk): (&String, &Chunk)| {
        let tag = source
            .strip_prefix("../lang/")?
            .strip_suffix("/screens.ftl?raw")?;
        Some((tag.to_owned(), address(&chunk.file)))
    };
    list.iter().filter_map(own).collect()
}

/// A built file as text, by its address.
fn built_text(address: &str) -> Option<String> {
    let file = Built::get(address.strip_prefix("/assets/")?)?;
    String::from_utf8(file.data.into_owned()).ok()
}

fn address(file: &str) -> String {
    format!("/assets/{file}")
}

/// The entries of the list by their names, each with all that it loads.
fn screens(list: &BTreeMap<String, Chunk>) -> BTreeMap<String, Screen> {
    let entries = list.values().filter(|chunk| chunk.is_entry);
    entries
        .map(|entry| {
            let mut screen = Screen::default();
            gather(list, entry, &mut Vec::new(), &mut screen);
            // An entry is a script, or a style sheet alone.
            if let Some(file) = screen.ahead.pop() {
                if kind(&file) == Some(SCRIPT) {
                    screen.script = Some(file);
                } else {
                    screen.styles.push(file);
                }
            }
            (entry.name.clone(), screen)
        })
        .collect()
}

/// What a chunk loads before itself comes before it.
fn gather<'a>(
    list: &'a BTreeMap<String, Chunk>,
    chunk: &'a Chunk,
    seen: &mut Vec<&'a str>,
    screen: &mut Screen,
) {
    if seen.contains(&chunk.file.as_str()) {
        return;
    }
    seen.push(&chunk.file);
    for import in chunk.imports.iter().filter_map(|name| list.get(name)) {
        gather(list, import, seen, screen);
    }
    for style in chunk.css.iter().map(|style| address(style)) {
        if !screen.styles.contains(&style) {
            screen.styles.push(style);
        }
    }
    screen.ahead.push(address(&chunk.file));
}

const FOR_EVER: (HeaderName, &str) = (CACHE_CONTROL, "public, max-age=31536000, immutable");

impl Assets {
    /// `/assets/{name}`
    pub fn serve(&self, name: &str) -> Response {
        for (sheet, text) in [(&self.style, STYLE), (&self.paper, PAPER)] {
            if name == sheet {
                return ([(CONTENT_TYPE, "text/css; charset=utf-8"), FOR_EVER], text).into_response();
            }
        }
        let Some(kind) = kind(name) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        match Built::get(name) {
            Some(file) => ([(CONTENT_TYPE, kind), FOR_EVER], file.data.into_owned()).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }
}

/// The name of a sheet of ours.
fn by_content(name: &str, text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{name}-{:016x}.css", hasher.finish())
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The kinds of files that Vite builds for us; nothing else is handed out.
fn kind(name: &str) -> Option<&'static str> {
    match name.rsplit_once('.')?.1 {
        "css" => Some("text/css; charset=utf-8"),
        "js" => Some(SCRIPT),
        "woff2" => Some("font/woff2"),
        "svg" => Some("image/svg+xml"),
        "png" => Some("image/png"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(list: &str) -> BTreeMap<String, Screen> {
        screens(&serde_json::from_str(list).unwrap())
    }

    #[test]
    fn a_screen_comes_with_what_it_loads_in_order() {
        let screens = built(
            r#"{
            "_shared-1.js": { "file": "shared-1.js", "css": ["shared-1.css"] },
            "src/game/main.tsx": { "file": "game-2.js", "name": "game", "isEntry": true,
                "imports": ["_shared-1.js", "_gone.js"], "css": ["game-2.css"] },
            "src/style/fonts.css": { "file": "fonts-3.css", "name": "fonts", "isEntry": true },
            "a.ftl?raw": { "file": "a-4.js", "name": "a" }
        }"#,
        );
        assert_eq!(screens.keys().collect::<Vec<_>>(), ["fonts", "game"]);
        let game = &screens["game"];
        assert_eq!(game.script.as_deref(), Some("/assets/game-2.js"));
        assert_eq!(game.ahead, ["/assets/shared-1.js"]);
        assert_eq!(game.styles, ["/assets/shared-1.css", "/assets/game-2.css"]);
        assert_eq!(screens["fonts"].styles, ["/assets/fonts-3.css"]);
        assert_eq!(screens["fonts"].script, None);
    }

    #[test]
    fn the_texts_of_a_language_are_found_by_their_source() {
        let list =
            r#"{ "../lang/fa/screens.ftl?raw": { "file": "screens-1.js" }, "src/x.ts": { "file": "x.js" } }"#;
        let texts = texts(&serde_json::from_str(list).unwrap());
        assert_eq!(
            texts.into_iter().collect::<Vec<_>>(),
            [("fa".into(), "/assets/screens-1.js".into())]
        );
    }

    #[test]
    fn scripts_that_load_each_other_end() {
        let screens = built(
            r#"{
            "a": { "file": "a.js", "name": "a", "isEntry": true, "imports": ["b"] },
            "b": { "file": "b.js", "imports": ["c"] },
            "c": { "file": "c.js", "imports": ["b"] }
        }"#,
        );
        assert_eq!(screens["a"].script.as_deref(), Some("/assets/a.js"));
    }

    #[test]
    fn only_what_pages_load_is_handed_out() {
        for name in ["manifest.json", "index.html", "name", "..", "x.js.map"] {
            assert_eq!(kind(name), None, "{name}");
        }
    }
}
