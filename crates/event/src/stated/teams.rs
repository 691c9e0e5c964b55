//! Teams in a report: the points and places that records 310 state.

use crate::model::Event;
use crate::team::{Stated, Teams, forfeits, record, same_match};
use arbiter_pairing::Points;

/// Records 310 with the points and places that the results give.
pub(super) fn stated_teams(event: &mut Event, built: &Teams, ranks: &[(u16, usize)]) {
    let sums = |view: &Event| -> Vec<(u16, Points)> {
        let sum = |team: &crate::model::Entrant| {
            (team.number, crate::history::summed(view, team, team.rounds.len()))
        };
        view.players.iter().map(sum).collect()
    };
    let (by_matches, by_games) = (sums(&built.by_match_points), sums(&built.by_game_points));
    let of = |list: &[(u16, Points)], number: u16| {
        let found = list.iter().find(|one| one.0 == number);
        found.map_or(Points::ZERO, |one| one.1)
    };
    let forfeited = forfeits(built);
    event
        .kept
        .retain(|kept| kept.code != "330" || forfeited.iter().any(|one| same_match(one, kept)));
    for one in forfeited {
        if !event.kept.iter().any(|kept| same_match(&one, kept)) {
            event.kept.push(one);
        }
    }
    for kept in event.kept.iter_mut().filter(|kept| kept.code == "310") {
        let number = kept
            .text
            .get(..3)
            .and_then(|text| text.trim().parse::<u16>().ok());
        let Some(team) = number.and_then(|number| built.teams.iter().find(|team| team.number == number))
        else {
            continue;
        };
        let rank = ranks.iter().find(|one| one.0 == team.number);
        let stated = Stated {
            matches: of(&by_matches, team.number),
            games: of(&by_games, team.number),
            rank: rank.map_or(0, |one| one.1),
        };
        let nick: String = kept.text.chars().skip(37).take(5).collect();
        let fresh = record(team, Some(stated));
        let signs: Vec<char> = fresh.text.chars().collect();
        // The short name stays as the file has it.
        let before: String = signs[..37].iter().collect();
        let after: String = signs[42..].iter().collect();
        kept.text = format!("{before}{nick:<5}{after}");
    }
}
