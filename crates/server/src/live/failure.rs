//! Why something was not done, as the browser hears it: a tag, its fields, and a sentence.

use std::collections::BTreeSet;

use arbiter_game::rules::variants::{FenFaultKind, StartError};
use arbiter_hall::event::number::{BoardNumber, Round};
use arbiter_hall::event::state::State;
use arbiter_hall::event::table::NoTable;
use arbiter_hall::store::StoreError;
use arbiter_hall::{HallError, Unread};
use arbiter_lang::{Args, Lang};
use arbiter_reports::paste::NotRead;
use axum::http::StatusCode;
use serde_json::{Map, Value, json};

use super::secret::NoRandom;
use crate::paces::TooFast;

/// A failure as it goes to a browser: a tag, its fields, and a sentence.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(
    rename = "Err",
    type = "{ tag: string; text: string; [field: string]: unknown }"
)]
pub struct FailureJson;

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// The hall says so.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// The message is none.
    #[error("{0}")]
    BadMessage(String),
    /// Name or password is wrong.
    #[error("name or password is wrong")]
    WrongPassword,
    /// A new password is too short or too long.
    #[error("expected a password of {least} letters to {most} bytes")]
    Password {
        /// In letters.
        least: usize,
        /// In bytes.
        most: usize,
    },
    /// Too much in too short a time.
    #[error("too fast, wait {retry_after} s")]
    TooFast {
        /// In seconds.
        retry_after: u64,
    },
    /// So much has been made from one device or house already.
    #[error("too much was made today")]
    Quota,
    /// Only officials make events here.
    #[error("only officials make events here")]
    OnlyOfficials,
    /// A game is being played.
    #[error("a game is being played")]
    Played,
    /// The board of a tournament was taken from this game.
    #[error("the board was taken from this game")]
    Detached,
    /// What is kept of it is damaged, and it waits for whoever runs the server.
    #[error("{what} {name} is set aside: what is kept of it is damaged")]
    SetAside {
        /// `event` or `game`.
        what: &'static str,
        /// Its id.
        name: String,
    },
    /// What was pasted is no list of players that can be read.
    #[error(transparent)]
    NotRead(NotRead),
    /// Something in a list that was pasted is in doubt, so nobody was entered.
    #[error("{doubts} doubts")]
    Doubtful {
        /// How many.
        doubts: usize,
    },
    /// Games are open, so a report would not be whole.
    #[error("games are open")]
    Open(Vec<(Round, BoardNumber)>),
    /// No rule pairs this round that could be explained.
    #[error("nothing to explain")]
    NothingToExplain,
    /// There is no such table of the event.
    #[error(transparent)]
    NoTable(NoTable),
    /// An exercise is not asked under this rulebook.
    #[error("no exercise is asked under {name:?}")]
    NoLaws {
        /// As it was asked for.
        name: String,
    },
    /// An exercise has no such option.
    #[error("no option is called {name:?}")]
    NoOption {
        /// As it was chosen.
        name: String,
    },
    /// Something of the machine failed.
    #[error("{0}")]
    Machine(String),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Hall(error.into())
    }
}

impl From<TooFast> for Failure {
    fn from(TooFast { retry_after }: TooFast) -> Self {
        Self::TooFast { retry_after }
    }
}

impl From<NoRandom> for Failure {
    fn from(error: NoRandom) -> Self {
        Self::Machine(error.to_string())
    }
}

impl Failure {
    /// The tag of the public interface.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self {
            Self::Hall(error) => error.tag(),
            Self::BadMessage(_) => "bad_message",
            Self::WrongPassword => "wrong_password",
            Self::Password { .. } => "password",
            Self::TooFast { .. } => "too_fast",
            Self::Quota => "quota",
            Self::OnlyOfficials => "only_officials",
            Self::Played => "played",
            Self::Detached => "detached",
            Self::SetAside { .. } => "set_aside",
            Self::NotRead(_) => "not_read",
            Self::Doubtful { .. } => "doubtful",
            Self::Open(_) => "open",
            Self::NothingToExplain => "nothing_to_explain",
            Self::NoTable(_) => "no_table",
            Self::NoLaws { .. } => "no_laws",
            Self::NoOption { .. } => "no_option",
            Self::Machine(_) => "failed",
        }
    }

    /// As HTTP has it.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self.tag() {
            "forbidden" | "only_officials" => StatusCode::FORBIDDEN,
            "unknown" => StatusCode::NOT_FOUND,
            "link_used" => StatusCode::GONE,
            "unreadable" | "too_many" | "password" | "not_read" => StatusCode::UNPROCESSABLE_ENTITY,
            "failed" | "set_aside" | "moved" | "not_known" => StatusCode::SERVICE_UNAVAILABLE,
            "wrong_password" => StatusCode::UNAUTHORIZED,
            "too_fast" | "quota" => StatusCode::TOO_MANY_REQUESTS,
            "bad_message" | "no_variant" | "no_start" | "start_and_position" | "no_laws" | "no_option" => {
                StatusCode::BAD_REQUEST
            }
            _ => StatusCode::CONFLICT,
        }
    }

    /// The sentence for people.
    #[must_use]
    pub fn text(&self, lang: &Lang) -> String {
        if let Self::Hall(HallError::Refused(refusal)) = self {
            return lang.refusal(refusal);
        }
        if let Self::Hall(HallError::Act(refusal)) = self {
            // Who asks about a tournament that is known hears it with its people.
            return lang.tournament(&State::default()).refusal(refusal);
        }
        if let Self::Hall(HallError::Unreadable { what, why }) = self {
            return unread(lang, what, why);
        }
        if let Self::NotRead(why) = self {
            return lang.not_read(*why);
        }
        if let Self::Open(boards) = self {
            let round = |round: Round| {
                let of = boards.iter().filter(|one| one.0 == round);
                let numbers: Vec<String> = of.map(|one| one.1.to_string()).collect();
                let numbers = lang.digits(&numbers.join(", "));
                let args = Args::new().count("round", round.0.into());
                lang.text("live-open-boards", &args.word("boards", numbers))
            };
            let rounds: BTreeSet<Round> = boards.iter().map(|one| one.0).collect();
            let all: Vec<String> = rounds.into_iter().map(round).collect();
            let joint = lang.text("tournament-joint", &Args::new());
            return lang.text("live-error-open", &Args::new().word("boards", all.join(&joint)));
        }
        if let Self::NoTable(why) = self {
            return lang.tournament_fault(why).unwrap_or_else(|| why.to_string());
        }
        if matches!(self, Self::NothingToExplain) {
            return lang.text("tournament-cli-nothing-to-explain", &Args::new());
        }
        if self.is_full() {
            return lang.text("storage-error-full", &Args::new());
        }
        let args = self
            .fields()
            .into_iter()
            .fold(Args::new(), |args, (name, value)| match value {
                Value::Number(number) => args.count(&name, number.as_u64().unwrap_or_default()),
                Value::String(text) if name == "what" => args.word("what", text),
                Value::String(text) => args.text(&name, text),
                _ => args,
            });
        lang.text(&format!("live-error-{}", self.tag().replace('_', "-")), &args)
    }

    /// Whether there is no room for what was to be written.
    #[must_use]
    pub fn is_full(&self) -> bool {
        matches!(self, Self::Hall(HallError::Store(StoreError::Full)))
    }

    /// Whether the store failed, and not what was to be done.
    #[must_use]
    pub fn is_of_store(&self) -> bool {
        matches!(self, Self::Hall(HallError::Store(_)))
    }

    /// The whole of it, as it is sent.
    #[must_use]
    pub fn json(&self, lang: &Lang) -> Value {
        let mut table = self.fields();
        table.insert("tag".into(), self.tag().into());
        table.insert("text".into(), self.text(lang).into());
        Value::Object(table)
    }

    fn fields(&self) -> Map<String, Value> {
        let fields = match self {
            Self::Hall(error) => match error {
                HallError::Forbidden { command, roles } => json!({ "command": command, "roles": roles }),
                HallError::Stale { seen, now } => json!({ "seen": seen, "now": now }),
                HallError::Unknown { what, name } | HallError::Taken { what, name } => {
                    json!({ "what": what, "name": name })
                }
                HallError::NoVariant { name } => json!({ "name": name }),
                HallError::NoStart { number, chess960 } => {
                    json!({ "number": number, "what": if *chess960 { "chess960" } else { "other" } })
                }
                HallError::Unreadable { what, why } => json!({ "what": what, "why": why.to_string() }),
                HallError::Confirm { code, two_steps, .. } => json!({ "code": code, "two_steps": two_steps }),
                HallError::NoAct { place, why } => json!({ "place": place, "why": why }),
                HallError::TooMany { what, most } => json!({ "what": what, "most": most }),
                HallError::Locked { here } => json!({ "here": here }),
                _ => json!({}),
            },
            Self::SetAside { what, name } => json!({ "what": what, "name": name }),
            Self::NoLaws { name } | Self::NoOption { name } => json!({ "name": name }),
            Self::BadMessage(why) => json!({ "why": why }),
            Self::Doubtful { doubts } => json!({ "doubts": doubts }),
            Self::Open(boards) => {
                let board = |(round, board): &(Round, BoardNumber)| json!({ "round": round, "board": board });
                json!({ "boards": boards.iter().map(board).collect::<Vec<_>>() })
            }
            Self::Password { least, most } => json!({ "least": least, "most": most }),
            Self::TooFast { retry_after } => json!({ "retry_after": retry_after }),
            Self::WrongPassword
            | Self::Quota
            | Self::OnlyOfficials
            | Self::Played
            | Self::Detached
            | Self::NotRead(_)
            | Self::NothingToExplain
            | Self::NoTable(_)
            | Self::Machine(_) => {
                json!({})
            }
        };
        match fields {
            Value::Object(fields) => fields,
            _ => Map::new(),
        }
    }
}

/// What cannot be read, and why.
fn unread(lang: &Lang, what: &str, why: &Unread) -> String {
    let args = Args::new();
    match why {
        Unread::Control(why) => lang.text("live-unread-control", &args.word("why", lang.unread_control(why))),
        Unread::Regulations(why) => {
            let args = args.word("why", lang.unread_regulations(why));
            lang.text("live-unread-regulations", &args)
        }
        Unread::Position(why) => {
            let example = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
            let args = args
                .word("why", lang.unread_position(why))
                .text("example", example);
            lang.text("doors-unread-position", &args)
        }
        Unread::Variant(why) => {
            let args = args.word("why", lang.unread_start(why));
            let args = args.text("example", example_of(why));
            lang.text("doors-unread-position", &args)
        }
        Unread::NoMove => lang.text("doors-unread-no-move", &args),
        Unread::Text { most } => {
            let args = args.word("what", what).count("most", *most as u64);
            lang.text("live-unread-text", &args)
        }
        Unread::TooLong { most } => lang.text("limits-too-long", &args.count("most", *most as u64)),
        Unread::Unseen => lang.text("limits-unseen", &args),
        Unread::Others => lang.text("limits-others-name", &args),
        Unread::NotCommitted => lang.text("live-unread-draw", &args),
        _ => lang.text("live-unread-other", &args),
    }
}

/// A position in which what is wrong here is right.
const fn example_of(why: &StartError) -> &'static str {
    match why {
        StartError::Fen(fault) => match fault.kind {
            FenFaultKind::Checks | FenFaultKind::ChecksTwice => "8/8/8/4k3/8/8/4P3/4K3 w - - 3+2 0 1",
            FenFaultKind::Chess(..) => "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
            _ => "4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1",
        },
        StartError::Illegal(_) => "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
    }
}

#[cfg(test)]
mod tests {
    use arbiter_game::rules::chess::Position;
    use arbiter_lang::Language;
    use arbiter_laws::clock::Controls;
    use arbiter_laws::{Raw, Regulations};

    use super::*;

    /// What the readers say in English is told as a field, and in the sentence by the language of whoever reads it.
    #[test]
    fn what_cannot_be_read_is_told_in_the_language_of_the_reader() {
        let control = |text: &str| Unread::from(text.parse::<Controls>().unwrap_err());
        let rule = |name: &str, raw: &Raw| Unread::from(Regulations::default().set(name, raw).unwrap_err());
        for (what, why) in [
            ("control", control("fast")),
            ("control", control("90+30m")),
            ("control", control("40/90m+")),
            ("control", control("90m, 30m")),
            ("control", Unread::Text { most: 200 }),
            ("name", Unread::Text { most: 200 }),
            ("regulations", rule("draw.claim.move", &Raw::Number(40))),
            ("regulations", rule("claim.withdrawal", &Raw::Text("now"))),
            (
                "position",
                Unread::from(Position::from_fen("8/8/8/8 w").unwrap_err()),
            ),
            ("position", Unread::NoMove),
            ("act", Unread::TooLong { most: 1000 }),
            ("name", Unread::Unseen),
            ("name", Unread::Others),
            ("commit", Unread::Letters { letters: 64 }),
            ("reveal", Unread::NotCommitted),
        ] {
            let english = why.to_string();
            let failure = Failure::Hall(HallError::Unreadable { what, why });
            let mut said = Vec::new();
            for language in Language::ALL {
                let table = failure.json(&Lang::new(language));
                assert_eq!(table["why"], *english);
                let text = table["text"].as_str().unwrap().to_owned();
                assert!(!text.contains(&english) || language == Language::En, "{text}");
                assert!(!said.contains(&text), "{text}");
                said.push(text);
            }
        }
    }
}
