//! In which language the program speaks.

use std::env;

use arbiter_lang::{Lang, Language};
use clap::Args;

/// The option `--lang`, for every job that speaks to people.
#[derive(Debug, Args)]
pub struct LanguageArgument {
    /// The language of the report: en, fa, ar or vi [default: that of the environment].
    #[arg(long, value_name = "LANGUAGE", value_parser = parse)]
    lang: Option<Language>,
}

impl LanguageArgument {
    /// The language that was asked for by name.
    pub const fn chosen(&self) -> Option<Language> {
        self.lang
    }

    /// The texts of the language asked for, or else of the environment, or else English.
    pub fn lang(&self) -> Lang {
        Lang::new(self.lang.or_else(of_environment).unwrap_or(Language::En))
    }
}

/// The same for a job with jobs of its own: it may stand behind each of them.
#[derive(Debug, Args)]
pub struct LanguageEverywhere {
    /// The language of what is told: en, fa, ar or vi [default: that of the environment].
    #[arg(long, value_name = "LANGUAGE", value_parser = parse, global = true)]
    lang: Option<Language>,
}

impl LanguageEverywhere {
    /// The texts of the language asked for, or else of the environment, or else English.
    pub fn lang(&self) -> Lang {
        Lang::new(self.lang.or_else(of_environment).unwrap_or(Language::En))
    }
}

fn parse(tag: &str) -> Result<Language, &'static str> {
    Language::from_tag(tag).ok_or("expected en, fa, ar or vi")
}

/// The first of the variables that is set decides, as for every program.
fn of_environment() -> Option<Language> {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty())?;
    Language::from_tag(&locale_tag(&value))
}

/// `fa_IR.UTF-8` as a language tag: `fa-IR`.
fn locale_tag(value: &str) -> String {
    let name = value.split(['.', '@']).next().unwrap_or_default();
    name.replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_become_tags() {
        for (value, tag) in [
            ("fa_IR.UTF-8", "fa-IR"),
            ("vi", "vi"),
            ("C", "C"),
            ("ar_EG@euro", "ar-EG"),
        ] {
            assert_eq!(locale_tag(value), tag);
        }
    }
}
