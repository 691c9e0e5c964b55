//! Every command as every role over HTTP and over a socket, held against the one table of the hall.

use crate::acts;
use crate::club::{Club, Phone};
use arbiter_hall::{Role, allows, allows_together, commands};
use axum::http::StatusCode;
use serde_json::{Value, json};

const NOT_OF_A_GAME: [&str; 6] = ["add_board", "appoint", "invite", "revoke", "set_delay", "settle"];

/// An event with one board, and a device for each role.
struct Hall {
    club: Club,
    event: String,
    game: String,
    organiser: Phone,
    arbiter: bool,
}

impl Hall {
    async fn open(arbiter: bool) -> Self {
        let club = Club::open().await;
        let mut organiser = Phone::default();
        let new = json!({ "name": "Matrix", "control": "90m+30s", "boards": 1, "arbiter": arbiter });
        let (status, made) = club.post(&mut organiser, "/api/v1/events", new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (event, game) = (text(&made["event"]), text(&made["boards"][0]["game"]));
        Self {
            club,
            event,
            game,
            organiser,
            arbiter,
        }
    }

    /// A device that has this role, by a link from the organiser.
    async fn device(&mut self, role: Role) -> Phone {
        let mut wanted = json!({ "role": role });
        if role.is_of_a_seat() {
            wanted["board"] = 1.into();
            wanted["side"] = "white".into();
        }
        let address = format!("/api/v1/events/{}/links", self.event);
        let (status, made) = self.club.post(&mut self.organiser, &address, wanted).await;
        assert_eq!(status, StatusCode::CREATED, "{role}: {made}");
        let mut phone = Phone::default();
        let link = format!("/api/v1{}", made["link"].as_str().unwrap());
        let (status, joined) = self.club.post(&mut phone, &link, json!({ "name": role })).await;
        assert_eq!(status, StatusCode::OK, "{role}: {joined}");
        phone
    }

    async fn version(&self) -> u64 {
        let game = format!("/api/v1/games/{}", self.game);
        self.club.get(&mut Phone::default(), &game).await.1["version"]
            .as_u64()
            .unwrap()
    }
}

fn is_forbidden(error: &Value) -> bool {
    error["tag"] == "forbidden"
}

#[tokio::test]
async fn every_command_as_every_role_over_http() {
    let mut checked = 0;
    for arbiter in [true, false] {
        // A game that goes on changes what is refused, never what is forbidden: one hall serves all commands of a role.
        for role in Role::ALL.iter().copied() {
            let mut hall = Hall::open(arbiter).await;
            let mut phone = hall.device(role).await;
            let address = format!("/api/v1/games/{}/commands", hall.game);
            for tag in commands().filter(|tag| !NOT_OF_A_GAME.contains(tag)) {
                let together =
                    role == Role::Player && allows_together(tag) && (!hall.arbiter || tag == "agree");
                let expected = allows(role, tag) || together;
                let before = hall.version().await;
                let command = json!({ "id": tag, "seen": before, "acts": [acts::act(tag)] });
                let (status, reply) = hall.club.post(&mut phone, &address, command).await;
                assert_eq!(
                    !is_forbidden(&reply["error"]),
                    expected,
                    "{tag} as {role}, arbiter: {arbiter}: {reply}"
                );
                if !expected {
                    assert_eq!(status, StatusCode::FORBIDDEN, "{tag} as {role}");
                    assert_eq!(hall.version().await, before, "{tag} as {role} changed something");
                }
                checked += 1;
            }
        }
    }
    assert_eq!(
        checked,
        2 * Role::ALL.len() * (commands().count() - NOT_OF_A_GAME.len())
    );
}

#[tokio::test]
async fn every_command_as_every_role_over_a_socket() {
    for role in Role::ALL.iter().copied() {
        let mut hall = Hall::open(true).await;
        let phone = hall.device(role).await;
        let mut socket = hall.club.socket(&phone, &hall.game).await;
        socket.expect("welcome").await;
        // Within the pace of two hands: one of each subject is enough, the table is the same as over HTTP.
        for tag in [
            "touch", "press", "resign", "claim", "write", "arrive", "observe", "stop", "declare", "overrule",
            "appeal",
        ] {
            let expected = allows(role, tag);
            let before = socket.version;
            let reply = socket.does(json!([acts::act(tag)])).await;
            assert_eq!(
                !is_forbidden(&reply["error"]),
                expected,
                "{tag} as {role}: {reply}"
            );
            if !expected {
                assert_eq!(
                    (&reply["ok"], socket.version),
                    (&json!(false), before),
                    "{tag} as {role}"
                );
            }
        }
    }
}

#[tokio::test]
async fn the_commands_of_an_event_as_every_role() {
    for role in Role::ALL.iter().copied() {
        let mut hall = Hall::open(true).await;
        let mut phone = hall.device(role).await;
        let event = format!("/api/v1/events/{}", hall.event);
        let seat = json!({ "role": "player", "board": 1, "side": "white" });
        let official = json!({ "name": "Ali", "password": "a long password", "role": "arbiter" });
        for (command, path, body) in [
            ("set_delay", "delay", json!({ "moves": 2 })),
            ("invite", "links", seat),
            ("add_board", "boards", json!({})),
            ("appoint", "officials", official),
        ] {
            let (status, reply) = hall.club.post(&mut phone, &format!("{event}/{path}"), body).await;
            let expected = allows(role, command);
            assert_eq!(
                status != StatusCode::FORBIDDEN,
                expected,
                "{command} as {role}: {reply}"
            );
            assert_eq!(status.is_success(), expected, "{command} as {role}: {reply}");
        }
    }
}

#[tokio::test]
async fn the_maker_of_a_game_does_not_sit_down_on_his_opponents_chair() {
    let club = Club::open().await;
    let (mut maker, mut opponent) = (Phone::default(), Phone::default());
    let new = json!({ "control": "5m+3s", "seats": "white" });
    let (_, made) = club.post(&mut maker, "/api/v1/games", new).await;
    let link = format!("/api/v1{}", made["links"]["black"].as_str().unwrap());
    let (status, _) = club.post(&mut opponent, &link, json!({ "name": "Sonja" })).await;
    assert_eq!(status, StatusCode::OK);
    let links = format!("/api/v1/events/{}/links", made["event"].as_str().unwrap());
    let officials = links.replace("links", "officials");
    let seat = |role: &str, side: &str| json!({ "role": role, "board": 1, "side": side });
    for (address, wanted) in [
        (&links, seat("player", "black")),
        (&links, seat("helper", "black")),
        (&links, json!({ "role": "arbiter" })),
        (&links, json!({ "role": "chief_arbiter" })),
        (
            &officials,
            json!({ "role": "arbiter", "name": "Ali", "password": "a long password" }),
        ),
    ] {
        let (status, reply) = club.post(&mut maker, address, wanted.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{wanted}: {reply}");
    }
    let own = club.post(&mut maker, &links, seat("player", "white")).await;
    assert_eq!(own.0, StatusCode::CREATED, "his own seat on another device");
    let address = format!("/api/v1/games/{}/commands", made["game"].as_str().unwrap());
    let resigns = json!({ "id": "r", "seen": 9, "acts": [{ "do": "resign" }] });
    let (status, reply) = club.post(&mut opponent, &address, resigns).await;
    assert_ne!(
        status,
        StatusCode::FORBIDDEN,
        "the opponent has his seat: {reply}"
    );
}
