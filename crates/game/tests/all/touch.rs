//! Touched pieces, through the whole of a game: what is answered, what is left, what is undone.

use arbiter_game::event::Event;
use arbiter_game::rules::Answer;
use arbiter_game::rules::laws::Rulebook;
use arbiter_game::rules::variants::Setup;
use arbiter_game::{Game, Start, moves_left};
use serde_json::{Value, json};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CAPTURE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const CASTLING: &str = "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1";
const PROMOTION: &str = "3r4/4P1k1/8/8/8/8/6K1/8 w - - 0 1";

/// Runs events of White (or `black ...`) such as `touch g1`, `lift e2`, `place e4`, `release`, `move e4`, `press`.
fn run(laws: &str, fen: &str, events: &str) -> (Game, Vec<Value>) {
    let regime = Rulebook::by_id(laws).unwrap().standard();
    let position = Setup::from_fen(fen).unwrap();
    let mut game = Game::begin(
        &Start {
            position,
            ..Start::default()
        },
        regime,
    );
    let mut answers = Vec::new();
    for text in events.split(", ") {
        let mut words: Vec<&str> = text.split(' ').collect();
        let by = if words[0] == "black" {
            words.remove(0)
        } else {
            "white"
        };
        let by = if words[0] == "arbiter" {
            words.remove(0)
        } else {
            by
        };
        let mut table = json!({ "by": by, "do": words[0] });
        match (words[0], words.get(1)) {
            ("move", Some(text)) => table["text"] = json!(text),
            ("claim", Some(kind)) => table["kind"] = json!(kind),
            ("decide", Some(question)) => {
                table["question"] = json!(question);
                table["answer"] = json!(words[2]);
            }
            (_, Some(square)) => table["square"] = json!(square),
            _ => {}
        }
        match words.get(2) {
            Some(&"together") => table["together"] = json!(true),
            Some(&"unknown") => table["order_unknown"] = json!(true),
            Some(intent) if words[0] == "touch" => table["intent"] = json!(intent),
            Some(piece) if words[0] == "place" => table["piece"] = json!(piece),
            Some(&"held") => table["release"] = json!(false),
            Some(&"open") => table["press"] = json!(false),
            _ => {}
        }
        let event = Event::from_table(table.as_object().unwrap().clone()).unwrap();
        let entries = game
            .apply(&event)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        answers.extend(entries.into_iter().flat_map(|entry| entry.answers));
    }
    let tagged = |answer: &Answer| match answer {
        Answer::Ruling(ruling) => serde_json::to_value(ruling).unwrap(),
        Answer::Question(question) => serde_json::to_value(question).unwrap(),
    };
    (game, answers.iter().map(tagged).collect())
}

/// The moves left after the events, and the last answer with its articles.
fn check(laws: &str, fen: &str, events: &str, left: &str, last: &str) {
    let (game, answers) = run(laws, fen, events);
    let moves = moves_left(game.state(), game.regime()).unwrap_or_default();
    let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.sort();
    if left != "any" {
        assert_eq!(moves.join(" "), left, "{laws}: {events}: {answers:#?}");
    }
    let mut words: Vec<String> = Vec::new();
    if let Some(answer) = answers.last() {
        let tag = answer.get("decision").or_else(|| answer.get("id")).unwrap();
        words.push(tag.as_str().unwrap().into());
        for cite in answer["cites"].as_array().into_iter().flatten() {
            words.push(cite.as_str().unwrap().split(' ').nth(1).unwrap().into());
        }
    }
    assert_eq!(words.join(" "), last, "{laws}: {events}: {answers:#?}");
}

#[test]
fn the_first_touched_that_can_must_move() {
    check("fide-2009", INITIAL, "touch g1", "g1f3 g1h3", "obligation 4.3a");
    check(
        "fide-2023",
        INITIAL,
        "touch f1, touch g1, touch b2",
        "g1f3 g1h3",
        "obligation 4.3.1",
    );
    check(
        "lekocup-1402",
        INITIAL,
        "touch f1, touch g1",
        "g1f3 g1h3",
        "obligation 1.3",
    );
    check("fide-2023", INITIAL, "touch f1", "any", "no_obligation 4.5");
    check(
        "fide-2023",
        INITIAL,
        "touch g1 accidental",
        "any",
        "no_obligation 4.2.2 4.3.1",
    );
}

#[test]
fn pieces_of_both_colours() {
    check("fide-2001", CAPTURE, "touch d5", "e4d5", "obligation 4.3b");
    check("fide-2023", CAPTURE, "touch b8", "any", "no_obligation 4.5");
    check(
        "fide-2023",
        CAPTURE,
        "touch d5, touch e4",
        "e4d5",
        "obligation 4.3.3",
    );
    check(
        "fide-2023",
        CAPTURE,
        "touch d1, touch d5",
        "d1e2 d1f3 d1g4 d1h5",
        "obligation 4.3.3 4.3.1",
    );
    check(
        "fide-2009",
        CAPTURE,
        "touch d5, touch d1 unknown",
        "d1e2 d1f3 d1g4 d1h5",
        "touch_order 4.3c",
    );
    check(
        "fide-2009",
        CAPTURE,
        "touch g1, touch e4, touch d5",
        "any",
        "unsettled 4.3c 4.3a",
    );
    check(
        "fide-2018",
        CAPTURE,
        "touch g1, touch e4, touch d5",
        "g1e2 g1f3 g1h3",
        "obligation 4.3.3 4.3.1",
    );
}

#[test]
fn king_and_rook() {
    check(
        "fide-2023",
        CASTLING,
        "touch e1, touch a1",
        "e1c1",
        "obligation 4.4.1",
    );
    check(
        "fide-2023",
        CASTLING,
        "touch e1, touch h1",
        "e1c1 e1d1 e1d2 e1f2",
        "obligation 4.4.3",
    );
    check(
        "fide-2023",
        CASTLING,
        "touch e1, touch h1 together",
        "any",
        "unsettled 4.4.3 preface",
    );
    check(
        "fide-2009",
        CASTLING,
        "touch e1, touch h1 together",
        "e1c1 e1d1 e1d2 e1f2",
        "obligation 4.4c",
    );
    let boxed_in = "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1";
    check(
        "fide-2014",
        boxed_in,
        "touch h1, touch e1",
        "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2",
        "obligation 4.4b 4.3a",
    );
    let no_move = "3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1";
    check(
        "fide-2018",
        no_move,
        "touch e1, touch h1",
        "any",
        "no_obligation 4.4.3",
    );
}

#[test]
fn a_move_begun_must_be_finished() {
    check(
        "fide-2009",
        PROMOTION,
        "lift e7, place e8, release",
        "e7e8b e7e8n e7e8q e7e8r",
        "obligation 4.6c 4.6",
    );
    check(
        "fide-2023",
        PROMOTION,
        "lift e7, place e8 rook",
        "e7e8r",
        "obligation 4.4.4",
    );
    check(
        "fide-2001",
        PROMOTION,
        "remove e7, place e8 rook",
        "any",
        "obligation 4.3a",
    );
    check(
        "fide-2023",
        CASTLING,
        "lift e1, place c1, release",
        "e1c1",
        "obligation 4.7.2 4.7",
    );
    check(
        "fide-2023",
        CASTLING,
        "lift e1, place g1, release",
        "e1c1 e1d1 e1d2 e1f2",
        "obligation 4.7.2 4.4.3",
    );
    check(
        "fide-2009",
        CASTLING,
        "lift e1, place g1, release",
        "e1c1 e1d1 e1d2 e1f2",
        "obligation 4.4c 4.3a",
    );
}

#[test]
fn a_piece_released_stays() {
    let (game, answers) = run(
        "fide-2023",
        CASTLING,
        "lift h1, place h5, release, lift h5, place h6, release",
    );
    assert_eq!(answers.last().unwrap()["decision"], "position_restored");
    assert_eq!(
        game.state().line.now().to_fen(),
        "4k3/8/b7/7R/8/8/8/R3K3 b Q - 1 1"
    );
    assert_eq!(game.state().table.board, game.state().line.now().board());
}

#[test]
fn a_move_against_the_duty_is_undone() {
    let mate = "6k1/5ppp/8/8/8/8/N4PPP/3Q2K1 w - - 0 1";
    let (game, answers) = run("fide-2023", mate, "touch a2, move Qd8");
    assert!(
        answers
            .iter()
            .any(|answer| answer["decision"] == "position_restored"),
        "{answers:#?}"
    );
    assert_eq!(game.state().line.ply(), 0);
    check(
        "fide-2023",
        mate,
        "touch a2, move Qd8 open",
        "a2b4 a2c1 a2c3",
        "obligation 4.3.1",
    );
    check(
        "fide-2009",
        mate,
        "touch a2, move Qd8 open",
        "",
        "game_over 5.1a 1.2 3.9",
    );
    // What was ruled holds, whatever is touched next.
    check(
        "fide-2023",
        mate,
        "touch a2, move Qd8 open, touch d1",
        "a2b4 a2c1 a2c3",
        "obligation 4.3.1",
    );
}

#[test]
fn who_does_not_have_the_move_is_not_bound() {
    check(
        "fide-2023",
        INITIAL,
        "black touch g8",
        "any",
        "no_obligation 1.3 4.2.1 4.3.1 4.7",
    );
    check(
        "fide-2023",
        INITIAL,
        "move e4 open, black touch b8",
        "b8a6 b8c6",
        "obligation 4.3.1",
    );
    check(
        "fide-2009",
        INITIAL,
        "move e4 open, black touch b8",
        "b8a6 b8c6",
        "obligation 4.3a",
    );
    check(
        "fide-2005",
        INITIAL,
        "move e4 open, black touch b8",
        "any",
        "no_obligation 1.1 4.2 4.3a 4.6",
    );
    check(
        "fide-2023",
        INITIAL,
        "move e4, black announce_adjust, black touch b8",
        "any",
        "no_obligation 4.2.1",
    );
    check(
        "fide-2023",
        INITIAL,
        "touch g1, announce_adjust",
        "g1f3 g1h3",
        "obligation 4.3.1",
    );
}

#[test]
fn a_person_is_asked_what_was_meant() {
    check(
        "fide-2023",
        INITIAL,
        "touch g1 unclear",
        "any",
        "touched_how 4.2.2",
    );
    let decided = "touch g1 unclear, arbiter decide touched_how deliberate";
    check("fide-2023", INITIAL, decided, "g1f3 g1h3", "obligation 4.3.1");
    let accident = "touch g1 unclear, arbiter decide touched_how accidental";
    check("fide-2023", INITIAL, accident, "any", "no_obligation 4.2.2");
    let touch_again = "touch g1 unclear, arbiter decide touched_how accidental, touch b1";
    check("fide-2023", INITIAL, touch_again, "b1a3 b1c3", "obligation 4.3.1");
    let order = "touch d5, touch d1 unknown, arbiter decide touch_order opponent_first, touch a2";
    check("fide-2023", CAPTURE, order, "e4d5", "obligation 4.3.3 4.3.2");
}

#[test]
fn the_complaint_is_lost_by_an_own_touch() {
    let unseen = |events: &str| {
        let (_, answers) = run("fide-2023", INITIAL, events);
        answers.last().unwrap()["decision"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        unseen("move e4, black touch b8, black claim touched"),
        "right_lost"
    );
    assert_eq!(unseen("move e4, black claim touched"), "claim_rejected");
}
