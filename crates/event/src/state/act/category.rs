//! Categories: parts of one field that have places of their own, such as `U12`, women, a band of ratings, a team of juniors.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Eligible, Refusal, Wanted};
use crate::ages::{AgeGroup, Day, latin};
use crate::number::Seq;
use crate::state::{Entrant, Made, State};

/// Younger than this is nobody who plays, and a group of older ones is one of seniors.
const OLDEST_YOUTH: i32 = 30;
/// Nobody who plays is older, so that a larger number is a rating.
const OLDEST: i32 = 120;

/// A category; the same code again puts it right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Category {
    /// What it is called: `U12`, `women`, `Junior team`.
    pub code: String,
    /// Who belongs to it.
    pub who: Eligible,
}

impl Category {
    /// A category as people type it: `U12`, `women`, `0-1800`, `S50`, several of them for whoever is all of that, a name of its own
    /// with a colon before them; or a name and behind the colon the players, with `/` between.
    ///
    /// Ages are those of the year of the event: who is under 12 on its first day, who becomes 50 in it (Handbook, D.II).
    ///
    /// # Errors
    /// [`Refusal`]: a word that is no rule, or a name that nobody or several have.
    ///
    /// ```
    /// use arbiter_event::act::Category;
    /// use arbiter_event::state::State;
    /// let read = |text: &str| Category::read(&State::default(), text, 2026, "woman women").unwrap();
    /// let girls = read("women u12");
    /// assert_eq!(girls.who.ages.as_deref(), Some("U12 2014/01/01 2026/12/31"));
    /// assert_eq!((girls.code.as_str(), girls.who.sex.as_deref()), ("women u12", Some("w")));
    /// assert_eq!(read("Club players: ۱۴۰۰-1800").who.rated_below, Some(1800));
    /// assert!(Category::read(&State::default(), "best", 2026, "women").is_err());
    /// ```
    pub fn read(state: &State, text: &str, year: i32, women: &str) -> Result<Self, Refusal> {
        let (code, rules) = text.split_once([':', '：']).unwrap_or((text, text));
        let mut who = Eligible::default();
        let all = rules.split_whitespace();
        let wrong = all.clone().find(|word| !who.hear(word, year, women));
        if let Some(word) = wrong {
            if code == rules {
                return Err(expected(Wanted::Category, word));
            }
            let names = rules.split('/').map(str::trim).filter(|name| !name.is_empty());
            let named = names.map(|name| state.find(name).map_err(Refusal::from));
            who = Eligible {
                entrants: named.collect::<Result<_, _>>()?,
                ..Eligible::default()
            };
        }
        let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(Self { code, who })
    }
}

/// `s50` or `50+`.
fn senior(plain: &str) -> Option<i32> {
    let digits = plain.strip_prefix('s').or_else(|| plain.strip_suffix('+'))?;
    let age = digits.parse::<i32>().ok()?;
    (OLDEST_YOUTH..OLDEST).contains(&age).then_some(age)
}

impl Deed for Category {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if self.code.trim().is_empty() || self.who.is_everybody() {
            return Err(expected(Wanted::Category, &self.code));
        }
        self.who.stands(state)?;
        match &self.who.category {
            // One that rests on another would have to be followed, and could rest on itself.
            Some(other) => Err(expected(Wanted::Category, other)),
            None => Ok(Vec::new()),
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let mut category = self.clone();
        self.code.trim().clone_into(&mut category.code);
        state.categories.tell(seq, category);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let code = self.code.trim();
        let mut others = state.categories.told();
        if others.any(|(seq, one)| seq != made.seq && one.code == code) {
            return Ok(());
        }
        let folded = code.to_lowercase();
        let names = |who: &Eligible| who.category.as_ref().map(|one| one.trim().to_lowercase());
        let rests = |who: &Eligible| names(who).as_deref() == Some(folded.as_str());
        match state.prizes.funds.told().find(|(_, prize)| rests(&prize.who)) {
            Some((seq, _)) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }
}

impl State {
    /// A category by its code, as it was put right last; capitals and small letters are the same.
    #[must_use]
    pub fn category(&self, code: &str) -> Option<&Category> {
        let wanted = code.trim().to_lowercase();
        self.categories
            .all()
            .rev()
            .find(|one| one.code.to_lowercase() == wanted)
    }

    /// All categories in the order in which they were named first, each as it was put right last.
    #[must_use]
    pub fn all_categories(&self) -> Vec<&Category> {
        let mut codes: Vec<&str> = Vec::new();
        for one in self.categories.all() {
            if !codes.contains(&one.code.as_str()) {
                codes.push(&one.code);
            }
        }
        codes.into_iter().filter_map(|code| self.category(code)).collect()
    }

    /// Whether somebody fulfils all that is said, the rules of a category among it.
    #[must_use]
    pub fn takes(&self, who: &Eligible, entrant: &Entrant) -> bool {
        let of = who.category.as_ref().map(|code| self.category(code));
        who.takes(entrant) && of.is_none_or(|of| of.is_some_and(|of| of.who.takes(entrant)))
    }

    /// Whether a day of birth says who may.
    #[must_use]
    pub fn asks_age(&self, who: &Eligible) -> bool {
        let of = who.category.as_ref().and_then(|code| self.category(code));
        who.ages.is_some() || of.is_some_and(|of| of.who.ages.is_some())
    }

    /// The year of the event; the one that is told where its first day is not.
    #[must_use]
    pub fn year(&self, else_year: i32) -> i32 {
        let first = self.about.records.all().rev().find(|record| record.0 == "042");
        let day = first.and_then(|record| record.1.trim().parse::<Day>().ok());
        day.map_or(else_year, |day| day.gregorian().0)
    }
}

impl Eligible {
    /// Whether a word is a rule of a category (`U12`, `women`, `1400-1800`, `S50`); it is added to the others. `women` are the words
    /// for women, and ages are those of the year.
    pub fn hear(&mut self, word: &str, year: i32, women: &str) -> bool {
        let plain: String = word.chars().map(latin).flat_map(char::to_lowercase).collect();
        let number = |text: &str| text.parse::<i32>().ok();
        let rating = |text: &str| text.parse::<u16>().ok().filter(|rating| *rating <= 4000);
        if women.split_whitespace().any(|one| one.to_lowercase() == plain) {
            self.sex = Some("w".to_owned());
        } else if let Some(age) = plain
            .strip_prefix('u')
            .and_then(number)
            .filter(|age| (1..OLDEST_YOUTH).contains(age))
        {
            self.ages = Some(format!("U{age} {:04}/01/01 {year:04}/12/31", year - age));
        } else if let Some(age) = senior(&plain) {
            self.ages = Some(format!(
                "S{age} {:04}/01/01 {:04}/12/31",
                year - OLDEST,
                year - age
            ));
        } else if let Some((from, below)) = plain.split_once(['-', '–']) {
            let (Some(from), Some(below)) = (rating(from), rating(below)) else {
                return false;
            };
            (self.rated_from, self.rated_below) = ((from > 0).then_some(from), Some(below));
            return from < below;
        } else if let Some(from) = plain.strip_suffix('+').and_then(rating) {
            self.rated_from = Some(from);
        } else {
            return false;
        }
        true
    }

    /// Whether what is said can be.
    pub(super) fn stands(&self, state: &State) -> Result<(), Refusal> {
        if let Some(sex) = self.sex.as_deref().filter(|sex| !["m", "w"].contains(sex)) {
            return Err(expected(Wanted::Sex, sex));
        }
        if let Some(group) = self
            .ages
            .as_deref()
            .filter(|group| group.parse::<AgeGroup>().is_err())
        {
            return Err(expected(Wanted::AgeGroup, group));
        }
        if let Some(code) = self
            .category
            .as_deref()
            .filter(|code| state.category(code).is_none())
        {
            return Err(expected(Wanted::Category, code));
        }
        self.entrants
            .iter()
            .try_for_each(|id| state.entrant(*id).map(|_| ()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Act, Announce, Enter, Prize, Undo, decide};
    use super::*;
    use crate::form::EntryForm;
    use crate::funds::wins;
    use crate::state::act::trial::done;

    fn club() -> State {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        for (name, birth, sex, rating) in [
            ("Gomez, Ana", "2015", "w", 1900),
            ("Falk, Bo", "2013/12/31", "m", 1800),
            ("Tran, Chi", "1976/12/31", "m", 1700),
            ("Haddad, Eva", "1977/01/01", "w", 1600),
        ] {
            let form = EntryForm {
                name: name.to_owned(),
                birth: birth.to_owned(),
                sex: sex.to_owned(),
                rating: Some(rating),
                ..EntryForm::default()
            };
            done(&mut state, Enter { form, from: None }).unwrap();
        }
        state
    }

    fn of(state: &State, text: &str) -> Vec<u32> {
        let category = Category::read(state, text, 2026, "women girls").unwrap();
        let all = state.entrants.values();
        all.filter(|one| state.takes(&category.who, one))
            .map(|one| one.id.0)
            .collect()
    }

    #[test]
    fn who_belongs_to_a_category_follows_from_birth_rating_sex_or_name() {
        let state = club();
        for (text, expected) in [
            ("U12", &[1][..]),
            ("u14", &[1, 2]),
            ("S50", &[3]),
            ("50+", &[3]),
            ("women", &[1, 4]),
            ("Girls: women U12", &[1]),
            ("0-1800", &[3, 4]),
            ("1700–1900", &[2, 3]),
            ("1800+", &[1, 2]),
            ("Junior team: Falk / #4", &[2, 4]),
        ] {
            assert_eq!(of(&state, text), expected, "{text}");
        }
        for wrong in ["best", "U99", "1800-1700", "Team: Nobody"] {
            assert!(Category::read(&state, wrong, 2026, "women").is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_prize_of_a_category_follows_it_and_holds_it() {
        let mut state = club();
        let category = |text: &str| Category::read(&state, text, 2026, "").unwrap();
        let (first, second) = (category("Band: 0-1700"), category("Band: 1800+"));
        let prize = Prize {
            name: "Band".to_owned(),
            who: Eligible {
                category: Some("band".to_owned()),
                ..Eligible::default()
            },
            amounts: vec!["50".parse().unwrap()],
            sharing: crate::prizes::Sharing::Place,
        };
        assert!(
            done(&mut state, prize.clone()).is_err(),
            "there is no such category yet"
        );
        done(&mut state, first).unwrap();
        done(&mut state, prize).unwrap();
        assert_eq!(wins(&state).unwrap()[0][0].entrant.0, 4);
        done(&mut state, second).unwrap();
        assert_eq!(wins(&state).unwrap()[0][0].entrant.0, 1);
        assert_eq!(state.all_categories().len(), 1);
        let undo = |seq| Act::from(Undo::of(Seq(seq)));
        done(&mut state, undo(8)).unwrap();
        assert_eq!(
            decide(&state, &undo(6)).unwrap_err(),
            Refusal::RestsOn { seq: Seq(7) }
        );
        assert_eq!(wins(&state).unwrap()[0][0].entrant.0, 4);
    }

    #[test]
    fn who_was_of_an_age_group_stays_of_it_after_births_are_erased() {
        use super::super::{Change, Correct, EraseBirths};
        use crate::log::{Log, Salt, Stamp};
        use crate::number::EntrantId;
        let mut log = Log::default();
        let add = |log: &mut Log, act: Act| {
            log.add(&act, &Stamp::default()).unwrap();
        };
        add(&mut log, Announce::new("Club", 3).into());
        for entrant in club().entrants.values() {
            let form = entrant.form();
            add(&mut log, Enter { form, from: None }.into());
        }
        let texts = ["U12", "U14", "S50", "Girls: women U12"];
        for text in texts {
            let category = Category::read(log.state(), text, 2026, "women").unwrap();
            add(&mut log, category.into());
        }
        let before = texts.map(|text| of(log.state(), text));
        add(&mut log, EraseBirths {}.into());
        let file = log.write();
        for day in ["\"2015\"", "2013/12/31"] {
            assert!(!file.contains(day), "{day}: {file}");
        }
        let again = Log::read(file.as_bytes(), Salt::default()).unwrap();
        for state in [log.state(), again.state()] {
            assert_eq!(texts.map(|text| of(state, text)), before);
            let ana = &state.entrants[&EntrantId(1)];
            assert_eq!(ana.form().birth, "");
            // What is kept is the rules that took her, each once, and nothing narrower.
            assert_eq!(
                ana.groups,
                ["U12 2014/01/01 2026/12/31", "U14 2012/01/01 2026/12/31"]
            );
        }
        // A group of which nobody was asked before is empty: it would tell a year more.
        assert!(of(again.state(), "U13").is_empty());
        // Whoever gives his day again is asked by it.
        let change = Change {
            field: "birth".to_owned(),
            value: "2000".to_owned(),
            was: None,
        };
        let (entrant, fields) = (EntrantId(1), vec![change]);
        add(&mut log, Correct { entrant, fields }.into());
        assert_eq!(of(log.state(), "U14"), [2]);
    }
}
