//! Starting ranks: by strength (C.04.2, 2), given anew, and a fitting one for who enters late.

use core::cmp::Reverse;
use std::collections::BTreeMap;

use crate::model::{Entrant, Event};
use crate::ratings::RatingMethod;
use crate::team::{Team, record, teams};

/// Titles in the order of C.04.2, 2.2.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Titles as event files have them; older lists write one or two small letters.
///
/// ```
/// assert_eq!(arbiter_event::ranks::title("wg".to_owned()), "WGM");
/// ```
#[must_use]
pub fn title(text: String) -> String {
    match text.as_str() {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        _ => return text,
    }
    .to_owned()
}

/// Which rating counts in an event (record 172).
pub(crate) fn method(event: &Event) -> RatingMethod {
    let record = event.kept.iter().find(|kept| kept.code == "172");
    record.map_or_else(RatingMethod::default, |kept| RatingMethod::told(&kept.text))
}

/// What strength is told by: the rating that counts, title, name; the strongest first.
pub(crate) type Strength = (Reverse<u16>, usize, String);

/// See [`Strength`].
pub(crate) fn strength(rating: Option<u16>, title_of: &str, name: &str) -> Strength {
    let title = title(title_of.trim().to_ascii_lowercase()).to_ascii_uppercase();
    let title = TITLES.iter().position(|one| *one == title);
    (
        Reverse(rating.unwrap_or(0)),
        title.unwrap_or(TITLES.len()),
        alphabetical(name),
    )
}

/// The letters of Persian in their order, those that Arabic has too in the same places; Unicode puts its four own ones behind.
const LETTERS: &str = "آاأإءئؤبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهةیى";

/// A name as it is put into alphabetical order: in small letters, those of the Arabic script by the order of their alphabet, whichever
/// of two forms of a letter somebody typed, and without what only joins or vowels them.
fn alphabetical(name: &str) -> String {
    let place = |sign: char| {
        let sign = match sign {
            'ي' => 'ی',
            'ك' => 'ک',
            other => other,
        };
        let at = LETTERS.chars().position(|letter| letter == sign)?;
        // Behind every letter of other scripts that names are written in, and before nothing else.
        char::from_u32(0xE000 + u32::try_from(at).ok()?)
    };
    let is_mark = |sign: &char| matches!(sign, '\u{200c}' | '\u{200d}' | '\u{640}' | '\u{64b}'..='\u{655}');
    let letters = name.trim().chars().filter(|sign| !is_mark(sign));
    letters
        .flat_map(char::to_lowercase)
        .map(|sign| place(sign).unwrap_or(sign))
        .collect()
}

/// The numbers so far in the order of strength: the rating that counts (record 172), then title, then name.
///
/// ```
/// use arbiter_event::ranks::by_strength;
/// use arbiter_reports::trf;
/// let file = "001    1      B\n001    2      A\n001    3   FM C\n001    4      D                                 2100\n";
/// assert_eq!(by_strength(&trf::read(file.as_bytes()).unwrap().event), [4, 3, 2, 1]);
/// ```
#[must_use]
pub fn by_strength(event: &Event) -> Vec<u16> {
    let method = method(event);
    let mut order: Vec<&Entrant> = event.players.iter().collect();
    order.sort_by_cached_key(|player| {
        let rating = method.of(player.rating, player.national_rating());
        (strength(rating, &player.title, &player.name), player.number)
    });
    order.iter().map(|player| player.number).collect()
}

/// Gives the numbers 1, 2, 3, … in this order of the old ones, wherever the event names a player.
pub fn renumber(event: &mut Event, order: &[u16]) {
    let new: BTreeMap<u16, u16> = order.iter().copied().zip(1..).collect();
    let of = |number: u16| new.get(&number).copied().unwrap_or(number);
    for player in &mut event.players {
        player.number = of(player.number);
        for (_, text) in &mut player.national {
            let rest = text.get(4..).unwrap_or("").to_owned();
            *text = format!("{:>4}{rest}", player.number);
        }
        for cell in player.rounds.iter_mut().flatten() {
            cell.opponent = of(cell.opponent);
        }
    }
    let lists = event
        .forbidden
        .iter_mut()
        .map(|one| &mut one.numbers)
        .chain(event.byes.iter_mut().map(|one| &mut one.numbers))
        .chain(event.abnormal.iter_mut().map(|one| &mut one.numbers));
    for number in lists.flatten() {
        *number = of(*number);
    }
    let teams: Vec<Team> = teams(event);
    for kept in event.kept.iter_mut().filter(|kept| kept.code == "310") {
        let number = kept
            .text
            .get(..3)
            .and_then(|text| text.trim().parse::<u16>().ok());
        if let Some(team) = teams.iter().find(|team| Some(team.number) == number) {
            let members = team.members.iter().copied().map(of).collect();
            *kept = record(
                &Team {
                    members,
                    ..team.clone()
                },
                None,
            );
        }
    }
    let beside = &mut event.beside;
    let keyed = |table: &mut BTreeMap<u16, u16>| {
        *table = table.iter().map(|(player, from)| (of(*player), *from)).collect();
    };
    keyed(&mut beside.withdrawn);
    beside.clubs = core::mem::take(&mut beside.clubs)
        .into_iter()
        .map(|(player, name)| (of(player), name))
        .collect();
    for player in beside.groups.iter_mut().flatten() {
        *player = of(*player);
    }
    for (winner, loser) in &mut beside.through {
        (*winner, *loser) = (of(*winner), of(*loser));
    }
    event.players.sort_by_key(|player| player.number);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persian_names_stand_in_the_order_of_their_alphabet() {
        let mut names = [
            "یاسین",
            "گلنار",
            "هستی",
            "پارسا",
            "چکامه",
            "ژاله",
            "كيان",
            "بابک",
            "زهرا",
            "آرش",
        ];
        names.sort_by_key(|name| strength(None, "", name));
        let sorted = [
            "آرش",
            "بابک",
            "پارسا",
            "چکامه",
            "زهرا",
            "ژاله",
            "كيان",
            "گلنار",
            "هستی",
            "یاسین",
        ];
        assert_eq!(names, sorted);
        assert_eq!(strength(None, "", "علي‌رضا"), strength(None, "", "علیرضا"));
        assert!(strength(None, "", "Zukertort") < strength(None, "", "آرش"));
    }
}
