//! What a player gives on entering, field by field: as tables, corrections and report files name them.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use crate::ages::{Birth, NotABirth, latin};
use crate::model::Entrant;
use crate::ranks::{Strength, strength};
use crate::ratings::RatingMethod;

/// What a player gives on entering.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryForm {
    /// `Lastname, Firstname`.
    pub name: String,
    /// Rating; none for unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The rating of his federation; which of the two counts, the event says ([`RatingMethod`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<u16>,
    /// GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Number with FIDE; a text, and a number is taken as one.
    #[serde(
        default,
        skip_serializing_if = "String::is_empty",
        deserialize_with = "figures"
    )]
    pub fide_id: String,
    /// Birth date, `YYYY/MM/DD` or the year; a text, and a number is taken as one.
    #[serde(
        default,
        skip_serializing_if = "String::is_empty",
        deserialize_with = "figures"
    )]
    pub birth: String,
    /// `m` or `w`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sex: String,
    /// Club or school.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// `yes` where he is blind, or visually disabled so that he plays on a special board. Nobody's business but the officials':
    /// in a log it stands as a day of birth does, and on no public page.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub blind: String,
    /// `yes` where somebody was asked, and he is another person than whoever has his name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub another: String,
    /// Columns that only this organiser knows: a phone, the size of a shirt. They are the officials', as days of birth are.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<String, String>,
}

/// A text of figures, which others write as a number.
fn figures<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a text or a whole number")]
    enum Written {
        Text(String),
        Number(u64),
    }
    Ok(match Written::deserialize(from)? {
        Written::Text(text) => text,
        Written::Number(number) => number.to_string(),
    })
}

impl EntryForm {
    /// Whether both are the same person: by the numbers with FIDE, where both have one (0 is none), else by name and day of birth,
    /// unless it was said of one that he is another.
    ///
    /// ```
    /// use arbiter_event::form::EntryForm;
    /// let form = |name: &str, fide_id: &str| EntryForm {
    ///     name: name.to_owned(),
    ///     fide_id: fide_id.to_owned(),
    ///     ..EntryForm::default()
    /// };
    /// assert!(form("Tal", "7").is_same_person(&form("Tal, Mikhail", "7")));
    /// assert!(!form("Tal", "0").is_same_person(&form("Falk", "0")));
    /// assert!(!form("Smith, J", "1").is_same_person(&form("Smith, J", "2")));
    /// let other = EntryForm { another: "yes".to_owned(), ..form("Tal", "") };
    /// assert!(form("Tal", "").is_same_person(&form("Tal", "")) && !form("Tal", "").is_same_person(&other));
    /// ```
    #[must_use]
    pub fn is_same_person(&self, other: &Self) -> bool {
        fn known(id: &str) -> Option<&str> {
            Some(id.trim()).filter(|id| !id.is_empty() && *id != "0")
        }
        match (known(&self.fide_id), known(&other.fide_id)) {
            (Some(one), Some(two)) => one == two,
            _ if [self, other].iter().any(|one| !one.another.trim().is_empty()) => false,
            _ => self.name.trim() == other.name.trim() && self.birth.trim() == other.birth.trim(),
        }
    }

    /// Whether he plays without seeing the board.
    ///
    /// ```
    /// use arbiter_event::form::EntryForm;
    /// let mut form = EntryForm::default();
    /// form.set("blind", "1").unwrap();
    /// assert!(form.is_blind() && form.blind == "yes");
    /// ```
    #[must_use]
    pub fn is_blind(&self) -> bool {
        !self.blind.trim().is_empty()
    }

    /// What a player of a report file gave, without the blanks of its columns; report files know no clubs.
    ///
    /// ```
    /// use arbiter_event::{Entrant, form::EntryForm};
    /// let player = Entrant { federation: "VIE ".into(), ..Entrant::default() };
    /// assert_eq!(EntryForm::of(&player).federation, "VIE");
    /// ```
    #[must_use]
    pub fn of(player: &Entrant) -> Self {
        let trimmed = |text: &str| text.trim().to_owned();
        Self {
            name: trimmed(&player.name),
            rating: player.rating,
            national_rating: player.national_rating(),
            title: trimmed(&player.title),
            federation: trimmed(&player.federation),
            fide_id: trimmed(&player.fide_id),
            birth: trimmed(&player.birth),
            sex: trimmed(&player.sex),
            club: String::new(),
            blind: String::new(),
            another: String::new(),
            own: BTreeMap::new(),
        }
    }

    /// The same with every blank of its columns, so that the line is written as it was read.
    pub(crate) fn as_written(player: &Entrant) -> Self {
        Self {
            name: player.name.clone(),
            rating: player.rating,
            national_rating: player.national_rating(),
            title: player.title.clone(),
            federation: player.federation.clone(),
            fide_id: player.fide_id.clone(),
            birth: player.birth.clone(),
            sex: player.sex.clone(),
            club: String::new(),
            blind: String::new(),
            another: String::new(),
            own: BTreeMap::new(),
        }
    }

    /// What his strength is told by: the rating that counts, then title, then name.
    pub(crate) fn strength(&self, method: RatingMethod) -> Strength {
        let rating = method.of(self.rating, self.national_rating);
        strength(rating, &self.title, &self.name)
    }

    /// The player with a number and no rounds, and without national lines.
    #[must_use]
    pub fn entrant(&self, number: u16) -> Entrant {
        Entrant {
            number,
            sex: self.sex.clone(),
            title: self.title.clone(),
            name: self.name.clone(),
            rating: self.rating,
            federation: self.federation.clone(),
            fide_id: self.fide_id.clone(),
            birth: self.birth.clone(),
            ..Entrant::default()
        }
    }
}

/// A value that is none of its column.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotOfColumn {
    /// No column of an entry.
    #[error("the column {0:?} is not known; known are {known}", known = Self::COLUMNS)]
    Column(String),
    /// No rating.
    #[error("expected a rating from 0 to 4000, found {0:?}")]
    Rating(String),
    /// No title.
    #[error("expected GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing, found {0:?}")]
    Title(String),
    /// No federation.
    #[error("expected the three letters of a federation or nothing, found {0:?}")]
    Federation(String),
    /// No number with FIDE.
    #[error("expected a number with FIDE or nothing, found {0:?}")]
    FideId(String),
    /// No day of birth.
    #[error(transparent)]
    Birth(#[from] NotABirth),
    /// No sex.
    #[error("expected m, w or nothing, found {0:?}")]
    Sex(String),
    /// Neither that he is blind nor that he is not.
    #[error("expected yes or nothing, found {0:?}")]
    Blind(String),
}

impl NotOfColumn {
    /// The columns of a form.
    pub const COLUMNS: &str =
        "name, rating, national_rating, title, federation, fide_id, birth, sex, club, blind";
}

impl EntryForm {
    /// What stands in a column that can be put right; nothing where it is none.
    ///
    /// ```
    /// use arbiter_event::act::EntryForm;
    /// let form = EntryForm { name: "Tal, M".to_owned(), rating: Some(2645), ..EntryForm::default() };
    /// assert_eq!((form.said("rating").as_deref(), form.said("shirt")), (Some("2645"), None));
    /// ```
    #[must_use]
    pub fn said(&self, column: &str) -> Option<String> {
        Some(match column {
            "name" => self.name.clone(),
            "rating" => self.rating.map_or_else(String::new, |rating| rating.to_string()),
            "national_rating" => self
                .national_rating
                .map_or_else(String::new, |rating| rating.to_string()),
            "title" => self.title.clone(),
            "federation" => self.federation.clone(),
            "fide_id" => self.fide_id.clone(),
            "birth" => self.birth.clone(),
            "sex" => self.sex.clone(),
            "club" => self.club.clone(),
            "blind" => self.blind.clone(),
            _ => return None,
        })
    }

    /// Sets a field by the name of its column, as tables have it: digits of any script, days of birth in either calendar.
    ///
    /// # Errors
    /// [`NotOfColumn`] where the value is none of that column.
    ///
    /// ```
    /// use arbiter_event::form::EntryForm;
    /// let mut form = EntryForm::default();
    /// form.set("birth", "1391/12/10").unwrap();
    /// assert_eq!(form.birth, "2013/02/28");
    /// assert!(form.set("federation", "Iran").is_err() && form.set("rating", "high").is_err());
    /// ```
    pub fn set(&mut self, column: &str, value: &str) -> Result<(), NotOfColumn> {
        let value = value.trim();
        let plain = || value.chars().map(latin).collect::<String>();
        let own = || value.to_owned();
        match column {
            "name" => self.name = own(),
            _ if value.is_empty() => {}
            "rating" | "national_rating" => {
                let rating = plain().parse::<u16>().ok().filter(|&rating| rating <= 4000);
                let rating = rating.ok_or_else(|| NotOfColumn::Rating(own()))?;
                let rating = (rating > 0).then_some(rating);
                match column {
                    "rating" => self.rating = rating,
                    _ => self.national_rating = rating,
                }
            }
            "title" => {
                let title = value.to_ascii_uppercase();
                let known = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
                if !known.contains(&title.as_str()) {
                    return Err(NotOfColumn::Title(own()));
                }
                self.title = title;
            }
            "federation" => {
                let letters = value.len() == 3 && value.bytes().all(|sign| sign.is_ascii_alphabetic());
                if !letters {
                    return Err(NotOfColumn::Federation(own()));
                }
                self.federation = value.to_ascii_uppercase();
            }
            "fide_id" => {
                let id = plain().parse::<u32>().map_err(|_| NotOfColumn::FideId(own()))?;
                self.fide_id = if id == 0 { String::new() } else { id.to_string() };
            }
            "birth" => self.birth = value.parse::<Birth>()?.to_string(),
            "sex" => {
                let sex = match value.to_lowercase().as_str() {
                    "f" | "w" | "female" | "woman" | "girl" | "زن" | "خانم" | "دختر" | "أنثى" | "انثى"
                    | "بنت" | "nữ" => "w",
                    "m" | "male" | "man" | "boy" | "مرد" | "آقا" | "پسر" | "ذكر" | "ذکر" | "ولد" | "nam" => {
                        "m"
                    }
                    _ => return Err(NotOfColumn::Sex(own())),
                };
                sex.clone_into(&mut self.sex);
            }
            "club" => self.club = own(),
            "blind" => match plain().to_lowercase().as_str() {
                "yes" | "1" | "x" | "true" | "بله" | "نعم" | "có" => "yes".clone_into(&mut self.blind),
                "no" | "0" | "-" | "false" | "نه" | "خیر" | "لا" | "không" => self.blind.clear(),
                _ => return Err(NotOfColumn::Blind(own())),
            },
            _ => return Err(NotOfColumn::Column(column.to_owned())),
        }
        Ok(())
    }
}
