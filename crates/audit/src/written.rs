//! A word of the record held against the game in which it stands.

use arbiter_notation::variants::{Asked, Legal, Variant};
use arbiter_notation::{Irregularities, Irregularity, MoveRead, SanError, SanStyle, WrittenSign, write_move};

use crate::chess::Playable;
use crate::fault::What;
use crate::rules::Rules;

/// A word of the record is quoted up to so many characters: no move is longer, and a message stays on one line.
const MOST_QUOTED: usize = 40;

/// Tells what is irregular in the writing, so far as it counts in this edition.
#[cold]
pub fn judge_notation<V: Variant>(
    read: MoveRead,
    next: &V,
    word: &[u8],
    rules: &Rules,
    tell: &mut impl FnMut(What),
) {
    let sign = wrong_sign(next, read.sign).map_or(Irregularities::NONE, Irregularities::from);
    for irregularity in rules.expect.judge(read.found | sign).iter() {
        tell(What::Notation {
            written: quote(word),
            irregularity,
        });
    }
}

/// Whether the sign says what is not so. What it leaves out is no fault, so a check is not asked whether it mates. What wins
/// a variant at once may have the sign of mate.
fn wrong_sign<V: Variant>(next: &V, sign: WrittenSign) -> Option<Irregularity> {
    match sign {
        WrittenSign::None => None,
        WrittenSign::Mate if next.won().is_some() => None,
        WrittenSign::Mate if next.base().is_check() && !next.has_legal_move() => None,
        WrittenSign::Mate if next.base().is_check() => Some(Irregularity::MateSignWrong),
        WrittenSign::Check | WrittenSign::DoublePlus if next.base().is_check() => None,
        _ => Some(Irregularity::CheckSignWrong),
    }
}

/// What is wrong with a word that names no move of this game, or none that can be played.
pub fn what_is_wrong<V: Variant>(game: &V, word: &[u8], why: SanError) -> What {
    let written = quote(word);
    match why {
        SanError::Unreadable { .. } => What::UnreadableMove { written, why },
        SanError::Drop => What::UnsupportedMove { written },
        SanError::TwoReadings { first, second } => What::AmbiguousMove {
            written,
            fitting: legal(game, |one| {
                one.as_move().is_some_and(|one| one == first || one == second)
            }),
        },
        SanError::Ambiguous { to, candidates, .. } => {
            let fits = |one: Legal| {
                let Asked::Move(asked) = one.to_asked(false) else {
                    return false;
                };
                let castles = one.as_move().is_some_and(|one| one.castling().is_some());
                asked.to == to && candidates.contains(asked.from) && !castles
            };
            What::AmbiguousMove {
                written,
                fitting: legal(game, fits),
            }
        }
        _ => What::IllegalMove {
            written,
            why,
            legal: legal(game, |_| true),
        },
    }
}

fn legal<V: Variant>(game: &V, wanted: impl Fn(Legal) -> bool) -> Vec<String> {
    let legal = game.legal_moves();
    let mut names: Vec<String> = legal
        .iter()
        .filter(|&one| wanted(one))
        .map(|one| write_move(game, one, &SanStyle::PGN).to_string())
        .collect();
    names.sort();
    names
}

/// A word as it stands, shortened if it is long.
pub fn quote(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    let mut chars = text.chars();
    let mut quoted: String = chars.by_ref().take(MOST_QUOTED).collect();
    if chars.next().is_some() {
        quoted.push('…');
    }
    quoted
}
