//! What the mate question found, in words: whoever tells it, a command or a page, says it alike.

use arbiter_game::rules::chess::{Color, LegalMove};
use arbiter_game::rules::mate::Verdict;
use arbiter_laws::Topic;

use crate::{Args, Lang};

/// The topic of the article that a verdict rests on: that on checkmate where the side has checkmated, else that on fallen
/// flags.
#[must_use]
pub fn mate_topic(verdict: &Verdict) -> Topic {
    match verdict {
        Verdict::Winnable(line) if line.is_empty() => Topic::EndCheckmate,
        _ => Topic::FlagLoss,
    }
}

impl Lang {
    /// What the mate question says of a side. The variables hold the article on [`mate_topic`], and under `flag` whether it
    /// decides what follows of a fallen flag (`decides`, else `loses`); `can` tells of a line that mates.
    pub fn mate_verdict(
        &self,
        side: Color,
        verdict: &Verdict,
        args: Args,
        can: impl FnOnce(&[LegalMove], Args) -> String,
    ) -> String {
        let args = args.word("side", side.word());
        match verdict {
            Verdict::Winnable(line) if line.is_empty() => self.text("mate-mated", &args),
            Verdict::Winnable(line) => can(line, args.count("plies", line.len() as u64)),
            Verdict::Unwinnable(proof) => {
                let args = args.word("reason", proof.argument.tag());
                let args = args.count("positions", proof.positions.len() as u64 + 1);
                self.text("mate-cannot", &args)
            }
            Verdict::Undetermined { nodes, .. } => {
                self.text("mate-unknown", &args.count("positions", *nodes))
            }
        }
    }
}
