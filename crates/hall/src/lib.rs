//! The hall: commands by somebody with a role to the right game or event, one writer each.
//!
//! Everything comes in as an argument: the time, secrets, bytes. A whole club evening runs in one test with the store
//! in memory. This crate knows no HTTP, no browser and no sentences for people; it says who may command what
//! ([`allows`]: one table), and gives what is to be made durable before anybody hears of it.
//!
//! ```
//! use arbiter_game::event::{Act, ArbiterAct, ShorthandAct};
//! use arbiter_game::rules::chess::Color;
//! use arbiter_hall::{Board, Desk, Grant, Grants, Order, Plan, Role};
//!
//! let plan = Plan::friends("Two friends", "5m");
//! let board = Board { board: 1, game: "g1".into(), players: Default::default(), began: 0, dated: None, of: None, control: None, blind: [false; 2] };
//! let (mut desk, first) = Desk::begin(&plan, &board).unwrap();
//! assert_eq!((first.stream.as_str(), first.expected), ("game/g1", 0));
//!
//! let both = Grants::new([Grant::player(1, Color::White), Grant::player(1, Color::Black)]);
//! let order = |side, act: Act| Order { side: Some(side), ..Order::at(0, vec![act]) };
//! let done = desk.prepare(&both, order(Color::White, ArbiterAct::Start.into())).unwrap();
//! assert_eq!(done.append.unwrap().expected, 1);
//! desk.prepare(&both, order(Color::White, ShorthandAct::san("e4").into())).unwrap();
//!
//! let parent = Grants::new([Grant::of(Role::Spectator)]);
//! assert!(desk.prepare(&parent, order(Color::Black, ShorthandAct::san("e5").into())).is_err());
//! ```
//!
//! In reading order: [`Role`] and the table, [`Plan`], [`Office`] (an event), [`Desk`] (a game), [`pgn()`].

#![forbid(unsafe_code)]

mod beat;
mod delay;
mod desk;
mod error;
pub mod festival;
mod names;
mod office;
mod pgn;
mod plan;
mod preset;
mod proof;
mod role;
mod table;
pub mod tournament;

pub use arbiter_event as event;
pub use arbiter_game as game;
pub use arbiter_game::rules::variants::VariantName;
pub use arbiter_store as store;
pub use beat::{Beat, STREAM as BEATS};
pub use delay::{Delay, MOST_MINUTES, Reach};
pub use desk::{
    AdjournedScene, Castling, Chess960Scene, Desk, Done, Figures, Hands, Held, HelperScene, InHand, MAX_ACTS,
    MAX_ENTRIES, MAX_OF_A_SEAT, MAX_OF_PLAYERS, MAX_ORDER, MAX_SAID, Order, Paper, PaperLine, Papers,
    PartnerSaid, PartnerScene, Phase, Scene, Sides, VariantScene, Wanted, Whose, is_done, match_of,
    placement, second_board, stream, witnessed,
};
pub use error::{HallError, Unread};
pub use names::{is_readable, look_alike};
pub use office::{
    Board, Bound, Carried, CarryError, Change, Draw, DrawPhase, Fact, Holder, LinkId, MAX_BOARDS, MAX_LINES,
    MAX_LINES_A_BOARD, MAX_LINES_A_PLAYER, Office, Official, Place, Sealed, USUAL_CONTROL, as_code, hash,
    private_streams, white_of,
};
pub use pgn::{Tags, pgn};
pub use plan::{MAX_TEXT, Plan};
pub use preset::Preset;
pub use proof::{Fault, Mended, faults, mend};
pub use role::{Grant, Grants, Role, Seat};
pub use table::{allows, allows_together, commands};
