//! A finished evening of invented players to look at, and a game to join: for whoever starts the server to try it.

use arbiter_game::event::Event;
use arbiter_game::rules::chess::Color;
use arbiter_hall::store::Append;
use arbiter_hall::{Grant, Grants, Plan, Role};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::example;
use super::failure::Failure;
use super::house::{Device, append, lines};
use super::hub::{Draft, Hub};
use super::table::Table;

/// Where it is written down that the example has been made, and which game is to be joined.
const STREAM: &str = "server/sample";
/// The evening: names and moves.
const EVENING: &str = include_str!("evening.json");
/// So long ago it was played, and so long a move took.
const AGO: u64 = 2 * 3_600_000;
const MOVE: u64 = 17_000;

#[derive(Debug, Deserialize)]
struct Evening {
    name: String,
    rulebook: String,
    control: String,
    boards: Vec<Played>,
}

#[derive(Debug, Deserialize)]
struct Played {
    white: String,
    black: String,
    moves: String,
    #[serde(default)]
    then: Vec<Map<String, Value>>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Made {
    join: String,
    /// The tournament; a folder of 0.1 has none.
    #[serde(default)]
    tournament: Option<String>,
}

/// An event that is being made; where the program is stopped before all are there, it goes at the next start.
#[derive(Debug, Serialize, Deserialize)]
struct Begun {
    begun: String,
}

/// Where somebody begins who tries the server.
#[derive(Debug, Default)]
pub struct Ways {
    /// The addresses of the seats that are free in the game to be joined.
    pub seats: Vec<String>,
    /// The address of the desk of the tournament.
    pub desk: Option<String>,
}

/// The ways into the examples; they are made where there are none yet.
///
/// # Errors
/// They cannot be read or written.
pub async fn ways(hub: &Hub) -> Result<Ways, Failure> {
    let kept = lines(hub.store(), STREAM)?;
    let known = kept
        .iter()
        .find_map(|line| serde_json::from_slice::<Made>(line).ok());
    let made = if let Some(made) = known {
        made
    } else {
        let begun = kept
            .iter()
            .filter_map(|line| serde_json::from_slice::<Begun>(line).ok());
        for Begun { begun } in begun {
            if let Ok(house) = hub.house(&begun) {
                hub.discard(&house).await?;
            }
        }
        make(hub).await?
    };
    let house = hub.house(&made.join)?;
    let by = Grants::new([Grant::of(Role::Organiser)]);
    let mut seats = Vec::new();
    for side in Color::ALL {
        if !house.look(|office| office.is_taken(1, side)).await {
            let link = hub.invite(&house, &by, vec![Grant::player(1, side)]).await?;
            seats.push(format!("/join/{link}"));
        }
    }
    // Whoever deletes the tournament has tried it.
    let tournament = made.tournament.filter(|event| hub.house(event).is_ok());
    let desk = match tournament {
        Some(event) => Some(example::desk(hub, &event).await?),
        None => None,
    };
    Ok(Ways { seats, desk })
}

async fn make(hub: &Hub) -> Result<Made, Failure> {
    let evening: Evening =
        serde_json::from_str(EVENING).map_err(|error| Failure::Machine(error.to_string()))?;
    let plan = Plan {
        rulebook: evening.rulebook,
        arbiter: true,
        public: Some(true),
        ..Plan::friends(&evening.name, &evening.control)
    };
    let by = Grants::new([Grant::of(Role::Organiser)]);
    let mut draft = hub.draft(plan, &Device::default(), "")?;
    let began = hub.now().saturating_sub(AGO);
    let mut games = Vec::new();
    for played in evening.boards {
        let players = [played.white.clone(), played.black.clone()];
        games.push((draft.add_board_at(&by, players, began)?.game, played));
    }
    begin(hub, &draft).await?;
    hub.make(draft).await?;
    for (game, played) in games {
        play(&*hub.table(&game)?, &played, began).await?;
    }
    let friends = Plan {
        public: Some(true),
        ..Plan::friends("A game to join (example)", "15m+10s")
    };
    let mut draft = hub.draft(friends, &Device::default(), "")?;
    draft.add_board(&by, [String::new(), String::new()])?;
    begin(hub, &draft).await?;
    let friends = hub.make(draft).await?;
    let made = Made {
        join: friends.id.clone(),
        tournament: Some(example::make(hub).await?),
    };
    note(hub, &made).await?;
    Ok(made)
}

/// Notes that an event is being made, before anything of it is written.
///
/// # Errors
/// It cannot be written.
pub(super) async fn begin(hub: &Hub, draft: &Draft) -> Result<(), Failure> {
    let begun = draft.id().to_owned();
    note(hub, &Begun { begun }).await
}

async fn note(hub: &Hub, what: &impl Serialize) -> Result<(), Failure> {
    let line = serde_json::to_vec(what).map_err(|error| Failure::Machine(error.to_string()))?;
    let noted = Append {
        stream: STREAM.into(),
        of: STREAM.into(),
        expected: hub.store().version(STREAM)?,
        entries: vec![line],
        mark: None,
    };
    append(hub.store(), noted).await?;
    Ok(())
}

async fn play(table: &Table, played: &Played, began: u64) -> Result<(), Failure> {
    let start = json!({ "by": "arbiter", "do": "start" });
    let moves = played
        .moves
        .split(' ')
        .zip(["white", "black"].into_iter().cycle());
    let moves = moves.map(|(text, by)| json!({ "by": by, "do": "move", "text": text }));
    let then = played.then.iter().cloned().map(Value::Object);
    let all = std::iter::once(start).chain(moves).chain(then);
    for (act, at) in all.zip((0..).map(|n| began + n * MOVE)) {
        let Value::Object(act) = act else { continue };
        let event = Event::from_table(act).map_err(|error| Failure::Machine(error.to_string()))?;
        let grants = match event.by.player() {
            Some(side) => Grants::new([Grant::player(table.board, side)]),
            None => Grants::new([Grant::of(Role::Arbiter)]),
        };
        table.act(&grants, event.act, at).await?;
    }
    Ok(())
}
