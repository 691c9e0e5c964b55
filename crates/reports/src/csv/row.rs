//! A line of a table in its fields.

use super::{CsvFault, CsvFaultKind};

/// A field with its column in characters, from 1.
pub(super) type Field = (usize, String);

/// The fields of a line with their columns; `"` opens a quoted one, in which `""` is a quotation mark.
pub(super) fn fields(line: usize, text: &str, comma: char) -> Result<Vec<Field>, CsvFault> {
    let signs: Vec<char> = text.chars().collect();
    let mut list = Vec::new();
    let mut at = 0;
    loop {
        let start = at;
        let mut field = String::new();
        if signs.get(at) == Some(&'"') {
            at += 1;
            loop {
                match (signs.get(at), signs.get(at + 1)) {
                    (Some('"'), Some('"')) => {
                        field.push('"');
                        at += 2;
                    }
                    (Some('"'), _) => break,
                    (Some(&sign), _) => {
                        field.push(sign);
                        at += 1;
                    }
                    (None, _) => {
                        let kind = CsvFaultKind::Quote;
                        return Err(CsvFault {
                            line,
                            column: start + 1,
                            kind,
                        });
                    }
                }
            }
            at += 1;
            if signs.get(at).is_some_and(|&sign| sign != comma) {
                let kind = CsvFaultKind::Quote;
                return Err(CsvFault {
                    line,
                    column: at + 1,
                    kind,
                });
            }
        } else {
            while let Some(&sign) = signs.get(at).filter(|&&sign| sign != comma) {
                field.push(sign);
                at += 1;
            }
        }
        list.push((start + 1, field));
        if signs.get(at) != Some(&comma) {
            return Ok(list);
        }
        at += 1;
    }
}
