//! Appeals: who may decide them, which are heard, and what becomes of the fee. Topics `tr.appeals`, `tr.appeal`.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Figures;

/// Somebody on an appeals committee.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Member {
    /// Name.
    pub name: String,
    /// Federation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Completed years, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<u16>,
    /// Whether he is an arbiter, organiser or player who is involved in the dispute.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub involved: bool,
}

/// Text that names nobody.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a name, a federation and completed years such as \"Karimi, Sara/IRI/41\", found {0:?}")]
pub struct NotAMember(pub String);

impl core::str::FromStr for Member {
    type Err = NotAMember;

    /// `Karimi, Sara/IRI/41`; the federation and the years may be missing.
    ///
    /// ```
    /// use arbiter_event::regulations::Member;
    /// let member: Member = "Karimi, Sara/IRI/41".parse().unwrap();
    /// assert_eq!((member.federation.as_str(), member.age), ("IRI", Some(41)));
    /// assert!("/IRI/41".parse::<Member>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NotAMember> {
        let fault = || NotAMember(text.to_owned());
        let parts: Vec<&str> = text.split('/').map(str::trim).collect();
        let (name, federation, age) = match parts[..] {
            [name] => (name, "", ""),
            [name, federation] => (name, federation, ""),
            [name, federation, age] => (name, federation, age),
            _ => return Err(fault()),
        };
        let age = Some(age).filter(|age| !age.is_empty());
        let age = age.map(|age| age.parse().ok().filter(|age| *age < 150).ok_or_else(fault));
        if name.is_empty() || name.chars().any(char::is_control) {
            return Err(fault());
        }
        Ok(Self {
            name: name.to_owned(),
            federation: federation.to_uppercase(),
            age: age.transpose()?,
            involved: false,
        })
    }
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
/// use arbiter_event::regulations::{Committee, Figures, Objection, committee};
/// let (objections, voters) = committee(&Committee::default(), &Figures::of_tournaments());
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
        committee.members.len() < figures.members as usize,
        Objection::FewMembers,
    );
    object(
        committee.reserves.len() < figures.reserves as usize,
        Objection::FewReserves,
    );
    object(
        all().any(|one| one.age.is_some_and(|age| u32::from(age) < figures.age)),
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
    if figures.odd_votes && voters.len().is_multiple_of(2) && !voters.is_empty() {
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

/// What an appeal can lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// It is not in writing.
    NotInWriting,
    /// The fee is not paid, or not all of it.
    FeeNotPaid,
    /// The deadline has passed.
    TooLate,
}

impl Lack {
    /// Its name in cases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotInWriting => "not_in_writing",
            Self::FeeNotPaid => "fee_not_paid",
            Self::TooLate => "too_late",
        }
    }
}

/// What an appeal lacks; it is heard where it lacks nothing.
#[must_use]
pub fn admissible(appeal: &Appeal) -> Vec<Lack> {
    let lacks = [
        (!appeal.written, Lack::NotInWriting),
        (appeal.paid < appeal.fee, Lack::FeeNotPaid),
        (appeal.after > appeal.deadline, Lack::TooLate),
    ];
    lacks
        .into_iter()
        .filter(|lack| lack.0)
        .map(|lack| lack.1)
        .collect()
}

/// What becomes of the fee of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
