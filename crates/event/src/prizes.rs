//! Prizes among those who are level in points: shared equally, by Hort's system, by place, or mixed.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How those who are level share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sharing {
    /// Nobody shares: the tie-breaks decide.
    #[default]
    Place,
    /// The prizes of all who are level are put together and divided equally.
    Equal,
    /// Half of each prize goes by place, the other halves are put together and divided equally (Vlastimil Hort).
    Hort,
    /// The first so many prizes go by place, all others are shared equally among those who are level and have none of them.
    Hybrid(usize),
}

impl Sharing {
    /// Its name in JSON and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Equal => "equal",
            Self::Hort => "hort",
            Self::Hybrid(_) => "hybrid",
        }
    }
}

/// A sum of money in hundredths; which money it is, the invitation says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Money(u64);

/// Text that is no sum of money.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a sum such as 500 or 250.50, found {0:?}")]
pub struct NotMoney(pub String);

impl Money {
    /// The largest sum of one prize: a thousand thousand million.
    pub const MOST: Self = Self(100_000_000_000_000);

    /// So many hundredths.
    #[must_use]
    pub const fn hundredths(hundredths: u64) -> Self {
        Self(hundredths)
    }

    /// In hundredths.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl FromStr for Money {
    type Err = NotMoney;

    /// Digits with at most two behind a point.
    ///
    /// ```
    /// use arbiter_event::prizes::Money;
    /// assert_eq!("250.5".parse(), Ok(Money::hundredths(25_050)));
    /// assert!("-1".parse::<Money>().is_err() && "1.005".parse::<Money>().is_err() && "".parse::<Money>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NotMoney> {
        let fault = || NotMoney(text.to_owned());
        let plain: String = text.trim().chars().map(crate::ages::latin).collect();
        let (whole, part) = plain.split_once('.').unwrap_or((&plain, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
        if !digits(whole) || !digits(part) || part.len() > 2 {
            return Err(fault());
        }
        let whole: u64 = whole.parse().map_err(|_| fault())?;
        let part: u64 = format!("{part:0<2}").parse().map_err(|_| fault())?;
        let sum = whole.checked_mul(100).and_then(|sum| sum.checked_add(part));
        sum.map(Self).filter(|sum| *sum <= Self::MOST).ok_or_else(fault)
    }
}

impl fmt::Display for Money {
    /// Without hundredths where there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        if part == 0 {
            write!(f, "{whole}")
        } else {
            write!(f, "{whole}.{part:02}")
        }
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Money {
    /// From text, or from a whole number.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        let text = match Written::deserialize(deserializer)? {
            Written::Number(whole) => whole.to_string(),
            Written::Text(text) => text,
        };
        text.parse().map_err(de::Error::custom)
    }
}

/// What each place gets, in the unit of the prizes times `fine`, a half rounded up.
///
/// `level` tells of each place, from the first, with what score it was reached; equal scores share. Who is level with the
/// last prize shares in it too. Where `unit` is 100 and prizes are in cents, whole euros are paid out.
///
/// ```
/// use arbiter_event::prizes::{Sharing, shares};
/// // The example of the encyclopaedia's article on Hort's system: six prizes, whole euros.
/// let scores = [80, 80, 75, 70, 70, 70];
/// let prizes = [100_00, 80_00, 60_00, 40_00, 20_00, 10_00];
/// assert_eq!(shares(&scores, &prizes, Sharing::Hort, 100), [95_00, 85_00, 60_00, 32_00, 22_00, 17_00]);
/// ```
#[must_use]
pub fn shares(level: &[i64], prizes: &[u64], sharing: Sharing, unit: u64) -> Vec<u64> {
    let prize = |place: usize| prizes.get(place).copied().unwrap_or(0);
    let mut paid = Vec::with_capacity(level.len());
    let mut start = 0;
    for group in level.chunk_by(|one, two| one == two) {
        let places = start..start + group.len();
        start = places.end;
        let by_place = match sharing {
            Sharing::Hybrid(first) => first.clamp(places.start, places.end) - places.start,
            _ => 0,
        };
        let pooled: u64 = places.clone().skip(by_place).map(prize).sum();
        let count = (group.len() - by_place) as u64;
        for (at, place) in places.enumerate() {
            // In halves of a count-th, so that nothing is lost before the rounding.
            let (parts, of) = match sharing {
                Sharing::Place => (prize(place), 1),
                Sharing::Hybrid(_) if at < by_place => (prize(place), 1),
                Sharing::Equal | Sharing::Hybrid(_) => (pooled, count),
                Sharing::Hort => (prize(place) * count + pooled, 2 * count),
            };
            paid.push(rounded(parts, of, unit.max(1)));
        }
    }
    paid
}

/// A fraction as a multiple of the unit, a half up.
fn rounded(parts: u64, of: u64, unit: u64) -> u64 {
    let of = of * unit;
    (2 * parts + of) / (2 * of) * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prizes_are_shared_as_the_worked_examples_say() {
        let hort = [100, 80, 60, 40, 20, 10].map(|prize| prize * 100);
        let open = [2_000, 1_000, 500, 300, 200];
        let scores = [80, 80, 75, 70, 70, 70];
        let three = [90, 80, 80, 80, 70]; // three level for second
        for (level, prizes, sharing, unit, expected) in [
            // "Hort-System", Wikipedia, whole euros: A to F.
            (
                &scores[..],
                &hort[..],
                Sharing::Hort,
                100,
                &[9500, 8500, 6000, 3200, 2200, 1700][..],
            ),
            // The same to the cent: 20 + 35/3 and so on.
            (
                &scores,
                &hort,
                Sharing::Hort,
                1,
                &[9500, 8500, 6000, 3167, 2167, 1667],
            ),
            // Pooled places, $1,800 ÷ 3 = $600 (the standard rule, USCF 32B2).
            (&three, &open, Sharing::Equal, 1, &[2000, 600, 600, 600, 200]),
            (&three, &open, Sharing::Place, 1, &[2000, 1000, 500, 300, 200]),
            // The second prize goes by place, the third and fourth are shared.
            (&three, &open, Sharing::Hybrid(2), 1, &[2000, 1000, 400, 400, 200]),
            // Four level for $300, $200 and a third of $150: $650 ÷ 4 (the standard rule, an example of WinTD).
            (
                &[1, 1, 1, 1],
                &[30_000, 20_000, 15_000],
                Sharing::Equal,
                1,
                &[16_250, 16_250, 16_250, 16_250],
            ),
            // $120, four who tie, $500 of prizes with a fifth in the group above (USCF forum): $125 each.
            (&[1; 4], &[100, 100, 100, 100, 100], Sharing::Equal, 1, &[100; 4]),
            // By hand, from the rules at the head of this file. Two level at the top: (1,000 + 600) / 2.
            (&[7, 7, 6], &[1000, 600, 400], Sharing::Equal, 1, &[800, 800, 400]),
            // Hort: 500 + (1,000 + 600) / 4 = 900 and 300 + 400 = 700.
            (&[7, 7, 6], &[1000, 600, 400], Sharing::Hort, 1, &[900, 700, 400]),
            // Four level: halves 500, 300, 200, 100 and (1,000 + 600 + 400 + 200) / 8 = 275 each.
            (
                &[7; 4],
                &[1000, 600, 400, 200],
                Sharing::Hort,
                1,
                &[775, 575, 475, 375],
            ),
            // The first prize goes to the best tie-break, 600 and 400 are shared by the two others: 500 each.
            (
                &[7; 3],
                &[1000, 600, 400],
                Sharing::Hybrid(1),
                1,
                &[1000, 500, 500],
            ),
            // Prizes by place that nobody is level for change nothing: the last two share 400 and 200.
            (
                &[9, 8, 7, 7],
                &[1000, 600, 400, 200],
                Sharing::Hybrid(2),
                1,
                &[1000, 600, 300, 300],
            ),
            // Who ties beyond the last prize has a share in it.
            (&[5, 4, 4], &[100, 50], Sharing::Equal, 1, &[100, 25, 25]),
            (&[5, 4, 4], &[100, 50], Sharing::Hort, 1, &[100, 38, 13]),
        ] {
            assert_eq!(
                shares(level, prizes, sharing, unit),
                expected,
                "{sharing:?} {prizes:?}"
            );
        }
    }

    #[test]
    fn sums_are_written_as_they_are_read() {
        let read = |text: &str| {
            serde_json::from_str::<Money>(text)
                .map(|sum| sum.to_string())
                .ok()
        };
        assert_eq!(read("500").as_deref(), Some("500"));
        assert_eq!(read("\"250.5\"").as_deref(), Some("250.50"));
        assert_eq!(read("\"۵۰۰\"").as_deref(), Some("500"));
        for wrong in [
            "-1",
            "1.5",
            "\"1,000\"",
            "\"\"",
            "\"1.\"",
            "1000000000001",
            "null",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn nothing_is_lost_but_by_rounding() {
        for sharing in [Sharing::Place, Sharing::Equal, Sharing::Hort, Sharing::Hybrid(3)] {
            let level = [9, 8, 8, 8, 7, 7, 6];
            let prizes = [100_000, 70_000, 50_000, 30_000, 20_000, 10_000, 5_000];
            let paid: u64 = shares(&level, &prizes, sharing, 1).iter().sum();
            assert!(paid.abs_diff(prizes.iter().sum()) <= 4, "{sharing:?}: {paid}");
        }
    }
}
