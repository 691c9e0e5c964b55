//! Logs of events: what reads, writes back to the same log, and its standings, minutes and report can be made.

use arbiter_event::log::{Log, Salt};
use arbiter_event::minutes::minutes;
use arbiter_event::tiebreak::{Edition, accounts, standings};
use arbiter_reports::csv::entries;
use arbiter_reports::trf;

/// Any bytes as a log of an event, and as a table of entries.
///
/// ```
/// arbiter_hostile::event(b"{\"arbiter_event_log\":1}\n");
/// arbiter_hostile::event(b"name,rating\nTal,2645\n");
/// arbiter_hostile::event(b"\xff\xfe no log");
/// ```
pub fn event(bytes: &[u8]) {
    match entries(bytes) {
        Ok(list) => assert!(
            list.iter().all(|entry| !entry.name.is_empty()),
            "everybody has a name"
        ),
        Err(faults) => {
            assert!(!faults.0.is_empty(), "a refusal has a reason");
            assert!(
                faults.0.iter().all(|fault| fault.line >= 1 && fault.column >= 1),
                "{faults:?}"
            );
        }
    }
    match Log::read(bytes, Salt::default()) {
        Ok(log) => {
            let written = log.write();
            let again = Log::read(written.as_bytes(), Salt::default())
                .unwrap_or_else(|fault| panic!("{fault} in what was written:\n{written}"));
            assert_eq!(again, log, "a log is read as it was written");
            let event = &log.state().sheet();
            let list = ["BH/C1", "SB", "DE"].map(|code| code.parse().expect("a code"));
            let table = standings(event, &list, Edition::newest());
            let told = accounts(event, &list, Edition::newest());
            assert!(
                told.iter().map(|account| &account.standing).eq(&table),
                "what is told is what stands"
            );
            let _ = minutes(log.state());
            let report = trf::write(event);
            let lines = report.lines().filter(|line| line.starts_with("001"));
            assert_eq!(
                lines.count(),
                event.players.len(),
                "everybody stands in the report"
            );
        }
        Err(fault) => assert!(fault.line >= 1 && fault.column >= 1, "{fault:?}"),
    }
}
