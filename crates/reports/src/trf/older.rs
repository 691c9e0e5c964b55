//! An event for programs that read TRF-2016: its records, and those that `JaVaFo` and bbpPairings added for an event that goes on.
//!
//! What they have no word for is left out and told; what they would stop at is not there.

mod points;
mod told;

use core::fmt::Write;

pub use told::{LeftOut, NotForBbp};

use points::{bbp_points, bbp_worth, named_points, tenths};

use super::write::{decimal, line, numbers, record};
use arbiter_event::history::{History, summed};
use arbiter_event::team::{Teams, teams};
use arbiter_event::{AnnouncedBye, Entrant, Event, Forbidden};
use arbiter_pairing::Points;
use arbiter_pairing::{Cell, Color, Mark};

/// Who is to read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Program {
    /// bbpPairings and what asks it for pairings (5.0.1 and 6.0.0 alike).
    Bbp,
    /// Programs that know TRF-2016, as `JaVaFo` does.
    Trf16,
}

/// The text, and what it does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Older {
    /// The report file.
    pub text: String,
    /// What is in the event and not in the text.
    pub left_out: Vec<LeftOut>,
}

/// Texts about the tournament that TRF-2016 has.
const TEXTS: [&str; 13] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132",
];

/// The event for an older program.
///
/// ```
/// use arbiter_reports::trf::{self, Program};
/// let event = trf::read(b"142 3\n192 FIDE_DUTCH_2026\n299      -0.5  001    1\n001    1      One\n").unwrap().event;
/// let older = trf::write_for(&event, Program::Bbp).unwrap();
/// assert!(older.text.contains("XXR 3\n") && !older.text.contains("\n192") && !older.text.contains("\n299"));
/// assert_eq!(older.left_out[0].to_string(), "records that are not in it: 192, 299");
/// ```
///
/// # Errors
/// [`NotForBbp`]; every event can be written for the others.
pub fn write_for(event: &Event, program: Program) -> Result<Older, NotForBbp> {
    if program == Program::Bbp && Teams::named(event) {
        return Err(NotForBbp::Teams);
    }
    let mut writing = Writing {
        event,
        program,
        next: event.paired_rounds() + 1,
        text: String::new(),
        left_out: Vec::new(),
    };
    writing.texts();
    writing.head();
    writing.players()?;
    if !Teams::named(event) {
        // In an event of teams these records name teams, and there is no other word for them.
        writing.accelerated()?;
        writing.byes();
        writing.forbidden();
    }
    Ok(Older {
        text: writing.text,
        left_out: writing.left_out,
    })
}

struct Writing<'a> {
    event: &'a Event,
    program: Program,
    /// The round to be paired.
    next: usize,
    text: String,
    left_out: Vec<LeftOut>,
}

impl Writing<'_> {
    /// What is said about the tournament in words, and which records are not.
    fn texts(&mut self) {
        let event = self.event;
        let mut left: Vec<String> = Vec::new();
        // Teams are written from what is known of them, whichever record told it.
        let teams_too = |code: &str| self.program == Program::Trf16 && matches!(code, "013" | "310");
        for kept in &event.kept {
            if TEXTS.contains(&&*kept.code) {
                record(&mut self.text, &kept.code, &kept.text);
            } else if !teams_too(&kept.code) {
                left.push(kept.code.clone());
            }
        }
        if !event.kept.iter().any(|kept| kept.code == "092")
            && let Some(kind) = event.system.as_deref().map(in_words)
        {
            record(&mut self.text, "092", kind);
        }
        let of_teams = Teams::named(event);
        let more = [
            ("240", of_teams && !event.byes.is_empty()),
            ("250", of_teams && !event.virtual_points.is_empty()),
            ("260", of_teams && !event.forbidden.is_empty()),
            ("192", event.system.is_some()),
            ("212", !event.tiebreaks.is_empty()),
            ("299", !event.abnormal.is_empty()),
            (
                "national ratings",
                event.players.iter().any(|player| !player.national.is_empty()),
            ),
        ];
        left.extend(more.iter().filter(|one| one.1).map(|one| one.0.to_owned()));
        left.sort();
        left.dedup();
        if !left.is_empty() {
            self.left_out.push(LeftOut::Records(left));
        }
        if self.program == Program::Trf16 && event.kept.iter().any(|kept| teams_too(&kept.code)) {
            for team in teams(event) {
                let name: String = team.name.chars().take(32).collect();
                let _ = write!(self.text, "013 {name:<32}");
                for member in &team.members {
                    let _ = write!(self.text, "{member:>4} ");
                }
                self.text.truncate(self.text.trim_end().len());
                self.text.push('\n');
            }
        }
    }

    /// Rounds, initial colour and points.
    fn head(&mut self) {
        let event = self.event;
        if event.all_rounds() > 0 {
            let _ = writeln!(self.text, "XXR {}", event.all_rounds());
        }
        let color = event
            .initial_color
            .map(|color| if color == Color::White { "white1" } else { "black1" });
        // bbpPairings wants numbers without gaps unless it is told to count the lines.
        let gaps = event
            .players
            .iter()
            .zip(1..)
            .any(|(player, number)| player.number != number);
        let rank = Some("rank").filter(|_| self.program == Program::Bbp && gaps);
        let words: Vec<&str> = [color, rank].into_iter().flatten().collect();
        if !words.is_empty() {
            let _ = writeln!(self.text, "XXC {}", words.join(" "));
        }
        match self.program {
            Program::Bbp => bbp_points(&mut self.text, &event.points),
            Program::Trf16 => named_points(&mut self.text, &event.points),
        }
    }

    fn players(&mut self) -> Result<(), NotForBbp> {
        let event = self.event;
        let open = if self.program == Program::Bbp {
            Mark::Draw.sign()
        } else {
            ' '
        };
        for player in &event.players {
            let mut player = player.clone();
            player.national.clear();
            player.rounds.truncate(self.next);
            self.undecided(&player);
            for bye in event
                .byes
                .iter()
                .filter(|bye| usize::from(bye.round) == self.next)
            {
                if bye.numbers.contains(&player.number) && !Teams::named(event) {
                    player.rounds.resize(self.next, None);
                    player.rounds[self.next - 1].get_or_insert(Cell::bye(bye.mark));
                }
            }
            player.points = Some(self.points(&player)?);
            line(&mut self.text, &player, open);
        }
        Ok(())
    }

    fn undecided(&mut self, player: &Entrant) {
        for (cell, round) in player.rounds.iter().zip(1..) {
            if let Some(cell) = cell.filter(|cell| cell.mark == Mark::Open && player.number < cell.opponent) {
                let mine = cell.color != Some(Color::Black);
                let (white, black) = if mine {
                    (player.number, cell.opponent)
                } else {
                    (cell.opponent, player.number)
                };
                let drawn = self.program == Program::Bbp;
                self.left_out.push(LeftOut::Open {
                    round,
                    white,
                    black,
                    drawn,
                });
            }
        }
    }

    /// What stands in columns 81 to 84. bbpPairings stops where it is not what it adds up itself.
    fn points(&mut self, player: &Entrant) -> Result<Points, NotForBbp> {
        let event = self.event;
        let played = player.rounds.iter().take(self.next - 1);
        let open = played
            .clone()
            .flatten()
            .filter(|cell| cell.mark == Mark::Open)
            .count();
        let (counted, unknown) = (summed(event, player, self.next - 1), event.points.unknown * open);
        if self.program == Program::Trf16 {
            let stated = player.points.filter(|points| *points != counted);
            return Ok(stated.unwrap_or(counted - unknown));
        }
        let rounds = self.next - 1;
        let cells = (1..=rounds).map(|round| player.round(round).map_or(Mark::ZeroBye, |cell| cell.mark));
        let written: Points = cells.map(|mark| bbp_worth(&event.points, mark)).sum();
        if written != counted {
            let points = counted;
            self.left_out.push(LeftOut::Points {
                player: player.number,
                points,
                written,
            });
        }
        tenths(written)
    }

    /// Virtual points, round by round: also those that only the coded type implies.
    fn accelerated(&mut self) -> Result<(), NotForBbp> {
        let implied = self
            .event
            .system
            .as_deref()
            .is_some_and(|system| system.ends_with("_BAKU"));
        if self.event.virtual_points.is_empty() && !implied {
            return Ok(());
        }
        let rounds = self.event.all_rounds();
        let history = History::new(self.event, rounds);
        for (at, player) in self.event.players.iter().enumerate() {
            let of = |round| history.pairing_score(at, round) - history.score(at, round);
            let virtuals: Vec<Points> = (1..=rounds).map(of).collect();
            let Some(last) = virtuals.iter().rposition(|points| *points != Points::ZERO) else {
                continue;
            };
            let _ = write!(self.text, "XXA {:>4}", player.number);
            for &points in &virtuals[..=last] {
                let points = if self.program == Program::Bbp {
                    tenths(points)?
                } else {
                    points
                };
                let _ = write!(self.text, " {:>4}", decimal(points));
            }
            self.text.push('\n');
        }
        Ok(())
    }

    /// Byes of rounds to come. Those of the next round stand in its column already; `JaVaFo` has a record for absences too.
    fn byes(&mut self) {
        let of = |bye: &&AnnouncedBye| usize::from(bye.round) > self.next;
        let later: Vec<&AnnouncedBye> = self.event.byes.iter().filter(of).collect();
        if self.program == Program::Bbp {
            for bye in later {
                let _ = write!(self.text, "240 {} {:03}", bye.mark.sign(), bye.round);
                numbers(&mut self.text, &bye.numbers);
            }
            return;
        }
        if let Some(first) = later.iter().map(|bye| bye.round).min() {
            self.left_out.push(LeftOut::LaterByes(first));
        }
        let next = self
            .event
            .byes
            .iter()
            .filter(|bye| usize::from(bye.round) == self.next);
        let asked = next
            .filter(|bye| bye.mark == Mark::ZeroBye)
            .flat_map(|bye| bye.numbers.iter().copied());
        let told = |player: &&Entrant| {
            player
                .round(self.next)
                .is_some_and(|cell| cell.mark == Mark::ZeroBye)
        };
        let mut absent: Vec<u16> = asked.collect();
        absent.extend(self.event.players.iter().filter(told).map(|player| player.number));
        absent.sort_unstable();
        absent.dedup();
        if !absent.is_empty() {
            let words: Vec<String> = absent.iter().map(u16::to_string).collect();
            let _ = writeln!(self.text, "XXZ {}", words.join(" "));
        }
    }

    /// Forbidden pairs: `XXP` is for all rounds, 260 for some of them and known to bbpPairings 6 only.
    fn forbidden(&mut self) {
        let (last, next) = (self.event.all_rounds().max(1), self.next);
        for pairs in &self.event.forbidden {
            let Forbidden { rounds, numbers: who } = pairs;
            let (from, to) = (usize::from(rounds.0).max(1), usize::from(rounds.1).min(last));
            let whole = from == 1 && to == last;
            if whole || self.program == Program::Trf16 && (from..=to).contains(&next) {
                let words: Vec<String> = who.iter().map(u16::to_string).collect();
                let _ = writeln!(self.text, "XXP {}", words.join(" "));
            } else if self.program == Program::Bbp && from <= to {
                let _ = write!(self.text, "260 {from:03} {to:03}");
                numbers(&mut self.text, who);
            } else if !self.left_out.contains(&LeftOut::Forbidden) {
                self.left_out.push(LeftOut::Forbidden);
            }
        }
    }
}

/// The type in words, as TRF-2016 has it (record 092).
fn in_words(system: &str) -> &'static str {
    match (system.contains("TEAM"), system.contains("ROUNDROBIN")) {
        (true, true) => "Team: Round-Robin",
        (true, false) => "Team: Swiss-System",
        (false, true) => "Individual: Round-Robin",
        (false, false) if system.contains("KNOCKOUT") => "Individual: Knock-Out",
        (false, false) => "Individual: Swiss-System",
    }
}
