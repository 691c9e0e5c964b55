//! An event as it stands, as JSON: what the command line, the HTTP interface and the screens show.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::funds;
use crate::history::summed;
use crate::number::Round;
use crate::regulations::{Item, article};
use crate::state::{Play, Report, RoundState, Stage, State, Waiting, without_open_games};

/// Whose eyes an event is shown to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// Those who keep it: drafts too.
    Keepers,
    /// Everybody: what is public.
    Everybody,
}

impl Eyes {
    /// Whether a round is shown to them.
    #[must_use]
    pub fn see(self, round: &RoundState) -> bool {
        self == Self::Keepers || round.stage() != Stage::Draft
    }

    /// The event without the rounds that are not shown to them.
    #[must_use]
    pub fn seen(self, state: &State) -> Cow<'_, State> {
        let newest = usize::from(self.newest(state).0);
        if newest >= state.rounds.len() {
            return Cow::Borrowed(state);
        }
        let mut seen = state.clone();
        seen.rounds.truncate(newest);
        Cow::Owned(seen)
    }

    /// The newest round that is shown to them; 0 where none is.
    #[must_use]
    pub fn newest(self, state: &State) -> Round {
        let newest = state.rounds.iter().rfind(|round| self.see(round));
        newest.map_or(Round(0), |round| round.round)
    }
}

/// `{rulebook, control, mode, results}`; null is what nobody has said.
#[must_use]
pub fn played(play: &Play) -> Value {
    json!({ "rulebook": play.rulebook, "control": play.control, "mode": play.mode, "results": play.results })
}

/// `{event, system, fide_mode, rounds, round, version, entrants, boards, questions, invitation, play, prizes}`. White and Black are ids, results as typed.
/// `now` (RFC 3339) says of whoever alone reported a result whether he has waited long enough for the arbiter to be asked.
///
/// ```
/// use arbiter_event::{show::{Eyes, show}, state::State};
/// use arbiter_reports::trf;
/// let event = trf::read(b"012 Cup\n142 3\n001    1      One\n").unwrap().event;
/// let shown = show(&State::from_report(&event), Eyes::Everybody, None);
/// assert_eq!((shown["event"].as_str(), shown["entrants"][0]["rank"].as_u64()), (Some("Cup"), Some(1)));
/// ```
#[must_use]
pub fn show(state: &State, eyes: Eyes, now: Option<&str>) -> Value {
    // A draft is no more to be seen in points and places than on its boards.
    let seen = eyes.seen(state);
    let settled = without_open_games(&seen.sheet());
    let next = Round(seen.paired().0 + 1);
    let entrant = |(rank, id): (crate::number::StartingRank, crate::number::EntrantId)| {
        let one = state.entrants.get(&id)?;
        let form = one.form();
        let player = settled.player(rank.0)?;
        let points = summed(&settled, player, player.rounds.len());
        let mut shown = json!({
            "id": id, "rank": rank, "name": form.name.trim(), "rating": form.rating, "club": form.club.trim(),
            "status": one.status(next).name(), "from": one.from(), "points": points.to_string(),
        });
        if let Some(rating) = form.national_rating {
            shown["national_rating"] = json!(rating);
        }
        Some(shown)
    };
    let numbers = state.numbers();
    let entrants: Vec<Value> = numbers.in_order().filter_map(entrant).collect();
    let mut boards = Vec::new();
    for round in state.rounds.iter().filter(|round| eyes.see(round)) {
        for board in &round.layout().boards {
            let (white, black) = round.seats(board);
            let scored = round.result(board.board);
            let game = round.facts(board.board).and_then(|facts| facts.live());
            let live = scored.and_then(|scored| scored.live.as_deref());
            let score = live.map(|live| [live.score.0.to_string(), live.score.1.to_string()]);
            let reported = |one: &Report| json!({ "entrant": one.entrant, "result": one.result.to_string() });
            let reported: Vec<Value> = round.reports(board).iter().map(reported).collect();
            boards.push(json!({
                "round": round.round, "board": board.board, "white": white, "black": black,
                "result": scored.map(|scored| scored.result.to_string()),
                "source": scored.map(|scored| scored.source.name()), "game": game,
                "score": score, "reason": live.map(|live| &live.reason), "articles": live.map(|live| &live.cites),
                "reported": reported,
            }));
        }
    }
    let question = |one: &crate::questions::Question| json!({"seq": state.number_of(one), "tag": one.key, "options": one.answers.to_string(), "default": one.default});
    let mut questions: Vec<Value> = state.unsettled().iter().map(question).collect();
    if eyes == Eyes::Keepers {
        questions.extend(state.waiting(now).iter().map(Waiting::json));
    }
    let invitation =
        |item: &Item| json!({"item": item, "article": article(item.topic()), "value": state.invited(*item)});
    let invitation: Vec<Value> = Item::ALL.iter().map(invitation).collect();
    json!({
        "event": state.about.name.last(), "system": state.terms.system, "fide_mode": state.fide_mode(),
        "rounds": state.all_rounds(), "round": eyes.newest(state), "version": state.history.last().map_or(0, |made| made.seq.0),
        "entrants": entrants, "boards": boards, "questions": questions,
        "invitation": invitation, "play": played(&state.play.now()), "prizes": funds::json(&seen),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::{Act, Announce, Draw, Enter, Method, Pair, decide, evolve};

    #[test]
    fn points_of_a_draft_are_seen_by_those_who_pair_alone() {
        let mut state = State::default();
        let enter = |place: u16| Enter::rated(&format!("P{place}"), Some(2000 - place)).into();
        let acts = [Act::from(Announce::new("Club", 3))]
            .into_iter()
            .chain((0..5).map(enter))
            .chain([
                Draw::by_lots(Method::Strength, "x").into(),
                Pair::by_rules(Round(1)).into(),
            ]);
        for act in acts {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        let points = |eyes: Eyes| {
            let shown = show(&state, eyes, None);
            let entrants = shown["entrants"].as_array().unwrap().clone();
            let mut points: Vec<String> = entrants
                .iter()
                .map(|one| one["points"].as_str().unwrap().to_owned())
                .collect();
            points.sort_unstable();
            points
        };
        assert_eq!(points(Eyes::Everybody), ["0"; 5]);
        assert_eq!(points(Eyes::Keepers), ["0", "0", "0", "0", "1"]);
    }
}
