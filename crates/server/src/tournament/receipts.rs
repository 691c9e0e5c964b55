//! The receipt list: who is given how much and why, with a line to sign on.

use std::sync::Arc;

use arbiter_hall::event::act::{Award, Prize};
use arbiter_hall::event::funds::{Win, wins};
use arbiter_hall::event::tiebreak::Value;
use arbiter_lang::Args;

use super::seen::{Seen, halves};
use crate::api::aside;
use crate::frame::Frame;
use crate::live::Failure;

/// Somebody who is given an amount.
pub struct Receipt {
    /// His place; nothing where an arbiter gave him the prize and no standings.
    pub place: Option<usize>,
    /// His name.
    pub name: String,
    /// How much.
    pub amount: String,
    /// The prize.
    pub prize: String,
    /// By what he won it; nothing where it was given to him.
    pub stands: Option<String>,
}

/// All of them, prize by prize: by the standings, and what was given beside them.
pub async fn receipts(frame: &Frame, seen: &Seen) -> Result<Vec<Receipt>, Failure> {
    let state = Arc::clone(&seen.state);
    let won = aside(move || wins(&state).unwrap_or_default()).await?;
    let prizes = seen.state.all_prizes();
    let of = |(at, prize): (usize, &Prize)| {
        let wins = won.get(at).map(Vec::as_slice).unwrap_or_default();
        let awards = seen.state.prizes.awards.all();
        let given: Vec<&Award> = awards
            .filter(|award| award.prize.trim() == prize.name.trim())
            .collect();
        let by_place = wins.iter().map(|win| won_by(frame, seen, prize, win));
        let wins_it = |award: &&&Award| wins.iter().any(|win| win.entrant == award.entrant);
        let beside = given.iter().filter(|award| !wins_it(award)).map(|award| Receipt {
            place: None,
            name: seen.state.name(award.entrant).trim().to_owned(),
            amount: award.amount.map(|amount| amount.to_string()).unwrap_or_default(),
            prize: prize.name.clone(),
            stands: None,
        });
        by_place.chain(beside).collect::<Vec<_>>()
    };
    Ok(prizes.into_iter().enumerate().flat_map(of).collect())
}

fn won_by(frame: &Frame, seen: &Seen, prize: &Prize, win: &Win) -> Receipt {
    let args = Args::new().count("place", win.place as u64);
    let points = halves(&Value::new(win.points).to_string());
    let stands = frame.lang().text("tour-stands", &args.text("points", points));
    Receipt {
        place: Some(win.place),
        name: seen.state.name(win.entrant).trim().to_owned(),
        amount: win.amount.to_string(),
        prize: prize.name.clone(),
        stands: Some(stands),
    }
}
