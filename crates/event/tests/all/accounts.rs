//! Every value of the standings, added up again from the addends that explain it.

#![allow(clippy::disallowed_methods, reason = "tests read samples")]

use std::fs;
use std::path::PathBuf;

use arbiter_event::Event;
use arbiter_event::generate::{Plan, generate};
use arbiter_event::tiebreak::{
    Account, AddendKind, Code, Edition, Explained, Total, Value, accounts, standings,
};
use arbiter_reports::trf;

const CODES: &str = "PTS WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P AOB AOB/F FB FB/C1 FB/M1 SB \
    SB/C1 SB/C2 SB/P KS KS/L+1 KS/L-1 ARO ARO/C1 ARO/M1 ARO/U1400 TPR TPR/U1400 PTP PTP/U1400 APRO APRO/U1400 APPO APPO/U1400 \
    RTNG RTNG/U1400 DE DE/P";
const OF_TEAMS: &str =
    "MPTS GPTS MPVGP EMMSB EMGSB EGMSB EGGSB EMMSB/C1 BC TBR BBE EDE EDEBT EDEBB EDET EDEB SSSC SSSC/F BH:GP";

/// The value again, from what explains it, in ten thousandths.
fn again(told: &Explained, whole: bool) -> i64 {
    let counted = || told.addends.iter().filter(|addend| !addend.left_out);
    let sum: i64 = counted().map(|addend| addend.value.get()).sum();
    let count = i64::try_from(counted().count()).unwrap();
    match &told.total {
        Total::Sum | Total::Limit(_) => sum,
        Total::Mean => {
            let unit = if whole { 10_000 } else { 100 };
            (2 * sum + unit * count).div_euclid(2 * unit * count) * unit
        }
        Total::Performance {
            average, difference, ..
        } => {
            assert_eq!(
                (2 * sum + 10_000 * count).div_euclid(20_000 * count),
                average.get() / 10_000
            );
            average.get() + difference * 10_000
        }
        Total::Perfect { score, expected } => {
            assert_eq!(sum, expected.get());
            assert!(expected >= score || score.get() == 0);
            told.value.unwrap().get()
        }
        Total::Combination {
            score,
            buchholz,
            divisor,
        } => {
            assert_eq!(sum, buchholz.get());
            score.get() + (2 * sum + 100 * divisor).div_euclid(200 * divisor) * 100
        }
        Total::Own | Total::Groups(_) => told.value.map_or(0, Value::get),
    }
}

fn checked(told: &Explained, code: &Code, name: &str) {
    for addend in &told.addends {
        if let Some((one, two)) = addend
            .factors
            .filter(|_| !matches!(told.total, Total::Perfect { .. }))
        {
            assert_eq!(
                one.get() * two.get(),
                addend.value.get() * 10_000,
                "{name} {code}"
            );
        }
        if let AddendKind::Dummy { own, most } = addend.kind {
            let score = most.map_or(own, |most| own.min(most));
            assert_eq!(
                addend.factors.map_or(addend.value, |factors| factors.0),
                score,
                "{name} {code}"
            );
        }
    }
    let averages = ["AOB", "AOB/F"];
    let whole = !averages.contains(&code.to_string().as_str());
    if let Some(value) = told.value {
        assert_eq!(again(told, whole), value.get(), "{name} {code}: {told:?}");
    }
}

fn held(event: &Event, list: &str, edition: Edition, name: &str) -> usize {
    let codes: Vec<Code> = list
        .split_whitespace()
        .map(|code| code.parse().unwrap())
        .collect();
    let mut values = 0;
    for code in &codes {
        let one = std::slice::from_ref(code);
        let told: Vec<Account> = accounts(event, one, edition);
        let table: Vec<_> = told.iter().map(|account| account.standing.clone()).collect();
        assert_eq!(table, standings(event, one, edition), "{name} {code}");
        for account in &told {
            checked(&account.values[0], code, name);
            assert_eq!(
                account.values[0].value, account.standing.values[0],
                "{name} {code}"
            );
            assert_eq!(
                again(&account.points, true),
                account.standing.points.get(),
                "{name} {code}"
            );
            groups(account, name);
            values += 1;
        }
    }
    values
}

/// Whoever is in a group stands there once, and places begin at the first and follow the lines.
fn groups(account: &Account, name: &str) {
    let Total::Groups(steps) = &account.values[0].total else {
        return;
    };
    for step in steps {
        let mine = step
            .lines
            .iter()
            .filter(|line| line.player == account.standing.player);
        assert_eq!(mine.count(), 1, "{name}");
        assert_eq!(step.lines[0].place, 1, "{name}");
        assert!(
            step.lines.windows(2).all(|two| two[0].place <= two[1].place),
            "{name}"
        );
        for line in &step.lines {
            let met: std::collections::BTreeSet<u16> = line.games.iter().map(|game| game.1).collect();
            let boards = !line.boards.is_empty();
            assert!(
                boards || met.len() + line.missing.len() + 1 == step.lines.len(),
                "{name}"
            );
        }
    }
}

#[test]
fn values_are_the_sums_of_their_addends() {
    for (seed, players) in (0..20).zip(21..) {
        let plan = Plan {
            forfeits: 60,
            half_byes: 60,
            full_byes: 20,
            absences: 60,
            unusual: 40,
            withdrawals: 20,
            late: 40,
            ..Plan::plain(players, 7, seed)
        };
        for edition in [Edition::by_name("c07-2024").unwrap(), Edition::newest()] {
            assert!(held(&generate(&plan), CODES, edition, &format!("seed {seed}")) > 900);
        }
    }
}

#[test]
fn values_of_samples_are_the_sums_of_their_addends() {
    let data = std::env::var_os("ARBITER_DATA").map(PathBuf::from);
    let data = data.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")));
    let Ok(files) = fs::read_dir(data.join("tournament/samples/tiebreaks")) else {
        return;
    };
    for path in files.map(|file| file.unwrap().path()) {
        let Some(Ok(report)) = path
            .extension()
            .filter(|end| *end == "trf")
            .map(|_| trf::read(&fs::read(&path).unwrap()))
        else {
            continue;
        };
        let name = path.display().to_string();
        held(&report.event, CODES, Edition::newest(), &name);
        held(&report.event, OF_TEAMS, Edition::newest(), &name);
    }
}
