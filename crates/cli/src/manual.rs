//! `arbiter manual`: pages for `man` and completions for shells, made from the commands themselves.
//!
//! The Debian package is filled with them; whoever installs the program otherwise makes them anew for each version.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Command;
use clap_complete::{Shell, generate};

use crate::output::Status;

/// Write pages for man and completions for bash, zsh and fish, where these look for them.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder above `share`: ~/.local for yourself, /usr/local for everybody.
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
}

/// Where each shell looks, below the folder.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions/arbiter"),
    (Shell::Zsh, "share/zsh/site-functions/_arbiter"),
    (Shell::Fish, "share/fish/vendor_completions.d/arbiter.fish"),
];

/// Writes one page a command and one file a shell.
pub fn run(arguments: &Arguments, mut commands: Command) -> Result<Status> {
    let pages = arguments.to.join("share/man/man1");
    make_folder(&pages)?;
    clap_mangen::generate_to(commands.clone(), &pages).with_context(|| pages.display().to_string())?;
    for (shell, name) in SHELLS {
        let file = arguments.to.join(name);
        file.parent().map_or(Ok(()), make_folder)?;
        let mut words = Vec::new();
        generate(shell, &mut commands, "arbiter", &mut words);
        fs::write(&file, words).with_context(|| file.display().to_string())?;
    }
    Ok(Status::Clean)
}

fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}
