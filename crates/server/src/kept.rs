//! Public pages of a tournament are made once for all who read the same, and not sent again to whoever has them: 500 phones that
//! hear of a round cost one page. It stands outside of the compression, so that what is kept is kept packed.
//!
//! A page hangs on the last entry of the tournament, on how the event is played, and on what its reader chose. Whoever keeps the
//! event reads more than others, and whoever has left a board is led back to it: their pages are made for them alone.

use std::sync::Arc;

use arbiter_hall::{Office, hash};
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH, SET_COOKIE, VARY,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::choice::Choice;
use crate::device::Https;
use crate::live::{Answered, Device, House, version};
use crate::mine::mine;

/// Pages under `/e/{event}/` that hang on nothing else. The projector has clocks on it, and paper says when it was printed.
const PAGES: [&str; 10] = [
    "r",
    "standings",
    "cross",
    "bracket",
    "groups",
    "teams",
    "lots",
    "prizes",
    "about",
    "p",
];
/// What such a page may be asked for; what people look for is different for each of them.
const ASKED: [&str; 5] = ["after", "by", "page", "section", "lang"];
/// The longest page that is kept, packed, in bytes: ten times the longest list.
const LONGEST: usize = 512 << 10;

/// A page that is asked for.
struct Asked {
    house: Arc<House>,
    version: String,
    mark: String,
}

/// Answers with what was answered before, where that is the same page.
pub async fn kept(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Some(asked) = asked(&app, &parts).await else {
        return next.run(Request::from_parts(parts, body)).await;
    };
    let mark = format!("W/\"{}\"", asked.mark);
    if has(&parts.headers, &mark) {
        return unchanged(&mark);
    }
    let slot = asked.house.pages.slot(&asked.version, &asked.mark);
    let mut made = slot.lock().await;
    if let Some(Answered { headers, body }) = &*made {
        return (headers.clone(), Body::from(body.clone())).into_response();
    }
    let mut answer = next.run(Request::from_parts(parts, body)).await;
    let headers = answer.headers_mut();
    // What tells a device something is for it alone.
    if headers.contains_key(SET_COOKIE) || !is_page(headers) {
        return answer;
    }
    if let Ok(mark) = HeaderValue::try_from(mark) {
        headers.insert(ETAG, mark);
    }
    if answer.status() != StatusCode::OK {
        answer.headers_mut().remove(ETAG);
        return answer;
    }
    let (parts, body) = answer.into_parts();
    let Ok(body) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    if body.len() <= LONGEST && asked.house.pages.keeps(&asked.version, body.len()) {
        let (headers, body) = (parts.headers.clone(), body.clone());
        *made = Some(Answered { headers, body });
    }
    Response::from_parts(parts, Body::from(body))
}

/// The page, where it is the same for all who ask for it so.
async fn asked(app: &App, parts: &Parts) -> Option<Asked> {
    let (uri, headers) = (&parts.uri, &parts.headers);
    let event = event_of(uri).filter(|_| parts.method == Method::GET)?;
    let house = app.hub().house(event).ok()?;
    let device = Device::of(headers, Https(app.is_https()));
    let stands = |office: &Office| Some((version(office.tournament()?)?.0, format!("{:?}", office.plan)));
    let (seq, plan) = house.look(stands).await?;
    let grants = house.grants(&device).await;
    if grants.keep() {
        return None;
    }
    let choice = Choice::of(uri, headers);
    // A player is led from the event to his own page.
    let plays = grants.iter().any(|grant| grant.entrant.is_some());
    if device.pass.is_some() {
        let lang = app.lang_in(choice.language, choice.calendar);
        if mine(app.hub(), &device, &lang).await.is_some() {
            return None;
        }
    }
    let said = |name| {
        headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };
    let asked = format!(
        "{seq}\n{plan}\n{uri}\n{choice:?}\n{plays}\n{}\n{}\n{}",
        said(HOST),
        said(ACCEPT_ENCODING),
        env!("CARGO_PKG_VERSION"),
    );
    Some(Asked {
        version: format!("{seq} {plan}"),
        mark: hash(&asked),
        house,
    })
}

/// The event of an address that is one of these pages.
fn event_of(uri: &Uri) -> Option<&str> {
    let mut parts = uri.path().strip_prefix("/e/")?.split('/');
    let event = parts.next().filter(|event| !event.contains('.'))?;
    let page = parts.next();
    let query = uri
        .query()
        .unwrap_or_default()
        .split('&')
        .filter(|pair| !pair.is_empty());
    let mut keys = query.map(|pair| pair.split('=').next().unwrap_or_default());
    (page.is_none_or(|page| PAGES.contains(&page)) && keys.all(|key| ASKED.contains(&key))).then_some(event)
}

/// Whether whoever asks has it.
fn has(headers: &HeaderMap, mark: &str) -> bool {
    let mut all = headers
        .get_all(IF_NONE_MATCH)
        .into_iter()
        .filter_map(|marks| marks.to_str().ok());
    all.any(|marks| marks.split(',').any(|one| one.trim() == mark))
}

fn unchanged(mark: &str) -> Response {
    let headers = [
        (ETAG, mark),
        (VARY, "Accept-Language, Cookie, Accept-Encoding"),
        (CACHE_CONTROL, "private, no-cache"),
    ];
    (StatusCode::NOT_MODIFIED, headers).into_response()
}

fn is_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_that_hang_on_something_else_are_made_anew() {
        let event = |address: &str| {
            let uri: Uri = address.parse().unwrap();
            event_of(&uri).map(ToOwned::to_owned)
        };
        for known in [
            "/e/abc",
            "/e/abc/r/1",
            "/e/abc/r/1/b/2",
            "/e/abc/standings?after=2&page=1",
            "/e/abc/standings/3/BH%3AGP?lang=fa",
        ] {
            assert_eq!(event(known).as_deref(), Some("abc"), "{known}");
        }
        for other in [
            "/e/abc.trf",
            "/e/abc/screen",
            "/e/abc/print/slips",
            "/e/abc/me",
            "/e/abc?tab=files",
            "/e/abc/r/1?q=ana",
            "/arbiter/abc/round",
            "/",
        ] {
            assert_eq!(event(other), None, "{other}");
        }
    }
}
