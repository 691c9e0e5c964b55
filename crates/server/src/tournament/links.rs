//! Where everything of a tournament is.

/// A text as an address carries it.
pub fn encoded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// The addresses of one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    base: String,
}

impl Links {
    /// On this server.
    pub fn live(event: &str) -> Self {
        Self {
            base: format!("/e/{event}"),
        }
    }

    /// The event.
    pub fn home(&self) -> String {
        self.base.clone()
    }

    /// A page of this name.
    pub fn named(&self, name: &str) -> String {
        format!("{}/{name}", self.base)
    }

    /// A round.
    pub fn round(&self, round: u16) -> String {
        self.named(&format!("r/{round}"))
    }

    /// A board of a round.
    pub fn board(&self, round: u16, board: u16) -> String {
        self.named(&format!("r/{round}/b/{board}"))
    }

    /// The standings after a round.
    pub fn standings(&self, after: u16) -> String {
        self.named(&format!("standings?after={after}"))
    }

    /// Why somebody has this value.
    pub fn value(&self, rank: u16, code: &str) -> String {
        self.named(&format!("standings/{rank}/{}", code.replace('/', "%2F")))
    }

    /// A player, by his starting rank.
    pub fn player(&self, rank: u16) -> String {
        self.named(&format!("p/{rank}"))
    }

    /// A team, by its number.
    pub fn team(&self, number: u16) -> String {
        self.named(&format!("teams#t{number}"))
    }
}
