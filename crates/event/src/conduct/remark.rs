//! What an event remembers beside its records: comments of a report file (`###`) that this program writes and reads again.

use crate::model::{Event, Kept};

/// What a comment of ours says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
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
        /// Its letters: A, B, …
        name: String,
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
    /// Anything else, for people.
    Note(String),
}

const MARK: &str = "Arbiter: ";

/// What stands in the place of a code: no line of a file can begin with it, so that no comment is ever taken for ours.
pub const OURS: &str = "\u{1}";

impl Remark {
    fn text(&self) -> String {
        match self {
            Self::Commitment(hash) => format!("lots published {hash}"),
            Self::Secret(secret) => format!("lots drawn from {secret}"),
            Self::Withdrawn { player, from } => format!("withdrawn {player} from round {from}"),
            Self::Club { player, name } => format!("club of {player} {name}"),
            Self::Setting { key, value } => format!("setting {key} {value}"),
            Self::Group { name, players } => {
                let players: Vec<String> = players.iter().map(ToString::to_string).collect();
                format!("group {name} {}", players.join(" "))
            }
            Self::Through { winner, loser } => format!("decided for {winner} over {loser}"),
            Self::Seen { player, again } => {
                format!("document of {player} seen{}", if *again { " again" } else { "" })
            }
            Self::FideModeLeft(reason) => format!("FIDE mode left: {reason}"),
            Self::Note(text) => text.clone(),
        }
    }

    /// The comment as a record that is kept.
    #[must_use]
    pub fn kept(&self) -> Kept {
        let text = self.text();
        let line: String = text
            .chars()
            .map(|sign| if sign.is_control() { ' ' } else { sign })
            .collect();
        let code = if matches!(self, Self::Note(_)) {
            "###"
        } else {
            OURS
        };
        Kept {
            code: code.to_owned(),
            text: format!(" {MARK}{}", line.trim()),
        }
    }

    /// What a record in memory says, where it is one of ours.
    #[must_use]
    pub fn of(kept: &Kept) -> Option<Self> {
        (kept.code == OURS).then(|| Self::written(&kept.text)).flatten()
    }

    /// What a comment of 0.1 said.
    #[must_use]
    pub fn written(text: &str) -> Option<Self> {
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
        if let Some((name, players)) = text.strip_prefix("group ").and_then(|rest| rest.split_once(' '))
            && let Some(players) = players.split(' ').map(number).collect()
        {
            let name = name.to_owned();
            return Some(Self::Group { name, players });
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
        Some(Self::Note(text.to_owned()))
    }
}

/// All remarks of an event.
pub fn remarks(event: &Event) -> impl Iterator<Item = Remark> + '_ {
    event.kept.iter().filter_map(Remark::of)
}

/// The first round without a player who left.
#[must_use]
pub fn withdrawn(event: &Event, player: u16) -> Option<u16> {
    remarks(event).find_map(|remark| match remark {
        Remark::Withdrawn { player: who, from } if who == player => Some(from),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_is_read_back() {
        let all = [
            Remark::Commitment("ab12".to_owned()),
            Remark::Secret("seven green elephants".to_owned()),
            Remark::Withdrawn { player: 7, from: 3 },
            Remark::Club {
                player: 12,
                name: "School No. 5".to_owned(),
            },
            Remark::Setting {
                key: "ladder".to_owned(),
                value: "1x120/reversed,1-3x60".to_owned(),
            },
            Remark::Group {
                name: "B".to_owned(),
                players: vec![2, 7, 11],
            },
            Remark::Seen {
                player: 3,
                again: true,
            },
            Remark::Through { winner: 4, loser: 9 },
            Remark::FideModeLeft("forbidden pairs".to_owned()),
        ];
        for remark in all {
            assert_eq!(Remark::of(&remark.kept()), Some(remark));
        }
        let note = Remark::Note("pairing by hand in round 3".to_owned());
        assert_eq!(Remark::of(&note.kept()), None, "what people read means nothing");
        let foreign = Kept {
            code: "###".to_owned(),
            text: " Import @ Round 3".to_owned(),
        };
        assert_eq!(Remark::of(&foreign), None);
    }
}
