//! Somebody enters; his document is seen; days of birth of minors are erased.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::births;
use super::notice::Deed as Did;
use super::{Answer, Deed, EntryForm, Final, Form, Instead, Notice, Refusal, Wanted};
use crate::ages::{AgeGroup, Birth, Calendar, Day, Fit};
use crate::model::{date, without_birth};
use crate::number::{EntrantId, Round, Seq, TeamId};
use crate::regulations::age_article;
use crate::state::{Entrant, Facts, Made, Presence, Ranking, State, Team};

/// Somebody enters.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Enter {
    /// What he gives.
    pub form: EntryForm,
    /// The first round for which he is present; the next where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Round>,
}

/// The last round after whose pairing starting ranks stand (C.04.2, 2.4).
const RANKS_MOVE_BEFORE: usize = 4;

/// As many as a report file can number.
const MOST: usize = 9999;

impl Enter {
    /// Somebody of whom nothing is known but the name.
    ///
    /// ```
    /// use arbiter_event::act::Enter;
    /// assert_eq!(Enter::named("Tal, Mikhail").form.name, "Tal, Mikhail");
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self::rated(name, None)
    }

    /// Somebody with a rating.
    #[must_use]
    pub fn rated(name: &str, rating: Option<u16>) -> Self {
        let name = name.to_owned();
        Self {
            form: EntryForm {
                name,
                rating,
                ..EntryForm::default()
            },
            from: None,
        }
    }

    fn twice(&self, state: &State) -> Result<(), Refusal> {
        let same = |one: &&Entrant| {
            let form = one.forms.last();
            form.is_some_and(|form| self.form.is_same_person(form))
        };
        match state.entrants.values().find(same) {
            Some(one) => Err(Refusal::EnteredTwice(state.who(one.id))),
            None => Ok(()),
        }
    }

    /// What the age group of the event says of him.
    fn aged(&self, state: &State) -> Result<Option<Notice>, Refusal> {
        let group: Option<AgeGroup> = state.terms.ages.last().and_then(|group| group.parse().ok());
        let (name, birth) = (self.form.name.trim(), &self.form.birth);
        group.map_or(Ok(None), |group| admitted(state.terms.form, &group, name, birth))
    }

    /// Whether what he gives is fit to be entered, whoever else is: every text can be shown, and the age group takes him.
    ///
    /// # Errors
    /// [`Refusal`]: he would not be entered at any time.
    ///
    /// ```
    /// use arbiter_event::act::Enter;
    /// use arbiter_event::state::State;
    /// let event = State::default();
    /// assert!(Enter::named("Tal").fits(&event).is_ok() && Enter::named(&"x".repeat(301)).fits(&event).is_err());
    /// ```
    pub fn fits(&self, state: &State) -> Result<(), Refusal> {
        super::can_be_shown(&self.clone().into())?;
        self.aged(state).map(|_| ())
    }

    fn open(&self, state: &State) -> Result<(), Refusal> {
        let paired = state.paired();
        let swiss = state.is_swiss();
        if !swiss && paired.0 > 0 || state.is_knockout() && state.drawn() {
            return Err(Refusal::Drawn(paired));
        }
        let next = Round(paired.0 + 1);
        let last = state.terms.rounds.last().filter(|_| swiss).copied().unwrap_or(99);
        // Into a round that is paired somebody comes by hand, while it is not over.
        let over = |round: &crate::state::RoundState| round.open().next().is_none();
        let first = if state.rounds.last().is_none_or(over) {
            next
        } else {
            paired
        };
        if swiss && first.0 > last {
            return Err(Refusal::AllPlayed(Round(last)));
        }
        crate::state::between(self.from.unwrap_or(next), first, Round(last))
    }

    /// Where he comes in: behind the last, or at the place that fits his strength once numbers are drawn.
    fn ranking(&self, state: &State, id: EntrantId) -> (Ranking, Vec<Answer>) {
        let fitting = state.drawn() && state.rounds.len() < RANKS_MOVE_BEFORE && state.is_swiss();
        if !fitting {
            return (Ranking::Behind(id), Vec::new());
        }
        let numbers = state.numbers();
        let method = state.rating_method();
        let of = |id: EntrantId| state.entrants[&id].form().strength(method);
        let strengths: Vec<_> = numbers.in_order().map(|one| of(one.1)).collect();
        if !strengths.is_sorted() {
            return (Ranking::Behind(id), Vec::new());
        }
        let mine = self.form.strength(method);
        let place = strengths.partition_point(|one| *one <= mine);
        let moved = numbers.in_order().skip(place).map(|(rank, one)| {
            Answer::from(Notice::Renumbered {
                who: state.named(one, rank.0 + 1),
                old: rank.0,
            })
        });
        let place = u16::try_from(place + 1).unwrap_or(u16::MAX);
        (Ranking::At(place, id), moved.collect())
    }
}

/// Who belongs to the age group, and what is to be said of who does not quite.
pub(super) fn admitted(
    form: Option<Form>,
    group: &AgeGroup,
    name: &str,
    birth: &str,
) -> Result<Option<Notice>, Refusal> {
    let (player, group) = (name.trim().to_owned(), (group.fit(birth), group.to_string()));
    match group.0 {
        Fit::In => Ok(None),
        Fit::Upwards => Ok(Some(Notice::Upwards(player))),
        Fit::Unknown => Ok(Some(Notice::BirthUnknown(player))),
        Fit::TooOld => Err(Refusal::TooOld {
            player,
            group: group.1,
            article: age_article(form),
        }),
        Fit::TooYoung => Err(Refusal::TooYoung {
            player,
            group: group.1,
        }),
    }
}

impl Deed for Enter {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let name = self.form.name.trim();
        if name.is_empty() {
            return Err(Refusal::NoName);
        }
        let birth = self.form.birth.trim();
        if !birth.is_empty() && !birth.starts_with('?') && birth.parse::<Birth>().is_err() {
            return Err(expected(Wanted::ColumnValue, birth));
        }
        self.twice(state)?;
        let aged = self.aged(state)?;
        if state.entrants.len() >= MOST || state.given.entrants == u32::MAX {
            return Err(Refusal::TooMany);
        }
        self.open(state)?;
        let id = EntrantId(state.given.entrants + 1);
        let (ranking, moved) = self.ranking(state, id);
        let after_lots = state.drawn() && !state.begun();
        let late = state
            .pairing_stays()
            .or_else(|| after_lots.then(|| Notice::AfterLots(name.to_owned()).into()));
        let told = aged.map(Answer::from).into_iter().chain(moved).chain(late);
        Ok([Answer::Numbered { ranking }].into_iter().chain(told).collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        state.given.entrants = state.given.entrants.saturating_add(1);
        let id = EntrantId(state.given.entrants);
        let mut entrant = Entrant {
            id,
            entered: seq,
            forms: Facts::default(),
            presence: Facts::default(),
            documents: Facts::default(),
            national: Vec::new(),
            groups: Vec::new(),
            fit: None,
        };
        entrant.forms.tell(seq, self.form.clone());
        if let Some(from) = self.from.filter(|from| from.0 > 1) {
            entrant.presence.tell(seq, Presence::From(from));
        }
        state.entrants.insert(id, entrant);
        for answer in answers {
            if let Answer::Numbered { ranking } = answer {
                state.ranks.tell(seq, ranking.clone());
            }
        }
        let club = self.form.club.trim();
        if state.with_teams() && !club.is_empty() {
            join(state, seq, id, club);
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let entrant = state.entrants.values().find(|one| one.entered == made.seq);
        let Some(id) = entrant.map(|one| one.id) else {
            return Ok(());
        };
        // Lots have put him into a group, which would be short of one.
        let drawn = state.lots.drawn.told().next_back();
        if let Some((seq, _)) =
            drawn.filter(|(_, drawn)| drawn.groups.iter().any(|group| group.contains(&id)))
        {
            let what = "draw";
            return Err(Refusal::DoneSince { what, seq });
        }
        let on = state
            .rounds
            .iter()
            .find(|round| round.board_of(id).is_some() || round.layout().bye == Some(id));
        match on {
            Some(round) => Err(round.paired_since(Some(Instead::Withdraw))),
            None => state.others_in_his_team(made.seq, id),
        }
    }
}

/// A player joins the team of this name, which is founded where there is none.
fn join(state: &mut State, seq: Seq, id: EntrantId, name: &str) {
    let name: String = name.chars().take(32).collect();
    let found = state
        .teams
        .values()
        .find(|team| team.name == name)
        .map(|team| team.id);
    let team = found.unwrap_or_else(|| found_team(state, seq, name));
    if let Some(team) = state.teams.get_mut(&team) {
        let members = team.members().iter().copied().chain([id]).collect();
        team.members.tell(seq, members);
    }
}

/// A new team without players.
pub(super) fn found_team(state: &mut State, seq: Seq, name: String) -> TeamId {
    state.given.teams += 1;
    let id = TeamId(state.given.teams);
    let team = Team {
        id,
        named: seq,
        name,
        members: Facts::default(),
        strength: Facts::default(),
        orders: Facts::default(),
        away: Facts::default(),
        left: Facts::default(),
    };
    state.teams.insert(id, team);
    id
}

/// A document that shows a day of birth was seen. Who saw it and when stands beside the act; its number stands nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenDocument {
    /// Whose.
    pub entrant: EntrantId,
    /// Whether it is the second check, of prize winners.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub again: bool,
}

impl Deed for SeenDocument {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.entrant(self.entrant)?;
        let (who, what) = (state.who(self.entrant), Did::DocumentSeen);
        Ok(vec![Notice::Done { who, what }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        if let Some(entrant) = state.entrants.get_mut(&self.entrant) {
            entrant.documents.tell(seq, self.again);
        }
    }
}

/// After the event the days of birth of its minors are erased, in the state and in every entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EraseBirths {}

impl State {
    /// Whether somebody is a minor here; who names no day of birth is none, and has none to erase. Where text tells no day, or the
    /// day of the event is not known, nobody is taken for an adult.
    #[must_use]
    pub fn is_minor(&self, birth: &str) -> bool {
        let text = birth.trim();
        // A mark in the place of a day that was erased in version 1 is none to erase.
        if text.is_empty() || text.starts_with('?') || text.chars().all(|sign| "0/-.".contains(sign)) {
            return false;
        }
        let born = text.parse::<Birth>().ok().and_then(Birth::days);
        let mut records = self.about.records.all().rev();
        let begins = records.find(|one| one.0 == "042").and_then(|one| date(&one.1));
        let on = begins.and_then(|(year, month, day)| {
            Day::new(Calendar::Gregorian, year.into(), month.into(), day.into())
        });
        match (born, on) {
            (Some((_, last)), Some(on)) => last.years_on(on) < 18,
            _ => true,
        }
    }
}

impl State {
    /// Those of whom a day of birth is known by which they are minors.
    fn minors(&self) -> Vec<EntrantId> {
        let all = self.entrants.values();
        all.filter(|one| one.forms.all().any(|form| self.is_minor(&form.birth)))
            .map(|one| one.id)
            .collect()
    }
}

impl Deed for EraseBirths {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if !state.open_boards().is_empty() {
            return Err(Refusal::NotOver);
        }
        let categories = state.all_categories().into_iter().map(|one| &one.who);
        let prizes = state.prizes.funds.all().map(|prize| &prize.who);
        let rules: BTreeSet<&str> = categories
            .chain(prizes)
            .filter_map(|who| who.ages.as_deref())
            .collect();
        let minors = state.minors();
        let group = |ages: &str| {
            let of = |id: &EntrantId| state.entrants.get(id).is_some_and(|one| one.is_aged(ages));
            Answer::Grouped {
                ages: ages.to_owned(),
                entrants: minors.iter().copied().filter(of).collect(),
            }
        };
        Ok(rules.into_iter().map(group).collect())
    }

    /// Who is of which group is kept, since tables and prizes go on asking; of a day of birth it tells no more than they did.
    fn carry_out(&self, state: &mut State, _: Seq, answers: &[Answer]) {
        for answer in answers {
            let Answer::Grouped { ages, entrants } = answer else {
                continue;
            };
            for id in entrants {
                let found = state.entrants.get_mut(id);
                if let Some(entrant) = found.filter(|one| !one.groups.contains(ages)) {
                    entrant.groups.push(ages.clone());
                }
            }
        }
        let group: Option<AgeGroup> = state.terms.ages.last().and_then(|ages| ages.parse().ok());
        for id in state.minors() {
            let Some(entrant) = state.entrants.get_mut(&id) else {
                continue;
            };
            // What was said of his age stays, and the day that told it goes.
            entrant.fit = group.as_ref().map(|group| group.fit(&entrant.form().birth));
            entrant.forms.all_mut().for_each(|form| form.birth.clear());
            for (_, text) in &mut entrant.national {
                *text = without_birth(text);
            }
        }
        // The history repeats what was entered.
        let mut history = core::mem::take(&mut state.history);
        for made in &mut history {
            births(&mut made.act, &mut |birth| {
                if state.is_minor(birth) {
                    birth.clear();
                }
            });
        }
        state.history = history;
        state.erased = true;
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::Final(Final::Births))
    }
}
