//! Logs of 0.1 of every system stand beside the reports that they gave: they load for ever, and mean what they meant.

#![allow(clippy::disallowed_methods, reason = "tests read golden logs")]

use std::fs;
use std::path::PathBuf;

use arbiter_chain::Chain;
use arbiter_event::Event;
use arbiter_event::act::{Act, Announce, Draw, Enter, Method, Pair};
use arbiter_event::log::{Log, LogFaultKind, Salt, Stamp};
use arbiter_event::number::Round;
use arbiter_event::state::State;
use arbiter_reports::trf;

fn golden() -> Vec<(String, Vec<u8>, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/event-v1");
    let files = fs::read_dir(folder).expect("golden logs");
    let mut found = Vec::new();
    for path in files.map(|file| file.expect("a file").path()) {
        if path.extension().is_some_and(|end| end == "jsonl") {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let report = fs::read(path.with_extension("trf")).expect("its report");
            found.push((name, fs::read(&path).expect("a log"), report));
        }
    }
    found.sort();
    assert!(found.len() > 8);
    found
}

/// What systems and reports read; comments aside.
fn plain(mut event: Event) -> Event {
    event.kept.retain(|kept| kept.code != "###");
    event
        .kept
        .sort_by(|one, two| (&one.code, &one.text).cmp(&(&two.code, &two.text)));
    event.byes.sort_by_key(|bye| (bye.round, bye.mark.sign()));
    for bye in &mut event.byes {
        bye.numbers.sort_unstable();
    }
    for pairs in &mut event.forbidden {
        pairs.numbers.sort_unstable();
    }
    event
}

#[test]
fn logs_of_0_1_mean_what_they_meant() {
    for (name, log, report) in golden() {
        let log = Log::read(&log, Salt::default()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(log.version(), 1);
        let stated = arbiter_event::stated::stated(&log.state().sheet());
        let again = trf::read(trf::write(&stated).as_bytes()).expect("a report").event;
        let then = trf::read(&report).expect("a report").event;
        let (again, then) = (plain(again), plain(then));
        for (one, two) in again.players.iter().zip(&then.players) {
            assert_eq!(one, two, "{name}");
        }
        assert_eq!(again.kept, then.kept, "{name}");
        assert_eq!(again, then, "{name}");
        // What was read is written in today's form, and reads back.
        let anew = Log::read(log.write().as_bytes(), Salt::default()).expect("today's form");
        assert_eq!(anew, log, "{name}");
        assert_eq!(anew.version(), 2);
    }
}

#[test]
fn a_log_goes_on_from_what_a_report_holds() {
    for (name, _, report) in golden() {
        let event = trf::read(&report).expect("a report").event;
        let state = State::from_report(&event);
        let sheet = state.sheet();
        for (one, two) in sheet.players.iter().zip(&event.players) {
            assert_eq!(one.rounds, two.rounds, "{name}");
        }
        assert!(
            sheet.is_alike(&event),
            "{name}: {:#?} {:#?}",
            sheet.kept,
            event.kept
        );
        let mut log = Log::default();
        let announce = Announce {
            from: Some(format!("{name}.trf")),
            begun: Some(Box::new(state.clone())),
            ..Announce::default()
        };
        log.add(&announce.into(), &Stamp::default()).expect("begun");
        let again = Log::read(log.write().as_bytes(), Salt::default()).expect("a log");
        assert_eq!(again.state(), log.state(), "{name}");
        assert!(again.state().sheet().is_alike(&event), "{name}");
    }
}

#[test]
fn a_log_that_tells_what_cannot_have_happened_is_refused_with_its_line() {
    let mut log = Log::default();
    let mut add = |act: Act| assert!(log.add(&act, &Stamp::default()).is_ok());
    add(Announce::new("Cup", 3).into());
    for name in ["One", "Two", "Three", "Four"] {
        add(Enter::named(name).into());
    }
    add(Draw::by_lots(Method::Strength, "green").into());
    add(Pair::by_rules(Round(1)).into());
    let lines: Vec<String> = log.write().lines().map(ToOwned::to_owned).collect();
    let next = log.state().next().0;
    let forged = |change: &dyn Fn(&mut Vec<String>)| {
        let mut open: Vec<String> = lines
            .iter()
            .map(|line| format!("{}}}", line.rsplit_once(",\"hash\"").expect("sealed").0))
            .collect();
        change(&mut open);
        let mut chain = Chain::new();
        let sealed: Vec<String> = open.iter().map(|line| chain.seal(line)).collect();
        Log::read((sealed.join("\n") + "\n").as_bytes(), Salt::default())
    };
    let told = forged(&|_| ()).expect("unchanged");
    assert_eq!(told.state(), log.state());
    let more = |act: &str| {
        let act = format!("{{\"seq\":{next},\"act\":{act},\"answers\":[]}}");
        let fault = forged(&|lines| lines.push(act.clone())).expect_err(&act);
        assert_eq!(fault.line, lines.len() + 1, "{act}: {fault}");
        assert!(matches!(fault.kind, LogFaultKind::Refused(_)), "{act}: {fault}");
    };
    more(&format!(r#"{{"do":"undo","of":{next}}}"#));
    more(r#"{"do":"undo","of":99}"#);
    more(r#"{"do":"withdraw","entrant":99,"from":2}"#);
    more(r#"{"do":"result","round":1,"board":9,"result":"1-0"}"#);
    more(r#"{"do":"result","round":7,"board":1,"result":"1-0"}"#);
    more(r#"{"do":"announce","name":"Again"}"#);
    more(r#"{"do":"correct_entrant","entrant":1,"fields":[{"field":"name","value":"a\u202eb"}]}"#);
    let name = forged(&|lines| lines[2] = lines[2].replace("One", "P\\n001    9"));
    assert_eq!(name.expect_err("two lines").line, 3);
    let seats = |from: &str, to: &str| {
        let fault = forged(&|lines| {
            let paired = lines.last_mut().expect("the pairing");
            assert!(paired.contains(from), "{paired}");
            *paired = paired.replacen(from, to, 1);
        });
        assert_eq!(fault.expect_err(to).line, lines.len(), "{to}");
    };
    seats("\"white\":1", "\"white\":99");
    seats("\"white\":1", "\"white\":2");
    seats("\"board\":2", "\"board\":1");
}

#[test]
fn a_key_that_stands_twice_beside_a_private_value_is_found() {
    let mut log = Log::default();
    let stamp = Stamp::default();
    log.add(&Announce::new("Club", 3).into(), &stamp).unwrap();
    log.add(&Enter::named("Ada").into(), &stamp).unwrap();
    let sealed = |form: &str| {
        let mut chain = Chain::new();
        let text = log.write();
        let lines = text.lines().map(|line| {
            let open = line.split(",\"hash\":").next().unwrap_or_default().to_owned() + "}";
            let open = if line.contains("\"hash\":") {
                open
            } else {
                line.to_owned()
            };
            let birth = format!("\"name\":\"Ada\",{form}\"birth\":{{\"private\":\"ab\"}}");
            chain.seal(&open.replace("\"name\":\"Ada\"", &birth))
        });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    };
    let read = |form: &str| Log::read(sealed(form).as_bytes(), Salt::default());
    assert!(read("\"rating\":2400,").is_ok(), "{:?}", read("\"rating\":2400,"));
    assert!(read("\"rating\":2400,\"rating\":2100,").is_err());
}
