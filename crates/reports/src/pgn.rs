//! An event from the headers of its games (PGN): players, rounds, results. The moves are not looked at.

use std::collections::BTreeMap;

use arbiter_notation::pgn::{Game, read_games, split};

use arbiter_event::ranks::{by_strength, renumber};
use arbiter_event::{Entrant, Event, Kept};
use arbiter_pairing::{Cell, Color, Mark};

/// An event read from games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Games {
    /// The event; starting ranks by rating, title and name.
    pub event: Event,
    /// Rounds in which a player has no game: told as absences, since headers tell no byes.
    pub absences: Vec<(u16, u16)>,
}

/// Whether bytes look like games: they begin with a tag.
///
/// ```
/// assert!(arbiter_reports::pgn::is_games(b"[Event \"Cup\"]") && !arbiter_reports::pgn::is_games(b"012 Cup"));
/// ```
#[must_use]
pub fn is_games(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    text.trim_ascii_start().starts_with(b"[")
}

/// Why games make no event; nothing is taken then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct GameFault {
    /// Line from 1: of the tag, or of the game's first line.
    pub line: usize,
    /// Column from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: GameFaultKind,
}

/// What is wrong with a game's headers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GameFaultKind {
    /// No games.
    #[error("expected games with headers")]
    NoGames,
    /// Another event's game.
    #[error("expected games of one event, {first:?}, found {found:?}")]
    OtherEvent {
        /// The event of the first game.
        first: String,
        /// This game's.
        found: String,
    },
    /// No round.
    #[error("expected a round such as 3 or 3.12, found {0:?}")]
    Round(String),
    /// No name.
    #[error("expected the names of both players")]
    Name,
    /// A rating that is none.
    #[error("expected a rating, found {0:?}")]
    Rating(String),
    /// No result.
    #[error("expected 1-0, 0-1, 1/2-1/2 or *, found {0:?}")]
    Result(String),
    /// A player against himself.
    #[error("{0} plays against himself")]
    Himself(String),
    /// A second game in one round.
    #[error("{name} has a second game in round {round}")]
    Twice {
        /// Who.
        name: String,
        /// The round.
        round: u16,
    },
}

/// Reads an event from the headers of its games.
///
/// # Errors
/// [`GameFault`], the first: a game without round, names or result, or one that contradicts another.
///
/// ```
/// let games = "[Event \"Cup\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n[BlackElo \"2000\"]\n\n0-1\n";
/// let event = arbiter_reports::pgn::read(games.as_bytes()).unwrap().event;
/// assert_eq!((event.players[0].name.as_str(), event.players[0].round(1).unwrap().mark.sign()), ("B", '1'));
/// ```
pub fn read(bytes: &[u8]) -> Result<Games, GameFault> {
    let mut reading = Reading::default();
    let mut line = 1;
    let mut end = 0;
    for text in split::games(bytes) {
        let start = text.as_ptr().addr() - bytes.as_ptr().addr();
        line += newlines(&bytes[end..start]);
        end = start;
        let (games, _) = read_games(text);
        if let Some(game) = games.first() {
            reading.game(game).map_err(|(tag, kind)| {
                let line = line + line_of(text, tag);
                GameFault {
                    line,
                    column: 1,
                    kind,
                }
            })?;
        }
    }
    reading.finish().ok_or(GameFault {
        line: 1,
        column: 1,
        kind: GameFaultKind::NoGames,
    })
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count() - 1
}

/// In which line of a game a tag stands, from 0.
fn line_of(text: &[u8], tag: &str) -> usize {
    let open = format!("[{tag} ");
    let lines = text.split(|&byte| byte == b'\n');
    lines
        .clone()
        .position(|line| line.trim_ascii_start().starts_with(open.as_bytes()))
        .or_else(|| lines.clone().position(|line| !line.trim_ascii().is_empty()))
        .unwrap_or(0)
}

/// A fault with the tag that it stands in.
type Fault = (&'static str, GameFaultKind);

/// A player of a game: the tags of one colour.
struct Side<'a> {
    game: &'a Game,
    tags: [&'static str; 5],
}

const WHITE: [&str; 5] = ["White", "WhiteElo", "WhiteTitle", "WhiteFideId", "WhiteFed"];
const BLACK: [&str; 5] = ["Black", "BlackElo", "BlackTitle", "BlackFideId", "BlackFed"];

impl Side<'_> {
    fn tag(&self, at: usize) -> &str {
        let text = self.game.tag(self.tags[at]).unwrap_or("").trim();
        if text == "?" || text == "-" { "" } else { text }
    }

    fn entrant(&self) -> Result<Entrant, Fault> {
        let elo = self.tag(1);
        let rating = match elo {
            "" => None,
            elo => {
                let fault = || (self.tags[1], GameFaultKind::Rating(elo.to_owned()));
                Some(elo.parse::<u16>().map_err(|_| fault())?)
            }
        };
        Ok(Entrant {
            name: self.tag(0).to_owned(),
            rating: rating.filter(|&rating| rating > 0),
            title: self.tag(2).to_owned(),
            fide_id: self.tag(3).to_owned(),
            federation: self.tag(4).to_owned(),
            ..Entrant::default()
        })
    }
}

#[derive(Default)]
struct Reading {
    event: Event,
    /// By FIDE number, else by name: place in the list of players.
    places: BTreeMap<String, usize>,
    name: Option<String>,
    dates: Vec<String>,
}

impl Reading {
    fn game(&mut self, game: &Game) -> Result<(), Fault> {
        let tag = |name: &str| game.tag(name).unwrap_or("").trim();
        let event = tag("Event").to_owned();
        match &self.name {
            None => self.head(game, event),
            Some(first) if *first != event => {
                let first = first.clone();
                return Err(("Event", GameFaultKind::OtherEvent { first, found: event }));
            }
            Some(_) => {}
        }
        let text = tag("Round");
        let round = text.split('.').next().and_then(|round| round.parse::<u16>().ok());
        let round = round
            .filter(|round| (1..=999).contains(round))
            .ok_or_else(|| ("Round", GameFaultKind::Round(text.to_owned())))?;
        let unplayed = tag("Termination").eq_ignore_ascii_case("unplayed")
            || tag("Termination").to_ascii_lowercase().contains("forfeit");
        let marks = match (tag("Result"), unplayed) {
            ("1-0", false) => [Mark::Win, Mark::Loss],
            ("0-1", false) => [Mark::Loss, Mark::Win],
            ("1-0", true) => [Mark::ForfeitWin, Mark::ForfeitLoss],
            ("0-1", true) => [Mark::ForfeitLoss, Mark::ForfeitWin],
            ("1/2-1/2", _) => [Mark::Draw, Mark::Draw],
            ("*", _) => [Mark::Open, Mark::Open],
            (other, _) => return Err(("Result", GameFaultKind::Result(other.to_owned()))),
        };
        if !tag("Date").contains('?') && !tag("Date").is_empty() {
            self.dates.push(tag("Date").replace('.', "/"));
        }
        let white = self.place(&Side { game, tags: WHITE })?;
        let black = self.place(&Side { game, tags: BLACK })?;
        if white == black {
            let name = self.event.players[white].name.clone();
            return Err(("White", GameFaultKind::Himself(name)));
        }
        self.cell(white, black, Color::White, round, marks[0], "White")?;
        self.cell(black, white, Color::Black, round, marks[1], "Black")
    }

    fn head(&mut self, game: &Game, event: String) {
        let records = [("012", "Event"), ("022", "Site")];
        for (code, tag) in records {
            let text = game.tag(tag).unwrap_or("").trim();
            if !text.is_empty() && text != "?" {
                self.event.kept.push(Kept {
                    code: code.to_owned(),
                    text: text.to_owned(),
                });
            }
        }
        self.name = Some(event);
    }

    fn place(&mut self, side: &Side<'_>) -> Result<usize, Fault> {
        let entrant = side.entrant()?;
        if entrant.name.is_empty() {
            return Err((side.tags[0], GameFaultKind::Name));
        }
        let key = if entrant.fide_id.is_empty() {
            entrant.name.clone()
        } else {
            entrant.fide_id.clone()
        };
        let next = self.event.players.len();
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            let number = u16::try_from(next + 1).unwrap_or(u16::MAX);
            self.event.players.push(Entrant { number, ..entrant });
        }
        Ok(place)
    }

    fn cell(
        &mut self,
        at: usize,
        other: usize,
        color: Color,
        round: u16,
        mark: Mark,
        tag: &'static str,
    ) -> Result<(), Fault> {
        let opponent = self.event.players[other].number;
        let player = &mut self.event.players[at];
        let index = usize::from(round) - 1;
        if player.rounds.len() <= index {
            player.rounds.resize(index + 1, None);
        }
        if player.rounds[index].is_some() {
            let name = player.name.clone();
            return Err((tag, GameFaultKind::Twice { name, round }));
        }
        player.rounds[index] = Some(Cell {
            opponent,
            color: Some(color),
            mark,
        });
        Ok(())
    }

    fn finish(mut self) -> Option<Games> {
        self.name.as_ref()?;
        let rounds = self.event.paired_rounds();
        self.dates.sort_unstable();
        for (code, day) in [("042", self.dates.first()), ("052", self.dates.last())] {
            if let Some(day) = day {
                let (code, text) = (code.to_owned(), day.clone());
                self.event.kept.push(Kept { code, text });
            }
        }
        self.event.rounds = u16::try_from(rounds).ok();
        let order = by_strength(&self.event);
        renumber(&mut self.event, &order);
        let mut absences = Vec::new();
        for player in &mut self.event.players {
            player.rounds.resize(rounds, None);
            for (round, cell) in (1..).zip(&mut player.rounds) {
                if cell.is_none() {
                    *cell = Some(Cell::bye(Mark::ZeroBye));
                    absences.push((player.number, round));
                }
            }
        }
        Some(Games {
            event: self.event,
            absences,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(round: &str, white: &str, black: &str, result: &str) -> String {
        format!(
            "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
        )
    }

    #[test]
    fn games_become_rounds_and_gaps_are_told() {
        let text = game("1.1", "A", "B", "1-0") + &game("2.1", "C", "A", "1/2-1/2");
        let games = read(text.as_bytes()).unwrap();
        assert_eq!(games.event.players.len(), 3);
        assert_eq!(games.absences, [(2, 2), (3, 1)]);
        assert_eq!(games.event.all_rounds(), 2);
    }

    #[test]
    fn games_that_contradict_are_refused_with_the_line_of_the_tag() {
        let good = game("1", "A", "B", "1-0");
        for (text, line) in [
            (String::new(), 1),
            (good.clone() + &game("?", "C", "D", "1-0"), 10),
            (good.clone() + &game("1", "C", "D", "2-0"), 13),
            (good.clone() + &game("1", "", "D", "1-0"), 11),
            (good.clone() + &game("1", "C", "B", "1-0"), 12),
            (good.clone() + &game("1", "C", "C", "1-0"), 11),
            (
                good.clone() + &game("1", "C", "D", "1-0").replace("Cup", "Open"),
                9,
            ),
        ] {
            let fault = read(text.as_bytes()).unwrap_err();
            assert_eq!(fault.line, line, "{fault}\n{text}");
        }
    }
}
