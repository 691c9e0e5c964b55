//! The game began with colours reversed. Topic `colours.reversed`.
