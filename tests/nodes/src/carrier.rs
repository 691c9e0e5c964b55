//! A line that can be cut and held: a small program between a node and the database or NATS.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// So much is carried at once.
const PIECE: usize = 1 << 16;

/// The state of a line.
#[derive(Debug, Default)]
struct Line {
    cut: AtomicBool,
    /// So long each piece waits on its way, in milliseconds.
    delay: AtomicU64,
    open: Mutex<Vec<TcpStream>>,
}

/// Carries whatever comes to a port of its own to another one.
#[derive(Debug)]
pub struct Carrier {
    port: u16,
    line: Arc<Line>,
}

impl Carrier {
    /// Carries what comes to an address of this machine to this port of it.
    pub fn to(target: u16, at: IpAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((at, 0))?;
        let port = listener.local_addr()?.port();
        let line = Arc::new(Line::default());
        let kept = Arc::clone(&line);
        thread::spawn(move || {
            for here in listener.incoming().flatten() {
                // Whoever cannot be carried sees it: his connection ends.
                let _ = connect(here, target, &kept);
            }
        });
        Ok(Self { port, line })
    }

    /// Where it listens.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Nothing goes through, and what was open breaks.
    pub fn cut(&self) {
        self.line.cut.store(true, Ordering::SeqCst);
        for one in self
            .line
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .drain(..)
        {
            let _ = one.shutdown(Shutdown::Both);
        }
    }

    /// Everything goes through, after so long.
    pub fn mend(&self, delay: Duration) {
        let ms = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        self.line.delay.store(ms, Ordering::SeqCst);
        self.line.cut.store(false, Ordering::SeqCst);
    }
}

fn connect(here: TcpStream, target: u16, line: &Arc<Line>) -> io::Result<()> {
    if line.cut.load(Ordering::SeqCst) {
        return here.shutdown(Shutdown::Both);
    }
    let there = TcpStream::connect(("127.0.0.1", target))?;
    for stream in [&here, &there] {
        stream.set_nodelay(true)?;
        let mut open = line.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.push(stream.try_clone()?);
    }
    for (from, to) in [(here.try_clone()?, there.try_clone()?), (there, here)] {
        let line = Arc::clone(line);
        thread::spawn(move || carry(from, to, &line));
    }
    Ok(())
}

fn carry(mut from: TcpStream, mut to: TcpStream, line: &Line) {
    let mut piece = vec![0; PIECE];
    while let Ok(count) = from.read(&mut piece) {
        let delay = line.delay.load(Ordering::SeqCst);
        thread::sleep(Duration::from_millis(delay));
        let cut = line.cut.load(Ordering::SeqCst);
        if count == 0 || cut || to.write_all(&piece[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_and_mended() {
        let server = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = server.local_addr().unwrap().port();
        thread::spawn(move || {
            for mut stream in server.incoming().flatten() {
                thread::spawn(move || {
                    let mut byte = [0];
                    while stream.read_exact(&mut byte).is_ok() && stream.write_all(&byte).is_ok() {}
                });
            }
        });
        let carrier = Carrier::to(port, [127, 0, 0, 1].into()).unwrap();
        let asks = |stream: &mut TcpStream| {
            let mut byte = [7];
            stream.write_all(&byte).is_ok() && stream.read_exact(&mut byte).is_ok()
        };
        let mut open = TcpStream::connect(("127.0.0.1", carrier.port())).unwrap();
        assert!(asks(&mut open));
        carrier.cut();
        assert!(!asks(&mut open));
        assert!(!asks(
            &mut TcpStream::connect(("127.0.0.1", carrier.port())).unwrap()
        ));
        carrier.mend(Duration::ZERO);
        assert!(asks(
            &mut TcpStream::connect(("127.0.0.1", carrier.port())).unwrap()
        ));
    }
}
