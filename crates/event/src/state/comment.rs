//! Comments of 0.1 in a report file, `### Arbiter: ...`: what they said.

/// What a comment of 0.1 says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Comment {
    /// The hash published before the draw.
    Commitment(String),
    /// The secret told after it.
    Secret(String),
    /// A player who left: his number and the first round without him.
    Withdrawn {
        /// Who.
        player: u16,
        /// From which round on.
        from: u16,
    },
    /// A player's club or school.
    Club {
        /// Who.
        player: u16,
        /// Its name.
        name: String,
    },
    /// What was settled before the draw.
    Setting {
        /// The question.
        key: String,
        /// The answer.
        value: String,
    },
    /// A group before a knock-out.
    Group {
        /// Its players.
        players: Vec<u16>,
    },
    /// Whom a person let through, where games left two level.
    Through {
        /// Who goes on.
        winner: u16,
        /// Who does not.
        loser: u16,
    },
    /// A document that shows a player's day of birth was seen; its number is nobody's business.
    Seen {
        /// Whose.
        player: u16,
        /// Whether it is the second check, of prize winners.
        again: bool,
    },
    /// FIDE mode was left.
    FideModeLeft(String),
}

pub(super) const MARK: &str = "Arbiter: ";

impl Comment {
    /// What a comment says; nothing where it is one of others, or one for people.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.trim().strip_prefix(MARK)?;
        let number = |text: &str| text.parse::<u16>().ok();
        if let Some(hash) = text.strip_prefix("lots published ") {
            return Some(Self::Commitment(hash.to_owned()));
        }
        if let Some(secret) = text.strip_prefix("lots drawn from ") {
            return Some(Self::Secret(secret.to_owned()));
        }
        if let Some((player, from)) = text
            .strip_prefix("withdrawn ")
            .and_then(|rest| rest.split_once(" from round "))
            && let (Some(player), Some(from)) = (number(player), number(from))
        {
            return Some(Self::Withdrawn { player, from });
        }
        if let Some((player, name)) = text
            .strip_prefix("club of ")
            .and_then(|rest| rest.split_once(' '))
            && let Some(player) = number(player)
        {
            let name = name.to_owned();
            return Some(Self::Club { player, name });
        }
        if let Some((key, value)) = text
            .strip_prefix("setting ")
            .and_then(|rest| rest.split_once(' '))
        {
            let (key, value) = (key.to_owned(), value.to_owned());
            return Some(Self::Setting { key, value });
        }
        if let Some((_, players)) = text.strip_prefix("group ").and_then(|rest| rest.split_once(' '))
            && let Some(players) = players.split(' ').map(number).collect()
        {
            return Some(Self::Group { players });
        }
        if let Some((player, seen)) = text
            .strip_prefix("document of ")
            .and_then(|rest| rest.split_once(" seen"))
            && let Some(player) = number(player)
        {
            let again = seen == " again";
            return Some(Self::Seen { player, again });
        }
        if let Some((winner, loser)) = text
            .strip_prefix("decided for ")
            .and_then(|rest| rest.split_once(" over "))
            && let (Some(winner), Some(loser)) = (number(winner), number(loser))
        {
            return Some(Self::Through { winner, loser });
        }
        if let Some(reason) = text.strip_prefix("FIDE mode left: ") {
            return Some(Self::FideModeLeft(reason.to_owned()));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_of_0_1_are_read_and_others_are_not() {
        let withdrawn = Comment::Withdrawn { player: 7, from: 3 };
        let setting = Comment::Setting {
            key: "ladder".to_owned(),
            value: "1x120/reversed,1-3x60".to_owned(),
        };
        for (text, expected) in [
            (" Arbiter: withdrawn 7 from round 3", Some(withdrawn)),
            (" Arbiter: setting ladder 1x120/reversed,1-3x60", Some(setting)),
            (
                " Arbiter: group B 2 7 11",
                Some(Comment::Group {
                    players: vec![2, 7, 11],
                }),
            ),
            (
                " Arbiter: decided for 4 over 9",
                Some(Comment::Through { winner: 4, loser: 9 }),
            ),
            (
                " Arbiter: document of 3 seen again",
                Some(Comment::Seen {
                    player: 3,
                    again: true,
                }),
            ),
            (" Arbiter: withdrawn seven from round 3", None),
            (" Arbiter: round 3 paired by hand: a phone rang", None),
            (" Import @ Round 3", None),
        ] {
            assert_eq!(Comment::read(text), expected, "{text}");
        }
    }
}
