//! Verdicts in the words of a language, with the articles of a rulebook.

use arbiter_chess::{Color, LegalMove, Playable, Position};
use arbiter_game::asked::Asked;
use arbiter_game::rules::answer::EndReason;
use arbiter_game::rules::{Answer, flag};
use arbiter_game::state::Situation;
use arbiter_lang::{Args, Lang, mate_topic};
use arbiter_laws::{Regime, Rulebook, Topic};
use arbiter_mate::{Verdict, Why};
use arbiter_notation::{SanStyle, write_san};

/// Who says it.
pub struct Speaker {
    lang: Lang,
    regime: Regime,
}

/// One word for what a verdict rests on; none for a line.
pub const fn reason(verdict: &Verdict) -> Option<&'static str> {
    match verdict {
        Verdict::Winnable(_) => None,
        Verdict::Unwinnable(proof) => Some(proof.argument.tag()),
        Verdict::Undetermined { why, .. } => Some(match why {
            Why::Cancelled => "cancelled",
            Why::Quick => "quick",
            _ => "budget",
        }),
    }
}

impl Speaker {
    pub fn new(lang: Lang, rulebook: &Rulebook) -> Speaker {
        Speaker {
            lang,
            regime: rulebook.standard(),
        }
    }

    /// A paragraph for each side asked about, and one for a position that is dead; where the rulebook does not ask
    /// who can mate when a flag falls, one that says so.
    pub fn say(&self, position: &Position, verdicts: &[(Color, Verdict)]) -> String {
        let mut text = String::new();
        for (color, verdict) in verdicts {
            text.push_str(&self.verdict(position, *color, verdict));
            text.push('\n');
        }
        let ended = Asked::of(position, &[], self.regime.clone()).over().cloned();
        match ended.filter(|_| verdicts.len() == 2) {
            Some(ended) => {
                text.push_str(&self.ended(position, &ended));
                text.push('\n');
            }
            None if flag::always_loses(&self.regime) && !position.is_checkmate() => {
                let args = self
                    .article(Topic::FlagLoss)
                    .text("dead", self.cited(Topic::EndDead));
                text.push_str(&self.lang.text("mate-flag-loses", &args));
                text.push('\n');
            }
            None => {}
        }
        text
    }

    /// How the game had ended before anybody could ask.
    fn ended(&self, position: &Position, ended: &Answer) -> String {
        let ruling = match ended {
            Answer::Ruling(ruling) => ruling,
            Answer::Question(question) => return self.lang.question(question),
        };
        if matches!(ruling.end(), Some((_, EndReason::DeadPosition))) {
            return self.lang.text("mate-dead", &self.article(Topic::EndDead));
        }
        let args = Args::new()
            .text(
                "ended",
                self.lang.decision(ruling, &[Situation::lawfully(*position)]),
            )
            .text(
                "article",
                ruling.cites.first().map_or_else(String::new, ToString::to_string),
            );
        self.lang.text("mate-ended", &args)
    }

    fn article(&self, topic: Topic) -> Args {
        Args::new().text("article", self.cited(topic))
    }

    fn cited(&self, topic: Topic) -> String {
        let article = self.regime.cite(topic);
        article.map_or_else(|| "-".to_owned(), |cite| cite.to_string())
    }

    fn verdict(&self, position: &Position, color: Color, verdict: &Verdict) -> String {
        let flag = if flag::always_loses(&self.regime) {
            "loses"
        } else {
            "decides"
        };
        let args = self.article(mate_topic(verdict)).word("flag", flag);
        self.lang.mate_verdict(color, verdict, args, |line, args| {
            self.lang
                .text("mate-can", &args.text("line", moves(position, line)))
        })
    }
}

/// The line as it would be recorded.
fn moves(position: &Position, line: &[LegalMove]) -> String {
    let mut now = *position;
    let mut text = Vec::with_capacity(line.len());
    for &by in line {
        text.push(write_san(&now, by, &SanStyle::PGN).to_string());
        now = now.play(by);
    }
    text.join(" ")
}
