//! Names of people and events: they can be seen and read, and are told from each other.

/// Whether a name can be read: it has a letter or a digit, and nothing in it is invisible or turns the direction of
/// writing. The two joiners of Persian, Arabic and Indian scripts stand between letters only.
///
/// ```
/// use arbiter_hall::is_readable;
/// assert!(is_readable("نیک\u{200c}نام") && is_readable("Đặng Thị Hạnh") && is_readable("R2-D2"));
/// assert!(!is_readable("\u{200b}") && !is_readable("Vera\u{202e}") && !is_readable("a\u{200d}") && !is_readable("…"));
/// ```
#[must_use]
pub fn is_readable(name: &str) -> bool {
    let signs: Vec<char> = name.chars().collect();
    let joined = |place: usize| {
        let letter = |sign: Option<&char>| sign.is_some_and(|sign| sign.is_alphabetic());
        place > 0 && letter(signs.get(place - 1)) && letter(signs.get(place + 1))
    };
    let seen = |(place, sign): (usize, &char)| match sign {
        '\u{200c}' | '\u{200d}' => joined(place),
        sign => !is_unseen(*sign),
    };
    signs.iter().enumerate().all(seen)
        && signs
            .iter()
            .any(|sign| sign.is_alphanumeric() && !is_unseen(*sign))
}

/// Signs that leave no mark, or change how others stand: those of a tournament's texts, and variation selectors.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || arbiter_event::act::is_unseen(sign)
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether two names look alike: the same letters and digits, whatever their size and what stands between them, Cyrillic
/// and Greek letters that look like Latin ones for those.
///
/// ```
/// use arbiter_hall::look_alike;
/// assert!(look_alike("Sonja Graf", "sonja  graf.") && look_alike("Аrbiter", "Arbiter"));
/// assert!(!look_alike("Vera", "Sonja") && !look_alike("", ""));
/// ```
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(outline);
    !one.is_empty() && one == other
}

fn outline(name: &str) -> String {
    let letters = name.chars().filter(|sign| sign.is_alphanumeric());
    letters.flat_map(char::to_lowercase).map(latin).collect()
}

const fn latin(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'е' | 'ё' | 'ε' => 'e',
        'н' | 'η' => 'h',
        'і' | 'ι' | 'ı' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ո' => 'n',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'у' | 'γ' => 'y',
        'х' | 'χ' => 'x',
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        letter => letter,
    }
}
