//! Which device asks: by its cookie, which nothing but the server can read.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::app::App;
use crate::live::{Device, Failure, Hub, token};

/// The cookie on plain http, and on https, where the browser guards its name.
const PLAIN: &str = "pass";
const GUARDED: &str = "__Host-pass";
/// Letters of a pass.
const LENGTH: usize = 64;
/// So many older passes does a device keep.
const PAST: usize = 7;

/// How cookies are set: only over https where the page came so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Https(pub bool);

impl Device {
    /// The device of a request, by its cookie. Over https only the name counts that a browser guards: the other one
    /// could have been set by somebody on a line without https.
    #[must_use]
    pub fn of(headers: &HeaderMap, https: Https) -> Self {
        let guarded = if https.0 { GUARDED } else { PLAIN };
        let lines = headers
            .get_all(COOKIE)
            .into_iter()
            .filter_map(|line| line.to_str().ok());
        let mut pairs = lines
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='));
        let own = |(name, value): &(&str, &str)| *name == guarded && value.split('.').all(is_pass);
        let mut passes = pairs
            .find(own)
            .into_iter()
            .flat_map(|(_, value)| value.split('.'))
            .map(ToOwned::to_owned);
        let pass = passes.next();
        let past = passes.take(PAST).collect();
        Self { pass, past }
    }

    /// The device with a pass that this server has given out: its own, or a new one with the cookie that keeps it.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn bound(self, hub: &Hub, https: Https) -> Result<(Self, String, HeaderMap), Failure> {
        match &self.pass {
            Some(pass) if hub.has_given(pass) => {
                let pass = pass.clone();
                Ok((self, pass, HeaderMap::new()))
            }
            _ => self.renewed(hub, https),
        }
    }

    /// The device with a new pass and the cookie that keeps it. Older ones are kept as far as they were given out here: a
    /// pass of somebody else's choice is nobody's.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn renewed(self, hub: &Hub, https: Https) -> Result<(Self, String, HeaderMap), Failure> {
        let pass = token()?;
        let past = self.passes().filter(|pass| hub.has_given(pass)).take(PAST);
        let past: Vec<String> = past.map(ToOwned::to_owned).collect();
        let kept = [&pass].into_iter().chain(&past).map(String::as_str);
        let kept = kept.collect::<Vec<_>>().join(".");
        let (name, secure) = if https.0 {
            (GUARDED, "; Secure")
        } else {
            (PLAIN, "")
        };
        let line = format!("{name}={kept}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly{secure}");
        let mut headers = HeaderMap::new();
        if let Ok(line) = HeaderValue::from_str(&line) {
            headers.insert(SET_COOKIE, line);
        }
        let device = Self {
            pass: Some(pass.clone()),
            past,
        };
        Ok((device, pass, headers))
    }
}

fn is_pass(value: &str) -> bool {
    value.len() == LENGTH && value.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl FromRequestParts<App> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers, Https(app.is_https())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_pass_is_a_pass() {
        let long = "0123456789abcdef".repeat(4);
        for (cookies, plain, https) in [
            (format!("lang=fa; pass={long}"), true, false),
            (format!("__Host-pass={long}"), false, true),
            (format!("pass={}", &long[1..]), false, false),
            (format!("pass={}g", &long[1..]), false, false),
            (format!("pass={long}.{long}"), true, false),
            (format!("pass={long}."), false, false),
            (format!("other={long}"), false, false),
            (String::new(), false, false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, cookies.parse().unwrap());
            let known = |https| Device::of(&headers, Https(https)).pass.is_some();
            assert_eq!((known(false), known(true)), (plain, https), "{cookies}");
        }
    }
}
