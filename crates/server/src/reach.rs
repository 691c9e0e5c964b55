//! Under which address other devices reach this server. What a phone scans must lead there, also where the page with the
//! code was opened on the machine of the server itself.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use axum::http::HeaderMap;
use axum::http::header::HOST;

/// The longest name of a host with its port.
const LONGEST_HOST: usize = 260;

/// Places for documentation, where nobody is (RFC 5737, RFC 3849): the system says by which of its addresses it would
/// speak to them, and nothing is sent.
const ELSEWHERE: [IpAddr; 2] = [
    IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)),
    IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)),
];

/// The address for other devices of a server that listens here: its own, or where it listens on all of the machine's, the
/// one by which the machine speaks to others. Nothing where only the machine itself reaches it.
///
/// ```
/// use arbiter_server::in_the_hall;
/// assert_eq!(in_the_hall(([192, 168, 1, 20], 8080).into()), Some(([192, 168, 1, 20], 8080).into()));
/// assert_eq!(in_the_hall(([127, 0, 0, 1], 8080).into()), None);
/// ```
#[must_use]
pub fn in_the_hall(listening: SocketAddr) -> Option<SocketAddr> {
    let ip = listening.ip();
    let own = if ip.is_unspecified() {
        let kinds = ELSEWHERE.iter().filter(|place| ip.is_ipv6() || place.is_ipv4());
        kinds.copied().find_map(speaks_as)?
    } else {
        ip
    };
    (!own.is_loopback()).then(|| SocketAddr::new(own, listening.port()))
}

/// By which address the machine would speak to a place.
fn speaks_as(place: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = match place {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((place, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    Some(own).filter(|own| !own.is_unspecified())
}

/// Where a server listens, and where others find it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reach {
    /// Nothing where nobody has said: a service in somebody else's program.
    listening: Option<SocketAddr>,
    hall: Option<SocketAddr>,
}

impl Reach {
    /// Of a server that listens here.
    pub fn of(listening: SocketAddr) -> Self {
        Self {
            listening: Some(listening),
            hall: in_the_hall(listening),
        }
    }

    /// The host to be shown to others: the one that was asked for, but for a name that means this machine to everybody,
    /// where there is a better one.
    pub fn host(&self, asked: &str) -> String {
        let better = self.hall.filter(|_| is_here(asked));
        better.map_or_else(|| asked.to_owned(), |hall| hall.to_string())
    }

    /// The port of a server that only its own machine reaches, asked for by a name that only works there.
    pub fn only_here(&self, asked: &str) -> Option<u16> {
        let listening = self.listening.filter(|_| self.hall.is_none() && is_here(asked))?;
        listening.ip().is_loopback().then(|| listening.port())
    }
}

/// Whether a host with or without its port means the machine that asks.
fn is_here(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let loopback = |ip: IpAddr| ip.to_canonical().is_loopback();
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(loopback)
}

/// The host that a request was sent to, if it is one.
pub fn host_of(headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(HOST)?.to_str().ok()?;
    Some(host).filter(|host| is_host(host))
}

/// Names, numbers, a port: nothing that could lead elsewhere.
fn is_host(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte);
    !text.is_empty() && text.len() <= LONGEST_HOST && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_is_led_to_the_hall_and_not_to_itself() {
        let hall = Reach {
            listening: Some(([0, 0, 0, 0], 8080).into()),
            hall: Some(([192, 168, 1, 20], 8080).into()),
        };
        for (asked, shown) in [
            ("127.0.0.1:8080", "192.168.1.20:8080"),
            ("localhost:8080", "192.168.1.20:8080"),
            ("[::1]:8080", "192.168.1.20:8080"),
            ("club.test", "club.test"),
            ("10.0.0.7:8080", "10.0.0.7:8080"),
            ("localhost.test", "localhost.test"),
        ] {
            assert_eq!(hall.host(asked), shown);
            assert_eq!(hall.only_here(asked), None);
        }
    }

    #[test]
    fn a_server_for_its_own_machine_says_so_there() {
        let own = Reach::of(([127, 0, 0, 1], 8080).into());
        assert_eq!(own.host("127.0.0.1:8080"), "127.0.0.1:8080");
        assert_eq!(own.only_here("127.0.0.1:8080"), Some(8080));
        assert_eq!(own.only_here("club.test"), None, "a proxy leads here");
        assert_eq!(Reach::default().only_here("127.0.0.1:8080"), None);
    }

    #[test]
    fn listening_everywhere_is_no_address() {
        let found = in_the_hall(([0, 0, 0, 0], 8080).into());
        assert!(found.is_none_or(|found| !found.ip().is_unspecified() && found.port() == 8080));
    }

    #[test]
    fn a_host_is_a_name_or_a_number() {
        for (text, good) in [
            ("club.test:8080", true),
            ("192.168.1.20:8080", true),
            ("[fe80::1]:8080", true),
            ("evil.test/path", false),
            ("user@evil.test", false),
            ("", false),
        ] {
            assert_eq!(is_host(text), good, "{text}");
        }
    }
}
