//! `arbiter serve`: the web server, for a browser on this machine or for a hall.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result};
use arbiter_lang::Args;

use crate::language::LanguageArgument;
use crate::output::Status;

/// Serve the pages: the Laws and everything else that a browser shows.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Where to listen; 0.0.0.0:8080 opens it to the whole hall.
    #[arg(long, value_name = "ADDR", default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)))]
    listen: SocketAddr,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Serves until the terminal or the system says stop.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let ready = |address: SocketAddr| {
        let args = Args::new().text("address", format!("http://{address}"));
        let args = args.text("keys", "Ctrl+C");
        println!("{}", lang.text("web-serve-ready", &args));
        if address.ip().is_loopback() {
            let args = Args::new().text("option", format!("--listen 0.0.0.0:{}", address.port()));
            println!("{}", lang.text("web-serve-hall", &args));
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the runtime of the server")?;
    runtime.block_on(arbiter_server::serve(arguments.listen, ready))?;
    Ok(Status::Clean)
}
