//! What the reader chose: the language, the theme, how figures and days are written, sounds and keys. By `?lang=`, by cookie, by what the browser prefers.

use arbiter_lang::{Calendar, Language};
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::Response;

/// Light, dark, or as the device has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Device,
    /// Dark ink on a light page.
    Light,
    /// Light ink on a dark page.
    Dark,
}

impl Theme {
    /// All three, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Device, Self::Light, Self::Dark];

    /// Its name in forms, cookies and in the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }
}

/// With which digits numbers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Digits {
    /// As the language has them.
    #[default]
    OfLanguage,
    /// 0 to 9.
    Latin,
    /// Those of the script: Persian ones, or Arabic-Indic ones.
    Local,
}

impl Digits {
    /// All three, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::OfLanguage, Self::Latin, Self::Local];

    /// Its name in forms, cookies and in the page.
    pub const fn id(self) -> &'static str {
        match self {
            Self::OfLanguage => "language",
            Self::Latin => "latin",
            Self::Local => "local",
        }
    }

    /// The digits of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|digits| digits.id() == id)
    }
}

macro_rules! one_of {
    ($(#[$meta:meta])* $Name:ident { $($(#[$vmeta:meta])* $Value:ident = $id:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub enum $Name { $($(#[$vmeta])* $Value,)+ }

        impl $Name {
            /// All of them, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$Value,)+];

            /// Its name in forms, cookies and in the page.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$Value => $id,)+ }
            }

            /// The one of this name.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.id() == id)
            }
        }
    };
}

one_of! {
    /// How loud the board is.
    Sounds {
        /// Not at all.
        #[default]
        Off = "off",
        /// As for a quiet room.
        Soft = "soft",
        /// As loud as it goes.
        Loud = "loud",
    }
}

one_of! {
    /// How the pieces are drawn.
    Pieces {
        /// The set that was drawn for this board.
        #[default]
        House = "house",
        /// The set that most boards on the web have.
        Classic = "classic",
    }
}

one_of! {
    /// The colours of the squares.
    Squares {
        /// Light and dark wood.
        #[default]
        Wood = "wood",
        /// Cream and green.
        Green = "green",
        /// Two blues.
        Blue = "blue",
        /// Two greys.
        Grey = "grey",
    }
}

one_of! {
    /// How moves are written.
    Notation {
        /// Figurines where a letter would be misread, else letters.
        #[default]
        OfLanguage = "language",
        /// The letters of the language.
        Letters = "letters",
        /// Figurines.
        Figurines = "figurines",
    }
}

/// The names of the calendars; none of them is that of the language.
const CALENDARS: [(&str, Calendar); 2] = [("persian", Calendar::Persian), ("gregorian", Calendar::Gregorian)];

/// The calendar of this name.
pub fn calendar(id: &str) -> Option<Calendar> {
    CALENDARS
        .iter()
        .find(|(name, _)| *name == id)
        .map(|(_, calendar)| *calendar)
}

/// The name of what was chosen.
pub fn calendar_id(chosen: Option<Calendar>) -> &'static str {
    let found = CALENDARS.iter().find(|(_, calendar)| Some(*calendar) == chosen);
    found.map_or("language", |(name, _)| name)
}

/// What one reader chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The language of the page.
    pub language: Language,
    /// Its colours.
    pub theme: Theme,
    /// Its digits.
    pub digits: Digits,
    /// How its moves are written.
    pub notation: Notation,
    /// Its calendar, where it is not that of the language.
    pub calendar: Option<Calendar>,
    /// How loud the board is.
    pub sounds: Sounds,
    /// How the pieces are drawn.
    pub pieces: Pieces,
    /// The colours of the squares.
    pub squares: Squares,
    /// Whether the field for moves stands beside the board.
    pub field: bool,
    /// Whether single letters do something at the board.
    pub keys: bool,
    /// Whether times are told only when they are asked for.
    pub quiet: bool,
}

/// The cookies that keep a choice: nothing in them says who somebody is.
pub const LANGUAGE_COOKIE: &str = "lang";
/// See [`LANGUAGE_COOKIE`].
pub const THEME_COOKIE: &str = "theme";
/// See [`LANGUAGE_COOKIE`].
pub const DIGITS_COOKIE: &str = "digits";
/// See [`LANGUAGE_COOKIE`].
pub const NOTATION_COOKIE: &str = "notation";
/// See [`LANGUAGE_COOKIE`].
pub const CALENDAR_COOKIE: &str = "calendar";
/// See [`LANGUAGE_COOKIE`].
pub const SOUNDS_COOKIE: &str = "sounds";
/// See [`LANGUAGE_COOKIE`].
pub const PIECES_COOKIE: &str = "pieces";
/// See [`LANGUAGE_COOKIE`].
pub const SQUARES_COOKIE: &str = "squares";
/// Off unless it is `on`. See [`LANGUAGE_COOKIE`].
pub const FIELD_COOKIE: &str = "field";
/// On unless it is `off`. See [`LANGUAGE_COOKIE`].
pub const KEYS_COOKIE: &str = "keys";
/// Off unless it is `on`. See [`LANGUAGE_COOKIE`].
pub const QUIET_COOKIE: &str = "quiet";

impl Choice {
    /// The choice that a request carries.
    pub fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let language = asked(uri)
            .or_else(|| Language::from_tag(cookie(headers, LANGUAGE_COOKIE)?))
            .or_else(|| preferred(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?))
            .unwrap_or(Language::En);
        let theme = cookie(headers, THEME_COOKIE).and_then(Theme::from_id);
        let digits = cookie(headers, DIGITS_COOKIE).and_then(Digits::from_id);
        let is = |name, value| cookie(headers, name) == Some(value);
        Self {
            language,
            theme: theme.unwrap_or_default(),
            digits: digits.unwrap_or_default(),
            notation: cookie(headers, NOTATION_COOKIE)
                .and_then(Notation::from_id)
                .unwrap_or_default(),
            calendar: cookie(headers, CALENDAR_COOKIE).and_then(calendar),
            sounds: sounds(cookie(headers, SOUNDS_COOKIE)),
            pieces: cookie(headers, PIECES_COOKIE)
                .and_then(Pieces::from_id)
                .unwrap_or_default(),
            squares: cookie(headers, SQUARES_COOKIE)
                .and_then(Squares::from_id)
                .unwrap_or_default(),
            field: is(FIELD_COOKIE, "on"),
            keys: !is(KEYS_COOKIE, "off"),
            quiet: is(QUIET_COOKIE, "on"),
        }
    }
}

/// How loud, by its cookie; `on` was all that could be chosen once.
fn sounds(kept: Option<&str>) -> Sounds {
    match kept {
        Some("on") => Sounds::Soft,
        kept => kept.and_then(Sounds::from_id).unwrap_or_default(),
    }
}

/// The languages that the address asks for beside the first one: `?lang=fa,en`.
pub fn beside(uri: &Uri) -> Vec<Language> {
    let pairs = uri.query().unwrap_or("").split('&');
    let tags = pairs.filter_map(|pair| pair.strip_prefix("lang=")).next_back();
    let mut others: Vec<Language> = Vec::new();
    for tag in tags.unwrap_or("").replace("%2C", ",").split(',').skip(1) {
        let found = Language::ALL.into_iter().find(|language| language.tag() == tag);
        others.extend(found.filter(|language| !others.contains(language) && Some(*language) != asked(uri)));
    }
    others
}

/// The language that the address asks for, the first of several.
fn asked(uri: &Uri) -> Option<Language> {
    let pairs = uri.query()?.split('&');
    let tag = pairs.filter_map(|pair| pair.strip_prefix("lang=")).next_back()?;
    Language::from_tag(tag.replace("%2C", ",").split(',').next()?)
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter();
    let pairs = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    let mut values = pairs.filter_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='));
    values.next()
}

/// The first of our languages in the browser's order of preference.
fn preferred(header: &str) -> Option<Language> {
    let weighed = header.split(',').filter_map(|part| {
        let (tag, rest) = part.split_once(';').unwrap_or((part, "q=1"));
        let weight: f32 = rest.trim().strip_prefix("q=")?.parse().ok()?;
        Some((Language::from_tag(tag.trim())?, weight))
    });
    // Of equal weights the first counts: `max_by` would take the last.
    let best = weighed.filter(|(_, weight)| *weight > 0.0);
    best.reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map(|(language, _)| language)
}

/// A cookie that keeps a choice for a year.
pub fn kept(name: &str, value: &str) -> Option<HeaderValue> {
    let line = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
    HeaderValue::from_str(&line).ok()
}

/// Keeps a language that the address asks for, so that one link serves everybody afterwards.
pub async fn remember(request: Request, next: Next) -> Response {
    // Whoever prints in two languages reads on in his own.
    let language = asked(request.uri()).filter(|_| beside(request.uri()).is_empty());
    let mut response = next.run(request).await;
    let line = language.and_then(|language| kept(LANGUAGE_COOKIE, language.tag()));
    if let Some(line) = line {
        response.headers_mut().append(SET_COOKIE, line);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(address: &str, cookies: &str, accept: &str) -> Choice {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookies.parse().unwrap());
        headers.insert(ACCEPT_LANGUAGE, accept.parse().unwrap());
        Choice::of(&address.parse().unwrap(), &headers)
    }

    #[test]
    fn several_languages_stand_beside_the_first_each_once() {
        for (address, others) in [
            ("/?lang=fa", &[][..]),
            ("/?lang=fa,en", &[Language::En]),
            ("/?lang=fa%2Cen,fa,xx,en,ar", &[Language::En, Language::Ar]),
        ] {
            assert_eq!(beside(&address.parse().unwrap()), others, "{address}");
        }
    }

    #[test]
    fn the_address_comes_before_the_cookie_and_the_cookie_before_the_browser() {
        for (address, cookies, accept, language) in [
            ("/", "", "", Language::En),
            ("/", "", "de, fr;q=0.5", Language::En),
            ("/", "", "de, fa-IR;q=0.8, en;q=0.9", Language::En),
            ("/", "", "ar, fa", Language::Ar),
            ("/", "", "fa;q=0, vi;q=0.1", Language::Vi),
            ("/", "", "vi;q=zebra, fa;q=0.3", Language::Fa),
            ("/", "theme=dark; lang=fa", "vi", Language::Fa),
            ("/", "lang=xx", "vi", Language::Vi),
            ("/?lang=ar", "lang=fa", "vi", Language::Ar),
            ("/laws?q=x&lang=vi", "lang=fa", "", Language::Vi),
            ("/?lang=", "lang=fa", "", Language::Fa),
            ("/?lang=vi,en", "lang=fa", "", Language::Vi),
        ] {
            let found = choice(address, cookies, accept).language;
            assert_eq!(found, language, "{address} {cookies} {accept}");
        }
    }

    #[test]
    fn sounds_are_off_unless_they_were_wanted() {
        for (cookies, sounds) in [
            ("", Sounds::Off),
            ("sounds=on", Sounds::Soft),
            ("sounds=loud", Sounds::Loud),
            ("sounds=louder", Sounds::Off),
        ] {
            assert_eq!(choice("/", cookies, "").sounds, sounds, "{cookies}");
        }
    }

    #[test]
    fn an_unknown_theme_is_that_of_the_device() {
        for (cookies, theme) in [
            ("theme=dark", Theme::Dark),
            ("lang=fa; theme=light", Theme::Light),
            ("theme=pink", Theme::Device),
            ("", Theme::Device),
        ] {
            assert_eq!(choice("/", cookies, "").theme, theme, "{cookies}");
        }
    }
}
