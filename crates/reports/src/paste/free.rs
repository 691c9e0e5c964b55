//! Lines without columns: a name with what stands before and behind it.

use arbiter_event::form::EntryForm;

use super::cells::Line;
use super::guess::Guesses;
use super::value::{Kind, digits, has_letters, is_fide_id, is_figures, is_year, kind};
use super::{DoubtKind, Pasted, Place};
use crate::days::year_first;
use crate::heads::head;

/// A list of such lines.
pub(super) fn list(lines: &[Line]) -> Pasted {
    let mut pasted = Pasted::default();
    let mut guesses = Guesses::default();
    let mut lines = lines;
    if let Some((first, rest)) = lines.split_first()
        && is_head(&first.text)
    {
        lines = rest;
    }
    for line in lines {
        let read = Free::of(line);
        read.into(&mut pasted, &mut guesses);
    }
    guesses.doubt(&mut pasted);
    pasted
}

/// Whether a line only names what stands below it.
fn is_head(text: &str) -> bool {
    head(text).is_some() || text.split_whitespace().all(|word| head(word).is_some())
}

/// A word of a line, without brackets and commas around it.
struct Word {
    /// Where it begins and ends in the line, in characters.
    from: usize,
    to: usize,
    text: String,
}

/// A line on its way.
pub(super) struct Free<'a> {
    line: &'a Line,
    form: EntryForm,
    doubts: Vec<(Place, DoubtKind)>,
    guessed: Option<(Place, String)>,
    begins: usize,
}

impl<'a> Free<'a> {
    /// Reads a line.
    pub fn of(line: &'a Line) -> Self {
        let signs: Vec<char> = line.text.chars().collect();
        let begins = behind_number(&signs);
        let mut read = Self {
            line,
            form: EntryForm::default(),
            doubts: Vec::new(),
            guessed: None,
            begins,
        };
        let words = words(&signs, begins);
        let before = read.before(&words);
        let counted = words.iter().any(|word| digits(&word.text).is_some());
        let rest = &words[before..];
        let name = named(rest, counted);
        read.name(&signs, &rest[..name]);
        read.after(&signs, &rest[name..], counted);
        read.finish(&words)
    }

    /// The player and the doubts among the others.
    pub fn into(self, pasted: &mut Pasted, guesses: &mut Guesses) {
        if let Some((place, text)) = &self.guessed {
            guesses.add(*place, self.form.rating, text);
        }
        pasted.add(self.line.place(self.begins + 1), self.form);
        for (place, kind) in self.doubts {
            pasted.doubt(place, kind);
        }
    }

    /// A title, a rating or a number that stands before the name; how many words that are.
    fn before(&mut self, words: &[Word]) -> usize {
        let leads = |word: &&Word| match kind(&word.text) {
            Some(kind) => matches!(kind, Kind::Title | Kind::Rating | Kind::FideId),
            None => is_figures(&word.text),
        };
        let count = words.iter().take_while(leads).count();
        for (at, word) in words[..count].iter().enumerate() {
            if is_grouped(words, at) {
                let place = self.line.place(word.from + 1);
                self.doubts.push((place, DoubtKind::Rest(word.text.clone())));
            } else {
                self.set(word);
            }
        }
        count
    }

    fn set(&mut self, word: &Word) {
        let place = self.line.place(word.from + 1);
        let Some(mut kind) = kind(&word.text) else {
            let rest = DoubtKind::Rest(word.text.clone());
            return self.doubts.push((place, rest));
        };
        if kind == Kind::Rating && self.form.rating.is_some() {
            let year = digits(&word.text).and_then(|digits| digits.parse().ok());
            if year.is_some_and(is_year) {
                kind = Kind::Birth;
            }
        }
        if self.has(kind) {
            let rest = DoubtKind::Rest(word.text.clone());
            return self.doubts.push((place, rest));
        }
        let value = match kind {
            Kind::Birth => match year_first(&word.text, None) {
                Ok(day) => day,
                Err(two) => return self.doubts.push((place, DoubtKind::TwoDays(two.0))),
            },
            _ => word.text.clone(),
        };
        if let Err(why) = self.form.set(kind.column(), &value) {
            self.doubts.push((place, DoubtKind::Value(why)));
        }
        if kind == Kind::Rating {
            self.guessed = Some((place, word.text.clone()));
        }
    }

    fn has(&self, kind: Kind) -> bool {
        match kind {
            Kind::Rating => self.form.rating.is_some(),
            Kind::Title => !self.form.title.is_empty(),
            Kind::Federation => !self.form.federation.is_empty(),
            Kind::FideId => !self.form.fide_id.is_empty(),
            Kind::Birth => !self.form.birth.is_empty(),
            Kind::Sex => !self.form.sex.is_empty(),
        }
    }

    /// The name as it is written: a family name before a comma, or all of it; what follows another comma is no name.
    fn name(&mut self, signs: &[char], words: &[Word]) {
        let (Some(first), Some(last)) = (words.first(), words.last()) else {
            return;
        };
        let text: String = signs[first.from..last.to].iter().collect();
        let parts: Vec<&str> = text.split([',', '،']).collect();
        let family = parts[0].split_whitespace().count() == 1;
        let given = |part: &&str| !part.trim().is_empty() && part.chars().all(|sign| !sign.is_numeric());
        let kept = if family && parts.get(1).is_some_and(given) {
            2
        } else {
            1
        };
        let mut at = first.from;
        for (index, part) in parts.iter().enumerate() {
            let long = part.chars().count();
            if index >= kept && !part.trim().is_empty() {
                let blanks = part.chars().take_while(|sign| sign.is_whitespace()).count();
                let place = self.line.place(at + blanks + 1);
                self.doubts.push((place, DoubtKind::Rest(part.trim().to_owned())));
            }
            at += long + 1;
            if index + 1 == kept {
                let name: String = signs[first.from..at - 1].iter().collect();
                name.trim_matches([' ', ',', '،', '"'])
                    .clone_into(&mut self.form.name);
            }
        }
        let numbers = words
            .iter()
            .filter(|word| word.to < first.from + self.form.name.chars().count() + 1);
        for word in numbers.filter(|word| word.text.chars().any(char::is_numeric)) {
            let place = self.line.place(word.from + 1);
            self.doubts.push((place, DoubtKind::Stays(word.text.clone())));
        }
    }

    /// What stands behind the name; words that are nothing known are one doubt together.
    fn after(&mut self, signs: &[char], words: &[Word], counted: bool) {
        let mut at = 0;
        while at < words.len() {
            let is_rest = |at: usize| known(&words[at].text, counted).is_none() || is_grouped(words, at);
            if !is_rest(at) {
                self.set(&words[at]);
                at += 1;
                continue;
            }
            let count = (at..words.len()).take_while(|at| is_rest(*at)).count();
            let (first, last) = (&words[at], &words[at + count - 1]);
            let rest: String = signs[first.from..last.to].iter().collect();
            let place = self.line.place(first.from + 1);
            self.doubts.push((place, DoubtKind::Rest(rest)));
            at += count;
        }
    }

    fn finish(mut self, words: &[Word]) -> Self {
        let place = self
            .line
            .place(words.first().map_or(self.begins, |word| word.from) + 1);
        if !has_letters(&self.form.name) {
            let number = self.form.fide_id.clone();
            let kind = if number.is_empty() {
                DoubtKind::NoName
            } else {
                DoubtKind::OnlyNumber(number)
            };
            // One reason is enough for a line that says nothing.
            self.doubts
                .retain(|doubt| !matches!(doubt.1, DoubtKind::Rest(_) | DoubtKind::Stays(_)));
            self.doubts.push((place, kind));
            if self.form.name.is_empty() && self.form == EntryForm::default() {
                self.line.text.trim().clone_into(&mut self.form.name);
            }
        }
        self
    }
}

/// How many words a name has: one at least, and up to what can be no name. In a name of capitals three capitals are a part of it.
fn named(words: &[Word], counted: bool) -> usize {
    let small = |word: &Word| {
        word.text
            .chars()
            .any(|sign| sign.is_alphabetic() && !sign.is_uppercase())
    };
    let ends = |at: usize| match known(&words[at].text, counted) {
        Some(Kind::Federation) => words[..at].iter().any(small),
        // A number that is nothing known is no part of a name either: it may be a telephone's.
        found => found.is_some() || at > 0 && is_figures(&words[at].text),
    };
    let end = (0..words.len()).find(|at| ends(*at));
    end.unwrap_or(words.len())
}

/// Whether figures go on with those before them, which are nothing known: a telephone number is written in groups, and one of
/// them has as many figures as a number with FIDE.
fn is_grouped(words: &[Word], at: usize) -> bool {
    let is_part = |word: &Word| kind(&word.text).is_none() && is_figures(&word.text);
    let is_number = |word: &Word| digits(&word.text).is_some();
    let mut before = words[..at]
        .iter()
        .rev()
        .take_while(|&word| is_number(word) || is_part(word));
    is_number(&words[at]) && before.any(is_part)
}

/// What a word behind the beginning of a name is. Three capital letters or a letter alone are only then no part of the name
/// when the line has figures too.
fn known(word: &str, counted: bool) -> Option<Kind> {
    match kind(word)? {
        Kind::Federation | Kind::Sex if !counted => None,
        // A man's word in Vietnamese is also a name.
        Kind::Sex if word.chars().count() > 1 && word.is_ascii() => None,
        kind => Some(kind),
    }
}

/// The place behind a number or a mark that counts the lines.
fn behind_number(signs: &[char]) -> usize {
    let many = |from: usize, of: fn(char) -> bool| {
        let rest = signs.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|sign| of(**sign)).count()
    };
    let blank = |from: usize| many(from, char::is_whitespace);
    let is_at = |at: usize, of: &[char]| signs.get(at).is_some_and(|sign| of.contains(sign));
    let mut at = blank(0);
    if is_at(at, &['•', '*', '·', '-', '–', '—', '#', '№']) {
        at = blank(at + 1);
    }
    let from = at + usize::from(is_at(at, &['(', '[']));
    let behind = many(from, char::is_numeric);
    let count = behind - from;
    // "1)", "1.)", "1 -" and "(1)" alike; a rating before a dash is no count.
    let comma = count <= 3 && is_at(behind, &[',', '،']);
    let closed = many(behind, is_mark).max(behind + usize::from(comma));
    let dashed = many(blank(behind), is_mark);
    let end = if closed > behind {
        closed
    } else if count <= 3 && dashed > blank(behind) {
        dashed
    } else {
        behind
    };
    let ends = end > behind;
    let next = blank(end);
    let figures = many(next, char::is_numeric);
    let run: String = signs[next..figures].iter().collect();
    // A day or a number with FIDE counts no lines, but either may stand behind what does.
    let is_known =
        matches!(kind(&run), Some(Kind::Rating)) || digits(&run).is_some_and(|run| is_fide_id(&run));
    let word = next < signs.len() && (figures == next || next > end && is_known && (ends || count <= 2));
    let counts = match count {
        1..=3 => ends || next > behind,
        4 => ends && from == at,
        _ => false,
    };
    if counts && word && (from == at || ends) {
        next
    } else {
        at
    }
}

/// What stands between a number that counts and what it counts.
const fn is_mark(sign: char) -> bool {
    matches!(sign, '.' | ')' | ']' | '-' | '–' | '—' | 'ـ' | '_' | ':' | '/')
}

fn words(signs: &[char], from: usize) -> Vec<Word> {
    let mut words = Vec::new();
    let mut at = from;
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, ',' | '،');
    while at < signs.len() {
        let skip = |sign: char| ends(sign) || matches!(sign, '(' | '[');
        if skip(signs[at]) {
            at += 1;
            continue;
        }
        let long = signs[at..].iter().take_while(|&&sign| !ends(sign)).count();
        let close = |sign: &&char| matches!(sign, ')' | ']');
        let shut = signs[at..at + long].iter().rev().take_while(close).count();
        let to = at + long - shut.min(long - 1);
        // A dash alone parts a name from what stands beside it.
        if signs[at..to]
            .iter()
            .all(|sign| matches!(sign, '-' | '–' | '—' | 'ـ' | '_'))
        {
            at += long;
            continue;
        }
        words.push(Word {
            from: at,
            to,
            text: signs[at..to].iter().collect(),
        });
        at += long;
    }
    words
}
