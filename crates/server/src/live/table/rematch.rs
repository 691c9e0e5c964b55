//! Who wants a rematch, until both do.

use std::sync::Mutex;

use arbiter_game::rules::chess::Color;

use super::{Table, message};
use crate::live::wire::{Rematch, Sent};
use crate::locks::locked;

/// Who wants a rematch.
#[derive(Debug, Default)]
pub struct Wishes {
    sides: Mutex<Vec<Color>>,
    /// One at a time makes it.
    pub alone: tokio::sync::Mutex<()>,
}

impl Wishes {
    /// Players want it, or not any more.
    pub fn wish(&self, by: &[Color], take_back: bool) {
        let mut sides = locked(&self.sides);
        sides.retain(|side| !by.contains(side));
        if !take_back {
            sides.extend(by);
        }
    }

    /// Whether both want it.
    pub fn are_all(&self) -> bool {
        let sides = locked(&self.sides);
        Color::ALL.iter().all(|side| sides.contains(side))
    }

    /// Nobody waits any more.
    pub fn clear(&self) {
        locked(&self.sides).clear();
    }

    fn words(&self) -> Vec<Color> {
        let sides = locked(&self.sides);
        sides.clone()
    }
}

impl Table {
    /// How it stands with a rematch.
    pub async fn rematch(&self) -> Rematch {
        let game = self
            .house
            .look(|office| office.rematch(self.board).map(ToOwned::to_owned));
        Rematch {
            by: self.wishes.words(),
            go: game.await.map(|game| format!("/g/{game}")),
        }
    }

    /// Tells it to everybody who looks.
    pub async fn tell_rematch(&self) -> Rematch {
        let told = self.rematch().await;
        let message = message(&Sent::Rematch(told.clone()));
        self.listeners.tell(|_| (), |_| message.clone());
        told
    }
}
