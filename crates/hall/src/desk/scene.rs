//! What somebody sees of a game at an instant: its `view`, with the clocks run on and the hands on the board.
//!
//! What may be told is `game`'s to say. Here stands what everybody in the room sees with his own eyes (hands, pieces,
//! which clock runs), and that those who are behind by some moves see nothing newer.

use std::borrow::Cow;

use arbiter_game::event::Act;
use arbiter_game::rules::answer::{Remedy, Viewer};
use arbiter_game::rules::chess::{Color, LegalMove, Role, Square};
use arbiter_game::rules::fact::{At, HelperDuty, PartnerWord};
use arbiter_game::rules::partners::opponents_hear;
use arbiter_game::rules::variants::{Asked, BoardLetter, Moves, Pockets, VariantName};
use arbiter_game::rules::words;
use arbiter_game::state::{Acts, Adjournment, Beside, Mode, Situation, State};
use arbiter_game::{ClockView, GameView, Shown, helper_duties, in_minutes, view, view_at};
use serde::Serialize;

use super::{Desk, Figures, Held, deeds, second_board};
use crate::Delay;

words! {
    /// How far a game is.
    pub enum Phase {
        /// It has not been started.
        Before = "before",
        /// A clock runs.
        Running = "running",
        /// It has begun, and the clocks stand.
        Standing = "standing",
        /// It is over.
        Over = "over",
    }
}

/// A game as one viewer sees it at an instant: what he may be told, and what everybody in the room sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// What he may be told. The questions and what is to be done are here for whoever decides at this board.
    #[serde(flatten)]
    pub seen: GameView,
    /// How far it is.
    pub phase: Phase,
    /// Who has the move.
    pub turn: Color,
    /// The last move made.
    pub last: Option<Asked>,
    /// What both have in their hands and have touched.
    pub hands: Sides<Hands>,
    /// Squares from which pieces were pushed over.
    pub displaced: Vec<String>,
    /// The pieces that lie on such squares: the square, and the letter of the piece in a FEN.
    pub fallen: Vec<(String, String)>,
    /// Whether somebody must decide before the game goes on.
    pub open_question: bool,
    /// What must stand on the board again, while a ruling demands it.
    pub restore: Option<String>,
    /// What one player has asked for that the other must also want.
    pub wanted: Option<Wanted>,
    /// After a restart: the figures to be decided on, for those at the board.
    pub held: Option<Held>,
    /// How it is adjourned, while it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub adjourned: Option<AdjournedScene>,
    /// What a board must know of a game of Chess960; nothing in ordinary chess.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chess960: Option<Chess960Scene>,
    /// What a board must know of a game beside chess; nothing in chess.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub variant: Option<VariantScene>,
    /// The other board of a match, which everybody at this one sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub partner: Option<PartnerScene>,
    /// What was given to each for the way of his messages, White's first, in milliseconds; where anything was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub given: Option<[u64; 2]>,
    /// Who has a helper, for those at the board; nothing where nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub helpers: Option<Sides<Option<HelperScene>>>,
}

/// Who acts for a player, as far as a screen must know.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HelperScene {
    /// What he may do for him.
    pub duties: Vec<HelperDuty>,
    /// Whether the player has asked him for the moves made or the time used, and was not told yet.
    pub asked: bool,
}

/// An adjourned game, from the announcement until the envelope is opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AdjournedScene {
    /// Who seals, or has sealed.
    pub sealer: Color,
    /// Whether the end of the session has been announced.
    pub announced: bool,
    /// Whether the envelope is closed.
    pub closed: bool,
    /// When play is to be resumed, in milliseconds since 1970, where that is known.
    pub resumes: Option<u64>,
    /// Whether the sealed move may be changed no more.
    pub stopped: bool,
    /// From when the instants of this game count, in milliseconds since 1970.
    pub began: u64,
    /// Who has come to the resumption.
    pub present: Sides<bool>,
}

/// A game of Chess960 beside its pieces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chess960Scene {
    /// Which start it is, from 0 to 959; nothing before it is drawn, or where a position was given.
    pub number: Option<u16>,
    /// The ways to castle now, where the screen completes moves.
    pub castling: Vec<Castling>,
}

/// The other board of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartnerScene {
    /// Which board it is.
    pub board: BoardLetter,
    /// The id of its page.
    pub game: String,
    /// What stands on it: the first field of a FEN.
    pub placement: String,
    /// Who has the move there.
    pub turn: Color,
    /// The last move made there.
    pub last: Option<Asked>,
    /// What both have in hand there, White first: queens, rooks, bishops, knights, pawns.
    pub pockets: [[u8; 5]; 2],
    /// Its clock.
    pub clock: Option<ClockView>,
    /// What partners have said to each other, as far as this viewer hears it.
    pub said: Vec<PartnerSaid>,
}

/// The last thing that one player has said to his partner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartnerSaid {
    /// At which board he sits.
    pub board: BoardLetter,
    /// Who.
    pub by: Color,
    /// What.
    pub word: PartnerWord,
    /// Of which kind of man.
    pub piece: Option<Role>,
    /// When, in milliseconds since the match was made.
    pub at: u64,
}

/// A game beside chess: what stands beside its board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VariantScene {
    /// Which game it is.
    pub name: VariantName,
    /// What White and Black have in hand: queens, rooks, bishops, knights, pawns; where captured men come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pockets: Option<[[u8; 5]; 2]>,
    /// The checks that White and Black have left to give, where they are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub checks_left: Option<[u8; 2]>,
}

impl VariantScene {
    /// What stood beside the board of a game then, whatever is in a hand now; nothing in chess.
    #[must_use]
    pub fn stood(state: &State, then: &Situation) -> Option<Self> {
        Self::of(state, then, false)
    }

    /// Of a game that stands so; what a player holds that he has taken from his pocket is not in it any more.
    fn of(state: &State, stands: &Situation, hands: bool) -> Option<Self> {
        if stands.beside == Beside::Nothing {
            return None;
        }
        let held = |of: Color| {
            state
                .table
                .of(of)
                .held
                .filter(|held| hands && held.from.is_none())
        };
        let count = |pockets: Pockets, of: Color, role: Role| {
            let out = held(of).is_some_and(|held| held.piece == role.of(of));
            pockets.count(of, role).saturating_sub(u8::from(out))
        };
        let pockets = |pockets: Pockets| Color::ALL.map(|of| IN_HAND.map(|role| count(pockets, of, role)));
        Some(Self {
            name: state.variant,
            pockets: stands.beside.pockets().map(pockets),
            checks_left: stands.beside.checks_left(),
        })
    }
}

/// The kinds of men in hand in the order in which they are told.
const IN_HAND: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Castling as one gesture: the king taken to his own rook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Castling {
    /// Where the king stands.
    pub king: String,
    /// Where he arrives.
    pub to: String,
    /// Where the rook stands.
    pub rook: String,
    /// Whether his going there is a move of its own too.
    pub plain: bool,
}

/// Something of each player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

/// What a player has in his hand and has touched since his last move.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hands {
    /// Where the pieces stood, in the order of the touches; empty for one from beside the board.
    pub touched: Vec<String>,
    /// What is in the hand.
    pub held: Option<InHand>,
    /// Whether he has said that he adjusts.
    pub adjusting: bool,
    /// Whether he has said that he is about to castle.
    pub castling: bool,
}

/// A piece in a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InHand {
    /// Its letter in a FEN.
    pub piece: String,
    /// From where it was lifted.
    pub from: Option<String>,
    /// Where it stands, still held.
    pub on: Option<String>,
}

/// What one player has asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wanted {
    /// Who.
    pub by: Color,
    /// What.
    pub acts: Vec<Act>,
    /// Which figures hold, where it is that after a restart: the other player settles the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub figures: Option<Figures>,
}

impl Desk {
    /// What a viewer sees at an instant; a spectator as far behind as the event says, while the game is played.
    #[must_use]
    pub fn scene(&self, viewer: Viewer, now: u64, delay: Delay) -> Scene {
        let state = self.game.state();
        if viewer == Viewer::Spectator && delay.is_any() && !state.is_over() {
            return self.earlier(self.reach(delay, now).plies);
        }
        let decides = self.decides(viewer);
        let at_the_board = viewer != Viewer::Spectator;
        let seen = GameView {
            questions: state.questions.iter().filter(|_| decides).cloned().collect(),
            todo: deeds::open(state).filter(|_| decides).cloned().collect(),
            ..view_at(&self.game, viewer, self.instant(now))
        };
        Scene {
            seen,
            phase: self.phase(),
            turn: state.line.now().turn(),
            last: last(state),
            hands: Sides {
                white: hands(state.table.of(Color::White)),
                black: hands(state.table.of(Color::Black)),
            },
            displaced: state.table.displaced.iter().map(ToString::to_string).collect(),
            fallen: fallen(state),
            open_question: state
                .questions
                .iter()
                .any(|question| question.while_open.holds_up()),
            restore: restore(state),
            wanted: self.wanted().map(|(by, acts)| Wanted {
                by,
                acts: acts.to_vec(),
                figures: self.held.and_then(|held| held.settled_by(acts)),
            }),
            held: self.held.filter(|_| at_the_board),
            adjourned: self.adjourned(),
            chess960: chess960(state),
            variant: VariantScene::of(state, state.line.now(), true),
            partner: self.partner(viewer, now),
            given: Some(self.credited).filter(|given| at_the_board && *given != [0, 0]),
            helpers: self.helpers().filter(|_| at_the_board),
        }
    }

    /// The other board of a match as somebody at this one sees it.
    fn partner(&self, viewer: Viewer, now: u64) -> Option<PartnerScene> {
        let board = self.letter()?.other();
        let turned = self.game.turned_to(board);
        let state = turned.state();
        let first = self.stream.trim_start_matches("game/");
        let game = match board {
            BoardLetter::A => first.to_owned(),
            BoardLetter::B => second_board(first),
        };
        let pockets = VariantScene::of(state, state.line.now(), true).and_then(|scene| scene.pockets);
        Some(PartnerScene {
            board,
            game,
            placement: placement(state.line.now()),
            turn: state.line.now().turn(),
            last: last(state),
            pockets: pockets.unwrap_or_default(),
            clock: view_at(&turned, viewer, self.instant(now)).clock,
            said: self.said_to_partners(viewer),
        })
    }

    /// A player hears his partner, and himself; arbiters hear everybody, and so does whoever sits there where the event says so.
    fn said_to_partners(&self, viewer: Viewer) -> Vec<PartnerSaid> {
        let own = match viewer {
            Viewer::White => Some(Color::White),
            Viewer::Black => Some(Color::Black),
            _ => None,
        };
        let arbiter = matches!(viewer, Viewer::Arbiter | Viewer::Assistant);
        let all = arbiter || own.is_some() && opponents_hear(self.game.regime());
        let boards = [Some(self.game.state()), self.game.other()];
        let letter = self.letter();
        let each = boards.into_iter().flatten().enumerate();
        let heard = each.flat_map(|(at, state)| Color::ALL.map(|by| (at, by, state.last_word[by.index()])));
        // Partners sit opposite in colour.
        let hears = |at: usize, by: Color| all || own.is_some_and(|own| (at == 0) == (own == by));
        let heard = heard.filter(|(at, by, _)| hears(*at, *by));
        let said = heard.filter_map(|(at, by, said)| {
            let said = said?;
            let letter = letter?;
            Some(PartnerSaid {
                board: if at == 0 { letter } else { letter.other() },
                by,
                word: said.word,
                piece: said.role,
                at: match said.at {
                    At::Time { ms, .. } => ms,
                    At::Unknown => 0,
                },
            })
        });
        said.collect()
    }

    fn helpers(&self) -> Option<Sides<Option<HelperScene>>> {
        let (state, regime) = (self.game.state(), self.game.regime());
        let [white, black] = Color::ALL.map(|of| {
            let duties = helper_duties(state, regime, of)?;
            let asked = state.voice.asked[of.index()].is_some();
            Some(HelperScene { duties, asked })
        });
        (white.is_some() || black.is_some()).then_some(Sides { white, black })
    }

    fn adjourned(&self) -> Option<AdjournedScene> {
        let state = self.game.state();
        let waits = |one: &&Adjournment| one.envelope.is_some() || one.announced && one.made.is_none();
        let one = state
            .adjournment
            .as_deref()
            .filter(waits)
            .filter(|_| !state.is_over() || state.sealed_at_default().is_some())?;
        let [white, black] = one.present;
        Some(AdjournedScene {
            sealer: one.envelope.as_ref().map_or(one.sealer, |sealed| sealed.by),
            announced: one.announced,
            closed: one.envelope.is_some(),
            resumes: one.resumes.map(|start| self.began() + start),
            stopped: one.stopped,
            began: self.began(),
            present: Sides { white, black },
        })
    }

    /// What stands on the board for whoever looks on, as far behind as the event says.
    #[must_use]
    pub fn shown(&self, delay: Delay, now: u64) -> String {
        let state = self.game.state();
        if delay.is_any() && !state.is_over() {
            let shown = self.reach(delay, now).plies as u32;
            return placement(state.line.at(state.line.base() + shown));
        }
        placement(state.line.now())
    }

    /// Whether this viewer decides what the Laws leave open: arbiters, and the players where there is none.
    #[must_use]
    pub fn decides(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Arbiter | Viewer::Assistant => true,
            Viewer::White | Viewer::Black => !self.arbiter,
            Viewer::Spectator => false,
        }
    }

    /// How far the game is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.game.state().is_over() {
            Phase::Over
        } else if self.runs() {
            Phase::Running
        } else if self.started {
            Phase::Standing
        } else {
            Phase::Before
        }
    }

    /// The game as it stood after so many moves: nothing newer is in it.
    fn earlier(&self, shown: usize) -> Scene {
        let state = self.game.state();
        let ply = state.line.base() + shown as u32;
        let then = state.line.at(ply);
        let last = state.line.get(ply);
        let count = (ply - state.line.base()) as usize;
        let now = view(&self.game, Viewer::Spectator);
        let moves = now.moves.unwrap_or_default();
        let flag_may_be_shown = now.clock.is_some_and(|clock| clock.flag_may_be_shown);
        let shown = |ms: u32| {
            if flag_may_be_shown {
                return Shown::Ms(u64::from(ms));
            }
            Shown::Minutes(in_minutes(ms.into()))
        };
        let clock = last.filter(|_| state.clocks.is_some());
        Scene {
            seen: GameView {
                clock: clock.map(|ply| ClockView::standing(ply.clocks.map(shown), flag_may_be_shown)),
                moves: Some(moves.into_iter().take(count).collect()),
                ..GameView::of_board(Viewer::Spectator, placement(then))
            },
            phase: self.phase(),
            turn: then.turn(),
            last: last.and_then(|last| Some(state.spelled(state.line.before(ply), last.played?))),
            hands: Sides::default(),
            displaced: Vec::new(),
            fallen: Vec::new(),
            open_question: false,
            restore: None,
            wanted: None,
            held: None,
            adjourned: None,
            chess960: chess960(state).map(|scene| Chess960Scene {
                castling: Vec::new(),
                ..scene
            }),
            variant: VariantScene::of(state, then, false),
            partner: None,
            given: None,
            helpers: None,
        }
    }
}

/// What an act looks like to a viewer who was in the room; nothing where it was not for him.
///
/// Arbiters know everything but the sealed move. Players know what is said and done at the board, and their own papers.
/// What the clock itself reports is told by the displays, and by them only.
#[must_use]
pub fn witnessed(act: &Act, by: Option<Color>, viewer: Viewer) -> Option<Cow<'_, Act>> {
    use arbiter_game::event::{ClockAct, PaperAct};
    if let Act::Paper(PaperAct::Seal { .. }) = act {
        return None;
    }
    if let Act::Clock(ClockAct::ShowsZero { .. } | ClockAct::ShowsFirst { .. }) = act {
        return None;
    }
    let own = match viewer {
        Viewer::Arbiter | Viewer::Assistant => return Some(Cow::Borrowed(act)),
        Viewer::Spectator => return None,
        Viewer::White => Color::White,
        Viewer::Black => Color::Black,
    };
    let known = match act {
        Act::Paper(_) | Act::Report(_) => by == Some(own),
        _ => true,
    };
    known.then_some(Cow::Borrowed(act))
}

fn hands(acts: &Acts) -> Hands {
    let square = |square: Option<Square>| square.map(|square| square.to_string());
    Hands {
        touched: acts
            .touched
            .iter()
            .map(|touch| square(touch.square).unwrap_or_default())
            .collect(),
        held: acts.held.map(|held| InHand {
            piece: held.piece.letter().to_string(),
            from: square(held.from),
            on: square(held.on),
        }),
        adjusting: acts.adjusting,
        castling: acts.castling,
    }
}

/// What was pushed over and not set upright: it lies where it stood. A piece that somebody carried elsewhere stands there.
fn fallen(state: &State) -> Vec<(String, String)> {
    let (table, should) = (&state.table, state.line.now().board());
    let lies = |square: &Square| {
        let piece = should.piece_at(*square)?;
        let elsewhere = table.strays.iter().any(|(_, stray)| *stray == piece);
        let empty = table.board.piece_at(*square).is_none();
        (empty && !elsewhere).then(|| (square.to_string(), piece.letter().to_string()))
    };
    table.displaced.iter().filter_map(lies).collect()
}

fn restore(state: &State) -> Option<String> {
    let ply = deeds::open(state).find_map(|todo| match todo.remedy {
        Remedy::Restore { ply } => Some(ply),
        _ => None,
    })?;
    Some(placement(state.line.at(ply)))
}

/// What stands on the board: the first field of a FEN.
#[must_use]
pub fn placement(situation: &Situation) -> String {
    situation.board().placement()
}

/// The last move, as the game writes it.
fn last(state: &State) -> Option<Asked> {
    let played = state.line.last()?.played?;
    Some(state.spelled(state.line.before(state.line.ply()), played))
}

fn chess960(state: &State) -> Option<Chess960Scene> {
    state.chess960.as_ref()?;
    let completes = matches!(state.mode, Mode::Assisted | Mode::Online) && !state.is_over();
    let now = state.line.now();
    let legal = now.legal_moves().filter(|_| completes);
    let legal = legal.as_ref().map(Moves::moves).unwrap_or_default();
    let castling = legal.iter().filter(|one| one.castling().is_some());
    let told = |one: &LegalMove| Castling {
        king: one.from().to_string(),
        to: one.to().to_string(),
        rook: one.rook_from().map(|rook| rook.to_string()).unwrap_or_default(),
        plain: now
            .legal_move(one.to_move(false))
            .is_some_and(|step| step.castling().is_none()),
    };
    Some(Chess960Scene {
        number: state.number,
        castling: castling.copied().map(|one| told(&one)).collect(),
    })
}
