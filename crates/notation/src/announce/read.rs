//! Announcements read back: against every announcement that a legal move could have.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_chess::{CastlingSide, LegalMove, Move, Playable, Role, Square};

use super::near::errors;
use super::words::UMLAUTS;
use super::{Tongue, Words};

/// A longer text is no announcement.
pub(super) const LONGEST: usize = 120;

/// In whose words ranks and pieces were named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NamedIn {
    /// In those of the appendix, or in signs that tell no language.
    Appendix,
    /// In those of another language.
    Other,
}

/// A move that was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announced {
    /// Which; without the piece that a pawn becomes, where it was not named.
    pub played: Move,
    /// Whether a promotion was announced without naming the new piece.
    pub unnamed: bool,
    /// In whose words the ranks.
    pub ranks: NamedIn,
    /// In whose words pieces and castling.
    pub pieces: NamedIn,
}

/// Why an announcement is no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AnnouncementError {
    /// More than one legal move can be meant: whoever announced it is asked.
    #[error("{} legal moves can be meant", candidates.len())]
    Ambiguous {
        /// The moves that can be meant.
        candidates: Vec<Move>,
    },
    /// It names no legal move.
    #[error("column {column}: no legal move is announced so, found {found:?}")]
    Unknown {
        /// Where it leaves the announcements of legal moves, from 1, in characters.
        column: usize,
        /// What stands there.
        found: String,
        /// Legal moves that begin in the same way, up to there; none where it is no word of an announcement.
        candidates: Vec<Move>,
    },
}

/// The legal move that a text announces, in the words of the appendix or of a language; files and ranks may be written
/// as letters and digits. One typing error is understood where only one move can be meant.
///
/// ```
/// use arbiter_chess::Position;
/// use arbiter_notation::{AnnouncementError, Tongue, read_announcement};
/// let read = |text| read_announcement(&Position::default(), text, Tongue::English);
/// assert_eq!(read("Springer Gustaf eins Felix drei").unwrap().played.to_string(), "g1f3");
/// assert_eq!(read("knight f 3").unwrap().played.to_string(), "g1f3");
/// let Err(AnnouncementError::Unknown { column, .. }) = read("Springer Gustav neun") else { panic!() };
/// assert_eq!(column, 17);
/// ```
///
/// # Errors
/// More than one move can be meant, or none.
pub fn read_announcement<P: Playable>(
    position: &P,
    text: &str,
    tongue: Tongue,
) -> Result<Announced, AnnouncementError> {
    let typed = Typed::new(text);
    let mut found = Found::default();
    if typed.letters.len() <= LONGEST {
        let signs = Signs::read(&typed);
        let spellings = [Tongue::Appendix.words(), &UMLAUTS, tongue.words()].map(Spelling::of);
        let known = if tongue == Tongue::Appendix { 2 } else { 3 };
        let mut spoken = Vec::with_capacity(LONGEST);
        for one in position.legal_moves() {
            for (nth, words) in spellings[..known].iter().enumerate() {
                let named_in = if nth < 2 {
                    NamedIn::Appendix
                } else {
                    NamedIn::Other
                };
                each_form(position, one, words, &mut spoken, &mut |spoken, form| {
                    let as_spelt = [form.ranks, form.pieces]
                        .map(|named| if named { named_in } else { NamedIn::Appendix });
                    found.try_spelling(&typed, spoken, announced(one, form.unnamed, as_spelt));
                    if let Some(signs) = signs.as_ref().filter(|signs| nth == 0 && signs.spelt == spoken) {
                        add_meant(
                            &mut found.exact,
                            announced(one, form.unnamed, [signs.ranks, signs.pieces]),
                        );
                    }
                });
            }
        }
    }
    found.result(&typed, text)
}

fn announced(one: LegalMove, unnamed: bool, [ranks, pieces]: [NamedIn; 2]) -> Announced {
    let mut played = one.named();
    if unnamed {
        played.promotion = None;
    }
    Announced {
        played,
        unnamed,
        ranks,
        pieces,
    }
}

/// A letter as reading compares it: small, without the differences of keyboards.
fn folded(c: char) -> Option<char> {
    Some(match c {
        '\u{200c}' | '\u{200d}' | '\u{0640}' | '\u{0654}' => return None,
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        '۰'..='۹' => char::from_digit(u32::from(c) - u32::from('۰'), 10)?,
        '٠'..='٩' => char::from_digit(u32::from(c) - u32::from('٠'), 10)?,
        'ß' => 's',
        c if c.is_alphanumeric() => c.to_lowercase().next().unwrap_or(c),
        _ => ' ',
    })
}

/// A word as reading compares it.
pub(super) fn fold(word: &str) -> impl Iterator<Item = char> {
    word.chars().filter_map(folded)
}

/// Adds a folded word, after a blank where something stands before it.
pub(super) fn add(to: &mut Vec<char>, word: impl IntoIterator<Item = char>) {
    if !to.is_empty() {
        to.push(' ');
    }
    to.extend(word);
}

/// What was typed: small letters and single blanks, each with its column.
pub(super) struct Typed {
    pub(super) letters: Vec<char>,
    pub(super) columns: Vec<usize>,
}

impl Typed {
    pub(super) fn new(text: &str) -> Self {
        let (mut letters, mut columns) = (Vec::new(), Vec::new());
        for (n, c) in text.chars().enumerate() {
            let Some(c) = folded(c) else { continue };
            if letters.len() > LONGEST {
                break;
            }
            if c != ' ' || letters.last().is_some_and(|last| *last != ' ') {
                letters.push(c);
                columns.push(n + 1);
            }
        }
        if letters.last() == Some(&' ') {
            letters.pop();
        }
        Self { letters, columns }
    }
}

/// What is named in one way of announcing a move.
#[derive(Clone, Copy)]
struct Form {
    /// A rank.
    ranks: bool,
    /// A piece, or castling.
    pieces: bool,
    /// It is a promotion, and its piece is not.
    unnamed: bool,
}

/// Words as reading compares them, folded once.
struct Spelling {
    files: [Vec<char>; 8],
    ranks: [Vec<char>; 8],
    roles: [Vec<char>; 6],
    castling: [Vec<char>; 2],
}

impl Spelling {
    fn of(words: &Words) -> Self {
        let fold = |word: &str| fold(word).collect();
        Self {
            files: words.files.map(fold),
            ranks: words.ranks.map(fold),
            roles: Role::ALL.map(|role| fold(words.role(role))),
            castling: SIDES.map(|side| fold(words.castles(side))),
        }
    }

    fn role(&self, role: Role) -> &[char] {
        let nth = Role::ALL.iter().position(|other| *other == role);
        nth.map_or(&[], |nth| &self.roles[nth])
    }

    fn castles(&self, side: CastlingSide) -> &[char] {
        &self.castling[usize::from(side != SIDES[0])]
    }

    fn square(&self, square: Square) -> [&[char]; 2] {
        [
            &self.files[square.file().index() as usize],
            &self.ranks[square.rank().index() as usize],
        ]
    }
}

const SIDES: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

/// Every way in which a move may be announced in these words.
fn each_form<P: Playable>(
    position: &P,
    one: LegalMove,
    words: &Spelling,
    spoken: &mut Vec<char>,
    tell: &mut impl FnMut(&[char], Form),
) {
    if let Some(side) = one.castling() {
        spoken.clear();
        add(spoken, words.castles(side).iter().copied());
        let form = Form {
            ranks: false,
            pieces: true,
            unnamed: false,
        };
        return tell(spoken, form);
    }
    let Some(role) = position.board().role_at(one.from()) else {
        return;
    };
    let [file, rank] = words.square(one.from());
    let to = words.square(one.to());
    let none: &[char] = &[];
    for piece in [words.role(role), none] {
        for (nth, from) in [[none; 2], [file, none], [none, rank], [file, rank]]
            .into_iter()
            .enumerate()
        {
            // Without its name only a pawn is known by less than both squares.
            if piece.is_empty() && role != Role::Pawn && nth < 3 {
                continue;
            }
            spoken.clear();
            for word in [piece].into_iter().chain(from).chain(to) {
                if !word.is_empty() {
                    add(spoken, word.iter().copied());
                }
            }
            let form = Form {
                ranks: true,
                pieces: !piece.is_empty(),
                unnamed: false,
            };
            if let Some(into) = one.promotion() {
                if into == Role::Queen {
                    tell(
                        spoken,
                        Form {
                            unnamed: true,
                            ..form
                        },
                    );
                }
                add(spoken, words.role(into).iter().copied());
                tell(spoken, Form { pieces: true, ..form });
            } else {
                tell(spoken, form);
            }
        }
    }
}

/// The text in the words of the appendix, where every word and sign of it is known, in whatever language.
struct Signs {
    spelt: Vec<char>,
    ranks: NamedIn,
    pieces: NamedIn,
}

impl Signs {
    fn read(typed: &Typed) -> Option<Self> {
        let mut signs = Self {
            spelt: Vec::new(),
            ranks: NamedIn::Appendix,
            pieces: NamedIn::Appendix,
        };
        let text: String = typed.letters.iter().collect();
        if let Some(castling) = Self::castling(&text) {
            return Some(castling);
        }
        for word in text.split(' ') {
            signs.word(word)?;
        }
        Some(signs)
    }

    fn castling(text: &str) -> Option<Self> {
        for tongue in Tongue::ALL {
            for side in SIDES {
                if fold(tongue.words().castles(side)).eq(text.chars()) {
                    return Some(Self {
                        spelt: fold(Tongue::Appendix.words().castles(side)).collect(),
                        ranks: NamedIn::Appendix,
                        pieces: named_in(tongue),
                    });
                }
            }
        }
        None
    }

    fn word(&mut self, word: &str) -> Option<()> {
        let is = |known: &str| fold(known).eq(word.chars());
        let appendix = Tongue::Appendix.words();
        let spellings = Tongue::ALL
            .into_iter()
            .map(|tongue| (tongue.words(), named_in(tongue)))
            .chain([(&UMLAUTS, NamedIn::Appendix)]);
        for (words, named_in) in spellings {
            if words.idle.iter().any(|known| is(known)) {
                return Some(());
            }
            if let Some(nth) = words.files.iter().position(|known| is(known)) {
                add(&mut self.spelt, fold(appendix.files[nth]));
                return Some(());
            }
            if let Some(nth) = words.ranks.iter().position(|known| is(known)) {
                add(&mut self.spelt, fold(appendix.ranks[nth]));
                self.ranks = self.ranks.max(named_in);
                return Some(());
            }
            if let Some(role) = Role::ALL.into_iter().find(|role| is(words.role(*role))) {
                add(&mut self.spelt, fold(appendix.role(role)));
                self.pieces = self.pieces.max(named_in);
                return Some(());
            }
        }
        // Letters and digits, alone or as whole squares: `bb5` would be a bishop's move that a pawn may make too.
        let (letters, digits) = (word.chars().step_by(2), word.chars().skip(1).step_by(2));
        let squares = letters.clone().all(char::is_alphabetic) && digits.clone().all(|c| c.is_ascii_digit());
        if word.len() > 1 && !(squares && word.len().is_multiple_of(2)) {
            return None;
        }
        for c in word.chars() {
            let name = match c {
                'a'..='h' => appendix.files[c as usize - 'a' as usize],
                '1'..='8' => appendix.ranks[c as usize - '1' as usize],
                _ => return None,
            };
            add(&mut self.spelt, fold(name));
        }
        Some(())
    }
}

fn named_in(tongue: Tongue) -> NamedIn {
    if tongue == Tongue::Appendix {
        NamedIn::Appendix
    } else {
        NamedIn::Other
    }
}

/// Adds a move that can be meant; in the words of the appendix, where it was announced in them too.
fn add_meant(to: &mut Vec<Announced>, of: Announced) {
    match to.iter_mut().find(|other| other.played == of.played) {
        Some(other) => {
            other.ranks = other.ranks.min(of.ranks);
            other.pieces = other.pieces.min(of.pieces);
        }
        None => to.push(of),
    }
}

/// What was found so far.
#[derive(Default)]
struct Found {
    /// Announced with one typing error at most.
    meant: Vec<Announced>,
    /// Announced without any: where there is one, nothing else was meant. In Persian seven and eight are one letter apart.
    exact: Vec<Announced>,
    /// So many letters at the beginning are those of some announcement.
    reached: usize,
    /// Of these moves.
    begun: Vec<Move>,
}

impl Found {
    fn try_spelling(&mut self, typed: &Typed, form: &[char], of: Announced) {
        match errors(&typed.letters, form) {
            Some(0) => add_meant(&mut self.exact, of),
            Some(_) => add_meant(&mut self.meant, of),
            None => {}
        }
        let same = typed.letters.iter().zip(form);
        let reached = same.take_while(|(a, b)| a == b).count();
        if reached > self.reached {
            self.reached = reached;
            self.begun.clear();
        }
        if reached == self.reached && !self.begun.contains(&of.played) {
            self.begun.push(of.played);
        }
    }

    fn result(self, typed: &Typed, text: &str) -> Result<Announced, AnnouncementError> {
        let meant = if self.exact.is_empty() {
            &self.meant
        } else {
            &self.exact
        };
        match meant[..] {
            [one] => Ok(one),
            [] => {
                let at = self.reached;
                let column = typed.columns.get(at).copied();
                let column = column.unwrap_or_else(|| typed.columns.last().map_or(1, |last| last + 1));
                let rest = text.chars().skip(column - 1);
                let found: String = rest.take_while(|c| !c.is_whitespace()).take(LONGEST).collect();
                // The first word at least must be one of an announcement.
                let word = typed.letters.iter().position(|c| *c == ' ');
                let known = word.is_some_and(|end| at > end);
                let candidates = if known { self.begun } else { Vec::new() };
                Err(AnnouncementError::Unknown {
                    column,
                    found,
                    candidates,
                })
            }
            _ => {
                let candidates = meant.iter().map(|one| one.played).collect();
                Err(AnnouncementError::Ambiguous { candidates })
            }
        }
    }
}
