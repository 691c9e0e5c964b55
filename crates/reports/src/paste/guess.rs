//! Ratings that were told by nothing but their four digits, and may be years of birth.

use super::value::is_year;
use super::{DoubtKind, Pasted, Place};

/// So many years in a row are no accident.
const MANY: usize = 4;

/// Ratings that nothing but their digits tells.
#[derive(Default)]
pub(super) struct Guesses(Vec<(Place, u16, bool)>);

impl Guesses {
    pub fn add(&mut self, place: Place, rating: Option<u16>, written: &str) {
        if let Some(rating) = rating {
            let own = written.chars().any(|sign| sign.is_numeric() && !sign.is_ascii());
            self.0.push((place, rating, own));
        }
    }

    /// The first of them is doubted where all are years, and each Persian year that is written in Persian.
    pub fn doubt(self, pasted: &mut Pasted) {
        let year = |&(_, rating, _): &(Place, u16, bool)| is_year(rating.into());
        let all = self.0.len() >= MANY && self.0.iter().all(year);
        for (at, one) in self.0.iter().enumerate() {
            let persian = one.2 && year(one) && one.1 < 1500;
            if persian || all && at == 0 {
                pasted.doubt(one.0, DoubtKind::RatingOrYear(one.1.to_string()));
            }
        }
    }
}
