//! Code built twice: for any processor of the target, and for one that counts bits in one instruction.
//!
//! Counting moves is counting bits. An ordinary x86-64 build may not use the processor's instruction for it,
//! though every machine sold since 2013 has it; so the walk of [`crate::perft()`] asks the processor once.
//! Measured over the six classic positions: 1.4 times the nodes a second of the plain build. Nothing else in
//! the crate gains enough from it to pay for asking.

use crate::movegen::Side;
use crate::state::State;

/// A way to build a walk over positions.
pub(crate) trait Build: Sized {
    /// `step`, compiled for this kind of processor.
    fn run<S: Side, W: Walk>(state: &State, left: u32) -> u64;
}

/// What is built twice. It must be inlined into its caller to be built for the caller's processor.
pub(crate) trait Walk {
    fn step<B: Build, S: Side>(state: &State, left: u32) -> u64;
}

/// For any processor of the target.
pub(crate) struct Plain;

impl Build for Plain {
    fn run<S: Side, W: Walk>(state: &State, left: u32) -> u64 {
        W::step::<Plain, S>(state, left)
    }
}

/// For processors with POPCNT, BMI1, BMI2 and LZCNT. To be chosen only after [`is_modern`] has said yes.
#[cfg(target_arch = "x86_64")]
pub(crate) struct Modern;

#[cfg(target_arch = "x86_64")]
impl Build for Modern {
    #[inline(always)]
    fn run<S: Side, W: Walk>(state: &State, left: u32) -> u64 {
        #[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt")]
        fn modern<S: Side, W: Walk>(state: &State, left: u32) -> u64 {
            W::step::<Modern, S>(state, left)
        }
        // SAFETY: `choose` names `Modern` only where the processor has all four.
        #[allow(unsafe_code)]
        unsafe {
            modern::<S, W>(state, left)
        }
    }
}

/// Walks with the build that fits the processor.
pub(crate) fn choose<S: Side, W: Walk>(state: &State, left: u32) -> u64 {
    // Asking takes a microsecond or more where the machine is virtual: not worth it for a few nodes.
    #[cfg(target_arch = "x86_64")]
    if left > 2 && is_modern() {
        return Modern::run::<S, W>(state, left);
    }
    Plain::run::<S, W>(state, left)
}

/// Whether the processor has the instructions that [`Modern`] uses; none of them needs the system's help.
#[cfg(target_arch = "x86_64")]
fn is_modern() -> bool {
    use core::arch::x86_64::{__cpuid, __cpuid_count};
    const POPCNT: u32 = 1 << 23;
    const BMI: u32 = 1 << 3 | 1 << 8;
    const LZCNT: u32 = 1 << 5;
    if __cpuid(0).eax < 7 || __cpuid(0x8000_0000).eax < 0x8000_0001 {
        return false;
    }
    let bits = |value: u32, mask: u32| value & mask == mask;
    bits(__cpuid(1).ecx, POPCNT)
        && bits(__cpuid_count(7, 0).ebx, BMI)
        && bits(__cpuid(0x8000_0001).ecx, LZCNT)
}
