//! The texts of C.07 as data: their dates and what differs between them.

use crate::model::Event;

/// A text of C.07.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Text {
    name: &'static str,
    from: (u16, u16, u16),
    dummy: Dummy,
    buchholz: Buchholz,
}

/// How much the dummy opponent of an unplayed round may have (16.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Dummy {
    /// As much as the player himself.
    Uncapped,
    /// No more than draws in all rounds bring.
    Capped,
}

/// Whether Buchholz counts in a round robin (the note to Article 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Buchholz {
    /// It does.
    Everywhere,
    /// It has no value there.
    InSwissOnly,
}

/// The oldest first.
const TEXTS: &[Text] = &[
    Text {
        name: "c07-2024",
        from: (2024, 8, 1),
        dummy: Dummy::Uncapped,
        buchholz: Buchholz::Everywhere,
    },
    Text {
        name: "c07-2026",
        from: (2026, 3, 1),
        dummy: Dummy::Capped,
        buchholz: Buchholz::InSwissOnly,
    },
];

/// Which text of C.07 holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edition(u8);

impl Edition {
    /// All of them, the oldest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..TEXTS.len() as u8).map(Self)
    }

    /// The text in force.
    #[must_use]
    pub const fn newest() -> Self {
        Self(TEXTS.len() as u8 - 1)
    }

    /// The text in force when an event began; the newest where its date is not known.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        let on = |day| Self::all().rfind(|one| one.text().from <= day).unwrap_or(Self(0));
        event.begins().map_or(Self::newest(), on)
    }

    /// Its name in commands.
    ///
    /// ```
    /// use arbiter_event::tiebreak::Edition;
    /// assert_eq!(Edition::newest().name(), "c07-2026");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.text().name
    }

    /// By its name.
    ///
    /// ```
    /// use arbiter_event::tiebreak::Edition;
    /// assert!(Edition::by_name("c07-2024").is_some_and(|one| one < Edition::newest()));
    /// ```
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::all().find(|one| one.name() == name)
    }

    const fn text(self) -> &'static Text {
        &TEXTS[self.0 as usize]
    }

    pub(super) const fn dummy(self) -> Dummy {
        self.text().dummy
    }

    pub(super) const fn buchholz(self) -> Buchholz {
        self.text().buchholz
    }
}
