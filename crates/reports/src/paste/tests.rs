use super::*;

fn names(text: &str) -> Vec<String> {
    read(text.as_bytes())
        .unwrap()
        .players
        .into_iter()
        .map(|one| one.name)
        .collect()
}

/// Name, rating, title, federation, number, birth, sex and club of each, with blanks left out.
fn told(text: &str) -> (Vec<String>, Vec<(usize, usize)>) {
    let read = read(text.as_bytes()).unwrap();
    let one = |form: &EntryForm| {
        let rating = form.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let all = [
            &form.name,
            &rating,
            &form.title,
            &form.federation,
            &form.fide_id,
            &form.birth,
            &form.sex,
            &form.club,
        ];
        all.into_iter()
            .filter(|text| !text.is_empty())
            .cloned()
            .collect::<Vec<_>>()
            .join("|")
    };
    let doubts = read
        .doubts
        .iter()
        .map(|doubt| (doubt.line, doubt.column))
        .collect();
    (read.players.iter().map(one).collect(), doubts)
}

#[test]
fn whatever_people_paste_is_understood() {
    for (text, expected) in [
        (
            "Tal\nBotvinnik\n\n  Smyslov  \n",
            &["Tal", "Botvinnik", "Smyslov"][..],
        ),
        ("Sara Karimi 1850\n", &["Sara Karimi|1850"]),
        (
            "Karimi, Sara\nKarimi, Sina 1700\n",
            &["Karimi, Sara", "Karimi, Sina|1700"],
        ),
        (
            "1. Tal, Mikhail 2645 LAT\n2) GM Smyslov, Vasily (2620) URS\n",
            &["Tal, Mikhail|2645|LAT", "Smyslov, Vasily|2620|GM|URS"],
        ),
        ("12 Tal Mikhail\n", &["Tal Mikhail"]),
        ("• Tal, Mikhail, 2645, LAT\n", &["Tal, Mikhail|2645|LAT"]),
        ("Sara Karimi,1850\n", &["Sara Karimi|1850"]),
        (
            "۱- سارا کریمی ۱۸۵۰ دختر\n۲- رضا احمدی ۱۷۲۰ پسر\n",
            &["سارا کریمی|1850|w", "رضا احمدی|1720|m"],
        ),
        ("سارا کریمی ۱۳۹۱/۱۲/۱۰\n", &["سارا کریمی|2013/02/28"]),
        (
            "Tal, Mikhail 2645 13900013 1936\n",
            &["Tal, Mikhail|2645|13900013|1936"],
        ),
        ("Name\nTal\n", &["Tal"]),
        ("KIM LEE\nLEE KIM 1800 KOR\n", &["KIM LEE", "LEE KIM|1800|KOR"]),
        (
            "Name\tElo\tFed\nTal\t2645\tLAT\n\nBo\t\tSWE\n",
            &["Tal|2645|LAT", "Bo|SWE"],
        ),
        (
            "name,rating\nTal, Mikhail,2645\n\"Smyslov, V\",2620\n",
            &["Tal, Mikhail|2645", "Smyslov, V|2620"],
        ),
        (
            "Họ và tên;Năm sinh;Giới tính;Đơn vị\nNguyễn Văn An;2012;Nam;Trường 5\n",
            &["Nguyễn Văn An|2012|m|Trường 5"],
        ),
        (
            "الاسم;التصنيف;النادي;الجنس\nسارة حداد;١٨٥٠;نادي 1;أنثى\n",
            &["سارة حداد|1850|w|نادي 1"],
        ),
        (
            "نام\tنام خانوادگی\tمدرسه\nسارا\tکریمی\tمدرسه ۵\n",
            &["کریمی, سارا|مدرسه ۵"],
        ),
        (
            "1\tGM\tTal, Mikhail\t2645\t13900013\tLAT\n2\t\tBo\t1700\t\tSWE\n",
            &["Tal, Mikhail|2645|GM|LAT|13900013", "Bo|1700|SWE"],
        ),
        (
            "Sara; 1850; 2012\nReza\t1720; 2010\n",
            &["Sara|1850|2012", "Reza|1720|2010"],
        ),
        ("Sara\u{200f}\t\u{2067}1850\u{2069}\n", &["Sara|1850"]),
        (
            "Name\tRtg\t\tClub\n\tFIDE\tNat\t\nTal\t2645\t2600\tRiga\n",
            &["Tal|2645|Riga"],
        ),
        ("| Name | Elo |\n| Tal | 2645 |\n", &["Tal|2645"]),
    ] {
        let (players, doubts) = told(text);
        assert_eq!(
            (players, doubts),
            (expected.iter().map(|one| (*one).to_owned()).collect(), vec![]),
            "{text}"
        );
    }
}

#[test]
fn what_is_not_certain_has_its_place_and_its_player() {
    for (text, players, expected) in [
        ("Tal\n13900013\n", 2, (2, 1)),
        ("Tal\n=1+1\n", 2, (2, 1)),
        ("Tal\n!!!\n", 2, (2, 1)),
        ("Tal 2645 of Riga\n", 1, (1, 10)),
        ("Tal, Mikhail, Riga\n", 1, (1, 15)),
        ("Tal\nSmyslov\ntal\n", 3, (3, 1)),
        ("name\trating\nTal\thigh\n", 1, (2, 5)),
        ("name\trating\n\u{200f}Tal\thigh\n", 1, (2, 6)),
        ("name\trating\n\t2645\n", 1, (2, 1)),
        ("name\tborn\nTal\t5/6/2010\n", 1, (2, 5)),
        ("name\trating\nTal\t2645\t7\n", 1, (2, 10)),
        (
            "No\tName\tElo\n1\tTal\t2645\nProgram of another make\n",
            2,
            (3, 1),
        ),
        ("Sara 2012\nReza 2011\nAli 2013\nMina 2012\n", 4, (1, 6)),
        ("سارا ۱۳۹۱\n", 1, (1, 6)),
    ] {
        let (found, doubts) = told(text);
        assert_eq!(
            (found.len(), doubts),
            (players, vec![expected]),
            "{text}: {found:?}"
        );
    }
}

#[test]
fn namesakes_are_two_where_their_numbers_or_days_say_so() {
    let two = "Name;Born\nKarimi, A;2010/01/02\nKarimi, A;2011/01/02\n";
    assert_eq!(told(two).1, []);
    assert_eq!(told(&two.replace("2011", "2010")).1, [(3, 1)]);
    let kind = read("Tal 13900013\nMisha Tal 13900013\n".as_bytes())
        .unwrap()
        .doubts
        .remove(0)
        .kind;
    assert_eq!(kind, DoubtKind::Twice { line: 1 });
}

#[test]
fn a_list_of_another_program_is_read_with_what_it_leaves_out() {
    let text = "Riga Open\n\nNo.\t\tName\tFideID\tFED\tRtg\tClub/City\tSnr\n1\tGM\tTal, Mikhail\t13900013\tLAT\t2645\tRiga\tx\n\
        No.\t\tName\tFideID\tFED\tRtg\tClub/City\tSnr\n2\t\tBo\t0\tSWE\t0\t\t\n";
    let read = read(text.as_bytes()).unwrap();
    assert_eq!(told(text).0, ["Tal, Mikhail|2645|GM|LAT|13900013|Riga", "Bo|SWE"]);
    let left = [
        LeftOut::Above("Riga Open".to_owned()),
        LeftOut::Named("Snr".to_owned()),
    ];
    assert_eq!((read.left_out, read.doubts.len()), (left.to_vec(), 0));
}

#[test]
fn only_what_is_no_text_or_too_much_is_refused() {
    assert_eq!(read(b"\x89PNG\r\n\x1a\n\0\0"), Err(NotRead::NoText));
    assert_eq!(read(b"data:image/png;base64,AAAA"), Err(NotRead::NoText));
    assert_eq!(read(b"Tal\0\0\0"), Err(NotRead::NoText));
    assert_eq!(read(b"{\"players\": [\"Tal\"]}"), Err(NotRead::NoText));
    assert_eq!(read(b"[\"Tal\",\n \"Bo\"]\n"), Err(NotRead::NoText));
    assert!(matches!(
        read(&vec![b'a'; MOST_BYTES + 1]),
        Err(NotRead::TooLong { .. })
    ));
    let many = (0..=MOST_PLAYERS)
        .map(|at| format!("Player{at}"))
        .collect::<Vec<_>>()
        .join("\n");
    assert!(matches!(
        read(many.as_bytes()),
        Err(NotRead::TooMany { found: 2001, .. })
    ));
    assert_eq!(names(""), [""; 0]);
    assert_eq!(names(&"x".repeat(300))[0].len(), 300);
    assert_eq!(names("<script>alert(1)</script>"), ["<script>alert(1)</script>"]);
}

#[test]
fn a_column_is_what_somebody_says_that_it_is() {
    let table = "Name\tNickname\tElo\tOld\tClub\nTal\tMisha\t2645\t2500\tRiga\nFalk\tBo\t1900\t1800\tOslo\n";
    let headless = "Tal\tRiga\nFalk\tOslo\n";
    for (text, wanted, told, first) in [
        (table, "", "name out rating out club", "Tal 2645 Riga"),
        (
            table,
            "out name rating out club",
            "out name rating out club",
            "Misha 2645 Riga",
        ),
        // What is said of one column takes the meaning from the one that was recognised.
        (
            table,
            "name out rating rating club",
            "name out out rating club",
            "Tal 2500 Riga",
        ),
        (
            table,
            "name out - rating club",
            "name out out rating club",
            "Tal 2500 Riga",
        ),
        (
            table,
            "name out out rating out",
            "name out out rating out",
            "Tal 2500",
        ),
        (
            table,
            "last first rating out club",
            "last first rating out club",
            "Tal, Misha 2645 Riga",
        ),
        // A word that is none, and words for another table, change nothing.
        (
            table,
            "king out rating out club",
            "name out rating out club",
            "Tal 2645 Riga",
        ),
        (table, "name out", "name out rating out club", "Tal 2645 Riga"),
        (headless, "name club", "name club", "Tal Riga"),
        (headless, "club name", "club name", "Riga Tal"),
    ] {
        let words: Vec<String> = wanted.split_whitespace().map(str::to_owned).collect();
        let read = read_as(text.as_bytes(), &words).unwrap();
        let meanings: Vec<&str> = read.columns.iter().map(|held| held.meaning).collect();
        assert_eq!(meanings.join(" "), told, "{wanted}");
        let form = &read.players[0];
        let rating = form.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let line = [form.name.as_str(), &rating, &form.club].join(" ");
        assert_eq!(
            line.split_whitespace().collect::<Vec<_>>().join(" "),
            first,
            "{wanted}"
        );
        assert_eq!(read.columns[0].example, "Tal");
        // What was told is said again and stays.
        let said: Vec<String> = meanings.iter().map(|word| (*word).to_owned()).collect();
        assert_eq!(read_as(text.as_bytes(), &said).unwrap(), read, "{wanted}");
    }
    assert!(read(b"Tal\nFalk\n").unwrap().columns.is_empty());
}

/// Names, ratings, national ratings and numbers with FIDE.
fn rated(text: &str) -> Vec<String> {
    let list = read(text.as_bytes()).unwrap();
    let one = |form: &EntryForm| {
        let rating = |of: Option<u16>| of.map_or_else(|| "-".to_owned(), |of| of.to_string());
        format!(
            "{}|{}|{}|{}|{}",
            form.title,
            form.name,
            rating(form.rating),
            rating(form.national_rating),
            form.fide_id
        )
    };
    list.players.iter().map(one).collect()
}

#[test]
fn two_ratings_of_other_programs_are_both_known() {
    let results = "No.\t\tName\tFideID\tFED\tRtgI\tRtgN\tClub\n1\tGM\tTal, Mikhail\t1503014\tLAT\t2645\t2600\tRiga\n\
                   2\t\tFalk, Frida\t4100018\tGER\t0\t1700\tBerlin\n";
    assert_eq!(
        rated(results),
        ["GM|Tal, Mikhail|2645|2600|1503014", "|Falk, Frida|-|1700|4100018"]
    );
    let manager = "ID_No;Name;Title;ID;RtgNat;RtgInt;Birth;Fed;Sex;Club;Fide-No\n\
                   1;Gomez, G;;77;1800;1850;2001/02/03;ESP;;Club A;2200001\n\
                   2;Falk, F;FM;78;1690;1700;1999/00/00;GER;w;Club B;4600002\n";
    assert_eq!(
        rated(manager),
        ["|Gomez, G|1850|1800|2200001", "FM|Falk, F|1700|1690|4600002"]
    );
    let german = "Nr.\tName\tLand\tEloI\tEloN\tVerein\n1\tHuber, Ida\tGER\t1702\t1650\tSV Nord\n";
    assert_eq!(rated(german), ["|Huber, Ida|1702|1650|"]);
}

#[test]
fn heads_of_other_languages_are_no_players() {
    assert_eq!(
        rated("Apellidos\tElo\nGarcia\t1500\nPerez\t1400\n"),
        ["|Garcia|1500|-|", "|Perez|1400|-|"]
    );
    assert_eq!(
        rated("Nom\tPrénom\tElo\nDupont\tJean\t1500\n"),
        ["|Dupont, Jean|1500|-|"]
    );
    // Nobody here knows the first word; the second one says that it is a head.
    assert_eq!(
        rated("Nimi\tElo\nSaari\t1500\nLaine\t1400\n")[0],
        "|Saari|1500|-|"
    );
}

#[test]
fn merged_cells_are_doubted_and_cells_of_two_lines_are_one() {
    let merged =
        read(b"Group A\t\t\nGomez, G\t1850\tESP\nFalk, F\t1700\tGER\nGroup B\t\t\nLopez, L\t1600\tMEX\n")
            .unwrap();
    let outside = merged
        .doubts
        .iter()
        .filter(|doubt| doubt.kind == DoubtKind::Outside);
    assert_eq!(outside.map(|doubt| doubt.line).collect::<Vec<_>>(), [1, 4]);
    // Somebody without a rating is no title of those below him.
    let unrated = read(b"Gomez, G\t1850\nFalk, F\t\nLopez, L\t1600\n").unwrap();
    assert_eq!(unrated.doubts, []);
    assert_eq!(
        rated("\"Gomez\nGabriel\"\t1500\nFalk, F\t1400\n"),
        ["|Gomez Gabriel|1500|-|", "|Falk, F|1400|-|"]
    );
    let clubs = read(b"Name\tClub\n\"Gomez, G\"\t\"Club\nA\"\nFalk, F\tB\n").unwrap();
    let clubs = clubs
        .players
        .iter()
        .map(|form| (form.name.as_str(), form.club.as_str()));
    assert_eq!(
        clubs.collect::<Vec<_>>(),
        [("Gomez, G", "Club A"), ("Falk, F", "B")]
    );
    // A mark that nobody closes is a sign as any other.
    assert_eq!(rated("\"Gomez\t1500\nFalk\t1400\nTal\t1300\n").len(), 3);
}

#[test]
fn titles_within_names_are_titles_under_a_head_too() {
    assert_eq!(
        rated("Name\tRtg\nGM Tal, Mikhail\t2645\nFalk, F\t1700\n"),
        ["GM|Tal, Mikhail|2645|-|", "|Falk, F|1700|-|"]
    );
}

/// Names, numbers with FIDE, and how many doubts.
fn named(text: &str) -> (Vec<(String, String)>, usize) {
    let list = read(text.as_bytes()).unwrap();
    let players = list.players.into_iter().map(|form| (form.name, form.fide_id));
    (players.collect(), list.doubts.len())
}

#[test]
fn telephones_and_national_codes_are_no_numbers_of_fide() {
    for (text, name, id, doubts) in [
        ("Nguyễn Văn An\t0912345678\tTHPT A\n", "Nguyễn Văn An", "", 0),
        ("سارا کریمی 0012345678\n", "سارا کریمی", "", 1),
        ("سارا کریمی ۰۰۱۲۳۴۵۶۷۸\n", "سارا کریمی", "", 1),
        ("Sara Karimi 09121234567\n", "Sara Karimi", "", 1),
        ("Sara Karimi 0912 123 4567\n", "Sara Karimi", "", 1),
        ("Sara Karimi 0912 1234567\n", "Sara Karimi", "", 1),
        ("Sara Karimi +98 912 1234567\n", "Sara Karimi", "", 1),
        ("09121234567 Sara Karimi\n", "Sara Karimi", "", 1),
        ("ID\tName\n0012345678\tSara\n1234567890\tReza\n", "Sara", "", 0),
        ("FIDE ID\tName\n0912345678\tSara\n1503014\tTal\n", "Sara", "", 1),
        ("Tal, Mikhail 13900013\n", "Tal, Mikhail", "13900013", 0),
        ("Tal\t1503014\n", "Tal", "1503014", 0),
        ("Name\tID\nTal\t1503014\n", "Tal", "1503014", 0),
    ] {
        let (players, found) = named(text);
        assert_eq!(players[0], (name.to_owned(), id.to_owned()), "{text}");
        assert_eq!(found, doubts, "{text}");
    }
    // A column in which one number is private holds no numbers with FIDE.
    let (players, _) = named("Tal\t1503014\nBo\t4100018\nFalk\t1503022\nSara\t1503030\nReza\t0912345678\n");
    assert!(players.iter().all(|(_, id)| id.is_empty()), "{players:?}");
}

#[test]
fn what_is_said_to_be_left_out_is_and_what_stays_is_said() {
    let rest = |text: &str| read(text.as_bytes()).unwrap().doubts.remove(0).kind;
    assert_eq!(
        rest("Sara Karimi 09121234567"),
        DoubtKind::Rest("09121234567".to_owned())
    );
    assert_eq!(rest("Name0001"), DoubtKind::Stays("Name0001".to_owned()));
    assert_eq!(names("Name0001"), ["Name0001"]);
    assert_eq!(names("Henry 8 Tudor"), ["Henry 8 Tudor"]);
    assert_eq!(rest("Henry 8 Tudor"), DoubtKind::Stays("8".to_owned()));
}

#[test]
fn numbers_that_count_the_lines_are_no_part_of_a_name() {
    for (text, name, id) in [
        ("1 - Ali Rezaei", "Ali Rezaei", ""),
        ("۱ - علی رضایی", "علی رضایی", ""),
        ("3— Bo", "Bo", ""),
        ("۳ـ رضا", "رضا", ""),
        ("3_ Bo", "Bo", ""),
        ("(1) Ali", "Ali", ""),
        ("[12] Ali", "Ali", ""),
        ("1.) Ali", "Ali", ""),
        ("1, Ali", "Ali", ""),
        ("1. 4100018 Kasparov, Garry", "Kasparov, Garry", "4100018"),
        ("1 4100018 Kasparov, Garry", "Kasparov, Garry", "4100018"),
        ("4100018 Kasparov, Garry", "Kasparov, Garry", "4100018"),
        ("Ali Rezaei - 1850", "Ali Rezaei", ""),
    ] {
        assert_eq!(named(text), (vec![(name.to_owned(), id.to_owned())], 0), "{text}");
    }
    // A rating before the name is none of them.
    assert_eq!(told("(2620) Tal").0, ["Tal|2620"]);
    assert_eq!(told("1. 2645 Tal").0, ["Tal|2645"]);
}

#[test]
fn a_head_of_two_lines_names_both_ratings() {
    for text in [
        "SNo;Name;FED;Rtg;Rtg\n;;;Int;Nat\n1;Tal, Mikhail;LAT;2645;2600\n2;Falk, Frida;GER;;1890\n",
        "SNo;Name;FED;Int;Nat\n1;Tal, Mikhail;LAT;2645;2600\n2;Falk, Frida;GER;;1890\n",
        "\tRating\tRating\nName\tFIDE\tNational\nTal, Mikhail\t2645\t2600\nFalk, Frida\t\t1890\n",
        "\tRating\t\nName\tFIDE\tNational\nTal, Mikhail\t2645\t2600\nFalk, Frida\t\t1890\n",
    ] {
        assert_eq!(
            rated(text),
            ["|Tal, Mikhail|2645|2600|", "|Falk, Frida|-|1890|"],
            "{text}"
        );
    }
    assert_eq!(
        rated("Last\tFirst\tElo\nTal\tMikhail\t2645\n"),
        ["|Tal, Mikhail|2645|-|"]
    );
}
