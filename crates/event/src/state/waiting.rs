//! What waits for a person while the event goes on: players whose reports differ, one who alone has reported, a bye asked for, an absence
//! of which nobody has said whether it was excused.

use arbiter_pairing::Mark;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Made, Report, Source, State, Status};
use crate::hours::Time;
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::outcome::Outcome;
use crate::regulations::Figures;
use crate::words::ByeKind;

/// So long the opponent of whoever reported a result has to report the same, in seconds; then the arbiter is asked.
const PATIENCE: i64 = 5 * 60;

/// A bye that a player asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Who.
    pub entrant: EntrantId,
    /// For which round.
    pub round: Round,
    /// Which.
    pub kind: ByeKind,
}

/// Something that a person decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Waiting {
    /// The players of a board report different results, or only one of them has and his opponent is silent.
    Result {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// One report or two, White's first.
        reports: Vec<Report>,
    },
    /// A player asks for a bye.
    Bye {
        /// By which entry.
        seq: Seq,
        /// Who, for which round, which.
        wish: Wish,
    },
    /// Somebody did not come, and nobody has said whether that was excused (Tournament Rules, 11(a)).
    Absence {
        /// By which entry.
        seq: Seq,
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// What stands there.
        result: Outcome,
        /// Who, one or both.
        entrants: Vec<EntrantId>,
    },
}

impl Waiting {
    /// The entry by which it is named.
    #[must_use]
    pub fn seq(&self) -> Seq {
        match self {
            Self::Result { reports, .. } => reports.iter().map(|one| one.seq).max().unwrap_or_default(),
            Self::Bye { seq, .. } | Self::Absence { seq, .. } => *seq,
        }
    }

    /// Its name.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self {
            Self::Result { reports, .. } if reports.len() > 1 => "reports_differ",
            Self::Result { .. } => "report_alone",
            Self::Bye { .. } => "bye_asked",
            Self::Absence { .. } => "absence",
        }
    }

    /// What may be answered, each with the act that does it.
    #[must_use]
    pub fn options(&self) -> Vec<(String, Value)> {
        match self {
            Self::Result {
                round,
                board,
                reports,
            } => {
                let act =
                    |result| json!({ "do": "result", "round": round, "board": board, "result": result });
                let option = |one: &Report| (one.result.to_string(), act(one.result));
                reports.iter().map(option).collect()
            }
            Self::Bye { seq, wish } => {
                let Wish { entrant, round, kind } = wish;
                let grant = json!({ "do": "bye", "entrant": entrant, "round": round, "kind": kind });
                let refuse = json!({ "do": "undo", "of": seq });
                vec![("grant".to_owned(), grant), ("refuse".to_owned(), refuse)]
            }
            Self::Absence {
                round, board, result, ..
            } => {
                let says = |excused: bool| {
                    json!({
                        "do": "result", "round": round, "board": board, "result": result, "was": result,
                        "excused": excused,
                    })
                };
                vec![
                    ("excused".to_owned(), says(true)),
                    ("unexcused".to_owned(), says(false)),
                ]
            }
        }
    }

    /// `{seq, tag, round, board or entrant, options, default}`.
    #[must_use]
    pub fn json(&self) -> Value {
        let options: Vec<String> = self.options().into_iter().map(|one| one.0).collect();
        let mut json = json!({
            "seq": self.seq(), "tag": self.tag(), "options": options.join("|"), "default": null,
        });
        match self {
            Self::Result { round, board, .. } => {
                json["round"] = json!(round);
                json["board"] = json!(board);
            }
            Self::Bye { wish, .. } => {
                json["round"] = json!(wish.round);
                json["entrant"] = json!(wish.entrant);
                json["kind"] = json!(wish.kind);
            }
            Self::Absence {
                round,
                board,
                entrants,
                ..
            } => {
                json["round"] = json!(round);
                json["board"] = json!(board);
                json["entrants"] = json!(entrants);
            }
        }
        json
    }
}

impl State {
    /// What waits for a person at this instant (RFC 3339); where nobody tells it, whoever alone reported is waited for.
    #[must_use]
    pub fn waiting(&self, now: Option<&str>) -> Vec<Waiting> {
        let now = now.and_then(Time::read);
        let mut all = Vec::new();
        for round in &self.rounds {
            for board in &round.layout().boards {
                let reports = round.reports(board);
                let asks = match reports[..] {
                    [white, black] => white.result != black.result,
                    [one] => self.was_long_ago(one.seq, now),
                    _ => false,
                };
                if asks {
                    let (round, board) = (round.round, board.board);
                    all.push(Waiting::Result {
                        round,
                        board,
                        reports,
                    });
                }
            }
        }
        all.extend(self.wished().map(|(seq, wish)| Waiting::Bye { seq, wish }));
        all.extend(self.absences());
        all
    }

    /// Who lost by default without a word on why, and may still play on.
    fn absences(&self) -> impl Iterator<Item = Waiting> + '_ {
        let asks = Figures::of_tournaments().unexcused.is_some();
        let boards = self
            .rounds
            .iter()
            .filter(move |_| asks)
            .flat_map(|round| round.layout().boards.iter().map(move |board| (round, board)));
        boards.filter_map(|(round, board)| {
            let scored = round.result(board.board)?;
            if scored.excused.is_some() || scored.source == Source::Paired {
                return None;
            }
            let next = Round(self.paired().0.saturating_add(1));
            let (white, black) = round.seats(board);
            let lost = [(white, scored.result.white), (black, scored.result.black)];
            let entrants: Vec<EntrantId> = lost
                .into_iter()
                .filter(|one| one.1 == Mark::ForfeitLoss)
                .filter_map(|(id, _)| self.entrants.get(&id).map(|one| (id, one.status(next))))
                .filter(|one| !matches!(one.1, Status::Excluded | Status::Expelled | Status::Withdrawn))
                .map(|one| one.0)
                .collect();
            let seq = round.facts(board.board)?.results.by()?;
            (!entrants.is_empty()).then_some(Waiting::Absence {
                seq,
                round: round.round,
                board: board.board,
                result: scored.result,
                entrants,
            })
        })
    }

    /// The entry by which somebody asked for a bye that nobody has granted or refused yet. Every phone asks this whenever something is
    /// new, so it looks at no board.
    #[must_use]
    pub fn bye_asked(&self, who: EntrantId) -> Option<Seq> {
        let mut wished = self.wished();
        wished.find(|(_, wish)| wish.entrant == who).map(|(seq, _)| seq)
    }

    /// Byes that players asked for, of rounds to come, that nobody has granted or refused.
    fn wished(&self) -> impl Iterator<Item = (Seq, Wish)> + '_ {
        let paired = self.paired();
        self.wishes.told().filter_map(move |(seq, wish)| {
            let away = self.entrants.get(&wish.entrant)?.away(wish.round);
            (wish.round > paired && away.is_none()).then_some((seq, *wish))
        })
    }

    fn was_long_ago(&self, seq: Seq, now: Option<Time>) -> bool {
        let made = self.history.binary_search_by_key(&seq, |made: &Made| made.seq);
        let at = made.ok().and_then(|place| self.history[place].at.as_deref());
        let at = at.and_then(Time::read);
        now.zip(at)
            .is_some_and(|(now, at)| now.seconds_after(at) >= PATIENCE)
    }

    /// The act that answers what is asked under this number.
    pub(crate) fn answer_to(&self, seq: Seq, option: &str) -> Option<Value> {
        let asks = |one: Waiting| {
            if one.seq() == seq {
                one.options()
            } else {
                Vec::new()
            }
        };
        // An answer to whoever alone reported is taken at any time: the arbiter need not wait.
        let mut options = self.waiting(Some(LATE)).into_iter().flat_map(asks);
        options.find(|one| one.0 == option).map(|one| one.1)
    }
}

/// After everything that anybody can have reported.
const LATE: &str = "9999-12-31T23:59:59Z";
