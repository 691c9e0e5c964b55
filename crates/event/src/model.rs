//! An event as its report file tells it: the entrants, what happened in each round, and what was agreed beforehand.

use std::collections::BTreeMap;

use arbiter_pairing::{Cell, Color, Mark, PointSystem, Points};

use crate::words::{Fellows, Form, Hour, QuestionKey};

/// A player in the event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entrant {
    /// Starting rank, the pairing number, 1 to 9999.
    pub number: u16,
    /// `m`, `w` or what the file says.
    pub sex: String,
    /// Title as the file has it.
    pub title: String,
    /// Name as the file has it.
    pub name: String,
    /// Rating; `None` for unrated.
    pub rating: Option<u16>,
    /// Federation.
    pub federation: String,
    /// Number with FIDE.
    pub fide_id: String,
    /// Birth date as the file has it.
    pub birth: String,
    /// Points as the file states them, which may differ from the results.
    pub points: Option<Points>,
    /// Rank as the file states it.
    pub rank: Option<u16>,
    /// Rounds from the first on; `None` where the file leaves the column blank.
    pub rounds: Vec<Option<Cell>>,
    /// National rating lines that belong to this player: federation code and the text from column 5.
    pub national: Vec<(String, String)>,
}

impl Entrant {
    /// His rating in the first of his national lines.
    #[must_use]
    pub fn national_rating(&self) -> Option<u16> {
        let line = self.national.first();
        line.and_then(|(_, text)| crate::ratings::in_line(text))
    }

    /// What happened in this round, from 1.
    #[must_use]
    pub fn round(&self, round: usize) -> Option<Cell> {
        self.rounds.get(round.wrapping_sub(1)).copied().flatten()
    }
}

/// A record that is kept word for word: texts about the tournament, comments, and codes this program does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The three characters that open the line.
    pub code: String,
    /// The text from column 5 (comments: from column 4).
    pub text: String,
}

/// Virtual points for a range of rounds and numbers (record 250).
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct VirtualPoints {
    /// Points added for pairing only; game points in an event of teams.
    pub points: Points,
    /// Match points, in an event of teams, where they are told apart.
    pub match_points: Option<Points>,
    /// First and last round, both included.
    pub rounds: (u16, u16),
    /// First and last starting rank, both included.
    pub numbers: (u16, u16),
}

/// Players of whom no two may meet in a range of rounds (record 260).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// First and last round, both included.
    pub rounds: (u16, u16),
    /// Starting ranks.
    pub numbers: Vec<u16>,
}

/// A bye announced for a round (record 240).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnouncedBye {
    /// Full-, half- or zero-point bye.
    pub mark: Mark,
    /// The round.
    pub round: u16,
    /// Starting ranks.
    pub numbers: Vec<u16>,
}

/// Points out of the ordinary (record 299).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// The kind of result whose points they replace; `None` for a penalty or bonus.
    pub mark: Option<Mark>,
    /// Match points, as written.
    pub match_points: String,
    /// Points, negative for a penalty.
    pub points: Points,
    /// The round, or 0 for all.
    pub round: u16,
    /// Starting ranks.
    pub numbers: Vec<u16>,
}

/// What no record of a report file holds, and pairing, brackets and tables must know.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Beside {
    /// The form that a coded type does not tell.
    pub form: Option<Form>,
    /// What was settled before the draw.
    pub settled: BTreeMap<QuestionKey, String>,
    /// Who is kept apart if possible, from one round to another.
    pub apart: Vec<(Fellows, (u16, u16))>,
    /// Hours of rounds.
    pub hours: Vec<(Hour, u16, String)>,
    /// The orders of captains, by round and team; 0 is an empty board.
    pub lineups: BTreeMap<(u16, u16), Vec<u16>>,
    /// The hash that was published before the draw.
    pub commitment: Option<String>,
    /// The secret that was told after it.
    pub secret: Option<String>,
    /// Groups before a knock-out, from A on.
    pub groups: Vec<Vec<u16>>,
    /// Whom a person let through, and past whom.
    pub through: Vec<(u16, u16)>,
    /// Clubs or schools of players.
    pub clubs: BTreeMap<u16, String>,
    /// Players who left, with the first round without them.
    pub withdrawn: BTreeMap<u16, u16>,
    /// Teams that left.
    pub teams_left: BTreeMap<u16, u16>,
    /// Before which round FIDE mode was left, and why.
    pub left_fide_mode: Option<(u16, String)>,
}

/// An event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Event {
    /// Records kept word for word, in the order of the file.
    pub kept: Vec<Kept>,
    /// Announced number of rounds (record 142).
    pub rounds: Option<u16>,
    /// Initial colour (record 152).
    pub initial_color: Option<Color>,
    /// What results are worth (record 162).
    pub points: PointSystem,
    /// Coded type (record 192).
    pub system: Option<String>,
    /// Tie-breaks with points where they stand in the list (records 202 and 212).
    pub tiebreaks: Vec<String>,
    /// Entrants by starting rank.
    pub players: Vec<Entrant>,
    /// Virtual points.
    pub virtual_points: Vec<VirtualPoints>,
    /// Forbidden pairs.
    pub forbidden: Vec<Forbidden>,
    /// Announced byes.
    pub byes: Vec<AnnouncedBye>,
    /// Points out of the ordinary.
    pub abnormal: Vec<AbnormalPoints>,
    /// What no record holds.
    pub beside: Beside,
}

/// Year, month and day of records 042 and 052, in any of the ways that are met: the day or the year first, years of
/// two digits in the short way of record 132.
#[must_use]
pub fn date(text: &str) -> Option<(u16, u16, u16)> {
    let parts: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
    let numbers: Vec<u16> = parts.iter().map_while(|part| part.trim().parse().ok()).collect();
    let [first, month, last] = numbers[..] else {
        return None;
    };
    let (year, day) = match (parts[0].trim().len(), parts[2].trim().len()) {
        (4, _) => (first, last),
        (_, 4) => (last, first),
        (2, 2) => (2000 + first, last),
        _ => return None,
    };
    ((1..=12).contains(&month) && (1..=31).contains(&day)).then_some((year, month, day))
}

/// A national rating line repeats the day of birth in columns 70 to 79, which are here 65 to 74.
pub(crate) fn without_birth(text: &str) -> String {
    let blank = |(at, sign): (usize, char)| if (65..75).contains(&at) { ' ' } else { sign };
    let cleared: String = text.chars().enumerate().map(blank).collect();
    cleared.trim_end().to_owned()
}

impl Event {
    /// Days of birth go, also from national rating lines: a report for everybody.
    pub fn hide_births(&mut self) {
        for player in &mut self.players {
            player.birth.clear();
            for (_, text) in &mut player.national {
                *text = without_birth(text);
            }
        }
    }

    /// The entrant with this starting rank.
    #[must_use]
    pub fn player(&self, number: u16) -> Option<&Entrant> {
        let at = self
            .players
            .binary_search_by_key(&number, |player| player.number)
            .ok()?;
        self.players.get(at)
    }

    /// Year, month and day on which it begins (record 042), where they can be told.
    ///
    /// ```
    /// let report = arbiter_reports::trf::read(b"042 2026/10/03\n001    1      One\n").unwrap();
    /// assert_eq!(report.event.begins(), Some((2026, 10, 3)));
    /// ```
    #[must_use]
    pub fn begins(&self) -> Option<(u16, u16, u16)> {
        date(&self.kept.iter().find(|kept| kept.code == "042")?.text)
    }

    /// How many rounds have been paired: the last in which somebody has an opponent or the bye.
    #[must_use]
    pub fn paired_rounds(&self) -> usize {
        let last = |player: &Entrant| {
            let paired = |cell: &Option<Cell>| cell.is_some_and(|cell| cell.paired());
            player.rounds.iter().rposition(paired).map_or(0, |at| at + 1)
        };
        self.players.iter().map(last).max().unwrap_or(0)
    }

    /// Number of rounds of the event: announced, or as many as the file has.
    #[must_use]
    pub fn all_rounds(&self) -> usize {
        let widest = self
            .players
            .iter()
            .map(|player| player.rounds.len())
            .max()
            .unwrap_or(0);
        self.rounds.map_or(widest, usize::from)
    }

    /// The event as it stood before `round` was paired: results of earlier rounds, the byes requested for this one.
    #[must_use]
    pub fn before(&self, round: usize) -> Self {
        let mut event = self.clone();
        for player in &mut event.players {
            player.rounds.truncate(round);
            if let Some(cell) = player.rounds.get_mut(round.wrapping_sub(1)) {
                *cell = cell.filter(|cell| !cell.paired());
            }
        }
        event
    }
}
