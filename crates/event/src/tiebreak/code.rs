//! Codes of tie-breaks: a name and modifiers, `BH/C1`, `KS/L+1`.

use core::fmt;
use core::str::FromStr;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the codes of C.07, which names them so")]
pub enum Name {
    Pts,
    De,
    Win,
    Won,
    Bpg,
    Bwg,
    Ps,
    Rep,
    Std,
    Tpn,
    Bh,
    Aob,
    Fb,
    Sb,
    Ks,
    Aro,
    Tpr,
    Ptp,
    Apro,
    Appo,
    Rtng,
    Mpts,
    Gpts,
    Mpvgp,
    Emmsb,
    Emgsb,
    Egmsb,
    Eggsb,
    Bc,
    Tbr,
    Bbe,
    Ede,
    Edebt,
    Edebb,
    Edet,
    Edeb,
    Sssc,
}

impl Name {
    /// Whether only teams have it.
    #[must_use]
    pub const fn of_teams(self) -> bool {
        self as u8 >= Self::Mpts as u8
    }

    /// The article of C.07 that says what it is; points themselves have none.
    ///
    /// ```
    /// use arbiter_event::tiebreak::Name;
    /// assert_eq!(Name::Bh.article(), Some("8.1"));
    /// assert_eq!(Name::Pts.article(), None);
    /// ```
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        Some(match self {
            Self::Pts => return None,
            Self::De => "6",
            Self::Win => "7.1",
            Self::Won => "7.2",
            Self::Bpg => "7.3",
            Self::Bwg => "7.4",
            Self::Ps => "7.5",
            Self::Rep => "7.6",
            Self::Std => "7.7",
            Self::Tpn => "7.8",
            Self::Bh => "8.1",
            Self::Aob => "8.2",
            Self::Fb => "8.3",
            Self::Sb => "9.1",
            Self::Ks => "9.2",
            Self::Aro => "10.1",
            Self::Tpr => "10.2",
            Self::Ptp => "10.3",
            Self::Apro => "10.4",
            Self::Appo => "10.5",
            Self::Rtng => "10.6",
            Self::Mpts | Self::Gpts => "11.1",
            Self::Bc => "12.1",
            Self::Tbr => "12.2",
            Self::Bbe => "12.3",
            Self::Mpvgp => "13.1",
            Self::Emmsb | Self::Emgsb | Self::Egmsb | Self::Eggsb => "13.2",
            Self::Ede => "13.3",
            Self::Edebt | Self::Edebb | Self::Edet | Self::Edeb => "13.3.2",
            Self::Sssc => "13.4",
        })
    }

    /// Whether lower values are better.
    #[must_use]
    pub const fn low_first(self) -> bool {
        matches!(self, Self::Tpn | Self::Bc)
    }

    /// Whether it splits level groups without a value of its own.
    #[must_use]
    pub const fn without_value(self) -> bool {
        matches!(
            self,
            Self::De
                | Self::Tbr
                | Self::Bbe
                | Self::Ede
                | Self::Edebt
                | Self::Edebb
                | Self::Edet
                | Self::Edeb
        )
    }
}

/// The score of teams that a tie-break looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reference {
    /// `:MP`.
    MatchPoints,
    /// `:GP`.
    GamePoints,
}

/// Codes and names.
const NAMES: &[(&str, Name)] = &[
    ("PTS", Name::Pts),
    ("DE", Name::De),
    ("WIN", Name::Win),
    ("WON", Name::Won),
    ("BPG", Name::Bpg),
    ("BWG", Name::Bwg),
    ("PS", Name::Ps),
    ("REP", Name::Rep),
    ("GE", Name::Rep),
    ("STD", Name::Std),
    ("TPN", Name::Tpn),
    ("BH", Name::Bh),
    ("AOB", Name::Aob),
    ("FB", Name::Fb),
    ("SB", Name::Sb),
    ("KS", Name::Ks),
    ("ARO", Name::Aro),
    ("TPR", Name::Tpr),
    ("PTP", Name::Ptp),
    ("APRO", Name::Apro),
    ("APPO", Name::Appo),
    ("RTNG", Name::Rtng),
    ("MPTS", Name::Mpts),
    ("GPTS", Name::Gpts),
    ("MPVGP", Name::Mpvgp),
    ("EMMSB", Name::Emmsb),
    ("EMGSB", Name::Emgsb),
    ("EGMSB", Name::Egmsb),
    ("EGGSB", Name::Eggsb),
    ("BC", Name::Bc),
    ("TBR", Name::Tbr),
    ("BBE", Name::Bbe),
    ("EDE", Name::Ede),
    ("EDEBT", Name::Edebt),
    ("EDEBB", Name::Edebb),
    ("EDET", Name::Edet),
    ("EDEB", Name::Edeb),
    ("SSSC", Name::Sssc),
];

/// A tie-break with its modifiers (Article 14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    /// What is counted.
    pub name: Name,
    /// Least significant values that are cut.
    pub low: usize,
    /// Most significant values that are cut.
    pub high: usize,
    /// On Fore Buchholz values.
    pub fore: bool,
    /// Forfeits count as played.
    pub forfeits: bool,
    /// Koya's limit, moved by half points.
    pub limit: i32,
    /// Reverse order.
    pub reverse: bool,
    /// Rating to take for unrated players.
    pub unrated: Option<u16>,
    /// The score of teams that is looked at; the primary one where it is not said.
    pub reference: Option<Reference>,
    /// The divisor of `SSSC` where the event announces one.
    pub divisor: Option<i64>,
    /// As written.
    pub(super) text: String,
}

/// A code that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no tie-break: {why}")]
pub struct NotATieBreak {
    /// As written.
    pub text: String,
    /// What is wrong with it.
    pub why: &'static str,
}

impl Code {
    /// Whether it looks at ratings, which must be known of all.
    #[must_use]
    pub fn needs_ratings(&self) -> bool {
        matches!(
            self.name,
            Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng
        )
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Code {
    type Err = NotATieBreak;

    /// Reads `BH`, `BH/C1`, `bh-c1`.
    ///
    /// ```
    /// use arbiter_event::tiebreak::Code;
    /// let code: Code = "BH/C1".parse().unwrap();
    /// assert_eq!((code.low, code.to_string()), (1, "BH/C1".to_owned()));
    /// assert!("ZZ".parse::<Code>().is_err() && "BH/M99999999999".parse::<Code>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NotATieBreak> {
        let fault = |why| NotATieBreak {
            text: text.to_owned(),
            why,
        };
        let upper = text.trim().to_ascii_uppercase();
        let mut parts = upper.split('/');
        let head = parts.next().unwrap_or("");
        let (head, dashed) = head
            .split_once('-')
            .map_or((head, None), |(head, rest)| (head, Some(rest)));
        let (head, reference) = match head.split_once(':') {
            Some((head, "MP")) => (head, Some(Reference::MatchPoints)),
            Some((head, "GP")) => (head, Some(Reference::GamePoints)),
            Some(_) => return Err(fault("the score is neither MP nor GP")),
            None => (head, None),
        };
        let name = NAMES
            .iter()
            .find(|(code, _)| *code == head)
            .ok_or_else(|| fault("the code is not known"))?
            .1;
        let mut code = Self {
            name,
            low: 0,
            high: 0,
            fore: false,
            forfeits: false,
            limit: 0,
            reverse: false,
            unrated: None,
            reference,
            divisor: None,
            text: text.trim().to_owned(),
        };
        for modifier in dashed.into_iter().chain(parts) {
            code.modify(modifier)
                .ok_or_else(|| fault("the modifier is not known"))?;
        }
        Ok(code)
    }
}

impl Code {
    fn modify(&mut self, modifier: &str) -> Option<()> {
        let mut signs = modifier.chars();
        let (letter, rest) = (signs.next()?, signs.as_str());
        match letter {
            'C' => self.low = rest.parse::<u8>().ok()?.into(),
            'M' => {
                self.low = rest.parse::<u8>().ok()?.into();
                self.high = self.low;
            }
            'F' if rest.is_empty() => self.fore = true,
            'P' if rest.is_empty() => self.forfeits = true,
            'R' if rest.is_empty() => self.reverse = true,
            'L' => self.limit = rest.parse::<i16>().ok()?.into(),
            'K' => self.divisor = Some(rest.parse::<u16>().ok().filter(|&divisor| divisor > 0)?.into()),
            'U' => self.unrated = Some(rest.parse().ok()?),
            _ => return None,
        }
        Some(())
    }
}
