//! What a learner tries: the moves of one step from its beginning, answered.

use arbiter_chess::{Color, Square};
use arbiter_game::rules::chess::Playable;
use arbiter_notation::Language;
use arbiter_variants::Asked as Move;

use crate::goal::{Goal, Made};
use crate::hands::MOST_ACTS;
use crate::lesson::{Asked, Choose, ClockStep, Collect, HandsStep, Line, SayStep, SetUp, Step, Task};
use crate::looked::look;
use crate::reason;
use crate::reply::reply;
use crate::stand::{Stand, fen_of};
use crate::tried::{State, Tried, Unreadable, Why, many};
use crate::typed::{self, Untyped};

/// So many moves are read at most.
const MOST: usize = 200;

/// The answer to these moves from the beginning of a step. In `language` moves are typed where a step asks for that.
///
/// # Errors
/// One of them is no move at all.
pub fn attempt(step: &Step, moves: &[Asked], language: Language) -> Result<Tried, Unreadable> {
    if moves.len() > MOST {
        let why = format!("expected at most {MOST} moves");
        return Err(Unreadable {
            number: MOST + 1,
            why,
        });
    }
    let read = || read(step, moves, language);
    match &step.task {
        Task::Look(stand, line) => look(*stand, line, &texts(moves)?, language),
        Task::Collect(task) => Ok(collect(task, &read()?)),
        Task::Move(stand, goals) => Ok(one_move(stand, goals, &read()?)),
        Task::Line(task) => Ok(line(task, &read()?)),
        Task::Choose(task) => choose(task, moves),
        Task::SetUp(task) => set_up(task, moves),
        Task::Hands(task) => hands(task, moves, language),
        Task::Clock(task) => clock(task, moves),
        Task::Say(task) => say(task, moves, language),
    }
}

/// The texts of an attempt; an act is none.
fn texts(moves: &[Asked]) -> Result<Vec<&str>, Unreadable> {
    let text = |(nth, asked): (usize, &'_ Asked)| match asked {
        Asked::Text(_) => Ok(nth),
        Asked::Act(_) => Err(Unreadable {
            number: nth + 1,
            why: "expected a text".to_owned(),
        }),
    };
    moves
        .iter()
        .enumerate()
        .map(text)
        .collect::<Result<Vec<_>, _>>()?;
    Ok(moves
        .iter()
        .filter_map(|asked| {
            if let Asked::Text(text) = asked {
                Some(text.as_str())
            } else {
                None
            }
        })
        .collect())
}

fn read(step: &Step, moves: &[Asked], language: Language) -> Result<Vec<Move>, Unreadable> {
    let mut all: Vec<Move> = Vec::new();
    for (nth, text) in texts(moves)?.into_iter().enumerate() {
        let one = match text.parse::<Move>() {
            Ok(one) => one,
            Err(error) => {
                let stands = after(step, &all);
                let meant = stands.and_then(|tried| tried.meant(text, language));
                meant.ok_or_else(|| Unreadable {
                    number: nth + 1,
                    why: error.to_string(),
                })?
            }
        };
        all.push(one);
    }
    Ok(all)
}

/// How a step stands after moves that have been read.
fn after(step: &Step, moves: &[Move]) -> Option<Tried> {
    match &step.task {
        Task::Collect(task) => Some(collect(task, moves)),
        Task::Move(stand, goals) => Some(one_move(stand, goals, moves)),
        Task::Line(task) => Some(line(task, moves)),
        _ => None,
    }
}

impl Collect {
    /// The step after a move: the board, where the man stands, the marks left, and the reply.
    pub(crate) fn after(
        &self,
        (stand, man, marks): (Stand, Square, &[Square]),
        asked: Move,
    ) -> Option<(Stand, Square, Vec<Square>, Option<Move>)> {
        let Move::Move(one) = asked else { return None };
        if one.from != man {
            return None;
        }
        let mut next = stand.play(asked)?;
        let left: Vec<Square> = marks.iter().copied().filter(|mark| *mark != one.to).collect();
        let mut replied = None;
        if !left.is_empty() && next.turn() != stand.turn() {
            replied = reply(&next, &self.replies);
            next = next.play(replied?)?;
        }
        Some((next, one.to, left, replied))
    }
}

fn collect(task: &Collect, moves: &[Move]) -> Tried {
    let (mut stand, mut man, mut marks) = (task.stand, task.man, task.marks.clone());
    let mut replied = None;
    for asked in moves {
        if marks.is_empty() {
            break;
        }
        let Some((next, to, left, reply)) = task.after((stand, man, &marks), *asked) else {
            let why = if stand.play(*asked).is_some() {
                Why::Missed("collect")
            } else {
                stand.why_not(*asked).into()
            };
            let wrong = Tried::wrong(&stand, many(marks.len()), why);
            return Tried { marks, ..wrong };
        };
        (stand, man, marks, replied) = (next, to, left, reply);
    }
    let state = if marks.is_empty() {
        State::Done
    } else {
        State::Open
    };
    let mut tried = Tried::new(state, many(marks.len())).on(&stand);
    tried.legal.retain(|text| text.starts_with(&man.to_string()));
    tried.reply = replied.map(|reply| reply.to_string());
    tried.marks = marks;
    tried
}

/// The first goal that a move does not reach.
fn missed(goals: &[Goal], made: &Made<'_>) -> Option<&'static str> {
    goals.iter().find(|goal| !goal.holds(made)).map(Goal::word)
}

fn one_move(stand: &Stand, goals: &[Goal], moves: &[Move]) -> Tried {
    let Some(asked) = moves.first().copied() else {
        return Tried::new(State::Open, 1).on(stand);
    };
    let Some(after) = stand.play(asked) else {
        return Tried::wrong(stand, 1, stand.why_not(asked).into());
    };
    let made = Made {
        before: stand,
        asked,
        after: &after,
    };
    match missed(goals, &made) {
        Some(word) => Tried::wrong(stand, 1, Why::Missed(word)),
        None => Tried::new(State::Done, 0).on(&after),
    }
}

fn line(task: &Line, moves: &[Move]) -> Tried {
    let mut stand = task.stand;
    let mut left = task.moves;
    let mut replied = None;
    for asked in moves {
        let Some(after) = stand.play(*asked) else {
            return Tried::wrong(&stand, left, stand.why_not(*asked).into());
        };
        let made = Made {
            before: &stand,
            asked: *asked,
            after: &after,
        };
        let missing = missed(&task.goals, &made);
        let Some(word) = missing else {
            return Tried::new(State::Done, 0).on(&after);
        };
        if left <= 1 {
            return Tried::wrong(&stand, left, Why::Missed(word));
        }
        if task.stays(&after, left - 1) == Some(false) {
            return Tried::wrong(&stand, left, Why::Missed(word));
        }
        let answer = reply(&after, &task.replies);
        let next = answer
            .and_then(|answer| after.play(answer))
            .filter(|next| !next.is_over());
        let Some(next) = next else {
            // The game is over, and not as it should be.
            return Tried::wrong(&stand, left, Why::Missed(word));
        };
        (stand, replied) = (next, answer);
        left -= 1;
    }
    let mut tried = Tried::new(State::Open, left).on(&stand);
    tried.reply = replied.map(|reply| reply.to_string());
    tried
}

fn choose(task: &Choose, moves: &[Asked]) -> Result<Tried, Unreadable> {
    let known = |text: &str| {
        if task.options.is_empty() {
            text.parse::<Square>().is_ok()
        } else {
            task.options.iter().any(|option| option == text)
        }
    };
    let mut found: Vec<&str> = Vec::new();
    let with = |tried: Tried| match &task.stand {
        Some(stand) => Tried {
            legal: Vec::new(),
            marks: task.marks.clone(),
            ..tried.on(stand)
        },
        None => tried,
    };
    let left = |found: &[&str]| many(task.right.len() - found.len());
    for (nth, text) in texts(moves)?.into_iter().enumerate() {
        if !known(text) {
            let why = if task.options.is_empty() {
                "expected a square".to_owned()
            } else {
                task.options.join(", ")
            };
            return Err(Unreadable { number: nth + 1, why });
        }
        if !task.right.iter().any(|right| right == text) {
            let tried = Tried::new(State::Wrong, left(&found));
            return Ok(with(Tried {
                why: Some(reason::of_board(task, text).map_or(Why::NotThis, Why::from)),
                ..tried
            }));
        }
        if !found.contains(&text) {
            found.push(text);
        }
    }
    let state = if found.len() == task.right.len() {
        State::Done
    } else {
        State::Open
    };
    Ok(with(Tried::new(state, left(&found))))
}

fn set_up(task: &SetUp, moves: &[Asked]) -> Result<Tried, Unreadable> {
    let mut board = task.begin;
    let total = task.wanted.occupied().len();
    let shown = |board: &arbiter_chess::Board, state| {
        let left = total - (board.occupied() & task.wanted.occupied()).len();
        Tried {
            fen: Some(fen_of(board, Color::White)),
            ..Tried::new(state, left)
        }
    };
    for (nth, text) in texts(moves)?.into_iter().enumerate() {
        let unreadable = || Unreadable {
            number: nth + 1,
            why: "expected a man and his square, K@e1 or k@e8".to_owned(),
        };
        let (man, square) = text.split_once('@').ok_or_else(unreadable)?;
        let mut letters = man.chars();
        let piece = letters.next().and_then(arbiter_chess::Piece::from_letter);
        let piece = piece
            .filter(|_| letters.next().is_none())
            .ok_or_else(unreadable)?;
        let square: Square = square.parse().map_err(|_| unreadable())?;
        if task.wanted.piece_at(square) != Some(piece) {
            return Ok(Tried {
                why: Some(Why::NotThere),
                ..shown(&board, State::Wrong)
            });
        }
        board.set(square, Some(piece));
    }
    let state = if board == task.wanted {
        State::Done
    } else {
        State::Open
    };
    Ok(shown(&board, state))
}

fn hands(task: &HandsStep, moves: &[Asked], language: Language) -> Result<Tried, Unreadable> {
    if moves.len() > MOST_ACTS {
        let why = format!("expected at most {MOST_ACTS} acts");
        return Err(Unreadable {
            number: MOST_ACTS + 1,
            why,
        });
    }
    let mut ruled = task.begin();
    let mut state = State::Open;
    let mut why = None;
    for (nth, asked) in moves.iter().enumerate() {
        let event = task
            .read(asked, ruled.game.state().line.now(), language)
            .map_err(|why| Unreadable { number: nth + 1, why })?;
        ruled.apply(&event, task.before.len() + nth);
        if let Some(refusal) = &ruled.refusal {
            (state, why) = (State::Wrong, Some(Why::Refused(refusal.clone())));
            break;
        }
        if task.is_avoided(&ruled) {
            (state, why) = (State::Wrong, Some(Why::Ruled));
            break;
        }
        if task.reached(&ruled) == task.wants.len() {
            state = State::Done;
            break;
        }
    }
    let game = ruled.game.state();
    let mut tried = Tried::new(state, many(task.wants.len() - task.reached(&ruled)));
    tried.fen = Some(fen_of(&game.table.board, game.line.now().turn()));
    tried.why = why;
    tried.answers = ruled.last;
    tried.boards = ruled.boards;
    tried.cites = ruled.cites;
    Ok(tried)
}

fn clock(task: &ClockStep, moves: &[Asked]) -> Result<Tried, Unreadable> {
    let texts = texts(moves)?;
    for (nth, text) in texts.iter().enumerate() {
        if !task.options.iter().any(|option| option == text) {
            return Err(Unreadable {
                number: nth + 1,
                why: format!("expected {}", task.options.join(", ")),
            });
        }
    }
    if !task.ask.is_done() {
        let right = task.right();
        return Ok(match texts.first() {
            None => Tried::new(State::Open, 1),
            Some(text) if right.as_deref() == Some(*text) => Tried::new(State::Done, 0),
            Some(_) => Tried {
                why: Some(reason::of_clock(task).map_or(Why::NotThis, Why::from)),
                ..Tried::new(State::Wrong, 1)
            },
        });
    }
    let Some((clock, at)) = task.after(&texts) else {
        return Ok(Tried {
            why: Some(Why::NotThis),
            ..Tried::new(State::Wrong, 1)
        });
    };
    let reached = task.is_reached(&clock, at);
    let state = if reached { State::Done } else { State::Open };
    let shows = [Color::White, Color::Black].map(|side| clock.shows(side, at));
    Ok(Tried {
        shows: Some((shows, clock.running())),
        ..Tried::new(state, u32::from(!reached))
    })
}

fn say(task: &SayStep, moves: &[Asked], language: Language) -> Result<Tried, Unreadable> {
    let mut stand = crate::prove::game_of(task.position);
    let mut said = 0;
    for text in texts(moves)? {
        let Some(wanted) = task.moves.get(said) else { break };
        let left = many(task.moves.len() - said);
        let (Some(position), Some(next)) = (stand.position(), stand.play(Move::Move(*wanted))) else {
            break;
        };
        let heard = typed::heard(&position, text, language);
        match heard {
            Ok(found) if position.legal(*wanted).map(arbiter_chess::LegalMove::named) == Some(found) => {
                stand = next;
                said += 1;
            }
            Ok(_) => return Ok(Tried::wrong(&stand, left, Why::OtherMove)),
            Err(Untyped::Unheard) => return Ok(Tried::wrong(&stand, left, Why::Unheard)),
            Err(Untyped::Unread(why)) => {
                let why = Why::Unread(text.trim().to_owned(), why);
                return Ok(Tried::wrong(&stand, left, why));
            }
        }
    }
    let left = many(task.moves.len() - said);
    let state = if left == 0 { State::Done } else { State::Open };
    let mut tried = Tried::new(state, left).on(&stand);
    tried.reply = task.moves.get(said).map(ToString::to_string);
    tried.legal.clear();
    Ok(tried)
}
