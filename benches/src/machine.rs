//! On what a figure was measured.

use std::collections::BTreeSet;
use std::fs;
use std::thread::available_parallelism;

/// The machine in one line: processor, how many threads on how many cores.
///
/// ```
/// assert!(arbiter_bench::topology().contains("core"));
/// ```
#[must_use]
pub fn topology() -> String {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or("unknown processor", |(_, name)| name.trim());
    let threads = available_parallelism().map_or(1, usize::from);
    let read = |cpu: usize, name: &str| {
        fs::read_to_string(format!("/sys/devices/system/cpu/cpu{cpu}/topology/{name}")).ok()
    };
    let cores: BTreeSet<_> = (0..threads)
        .filter_map(|cpu| Some((read(cpu, "physical_package_id")?, read(cpu, "core_id")?)))
        .collect();
    let cores = if cores.is_empty() {
        "unknown".to_owned()
    } else {
        cores.len().to_string()
    };
    format!("{model}, {threads} threads on {cores} physical cores")
}
