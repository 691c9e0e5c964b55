//! Messages with their variables filled in.

use crate::args::Arg;
use crate::numbers::Numbers;
use crate::{Args, Calendar, Language, files};
use arbiter_laws::Date;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

/// Marks that keep a foreign text apart from the direction of the sentence: first strong isolate and its end.
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// The texts of one language.
///
/// ```
/// use arbiter_lang::{Args, Lang, Language};
/// let lang = Lang::new(Language::Vi);
/// assert!(!lang.text("audit-summary-title", &Args::new()).is_empty());
/// ```
pub struct Lang {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    english: Option<Arc<FluentBundle<FluentResource>>>,
    numbers: Numbers,
    calendar: Calendar,
}

impl Lang {
    /// Loads the embedded texts of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let english = (language != Language::En).then(|| Arc::new(bundle(Language::En)));
        Self {
            language,
            bundle: Arc::new(bundle(language)),
            english,
            numbers: Numbers::new(language, language.calendar()),
            calendar: language.calendar(),
        }
    }

    /// The messages of a text, and behind them those of this language: for sentences that somebody brings along.
    ///
    /// ```
    /// use arbiter_lang::{Args, Lang, Language};
    /// let english = Lang::new(Language::En);
    /// let own = english.beside("title = The first rook").unwrap();
    /// assert_eq!(own.text("title", &Args::new()), "The first rook");
    /// assert!(english.beside("title").is_err());
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text, with its byte.
    pub fn beside(&self, text: &str) -> Result<Self, String> {
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            let errors = errors.iter().map(|error| format!("{}: {error}", error.pos.start));
            errors.collect::<Vec<_>>().join("; ")
        })?;
        let mut own = FluentBundle::new_concurrent(vec![self.language.plural_rules()]);
        own.set_use_isolating(false);
        own.set_formatter(Some(formatter(self.language)));
        own.add_resource_overriding(resource);
        Ok(Self {
            language: self.language,
            bundle: Arc::new(own),
            english: Some(Arc::clone(&self.bundle)),
            numbers: Numbers::new(self.language, self.calendar),
            calendar: self.calendar,
        })
    }

    /// The same texts with days in this calendar.
    ///
    /// ```
    /// use arbiter_lang::{Calendar, Lang, Language};
    /// let day = "2023-01-01".parse().unwrap();
    /// let persian = Lang::new(Language::Fa);
    /// assert!(persian.date(day).contains("۱۴۰۱"));
    /// assert!(persian.in_calendar(Calendar::Gregorian).date(day).contains("۲۰۲۳"));
    /// ```
    #[must_use]
    pub fn in_calendar(&self, calendar: Calendar) -> Self {
        Self {
            language: self.language,
            bundle: Arc::clone(&self.bundle),
            english: self.english.clone(),
            numbers: Numbers::new(self.language, calendar),
            calendar,
        }
    }

    /// The calendar of its days.
    #[must_use]
    pub const fn calendar(&self) -> Calendar {
        self.calendar
    }

    /// Which language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message of this id, filled in. What a language lacks is said in English, and an unknown id by itself.
    #[must_use]
    pub fn text(&self, id: &str, args: &Args) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// Like [`Lang::text`], but `None` where no language has the message.
    #[must_use]
    pub fn find(&self, id: &str, args: &Args) -> Option<String> {
        let bundles = core::iter::once(&*self.bundle).chain(self.english.as_deref());
        let mut found = bundles.filter_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)));
        let (bundle, pattern) = found.next()?;
        let args = self.fluent(args);
        let mut errors = Vec::new();
        Some(
            bundle
                .format_pattern(pattern, Some(&args), &mut errors)
                .into_owned(),
        )
    }

    /// A number with the digits and separators of the language.
    #[must_use]
    pub fn number(&self, number: u64) -> String {
        self.numbers.count(number)
    }

    /// A day, in the calendar of the language.
    #[must_use]
    pub fn date(&self, day: Date) -> String {
        self.numbers.date(day)
    }

    /// A time as a clock shows it.
    #[must_use]
    pub fn duration(&self, time: Duration) -> String {
        self.numbers.duration(time)
    }

    /// A time in words, as a sentence has it.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use std::time::Duration;
    /// let time = Duration::from_secs(5400);
    /// assert_eq!(Lang::new(Language::En).spoken(time), "one hour and 30 minutes");
    /// assert_eq!(Lang::new(Language::Fa).spoken(time), "یک ساعت و ۳۰ دقیقه");
    /// ```
    #[must_use]
    pub fn spoken(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let units = [
            ("hours", seconds / 3600),
            ("minutes", seconds / 60 % 60),
            ("seconds", seconds % 60),
        ];
        let said = |(unit, count): &(&str, u64)| {
            self.text(&format!("spoken-{unit}"), &Args::new().count("count", *count))
        };
        let given: Vec<String> = units.iter().filter(|(_, count)| *count > 0).map(said).collect();
        let joined = given.into_iter().reduce(|before, after| {
            let args = Args::new().word("before", before).word("after", after);
            self.text("spoken-joint", &args)
        });
        joined.unwrap_or_else(|| self.text("spoken-nothing", &Args::new()))
    }

    /// The text with its ASCII digits written as the language does.
    #[must_use]
    pub fn digits(&self, text: &str) -> String {
        self.numbers.digits(text)
    }

    /// Foreign text kept apart from the direction around it, where the language or the text needs that.
    #[must_use]
    pub fn isolate<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let foreign = self.language.is_rtl() || text.chars().any(is_rtl);
        if !foreign || text.is_empty() {
            return Cow::Borrowed(text);
        }
        Cow::Owned(format!("{}{text}{}", ISOLATE.0, ISOLATE.1))
    }

    fn fluent(&self, args: &Args) -> FluentArgs<'static> {
        let mut fluent = FluentArgs::new();
        for (name, arg) in &args.list {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(self.isolate(text).into_owned()),
                Arg::Word(word) => FluentValue::from(word.clone()),
                Arg::Count(count) => FluentValue::from(*count),
                Arg::Decimal(number, places) => FluentValue::from(self.numbers.decimal(*number, *places)),
                Arg::Duration(time) => FluentValue::from(self.isolate(&self.duration(*time)).into_owned()),
                Arg::Spoken(time) => FluentValue::from(self.spoken(*time)),
                Arg::Date(day) => FluentValue::from(self.date(*day)),
            };
            fluent.set(name.clone(), value);
        }
        fluent
    }
}

/// Hebrew, Arabic and their like, which run from right to left.
fn is_rtl(sign: char) -> bool {
    matches!(sign, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}')
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.plural_rules()]);
    // Variables are isolated when they are filled in, and only where it is needed.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(formatter(language)));
    for (_, text) in files::of(language.tag()) {
        let resource = match FluentResource::try_new(text) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// How numbers are written in a language.
fn formatter<M>(language: Language) -> fn(&FluentValue, &M) -> Option<String> {
    match language {
        Language::En => english,
        Language::Fa => persian,
        Language::Ar => arabic,
        Language::Vi => vietnamese,
    }
}

/// Fluent takes plain functions, so each language has one; the numbers are kept per thread.
fn number(value: &FluentValue, language: Language) -> Option<String> {
    thread_local! {
        static NUMBERS: [std::cell::OnceCell<Numbers>; 4] = const { [const { std::cell::OnceCell::new() }; 4] };
    }
    let FluentValue::Number(number) = value else {
        return None;
    };
    NUMBERS.with(|all| {
        let numbers = all[language as usize].get_or_init(|| Numbers::new(language, language.calendar()));
        Some(numbers.decimal(
            number.value,
            number.options.minimum_fraction_digits.unwrap_or(0) as u8,
        ))
    })
}

fn english<M>(value: &FluentValue, _: &M) -> Option<String> {
    number(value, Language::En)
}

fn persian<M>(value: &FluentValue, _: &M) -> Option<String> {
    number(value, Language::Fa)
}

fn arabic<M>(value: &FluentValue, _: &M) -> Option<String> {
    number(value, Language::Ar)
}

fn vietnamese<M>(value: &FluentValue, _: &M) -> Option<String> {
    number(value, Language::Vi)
}
