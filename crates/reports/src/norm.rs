//! Title norms (FIDE Handbook B.01): the check of what a player has, and how many points he needs.

use std::collections::{BTreeMap, BTreeSet};

use crate::rating::{average, games, percent, performance};
use arbiter_event::{Entrant, Event};

/// A title for which norms are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// Woman international master.
    Wim,
}

impl Title {
    /// All, the highest first.
    pub const ALL: [Self; 4] = [Self::Gm, Self::Im, Self::Wgm, Self::Wim];

    /// Its letters.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Wim => "WIM",
        }
    }

    /// Performance needed, lowest average of the opponents, floor to which one opponent's rating is raised (1.4.6, 1.4.8).
    #[must_use]
    pub const fn figures(self) -> (i64, i64, i64) {
        match self {
            Self::Gm => (2600, 2380, 2200),
            Self::Im => (2450, 2230, 2050),
            Self::Wgm => (2400, 2180, 2000),
            Self::Wim => (2250, 2030, 1850),
        }
    }

    /// Titles of which a third of the opponents, and three at least, must hold one (1.4.5).
    const fn holders(self) -> &'static [&'static str] {
        match self {
            Self::Gm => &["GM"],
            Self::Im => &["GM", "IM"],
            Self::Wgm => &["GM", "IM", "WGM"],
            Self::Wim => &["GM", "IM", "WGM", "WIM"],
        }
    }
}

/// A requirement that is not met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Lacks {
    /// Nine games (1.4.1).
    Games,
    /// Two federations other than one's own among the opponents (1.4.3).
    Federations,
    /// At most three fifths of the opponents of one's own federation (1.4.4).
    OwnFederation,
    /// At most two thirds of one federation (1.4.4).
    OneFederation,
    /// Half of the opponents titled, candidate masters not counted (1.4.5).
    Titled,
    /// A third of the opponents, three at least, with the title or a higher one (1.4.5).
    Holders,
    /// At most a fifth of the opponents, one more allowed, unrated (1.4.5).
    Unrated,
    /// The average of the opponents (1.4.8).
    Average,
    /// 35 per cent (1.4.8).
    Score,
    /// The performance (1.4.8).
    Performance,
}

impl Lacks {
    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Federations => "federations",
            Self::OwnFederation => "own_federation",
            Self::OneFederation => "one_federation",
            Self::Titled => "titled",
            Self::Holders => "holders",
            Self::Unrated => "unrated",
            Self::Average => "average",
            Self::Score => "score",
            Self::Performance => "performance",
        }
    }
}

/// How far a player is from a norm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Norm {
    /// The title.
    pub title: Title,
    /// Games, decided or open.
    pub games: usize,
    /// Score of the decided ones in half points.
    pub half_points: i64,
    /// Average of the opponents, the lowest raised to the floor.
    pub average: Option<i64>,
    /// Performance with the open games left out of the score.
    pub performance: Option<i64>,
    /// Half points that these games must bring for the performance; `None` where no score is enough.
    pub needed: Option<i64>,
    /// What is not met.
    pub lacks: Vec<Lacks>,
}

/// Rating with which an unrated opponent counts.
const UNRATED: i64 = 1400;

/// Fewest half points with which these opponents give a performance.
///
/// ```
/// use arbiter_reports::norm::needed;
/// assert_eq!(needed(&[2434; 9], 2600), Some(13)); // 6½: the table for grandmasters
/// ```
#[must_use]
pub fn needed(ratings: &[i64], wanted: i64) -> Option<i64> {
    let enough = |&half: &i64| {
        percent(half, ratings.len()) >= 35 && performance(ratings, half).is_some_and(|made| made >= wanted)
    };
    (0..).take(2 * ratings.len() + 1).find(enough)
}

/// The check of a player for a title.
///
/// ```
/// use arbiter_event::generate::{Plan, generate};
/// use arbiter_reports::norm::{Lacks, Title, check};
/// let event = generate(&Plan::plain(20, 9, 1));
/// let norm = check(&event, &event.players[0], Title::Gm);
/// assert_eq!(norm.games, 9);
/// assert!(norm.lacks.contains(&Lacks::Titled)); // nobody in it has a title
/// ```
#[must_use]
pub fn check(event: &Event, player: &Entrant, title: Title) -> Norm {
    let games = games(event, player);
    let opponents: Vec<&Entrant> = games
        .iter()
        .filter_map(|game| event.player(game.opponent))
        .collect();
    let (wanted, least, floor) = title.figures();
    let mut ratings: Vec<i64> = games
        .iter()
        .map(|game| game.rating.map_or(UNRATED, i64::from))
        .collect();
    ratings.sort_unstable();
    if let Some(lowest) = ratings.first_mut().filter(|lowest| **lowest < floor) {
        *lowest = floor;
    }
    let half_points = games
        .iter()
        .filter_map(|game| game.half_points)
        .map(i64::from)
        .sum();
    let mean = average(&ratings);
    let made = performance(&ratings, half_points);
    let mut lacks = mix(player, &opponents, title);
    let count = games.len();
    let more = [
        (count < 9, Lacks::Games),
        (mean.is_none_or(|mean| mean < least), Lacks::Average),
        (percent(half_points, count) < 35, Lacks::Score),
        (made.is_none_or(|made| made < wanted), Lacks::Performance),
    ];
    lacks.extend(more.into_iter().filter(|one| one.0).map(|one| one.1));
    lacks.sort_unstable();
    Norm {
        title,
        games: count,
        half_points,
        average: mean,
        performance: made,
        needed: needed(&ratings, wanted),
        lacks,
    }
}

/// Titles and federations of the opponents.
fn mix(player: &Entrant, opponents: &[&Entrant], title: Title) -> Vec<Lacks> {
    let count = opponents.len();
    let own = player.federation.trim();
    let mut federations: BTreeMap<&str, usize> = BTreeMap::new();
    for opponent in opponents {
        *federations.entry(opponent.federation.trim()).or_default() += 1;
    }
    let foreign: BTreeSet<&str> = federations
        .keys()
        .copied()
        .filter(|&one| one != own && !one.is_empty())
        .collect();
    let titled = |titles: &[&str]| {
        opponents
            .iter()
            .filter(|one| titles.contains(&one.title.trim()))
            .count()
    };
    let all = titled(&["GM", "IM", "WGM", "FM", "WIM", "WFM"]);
    let holders = titled(title.holders());
    let unrated = opponents.iter().filter(|one| one.rating.is_none()).count();
    let most = federations.values().copied().max().unwrap_or(0);
    let at_home = federations.get(own).copied().unwrap_or(0);
    [
        (foreign.len() < 2, Lacks::Federations),
        (at_home * 5 > count * 3, Lacks::OwnFederation),
        (most * 3 > count * 2, Lacks::OneFederation),
        (all * 2 < count, Lacks::Titled),
        (holders < 3 || holders * 3 < count, Lacks::Holders),
        (unrated * 5 > count + 5, Lacks::Unrated),
    ]
    .into_iter()
    .filter(|one| one.0)
    .map(|one| one.1)
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_pairing::{Cell, Color, Mark};

    /// The tables of B.01 for nine games: for each score the averages from which on it is enough.
    #[test]
    fn the_tables_for_nine_games_come_out() {
        let tables = [
            (Title::Gm, [2380, 2434, 2475, 2520, 2557, 2600, 2643, 2680]),
            (Title::Im, [2230, 2284, 2325, 2370, 2407, 2450, 2493, 2530]),
            (Title::Wgm, [2180, 2234, 2275, 2320, 2357, 2400, 2443, 2480]),
            (Title::Wim, [2030, 2084, 2125, 2170, 2207, 2250, 2293, 2330]),
        ];
        for (title, averages) in tables {
            for (half_points, from) in (7..=14).rev().zip(averages) {
                let wanted = title.figures().0;
                assert_eq!(needed(&[from; 9], wanted), Some(half_points), "{title:?} {from}");
                assert_ne!(
                    needed(&[from - 1; 9], wanted),
                    Some(half_points),
                    "{title:?} {from}"
                );
            }
        }
    }

    /// A player of `own` against nine others.
    fn event(own: &str, others: &[(&str, &str, u16)], half_points: &[u8]) -> Event {
        let entrant = |number: u16, title: &str, federation: &str, rating: u16| Entrant {
            number,
            title: title.to_owned(),
            federation: federation.to_owned(),
            rating: (rating > 0).then_some(rating),
            ..Entrant::default()
        };
        let mut event = Event::default();
        let mut first = entrant(1, "", own, 2400);
        for (at, &half) in half_points.iter().enumerate() {
            let mark = [Mark::Loss, Mark::Draw, Mark::Win][usize::from(half)];
            first.rounds.push(Some(Cell {
                opponent: at as u16 + 2,
                color: Some(Color::White),
                mark,
            }));
        }
        event.players.push(first);
        for (number, (title, federation, rating)) in (2..).zip(others) {
            event.players.push(entrant(number, title, federation, *rating));
        }
        event
    }

    const FIELD: [(&str, &str, u16); 9] = [
        ("GM", "NOR", 2600),
        ("GM", "VIE", 2550),
        ("GM", "IRI", 2520),
        ("IM", "NOR", 2450),
        ("IM", "EGY", 2440),
        ("FM", "VIE", 2350),
        ("", "NOR", 2300),
        ("", "NOR", 2280),
        ("", "NOR", 2000),
    ];

    #[test]
    fn what_is_lacking_is_named() {
        let score = [1, 1, 1, 2, 2, 2, 2, 1, 2];
        let full = event("NOR", &FIELD, &score);
        let norm = check(&full, &full.players[0], Title::Gm);
        // The lowest opponent counts as 2200: (2600 + 2550 + 2520 + 2450 + 2440 + 2350 + 2300 + 2280 + 2200) / 9.
        assert_eq!((norm.average, norm.half_points), (Some(2410), 14));
        assert_eq!(
            (norm.performance, norm.needed, norm.lacks),
            (Some(2630), Some(14), vec![])
        );
        let lacks = |field: &[(&str, &str, u16)], own: &str, score: &[u8]| {
            let event = event(own, field, score);
            check(&event, &event.players[0], Title::Gm).lacks
        };
        let mut fewer = FIELD;
        fewer[2].0 = "IM";
        assert_eq!(lacks(&fewer, "NOR", &score), [Lacks::Holders]);
        let mut untitled = FIELD;
        (untitled[3].0, untitled[4].0) = ("CM", "");
        assert_eq!(lacks(&untitled, "NOR", &score), [Lacks::Titled]);
        let mut home = FIELD;
        home[1].1 = "NOR";
        assert_eq!(lacks(&home, "NOR", &score), [Lacks::OwnFederation]);
        assert_eq!(lacks(&FIELD, "NOR", &score[..8]), [Lacks::Games]);
        let low = [1, 1, 1, 1, 1, 1, 1, 1, 1];
        assert_eq!(lacks(&FIELD, "NOR", &low), [Lacks::Performance]);
        let mut new = FIELD;
        for one in &mut new[6..] {
            one.2 = 0;
        }
        assert!(lacks(&new, "NOR", &score).contains(&Lacks::Unrated));
    }
}
