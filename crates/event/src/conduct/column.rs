//! A form filled column by column, as tables and corrections name them.

use super::EntryForm;
use crate::ages::{Birth, NotABirth, latin};

/// A value that is none of its column.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
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
}

impl NotOfColumn {
    /// The columns of a form.
    pub const COLUMNS: &str = "name, rating, title, federation, fide_id, birth, sex, club";
}

impl EntryForm {
    /// Sets a field by the name of its column, as tables have it: digits of any script, days of birth in either calendar.
    ///
    /// # Errors
    /// [`NotOfColumn`] where the value is none of that column.
    ///
    /// ```
    /// use arbiter_event::conduct::EntryForm;
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
            "rating" => {
                let rating = plain().parse::<u16>().ok().filter(|&rating| rating <= 4000);
                let rating = rating.ok_or_else(|| NotOfColumn::Rating(own()))?;
                self.rating = (rating > 0).then_some(rating);
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
                    "f" | "w" | "female" | "woman" => "w",
                    "m" | "male" | "man" => "m",
                    _ => return Err(NotOfColumn::Sex(own())),
                };
                sex.clone_into(&mut self.sex);
            }
            "club" => self.club = own(),
            _ => return Err(NotOfColumn::Column(column.to_owned())),
        }
        Ok(())
    }
}
