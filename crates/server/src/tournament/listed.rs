//! The rating list of the server: whoever is pasted with a number of FIDE, or with a name that one player alone has, is filled in;
//! at the desk three letters of a name find him.

use arbiter_hall::event::act::EntryForm;
use arbiter_lang::Args;
use arbiter_reports::paste::{DoubtKind, Pasted};
use arbiter_reports::rating_list::{Compact, Kind, Listed};
use serde_json::json;

use crate::digits::latin;
use crate::frame::Frame;

/// So many players are offered: as many as fit on a phone.
const OFFERED: usize = 12;
/// So many letters find somebody: fewer would find a country.
const LETTERS: usize = 3;

/// Somebody of the list who may be meant.
pub struct Offered {
    /// What the list says of him.
    pub about: String,
    /// The act by which he enters.
    pub act: String,
}

/// Those whose name begins so.
pub fn offered(list: Option<&Compact>, asked: &str, from: Option<u16>) -> Vec<Offered> {
    let asked = asked.trim();
    let Some(list) = list.filter(|_| asked.chars().count() >= LETTERS) else {
        return Vec::new();
    };
    let by_id = latin(asked).parse().ok().and_then(|id| list.by_id(id));
    let found = by_id.into_iter().chain(list.by_name(asked)).take(OFFERED);
    let one = |player: Listed| {
        let mut act = json!({"do": "enter", "form": player.entry(Kind::Standard)});
        if let Some(from) = from {
            act["from"] = json!(from);
        }
        Offered {
            about: about(&player),
            act: act.to_string(),
        }
    };
    found.map(one).collect()
}

/// What tells players of one name apart.
fn about(player: &Listed) -> String {
    let number = |value: Option<u16>| value.map(|value| value.to_string()).unwrap_or_default();
    let parts = [
        player.title.clone(),
        player.name.clone(),
        number(player.rating(Kind::Standard)),
        player.federation.clone(),
        number(player.born),
    ];
    let said: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    said.join(" ")
}

/// Fills in what the list knows of those who were pasted: what is doubtful, each with the place of the player.
pub fn complete(frame: &Frame, list: &Compact, pasted: &mut Pasted) -> Vec<(usize, String)> {
    let mut doubts = Vec::new();
    for at in 0..pasted.players.len() {
        if let Some(number) = by_number(list, pasted, at) {
            if let Some(player) = list.by_id(number) {
                fill(&mut pasted.players[at], &player);
            }
            continue;
        }
        let form = &mut pasted.players[at];
        let same = namesakes(list, form.name.trim());
        match same.as_slice() {
            [] => {}
            [player] => fill(form, player),
            several => {
                let one = |player: &Listed| format!("{} {}", player.id, about(player));
                let all: Vec<String> = several.iter().map(one).collect();
                let args = Args::new().text("all", all.join(" · "));
                doubts.push((at, frame.lang().text("list-several", &args)));
            }
        }
    }
    doubts
}

/// The number of FIDE that stands with somebody, or alone in the place of his name, which is no doubt any more where the list
/// knows it.
fn by_number(list: &Compact, pasted: &mut Pasted, at: usize) -> Option<u32> {
    let line = pasted.places.get(at).map(|place| place.line);
    let alone = pasted
        .doubts
        .iter()
        .position(|doubt| matches!(doubt.kind, DoubtKind::OnlyNumber(_)) && Some(doubt.line) == line);
    let said = match alone.map(|doubt| &pasted.doubts[doubt].kind) {
        Some(DoubtKind::OnlyNumber(number)) => number,
        _ => &pasted.players[at].fide_id,
    };
    let number = latin(said.trim()).parse::<u32>().ok().filter(|id| *id > 0)?;
    if let Some(doubt) = alone.filter(|_| list.by_id(number).is_some()) {
        pasted.players[at].name.clear();
        pasted.doubts.remove(doubt);
    }
    Some(number)
}

/// Those of the list who have just this name.
fn namesakes(list: &Compact, name: &str) -> Vec<Listed> {
    if name.is_empty() {
        return Vec::new();
    }
    // Of names that begin alike the shortest comes first.
    let same = list.by_name(name).take_while(|one| one.name.len() == name.len());
    same.take(OFFERED).collect()
}

/// What was typed stays; what was not comes from the list.
fn fill(form: &mut EntryForm, player: &Listed) {
    let known = player.entry(Kind::Standard);
    for (typed, listed) in [
        (&mut form.name, known.name),
        (&mut form.title, known.title),
        (&mut form.federation, known.federation),
        (&mut form.fide_id, known.fide_id),
        (&mut form.birth, known.birth),
        (&mut form.sex, known.sex),
    ] {
        if typed.trim().is_empty() {
            *typed = listed;
        }
    }
    form.rating = form.rating.or(known.rating);
    form.national_rating = form.national_rating.or(known.national_rating);
}
