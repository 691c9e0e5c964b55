//! Who can still checkmate, asked of the position after the last move *made*.

use alloc::vec::Vec;

use arbiter_rules::answer::MateVerdict;
use arbiter_rules::chess::{Color, LegalMove, Playable, Position, Role, Square};
use arbiter_rules::laws::Regime;
use arbiter_rules::mate::{Budget, Solver, Verdict, can_mate, can_mate_irregular, carried_on, is_dead};
use arbiter_rules::variants::{self, Drop, Legal, Variant, Winnable};

use super::word;
use crate::asked_of;
use crate::state::{Beside, Found, Ground, Situation, State};

/// Positions that may be looked at when a flag has fallen: a second or two at most.
const NODES: u64 = 1_000_000;
/// Positions that may be looked at after every move: below a millisecond.
const NODES_A_MOVE: u64 = 5_000;

/// The memory that one question may hold: ten flags that fall at once stay under 300 MB together.
const BYTES: usize = 28_000_000;

/// Positions that may be looked at in a game beside chess when a flag has fallen: below a second.
const POSITIONS_BESIDE: usize = 60_000;

/// Whether this player can still checkmate by any series of legal moves; in a game beside chess, still win.
pub(super) fn verdict(state: &State, winner: Color) -> MateVerdict {
    verdict_on(state.line.now(), winner)
}

/// The same where a blind player's last move may wait for its word: it is not made yet, so nothing ends by it.
pub(super) fn verdict_by(state: &State, regime: &Regime, winner: Color) -> MateVerdict {
    if word::is_awaited(state, regime) {
        return verdict_on(state.line.before(state.line.ply()), winner);
    }
    verdict(state, winner)
}

/// The same in any situation of the game.
pub(super) fn verdict_on(situation: &Situation, winner: Color) -> MateVerdict {
    // His partner can win the match for him, whatever stands here.
    if matches!(situation.beside, Beside::Partner { .. }) {
        return MateVerdict::Winnable;
    }
    let budget = Budget::full().with_nodes(NODES).with_bytes(BYTES);
    if situation.beside != Beside::Nothing {
        return beside(situation, winner);
    }
    match &situation.ground {
        Ground::Lawful(position) => MateVerdict::from(&can_mate(position, winner, &budget)),
        Ground::Irregular(position) => MateVerdict::from(&can_mate_irregular(position, winner, &budget)),
        Ground::Impossible(_) => MateVerdict::Undetermined,
    }
}

/// The same in a game beside chess: only what is proved.
fn beside(situation: &Situation, winner: Color) -> MateVerdict {
    match winnable(situation, winner) {
        Winnable::By(_) => MateVerdict::Winnable,
        Winnable::Not(_) => MateVerdict::Unwinnable,
        Winnable::Unknown => MateVerdict::Undetermined,
    }
}

/// Whether a player can still win in a game beside chess, with the line that does it. A way to mate in chess is one here too, where
/// it is played through and wins; what it captures may parry it.
pub(crate) fn winnable(situation: &Situation, winner: Color) -> Winnable {
    if let Some(line) = mates(situation, winner).or_else(|| after_drops(situation, winner)) {
        return Winnable::By(line);
    }
    asked_of!(situation, game => variants::can_win(game, winner, POSITIONS_BESIDE), _bare => Winnable::Unknown)
}

/// A way to mate in chess, where it is played through here and wins.
fn mates(situation: &Situation, winner: Color) -> Option<Vec<Legal>> {
    let Ground::Lawful(position) = &situation.ground else {
        return None;
    };
    let budget = Budget::full().with_nodes(NODES).with_bytes(BYTES);
    let Verdict::Winnable(line) = can_mate(position, winner, &budget) else {
        return None;
    };
    wins(situation, &line, winner)
}

/// So many moves are made at most until nothing is in hand any more.
const MOST_DROPS: usize = 160;

/// A way that wins after this player has put all that he has in hand on the board, the opponent only moving about: then it is a
/// question of what stands there.
fn after_drops(situation: &Situation, winner: Color) -> Option<Vec<Legal>> {
    let (mut stands, mut line) = (*situation, Vec::new());
    situation.beside.pockets().filter(|held| !held.is_empty(winner))?;
    while let Some(role) = in_hand(&stands, winner) {
        let drop = (stands.turn() == winner)
            .then(|| quiet_drop(&stands, role))
            .flatten();
        let one = drop.or_else(|| quiet_move(&stands))?;
        stands = stands.play(one);
        line.push(one);
        if line.len() > MOST_DROPS {
            return None;
        }
    }
    line.extend(mates(&stands, winner)?);
    Some(line)
}

fn in_hand(stands: &Situation, of: Color) -> Option<Role> {
    let held = stands.beside.pockets()?;
    Role::ALL.into_iter().find(|role| held.count(of, *role) > 0)
}

/// A man put down where he gives no check and ends nothing.
fn quiet_drop(stands: &Situation, role: Role) -> Option<Legal> {
    let drops = Square::ALL
        .into_iter()
        .filter_map(|to| stands.legal(Drop { role, to }));
    let mut quiet = drops.filter(|one| {
        let next = stands.play(*one);
        next.ends().is_none() && !next.is_check()
    });
    quiet.next()
}

/// A move that captures nothing, gives no check and ends nothing, or else one that ends nothing.
fn quiet_move(stands: &Situation) -> Option<Legal> {
    let moves = stands.legal_moves()?;
    let goes_on = |one: &Legal| stands.play(*one).ends().is_none();
    let quiet = |one: &Legal| {
        let captures = one.as_move().is_none_or(|one| stands.is_capture(one));
        !captures && goes_on(one) && !stands.play(*one).is_check()
    };
    let found = moves.iter().find(quiet);
    found.or_else(|| moves.iter().find(goes_on))
}

/// These moves, played from here as far as the game goes, if they end in a win of this player.
fn wins(situation: &Situation, line: &[LegalMove], winner: Color) -> Option<Vec<Legal>> {
    let (mut stands, mut played) = (*situation, Vec::new());
    for one in line {
        if stands.ends().is_some() {
            break;
        }
        let legal = stands.legal(one.named())?;
        stands = stands.play(legal);
        played.push(legal);
    }
    let won = asked_of!(&stands, game => Variant::winner(game) == Some(winner), _bare => false);
    won.then_some(played)
}

/// Whether it is certain that neither player can checkmate any more in a situation of the game.
pub(super) fn dead(situation: &Situation) -> bool {
    if situation.beside != Beside::Nothing {
        let cannot = |side| asked_of!(situation, game => variants::cannot_win(game, side), _bare => None);
        return Color::ALL.iter().all(|side| cannot(*side).is_some());
    }
    let position = situation.lawful();
    position.is_some_and(|position| is_dead(position, &budget_a_move()) == Some(true))
}

fn budget_a_move() -> Budget<'static> {
    Budget::full().with_nodes(NODES_A_MOVE).with_bytes(BYTES)
}

/// Whether that is certain now; what [`look_ahead`] has found is not asked again.
pub(super) fn dead_now(state: &State) -> bool {
    match state.line.found(state.line.ply()) {
        Found::Nothing => dead(state.line.now()),
        Found::Dead => true,
        Found::Way(_) | Found::Open => false,
    }
}

/// After a move made: finds out whether anybody can still checkmate. The way to a mate that was found a move ago mostly
/// leads to one still, and that is seen at once.
pub(super) fn look_ahead(state: &mut State) {
    let Some(position) = state.line.now().lawful().filter(|_| state.moment.made.is_some()) else {
        return;
    };
    if !Playable::has_legal_move(position) {
        return;
    }
    let before = state.line.ply().wrapping_sub(1);
    let carried = match state.line.found(before) {
        Found::Way(line) => carried_on(position, line),
        _ => None,
    };
    let found = carried.map_or_else(|| ask(position), Found::Way);
    state.line.find(found);
}

fn ask(position: &Position) -> Found {
    let (mut solver, budget) = (Solver::new(), budget_a_move());
    let mut found = Found::Dead;
    for side in Color::ALL {
        match solver.can_mate(position, side, &budget) {
            Verdict::Winnable(line) => return Found::Way(line),
            Verdict::Unwinnable(_) => {}
            Verdict::Undetermined { .. } => found = Found::Open,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Actor, Event, ShorthandAct};
    use crate::{Game, Start};
    use alloc::string::ToString;
    use alloc::vec::Vec;
    use arbiter_rules::laws::default_rulebook;

    fn play(game: &mut Game, random: &mut u64) -> bool {
        let now = *game.state().line.now();
        let legal = now.legal_moves().unwrap();
        let moves = legal.moves();
        *random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        // Captures first, so that the men grow few.
        let captures: Vec<LegalMove> = moves.iter().copied().filter(|one| now.is_capture(*one)).collect();
        let from: &[LegalMove] = if captures.is_empty() { moves } else { &captures };
        let one = from[(*random >> 33) as usize % from.len()];
        let by = now.turn().fold(Actor::White, Actor::Black);
        let text = one.to_move(false).to_string();
        game.apply(&Event::new(by, ShorthandAct::san(&text))).unwrap();
        !game.state().is_over()
    }

    #[test]
    fn what_is_carried_from_move_to_move_is_what_is_asked_anew() {
        let (mut random, mut dead_in_the_end) = (7, 0);
        for _ in 0..12 {
            let mut game = Game::begin(&Start::default(), default_rulebook().standard());
            while play(&mut game, &mut random) {
                assert!(
                    !dead(game.state().line.now()),
                    "{}",
                    game.state().line.now().to_fen()
                );
                assert!(!matches!(
                    game.state().line.found(game.state().line.ply()),
                    Found::Nothing
                ));
            }
            dead_in_the_end += u32::from(dead(game.state().line.now()));
        }
        assert!(dead_in_the_end > 3, "{dead_in_the_end}");
    }
}
