//! How much a request may be, how long it may take, and what a page may load.

use std::time::Duration;

/// The largest body of an event, in bytes: the entries of one of 2,000 players fit twice.
pub const LARGEST_BODY: usize = 1024 * 1024;
/// The largest picture that is kept, in bytes: one of a telephone at its usual quality has room. No body is larger.
pub const LARGEST_PICTURE: usize = 4 * 1024 * 1024;
/// The largest body of whatever does not ask for more: a long game with comments fits many times.
pub const USUAL_BODY: usize = 256 * 1024;

/// How long a request may take. What lives longer (a socket) has answered before.
pub const LONGEST: Duration = Duration::from_secs(20);

/// What a page may load and where it may be shown: only what comes from here, and in no frame.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// The same for a page that carries its style: only what has this mark, which no other answer has.
pub fn policy_with_style(nonce: &str) -> String {
    POLICY.replace("style-src 'self'", &format!("style-src 'self' 'nonce-{nonce}'"))
}
