//! What a device has left: its running game, its seat, its desk. One line on every page that is no board.

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Desk, DrawPhase, Grants, Phase, Role};
use arbiter_lang::{Args, Lang};

use crate::live::{Device, House, Hub, clock_text, title};

/// What lies so long untouched has been given up: half a day.
const GIVEN_UP: u64 = 12 * 3_600_000;

/// The way back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mine {
    /// Where it leads.
    pub link: String,
    /// What is there, in words.
    pub text: String,
}

/// What was found: the most pressing first, of two alike the newer.
type Found = (u8, std::cmp::Reverse<u64>, Mine);

/// What this device has left, if something.
pub async fn mine(hub: &Hub, device: &Device, lang: &Lang) -> Option<Mine> {
    let mut all = Vec::new();
    // Of what rests nothing is left to do.
    for house in hub.awake_of(device) {
        if house.look(|office| office.plan.coach.is_some()).await {
            continue;
        }
        let grants = house.grants(device).await;
        all.extend(draw(hub, &house, device, lang).await);
        for table in hub.tables(&house).await {
            let sides: Vec<Color> = grants.sides(table.board).collect();
            if sides.is_empty() {
                continue;
            }
            let now = hub.now();
            let names =
                house.look(|office| office.boards.get(&table.board).map(|board| board.players.clone()));
            let names = names.await.unwrap_or_default();
            let found = table.look(|desk| seat(desk, &sides, &names, now, lang)).await;
            let back = if sides.len() == 2 { "/table" } else { "" };
            let link = format!("/g/{}{back}", table.game);
            all.extend(found.map(|(rank, at, text)| (rank, at, Mine { link, text })));
        }
        all.extend(desk(hub, &house, &grants, lang).await);
    }
    let first = all.into_iter().min_by_key(|(rank, at, _)| (*rank, *at));
    first.map(|(.., mine)| mine)
}

/// A seat at a board where something goes on or will.
fn seat(
    desk: &Desk,
    sides: &[Color],
    names: &[String; 2],
    now: u64,
    lang: &Lang,
) -> Option<(u8, std::cmp::Reverse<u64>, String)> {
    let phase = desk.phase();
    let runs = desk.zero_at().is_some_and(|zero| zero > now);
    let given_up = desk.last_at() + GIVEN_UP < now;
    if phase == Phase::Over || given_up && !runs {
        return None;
    }
    let side = if sides.len() == 2 {
        desk.game().state().line.now().turn()
    } else {
        *sides.first()?
    };
    let time = desk.shows_at(now).map(|shows| clock_text(shows[side.index()]));
    let time = time.map_or_else(String::new, |time| lang.digits(&time));
    let against = &names[(!side).index()];
    let kind = match (sides.len(), against.is_empty()) {
        (2, _) => "both",
        (_, true) => "alone",
        (_, false) => "against",
    };
    let args = Args::new()
        .word("kind", kind)
        .word("side", side.word())
        .text("name", against.as_str())
        .text("time", time);
    let rank = u8::from(phase == Phase::Before);
    Some((
        rank,
        std::cmp::Reverse(desk.last_at()),
        lang.text("doors-mine-game", &args),
    ))
}

/// A draw for colours that is not over.
async fn draw(hub: &Hub, house: &House, device: &Device, lang: &Lang) -> Option<Found> {
    let waits = house.look(|office| {
        let pass = device.known_to(office)?;
        let mut boards = office
            .boards
            .values()
            .filter(|board| board.began + GIVEN_UP > hub.now());
        boards.find_map(|board| {
            let draw = office.draw(board.board)?;
            let open = office.draw_phase(draw) != DrawPhase::Drawn;
            let phone = office.phone(draw, pass).filter(|_| open);
            phone.map(|_| (board.game.clone(), board.began))
        })
    });
    let (game, began) = waits.await?;
    let link = format!("/g/{game}/draw");
    let text = lang.text("doors-mine-draw", &Args::new());
    Some((1, std::cmp::Reverse(began), Mine { link, text }))
}

/// The desk of an arbiter whose boards are not all over.
async fn desk(hub: &Hub, house: &House, grants: &Grants, lang: &Lang) -> Option<Found> {
    if !grants
        .iter()
        .any(|grant| matches!(grant.role, Role::ChiefArbiter | Role::Arbiter))
    {
        return None;
    }
    let mut last = None;
    for table in hub.tables(house).await {
        let open = |desk: &Desk| (desk.phase() != Phase::Over).then(|| desk.last_at());
        last = last.max(table.look(open).await);
    }
    let last = last.filter(|last| last + GIVEN_UP > hub.now())?;
    let name = house.look(|office| title(lang, office)).await;
    let text = lang.text("doors-mine-desk", &Args::new().text("name", name));
    let link = format!("/arbiter/{}", house.id);
    Some((2, std::cmp::Reverse(last), Mine { link, text }))
}
