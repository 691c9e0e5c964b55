//! Flag fall: who may notice it and what it decides. Topics `flag.*`.
