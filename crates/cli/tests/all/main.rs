//! The program as it is typed, tried from outside. One executable: linking many took longer than running them.

mod audit;
mod audit_archive;
mod audit_files;
mod event_acts;
mod event_back;
mod event_conduct;
mod event_explain;
mod event_open;
mod game;
mod laws;
mod laws_term;
mod learn;
mod mate;
mod nodes;
mod perft;
mod pipes;
mod rule;
mod same;
mod say;
mod storage;
mod tables;
mod time;
mod train;
