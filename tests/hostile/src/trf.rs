//! Report files: what reads, writes back to the same event; what does not, says where.

use arbiter_event::state::State;
use arbiter_event::{Event, System};
use arbiter_pairing::dutch::Rules;
use arbiter_reports::exchange;
use arbiter_reports::trf::{self, Program};

/// Any bytes as a report file.
///
/// ```
/// arbiter_hostile::trf(b"001    1      One\n");
/// arbiter_hostile::trf(b"\xff\xfe no report");
/// ```
pub fn trf(bytes: &[u8]) {
    match trf::read(bytes) {
        Ok(report) => {
            let written = trf::write(&report.event);
            let again = trf::read(written.as_bytes())
                .unwrap_or_else(|refused| panic!("{refused} in what was written:\n{written}"));
            let once_more = trf::write(&again.event);
            assert_eq!(written, once_more, "writing twice gives one text");
            if report.event.players.len() < 40 {
                older(&report.event);
                gone_on(&report.event);
                for rules in [Rules::by_name("fide-dutch-2017").unwrap(), Rules::newest()] {
                    if let Ok(round) = System::Dutch(rules).pair(&report.event) {
                        let seats =
                            2 * round.pairs.len() + usize::from(round.bye.is_some()) + round.absent.len();
                        assert_eq!(seats, report.event.players.len(), "everybody has a place");
                    }
                }
            }
        }
        Err(refused) => {
            assert!(!refused.0.is_empty(), "a refusal has a reason");
            for fault in refused.0 {
                assert!(
                    fault.span.line >= 1 && fault.span.from >= 1 && fault.span.from <= fault.span.to,
                    "{fault:?}"
                );
            }
        }
    }
}

/// An event goes on from whatever reads, with everybody and every round; with its state a report is the event.
fn gone_on(event: &Event) {
    let state = State::from_report(event);
    let sheet = state.sheet();
    let rounds = |event: &Event| -> Vec<_> {
        let cells = |player: &arbiter_event::Entrant| {
            let last = event.paired_rounds();
            (
                player.number,
                player.name.clone(),
                (1..=last).map(|round| player.round(round)).collect::<Vec<_>>(),
            )
        };
        event.players.iter().map(cells).collect()
    };
    assert_eq!(rounds(&sheet), rounds(event), "the sheet is the file");
    let again = exchange::read(exchange::with_state(&state).as_bytes());
    assert_eq!(again, Some(Ok(state)), "a state comes back");
}

/// Whatever reads can be written for older programs, and what is written reads.
fn older(event: &Event) {
    for program in [Program::Bbp, Program::Trf16] {
        if let Ok(older) = trf::write_for(event, program) {
            let again = trf::read(older.text.as_bytes());
            assert!(
                again.is_ok(),
                "{program:?}: {} in what was written:\n{}",
                again.unwrap_err(),
                older.text
            );
        }
    }
}
