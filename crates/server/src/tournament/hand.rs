//! A round by hand: two exchange their seats, or pairs are typed. What that breaks is said by name before anybody saves it.

use std::collections::BTreeSet;

use arbiter_hall::event::act::{Act, Answer, Colours, Kind, Repair, decide};
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::{Board, Layout, RoundState};
use arbiter_lang::Args;
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::asked::{Done, Said};
use super::bar::Bar;
use super::reader::AtDesk;
use super::rows::warnings;
use super::seen::{Person, Seat, Seen};
use crate::digits::latin;
use crate::frame::Frame;

/// What has been changed so far and is not saved: pairs as they are typed, and who was tapped.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    round: Option<u16>,
    pairs: String,
    /// Who was tapped first, and who now.
    held: Option<u32>,
    tap: Option<u32>,
    done: Option<Done>,
}

/// A board as it would be.
struct Row {
    seat: Seat,
    changed: bool,
    /// Whether nothing has happened on it yet.
    free: bool,
    /// The act by which they sat the other way round.
    turn: Option<String>,
}

impl Row {
    const fn people(&self) -> [&Person; 2] {
        [&self.seat.white, &self.seat.black]
    }
}

/// What is changed, once it can be saved.
struct Change {
    act: String,
    /// What it breaks and what follows.
    told: Vec<String>,
}

#[derive(Template)]
#[template(path = "tournament/hand.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    back: String,
    round: u16,
    rows: Vec<Row>,
    bye: Option<Person>,
    pairs: String,
    held: Option<Person>,
    change: Option<Change>,
    wrong: Option<String>,
    repairs: bool,
}

/// Two who meet, White first; nobody stands for the bye.
type Pairs = Vec<(Option<EntrantId>, Option<EntrantId>)>;

/// `/arbiter/{event}/hand`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let newest = seen.newest();
    let number = Round(asked.round.unwrap_or(newest.0));
    let Some(round) = seen
        .round(number)
        .filter(|round| round.round == newest && !seen.state.of_teams())
    else {
        let empty = Empty {
            bar: Bar::of(&frame, &seen, "round"),
            frame: &frame,
        };
        return frame.page(StatusCode::NOT_FOUND, &empty);
    };
    let page = Page::of(&frame, &seen, round, &asked);
    let status = if page.wrong.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    frame.page(status, &page)
}

#[derive(Template)]
#[template(path = "tournament/hand_none.html")]
struct Empty<'a> {
    frame: &'a Frame,
    bar: Bar,
}

impl<'a> Page<'a> {
    fn of(frame: &'a Frame, seen: &Seen, round: &RoundState, asked: &Asked) -> Self {
        let number = round.round;
        let stands = as_seated(round);
        let (pairs, held, wrong) = match wanted(frame, seen, &stands, asked) {
            Ok((pairs, held)) => (pairs, held, None),
            Err(why) => (asked.pairs.clone(), None, Some(why)),
        };
        let (layout, change, wrong) = match planned(frame, seen, &stands, number, &pairs) {
            Ok((layout, change)) if wrong.is_none() => (layout, change, None),
            Ok(_) => (round.layout().clone(), None, wrong),
            Err(why) => (round.layout().clone(), None, wrong.or(Some(why))),
        };
        let was: BTreeSet<_> = stands
            .boards
            .iter()
            .map(|one| (one.board, one.white, one.black))
            .collect();
        let row = |board: &Board| {
            let seat = seen.seat(frame.lang(), number, board);
            let running = seat.running().is_some();
            let changed = !was.contains(&(board.board, seat.white.id, seat.black.id));
            let turn = Act::from(Colours {
                round: number,
                board: board.board,
            });
            let turns = change.is_none() && !running && seen.may(Kind::Colours);
            Row {
                changed,
                free: seat.score.is_none() && !running,
                turn: turns.then(|| serde_json::to_string(&turn).unwrap_or_default()),
                seat,
            }
        };
        Self {
            bar: Bar::of(frame, seen, "round"),
            said: Said::of(frame, seen, asked.done),
            here: format!("{}?round={}", seen.desk("hand"), number.0),
            back: format!("{}?round={}", seen.desk("round"), number.0),
            round: number.0,
            rows: layout.boards.iter().map(row).collect(),
            bye: layout.bye.map(|id| seen.person(id)),
            held: held.map(|id| seen.person(id)),
            repairs: seen.may(Kind::Repair),
            pairs,
            change,
            wrong,
            frame,
        }
    }
}

impl Page<'_> {
    fn holds(&self, who: &Person) -> bool {
        self.held.as_ref().is_some_and(|held| held.id == who.id)
    }

    /// What is often the reason.
    fn reasons(&self) -> Vec<String> {
        let words = ["absent", "fellows", "wish", "typed"];
        words
            .map(|why| self.frame.word("tour-hand-because", "why", why))
            .to_vec()
    }
}

/// The boards of a round with White and Black as they sit.
fn as_seated(round: &RoundState) -> Layout {
    let mut layout = round.layout().clone();
    for board in &mut layout.boards {
        (board.white, board.black) = round.seats(board);
    }
    layout
}

/// The pairs that are wanted, as they are typed, and who is held: a second tap exchanges the two.
fn wanted(
    frame: &Frame,
    seen: &Seen,
    stands: &Layout,
    asked: &Asked,
) -> Result<(String, Option<EntrantId>), String> {
    let known = |id: Option<u32>| {
        let id = id.map(EntrantId);
        id.filter(|id| seen.state.entrants.contains_key(id))
    };
    let (held, tap) = (known(asked.held), known(asked.tap));
    match (held, tap) {
        (Some(one), Some(two)) if one == two => Ok((asked.pairs.clone(), None)),
        (Some(one), Some(two)) => {
            let pairs = read(frame, seen, &asked.pairs)?;
            let mut layout = laid_out(stands, &whole(stands, pairs));
            exchange(&mut layout, one, two);
            Ok((difference(seen, stands, &layout), None))
        }
        (one, two) => Ok((asked.pairs.clone(), two.or(one))),
    }
}

/// Pairs of starting ranks as an arbiter types them: `3-9 4-11`, White first, 0 for the bye.
fn read(frame: &Frame, seen: &Seen, text: &str) -> Result<Pairs, String> {
    let bad = |word: &str| {
        frame
            .lang()
            .text("tour-hand-typed", &Args::new().text("found", word))
    };
    let one = |word: &str, number: &str| match number.trim().parse::<u16>() {
        Ok(0) => Ok(None),
        Ok(rank) => seen
            .counted
            .numbers
            .entrant(rank)
            .map(Some)
            .ok_or_else(|| bad(word)),
        Err(_) => Err(bad(word)),
    };
    let plain = latin(text);
    let words = plain.split(|sign: char| sign.is_whitespace() || sign == ',' || sign == '،');
    words
        .filter(|word| !word.is_empty())
        .map(|word| {
            let (white, black) = word.split_once(['-', '–', ':']).ok_or_else(|| bad(word))?;
            match (one(word, white)?, one(word, black)?) {
                (None, None) => Err(bad(word)),
                pair => Ok(pair),
            }
        })
        .collect()
}

/// The same pairs, and the pair of two whom they leave alone: each keeps the colour that he had, where that goes.
fn whole(stands: &Layout, mut pairs: Pairs) -> Pairs {
    let named: BTreeSet<EntrantId> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).flatten().collect();
    let free_bye = pairs.iter().any(|pair| pair.0.is_none() || pair.1.is_none());
    let mut alone: Vec<(EntrantId, bool)> = Vec::new();
    for board in &stands.boards {
        let here = [(board.white, true), (board.black, false)];
        let (in_it, out): (Vec<_>, Vec<_>) = here.into_iter().partition(|one| named.contains(&one.0));
        if !in_it.is_empty() {
            alone.extend(out);
        }
    }
    alone.extend(
        stands
            .bye
            .filter(|bye| free_bye && !named.contains(bye))
            .map(|bye| (bye, false)),
    );
    if let [(one, white), (two, _)] = alone[..] {
        let (white, black) = if white { (one, two) } else { (two, one) };
        pairs.push((Some(white), Some(black)));
    }
    pairs
}

/// A layout with these pairs in the place of whoever is named in them, board by board.
fn laid_out(stands: &Layout, pairs: &Pairs) -> Layout {
    let mut layout = stands.clone();
    let named: BTreeSet<EntrantId> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).flatten().collect();
    let mut met = pairs.iter().filter_map(|pair| pair.0.zip(pair.1));
    for board in &mut layout.boards {
        if named.contains(&board.white) || named.contains(&board.black) {
            (board.white, board.black) = met.next().unwrap_or((board.white, board.black));
        }
    }
    let bye = pairs.iter().find(|pair| pair.0.is_none() || pair.1.is_none());
    layout.bye = bye.map_or(layout.bye, |pair| pair.0.or(pair.1));
    layout
}

fn exchange(layout: &mut Layout, one: EntrantId, two: EntrantId) {
    let other = |id: EntrantId| match id {
        id if id == one => two,
        id if id == two => one,
        id => id,
    };
    for board in &mut layout.boards {
        (board.white, board.black) = (other(board.white), other(board.black));
    }
    layout.bye = layout.bye.map(other);
}

/// The boards that are not as they stand, as they are typed.
fn difference(seen: &Seen, stands: &Layout, layout: &Layout) -> String {
    let rank = |id: EntrantId| seen.counted.numbers.rank(id);
    let boards = stands.boards.iter().zip(&layout.boards);
    let mut words: Vec<String> = boards
        .filter(|(old, new)| old != new)
        .map(|(_, new)| format!("{}-{}", rank(new.white), rank(new.black)))
        .collect();
    if layout.bye != stands.bye {
        words.extend(layout.bye.map(|bye| format!("{}-0", rank(bye))));
    }
    words.join(" ")
}

/// What comes of the pairs, with the rules that they break; or why they cannot be.
fn planned(
    frame: &Frame,
    seen: &Seen,
    stands: &Layout,
    round: Round,
    pairs: &str,
) -> Result<(Layout, Option<Change>), String> {
    let pairs = whole(stands, read(frame, seen, pairs)?);
    if pairs.is_empty() {
        return Ok((
            seen.round(round)
                .map(RoundState::layout)
                .cloned()
                .unwrap_or_default(),
            None,
        ));
    }
    let byes: Vec<EntrantId> = pairs
        .iter()
        .filter(|pair| pair.0.is_none() || pair.1.is_none())
        .filter_map(|pair| pair.0.or(pair.1))
        .collect();
    let act = Act::from(Repair {
        round,
        boards: pairs.iter().filter_map(|pair| pair.0.zip(pair.1)).collect(),
        bye: byes.first().copied(),
        reason: None,
    });
    let words = frame.lang().tournament(&seen.state);
    let entry = decide(&seen.state, &act).map_err(|why| words.refusal(&why))?;
    let mut told: Vec<String> = entry
        .notices()
        .map(|notice| words.broken(notice).unwrap_or_else(|| words.notice(notice)))
        .collect();
    let found = entry.answers.into_iter().find_map(|answer| match answer {
        Answer::Paired { layout } => Some(layout),
        _ => None,
    });
    let layout = found.unwrap_or_default();
    let old = seen
        .round(round)
        .map(|one| one.layout().boards.clone())
        .unwrap_or_default();
    let changed = layout.boards.iter().filter(|board| !old.contains(board));
    let seats: Vec<Seat> = changed
        .map(|board| seen.seat(frame.lang(), round, board))
        .collect();
    told.extend(warnings(frame, &seats));
    let act = serde_json::to_string(&act).unwrap_or_default();
    Ok((layout, Some(Change { act, told })))
}

/// The rules that a round breaks which a person has paired or changed; none where the rules paired it.
pub fn broken(frame: &Frame, seen: &Seen, round: Round) -> Vec<String> {
    let by_hand = |round: &&RoundState| round.rules.is_none() || round.layouts.all().count() > 1;
    let Some(found) = seen.round(round).filter(by_hand) else {
        return Vec::new();
    };
    let stands = as_seated(found);
    let act = Act::from(Repair {
        round,
        boards: stands
            .boards
            .iter()
            .map(|board| (board.white, board.black))
            .collect(),
        bye: stands.bye,
        reason: None,
    });
    let words = frame.lang().tournament(&seen.state);
    let entry = decide(&seen.state, &act);
    entry.map_or_else(
        |_| Vec::new(),
        |entry| entry.notices().filter_map(|one| words.broken(one)).collect(),
    )
}
