//! Who is at a game: the persons at the board, those who look on, and what each may be here.

use arbiter_game::rules::chess::Color;
use arbiter_hall::Office;

use super::{Here, Langs, Table, looker, message};
use crate::live::failure::Failure;
use crate::live::wire::{GoneWhy, Person, Presence, Sent};

impl Table {
    pub(super) fn persons(&self, office: &Office) -> [Person; 2] {
        let here = self.everywhere().players;
        Color::ALL.map(|side| {
            let name = office
                .boards
                .get(&self.board)
                .map(|board| board.players[side.index()].clone());
            Person {
                name: name.unwrap_or_default(),
                taken: office.is_taken(self.board, side),
                here: here[side.index()],
            }
        })
    }

    pub(super) fn presence_of(&self, players: [Person; 2]) -> Presence {
        let Here {
            arbiters, spectators, ..
        } = self.everywhere();
        Presence {
            players,
            arbiters,
            spectators,
        }
    }

    /// Tells everybody who is there.
    pub async fn tell_presence(&self) {
        let players = self.house.look(|office| self.persons(office)).await;
        let presence = Sent::Presence(self.presence_of(players));
        let message = message(&presence);
        self.listeners.tell(|_| (), |_| message.clone());
    }

    /// A player comes or goes: those who look at all boards see it at once, also where nothing happens at the board.
    pub async fn tell_of_seats(&self, langs: &Langs, now: u64) {
        if self.house.watchers.is_empty() {
            return;
        }
        let seated = self.seat().await;
        let delay = self.house.look(|office| office.delay).await;
        self.tell_those_who_watch(&seated, langs, delay, now).await;
    }

    /// A socket goes.
    pub async fn leave(&self, id: u64) {
        self.listeners.leave(id);
        self.tell_presence().await;
    }

    /// Looks again at what every socket may be here: seats have moved, devices were shut out.
    ///
    /// # Errors
    /// The story cannot be read.
    pub async fn look_again(&self, langs: &Langs, now: u64) -> Result<(), Failure> {
        let listeners: Vec<_> = self
            .listeners
            .lock()
            .iter()
            .map(|one| (one.id, one.who.clone()))
            .collect();
        let mut changed = Vec::new();
        for (id, who) in listeners {
            let grants = self.house.grants(&who.device).await;
            if grants != who.grants {
                changed.push((id, who, grants));
            }
        }
        if changed.is_empty() {
            self.tell_presence().await;
            return Ok(());
        }
        let seated = self.remembering().await?;
        for (id, who, grants) in changed {
            let language = who.looker.language;
            let lost = who
                .grants
                .sides(self.board)
                .any(|side| grants.sides(self.board).all(|own| own != side));
            let welcome = self
                .welcome_of(&seated, &grants, langs, language, None, now)
                .await?;
            let mut all = self.listeners.lock();
            let Some(listener) = all.iter_mut().find(|listener| listener.id == id) else {
                continue;
            };
            listener.who.looker = looker(&grants, self.board, language);
            let why = if lost {
                GoneWhy::SeatMoved
            } else {
                GoneWhy::Revoked
            };
            let fewer = lost || grants.iter().count() < who.grants.iter().count();
            listener.who.grants = grants;
            let gone = fewer.then_some(Sent::Gone { why });
            for sent in gone.into_iter().chain([Sent::Welcome(Box::new(welcome))]) {
                message(&sent).map(|message| listener.send(message));
            }
        }
        drop(seated);
        self.tell_presence().await;
        Ok(())
    }
}
