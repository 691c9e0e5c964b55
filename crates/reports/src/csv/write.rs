//! A table of players and places for result sites and spreadsheets.

use arbiter_event::table::Table;
use arbiter_event::tiebreak::{Standing, Value};
use arbiter_event::{Entrant, Event};

/// What makes a spreadsheet take a text for a formula.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Players with their places: rank, number, name, title, rating, federation, number with FIDE, club, points and tie-breaks. Days
/// of birth are not among it.
///
/// A text that a spreadsheet would take for a formula has an apostrophe before it; a last column then tells in which cells.
///
/// ```
/// use arbiter_event::table::Wanted;
/// use arbiter_reports::{csv, trf};
/// let file = "142 1\n001    1      =1+1                                                               1.0    1     2 w 1\n\
///             001    2      Two                                                                0.0    2     1 b 0\n";
/// let table = Wanted::default().table(&trf::read(file.as_bytes()).unwrap().event).unwrap();
/// let text = csv::write(&table);
/// assert!(text.starts_with("rank,number,name,"));
/// assert!(text.contains("\n1,1,'=1+1,") && text.contains(",formula: name\n"), "{text}");
/// ```
#[must_use]
pub fn write(table: &Table) -> String {
    let heads = [
        "rank",
        "number",
        "name",
        "title",
        "rating",
        "federation",
        "fide_id",
        "club",
        "points",
    ];
    let mut rows: Vec<Row> = table.lines.iter().map(|line| Row::of(table, line)).collect();
    let placed = |player: &&Entrant| !table.lines.iter().any(|line| line.player == player.number);
    let teams = arbiter_event::team::Teams::of(&table.event).is_some();
    if !teams {
        // Whoever has no place is in the list all the same.
        let others = table.event.players.iter().filter(placed);
        rows.extend(others.map(|player| Row::beside(&table.event, player, table.list.len())));
    }
    let told = rows.iter().any(|row| !row.formulas.is_empty());
    let codes = table.list.iter().map(ToString::to_string);
    let note = told.then(|| "note".to_owned());
    let head: Vec<String> = heads
        .map(str::to_owned)
        .into_iter()
        .chain(codes)
        .chain(note)
        .collect();
    let mut text = line(&head);
    for mut row in rows {
        if told {
            let names = row.formulas.join(" ");
            row.cells.push(if names.is_empty() {
                names
            } else {
                format!("formula: {names}")
            });
        }
        text += &line(&row.cells);
    }
    text
}

#[derive(Default)]
struct Row {
    cells: Vec<String>,
    /// The columns whose texts would have been formulas.
    formulas: Vec<&'static str>,
}

impl Row {
    fn of(table: &Table, standing: &Standing) -> Self {
        let mut row = Self::default();
        row.cells.push(standing.rank.to_string());
        row.who(&table.event, standing.player);
        row.cells.push(standing.points.to_string());
        let values = standing.values.iter();
        row.cells
            .extend(values.map(|value| value.as_ref().map(Value::to_string).unwrap_or_default()));
        row
    }

    fn beside(event: &Event, player: &Entrant, tiebreaks: usize) -> Self {
        let mut row = Self::default();
        row.cells.push(String::new());
        row.who(event, player.number);
        row.cells
            .extend(std::iter::repeat_n(String::new(), 1 + tiebreaks));
        row
    }

    fn who(&mut self, event: &Event, number: u16) {
        self.cells.push(number.to_string());
        let teams = arbiter_event::team::Teams::of(event);
        let team = teams.and_then(|teams| teams.teams.into_iter().find(|team| team.number == number));
        let nobody = Entrant::default();
        let player = match &team {
            Some(_) => &nobody,
            None => event.player(number).unwrap_or(&nobody),
        };
        let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let club = event.beside.clubs.get(&number).filter(|_| team.is_none());
        let name = team.as_ref().map_or(player.name.as_str(), |team| &team.name);
        self.text("name", name);
        self.text("title", &player.title);
        self.cells.push(rating);
        self.text("federation", &player.federation);
        self.text("fide_id", &player.fide_id);
        self.text("club", club.map_or("", String::as_str));
    }

    fn text(&mut self, column: &'static str, text: &str) {
        let text = text.trim();
        if text.starts_with(FORMULA) {
            self.formulas.push(column);
            self.cells.push(format!("'{text}"));
        } else {
            self.cells.push(text.to_owned());
        }
    }
}

fn line(cells: &[String]) -> String {
    let cell = |text: &String| {
        if text.contains(['"', ',', ';', '\n', '\r']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text.clone()
        }
    };
    cells.iter().map(cell).collect::<Vec<_>>().join(",") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf;
    use arbiter_event::table::Wanted;

    fn table(name: &str) -> Table {
        let one = format!("001    1      {name:<33}                                 1.0    1     2 w 1\n");
        let two = format!(
            "001    2      {:<33}                                 0.0    2     1 b 0\n",
            "Two"
        );
        let file = format!("142 1\n202 BH\n{one}{two}");
        Wanted::default()
            .table(&trf::read(file.as_bytes()).unwrap().event)
            .unwrap()
    }

    #[test]
    fn names_are_texts_whatever_they_look_like() {
        for (name, cell, told) in [
            ("Tal, Mikhail", "\"Tal, Mikhail\"", false),
            ("=1+1", "'=1+1", true),
            ("@cmd", "'@cmd", true),
            ("-2", "'-2", true),
            ("O\"Hara", "\"O\"\"Hara\"", false),
        ] {
            let text = write(&table(name));
            assert!(text.contains(&format!("\n1,1,{cell},")), "{text}");
            assert_eq!(text.contains("formula: name"), told, "{text}");
            let columns = text.lines().next().unwrap().split(',').count();
            assert_eq!(columns, 11 + usize::from(told), "{text}");
        }
    }
}
