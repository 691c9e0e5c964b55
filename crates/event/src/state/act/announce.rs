//! The event is announced; what was announced is put right.

use serde::{Deserialize, Serialize};

use super::texts::MOST_OF_A_NAME;
use super::{Answer, Deed, Form, Refusal, Wanted};
use crate::hours::offset;
use crate::model::date;
use crate::number::{Round, Seq};
use crate::ratings::{RatingMethod, is_code, split};
use crate::state::{Entrant, Made, Play, Results, State};
use crate::tiebreak::Code;
use crate::words::closed;
use arbiter_pairing::{PointSystem, Points};

/// Records of a report file that are text and may be announced.
const TEXTS: [&str; 13] = [
    "022", "032", "042", "052", "092", "102", "112", "122", "132", "172", "222", "352", "362",
];

/// The event is announced; the first act of a log.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announce {
    /// Its name.
    pub name: String,
    /// Rounds; a table gives its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The coded type of record 192, such as `FIDE_DUTCH_2026` or `FIDE_ROUNDROBIN`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// Tie-breaks in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiebreaks: Vec<String>,
    /// What results are worth where that is not 1, ½ and 0: letters of record 162 with points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<(char, Points)>,
    /// Records of a report file that are text: 022 city, 032 federation, 042 first day, 102 chief arbiter and so on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub records: Vec<(String, String)>,
    /// The form that the coded type does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<Form>,
    /// How its boards are played, and how results come.
    #[serde(default, skip_serializing_if = "Play::is_silent")]
    pub play: Play,
    /// The report file from which the event goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// What that file holds; it stands in the answer.
    #[serde(skip)]
    pub begun: Option<Box<State>>,
}

impl Announce {
    /// An event with a name and rounds, by the Dutch system in force.
    ///
    /// ```
    /// use arbiter_event::act::Announce;
    /// assert_eq!(Announce::new("Club open", 5).rounds, Some(5));
    /// ```
    #[must_use]
    pub fn new(name: &str, rounds: u16) -> Self {
        Self {
            name: name.to_owned(),
            rounds: Some(rounds),
            system: Some("FIDE_DUTCH_2026".to_owned()),
            ..Self::default()
        }
    }

    fn worth(&self) -> Result<PointSystem, Refusal> {
        let mut worth = PointSystem::default();
        for &(letter, value) in &self.points {
            let set = worth.set(letter, value);
            set.ok_or_else(|| expected(Wanted::PointsLetter, letter))?;
        }
        if self.form == Some(Form::SchoolCup) {
            let _ = worth.set('D', Points::whole(1)); // 5.4; a win and a loss are the organiser's to say
        }
        Ok(worth)
    }
}

pub(super) fn expected(expected: Wanted, found: impl Into<String>) -> Refusal {
    let found = found.into();
    Refusal::Expected { expected, found }
}

/// One line of text: report files have no other.
fn line(code: &str, text: &str) -> String {
    match code {
        "362" | "132" | "172" => text.trim_end().to_owned(), // columns count there
        _ => text.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

impl Deed for Announce {
    fn decide(&self, _: &State) -> Result<Vec<Answer>, Refusal> {
        if let Some(rounds) = self.rounds.filter(|rounds| !(1..=99).contains(rounds)) {
            return Err(Refusal::Rounds(rounds));
        }
        // A report file may tell no name; whoever announces an event has one.
        if self.begun.is_none() && self.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        if let Some((code, _)) = self
            .records
            .iter()
            .find(|(code, _)| !TEXTS.contains(&code.as_str()))
        {
            return Err(expected(Wanted::TextRecord, code));
        }
        if let Some(word) = self.tiebreaks.iter().find(|word| word.parse::<Code>().is_err()) {
            return Err(expected(Wanted::Tiebreak, word));
        }
        self.worth()?;
        self.play.refuse()?;
        let begun = self.begun.clone();
        Ok(begun.map(|state| Answer::Begun { state }).into_iter().collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        if let Some(Answer::Begun { state: begun }) = answers.first() {
            let history = core::mem::take(&mut state.history);
            *state = State {
                history,
                ..(**begun).clone()
            };
            if !self.name.trim().is_empty() {
                state.about.name.tell(seq, line("012", &self.name));
            }
            state.play.tell(seq, &self.play);
            return;
        }
        state.about.name.tell(seq, line("012", &self.name));
        for (code, text) in &self.records {
            state.about.records.tell(seq, (code.clone(), line(code, text)));
        }
        state.play.tell(seq, &self.play);
        state.terms.system.clone_from(&self.system);
        state.terms.form = self.form;
        state.terms.points = self.worth().unwrap_or_default();
        if let Some(rounds) = self.rounds {
            state.terms.rounds.tell(seq, rounds);
        }
        if !self.tiebreaks.is_empty() {
            state.terms.tiebreaks.tell(seq, self.tiebreaks.clone());
        }
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::Beginning)
    }
}

/// Who may say that players are there.
pub const WHO: [&str; 2] = ["players", "desk"];

/// The largest number of a first board: behind it there is room for every board of a report file.
const MOST_FIRST: u16 = 9_000;

closed! {
    /// What can be put right.
    #[non_exhaustive]
    Field {
        /// The name of the event.
        Name = "name",
        /// The city.
        City = "city",
        /// The federation, three letters.
        Federation = "federation",
        /// The first day.
        FirstDay = "first_day",
        /// The last day.
        LastDay = "last_day",
        /// The day of a round.
        RoundDay = "round_day",
        /// The kind of event in words (record 092).
        Type = "type",
        /// The chief arbiter.
        Arbiter = "arbiter",
        /// A deputy.
        Deputy = "deputy",
        /// The rate of play (record 122).
        Rate = "rate",
        /// By which rating the list of starting ranks is made (record 172): `NIDOF`, or with the federation `NOR NIDOF`.
        Ranking = "ranking",
        /// The number of rounds.
        Rounds = "rounds",
        /// The number of the first board: sections of one hall do not share numbers.
        FirstBoard = "first_board",
        /// The time control of boards that are opened from now on.
        Control = "control",
        /// How results come: `typed`, `players` or `live`.
        Results = "results",
        /// Where boards stand: `Hall A`, or with boards before each place, `1-20 Hall A; 21- Hall B`.
        Rooms = "rooms",
        /// By which clock hours are told: the offset from UTC, `+03:30`.
        Zone = "zone",
        /// Who says that players are there: `players`, on their own phones too, or `desk`.
        CheckIn = "check_in",
    }
}

impl Field {
    /// The record of a report file.
    const fn code(self) -> &'static str {
        match self {
            Self::Name => "012",
            Self::City => "022",
            Self::Federation => "032",
            Self::FirstDay => "042",
            Self::LastDay => "052",
            Self::RoundDay => "132",
            Self::Type => "092",
            Self::Arbiter => "102",
            Self::Deputy => "112",
            Self::Rate => "122",
            Self::Ranking => "172",
            Self::Rounds => "142",
            Self::FirstBoard | Self::Rooms | Self::Zone | Self::CheckIn | Self::Control | Self::Results => "",
        }
    }
}

/// What was announced is put right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Amend {
    /// What.
    pub field: Field,
    /// The round, for the day of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The new value.
    pub value: String,
    /// The value that was seen; refused where another stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
}

impl State {
    /// What stands of a field that can be put right, of a round where it has one; empty where nothing was told.
    #[must_use]
    pub fn announced(&self, field: Field, round: Option<Round>) -> String {
        let found = match field {
            Field::Name => self.about.name.last().cloned(),
            Field::Rounds => self.terms.rounds.last().map(u16::to_string),
            Field::FirstBoard => Some(self.first_board().to_string()),
            Field::Control => self.play.now().control,
            Field::Results => self.play.now().results.map(|results| results.name().to_owned()),
            Field::Rooms | Field::Zone | Field::CheckIn => self.here(field).map(ToOwned::to_owned),
            Field::RoundDay => {
                let mut days = self.about.days.all().rev();
                days.find(|day| Some(day.0) == round).map(|day| day.1.clone())
            }
            field => self.record(field.code()).map(ToOwned::to_owned),
        };
        found.unwrap_or_default()
    }
}

impl State {
    fn record(&self, code: &str) -> Option<&str> {
        let mut records = self.about.records.all().rev();
        records
            .find(|record| record.0 == code)
            .map(|record| record.1.as_str())
    }

    /// By which rating the list of starting ranks is made.
    #[must_use]
    pub fn rating_method(&self) -> RatingMethod {
        self.record("172")
            .map_or_else(RatingMethod::default, RatingMethod::told)
    }

    /// Whether ratings of federations mean something here: record 172 speaks of them, or somebody has one.
    #[must_use]
    pub fn has_national_ratings(&self) -> bool {
        let rated = |one: &Entrant| {
            one.forms
                .last()
                .is_some_and(|form| form.national_rating.is_some())
        };
        self.record("172").is_some() || self.entrants.values().any(rated)
    }

    /// Whose national ratings they are: as record 172 says, or the federation of the event; empty where neither says.
    pub(crate) fn national_code(&self) -> String {
        let told = self
            .record("172")
            .and_then(split)
            .and_then(|(federation, _)| federation);
        let here = || self.record("032").map(|code| code.trim().to_ascii_uppercase());
        told.or_else(here)
            .filter(|code| is_code(code))
            .unwrap_or_default()
    }
}

impl Amend {
    /// What it says of how the event is played.
    fn play(&self) -> Result<Play, Refusal> {
        let value = self.value.trim();
        let control = (self.field == Field::Control).then(|| value.to_owned());
        let results = match self.field {
            Field::Results => Some(Results::by_name(value).ok_or_else(|| expected(Wanted::Results, value))?),
            _ => None,
        };
        let play = Play {
            control,
            results,
            ..Play::default()
        };
        play.refuse()?;
        Ok(play)
    }
}

impl Amend {
    /// The first or the last day: a day, and the last one not before the first. Where both move, the first is told first, and may
    /// for that moment stand behind the last.
    fn day(&self, state: &State) -> Result<(), Refusal> {
        let value = self.value.trim();
        let day = date(value).ok_or_else(|| expected(Wanted::Day, value))?;
        let first = date(&state.announced(Field::FirstDay, None));
        if self.field == Field::LastDay && first.is_some_and(|first| day < first) {
            return Err(expected(Wanted::DaysInOrder, value));
        }
        Ok(())
    }

    /// Whether what was seen is the day that stands there, however it is written.
    fn same_day(&self, was: &str, found: &str) -> bool {
        let is_day = matches!(self.field, Field::FirstDay | Field::LastDay | Field::RoundDay);
        is_day && date(was).is_some() && date(was) == date(found)
    }
}

impl Deed for Amend {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let value = self.value.trim();
        let letters = value.len() == 3 && value.bytes().all(|sign| sign.is_ascii_alphabetic());
        match self.field {
            Field::Name if value.is_empty() => return Err(Refusal::NoName),
            Field::Name | Field::City if value.chars().count() > MOST_OF_A_NAME => {
                return Err(Refusal::Unreadable {
                    field: self.field.name().to_owned(),
                    column: MOST_OF_A_NAME + 1,
                    most: MOST_OF_A_NAME,
                });
            }
            Field::Federation if !letters => {
                return Err(expected(Wanted::Federation, value));
            }
            Field::FirstDay | Field::LastDay => self.day(state)?,
            Field::RoundDay => {
                state.within(self.round.unwrap_or(Round(0)))?;
                if date(value).is_none() {
                    return Err(expected(Wanted::Day, value));
                }
            }
            Field::Rounds => {
                let rounds: u16 = value.parse().map_err(|_| expected(Wanted::Rounds, value))?;
                if !(1..=99).contains(&rounds) || rounds < state.paired().0 {
                    return Err(Refusal::Rounds(rounds));
                }
                if state.is_table() && state.all_rounds().is_some_and(|all| all.0 != rounds) {
                    return Err(expected(Wanted::TableRounds, value));
                }
            }
            Field::Ranking if split(value).is_none() => return Err(expected(Wanted::Ranking, value)),
            Field::FirstBoard => {
                let first = value
                    .parse()
                    .ok()
                    .filter(|first| (1..=MOST_FIRST).contains(first));
                first.ok_or_else(|| expected(Wanted::FirstBoard, value))?;
            }
            Field::Control | Field::Results => {
                self.play()?;
            }
            Field::Zone if offset(value).is_none() => return Err(expected(Wanted::Zone, value)),
            Field::CheckIn if !WHO.contains(&value) => return Err(expected(Wanted::WhoChecksIn, value)),
            _ => {}
        }
        let found = state.announced(self.field, self.round);
        match &self.was {
            Some(was) if *was != found && !self.same_day(was, &found) => Err(Refusal::StaleField {
                field: self.field.name().to_owned(),
                was: was.clone(),
                found,
            }),
            _ => Ok(Vec::new()),
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let value = line("012", &self.value);
        match self.field {
            Field::Name => state.about.name.tell(seq, value),
            Field::Rounds => state.terms.rounds.tell(seq, value.parse().unwrap_or(1)),
            Field::FirstBoard => state.terms.first_board.tell(seq, value.parse().unwrap_or(1)),
            Field::Control | Field::Results => {
                state.play.tell(seq, &self.play().unwrap_or_default());
            }
            Field::Rooms | Field::Zone | Field::CheckIn => state.about.here.tell(seq, (self.field, value)),
            Field::RoundDay => {
                let (year, month, day) = date(&value).unwrap_or((0, 1, 1));
                let short = format!("{:02}/{month:02}/{day:02}", year % 100);
                state
                    .about
                    .days
                    .tell(seq, (self.round.unwrap_or(Round(1)), short));
            }
            Field::Ranking => {
                if let Some((federation, method)) = split(&value) {
                    let code = federation.unwrap_or_else(|| state.national_code());
                    let record = format!("{code:>3} {}", method.name());
                    state.about.records.tell(seq, ("172".to_owned(), record));
                }
            }
            field => state.about.records.tell(seq, (field.code().to_owned(), value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::done;

    fn amend(field: Field, value: &str, was: Option<&str>) -> Amend {
        Amend {
            field,
            round: (field == Field::RoundDay).then_some(Round(1)),
            value: value.to_owned(),
            was: was.map(ToOwned::to_owned),
        }
    }

    #[test]
    fn an_event_has_a_name_and_its_days_are_in_order() {
        let mut state = State::default();
        assert_eq!(done(&mut state, Announce::new(" ", 3)), Err(Refusal::NoName));
        done(&mut state, Announce::new("Club", 3)).unwrap();
        done(&mut state, amend(Field::FirstDay, "2026/10/03", None)).unwrap();
        done(&mut state, amend(Field::LastDay, "2026/10/05", None)).unwrap();
        let crossed = done(&mut state, amend(Field::LastDay, "2026/10/02", None));
        assert_eq!(crossed, Err(expected(Wanted::DaysInOrder, "2026/10/02")));
        // A week later, both.
        done(
            &mut state,
            amend(Field::FirstDay, "2026-10-10", Some("2026-10-03")),
        )
        .unwrap();
        done(
            &mut state,
            amend(Field::LastDay, "2026-10-12", Some("2026/10/05")),
        )
        .unwrap();
        done(&mut state, amend(Field::RoundDay, "2026-10-10", None)).unwrap();
        done(
            &mut state,
            amend(Field::RoundDay, "2026-10-11", Some("2026-10-10")),
        )
        .unwrap();
        let stale = done(
            &mut state,
            amend(Field::RoundDay, "2026-10-12", Some("2026-10-10")),
        );
        assert!(matches!(stale, Err(Refusal::StaleField { .. })));
    }
}
