//! One step of a lesson.

use arbiter_chess::{Board, Color, Move, Playable, Position, Setup, Square};
use arbiter_clock::{ClockSetting, TimeControl};
use arbiter_game::rules::Decision;
use arbiter_game::rules::answer::QuestionId;
use arbiter_game::rules::laws::{Rulebook, default_rulebook};
use arbiter_game::state::Mode;
use arbiter_game::{Start, event::Event};
use arbiter_variants::{Asked, VariantName};

use super::table::{Reader, Table};
use crate::ask::{self, Ask};
use crate::fault::Problem;
use crate::goal::{self, Goal};
use crate::hands;
use crate::lesson::{Choose, ClockStep, Collect, HandsStep, Kind, Line, SayStep, SetUp, Step, Task};
use crate::stand::{Men, Stand};
use crate::time::{self, TimeAsk};

/// What may stand in every step.
const ALWAYS: [&str; 6] = ["id", "kind", "aim", "cites", "turned", "best"];

/// What may stand in a step of this kind besides.
const fn known(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Look => &["men", "position", "variant", "line"],
        Kind::Collect => &["men", "position", "man", "marks", "replies"],
        Kind::Move => &["position", "variant", "goal"],
        Kind::Line => &["position", "variant", "goal", "moves", "replies"],
        Kind::Choose => &["men", "position", "variant", "marks", "options", "ask", "right"],
        Kind::SetUp => &["men", "wanted"],
        Kind::Hands => &[
            "position", "laws", "side", "control", "before", "acts", "wants", "avoids",
        ],
        Kind::Clock => &["control", "other", "used", "moves", "each", "ask", "options"],
        Kind::Say => &["position", "line"],
    }
}

/// The step of a table; none where something is wrong with it, which is remembered.
pub fn read(table: &Table, reader: &mut Reader<'_>) -> Option<Step> {
    let before = reader.count();
    let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.as_str()).collect();
    let kind = table.read("kind", &kinds.join(", "), reader, Kind::from_word)?;
    let mut all = ALWAYS.to_vec();
    all.extend(known(kind));
    table.only(&all, reader);
    let id = table.name("id", reader);
    let aim = table.maybe("aim", reader);
    let cites = table.articles("cites", reader);
    let turned = table.flag("turned", reader);
    let found = table.maybe_number("best", 1..=200, reader);
    let task = match kind {
        Kind::Look => look(table, reader),
        Kind::Collect => collect(table, reader),
        Kind::Move => one_move(table, reader),
        Kind::Line => line(table, reader),
        Kind::Choose => choose(table, reader),
        Kind::SetUp => set_up(table, reader),
        Kind::Hands => hands_step(table, reader),
        Kind::Clock => clock(table, reader),
        Kind::Say => say(table, reader),
    }?;
    if plain_best(&task).is_none() && !table.has("best") {
        reader.wrong(&table.at, Problem::Missing("best"));
    }
    if reader.count() != before {
        return None;
    }
    let best = found.or_else(|| plain_best(&task))?;
    let (line, _) = reader.place(table.at.start);
    Some(Step {
        id: id?,
        aim,
        cites,
        turned,
        best,
        line,
        task,
    })
}

/// The number of moves where it follows from the file alone.
fn plain_best(task: &Task) -> Option<u32> {
    let count = |count: usize| u32::try_from(count).ok();
    match task {
        Task::Look(_, line) => count(line.len()),
        Task::Move(..) => Some(1),
        Task::Choose(task) => count(task.right.len()),
        Task::SetUp(task) => Some((task.wanted.occupied() & !task.begin.occupied()).len()),
        Task::Say(task) => count(task.moves.len()),
        Task::Clock(task) if !task.ask.is_done() => Some(1),
        Task::Hands(_) | Task::Clock(_) | Task::Collect(_) | Task::Line(_) => None,
    }
}

/// The board of a step: men alone, or a whole position of the game that the step names.
fn stand(table: &Table, reader: &mut Reader<'_>) -> Option<Stand> {
    if table.has("men") {
        let text = table.text("men", reader)?;
        return match Men::read(&text) {
            Ok(men) => Some(Stand::Men(men)),
            Err(why) => {
                reader.wrong(&table.place_of("men"), Problem::Position(why));
                None
            }
        };
    }
    let name = match table.maybe("variant", reader) {
        None => VariantName::Standard,
        Some(text) => {
            let Ok(name) = text.parse::<VariantName>() else {
                let names: Vec<&str> = VariantName::ALL.iter().map(|name| name.word()).collect();
                reader.expected(&table.place_of("variant"), &names.join(", "), &text);
                return None;
            };
            name
        }
    };
    let text = table.text("position", reader)?;
    match Stand::read(name, &text) {
        Ok(stand) => Some(stand),
        Err(why) => {
            reader.wrong(&table.place_of("position"), Problem::Position(why.to_string()));
            None
        }
    }
}

/// Moves one after the other from a board; the first that cannot be made is a fault.
fn moves(table: &Table, key: &'static str, mut on: Stand, reader: &mut Reader<'_>) -> Option<Vec<String>> {
    let mut all = Vec::new();
    if !table.has(key) {
        reader.wrong(&table.at, Problem::Missing(key));
    }
    for (at, text) in table.list(key, reader)? {
        let next = match text.parse::<Asked>() {
            Ok(asked) => on.play(asked).ok_or_else(|| format!("{:?}", on.why_not(asked))),
            Err(error) => Err(error.to_string()),
        };
        match next {
            Ok(next) => on = next,
            Err(why) => {
                reader.wrong(&at, Problem::Move { text, why });
                return None;
            }
        }
        all.push(text);
    }
    Some(all)
}

/// Replies of the other side: moves that can be read; which of them is legal is seen when it comes to that.
fn replies(table: &Table, reader: &mut Reader<'_>) -> Vec<String> {
    let expected = "a move such as e8e7";
    let read = table.each("replies", expected, reader, |text| {
        text.parse::<Asked>().ok().map(|_| text.to_owned())
    });
    read.unwrap_or_default()
}

fn square(text: &str) -> Option<Square> {
    text.parse().ok()
}

fn look(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let stand = stand(table, reader)?;
    Some(Task::Look(stand, moves(table, "line", stand, reader)?))
}

fn collect(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let stand = stand(table, reader)?;
    let marks = table
        .each("marks", "a square", reader, square)
        .unwrap_or_default();
    if marks.is_empty() {
        // Marks that are no squares have been told already.
        if !table.has_some("marks") {
            reader.wrong(&table.at, Problem::Missing("marks"));
        }
        return None;
    }
    let own = stand.board().by_color(stand.turn());
    let man = if table.has("man") {
        table.read(
            "man",
            "the square of a man of the side that moves",
            reader,
            |text| square(text).filter(|square| own.contains(*square)),
        )?
    } else {
        let Some(only) = own.single() else {
            reader.wrong(&table.at, Problem::Missing("man"));
            return None;
        };
        only
    };
    let replies = replies(table, reader);
    Some(Task::Collect(Collect {
        stand,
        man,
        marks,
        replies,
    }))
}

fn goals(table: &Table, stand: &Stand, reader: &mut Reader<'_>) -> Option<Vec<Goal>> {
    let mut all = Vec::new();
    for (at, text) in table.one_or_more("goal", reader) {
        match text.parse::<Goal>() {
            Ok(goal) => {
                if let Goal::Among(moves) = &goal
                    && let Some(asked) = moves.iter().find(|asked| stand.named(**asked).is_none())
                {
                    let why = format!("{:?}", stand.why_not(*asked));
                    reader.wrong(
                        &at,
                        Problem::Move {
                            text: asked.to_string(),
                            why,
                        },
                    );
                }
                all.push(goal);
            }
            Err(_) => reader.expected(&at, goal::WRITTEN, &text),
        }
    }
    (!all.is_empty()).then_some(all)
}

fn one_move(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let stand = stand(table, reader)?;
    Some(Task::Move(stand, goals(table, &stand, reader)?))
}

fn line(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let stand = stand(table, reader)?;
    let goals = goals(table, &stand, reader);
    let found = table.maybe_number("best", 1..=200, reader);
    let moves = table.maybe_number("moves", 1..=6, reader).or(found);
    let replies = replies(table, reader);
    Some(Task::Line(Line {
        stand,
        moves: moves?,
        goals: goals?,
        replies,
    }))
}

fn choose(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let has_board = table.has("men") || table.has("position");
    let stand = if has_board {
        Some(stand(table, reader)?)
    } else {
        None
    };
    let marks = table
        .each("marks", "a square", reader, square)
        .unwrap_or_default();
    let mut options = table.texts("options", reader).unwrap_or_default();
    if table.has("ask") {
        let ask = table.read("ask", ask::WRITTEN, reader, |text| text.parse::<Ask>().ok())?;
        let Some(board) = &stand else {
            reader.wrong(&table.at, Problem::Missing("position"));
            return None;
        };
        if ask.is_yes_or_no() {
            options = vec!["yes".to_owned(), "no".to_owned()];
        }
        let Some(right) = ask.answer(board, &marks) else {
            let asked = table.text("ask", reader).unwrap_or_default();
            let found = match board {
                Stand::Men(_) => "men alone",
                Stand::Game(_) => asked.as_str(),
            };
            reader.expected(
                &table.place_of("ask"),
                "a question that this board can answer",
                found,
            );
            return None;
        };
        return Some(Task::Choose(Choose {
            stand,
            marks,
            options,
            ask: Some(ask),
            right,
        }));
    }
    if !table.has("right") {
        reader.wrong(&table.at, Problem::Missing("right"));
    }
    let known = |text: &str| {
        let is = if options.is_empty() {
            square(text).is_some()
        } else {
            options.iter().any(|option| option == text)
        };
        is.then(|| text.to_owned())
    };
    let expected = if options.is_empty() {
        "a square".to_owned()
    } else {
        options.join(", ")
    };
    let right = table.each("right", &expected, reader, known)?;
    Some(Task::Choose(Choose {
        stand,
        marks,
        options,
        ask: None,
        right,
    }))
}

fn board(table: &Table, key: &'static str, reader: &mut Reader<'_>) -> Option<Board> {
    let text = table.text(key, reader)?;
    match Setup::from_fen(&format!("{} w - - 0 1", text.trim())) {
        Ok(setup) => Some(setup.board),
        Err(why) => {
            reader.wrong(&table.place_of(key), Problem::Position(why.to_string()));
            None
        }
    }
}

fn set_up(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let begin = if table.has("men") {
        board(table, "men", reader)?
    } else {
        Setup::empty().board
    };
    let wanted = board(table, "wanted", reader)?;
    let stays = begin
        .iter()
        .all(|(square, piece)| wanted.piece_at(square) == Some(piece));
    if !stays {
        reader.expected(&table.place_of("men"), "men that stand in `wanted` too", "others");
    }
    Some(Task::SetUp(SetUp { begin, wanted }))
}

fn events(table: &Table, key: &'static str, reader: &mut Reader<'_>) -> Vec<(String, Event)> {
    let mut all = Vec::new();
    for (at, text) in table.list(key, reader).unwrap_or_default() {
        match hands::event(&text) {
            Ok(event) => all.push((text, event)),
            Err(why) => reader.expected(&at, &why, &text),
        }
    }
    all
}

fn control(table: &Table, key: &'static str, reader: &mut Reader<'_>) -> Option<TimeControl> {
    table.read(key, "a time control such as 5m or 3m+2s", reader, |text| {
        text.parse().ok()
    })
}

/// Tags of decisions, or `question:` with the id of one.
fn decisions(table: &Table, key: &'static str, reader: &mut Reader<'_>) -> Option<Vec<String>> {
    let expected = "the tag of a decision such as obligation, or question:ID";
    table.each(key, expected, reader, |text| {
        let known = match text.strip_prefix("question:") {
            Some(id) => QuestionId::from_word(id).is_some(),
            None => Decision::TAGS.iter().any(|tags| tags.contains(&text)),
        };
        known.then(|| text.to_owned())
    })
}

fn hands_step(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let position = if table.has("position") {
        let text = table.text("position", reader)?;
        match Position::from_fen(&text) {
            Ok(position) => position.setup(),
            Err(why) => {
                reader.wrong(&table.place_of("position"), Problem::Position(why.to_string()));
                return None;
            }
        }
    } else {
        Setup::default()
    };
    let book = if table.has("laws") {
        table.read("laws", "the id of a rulebook", reader, Rulebook::by_id)?
    } else {
        default_rulebook()
    };
    let clock = if table.has("control") {
        Some(ClockSetting::same(control(table, "control", reader)?))
    } else {
        None
    };
    let side = if table.has("side") {
        table.read("side", "white or black", reader, ask::color)?
    } else {
        Color::White
    };
    let before = events(table, "before", reader)
        .into_iter()
        .map(|(_, event)| event)
        .collect();
    let acts = events(table, "acts", reader);
    for key in ["acts", "wants"] {
        if !table.has(key) {
            reader.wrong(&table.at, Problem::Missing(key));
        }
    }
    let wants = decisions(table, "wants", reader)?;
    let avoids = decisions(table, "avoids", reader).unwrap_or_default();
    let start = Start {
        mode: Mode::Physical,
        position: arbiter_variants::Setup::of_board(position),
        clock,
        ..Start::default()
    };
    Some(Task::Hands(HandsStep {
        book,
        start,
        side,
        before,
        acts,
        wants,
        avoids,
    }))
}

fn clock(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let left = control(table, "control", reader)?;
    let right = if table.has("other") {
        Some(control(table, "other", reader)?)
    } else {
        None
    };
    let expected = "a time such as 10s, 5m or 1:30:00";
    let mut used = table
        .each("used", expected, reader, time::duration)
        .unwrap_or_default();
    if let Some(count) = table.maybe_number("moves", 1..=200, reader) {
        let each = table.read("each", expected, reader, time::duration)?;
        used.extend(std::iter::repeat_n(each, count as usize));
    }
    let ask = table.read("ask", time::WRITTEN, reader, |text| text.parse::<TimeAsk>().ok())?;
    if !table.has("options") {
        reader.wrong(&table.at, Problem::Missing("options"));
    }
    let options = table.texts("options", reader)?;
    let task = ClockStep {
        left,
        right,
        used,
        ask,
        options,
    };
    if !ask.is_done() && task.right().is_none() {
        reader.expected(
            &table.place_of("options"),
            "the answer of the clock among them",
            &task.options.join(", "),
        );
    }
    Some(Task::Clock(task))
}

fn say(table: &Table, reader: &mut Reader<'_>) -> Option<Task> {
    let stand = stand(table, reader)?;
    let line = moves(table, "line", stand, reader)?;
    let moves: Vec<Move> = line.iter().filter_map(|text| text.parse().ok()).collect();
    let position = stand.position()?;
    Some(Task::Say(SayStep { position, moves }))
}
