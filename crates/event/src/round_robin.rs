//! Round robins: which tables an event is paired by, and what counts of a player who left.

use arbiter_pairing::berger::Berger;
use arbiter_pairing::{Cell, Mark};

use crate::model::{Entrant, Event};
use crate::regulations::{Figures, Leaving, leaving};

/// The round robin that an event names in record 192; `None` for other systems.
#[must_use]
pub fn berger(event: &Event) -> Option<Berger> {
    let system = event.system.as_deref()?;
    let single = matches!(system, "FIDE_ROUNDROBIN") || system.starts_with("BERGER_ROUNDROBIN");
    let double = matches!(system, "FIDE_DOUBLEROUNDROBIN" | "BERGER_DOUBLEROUNDROBIN");
    let players = u16::try_from(event.players.len()).ok()?;
    let exchange = system == "FIDE_DOUBLEROUNDROBIN";
    (single || double).then_some(Berger {
        players,
        cycles: 1 + u16::from(double),
        exchange,
    })
}

/// Games that a player has played over the board.
pub(crate) fn completed(player: &Entrant) -> usize {
    let played = |cell: &&Cell| cell.played() && cell.mark != Mark::Open;
    player.rounds.iter().flatten().filter(played).count()
}

/// Whether the results of a player who left a round robin after so many games of so many count (Tournament Rules 11(d), (e)).
pub(crate) fn counts(games: usize, of: usize, figures: &Figures) -> bool {
    let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    leaving(false, count(games), count(of), figures) == Leaving::Count
}

/// The event as it counts: who left a round robin with less than half of his games played is out of it, as if he had
/// never been there, and named (Tournament Rules 11(d)). Other events come back as they are.
///
/// ```
/// use arbiter_event::round_robin::counting;
/// use arbiter_reports::trf;
/// let file = "192 FIDE_ROUNDROBIN\n\
///     001    1      A                                                                  1.0          4 w 1\n\
///     001    2      B                                                                  0.0          3 w 0\n\
///     001    3      C                                                                  1.0          2 b 1\n\
///     001    4      D                                                                  0.0          1 b 0\n\
///     ";
/// let mut event = trf::read(file.as_bytes()).unwrap().event;
/// event.beside.withdrawn.insert(3, 2);
/// let (counted, out) = counting(&event);
/// assert_eq!((counted.players.len(), out), (3, vec![3])); // one of three games is less than half
/// ```
#[must_use]
pub fn counting(event: &Event) -> (Event, Vec<u16>) {
    let Some(berger) = berger(event) else {
        return (event.clone(), Vec::new());
    };
    let figures = Figures::of_tournaments();
    let left = |player: &&Entrant| {
        event.beside.withdrawn.contains_key(&player.number)
            && !counts(completed(player), berger.games(), &figures)
    };
    let out: Vec<u16> = event
        .players
        .iter()
        .filter(left)
        .map(|player| player.number)
        .collect();
    let mut counted = event.clone();
    counted.players.retain(|player| !out.contains(&player.number));
    let cells = counted.players.iter_mut().flat_map(|player| &mut player.rounds);
    for cell in cells.flatten().filter(|cell| out.contains(&cell.opponent)) {
        *cell = Cell::bye(Mark::ZeroBye);
    }
    (counted, out)
}
