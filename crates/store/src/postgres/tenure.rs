//! Tenures and owners in a database. No two clocks are compared: the lease is counted by that of the database.

use std::thread;
use std::time::Duration;

use postgres::{Client, Row};

use super::Postgres;
use super::steps::{forget, id_of};
use super::writer::Job;
use crate::store::waited;
use crate::tenures::{LATELY, LEASE};
use crate::writer::number;
use crate::{Batches, Claim, Holder, Renewal, StoreError, Tenure, Tenures};

/// So long is waited for the number of another tenure that this node is just beginning.
const CHANGES: Duration = Duration::from_millis(10);

/// Whoever sees a lease that is over ends its tenure, unless something of it is still under way: that is waited for by the next look
/// and by nobody who wants something else.
const END_LATE: &str = "
    WITH late AS MATERIALIZED (
             SELECT l.tenure FROM leases l JOIN tenures t ON t.id = l.tenure WHERE l.until < clock_timestamp()
             FOR NO KEY UPDATE SKIP LOCKED),
         gone AS (DELETE FROM leases USING late WHERE leases.tenure = late.tenure RETURNING leases.tenure, leases.beat)
    UPDATE tenures SET ended = true, last_beat = gone.beat FROM gone WHERE id = gone.tenure";

/// A tenure with its lease, unless one of this name is alive: in one statement, so that nothing is half begun where the line is bad.
const BEGIN: &str = "
    WITH new AS (INSERT INTO tenures (node, address) VALUES ($1, $2) ON CONFLICT (node) WHERE NOT ended DO NOTHING RETURNING id)
    INSERT INTO leases (tenure, until, beat) SELECT id, clock_timestamp() + $3::bigint * interval '1 ms', 0 FROM new
    RETURNING tenure";

/// An event that nobody has, or whose tenure is over, becomes one's own, as long as one's own is not.
const CLAIM: &str = "
    WITH mine AS (SELECT id FROM tenures WHERE id = $1 AND NOT ended FOR SHARE),
         before AS (SELECT t.last_beat FROM owners o JOIN tenures t ON t.id = o.tenure WHERE o.event = $2)
    INSERT INTO owners (event, tenure) SELECT $2, id FROM mine
    ON CONFLICT (event) DO UPDATE SET tenure = excluded.tenure, wanted = NULL, released = NULL
    WHERE (SELECT ended FROM tenures t WHERE t.id = owners.tenure)
    RETURNING (SELECT last_beat FROM before)";

/// That an event was handed over to this tenure is told once.
const ARRIVED: &str = "
    WITH before AS (SELECT event, released FROM owners WHERE tenure = $1 AND event = $2 FOR UPDATE)
    UPDATE owners o SET released = NULL FROM before b WHERE o.event = b.event AND b.released IS NOT NULL
    RETURNING b.released";

/// The newest tenure under which something of an event was written.
const NEWEST: &str = "
    SELECT max(last.tenure) FROM streams s
    CROSS JOIN LATERAL (SELECT tenure FROM appends WHERE stream = s.id ORDER BY version DESC LIMIT 1) last
    WHERE s.event = $1";

/// Ends the tenures whose leases are over. What does not succeed is done by the next look, here or elsewhere: who came for something
/// else goes on.
fn end_late(client: &mut Client) -> Result<(), StoreError> {
    match client.execute(END_LATE, &[]).map_err(StoreError::from) {
        Err(why @ StoreError::Unreachable(_)) => Err(why),
        _ => Ok(()),
    }
}

fn tenure(row: &Row) -> Tenure {
    Tenure {
        id: row.get::<_, i64>(0).unsigned_abs(),
        node: row.get(1),
        address: row.get(2),
    }
}

/// Who has an event, if his tenure has not ended.
fn owner(client: &mut Client, event: &str) -> Result<Option<Tenure>, StoreError> {
    let row = client.query_opt(
        "SELECT t.id, t.node, t.address FROM owners o JOIN tenures t ON t.id = o.tenure
         WHERE o.event = $1 AND NOT t.ended",
        &[&event],
    )?;
    Ok(row.as_ref().map(tenure))
}

fn claim(client: &mut Client, own: &Tenure, event: &str) -> Result<Claim, StoreError> {
    end_late(client)?;
    let id = id_of(own)?;
    // Somebody may end, or claim, between the two looks: then there is another one.
    for _ in 0..3 {
        let alive = client.query_opt("SELECT 1 FROM tenures WHERE id = $1 AND NOT ended", &[&id])?;
        if alive.is_none() {
            return Err(StoreError::NotOwner);
        }
        match owner(client, event)? {
            Some(owner) if owner.id == own.id => {
                let row = client.query_opt(ARRIVED, &[&id, &event])?;
                let at: Option<i64> = row.and_then(|row| row.get(0));
                return Ok(at.map_or(Claim::Ours, |at| Claim::Released {
                    at: at.unsigned_abs(),
                }));
            }
            Some(owner) => return Ok(Claim::Theirs(owner)),
            None => {}
        }
        if let Some(row) = client.query_opt(CLAIM, &[&id, &event])? {
            let beat: Option<i64> = row.get(0);
            let last_beat = beat.map(i64::unsigned_abs);
            return Ok(Claim::Taken { last_beat });
        }
    }
    Err(StoreError::Unreachable(format!(
        "{event} is claimed by others all the time"
    )))
}

impl Postgres {
    fn mine(&self) -> Result<Tenure, StoreError> {
        self.own.get().ok_or(StoreError::NotOwner)
    }
}

impl Tenures for Postgres {
    fn begin(&self, node: &str, address: &str) -> Result<Tenure, StoreError> {
        self.end()?;
        let (name, at, lease) = (node.to_owned(), address.to_owned(), number(LEASE)?);
        let begun = self.office.ask(move |client| {
            end_late(client)?;
            let Some(row) = client.query_opt(BEGIN, &[&name, &at, &lease])? else {
                return Err(StoreError::Taken { node: name.clone() });
            };
            Ok(Tenure {
                id: row.get::<_, i64>(0).unsigned_abs(),
                node: name.clone(),
                address: at.clone(),
            })
        })?;
        self.own.set(Some(begun.clone()));
        Ok(begun)
    }

    fn held(&self) -> Option<Tenure> {
        self.own.get()
    }

    fn renew(&self, beat: u64) -> Result<Renewal, StoreError> {
        let (beat, lease) = (number(beat)?, number(LEASE)?);
        loop {
            let own = self.mine()?;
            let id = id_of(&own)?;
            let renewed = self.leases.ask(move |client| {
                Ok(client.query_opt(
                    "UPDATE leases SET until = clock_timestamp() + $2::bigint * interval '1 ms', beat = $3
                     WHERE tenure = $1
                     RETURNING leaving, (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
                    &[&id, &lease, &beat],
                )?)
            })?;
            if let Some(row) = renewed {
                return Ok(Renewal {
                    leaving: row.get(0),
                    now: row.get::<_, i64>(1).unsigned_abs(),
                });
            }
            // After a lost answer the writer has begun another one meanwhile.
            if !self.own.has_changed(&own) {
                return Err(StoreError::NotOwner);
            }
            thread::sleep(CHANGES);
        }
    }

    fn claim(&self, event: &str) -> Result<Claim, StoreError> {
        let (claim, tenure) = loop {
            let (own, event) = (self.mine()?, event.to_owned());
            let tenure = id_of(&own)?;
            let asked = {
                let own = own.clone();
                self.office.ask(move |client| {
                    let claim = claim(client, &own, &event)?;
                    if matches!(claim, Claim::Theirs(_)) {
                        return Ok((claim, tenure));
                    }
                    let newest: Option<i64> = client.query_one(NEWEST, &[&event])?.get(0);
                    Ok((claim, newest.unwrap_or(tenure)))
                })
            };
            match asked {
                // Another one of this node has begun meanwhile.
                Err(StoreError::NotOwner) if self.own.has_changed(&own) => thread::sleep(CHANGES),
                asked => break asked?,
            }
        };
        // Along a stream tenures never go down: where a younger one has written, this node begins another one before it does.
        while id_of(&self.mine()?)? < tenure {
            waited(|done| self.send(Job::Anew(done)))?;
        }
        Ok(claim)
    }

    fn owner(&self, event: &str) -> Result<Option<Tenure>, StoreError> {
        let event = event.to_owned();
        self.readers.ask(move |client| owner(client, &event))
    }

    fn release(&self, event: &str, to: u64, at: u64) -> Result<(), StoreError> {
        // The writer does it, so that no batch is under way: the fence is on the tenure, which goes on.
        let event = event.to_owned();
        waited(|done| self.send(Job::HandOver { event, to, at, done })).map(|_| ())
    }

    fn wish(&self, event: &str, to: u64) -> Result<(), StoreError> {
        let (to, event) = (number(to)?, event.to_owned());
        let done = self.office.ask(move |client| {
            Ok(client.execute(
                "UPDATE owners SET wanted = t.id FROM tenures t WHERE event = $1 AND t.id = $2 AND NOT t.ended",
                &[&event, &to],
            )?)
        })?;
        if done == 1 {
            Ok(())
        } else {
            Err(StoreError::NotOwner)
        }
    }

    fn wishes(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let own = id_of(&self.mine()?)?;
        self.readers.ask(move |client| {
            let rows = client.query(
                "SELECT o.event, t.id FROM owners o JOIN tenures t ON t.id = o.wanted
                 WHERE o.tenure = $1 AND o.wanted IS NOT NULL AND NOT t.ended AND t.id <> $1 ORDER BY o.event",
                &[&own],
            )?;
            let wish = |row: &Row| (row.get(0), row.get::<_, i64>(1).unsigned_abs());
            Ok(rows.iter().map(wish).collect())
        })
    }

    fn leave(&self, node: &str, leaves: bool) -> Result<(), StoreError> {
        let node = node.to_owned();
        let done = self.office.ask(move |client| {
            Ok(client.execute(
                "UPDATE leases SET leaving = $2 FROM tenures t WHERE t.id = tenure AND t.node = $1 AND NOT t.ended",
                &[&node, &leaves],
            )?)
        })?;
        if done > 0 {
            Ok(())
        } else {
            Err(StoreError::NotOwner)
        }
    }

    fn end(&self) -> Result<(), StoreError> {
        let Some(own) = self.own.get() else { return Ok(()) };
        self.own.set(None);
        let id = id_of(&own)?;
        self.office.ask(move |client| {
            client.execute(
                "WITH gone AS (DELETE FROM leases WHERE tenure = $1 RETURNING beat)
                 UPDATE tenures SET ended = true, last_beat = (SELECT beat FROM gone) WHERE id = $1 AND NOT ended",
                &[&id],
            )?;
            Ok(())
        })
    }

    fn holders(&self) -> Result<Vec<Holder>, StoreError> {
        self.readers.ask(|client| {
            let rows = client.query(
                "SELECT t.id, t.node, t.address, (SELECT count(*) FROM owners o WHERE o.tenure = t.id),
                        greatest(0, ceil(extract(epoch FROM l.until - clock_timestamp()) * 1000))::bigint, l.leaving
                 FROM tenures t JOIN leases l ON l.tenure = t.id WHERE NOT t.ended ORDER BY t.id",
                &[],
            )?;
            let holder = |row: &Row| Holder {
                tenure: tenure(row),
                events: row.get::<_, i64>(3).unsigned_abs(),
                lease_left_ms: row.get::<_, i64>(4).unsigned_abs(),
                leaving: row.get(5),
            };
            Ok(rows.iter().map(holder).collect())
        })
    }

    fn events(&self, tenure: u64) -> Result<Vec<String>, StoreError> {
        let id = number(tenure)?;
        self.readers.ask(move |client| {
            let rows = client.query(
                "SELECT o.event FROM owners o JOIN tenures t ON t.id = o.tenure JOIN tenures named ON named.node = t.node
                 WHERE named.id = $1 AND NOT t.ended ORDER BY o.released, o.event",
                &[&id],
            )?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn orphans(&self, limit: usize) -> Result<Vec<String>, StoreError> {
        let (most, lately) = (i64::try_from(limit).unwrap_or(i64::MAX), number(LATELY)?);
        self.office.ask(move |client| {
            end_late(client)?;
            let rows = client.query(
                "SELECT o.event FROM owners o JOIN tenures t ON t.id = o.tenure
                 WHERE t.ended AND o.played > clock_timestamp() - $2::bigint * interval '1 ms'
                 ORDER BY o.played DESC LIMIT $1",
                &[&most, &lately],
            )?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn forget(&self, event: &str) -> Result<(), StoreError> {
        let events = [event.to_owned()];
        self.office.ask(move |client| {
            let mut transaction = client.transaction()?;
            forget(&mut transaction, &events)?;
            Ok(transaction.commit()?)
        })
    }

    fn point(&self, event: &str, names: &[String]) -> Result<(), StoreError> {
        let (event, names) = (event.to_owned(), names.to_vec());
        self.office.ask(move |client| {
            client.execute(
                "INSERT INTO streams (name, event) SELECT name, $1 FROM unnest($2::text[]) AS n(name)
                 ORDER BY name ON CONFLICT DO NOTHING",
                &[&event, &names],
            )?;
            Ok(())
        })
    }

    fn adopt(&self, event: &str, streams: &[String]) -> Result<(), StoreError> {
        let (event, streams) = (event.to_owned(), streams.to_vec());
        self.office.ask(move |client| {
            let mut transaction = client.transaction()?;
            transaction.execute("UPDATE streams SET event = $1 WHERE name = ANY($2)", &[&event, &streams])?;
            transaction.execute(
                "DELETE FROM owners o WHERE o.event = ANY($1) AND NOT EXISTS (SELECT 1 FROM streams s WHERE s.event = o.event)",
                &[&streams],
            )?;
            Ok(transaction.commit()?)
        })
    }

    fn event_of(&self, name: &str) -> Result<Option<String>, StoreError> {
        let stream = name.to_owned();
        self.readers.ask(move |client| {
            let row = client.query_opt("SELECT event FROM streams WHERE name = $1", &[&stream])?;
            Ok(row.map(|row| row.get(0)))
        })
    }

    fn batches(&self) -> Batches {
        self.written.get()
    }

    fn takes(&self) -> Result<(), StoreError> {
        // No append has such a version, and no other node this one.
        let version = self.own.get().as_ref().map_or(Ok(0), id_of)?.saturating_neg();
        self.office.ask(move |client| {
            let mut transaction = client.transaction()?;
            transaction.execute(
                "INSERT INTO appends (stream, version, tenure, lines)
                 SELECT id, $1::bigint, 0, convert_to(repeat('x', 1900), 'UTF8') FROM (SELECT id FROM streams ORDER BY id LIMIT 1) AS one",
                &[&version],
            )?;
            Ok(transaction.rollback()?)
        })
    }

    fn now(&self) -> Result<u64, StoreError> {
        self.office.ask(|client| {
            let row = client.query_one(
                "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
                &[],
            )?;
            Ok(row.get::<_, i64>(0).unsigned_abs())
        })
    }
}
