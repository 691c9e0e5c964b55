//! Age groups in sentences: acts have them as a code of words and days.

use arbiter_event::ages::{AgeGroup, Day};
use arbiter_laws::Date;

use crate::{Args, Lang};

impl Lang {
    /// An age group with its days in the calendar of the language; as it is written where it is none.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let text = Lang::new(Language::En).age_group("U18 2007/03/02 2013/02/28 upwards");
    /// assert!(text.contains("March 2, 2007") && !text.contains("upwards"), "{text}");
    /// assert!(Lang::new(Language::Fa).age_group("U18 2007/03/02 2013/02/28").contains("۱۳۸۵"));
    /// ```
    #[must_use]
    pub fn age_group(&self, text: &str) -> String {
        let told = text.trim().parse::<AgeGroup>().ok().and_then(|group| {
            let args = Args::new()
                .text("name", group.name.trim())
                .date("from", day(group.oldest)?)
                .date("to", day(group.youngest)?)
                .word("upwards", if group.upwards { "yes" } else { "no" });
            Some(self.text("tournament-age-group", &args))
        });
        told.unwrap_or_else(|| self.isolate(text.trim()).into_owned())
    }

    /// A day of birth in the calendar of the language; a year alone, and what is none, as it is written.
    #[must_use]
    pub fn birth(&self, text: &str) -> String {
        let full = text.trim().len() == "2007/03/02".len();
        let day = text.trim().parse::<Day>().ok().filter(|_| full).and_then(day);
        day.map_or_else(|| text.to_owned(), |day| self.date(day))
    }
}

fn day(day: Day) -> Option<Date> {
    let (year, month, day) = day.gregorian();
    let date = format!("{year:04}-{month:02}-{day:02}");
    date.parse().ok()
}
