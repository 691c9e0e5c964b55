//! The day of a school league by its pages alone: 48 pupils pasted in Persian, eight steps, a slip taken back, somebody who leaves, one
//! who is too old, and a server that is killed in the middle.

use std::fmt::Write;

use arbiter_hall::event::System;
use arbiter_hall::event::act::Act;
use arbiter_hall::event::check::{check, check_log};
use arbiter_hall::event::log::{Log, Salt};
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::State;
use arbiter_reports::trf;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::process;
use crate::screens::{Evening, form};
use crate::wire::{Answer, Http};

const TEST: &str = "day::a_day_of_48_pupils_by_its_pages_with_a_kill_in_the_middle";

/// Invented pupils of six schools with days of birth of the Persian calendar; the last one is a day too old.
fn pasted() -> String {
    let first = ["آرش", "بهار", "پویا", "ترانه", "جواد", "چکاوک", "حامد", "خورشید"];
    let last = ["احمدی", "باقری", "پارسا", "تهرانی", "جعفری", "چنگیزی"];
    let mut text = "نام\tمدرسه\tتاریخ تولد\n".to_owned();
    for (last, school) in last.iter().zip(1..) {
        for (first, nth) in first.iter().zip(1..) {
            let year = if nth < 8 { 1388 } else { 1392 };
            let month = 1 + (nth + school) % 12;
            writeln!(text, "{first} {last}\tمدرسهٔ {school}\t{year}/{month}/{nth}").unwrap();
        }
    }
    text.push_str("پیر کهن\tمدرسهٔ ۱\t1385/12/10\n");
    persian(&text)
}

fn persian(text: &str) -> String {
    let sign = |sign: char| match sign.to_digit(10) {
        Some(digit) => char::from_u32(u32::from('۰') + digit).unwrap(),
        None => sign,
    };
    text.chars().map(sign).collect()
}

/// What a page sends back, with the marks of HTML taken out.
fn plain(text: &str) -> String {
    text.replace("&quot;", "\"")
        .replace("&#34;", "\"")
        .replace("&amp;", "&")
        .replace("&#38;", "&")
}

/// Whoever keeps the day: a browser without a script.
struct Keeper {
    http: Http,
    cookie: String,
    event: String,
    games: u32,
}

impl Keeper {
    async fn page(&self, path: &str) -> String {
        let answer = self.http.get(path, Some(&self.cookie)).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answer.text
    }

    async fn desk(&self, page: &str) -> String {
        self.page(&format!("/arbiter/{}/{page}", self.event)).await
    }

    async fn form(&self, page: &str, fields: &[(&str, &str)]) -> Answer {
        let path = format!("/arbiter/{}/{page}", self.event);
        self.http.form(&path, Some(&self.cookie), &form(fields)).await
    }

    async fn act(&self, acts: &[Value]) -> Answer {
        let acts: Vec<String> = acts.iter().map(Value::to_string).collect();
        let fields: Vec<(&str, &str)> = acts.iter().map(|act| ("act", act.as_str())).collect();
        self.form("act", &fields).await
    }

    async fn done(&self, acts: &[Value]) {
        let answer = self.act(acts).await;
        assert_eq!(answer.status, 303, "{acts:?}: {}", answer.text);
    }

    /// Which step stands how.
    async fn step(&self, step: &str) -> String {
        let page = self.desk("round").await;
        let after = page.split(&format!("data-step=\"{step}\" data-how=\"")).nth(1);
        let word = after.and_then(|rest| rest.split('"').next());
        word.unwrap_or_else(|| panic!("no step {step}: {page}"))
            .to_owned()
    }

    /// Presses the one button of the day that goes on, and is led on.
    async fn goes_on(&self) -> String {
        let page = self.desk("round").await;
        let forms = page
            .split("<form")
            .skip(1)
            .map(|form| form.split("</form>").next().unwrap());
        let found: Vec<&str> = forms.filter(|form| form.contains("data-go")).collect();
        let [one] = found[..] else {
            panic!("{} ways on: {page}", found.len())
        };
        let fields: Vec<(String, String)> = one
            .split("<input")
            .skip(1)
            .map(|input| {
                let of = |name: &str| {
                    let rest = input.split(&format!("{name}=\"")).nth(1).unwrap();
                    plain(rest.split('"').next().unwrap())
                };
                (of("name"), of("value"))
            })
            .collect();
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let answer = self.form("act", &fields).await;
        assert_eq!(answer.status, 303, "{fields:?}: {}", answer.text);
        answer.to.unwrap()
    }

    async fn state(&self) -> Value {
        let path = format!("/api/v1/events/{}/state", self.event);
        serde_json::from_str(&self.page(&path).await).unwrap()
    }

    /// Types the results of these boards of a round in one line, in Persian digits.
    async fn types(&self, round: u32, keys: &str) -> Answer {
        let round = round.to_string();
        let keys = persian(keys);
        let fields = [
            ("round", round.as_str()),
            ("next", ""),
            ("typed", &keys),
            ("sure", ""),
        ];
        self.form("results", &fields).await
    }

    /// The keys of the boards of a round that are open: the lower number wins, every seventh game is a draw.
    async fn keys(&mut self, round: u32) -> Vec<String> {
        let state = self.state().await;
        let boards = state["boards"].as_array().unwrap();
        let open = boards
            .iter()
            .filter(|board| board["round"] == round && board["result"].is_null());
        let mut keys = Vec::new();
        for board in open {
            self.games += 1;
            let first = board["white"].as_u64() < board["black"].as_u64();
            let key = match self.games % 7 {
                0 => '5',
                _ if first => '1',
                _ => '0',
            };
            keys.push(format!("{} {key}", board["board"]));
        }
        keys
    }
}

#[test]
fn a_day_of_48_pupils_by_its_pages_with_a_kill_in_the_middle() {
    if process::serves() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (mut server, address) = process::start(folder.path(), TEST);
    let mut keeper = runtime.block_on(morning(Http::new(address)));
    server.kill().unwrap();
    server.wait().unwrap();
    let (mut server, address) = process::start(folder.path(), TEST);
    keeper.http = Http::new(address);
    runtime.block_on(afternoon(&mut keeper));
    server.kill().unwrap();
    server.wait().unwrap();
}

/// From the paste to the middle of round 2.
async fn morning(http: Http) -> Keeper {
    let players = pasted();
    let new = |more: &[(&str, &str)]| {
        let first = [
            ("preset", "lekocup-1402"),
            ("name", "لکوکاپ"),
            ("players", players.as_str()),
        ];
        form(&[&first, more].concat())
    };
    // One is too old: the page says so with the article, and makes the event without him when it is asked again.
    let asked = http.form("/new/tournament", None, &new(&[])).await;
    assert_eq!(asked.status, 422);
    assert!(
        asked.text.contains("too old: refused (Article age)"),
        "{}",
        asked.text
    );
    let made = http
        .form("/new/tournament", None, &new(&[("anyway", &players)]))
        .await;
    assert_eq!(made.status, 303, "{}", made.text);
    let event = made.to.unwrap().split('/').nth(2).unwrap().to_owned();
    let mut keeper = Keeper {
        http,
        cookie: made.cookie.unwrap(),
        event,
        games: 0,
    };
    entered(&keeper).await;
    identified(&keeper).await;
    answered(&keeper).await;
    // Groups by lots, with schools apart; with a secret of this test, so that the day is the same each time.
    assert!(keeper.desk("round").await.contains("$new"));
    keeper
        .done(&[json!({"do": "draw", "method": "lots", "secret": "a secret of the day"})])
        .await;
    let page = keeper.desk("round").await;
    assert!(page.contains("12 groups") && !page.contains("two of"), "{page}");
    // Round 1 is typed; a slip in its last line is taken back, and somebody leaves after it.
    assert!(keeper.goes_on().await.contains("/results?round=1"));
    let keys = keeper.keys(1).await;
    assert_eq!(keys.len(), 24);
    assert_eq!(keeper.types(1, &keys[..23].join(" ")).await.status, 303);
    assert_eq!(keeper.types(1, "24 0").await.status, 303);
    assert_eq!(keeper.types(1, "z").await.status, 303);
    assert_eq!(keeper.types(1, "24 1").await.status, 303);
    keeper
        .done(&[json!({"do": "withdraw", "entrant": 5, "from": 2, "reason": "went home"})])
        .await;
    keeper.goes_on().await;
    let keys = keeper.keys(2).await;
    assert_eq!(
        keys.len(),
        23,
        "who plays against him who left wins without a game"
    );
    assert_eq!(keeper.types(2, &keys[..10].join(" ")).await.status, 303);
    keeper
}

async fn entered(keeper: &Keeper) {
    assert_eq!(keeper.step("entries").await, "done");
    let page = keeper.desk("round").await;
    assert!(page.contains("In the window: 42. Playing upwards: 6."), "{page}");
    let old = keeper
        .act(&[json!({"do": "enter", "form": {"name": "پیر کهن", "birth": "1385/12/10"}})])
        .await;
    assert_eq!(old.status, 409);
    assert!(old.text.contains("(Article age)"), "{}", old.text);
    assert_eq!(keeper.state().await["entrants"].as_array().unwrap().len(), 48);
}

/// Everybody is there and shows a certificate; who lacks one is named until he has.
async fn identified(keeper: &Keeper) {
    let here = |id: u32| json!({"do": "check_in", "entrant": id, "round": 1});
    let seen = |id: u32| json!({"do": "document_seen", "entrant": id});
    keeper.done(&(1..=48).map(here).collect::<Vec<_>>()).await;
    keeper.done(&(1..=47).map(seen).collect::<Vec<_>>()).await;
    assert_eq!(keeper.step("identity").await, "now");
    let page = keeper.desk("round").await;
    assert!(
        page.contains("Seen: 47 of 48.") && page.contains("<li><bdi>خورشید چنگیزی</bdi></li>"),
        "{page}"
    );
    keeper.done(&[seen(48)]).await;
    assert_eq!(keeper.step("identity").await, "done");
    assert!(keeper.desk("checkin").await.contains("Birth certificate seen: "));
}

/// What is open holds the draw up; it is answered as offered, with a name. A matter that nobody foresaw is asked and decided.
async fn answered(keeper: &Keeper) {
    let draw = json!({"do": "draw", "method": "lots", "secret": "too early"});
    assert_eq!(keeper.act(&[draw]).await.status, 409);
    let page = keeper.desk("questions").await;
    assert_eq!(page.matches("aria-describedby=\"changes-").count(), 8, "{page}");
    let sent = [("win", "2"), ("as", "offered"), ("who", "Ms Azadi, secretariat")];
    assert_eq!(keeper.form("questions", &sent).await.status, 303);
    assert_eq!(keeper.step("points").await, "done");
    let page = keeper.desk("questions").await;
    assert_eq!(page.matches("Ms Azadi, secretariat").count(), 8, "{page}");
    keeper
        .done(&[json!({"do": "refer", "text": "A pupil has no shoes for the hall."})])
        .await;
    let page = keeper.desk("questions").await;
    let resolve = page
        .split("&quot;question&quot;:")
        .nth(1)
        .or(page.split("&#34;question&#34;:").nth(1));
    let question: u32 = resolve.unwrap().split('}').next().unwrap().parse().unwrap();
    let said =
        json!({"do": "resolve", "question": question, "text": "Plays in socks.", "said_by": "Ms Azadi"});
    keeper.done(&[said]).await;
    assert!(keeper.desk("questions").await.contains("Plays in socks."));
}

/// From where the server was killed to the prizes.
async fn afternoon(keeper: &mut Keeper) {
    assert_eq!(keeper.step("rounds").await, "now");
    let mut round = 2;
    let mut by_themselves = 0;
    let mut live = false;
    loop {
        live = live || played_again_here(keeper, round).await;
        let keys = keeper.keys(round).await;
        let typed = keeper.types(round, &keys.join(" ")).await;
        assert_eq!(typed.status, 303, "{keys:?}: {}", typed.text);
        if keeper.step("prizes").await == "now" {
            break;
        }
        // The games of those who are level are there by themselves.
        let page = keeper.desk("round").await;
        let open = page.split("<li value=\"").nth(1).unwrap();
        assert!(
            open.contains("aria-current=\"step\""),
            "the open step is not the first: {page}"
        );
        if page.contains("data-go") {
            assert!(keeper.goes_on().await.contains("/results?round="));
        } else {
            let first = open.split("class=\"button link\"").nth(1).unwrap();
            assert!(
                first.split('>').next().unwrap().contains("/results?round="),
                "{page}"
            );
            by_themselves += 1;
        }
        round += 1;
        assert!(round < 40, "it does not end");
    }
    assert!(by_themselves > 0);
    let log = Log::read(
        keeper
            .page(&format!("/e/{}.jsonl", keeper.event))
            .await
            .as_bytes(),
        Salt::default(),
    );
    replayed(log.unwrap().state());
    assert!(live, "a game of two minutes was opened here");
    prizes(keeper).await;
    let log = keeper.page(&format!("/e/{}.jsonl", keeper.event)).await;
    assert!(!log.contains("2009/") && !log.contains("۱۳۸۸"), "{log}");
    let log = Log::read(log.as_bytes(), Salt::default()).unwrap();
    let sheet = log.state().sheet();
    assert_eq!(check_log(&log, System::of(&sheet).unwrap()), []);
    let report = keeper.page(&format!("/e/{}.trf", keeper.event)).await;
    let report = trf::read(report.as_bytes()).unwrap().event;
    assert_eq!(report.players.len(), 48);
    assert_eq!(check(&report, None), []);
    keeper.page(&format!("/e/{}/print/standings", keeper.event)).await;
}

/// A game by which a level match goes on is opened here: it has two minutes. Then its board is typed like the others.
async fn played_again_here(keeper: &Keeper, round: u32) -> bool {
    let page = keeper.desk(&format!("results?round={round}")).await;
    let Some(row) = page
        .split("<li data-board=\"")
        .skip(1)
        .find(|row| row.contains("<em><small>"))
    else {
        return false;
    };
    let board: u32 = row.split('"').next().unwrap().parse().unwrap();
    keeper
        .done(&[json!({"do": "open_games", "round": round, "boards": [board]})])
        .await;
    let state = keeper.state().await;
    let mut boards = state["boards"].as_array().unwrap().iter();
    let opened = boards.find(|one| one["round"] == round && one["board"] == board);
    let game = opened.unwrap()["game"].as_str().unwrap().to_owned();
    let pgn = keeper.page(&format!("/g/{game}.pgn")).await;
    assert!(pgn.contains("[TimeControl \"120\"]"), "{pgn}");
    keeper
        .done(&[json!({"do": "detach", "round": round, "board": board})])
        .await;
    true
}

/// The winner and those beside him are looked at once more; then days of birth go, and results stay.
async fn prizes(keeper: &Keeper) {
    let page = plain(&keeper.desk("round").await);
    let looks: Vec<&str> = page.split("{\"again\":true,").skip(1).collect();
    assert_eq!(looks.len(), 4, "first, second and two thirds: {page}");
    for look in looks {
        let rest = look.split('}').next().unwrap();
        let act: Value = serde_json::from_str(&format!("{{\"again\":true,{rest}}}")).unwrap();
        keeper.done(&[act]).await;
    }
    let page = keeper.desk("round").await;
    assert!(
        page.contains("seen a second time.") && page.contains("wins the cup"),
        "{page}"
    );
    assert!(keeper.goes_on().await.contains("/round"));
    assert_eq!(keeper.step("prizes").await, "done");
}

/// Those who were level played once more with two minutes and the other colour, and drawn games of the cup were played again.
fn replayed(state: &State) {
    let mut times = Vec::new();
    for round in state.rounds.iter().filter(|round| round.round > Round(3)) {
        for board in &round.layout().boards {
            let seats = [board.white, board.black];
            times.push((round.round, state.time(round.round, seats), seats));
        }
    }
    let again: Vec<_> = times.iter().filter(|one| one.1.is_some()).collect();
    assert!(
        again.len() >= 3
            && again
                .iter()
                .all(|one| matches!(one.1.as_deref(), Some("2m" | "1m"))),
        "{times:?}"
    );
    for (round, _, [white, black]) in again {
        let met = |one: &(Round, Option<String>, [EntrantId; 2])| one.0 < *round && one.2 == [*black, *white];
        let in_groups = state
            .rounds
            .iter()
            .take(3)
            .flat_map(|round| &round.layout().boards);
        let met_in_group = in_groups
            .into_iter()
            .any(|board| (board.white, board.black) == (*black, *white));
        assert!(
            met_in_group || times.iter().any(met),
            "{white:?} and {black:?} in round {round:?}"
        );
    }
}

#[tokio::test]
async fn whom_neither_games_nor_lots_part_a_person_parts_on_the_page_of_questions() {
    let players = "name\tclub\tbirth\nAra\tA\t2010/05/05\nBita\tB\t2010/06/06\nCyrus\tC\t2010/07/07\n";
    let mut evening = Evening::new("lekocup-1402", players).await;
    let address = format!("/arbiter/{}/questions", evening.event);
    let answers = form(&[
        ("as", "typed"),
        ("last", "arbiter"),
        ("ladder", "none"),
        ("who", "Ms Azadi"),
    ]);
    let (status, to) = evening.club.form(&mut evening.phone, &address, &answers).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    evening
        .act(&[r#"{"do":"draw","method":"lots","secret":"x"}"#])
        .await;
    // Everything is drawn: three rounds of the group, whose order the lots make, and the final of the first two.
    for round in 1..=4 {
        let acts = [
            format!(r#"{{"do":"pair","round":{round}}}"#),
            format!(r#"{{"do":"publish","round":{round}}}"#),
            format!(r#"{{"do":"result","round":{round},"board":1,"result":"1/2-1/2"}}"#),
        ];
        let (status, to) = evening.act(&acts.each_ref().map(String::as_str)).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "round {round}: {to}");
    }
    let day = evening.desk("round").await;
    assert!(
        day.contains("somebody says who goes on") && !day.contains("data-go"),
        "{day}"
    );
    let page = plain(&evening.desk("questions").await);
    let act = page.split("value=\"{\"do\":\"through\"").nth(1).unwrap();
    let act = format!("{{\"do\":\"through\"{}}}", act.split('}').next().unwrap());
    let address = format!("/arbiter/{}/act", evening.event);
    let without = form(&[("act", &act)]);
    let refused = evening.club.form(&mut evening.phone, &address, &without).await;
    assert_ne!(
        refused.0,
        StatusCode::SEE_OTHER,
        "a word without its reason is none"
    );
    let said = form(&[
        ("act", &act),
        ("s.reason", "the secretariat drew a lot of its own"),
    ]);
    let (status, to) = evening.club.form(&mut evening.phone, &address, &said).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    assert!(evening.desk("round").await.contains("wins the cup"));
}

#[test]
fn the_acts_that_a_day_is_made_of_are_acts() {
    let acts = [
        json!({"do": "refer", "text": "x"}),
        json!({"do": "resolve", "question": 1, "text": "x", "said_by": "y"}),
        json!({"do": "decide", "question": "win", "option": "3", "said_by": "y"}),
    ];
    for act in acts {
        let read: Act = serde_json::from_value(act.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), act);
    }
}
