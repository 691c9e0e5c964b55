use super::*;
use serde_json::json;

fn check(text: &str, table: impl Into<Value>) {
    let read = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(Value::Object(read), table.into(), "{text}");
}

#[test]
fn sentences_are_tables() {
    check("black presses", json!({ "by": "black", "do": "press" }));
    check(
        "white touches c3",
        json!({ "by": "white", "do": "touch", "square": "c3" }),
    );
    check(
        "at 2/0:05:00, white claims repetition by Nf3 (stop false)",
        json!({ "at": "2/0:05:00", "by": "white", "do": "claim", "kind": "repetition", "written": "Nf3", "stop": false }),
    );
    check(
        "black puts back on e4 seen by nobody",
        json!({ "by": "black", "do": "put_back", "square": "e4", "seen_by": [] }),
    );
    check(
        "white displaces e4 d5 seen by arbiter, black reported by spectator",
        json!({ "by": "white", "do": "displace", "squares": ["e4", "d5"], "seen_by": ["arbiter", "black"],
            "reported_by": "spectator" }),
    );
    check(
        r#"arbiter decides opponents_score "1/2""#,
        json!({ "by": "arbiter", "do": "decide", "question": "opponents_score", "answer": "1/2" }),
    );
    check(
        r#"arbiter penalises [{"kind": "warning", "player": "white"}]"#,
        json!({ "by": "arbiter", "do": "penalise", "list": [{ "kind": "warning", "player": "white" }] }),
    );
    check(
        "clock shows zero for black",
        json!({ "by": "clock", "do": "shows_zero", "side": "black" }),
    );
    check(
        "clock shows 5000 0:00:07",
        json!({ "by": "clock", "do": "reading", "white": 5000, "black": "0:00:07" }),
    );
    check("white offers a draw", json!({ "by": "white", "do": "offer" }));
    check(
        "arbiter adjusts the clock of white to 0:05:00 counter 40",
        json!({ "by": "arbiter", "do": "adjust", "side": "white", "ms": "0:05:00", "counter": 40 }),
    );
}

#[test]
fn what_is_no_sentence_is_told_with_its_character() {
    for (text, fault) in [
        ("", "character 1 of the sentence: expected one who acts"),
        (
            "somebody presses",
            "character 1 of the sentence: expected one who acts",
        ),
        ("white jumps", "character 7 of the sentence: expected a verb"),
        (
            "at noon white presses",
            "character 4 of the sentence: expected a time",
        ),
        (
            "white presses twice",
            "character 15 of the sentence: expected the end, or: with",
        ),
        (
            "white moves e4 (press",
            "character 22 of the sentence: expected a word",
        ),
        (
            "white moves e4 (press false",
            "character 28 of the sentence: expected the end",
        ),
        ("white says \"no", "character 12 of the sentence: expected a word"),
        (
            "white moves e4 seen by ghosts",
            "character 24 of the sentence: expected one who acts",
        ),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.contains(fault), "{text}: {error}");
    }
}

mod there_and_back {
    use super::*;
    use arbiter_game::event::EventError;
    use proptest::prelude::*;
    use proptest::sample::select;

    /// Values that a field can have, whatever the act; those that do not fit an act are not used for it.
    fn values(field: &str) -> BoxedStrategy<Value> {
        let words = |words: &'static [&'static str]| select(words).prop_map(Value::from).boxed();
        match field {
            "square" | "from" => words(&["e4", "a1", "h8", "z9", "seen"]),
            "piece" => words(&["queen", "N", "p"]),
            "hand" => words(&["same", "other", "both"]),
            "intent" => words(&["deliberate", "accidental", "unclear"]),
            "side" | "of" | "player" => words(&["white", "black"]),
            "to" => words(&["white", "arbiter", "e5", "0-1"]),
            "fact" => words(&["flag", "illegal_move", "fifty"]),
            "kind" => words(&["repetition", "handshake", "flag", "rang", "a phone, ringing"]),
            "device" => words(&["sounded_off", "in_bag"]),
            "ground" => words(&["appeared", "about_to_appear"]),
            "question" => words(&["outage", "opponents_score"]),
            "result" => words(&["1-0", "1/2-1/2", "*"]),
            "score" => Just(json!({ "white": "0", "black": "1/2" })).boxed(),
            "list" => Just(json!([{ "kind": "warning", "player": "black", "ms": 5 }])).boxed(),
            "squares" => proptest::collection::vec(values("square"), 0..4)
                .prop_map(Value::from)
                .boxed(),
            "lots" => Just(json!(["0a1b", "2c3d"])).boxed(),
            "number" => (0..960_u64).prop_map(Value::from).boxed(),
            "counters" => Just(json!({ "white": 40, "black": 39 })).boxed(),
            "interrupted" | "upturned" | "together" | "order_unknown" | "release" | "press" | "two_hands"
            | "stop" | "with_leave" | "fee" | "in_writing" | "upheld" => {
                any::<bool>().prop_map(Value::from).boxed()
            }
            "ply" | "ms" | "white" | "black" | "start" | "default" | "counter" | "line" | "ruling"
            | "entry" | "amount" => (0..90_000_u64).prop_map(Value::from).boxed(),
            "word" => words(&["need", "wait", "good"]),
            "what" => words(&["draw", "resume", "may I", "17"]),
            _ => prop_oneof![
                words(&["Nf3", "5", "true", "(=)", "by", "seen", ""]),
                "\\PC{0,12}".prop_map(Value::from)
            ]
            .boxed(),
        }
    }

    const OTHERS: [&str; 16] = [
        "intent",
        "together",
        "order_unknown",
        "upturned",
        "interrupted",
        "release",
        "press",
        "two_hands",
        "stop",
        "counters",
        "with_leave",
        "fee",
        "in_writing",
        "upheld",
        "player",
        "amount",
    ];

    fn field(tag: &'static str) -> impl Strategy<Value = (String, Value)> {
        let mut fields: Vec<&'static str> = VERBS
            .iter()
            .filter(|verb| verb.tag == tag)
            .flat_map(Verb::places)
            .map(|place| place.field)
            .collect();
        fields.extend(OTHERS);
        select(fields).prop_flat_map(|field| values(field).prop_map(move |value| (field.to_owned(), value)))
    }

    fn event(table: Map<String, Value>) -> Result<Event, EventError> {
        crate::read::event_of(table)
    }

    /// A table with fields added as long as it stays, or becomes, an event.
    fn grow(tag: &str, fields: Vec<(String, Value)>) -> Option<(Map<String, Value>, Event)> {
        let mut table = Map::from_iter([("by".to_owned(), json!("white")), ("do".to_owned(), json!(tag))]);
        for (field, value) in fields {
            let mut next = table.clone();
            next.insert(field, value);
            // A field that is not known of this act, or not with this value, is left out again.
            let fits =
                event(next.clone()).map_or_else(|error| error.to_string().contains("missing"), |_| true);
            if fits {
                table = next;
            }
        }
        event(table.clone()).ok().map(|event| (table, event))
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

        #[test]
        fn an_event_is_told_and_read_back(
            (tag, fields) in select(VERBS).prop_flat_map(|verb| {
                (Just(verb.tag), proptest::collection::vec(field(verb.tag), 0..12))
            }),
            seen in proptest::option::of(select(vec![json!([]), json!(["arbiter"]), json!(["black", "spectator"])])),
            at in proptest::option::of(0..9_000_000_u64),
        ) {
            let Some((mut table, _)) = grow(tag, fields) else { return Ok(()) };
            if let Some(seen) = seen { table.insert("seen_by".into(), seen); }
            if let Some(at) = at { table.insert("at".into(), json!([2, at])); }
            let one = event(table.clone()).unwrap();
            let told = write(&one, at.is_some());
            let again = read(&told).map_err(|error| TestCaseError::fail(format!("{told}: {error}")))?;
            prop_assert_eq!(event(again).unwrap(), one, "{}", told);
        }
    }

    #[test]
    fn most_verbs_are_reached() {
        use proptest::strategy::ValueTree;
        use proptest::test_runner::TestRunner;
        let mut runner = TestRunner::deterministic();
        let reached = |tag: &'static str, runner: &mut TestRunner| {
            (0..400).any(|_| {
                let fields = proptest::collection::vec(field(tag), 0..12)
                    .new_tree(runner)
                    .unwrap()
                    .current();
                grow(tag, fields).is_some()
            })
        };
        for verb in VERBS {
            assert!(reached(verb.tag, &mut runner), "no event of {}", verb.tag);
        }
    }
}
