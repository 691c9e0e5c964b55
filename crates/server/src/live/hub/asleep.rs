//! Events that nobody looks at rest in the store. What lists and codes ask of them stands on a card, which is kept beside the
//! stream so that a start need not read it; whoever asks for such an event wakes it.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use arbiter_game::rules::variants::BoardLetter;
use arbiter_hall::store::Snapshot;
use arbiter_hall::{Office, Phase, match_of};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Hub;
use crate::live::house::{Device, House, stream};
use crate::live::table::Table;
use crate::locks::{self, locked};

/// So long has nobody asked for an event when it is put to rest, in milliseconds: a page that is looked at now and then comes
/// from memory.
pub(super) const QUIET: u64 = 10 * 60_000;
/// And so long has nothing happened in a game of it that is not over: whoever left it today finds it on the start page.
const LEFT: u64 = 12 * 3_600_000;
/// So many cards are written down at once: each waits for the disk, and boards in play wait for none of it long.
const AT_ONCE: usize = 20;

/// What is known of an event that rests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// When it was made.
    pub made: u64,
    /// Its name.
    pub name: String,
    /// Who plays on its first board.
    pub players: [String; 2],
    /// Whether everybody finds it.
    pub public: bool,
    /// How many of its games are over.
    pub over: usize,
    /// What stands on its first board, as spectators see it.
    pub stands: Option<String>,
    /// Its games with the number of lines of each.
    pub games: Vec<(String, u64)>,
    /// The hashes of the passes that it knows.
    passes: Vec<String>,
    /// The six letters of its links.
    codes: HashSet<String>,
    /// When something happened there last.
    last: u64,
}

/// The events that rest.
#[derive(Debug, Default)]
pub(super) struct Asleep {
    by_event: BTreeMap<String, Arc<Card>>,
    by_game: HashMap<String, String>,
    /// Cards that are not written down yet, with the version that each stands for.
    unwritten: BTreeMap<String, u64>,
}

impl Asleep {
    fn put(&mut self, event: &str, card: Card) {
        for (game, _) in &card.games {
            self.by_game.insert(game.clone(), event.to_owned());
        }
        self.by_event.insert(event.to_owned(), Arc::new(card));
    }

    pub(super) fn has(&self, event: &str) -> bool {
        self.by_event.contains_key(event)
    }

    pub(super) fn len(&self) -> usize {
        self.by_event.len()
    }

    pub(super) fn forget(&mut self, event: &str) {
        if let Some(card) = self.by_event.remove(event) {
            for (game, _) in &card.games {
                self.by_game.remove(game);
            }
        }
        self.unwritten.remove(event);
    }
}

impl Card {
    /// Of an event that nobody else holds; nothing where it must not rest.
    fn of(office: &Office, tables: &[Arc<Table>], now: u64) -> Option<Self> {
        // What is deleted by itself is looked at from time to time.
        if office.plan.coach.is_some() || office.is_untouched() || tables.len() != office.boards.len() {
            return None;
        }
        let mut card = Self {
            made: office.made,
            name: office.plan.name.clone(),
            players: Default::default(),
            public: office.is_public(),
            over: 0,
            stands: None,
            games: Vec::new(),
            passes: office.passes().map(ToOwned::to_owned).collect(),
            codes: office.codes().collect(),
            last: office.made,
        };
        let late = u64::from(office.delay.minutes) * 60_000;
        for (board, table) in office.boards.values().zip(tables) {
            let desk = table.idle()?;
            let at = desk.last_at().max(board.began);
            let is_over = desk.phase() == Phase::Over;
            let runs = desk.zero_at().is_some();
            if runs || !is_over && at + LEFT > now || at + late + QUIET > now {
                return None;
            }
            if card.games.is_empty() {
                card.players.clone_from(&board.players);
                card.stands = Some(desk.shown(office.delay, now));
            }
            card.over += usize::from(is_over);
            card.last = card.last.max(at);
            card.games.push((board.game.clone(), desk.version()));
        }
        Some(card)
    }
}

impl Hub {
    /// The card of an event that has not changed since it was written; nothing where there is none.
    pub(super) fn card(
        &self,
        event: &str,
        version: u64,
        stands: impl Fn(&str) -> Option<u64>,
    ) -> Option<Card> {
        let kept = self.store.snapshot(&stream(event)).ok()??;
        let card: Card = serde_json::from_slice(&kept.bytes).ok()?;
        let same = |(game, lines): &(String, u64)| stands(&arbiter_hall::stream(game)) == Some(*lines);
        (kept.version == version && card.games.iter().all(same)).then_some(card)
    }

    /// An event rests from the start.
    pub(super) fn lay_down(&self, event: &str, card: Card) {
        for pass in &card.passes {
            self.devices.enters(event, pass);
        }
        self.clock.not_before(card.last);
        locked(&self.asleep).put(event, card);
    }

    /// Puts to rest what nobody has asked for since.
    pub fn rest(&self, since: u64) {
        for house in self.houses() {
            let asked = house.asked.load(Ordering::Relaxed);
            let id = house.id.clone();
            if asked <= since {
                // It may be that it must not rest: nobody looks at it all the same.
                house.forget_counted();
            }
            drop(house);
            if asked <= since {
                self.put_to_rest(&id);
            }
        }
    }

    pub(super) fn put_to_rest(&self, event: &str) {
        let mut asleep = locked(&self.asleep);
        let mut houses = locks::write(&self.houses);
        let mut tables = locks::write(&self.tables);
        let Some(house) = houses.get(event) else { return };
        let Some(office) = house.idle() else { return };
        let games: Vec<String> = office.boards.values().map(|board| board.game.clone()).collect();
        let own = games.iter().filter_map(|game| tables.get(game).cloned());
        let own: Vec<Arc<Table>> = own.collect();
        // Whoever holds it, a socket, a page, somebody who writes, goes on with it: nobody may read it anew beside him.
        let held = Arc::strong_count(house) != 1 + own.len()
            || own.iter().any(|table| Arc::strong_count(table) != 2)
            || house.is_behind.load(Ordering::Relaxed);
        if held {
            return;
        }
        let Some(card) = Card::of(&office, &own, self.now()) else {
            return;
        };
        let version = office.version();
        drop(office);
        asleep.put(event, card);
        asleep.unwritten.insert(event.to_owned(), version);
        houses.remove(event);
        for game in &games {
            tables.remove(game);
        }
    }

    /// An event that rests is read again.
    pub(super) fn wake(&self, event: &str) -> Option<Arc<House>> {
        let mut asleep = locked(&self.asleep);
        // Somebody else was faster.
        if let Some(house) = locks::read(&self.houses).get(event) {
            return Some(Arc::clone(house));
        }
        asleep.by_event.get(event)?;
        asleep.forget(event);
        let house = match House::read(Arc::clone(&self.store), Arc::clone(&self.devices), event) {
            Ok(house) => Arc::new(house),
            Err(failure) => {
                self.set_aside(event, format!("event/{event}"), &failure);
                return None;
            }
        };
        let office = house.idle()?.clone();
        for board in office.boards.values() {
            let put = if match_of(&board.game).1 == BoardLetter::B {
                self.put_second(board)
            } else {
                let table = Table::read(Arc::clone(&self.store), Arc::clone(&house), &office, board);
                table.map(|table| self.put_table(Arc::new(table)))
            };
            if let Err(failure) = put {
                self.set_aside(event, format!("game/{}", board.game), &failure);
            }
        }
        self.put_house(Arc::clone(&house));
        Some(house)
    }

    /// The event of a game that rests.
    pub(super) fn event_of(&self, game: &str) -> Option<String> {
        locked(&self.asleep).by_game.get(game).cloned()
    }

    /// The cards of all events that rest.
    #[must_use]
    pub fn cards(&self) -> Vec<(String, Arc<Card>)> {
        let asleep = locked(&self.asleep);
        let cards = asleep.by_event.iter();
        cards
            .map(|(event, card)| (event.clone(), Arc::clone(card)))
            .collect()
    }

    /// The events that rest and have a link, or a wall, of this code.
    pub(super) fn asleep_with(&self, code: &str) -> Vec<String> {
        let asleep = locked(&self.asleep);
        let has = asleep
            .by_event
            .iter()
            .filter(|(_, card)| card.codes.contains(code));
        has.map(|(event, _)| event.clone()).collect()
    }

    /// Writes cards down beside their streams; what cannot be written costs the next start some time and nothing else.
    pub(super) fn write_cards(&self) {
        let cards: Vec<(String, u64, Arc<Card>)> = {
            let asleep = locked(&self.asleep);
            let card = |(event, version): (&String, &u64)| {
                Some((event.clone(), *version, Arc::clone(asleep.by_event.get(event)?)))
            };
            asleep.unwritten.iter().take(AT_ONCE).filter_map(card).collect()
        };
        for (event, version, card) in cards {
            let bytes = serde_json::to_vec(&*card).unwrap_or_default();
            if let Err(failure) = self
                .store
                .keep_snapshot(&stream(&event), Snapshot { version, bytes })
            {
                let (stream, why) = (stream(&event), failure.to_string());
                self.say("card_not_written", &json!({ "stream": stream, "why": why }));
                return;
            }
            let mut asleep = locked(&self.asleep);
            if asleep.unwritten.get(&event) == Some(&version) {
                asleep.unwritten.remove(&event);
            }
        }
    }

    /// The ids of the events in which a device is somebody.
    pub fn events_of(&self, device: &Device) -> std::collections::BTreeSet<String> {
        device
            .passes()
            .flat_map(|pass| self.devices.events(pass))
            .collect()
    }

    /// The same, as far as they do not rest: where something goes on, or did today.
    #[must_use]
    pub fn awake_of(&self, device: &Device) -> Vec<Arc<House>> {
        let houses = locks::read(&self.houses);
        let own = self.events_of(device);
        own.iter()
            .filter_map(|event| houses.get(event).cloned())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use arbiter_hall::event::act::{Announce, Enter};
    use arbiter_hall::store::{Memory, Store};
    use arbiter_hall::{Grant, Grants, Plan, Role};
    use arbiter_lang::{Lang, Language};

    use super::*;
    use crate::live::{Langs, Wall};
    use crate::noted::Notes;

    const DAY: u64 = 24 * 3_600_000;

    async fn on(store: &Arc<dyn Store>, day: u64) -> Arc<Hub> {
        let langs = Langs::new(Language::ALL.map(|language| Arc::new(Lang::new(language))));
        let wall = Wall::of(move || (20_000 + day) * DAY);
        Hub::open(Arc::clone(store), langs, Notes::default(), wall)
            .await
            .unwrap()
    }

    /// A tournament of two people with one board of friends beside it, made by this device.
    async fn made(hub: &Hub, device: &Device) -> (String, String) {
        let plan = Plan {
            public: Some(true),
            arbiter: true,
            ..Plan::friends("Old cup", "5m")
        };
        let mut draft = hub.draft(plan, device, "Maker").unwrap();
        let by = Grants::new([Grant::of(Role::Organiser)]);
        let board = draft.add_board(&by, ["Ada".to_owned(), "Bo".to_owned()]).unwrap();
        let acts = vec![
            Announce::new("Old cup", 3).into(),
            Enter::named("Ada").into(),
            Enter::named("Bo").into(),
        ];
        draft.announce(acts, hub.today()).unwrap();
        (hub.make(draft).await.unwrap().id.clone(), board.game)
    }

    #[tokio::test]
    async fn what_nobody_asks_for_rests_and_is_found_and_woken() {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let device = Device {
            pass: Some("its pass".to_owned()),
            past: Vec::new(),
        };
        let hub = on(&store, 0).await;
        let (event, game) = made(&hub, &device).await;
        hub.rest(u64::MAX);
        assert_eq!(hub.houses().len(), 1, "what was made today stays");

        let hub = on(&store, 1).await;
        assert_eq!((hub.houses().len(), hub.cards().len()), (0, 1));
        let (_, card) = &hub.cards()[0];
        assert_eq!(
            (card.name.as_str(), card.games.len(), card.public),
            ("Old cup", 1, true)
        );
        assert!(hub.has_given("its pass") && hub.awake_of(&device).is_empty());
        // By its game as well as by itself.
        let table = hub.table(&game).unwrap();
        assert_eq!((hub.houses().len(), hub.cards().len()), (1, 0));
        hub.rest(u64::MAX);
        assert_eq!(hub.houses().len(), 1, "somebody holds it");
        drop(table);
        hub.rest(u64::MAX);
        assert_eq!((hub.houses().len(), hub.cards().len()), (0, 1));
        let house = hub.house(&event).unwrap();
        assert_eq!(house.tournament().await.unwrap().entrants.len(), 2);
        let code = house.look(Office::code).await;
        drop(house);
        hub.rest(u64::MAX);
        assert!(hub.find(&code, &device, None).await.is_ok());
        assert!(hub.house("nothing").is_err() && hub.table("nothing").is_err());
    }

    #[tokio::test]
    async fn a_card_holds_until_something_is_written_behind_it() {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let device = Device {
            pass: Some("its pass".to_owned()),
            past: Vec::new(),
        };
        let (event, game) = made(&*on(&store, 0).await, &device).await;
        let hub = on(&store, 1).await;
        let kept = || store.snapshot(&stream(&event)).unwrap();
        assert_eq!(kept(), None);
        hub.write_cards();
        let card = kept().unwrap();
        assert_eq!(card.version, store.version(&stream(&event)).unwrap());
        let holds = |hub: &Hub| {
            let stands = |game: &str| store.version(game).ok();
            hub.card(&event, store.version(&stream(&event)).unwrap(), stands)
        };
        assert_eq!(holds(&hub).unwrap().games, [(game.clone(), 1)]);
        // What is no card, and a game that went on, cost a reading and nothing else.
        let by = Grants::new([Grant::of(Role::Organiser), Grant::of(Role::ChiefArbiter)]);
        hub.start(&game, &by).await.unwrap();
        assert_eq!(holds(&hub), None);
        let hub = on(&store, 2).await;
        assert!(hub.house(&event).is_ok() && hub.table(&game).is_ok());
    }
}
