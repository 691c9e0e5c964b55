//! Games that are over: of an event, or of the device that asks; found by a name or a result, a page of them at a time.

use std::sync::Arc;

use arbiter_game::rules::answer::GameResult;
use arbiter_game::rules::chess::Color;
use arbiter_hall::Board;
use arbiter_lang::Args;
use arbiter_laws::Date;
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use crate::app::App;
use crate::frame::Frame;
use crate::judge::escaped;
use crate::live::{Device, Ended, House, end_reason, end_title};

/// So many games stand on a page.
const PAGE: usize = 48;
/// The longest name that is looked for, in letters.
const LONGEST: usize = 80;

/// What is looked for, and which page of it.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Find {
    /// A part of a player's name.
    pub q: String,
    /// `white`, `black`, `draw`, `other`; any other word is any result.
    result: String,
    /// From 1.
    pub page: String,
    /// Which part of an event's page.
    pub tab: String,
}

/// A game that is over.
struct Over {
    board: Board,
    ended: Ended,
    /// The side of whoever asks.
    own: Option<Color>,
}

/// A game in the list.
pub struct Row {
    /// Its page.
    pub link: String,
    /// The picture of its last position.
    pub picture: String,
    /// White and Black.
    pub players: [String; 2],
    /// The result as it is written.
    pub result: String,
    /// Who won and why, in words.
    pub why: String,
    /// The number of the board or the day, and how long it was.
    pub about: String,
}

/// A page of games.
pub struct List {
    /// The games.
    pub rows: Vec<Row>,
    /// How many there are, in words; empty where there are none.
    pub count: String,
    /// Why there is nothing to be seen.
    pub nothing: Option<String>,
    /// Whether something is looked for, or there is enough to look for it.
    pub finds: bool,
    /// The name that is looked for.
    pub q: String,
    /// Results to choose from: word, name, chosen.
    pub results: Vec<(&'static str, String, bool)>,
    /// The address of the form, and what it carries along.
    pub action: String,
    /// The part of the page, where it has parts.
    pub tab: Option<&'static str>,
    /// The pages before and after this one.
    pub later: Option<String>,
    /// See `later`.
    pub earlier: Option<String>,
}

#[derive(Template)]
#[template(path = "games.html")]
struct Page<'a> {
    frame: &'a Frame,
    list: List,
}

/// `/games`: the finished games of this device.
pub async fn own(State(app): State<App>, Query(find): Query<Find>, device: Device, frame: Frame) -> Response {
    let mut all = Vec::new();
    for house in app.hub().houses_of(&device) {
        let boards = house.look(|office| {
            let holder = office.holder(device.known_to(office)?)?;
            let own = |board: &Board| {
                holder
                    .grants
                    .sides(board.board)
                    .next()
                    .map(|side| (board.clone(), side))
            };
            Some(office.boards.values().filter_map(own).collect::<Vec<_>>())
        });
        for (board, side) in boards.await.unwrap_or_default() {
            all.extend(over(&app, board, Some(side)).await);
        }
    }
    all.sort_by_key(|over| std::cmp::Reverse(over.board.began));
    let list = List::of(&frame, all, &find, "/games", None, true);
    frame.page(StatusCode::OK, &Page { frame: &frame, list })
}

/// The finished games of an event, by their boards.
pub async fn of_event(app: &App, house: &Arc<House>, frame: &Frame, find: &Find) -> List {
    let boards = house
        .look(|office| office.boards.values().cloned().collect::<Vec<_>>())
        .await;
    let mut all = Vec::new();
    for board in boards {
        all.extend(over(app, board, None).await);
    }
    List::of(
        frame,
        all,
        find,
        &format!("/e/{}", house.id),
        Some("finished"),
        false,
    )
}

async fn over(app: &App, board: Board, own: Option<Color>) -> Option<Over> {
    let ended = app.hub().table(&board.game).ok()?.ended().await?;
    Some(Over { board, ended, own })
}

impl List {
    fn of(
        frame: &Frame,
        all: Vec<Over>,
        find: &Find,
        action: &str,
        tab: Option<&'static str>,
        days: bool,
    ) -> Self {
        let q: String = find.q.trim().chars().take(LONGEST).collect();
        let any = all.len();
        let found: Vec<Over> = all.into_iter().filter(|over| over.is(&q, &find.result)).collect();
        let pages = found.len().div_ceil(PAGE).max(1);
        let page = find.page.parse::<usize>().unwrap_or(1).clamp(1, pages);
        let rows = found.iter().skip((page - 1) * PAGE).take(PAGE);
        let rows = rows.map(|over| over.row(frame, days)).collect();
        let result = |word| {
            (
                word,
                frame.t(&format!("after-result-{word}")),
                find.result == word,
            )
        };
        let nothing = match (any, found.len()) {
            (0, _) => Some(frame.t("after-finished-none")),
            (_, 0) => Some(frame.t("after-finished-unfound")),
            _ => None,
        };
        let count = Args::new().count("count", found.len() as u64);
        let to = |page: usize| {
            let tab = tab.map(|tab| format!("tab={tab}&")).unwrap_or_default();
            let (q, result) = (escaped(&q), escaped(&find.result));
            format!("{action}?{tab}q={q}&result={result}&page={page}")
        };
        Self {
            rows,
            count: if nothing.is_some() {
                String::new()
            } else {
                frame.lang().text("after-finished-count", &count)
            },
            nothing,
            finds: any > 8 || !q.is_empty() || !find.result.is_empty(),
            results: ["any", "white", "black", "draw", "other"].map(result).into(),
            later: (page > 1).then(|| to(page - 1)),
            earlier: (page < pages).then(|| to(page + 1)),
            action: action.to_owned(),
            tab,
            q,
        }
    }
}

impl Over {
    fn is(&self, q: &str, result: &str) -> bool {
        let found = self.ended.end.result;
        let as_wanted = match result {
            "white" => found == GameResult::WhiteWins,
            "black" => found == GameResult::BlackWins,
            "draw" => found == GameResult::Draw,
            "other" => matches!(found, GameResult::BothLose | GameResult::Open),
            _ => true,
        };
        let named = |name: &String| name.to_lowercase().contains(&q.to_lowercase());
        as_wanted && (q.is_empty() || self.board.players.iter().any(named))
    }

    fn row(&self, frame: &Frame, days: bool) -> Row {
        let Ended {
            end,
            board,
            last,
            plies,
        } = &self.ended;
        let names = ["web-white", "web-black"].map(|id| frame.t(id));
        let mut sides = names.into_iter();
        let players = self.board.players.clone().map(|name| {
            let side = sides.next().unwrap_or_default();
            if name.is_empty() { side } else { name }
        });
        let lang = frame.lang();
        let last = last
            .as_deref()
            .map(|last| format!("&last={last}"))
            .unwrap_or_default();
        let side = if self.own == Some(Color::Black) {
            "&side=black"
        } else {
            ""
        };
        let at = if days {
            let day = Date::from_days((self.board.date() / 86_400_000).cast_signed());
            day.map(|day| lang.date(day)).unwrap_or_default()
        } else {
            lang.text(
                "web-live-board",
                &Args::new().count("board", u64::from(self.board.number())),
            )
        };
        let moves = lang.text(
            "after-half-moves",
            &Args::new().count("count", plies.div_ceil(2) as u64),
        );
        Row {
            link: format!("/g/{}", self.board.game),
            picture: format!("/board.svg?fen={board}{last}{side}&size=96"),
            players,
            result: lang.digits(&written(end.result)),
            why: format!("{} · {}", end_title(lang, end), end_reason(lang, end)),
            about: format!("{at} · {moves}"),
        }
    }
}

/// A result as people write it.
pub fn written(result: GameResult) -> String {
    result.as_str().replace("1/2", "½").replace('-', "–")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_into_an_address_and_comes_out_again() {
        for name in ["Anna", "بهرام", "a&b=c#d", "Đặng  +"] {
            let uri: axum::http::Uri = format!("/games?q={}", escaped(name)).parse().unwrap();
            let Query(find): Query<Find> = Query::try_from_uri(&uri).unwrap();
            assert_eq!(find.q, name);
        }
    }

    #[test]
    fn results_are_written_as_people_write_them() {
        let all = [GameResult::WhiteWins, GameResult::Draw, GameResult::BothLose];
        assert_eq!(all.map(written), ["1–0", "½–½", "0–0"]);
    }
}
