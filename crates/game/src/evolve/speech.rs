//! What is said: claims stop the clocks and are remembered, offers at a wrong moment and questions for the scoresheet
//! are counted.

use arbiter_rules::fact::Saying;

use crate::decide::right_moment;
use crate::event::{AgreeOn, Event, SpeechAct};
use crate::state::{Clocks, OpenClaim, State, ToPartner};

pub(super) fn happen(state: &mut State, event: &Event, act: &SpeechAct) {
    if let (
        SpeechAct::Agree {
            what: AgreeOn::Position,
        },
        Some(sheets),
    ) = (act, &mut state.sheets)
    {
        sheets.verified = true;
    }
    let Some(by) = event.by.player().filter(|_| !state.is_over()) else {
        return;
    };
    if let SpeechAct::Offer { .. } = act {
        state.offers.push(state.line.ply());
    }
    match act {
        SpeechAct::Claim {
            kind,
            ground,
            written,
            stop,
            ..
        } => {
            let ran = state.clocks.as_ref().and_then(Clocks::running);
            if *stop && let Some(clocks) = &mut state.clocks {
                clocks.stop();
            }
            state.claims.push(OpenClaim {
                by,
                kind: *kind,
                ground: *ground,
                ply: state.line.ply(),
                written: written.clone(),
                judged: false,
                stopped: ran.filter(|_| *stop),
            });
        }
        SpeechAct::Say { text } if Saying::of(text) == Some(Saying::AboutToCastle) => {
            state.table.of_mut(by).castling = true;
        }
        SpeechAct::Ask { what } if crate::decide::on_request(what).is_some() => {
            state.voice.asked[by.index()] = crate::decide::on_request(what);
        }
        SpeechAct::Partner { word, piece } => {
            let (at, word, role) = (event.at, *word, piece.map(|man| man.of(by).role));
            state.last_word[by.index()] = Some(ToPartner { at, word, role });
        }
        SpeechAct::Offer { .. } if !right_moment(state, by) => state.of_mut(by).untimely_offers += 1,
        SpeechAct::Ask { .. } if act.asks_for_sheet() && state.line.now().turn() == by => {
            state.of_mut(by).sheet_asked += 1;
        }
        _ => {}
    }
}
