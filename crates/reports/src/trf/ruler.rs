//! Lines that count the columns for whoever reads a report file by eye. They say nothing of the event.
//!
//! Writers put them anywhere and in any number: a legend (`DDD SSSS sTTT NNNN`), a line of tens above a line of units.

/// Whether a line is one of them.
pub fn is_ruler(line: &str) -> bool {
    is_legend(line) || is_units(line) || is_tens(line)
}

/// `DDD`, then a field of one capital letter repeated: what the columns hold, in the place where the records hold it.
fn is_legend(line: &str) -> bool {
    let Some(fields) = line
        .strip_prefix("DDD")
        .filter(|rest| rest.starts_with([' ', '\t']))
    else {
        return false;
    };
    let first = fields.split_whitespace().next().unwrap_or("");
    let sign = first.chars().next().filter(char::is_ascii_uppercase);
    sign.is_some_and(|sign| first.chars().all(|other| other == sign))
}

/// `1234567890` again and again, from 1 or from 0.
fn is_units(line: &str) -> bool {
    let digits: Vec<u32> = line.chars().map_while(|sign| sign.to_digit(10)).collect();
    let counts = digits.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 10);
    digits.len() >= 10
        && digits[0] <= 1
        && counts
        && line.chars().all(|sign| sign.is_ascii_digit() || sign == ' ')
}

/// `1`, `2`, `3` ... ten columns apart, each with a sign in column 10, 20, 30 ..., or one behind it above units that begin with 0;
/// from the tenth on whole or its last figure alone, on either side of that column.
fn is_tens(line: &str) -> bool {
    if line.chars().any(|sign| !sign.is_ascii_digit() && sign != ' ') {
        return false;
    }
    let (mut start, mut ten) = (0, 0);
    for text in line.split(' ') {
        if !text.is_empty() {
            ten += 1;
            let column = 10 * ten;
            let stands = start <= column && column <= start + text.len();
            if !stands || (*text != ten.to_string() && *text != (ten % 10).to_string()) {
                return false;
            }
        }
        start += text.len() + 1;
    }
    ten > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulers_are_known_as_they_occur() {
        for line in [
            "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1",
            "DDD SSSS sCCC NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB",
            "DDD SSS NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN FFFFF EEEEEE MMMMMM GGGGGG RRR  PPP1 PPP2",
            "         1         2         3",
            "         1         2         3         4         5         6         7         8         9        10        11",
            "          1         2         3",
            "         1         2         3         4         5         6         7         8         9         0         1",
            "         1         2         3         4         5         6         7         8         9         10        11",
            "12345678901234567890123456789",
            "0123456789012345678901234567890",
            "1234567890",
        ] {
            assert!(is_ruler(line), "{line}");
        }
    }

    #[test]
    fn what_may_say_something_is_no_ruler() {
        for line in [
            "DDD    1                                        2650",
            "DDD",
            "DDD some words",
            "001    1      One",
            "   1    2",
            "1         2         3",
            "         1         3",
            "         2         3",
            "         1        2",
            "123456789",
            "1234567891",
            "2345678901234",
            "12345678901234567890 rest",
            "132                                                                                        24/11/23",
        ] {
            assert!(!is_ruler(line), "{line}");
        }
    }
}
