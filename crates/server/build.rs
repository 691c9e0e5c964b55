//! The folder of what Vite builds is there before the program is: where it was missing, a debug build would not look
//! into it later either, and every page would stay without its scripts.

use std::path::Path;

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    // Taken along alone, without the front end, the server has no such folder and needs none.
    if web.is_dir() {
        std::fs::create_dir_all(web.join("dist"))?;
    }
    Ok(())
}
