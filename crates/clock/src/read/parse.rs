//! From tokens to periods: what people write in one line about their time.

use super::TimeControlError as Error;
use super::time::Time;
use super::token::{Piece, Token, tokens};
use crate::{Bonus, Period, TimeControl};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::time::Duration;

/// The longest that a move may add without being said to be per move; above it minutes and seconds were mixed.
const LONGEST_BONUS: u64 = 60;

/// What a base time without a unit counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bare {
    /// Seconds, as in a PGN tag.
    Seconds,
    /// Minutes, but seconds from [`SECONDS_FROM`] on.
    AsPeopleWrite,
}

/// The periods of a text.
pub(super) fn periods(text: &str, bare: Bare) -> Result<Vec<Period>, Error> {
    let pieces = tokens(text);
    let end = text.trim_end().chars().count() + 1;
    let mut parser = Parser {
        pieces,
        at: 0,
        end,
        bare,
        done: Vec::new(),
    };
    parser.control()?;
    Ok(parser.done)
}

pub(super) struct Parser {
    pub(super) pieces: Vec<Piece>,
    pub(super) at: usize,
    /// The column behind the text.
    end: usize,
    pub(super) bare: Bare,
    done: Vec<Period>,
}

impl Parser {
    fn control(&mut self) -> Result<(), Error> {
        loop {
            if self.peek(0) == Some(Token::From) {
                self.start_of_bonus()?;
            } else if let Some(bonus) = self.trailer()? {
                for period in self.done.iter_mut().filter(|period| period.bonus == Bonus::None) {
                    period.bonus = bonus;
                }
            } else {
                self.after_last()?;
                let period = self.period()?;
                self.done.push(period);
                self.start_of_bonus()?;
            }
            if self.peek(0).is_none() {
                return Ok(());
            }
            if !self.take(Token::Then) {
                return Err(self.unexpected());
            }
            while self.take(Token::Then) {}
        }
    }

    /// A bonus that stands alone behind the periods, as in `G/90; d5` or "90 minutes, 30 seconds per move": it holds for
    /// all of them.
    fn trailer(&mut self) -> Result<Option<Bonus>, Error> {
        if self.done.is_empty() || !(self.at_mode(0) || self.at_time_of_a_move()) {
            return Ok(None);
        }
        self.bonus(None).map(Some)
    }

    fn at_mode(&self, ahead: usize) -> bool {
        let mode = [Token::Plus, Token::Delay, Token::Bronstein, Token::Increment];
        self.peek(ahead).is_some_and(|token| mode.contains(&token))
    }

    /// A time that is said to be an increment, a delay, or per move.
    fn at_time_of_a_move(&self) -> bool {
        let unit = usize::from(matches!(self.peek(1), Some(Token::Unit(_))));
        let behind = self.peek(1 + unit);
        let per = matches!(behind, Some(Token::Per)) && self.peek(2 + unit) == Some(Token::Moves);
        // "5 seconds delay", but not the `2s d1` of a period.
        let alone = !matches!(self.peek(2 + unit), Some(Token::Number(_)));
        let mode = behind != Some(Token::Plus) && self.at_mode(1 + unit) && alone;
        matches!(self.peek(0), Some(Token::Number(_))) && (per || mode)
    }

    fn after_last(&self) -> Result<(), Error> {
        let reachable = self.done.last().is_none_or(|last| last.moves.is_some());
        reachable.then_some(()).ok_or(Error::AfterLast {
            column: self.column(),
        })
    }

    fn period(&mut self) -> Result<Period, Error> {
        let mut moves = self.moves_before()?;
        let base = self.time(true)?;
        if self.at_per_move() {
            if base.seconds == 0 {
                let (column, found) = (base.column, base.text);
                return Err(Error::NoBaseTime { column, found });
            }
            self.per_move();
            let bonus = Bonus::Delay(Duration::from_secs(base.seconds));
            return Ok(Period {
                moves,
                base: Duration::ZERO,
                bonus,
            });
        }
        moves = self.moves_behind()?.or(moves);
        let base = Duration::from_secs(base.seconds);
        let bonus = self.bonus(Some((moves, base)))?;
        moves = self.moves_behind()?.or(moves);
        Ok(Period { moves, base, bonus })
    }

    /// `40/`, "40 moves in", `G/`, "all moves in".
    fn moves_before(&mut self) -> Result<Option<u16>, Error> {
        match (self.peek(0), self.peek(1), self.peek(2)) {
            (Some(Token::Number(_)), Some(Token::Slash), Some(Token::Moves)) => Ok(None),
            (Some(Token::Number(_)), Some(Token::Slash | Token::Moves), _) => {
                let moves = self.count()?;
                self.skip(&[Token::Slash, Token::Moves, Token::In]);
                Ok(Some(moves))
            }
            (Some(Token::Other), Some(Token::Slash), _) => Err(self.no_moves()),
            (Some(Token::Rest), ..) => {
                self.skip(&[Token::Rest, Token::Moves, Token::Slash, Token::In]);
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// "for 40 moves", "for the rest of the game" behind a time.
    fn moves_behind(&mut self) -> Result<Option<u16>, Error> {
        match (self.peek(0), self.peek(1)) {
            (Some(Token::In), Some(Token::Number(_))) => {
                self.at += 1;
                let moves = self.count()?;
                self.skip(&[Token::Moves]);
                Ok(Some(moves))
            }
            (Some(Token::In), Some(Token::Rest)) => {
                self.skip(&[Token::In, Token::Rest, Token::Moves]);
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn count(&mut self) -> Result<u16, Error> {
        match self.peek(0) {
            Some(Token::Number(moves @ 1..=65535)) => {
                self.at += 1;
                Ok(moves as u16)
            }
            _ => Err(self.no_moves()),
        }
    }

    /// What each move adds: `+30`, "with 30 seconds per move", `d5`, "delay 5 seconds", `b5`.
    ///
    /// `within` is the period that it stands in, for the readings where units are mixed.
    fn bonus(&mut self, within: Option<(Option<u16>, Duration)>) -> Result<Bonus, Error> {
        let start = self.at;
        self.skip(&[Token::Plus, Token::And]);
        let mut mode = self.mode();
        if self.at == start && within.is_some() {
            return Ok(Bonus::None);
        }
        let time = self.time(false)?;
        mode = self.mode().or(mode);
        let said = self.at_per_move();
        self.per_move();
        mode = self.mode().or(mode);
        if let Some(within) =
            within.filter(|_| time.long && time.seconds > LONGEST_BONUS && !said && mode.is_none())
        {
            return Err(self.mixed(within, &time));
        }
        let each = Duration::from_secs(time.seconds);
        Ok(match mode {
            _ if each.is_zero() => Bonus::None,
            Some(Token::Delay) => Bonus::Delay(each),
            Some(Token::Bronstein) => Bonus::Bronstein(each),
            _ => Bonus::Increment(each),
        })
    }

    fn mode(&mut self) -> Option<Token> {
        let mut mode = None;
        while let Some(token @ (Token::Increment | Token::Delay | Token::Bronstein)) = self.peek(0) {
            // "Bronstein delay" is Bronstein's.
            if mode != Some(Token::Bronstein) {
                mode = Some(token);
            }
            self.at += 1;
        }
        mode
    }

    /// The two readings of "40 moves in 90 minutes with 30 minutes": more time for the rest, or seconds for each move.
    fn mixed(&self, (moves, base): (Option<u16>, Duration), time: &Time) -> Error {
        let more = Duration::from_secs(time.seconds);
        let each = Bonus::Increment(Duration::from_secs(time.seconds / 60));
        let plain = |moves, base, bonus| Period { moves, base, bonus };
        let rest = match moves {
            Some(_) => vec![plain(moves, base, Bonus::None), plain(None, more, Bonus::None)],
            None => vec![plain(None, base + more, Bonus::None)],
        };
        let before = |last: Vec<Period>| {
            let periods = self.done.iter().copied().chain(last).collect();
            TimeControl::new(periods).expect("only the last period is for all the moves")
        };
        Error::MixedUnits {
            column: time.column,
            found: time.text.clone(),
            meant: vec![before(rest), before(vec![plain(moves, base, each)])],
        }
    }

    /// "from move 1": the bonus of the last period holds from that move on, so for the periods before it too.
    fn start_of_bonus(&mut self) -> Result<(), Error> {
        if !self.take(Token::From) {
            return Ok(());
        }
        self.skip(&[Token::Moves]);
        let column = self.column();
        let first = u32::from(self.count()?);
        let bonus = self.done.last().map_or(Bonus::None, |last| last.bonus);
        let mut before = 0_u32;
        let mut starts = Vec::new();
        for period in &self.done {
            starts.push(before + 1);
            before += u32::from(period.moves.unwrap_or(0));
        }
        let Some(from) = starts.iter().position(|start| *start == first) else {
            return Err(Error::NotAtAPeriod { column, moves: first });
        };
        for period in &mut self.done[from..] {
            if period.bonus == Bonus::None {
                period.bonus = bonus;
            }
        }
        Ok(())
    }

    fn at_per_move(&self) -> bool {
        matches!(
            (self.peek(0), self.peek(1)),
            (Some(Token::Per | Token::Slash), Some(Token::Moves)) | (Some(Token::Moves), _)
        )
    }

    fn per_move(&mut self) {
        if self.at_per_move() {
            self.skip(&[Token::Per, Token::Slash, Token::Moves]);
        }
    }

    pub(super) fn peek(&self, ahead: usize) -> Option<Token> {
        self.pieces.get(self.at + ahead).map(|piece| piece.token)
    }

    fn take(&mut self, token: Token) -> bool {
        let here = self.peek(0) == Some(token);
        self.at += usize::from(here);
        here
    }

    fn skip(&mut self, tokens: &[Token]) {
        while self.peek(0).is_some_and(|token| tokens.contains(&token)) {
            self.at += 1;
        }
    }

    /// Where the parser stands, and what stands there.
    pub(super) fn column(&self) -> usize {
        self.pieces.get(self.at).map_or(self.end, |piece| piece.column)
    }

    fn found(&self) -> String {
        self.pieces
            .get(self.at)
            .map_or_else(String::new, |piece| piece.text.clone())
    }

    fn no_moves(&self) -> Error {
        Error::NoMoves {
            column: self.column(),
            found: self.found(),
        }
    }

    pub(super) fn no_time(&self, base: bool) -> Error {
        let (column, found) = (self.column(), self.found());
        if base {
            Error::NoBaseTime { column, found }
        } else {
            Error::NoBonus { column, found }
        }
    }

    fn unexpected(&self) -> Error {
        Error::Unexpected {
            column: self.column(),
            found: self.found(),
        }
    }
}
