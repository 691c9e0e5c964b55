//! A node that is asked to leave, or to hand something over: what is under way is written, and others go on.

use std::sync::atomic::Ordering;

use super::Nodes;
use crate::live::Need;

impl Nodes {
    /// An event goes to another node in good order: what was taken until now is written, what comes later is refused and sent again
    /// there, and its sockets are told to come again.
    pub(super) async fn hand_over(&self, event: &str, to: u64) {
        self.name(Some(event)).await;
        // Whatever is answered: who has it now is asked when somebody wants it.
        let answer = self.store.release(event, to, self.hub.now());
        if answer.is_ok() {
            self.let_go(event);
        }
    }

    /// All events that are awake go to the nodes that stay, those with the fewest first; where nobody stays, they wait for whoever comes.
    pub async fn leave(&self) {
        self.stops.store(true, Ordering::Release);
        let _looked = self.looking.lock().await;
        // Where the store does not answer the lease ends by itself.
        let _ = self.store.leave(&self.node.name, true);
        self.give_away().await;
    }

    /// All that this node has goes to those that stay.
    pub(super) async fn give_away(&self) {
        let Ok(holders) = self.store.holders() else {
            return;
        };
        let mut others: Vec<(u64, u64)> = holders
            .iter()
            .filter(|one| one.tenure.node != self.node.name && one.stays())
            .map(|one| (one.events, one.tenure.id))
            .collect();
        for (event, need) in self.by_need() {
            let Some(fewest) = others.iter_mut().min() else {
                return;
            };
            // Nobody waits for what rests: where this node stops, whoever asks for it takes it.
            if need == Need::Rests && self.stops.load(Ordering::Acquire) {
                return;
            }
            fewest.0 += 1;
            self.hand_over(&event, fewest.1).await;
        }
    }

    /// The events of this node, those first that need one most.
    pub(super) fn by_need(&self) -> Vec<(String, Need)> {
        let needs = self.hub.needs();
        let own = self.store.events(self.lease.tenure()).unwrap_or_default();
        let need = |event: String| {
            let need = needs.get(&event).copied().unwrap_or(Need::Unread);
            (event, need)
        };
        let mut own: Vec<(String, Need)> = own.into_iter().map(need).collect();
        own.sort_by_key(|(_, need)| *need);
        own
    }
}
