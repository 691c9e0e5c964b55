//! Whom a league takes by his day of birth. Topic `league.age`.

use arbiter_laws::{AgeYounger, Date, Regime, Rulebook, Topic};

use super::of_replays;
use crate::ages::{AgeGroup, Calendar, Day};
use crate::words::Form;

/// The days between which a league's players are born, and the day on which it counts their age.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Window {
    /// The day on which age is counted; that of the event.
    pub on: Day,
    /// Whom it takes.
    pub group: AgeGroup,
}

/// The rulebook by which an event of a form is played; none where no rulebook is of that form alone.
#[must_use]
pub fn rulebook_of(form: Option<Form>) -> Option<&'static Rulebook> {
    of_replays().filter(|_| form == Some(Form::SchoolCup))
}

/// The window of a rulebook, under the name by which the event calls the group; `None` where it takes every age.
///
/// ```
/// use arbiter_event::ages::Fit;
/// use arbiter_event::regulations::{of_replays, window};
/// let window = window(&of_replays().unwrap().standard(), "school").unwrap();
/// assert_eq!(window.group.to_string(), "school 2007/03/02 2013/02/28 upwards");
/// assert_eq!((window.group.fit("1385/12/10"), window.on.gregorian()), (Fit::TooOld, (2024, 3, 1)));
/// ```
#[must_use]
pub fn window(regime: &Regime, name: &str) -> Option<Window> {
    let on = day(regime.age_reckoned_on().value()?)?;
    let group = AgeGroup {
        name: name.to_owned(),
        oldest: day(regime.age_born_from().value()?)?,
        youngest: day(regime.age_born_to().value()?)?,
        upwards: regime.age_younger().value() == Some(AgeYounger::MayPlayUp),
    };
    Some(Window { on, group })
}

fn day(date: Date) -> Option<Day> {
    Day::new(
        Calendar::Gregorian,
        date.year.into(),
        date.month.into(),
        date.day.into(),
    )
}

/// The article about age of the rulebook by which an event of a form is played.
///
/// ```
/// use arbiter_event::regulations::age_article;
/// use arbiter_event::words::Form;
/// assert_eq!((age_article(Some(Form::SchoolCup)), age_article(Some(Form::Plain))), (Some("age"), None));
/// ```
#[must_use]
pub fn age_article(form: Option<Form>) -> Option<&'static str> {
    let book = rulebook_of(form)?;
    let on_age = Topic::from_id("league.age")?;
    let found = book
        .articles()
        .iter()
        .find(|article| article.topics().any(|one| one == on_age));
    Some(found?.id())
}
