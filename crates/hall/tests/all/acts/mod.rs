//! One act of every kind, as a browser writes it. The tests of the server use them too.

use serde_json::{Map, Value, json};

/// The act with this tag, with the fields that it cannot do without.
pub fn act(tag: &str) -> Map<String, Value> {
    let fields = match tag {
        "set_up" => json!({ "board": "8/8/8/8/8/8/8/8" }),
        "draw_start" => {
            json!({ "lots": ["0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a", "1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b"], "number": 311 })
        }
        "set_clock" => json!({ "control": "5m" }),
        "register_helper" => json!({ "of": "white", "duty": "moves" }),
        "touch" | "lift" | "place" | "remove" | "put_back" => json!({ "square": "e2" }),
        "touch_reserve" => json!({ "piece": "Q" }),
        "displace" => json!({ "squares": ["e2"] }),
        "move" => json!({ "text": "e4" }),
        "drag" => json!({ "from": "e2", "to": "e4" }),
        "say" | "announce" | "repeat" | "note" | "seal" => json!({ "text": "hm" }),
        "write" => json!({ "side": "white", "text": "e4" }),
        "gesture" => json!({ "kind": "handshake" }),
        "partner" => json!({ "word": "wait" }),
        "claim" => json!({ "kind": "repetition" }),
        "agree" => json!({ "what": "resume" }),
        "reading" => json!({ "white": 1, "black": 2 }),
        "shows_zero" | "shows_first" => json!({ "side": "white" }),
        "adjust" => json!({ "side": "white", "why": "it ran on" }),
        "adds" => json!({ "side": "white", "ms": 1 }),
        "sign" | "declare" | "correct" => json!({ "result": "1-0" }),
        "observe" | "report" | "replay_finds" => json!({ "fact": "illegal_move" }),
        "decide" => json!({ "question": "penalty", "answer": "warning" }),
        "order" => json!({ "what": "quiet" }),
        "penalise" => json!({ "list": [] }),
        "overrule" => json!({ "ruling": 0, "reason": "a slip" }),
        "take_back" => json!({ "entry": 0, "reason": "a slip" }),
        "schedule" => json!({ "start": 0 }),
        _ => json!({}),
    };
    let Value::Object(mut act) = fields else {
        panic!("tables")
    };
    act.insert("do".into(), tag.into());
    act
}
