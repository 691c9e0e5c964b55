//! A decision or a remedy as a file of exercises writes it: its tag, then what it says, `must_castle:king`.

use arbiter_game::rules::answer::{Decision, GameResult, Score};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::{Answer, Remedy};
use serde_json::{Map, Value, json};

use super::choice::{Context, table};
use crate::time;

/// What the fields of a tag are called, in the order in which a file gives their values.
const NAMES: &[(&str, &[&str])] = &[
    ("game_over", &["result", "reason"]),
    ("result_corrected", &["result"]),
    ("claim_upheld", &["claim"]),
    ("claim_void", &["claim"]),
    ("claim_admissible", &["claim"]),
    ("claim_rejected", &["reason", "claim"]),
    ("claim_not_admissible", &["reason", "claim"]),
    ("illegal_move_counted", &["nth", "kind"]),
    ("illegal_move_not_counted", &["kind"]),
    ("right_lost", &["right", "until"]),
    ("offence", &["which"]),
    ("position_restored", &["ply"]),
    ("restore", &["ply"]),
    ("referred", &["to"]),
    ("refer_to", &["whom"]),
    ("complete_sheet", &["clock"]),
    ("return_sheet", &["clock"]),
    ("reconstruct", &["clock"]),
    ("must_move", &["square"]),
    ("must_capture", &["square"]),
    ("finish_promotion", &["square", "piece"]),
    ("must_castle", &["side"]),
    ("castling_lost", &["side"]),
    ("declared_move", &["uci"]),
    ("set_move_counter", &["moves"]),
    ("expel_event", &["who"]),
    ("expel_hall", &["who"]),
    ("exclude_round", &["who"]),
    ("watch", &["until"]),
    ("keep_silent", &["about"]),
];

/// The tags whose value is a time, as a clock shows it.
const TIMES: &[&str] = &["add_time", "take_time", "set_time"];

/// The remedies that are for the other player than the one who acted.
const OTHERS: &[&str] = &["add_time"];

/// One decision or remedy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Words {
    /// Its tag, or `silence`.
    pub tag: String,
    /// The fields that the file gives.
    given: Map<String, Value>,
}

impl Words {
    /// Reads a tag and the values behind it.
    ///
    /// # Errors
    /// What is expected.
    pub fn read(text: &str) -> Result<Self, String> {
        let (tag, rest) = text
            .split_once(':')
            .map_or((text, None), |(tag, rest)| (tag, Some(rest)));
        let mut words = Self {
            tag: tag.to_owned(),
            given: Map::new(),
        };
        if words.is_silence() && rest.is_none() {
            return Ok(words);
        }
        if !words.is_decision() && !Remedy::TAGS.contains(&tag) {
            return Err("silence, or the tag of a decision or of a remedy".to_owned());
        }
        match rest {
            Some(rest) if TIMES.contains(&tag) => words.time(rest)?,
            Some(rest) => words.values(rest)?,
            None => {}
        }
        words.tried()?;
        Ok(words)
    }

    /// `0:02:00`, and before it whose time it is, where that is said.
    fn time(&mut self, text: &str) -> Result<(), String> {
        let (player, shown) = match text.split_once(':') {
            Some((player @ ("white" | "black"), shown)) => (Some(player), shown),
            _ => (None, text),
        };
        let ms = time::read(shown).ok_or("a time such as 0:02:00")?;
        self.given.insert("ms".into(), ms.into());
        if let Some(player) = player {
            self.given.insert("player".into(), player.into());
        }
        Ok(())
    }

    fn values(&mut self, text: &str) -> Result<(), String> {
        let names = NAMES.iter().find(|(tag, _)| *tag == self.tag);
        let mut names = names.map(|(_, names)| *names).unwrap_or_default().iter();
        for value in text.split(':') {
            let is_player = ["white", "black"].contains(&value) && !names.as_slice().contains(&"who");
            let name = if is_player { Some(&"player") } else { names.next() };
            // Which fault it is may be said without its number.
            let is_kind = name == Some(&"nth") && value.parse::<u32>().is_err();
            let name = if is_kind { names.next() } else { name };
            let name = *name.ok_or_else(|| format!("no more than is known of {}", self.tag))?;
            let value = match name {
                "nth" | "ply" | "moves" => value.parse::<u32>().map_err(|_| "a number")?.into(),
                _ => value.into(),
            };
            self.given.insert(name.to_owned(), value);
        }
        Ok(())
    }

    /// Whether the values are words that there are.
    fn tried(&self) -> Result<(), String> {
        let context = Context {
            actor: Color::White,
            act: Map::new(),
            answers: &[],
        };
        let made = if self.is_decision() {
            self.decision(&context).is_some()
        } else {
            self.remedy(&context).is_some()
        };
        made.then_some(())
            .ok_or_else(|| format!("values that {} can have", self.tag))
    }

    pub fn is_silence(&self) -> bool {
        self.tag == "silence"
    }

    fn is_decision(&self) -> bool {
        Decision::TAGS.iter().any(|tags| tags.contains(&&*self.tag))
    }

    /// Whether a table with this tag says the same, as far as the file says anything.
    pub fn is(&self, fields: &Map<String, Value>, tag: &str) -> bool {
        fields.get(tag).and_then(Value::as_str) == Some(&self.tag)
            && self
                .given
                .iter()
                .all(|(key, value)| fields.get(key) == Some(value))
    }

    /// As a decision, if it is one.
    pub fn decision(&self, context: &Context<'_>) -> Option<Decision> {
        if !self.is_decision() {
            return None;
        }
        let mut fields = self.fields(context, "decision");
        let result = fields.get("result").cloned().unwrap_or_default();
        if let Ok(result) = serde_json::from_value::<GameResult>(result) {
            fields.insert("score".into(), json!(Score::of(result)));
        }
        let read: Decision = serde_json::from_value(Value::Object(fields)).ok()?;
        (read.tag() == self.tag).then_some(read)
    }

    /// As a remedy, if it is one.
    pub fn remedy(&self, context: &Context<'_>) -> Option<Remedy> {
        serde_json::from_value(Value::Object(self.fields(context, "kind"))).ok()
    }

    /// Its fields: what the file gives, else what the Laws answered under this tag, else what was done, else the usual.
    fn fields(&self, context: &Context<'_>, key: &str) -> Map<String, Value> {
        let word = |name: &str| context.act.get(name).and_then(Value::as_str);
        let claimed = word("kind").filter(|_| word("do") == Some("claim"));
        // Who claims an illegal move speaks of the other player's.
        let given = OTHERS.contains(&&*self.tag);
        let turned = claimed == Some("illegal_move") && (given || self.tag.starts_with("illegal_move"));
        let others = given != turned;
        let mut fields = usual(if others { !context.actor } else { context.actor });
        fields.extend(claimed.map(|claim| ("claim".to_owned(), claim.into())));
        // Whether a fault counts or not, it is the same fault.
        let same = self
            .tag
            .strip_prefix("illegal_move_")
            .map(|_| ["illegal_move_counted", "illegal_move_not_counted"]);
        let tags = same.iter().flatten().copied().chain([&*self.tag]);
        for tag in tags {
            let answered = context.answers.iter().find_map(|answer| said(answer, tag));
            fields.extend(answered.unwrap_or_default());
        }
        fields.extend(self.given.clone());
        fields.insert(key.to_owned(), self.tag.clone().into());
        fields
    }
}

/// What the Laws answered under a tag: its fields.
fn said(answer: &Answer, tag: &str) -> Option<Map<String, Value>> {
    let Answer::Ruling(ruling) = answer else {
        return None;
    };
    if ruling.decision.tag() == tag {
        return Some(table(&ruling.decision));
    }
    let remedy = ruling.remedies.iter().find(|one| one.tag() == tag);
    remedy.map(table)
}

/// What stands in the fields of a wrong answer that says nothing of them.
fn usual(player: Color) -> Map<String, Value> {
    let fields = json!({
        "player": player, "nth": 1, "kind": "move", "claim": "repetition", "reason": "not_so", "until": "move",
        "right": "claim", "which": "disturbance", "clock": "own", "moves": [], "ply": 0, "to": "arbiter",
        "whom": "arbiter", "square": "e4", "side": "king", "uci": "e2e4", "who": player, "about": "flag",
        "ms": 0, "why": "not_legal", "entry": 0, "result": "1/2-1/2",
    });
    match fields {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
