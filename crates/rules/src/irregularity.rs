//! Irregularities: what is restored, what stands. Topics `illegal.move`, `displaced.*`.
