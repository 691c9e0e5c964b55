//! What makes a place, to the last addend, in words.

use arbiter_event::Event;
use arbiter_event::team::Teams;
use arbiter_event::tiebreak::{Account, Addend, AddendKind, Code, Explained, Line, Name, Step, Total};

use crate::{Args, Lang};

/// What is told of some lines of the standings.
pub struct AccountWords<'a> {
    /// The event.
    pub event: &'a Event,
    /// The tie-breaks.
    pub list: &'a [Code],
    /// The language.
    pub lang: &'a Lang,
}

impl AccountWords<'_> {
    /// The lines for people.
    #[must_use]
    pub fn table(&self, accounts: &[Account]) -> String {
        let mut lines = Vec::new();
        for account in accounts {
            let words = Args::new()
                .text("player", self.name(account.standing.player))
                .count("rank", account.standing.rank as u64);
            lines.push(self.lang.text("event-account-title", &words));
            let named = [Name::Pts, Name::Mpts, Name::Gpts];
            if !self.list.iter().any(|code| named.contains(&code.name)) {
                self.value("PTS", &account.points, &mut lines);
            }
            for (code, told) in self.list.iter().zip(&account.values) {
                self.coded(code, told, &mut lines);
            }
        }
        lines.join("\n") + "\n"
    }

    /// The lines of one value of one player: the value, each addend, what it comes to. The code is one of the tie-breaks, or
    /// `PTS`; nothing for others.
    #[must_use]
    pub fn of(&self, account: &Account, code: &str) -> Option<Vec<String>> {
        let mut lines = Vec::new();
        let at = self.list.iter().position(|one| one.to_string() == code);
        match at.and_then(|at| Some((&self.list[at], account.values.get(at)?))) {
            Some((code, told)) => self.coded(code, told, &mut lines),
            None if code == "PTS" => self.value("PTS", &account.points, &mut lines),
            None => return None,
        }
        Some(lines.iter().map(|line| line.trim_start().to_owned()).collect())
    }

    fn coded(&self, code: &Code, told: &Explained, lines: &mut Vec<String>) {
        self.value(&code.to_string(), told, lines);
    }

    fn name(&self, number: u16) -> String {
        let player = self
            .event
            .player(number)
            .map(|player| player.name.trim().to_owned());
        let teams = Teams::of(self.event);
        let team = teams.and_then(|teams| teams.teams.into_iter().find(|team| team.number == number));
        let name = team.map(|team| team.name).or(player).unwrap_or_default();
        format!("{} {name}", self.lang.digits(&number.to_string()))
    }

    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers are put together where they are said"
    )]
    fn number(&self, value: impl ToString) -> String {
        self.lang.digits(&value.to_string())
    }

    fn value(&self, code: &str, told: &Explained, lines: &mut Vec<String>) {
        let meaning = self.lang.tiebreak(code);
        let words = Args::new().text("code", code).text("meaning", meaning);
        let groups = matches!(told.total, Total::Groups(_));
        let line = match told.value {
            Some(value) => self
                .lang
                .text("event-account-value", &words.text("value", self.number(value))),
            None if groups => self.lang.text("event-account-value", &words.text("value", "")),
            None => self.lang.text("event-account-none", &words),
        };
        lines.push(format!("  {}", line.trim_end()));
        let mut say = |line: String| lines.push(format!("    {line}"));
        told.addends.iter().for_each(|addend| say(self.addend(addend)));
        if let Total::Groups(steps) = &told.total {
            if steps.is_empty() {
                say(self.lang.text("event-account-alone", &Args::new()));
            }
            steps.iter().flat_map(|step| self.step(step)).for_each(say);
        } else if let Some(total) = self.total(told) {
            say(total);
        }
    }

    fn addend(&self, addend: &Addend) -> String {
        let words = Args::new()
            .text("round", self.number(addend.round.unwrap_or(0)))
            .text(
                "opponent",
                addend
                    .opponent
                    .map_or_else(String::new, |number| self.name(number)),
            );
        let (from, words) = match addend.kind {
            AddendKind::Adjusted(stands) => ("adjusted", words.text("stands", self.number(stands))),
            AddendKind::Dummy {
                own,
                most: Some(most),
            } => (
                "capped",
                words
                    .text("own", self.number(own))
                    .text("most", self.number(most)),
            ),
            AddendKind::Dummy { .. } => ("dummy", words),
            AddendKind::Board(board) => ("board", words.text("board", self.number(board))),
            AddendKind::Ruled => ("ruled", words),
            AddendKind::Plain if addend.opponent.is_some() => ("against", words),
            AddendKind::Plain => ("plain", words),
        };
        let what = self.lang.text("event-account-addend", &words.word("from", from));
        let value = match addend.factors {
            Some((one, two)) if one.get() * two.get() == addend.value.get() * 10_000 => {
                format!("{one} × {two} = {}", addend.value)
            }
            Some((one, _)) => format!("{one} → {}", addend.value),
            None => addend.value.to_string(),
        };
        let counts = if addend.left_out { "no" } else { "yes" };
        let words = Args::new().text("what", what).text("value", self.number(value));
        self.lang
            .text("event-account-counts", &words.word("counts", counts))
    }

    fn total(&self, told: &Explained) -> Option<String> {
        let words = Args::new().text(
            "value",
            told.value.map_or_else(String::new, |value| self.number(value)),
        );
        let (total, words) = match &told.total {
            Total::Mean => ("mean", words),
            Total::Limit(limit) => ("limit", words.text("limit", self.number(limit))),
            Total::Performance {
                average,
                score,
                percent,
                difference,
            } => {
                let words = words
                    .text("average", self.number(average))
                    .text("score", self.number(score));
                let words = words.text("percent", self.number(percent));
                (
                    "performance",
                    words.text("difference", self.number(format!("{difference:+}"))),
                )
            }
            Total::Perfect { score, expected } => (
                "perfect",
                words
                    .text("score", self.number(score))
                    .text("expected", self.number(expected)),
            ),
            Total::Combination {
                score,
                buchholz,
                divisor,
            } => {
                let words = words
                    .text("score", self.number(score))
                    .text("buchholz", self.number(buchholz));
                ("combination", words.text("divisor", self.number(divisor)))
            }
            _ => return None,
        };
        told.value?;
        Some(self.lang.text("event-account-total", &words.word("total", total)))
    }

    /// A level group and what split it.
    fn step(&self, step: &Step) -> Vec<String> {
        let names = |numbers: &[u16]| {
            let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
            self.number(numbers.join(", "))
        };
        let mut all: Vec<u16> = step.lines.iter().map(|line| line.player).collect();
        all.sort_unstable();
        let words = Args::new().text("players", names(&all));
        let mut lines = vec![self.lang.text("event-account-group", &words)];
        lines.extend(step.lines.iter().map(|line| {
            let boards: Vec<String> = line.boards.iter().map(ToString::to_string).collect();
            let (kind, points) = match boards.is_empty() {
                false => ("boards", boards.join(" ")),
                true if line.missing.is_empty() => ("games", games(line)),
                true => ("missing", games(line)),
            };
            let words = Args::new()
                .text("place", self.number(line.place))
                .text("player", self.name(line.player))
                .text("points", self.number(points))
                .text("missing", names(&line.missing))
                .word("kind", kind);
            format!("  {}", self.lang.text("event-account-line", &words))
        }));
        lines
    }
}

/// Points against the others of a level group, with the games: `1.5 = 1 (3) + 0.5 (7)`.
fn games(line: &Line) -> String {
    let games: Vec<String> = line
        .games
        .iter()
        .map(|(_, other, points)| format!("{points} ({other})"))
        .collect();
    if games.is_empty() {
        return line.sum.to_string();
    }
    format!("{} = {}", line.sum, games.join(" + "))
}
