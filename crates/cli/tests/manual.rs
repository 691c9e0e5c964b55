//! `arbiter manual` as whoever makes a package runs it: every command has its page, and the shells can read what they get.

use std::fs;
use std::path::Path;
use std::process::Command;

fn arbiter() -> Command {
    Command::new(env!("CARGO_BIN_EXE_arbiter"))
}

/// The commands that `--help` lists, in their order.
fn commands(of: &[&str]) -> Vec<String> {
    let help = arbiter().args(of).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let list = help.split("Commands:\n").nth(1).unwrap_or_default();
    let lines = list.lines().take_while(|line| line.starts_with("  "));
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names
        .filter(|name| !name.is_empty() && *name != "help")
        .map(str::to_owned)
        .collect()
}

fn made() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let status = arbiter().args(["manual", "--to"]).arg(folder.path()).status();
    assert!(status.unwrap().success());
    folder
}

/// Whether this machine has a program of that name.
fn has(program: &str) -> bool {
    Command::new("sh")
        .args(["-c", &format!("command -v {program}")])
        .output()
        .is_ok_and(|found| found.status.success())
}

fn is_read_by(program: &str, options: &[&str], file: &Path) {
    if !has(program) {
        println!("skipped: no {program} on this machine to read its completions");
        return;
    }
    let read = Command::new(program).args(options).arg(file).output().unwrap();
    let said = String::from_utf8_lossy(&read.stderr);
    assert!(read.status.success() && said.is_empty(), "{program}: {said}");
}

#[test]
fn every_command_has_its_page() {
    let folder = made();
    let pages = folder.path().join("share/man/man1");
    let top = commands(&[]);
    assert!(top.contains(&"serve".to_owned()), "{top:?}");
    for command in &top {
        let page = fs::read_to_string(pages.join(format!("arbiter-{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
        for below in commands(&[command]) {
            let page = pages.join(format!("arbiter-{command}-{below}.1"));
            assert!(page.is_file(), "{}", page.display());
        }
    }
    let serve = fs::read_to_string(pages.join("arbiter-serve.1")).unwrap();
    for option in ["listen", "data", "behind", "tls"] {
        assert!(serve.contains(&format!("\\-\\-{option}")), "{option}: {serve}");
    }
}

#[test]
fn every_shell_reads_its_completions_and_knows_the_commands() {
    let folder = made();
    let share = folder.path().join("share");
    let (bash, zsh, fish) = (
        share.join("bash-completion/completions/arbiter"),
        share.join("zsh/site-functions/_arbiter"),
        share.join("fish/vendor_completions.d/arbiter.fish"),
    );
    for file in [&bash, &zsh, &fish] {
        let words = fs::read_to_string(file).unwrap();
        for command in commands(&[]) {
            assert!(words.contains(&command), "{}: {command}", file.display());
        }
    }
    is_read_by("bash", &["-n"], &bash);
    is_read_by("zsh", &["-n"], &zsh);
    is_read_by("fish", &["--no-execute"], &fish);
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = arbiter().args(["manual", "--to"]).arg(&file).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("file"));
}
