//! A few positions one after the other, to be played through: drawn by the server first, taken over by the small player
//! of the screens (`web/src/replay`) where there is a script.

use arbiter_game::rules::chess::{Color, Square};
use askama::Template;
use serde::Serialize;

use super::{Men, Picture};
use crate::frame::{self, within_script};

/// One position of a reel.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Frame {
    /// What stands on the board: the first field of a FEN.
    pub board: String,
    /// The move that led there: `e2e4`.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub squares: Option<String>,
    /// What happened, in few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What both clocks showed, White's first, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<[u64; 2]>,
    /// What was touched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rings: Vec<String>,
    /// What was ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
}

/// A ruling in few words.
#[derive(Debug, Clone, Serialize)]
pub struct Card {
    /// The verdict.
    pub title: String,
    /// What happened in this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
    /// The article.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cite: Option<CardCite>,
}

/// An article with its address.
#[derive(Debug, Clone, Serialize)]
pub struct CardCite {
    /// Its number.
    pub text: String,
    /// Where it is read.
    pub href: String,
}

/// Positions to be played through. A page that shows one loads the screen `replay` in its head:
/// `{% let screen = frame.screen("replay") %}{% include "parts/screen.html" %}`.
#[derive(Debug, Clone)]
pub struct Reel {
    /// The positions.
    pub frames: Vec<Frame>,
    /// Who sits below.
    pub near: Color,
    /// Which position is seen first.
    pub at: usize,
    /// Whether it plays by itself, again and again; never where motion is not wanted.
    pub auto: bool,
    /// What it shows, in a sentence, for those who do not see it.
    pub about: String,
}

impl Reel {
    /// These, from the first, seen by White, still.
    #[must_use]
    pub fn of(frames: Vec<Frame>, about: String) -> Self {
        Self {
            frames,
            near: Color::White,
            at: 0,
            auto: false,
            about,
        }
    }

    /// As a part of a page in the language of its frame.
    #[must_use]
    pub fn html(&self, frame: &frame::Frame) -> String {
        let first = self.frames.get(self.at).cloned().unwrap_or_default();
        let mut words = serde_json::Map::new();
        for word in ["back", "play", "stop", "next"] {
            words.insert(word.into(), frame.t(&format!("after-reel-{word}")).into());
        }
        let side = self.near.word();
        let options = serde_json::json!({ "words": words, "side": side, "at": self.at, "auto": self.auto });
        let data = serde_json::json!({ "frames": self.frames, "options": options });
        let part = Part {
            about: &self.about,
            picture: first.picture(self.near),
            data: within_script(&data.to_string()),
            first,
        };
        part.render().unwrap_or_default()
    }
}

impl Frame {
    fn picture(&self, near: Color) -> String {
        let square = |text: &str| text.parse::<Square>().ok();
        let last = self.squares.as_deref().and_then(|squares| {
            let (from, to) = (squares.get(..2)?, squares.get(2..4)?);
            Some([square(from)?, square(to)?])
        });
        Picture::of(Men::read(&self.board).unwrap_or_default())
            .seen_by(near)
            .last(last)
            .rings(self.rings.iter().filter_map(|ring| square(ring)).collect())
            .class("first-board")
            .svg()
    }
}

#[derive(Template)]
#[template(path = "parts/reel.html")]
struct Part<'a> {
    about: &'a str,
    first: Frame,
    picture: String,
    data: String,
}
