//! What stands on top of every officials' page: the event, its pages, what waits for somebody.

use arbiter_hall::event::act::Kind;

use super::sections::Arrows;
use super::seen::Seen;
use crate::frame::Frame;

/// The bar of an officials' page.
pub struct Bar {
    /// The id of the event.
    pub event: String,
    /// Its name.
    pub name: String,
    /// The page as it is for everybody.
    pub home: String,
    /// The pages: word, name, how much waits there, whether this is it.
    pub tabs: Vec<Tab>,
    /// The way to the other sections of a festival.
    pub sections: Option<Arrows>,
    /// Whether the reader keeps the event: the pages and what is looked for are for nobody else.
    pub keeps: bool,
    /// Whether the reader enters players.
    pub enters: bool,
    /// The keys, each with what it does.
    pub keys: Vec<(&'static str, String)>,
    /// That it is outside FIDE mode.
    pub outside: Option<String>,
    /// The last entry that the page knows.
    pub version: u32,
}

/// A page of the bar.
pub struct Tab {
    /// Its word, the end of its address.
    pub word: &'static str,
    /// Its name.
    pub name: String,
    /// How much waits there; nothing where nothing does.
    pub waits: String,
    /// Whether this is it.
    pub here: bool,
}

/// The pages, each with an act that somebody must have the right to do for whom it is shown; none is for all who keep the event.
const PAGES: [(&str, Option<Kind>); 11] = [
    ("round", None),
    ("results", None),
    ("entries", None),
    ("checkin", Some(Kind::CheckIn)),
    ("draw", Some(Kind::Draw)),
    ("questions", None),
    ("penalties", Some(Kind::Offence)),
    ("prizes", None),
    ("report", None),
    ("history", None),
    ("setup", None),
];

/// The keys of every page, each with the word of what it does; `web/src/tournament/main.ts` listens to them.
const KEYS: [(&str, &str); 11] = [
    ("g r", "round"),
    ("g e", "entries"),
    ("g s", "standings"),
    ("g c", "checkin"),
    ("g q", "questions"),
    ("g h", "history"),
    ("e", "results"),
    ("n", "late"),
    ("/", "search"),
    ("z", "back"),
    ("?", "keys"),
];

impl Bar {
    /// Of the page with this word.
    pub fn of(frame: &Frame, seen: &Seen, here: &str) -> Self {
        let open = seen.questions();
        let tab = |(word, right): (&'static str, Option<Kind>)| {
            (seen.keeps() && right.is_none_or(|right| seen.may(right))).then(|| Tab {
                word,
                name: frame.t(&format!("tour-page-{word}")),
                waits: if word == "questions" && open > 0 {
                    frame.lang().number(open as u64)
                } else {
                    String::new()
                },
                here: word == here,
            })
        };
        Self {
            event: seen.id.clone(),
            name: seen.name().to_owned(),
            home: seen.links.home(),
            tabs: PAGES.into_iter().filter_map(tab).collect(),
            sections: seen
                .festival
                .as_deref()
                .and_then(|festival| Arrows::of(frame, (festival, &seen.sections), (&seen.id, here))),
            keeps: seen.keeps(),
            enters: seen.may(Kind::Enter),
            keys: KEYS
                .map(|(key, does)| (key, frame.word("tour-key", "does", does)))
                .to_vec(),
            outside: seen.outside(frame.lang()),
            version: seen.version(),
        }
    }
}
