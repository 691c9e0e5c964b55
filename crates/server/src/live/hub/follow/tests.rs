use std::sync::Mutex;

use arbiter_game::rules::chess::Color;
use arbiter_hall::store::Memory;
use arbiter_hall::{Delay, Grant, Grants, Plan, Role};
use arbiter_lang::Language;
use axum::extract::ws::Utf8Bytes;
use serde_json::json;
use tokio::sync::mpsc::Receiver;

use super::*;
use crate::app::texts;
use crate::live::Langs;
use crate::live::wire::Command;
use crate::locks::locked;

const MOVES: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];

type Queue = Receiver<Utf8Bytes>;

/// A game of a node, and the same followed at another.
struct Two {
    owner: Arc<Hub>,
    follower: Arc<Hub>,
    house: Arc<House>,
    followed: Arc<House>,
    game: String,
    written: Arc<Mutex<Vec<(Append, u64)>>>,
    players: Device,
    sent: u32,
}

fn organiser() -> Grants {
    Grants::new([Grant::of(Role::Organiser)])
}

fn device(pass: &str) -> Device {
    Device {
        pass: Some(pass.to_owned()),
        past: Vec::new(),
    }
}

impl Two {
    async fn begin(delay: Delay) -> Self {
        let owner = Hub::new(Arc::new(Memory::default()), Langs::new(texts()));
        let written = Arc::<Mutex<Vec<(Append, u64)>>>::default();
        let keep = Arc::clone(&written);
        owner.tell_written(move |append, version| locked(&keep).push((append.clone(), version)));
        let mut draft = owner
            .draft(Plan::friends("Evening", "90m"), &Device::default(), "")
            .unwrap();
        let names = ["Vera".to_owned(), "Sonja".to_owned()];
        let game = draft.add_board(&organiser(), names).unwrap().game;
        let seats = Color::ALL.map(|side| Grant::player(1, side)).to_vec();
        let players = device("both of them");
        draft
            .decide(|office| Ok(vec![office.let_in("both of them", "Vera", seats)]))
            .unwrap();
        draft
            .decide(|office| Ok(vec![office.set_delay(&organiser(), delay)?]))
            .unwrap();
        let house = owner.make(draft).await.unwrap();
        let follower = owner.beside();
        let followed = follower.follow(&house.id).await.unwrap();
        locked(&written).clear();
        let mut two = Self {
            owner,
            follower,
            house,
            followed,
            game,
            written,
            players,
            sent: 0,
        };
        two.does(json!([{ "do": "start" }]), "white", two.owner.now())
            .await;
        two
    }

    fn tables(&self) -> [Arc<Table>; 2] {
        [&self.owner, &self.follower].map(|hub| hub.table(&self.game).unwrap())
    }

    /// Something is commanded at the owner.
    async fn does(&mut self, acts: serde_json::Value, side: &str, now: u64) {
        self.sent += 1;
        let [table, _] = self.tables();
        let seen = table.look(arbiter_hall::Desk::version).await;
        let command = json!({ "id": format!("c{}", self.sent), "seen": seen, "acts": acts, "side": side });
        let named = serde_json::from_value::<Command>(command)
            .unwrap()
            .order()
            .unwrap();
        let reply = table
            .command(&self.players, named, (&self.owner.langs, Language::En), now)
            .await
            .unwrap();
        assert!(reply.ok && reply.refused.is_none(), "{reply:?}");
    }

    /// What was written since.
    fn news(&self) -> Vec<(Append, u64)> {
        std::mem::take(&mut *locked(&self.written))
    }

    async fn hear(&self, (append, version): &(Append, u64)) -> Result<bool, Failure> {
        let heard = Heard {
            stream: &append.stream,
            version: *version,
            lines: &append.entries,
        };
        self.follower.hear(&self.followed, heard).await
    }

    async fn enter(&self, language: Language, now: u64) -> [(Vec<u8>, Queue); 2] {
        let [own, other] = self.tables();
        let mut all = Vec::new();
        for table in [own, other] {
            let (welcome, _, queue) = table
                .enter(&Device::default(), &self.owner.langs, language, Some(3), now)
                .await
                .unwrap();
            all.push((serde_json::to_vec(&welcome).unwrap(), queue));
        }
        all.try_into().unwrap()
    }
}

fn told(queue: &mut Queue) -> Vec<String> {
    let mut all = Vec::new();
    while let Ok(told) = queue.try_recv() {
        all.push(told.to_string());
    }
    all
}

#[tokio::test]
async fn a_follower_tells_who_looks_on_what_the_owner_tells_byte_for_byte() {
    let delays = [(0, 0), (2, 0), (0, 15)].map(|(moves, minutes)| Delay { moves, minutes });
    for delay in delays {
        let mut two = Two::begin(delay).await;
        for one in two.news() {
            assert!(two.hear(&one).await.unwrap());
        }
        let mut now = two.owner.now() + 1_000;
        let mut queues = Vec::new();
        for language in Language::ALL {
            let [(own, queue), (other, followed)] = two.enter(language, now).await;
            assert!(own == other, "the welcome under {delay:?}");
            queues.push([queue, followed]);
        }
        let mut heard = 0;
        let mut compare = |queues: &mut Vec<[Queue; 2]>| {
            for [own, other] in queues {
                let (own, other) = (told(own), told(other));
                assert_eq!(own, other, "{delay:?}");
                heard += own.len();
            }
            heard
        };
        let [_, followed] = two.tables();
        for (ply, text) in MOVES.iter().enumerate() {
            now += 2_000;
            let side = ["white", "black"][ply % 2];
            two.does(json!([{ "do": "move", "text": text }]), side, now).await;
            for (append, version) in two.news() {
                let lines = &append.entries;
                assert!(
                    followed
                        .follow(version, lines, &two.follower.langs, now)
                        .await
                        .unwrap()
                );
            }
            compare(&mut queues);
        }
        // Time goes by for those who are behind, at both.
        now += 16 * 60_000;
        for table in two.tables() {
            table.reveal(&two.owner.langs, now).await;
        }
        let before = compare(&mut queues);
        let [(own, _), (other, _)] = two.enter(Language::En, now).await;
        assert!(own == other, "the welcome after {delay:?}");
        let each = if delay.is_any() { 1 } else { MOVES.len() };
        assert!(before >= each * Language::ALL.len(), "{before}");
        // What is not to be told yet is told at neither.
        if delay.moves > 0 {
            let text = String::from_utf8(other).unwrap();
            let san = |text: &str| format!("\"san\":\"{text}\"");
            assert!(
                text.contains(&san("Nc6")) && !text.contains(&san("Bb5")),
                "{text}"
            );
        }
    }
}

#[tokio::test]
async fn what_was_not_heard_is_read_from_the_log_and_nothing_is_told_twice() {
    let mut two = Two::begin(Delay::default()).await;
    for one in two.news() {
        two.hear(&one).await.unwrap();
    }
    let now = two.owner.now();
    let [_, (_, mut queue)] = two.enter(Language::En, now).await;
    told(&mut queue);
    for (ply, text) in MOVES.iter().enumerate() {
        let side = ["white", "black"][ply % 2];
        two.does(json!([{ "do": "move", "text": text }]), side, now).await;
    }
    let news = two.news();
    assert_eq!(news.len(), 6);
    // The first is lost, the second shows it; what is heard late, or again, is known.
    assert!(!two.hear(&news[1]).await.unwrap());
    assert_eq!(told(&mut queue).len(), 1);
    for late in [&news[0], &news[1], &news[4], &news[5]] {
        assert!(two.hear(late).await.unwrap());
    }
    assert_eq!(told(&mut queue).len(), 0);
    let [own, followed] = two.tables();
    let version = own.look(arbiter_hall::Desk::version).await;
    assert_eq!(followed.look(arbiter_hall::Desk::version).await, version);
    // Versions alone tell that something is missing, and of what is there nothing.
    two.does(json!([{ "do": "move", "text": "O-O" }]), "white", now)
        .await;
    let (append, version) = two.news().remove(0);
    let only = Heard {
        stream: &append.stream,
        version,
        lines: &[],
    };
    assert!(!two.follower.hear(&two.followed, only).await.unwrap());
    assert!(two.follower.hear(&two.followed, only).await.unwrap());
    assert_eq!(told(&mut queue).len(), 1);
    // Lines that do not follow are not believed, whoever has said them.
    let spoilt = String::from_utf8(append.entries[0].clone())
        .unwrap()
        .replace("O-O", "h3");
    let spoilt = (
        Append {
            entries: vec![spoilt.into_bytes()],
            ..append.clone()
        },
        version + 1,
    );
    assert!(two.hear(&spoilt).await.is_err());
    assert_eq!(told(&mut queue).len(), 0);
    // Nothing can be written here.
    let [_, table] = two.tables();
    let order = serde_json::from_value::<Command>(
        json!({ "id": "x", "seen": version, "acts": [{ "do": "move", "text": "Be7" }], "side": "black" }),
    );
    let named = order.unwrap().order().unwrap();
    let refused = two
        .follower
        .command(&table, &Device::default(), named, Language::En)
        .await;
    assert_eq!(refused.unwrap_err().tag(), "forbidden");
}

#[tokio::test]
async fn a_new_board_comes_and_who_becomes_somebody_is_told_to_come_again() {
    let two = Two::begin(Delay::default()).await;
    for one in two.news() {
        two.hear(&one).await.unwrap();
    }
    let [_, followed] = two.tables();
    let (langs, now) = (&two.owner.langs, two.owner.now());
    let enter = async |pass: &str| {
        let entered = followed
            .enter(&device(pass), langs, Language::En, None, now)
            .await;
        entered.unwrap().2
    };
    let (mut stays, mut joins) = (enter("nobody").await, enter("somebody").await);
    two.house
        .commit(|office| {
            let grants = vec![Grant::of(Role::Arbiter)];
            Ok((vec![office.let_in("somebody", "Ana", grants)], ()))
        })
        .await
        .unwrap();
    let names = ["Third".to_owned(), "Fourth".to_owned()];
    let made = two
        .owner
        .add_board(&two.house, &organiser(), names)
        .await
        .unwrap();
    for one in two.news() {
        two.hear(&one).await.unwrap();
    }
    assert!(two.follower.table(&made.game).is_ok());
    told(&mut stays);
    told(&mut joins);
    assert!(!stays.is_closed() && joins.is_closed());
    let nobody = two.follower.is_nobody(&two.followed, &device("somebody")).await;
    assert!(!nobody && two.follower.is_nobody(&two.followed, &device("nobody")).await);
}
