//! Trust that is taken back, events that are deleted or cleared, and who may make any.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::club::{Club, Phone};
use arbiter_hall::store::{Memory, Store};
use arbiter_hall::{Board, Desk, Grant, Office, Plan, Role};
use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// An event with an official, a player at White, and a link to Black that nobody has used.
struct Evening {
    club: Club,
    store: Arc<dyn Store>,
    event: String,
    maker: Phone,
    ali: Phone,
    white: Phone,
    made: Value,
}

const PASSWORD: &str = "a long password";

impl Evening {
    async fn open() -> Self {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let club = Club::with(Arc::clone(&store)).await;
        let (mut maker, mut ali, mut white) = (Phone::default(), Phone::default(), Phone::default());
        let new = json!({ "name": "Cup", "control": "90m+30s", "boards": 1 });
        let (_, made) = club.post(&mut maker, "/api/v1/events", new).await;
        let event = format!("/api/v1/events/{}", text(&made["event"]));
        let new = json!({ "name": "Ali", "password": PASSWORD, "role": "arbiter" });
        club.post(&mut maker, &format!("{event}/officials"), new).await;
        let evening = Self {
            club,
            store,
            event,
            maker,
            ali: Phone::default(),
            white: Phone::default(),
            made,
        };
        assert_eq!(evening.log_in(&mut ali, "Ali", PASSWORD).await, StatusCode::OK);
        let link = evening.link("white");
        evening
            .club
            .post(&mut white, &link, json!({ "name": "Vera" }))
            .await;
        Self {
            ali,
            white,
            ..evening
        }
    }

    fn link(&self, side: &str) -> String {
        format!("/api/v1{}", text(&self.made["boards"][0]["links"][side]))
    }

    async fn log_in(&self, phone: &mut Phone, name: &str, password: &str) -> StatusCode {
        let body = json!({ "name": name, "password": password });
        self.club
            .post(phone, &format!("{}/login", self.event), body)
            .await
            .0
    }

    async fn take_back(&self, phone: &Phone, what: Value) -> (StatusCode, Value) {
        let address = format!("{}/trust", self.event);
        self.club.post(&mut phone.clone(), &address, what).await
    }

    async fn list(&self, phone: &Phone) -> Value {
        let address = format!("{}/trust", self.event);
        self.club.get(&mut phone.clone(), &address).await.1
    }

    async fn roles(&self, phone: &Phone) -> Value {
        self.club.get(&mut phone.clone(), &self.event).await.1["you"].clone()
    }

    /// The last line of the event's stream.
    fn last(&self) -> String {
        let stream = format!("event/{}", text(&self.made["event"]));
        let lines = self.store.read(&stream, 0, 1 << 20).unwrap();
        String::from_utf8(lines.last().unwrap().clone()).unwrap()
    }
}

#[tokio::test]
async fn a_lost_phone_a_photographed_link_and_an_official_are_shut_out() {
    let evening = Evening::open().await;
    let list = evening.list(&evening.maker).await;
    let device = |name: &str| {
        let all = list["devices"].as_array().unwrap();
        let found = all.iter().find(|one| one["name"] == name);
        found.unwrap_or_else(|| panic!("{name}: {list}"))["device"].clone()
    };
    // The phone of the player: an arbiter may, and its socket hears of it.
    let mut socket = evening
        .club
        .socket(&evening.white, &text(&evening.made["boards"][0]["game"]))
        .await;
    socket.expect("welcome").await;
    let out = json!({ "do": "shut_out", "device": device("Vera") });
    assert_eq!(
        evening.take_back(&evening.ali, out.clone()).await.0,
        StatusCode::OK
    );
    assert_eq!(socket.expect("gone").await["why"], "seat_moved");
    assert_eq!(evening.roles(&evening.white).await, json!([]));
    assert!(evening.last().contains("\"revoked\""), "{}", evening.last());
    assert_eq!(
        evening.take_back(&evening.ali, out).await.0,
        StatusCode::NOT_FOUND
    );
    // The link to the other seat.
    let links = list["links"].as_array().unwrap();
    let black = links
        .iter()
        .rfind(|one| one["grants"][0]["role"] == "player")
        .unwrap();
    let close = json!({ "do": "close_link", "link": black["link"] });
    assert_eq!(evening.take_back(&evening.ali, close).await.0, StatusCode::OK);
    assert!(evening.last().contains("link_closed"));
    let (mut late, link) = (Phone::default(), evening.link("black"));
    let used = evening.club.post(&mut late, &link, json!({ "name": "x" }));
    assert_eq!(used.await.0, StatusCode::GONE);
    // The phone of the arbiter: the maker may, he himself does not shut out the maker.
    let maker = list["devices"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["you"] == true)
        .unwrap();
    let out = json!({ "do": "shut_out", "device": maker["device"] });
    assert_eq!(
        evening.take_back(&evening.ali, out).await.0,
        StatusCode::FORBIDDEN
    );
    let out = json!({ "do": "shut_out", "device": device("Ali") });
    assert_eq!(evening.take_back(&evening.maker, out).await.0, StatusCode::OK);
    assert_eq!(evening.roles(&evening.ali).await, json!([]));
}

#[tokio::test]
async fn a_new_password_shuts_out_who_came_in_with_the_old_one() {
    let evening = Evening::open().await;
    let new = json!({ "do": "password", "name": "Ali", "password": "another password" });
    assert_eq!(
        evening.take_back(&evening.white, new.clone()).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        evening.take_back(&evening.ali, new).await.0,
        StatusCode::OK,
        "his own"
    );
    assert!(evening.last().contains("password_set") && !evening.last().contains("another"));
    assert_eq!(evening.roles(&evening.ali).await, json!([]));
    let mut phone = Phone::default();
    assert_eq!(
        evening.log_in(&mut phone, "Ali", PASSWORD).await,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        evening.log_in(&mut phone, "Ali", "another password").await,
        StatusCode::OK
    );
    let rename = json!({ "do": "rename", "name": "Ali", "to": "Ali Rezaei" });
    assert_eq!(
        evening.take_back(&phone, rename.clone()).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(evening.take_back(&evening.maker, rename).await.0, StatusCode::OK);
    assert!(evening.last().contains("renamed"));
    let dismiss = json!({ "do": "dismiss", "name": "Ali Rezaei" });
    assert_eq!(evening.take_back(&evening.maker, dismiss).await.0, StatusCode::OK);
    assert!(evening.last().contains("dismissed"));
    assert_eq!(evening.roles(&phone).await, json!([]));
    assert_eq!(
        evening.log_in(&mut phone, "Ali Rezaei", "another password").await,
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn the_page_of_the_officials_takes_trust_back_in_four_languages() {
    let evening = Evening::open().await;
    let page = evening.event.replace("/api/v1/events/", "/e/");
    for language in ["en", "fa", "ar", "vi"] {
        let address = format!("{page}/officials?lang={language}");
        let mut maker = evening.maker.clone();
        let (status, shown) = evening.club.ask(&mut maker, Method::GET, &address, "").await;
        assert_eq!(status, StatusCode::OK);
        for form in [
            "shut_out",
            "close_link",
            "password",
            "rename",
            "dismiss",
            "/delete",
        ] {
            assert!(shown.contains(form), "{language}: {form}");
        }
    }
    let list = evening.list(&evening.maker).await;
    let all = list["devices"].as_array().unwrap();
    let vera = all.iter().find(|one| one["name"] == "Vera").unwrap();
    let body = format!("do=shut_out&id={}", text(&vera["device"]));
    let (status, _) = evening
        .club
        .form(&mut evening.maker.clone(), &format!("{page}/trust"), &body)
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(evening.roles(&evening.white).await, json!([]));
}

#[tokio::test]
async fn an_event_is_deleted_by_its_maker_with_all_its_games() {
    let evening = Evening::open().await;
    let delete = format!("{}/delete", evening.event);
    for phone in [&evening.white, &evening.ali, &Phone::default()] {
        let (status, _) = evening.club.post(&mut phone.clone(), &delete, json!({})).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }
    let commands = format!(
        "/api/v1/games/{}/commands",
        text(&evening.made["boards"][0]["game"])
    );
    let act = |id: &str, act: Value| json!({ "id": id, "seen": 99, "acts": [act] });
    let mut ali = evening.ali.clone();
    evening
        .club
        .post(&mut ali, &commands, act("a", json!({ "do": "start" })))
        .await;
    let mut maker = evening.maker.clone();
    let (status, why) = evening.club.post(&mut maker, &delete, json!({})).await;
    assert_eq!(
        (status, &why["error"]["tag"]),
        (StatusCode::CONFLICT, &json!("played"))
    );
    let mut white = evening.white.clone();
    evening
        .club
        .post(&mut white, &commands, act("b", json!({ "do": "resign" })))
        .await;
    let (status, _) = evening.club.post(&mut maker, &delete, json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert!(evening.store.streams("event/").unwrap().is_empty());
    assert!(evening.store.streams("game/").unwrap().is_empty());
    assert_eq!(
        evening.club.get(&mut maker, &evening.event).await.0,
        StatusCode::NOT_FOUND
    );
}

/// Puts an event into a store that was made long ago.
fn old_event(store: &dyn Store, id: &str, comes: bool) {
    let plan = Plan::friends("Old", "5m");
    let (mut office, first) = Office::make(id, plan, 1_000).unwrap();
    let mut lines = vec![first];
    let board = Board {
        control: None,
        of: None,
        blind: [false; 2],
        board: 1,
        game: format!("g{id}"),
        players: Default::default(),
        began: 1_000,
        dated: None,
    };
    let (_, game) = Desk::begin(&office.plan, &board).unwrap();
    store.append(&game.stream, 0, game.entries).unwrap();
    lines.push(office.record(arbiter_hall::Fact::BoardAdded(board)));
    let people = [("maker", Role::Organiser), ("friend", Role::Spectator)];
    for (pass, role) in people.into_iter().take(1 + usize::from(comes)) {
        let fact = office.let_in(pass, "", vec![Grant::of(role)]);
        lines.push(office.record(fact));
    }
    let lines = lines.into_iter().map(String::into_bytes).collect();
    store.append(&format!("event/{id}"), 0, lines).unwrap();
}

#[tokio::test]
async fn what_nobody_has_come_to_for_a_day_is_cleared() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    old_event(&*store, "alone", false);
    old_event(&*store, "kept", true);
    let club = Club::with(Arc::clone(&store)).await;
    let (_, new) = club
        .post(&mut Phone::default(), "/api/v1/games", json!({ "control": "5m" }))
        .await;
    let wait = async {
        while store.version("event/alone").unwrap() > 0 || store.version("game/galone").unwrap() > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(10), wait)
        .await
        .expect("it stays");
    assert!(store.version("event/kept").unwrap() > 0);
    let of_today = format!("event/{}", text(&new["event"]));
    assert!(store.version(&of_today).unwrap() > 0);
}

#[tokio::test]
async fn where_only_officials_make_events_a_visitor_makes_none() {
    let router = arbiter_server::open_for_officials(Arc::new(Memory::default()))
        .await
        .unwrap();
    let make = async |from: [u8; 4], cookie: Option<&str>| {
        let new = json!({ "name": "Cup", "control": "5m", "boards": 1 });
        let mut request = axum::http::Request::post("/api/v1/events");
        if let Some(cookie) = cookie {
            request = request.header("cookie", cookie);
        }
        let mut request = request.body(axum::body::Body::from(new.to_string())).unwrap();
        request
            .extensions_mut()
            .insert(ConnectInfo(SocketAddr::from((from, 4711))));
        let answer = tower::ServiceExt::oneshot(router.clone(), request).await.unwrap();
        let cookie = answer.headers().get("set-cookie");
        let cookie = cookie.map(|line| line.to_str().unwrap().split(';').next().unwrap().to_owned());
        (answer.status(), cookie)
    };
    assert_eq!(make([192, 168, 1, 9], None).await.0, StatusCode::FORBIDDEN);
    let (status, organiser) = make([127, 0, 0, 1], None).await;
    assert_eq!(status, StatusCode::CREATED, "the machine itself");
    let (status, _) = make([192, 168, 1, 9], organiser.as_deref()).await;
    assert_eq!(status, StatusCode::CREATED, "an organiser of this server");
}
