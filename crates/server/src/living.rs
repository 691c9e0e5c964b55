//! The living board of the start page: a true ruling, position by position.

use arbiter_game::rules::chess::Square;

use crate::frame::Frame;
use crate::live::wire::Line;
use crate::live::{Failure, Hand, Langs, story};
use crate::picture::{Card, CardCite, Frame as Shown, Men, Reel};

/// The story as it is played: drawn first at its ruling, so that it says what it is about also where it stands still.
pub async fn reel(frame: &Frame, langs: &Langs) -> Result<Reel, Failure> {
    let told = story(langs, frame.lang().language()).await?;
    let mut shown: Vec<Shown> = Vec::new();
    for (line, hands) in &told {
        let before = shown.last().map(|one| one.board.clone()).unwrap_or_default();
        shown.extend(steps(line, hands, &before));
    }
    let ruled = |one: &Shown| one.card.is_some();
    let at = shown.iter().rposition(ruled).unwrap_or_default();
    let mut reel = Reel::of(shown, frame.t("start-story"));
    (reel.at, reel.auto) = (at, true);
    Ok(reel)
}

/// What is seen of a line: what the hands did, where something was ruled on it, and what stood then.
fn steps(line: &Line, hands: &[Hand], before: &str) -> Vec<Shown> {
    let stands = line.stands.clone().unwrap_or_else(|| before.to_owned());
    let card = line.told.iter().find(|_| line.ruled).map(|said| Card {
        title: said.title.clone(),
        cause: Some(said.cause.clone()).filter(|cause| !cause.is_empty()),
        cite: said.cites.first().map(|cite| CardCite {
            text: cite.text.clone(),
            href: cite.href.clone(),
        }),
    });
    let touched = hands.iter().filter_map(|hand| match hand {
        Hand::Touch(square) => Some(square.clone()),
        _ => None,
    });
    let last = Shown {
        board: stands,
        squares: moved(hands).filter(|_| !line.ruled),
        text: line.text.clone(),
        rings: touched.collect(),
        card,
        ..Shown::default()
    };
    let tried = moved(hands).filter(|_| line.ruled).and_then(|squares| {
        let board = after(before, &squares)?;
        Some(Shown {
            board,
            squares: Some(squares),
            text: line.text.clone(),
            ..Shown::default()
        })
    });
    tried.into_iter().chain([last]).collect()
}

/// From where to where a piece was carried.
fn moved(hands: &[Hand]) -> Option<String> {
    let from = hands.iter().find_map(|hand| match hand {
        Hand::Lift(square) => Some(square),
        _ => None,
    })?;
    let to = hands.iter().rev().find_map(|hand| match hand {
        Hand::Place(square) => Some(square),
        _ => None,
    })?;
    Some(format!("{from}{to}"))
}

/// What stands on the board once a piece was carried.
fn after(before: &str, squares: &str) -> Option<String> {
    let square = |text: &str| text.parse::<Square>().ok();
    let men = Men::read(before).ok()?;
    Some(
        men.carried(square(&squares[..2])?, square(&squares[2..])?)
            .to_string(),
    )
}
