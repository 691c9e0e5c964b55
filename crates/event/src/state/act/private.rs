//! What of an act is nobody's business for ever.

use super::Act;

/// Every day of birth of an act.
pub(crate) fn births(act: &mut Act, each: &mut dyn FnMut(&mut String)) {
    match act {
        Act::Enter(enter) => each(&mut enter.form.birth),
        Act::CorrectEntrant(correct) => {
            for field in correct.fields.iter_mut().filter(|field| field.field == "birth") {
                each(&mut field.value);
                field.was.iter_mut().for_each(&mut *each);
            }
        }
        _ => {}
    }
}
