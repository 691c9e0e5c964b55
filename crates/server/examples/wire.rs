//! Writes the types of the browser to the standard output: `scripts/web.sh types` calls it.
#![forbid(unsafe_code)]

fn main() -> Result<(), arbiter_server::TwoOfOneName> {
    print!("{}", arbiter_server::typescript()?);
    Ok(())
}
