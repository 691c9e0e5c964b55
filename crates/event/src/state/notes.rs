//! Comments of 0.1, `### Arbiter: ...`: what they said, where somebody wants them to count once more.
//!
//! A comment never changes an event by itself. Whoever makes a log of a report file that 0.1 wrote may accept them; each is shown.

use super::comment::{self, Comment};
use super::{Apart, Presence, State, Through};
use crate::ages::AgeGroup;
use crate::number::{EntrantId, Round, Seq};
use crate::questions::questions_of;
use crate::state::act::{Draw, Form, Method, QuestionKey};
use crate::words::Fellows;

/// What a report file told stands before the first entry.
const BEFORE: Seq = Seq(0);

/// Whether an answer is one that some form of events takes to this question.
fn allows(question: QuestionKey, answer: &str) -> bool {
    let asked = Form::ALL.into_iter().flat_map(|form| questions_of(Some(form)));
    let mut of_it = asked.filter(|one| one.key == question.name());
    of_it.any(|one| one.answers.allow(answer.trim()))
}

impl State {
    /// Takes what comments of 0.1 say, and tells which counted.
    ///
    /// ```
    /// use arbiter_event::{act::Form, state::State};
    /// use arbiter_reports::trf;
    /// let file = b"### Arbiter: setting form school-cup\n192 CUSTOM_KNOCKOUT\n001    1      One\n";
    /// let mut state = State::from_report(&trf::read(file).unwrap().event);
    /// assert_eq!(state.terms.form, None);
    /// assert_eq!(state.accept_notes().len(), 1);
    /// assert_eq!(state.terms.form, Some(Form::SchoolCup));
    /// ```
    pub fn accept_notes(&mut self) -> Vec<String> {
        let comments = self.about.foreign.iter().filter(|one| one.code == "###");
        let notes: Vec<(String, Comment)> = comments
            .filter_map(|one| Some((one.text.trim().to_owned(), Comment::read(&one.text)?)))
            .collect();
        let mut taken = Vec::new();
        let mut groups: Vec<Vec<EntrantId>> = Vec::new();
        for (text, note) in notes {
            if let Comment::Group { players } = &note {
                let numbers = self.numbers();
                let group: Option<Vec<EntrantId>> =
                    players.iter().map(|rank| numbers.entrant(*rank)).collect();
                let drawn = |one: &EntrantId| groups.iter().flatten().any(|other| other == one);
                if let Some(group) = group.filter(|group| !group.iter().any(drawn)) {
                    groups.push(group);
                    taken.push(text);
                }
            } else if self.accepts(note) {
                taken.push(text);
            }
        }
        if !groups.is_empty() {
            let colour = None;
            let draw = Draw::by_hand(Vec::new(), colour);
            self.lots
                .drawn
                .tell(BEFORE, super::Drawn { draw, colour, groups });
        }
        self.about
            .foreign
            .retain(|one| !(one.code == "###" && taken.iter().any(|text| text == one.text.trim())));
        taken
    }

    /// The notes of 0.1 that are left after they were accepted: nobody understands them, or they cannot be.
    pub fn notes_left(&self) -> impl Iterator<Item = &str> {
        let comments = self.about.foreign.iter().filter(|one| one.code == "###");
        comments
            .map(|one| one.text.trim())
            .filter(|text| text.starts_with(comment::MARK))
    }

    fn accepts(&mut self, note: Comment) -> bool {
        let numbers = self.numbers();
        let someone = |rank: u16| numbers.entrant(rank);
        match note {
            Comment::Commitment(hash) => self.lots.published.tell(BEFORE, hash),
            Comment::Secret(secret) => {
                let draw = Draw::by_lots(Method::Lots, &secret);
                let (colour, groups) = (None, Vec::new());
                self.lots
                    .drawn
                    .tell(BEFORE, super::Drawn { draw, colour, groups });
            }
            Comment::Withdrawn { player, from } => return self.presence(someone(player), from),
            Comment::Club { player, name } => {
                let Some(entrant) = someone(player).and_then(|id| self.entrants.get_mut(&id)) else {
                    return false;
                };
                entrant
                    .forms
                    .all_mut()
                    .for_each(|form| form.club.clone_from(&name));
            }
            Comment::Setting { key, value } => return self.setting(&key, &value),
            Comment::Through { winner, loser } => {
                let (Some(winner), Some(loser)) = (someone(winner), someone(loser)) else {
                    return false;
                };
                let reason = String::new();
                self.through.tell(
                    BEFORE,
                    Through {
                        winner,
                        loser,
                        reason,
                    },
                );
            }
            Comment::Seen { player, again } => {
                let Some(entrant) = someone(player).and_then(|id| self.entrants.get_mut(&id)) else {
                    return false;
                };
                entrant.documents.tell(BEFORE, again);
            }
            Comment::FideModeLeft(reason) => {
                let round = Round(self.paired().0 + 1);
                self.terms.left_fide_mode.tell(BEFORE, (round, reason));
            }
            Comment::Group { .. } => return false,
        }
        true
    }

    fn presence(&mut self, who: Option<EntrantId>, from: u16) -> bool {
        let Some(entrant) = who.and_then(|id| self.entrants.get_mut(&id)) else {
            return false;
        };
        entrant
            .presence
            .tell(BEFORE, Presence::Withdrawn(Round(from), None));
        true
    }

    fn setting(&mut self, key: &str, value: &str) -> bool {
        if key == "form" {
            self.terms.form = Form::ALL.into_iter().find(|form| form.name() == value);
            return self.terms.form.is_some();
        }
        if key == "ages" {
            let read = value.parse::<AgeGroup>().is_ok();
            if read {
                self.terms.ages.tell(BEFORE, value.to_owned());
            }
            return read;
        }
        if let Some(question) = QuestionKey::by_name(key) {
            if !allows(question, value) {
                return false;
            }
            self.terms.settled.tell(BEFORE, (question, value.to_owned()));
            return true;
        }
        let wish = key.strip_prefix("avoid-").and_then(|by| {
            let by = [Fellows::Federation, Fellows::Club]
                .into_iter()
                .find(|one| one.name() == by)?;
            let (first, last) = value.split_once('-')?;
            let rounds = (Round(first.parse().ok()?), Round(last.parse().ok()?));
            Some(Apart {
                by,
                rounds,
                if_possible: true,
            })
        });
        wish.map(|wish| self.apart.tell(BEFORE, wish)).is_some()
    }
}
