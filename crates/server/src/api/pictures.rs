//! The addresses of pictures: `/board.svg` for any position, `/g/{game}/{ply}.svg` for one of a game, `/g/{game}/ruling-{seq}.svg` for a ruling.

use std::str::FromStr;
use std::sync::Arc;

use arbiter_game::rules::chess::{Color, Square};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use super::asked::Tongue;
use crate::app::App;
use crate::live::{Device, unknown};
use crate::picture::{Men, Picture, RulingCard};

/// The longest position that is read, in bytes.
const LONGEST: usize = 120;
/// The smallest and the largest picture, in pixels.
const SIZES: std::ops::RangeInclusive<u16> = 24..=2048;
/// So many rings or arrows at most.
const MOST: usize = 16;

const SVG: (axum::http::HeaderName, &str) = (CONTENT_TYPE, "image/svg+xml");

/// `/board.svg`, `/g/{game}/{ply}.svg`
pub fn routes() -> Router<App> {
    Router::new()
        .route("/board.svg", get(board))
        .route("/g/{game}/{picture}", get(ply))
}

/// What the address of a picture says: how it is drawn.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    /// A placement, or a whole FEN.
    #[serde(default)]
    fen: Option<String>,
    side: Option<Color>,
    size: Option<u16>,
    /// `e2e4`
    last: Option<String>,
    /// `e4,d5`
    rings: Option<String>,
    /// `e2e4,g1f3`
    arrows: Option<String>,
    coordinates: Option<YesNo>,
    /// The language of whoever asks, which changes nothing here.
    #[serde(default, rename = "lang")]
    _lang: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum YesNo {
    Yes,
    No,
}

impl Look {
    /// The picture of these men, or what is wrong with the address.
    fn draw(&self, men: Men) -> Result<Picture, String> {
        let mut picture = Picture::of(men)
            .seen_by(self.side.unwrap_or(Color::White))
            .coordinates(self.coordinates.map(|wanted| matches!(wanted, YesNo::Yes)))
            .rings(listed("rings", self.rings.as_deref(), square)?)
            .arrows(listed("arrows", self.arrows.as_deref(), two)?);
        if let Some(last) = &self.last {
            picture = picture.last(Some(two(last).ok_or("last: expected two squares such as e2e4")?));
        }
        if let Some(size) = self.size {
            if !SIZES.contains(&size) {
                let (least, most) = (SIZES.start(), SIZES.end());
                return Err(format!("size: expected {least} to {most}, found {size}"));
            }
            picture = picture.sized(size);
        }
        Ok(picture)
    }
}

fn square(text: &str) -> Option<Square> {
    Square::from_str(text).ok()
}

/// Two squares in one word; what a pawn becomes may stand behind them.
fn two(text: &str) -> Option<[Square; 2]> {
    let is_whole = matches!(text.len(), 4 | 5);
    let (from, to) = (text.get(..2)?, text.get(2..4)?);
    Some([square(from)?, square(to)?]).filter(|_| is_whole)
}

fn listed<T>(what: &str, text: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, String> {
    let Some(text) = text.filter(|text| !text.is_empty()) else {
        return Ok(Vec::new());
    };
    let all = text.split(',');
    let read =
        |word| read(word).ok_or_else(|| format!("{what}: expected squares between commas, as in e4,d5"));
    if all.clone().count() > MOST {
        return Err(format!("{what}: expected at most {MOST}"));
    }
    all.map(read).collect()
}

fn bad(why: String) -> Response {
    (StatusCode::BAD_REQUEST, why + "\n").into_response()
}

/// `GET /board.svg?fen=…`
async fn board(Query(look): Query<Look>) -> Response {
    let Some(fen) = look.fen.as_deref().filter(|fen| fen.len() <= LONGEST) else {
        return bad(format!("fen: expected a position of at most {LONGEST} bytes"));
    };
    let drawn = Men::read(fen).map_err(|why| format!("fen: {why}"));
    match drawn.and_then(|men| look.draw(men)) {
        // The same address is the same picture; only a new version of the program may draw it better.
        Ok(picture) => ([SVG, (CACHE_CONTROL, "public, max-age=604800")], picture.svg()).into_response(),
        Err(why) => bad(why),
    }
}

/// `GET /g/{game}/{ply}.svg`: the position after so many half-moves, as far as whoever asks may see it.
async fn ply(
    State(app): State<App>,
    Path((game, picture)): Path<(String, String)>,
    Query(look): Query<Look>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let name = picture.strip_suffix(".svg").unwrap_or_default();
    if look.fen.is_some() {
        return bad("fen: the position is that of the game".into());
    }
    if let Some(seq) = name.strip_prefix("ruling-").and_then(|seq| seq.parse().ok()) {
        return ruling(&app, &game, seq, &tongue, &device).await;
    }
    let Ok(ply) = name.parse() else {
        return tongue.refuse(&unknown("picture", &picture));
    };
    let stands = async {
        app.hub()
            .table(&game)?
            .stands(&device, ply, app.hub().now())
            .await
    };
    match stands.await {
        Ok(stands) => of_game(&look, &stands),
        Err(failure) => tongue.refuse(&failure),
    }
}

/// A ruling of a game, by its number, in the language of whoever asks.
async fn ruling(app: &App, game: &str, seq: u32, tongue: &Tongue, device: &Device) -> Response {
    let drawn = async {
        let table = app.hub().table(game)?;
        let hub = app.hub();
        let replay = table
            .replay(device, &hub.langs, tongue.language, hub.now())
            .await?;
        let found = replay.marks.iter().find_map(|mark| {
            let told = mark.told.iter().find(|told| told.seq == seq)?;
            Some((mark.ply, Arc::clone(told)))
        });
        let (ply, told) = found.ok_or_else(|| unknown("picture", &seq.to_string()))?;
        let half = ply.checked_sub(1).and_then(|index| replay.plies.get(index));
        let board = half.map_or(&replay.start, |half| &half.board);
        let men = Men::read(board).unwrap_or_default();
        let last = half.and_then(|half| half.squares.as_deref()).and_then(two);
        let card = RulingCard {
            players: table.title(hub.langs.get(tongue.language)).await,
            text: told.text.clone(),
            cite: told
                .cites
                .first()
                .map(|cite| format!("{} {}", cite.book, cite.text))
                .unwrap_or_default(),
            irregular: told.tag != "game_over" && told.tag != "claim_upheld",
            rtl: tongue.language.is_rtl(),
        };
        Ok(card.svg(&Picture::of(men).last(last)))
    };
    let headers = [
        SVG,
        (CACHE_CONTROL, "private, no-cache"),
        (VARY, "Cookie, Accept-Language"),
    ];
    tongue.answer(drawn.await.map(|svg| (headers, svg)))
}

/// A position of a game as a picture that is asked for again: what may be seen changes while the game is played.
fn of_game(look: &Look, (placement, last): &(String, Option<String>)) -> Response {
    let picture = Men::read(placement).map_err(|why| why.to_string());
    let picture = picture.and_then(|men| look.draw(men));
    match picture {
        Ok(picture) if look.last.is_none() => {
            let last = last.as_deref().and_then(two);
            (
                [SVG, (CACHE_CONTROL, "private, no-cache"), (VARY, "Cookie")],
                picture.last(last).svg(),
            )
                .into_response()
        }
        Ok(_) => bad("last: the last move is that of the game".into()),
        Err(why) => bad(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(query: &str) -> Result<Picture, String> {
        let uri: axum::http::Uri = format!("/board.svg?{query}").parse().unwrap();
        let Query(look): Query<Look> = Query::try_from_uri(&uri).map_err(|why| why.to_string())?;
        look.draw(Men::read("8/8/8/8/8/8/8/8").unwrap())
    }

    #[test]
    fn what_an_address_says_of_the_look_is_read_strictly() {
        for good in [
            "",
            "size=24",
            "size=2048",
            "side=black&last=e7e8q",
            "rings=e4,d5&arrows=e2e4,g1f3",
            "rings=",
        ] {
            assert!(draw(good).is_ok(), "{good}");
        }
        for bad in [
            "size=23",
            "size=2049",
            "size=x",
            "side=left",
            "last=e2",
            "last=e2e9",
            "last=e2e4e5",
            "rings=e4,",
            "arrows=e4",
            "rings=é",
            "coordinates=maybe",
            "colour=red",
            "rings=a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1,a1",
        ] {
            assert!(draw(bad).is_err(), "{bad}");
        }
    }
}
