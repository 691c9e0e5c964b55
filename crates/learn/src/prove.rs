//! The proof of a lesson: every state of every step is walked, and the least number of moves is found, not believed.

use std::collections::{BTreeSet, VecDeque};

use arbiter_chess::{Color, Playable, Role, Square};
use arbiter_notation::{SanStyle, write_san};
use arbiter_variants::{AnyGame, Asked as Move};

use crate::Language;
use crate::attempt::attempt;
use crate::facts;
use crate::fault::{Fault, Problem};
use crate::goal::{Goal, Made};
use crate::lesson::{Asked, ClockStep, Collect, HandsStep, Lesson, Line, SayStep, SetUp, Step, Task};
use crate::reply::reply;
use crate::stand::{Stand, position_of};
use crate::tried::State;

/// So many states of one step are looked at.
pub const MOST_STATES: u32 = 60_000;
/// So many states of a game in which hands act: each is a whole game.
const MOST_GAMES: u32 = 4_000;
/// So many acts of hands, one after the other, are tried; and so many of a clock.
const MOST_ACTS: usize = 5;

/// Everything that the proof of a lesson finds wrong, each at the line of its step.
#[must_use]
pub fn prove(lesson: &Lesson) -> Vec<Fault> {
    let steps = lesson.steps.iter();
    let faults = steps.filter_map(|step| Some((step.line, proved(step).err()?)));
    unknown_facts(lesson)
        .into_iter()
        .map(|problem| (1, problem))
        .chain(faults)
        .map(|(line, problem)| Fault {
            line,
            column: 1,
            problem,
        })
        .collect()
}

/// The facts of a lesson that the house does not have.
fn unknown_facts(lesson: &Lesson) -> Vec<Problem> {
    if lesson.facts.is_empty() {
        return Vec::new();
    }
    let known = facts::shipped();
    let unknown = lesson
        .facts
        .iter()
        .filter(|id| !known.iter().any(|fact| fact.id == **id));
    unknown
        .map(|id| Problem::Wrong {
            expected: "the id of a fact".to_owned(),
            found: id.clone(),
        })
        .collect()
}

fn proved(step: &Step) -> Result<(), Problem> {
    if let Task::SetUp(task) = &step.task {
        lawful(task)?;
    }
    let way = way(step, Language::English)?;
    let least = u32::try_from(way.len()).unwrap_or(u32::MAX);
    if least != step.best {
        return Err(Problem::Best {
            found: step.best,
            least,
        });
    }
    let state = |moves: &[Asked]| attempt(step, moves, Language::English).map(|tried| tried.state);
    // Nothing is done before anything was tried, and the way that is shown leads there.
    if state(&[]) != Ok(State::Open) || state(&way) != Ok(State::Done) {
        return Err(Problem::NoWay(least));
    }
    Ok(())
}

/// A board with both kings is that of a game, whole.
fn lawful(task: &SetUp) -> Result<(), Problem> {
    if Color::ALL.iter().all(|side| task.wanted.king(*side).is_some()) {
        position_of(&task.wanted, Color::White).map_err(|why| Problem::Position(why.to_string()))?;
    }
    Ok(())
}

/// A shortest way through a step, found by walking all its states: what to send one after the other. Moves to be typed are
/// written in the letters of the language.
///
/// # Errors
/// No way leads to the aim, or there are too many states to say.
///
/// ```
/// use arbiter_learn::{Language, shipped, way};
/// let lessons = shipped();
/// let step = &lessons[0].steps[0];
/// assert_eq!(way(step, Language::English).unwrap().len(), step.best as usize);
/// ```
pub fn way(step: &Step, language: Language) -> Result<Vec<Asked>, Problem> {
    let texts = |all: Vec<String>| some(all.into_iter().map(Asked::Text).collect());
    match &step.task {
        Task::Look(stand, line) => look(*stand, line).and_then(texts),
        Task::Collect(task) => collect(task).and_then(texts),
        Task::Move(stand, goals) => texts(one_move(stand, goals)),
        Task::Line(task) => line(task).and_then(texts),
        Task::Choose(task) => texts(task.right.clone()),
        Task::SetUp(task) => texts(missing(task)),
        Task::Hands(task) => hands(task),
        Task::Clock(task) => clock(task).and_then(texts),
        Task::Say(task) => texts(written(task, language)),
    }
}

fn some(way: Vec<Asked>) -> Result<Vec<Asked>, Problem> {
    if way.is_empty() {
        Err(Problem::NoWay(1))
    } else {
        Ok(way)
    }
}

fn missing(task: &SetUp) -> Vec<String> {
    let open = task
        .wanted
        .iter()
        .filter(|(square, _)| task.begin.piece_at(*square).is_none());
    open.map(|(square, piece)| format!("{}@{square}", piece.letter()))
        .collect()
}

fn written(task: &SayStep, language: Language) -> Vec<String> {
    let style = SanStyle::LAWS.with_letters(language.letters());
    let mut position = task.position;
    let mut all = Vec::new();
    for asked in &task.moves {
        let Some(legal) = position.legal(*asked) else {
            break;
        };
        all.push(write_san(&position, legal, &style).to_string());
        position = Playable::play(&position, legal);
    }
    all
}

fn look(mut stand: Stand, line: &[String]) -> Result<Vec<String>, Problem> {
    for text in line {
        let next = text.parse::<Move>().ok().and_then(|asked| stand.play(asked));
        let why = || Problem::Move {
            text: text.clone(),
            why: stand.fen(),
        };
        stand = next.ok_or_else(why)?;
    }
    Ok(line.to_vec())
}

/// The moves of a board, a pawn that becomes a queen before one that becomes less: whoever is shown a way sees the usual one.
fn moves_of(stand: &Stand) -> Vec<Move> {
    let mut all = stand.moves();
    all.sort_by_key(|asked| match asked {
        Move::Move(one) => one.promotion.is_some_and(|role| role != Role::Queen),
        Move::Drop(_) => false,
    });
    all
}

fn reaches(stand: &Stand, asked: Move, goals: &[Goal]) -> bool {
    stand.play(asked).is_some_and(|after| {
        let made = Made {
            before: stand,
            asked,
            after: &after,
        };
        goals.iter().all(|goal| goal.holds(&made))
    })
}

fn one_move(stand: &Stand, goals: &[Goal]) -> Vec<String> {
    let all = moves_of(stand).into_iter();
    let found = all
        .filter(|asked| reaches(stand, *asked, goals))
        .map(|asked| asked.to_string());
    found.take(1).collect()
}

/// Every state that the man can come to, breadth first: the first without marks is the least, and a mark that none reaches
/// is named.
fn collect(task: &Collect) -> Result<Vec<String>, Problem> {
    let mut seen: BTreeSet<(String, Square, Vec<Square>)> = BTreeSet::new();
    let mut open = VecDeque::from([(task.stand, task.man, task.marks.clone(), Vec::new())]);
    let mut reached: BTreeSet<Square> = BTreeSet::new();
    let mut least: Option<Vec<String>> = None;
    while let Some((stand, man, marks, way)) = open.pop_front() {
        if !seen.insert((stand.key(), man, marks.clone())) {
            continue;
        }
        if seen.len() > MOST_STATES as usize {
            return Err(Problem::TooMany(MOST_STATES));
        }
        for asked in moves_of(&stand) {
            let Some((next, to, left, _)) = task.after((stand, man, &marks), asked) else {
                continue;
            };
            reached.insert(to);
            let longer: Vec<String> = way.iter().cloned().chain([asked.to_string()]).collect();
            if left.is_empty() {
                least.get_or_insert(longer);
            } else {
                open.push_back((next, to, left, longer));
            }
        }
    }
    if let Some(mark) = task.marks.iter().find(|mark| !reached.contains(mark)) {
        return Err(Problem::Unreachable(mark.to_string()));
    }
    least.ok_or(Problem::NoWay(MOST_STATES))
}

/// Every board that the learner can bring about within his moves; the least that reaches the aim.
fn line(task: &Line) -> Result<Vec<String>, Problem> {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut open = VecDeque::from([(task.stand, Vec::new())]);
    let mut least: Option<Vec<String>> = None;
    while let Some((stand, way)) = open.pop_front() {
        if way.len() >= task.moves as usize || !seen.insert(stand.key()) {
            continue;
        }
        if seen.len() > MOST_STATES as usize {
            return Err(Problem::TooMany(MOST_STATES));
        }
        for asked in moves_of(&stand) {
            let longer: Vec<String> = way.iter().cloned().chain([asked.to_string()]).collect();
            if reaches(&stand, asked, &task.goals) {
                least.get_or_insert(longer);
                continue;
            }
            let left = (task.moves as usize).saturating_sub(longer.len());
            let Some(after) = stand.play(asked).filter(|_| left > 0) else {
                continue;
            };
            match task.stays(&after, u32::try_from(left).unwrap_or(u32::MAX)) {
                Some(true) => {}
                Some(false) => continue,
                None => return Err(Problem::TooMany(MOST_STATES)),
            }
            let replied = reply(&after, &task.replies).and_then(|answer| after.play(answer));
            if let Some(next) = replied.filter(|next| !next.is_over()) {
                open.push_back((next, longer));
            }
        }
    }
    least.ok_or(Problem::NoWay(task.moves))
}

/// The shortest row of the acts that the step offers to which the game answers as it should.
fn hands(task: &HandsStep) -> Result<Vec<Asked>, Problem> {
    let begin = task.begin();
    if let Some(refusal) = &begin.refusal {
        let (expected, found) = (
            "events that can have happened".to_owned(),
            refusal.tag().to_owned(),
        );
        return Err(Problem::Wrong { expected, found });
    }
    let mut open = VecDeque::from([(begin, Vec::new())]);
    let mut looked = 0;
    while let Some((ruled, way)) = open.pop_front() {
        for (text, event) in &task.acts {
            looked += 1;
            if looked > MOST_GAMES {
                return Err(Problem::TooMany(MOST_GAMES));
            }
            let mut next = ruled.clone();
            next.apply(event, task.before.len() + way.len());
            if next.refusal.is_some() || task.is_avoided(&next) {
                continue;
            }
            let longer: Vec<Asked> = way.iter().cloned().chain([Asked::Text(text.clone())]).collect();
            if task.reached(&next) == task.wants.len() {
                return Ok(longer);
            }
            if longer.len() < MOST_ACTS.max(task.wants.len()) {
                open.push_back((next, longer));
            }
        }
    }
    Err(Problem::NoWay(MOST_ACTS as u32))
}

fn clock(task: &ClockStep) -> Result<Vec<String>, Problem> {
    if !task.ask.is_done() {
        return task.right().map(|right| vec![right]).ok_or(Problem::NoWay(1));
    }
    let mut open: VecDeque<Vec<&str>> = VecDeque::from([Vec::new()]);
    while let Some(acts) = open.pop_front() {
        for act in &task.options {
            let next: Vec<&str> = acts.iter().copied().chain([act.as_str()]).collect();
            let after = task.after(&next);
            let wrong = || Problem::Wrong {
                expected: "press, wait 10s".into(),
                found: act.clone(),
            };
            let (clock, at) = after.ok_or_else(wrong)?;
            if task.is_reached(&clock, at) {
                return Ok(next.into_iter().map(str::to_owned).collect());
            }
            if next.len() < MOST_ACTS {
                open.push_back(next);
            }
        }
    }
    Err(Problem::NoWay(MOST_ACTS as u32))
}

/// The game that a position begins, as a stand.
pub(crate) const fn game_of(position: arbiter_chess::Position) -> Stand {
    Stand::Game(AnyGame::Standard(position))
}
