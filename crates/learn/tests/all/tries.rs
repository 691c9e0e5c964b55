//! What a learner tries and what he is answered.

use arbiter_learn::{Asked, Language, Lesson, Reason, State, Task, Tried, Why, attempt, read, shipped, way};
use arbiter_notation::WhyIllegal;

fn lesson(id: &str) -> Lesson {
    shipped().into_iter().find(|lesson| lesson.id == id).unwrap()
}

fn tried(id: &str, step: &str, moves: &[&str]) -> Tried {
    let moves: Vec<Asked> = moves.iter().map(|text| Asked::from(*text)).collect();
    attempt(lesson(id).step(step).unwrap(), &moves, Language::English).unwrap()
}

fn check(id: &str, step: &str, moves: &str, state: State, why: Option<Why>) {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let tried = tried(id, step, &moves);
    assert_eq!((tried.state, tried.why), (state, why), "{id} {step} {moves:?}");
}

#[test]
fn marks_are_collected_and_block_nothing() {
    check("rook", "two-marks", "a1a5", State::Open, None);
    check("rook", "two-marks", "a1a5 a5h5", State::Done, None);
    check("rook", "two-marks", "a1a8 a8h8 h8h5 h5a5", State::Done, None);
    check(
        "rook",
        "two-marks",
        "a1b2",
        State::Wrong,
        Some(Why::Illegal(WhyIllegal::CannotReach)),
    );
    check(
        "rook",
        "walls",
        "a1a5",
        State::Wrong,
        Some(Why::Illegal(WhyIllegal::Blocked)),
    );
    check(
        "rook",
        "walls",
        "a4c5",
        State::Wrong,
        Some(Why::Missed("collect")),
    );
    assert_eq!(tried("rook", "two-marks", &["a1a5"]).left, 1);
}

#[test]
fn a_move_that_may_be_made_but_misses_the_aim_is_wrong_and_the_step_stands() {
    check("rook", "take", "d5d3", State::Wrong, Some(Why::Missed("safe")));
    check(
        "rook",
        "take",
        "d5d8",
        State::Wrong,
        Some(Why::Missed("captures")),
    );
    check("rook", "take", "d5b5", State::Done, None);
    let wrong = tried("rook", "take", &["d5d3"]);
    assert_eq!(wrong.fen, tried("rook", "take", &[]).fen);
}

#[test]
fn a_reply_follows_each_own_move() {
    let open = tried("knight", "fork", &["d5c7"]);
    assert_eq!(
        (open.state, open.reply.as_deref(), open.left),
        (State::Open, Some("e8d7"), 1)
    );
    check("knight", "fork", "d5c7 c7a8", State::Done, None);
    check(
        "knight",
        "fork",
        "d5f6 f6h7",
        State::Wrong,
        Some(Why::Missed("captures")),
    );
}

#[test]
fn the_right_squares_may_come_in_any_order_and_twice() {
    check("board", "names", "h8 a1 e4", State::Open, None);
    check("board", "names", "h8 a1 e4 f2 f2 c6", State::Done, None);
    check("board", "names", "h8 a2", State::Wrong, Some(Why::NotThis));
}

#[test]
fn men_are_put_down_where_they_belong() {
    check("board", "white", "R@a1 R@h1 K@e1", State::Open, None);
    check("board", "white", "K@d1", State::Wrong, Some(Why::NotThere));
    assert_eq!(tried("board", "white", &[]).left, 8);
}

#[test]
fn hands_are_ruled_by_a_game() {
    let ruled = tried("touch-move", "own", &["white touches g1"]);
    assert_eq!(ruled.state, State::Done);
    assert_eq!(ruled.cites, ["4.3.1"]);
    let act = serde_json::json!({ "do": "touch", "square": "g1" });
    let step = lesson("touch-move");
    let acts = [Asked::Act(act.as_object().unwrap().clone())];
    assert_eq!(
        attempt(step.step("own").unwrap(), &acts, Language::English)
            .unwrap()
            .state,
        State::Done
    );
    check("touch-move", "adjust", "", State::Open, None);
    let bound = tried("touch-move", "adjust", &["white touches g1"]);
    assert_eq!((bound.state, bound.why), (State::Wrong, Some(Why::Ruled)));
}

#[test]
fn moves_are_typed_in_the_letters_of_the_reader() {
    let notation = lesson("notation");
    let step = notation.step("knight").unwrap();
    for (language, text) in [
        (Language::English, "Nf3"),
        (Language::English, "knight f 3"),
        (Language::Vietnamese, "Mf3"),
        (Language::Persian, "اf3"),
        (Language::Arabic, "حf3"),
    ] {
        let tried = attempt(step, &[text.into()], language).unwrap();
        assert_eq!(tried.state, State::Done, "{text}");
    }
    check("notation", "knight", "Nc3", State::Wrong, Some(Why::OtherMove));
    assert!(matches!(
        tried("notation", "knight", &["Ke3"]).why,
        Some(Why::Unread(..))
    ));
}

#[test]
fn what_cannot_be_read_is_an_error_with_its_number() {
    let rook = lesson("rook");
    let step = rook.step("two-marks").unwrap();
    let error = attempt(step, &["a1a5".into(), "i9".into()], Language::English).unwrap_err();
    assert_eq!(error.number, 2);
    let act = Asked::Act(serde_json::Map::new());
    assert!(attempt(step, &[act], Language::English).is_err());
    let many = vec![Asked::from("a1a5"); 201];
    assert!(attempt(step, &many, Language::English).is_err());
}

#[test]
fn a_line_that_a_reply_escapes_is_no_mate_in_two() {
    check(
        "short-mates",
        "smothered",
        "c4b4",
        State::Wrong,
        Some(Why::Missed("mates")),
    );
    check("short-mates", "smothered", "c4g8", State::Open, None);
    check("short-mates", "smothered", "c4g8 h6f7", State::Done, None);
    check(
        "v-king-of-the-hill",
        "two",
        "e2f3",
        State::Wrong,
        Some(Why::Missed("wins")),
    );
    check("v-king-of-the-hill", "two", "e2d3", State::Open, None);
}

#[test]
fn a_board_without_men_is_seen_from_whites_side() {
    for id in ["corner", "names", "file"] {
        let board = lesson("board");
        let Task::Choose(task) = &board.step(id).unwrap().task else {
            panic!("{id}")
        };
        assert_eq!(
            task.stand.as_ref().unwrap().turn(),
            arbiter_chess::Color::White,
            "{id}"
        );
    }
}

#[test]
fn a_pawn_that_is_shown_becomes_a_queen() {
    let pawn = lesson("pawn");
    let way = way(pawn.step("race").unwrap(), Language::English).unwrap();
    assert_eq!(way.last(), Some(&Asked::from("a7a8q")));
}

#[test]
fn a_wrong_choice_is_answered_with_what_the_board_knows() {
    check(
        "castling-not",
        "passes",
        "yes",
        State::Wrong,
        Some(Why::Illegal(WhyIllegal::CastlingThroughCheck)),
    );
    let mut unsaid = Vec::new();
    let mut told = 0;
    for lesson in shipped() {
        for step in &lesson.steps {
            let options = match &step.task {
                Task::Choose(task) if task.ask.is_some() => &task.options,
                Task::Clock(task) if !task.ask.is_done() => &task.options,
                _ => continue,
            };
            for option in options {
                let tried = attempt(step, &[option.as_str().into()], Language::English).unwrap();
                told += usize::from(tried.state == State::Wrong);
                if tried.why == Some(Why::NotThis) {
                    unsaid.push(format!("{}/{}: {option}", lesson.id, step.id));
                }
            }
        }
    }
    assert!(told > 40, "{told}");
    assert!(unsaid.is_empty(), "{unsaid:?}");
    let clocks = tried("time-main", "kept", &["5:00"]);
    let sums = vec![[300_000, 30_000, 0]];
    assert_eq!(clocks.why, Some(Why::Because(Reason::Clocks(sums))));
}

#[test]
fn who_does_not_touch_the_board_types_in_the_words_of_his_language() {
    let typed = |id: &str, step: &str, texts: &[&str], language: Language| {
        let moves: Vec<Asked> = texts.iter().map(|text| Asked::from(*text)).collect();
        attempt(lesson(id).step(step).unwrap(), &moves, language)
            .unwrap()
            .state
    };
    for (language, knight) in [
        (Language::English, "Nf3"),
        (Language::Vietnamese, "Mf3"),
        (Language::Persian, "اf3"),
        (Language::Arabic, "حf3"),
    ] {
        for text in ["d5", "touch d5", "مهرهٔ d5", "chạm d5"] {
            assert_eq!(
                typed("touch-move", "opponent", &[text], language),
                State::Done,
                "{text}"
            );
        }
        assert_eq!(typed("touch-move", "own", &["g1"], language), State::Done);
        let game = ["e4", "white presses"];
        assert_eq!(typed("whole-game", "begin", &game, language), State::Done);
        let offer = [knight, "white offers a draw", "white presses"];
        assert_eq!(
            typed("whole-game", "offer", &offer, language),
            State::Done,
            "{knight}"
        );
        // One man alone goes where the square says.
        assert_eq!(typed("rook", "two-marks", &["a5", "h5"], language), State::Done);
    }
    assert_eq!(
        typed("short-mates", "back-row", &["Ra8"], Language::English),
        State::Done
    );
}

#[test]
fn an_illegal_move_is_made_with_fingers_and_pressed() {
    let press = [
        serde_json::json!({ "do": "lift", "square": "a2" }),
        serde_json::json!({ "do": "place", "square": "a3" }),
        serde_json::json!({ "do": "release", "square": "a3" }),
    ];
    let mut moves: Vec<Asked> = press
        .iter()
        .map(|act| Asked::Act(act.as_object().unwrap().clone()))
        .collect();
    moves.push("white presses".into());
    let illegal = lesson("illegal");
    let tried = attempt(illegal.step("press").unwrap(), &moves, Language::English).unwrap();
    assert_eq!(tried.state, State::Done);
}

#[test]
fn what_a_lesson_names_and_nobody_knows_is_a_fault_with_its_place() {
    let text = "id = \"x\"\npart = \"own\"\nminutes = 3\ncites = [\"99.9\"]\n[[step]]\nid = \"one\"\nkind = \"hands\"\n\
        acts = [\"white touches g1\"]\nwants = [\"obligaton\"]\nbest = 1\n";
    let said = read(text).unwrap_err().to_string();
    assert!(said.contains("4:10") && said.contains("99.9"), "{said}");
    assert!(said.contains("9:10") && said.contains("obligaton"), "{said}");
}

fn one_step(rest: &str) -> Lesson {
    let text = format!("id = \"x\"\npart = \"own\"\n[[step]]\nid = \"s\"\n{rest}");
    read(&text).unwrap_or_else(|faults| panic!("{rest}: {faults}"))
}

/// Pocket, hill and checks count where mate, stalemate and dead positions are asked about.
#[test]
fn a_variant_answers_for_itself() {
    let back_row = |pocket: &str| format!("6k1/8/8/8/8/8/5PPP/r5K1[{pocket}] w - - 0 1");
    let corner = |pocket: &str| format!("7k/5Q2/6K1/8/8/8/8/8[{pocket}] b - - 0 1");
    let kings = |pocket: &str| format!("4k3/8/8/8/8/8/8/4K3{pocket} w - - 0 1");
    for (variant, position, ask, right) in [
        ("crazyhouse", back_row("N"), "checkmate", "no"),
        ("crazyhouse", back_row("n"), "checkmate", "yes"),
        ("crazyhouse", back_row(""), "checkmate", "yes"),
        ("crazyhouse", corner("p"), "stalemate", "no"),
        ("crazyhouse", corner("P"), "stalemate", "yes"),
        ("king-of-the-hill", kings(""), "dead", "no"),
        ("crazyhouse", kings("[]"), "dead", "yes"),
        ("crazyhouse", kings("[QR]"), "dead", "no"),
        ("standard", kings(""), "dead", "yes"),
    ] {
        let other = if right == "yes" { "no" } else { "yes" };
        let lesson = one_step(&format!(
            "kind = \"choose\"\nvariant = \"{variant}\"\nposition = \"{position}\"\nask = \"{ask}\"\n"
        ));
        let answered = |text: &str| {
            let tried = attempt(&lesson.steps[0], &[Asked::from(text)], Language::English);
            tried.unwrap().state
        };
        assert_eq!(
            (answered(right), answered(other)),
            (State::Done, State::Wrong),
            "{variant} {position} {ask}"
        );
    }
    // The block from the pocket is named to who took it for mate.
    let lesson = one_step(&format!(
        "kind = \"choose\"\nvariant = \"crazyhouse\"\nposition = \"{}\"\nask = \"checkmate\"\n",
        back_row("N")
    ));
    let tried = attempt(&lesson.steps[0], &["yes".into()], Language::English).unwrap();
    let why = Why::Because(Reason::Shows("way_out", "N@b1".to_owned()));
    assert_eq!(tried.why, Some(why));
    // With a man in hand the move that shuts the king in stalemates nobody.
    let shut_in = |pocket: &str| {
        let lesson = one_step(&format!(
            "kind = \"move\"\nvariant = \"crazyhouse\"\nposition = \"7k/8/6K1/5Q2/8/8/8/8[{pocket}] w - - 0 1\"\n\
             goal = \"stalemates\"\n"
        ));
        let tried = attempt(&lesson.steps[0], &["f5f7".into()], Language::English);
        tried.unwrap().state
    };
    assert_eq!((shut_in(""), shut_in("p")), (State::Done, State::Wrong));
}

#[test]
fn a_line_that_is_shown_is_followed_move_by_move() {
    check("castling", "watch", "", State::Open, None);
    check("castling", "watch", "next", State::Done, None);
    check("castling", "watch", "e1g1", State::Done, None);
    check("castling", "watch", "e1e2", State::Wrong, Some(Why::OtherMove));
    check(
        "castling",
        "watch",
        "e1e3",
        State::Wrong,
        Some(Why::Illegal(WhyIllegal::CannotReach)),
    );
    let castling = lesson("castling");
    let step = castling.step("watch").unwrap();
    let unread = attempt(step, &["zz".into()], Language::English).unwrap_err();
    assert_eq!(unread.number, 1);
    let typed = attempt(step, &["O-O".into()], Language::English).unwrap();
    assert_eq!(typed.state, State::Done);
}

#[test]
fn minutes_follow_from_the_steps_where_the_file_says_none() {
    let step = |nth: usize| {
        format!(
            "[[step]]\nid = \"s{nth}\"\nkind = \"collect\"\nmen = \"8/8/8/8/8/8/8/R7\"\nmarks = [\"a5\"]\nbest = 1\n"
        )
    };
    for (steps, minutes) in [(1, 1), (4, 3), (8, 6)] {
        let all: String = (0..steps).map(step).collect();
        let text = format!("id = \"rook\"\npart = \"men\"\nfacts = [\"move.rook\"]\n{all}");
        assert_eq!(read(&text).unwrap().minutes, minutes, "{steps}");
    }
}

#[test]
fn what_an_arbiter_does_is_not_done_by_a_learner() {
    let act = serde_json::json!({ "by": "arbiter", "do": "stop" });
    let acts = [Asked::Act(act.as_object().unwrap().clone())];
    let lesson = lesson("touch-move");
    let unread = attempt(lesson.step("own").unwrap(), &acts, Language::English).unwrap_err();
    assert!(unread.why.contains("White or of Black"), "{}", unread.why);
}
