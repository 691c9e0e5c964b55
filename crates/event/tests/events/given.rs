//! What a case gives, as its TOML table has it.

use core::time::Duration;

use toml::de::{DeTable, DeValue};

/// A table with short ways to its values; what is not there is a fault of the case.
pub struct Given<'a>(pub &'a DeTable<'a>);

impl<'a> Given<'a> {
    pub fn find(&self, key: &str) -> Option<&'a DeValue<'a>> {
        self.0.get(key).map(toml::Spanned::get_ref)
    }

    pub fn get(&self, key: &str) -> &'a DeValue<'a> {
        self.find(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    pub fn text(&self, key: &str) -> &'a str {
        self.get(key).as_str().unwrap_or_else(|| panic!("{key}: a text"))
    }

    pub fn number(&self, key: &str) -> u32 {
        let number = self
            .get(key)
            .as_integer()
            .unwrap_or_else(|| panic!("{key}: a number"));
        number.as_str().parse().expect("a number")
    }

    pub fn yes(&self, key: &str) -> bool {
        self.get(key)
            .as_bool()
            .unwrap_or_else(|| panic!("{key}: true or false"))
    }

    pub fn list(&self, key: &str) -> Vec<&'a str> {
        let list = self.find(key).and_then(DeValue::as_array).into_iter().flatten();
        list.map(|item| item.get_ref().as_str().expect("a text"))
            .collect()
    }

    pub fn table(&self, key: &str) -> Given<'a> {
        Given(
            self.get(key)
                .as_table()
                .unwrap_or_else(|| panic!("{key}: a table")),
        )
    }
}

/// `1:30:00` or `10:00`.
pub fn duration(text: &str) -> Duration {
    let seconds = text
        .split(':')
        .fold(0, |sum, part| sum * 60 + part.parse::<u64>().expect("a time"));
    Duration::from_secs(seconds)
}
