//! What may be seen: what a player, an arbiter or a spectator may be told under the regime of the game.
//!
//! Screens hide nothing themselves. Nobody is told of a fault that nobody has seen; a player is never told how many
//! moves were made, that his opponent has completed one, or that a clock was forgotten; and where the rulebook forbids
//! pointing out an overstepped time, only the players see their displays to the millisecond, zero included, as on a
//! real clock, and every other screen shows whole minutes.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_rules::answer::{Audience, DutyKind, EndReason, GameResult, Score, Viewer};
use arbiter_rules::chess::{Color, Role, Square};
use arbiter_rules::fact::At;
use arbiter_rules::laws::Regime;
use arbiter_rules::laws::clock::millis;
use arbiter_rules::variants::Asked;
use arbiter_rules::{Answer, Question, flag};
use serde::Serialize;

use crate::Game;
use crate::entry::Entry;
use crate::state::{Clocks, Situation, State, Todo};

/// A game as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameView {
    /// The viewer for whom this is.
    pub viewer: Viewer,
    /// What stands on the board: the first field of a FEN.
    pub board: String,
    /// The clock, if there is one.
    pub clock: Option<ClockView>,
    /// Whose offer of a draw stands.
    pub offer: Option<Color>,
    /// What has been ruled about touched pieces.
    pub duty: Option<DutyView>,
    /// The moves, for those who may know how many there were.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moves: Option<Vec<String>>,
    /// Both counts of illegal moves, White's first.
    pub illegal_moves: [u32; 2],
    /// The questions to the arbiter, for arbiters. Whoever renders the view puts them into words: they have no other form.
    #[serde(skip)]
    pub questions: Vec<Question>,
    /// What people must still carry out, for arbiters; put into words likewise.
    #[serde(skip)]
    pub todo: Vec<Todo>,
    /// How the game ended.
    pub end: Option<EndView>,
}

impl GameView {
    /// This board, and nothing else of the game.
    #[must_use]
    pub const fn of_board(viewer: Viewer, board: String) -> Self {
        Self {
            viewer,
            board,
            clock: None,
            offer: None,
            duty: None,
            moves: None,
            illegal_moves: [0, 0],
            questions: Vec::new(),
            todo: Vec::new(),
            end: None,
        }
    }
}

/// What a ruling obliges a player to: the piece and the duty, never a move that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DutyView {
    /// Who is bound.
    pub player: Color,
    /// The piece, where it is one: that which moves, is captured, or is what a pawn becomes.
    pub piece: Option<Role>,
    /// Where it stands.
    pub square: Option<Square>,
    /// What must be done.
    pub kind: DutyKind,
}

/// The clock as a screen may show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// What White's display shows.
    pub white: Shown,
    /// What Black's display shows.
    pub black: Shown,
    /// The player whose display runs.
    pub running: Option<Color>,
    /// Whether an overstepped time may be pointed out on this screen by colour, sound or words.
    pub flag_may_be_shown: bool,
    /// Free time of the running display before its digits move, in milliseconds.
    pub delay_left: u64,
    /// What a press adds, White's first, in milliseconds.
    pub increment: [u64; 2],
    /// In which period each display is, White's first, from 0; not for those who are behind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub period: Option<[usize; 2]>,
}

impl ClockView {
    /// These displays, which stand.
    #[must_use]
    pub const fn standing([white, black]: [Shown; 2], flag_may_be_shown: bool) -> Self {
        Self {
            white,
            black,
            running: None,
            flag_may_be_shown,
            delay_left: 0,
            increment: [0, 0],
            period: None,
        }
    }
}

/// The time of one display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shown {
    /// To the millisecond, for those who may know it so.
    Ms(u64),
    /// In whole minutes, begun ones counted: never zero before the game is over.
    Minutes(u64),
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndView {
    /// The result as it is written.
    pub result: GameResult,
    /// The points of both.
    pub score: Score,
    /// What ended it.
    pub reason: EndReason,
}

/// What this viewer may see of a game.
///
/// ```
/// use arbiter_game::rules::answer::Viewer;
/// use arbiter_game::{Game, Start, view};
/// use arbiter_rules::laws::default_rulebook;
///
/// let game = Game::begin(&Start::default(), default_rulebook().standard());
/// assert!(view(&game, Viewer::White).moves.is_none());
/// assert_eq!(view(&game, Viewer::Arbiter).moves, Some(vec![]));
/// ```
#[must_use]
pub fn view(game: &Game, viewer: Viewer) -> GameView {
    view_at(game, viewer, game.state().at)
}

/// The same at a later instant, to which the clocks have run on.
#[must_use]
pub fn view_at(game: &Game, viewer: Viewer, at: At) -> GameView {
    let state = game.state();
    let arbiter = Audience::ARBITERS.contains(viewer);
    GameView {
        viewer,
        board: state.table.board.placement(),
        clock: state
            .clocks
            .as_ref()
            .map(|clocks| clock(clocks, viewer, game.regime(), (state.is_over(), at))),
        offer: state.offer.map(|offer| offer.by),
        duty: duty(state),
        moves: (!is_player(viewer) || state.is_over()).then(|| moves(state)),
        illegal_moves: Color::ALL.map(|of| state.of(of).illegal_moves),
        questions: state.questions.iter().filter(|_| arbiter).cloned().collect(),
        todo: state.todo.iter().filter(|_| arbiter).cloned().collect(),
        end: state.end.as_ref().map(|end| EndView {
            result: end.result,
            score: end.score,
            reason: end.reason,
        }),
    }
}

/// The answers of an entry that this viewer may be told.
pub fn told(entry: &Entry, viewer: Viewer) -> impl Iterator<Item = &Answer> {
    entry.answers.iter().filter(move |answer| match answer {
        Answer::Ruling(ruling) => ruling.shown_to.contains(viewer),
        Answer::Question(_) => Audience::ARBITERS.contains(viewer),
    })
}

fn duty(state: &State) -> Option<DutyView> {
    let (player, obliged) = state.table.bound.zip(state.table.obliged)?;
    let stands = || state.line.now().board().role_at(obliged.square?);
    let promotes = obliged.kind == DutyKind::Promote;
    Some(DutyView {
        player,
        piece: if promotes { obliged.becomes } else { stands() },
        square: obliged.square,
        kind: obliged.kind,
    })
}

const fn is_player(viewer: Viewer) -> bool {
    matches!(viewer, Viewer::White | Viewer::Black)
}

fn moves(state: &State) -> Vec<String> {
    let spelled = |(before, played): (&Situation, Option<Asked>)| {
        played.map_or_else(|| "--".into(), |played| state.spelled(before, played).to_string())
    };
    let before = state.line.positions().map(|(_, stood)| stood);
    before
        .zip(state.line.plies().iter().map(|ply| ply.played))
        .map(spelled)
        .collect()
}

/// Whether times of this game are told in whole minutes to everybody but its players: while it is played, where the
/// rulebook forbids pointing out an overstepped time. Whatever tells a time (a screen, a scoresheet, a file) asks this.
#[must_use]
pub fn is_in_minutes(game: &Game) -> bool {
    hides_flags(game.regime(), game.state().is_over())
}

fn hides_flags(regime: &Regime, over: bool) -> bool {
    !over && flag::is_for_players_alone(regime)
}

/// A time in whole minutes, begun ones counted, and never none: nobody reads from it that it is over.
///
/// ```
/// use arbiter_game::in_minutes;
/// assert_eq!([0, 1, 60_000, 60_001].map(in_minutes), [1, 1, 1, 2]);
/// ```
#[must_use]
pub fn in_minutes(ms: u64) -> u64 {
    ms.div_ceil(60_000).max(1)
}

fn clock(clocks: &Clocks, viewer: Viewer, regime: &Regime, (over, at): (bool, At)) -> ClockView {
    let hidden = hides_flags(regime, over);
    let instant = clocks.instant(at).max(clocks.device.at());
    let reading = |of: Color| clocks.device.reading(of, instant);
    let shown = |of: Color| {
        // What runs on after the end of a game is not its clock.
        let ms = if over { clocks.shows(of) } else { reading(of).left };
        if hidden && !is_player(viewer) {
            Shown::Minutes(in_minutes(ms))
        } else {
            Shown::Ms(ms)
        }
    };
    let period = |of: Color| clocks.device.display(of).period();
    let increment = |of: Color| {
        let periods = clocks.device.setting().of(of).periods();
        let bonus = periods.get(period(of)).map(|period| period.bonus);
        bonus.map_or(0, |bonus| millis(bonus.duration()))
    };
    let running = clocks.running();
    ClockView {
        white: shown(Color::White),
        black: shown(Color::Black),
        running,
        flag_may_be_shown: !hidden,
        delay_left: running.map_or(0, |of| reading(of).free),
        increment: Color::ALL.map(increment),
        period: Some(Color::ALL.map(period)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Actor, Event, ShorthandAct};
    use crate::start::{Displays, Start};
    use arbiter_rules::laws::clock::ClockSetting;
    use arbiter_rules::laws::{Play, Regulations, Rulebook, Supervision};
    use serde_json::json;

    fn game(laws: &str, play: Play, supervision: Supervision) -> Game {
        let regime = Rulebook::by_id(laws)
            .unwrap()
            .regime(play, supervision, &Regulations::default());
        let start = Start {
            clock: Some(ClockSetting::same("5m".parse().unwrap())),
            displays: Some(Displays {
                white: Some(0),
                black: Some(61_000),
                ..Displays::default()
            }),
            ..Start::default()
        };
        Game::begin(&start, regime)
    }

    fn at_the_start(laws: &str, play: Play, supervision: Supervision) -> Game {
        let regime = Rulebook::by_id(laws)
            .unwrap()
            .regime(play, supervision, &Regulations::default());
        Game::begin(&Start::default(), regime)
    }

    fn event(table: serde_json::Value) -> Event {
        let serde_json::Value::Object(table) = table else {
            panic!("a table")
        };
        Event::from_table(table).unwrap()
    }

    fn check(game: &Game, viewer: Viewer, white: Shown, black: Shown, flag: bool) {
        let clock = view(game, viewer).clock.unwrap();
        assert_eq!(
            (clock.white, clock.black, clock.flag_may_be_shown),
            (white, black, flag),
            "{viewer}"
        );
    }

    #[test]
    fn where_a_flag_may_not_be_pointed_out_only_the_players_see_zero() {
        let old = game("fide-2001", Play::Blitz, Supervision::Competition);
        check(&old, Viewer::White, Shown::Ms(0), Shown::Ms(61_000), false);
        check(&old, Viewer::Arbiter, Shown::Minutes(1), Shown::Minutes(2), false);
        check(
            &old,
            Viewer::Spectator,
            Shown::Minutes(1),
            Shown::Minutes(2),
            false,
        );
        let new = game("fide-2023", Play::Standard, Supervision::Competition);
        check(&new, Viewer::Spectator, Shown::Ms(0), Shown::Ms(61_000), true);
    }

    #[test]
    fn both_flags_are_pointed_out_nowhere_while_only_players_may_claim_one() {
        for (laws, supervision, flag) in [
            ("fide-2005", Supervision::Basic, false),
            ("fide-2009", Supervision::Basic, false),
            ("fide-2018", Supervision::Competition, true),
            ("fide-2023", Supervision::Basic, true),
        ] {
            let game = game(laws, Play::Rapid, supervision);
            let clock = view(&game, Viewer::Arbiter).clock.unwrap();
            assert_eq!(clock.flag_may_be_shown, flag, "{laws}");
            assert_eq!(clock.white == Shown::Ms(0), flag, "{laws}");
            assert_eq!(
                view(&game, Viewer::Black).clock.unwrap().white,
                Shown::Ms(0),
                "{laws}"
            );
        }
    }

    #[test]
    fn a_duty_is_shown_once_it_is_ruled_and_only_on_request_where_only_a_player_complains() {
        for (laws, play, supervision, shown) in [
            ("fide-2023", Play::Standard, Supervision::Competition, true),
            ("fide-2009", Play::Rapid, Supervision::Competition, true),
            ("fide-2009", Play::Rapid, Supervision::Basic, false),
            ("fide-2001", Play::Rapid, Supervision::Basic, false),
            ("fide-2023", Play::Rapid, Supervision::Basic, true),
        ] {
            let mut game = at_the_start(laws, play, supervision);
            let entries = game
                .apply(&event(
                    json!({"by": "white", "do": "touch", "square": "b1", "seen_by": ["arbiter"]}),
                ))
                .unwrap();
            for viewer in Viewer::ALL {
                let duty = view(&game, *viewer).duty;
                assert_eq!(duty.is_some(), shown, "{laws} {viewer}");
                assert_eq!(
                    entries.iter().any(|entry| told(entry, *viewer).count() > 0),
                    shown,
                    "{laws}"
                );
            }
            assert_eq!(
                crate::moves_left(game.state(), game.regime()).unwrap().len(),
                2,
                "{laws}"
            );
        }
    }

    #[test]
    fn questions_and_what_is_to_be_done_are_for_arbiters() {
        let mut game = at_the_start("fide-2023", Play::Standard, Supervision::Competition);
        let shake = json!({"by": "white", "do": "gesture", "kind": "handshake"});
        assert!(game.apply(&event(shake)).is_ok());
        for viewer in Viewer::ALL {
            let arbiter = matches!(viewer, Viewer::Arbiter | Viewer::Assistant);
            assert_eq!(!view(&game, *viewer).questions.is_empty(), arbiter, "{viewer}");
        }
    }

    #[test]
    fn a_player_is_not_told_the_moves_nor_that_one_was_completed() {
        let regime = Rulebook::by_id("fide-2023").unwrap().standard();
        let mut game = Game::begin(&Start::default(), regime);
        let entries = game
            .apply(&Event::new(Actor::White, ShorthandAct::san("e4")))
            .unwrap();
        let tags = |viewer| -> Vec<&str> {
            let told = entries.iter().flat_map(|entry| told(entry, viewer));
            told.map(|answer| match answer {
                Answer::Ruling(ruling) => ruling.decision.tag(),
                Answer::Question(question) => question.id.as_str(),
            })
            .collect()
        };
        assert_eq!(tags(Viewer::Arbiter), ["move_made", "move_completed"]);
        assert_eq!(tags(Viewer::Black), ["move_made"]);
        assert_eq!(view(&game, Viewer::Black).moves, None);
        assert_eq!(
            view(&game, Viewer::Spectator).moves,
            Some(alloc::vec!["e2e4".to_string()])
        );
    }

    #[test]
    fn a_fault_nobody_has_seen_is_shown_to_nobody() {
        let regime = Rulebook::by_id("fide-2023").unwrap().standard();
        let mut game = Game::begin(&Start::default(), regime);
        let mut event = Event::new(Actor::White, ShorthandAct::san("e2e5"));
        event.seen_by = Some(Vec::new());
        let entries = game.apply(&event).unwrap();
        for viewer in Viewer::ALL {
            assert_eq!(entries.iter().flat_map(|entry| told(entry, *viewer)).count(), 0);
            let seen = view(&game, *viewer);
            assert!(seen.questions.is_empty() && seen.todo.is_empty() && seen.end.is_none());
        }
    }
}
