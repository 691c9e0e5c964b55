//! Who wins what: the prizes of an event by its standings, one a person, the higher one.

use serde_json::{Value, json};

use crate::number::EntrantId;
use crate::prizes::{Money, shares};
use crate::state::State;
use crate::state::act::Prize;
use crate::table::{NoTable, Wanted};
use crate::tiebreak::standings_of_players;

/// What somebody wins of a prize.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Win {
    /// Who.
    pub entrant: EntrantId,
    /// His place in the standings.
    pub place: usize,
    /// His points in hundredths.
    pub points: i64,
    /// How much.
    pub amount: Money,
}

/// Somebody of the standings.
#[derive(Debug, Clone, Copy)]
struct Place {
    entrant: EntrantId,
    rank: usize,
    points: i64,
}

/// What every prize brings to whom, in the order of [`State::all_prizes`], by the standings as they are.
///
/// Who would win several has the highest, and of equal ones the one that was named first; in the others the next follow.
///
/// # Errors
/// [`NoTable`], where there are no standings.
pub fn wins(state: &State) -> Result<Vec<Vec<Win>>, NoTable> {
    let prizes = state.all_prizes();
    if prizes.iter().all(|prize| prize.amounts.is_empty()) {
        return Ok(vec![Vec::new(); prizes.len()]); // no standings are needed
    }
    let places = places(state)?;
    let may_win = |prize: &&Prize| -> Vec<Place> {
        let takes = |place: &&Place| {
            let entrant = state.entrants.get(&place.entrant);
            entrant.is_some_and(|entrant| state.takes(&prize.who, entrant))
        };
        places.iter().filter(takes).copied().collect()
    };
    let mut fields: Vec<Vec<Place>> = prizes.iter().map(may_win).collect();
    // Each turn takes somebody out of a field, so there is an end.
    loop {
        let won: Vec<Vec<Win>> = prizes
            .iter()
            .zip(&fields)
            .map(|(prize, field)| paid(prize, field))
            .collect();
        if !leaves_the_smaller(&won, &mut fields) {
            return Ok(won);
        }
    }
}

fn places(state: &State) -> Result<Vec<Place>, NoTable> {
    let table = Wanted::default().table(&state.sheet())?;
    let numbers = state.numbers();
    // Lines of a table of teams are teams; whoever wins a prize is a person, and stands by his own points.
    let lines = if state.of_teams() {
        standings_of_players(&table.event, &[], table.edition)
    } else {
        table.lines
    };
    let place = |line: &crate::tiebreak::Standing| {
        Some(Place {
            entrant: numbers.entrant(line.player)?,
            rank: line.rank,
            points: line.points.get(),
        })
    };
    // Whose results count for nobody wins nothing (Tournament Rules, 11(d)).
    let counts = |line: &&crate::tiebreak::Standing| !table.out_of_it.contains(&line.player);
    Ok(lines.iter().filter(counts).filter_map(place).collect())
}

fn paid(prize: &Prize, field: &[Place]) -> Vec<Win> {
    let level: Vec<i64> = field.iter().map(|place| place.points).collect();
    let amounts: Vec<u64> = prize.amounts.iter().map(|amount| amount.value()).collect();
    let paid = shares(&level, &amounts, prize.sharing, 1);
    let win = |(place, amount): (&Place, u64)| Win {
        entrant: place.entrant,
        place: place.rank,
        points: place.points,
        amount: Money::hundredths(amount),
    };
    let won = field.iter().zip(paid).map(win);
    won.filter(|win| win.amount > Money::default()).collect()
}

/// Takes whoever wins twice out of the smaller one; whether there was such a one.
fn leaves_the_smaller(won: &[Vec<Win>], fields: &mut [Vec<Place>]) -> bool {
    let mut best: std::collections::BTreeMap<EntrantId, (usize, Money)> = std::collections::BTreeMap::new();
    for (prize, wins) in won.iter().enumerate() {
        for win in wins {
            let other = best.entry(win.entrant).or_insert((prize, win.amount));
            if win.amount > other.1 {
                *other = (prize, win.amount);
            }
        }
    }
    let mut left = false;
    for (prize, wins) in won.iter().enumerate() {
        for win in wins.iter().filter(|win| best[&win.entrant].0 != prize) {
            fields[prize].retain(|place| place.entrant != win.entrant);
            left = true;
        }
    }
    left
}

/// `[{name, who, amounts, sharing, first, wins: [{entrant, place, points, amount, seen_again}], awards: [{entrant, amount}]}]`.
pub(crate) fn json(state: &State) -> Value {
    let prizes = state.all_prizes();
    let wins = wins(state).unwrap_or_else(|_| vec![Vec::new(); prizes.len()]);
    let prize = |(prize, wins): (&&Prize, &Vec<Win>)| {
        let win = |win: &Win| {
            let again = state.entrants.get(&win.entrant);
            let again = again.is_some_and(|one| one.documents.all().any(|again| *again));
            json!({
                "entrant": win.entrant, "place": win.place, "amount": win.amount,
                "points": crate::tiebreak::Value::new(win.points).to_string(), "seen_again": again,
            })
        };
        let awards = state
            .prizes
            .awards
            .all()
            .filter(|award| award.prize == prize.name);
        let awards = awards.map(|award| json!({ "entrant": award.entrant, "amount": award.amount }));
        json!({
            "name": prize.name, "who": prize.who, "amounts": prize.amounts, "sharing": prize.sharing,
            "wins": wins.iter().map(win).collect::<Vec<_>>(), "awards": awards.collect::<Vec<_>>(),
        })
    };
    prizes.iter().zip(&wins).map(prize).collect::<Vec<_>>().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::{Act, decide, evolve};

    /// Four players after one round, of whom the third and fourth are women: 1 and 3 won, 3 is level with 1.
    fn cup(prizes: &[&str]) -> Vec<Vec<(u32, String)>> {
        let mut state = State::default();
        let acts = [
            r#"{"do":"announce","name":"Cup","rounds":3,"system":"FIDE_DUTCH_2026"}"#,
            r#"{"do":"enter","form":{"name":"A","rating":2000}}"#,
            r#"{"do":"enter","form":{"name":"B","rating":1900}}"#,
            r#"{"do":"enter","form":{"name":"C","rating":1800,"sex":"w"}}"#,
            r#"{"do":"enter","form":{"name":"D","sex":"w"}}"#,
            r#"{"do":"pair","round":1,"boards":[[1,2],[3,4]],"rules":"fide-dutch-2026"}"#,
            r#"{"do":"result","round":1,"board":1,"result":"1-0"}"#,
            r#"{"do":"result","round":1,"board":2,"result":"1-0"}"#,
        ];
        for act in acts.iter().chain(prizes) {
            let act: Act = serde_json::from_str(act).expect(act);
            let entry = decide(&state, &act).unwrap_or_else(|why| panic!("{why}: {act:?}"));
            evolve(&mut state, &entry);
        }
        let won = wins(&state).unwrap();
        let shown = |win: &Win| (win.entrant.0, win.amount.to_string());
        won.iter().map(|wins| wins.iter().map(shown).collect()).collect()
    }

    fn row(wins: &[(u32, &str)]) -> Vec<(u32, String)> {
        wins.iter()
            .map(|(who, amount)| (*who, (*amount).to_owned()))
            .collect()
    }

    #[test]
    fn those_who_are_level_share_by_the_rule() {
        for (sharing, expected) in [
            ("\"place\"", [(1, "500"), (3, "300")]),
            ("\"equal\"", [(1, "400"), (3, "400")]),
            ("\"hort\"", [(1, "450"), (3, "350")]),
            ("{\"hybrid\":1}", [(1, "500"), (3, "300")]),
        ] {
            let prize =
                format!(r#"{{"do":"prize","name":"General","amounts":[500,300],"sharing":{sharing}}}"#);
            assert_eq!(cup(&[&prize]), [row(&expected)], "{sharing}");
        }
    }

    #[test]
    fn one_prize_a_person_the_higher_one() {
        let women = r#"{"do":"prize","name":"Women","who":{"sex":"w"},"amounts":[200]}"#;
        let general = r#"{"do":"prize","name":"General","amounts":[500,100]}"#;
        // The third wins more among the women, so that the second prize goes on; the two others share nothing.
        assert_eq!(cup(&[general, women])[1], row(&[(3, "200")]));
        assert_eq!(cup(&[general, women])[0][0], (1, "500".to_owned()));
        assert_ne!(cup(&[general, women])[0][1].0, 3);
        // And where the general one is as much, she has that, and the next woman hers.
        let general = r#"{"do":"prize","name":"General","amounts":[500,200]}"#;
        assert_eq!(
            cup(&[general, women]),
            [row(&[(1, "500"), (3, "200")]), row(&[(4, "200")])]
        );
    }

    #[test]
    fn who_may_win_is_looked_at_and_what_is_given_by_decision_has_no_winner() {
        let below = r#"{"do":"prize","name":"Below 1850","who":{"rated_below":1850},"amounts":[10,5]}"#;
        assert_eq!(cup(&[below]), [row(&[(3, "10"), (4, "5")])]);
        let from = r#"{"do":"prize","name":"Masters","who":{"rated_from":1900},"amounts":[10,5]}"#;
        assert_eq!(cup(&[from]), [row(&[(1, "10"), (2, "5")])]);
        let best = r#"{"do":"prize","name":"Best game"}"#;
        assert_eq!(cup(&[best]), [row(&[])]);
    }

    #[test]
    fn in_an_event_of_teams_persons_win_by_their_own_points() {
        use crate::announced::{Plan, Way};
        let plan = Plan {
            boards: Some(2),
            ..Plan::of(Way::TeamSwiss, Some(2))
        };
        let mut state = State::default();
        let mut acts = vec![Act::from(plan.announce("League").unwrap())];
        let others = [
            r#"{"do":"enter","form":{"name":"A","rating":2000}}"#,
            r#"{"do":"enter","form":{"name":"B","rating":1900}}"#,
            r#"{"do":"enter","form":{"name":"C","rating":1800}}"#,
            r#"{"do":"enter","form":{"name":"D","rating":1700}}"#,
            r#"{"do":"team","name":"Rooks","members":[1,2]}"#,
            r#"{"do":"team","name":"Pawns","members":[3,4]}"#,
            r#"{"do":"draw","method":"strength","secret":"lot","colour":"white"}"#,
            r#"{"do":"pair","round":1}"#,
            r#"{"do":"prize","name":"Best","amounts":[100],"sharing":"place"}"#,
        ];
        acts.extend(others.map(|act| serde_json::from_str(act).expect(act)));
        let mut act = |act: Act| {
            let entry = decide(&state, &act).unwrap_or_else(|why| panic!("{why}: {act:?}"));
            evolve(&mut state, &entry);
            state.clone()
        };
        let state = acts.into_iter().map(&mut act).last().unwrap();
        let round = state.round(crate::number::Round(1)).unwrap();
        let board = round.board_of(EntrantId(4)).unwrap();
        let result = if board.white == EntrantId(4) { "1-0" } else { "0-1" };
        let won = format!(
            r#"{{"do":"result","round":1,"board":{},"result":"{result}"}}"#,
            board.board
        );
        let state = act(serde_json::from_str(&won).expect(&won));
        assert_eq!(wins(&state).unwrap()[0][0].entrant, EntrantId(4));
    }
}
