//! The state of the program: what every handler can reach. It knows no address and no page; those stand above it.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use arbiter_hall::store::Damage;
use arbiter_lang::{Calendar, Lang, Language, OwnLesson};
use arbiter_reports::rating_list::Compact;
use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use tokio::sync::Mutex;

use crate::apart::Bench;
use crate::assets::Assets;
use crate::behind::Behind;
use crate::course::Course;
use crate::live::{Hub, Wall};
use crate::nodes::Nodes;
use crate::noted::Notes;
use crate::quota::Quota;
use crate::reach::Reach;
use crate::shelf::Shelf;

/// What the handlers share: the texts of every language and what has been rendered from them.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    texts: Texts,
    /// The same with days of the other calendar.
    otherwise: Texts,
    shelf: Shelf,
    assets: Assets,
    hub: Arc<Hub>,
    judging: Arc<Bench>,
    explaining: Arc<Bench>,
    archive: Mutex<Option<(String, Bytes)>>,
    quota: Quota,
    behind: Behind,
    metrics: Option<String>,
    https: bool,
    reach: Reach,
    list: Option<Arc<Compact>>,
    course: Course,
    nodes: Option<Arc<Nodes>>,
}

/// The texts of every language, in the order of [`Language::ALL`].
pub type Texts = [Arc<Lang>; Language::ALL.len()];

/// Where what is kept for a language stands.
fn place(language: Language) -> usize {
    let place = Language::ALL.iter().position(|other| *other == language);
    place.unwrap_or(0)
}

/// The texts of every language.
pub fn texts() -> Texts {
    Language::ALL.map(|language| Arc::new(Lang::new(language)))
}

impl App {
    /// Of these texts and what lives.
    pub fn new(texts: Texts, hub: Arc<Hub>, nodes: Option<Arc<Nodes>>, opening: Opening) -> Self {
        let Opening {
            https,
            reach,
            only_officials,
            behind,
            metrics,
            list,
            lessons,
            ..
        } = opening;
        let other = |lang: &Arc<Lang>| match lang.calendar() {
            Calendar::Gregorian => Arc::new(lang.in_calendar(Calendar::Persian)),
            Calendar::Persian => Arc::new(lang.in_calendar(Calendar::Gregorian)),
        };
        Self(Arc::new(Shared {
            otherwise: texts.each_ref().map(other),
            texts,
            shelf: Shelf::default(),
            assets: Assets::new(),
            hub,
            judging: Arc::default(),
            explaining: Arc::new(Bench::of(2, 64, 32)),
            archive: Mutex::default(),
            quota: Quota::new(only_officials),
            behind: Behind::new(behind),
            metrics,
            https,
            reach,
            list,
            course: Course::with(lessons),
            nodes,
        }))
    }

    /// What lives.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.0.hub
    }

    /// This node among others, where several share a store.
    pub fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.0.nodes.as_ref()
    }

    /// Where positions are judged, one after the other.
    pub fn judging(&self) -> &Arc<Bench> {
        &self.0.judging
    }

    /// Where questions about pairings are answered, two at once: a club that asks on many phones is one house.
    pub fn explaining(&self) -> &Arc<Bench> {
        &self.0.explaining
    }

    /// What one device and one house may have stored.
    pub fn quota(&self) -> &Quota {
        &self.0.quota
    }

    /// The proxies before it.
    pub fn behind(&self) -> &Behind {
        &self.0.behind
    }

    /// The word with which figures are given to other machines too.
    pub fn metrics_word(&self) -> Option<&str> {
        self.0.metrics.as_deref()
    }

    /// Whether pages come over https.
    pub fn is_https(&self) -> bool {
        self.0.https
    }

    /// The folder of an event that was made last, with its mark; whoever holds it makes the next one.
    pub fn archive(&self) -> &Mutex<Option<(String, Bytes)>> {
        &self.0.archive
    }

    /// Where others find this server.
    pub fn reach(&self) -> &Reach {
        &self.0.reach
    }

    /// The rating list in which players are looked for.
    pub fn list(&self) -> Option<&Compact> {
        self.0.list.as_deref()
    }

    /// The lessons.
    pub fn course(&self) -> &Course {
        &self.0.course
    }

    /// The texts of a language.
    pub fn lang(&self, language: Language) -> Arc<Lang> {
        Arc::clone(&self.0.texts[place(language)])
    }

    /// The same with days in this calendar, or in that of the language.
    pub fn lang_in(&self, language: Language, calendar: Option<Calendar>) -> Arc<Lang> {
        let own = self.lang(language);
        if calendar.is_none_or(|calendar| calendar == own.calendar()) {
            return own;
        }
        Arc::clone(&self.0.otherwise[place(language)])
    }

    /// The rulebooks, rendered.
    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    /// Style sheets and the like.
    pub fn assets(&self) -> &Assets {
        &self.0.assets
    }
}

/// What somebody looks on at, where that is not what lives here.
#[derive(Clone)]
pub struct Followed(pub Arc<Hub>);

/// What somebody looks on at: what lives here, or what is followed here for him.
pub struct Looked(pub Arc<Hub>);

impl FromRequestParts<App> for Looked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let followed = parts.extensions.get::<Followed>();
        Ok(Self(followed.map_or_else(
            || Arc::clone(app.hub()),
            |Followed(hub)| Arc::clone(hub),
        )))
    }
}

/// How a server is opened.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    /// Whether its pages come over https.
    pub https: bool,
    /// Whether there is to be an example to look at.
    pub sample: bool,
    /// Where lines about refusals go.
    pub notes: Notes,
    /// Where others find it.
    pub reach: Reach,
    /// Whether only officials make something here.
    pub only_officials: bool,
    /// The proxies before it, which say who asks.
    pub behind: Vec<IpAddr>,
    /// With this word figures are given to other machines too.
    pub metrics: Option<String>,
    /// The rating list.
    pub list: Option<Arc<Compact>>,
    /// Lessons besides those of the house.
    pub lessons: Vec<OwnLesson>,
    /// The clock of the machine.
    pub wall: Wall,
    /// What became of a file that was damaged.
    pub damage: Option<Damage>,
}
