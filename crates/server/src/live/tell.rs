//! Scenes and entries in the words of a language.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, RwLock};

use arbiter_game::event::Event;
use arbiter_game::notation::{self, CheckSign, EnPassantMark, MateSign, SanStyle};
use arbiter_game::rules::answer::{Choice, GameDecision, Viewer};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::{Citation, Regime, Rulebook, Topic};
use arbiter_game::rules::{Answer, Question, Remedy, Ruling};
use arbiter_game::state::{Cause, Ply, Situation, State};
use arbiter_game::{EndView, Entry, in_minutes, is_in_minutes, told};
use arbiter_hall::{Delay, Desk, Reach, is_done, witnessed};
use arbiter_lang::{Args, Lang, Language};
use serde_json::Value;

use super::remembered::referred;
use super::wire::{
    Appealed, Asked, AskedOption, Cite, Correction, Deed, Ends, Heard, SheetMove, Spoken, SpokenKind, View,
};
use crate::locks;

/// Who looks, and in which language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Looker {
    /// As whom.
    pub viewer: Viewer,
    /// Whether the device plays both sides, so that it sees what either player sees.
    pub both: bool,
    /// In which language.
    pub language: Language,
}

impl Looker {
    /// Those as whom he looks.
    pub(super) fn viewers(self) -> impl Iterator<Item = Viewer> {
        let other = self.both.then_some(Viewer::Black);
        std::iter::once(self.viewer).chain(other)
    }
}

/// An entry with the positions before and after it, and the version of the game with it.
#[derive(Debug, Clone)]
pub struct Happened {
    /// The entry.
    pub entry: Entry,
    /// The version.
    pub version: u64,
    /// The positions after and before.
    pub boards: [Situation; 2],
    /// What both clocks showed after it, White's first, in milliseconds, where somebody has looked.
    pub clocks: Option<[u64; 2]>,
    /// The questions that were open before.
    pub open: Vec<Question>,
}

/// What was answered, in words: made once for all who are told of the same entries in the same language.
#[derive(Debug, Default)]
pub struct Said(RefCell<Vec<(Language, Arc<Spoken>)>>);

impl Said {
    fn once(&self, language: Language, seq: u32, make: impl FnOnce() -> Spoken) -> Arc<Spoken> {
        let mut all = self.0.borrow_mut();
        let known = all.iter().find(|(of, said)| *of == language && said.seq == seq);
        if let Some((_, said)) = known {
            return Arc::clone(said);
        }
        let said = Arc::new(make());
        all.push((language, Arc::clone(&said)));
        said
    }
}

/// Articles in words, made once for all games that keep one regime.
#[derive(Debug, Default)]
pub struct Cited(RwLock<HashMap<(Language, Citation), Cite>>);

impl Cited {
    fn once(&self, lang: &Lang, regime: &Regime, citation: &Citation) -> Cite {
        let key = (lang.language(), citation.clone());
        // Every change is one insertion, so a panic elsewhere leaves nothing half done.
        let known = locks::read(&self.0);
        if let Some(known) = known.get(&key) {
            return known.clone();
        }
        drop(known);
        let made = cite(lang, regime, citation);
        let mut all = locks::write(&self.0);
        all.insert(key, made.clone());
        made
    }
}

/// What turns a game into words.
pub struct Teller<'a> {
    /// The language.
    pub lang: &'a Lang,
    /// The desk of the game.
    pub desk: &'a Desk,
    /// Milliseconds since 1970 from which its instants count.
    pub began: u64,
    /// How far spectators are behind.
    pub delay: Delay,
    /// Milliseconds since 1970.
    pub now: u64,
    /// The articles of its regime in words, where others keep it too.
    pub cited: Option<&'a Cited>,
}

impl Teller<'_> {
    /// What is drawn.
    pub fn view(&self, who: Looker) -> View {
        let scene = self.desk.scene(who.viewer, self.now, self.delay);
        let state = self.desk.game().state();
        let behind = self.behind(who);
        let shown = state.line.plies().len().saturating_sub(behind);
        let sheet = self.written(shown.saturating_sub(2)..shown);
        let boards = [*state.line.now()];
        let regime = self.desk.game().regime();
        View {
            ribbon: sheet.into_iter().map(|written| written.text).collect(),
            questions: scene
                .seen
                .questions
                .iter()
                .map(|open| asked(self.lang, regime, open, &boards))
                .collect(),
            todo: (scene.seen.todo.iter())
                .map(|todo| deed(self.lang, state, &todo.remedy, &boards, Some(todo.ruling)))
                .collect(),
            referred: state
                .referred()
                .filter(|_| who.viewer != Viewer::Spectator)
                .map(|claim| referred(state, claim)),
            appeal: (state.pending.appeal)
                .filter(|_| who.viewer != Viewer::Spectator)
                .map(|(by, to)| Appealed { by, to }),
            conduct: matches!(who.viewer, Viewer::Arbiter | Viewer::Assistant).then(|| self.conduct()),
            papers: self.desk.papers_mark(&who.viewers().collect::<Vec<_>>()),
            end_text: scene.seen.end.as_ref().map(|end| self.ended(end)),
            end_title: scene.seen.end.as_ref().map(|end| end_title(self.lang, end)),
            end_reason: scene.seen.end.as_ref().map(|end| end_reason(self.lang, end)),
            scene,
        }
    }

    /// The moves of a range of plies, as they may be told.
    fn written(&self, range: std::ops::Range<usize>) -> Vec<SheetMove> {
        let game = self.desk.game();
        sheet(game.state(), range, self.lang.language(), is_in_minutes(game))
    }

    /// What both clocks showed, as they may be told to whoever does not play.
    pub(super) fn clocks(&self, shown: [u64; 2]) -> [u64; 2] {
        if is_in_minutes(self.desk.game()) {
            shown.map(|ms| in_minutes(ms) * 60_000)
        } else {
            shown
        }
    }

    fn ended(&self, end: &EndView) -> String {
        let EndView {
            result,
            score,
            reason,
        } = *end;
        let over = GameDecision::GameOver {
            result,
            score,
            reason,
        };
        self.lang.decision(&Ruling::new(over, []), &[])
    }

    /// The moves from a place on, for those who may know them.
    pub fn sheet(&self, who: Looker, from: usize) -> Option<Vec<SheetMove>> {
        let state = self.desk.game().state();
        if matches!(who.viewer, Viewer::White | Viewer::Black) && !state.is_over() {
            return None;
        }
        let shown = state.line.plies().len().saturating_sub(self.behind(who));
        Some(self.written(from.min(shown)..shown))
    }

    /// Whether this viewer is kept behind.
    pub fn is_behind(&self, who: Looker) -> bool {
        who.viewer == Viewer::Spectator && self.delay.is_any() && !self.desk.game().state().is_over()
    }

    /// How far this viewer may see.
    pub fn reach(&self, who: Looker) -> Reach {
        let delay = if self.is_behind(who) {
            self.delay
        } else {
            Delay::default()
        };
        self.desk.reach(delay, self.now)
    }

    /// So many moves is this viewer behind.
    pub fn behind(&self, who: Looker) -> usize {
        self.desk.game().state().line.plies().len() - self.reach(who).plies
    }

    /// What is told of entries; those of which nothing is for this viewer are left out.
    pub fn entries(&self, happened: &[Happened], who: Looker) -> Vec<Heard> {
        self.entries_again(happened, who, None)
    }

    /// As [`Self::entries`], where others are told of the same ones.
    pub fn entries_again(&self, happened: &[Happened], who: Looker, said: Option<&Said>) -> Vec<Heard> {
        let reach = self.reach(who).version;
        let seen = happened.iter().filter(|one| one.version <= reach);
        seen.filter_map(|one| self.entry(one, who, said)).collect()
    }

    pub(super) fn entry(&self, happened: &Happened, who: Looker, said: Option<&Said>) -> Option<Heard> {
        let Entry { seq, event, answers } = &happened.entry;
        // What is done at the other board of a match is told there; here one sees it.
        if event.board != self.desk.letter() {
            return None;
        }
        let act = who
            .viewers()
            .find_map(|viewer| witnessed(&event.act, event.by.player(), viewer));
        let mut spoken = Vec::new();
        for viewer in who.viewers() {
            let decides = self.desk.decides(viewer);
            let asked = answers
                .iter()
                .filter(|answer| decides && matches!(answer, Answer::Question(_)));
            for answer in told(&happened.entry, viewer).chain(asked) {
                let seq = seq_of(answer);
                if spoken.iter().any(|other: &Arc<Spoken>| other.seq == seq) {
                    continue;
                }
                let make = || self.spoken(answer, happened);
                spoken.push(match said {
                    Some(said) => said.once(self.lang.language(), seq, make),
                    None => Arc::new(make()),
                });
            }
        }
        if act.is_none() && spoken.is_empty() {
            return None;
        }
        spoken.sort_by_key(|said| said.seq);
        let arbiter = matches!(who.viewer, Viewer::Arbiter | Viewer::Assistant);
        let text = (arbiter && act.is_some()).then(|| self.lang.event(event, &happened.open));
        Some(Heard {
            version: happened.version,
            seq: *seq,
            at: self.at(event),
            by: event.by,
            number: self.number(happened, who),
            act: act.map(std::borrow::Cow::into_owned),
            text,
            correction: arbiter.then(|| self.correction(&happened.entry)).flatten(),
            told: spoken,
        })
    }

    /// How an entry can be corrected by now.
    pub(super) fn correction(&self, entry: &Entry) -> Option<Correction> {
        let undo = self.desk.game().state().undo(entry.seq)?;
        if let Some(by) = undo.taken_back {
            return Some(Correction::TakenBack { by });
        }
        if undo.official {
            return Some(Correction::TakeBack { entry: entry.seq });
        }
        let ruling = entry.answers.iter().map(seq_of).next()?;
        Some(Correction::Overrule { ruling })
    }

    /// The move that an entry is about: the one that was to be made, or the last one of the player whom the answer names.
    /// Players are not told how many were made while they play.
    fn number(&self, happened: &Happened, who: Looker) -> Option<u16> {
        let plays = matches!(who.viewer, Viewer::White | Viewer::Black);
        if plays && !self.desk.game().state().is_over() {
            return None;
        }
        let [_, before] = &happened.boards;
        let player = happened.entry.answers.iter().find_map(|answer| match answer {
            Answer::Ruling(ruling) => ruling.player(),
            Answer::Question(question) => question.player,
        });
        let moved = player == Some(Color::Black) && before.turn() == Color::White;
        Some(before.fullmove_number().saturating_sub(u16::from(moved)).max(1))
    }

    pub(super) fn at(&self, event: &Event) -> Option<u64> {
        match event.at {
            At::Time { ms, .. } => Some(self.began + ms),
            At::Unknown => None,
        }
    }

    fn spoken(&self, answer: &Answer, happened: &Happened) -> Spoken {
        match answer {
            Answer::Ruling(ruling) => self.ruling(ruling, happened),
            Answer::Question(question) => Spoken {
                seq: question.seq,
                kind: SpokenKind::Question,
                tag: question.id.as_str(),
                player: question.player,
                title: self.lang.question_title(question),
                cause: String::new(),
                text: self.lang.question(question),
                deeds: Vec::new(),
                cites: self.cites(&question.cites),
                fields: without_moves(stored(question)),
            },
        }
    }

    fn cites(&self, all: &[Citation]) -> Vec<Cite> {
        let regime = self.desk.game().regime();
        match self.cited {
            Some(cited) => each_once(all, |citation| cited.once(self.lang, regime, citation)),
            None => cites(self.lang, regime, all),
        }
    }

    fn ruling(&self, ruling: &Ruling, happened: &Happened) -> Spoken {
        let deeds = ruling.remedies.iter();
        let boards = &happened.boards;
        Spoken {
            seq: ruling.seq,
            kind: SpokenKind::Ruling,
            tag: ruling.decision.tag(),
            player: ruling.player(),
            title: self.lang.title(ruling, boards),
            cause: self.lang.cause(ruling, self.cause(ruling, happened), boards),
            text: self.lang.decision(ruling, boards),
            deeds: deeds
                .map(|remedy| deed(self.lang, self.desk.game().state(), remedy, boards, None))
                .collect(),
            cites: self.cites(&ruling.cites),
            fields: without_moves(stored(ruling)),
        }
    }

    /// The articles on what ends a game by a player's own word.
    pub fn ends(&self) -> Ends {
        let cite = |topic| {
            let citation = self.desk.game().regime().cite(topic);
            citation.and_then(|citation| self.cites(&[citation]).pop())
        };
        Ends {
            agreement: cite(Topic::EndAgreement),
            resignation: cite(Topic::EndResign),
        }
    }

    /// What the ruling took back or counted; a duty that comes with it has the same cause.
    fn cause(&self, ruling: &Ruling, happened: &Happened) -> Option<&Cause> {
        let of = |seq: u32| (self.desk.game().state().causes.iter()).find(move |cause| cause.ruling == seq);
        of(ruling.seq).or_else(|| {
            happened
                .entry
                .answers
                .iter()
                .find_map(|answer| of(seq_of(answer)))
        })
    }
}

/// Who won, in very few words.
pub fn end_title(lang: &Lang, end: &EndView) -> String {
    lang.text(
        "after-title",
        &Args::new().word("result", arbiter_lang::result_word(end.result.as_str())),
    )
}

/// Why a game ended, in very few words.
pub fn end_reason(lang: &Lang, end: &EndView) -> String {
    let loser = end.result.winner().map_or("none", |winner| (!winner).word());
    let args = Args::new()
        .word("reason", end.reason.as_str())
        .word("loser", loser);
    lang.text("after-reason", &args)
}

fn seq_of(answer: &Answer) -> u32 {
    match answer {
        Answer::Ruling(ruling) => ruling.seq,
        Answer::Question(question) => question.seq,
    }
}

fn stored(value: &impl serde::Serialize) -> Value {
    // Nothing of an answer is a map whose keys are no texts, which is all that could fail.
    serde_json::to_value(value).unwrap_or_default()
}

/// Without the moves that an obligation leaves: they stand in the log, and told while the game is played they would name
/// what nobody has played or written.
fn without_moves(mut answer: Value) -> Value {
    strip(&mut answer);
    answer
}

fn strip(value: &mut Value) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(strip),
        Value::Object(fields) => {
            if fields
                .get("decision")
                .is_some_and(|decision| decision == "obligation")
            {
                fields.remove("moves");
            }
            fields.values_mut().for_each(strip);
        }
        _ => {}
    }
}

fn deed(lang: &Lang, state: &State, remedy: &Remedy, boards: &[Situation], ruling: Option<u32>) -> Deed {
    let done = is_done(state, remedy);
    Deed {
        ruling,
        tag: remedy.tag(),
        text: if done {
            lang.remedy_done(remedy, boards)
        } else {
            lang.remedy(remedy, boards)
        },
        done,
    }
}

fn asked(lang: &Lang, regime: &Regime, question: &Question, boards: &[Situation]) -> Asked {
    Asked {
        seq: question.seq,
        id: question.id,
        player: question.player,
        title: lang.question_title(question),
        text: lang.question(question),
        options: (question.options.iter())
            .map(|choice| option(lang, regime, question, choice, boards))
            .collect(),
        limits: question.limits.clone(),
        proposal: question.proposal.clone(),
        cites: cites(lang, regime, &question.cites),
    }
}

/// An option with what follows from it: what would be ruled and done, or asked next.
fn option(
    lang: &Lang,
    regime: &Regime,
    question: &Question,
    choice: &Choice,
    boards: &[Situation],
) -> AskedOption {
    let text = lang.option(question.id, choice.id.as_str());
    let (mut then, mut all) = (Vec::new(), Vec::new());
    for answer in &choice.then {
        match answer {
            Answer::Ruling(ruling) => {
                then.push(lang.decision(ruling, boards));
                then.extend(ruling.remedies.iter().map(|remedy| lang.remedy(remedy, boards)));
                all.extend(ruling.cites.iter().cloned());
            }
            Answer::Question(next) => {
                then.push(lang.question(next));
                all.extend(next.cites.iter().cloned());
            }
        }
    }
    then.dedup();
    let id = choice.id;
    let cites = cites(lang, regime, &all);
    AskedOption {
        id,
        text,
        then,
        cites,
    }
}

/// Articles with their addresses, each once.
pub fn cites(lang: &Lang, regime: &Regime, cites: &[Citation]) -> Vec<Cite> {
    each_once(cites, |citation| cite(lang, regime, citation))
}

fn each_once(cites: &[Citation], make: impl Fn(&Citation) -> Cite) -> Vec<Cite> {
    let mut all: Vec<Cite> = Vec::with_capacity(cites.len());
    for (place, citation) in cites.iter().enumerate() {
        let same = |other: &Citation| {
            other.rulebook() == citation.rulebook() && other.article() == citation.article()
        };
        if cites[..place].iter().any(same) {
            continue;
        }
        let made = make(citation);
        // An article and its parts that say the same are read once.
        let said = |other: &Cite| other.book == made.book && other.summary == made.summary;
        if made.summary.is_empty() || !all.iter().any(said) {
            all.push(made);
        }
    }
    all
}

fn cite(lang: &Lang, regime: &Regime, citation: &Citation) -> Cite {
    let (rulebook, article) = (citation.rulebook(), citation.article());
    let book = Rulebook::by_id(rulebook);
    let found = book.and_then(|book| book.article(article));
    Cite {
        text: article.to_owned(),
        book: book.map(|book| lang.rulebook(book)).unwrap_or_default(),
        href: format!("/laws/{rulebook}/{article}"),
        summary: found
            .map(|article| lang.article(article, regime))
            .unwrap_or_default(),
    }
}

/// The moves of a range of plies, as they are written, with times in whole minutes or not.
fn sheet(state: &State, range: std::ops::Range<usize>, language: Language, minutes: bool) -> Vec<SheetMove> {
    let told = |ms: u32| {
        let whole = || u32::try_from(in_minutes(ms.into()) * 60_000);
        if minutes { whole().unwrap_or(u32::MAX) } else { ms }
    };
    let plies = state.line.plies();
    let before = |index: usize| match index.checked_sub(1) {
        Some(last) => &plies[last].after,
        None => state.line.start(),
    };
    let written = |index: usize| {
        let (ply, before) = (&plies[index], before(index));
        let style = |letters: &'static _| {
            let style = SanStyle {
                en_passant: EnPassantMark::Omitted,
                ..SanStyle::LAWS.with_letters(letters)
            };
            if state.is_over() { style } else { unsigned(style) }
        };
        let text = |letters| san(before, ply, &style(letters));
        SheetMove {
            san: text(notation::Language::English.letters()),
            text: text(language.signs()),
            left: state
                .clocks
                .as_ref()
                .map(|_| told(ply.clocks[before.turn().index()])),
        }
    };
    range.map(written).collect()
}

/// A move that was made, without a word on whether it gives check: that is for the players to see.
const fn unsigned(style: SanStyle) -> SanStyle {
    SanStyle {
        check: CheckSign::Omitted,
        mate: MateSign::Omitted,
        ..style
    }
}

/// A move that cannot be written after the Laws is written by its squares.
fn san(before: &Situation, ply: &Ply, style: &SanStyle) -> String {
    let legal = ply.played.and_then(|played| before.legal(played));
    let written = legal.and_then(|one| before.written(one, style));
    written
        .map(|text| text.to_string())
        .or_else(|| ply.played.map(|played| played.to_string()))
        .unwrap_or_else(|| "--".into())
}
