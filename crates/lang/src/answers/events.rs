//! What happens at a board, in a language: one sentence an event, one for a whole move.
//!
//! The id of a message is `act-` with the tag of the act, and each field of the act is a variable of its name, so that
//! a new act needs its four sentences and here at most the form of a new field.

use std::time::Duration;

use arbiter_game::event::{Act, Actor, ArbiterAct, Decided, Event, Penalised};
use arbiter_game::rules::Question;
use arbiter_game::rules::answer::QuestionId;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::{CallAbout, FactKind, HelperDuty, Saying};
use arbiter_game::rules::helper;
use arbiter_game::state::Situation;
use serde_json::{Map, Value};

use super::fields::{self, Fields, slug};
use crate::{Args, Lang};

/// Fields that an act may leave out; a message chooses by `none` then.
const OPTIONAL: &[&str] = &[
    "condition",
    "default",
    "details",
    "hand",
    "ms",
    "piece",
    "player",
    "square",
    "text",
    "written",
];

/// Fields whose values are lengths of time.
const TIMES: &[&str] = &["ms", "start", "default"];

/// A whole move, as it is told: what hands did in one go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played<'a> {
    /// By whom.
    pub by: Actor,
    /// The move in UCI if it was a lawful one, else the squares from and to.
    pub squares: &'a str,
    /// Whether both hands were used.
    pub two_hands: bool,
    /// Whether the clock was pressed with it.
    pub pressed: bool,
}

impl Lang {
    /// What happened, in the words of the language. The texts of sealed moves are not told. `open` are the questions that
    /// were open then: an answer to one of them is told with whom it is about.
    ///
    /// ```
    /// use arbiter_game::event::{Actor, Event, SpeechAct};
    /// use arbiter_lang::{Lang, Language};
    ///
    /// let offer = Event::new(Actor::White, SpeechAct::Offer { condition: None });
    /// assert_eq!(Lang::new(Language::En).event(&offer, &[]), "White offers a draw.");
    /// assert_eq!(Lang::new(Language::Ar).event(&offer, &[]), "يعرض الأبيض التعادل.");
    /// ```
    #[must_use]
    pub fn event(&self, event: &Event, open: &[Question]) -> String {
        self.with_details(self.act(event, open), event)
    }

    /// A sentence about an event with what it says besides: who saw it, who told of it, whether it was done with what was
    /// done before.
    pub(crate) fn with_details(&self, said: String, event: &Event) -> String {
        let mut more = Vec::new();
        if is_together(&event.act) {
            more.push(self.text("game-detail-together", &Args::new()));
        }
        if event.seen_by.as_ref().is_some_and(Vec::is_empty) {
            more.push(self.text("game-detail-nobody", &Args::new()));
        }
        more.extend(event.reported_by.map(|by| {
            let args = Args::new().word("who", by.as_str());
            self.text("game-detail-reported", &args)
        }));
        if more.is_empty() {
            return said;
        }
        let details = Args::new().word("details", self.list(&more));
        said + &self.text("game-details", &details)
    }

    fn act(&self, event: &Event, open: &[Question]) -> String {
        let Ok(Value::Object(fields)) = serde_json::to_value(&event.act) else {
            return String::new();
        };
        let missing = OPTIONAL.iter().filter(|name| !fields.contains_key(**name));
        let args = missing.fold(Args::new(), |args, name| args.word(name, "none"));
        let args = args.word("by", event.by.as_str()).word("press", "no");
        let args = fields.iter().fold(args, |args, (name, value)| {
            self.field(args, &event.act, name, value)
        });
        let args = match &event.act {
            Act::Arbiter(ArbiterAct::Decide(Decided {
                question,
                answer,
                player,
                ..
            })) => {
                let mut of_kind = open.iter().filter(|open| open.id == *question);
                let about = of_kind
                    .clone()
                    .find(|open| player.is_some() && open.player == *player);
                let asked = about.or_else(|| of_kind.next());
                let said = asked.map_or_else(|| self.asked_by_id(*question), |open| self.asked(open));
                args.word("question", said)
                    .word("answer", self.option(*question, answer))
            }
            _ => args,
        };
        let details = self.details(&event.act, &fields);
        let args = if details.is_empty() {
            args
        } else {
            args.word("details", self.list(&details))
        };
        self.tagged("act", event.act.tag(), &args)
    }

    /// A whole move in one sentence. `boards` are the positions in which it may be legal, most likely first.
    ///
    /// ```
    /// use arbiter_game::event::Actor;
    /// use arbiter_game::Start;
    /// use arbiter_lang::{Lang, Language, Played};
    ///
    /// let played = Played { by: Actor::White, squares: "g1f3", two_hands: false, pressed: true };
    /// let boards = [*Start::default().state().line.now()];
    /// let english = Lang::new(Language::En);
    /// assert_eq!(english.played(&played, &boards), "White plays Nf3 and presses the clock.");
    /// assert_eq!(english.played(&played, &[]), "White moves the piece from g1 to f3 and presses the clock.");
    /// ```
    #[must_use]
    pub fn played(&self, played: &Played<'_>, boards: &[Situation]) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let args = Args::new()
            .word("by", played.by.as_str())
            .word("two_hands", yes(played.two_hands))
            .word("press", yes(played.pressed))
            .word("piece", "none");
        let fields = Fields::new(self, boards);
        if let Some(written) = fields.as_written(played.squares) {
            return self.tagged("act", "move", &args.text("move", written));
        }
        let (from, to) = played.squares.split_at_checked(2).unwrap_or_default();
        self.tagged("act", "drag", &args.text("from", from).text("to", to))
    }

    fn field(&self, args: Args, act: &Act, name: &str, value: &Value) -> Args {
        match (name, value) {
            (_, Value::Number(ms)) if TIMES.contains(&name) => {
                args.duration(name, Duration::from_millis(ms.as_u64().unwrap_or_default()))
            }
            ("white" | "black", Value::Number(ms)) => {
                args.duration(name, Duration::from_millis(ms.as_u64().unwrap_or_default()))
            }
            (_, Value::Number(number)) => args.count(name, number.as_u64().unwrap_or_default()),
            (_, Value::Bool(yes)) => args.word(name, if *yes { "yes" } else { "no" }),
            ("squares", Value::Array(squares)) => {
                let squares: Vec<String> = squares
                    .iter()
                    .filter_map(Value::as_str)
                    .map(|square| self.isolate(square).into_owned())
                    .collect();
                args.word(name, self.list(&squares))
            }
            ("list", Value::Array(list)) => args.word("penalties", self.penalties(list)),
            ("kind", Value::String(kind)) if act.tag() == "claim" => args.word("claim", slug(kind)),
            ("text", Value::String(text)) if act.tag() == "move" => args.text("move", text),
            ("uci", Value::String(text)) => args.text("move", text),
            ("side", Value::String(side)) => args.word("player", slug(side)),
            ("result", Value::String(result)) => args.word(name, fields::result_word(result)),
            ("piece", Value::String(piece)) => args.word(name, man(piece)),
            ("why" | "what" | "reason", Value::String(text)) if act.tag() != "agree" => {
                match self.asked_about(act, text) {
                    Some(known) => args.word("text", known),
                    None => self.said(args, text),
                }
            }
            ("text", Value::String(text)) => {
                match self.asked_about(act, text).or_else(|| called(act, text)) {
                    Some(known) => args.word(name, known),
                    None => self.said(args, text),
                }
            }
            (
                "square" | "from" | "to" | "board" | "control" | "written" | "condition",
                Value::String(text),
            ) => args.text(name, text),
            (_, Value::String(word)) => args.word(name, slug(word)),
            _ => args,
        }
    }

    /// Free words, or the name of a fact.
    fn said(&self, args: Args, text: &str) -> Args {
        if text.is_empty() {
            return args.word("text", "none");
        }
        match FactKind::from_word(text) {
            Some(fact) => args.word("text", self.fact(fact)),
            None => args.text("text", text),
        }
    }

    /// What the arbiter is asked or called about, where the Laws have an answer to it.
    fn asked_about(&self, act: &Act, text: &str) -> Option<String> {
        let about = CallAbout::of(text).filter(|_| ["ask", "call_arbiter"].contains(&act.tag()))?;
        Some(self.text("game-about", &Args::new().word("about", about.as_str())))
    }

    fn fact(&self, fact: FactKind) -> String {
        self.text("game-fact", &Args::new().word("fact", fact.as_str()))
    }

    fn asked_by_id(&self, id: QuestionId) -> String {
        let args = Args::new().word("player", "none").word("wording", "none");
        self.tagged("question", id.as_str(), &args)
    }

    fn penalties(&self, list: &[Value]) -> String {
        let read = list
            .iter()
            .filter_map(|one| serde_json::from_value::<Penalised>(one.clone()).ok());
        self.list(&read.map(|one| self.penalty(&one)).collect::<Vec<_>>())
    }

    fn penalty(&self, one: &Penalised) -> String {
        let mut details: Vec<String> = one.player.map(|player| self.side(player)).into_iter().collect();
        details.extend(one.ms.map(|ms| self.shown(ms)));
        details.extend(one.amount.map(|amount| self.number(u64::from(amount))));
        let said = self.option(QuestionId::Penalty, &one.kind);
        if details.is_empty() {
            return said;
        }
        said + &self.text("game-details", &Args::new().word("details", self.list(&details)))
    }

    fn side(&self, player: Color) -> String {
        let args = Args::new().word("player", player.word());
        self.text("ruling-side", &args)
    }

    fn shown(&self, ms: u64) -> String {
        let time = self.duration(Duration::from_millis(ms));
        self.isolate(&time).into_owned()
    }

    /// What an act says besides its main words: whose, which move, which square, figures.
    fn details(&self, act: &Act, fields: &Map<String, Value>) -> Vec<String> {
        let number = |name: &str| fields.get(name).and_then(Value::as_u64);
        let text = |name: &str| fields.get(name).and_then(Value::as_str);
        let is = |tags: &[&str]| tags.contains(&act.tag());
        let mut all = Vec::new();
        if is(&["observe", "report", "replay_finds", "claim"]) {
            let player = text("side").map(|side| Args::new().word("player", slug(side)));
            all.extend(player.map(|args| self.text("ruling-side", &args)));
        }
        if is(&["decide"]) {
            let player = text("player").map(|side| Args::new().word("player", slug(side)));
            all.extend(player.map(|args| self.text("ruling-side", &args)));
            all.extend(number("ms").map(|ms| self.shown(ms)));
            all.extend(number("amount").map(|amount| self.number(amount)));
            all.extend(text("text").map(|text| self.isolate(text).into_owned()));
            all.extend(text("board").map(|text| self.isolate(text).into_owned()));
            all.extend(self.both("game-detail-clocks", number("white"), number("black"), true));
        }
        if let Some(ply) = number("ply") {
            let args = fields::ply(Args::new(), u32::try_from(ply).unwrap_or(u32::MAX));
            all.push(self.text("ruling-at-ply", &args));
        }
        if is(&["observe", "report", "replay_finds", "claim"]) {
            let square = text("square").map(|square| Args::new().text("square", square));
            all.extend(square.map(|args| self.text("game-detail-square", &args)));
        }
        let should = text("should").map(|should| Args::new().text("should", should));
        all.extend(should.map(|args| self.text("game-detail-should", &args)));
        let found = text(if is(&["device"]) { "kind" } else { "device" });
        let found = found.map(|found| Args::new().word("found", slug(found)));
        all.extend(found.map(|args| self.text("game-detail-device", &args)));
        let counter = number("counter").map(|counter| Args::new().count("counter", counter));
        all.extend(counter.map(|args| self.text("game-detail-counter", &args)));
        let counters = fields.get("counters");
        let of = |side: &str, flat: &str| number(flat).or_else(|| counters?.get(side)?.as_u64());
        let (white, black) = (of("white", "white_moves"), of("black", "black_moves"));
        all.extend(self.both("game-detail-counters", white, black, false));
        all.extend(fields.get("score").and_then(|score| {
            let args = Args::new().text("white", score.get("white")?.as_str()?);
            Some(self.text(
                "game-detail-points",
                &args.text("black", score.get("black")?.as_str()?),
            ))
        }));
        all.extend(self.helper_duties(text("duty").unwrap_or_default()));
        all
    }

    /// What a helper does, in words where it is one of the known duties, and else as it was written.
    fn helper_duties(&self, text: &str) -> Vec<String> {
        let duties = helper::named(text);
        if duties.is_empty() {
            let written = (!text.is_empty()).then(|| self.isolate(text).into_owned());
            return written.into_iter().collect();
        }
        let word =
            |duty: &HelperDuty| self.text("game-helper-duty", &Args::new().word("duty", slug(duty.as_str())));
        duties.iter().map(word).collect()
    }

    fn both(&self, id: &str, white: Option<u64>, black: Option<u64>, times: bool) -> Option<String> {
        let with = |args: Args, name: &str, value: u64| {
            if times {
                args.duration(name, Duration::from_millis(value))
            } else {
                args.count(name, value)
            }
        };
        let args = with(with(Args::new(), "white", white?), "black", black?);
        Some(self.text(id, &args))
    }
}

/// Whether a hand did it together with what was done before.
fn is_together(act: &Act) -> bool {
    let fields = serde_json::to_value(act).unwrap_or_default();
    fields.get("together").and_then(Value::as_bool) == Some(true)
}

/// What is said in a game and means the same in every language.
fn called(act: &Act, text: &str) -> Option<String> {
    if act.tag() != "say" {
        return None;
    }
    let is_flag = text.trim_end_matches(['!', '.']).eq_ignore_ascii_case("flag");
    let saying = Saying::of(text).map(|saying| saying.as_str().to_owned());
    saying.or_else(|| is_flag.then(|| "flag".to_owned()))
}

/// A piece as it was named: by its letter in a FEN, or by the name of what it is.
fn man(named: &str) -> String {
    match fields::piece(named) {
        none if none == "none" => named.to_owned(),
        piece => piece,
    }
}
