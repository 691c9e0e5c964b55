//! Which device asks: by its cookie, which nothing but the server can read.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::app::App;
use crate::live::{Device, Failure, token};

/// The cookie on plain http, and on https, where the browser guards its name.
const PLAIN: &str = "pass";
const GUARDED: &str = "__Host-pass";
/// Letters of a pass.
const LENGTH: usize = 64;

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
        let own = |(name, value): &(&str, &str)| {
            *name == guarded && value.len() == LENGTH && value.bytes().all(|byte| byte.is_ascii_hexdigit())
        };
        let pass = pairs.find(own).map(|(_, value)| value.to_owned());
        Self { pass }
    }

    /// The device with a pass: its own, or a new one with the cookie that keeps it.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn bound(self, https: Https) -> Result<(Self, String, HeaderMap), Failure> {
        let mut headers = HeaderMap::new();
        if let Some(pass) = &self.pass {
            let pass = pass.clone();
            return Ok((self, pass, headers));
        }
        let pass = token()?;
        let (name, secure) = if https.0 {
            (GUARDED, "; Secure")
        } else {
            (PLAIN, "")
        };
        let line = format!("{name}={pass}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly{secure}");
        if let Ok(line) = HeaderValue::from_str(&line) {
            headers.insert(SET_COOKIE, line);
        }
        Ok((
            Self {
                pass: Some(pass.clone()),
            },
            pass,
            headers,
        ))
    }
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
