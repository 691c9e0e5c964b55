//! What lessons say: the list of them, a step with its aim, and the answer to a try. The forms are those of the public interface,
//! and of `arbiter learn --format json`.

use std::time::Duration;

use arbiter_chess::{Board, Color, Role, Square};
use arbiter_learn::facts::Fact;
use arbiter_learn::{Ask, Fault, Lesson, Problem, Stand, State, Step, Task, Tried, Why, said_alike};
use serde::Serialize;

use crate::lesson_said::{MOST_WORDS, act_of, reason_of, ruled, thought, words_in};
use crate::reading::{drop_word, illegal_word};
use crate::{Args, Lang};

/// Acts that hands do on the board.
const AT_THE_BOARD: [&str; 5] = ["touch", "lift", "place", "release", "remove"];

/// So many articles stand beside an answer.
const MOST_CITES: usize = 3;

/// A lesson as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonRow {
    /// Its name, which is its address too.
    pub id: String,
    /// In which part of the list it stands.
    pub part: String,
    /// What it is called.
    pub title: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// What is to be done.
    pub steps: Vec<StepRow>,
}

/// A step as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepRow {
    /// Its name, unique in its lesson.
    pub id: String,
    /// Its kind.
    pub kind: &'static str,
    /// What is to be done, in words.
    pub aim: String,
    /// What stands on its board; none where it has none.
    pub fen: Option<String>,
    /// The least number of moves.
    pub best: u32,
}

/// A step as its screen needs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonStep"))]
pub struct StepScreen {
    /// What the list shows.
    #[serde(flatten)]
    pub row: StepRow,
    /// Whose men the learner has.
    pub side: Color,
    /// Whether the board is seen from Black.
    pub turned: bool,
    /// Squares that are marked.
    pub marks: Vec<String>,
    /// What can be picked or done, with its words.
    pub options: Vec<OptionRow>,
    /// The men beside the board, by their letters in FEN.
    pub tray: Vec<String>,
    /// The time controls of its clocks, in words.
    pub clocks: Vec<String>,
    /// Which game is on its board, where that is one beside chess.
    pub variant: Option<&'static str>,
}

/// Something that can be picked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonOption"))]
pub struct OptionRow {
    /// What is sent.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// The answer to a try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonTried"))]
pub struct TriedRow {
    /// `open`, `done` or `wrong`.
    pub state: &'static str,
    /// What stands on the board now.
    pub fen: Option<String>,
    /// What the other side has done, or what comes next in a line that is shown.
    pub reply: Option<String>,
    /// How much is left: marks, moves, squares, men.
    pub left: u32,
    /// The answer in words; empty where there is nothing to say.
    pub said: String,
    /// The articles of the newest edition, or of the rulebook that ruled.
    pub cites: Vec<String>,
    /// The marks that are left.
    pub marks: Vec<String>,
    /// What may be done next, in UCI.
    pub legal: Vec<String>,
    /// The square of a king in check.
    pub check: Option<String>,
    /// What the displays show in milliseconds, White's first, and whose runs; only at a clock.
    pub shows: Option<ShownRow>,
}

/// What a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonClock"))]
pub struct ShownRow {
    /// Milliseconds, White's first.
    pub left: [u64; 2],
    /// Whose display runs.
    pub running: Option<Color>,
}

/// The sentences of one lesson in a language: those of the house, or those that came with it.
pub struct LessonWords<'a> {
    lang: &'a Lang,
    own: Option<&'a Lang>,
}

impl<'a> LessonWords<'a> {
    /// Of a lesson of the house.
    #[must_use]
    pub const fn house(lang: &'a Lang) -> Self {
        Self { lang, own: None }
    }

    /// Of a lesson that brings its own sentences, see [`Lang::beside`].
    #[must_use]
    pub const fn own(lang: &'a Lang, own: &'a Lang) -> Self {
        Self { lang, own: Some(own) }
    }

    fn sentence(&self, lesson: &Lesson, key: &str, args: &Args) -> Option<String> {
        match self.own {
            Some(own) => own.find(key, args),
            None => self.lang.find(&house_key(lesson, key), args),
        }
    }

    /// What a lesson is called.
    #[must_use]
    pub fn title(&self, lesson: &Lesson) -> String {
        let title = self.sentence(lesson, "title", &Args::new());
        title.unwrap_or_else(|| lesson.id.clone())
    }

    /// What is to be done in a step.
    #[must_use]
    pub fn aim(&self, lesson: &Lesson, step: &Step) -> String {
        let args = aim_args(self.lang, step);
        let found = match &step.aim {
            Some(shared) => self.lang.find(&format!("learn-aim-{shared}"), &args),
            None => self.sentence(lesson, &step.id, &args),
        };
        found.unwrap_or_else(|| step.id.clone())
    }

    /// The lesson as the list shows it.
    #[must_use]
    pub fn row(&self, lesson: &Lesson) -> LessonRow {
        LessonRow {
            id: lesson.id.clone(),
            part: lesson.part.clone(),
            title: self.title(lesson),
            minutes: lesson.minutes,
            steps: lesson.steps.iter().map(|step| self.step(lesson, step)).collect(),
        }
    }

    fn step(&self, lesson: &Lesson, step: &Step) -> StepRow {
        StepRow {
            id: step.id.clone(),
            kind: step.task.kind().as_str(),
            aim: self.aim(lesson, step),
            fen: fen(step),
            best: step.best,
        }
    }

    /// The step as its screen needs it.
    #[must_use]
    pub fn screen(&self, lesson: &Lesson, step: &Step) -> StepScreen {
        let (options, clocks) = match &step.task {
            Task::Choose(task) => (task.options.clone(), Vec::new()),
            Task::Clock(task) => {
                let controls = [Some(&task.left), task.right.as_ref()].into_iter().flatten();
                (
                    task.options.clone(),
                    controls.map(|one| self.lang.control(one)).collect(),
                )
            }
            Task::Hands(task) => {
                // What is done at the board itself needs no button.
                let said = task
                    .acts
                    .iter()
                    .filter(|(_, event)| !AT_THE_BOARD.contains(&event.act.tag()));
                (said.map(|(text, _)| text.clone()).collect(), Vec::new())
            }
            _ => (Vec::new(), Vec::new()),
        };
        let option = |id: String| OptionRow {
            text: self.option(lesson, step, &id),
            id,
        };
        StepScreen {
            row: self.step(lesson, step),
            side: side(step),
            turned: step.turned,
            marks: marks(step).iter().map(ToString::to_string).collect(),
            options: options.into_iter().map(option).collect(),
            tray: tray(step),
            clocks,
            variant: step.task.stand().and_then(Stand::variant),
        }
    }

    /// What an option says.
    #[must_use]
    pub fn option(&self, lesson: &Lesson, step: &Step, option: &str) -> String {
        if let Task::Hands(task) = &step.task {
            return act_of(self.lang, task, option);
        }
        if !said_alike(option) {
            let own = self.sentence(lesson, &format!("{}-{option}", step.id), &Args::new());
            return own.unwrap_or_else(|| option.to_owned());
        }
        let time = |text: &str| arbiter_learn::duration(text).map(Duration::from_millis);
        if let Some(wait) = option.strip_prefix("wait ").and_then(time) {
            return self.lang.text("learn-wait", &Args::new().spoken("time", wait));
        }
        match time(option) {
            Some(time) => self.lang.duration(time),
            None => self
                .lang
                .text("learn-option", &Args::new().word("option", option)),
        }
    }

    /// The answer to a try.
    #[must_use]
    pub fn tried(&self, lesson: &Lesson, step: &Step, tried: &Tried, moves: usize) -> TriedRow {
        // What the step is about, before all that a ruling rests on: a child opens one article, not ten.
        let own = [&step.cites, &tried.cites, &lesson.cites];
        let mut cites = own
            .into_iter()
            .find(|cites| !cites.is_empty())
            .cloned()
            .unwrap_or_default();
        if tried.state == State::Open && tried.cites.is_empty() {
            cites.clear();
        }
        cites.truncate(MOST_CITES);
        TriedRow {
            state: tried.state.as_str(),
            fen: tried.fen.clone(),
            reply: tried.reply.clone(),
            left: tried.left,
            said: self.said(lesson, step, tried, moves),
            cites,
            marks: tried.marks.iter().map(ToString::to_string).collect(),
            legal: tried.legal.clone(),
            check: tried.check.map(|square| square.to_string()),
            shows: tried.shows.map(|(left, running)| ShownRow { left, running }),
        }
    }

    fn said(&self, lesson: &Lesson, step: &Step, tried: &Tried, moves: usize) -> String {
        let ruled = || ruled(self.lang, tried);
        match (tried.state, &tried.why) {
            (State::Done, _) => {
                let own = self.sentence(lesson, &format!("{}-done", step.id), &Args::new());
                let counted = matches!(step.task, Task::Collect(_) | Task::Line(_));
                let longer = counted && moves > step.best as usize;
                if longer {
                    let args = Args::new()
                        .count("moves", moves as u64)
                        .count("best", step.best.into());
                    return self.lang.text("learn-said-more", &args);
                }
                match own {
                    Some(own) => own,
                    None if tried.answers.is_empty() => self.lang.text("learn-said-done", &Args::new()),
                    None => ruled(),
                }
            }
            (_, Some(why)) => self.why(why).unwrap_or_else(ruled),
            (..) => ruled(),
        }
    }

    /// Why a try is wrong; none where the game has said it.
    fn why(&self, why: &Why) -> Option<String> {
        let args = Args::new;
        let text = |id: &str, args: Args| Some(self.lang.text(id, &args));
        match why {
            Why::Illegal(rule) => text("learn-said-illegal", args().word("why", illegal_word(*rule))),
            Why::Drop(rule) => text("learn-said-illegal", args().word("why", drop_word(*rule))),
            Why::Pinned(role, square) => text(
                "learn-said-pinned",
                args()
                    .word("role", role_word(*role))
                    .text("square", square.to_string()),
            ),
            Why::Missed(goal) => text("learn-missed", args().word("goal", *goal)),
            Why::Over => text("learn-said-over", args()),
            Why::NoMoveLeft => text("learn-said-no-move-left", args()),
            Why::Because(reason) => Some(reason_of(self.lang, reason)),
            Why::NotThis => text("learn-said-not-this", args()),
            Why::NotThere => text("learn-said-not-there", args()),
            Why::OtherMove => text("learn-said-other-move", args()),
            Why::Unheard => text("learn-said-unheard", args()),
            Why::Unread(typed, why) => Some(self.lang.unread_move(typed, why)),
            Why::Refused(refusal) => Some(self.lang.refusal(refusal)),
            Why::Ruled => None,
        }
    }

    /// Every sentence of a lesson as a learner reads it: title, aims, options, and what is said when a step is done.
    #[must_use]
    pub fn texts(&self, lesson: &Lesson) -> Vec<String> {
        let mut all = vec![self.title(lesson)];
        for step in &lesson.steps {
            let screen = self.screen(lesson, step);
            all.push(screen.row.aim);
            if !matches!(step.task, Task::Hands(_)) {
                all.extend(screen.options.into_iter().map(|option| option.text));
            }
            all.extend(self.sentence(lesson, &format!("{}-done", step.id), &Args::new()));
        }
        all
    }

    /// Aims and answers of a lesson that are longer than a child reads in one go.
    #[must_use]
    pub fn too_long(&self, lesson: &Lesson) -> Vec<String> {
        let texts = self.texts(lesson).into_iter();
        texts.filter(|text| words_in(text) > MOST_WORDS).collect()
    }

    /// The sentences of a lesson that this language lacks, by their keys as its file writes them.
    #[must_use]
    pub fn missing(&self, lesson: &Lesson) -> Vec<String> {
        let needed = arbiter_learn::sentences(lesson)
            .into_iter()
            .filter(|one| one.needed);
        let mut all: Vec<String> = needed
            .filter(|one| self.sentence(lesson, &one.key, &Args::new()).is_none())
            .map(|one| {
                if self.own.is_some() {
                    one.key
                } else {
                    house_key(lesson, &one.key)
                }
            })
            .collect();
        let shared = lesson.steps.iter().filter_map(|step| step.aim.as_ref());
        let shared = shared.map(|aim| format!("learn-aim-{aim}"));
        all.extend(shared.filter(|key| self.lang.find(key, &Args::new()).is_none()));
        all
    }
}

impl Lang {
    /// What is wrong with a lesson and where: the file, the line, and what was expected.
    #[must_use]
    pub fn lesson_fault(&self, file: &str, fault: &Fault) -> String {
        let (found, expected) = match &fault.problem {
            Problem::Syntax(text)
            | Problem::SameName(text)
            | Problem::SameLesson(text)
            | Problem::Position(text)
            | Problem::Move { text, .. } => (text.clone(), String::new()),
            Problem::Unreachable(mark) => (mark.clone(), String::new()),
            Problem::UnknownKey { key, known } => (key.clone(), known.join(", ")),
            Problem::Missing(key) => (String::new(), (*key).to_owned()),
            Problem::Wrong { expected, found } => (found.clone(), expected.clone()),
            Problem::NoWay(moves) | Problem::TooMany(moves) => (moves.to_string(), String::new()),
            Problem::Best { found, least } => (found.to_string(), least.to_string()),
            Problem::Sentence { file, key } => (file.clone(), key.clone()),
            other => (other.to_string(), String::new()),
        };
        let place = format!("{file}:{}:{}", fault.line, fault.column);
        let args = Args::new()
            .text("place", place)
            .word("problem", fault.problem.tag())
            .text("found", found)
            .text("expected", expected);
        self.text("learn-fault", &args)
    }

    /// A fact in a sentence, its figures filled in from its values.
    #[must_use]
    pub fn lesson_fact(&self, fact: &Fact) -> String {
        let mut args = Args::new();
        for (name, value) in &fact.values {
            let year = matches!(name.as_str(), "year" | "since");
            args = match value.as_u64() {
                // A year is written without the mark of thousands.
                Some(number) if year => args.text(name, number.to_string()),
                Some(number) => args.count(name, number),
                None => args.text(
                    name,
                    value.as_str().map_or_else(|| value.to_string(), str::to_owned),
                ),
            };
        }
        self.text(&format!("fact-{}", fact.id.replace('.', "-")), &args)
    }

    /// The question that a fact answers.
    #[must_use]
    pub fn asked_of(&self, fact: &Fact) -> String {
        self.text(&format!("ask-{}", fact.id.replace('.', "-")), &Args::new())
    }
}

fn house_key(lesson: &Lesson, key: &str) -> String {
    format!("learn-{}-{key}", lesson.id)
}

fn aim_args(lang: &Lang, step: &Step) -> Args {
    let (square, role) = subject(step);
    let color = match side(step) {
        Color::White => "white",
        Color::Black => "black",
    };
    Args::new()
        .word("side", color)
        .word("role", role.map_or("pawn", role_word))
        .text(
            "square",
            square.map(|square| square.to_string()).unwrap_or_default(),
        )
        .count("moves", step.best.into())
        .word("thought", thought(lang, step))
}

/// The man that a step is about.
fn subject(step: &Step) -> (Option<Square>, Option<Role>) {
    let square = match &step.task {
        Task::Collect(task) => Some(task.man),
        Task::Choose(task) => match task.ask {
            Some(Ask::Moves(square) | Ask::Never(square) | Ask::Attackers(square)) => Some(square),
            _ => None,
        },
        _ => None,
    };
    (square, square.and_then(|square| board(step)?.role_at(square)))
}

fn board(step: &Step) -> Option<Board> {
    match &step.task {
        Task::SetUp(task) => Some(task.begin),
        task => Some(task.stand()?.board()),
    }
}

/// Whose men the learner has.
fn side(step: &Step) -> Color {
    match &step.task {
        Task::Hands(task) => task.side,
        Task::Say(task) => arbiter_chess::Playable::turn(&task.position),
        task => task.stand().map_or(Color::White, Stand::turn),
    }
}

fn marks(step: &Step) -> &[Square] {
    match &step.task {
        Task::Collect(task) => &task.marks,
        Task::Choose(task) => &task.marks,
        _ => &[],
    }
}

/// What stands on the board of a step before anything was tried.
fn fen(step: &Step) -> Option<String> {
    arbiter_learn::attempt(step, &[], arbiter_learn::Language::English)
        .ok()?
        .fen
}

/// The men beside the board, each once.
fn tray(step: &Step) -> Vec<String> {
    let mut letters: Vec<char> = match &step.task {
        Task::SetUp(task) => {
            let open = task
                .wanted
                .iter()
                .filter(|(square, _)| task.begin.piece_at(*square).is_none());
            open.map(|(_, piece)| piece.letter()).collect()
        }
        Task::Move(stand, _) => stand.pocket().into_iter().map(|(letter, _)| letter).collect(),
        Task::Line(task) => task
            .stand
            .pocket()
            .into_iter()
            .map(|(letter, _)| letter)
            .collect(),
        _ => Vec::new(),
    };
    // In the order in which chess names its men, not in that of an alphabet.
    letters.sort_by_key(|letter| "KQRBNPkqrbnp".find(*letter));
    letters.dedup();
    letters.into_iter().map(String::from).collect()
}

const fn role_word(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}
