//! A list in memory: players by their number and by the beginning of their name.

use super::Listed;

/// An index of players.
///
/// ```
/// use arbiter_reports::rating_list::{Index, Listed};
/// let one = |id, name: &str| Listed { id, name: name.to_owned(), ..Listed::default() };
/// let index: Index = [one(7, "Tal, Mikhail"), one(3, "Talbot, Ann")].into_iter().collect();
/// assert_eq!(index.by_id(7).unwrap().name, "Tal, Mikhail");
/// assert_eq!(index.by_name("tal").count(), 2);
/// assert_eq!(index.by_name("Tal,").count(), 1);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Index {
    /// By number.
    players: Vec<Listed>,
    /// Places in `players` by name.
    names: Vec<u32>,
}

/// Names are compared without regard to capitals.
fn key(name: &str) -> impl Iterator<Item = u8> + '_ {
    name.bytes().map(|sign| sign.to_ascii_lowercase())
}

impl FromIterator<Listed> for Index {
    fn from_iter<T: IntoIterator<Item = Listed>>(players: T) -> Self {
        let mut players: Vec<Listed> = players.into_iter().collect();
        players.sort_unstable_by_key(|player| player.id);
        players.dedup_by_key(|player| player.id);
        let mut names: Vec<u32> = (0..players.len() as u32).collect();
        names.sort_unstable_by(|&one, &two| {
            let name = |at: u32| key(&players[at as usize].name);
            name(one).cmp(name(two))
        });
        Self { players, names }
    }
}

impl Index {
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
    pub fn by_id(&self, id: u32) -> Option<&Listed> {
        let at = self.players.binary_search_by_key(&id, |player| player.id).ok()?;
        self.players.get(at)
    }

    /// Players whose name begins so, in the order of their names.
    pub fn by_name<'a>(&'a self, start: &'a str) -> impl Iterator<Item = &'a Listed> + 'a {
        let player = |at: &u32| &self.players[*at as usize];
        let from = self
            .names
            .partition_point(|at| key(&player(at).name).lt(key(start)));
        let begins = move |player: &&Listed| key(&player.name).take(start.len()).eq(key(start));
        self.names[from..].iter().map(player).take_while(begins)
    }
}
