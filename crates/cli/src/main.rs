//! `arbiter`, the program: one subcommand a job. It opens files, starts threads and prints; it decides nothing.
//!
//! Exit status of every subcommand: 0 when all is well, 1 when something was found, 2 when something could not be
//! read or the command line makes no sense, 3 when what was asked for cannot be (a round without legal pairing).

#![forbid(unsafe_code)]

mod audit;
mod backup;
mod bounds;
mod convert;
mod disk;
mod event;
mod game;
mod language;
mod laws;
mod learn;
mod log;
mod manual;
mod mate;
mod nodes;
mod output;
mod parts;
mod perft;
mod repair;
mod restore;
mod rule;
mod say;
#[cfg(feature = "server")]
mod serve;
mod shared;
mod store;
mod time;
mod train;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use mimalloc::MiMalloc;
use zeroizing_alloc::ZeroAlloc;

/// What is given back is wiped: a sealed move has been in buffers of libraries that do not do it themselves.
#[global_allocator]
static MEMORY: ZeroAlloc<MiMalloc> = ZeroAlloc(MiMalloc);

/// The chess arbiter as software.
#[derive(Debug, Parser)]
#[command(name = "arbiter", version, about, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Debug, Subcommand)]
enum Job {
    Audit(audit::Arguments),
    Backup(backup::Arguments),
    Convert(convert::Arguments),
    Event(Box<event::Arguments>),
    Game(game::Arguments),
    Laws(laws::Arguments),
    Learn(learn::Arguments),
    Log(log::Arguments),
    Manual(manual::Arguments),
    Mate(mate::Arguments),
    Nodes(nodes::Arguments),
    Perft(perft::Arguments),
    Restore(restore::Arguments),
    Rule(rule::Arguments),
    Say(say::Arguments),
    #[cfg(feature = "server")]
    Serve(Box<serve::Arguments>),
    Store(store::Arguments),
    Time(time::Arguments),
    Train(train::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().job {
        Job::Audit(arguments) => audit::run(&arguments),
        Job::Backup(arguments) => backup::run(&arguments),
        Job::Convert(arguments) => convert::run(&arguments),
        Job::Event(arguments) => event::run(&arguments),
        Job::Game(arguments) => game::run(&arguments),
        Job::Laws(arguments) => laws::run(&arguments),
        Job::Learn(arguments) => learn::run(&arguments),
        Job::Log(arguments) => log::run(&arguments),
        Job::Manual(arguments) => manual::run(&arguments, Arguments::command()),
        Job::Mate(arguments) => mate::run(&arguments),
        Job::Nodes(arguments) => nodes::run(&arguments),
        Job::Perft(arguments) => perft::run(&arguments),
        Job::Restore(arguments) => restore::run(&arguments),
        Job::Rule(arguments) => rule::run(&arguments),
        Job::Say(arguments) => say::run(&arguments),
        #[cfg(feature = "server")]
        Job::Serve(arguments) => serve::run(&arguments),
        Job::Store(arguments) => store::run(&arguments),
        Job::Time(arguments) => time::run(&arguments),
        Job::Train(arguments) => train::run(&arguments),
    };
    result.unwrap_or_else(|error| output::failed(&error)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_put_together_without_contradictions() {
        Arguments::command().debug_assert();
    }
}
