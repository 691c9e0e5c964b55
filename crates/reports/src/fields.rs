//! A line of a table in its fields.

/// A field with its column in characters, from 1.
pub(crate) type Field = (usize, String);

/// A quoted field that does not end, or goes on behind its end, with its column.
#[derive(Debug)]
pub(crate) struct Quote(pub usize);

/// The fields of a line with their columns; `"` opens a quoted one, in which `""` is a quotation mark.
pub(crate) fn fields(text: &str, parts: impl Fn(char) -> bool) -> Result<Vec<Field>, Quote> {
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
                    (None, _) => return Err(Quote(start + 1)),
                }
            }
            at += 1;
            if signs.get(at).is_some_and(|&sign| !parts(sign)) {
                return Err(Quote(at + 1));
            }
        } else {
            while let Some(&sign) = signs.get(at).filter(|&&sign| !parts(sign)) {
                field.push(sign);
                at += 1;
            }
        }
        list.push((start + 1, field));
        if signs.get(at).is_none() {
            return Ok(list);
        }
        at += 1;
    }
}

/// The fields of a line in which quotation marks mean nothing.
pub(crate) fn bare_fields(text: &str, parts: impl Fn(char) -> bool) -> Vec<Field> {
    let mut start = 1;
    text.split(parts)
        .map(|field| {
            let at = start;
            start += field.chars().count() + 1;
            (at, field.to_owned())
        })
        .collect()
}
