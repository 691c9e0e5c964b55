//! The mate question, tried from outside. One executable: linking many took longer than running them.

mod calls;
mod dice;
mod minors;
mod oracle;
mod rejects;
mod vectors;
mod walled;
