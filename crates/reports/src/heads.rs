//! What the head lines of tables call their columns, in the four languages.

use std::collections::HashMap;
use std::sync::LazyLock;

use arbiter_event::state::name_words;

/// What a column is by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Head {
    /// A column of an entry, by the name that `EntryForm::set` knows.
    Of(&'static str),
    /// The family name alone.
    Last,
    /// The given name alone.
    First,
    /// Numbers of the lines, which say nothing of a player.
    Number,
}

/// The names, however they are written: case, marks and what stands between the words are nothing.
const NAMES: &[(Head, &[&str])] = &[
    (
        Head::Of("name"),
        &[
            "name",
            "names",
            "player",
            "players",
            "full name",
            "نام",
            "نام و نام خانوادگی",
            "نام بازیکن",
            "نام کامل",
            "بازیکن",
            "بازیکنان",
            "اسم",
            "الاسم الكامل",
            "اسم اللاعب",
            "لاعب",
            "اللاعبون",
            "tên",
            "họ tên",
            "họ và tên",
            "kỳ thủ",
            "tên kỳ thủ",
            "vận động viên",
        ],
    ),
    (
        Head::Last,
        &[
            "last name",
            "lastname",
            "surname",
            "family name",
            "نام خانوادگی",
            "فامیل",
            "فامیلی",
            "اسم العائلة",
            "لقب العائلة",
            "اسم الأسرة",
            "họ",
            "họ đệm",
            "họ và đệm",
            "họ và tên đệm",
        ],
    ),
    (
        Head::First,
        &[
            "first name",
            "firstname",
            "given name",
            "forename",
            "نام کوچک",
            "الاسم الأول",
        ],
    ),
    (
        Head::Of("rating"),
        &[
            "rating",
            "elo",
            "rtg",
            "fide rating",
            "std rating",
            "rating std",
            "ریتینگ",
            "درجه",
            "ریتینگ فیده",
            "درجه بین المللی",
            "درجه فیده",
            "تصنيف",
            "تقييم",
            "تصنيف الدولي",
            "تصنيف فيدا",
            "hệ số",
            "hệ số elo",
            "điểm elo",
            "elo fide",
        ],
    ),
    (
        Head::Of("national_rating"),
        &[
            "national rating",
            "national_rating",
            "rating nat",
            "nat rating",
            "nat. rating",
            "nrtg",
            "rtg nat",
            "elo nat",
            "dwz",
            "twz",
            "ecf",
            "nwz",
            "درجه ملی",
            "ریتینگ ملی",
            "ریتینگ داخلی",
            "تصنيف وطني",
            "تصنيف محلي",
            "hệ số quốc gia",
            "elo quốc gia",
        ],
    ),
    (
        Head::Of("title"),
        &["title", "عنوان", "لقب", "عنوان شطرنجی", "danh hiệu", "đẳng cấp"],
    ),
    (
        Head::Of("federation"),
        &[
            "federation",
            "fed",
            "country",
            "nation",
            "فدراسیون",
            "کشور",
            "اتحاد",
            "دولة",
            "بلد",
            "liên đoàn",
            "quốc gia",
            "nước",
            "lđ",
        ],
    ),
    (
        Head::Of("fide_id"),
        &[
            "fide id",
            "fideid",
            "id",
            "fide",
            "fide no",
            "fide number",
            "id fide",
            "کد فیده",
            "شناسه فیده",
            "آیدی فیده",
            "شماره فیده",
            "فیده",
            "رقم فيدا",
            "معرف فيدا",
            "رقم الفيدا",
            "رقم الاتحاد الدولي",
            "فيدا",
            "mã fide",
            "số fide",
            "mã số fide",
        ],
    ),
    (
        Head::Of("birth"),
        &[
            "birth",
            "born",
            "birth date",
            "date of birth",
            "birthday",
            "birthdate",
            "year of birth",
            "dob",
            "yob",
            "تولد",
            "تاریخ تولد",
            "سال تولد",
            "متولد",
            "میلاد",
            "تاريخ الميلاد",
            "سنة الميلاد",
            "تاريخ الولادة",
            "ngày sinh",
            "năm sinh",
            "sinh",
            "ngày tháng năm sinh",
        ],
    ),
    (
        Head::Of("sex"),
        &["sex", "gender", "جنسیت", "جنس", "giới tính", "giới", "phái"],
    ),
    (
        Head::Of("club"),
        &[
            "club",
            "school",
            "team",
            "باشگاه",
            "مدرسه",
            "آموزشگاه",
            "دبستان",
            "دبیرستان",
            "تیم",
            "نادي",
            "مدرسة",
            "فريق",
            "câu lạc bộ",
            "clb",
            "trường",
            "đơn vị",
            "đội",
        ],
    ),
    (
        Head::Number,
        &[
            "no",
            "nr",
            "rk",
            "sno",
            "rank",
            "number",
            "ردیف",
            "شماره",
            "رقم",
            "stt",
            "số",
            "số thứ tự",
        ],
    ),
];

static KNOWN: LazyLock<HashMap<String, Head>> = LazyLock::new(|| {
    let all = NAMES.iter();
    all.flat_map(|(head, names)| names.iter().map(|name| (folded(name), *head)))
        .collect()
});

fn folded(name: &str) -> String {
    name_words(name).join(" ")
}

/// What a column is by its name, where it is known.
pub(crate) fn head(name: &str) -> Option<Head> {
    // No name of a column is a book.
    (name.len() <= 100).then(|| KNOWN.get(&folded(name)).copied())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_of_a_column_has_two_meanings() {
        for (head, names) in NAMES {
            for name in *names {
                assert_eq!(KNOWN.get(&folded(name)), Some(head), "{name}");
            }
        }
    }
}
