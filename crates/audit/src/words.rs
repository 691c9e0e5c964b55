//! The words of a game, kept while it is open in which language they are.

/// Words one behind the other.
#[derive(Debug, Default)]
pub struct Words {
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

impl Words {
    /// Forgets them.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
    }

    /// Keeps one more.
    pub fn push(&mut self, word: &[u8]) {
        self.bytes.extend_from_slice(word);
        self.ends.push(self.bytes.len());
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> + Clone {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(from, &to)| &self.bytes[from..to])
    }
}
