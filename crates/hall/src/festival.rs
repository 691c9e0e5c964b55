//! A festival: several tournaments under one roof, with board numbers that do not collide and players who change sections.
//!
//! Its stream, `festival/ID`, knows its sections and what is under way between them. That somebody moves is written first, then
//! he enters there, then his entry here is taken back, then it is done: whoever was killed in between goes on from there.

use std::collections::BTreeMap;

use arbiter_event::number::EntrantId;
use arbiter_event::state::State;
use arbiter_game::log::Chain;
use serde::{Deserialize, Serialize};

use crate::{HallError, MAX_TEXT, Unread, is_readable};

/// The most sections of a festival: more boards than any hall holds.
pub const MAX_SECTIONS: usize = 60;

/// Boards of a section are numbered from one behind a multiple of this, so that a number says where it is.
const STEP: u16 = 10;
/// So many boards more than a section needs today belong to it: late entries come.
const SPARE: u16 = 5;

/// The name of the stream of a festival.
#[must_use]
pub fn festival_stream(id: &str) -> String {
    format!("festival/{id}")
}

/// Something that happened to a festival.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Told {
    /// It was made.
    FestivalMade {
        /// When, in milliseconds since 1970.
        at: u64,
        /// Its name.
        name: String,
        /// Its sections, by the ids of their events.
        sections: Vec<String>,
    },
    /// One more section.
    SectionAdded {
        /// The id of its event.
        section: String,
    },
    /// Somebody is to move.
    MoveBegun {
        /// Who.
        entrant: EntrantId,
        /// From which section.
        from: String,
        /// To which.
        to: String,
        /// Who wants it, as the logs of both name him.
        by: String,
    },
    /// He has moved.
    MoveDone {
        /// Which move, from 1.
        number: usize,
        /// Who he is there.
        entrant: EntrantId,
    },
    /// He could not.
    MoveDropped {
        /// Which move, from 1.
        number: usize,
    },
}

/// Somebody on his way from one section to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moving {
    /// Which move, from 1.
    pub number: usize,
    /// Who, in the section that he leaves.
    pub entrant: EntrantId,
    /// The section that he leaves.
    pub from: String,
    /// The section that he enters.
    pub to: String,
    /// Who wants it.
    pub by: String,
    is_over: bool,
}

/// A festival.
#[derive(Debug, Clone)]
pub struct Festival {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// Its name.
    pub name: String,
    /// Its sections, by the ids of their events.
    pub sections: Vec<String>,
    moves: Vec<Moving>,
    chain: Chain,
    version: u64,
}

fn bad(index: usize, why: &impl ToString) -> HallError {
    let (line, why) = (index + 1, why.to_string());
    HallError::Unreadable {
        what: "festival",
        why: Unread::Line { line, why },
    }
}

fn line_of(told: &Told) -> String {
    // It holds texts and numbers, of which all can be written.
    serde_json::to_string(told).unwrap_or_default()
}

impl Festival {
    /// A new one, with its first line.
    ///
    /// # Errors
    /// [`HallError`]: a name that cannot be read, no section, too many, or one twice.
    pub fn make(id: &str, name: &str, sections: Vec<String>, at: u64) -> Result<(Self, String), HallError> {
        let name = name.trim().to_owned();
        if name.is_empty() || name.len() > MAX_TEXT || !is_readable(&name) {
            let (what, why) = ("name", Unread::Unseen);
            return Err(HallError::Unreadable { what, why });
        }
        if sections.len() > MAX_SECTIONS || sections.is_empty() {
            let (what, most) = ("sections", MAX_SECTIONS);
            return Err(HallError::TooMany { what, most });
        }
        for (place, section) in sections.iter().enumerate() {
            if sections[..place].contains(section) {
                let (what, name) = ("section", section.clone());
                return Err(HallError::Taken { what, name });
            }
        }
        let mut festival = Self {
            id: id.to_owned(),
            made: at,
            name: String::new(),
            sections: Vec::new(),
            moves: Vec::new(),
            chain: Chain::new(),
            version: 0,
        };
        let line = festival.record(&Told::FestivalMade { at, name, sections });
        Ok((festival, line))
    }

    /// From the lines of its stream.
    ///
    /// # Errors
    /// [`HallError`]: a line is none, or the chain is broken.
    pub fn read(id: &str, lines: &[Vec<u8>]) -> Result<Self, HallError> {
        let mut chain = Chain::new();
        let mut festival: Option<Self> = None;
        for (index, line) in lines.iter().enumerate() {
            let line = std::str::from_utf8(line).map_err(|why| bad(index, &why))?;
            let line = chain.check(line).map_err(|why| bad(index, &why))?;
            let told: Told = serde_json::from_str(&line).map_err(|why| bad(index, &why))?;
            match (&mut festival, told) {
                (Some(festival), told) => festival.carry_out(told),
                (None, Told::FestivalMade { at, name, sections }) => {
                    festival = Some(Self::make(id, &name, sections, at)?.0);
                }
                (None, _) => return Err(bad(index, &"expected the making of the festival")),
            }
        }
        let mut festival = festival.ok_or_else(|| HallError::unknown("festival", id))?;
        (festival.chain, festival.version) = (chain, lines.len() as u64);
        Ok(festival)
    }

    /// How many lines its stream has.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Writes down what happened: the line for the stream.
    pub fn record(&mut self, told: &Told) -> String {
        let line = self.chain.seal(&line_of(told));
        self.version += 1;
        self.carry_out(told.clone());
        line
    }

    fn carry_out(&mut self, told: Told) {
        match told {
            Told::FestivalMade { name, sections, .. } => {
                self.name = name;
                self.sections = sections;
            }
            Told::SectionAdded { section } => self.sections.push(section),
            Told::MoveBegun {
                entrant,
                from,
                to,
                by,
            } => self.moves.push(Moving {
                number: self.moves.len() + 1,
                entrant,
                from,
                to,
                by,
                is_over: false,
            }),
            Told::MoveDone { number, .. } | Told::MoveDropped { number } => {
                if let Some(moving) = self.moves.get_mut(number.wrapping_sub(1)) {
                    moving.is_over = true;
                }
            }
        }
    }

    /// One more section: the line for the stream.
    ///
    /// # Errors
    /// [`HallError`]: it is one already, or there are too many.
    pub fn add(&mut self, section: &str) -> Result<String, HallError> {
        if self.has(section).is_ok() {
            let (what, name) = ("section", section.to_owned());
            return Err(HallError::Taken { what, name });
        }
        if self.sections.len() >= MAX_SECTIONS {
            let (what, most) = ("sections", MAX_SECTIONS);
            return Err(HallError::TooMany { what, most });
        }
        let section = section.to_owned();
        Ok(self.record(&Told::SectionAdded { section }))
    }

    /// Those who are on their way.
    pub fn moving(&self) -> impl Iterator<Item = &Moving> {
        self.moves.iter().filter(|moving| !moving.is_over)
    }

    /// Whether an event is one of its sections.
    ///
    /// # Errors
    /// [`HallError::Unknown`].
    pub fn has(&self, section: &str) -> Result<(), HallError> {
        if self.sections.iter().any(|one| one == section) {
            return Ok(());
        }
        Err(HallError::unknown("section", section))
    }
}

/// The number of the first board of each section, so that no two collide. A section whose boards hang on the wall already keeps
/// its numbers; the others go around it.
#[must_use]
pub fn first_boards(sections: &[&State]) -> Vec<u16> {
    let taken: Vec<(u16, u16)> = sections
        .iter()
        .filter(|state| !state.rounds.is_empty())
        .map(|state| (state.first_board(), last_board(state)))
        .collect();
    let mut next = 1;
    let mut first = Vec::with_capacity(sections.len());
    for state in sections {
        if !state.rounds.is_empty() {
            first.push(state.first_board());
            continue;
        }
        let needs = needed(state);
        while let Some((_, last)) = taken
            .iter()
            .find(|(from, to)| next <= *to && *from < next + needs)
        {
            next = behind(*last);
        }
        first.push(next);
        next = behind(next + needs - 1);
    }
    first
}

/// The first number behind the tens of this one.
const fn behind(last: u16) -> u16 {
    last.div_ceil(STEP) * STEP + 1
}

fn needed(state: &State) -> u16 {
    let boards = state.entrants.len().div_ceil(2);
    u16::try_from(boards).unwrap_or(u16::MAX / 2) + SPARE
}

fn last_board(state: &State) -> u16 {
    let boards = state.rounds.iter().flat_map(|round| &round.layout().boards);
    let last = boards.map(|board| board.board.0).max().unwrap_or(0);
    last.max(state.first_board() + needed(state) - 1)
}

/// The first and the last board of a section, as many as its players need today.
#[must_use]
pub fn boards(state: &State) -> (u16, u16) {
    let first = state.first_board();
    let needs = (needed(state) - SPARE).max(1);
    let hang = state.rounds.iter().flat_map(|round| &round.layout().boards);
    let last = hang.map(|board| board.board.0).max().unwrap_or(0);
    (first, last.max(first.saturating_add(needs - 1)))
}

/// Whether two sections have a board of the same number: more came than there was room for.
#[must_use]
pub fn collide(sections: &[&State]) -> bool {
    let mut ranges: Vec<(u16, u16)> = sections.iter().map(|state| boards(state)).collect();
    ranges.sort_unstable();
    ranges.windows(2).any(|two| two[1].0 <= two[0].1)
}

/// Somebody of a festival, once, with his places in its sections.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Person {
    /// His name.
    pub name: String,
    /// His club or school.
    pub club: String,
    /// His sections with his id in each.
    pub sections: Vec<(String, EntrantId)>,
}

/// Everybody of a festival, by name: who has the same number with FIDE, or the same name and day of birth, is one person.
#[must_use]
pub fn people(sections: &[(&str, &State)]) -> Vec<Person> {
    let mut found: BTreeMap<(String, String), Person> = BTreeMap::new();
    for (section, state) in sections {
        for (id, entrant) in &state.entrants {
            let form = entrant.form();
            let (name, fide) = (form.name.trim(), form.fide_id.trim());
            let key = if fide.is_empty() || fide == "0" {
                (name.to_lowercase(), form.birth.trim().to_owned())
            } else {
                (String::new(), fide.to_owned())
            };
            let person = found.entry(key).or_insert_with(|| Person {
                name: name.to_owned(),
                club: form.club.trim().to_owned(),
                sections: Vec::new(),
            });
            person.sections.push(((*section).to_owned(), *id));
        }
    }
    let mut people: Vec<Person> = found.into_values().collect();
    people.sort_by(|one, other| one.name.cmp(&other.name));
    people
}

#[cfg(test)]
mod tests {
    use arbiter_event::act::{Act, Announce, Draw, Enter, Method, Pair, decide, evolve};
    use arbiter_event::number::Round;

    use super::*;

    fn done(state: &mut State, act: impl Into<Act>) {
        let entry = decide(state, &act.into()).unwrap();
        evolve(state, &entry);
    }

    fn section(players: u32) -> State {
        let mut state = State::default();
        done(&mut state, Announce::new("Section", 3));
        for player in 0..players {
            done(&mut state, Enter::named(&format!("Player {player}")));
        }
        state
    }

    #[test]
    fn boards_of_sections_do_not_collide() {
        let (small, large) = (section(8), section(44));
        assert_eq!(first_boards(&[&small, &large, &small]), [1, 11, 41]);
        let mut paired = section(8);
        done(&mut paired, Draw::by_lots(Method::Strength, "x"));
        done(&mut paired, Pair::by_rules(Round(1)));
        // Boards 1 to 9 hang on the wall: the others go around them.
        assert_eq!(first_boards(&[&large, &paired, &small]), [11, 1, 41]);
        // Two that were never numbered both begin with board 1.
        assert_eq!((boards(&small), boards(&large)), ((1, 4), (1, 22)));
        assert!(collide(&[&small, &large]) && !collide(&[&small]));
    }

    #[test]
    fn a_festival_is_read_as_it_was_written_and_knows_who_is_on_his_way() {
        let sections = vec!["a".to_owned(), "b".to_owned()];
        let (mut festival, line) = Festival::make("f", "Spring", sections, 7).unwrap();
        let begun = Told::MoveBegun {
            entrant: EntrantId(3),
            from: "a".to_owned(),
            to: "b".to_owned(),
            by: "Chief".to_owned(),
        };
        let mut lines = vec![line, festival.record(&begun)];
        let read = |lines: &[String]| {
            let lines: Vec<Vec<u8>> = lines.iter().map(|line| line.clone().into_bytes()).collect();
            Festival::read("f", &lines)
        };
        assert_eq!(read(&lines).unwrap().moving().count(), 1);
        lines.push(festival.record(&Told::MoveDone {
            number: 1,
            entrant: EntrantId(9),
        }));
        let again = read(&lines).unwrap();
        assert_eq!((again.moving().count(), again.version(), again.made), (0, 3, 7));
        lines.push(festival.add("c").unwrap());
        assert_eq!(read(&lines).unwrap().sections, ["a", "b", "c"]);
        assert!(festival.add("c").is_err());
        lines.swap(1, 2);
        assert!(read(&lines).is_err());
        assert!(read(&[]).is_err());
    }

    #[test]
    fn what_cannot_be_a_festival_is_refused() {
        let make = |name: &str, sections: &[&str]| {
            let sections = sections.iter().map(ToString::to_string).collect();
            Festival::make("f", name, sections, 0).err()
        };
        assert!(make("Spring", &["a"]).is_none());
        assert!(make("", &["a"]).is_some());
        assert!(make("x\u{202e}", &["a"]).is_some());
        assert!(make("Spring", &[]).is_some());
        assert!(make("Spring", &["a", "a"]).is_some());
    }

    #[test]
    fn who_plays_twice_is_one_person() {
        let (one, other) = (section(2), section(3));
        let people = people(&[("a", &one), ("b", &other)]);
        let places: Vec<usize> = people.iter().map(|one| one.sections.len()).collect();
        assert_eq!(places, [2, 2, 1]);
    }
}
