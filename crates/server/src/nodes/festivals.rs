//! Festivals: one lives at a node as an event does, and its sections live there with it. They know each other's board numbers, and
//! players go from one to the other, which one node does at a time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arbiter_hall::festival::festival_stream;
use arbiter_hall::store::{Claim, StoreError, Tenure};
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{COOKIE, HOST};
use axum::http::{HeaderMap, StatusCode};

use super::{Nodes, Place, carry};
use crate::live::{Failure, unknown};

/// So long sections may take to come: their nodes look once a second whether something is wanted.
const GATHERED: Duration = Duration::from_secs(4);
/// How often it is looked whether they are here.
const LOOK: Duration = Duration::from_millis(100);

/// Whether something that belongs to a node is a festival and no event.
pub(super) fn is_festival(of: &str) -> bool {
    of.starts_with("festival/")
}

impl Nodes {
    /// Where a festival lives; one that lives nowhere comes here, and its sections with it.
    ///
    /// # Errors
    /// The store does not answer, this node may not act just now, or the sections are still on their way.
    pub async fn festival(&self, id: &str) -> Result<Place, Failure> {
        if !self.lease.holds() {
            return Err(StoreError::NotOwner.into());
        }
        let stream = festival_stream(id);
        if self.store.event_of(&stream)?.is_none() {
            return Ok(Place::Nowhere);
        }
        if let Some(there) = self.comes(&stream)? {
            return Ok(Place::There(there));
        }
        let sections = self.hub.known_festival(id)?;
        self.gather(&sections).await?;
        Ok(Place::Here)
    }

    /// What is written of a festival is written here from now on, if nobody else has it.
    pub(super) fn comes(&self, stream: &str) -> Result<Option<Tenure>, StoreError> {
        if !self.takes() {
            return self.elsewhere(stream).map(Some);
        }
        match self.store.claim(stream)? {
            Claim::Theirs(there) => Ok(Some(there)),
            _ => Ok(None),
        }
    }

    /// Brings sections here, each from wherever it lives; who asks must be an official of each.
    ///
    /// # Errors
    /// One is none of his, or they are still on their way.
    pub async fn bring(self: &Arc<Self>, headers: &HeaderMap, sections: &[String]) -> Result<(), Failure> {
        for section in sections {
            if let Place::There(there) = self.place(section).await?
                && !self.rules_there(&there, section, headers).await
            {
                return Err(unknown("event", section));
            }
        }
        self.gather(sections).await
    }

    /// Whether the node of an event takes somebody for an official of it.
    async fn rules_there(self: &Arc<Self>, there: &Tenure, event: &str, headers: &HeaderMap) -> bool {
        let mut request = Request::get(format!("/api/v1/events/{event}/owner")).body(Body::empty());
        if let Ok(request) = &mut request {
            for name in [HOST, COOKIE] {
                for value in headers.get_all(&name) {
                    request.headers_mut().append(&name, value.clone());
                }
            }
        }
        let Ok(request) = request else { return false };
        let answer = carry(self, request, event, there).await;
        answer.is_some_and(|answer| answer.status() == StatusCode::OK)
    }

    async fn gather(&self, sections: &[String]) -> Result<(), Failure> {
        let begun = Instant::now();
        loop {
            let mut away = false;
            for section in sections {
                if let Place::There(_) = self.place(section).await? {
                    away = true;
                    // One that went elsewhere meanwhile is asked for again with the next look.
                    match self.store.wish(section, self.lease.tenure()) {
                        Ok(()) | Err(StoreError::NotOwner) => {}
                        Err(why) => return Err(why.into()),
                    }
                }
            }
            if !away {
                return Ok(());
            }
            if begun.elapsed() > GATHERED {
                return Err(StoreError::NotOwner.into());
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}
