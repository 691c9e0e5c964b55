//! `arbiter say`: how a move is announced aloud, and which move an announcement means.

mod words;

use std::io::{self, Write};

use anyhow::{Context, Result};
use arbiter_chess::{LegalMove, Move, Playable, Position, Role};
use arbiter_lang::Lang;
use arbiter_notation::{
    AnnouncementError, Language, SanError, Tongue, read_announced_drop, read_announcement, read_move,
    read_san,
};
use arbiter_variants::{Crazyhouse, Drop, Legal};
use clap::Args;

use crate::language::LanguageArgument;
use crate::output::{Format, Status};

/// Show how a move is announced to a player who does not see the board, and read an announcement back.
///
/// The move is written (Nf3, g1f3) or announced ("Springer Gustav eins Felix drei", "knight Felix three"). One typing error
/// in an announcement is understood where only one legal move can be meant; else the moves that can be meant are named, and
/// the exit status is 1.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The move, written or announced.
    #[arg(required = true, value_name = "MOVE")]
    said: Vec<String>,
    /// The position in which it is made, as FEN, with the men in hand where there are any [default: the initial position].
    #[arg(long, value_name = "FEN")]
    position: Option<String>,
    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: LanguageArgument,
}

/// What a text is read as.
enum Read {
    /// One move.
    Move(LegalMove),
    /// A man in hand put on the board.
    Drop(Drop),
    /// One of these moves: whoever said it is asked.
    Which(Vec<LegalMove>),
    /// No move: where it leaves the announcements of legal moves, what stands there, and the moves that begin so.
    Nothing {
        column: usize,
        found: String,
        begun: Vec<LegalMove>,
    },
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let pocket = match &arguments.position {
        Some(fen) if fen.contains('[') => Some(fen.parse::<Crazyhouse>().with_context(|| fen.clone())?),
        _ => None,
    };
    let position = match (&pocket, &arguments.position) {
        (Some(game), _) => *arbiter_variants::Variant::base(game),
        (None, Some(fen)) => Position::from_fen(fen).with_context(|| fen.clone())?,
        (None, None) => Position::default(),
    };
    let text = arguments.said.join(" ");
    let tongue = Tongue::from_code(lang.language().tag()).unwrap_or_default();
    let put_down = pocket
        .as_ref()
        .and_then(|game| from_hand(game, &text, &lang, tongue));
    let read = put_down.map_or_else(|| read(&position, &text, &lang, tongue), Read::Drop);
    let told = words::Told {
        position: &position,
        pocket,
        lang: &lang,
        tongue,
    };
    let mut out = io::stdout().lock();
    match arguments.format {
        Format::Text => out.write_all(told.text(&read).as_bytes())?,
        Format::Json => writeln!(out, "{}", told.json(&read))?,
    }
    Ok(match read {
        Read::Move(_) | Read::Drop(_) => Status::Clean,
        Read::Which(_) => Status::Found,
        Read::Nothing { .. } => Status::Unreadable,
    })
}

/// The legal drop that is written or announced.
fn from_hand(game: &Crazyhouse, text: &str, lang: &Lang, tongue: Tongue) -> Option<Drop> {
    let legal = |drop: &Drop| arbiter_variants::Variant::legal(game, (*drop).into()).is_some();
    let letters = [Language::English.letters(), lang.language().letters()];
    let mut written = letters
        .iter()
        .filter_map(|letters| read_move(game, text.as_bytes(), letters).ok());
    let written = written.find_map(|read| match read.mv {
        Legal::Drop(drop) => Some(drop),
        Legal::Move(_) => None,
    });
    let announced = || read_announced_drop(text, tongue).ok().filter(legal);
    written.or_else(announced)
}

/// A move as it is written, else as it is announced.
fn read(position: &Position, text: &str, lang: &Lang, tongue: Tongue) -> Read {
    let written = text.parse().ok().and_then(|uci: Move| position.legal(uci));
    let letters = [Language::English.letters(), lang.language().letters()];
    let written = written.map(Ok).or_else(|| {
        let mut sans = letters
            .iter()
            .map(|letters| read_san(position, text.as_bytes(), letters));
        sans.find(|san| !matches!(san, Err(SanError::Unreadable { .. })))
            .map(|san| san.map(|san| san.mv))
    });
    match written {
        Some(Ok(one)) => return Read::Move(one),
        Some(Err(SanError::TwoReadings { first, second })) => return Read::Which(vec![first, second]),
        Some(Err(SanError::Ambiguous { role, to, candidates })) => {
            let legal = position.legal_moves();
            let meant = |one: &&LegalMove| {
                one.to() == to
                    && candidates.contains(one.from())
                    && position.board().role_at(one.from()) == Some(role)
            };
            return Read::Which(legal.iter().filter(meant).copied().collect());
        }
        _ => {}
    }
    match read_announcement(position, text, tongue) {
        Ok(said) => moves(position, &[said.played]),
        Err(AnnouncementError::Ambiguous { candidates }) => moves(position, &candidates),
        Err(AnnouncementError::Unknown {
            column,
            found,
            candidates,
        }) => Read::Nothing {
            column,
            found,
            begun: legal(position, &candidates),
        },
        Err(error) => Read::Nothing {
            column: 1,
            found: error.to_string(),
            begun: Vec::new(),
        },
    }
}

/// One move, or the question which; a promotion without its piece can be four.
fn moves(position: &Position, said: &[Move]) -> Read {
    match legal(position, said)[..] {
        [one] => Read::Move(one),
        ref all => Read::Which(all.to_vec()),
    }
}

fn legal(position: &Position, said: &[Move]) -> Vec<LegalMove> {
    let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let mut all = Vec::new();
    for one in said {
        let promoted = pieces.map(|role| Move {
            promotion: Some(role),
            ..*one
        });
        let found = [*one]
            .into_iter()
            .chain(promoted.into_iter().filter(|_| one.promotion.is_none()));
        for legal in found.filter_map(|one| position.legal(one)) {
            if !all.contains(&legal) {
                all.push(legal);
            }
        }
    }
    all
}
