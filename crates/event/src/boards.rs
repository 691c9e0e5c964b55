//! The boards of a round that is paired: their order by C.04.2, 3.6, or that of the Berger table; of teams, their matches.

use arbiter_pairing::berger::Berger;
use arbiter_pairing::team::Fixture;

use crate::model::Event;
use crate::order::{by_score, open};
use crate::system::{System, TeamSystem};
use crate::team::{games, seated, view};

/// White and Black of each board of a round.
///
/// By the score of the higher ranked player, then both scores together, then the higher ranked player's number; a round
/// robin has the order of its table.
///
/// ```
/// use arbiter_event::{boards::boards, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(6, 2, 1));
/// assert_eq!(boards(&event, 1)[0], (1, 4));
/// assert_eq!(boards(&event, 3), []);
/// ```
#[must_use]
pub fn boards(event: &Event, round: usize) -> Vec<(u16, u16)> {
    match System::of(event) {
        Some(System::Team(_)) => {
            let games = matches(event, round).into_iter().flat_map(|one| one.games);
            games.filter(|&(white, black)| white != 0 && black != 0).collect()
        }
        Some(System::Berger(berger)) => by_table(event, berger, round),
        _ => by_score(event, round),
    }
}

/// The matches of a round that is paired, in the order of the tables.
///
/// ```
/// assert!(arbiter_event::boards::matches(&arbiter_event::Event::default(), 1).is_empty());
/// ```
#[must_use]
pub fn matches(event: &Event, round: usize) -> Vec<Fixture> {
    let view = view(event);
    let pairs = match TeamSystem::of(event) {
        Some(TeamSystem::Berger(berger)) => by_table(&view, berger, round),
        _ => by_score(&view, round),
    };
    let fixture = |(first, second): (u16, u16)| Fixture {
        first,
        second,
        games: games(event, first, second, |team, _| seated(event, team, round)),
    };
    pairs.into_iter().map(fixture).collect()
}

/// Games that are paired and not decided, by round.
#[must_use]
pub fn open_games(event: &Event) -> Vec<(usize, u16, u16)> {
    let rounds = 1..=event.paired_rounds();
    rounds
        .flat_map(|round| open(event, round, boards(event, round)))
        .collect()
}

fn by_table(event: &Event, berger: Berger, round: usize) -> Vec<(u16, u16)> {
    let mut pairs = by_score(event, round);
    let numbers: Vec<u16> = event.players.iter().map(|player| player.number).collect();
    let table = berger.pairs(&numbers, round).games;
    let same = |one: &(u16, u16), two: &(u16, u16)| *one == *two || (one.1, one.0) == *two;
    let at = |pair: &(u16, u16)| table.iter().position(|game| same(game, pair));
    pairs.sort_by_key(|pair| at(pair).unwrap_or(usize::MAX));
    pairs
}
