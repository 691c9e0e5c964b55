//! The server from outside. One executable: linking two dozen of them took longer than running them.

/// What a store of a test leaves to the one that it stands before.
macro_rules! otherwise_as {
    ($inner:tt) => {
        fn version(&self, stream: &str) -> Result<u64, StoreError> {
            self.$inner.version(stream)
        }

        fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
            self.$inner.marks(stream, limit)
        }

        fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
            self.$inner.streams(prefix)
        }

        fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
            self.$inner.keep_snapshot(stream, snapshot)
        }

        fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
            self.$inner.snapshot(stream)
        }
    };
}

/// As the program has it: what is given back is wiped.
#[global_allocator]
static MEMORY: zeroizing_alloc::ZeroAlloc<std::alloc::System> =
    zeroizing_alloc::ZeroAlloc(std::alloc::System);

#[path = "../../../hall/tests/all/acts/mod.rs"]
mod acts;
mod acts_as_roles;
mod after;
mod asked;
mod behind;
mod board;
mod bounds;
mod club;
mod damage;
mod day;
mod delayed;
mod desk;
mod documented;
mod draw;
mod festival;
mod folder;
mod hostile;
mod judge;
mod killed;
mod killed_evening;
mod killed_rounds;
mod laws;
mod league;
mod learn;
mod links;
mod live;
mod making;
mod namesakes;
mod pages;
mod pages_as_roles;
mod papers;
mod prizes;
mod process;
mod reports;
mod roles;
mod screens;
mod screens_categories;
mod screens_cup;
mod screens_desk;
mod screens_festival;
mod screens_hand;
mod screens_kept;
mod screens_list;
mod screens_paper;
mod screens_phones;
mod screens_public;
mod screens_tables;
mod sealed;
mod sealed_memory;
mod serving;
mod storm;
mod story;
mod systems;
mod taken_back;
mod tls;
mod tournament;
mod tournament_conduct;
mod tournament_told;
mod train;
mod trust;
mod undone;
mod wire;
