//! How long the disk takes for one sync, measured beside whatever else happens.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use arbiter_bench::figures::Times;

/// A thread that writes 4 KiB and syncs them, again and again.
pub struct Probe {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Times>,
}

impl Probe {
    pub fn start(folder: &Path) -> Self {
        let mut file = File::create(folder.join("probe")).expect("a disk with room");
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        let work = move || {
            let mut times = Times::default();
            while !seen.load(Ordering::Relaxed) {
                let begun = Instant::now();
                let written = file
                    .seek(SeekFrom::Start(0))
                    .and_then(|_| file.write_all(&[7; 4096]));
                written.and_then(|()| file.sync_data()).expect("a disk with room");
                times.add(begun.elapsed());
                thread::sleep(Duration::from_millis(25));
            }
            times
        };
        let thread = thread::spawn(work);
        Self { stop, thread }
    }

    pub fn end(self) -> Times {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().expect("the probe")
    }
}
