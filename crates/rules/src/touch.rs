//! Touched pieces: what they oblige the player to do. Topics `touch.*`.
//!
//! Castling is asked before the general rule, because there two touches make one move; pieces of both colours after
//! it; then the first touched piece that can comply.

use crate::ending::Ends;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    Citation, PocketTwo, Policy, Regime, Topic, TouchAdjustAnnounce, TouchBoth, TouchCastlingIllegal,
    TouchReserve, TouchRuled,
};
use arbiter_mate::chess::{CastlingSide, Color, LegalMove, Piece, Role, Square};
use arbiter_notation::variants::{Asked, Drop, Legal};

use crate::answer::{Choice, DutyDecision, Limits, OptionId, Proposal, QuestionId};
use crate::castling::{self, Way, begins_with_rook, is_among, way};
use crate::cite::{add, cite_all, cites_by, is_carried};
use crate::{Answer, Question, Remedy, Ruling};

/// How a touch stands to the one before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TouchOrder {
    /// It came after it.
    #[default]
    After,
    /// Both at once.
    Together,
    /// Nobody knows which came first.
    Unknown,
}

/// A piece that was touched on purpose, where it stands in the position of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Touched {
    /// The square on which it stood.
    pub square: Square,
    /// The piece that was touched.
    pub piece: Piece,
    /// How it stands to the one touched before.
    pub order: TouchOrder,
    /// Whether the player had said before that he was about to castle.
    pub announced: bool,
}

/// What the pieces touched oblige to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub enum Duty {
    /// Every legal move is left.
    Free {
        /// The articles by which nobody is bound.
        cites: Vec<Citation>,
    },
    /// Only these are.
    Bound {
        /// The moves left.
        moves: Vec<Legal>,
        /// What must be done, as remedies.
        remedies: Vec<Remedy>,
        /// The articles that oblige.
        cites: Vec<Citation>,
    },
    /// A person decides.
    Ask(Question),
}

impl Duty {
    fn bound(moves: Vec<LegalMove>, remedy: Remedy, cites: Vec<Citation>) -> Self {
        Self::Bound {
            moves: moves.into_iter().map(Legal::Move).collect(),
            remedies: vec![remedy],
            cites,
        }
    }

    /// The answer that says it of a player.
    pub fn answer(self, player: Color) -> Answer {
        match self {
            Self::Free { cites } => Ruling::new(DutyDecision::NoObligation { player }, cites)
                .with(Remedy::AnyLegalMove)
                .into(),
            Self::Bound {
                moves,
                remedies,
                cites,
            } => {
                let moves = written(&moves);
                let decision = DutyDecision::Obligation { player, moves };
                Ruling::new(decision, cites).with_all(remedies).into()
            }
            Self::Ask(question) => question.about(player).into(),
        }
    }

    fn leaves_the_same(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Bound { moves: one, .. }, Self::Bound { moves: other, .. }) if one == other)
    }

    /// Whether this move complies; a question binds nobody yet.
    #[must_use]
    pub fn allows(&self, played: Asked) -> bool {
        match self {
            Self::Bound { moves, .. } => moves.iter().any(|one| is_among(*one, &[played])),
            Self::Free { .. } | Self::Ask(_) => true,
        }
    }
}

/// Legal moves as they are written.
#[must_use]
pub fn written<T: Copy + Into<Legal>>(moves: &[T]) -> Vec<Asked> {
    moves.iter().map(|one| (*one).into().named()).collect()
}

/// What the pieces touched this turn oblige the player who has the move to do.
///
/// A touched own piece must move and a touched piece of the opponent must be captured, the first that can; with both
/// colours touched the one takes the other, if that is legal; else nobody is bound. King and rook are castling.
/// Topics `touch.castling`, `touch.castling_illegal`, `touch.rook_first`, `touch.both`, `touch.own`,
/// `touch.opponent`, `touch.free`. `None` where nothing was touched or this rulebook has no such rule.
#[must_use]
pub fn duty(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    let touched = distinct(touched);
    if let Some(question) = order_unclear(player, &touched, legal, regime) {
        return Some(Duty::Ask(question));
    }
    in_order(player, &touched, legal, regime)
}

/// What men oblige to that the player has taken from what he has in hand, in the order in which he touched them: the first that can
/// be put on the board must be. Topics `touch.reserve`, `pocket.two`. `None` where nothing binds them.
#[must_use]
pub fn reserve(player: Color, touched: &[Role], legal: &[Legal], regime: &Regime) -> Option<Duty> {
    let binds = regime.touch_reserve();
    if binds != Some(TouchReserve::Binds) {
        return None;
    }
    let mut once: Vec<Role> = Vec::new();
    for role in touched.iter().filter(|role| can_drop(**role, legal)) {
        if !once.contains(role) {
            once.push(*role);
        }
    }
    let cites = || binds.by().to_vec();
    let Some((first, others)) = once.split_first() else {
        return Some(Duty::Free { cites: cites() });
    };
    let of = |roles: &[Role]| Duty::Bound {
        moves: drops_of(roles, legal),
        remedies: roles
            .iter()
            .map(|role| Remedy::MustDrop {
                piece: role.of(player),
            })
            .collect(),
        cites: cites(),
    };
    let one = of(&[*first]);
    let two = regime.pocket_two();
    match two.value() {
        _ if others.is_empty() => return Some(one),
        None | Some(PocketTwo::First) => return Some(one),
        Some(PocketTwo::Both) => return Some(of(&once)),
        Some(PocketTwo::Asked) => {}
    }
    let cites = cites_by(two.by(), regime, [Topic::TouchReserve]);
    let options = [
        Choice::new(OptionId::FirstThatCan).then(one.answer(player)),
        Choice::new(OptionId::BothBind).then(of(&once).answer(player)),
    ];
    let question = Question::new(QuestionId::Unsettled, options, cites);
    Some(Duty::Ask(
        question.proposing(Proposal::Choice(OptionId::FirstThatCan)),
    ))
}

fn can_drop(role: Role, legal: &[Legal]) -> bool {
    !drops_of(&[role], legal).is_empty()
}

fn drops_of(roles: &[Role], legal: &[Legal]) -> Vec<Legal> {
    let of = |one: &Legal| matches!(one, Legal::Drop(Drop { role, .. }) if roles.contains(role));
    legal.iter().copied().filter(of).collect()
}

/// Each piece once, where it was touched first.
fn distinct(touched: &[Touched]) -> Vec<Touched> {
    let mut once: Vec<Touched> = Vec::with_capacity(touched.len());
    for touch in touched {
        if !once.iter().any(|other| other.square == touch.square) {
            once.push(*touch);
        }
    }
    once
}

fn in_order(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    if touched.is_empty() {
        return None;
    }
    castling(player, touched, legal, regime)
        .or_else(|| both_colours(player, touched, legal, regime))
        .or_else(|| first_that_can(player, touched, legal, regime))
        .or_else(|| free(player, touched, regime))
}

/// `touch.order_unclear`: where it makes a difference, the arbiter may know better; else the own piece counts as
/// first.
fn order_unclear(
    player: Color,
    touched: &[Touched],
    legal: &[LegalMove],
    regime: &Regime,
) -> Option<Question> {
    let index = touched
        .iter()
        .position(|touch| touch.order == TouchOrder::Unknown)?;
    let earlier = index.checked_sub(1)?;
    if touched[index].piece.color == touched[earlier].piece.color {
        return None;
    }
    regime.touch_order_unclear().value()?;
    let mut own_first = touched.to_vec();
    own_first[index].order = TouchOrder::After;
    if own_first[earlier].piece.color != player {
        own_first.swap(earlier, index);
    }
    let mut opponent_first = own_first.clone();
    opponent_first.swap(earlier, index);
    let own = in_order(player, &own_first, legal, regime)?;
    let opponent = in_order(player, &opponent_first, legal, regime)?;
    if own.leaves_the_same(&opponent) {
        return None;
    }
    let cites = regime.touch_both().by().iter().cloned();
    let options = [
        Choice::new(OptionId::OwnFirst).then(own.clone().answer(player)),
        Choice::new(OptionId::OpponentFirst).then(opponent.answer(player)),
        Choice::new(OptionId::Unknown).then(own.answer(player)),
    ];
    let question = Question::new(QuestionId::TouchOrder, options, cites);
    Some(question.proposing(Proposal::Choice(OptionId::Unknown)))
}

/// King and rook touched, in either order or together, and nothing before them.
fn castling(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    let [first, second, ..] = touched else { return None };
    let is = |touch: &Touched, role| touch.piece == Piece { color: player, role };
    let together = second.order == TouchOrder::Together;
    if is(first, Role::King) && is(second, Role::Rook)
        || together && is(first, Role::Rook) && is(second, Role::King)
    {
        let (king, rook) = if is(first, Role::King) {
            (first, second)
        } else {
            (second, first)
        };
        return king_and_rook(player, [king.square, rook.square], together, legal, regime);
    }
    if is(first, Role::Rook) && is(second, Role::King) {
        return rook_then_king(player, touched, legal, regime);
    }
    None
}

fn side_of(king: Square, rook: Square) -> CastlingSide {
    if rook.file() > king.file() {
        CastlingSide::King
    } else {
        CastlingSide::Queen
    }
}

/// `touch.castling`: he must castle on that side; `touch.castling_illegal`: if he cannot, another move of the king,
/// castling on the other side too, and if there is none any legal move.
fn king_and_rook(
    player: Color,
    [king, rook]: [Square; 2],
    together: bool,
    legal: &[LegalMove],
    regime: &Regime,
) -> Option<Duty> {
    let side = side_of(king, rook);
    let castle = |one: &&LegalMove| one.castling() == Some(side) && one.rook_from() == Some(rook);
    if let Some(one) = legal.iter().find(castle) {
        let castling = regime.touch_castling().by();
        let carried = is_carried(regime, &[Topic::TouchCastling]);
        let duty = || Duty::bound(vec![*one], Remedy::MustCastle { side }, castling.to_vec());
        return carried.then(duty);
    }
    let illegal = regime.touch_castling_illegal();
    let policy = illegal.value()?;
    let by_rule = bound_to(king, legal, illegal.by().to_vec());
    if together && policy == TouchCastlingIllegal::OneAfterTheOther {
        let question = not_foreseen(player, [king, rook], by_rule, legal, regime);
        return Some(Duty::Ask(question));
    }
    Some(by_rule)
}

/// The piece on this square must move; if it cannot, any legal move.
fn bound_to(square: Square, legal: &[LegalMove], cites: Vec<Citation>) -> Duty {
    let moves: Vec<_> = legal.iter().copied().filter(|one| one.from() == square).collect();
    if moves.is_empty() {
        return Duty::Free { cites };
    }
    Duty::bound(moves, Remedy::MustMove { square }, cites)
}

/// The text speaks of one after the other only: by analogy the king, or by the general rule either piece.
fn not_foreseen(
    player: Color,
    pair: [Square; 2],
    analogy: Duty,
    legal: &[LegalMove],
    regime: &Regime,
) -> Question {
    let either = legal.iter().copied().filter(|one| pair.contains(&one.from()));
    let general = Duty::Bound {
        moves: either.map(Legal::Move).collect(),
        remedies: Vec::new(),
        cites: regime.touch_own().by().to_vec(),
    };
    let options = [
        Choice::new(OptionId::ByAnalogy).then(analogy.answer(player)),
        Choice::new(OptionId::FirstThatCan).then(general.answer(player)),
    ];
    let by = regime.touch_castling_illegal().by();
    let cites = cites_by(by, regime, [Topic::PrefaceAnalogy]);
    Question::new(QuestionId::Unsettled, options, cites)
}

/// `touch.rook_first`: castling on that side is not allowed on this move; the rest is the general rule.
fn rook_then_king(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    let exchange = exchange_from(touched[0].square, legal, regime);
    if let Some(one) = exchange.filter(|_| touched[0].announced) {
        return Some(exchanges(one, regime));
    }
    let lost = castling_gone(player, touched, legal, regime);
    match (exchange, lost) {
        (Some(one), Some(lost)) => Some(Duty::Ask(one_act_or_two(player, one, lost, regime))),
        (Some(one), None) => Some(exchanges(one, regime)),
        (None, lost) => lost,
    }
}

/// Castling by which this rook changes places with its king.
fn exchange_from(rook: Square, legal: &[LegalMove], regime: &Regime) -> Option<LegalMove> {
    let exchange =
        |one: &&LegalMove| way(**one) == Some(Way::Exchange) && begins_with_rook(**one, rook, regime);
    legal.iter().find(exchange).copied()
}

fn exchanges(one: LegalMove, regime: &Regime) -> Duty {
    let side = one.castling().unwrap_or(CastlingSide::King);
    Duty::bound(vec![one], Remedy::MustCastle { side }, castling::cites(regime))
}

/// Both are in the hand before either can be put down: one act, as castling by exchange is, or a rook touched before its
/// king, as the general article has it. The text does not say; whoever exchanges them has castled until it is decided.
fn one_act_or_two(player: Color, one: LegalMove, two: Duty, regime: &Regime) -> Question {
    let cites = cites_by(&castling::cites(regime), regime, [Topic::TouchRookFirst]);
    let options = [
        Choice::new(OptionId::OneAct).then(exchanges(one, regime).answer(player)),
        Choice::new(OptionId::RookFirst).then(two.answer(player)),
    ];
    let question = Question::new(QuestionId::Unsettled, options, cites).about(player);
    question.proposing(Proposal::Choice(OptionId::OneAct))
}

/// What is left without castling on the side of the rook that was touched first.
fn castling_gone(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    let rook_first = regime.touch_rook_first();
    rook_first.value()?;
    let side = side_of(touched[1].square, touched[0].square);
    let left: Vec<_> = legal
        .iter()
        .copied()
        .filter(|one| one.castling() != Some(side))
        .collect();
    let lost = Remedy::CastlingLost { player, side };
    let mut duty = first_that_can(player, touched, &left, regime)?;
    if let Duty::Bound { remedies, cites, .. } = &mut duty {
        remedies.push(lost);
        cites.splice(0..0, rook_first.by().iter().cloned());
    }
    Some(duty)
}

fn is_of_both(touched: &[Touched]) -> bool {
    touched
        .iter()
        .any(|touch| touch.piece.color != touched[0].piece.color)
}

/// Where the captured piece stands.
fn captures(one: LegalMove, square: Square) -> bool {
    let taken = if one.is_en_passant() {
        Square::new(one.to().file(), one.from().rank())
    } else {
        one.to()
    };
    one.castling().is_none() && taken == square
}

/// `touch.both`, first half: the one touched takes the other. Where the text speaks of one piece of each colour and
/// more were touched, the special and the general rule are both defensible, so a person chooses.
fn both_colours(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    let both = regime.touch_both();
    let policy = both.filter(|_| is_of_both(touched))?;
    let own = || touched.iter().filter(|touch| touch.piece.color == player);
    let theirs = || touched.iter().filter(|touch| touch.piece.color != player);
    let takes = |own: &Touched, their: &Touched| -> Vec<LegalMove> {
        let pair = |one: &LegalMove| one.from() == own.square && captures(*one, their.square);
        legal.iter().copied().filter(pair).collect()
    };
    let bound = |moves: Vec<LegalMove>, their: &Touched| {
        Duty::bound(
            moves,
            Remedy::MustCapture { square: their.square },
            both.by().to_vec(),
        )
    };
    if policy == TouchBoth::FirstOfEach || touched.len() == 2 {
        let (own, their) = (own().next()?, theirs().next()?);
        let moves = takes(own, their);
        return (!moves.is_empty()).then(|| bound(moves, their));
    }
    let pairs = own().flat_map(|own| theirs().map(move |their| (own, their)));
    let mut pairs = pairs.map(|(own, their)| (takes(own, their), their));
    let (moves, their) = pairs.find(|(moves, _)| !moves.is_empty())?;
    let special = bound(moves, their);
    let general = first_that_can(player, touched, legal, regime)?;
    if special.leaves_the_same(&general) {
        return Some(special);
    }
    let options = [
        Choice::new(OptionId::FirstTakesFirst).then(special.answer(player)),
        Choice::new(OptionId::FirstThatCan).then(general.answer(player)),
    ];
    let cites = [both.by(), regime.touch_own().by()].concat();
    Some(Duty::Ask(Question::new(QuestionId::Unsettled, options, cites)))
}

/// `touch.own`, `touch.opponent`, `touch.both` second half: the general rule. A piece that cannot comply is passed
/// over, and so is every piece about whose colour this rulebook says nothing.
fn first_that_can(player: Color, touched: &[Touched], legal: &[LegalMove], regime: &Regime) -> Option<Duty> {
    let both = regime.touch_both();
    let of_both = if is_of_both(touched) { both.by() } else { &[] };
    touched.iter().find_map(|touch| {
        let square = touch.square;
        let is_own = touch.piece.color == player;
        let binds = binding(is_own, regime)?;
        let complies = |one: &LegalMove| {
            if is_own {
                one.from() == square || begins_with_rook(*one, square, regime)
            } else {
                captures(*one, square)
            }
        };
        let moves: Vec<_> = legal.iter().copied().filter(complies).collect();
        let remedy = if is_own {
            Remedy::MustMove { square }
        } else {
            Remedy::MustCapture { square }
        };
        let mut by = [of_both, binds].concat();
        if moves.iter().any(|one| one.rook_from() == Some(square)) {
            add(&mut by, castling::cites(regime));
        }
        (!moves.is_empty()).then(|| Duty::bound(moves, remedy, by))
    })
}

/// `touch.own`, `touch.opponent`: the articles by which such a touch binds; `None` where nothing says that it does.
fn binding(own: bool, regime: &Regime) -> Option<&[Citation]> {
    let (mine, theirs) = (regime.touch_own(), regime.touch_opponent());
    let (binds, by) = if own {
        (mine.is_some(), mine.by())
    } else {
        (theirs.is_some(), theirs.by())
    };
    binds.then_some(by)
}

/// `touch.free`: none of them can comply. Nothing follows where the rulebook is silent about every piece touched.
fn free(player: Color, touched: &[Touched], regime: &Regime) -> Option<Duty> {
    let spoken_of = |touch: &Touched| binding(touch.piece.color == player, regime).is_some();
    let cites = regime.cites(Topic::TouchFree).to_vec();
    touched.iter().any(spoken_of).then_some(Duty::Free { cites })
}

/// `touch.ruled`: nothing is said of a touch where the arbiter waits to be asked; `None` where he does not.
#[must_use]
pub fn on_request(regime: &Regime) -> Option<Answer> {
    let ruled = regime.touch_ruled();
    let waits = ruled == Some(TouchRuled::OnRequest);
    waits.then(|| Ruling::silence(ruled.by().iter().cloned()).into())
}

/// A touch that binds nobody: by accident, while adjusting, or without having the move.
pub fn no_obligation(player: Color, cites: impl IntoIterator<Item = Citation>) -> Ruling {
    Ruling::new(DutyDecision::NoObligation { player }, cites)
}

/// `touch.scope`: whether the touch was meant is the arbiter's to say, by the edition's own words.
#[must_use]
pub fn how(player: Color, if_meant: Option<Duty>, regime: &Regime) -> Option<Question> {
    let scope = regime.touch_scope();
    let wording = scope.map(|scope| scope.word().to_string());
    wording.as_ref()?;
    let cites = || scope.by().iter().cloned();
    let deliberate = Choice::new(OptionId::Deliberate).then_all(if_meant.map(|duty| duty.answer(player)));
    let accidental = Choice::new(OptionId::Accidental).then(no_obligation(player, cites()));
    let announce = regime.touch_adjust_announce();
    let silent = announce == Some(TouchAdjustAnnounce::NotNeeded);
    let adjusting = silent.then(|| {
        let free = no_obligation(player, announce.by().iter().cloned());
        Choice::new(OptionId::Adjusting).then(free)
    });
    let options = [deliberate, accidental].into_iter().chain(adjusting);
    let question = Question::new(QuestionId::TouchedHow, options, cites());
    Some(question.about(player).within(Limits {
        wording,
        ..Limits::default()
    }))
}

/// He has done what his touch obliged him to.
pub fn complied(regime: &Regime) -> Answer {
    Ruling::no_offence(regime.touch_own().by().iter().cloned()).into()
}

/// Why a touch binds nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unbound {
    /// He puts pieces straight, and says so where he must.
    Adjusting,
    /// It was by accident.
    Accidental,
    /// He has not the move.
    NotOnMove,
}

/// A touch that binds nobody, with the articles by which it does not.
pub fn unbound(player: Color, why: Unbound, regime: &Regime) -> Answer {
    let topics: &[Topic] = match why {
        Unbound::Adjusting => &[Topic::TouchAdjust],
        Unbound::Accidental => &[Topic::TouchScope, Topic::TouchOwn],
        Unbound::NotOnMove => &[
            Topic::MoveHasTheMove,
            Topic::TouchAdjust,
            Topic::TouchOwn,
            Topic::MoveReleased,
        ],
    };
    no_obligation(player, cite_all(regime, topics.iter().copied())).into()
}

/// A move breaks the duty of what was touched before it: it is undone, and the duty holds. Where it had ended the game on
/// the board, by a move that may not end it, the article on that end is cited too.
#[must_use]
pub fn breached(player: Color, duty: Duty, end: Option<Ends>, ply: u32, regime: &Regime) -> Vec<Answer> {
    let by = match &duty {
        Duty::Bound { cites, .. } => cites.as_slice(),
        _ => &[],
    };
    let cites = cites_by(by, regime, end.map(Ends::topic));
    vec![Ruling::restored(ply, cites).into(), duty.answer(player)]
}
