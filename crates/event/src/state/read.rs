//! A state made of a report file: for going on with an event that another program began.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Abnormal, Board, Entrant, Facts, Forbidden, Layout, Match, Odd, Presence, Ranking, RoundState, Scored,
    Source, State, Team,
};
use crate::boards::{boards, matches};
use crate::model::Event;
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::state::act::{ByeKind, Draw, EntryForm, Outcome};
use crate::team::{Fixture, teams, told_bye, told_order};
use arbiter_pairing::{Cell, Color, Mark};

/// Facts of a report file were there before the first entry.
const BEFORE: Seq = Seq(0);

/// Records that a state keeps in fields of its own.
const OWN: [&str; 8] = ["012", "082", "310", "013", "300", "320", "062", "072"];

/// Texts that can be amended.
const TEXTS: [&str; 13] = [
    "022", "032", "042", "052", "092", "102", "112", "122", "172", "222", "352", "362", "132",
];

impl State {
    /// The state of an event as its report file has it. What no field can hold is kept word for word, so that the sheet of this
    /// state is the event that was read. Comments are kept and mean nothing.
    ///
    /// ```
    /// use arbiter_event::state::State;
    /// use arbiter_reports::trf;
    /// let file = b"012 Cup\n142 3\n001    1      One\n001    2      Two\n";
    /// let event = trf::read(file).unwrap().event;
    /// assert_eq!(State::from_report(&event).sheet(), event);
    /// ```
    #[must_use]
    pub fn from_report(event: &Event) -> Self {
        let mut state = Self::default();
        about(event, &mut state);
        entrants(event, &mut state);
        let own = of_teams(event, &mut state);
        terms(event, &mut state);
        if !state.of_teams() {
            // Other programs pair teams their own ways: what they say of matches stays as it is.
            let matches = event
                .kept
                .iter()
                .filter(|kept| matches!(kept.code.as_str(), "300" | "320"));
            state.about.foreign.extend(matches.cloned().map(Into::into));
        }
        for round in 1..=event.paired_rounds() {
            let paired = round_of(event, &state, round);
            state.rounds.push(paired);
        }
        wishes(event, &mut state, own);
        state
    }
}

fn about(event: &Event, state: &mut State) {
    for kept in &event.kept {
        let code = kept.code.as_str();
        match code {
            "012" if state.about.name.is_empty() => state.about.name.tell(BEFORE, kept.text.clone()),
            _ if TEXTS.contains(&code) => {
                state
                    .about
                    .records
                    .tell(BEFORE, (kept.code.clone(), kept.text.clone()));
            }
            _ if OWN.contains(&code) => {}
            _ => state.about.foreign.push(kept.clone().into()),
        }
    }
}

fn entrants(event: &Event, state: &mut State) {
    let mut told = Vec::new();
    for (id, player) in (1..).map(EntrantId).zip(&event.players) {
        let mut entrant = Entrant {
            id,
            entered: BEFORE,
            forms: Facts::default(),
            presence: Facts::default(),
            documents: Facts::default(),
            national: player.national.clone(),
            groups: Vec::new(),
            fit: None,
        };
        entrant.forms.tell(BEFORE, EntryForm::as_written(player));
        state.entrants.insert(id, entrant);
        told.push((id, player.number));
    }
    state.given.entrants = u32::try_from(told.len()).unwrap_or(u32::MAX);
    state.ranks.tell(BEFORE, Ranking::Told(told));
}

/// Teams with their players; whether the file has any.
fn of_teams(event: &Event, state: &mut State) -> bool {
    let numbers = state.numbers();
    let mut order = Vec::new();
    for (id, team) in (1..).map(TeamId).zip(teams(event)) {
        let mut made = Team {
            id,
            named: BEFORE,
            name: team.name.clone(),
            members: Facts::default(),
            strength: Facts::default(),
            orders: Facts::default(),
            away: Facts::default(),
            left: Facts::default(),
        };
        let members = team.members.iter().filter_map(|rank| numbers.entrant(*rank));
        made.members.tell(BEFORE, members.collect());
        made.strength.tell(BEFORE, team.strength);
        state.teams.insert(id, made);
        order.push(id);
    }
    state.given.teams = u32::try_from(order.len()).unwrap_or(u32::MAX);
    let any = !order.is_empty();
    if any {
        state.team_ranks.tell(BEFORE, order);
    }
    any
}

fn terms(event: &Event, state: &mut State) {
    let terms = &mut state.terms;
    terms.system.clone_from(&event.system);
    terms.points = event.points;
    if let Some(rounds) = event.rounds {
        terms.rounds.tell(BEFORE, rounds);
    }
    if !event.tiebreaks.is_empty() {
        terms.tiebreaks.tell(BEFORE, event.tiebreaks.clone());
    }
    terms.virtual_points.clone_from(&event.virtual_points);
    if event.initial_color.is_some() {
        let colour = event.initial_color;
        let draw = Draw::by_hand(Vec::new(), colour);
        let groups = Vec::new();
        state
            .lots
            .drawn
            .tell(BEFORE, super::Drawn { draw, colour, groups });
    }
}

fn round_of(event: &Event, state: &State, round: usize) -> RoundState {
    let numbers = state.numbers();
    let id = |rank: u16| numbers.entrant(rank).unwrap_or_default();
    let number = Round(u16::try_from(round).unwrap_or(u16::MAX));
    let mut layout = Layout::default();
    let mut results = BTreeMap::new();
    let mut seated = BTreeSet::new();
    let fixtures = if state.of_teams() {
        matches(event, round)
    } else {
        Vec::new()
    };
    let places = in_matches(&fixtures, state.boards_of_a_match());
    for (place, (white, black)) in (1..).zip(boards(event, round)) {
        let Some((one, two)) = fits(event, round, white, black) else {
            continue;
        };
        let (board, of_match) = places.get(&(white, black)).copied().unwrap_or((place, None));
        let board = BoardNumber(board);
        let (white, black) = (id(white), id(black));
        seated.extend([white, black]);
        layout.boards.push(Board {
            board,
            white,
            black,
            of_match,
            result: None,
        });
        let result = Outcome {
            white: one.mark,
            black: two.mark,
        };
        results.insert(board, result);
    }
    for fixture in &fixtures {
        let teams = state.team_numbers();
        let team = |number: u16| teams.team(number).unwrap_or_default();
        let (first, second) = (team(fixture.first), team(fixture.second));
        let order = |number: u16| {
            told_order(event, round, number)
                .into_iter()
                .map(|rank| numbers.entrant(rank))
                .collect()
        };
        let orders: (Vec<_>, Vec<_>) = (order(fixture.first), order(fixture.second));
        let any = !orders.0.is_empty() || !orders.1.is_empty();
        layout.matches.push(Match {
            first,
            second,
            orders: any.then_some(orders),
        });
    }
    if !fixtures.is_empty() {
        layout.team_bye = told_bye(event, round).and_then(|number| state.team_numbers().team(number));
    }
    for player in &event.players {
        let who = id(player.number);
        if !seated.contains(&who) {
            told(&mut layout, who, player.round(round), id);
        }
    }
    let mut state = RoundState {
        round: number,
        paired: BEFORE,
        known: BEFORE,
        rules: Some(String::new()),
        reason: None,
        breaks: Vec::new(),
        stage: Facts::default(),
        layouts: Facts::default(),
        boards: BTreeMap::new(),
    };
    state.layouts.tell(BEFORE, layout);
    for (board, result) in results {
        let facts = state.boards.entry(board).or_default();
        if !result.open() {
            let scored = Scored {
                result,
                source: Source::Typed,
                excused: None,
                comment: None,
                live: None,
            };
            facts.results.tell(BEFORE, scored);
        }
    }
    state
}

/// The number of a board; of teams, the match and its board as well.
type Place = (u16, Option<(u16, u16)>);

/// The board number, the match and its board of each game of teams.
fn in_matches(fixtures: &[Fixture], width: usize) -> BTreeMap<(u16, u16), Place> {
    let short = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let mut places = BTreeMap::new();
    for (place, fixture) in fixtures.iter().enumerate() {
        for (board, game) in (1..).zip(&fixture.games) {
            let number = short(place * width + board);
            places.insert(*game, (number, Some((short(place + 1), short(board)))));
        }
    }
    places
}

/// The cells of a game that a board can hold: each names the other, with the other colour.
fn fits(event: &Event, round: usize, white: u16, black: u16) -> Option<(Cell, Cell)> {
    let cell = |rank: u16| event.player(rank).and_then(|player| player.round(round));
    let (one, two) = (cell(white)?, cell(black)?);
    let each_other = one.opponent == black && two.opponent == white;
    let colours = one.color == Some(Color::White) && two.color == Some(Color::Black);
    let both_open = (one.mark == Mark::Open) == (two.mark == Mark::Open);
    (each_other && colours && both_open).then_some((one, two))
}

/// Somebody who is on no board.
fn told(layout: &mut Layout, who: EntrantId, cell: Option<Cell>, id: impl Fn(u16) -> EntrantId) {
    match cell {
        Some(Cell {
            opponent: 0,
            color: None,
            mark,
        }) if mark == Mark::PairingBye && layout.bye.is_none() && layout.matches.is_empty() => {
            layout.bye = Some(who);
        }
        Some(Cell {
            opponent: 0,
            color: None,
            mark,
        }) => layout.away.push((who, mark.sign())),
        Some(Cell {
            opponent,
            color,
            mark,
        }) => layout.odd.push(Odd {
            entrant: who,
            opponent: (opponent != 0).then(|| id(opponent)),
            colour: color,
            sign: Some(mark.sign()),
        }),
        None => layout.odd.push(Odd {
            entrant: who,
            opponent: None,
            colour: None,
            sign: None,
        }),
    }
}

/// What was asked for and decided beforehand; numbers of teams where the file is one of teams.
fn wishes(event: &Event, state: &mut State, of_teams: bool) {
    let (numbers, teams) = (state.numbers(), state.team_numbers());
    let paired = of_teams && state.of_teams();
    let who = |numbers_of: &[u16]| -> Vec<u32> {
        let one = |number: &u16| {
            if paired {
                teams.team(*number).map(|id| id.0)
            } else {
                numbers.entrant(*number).map(|id| id.0)
            }
        };
        numbers_of.iter().filter_map(one).collect()
    };
    for pairs in &event.forbidden {
        let rounds = (Round(pairs.rounds.0), Round(pairs.rounds.1));
        state.forbidden.tell(
            BEFORE,
            Forbidden {
                who: who(&pairs.numbers),
                rounds,
                lifted: false,
            },
        );
    }
    for one in &event.abnormal {
        state.terms.abnormal.push(Abnormal {
            mark: one.mark.map(Mark::sign),
            match_points: one.match_points.clone(),
            points: one.points,
            round: Round(one.round),
            who: who(&one.numbers),
        });
    }
    for bye in &event.byes {
        let round = Round(bye.round);
        for id in who(&bye.numbers) {
            if paired {
                if let Some(team) = state.teams.get_mut(&TeamId(id)) {
                    team.away.tell(BEFORE, (round, bye.mark.sign()));
                }
            } else if let Some(entrant) = state.entrants.get_mut(&EntrantId(id)) {
                let kind = match bye.mark {
                    Mark::HalfBye => ByeKind::Half,
                    Mark::FullBye => ByeKind::Full,
                    _ => ByeKind::Zero,
                };
                entrant.presence.tell(BEFORE, Presence::Bye(round, kind));
            }
        }
    }
}
