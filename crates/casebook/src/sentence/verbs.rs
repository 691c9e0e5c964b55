//! The verbs of sentences: one row an act, with the places of its fields.

/// How an act is said.
#[derive(Debug, Clone, Copy)]
pub struct Verb {
    /// The value of `do`.
    pub tag: &'static str,
    /// The words after the one who acts.
    pub said: &'static str,
    places: &'static str,
}

/// A place for the value of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The word before it; empty where there is none.
    pub after: &'static str,
    /// The field.
    pub field: &'static str,
    /// Whether it takes all the words that follow, as a list.
    pub rest: bool,
}

impl Verb {
    /// What may follow, in this order: `field`, `word=field`, or `..field` for a list of words.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.places.split_whitespace().map(|place| {
            let (after, field) = place.split_once('=').unwrap_or(("", place));
            let list = field.strip_prefix("..");
            Place {
                after,
                field: list.unwrap_or(field),
                rest: list.is_some(),
            }
        })
    }
}

macro_rules! verbs {
    ($($tag:literal: $said:literal, $places:literal;)+) => {
        /// Every verb. The first of an act is the one that is written.
        pub const VERBS: &[Verb] = &[$(Verb { tag: $tag, said: $said, places: $places },)+];
    };
}

verbs! {
    "schedule": "schedules", "for=start default=default";
    "round_start": "starts the round", "";
    "set_up": "sets up", "board";
    "draw_start": "draws start", "number ..lots";
    "set_clock": "sets the clock", "to=control";
    "turn_board": "turns the board", "";
    "register_helper": "registers a helper", "of=of for=duty";
    "announce_adjust": "announces adjusting", "to=to";
    "announce_adjust": "adjusts", "to=to";
    "touch": "touches", "square with=hand";
    "touch_reserve": "touches the spare", "piece";
    "lift": "lifts", "square with=hand";
    "place": "places", "piece on=square with=hand";
    "release": "releases", "on=square";
    "remove": "removes", "square with=hand";
    "put_back": "puts back", "piece on=square";
    "displace": "displaces", "..squares";
    "press": "presses", "with=hand";
    "stop_clocks": "stops the clocks", "";
    "restart_clock": "restarts the clock", "of=side";
    "hit_clock": "hits the clock", "by=kind";
    "move": "moves", "text";
    "drag": "drags", "from to=to becoming=piece";
    "say": "says", "text";
    "announce": "announces", "text";
    "repeat": "repeats", "text";
    "tell": "tells", "what";
    "partner": "tells the partner", "word piece";
    "offer": "offers a draw", "if=condition";
    "offer": "offers", "if=condition";
    "accept": "accepts", "";
    "decline": "declines", "";
    "resign": "resigns", "";
    "gesture": "gestures", "kind";
    "claim": "claims", "kind by=written on=square of=side at=ply as=ground";
    "withdraw": "withdraws", "";
    "call_arbiter": "calls the arbiter", "about=why";
    "ask": "asks", "about=what";
    "agree": "agree on", "what";
    "reading": "shows", "white black";
    "shows_zero": "shows zero", "for=side";
    "shows_first": "marks first", "side";
    "defect": "is defective", "";
    "adds": "adds", "ms to=side";
    "write": "writes", "text on=line of=side sheet=on";
    "write_ahead": "writes ahead", "text";
    "strike": "strikes out", "line";
    "draw_mark": "records the offer", "";
    "note": "notes", "text as=what";
    "hand_sheet": "hands over the scoresheet", "to=to";
    "return_sheet": "returns the scoresheet", "";
    "seal": "seals", "text in=language";
    "sign": "signs", "result sheet=on";
    "arrive": "arrives", "";
    "leave": "leaves", "area";
    "return": "returns", "";
    "device": "has a device", "kind";
    "smoke": "smokes", "";
    "finish_as_spectator": "looks on", "";
    "observe": "observes", "fact of=side at=ply on=square should=should found=device";
    "report": "reports", "fact of=side at=ply on=square to=to should=should found=device";
    "replay_finds": "finds", "fact of=side at=ply on=square should=should found=device";
    "start": "starts the game", "";
    "stop": "stops play", "";
    "resume": "resumes play", "for=side";
    "decide": "decides", "question answer";
    "adjust": "adjusts the clock", "of=side to=ms counter=counter";
    "order": "orders", "what";
    "penalise": "penalises", "list";
    "new_game": "starts a new game", "";
    "adjourn": "adjourns", "";
    "open_envelope": "opens the envelope", "text in=language";
    "postpone": "postpones", "";
    "declare": "declares", "result with=score";
    "correct": "corrects", "to=result";
    "overrule": "overrules", "ruling because=reason";
    "take_back": "takes back", "entry because=reason";
    "remedy_done": "has carried out", "ruling";
    "comply": "complies", "";
    "refuse": "refuses", "";
    "appeal": "appeals", "to=to";
    "decide_appeal": "decides the appeal", "";
}

/// The verb that an act is written with.
pub fn of_act(tag: &str) -> Option<&'static Verb> {
    VERBS.iter().find(|verb| verb.tag == tag)
}

/// The longest verb that these words begin with.
pub fn said(words: &[&str]) -> Option<&'static Verb> {
    let begins = |verb: &&Verb| {
        let mut words = words.iter();
        verb.said.split(' ').all(|said| words.next() == Some(&said))
    };
    VERBS.iter().filter(begins).max_by_key(|verb| verb.said.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_game::event::Act;

    #[test]
    fn every_act_can_be_said_and_no_two_in_the_same_words() {
        let tags: Vec<_> = Act::TAGS.iter().flat_map(|tags| tags.iter()).collect();
        for tag in &tags {
            assert!(of_act(tag).is_some(), "no verb for {tag}");
        }
        for (n, verb) in VERBS.iter().enumerate() {
            assert!(tags.iter().any(|tag| **tag == verb.tag), "no act {}", verb.tag);
            assert!(
                VERBS[..n].iter().all(|other| other.said != verb.said),
                "{} is said twice",
                verb.tag
            );
        }
    }
}
