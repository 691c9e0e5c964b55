//! A list in little memory, for a server that runs all day: a million and a half players in less than 100 MB.

use std::io::{self, Read};

use arbiter_event::form::EntryForm;

use super::{ListFault, Listed, Reader};
use crate::csv::{self, CsvFaults};

/// A player without his name: 28 bytes, where a [`Listed`] has five texts of its own.
#[derive(Debug, Clone, Copy)]
struct Short {
    id: u32,
    name: u32,
    ratings: [u16; 3],
    national: u16,
    born: u16,
    federation: [u8; 3],
    title: u8,
    length: u8,
    woman: bool,
    inactive: bool,
}

/// The titles of a list; the place of each stands in a player.
const TITLES: [&str; 9] = ["", "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
/// So much of a file is read at once: few calls, and little memory.
const PIECE: usize = 1 << 16;
/// The largest table that is read as a national list: the largest federation has a tenth of that.
const MOST: u64 = 64 << 20;

/// Players by their number and by the beginning of their name.
///
/// ```
/// use arbiter_reports::rating_list::{Compact, Listed};
/// let one = |id, name: &str| Listed { id, name: name.to_owned(), title: "GM".to_owned(), ..Listed::default() };
/// let list: Compact = [one(7, "Tal, Mikhail"), one(3, "Talbot, Ann"), one(5, "Tran, Chi")].into_iter().collect();
/// assert_eq!(list.by_id(7).unwrap().title, "GM");
/// assert_eq!(list.by_name("tal").count(), 2);
/// assert_eq!(list.by_name("Tal, ").map(|one| one.id).collect::<Vec<_>>(), [7]);
/// ```
#[derive(Debug, Default)]
pub struct Compact {
    /// By number.
    players: Vec<Short>,
    /// Names one behind the other.
    names: Vec<u8>,
    /// Places in `players` by name.
    by_name: Vec<u32>,
}

/// Why there is no list.
#[derive(Debug, thiserror::Error)]
pub enum NoList {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// What it holds is no list.
    #[error(transparent)]
    List(#[from] ListFault),
    /// A table with rows that are none of its columns.
    #[error(transparent)]
    Table(#[from] CsvFaults),
}

/// A player of the list of a federation.
fn listed(form: &EntryForm) -> Listed {
    let year = form.birth.split('/').next().unwrap_or_default();
    Listed {
        id: form.fide_id.parse().unwrap_or(0),
        name: form.name.clone(),
        federation: form.federation.clone(),
        sex: if form.sex == "w" { "F" } else { "M" }.to_owned(),
        title: form.title.clone(),
        ratings: [form.rating, None, None],
        national: form.national_rating,
        born: year.parse().ok(),
        inactive: false,
    }
}

fn folded(name: &[u8]) -> impl Iterator<Item = u8> + '_ {
    name.iter().map(u8::to_ascii_lowercase)
}

impl FromIterator<Listed> for Compact {
    fn from_iter<T: IntoIterator<Item = Listed>>(players: T) -> Self {
        let mut list = Self::default();
        for player in players {
            list.add(&player);
        }
        list.sorted()
    }
}

impl Compact {
    /// Reads a list of FIDE, text or XML, which is never in memory as a whole; or the list of a federation, a table (CSV) whose
    /// first line names its columns.
    ///
    /// # Errors
    /// [`NoList`].
    pub fn read(file: &mut impl Read) -> Result<Self, NoList> {
        let mut list = Self::default();
        let mut reader = Reader::default();
        let mut piece = vec![0; PIECE];
        let mut count = file.read(&mut piece)?;
        if !Reader::is_list(&piece[..count]) {
            piece.truncate(count);
            file.take(MOST).read_to_end(&mut piece)?;
            let table = csv::table(&piece, &[])?;
            return Ok(table.entries.iter().map(listed).collect());
        }
        while count > 0 {
            reader.feed(&piece[..count], &mut |player| list.add(&player))?;
            count = file.read(&mut piece)?;
        }
        reader.finish(&mut |player| list.add(&player))?;
        Ok(list.sorted())
    }

    fn add(&mut self, player: &Listed) {
        let title = TITLES.iter().position(|title| *title == player.title);
        let mut federation = [b' '; 3];
        for (place, sign) in federation.iter_mut().zip(player.federation.bytes()) {
            *place = sign;
        }
        // A name of a list has at most a few dozen letters; one that is longer is cut between two letters.
        let most = usize::from(u8::MAX);
        let end = (0..=player.name.len().min(most))
            .rev()
            .find(|at| player.name.is_char_boundary(*at));
        let name = &player.name.as_bytes()[..end.unwrap_or(0)];
        let Ok(place) = u32::try_from(self.names.len()) else {
            return;
        };
        self.names.extend_from_slice(name);
        self.players.push(Short {
            id: player.id,
            name: place,
            ratings: player.ratings.map(Option::unwrap_or_default),
            national: player.national.unwrap_or(0),
            born: player.born.unwrap_or(0),
            federation,
            title: title.unwrap_or(0) as u8,
            length: name.len() as u8,
            woman: player.sex == "F",
            inactive: player.inactive,
        });
    }

    fn sorted(mut self) -> Self {
        self.players.sort_unstable_by_key(|player| player.id);
        // Whoever has no number is nobody else.
        self.players
            .dedup_by(|one, other| one.id == other.id && one.id > 0);
        self.players.shrink_to_fit();
        self.names.shrink_to_fit();
        let mut by_name: Vec<u32> = (0..self.players.len() as u32).collect();
        by_name.sort_unstable_by(|&one, &two| folded(self.name(one)).cmp(folded(self.name(two))));
        self.by_name = by_name;
        self
    }

    fn name(&self, at: u32) -> &[u8] {
        let player = &self.players[at as usize];
        let from = player.name as usize;
        &self.names[from..from + usize::from(player.length)]
    }

    fn player(&self, at: u32) -> Listed {
        let player = &self.players[at as usize];
        let known = |value: u16| (value > 0).then_some(value);
        Listed {
            id: player.id,
            name: String::from_utf8_lossy(self.name(at)).into_owned(),
            federation: String::from_utf8_lossy(&player.federation).trim().to_owned(),
            sex: if player.woman { "F" } else { "M" }.to_owned(),
            title: TITLES[usize::from(player.title)].to_owned(),
            ratings: player.ratings.map(known),
            national: known(player.national),
            born: known(player.born),
            inactive: player.inactive,
        }
    }

    /// How many players it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// The player with a number.
    #[must_use]
    pub fn by_id(&self, id: u32) -> Option<Listed> {
        let at = self.players.binary_search_by_key(&id, |player| player.id).ok()?;
        u32::try_from(at).ok().map(|at| self.player(at))
    }

    /// Players whose name begins so, in the order of their names.
    pub fn by_name<'a>(&'a self, start: &'a str) -> impl Iterator<Item = Listed> + 'a {
        let start = start.as_bytes();
        let from = self
            .by_name
            .partition_point(|at| folded(self.name(*at)).lt(folded(start)));
        let begins = move |at: &&u32| folded(self.name(**at)).take(start.len()).eq(folded(start));
        let found = self.by_name[from..].iter().take_while(begins);
        found.map(|at| self.player(*at))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Form, write};
    use super::*;

    #[test]
    fn a_list_is_found_as_it_was_read() {
        let text = write(Form::Combined, 500, 7);
        let list = Compact::read(&mut text.as_bytes()).unwrap();
        let mut all = Vec::new();
        let mut reader = Reader::default();
        reader
            .feed(text.as_bytes(), &mut |player| all.push(player))
            .unwrap();
        reader.finish(&mut |player| all.push(player)).unwrap();
        assert_eq!(list.len(), all.len());
        for player in &all {
            assert_eq!(list.by_id(player.id).as_ref(), Some(player));
            assert!(
                list.by_name(&player.name.to_uppercase())
                    .any(|one| one.id == player.id)
            );
        }
        let names: Vec<String> = list.by_name("").map(|one| one.name.to_lowercase()).collect();
        assert!(names.is_sorted());
        assert!(Compact::read(&mut "no list".as_bytes()).is_err());
        let table = "Name;Rating;Born;fide_id\nFalk, Bo;1830;1999;\nFalk, Cid;1410;;4600001\nTal;2000;;\n";
        let list = Compact::read(&mut table.as_bytes()).unwrap();
        let falks: Vec<(u32, Option<u16>)> =
            list.by_name("falk").map(|one| (one.id, one.ratings[0])).collect();
        assert_eq!(
            (list.len(), falks),
            (3, vec![(0, Some(1830)), (4_600_001, Some(1410))])
        );
        let table = "Name;Elo;DWZ\nFalk, Bo;1830;1799\nTal;;1650\n";
        let list = Compact::read(&mut table.as_bytes()).unwrap();
        let both: Vec<(Option<u16>, Option<u16>)> = list
            .by_name("")
            .map(|one| one.entry(super::super::Kind::Standard))
            .map(|form| (form.rating, form.national_rating))
            .collect();
        assert_eq!(both, [(Some(1830), Some(1799)), (None, Some(1650))]);
        let table = "Name;Rating;Born;fide_id\nFalk, Bo;1830;1999;\nFalk, Cid;1410;;4600001\nTal;2000;;\n";
        let list = Compact::read(&mut table.as_bytes()).unwrap();
        assert_eq!(
            list.by_name("tal")
                .next()
                .unwrap()
                .entry(super::super::Kind::Standard)
                .fide_id,
            ""
        );
    }
}
