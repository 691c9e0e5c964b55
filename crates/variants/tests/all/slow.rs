//! A second generator, slow and simple: a board of letters, every man to every square, and a look whether the king could be
//! taken. It shares nothing with the crate but FEN.

use std::collections::BTreeSet;

/// A game as text: 64 letters from a1 on, everything else as in the FEN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slow {
    squares: [char; 64],
    promoted: [bool; 64],
    white: bool,
    /// Files of rooks that may castle: capital for White.
    rights: BTreeSet<char>,
    passed: Option<usize>,
    pocket: Vec<char>,
    kind: Kind,
    left: Option<[u32; 2]>,
}

/// What a captured man does, and whether the middle wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Plain,
    Hill,
    Pocket,
    Leaving,
}

impl Slow {
    pub fn read(fen: &str, kind: Kind) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (board, pocket) = fields[0].split_once('[').unwrap_or((fields[0], ""));
        let mut slow = Self {
            squares: ['.'; 64],
            promoted: [false; 64],
            white: fields[1] == "w",
            rights: BTreeSet::new(),
            passed: None,
            pocket: pocket.chars().filter(|c| c.is_alphabetic()).collect(),
            kind,
            left: None,
        };
        let (mut rank, mut file) = (7, 0);
        for c in board.chars() {
            match c {
                '/' => (rank, file) = (rank - 1, 0),
                '~' => slow.promoted[rank * 8 + file - 1] = true,
                '1'..='8' => file += c as usize - '0' as usize,
                _ => {
                    slow.squares[rank * 8 + file] = c;
                    file += 1;
                }
            }
        }
        // Shredder-FEN: files of rooks.
        slow.rights.extend(fields[2].chars().filter(|&c| c != '-'));
        if fields[3] != "-" {
            slow.passed = Some(square(fields[3]));
        }
        if let Some((white, black)) = fields.get(4).and_then(|field| field.split_once('+')) {
            slow.left = Some([white.parse().expect(fen), black.parse().expect(fen)]);
        }
        slow
    }

    fn own(&self, c: char) -> bool {
        c != '.' && c.is_uppercase() == self.white
    }

    fn is_over(&self) -> bool {
        let middle = [27, 28, 35, 36];
        self.left.is_some_and(|left| left.contains(&0))
            || self.kind == Kind::Hill
                && middle
                    .iter()
                    .any(|&at| self.squares[at].eq_ignore_ascii_case(&'k'))
    }

    /// What the side to move may do, as text; castling is the king taking his own rook.
    pub fn legal(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        if self.is_over() {
            return legal;
        }
        for from in (0..64).filter(|&from| self.own(self.squares[from])) {
            for to in (0..64).filter(|&to| to != from && self.moves(from, to)) {
                let last = matches!(to / 8, 0 | 7) && self.squares[from].eq_ignore_ascii_case(&'p');
                for becomes in if last { &["q", "r", "b", "n"][..] } else { &[""] } {
                    let text = format!("{}{}{becomes}", name(from), name(to));
                    if !self.play(&text).king_hangs() {
                        legal.insert(text);
                    }
                }
            }
        }
        for text in self.castlings() {
            if !self.play(&text).king_hangs() {
                legal.insert(text);
            }
        }
        let kinds: BTreeSet<char> = self.pocket.iter().copied().filter(|&c| self.own(c)).collect();
        for kind in kinds {
            for to in (0..64).filter(|&to| self.squares[to] == '.') {
                let pawn = kind.eq_ignore_ascii_case(&'p');
                let text = format!("{}@{}", kind.to_ascii_uppercase(), name(to));
                if !(pawn && matches!(to / 8, 0 | 7) || self.play(&text).king_hangs()) {
                    legal.insert(text);
                }
            }
        }
        legal
    }

    /// Whether the man on `from` goes to `to`, checks left aside.
    fn moves(&self, from: usize, to: usize) -> bool {
        if self.own(self.squares[to]) || self.squares[to].eq_ignore_ascii_case(&'k') {
            return false;
        }
        if !self.squares[from].eq_ignore_ascii_case(&'p') {
            return self.attacks(from, to);
        }
        let up = if self.squares[from] == 'P' { 8 } else { -8 };
        let (from_at, to_at) = (whole(from), whole(to));
        let empty = |at: i32| self.squares[at as usize] == '.';
        let begins = from / 8 == if up > 0 { 1 } else { 6 };
        to_at == from_at + up && empty(to_at)
            || begins && to_at == from_at + 2 * up && empty(to_at) && empty(from_at + up)
            || self.attacks(from, to) && (!empty(to_at) || self.passed == Some(to))
    }

    fn attacks(&self, from: usize, to: usize) -> bool {
        let (file, rank) = (whole(to % 8) - whole(from % 8), whole(to / 8) - whole(from / 8));
        let straight = file == 0 || rank == 0;
        let aslant = file.abs() == rank.abs();
        let shaped = match self.squares[from] {
            'P' => rank == 1 && file.abs() == 1,
            'p' => rank == -1 && file.abs() == 1,
            'N' | 'n' => return file.abs() * rank.abs() == 2,
            'K' | 'k' => file.abs().max(rank.abs()) == 1,
            'B' | 'b' => aslant,
            'R' | 'r' => straight,
            'Q' | 'q' => aslant || straight,
            _ => false,
        };
        let steps = file.abs().max(rank.abs());
        let step = file.signum() + 8 * rank.signum();
        shaped && steps > 0 && (1..steps).all(|n| self.squares[(whole(from) + n * step) as usize] == '.')
    }

    fn attacked(&self, at: usize, by_white: bool) -> bool {
        (0..64).any(|from| {
            let c = self.squares[from];
            c != '.' && c.is_uppercase() == by_white && self.attacks(from, at)
        })
    }

    /// Whether the side that has just moved left its king to be taken.
    fn king_hangs(&self) -> bool {
        let king = if self.white { 'k' } else { 'K' };
        let at = self.squares.iter().position(|&c| c == king).expect("a king");
        self.attacked(at, self.white)
    }

    fn castlings(&self) -> Vec<String> {
        let (row, king_letter, rook_letter) = if self.white { (0, 'K', 'R') } else { (56, 'k', 'r') };
        let Some(king) = (row..row + 8).find(|&at| self.squares[at] == king_letter) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for right in self
            .rights
            .iter()
            .filter(|right| right.is_uppercase() == self.white)
        {
            let rook = row + (right.to_ascii_lowercase() as usize - 'a' as usize);
            let (king_to, rook_to) = if rook > king {
                (row + 6, row + 5)
            } else {
                (row + 2, row + 3)
            };
            let way = |a: usize, b: usize| a.min(b)..=a.max(b);
            let mut clear = way(king, king_to).chain(way(rook, rook_to));
            let free = clear.all(|at| at == king || at == rook || self.squares[at] == '.');
            let mut lifted = self.clone();
            lifted.squares[king] = '.';
            let safe = way(king, king_to).all(|at| !lifted.attacked(at, !self.white))
                && !self.attacked(king, !self.white);
            if self.squares[rook] == rook_letter && free && safe {
                found.push(format!("{}{}", name(king), name(rook)));
            }
        }
        found
    }

    /// The game after a move that the text names.
    pub fn play(&self, text: &str) -> Self {
        let mut next = self.clone();
        next.white = !self.white;
        next.passed = None;
        if let Some((kind, to)) = text.split_once('@') {
            let kind = kind.chars().next().expect(text);
            let kind = if self.white {
                kind
            } else {
                kind.to_ascii_lowercase()
            };
            let at = self.pocket.iter().position(|&c| c == kind).expect(text);
            next.pocket.remove(at);
            next.squares[square(to)] = kind;
        } else {
            next.carry(text, self.white);
        }
        let king = if next.white { 'K' } else { 'k' };
        let at = next.squares.iter().position(|&c| c == king).expect("a king");
        if let Some(left) = next
            .left
            .as_mut()
            .filter(|_| self_attacks(&next.squares, self, at))
        {
            left[usize::from(!self.white)] -= 1;
        }
        next
    }

    fn carry(&mut self, text: &str, white: bool) {
        let (from, to) = (square(&text[..2]), square(&text[2..4]));
        let man = self.squares[from];
        let rook = if white { 'R' } else { 'r' };
        let row = if white { 0 } else { 56 };
        if man.eq_ignore_ascii_case(&'k') {
            self.rights.retain(|right| right.is_uppercase() != white);
        }
        for (at, side) in [(from, white), (to, white), (to, !white)] {
            if at / 8 == if side { 0 } else { 7 } {
                let letter = char::from(b'a' + (at % 8) as u8);
                self.rights
                    .remove(&if side { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if man.eq_ignore_ascii_case(&'k') && self.squares[to] == rook {
            (self.squares[from], self.squares[to]) = ('.', '.');
            let (king_to, rook_to) = if to > from { (6, 5) } else { (2, 3) };
            self.squares[row + king_to] = man;
            self.squares[row + rook_to] = rook;
            return;
        }
        let mut taken = self.squares[to];
        let mut was_pawn = self.promoted[to];
        if man.eq_ignore_ascii_case(&'p') && from % 8 != to % 8 && taken == '.' {
            let at = from / 8 * 8 + to % 8;
            taken = self.squares[at];
            self.squares[at] = '.';
            was_pawn = false;
        }
        if taken != '.' && self.kind == Kind::Pocket {
            let kind = if was_pawn { 'p' } else { taken.to_ascii_lowercase() };
            self.pocket
                .push(if white { kind.to_ascii_uppercase() } else { kind });
        }
        self.squares[to] = man;
        self.squares[from] = '.';
        self.promoted[to] = self.promoted[from];
        self.promoted[from] = false;
        if let Some(becomes) = text.chars().nth(4) {
            self.squares[to] = if white {
                becomes.to_ascii_uppercase()
            } else {
                becomes
            };
            self.promoted[to] = true;
        }
        if man.eq_ignore_ascii_case(&'p') && from.abs_diff(to) == 16 {
            self.passed = Some(usize::midpoint(from, to));
        }
    }

    /// What a FEN says of it, in an order of its own: board with marks, side, pocket sorted, checks left.
    pub fn told(&self) -> String {
        let board: String = self
            .squares
            .iter()
            .zip(self.promoted)
            .map(|(c, mark)| {
                if mark && matches!(self.kind, Kind::Pocket | Kind::Leaving) {
                    format!("{c}~")
                } else {
                    c.to_string()
                }
            })
            .collect();
        let mut pocket = self.pocket.clone();
        pocket.sort_unstable();
        format!(
            "{board} {} {:?} {:?} {:?}",
            self.white, self.rights, pocket, self.left
        )
    }
}

/// Whether the side that moved in `before` attacks the square on this board.
fn self_attacks(squares: &[char; 64], before: &Slow, at: usize) -> bool {
    let board = Slow {
        squares: *squares,
        ..before.clone()
    };
    board.attacked(at, before.white)
}

fn name(at: usize) -> String {
    format!("{}{}", char::from(b'a' + (at % 8) as u8), at / 8 + 1)
}

fn square(name: &str) -> usize {
    let name = name.as_bytes();
    usize::from(name[1] - b'1') * 8 + usize::from(name[0] - b'a')
}

fn whole(number: usize) -> i32 {
    i32::try_from(number).expect("a square or less")
}
