//! What is made by somebody who sends a table: a game of two, an event. By the interface and by the page for it alike.

use std::future::Future;
use std::net::IpAddr;

use arbiter_game::rules::variants::VariantName;
use arbiter_hall::{Delay, Grants, HallError, Plan};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::asked::{Asker, Body, Tongue, fresh};
use crate::app::App;
use crate::device::Https;
use crate::live::{Device, Draft, Failure, token};

/// A table from which something is made.
pub trait New: DeserializeOwned + Send {
    /// What its maker is told.
    type Made: Serialize;

    /// How many boards it has.
    fn boards(&self) -> usize {
        1
    }

    /// Makes it for a device, whose pass this is.
    fn open(
        self,
        app: &App,
        device: &Device,
        pass: &str,
    ) -> impl Future<Output = Result<Self::Made, Failure>> + Send;
}

/// `POST` of such a table.
pub async fn make<N: New>(
    State(app): State<App>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
    Body(body): Body<N>,
) -> Response {
    let made = async {
        let new = body?;
        app.quota()
            .take(app.hub(), &device, asker.from, new.boards())
            .await?;
        let (device, pass, headers) = device.bound(app.hub(), Https(app.is_https()))?;
        let made = new.open(&app, &device, &pass).await?;
        Ok((headers, fresh(StatusCode::CREATED, &made)))
    };
    tongue.answer(made.await)
}

/// The same for the page with a form for it: a table in, a table out.
///
/// # Errors
/// The table says something else, or nothing can be made from it.
pub async fn make_from<N: New>(
    app: &App,
    new: Value,
    (device, from): (&Device, Option<IpAddr>),
    pass: &str,
) -> Result<Value, Failure> {
    let new: N = serde_json::from_value(new).map_err(|error| Failure::BadMessage(error.to_string()))?;
    app.quota().take(app.hub(), device, from, new.boards()).await?;
    let made = new.open(app, device, pass).await?;
    serde_json::to_value(made).map_err(|error| Failure::Machine(error.to_string()))
}

/// Which game is played, and from which start where one is named.
#[derive(Debug, Default)]
pub struct Which {
    /// By its name; nothing is ordinary chess.
    pub variant: Option<String>,
    /// Nothing where it is drawn.
    pub start: Option<Beginning>,
}

/// What `start` may be: the number of a start; or whether the game begins at once, as it was before there was a choice.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(
    untagged,
    expecting = "expected the number of a start, from 0 to 959, or true or false"
)]
pub enum Beginning {
    /// Begin at once.
    AtOnce(bool),
    /// That start.
    Number(i64),
}

impl Which {
    /// Whether the game is to begin at once.
    pub fn at_once(&self) -> bool {
        matches!(self.start, Some(Beginning::AtOnce(true)))
    }

    /// Puts it into a plan. A start that nobody names is drawn here, where no two phones draw it.
    ///
    /// # Errors
    /// No such variant is played, or it has no such start.
    pub fn put(&self, plan: &mut Plan, phones_draw: bool) -> Result<(), Failure> {
        if let Some(name) = &self.variant {
            plan.variant = name
                .parse()
                .ok()
                .ok_or_else(|| HallError::NoVariant { name: name.clone() })?;
        }
        if let Some(Beginning::Number(number)) = self.start {
            let chess960 = plan.variant == VariantName::Chess960;
            let start = u16::try_from(number).map_err(|_| HallError::NoStart { number, chess960 })?;
            plan.start = Some(start);
        }
        if !phones_draw {
            plan.draw_start([token()?, token()?]);
        }
        Ok(())
    }
}

/// Keeps spectators behind from the beginning, where that is wanted.
///
/// # Errors
/// It is more than the hall allows.
pub fn delayed(draft: &mut Draft, by: &Grants, moves: u32, minutes: u32) -> Result<(), Failure> {
    let delay = Delay { moves, minutes };
    if delay.is_any() {
        draft.decide(|office| Ok(vec![office.set_delay(by, delay)?]))?;
    }
    Ok(())
}
