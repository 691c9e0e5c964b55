//! What makes a place, to the last addend, as JSON: what the command line and the HTTP interface show.

use serde_json::{Map, Value, json};

use crate::tiebreak::{self, Account, Addend, AddendKind, Code, Explained, Line, Step, Total};

/// `{standings: [{rank, player, explained: {PTS, ...}}]}`, every value with its addends; players are starting ranks, teams
/// their numbers.
///
/// ```
/// use arbiter_event::{accounts, table::Wanted, tiebreak};
/// use arbiter_reports::trf;
/// let file = "142 1\n001    1      One                                                                1.0    1     2 w 1\n\
///             001    2      Two                                                                0.0    2     1 b 0\n";
/// let table = Wanted::default().table(&trf::read(file.as_bytes()).unwrap().event).unwrap();
/// let told = tiebreak::accounts(&table.event, &table.list, table.edition);
/// assert_eq!(accounts::json(&table.list, &told)["standings"][0]["explained"]["PTS"]["value"], "1");
/// ```
#[must_use]
pub fn json(list: &[Code], accounts: &[Account]) -> Value {
    let line = |account: &Account| {
        let mut told = Map::new();
        told.insert("PTS".to_owned(), explained(&account.points));
        for (code, value) in list.iter().zip(&account.values) {
            told.insert(code.to_string(), explained(value));
        }
        let (rank, player) = (account.standing.rank, account.standing.player);
        json!({ "rank": rank, "player": player, "explained": told })
    };
    json!({ "standings": accounts.iter().map(line).collect::<Vec<_>>() })
}

fn explained(told: &Explained) -> Value {
    let text = |value: &tiebreak::Value| json!(value.to_string());
    let addends: Vec<Value> = told.addends.iter().map(addend).collect();
    let mut value = json!({ "value": told.value.as_ref().map(text), "addends": addends });
    let total = match &told.total {
        Total::Sum => json!("sum"),
        Total::Mean => json!("mean"),
        Total::Own => json!("own"),
        Total::Limit(limit) => json!({ "limit": text(limit) }),
        Total::Performance {
            average,
            score,
            percent,
            difference,
        } => {
            json!({ "average": text(average), "score": text(score), "percent": percent, "difference": difference })
        }
        Total::Perfect { score, expected } => json!({ "score": text(score), "expected": text(expected) }),
        Total::Combination {
            score,
            buchholz,
            divisor,
        } => json!({ "score": text(score), "buchholz": text(buchholz), "divisor": divisor }),
        Total::Groups(steps) => {
            let line = |line: &Line| {
                let games = line.games.iter();
                let games: Vec<Value> = games
                    .map(|(round, other, points)| json!({ "round": round, "opponent": other, "points": text(points) }))
                    .collect();
                json!({
                    "player": line.player, "place": line.place, "sum": text(&line.sum), "games": games,
                    "missing": line.missing, "boards": line.boards.iter().map(text).collect::<Vec<_>>(),
                })
            };
            let step = |step: &Step| Value::from(step.lines.iter().map(line).collect::<Vec<_>>());
            json!({ "groups": steps.iter().map(step).collect::<Vec<_>>() })
        }
    };
    value["total"] = total;
    value
}

fn addend(addend: &Addend) -> Value {
    let text = |value: tiebreak::Value| json!(value.to_string());
    let mut value = json!({
        "round": addend.round, "opponent": addend.opponent, "value": text(addend.value), "left_out": addend.left_out,
    });
    if let Some((one, two)) = addend.factors {
        value["factors"] = json!([text(one), text(two)]);
    }
    match addend.kind {
        AddendKind::Plain => {}
        AddendKind::Adjusted(stands) => value["stands"] = text(stands),
        AddendKind::Dummy { own, most } => {
            value["dummy"] = json!({ "own": text(own), "most": most.map(text) });
        }
        AddendKind::Board(board) => value["board"] = json!(board),
        AddendKind::Ruled => value["ruled"] = json!(true),
    }
    value
}
