//! What is told of a move that is announced, in the words of a language and as JSON.

use std::fmt::Write;

use arbiter_chess::{LegalMove, Position};
use arbiter_lang::{Args, Lang};
use arbiter_notation::{SanStyle, Tongue, announce, announce_drop, write_move, write_san};
use arbiter_variants::{Crazyhouse, Drop, Legal};
use serde_json::{Value, json};

use super::Read;

/// What is needed to tell it.
pub struct Told<'a> {
    pub position: &'a Position,
    /// The game, where there are men in hand.
    pub pocket: Option<Crazyhouse>,
    pub lang: &'a Lang,
    pub tongue: Tongue,
}

impl Told<'_> {
    /// For people, a line each.
    pub fn text(&self, read: &Read) -> String {
        let mut text = String::new();
        let mut line = |said: String| {
            // A text takes whatever is written to it.
            let _ = writeln!(text, "{said}");
        };
        match read {
            Read::Move(one) => {
                let args = Args::new().text("san", self.san(*one)).text("uci", uci(*one));
                line(self.lang.text("say-move", &args));
                let words = |tongue| Args::new().text("words", announce(self.position, *one, tongue));
                line(self.lang.text("say-appendix", &words(Tongue::Appendix)));
                line(self.lang.text("say-own", &words(self.tongue)));
            }
            Read::Drop(drop) => {
                let style = SanStyle::LAWS.with_letters(self.lang.language().signs());
                let args = Args::new().text("san", self.dropped(*drop, &style));
                line(self.lang.text("say-move", &args.text("uci", drop.to_string())));
                let words = |tongue| Args::new().text("words", announce_drop(*drop, tongue));
                line(self.lang.text("say-appendix", &words(Tongue::Appendix)));
                line(self.lang.text("say-own", &words(self.tongue)));
            }
            Read::Which(all) => {
                line(self.lang.text("say-which", &Args::new()));
                for one in all {
                    line(self.candidate(*one));
                }
            }
            Read::Nothing { column, found, begun } => {
                let args = Args::new()
                    .count("column", *column as u64)
                    .text("found", found.as_str());
                line(self.lang.text("say-nothing", &args));
                for one in begun {
                    line(self.candidate(*one));
                }
            }
        }
        text
    }

    fn candidate(&self, one: LegalMove) -> String {
        let args = Args::new().text("san", self.san(one));
        let words = announce(self.position, one, Tongue::Appendix);
        self.lang.text("say-candidate", &args.text("words", words))
    }

    fn san(&self, one: LegalMove) -> String {
        let style = SanStyle::LAWS.with_letters(self.lang.language().signs());
        write_san(self.position, one, &style).to_string()
    }

    fn dropped(&self, drop: Drop, style: &SanStyle) -> String {
        let written = |game: &Crazyhouse| write_move(game, Legal::Drop(drop), style).to_string();
        self.pocket.as_ref().map_or_else(|| drop.to_string(), written)
    }

    /// One value.
    pub fn json(&self, read: &Read) -> Value {
        let told = |one: &LegalMove| {
            json!({
                "move": uci(*one),
                "san": write_san(self.position, *one, &SanStyle::PGN).to_string(),
                "appendix": announce(self.position, *one, Tongue::Appendix),
                "words": announce(self.position, *one, self.tongue),
            })
        };
        match read {
            Read::Move(one) => told(one),
            Read::Drop(drop) => json!({
                "move": drop.to_string(),
                "san": self.dropped(*drop, &SanStyle::PGN),
                "appendix": announce_drop(*drop, Tongue::Appendix),
                "words": announce_drop(*drop, self.tongue),
            }),
            Read::Which(all) => json!({ "which": all.iter().map(told).collect::<Vec<_>>() }),
            Read::Nothing { column, found, begun } => json!({
                "column": column,
                "found": found,
                "begun": begun.iter().map(told).collect::<Vec<_>>(),
            }),
        }
    }
}

fn uci(one: LegalMove) -> String {
    one.named().to_string()
}
