//! How games end: of themselves, by claim, by agreement, by the flag.

use arbiter_game::event::Event;
use arbiter_game::{Displays, Game, Start};
use arbiter_rules::Answer;
use arbiter_rules::laws::clock::{ClockSetting, TimeControl};
use arbiter_rules::laws::{Play, Regulations, Rulebook, Supervision};
use arbiter_rules::variants::Setup;
use serde_json::{Value, json};

struct Case {
    laws: &'static str,
    play: Play,
    start: Start,
    control: Option<&'static str>,
}

fn case(laws: &'static str) -> Case {
    Case {
        laws,
        play: Play::Standard,
        start: Start::default(),
        control: None,
    }
}

impl Case {
    fn fen(mut self, fen: &str) -> Self {
        self.start.position = Setup::from_fen(fen).unwrap();
        self
    }

    fn moves(mut self, moves: &str) -> Self {
        self.start.moves = moves.split(' ').map(|one| one.parse().unwrap()).collect();
        self
    }

    fn clocks(mut self, white: u64, black: u64) -> Self {
        self.control = Some("2h");
        self.start.displays = Some(Displays {
            white: Some(white),
            black: Some(black),
            ..Displays::default()
        });
        self
    }

    /// The decisions of the last event, the result, and what both clocks show.
    fn check(mut self, events: &[Value], decisions: &[&str], result: &str) -> Game {
        let control = self.control.map(|text| text.parse::<TimeControl>().unwrap());
        self.start.clock = control.map(ClockSetting::same);
        let book = Rulebook::by_id(self.laws).unwrap();
        let regime = book.regime(self.play, Supervision::Competition, &Regulations::default());
        let mut game = Game::begin(&self.start, regime);
        let mut last = Vec::new();
        for event in events {
            let event = Event::from_table(event.as_object().unwrap().clone()).unwrap();
            last = game.apply(&event).unwrap();
        }
        let tag = |answer: &Answer| match answer {
            Answer::Ruling(ruling) => ruling.decision.tag().to_owned(),
            Answer::Question(question) => question.id.as_str().to_owned(),
        };
        let given: Vec<String> = last.iter().flat_map(|entry| &entry.answers).map(tag).collect();
        for decision in decisions {
            assert!(
                given.iter().any(|tag| tag == decision),
                "{}: {given:?}",
                self.laws
            );
        }
        let end = game.state().end.as_ref();
        assert_eq!(
            end.map_or("*", |end| end.result.as_str()),
            result,
            "{}: {given:?}",
            self.laws
        );
        game
    }
}

fn shows(game: &Game) -> [u64; 2] {
    let clocks = game.state().clocks.as_ref().unwrap();
    [
        clocks.shows(arbiter_rules::chess::Color::White),
        clocks.shows(arbiter_rules::chess::Color::Black),
    ]
}

#[test]
fn mate_stalemate_and_dead_positions_end_the_game_at_once() {
    let mate = case("fide-2009").fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    mate.check(
        &[json!({"by": "white", "do": "move", "text": "Ra8", "press": false})],
        &["game_over"],
        "1-0",
    );
    let stalemate = case("lekocup-1402").fen("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1");
    stalemate.check(
        &[json!({"by": "white", "do": "move", "text": "Qf7"})],
        &[],
        "1/2-1/2",
    );
    let dead = case("fide-2023").fen("k7/8/8/8/8/8/1q6/K7 w - - 0 1");
    dead.check(
        &[json!({"by": "white", "do": "resign"})],
        &["result_stands"],
        "1/2-1/2",
    );
}

#[test]
fn a_mate_by_a_piece_that_had_to_stay_counts_in_the_older_editions_only() {
    for (laws, result) in [("fide-2009", "1-0"), ("fide-2014", "*"), ("fide-2023", "*")] {
        let touched = case(laws).fen("6k1/5ppp/8/8/8/8/N4PPP/3Q2K1 w - - 0 1");
        let events = [
            json!({"by": "white", "do": "touch", "square": "a2"}),
            json!({"by": "white", "do": "move", "text": "Qd8", "press": false}),
        ];
        touched.check(&events, &[], result);
    }
}

#[test]
fn a_wrong_claim_costs_what_the_edition_says() {
    let claim = json!({"by": "white", "do": "claim", "kind": "repetition"});
    let rows = [
        ("fide-2001", 600_000, 420_000, 1_380_000),
        ("fide-2005", 121_000, 60_500, 1_380_000),
        ("fide-2005", 120_000, 60_000, 1_380_000),
        ("fide-2001", 90_000, 60_000, 1_380_000),
        ("fide-2001", 45_000, 45_000, 1_380_000),
        ("fide-2009", 600_000, 600_000, 1_380_000),
        ("fide-2018", 600_000, 600_000, 1_320_000),
    ];
    for (laws, before, after, other) in rows {
        let game = case(laws).clocks(before, 1_200_000).check(
            core::slice::from_ref(&claim),
            &["claim_rejected", "offer_open"],
            "*",
        );
        assert_eq!(shows(&game), [after, other], "{laws}");
    }
}

#[test]
fn repetition_is_claimed_in_both_forms() {
    let three = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let written = json!({"by": "black", "do": "claim", "kind": "repetition", "written": "Ng8"});
    case("fide-2005")
        .moves(three)
        .check(&[written], &["claim_upheld", "game_over"], "1/2-1/2");
    let appeared = json!({"by": "white", "do": "claim", "kind": "repetition"});
    let whole = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    case("fide-2023")
        .moves(whole)
        .check(core::slice::from_ref(&appeared), &["claim_upheld"], "1/2-1/2");
    let late = json!({"by": "black", "do": "claim", "kind": "repetition"});
    case("fide-2023")
        .moves(whole)
        .check(&[late], &["claim_rejected"], "*");
    for (laws, decision) in [("fide-2005", "claim_upheld"), ("fide-2009", "claim_rejected")] {
        let touch = json!({"by": "white", "do": "touch", "square": "g1"});
        case(laws).moves(whole).check(
            &[touch, appeared.clone()],
            &[decision],
            if laws == "fide-2005" { "1/2-1/2" } else { "*" },
        );
    }
}

#[test]
fn a_flag_counts_when_somebody_who_may_has_seen_it() {
    let knight = "8/8/8/3k4/8/4n3/1Q6/6K1 w - - 0 1";
    let claim = json!({"by": "black", "do": "claim", "kind": "flag"});
    case("fide-2009").fen(knight).clocks(0, 60_000).check(
        core::slice::from_ref(&claim),
        &["game_over"],
        "1/2-1/2",
    );
    case("lekocup-1402").fen(knight).clocks(0, 60_000).check(
        core::slice::from_ref(&claim),
        &["game_over"],
        "0-1",
    );
    let open = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    case("fide-2001")
        .fen(open)
        .clocks(0, 60_000)
        .check(core::slice::from_ref(&claim), &["game_over"], "0-1");
    case("fide-2001")
        .fen(open)
        .clocks(1, 60_000)
        .check(&[claim], &["claim_rejected"], "*");
    let seen = json!({"by": "clock", "do": "shows_zero", "side": "white"});
    case("fide-2001")
        .fen(open)
        .clocks(5, 60_000)
        .check(core::slice::from_ref(&seen), &["game_over"], "0-1");
    let mut rapid = case("fide-2001").fen(open).clocks(5, 60_000);
    rapid.play = Play::Rapid;
    rapid.check(&[seen], &["no_intervention"], "*");
}

#[test]
fn resigning_against_a_bare_king_is_a_draw_since_2023() {
    for (laws, result) in [("fide-2018", "0-1"), ("fide-2023", "1/2-1/2")] {
        let bare = case(laws).fen("8/8/8/8/4k3/8/3QK3/8 w - - 0 1");
        bare.check(&[json!({"by": "white", "do": "resign"})], &["game_over"], result);
    }
}

#[test]
fn an_offer_stands_until_it_is_accepted_or_declined_by_word_or_touch() {
    let offer = json!({"by": "white", "do": "offer"});
    let played = json!({"by": "white", "do": "move", "text": "e4", "press": false});
    let accept = json!({"by": "black", "do": "accept"});
    let start = || case("fide-2009");
    start().check(
        &[played.clone(), offer.clone(), accept.clone()],
        &["game_over"],
        "1/2-1/2",
    );
    case("fide-2018").check(&[played.clone(), offer.clone(), accept], &["game_continues"], "*");
    let touch = json!({"by": "black", "do": "touch", "square": "e7"});
    start().check(&[played.clone(), offer.clone(), touch], &["offer_refused"], "*");
    let withdraw = json!({"by": "white", "do": "withdraw"});
    start().check(&[played, offer, withdraw], &["cannot_withdraw"], "*");
}
