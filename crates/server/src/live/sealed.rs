//! A sealed move: enciphered before anything is written, its key in three shares of which two open it.
//!
//! The shares belong to both players and the arbiter. Each is enciphered for the devices of its holder by a key that follows from the
//! secret of the device, which the server does not keep: neither its disk nor a copy of it reads anything.

use std::collections::BTreeMap;

use arbiter_hall::game::event::{Actor, Closed, Share};
use arbiter_hall::game::rules::chess::Color;
use arbiter_hall::{HallError, hash};
use crypto_box::aead::OsRng;
use crypto_box::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use zeroize::{Zeroize, Zeroizing};

use super::secret::hex;

/// Whose shares there are.
pub const HOLDERS: [Actor; 3] = [Actor::White, Actor::Black, Actor::Arbiter];

/// So many shares open an envelope.
const ENOUGH: usize = 2;

/// A written move with its secret fills so many bytes at least, so that its length tells nothing.
const PADDED: usize = 256;

type Key = Zeroizing<[u8; 32]>;

/// The share of one holder: for each of the others what the key is made of with his.
pub type Parts = BTreeMap<Actor, Key>;

/// The key of a device, which follows from its secret.
fn key_of(pass: &str) -> SecretKey {
    let digest = Zeroizing::new(hash(&format!("sealed move/{pass}")));
    let bytes = Zeroizing::new(unhex(&digest).unwrap_or_default());
    let bytes: Key = Zeroizing::new(<[u8; 32]>::try_from(bytes.as_slice()).unwrap_or_default());
    SecretKey::from_bytes(*bytes)
}

/// By what something is enciphered for a device.
pub fn public_of(pass: &str) -> PublicKey {
    key_of(pass).public_key()
}

/// What stands on an envelope, as far as it is committed to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outside {
    /// Who seals.
    pub sealer: Color,
    /// The position before his move, as FEN.
    pub position: String,
    /// The number of his move.
    pub number: u16,
    /// In whose letters it is written.
    pub language: String,
}

/// What stands in an envelope.
#[derive(Serialize, Deserialize)]
struct Inside {
    text: String,
    secret: String,
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.text.zeroize();
        self.secret.zeroize();
    }
}

/// What is committed to: what was written, and what stands on the envelope.
fn commitment(inside: &Inside, outside: &Outside) -> Option<String> {
    let all = serde_json::to_string(&(inside, outside)).ok()?;
    Some(hash(&Zeroizing::new(all)))
}

/// Enciphers a move for those who are here; `secret` is what makes its commitment tell nothing.
///
/// # Errors
/// [`HallError::NobodyKeeps`], or [`HallError::NotEnciphered`] where that cannot be done.
pub fn close(
    text: &str,
    secret: String,
    outside: &Outside,
    devices: &[(Actor, String, PublicKey)],
) -> Result<Closed, HallError> {
    let held = |of: &Actor| devices.iter().any(|(holder, ..)| holder == of);
    let holders: Vec<Actor> = HOLDERS.into_iter().filter(held).collect();
    if holders.len() < ENOUGH {
        return Err(HallError::NobodyKeeps);
    }
    let inside = Inside {
        text: text.to_owned(),
        secret,
    };
    let key = SecretKey::generate(&mut OsRng);
    let mut plain = Zeroizing::new(serde_json::to_vec(&inside).map_err(|_| HallError::NotEnciphered)?);
    let short = PADDED.saturating_sub(plain.len());
    plain.extend(std::iter::repeat_n(b' ', short));
    let sealed =
        |to: &PublicKey, plain: &[u8]| to.seal(&mut OsRng, plain).map_err(|_| HallError::NotEnciphered);
    let cipher = hex(&sealed(&key.public_key(), &plain)?);
    let mut shares: BTreeMap<Actor, Parts> = BTreeMap::new();
    for (at, one) in holders.iter().enumerate() {
        for other in &holders[at + 1..] {
            let random: Key = Zeroizing::new(SecretKey::generate(&mut OsRng).to_bytes());
            let rest = both(&random, &Zeroizing::new(key.to_bytes()));
            shares.entry(*one).or_default().insert(*other, random);
            shares.entry(*other).or_default().insert(*one, rest);
        }
    }
    let share = |(of, device, public): &(Actor, String, PublicKey)| {
        let parts = shares.get(of).ok_or(HallError::NotEnciphered)?;
        let key = hex(&sealed(public, &written(parts))?);
        let (of, device) = (*of, device.clone());
        Ok(Share { of, device, key })
    };
    Ok(Closed {
        commitment: commitment(&inside, outside).ok_or(HallError::NotEnciphered)?,
        cipher,
        shares: devices.iter().map(share).collect::<Result<_, HallError>>()?,
    })
}

/// The shares that a device with this secret can read.
pub fn shares(closed: &Closed, pass: &str) -> Vec<(Actor, Parts)> {
    let device = hash(pass);
    let own = closed.shares.iter().filter(|share| share.device == device);
    let read = |share: &Share| {
        let plain = Zeroizing::new(key_of(pass).unseal(&unhex(&share.key)?).ok()?);
        Some((share.of, read(&plain)?))
    };
    own.filter_map(read).collect()
}

/// What was sealed, and nothing else.
///
/// # Errors
/// [`HallError::Locked`] with fewer than two shares, [`HallError::Broken`] where text, shares or envelope were changed.
pub fn open(closed: &Closed, outside: &Outside, here: &BTreeMap<Actor, Parts>) -> Result<String, HallError> {
    let mut pairs = here.iter().flat_map(|(one, parts)| {
        let with = move |(other, part): (&Actor, &Key)| Some(both(part, here.get(other)?.get(one)?));
        parts.iter().filter_map(with)
    });
    let key = pairs.next().ok_or_else(|| HallError::Locked {
        here: here.keys().map(|holder| holder.as_str()).collect(),
    })?;
    let inside = || {
        let plain = SecretKey::from_bytes(*key).unseal(&unhex(&closed.cipher)?).ok()?;
        let plain = Zeroizing::new(plain);
        serde_json::from_slice::<Inside>(&plain).ok()
    };
    let inside = inside().ok_or(HallError::Broken)?;
    if commitment(&inside, outside).as_ref() != Some(&closed.commitment) {
        return Err(HallError::Broken);
    }
    Ok(inside.text.clone())
}

fn both(one: &[u8; 32], other: &[u8; 32]) -> Key {
    Zeroizing::new(std::array::from_fn(|at| one[at] ^ other[at]))
}

/// A share as it is enciphered: a holder and 32 bytes, for each of the others.
fn written(parts: &Parts) -> Zeroizing<Vec<u8>> {
    let mut plain = Zeroizing::new(Vec::new());
    for (other, part) in parts {
        plain.push(
            HOLDERS
                .iter()
                .position(|holder| holder == other)
                .unwrap_or_default() as u8,
        );
        plain.extend(part.iter());
    }
    plain
}

fn read(plain: &[u8]) -> Option<Parts> {
    let part = |chunk: &[u8]| {
        let (other, part) = chunk.split_first()?;
        let part: [u8; 32] = part.try_into().ok()?;
        Some((*HOLDERS.get(usize::from(*other))?, Zeroizing::new(part)))
    };
    plain.chunks(33).map(part).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    text.as_bytes().chunks(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASSES: [(Actor, &str); 3] = [(Actor::White, "w"), (Actor::Black, "b"), (Actor::Arbiter, "a")];

    fn outside() -> Outside {
        Outside {
            sealer: Color::White,
            position: "8/8/8/8/8/8/8/K1k5 w - - 0 41".into(),
            number: 41,
            language: "fa".into(),
        }
    }

    fn sealed(text: &str, holders: &[(Actor, &str)]) -> Result<Closed, HallError> {
        let device = |(of, pass): &(Actor, &str)| (*of, hash(pass), public_of(pass));
        close(
            text,
            "0".repeat(64),
            &outside(),
            &holders.iter().map(device).collect::<Vec<_>>(),
        )
    }

    fn here(closed: &Closed, passes: &[&str]) -> BTreeMap<Actor, Parts> {
        passes.iter().flat_map(|pass| shares(closed, pass)).collect()
    }

    #[test]
    fn any_two_of_three_read_it_and_no_one_alone() {
        let text = "شاه به ب۲";
        let closed = sealed(text, &PASSES).unwrap();
        for two in [["w", "b"], ["b", "a"], ["a", "w"]] {
            assert_eq!(open(&closed, &outside(), &here(&closed, &two)).unwrap(), text);
        }
        for one in ["w", "b", "a", "z"] {
            let found = open(&closed, &outside(), &here(&closed, &[one, "y"]));
            assert!(matches!(found, Err(HallError::Locked { .. })), "{one}: {found:?}");
        }
        let stored = serde_json::to_string(&closed).unwrap();
        assert!(
            !stored.contains(text) && !stored.contains(&hex(text.as_bytes())),
            "{stored}"
        );
    }

    #[test]
    fn nobody_seals_where_fewer_than_two_keep_a_share() {
        for holders in [&PASSES[..0], &PASSES[..1], &[PASSES[0], (Actor::White, "other")]] {
            assert!(matches!(sealed("Kb2", holders), Err(HallError::NobodyKeeps)));
        }
        let closed = sealed("Kb2", &PASSES[..2]).unwrap();
        assert_eq!(
            open(&closed, &outside(), &here(&closed, &["w", "b"])).unwrap(),
            "Kb2"
        );
    }

    #[test]
    fn what_was_changed_does_not_open() {
        let closed = sealed("Kb2", &PASSES).unwrap();
        let all = here(&closed, &["w", "b", "a"]);
        let broken = |closed: &Closed, outside: &Outside, here: &BTreeMap<Actor, Parts>| {
            matches!(open(closed, outside, here), Err(HallError::Broken))
        };
        let other = sealed("Kb1", &PASSES).unwrap();
        let cases = [
            Closed {
                cipher: other.cipher.clone(),
                ..closed.clone()
            },
            Closed {
                commitment: other.commitment.clone(),
                ..closed.clone()
            },
            Closed {
                cipher: String::from("zz"),
                ..closed.clone()
            },
            Closed {
                cipher: String::new(),
                ..closed.clone()
            },
        ];
        for case in &cases {
            assert!(broken(case, &outside(), &all));
        }
        assert!(broken(
            &closed,
            &Outside {
                number: 42,
                ..outside()
            },
            &all
        ));
        assert!(broken(&closed, &outside(), &here(&other, &["w", "b"])));
    }

    #[test]
    fn its_length_tells_nothing() {
        let length = |text| sealed(text, &PASSES).unwrap().cipher.len();
        assert_eq!(
            length("Kb2"),
            length("N5xf6+ with the knight from g4, and a long word about it")
        );
    }
}
