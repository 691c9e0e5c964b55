//! Why a round cannot be paired, with the people who stand in the way.

use arbiter_pairing::{Blocking, ByeRole, NotPaired, Way};

use super::TournamentWords;
use crate::Args;

impl TournamentWords<'_> {
    /// Why a round cannot be paired.
    #[must_use]
    pub fn not_paired(&self, why: &NotPaired) -> String {
        let (id, args) = self.unpaired(why);
        self.say(id, &args)
    }

    pub(super) fn unpaired(&self, why: &NotPaired) -> (&'static str, Args) {
        let args = Args::new();
        match why {
            NotPaired::Impossible {
                round,
                players,
                blocking,
                ways,
            } => {
                let args = args
                    .count("round", *round as u64)
                    .count("players", *players as u64)
                    .word("blocking", self.blocking(blocking))
                    .word("help", if ways.is_empty() { "none" } else { "some" });
                let ways = ways.iter().map(|way| self.help(way));
                (
                    "tournament-refusal-impossible",
                    args.word("ways", self.listed(ways)),
                )
            }
            NotPaired::Undecided { waiting, level } => {
                let games = waiting
                    .iter()
                    .map(|&(white, black)| self.against(self.one(white), self.one(black)));
                let groups = level.iter().map(|group| self.group(group));
                let args = args
                    .word("games", if waiting.is_empty() { "none" } else { "some" })
                    .word("people", if level.is_empty() { "none" } else { "some" })
                    .word("waiting", self.listed(games))
                    .word("level", self.listed(groups));
                ("tournament-refusal-undecided", args)
            }
            NotPaired::Unsettled(key) => (
                "tournament-refusal-unsettled",
                args.word("question", self.question(key)),
            ),
            NotPaired::Won(rank) => ("tournament-refusal-won", args.word("who", self.one(*rank))),
            NotPaired::Finished(rounds) => (
                "tournament-refusal-finished",
                args.count("rounds", *rounds as u64),
            ),
            NotPaired::NoInitialColor => ("tournament-refusal-no-colour", args),
        }
    }

    /// A player or, where teams are paired, a team, by its number.
    fn one(&self, number: u16) -> String {
        if self.state.of_teams()
            && let Some(team) = self.state.team_numbers().team(number)
        {
            return self.team(team);
        }
        self.ranked(number)
    }

    fn group(&self, numbers: &[u16]) -> String {
        let names: Vec<String> = numbers.iter().map(|number| self.one(*number)).collect();
        self.lang.list(&names)
    }

    fn blocking(&self, blocking: &Blocking) -> String {
        let no_bye = blocking.bye == ByeRole::Group && blocking.groups.is_empty();
        let bye = match blocking.bye {
            ByeRole::Apart => "apart",
            ByeRole::Partner => "partner",
            ByeRole::Group => "group",
        };
        let groups = blocking
            .groups
            .iter()
            .map(|group| format!("({})", self.group(group)));
        let args = Args::new()
            .word("why", if no_bye { "no_bye" } else { "groups" })
            .word("bye", bye)
            .word(
                "partners",
                if blocking.partners.is_empty() {
                    "none"
                } else {
                    "some"
                },
            )
            .word("groups", self.listed(groups));
        let partners = blocking.partners.iter().map(|number| self.one(*number));
        self.say("tournament-blocking", &args.word("people", self.listed(partners)))
    }

    fn help(&self, way: &Way) -> String {
        let (word, people) = match way {
            Way::ForbiddenPairs => ("forbidden_pairs", &[][..]),
            Way::Absence(people) => ("absence", people.as_slice()),
            Way::Colours => ("colours", &[][..]),
            Way::SecondBye => ("second_bye", &[][..]),
            Way::Rematch => ("rematch", &[][..]),
            Way::Together(ways) => {
                let ways = ways.iter().map(|way| self.help(way));
                let both = |first: String, second: String| {
                    let args = Args::new().word("first", first).word("second", second);
                    self.say("tournament-help-joint", &args)
                };
                return ways.reduce(both).unwrap_or_default();
            }
        };
        let people = people.iter().map(|number| self.one(*number));
        let args = Args::new().word("way", word);
        self.say("tournament-help", &args.word("people", self.listed(people)))
    }
}
