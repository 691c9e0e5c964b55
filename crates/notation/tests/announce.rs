//! Announcements of moves played at random are read back, also with one typing error.

use std::time::{Duration, Instant};

use arbiter_chess::{Playable, Position};
use arbiter_notation::{AnnouncementError, Tongue, announce, read_announcement};

/// Numbers that come alike from one seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Positions of a game played at random, each with one of its legal moves.
fn moves(dice: &mut Dice, count: usize) -> Vec<(Position, arbiter_chess::LegalMove)> {
    let mut position = Position::default();
    let mut all = Vec::new();
    for n in 0..count {
        let legal = position.legal_moves();
        if legal.is_empty() || n % 120 == 0 {
            position = Position::default();
        }
        let legal = position.legal_moves();
        let one = legal[dice.below(legal.len())];
        all.push((position, one));
        position = position.play(one);
    }
    all
}

/// One typing error, of any kind, at any place.
fn mistyped(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let others: Vec<char> = text.chars().chain("aeinrst xqz".chars()).collect();
    let at = dice.below(letters.len());
    let other = others[dice.below(others.len())];
    match dice.below(4) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, other),
        2 => letters[at] = other,
        _ if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => letters.insert(at, other),
    }
    letters.into_iter().collect()
}

#[test]
fn what_is_announced_is_read_back() {
    for tongue in Tongue::ALL {
        for (position, one) in moves(&mut Dice(7), 600) {
            let said = announce(&position, one, tongue);
            match read_announcement(&position, &said, tongue) {
                Ok(read) => assert_eq!(read.played, one.to_move(false), "{said}"),
                Err(error) => panic!("{said}: {error}"),
            }
        }
    }
}

#[test]
fn one_typing_error_is_understood_or_asked_about_and_nothing_is_guessed() {
    for tongue in Tongue::ALL {
        let mut dice = Dice(20_261_126);
        let all = moves(&mut dice, 1000);
        let (mut understood, mut asked, mut spent) = (0, 0, Duration::ZERO);
        for (position, one) in &all {
            let typed = mistyped(&announce(position, *one, tongue), &mut dice);
            let since = Instant::now();
            let read = read_announcement(position, &typed, tongue);
            spent += since.elapsed();
            match read {
                Ok(read) => {
                    assert_eq!(
                        read.played,
                        one.to_move(false),
                        "{typed} in {}",
                        position.to_fen()
                    );
                    understood += 1;
                }
                Err(AnnouncementError::Ambiguous { candidates }) => {
                    assert!(candidates.contains(&one.to_move(false)), "{typed}");
                    asked += 1;
                }
                Err(_) => {}
            }
        }
        assert!(understood + asked >= 980, "{tongue:?}: {understood} and {asked}");
        assert!(understood >= 900, "{tongue:?}: {understood}");
        assert!(spent < Duration::from_secs(1), "{spent:?} for a thousand");
    }
}
