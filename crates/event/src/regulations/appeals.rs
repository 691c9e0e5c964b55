//! Appeals: who may decide them, which are heard, and what becomes of the fee. Topics `tr.appeals`, `tr.appeal`.

use std::collections::BTreeSet;

use super::Figures;

/// Somebody on an appeals committee.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Member {
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Completed years, where they are known.
    pub age: Option<u16>,
    /// Whether he is an arbiter, organiser or player who is involved in the dispute.
    pub involved: bool,
}

/// An appeals committee.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Committee {
    /// The chair.
    pub chair: Option<Member>,
    /// Members.
    pub members: Vec<Member>,
    /// Reserve members, in the order in which they step in.
    pub reserves: Vec<Member>,
    /// Whether it was found before the first round.
    pub in_time: bool,
}

/// What is to be said against a committee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Objection {
    /// It was not found before the first round.
    TooLate,
    /// It has no chair.
    NoChair,
    /// It has too few members.
    FewMembers,
    /// It has too few reserve members.
    FewReserves,
    /// Somebody is too young.
    TooYoung,
    /// Members are of one federation, which is to be avoided where possible.
    OneFederation,
    /// So many are involved that too few remain, reserves too.
    Involved,
    /// Those who vote would be an even number.
    EvenVotes,
}

impl Objection {
    /// Its name in cases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TooLate => "too_late",
            Self::NoChair => "no_chair",
            Self::FewMembers => "few_members",
            Self::FewReserves => "few_reserves",
            Self::TooYoung => "too_young",
            Self::OneFederation => "one_federation",
            Self::Involved => "involved",
            Self::EvenVotes => "even_votes",
        }
    }
}

/// What is to be said against a committee, and who votes: chair and members who are not involved, reserves in the places of those who
/// are; the last of them does not vote where their number would be even.
///
/// ```
/// use arbiter_event::regulations::{Committee, Member, committee, Objection};
/// # use core::time::Duration;
/// # let figures = arbiter_event::regulations::Figures { lots_before_round: Duration::ZERO, unexcused: 1, forfeits: 3, percent: 50,
/// #     members: 2, reserves: 2, age: 18, photo_first: Duration::ZERO, photo_later: Duration::ZERO };
/// let (objections, voters) = committee(&Committee::default(), &figures);
/// assert!(objections.contains(&Objection::NoChair) && voters.is_empty());
/// ```
#[must_use]
pub fn committee(committee: &Committee, figures: &Figures) -> (Vec<Objection>, Vec<String>) {
    let mut found = BTreeSet::new();
    let mut object = |when: bool, what: Objection| {
        if when {
            found.insert(what);
        }
    };
    let all = || {
        committee
            .chair
            .iter()
            .chain(&committee.members)
            .chain(&committee.reserves)
    };
    let seats = usize::from(committee.chair.is_some()) + committee.members.len();
    object(!committee.in_time, Objection::TooLate);
    object(committee.chair.is_none(), Objection::NoChair);
    object(
        committee.members.len() < usize::from(figures.members),
        Objection::FewMembers,
    );
    object(
        committee.reserves.len() < usize::from(figures.reserves),
        Objection::FewReserves,
    );
    object(
        all().any(|one| one.age.is_some_and(|age| age < figures.age)),
        Objection::TooYoung,
    );
    let sitting = || committee.chair.iter().chain(&committee.members);
    let federations: BTreeSet<&str> = sitting().map(|one| one.federation.as_str()).collect();
    object(federations.len() < seats, Objection::OneFederation);
    let free = |one: &&Member| !one.involved;
    let mut voters: Vec<String> = sitting().filter(free).map(|one| one.name.clone()).collect();
    let empty = seats - voters.len();
    let stepping_in = committee.reserves.iter().filter(free).take(empty);
    voters.extend(stepping_in.map(|one| one.name.clone()));
    object(voters.len() < seats, Objection::Involved);
    if voters.len().is_multiple_of(2) && !voters.is_empty() {
        object(true, Objection::EvenVotes);
        voters.pop();
    }
    (found.into_iter().collect(), voters)
}

/// An appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appeal {
    /// Whether it is in writing.
    pub written: bool,
    /// What was paid, in the unit of the fee.
    pub paid: u32,
    /// The fee that was fixed beforehand.
    pub fee: u32,
    /// Minutes from the decision (or the end of the round) to the appeal.
    pub after: u32,
    /// Minutes within which it must be made, fixed beforehand.
    pub deadline: u32,
}

/// What an appeal lacks, by name; it is heard where it lacks nothing.
#[must_use]
pub fn admissible(appeal: &Appeal) -> Vec<&'static str> {
    let lacks = [
        (!appeal.written, "not_in_writing"),
        (appeal.paid < appeal.fee, "fee_not_paid"),
        (appeal.after > appeal.deadline, "too_late"),
    ];
    lacks
        .into_iter()
        .filter(|lack| lack.0)
        .map(|lack| lack.1)
        .collect()
}

/// What becomes of the fee of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeeFate {
    /// It is returned: the appeal was upheld.
    Returned,
    /// The committee may return it: rejected, but reasonable.
    MayBeReturned,
    /// It is kept.
    Kept,
}

impl FeeFate {
    /// Its name in cases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Returned => "returned",
            Self::MayBeReturned => "may_be_returned",
            Self::Kept => "kept",
        }
    }
}

/// What becomes of the fee once the committee has decided; its decision is final.
#[must_use]
pub const fn fee(upheld: bool, reasonable: bool) -> FeeFate {
    match (upheld, reasonable) {
        (true, _) => FeeFate::Returned,
        (false, true) => FeeFate::MayBeReturned,
        (false, false) => FeeFate::Kept,
    }
}
