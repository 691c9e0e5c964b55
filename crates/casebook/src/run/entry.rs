//! An entry of the record: how it is read, what the rulebook minds in it, and how the Laws write the move.

use arbiter_game::Game;
use arbiter_game::notation::{Irregularity, Language, SanError, SanRead, SanStyle, read_san, write_san};
use arbiter_game::rules::chess::{Playable, Position};
use arbiter_game::rules::laws::{NotationMark, Regime, Topic};
use arbiter_game::rules::writing::{self, About};

/// What the player who has the move has written, and in whose letters.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    pub text: &'a str,
    pub letters: Language,
}

/// What is made of it.
#[derive(Debug, Default)]
pub struct Judged {
    /// The move, or why it is none.
    pub read: String,
    /// What the rulebook minds, by its words.
    pub minded: Vec<&'static str>,
    /// How the Laws write the move.
    pub written: String,
    /// The articles on it.
    pub cites: Vec<String>,
}

/// What is made of an entry in the position that stands.
pub fn judge(entry: Entry<'_>, game: &Game) -> Judged {
    let Some(position) = game.state().line.now().lawful() else {
        return Judged::default();
    };
    match read_san(position, entry.text.as_bytes(), entry.letters.letters()) {
        Ok(read) => of_move(read, position, entry.letters, game),
        Err(error) => of_none(&error, game.regime()),
    }
}

fn of_move(read: SanRead, position: &Position, letters: Language, game: &Game) -> Judged {
    let mover = position.turn();
    let about = About {
        own_letters: letters != Language::English,
        offered: game.state().offer.is_some_and(|offer| offer.by == mover),
    };
    let said = writing::said(read, position, about, game.regime());
    let style = SanStyle::LAWS.with_letters(letters.letters());
    let mut written = write_san(position, read.mv, &style).to_string();
    if about.offered && game.regime().notation_draw_offer() == Some(NotationMark::Required) {
        written.push_str(" (=)");
    }
    Judged {
        read: read.mv.named().to_string(),
        minded: said.minded.iter().map(Irregularity::word).collect(),
        written,
        cites: articles(&said.cites),
    }
}

/// Two pieces that can go there are told apart by the article on that; a text that is no move, by that on moves.
fn of_none(error: &SanError, regime: &Regime) -> Judged {
    let (read, topic) = match error {
        SanError::Ambiguous { .. } | SanError::TwoReadings { .. } => {
            ("ambiguous", Topic::NotationDisambiguation)
        }
        SanError::Illegal { .. } | SanError::IllegalCastling { .. } => ("illegal", Topic::MoveIllegal),
        _ => ("unreadable", Topic::NotationMove),
    };
    Judged {
        read: read.to_owned(),
        cites: articles(regime.cites(topic)),
        ..Judged::default()
    }
}

fn articles(cites: &[arbiter_game::rules::laws::Citation]) -> Vec<String> {
    cites.iter().map(|cite| cite.article().to_owned()).collect()
}
