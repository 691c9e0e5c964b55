use super::*;
use tempfile::TempDir;

fn file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cup.jsonl");
    fs::write(&path, text).expect("written");
    (folder, path)
}

/// What lies in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn of_twenty_who_each_add_a_line_none_loses_his() {
    let (folder, path) = file("");
    thread::scope(|scope| {
        for number in 0..20 {
            let path = &path;
            scope.spawn(move || {
                let held = hold_within(path, Duration::from_mins(1)).expect("held");
                let text = fs::read_to_string(path).expect("read");
                held.replace(format!("{text}{number}\n").as_bytes())
                    .expect("replaced");
            });
        }
    });
    let text = fs::read_to_string(&path).expect("read");
    let mut lines: Vec<u32> = text.lines().map(|line| line.parse().expect("a number")).collect();
    lines.sort_unstable();
    assert_eq!(lines, (0..20).collect::<Vec<_>>());
    if cfg!(unix) {
        assert_eq!(names(folder.path()), ["cup.jsonl"], "nothing is left beside it");
    }
}

#[test]
fn who_waits_in_vain_is_told_for_whom() {
    let (_folder, path) = file("old");
    let held = hold(&path).expect("held");
    let refused = hold_within(&path, Duration::from_millis(30))
        .map(|_| ())
        .expect_err("it is held");
    assert!(matches!(refused, DiskError::Held { .. }), "{refused}");
    if cfg!(unix) {
        let who = format!("(process {})", std::process::id());
        assert!(refused.to_string().contains(&who), "{refused}");
    }
    drop(held);
    hold_within(&path, Duration::ZERO)
        .expect("free again")
        .replace(b"new")
        .expect("replaced");
    assert_eq!(fs::read(&path).expect("read"), b"new");
}

#[test]
fn a_new_file_is_made_and_one_given_up_leaves_nothing() {
    let (folder, path) = file("old");
    let other = folder.path().join("new.jsonl");
    hold(&other).expect("held").replace(b"made").expect("written");
    assert_eq!(fs::read(&other).expect("read"), b"made");
    drop(New::beside(&path).expect("beside"));
    // What somebody left who died is in nobody's way.
    fs::write(folder.path().join(".cup.jsonl.new"), "half").expect("written");
    hold(&path).expect("held").replace(b"whole").expect("replaced");
    assert_eq!(fs::read(&path).expect("read"), b"whole");
    let absent = folder.path().join("no/such/cup.jsonl");
    assert!(matches!(hold(&absent), Err(DiskError::Io { .. })));
    if cfg!(unix) {
        assert_eq!(names(folder.path()), ["cup.jsonl", "new.jsonl"]);
    }
}

#[test]
fn a_read_only_file_is_refused_and_stays() {
    let (folder, path) = file("old");
    let mut rights = fs::metadata(&path).expect("known").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).expect("set");
    let held = hold(&path).expect("held");
    let refused = held.replace(b"new").expect_err("it is read-only");
    assert!(matches!(refused, DiskError::ReadOnly { .. }), "{refused}");
    drop(held);
    assert_eq!(fs::read(&path).expect("read"), b"old");
    if cfg!(unix) {
        assert_eq!(names(folder.path()), ["cup.jsonl"]);
    }
}

#[cfg(unix)]
#[test]
fn mode_stays_and_a_link_stays_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, path) = file("old");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("set");
    let link = folder.path().join("link.jsonl");
    symlink("cup.jsonl", &link).expect("linked");
    let held = hold(&link).expect("held");
    let same = hold_within(&path, Duration::ZERO);
    assert!(matches!(same, Err(DiskError::Held { .. })), "one file, one lock");
    held.replace(b"new").expect("replaced");
    drop(held);
    let mode = fs::metadata(&path).expect("known").permissions().mode();
    assert_eq!(
        (mode & 0o777, fs::read(&path).expect("read")),
        (0o600, b"new".to_vec())
    );
    assert!(fs::symlink_metadata(&link).expect("known").is_symlink());
    // A link to what is not there yet: what is written is there afterwards.
    let ahead = folder.path().join("ahead.jsonl");
    symlink("made.jsonl", &ahead).expect("linked");
    hold(&ahead).expect("held").replace(b"made").expect("written");
    assert!(fs::symlink_metadata(&ahead).expect("known").is_symlink());
    assert_eq!(fs::read(folder.path().join("made.jsonl")).expect("read"), b"made");
}
