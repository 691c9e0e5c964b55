//! Games as a server of blitz writes them: its tags, a number before every move, a clock behind it.

use std::fmt::Write;

use arbiter_notation::pgn::{At, GameResult, Movetext, Reader, Text, Visitor};

/// Seconds at the beginning, and with every move.
const BASE: u32 = 180;
const INCREMENT: u32 = 2;

/// The games of a text, with clocks made by chance, the same every time.
pub fn games(text: &[u8]) -> Vec<u8> {
    let mut writer = Writer::default();
    Reader::new().read(text, true, &mut writer);
    writer.text.into_bytes()
}

#[derive(Default)]
struct Writer {
    text: String,
    games: u32,
    plies: u32,
    clocks: [u32; 2],
    /// The game is not one of usual chess from its beginning.
    skips: bool,
    dice: u32,
}

impl Writer {
    /// Seconds that a move takes.
    fn think(&mut self) -> u32 {
        self.dice = self.dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.dice >> 24) % 7
    }
}

impl Visitor for Writer {
    fn begin_game(&mut self, _: At<'_>) {
        self.games += 1;
        self.plies = 0;
        self.clocks = [BASE; 2];
        self.skips = false;
    }

    fn tag(&mut self, name: Text<'_>, _: Text<'_>, _: At<'_>) {
        self.skips |= name == "FEN";
    }

    fn begin_moves(&mut self) -> Movetext {
        if self.skips {
            return Movetext::Skip;
        }
        let game = self.games;
        let _ = write!(
            self.text,
            "[Event \"Rated Blitz game\"]\n[Site \"https://lichess.org/{game:08}\"]\n[Date \"2024.05.04\"]\n\
             [Round \"-\"]\n[White \"player{}\"]\n[Black \"player{}\"]\n[Result \"*\"]\n[UTCDate \"2024.05.04\"]\n\
             [UTCTime \"12:00:00\"]\n[WhiteElo \"1875\"]\n[BlackElo \"1901\"]\n[ECO \"C20\"]\n\
             [TimeControl \"{BASE}+{INCREMENT}\"]\n[Termination \"Normal\"]\n\n",
            2 * game,
            2 * game + 1
        );
        Movetext::Read
    }

    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }

    fn san(&mut self, token: &[u8], _: At<'_>) {
        let player = self.plies as usize % 2;
        let left = self.clocks[player].saturating_sub(self.think()).max(1);
        // The first moves of both cost nothing and bring nothing.
        if self.plies >= 2 {
            self.clocks[player] = left + INCREMENT;
        }
        let dots = [".", "..."][player];
        let (number, clock) = (self.plies / 2 + 1, self.clocks[player]);
        let word = String::from_utf8_lossy(token);
        let _ = write!(
            self.text,
            "{number}{dots} {word} {{ [%clk 0:{:02}:{:02}] }} ",
            clock / 60,
            clock % 60
        );
        self.plies += 1;
    }

    fn result(&mut self, _: GameResult, _: At<'_>) {
        self.text.push_str("*\n\n");
    }
}
