//! Kinds of tournaments that are made with one tap: each says how it is paired, how long a game is, and what parts who are level.

use arbiter_event::announced::Way;
use arbiter_event::regulations::{of_replays, window};

use arbiter_event::state::Results;

/// What a preset sets where nobody says otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preset {
    /// Its name in the interface.
    pub name: &'static str,
    /// How it is paired.
    pub way: Way,
    /// Rounds of a Swiss for many; for few they are fewer.
    pub rounds: Option<u16>,
    /// Boards of a match of teams.
    pub boards: Option<u8>,
    /// The time control, as people write it.
    pub control: &'static str,
    /// The rulebook; none is the newest edition of the Laws.
    pub rulebook: Option<&'static str>,
    /// Tie-breaks in their order.
    pub tiebreaks: &'static [&'static str],
    /// How results come; none is in every way.
    pub results: Option<Results>,
    /// The age group, as the act `ages` takes it.
    pub ages: Option<String>,
    /// Whether what its regulations leave open is answered as offered, or asked.
    pub settles: bool,
}

/// What parts who are level in a Swiss: C.07 names these for individual Swiss tournaments.
const SWISS: &[&str] = &["BH/C1", "BH", "SB", "DE"];
/// The same in a round robin.
const TABLE: &[&str] = &["DE", "WIN", "SB", "KS"];
/// The same among teams; match points are named, since a list that names one of both scores is ranked by it.
const TEAMS: &[&str] = &["MPTS", "GPTS", "DE", "BC"];

impl Preset {
    /// All of them, in the order in which they are offered.
    #[must_use]
    pub fn all() -> Vec<Self> {
        // What is in force stands first.
        let Some(newest) = Way::all().next() else {
            return Vec::new();
        };
        let swiss = |name, rounds, control| Self {
            name,
            way: newest,
            rounds: Some(rounds),
            boards: None,
            control,
            rulebook: None,
            tiebreaks: SWISS,
            results: None,
            ages: None,
            settles: true,
        };
        let mut all = vec![
            swiss("club-evening", 5, "10m+5s"),
            swiss("weekend-open", 7, "90m+30s"),
            Self {
                way: Way::RoundRobin,
                rounds: None,
                tiebreaks: TABLE,
                ..swiss("everybody", 0, "10m+5s")
            },
            Self {
                way: Way::Knockout,
                rounds: None,
                tiebreaks: &[],
                ..swiss("cup", 0, "15m+10s")
            },
            Self {
                way: Way::TeamSwiss,
                boards: Some(4),
                tiebreaks: TEAMS,
                ..swiss("teams", 5, "15m+10s")
            },
        ];
        // The school league is called as its rulebook, from which its times come.
        if let Some(book) = of_replays() {
            all.push(Self {
                way: Way::SchoolCup,
                rounds: None,
                rulebook: Some(book.id()),
                tiebreaks: &[],
                ages: window(&book.standard(), SCHOOL_AGES).map(|window| window.group.to_string()),
                settles: false,
                ..swiss(book.id(), 0, "10m")
            });
        }
        all
    }

    /// By its name.
    ///
    /// ```
    /// use arbiter_hall::Preset;
    /// assert_eq!(Preset::by_name("club-evening").unwrap().rounds, Some(5));
    /// assert!(Preset::by_name("club").is_none());
    /// ```
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::all().into_iter().find(|preset| preset.name == name)
    }

    /// Rounds for so many players, or teams where teams play: no more than everybody has opponents for, and in a small Swiss one
    /// less, so that the last round can still be paired. 0 are as many as will come.
    ///
    /// ```
    /// use arbiter_hall::Preset;
    /// let evening = Preset::by_name("club-evening").unwrap();
    /// assert_eq!([0, 20, 6, 4, 2].map(|players| evening.rounds_for(players)), [5, 5, 4, 2, 1].map(Some));
    /// assert_eq!(Preset::by_name("everybody").unwrap().rounds_for(8), None);
    /// assert_eq!(Preset::by_name("teams").unwrap().rounds_for(4), Some(2));
    /// ```
    #[must_use]
    pub fn rounds_for(&self, entered: usize) -> Option<u16> {
        let rounds = self.rounds?;
        if entered == 0 {
            return Some(rounds);
        }
        let most = u16::try_from(entered.saturating_sub(2)).unwrap_or(u16::MAX);
        Some(rounds.min(most.max(1)))
    }
}

/// What the school league calls its age group; its days of birth stand in its rulebook.
const SCHOOL_AGES: &str = "12-17";

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_event::ages::AgeGroup;
    use arbiter_event::tiebreak::Code;

    /// As they are paired: a list that began with game points would rank them by these.
    #[test]
    fn teams_are_ranked_by_match_points_before_game_points() {
        for preset in Preset::all().iter().filter(|preset| preset.way.teams()) {
            assert_eq!(preset.tiebreaks[..2], ["MPTS", "GPTS"], "{}", preset.name);
        }
        assert!(Preset::by_name("teams").is_some_and(|preset| preset.way.teams()));
    }

    #[test]
    fn every_preset_can_be_announced() {
        for preset in Preset::all() {
            let plan = arbiter_event::announced::Plan {
                boards: preset.boards,
                ..arbiter_event::announced::Plan::of(preset.way, preset.rounds_for(20))
            };
            assert!(plan.announce("Club").is_ok(), "{}", preset.name);
            assert!(preset.tiebreaks.iter().all(|code| code.parse::<Code>().is_ok()));
            assert!(
                preset
                    .ages
                    .as_deref()
                    .is_none_or(|group| group.parse::<AgeGroup>().is_ok())
            );
        }
    }
}
