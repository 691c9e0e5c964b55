//! One browser on a socket: it is welcomed, hears what happens, and commands.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use arbiter_hall::Order;
use arbiter_lang::Language;
use arbiter_laws::clock::millis;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tokio::sync::mpsc::Receiver;
use tokio::time::Interval;

use super::failure::Failure;
use super::house::{Device, House, Watcher, missed, title};
use super::hub::{Hub, Stopping};
use super::table::{Table, looker, message};
use super::wire::{EventHeard, Received, Reply, Sent};
use crate::paces::{Measure, Pace};

/// The browser is asked so often whether it is still there.
const PING: Duration = Duration::from_secs(15);
/// A browser that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(45);
/// A browser that takes nothing of what it is sent for so long is gone too: nothing more is kept for it.
const PATIENCE: Duration = Duration::from_secs(20);
/// More than two quick hands do.
const HANDS: Measure = Measure {
    burst: 60.0,
    rate: 30.0,
};
/// So many commands in a row are told that they come too fast; then the socket is let go.
const PATIENT: u32 = 100;
/// Try again later (RFC 6455 and its registry).
const TRY_AGAIN: u16 = 1013;
/// What is sent is not what may be sent.
const POLICY: u16 = 1008;

/// How much longer than usual a message is on its way, from the answers to pings: by how much the shortest of the last
/// ones is above the shortest of all, halved. Whoever is always late is given nothing for it: he may only say so.
#[derive(Debug, Default)]
struct Trip {
    asked: Option<Instant>,
    last: VecDeque<Duration>,
    usual: Option<Duration>,
}

impl Trip {
    /// So many answers are remembered.
    const REMEMBERED: usize = 8;

    fn asked(&mut self) {
        self.asked = Some(Instant::now());
    }

    fn answered(&mut self) {
        let Some(asked) = self.asked.take() else { return };
        self.heard(asked.elapsed());
    }

    fn heard(&mut self, both: Duration) {
        self.usual = Some(self.usual.map_or(both, |usual| usual.min(both)));
        if self.last.len() == Self::REMEMBERED {
            self.last.pop_front();
        }
        self.last.push_back(both);
    }

    /// One way beyond the usual, in milliseconds.
    fn delay(&self) -> u64 {
        let last = self.last.iter().min().copied().unwrap_or_default();
        let beyond = last.saturating_sub(self.usual.unwrap_or(last));
        millis(beyond) / 2
    }
}

/// When a socket is asked again whether it is still there: at a point of the interval that hangs on where it is. After a
/// restart everybody comes back at once; they need not all be asked at once ever after.
fn pings(place: impl Hash) -> Interval {
    let mut hasher = DefaultHasher::new();
    place.hash(&mut hasher);
    let phase = Duration::from_millis(hasher.finish() % millis(PING));
    tokio::time::interval_at(tokio::time::Instant::now() + phase, PING)
}

/// A socket at a game, for as long as it lives.
pub async fn game_socket(
    mut socket: WebSocket,
    hub: Arc<Hub>,
    table: Arc<Table>,
    (device, from, stopping): (Device, Option<IpAddr>, Stopping),
    language: Language,
    since: Option<u64>,
) {
    let entered = table.enter(&device, &hub.langs, language, since, hub.now()).await;
    let Ok((welcome, id, mut queue)) = entered else {
        return;
    };
    let plays = !welcome.sides.is_empty();
    let rest = welcome.sheet_rest;
    let first = message(&Sent::Welcome(Box::new(welcome)));
    let mut written = write(&mut socket, first).await;
    if let Some(from) = rest.filter(|_| written) {
        for more in table.rest_of_sheet(id, from, &hub.langs, hub.now()).await {
            written = written && write(&mut socket, Some(more)).await;
        }
    }
    if written {
        table.tell_presence().await;
        if plays {
            table.tell_of_seats(&hub.langs, hub.now()).await;
        }
        let mut session = Session {
            hub: &hub,
            table: &table,
            device: &device,
            from,
            language,
            pace: Pace::new(HANDS),
            hasty: 0,
            trip: Trip::default(),
        };
        session
            .run(&mut socket, &mut queue, pings((&table.game, id)), stopping)
            .await;
    }
    table.leave(id).await;
    if plays {
        table.tell_of_seats(&hub.langs, hub.now()).await;
    }
}

/// A socket at all boards of an event: it only hears, and asks the time to know that it still hears.
pub async fn event_socket(
    mut socket: WebSocket,
    hub: Arc<Hub>,
    house: Arc<House>,
    (device, mut stopping): (Device, Stopping),
    language: Language,
    since: Option<u32>,
) {
    let grants = house.grants(&device).await;
    let watcher = Watcher {
        device,
        grants: grants.clone(),
        language,
    };
    let (id, mut queue) = house.watchers.add(watcher);
    let boards = boards(&hub, &house, &grants, language).await;
    let missed = house.look(|office| missed(office, &grants, since)).await;
    let mut written = write(&mut socket, message(&Sent::Boards(Box::new(boards)))).await;
    for sent in missed {
        written = written && write(&mut socket, message(&sent)).await;
    }
    if written {
        let mut heard = Instant::now();
        let mut pace = Pace::new(HANDS);
        let mut pings = pings((&house.id, id));
        loop {
            tokio::select! {
                code = stopping.stopped() => {
                    close(&mut socket, code, "the server stops").await;
                    break;
                }
                told = queue.recv() => if !pass_on(&mut socket, &mut queue, told).await { break },
                received = socket.recv() => match received {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) if pace.take(HANDS).is_err() => {
                        close(&mut socket, POLICY, "too fast").await;
                        break
                    }
                    Some(Ok(Message::Text(text))) => {
                        heard = Instant::now();
                        if !tell_time(&mut socket, &text, hub.now()).await { break }
                    }
                    Some(Ok(_)) => heard = Instant::now(),
                },
                _ = pings.tick() => {
                    let gone = heard.elapsed() > SILENCE;
                    if gone || !ping(&mut socket).await { break }
                }
            }
        }
    }
    house.watchers.leave(id);
}

/// Answers whoever asks what time it is; nothing else is asked here.
async fn tell_time(socket: &mut WebSocket, text: &str, server: u64) -> bool {
    match serde_json::from_str(text) {
        Ok(Received::Time { client }) => write(socket, message(&Sent::Time { client, server })).await,
        _ => true,
    }
}

/// All boards of an event, for a device.
pub async fn boards(
    hub: &Hub,
    house: &House,
    grants: &arbiter_hall::Grants,
    language: Language,
) -> EventHeard {
    let now = hub.now();
    let mut tiles = Vec::new();
    for table in hub.shown_tables(house).await {
        let who = looker(grants, table.board, language);
        tiles.push(table.tile(&hub.langs, who, now).await);
    }
    let (name, delay) = house
        .look(|office| (title(hub.langs.get(language), office), office.delay))
        .await;
    EventHeard {
        event: house.id.clone(),
        name,
        now,
        delay: delay.moves,
        delay_minutes: delay.minutes,
        you: grants.iter().collect(),
        boards: tiles,
    }
}

struct Session<'a> {
    hub: &'a Arc<Hub>,
    table: &'a Arc<Table>,
    device: &'a Device,
    from: Option<IpAddr>,
    language: Language,
    pace: Pace,
    /// So many commands in a row came too fast.
    hasty: u32,
    trip: Trip,
}

impl Session<'_> {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        queue: &mut Receiver<Utf8Bytes>,
        mut pings: Interval,
        mut stopping: Stopping,
    ) {
        let mut heard = Instant::now();
        if !self.ask(socket).await {
            return;
        }
        loop {
            let lives = tokio::select! {
                code = stopping.stopped() => {
                    close(socket, code, "the server stops").await;
                    false
                }
                told = queue.recv() => pass_on(socket, queue, told).await,
                received = socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => self.answer(socket, queue, &text).await,
                        Some(Ok(Message::Binary(_))) => self.bad(socket, "expected text").await,
                        Some(Ok(Message::Pong(_))) => {
                            self.trip.answered();
                            true
                        }
                        Some(Ok(Message::Ping(_))) => true,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                    }
                }
                _ = pings.tick() => heard.elapsed() <= SILENCE && self.ask(socket).await,
            };
            if !lives {
                return;
            }
        }
    }

    /// Asks whether the browser is there, and how long the way is.
    async fn ask(&mut self, socket: &mut WebSocket) -> bool {
        self.trip.asked();
        ping(socket).await
    }

    /// Answers one message; what it brought about is told first.
    async fn answer(&mut self, socket: &mut WebSocket, queue: &mut Receiver<Utf8Bytes>, text: &str) -> bool {
        let received = match serde_json::from_str::<Received>(text) {
            Ok(received) => received,
            Err(error) => return self.bad(socket, &error.to_string()).await,
        };
        let sent = match received {
            Received::Time { client } => {
                if self.is_too_fast(socket).await {
                    return false;
                }
                let server = self.hub.now();
                Sent::Time { client, server }
            }
            Received::Command(command) => {
                let id = command.id.clone();
                Sent::Reply(self.reply(id, command.order()).await)
            }
            Received::Settle(settle) => {
                let id = settle.id.clone();
                Sent::Reply(self.reply(id, settle.order()).await)
            }
        };
        if self.hasty > PATIENT {
            self.note("too_fast");
            close(socket, POLICY, "too fast").await;
            return false;
        }
        in_time(feed_waiting(socket, queue)).await && write(socket, message(&sent)).await
    }

    async fn reply(&mut self, id: String, named: Result<(String, Order), Failure>) -> Reply {
        let pace = self.pace.take(HANDS);
        self.hasty = if pace.is_err() { self.hasty + 1 } else { 0 };
        let done = match pace.map_err(Failure::from).and(named) {
            Ok((name, order)) => {
                let way = self.trip.delay();
                let named = (name, Order { way, ..order });
                self.hub
                    .command_here(self.table, self.device, named, self.language)
                    .await
            }
            Err(failure) => Err(failure),
        };
        match done {
            Ok(reply) => {
                if let Some(tag) = reply.refused.as_ref().and_then(|why| why["tag"].as_str()) {
                    self.note(tag);
                }
                reply
            }
            Err(failure) => {
                self.note(failure.tag());
                Reply {
                    id,
                    version: self.table.look(arbiter_hall::Desk::version).await,
                    error: Some(failure.json(self.hub.langs.get(self.language))),
                    ..Reply::default()
                }
            }
        }
    }

    fn note(&self, refused: &str) {
        let address = format!("/api/v1/games/{}/live", self.table.game);
        self.hub.note(refused, ("WebSocket", &address), self.from);
    }

    /// Whether more comes than two quick hands send, and no command among it that could be answered: it is let go.
    async fn is_too_fast(&mut self, socket: &mut WebSocket) -> bool {
        let Err(failure) = self.pace.take(HANDS).map_err(Failure::from) else {
            return false;
        };
        self.note(failure.tag());
        close(socket, POLICY, "too fast").await;
        true
    }

    async fn bad(&mut self, socket: &mut WebSocket, why: &str) -> bool {
        if self.is_too_fast(socket).await {
            return false;
        }
        let failure = Failure::BadMessage(why.chars().take(200).collect());
        self.note(failure.tag());
        let error = failure.json(self.hub.langs.get(self.language));
        write(socket, message(&Sent::Error { error })).await
    }
}

/// Passes on what is told, and what is told by now; where nothing will be told any more, the socket is too far behind.
async fn pass_on(socket: &mut WebSocket, queue: &mut Receiver<Utf8Bytes>, told: Option<Utf8Bytes>) -> bool {
    let Some(told) = told else {
        close(socket, TRY_AGAIN, "too far behind").await;
        return false;
    };
    let fed = async {
        socket.feed(Message::Text(told)).await?;
        feed_waiting(socket, queue).await?;
        socket.flush().await
    };
    in_time(fed).await
}

/// What waits for a socket goes out together, with what is written next.
async fn feed_waiting(socket: &mut WebSocket, queue: &mut Receiver<Utf8Bytes>) -> Result<(), axum::Error> {
    while let Ok(told) = queue.try_recv() {
        socket.feed(Message::Text(told)).await?;
    }
    Ok(())
}

async fn write(socket: &mut WebSocket, told: Option<Utf8Bytes>) -> bool {
    match told {
        Some(told) => in_time(socket.send(Message::Text(told))).await,
        None => true,
    }
}

async fn ping(socket: &mut WebSocket) -> bool {
    in_time(socket.send(Message::Ping(Vec::new().into()))).await
}

/// Whether what is sent is taken while somebody has patience.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())))
}

/// Says why a socket is closed: a browser that is too far behind comes again with what it has seen.
async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let reason = Utf8Bytes::from_static(reason);
    let frame = CloseFrame { code, reason };
    // Whoever does not hear this any more is gone.
    in_time(socket.send(Message::Close(Some(frame)))).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_always_late_is_given_nothing_for_it() {
        let trip = |answers: &[u64]| {
            let mut trip = Trip::default();
            for ms in answers {
                trip.heard(Duration::from_millis(*ms));
            }
            trip.delay()
        };
        assert_eq!(trip(&[1_100; 20]), 0);
        let mut late = vec![100; 4];
        late.extend([500; 8]);
        assert_eq!(trip(&late), 200, "the line has become worse");
        late.push(90);
        assert_eq!(trip(&late), 0, "and better");
        assert_eq!(trip(&[]), 0);
    }
}
