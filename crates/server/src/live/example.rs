//! A tournament of invented players to look at and to break: round 4 of 5 is played, three results are in.

use arbiter_hall::event::act::{
    Act, Announce, Draw, Enter, EnterResult, EntryForm, Method, Pair, PublishRound,
};
use arbiter_hall::event::number::{BoardNumber, Round};
use arbiter_hall::{Grant, Grants, Plan, Role};
use serde::Deserialize;

use super::failure::Failure;
use super::house::Device;
use super::hub::Hub;
use super::sample::begin;

/// Names, ratings, clubs and results; what is `*` is played yet.
const EXAMPLE: &str = include_str!("example.json");

#[derive(Debug, Deserialize)]
struct Example {
    name: String,
    control: String,
    rounds: u16,
    tiebreaks: Vec<String>,
    players: Vec<(String, u16, String)>,
    results: Vec<String>,
}

/// Makes it; its event.
///
/// # Errors
/// It cannot be read or written.
pub async fn make(hub: &Hub) -> Result<String, Failure> {
    let example: Example = serde_json::from_str(EXAMPLE).map_err(unread)?;
    let plan = Plan {
        arbiter: true,
        public: Some(true),
        ..Plan::friends(&example.name, &example.control)
    };
    let mut draft = hub.draft(plan, &Device::default(), "")?;
    draft.announce(example.entered(), hub.today())?;
    begin(hub, &draft).await?;
    let house = hub.make(draft).await?;
    let by = Role::ChiefArbiter.to_string();
    for acts in example.played()? {
        house.carry(acts, &by, hub.today()).await?;
    }
    Ok(house.id.clone())
}

/// A link with which somebody becomes its chief arbiter.
///
/// # Errors
/// It is not there any more, or nothing can be written.
pub async fn desk(hub: &Hub, event: &str) -> Result<String, Failure> {
    let house = hub.house(event)?;
    let by = Grants::new([Grant::of(Role::Organiser)]);
    let link = hub
        .invite(&house, &by, vec![Grant::of(Role::ChiefArbiter)])
        .await?;
    Ok(format!("/join/{link}"))
}

impl Example {
    fn entered(&self) -> Vec<Act> {
        let announce = Announce {
            tiebreaks: self.tiebreaks.clone(),
            ..Announce::new(&self.name, self.rounds)
        };
        let enter = |(name, rating, club): &(String, u16, String)| {
            let form = EntryForm {
                name: name.clone(),
                rating: Some(*rating).filter(|rating| *rating > 0),
                club: club.clone(),
                ..EntryForm::default()
            };
            Act::from(Enter { form, from: None })
        };
        let players = self.players.iter().map(enter);
        std::iter::once(Act::from(announce)).chain(players).collect()
    }

    /// The draw, then round by round what was done: pairings, and results of the boards that are over.
    fn played(&self) -> Result<Vec<Vec<Act>>, Failure> {
        let mut all = vec![vec![Act::from(Draw::by_lots(Method::Strength, "an example"))]];
        for (round, results) in (1..).map(Round).zip(&self.results) {
            let mut acts = vec![
                Act::from(Pair::by_rules(round)),
                Act::from(PublishRound { round }),
            ];
            for (board, result) in (1..).map(BoardNumber).zip(results.split(' ')) {
                if result != "*" {
                    let result = result.parse().map_err(unread)?;
                    acts.push(Act::from(EnterResult::typed(round, board, result)));
                }
            }
            all.push(acts);
        }
        Ok(all)
    }
}

fn unread(why: impl std::fmt::Display) -> Failure {
    Failure::Machine(why.to_string())
}
