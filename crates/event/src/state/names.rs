//! People by what is known of them: an id, a starting rank, a FIDE number, or part of a name.

use core::fmt;

use arbiter_laws::fold_words;
use serde::{Deserialize, Serialize};

use super::State;
use super::act::Act;
use crate::number::{EntrantId, StartingRank};

/// Somebody as he is spoken of: never a bare number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Who {
    /// Who.
    pub id: EntrantId,
    /// His starting rank when it was said.
    pub rank: StartingRank,
    /// His name.
    pub name: String,
    /// His club or school.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A team has no starting rank of a player.
        if self.rank.0 > 0 {
            write!(f, "{} ", self.rank)?;
        }
        f.write_str(&self.name)?;
        if self.club.is_empty() {
            Ok(())
        } else {
            write!(f, " ({})", self.club)
        }
    }
}

/// Nobody, or more than one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoSuch {
    /// Nobody fits; those whose names are nearest.
    #[error("nobody is called {asked:?}; the nearest are {}", list(.nearest))]
    Nobody {
        /// What was asked for.
        asked: String,
        /// Up to three.
        nearest: Vec<Who>,
    },
    /// Several fit.
    #[error("{asked:?} fits {}", list(.fit))]
    Several {
        /// What was asked for.
        asked: String,
        /// All of them.
        fit: Vec<Who>,
    },
}

fn list(who: &[Who]) -> String {
    let words: Vec<String> = who.iter().map(Who::to_string).collect();
    words.join("; ")
}

/// The plain letter under the marks of European letters; the others are folded with the words of the Laws.
const fn plain(letter: char) -> char {
    match letter {
        'ä' | 'å' | 'ā' | 'ą' => 'a',
        'ç' | 'ć' | 'č' | 'ċ' => 'c',
        'ď' | 'ð' => 'd',
        'ë' | 'ė' | 'ę' | 'ě' | 'ē' => 'e',
        'ğ' | 'ģ' | 'ġ' => 'g',
        'ħ' => 'h',
        'ï' | 'î' | 'ı' | 'ī' | 'į' => 'i',
        'ķ' => 'k',
        'ł' | 'ľ' | 'ļ' => 'l',
        'ñ' | 'ń' | 'ň' | 'ņ' => 'n',
        'ö' | 'ø' | 'ő' | 'ō' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ť' | 'ţ' | 'ț' => 't',
        'ü' | 'û' | 'ů' | 'ű' | 'ū' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    }
}

/// The words of a name as they are compared: without case, marks, joiners, and the two forms of Arabic ye and kaf.
///
/// ```
/// use arbiter_event::state::name_words;
/// assert_eq!(name_words("Nguyễn, Văn AN"), name_words("nguyen van an"));
/// ```
#[must_use]
pub fn words(name: &str) -> Vec<String> {
    let simple: String = name.chars().flat_map(char::to_lowercase).map(plain).collect();
    fold_words(&simple.replace('ß', "ss"))
}

/// Who came in last, for acts that are asked for together with his entry.
const NEWEST: &str = "#new";

impl State {
    /// Somebody as he is spoken of.
    #[must_use]
    pub fn who(&self, id: EntrantId) -> Who {
        self.named(id, self.numbers().rank(id))
    }

    pub(crate) fn named(&self, id: EntrantId, rank: u16) -> Who {
        Who {
            id,
            rank: StartingRank(rank),
            name: self.entrants.get(&id).map_or("", |one| one.name()).to_owned(),
            club: self.club(id).to_owned(),
        }
    }

    /// The one person who is meant: `#12` by id, `#new` who came in last, `12` by starting rank, `fide:4100018`, or part of a name.
    ///
    /// # Errors
    /// [`NoSuch`]: several fit and all are named, or none does and the nearest three are.
    pub fn find(&self, asked: &str) -> Result<EntrantId, NoSuch> {
        let asked = asked.trim();
        let digits: String = asked.chars().map(crate::ages::latin).collect();
        let numbers = self.numbers();
        let known = |id: EntrantId| self.entrants.contains_key(&id).then_some(id);
        let by_number = if digits == NEWEST {
            Some(known(EntrantId(self.given.entrants)))
        } else if let Some(id) = digits.strip_prefix('#') {
            id.parse().ok().map(|id| known(EntrantId(id)))
        } else if let Some(fide) = digits.strip_prefix("fide:") {
            let mut all = self.entrants.values();
            Some(
                // A script whose number is missing means nobody, and not the first who has none.
                all.find(|one| !fide.trim().is_empty() && one.form().fide_id.trim() == fide.trim())
                    .map(|one| one.id),
            )
        } else {
            digits.parse().ok().map(|rank| numbers.entrant(rank))
        };
        match by_number {
            Some(Some(id)) => return Ok(id),
            Some(None) => return Err(self.nobody(asked)),
            None => {}
        }
        let wanted = words(asked);
        let fits = |name: &str| {
            let have = words(name);
            let found = |word: &String| have.iter().any(|one| one.starts_with(word.as_str()));
            !wanted.is_empty() && wanted.iter().all(found)
        };
        let fit: Vec<EntrantId> = numbers
            .in_order()
            .map(|one| one.1)
            .filter(|id| self.entrants.get(id).is_some_and(|one| fits(one.name())))
            .collect();
        // A whole name is meant by who writes it whole, though it begins another one.
        let whole: Vec<EntrantId> = fit
            .iter()
            .copied()
            .filter(|id| words(self.name(*id)) == wanted)
            .collect();
        match (&fit[..], &whole[..]) {
            ([one], _) | (_, [one]) => Ok(*one),
            ([], _) => Err(self.nobody(asked)),
            _ => Err(NoSuch::Several {
                asked: asked.to_owned(),
                fit: fit
                    .into_iter()
                    .map(|id| self.named(id, numbers.rank(id)))
                    .collect(),
            }),
        }
    }

    /// Those whose names have words that begin as those that are asked for, in the order of their starting ranks; all where
    /// nothing is asked for.
    ///
    /// ```
    /// use arbiter_event::act::{Announce, Enter, decide, evolve};
    /// use arbiter_event::state::State;
    /// let mut state = State::default();
    /// for act in [Announce::new("Club", 5).into(), Enter::named("Gómez, Ana").into()] {
    ///     let entry = decide(&state, &act).unwrap();
    ///     evolve(&mut state, &entry);
    /// }
    /// assert_eq!((state.search("gom an").len(), state.search("an gomes").len()), (1, 0));
    /// ```
    #[must_use]
    pub fn search(&self, asked: &str) -> Vec<Who> {
        let wanted = words(asked);
        let fits = |name: &str| {
            let have = words(name);
            let found = |word: &String| have.iter().any(|one| one.starts_with(word.as_str()));
            wanted.iter().all(found)
        };
        let numbers = self.numbers();
        let all = numbers.in_order().filter(|(_, id)| fits(self.name(*id)));
        all.map(|(rank, id)| self.named(id, rank.0)).collect()
    }

    /// The name of somebody.
    #[must_use]
    pub fn name(&self, id: EntrantId) -> &str {
        self.entrants.get(&id).map_or("", |one| one.name())
    }

    /// The name of somebody whose entry was taken back, as he entered; nothing where nobody of this id ever did.
    #[must_use]
    pub fn name_once(&self, id: EntrantId) -> Option<&str> {
        let entries = || {
            self.history.iter().filter_map(|made| match &made.act {
                Act::Enter(act) => Some(act.form.name.trim()),
                _ => None,
            })
        };
        // Ids are given in the order of entry; those that came with a report file come first.
        let before = usize::try_from(self.given.entrants)
            .ok()?
            .checked_sub(entries().count())?;
        let place = usize::try_from(id.0).ok()?.checked_sub(before + 1)?;
        entries().nth(place).filter(|name| !name.is_empty())
    }

    fn nobody(&self, asked: &str) -> NoSuch {
        let numbers = self.numbers();
        let wanted = words(asked).concat();
        let far = |id: &EntrantId| {
            let have = words(self.name(*id));
            let each = have.iter().map(|word| distance(word, &wanted));
            each.chain([distance(&have.concat(), &wanted)])
                .min()
                .unwrap_or(usize::MAX)
        };
        let mut all: Vec<EntrantId> = numbers.in_order().map(|one| one.1).collect();
        all.sort_by_cached_key(far);
        NoSuch::Nobody {
            asked: asked.to_owned(),
            nearest: all
                .into_iter()
                .take(3)
                .map(|id| self.named(id, numbers.rank(id)))
                .collect(),
        }
    }
}

/// How many letters must be put in, left out or changed.
fn distance(one: &str, two: &str) -> usize {
    // A name of a hundred letters is long; what goes beyond is cut, so that nobody can ask for hours of work.
    let letters = |text: &str| text.chars().take(100).collect::<Vec<char>>();
    let (one, two) = (letters(one), letters(two));
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut corner = at;
        row[0] = at + 1;
        for (place, other) in two.iter().enumerate() {
            let changed = corner + usize::from(letter != other);
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Seq;
    use crate::state::act::{Announce, Enter, Undo, decide, evolve};

    #[test]
    fn whose_entry_was_taken_back_keeps_his_name_in_the_history() {
        let mut state = State::default();
        let acts = [
            Act::from(Announce::new("Club", 3)),
            Enter::named("Adams, A").into(),
            Enter::named("Bakker, B").into(),
            Undo::of(Seq(2)).into(),
        ];
        for act in acts {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        assert_eq!(state.name(EntrantId(1)), "");
        let once = [0, 1, 2, 3].map(|id| state.name_once(EntrantId(id)));
        assert_eq!(once, [None, Some("Adams, A"), Some("Bakker, B"), None]);
    }

    #[test]
    fn a_number_that_is_missing_means_nobody() {
        let mut state = State::default();
        for act in [
            Act::from(Announce::new("Club", 3)),
            Enter::named("Adams, A").into(),
        ] {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        for asked in ["fide:", "fide: ", "#", ""] {
            assert!(state.find(asked).is_err(), "{asked:?}");
        }
        assert_eq!(state.find("#1"), Ok(EntrantId(1)));
    }
}
