use super::*;

#[test]
fn tables_are_read_or_refused_where_they_break() {
    let ok = entries("\u{feff}Name;Elo;Title;Fed;Born\nNguyễn Văn An;1900;fm;vie;2001\n".as_bytes()).unwrap();
    assert_eq!(
        (
            ok[0].title.as_str(),
            ok[0].federation.as_str(),
            ok[0].birth.as_str()
        ),
        ("FM", "VIE", "2001")
    );
    let quoted = entries(b"name,club\n\"O\"\"Hara\",\"A, B\"\n").unwrap();
    assert_eq!(
        (quoted[0].name.as_str(), quoted[0].club.as_str()),
        ("O\"Hara", "A, B")
    );
    for (text, line, column) in [
        ("", 1, 1),
        ("rating\n1500\n", 1, 1),
        ("name,rating\nA,1500\nB,15OO\n", 3, 3),
        ("name,title\nA,KING\n", 2, 3),
        ("name\n\"A\n", 2, 1),
        ("name\n\"A\"b\n", 2, 4),
        ("name,rating\nA,1,2\n", 2, 5),
        ("name,rating\n,1500\n", 2, 1),
        ("name,Elo,rating\nA,1,2\n", 1, 10),
        ("name,birth\nA,2010/02/30\n", 2, 3),
        ("name,birth\nA,5/6/2010\n", 2, 3),
        ("name,sex,fed\nA,x,IRI\n", 2, 3),
        ("name,sex,fed\nA,w,Iran\n", 2, 5),
        ("name,fide_id\nA,12B\n", 2, 3),
    ] {
        let fault = &entries(text.as_bytes()).unwrap_err().0[0];
        assert_eq!((fault.line, fault.column), (line, column), "{text:?}: {fault}");
    }
}

#[test]
fn spreadsheets_of_every_kind_are_read() {
    let text = "Name\tElo\tBorn\r\nکریمی، سارا\t۲۱۰۰\t۱۳۹۱/۱۲/۱۰\r\n";
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let utf16 = [b"\xFF\xFE".as_slice(), &wide].concat();
    for bytes in [text.as_bytes(), &utf16, text.replace("\r\n", "\r").as_bytes()] {
        let list = entries(bytes).unwrap();
        assert_eq!((list.len(), list[0].rating), (1, Some(2100)));
        assert_eq!(
            (list[0].name.as_str(), list[0].birth.as_str()),
            ("کریمی، سارا", "2013/02/28")
        );
    }
    let latin = table(b"name;club\nM\xFCller;X\n", &[]).unwrap();
    assert_eq!(latin.entries[0].name, "Müller");
    assert_eq!(
        latin.encoding.map(|notice| (notice.span.line, notice.span.from)),
        Some((2, 2))
    );
    // Days with their years last, as spreadsheets have them; one that may be two is refused unless another tells.
    let days = table(b"name,born\nA,31/12/2010\nB,5/6/2010\n,\n", &[])
        .unwrap()
        .entries;
    assert_eq!(
        (days.len(), &*days[0].birth, &*days[1].birth),
        (2, "2010/12/31", "2010/06/05")
    );
}

#[test]
fn columns_that_nothing_is_known_of_are_told_and_kept() {
    let text = b"Rk.,No.,Name,Street,Phone,,FED\n1,7,Tal,Riga,12345,x,LAT\n2,8,Bo,,,,\n";
    let ignore = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let nameless = "column 6, without a name";
    for (ignored, own, left_out) in [
        (&[][..], &["Street", "Phone"][..], &["Rk.", "No.", nameless][..]),
        (&["rk.", "NO.", "phone", ""], &["Street"], &[]),
        (
            &["fed", "shoe size"],
            &["Street", "Phone"],
            &["Rk.", "No.", nameless],
        ),
    ] {
        let read = table(text, &ignore(ignored)).unwrap();
        assert_eq!(read.left_out, left_out, "{ignored:?}");
        assert_eq!(read.own, own, "{ignored:?}");
        assert_eq!(
            read.entries[0].own.get("Street").map(String::as_str),
            Some("Riga")
        );
        assert_eq!(read.entries[1].own.len(), 0);
        let federation = if ignored.contains(&"fed") { "" } else { "LAT" };
        assert_eq!(
            (&*read.entries[0].name, &*read.entries[0].federation),
            ("Tal", federation)
        );
    }
    let club = table(b"Name,Club/City\nTal,Riga\n", &[]).unwrap();
    assert_eq!((&*club.entries[0].club, club.own.len()), ("Riga", 0));
    // An empty column says nothing; of two of one meaning one can be ignored.
    assert_eq!(table(b"name,phone\nTal,\n", &[]).unwrap().left_out, [""; 0]);
    assert_eq!(
        table(b"name,Elo,rating\nTal,1,2\n", &ignore(&["elo"]))
            .unwrap()
            .entries[0]
            .rating,
        Some(2)
    );
}

#[test]
fn all_faults_of_a_table_are_told_at_once() {
    let text = "name,Elo,rating,birth\nA,15OO,,2010/02/30\n,1,2,\n\"B,1\nC,1,2,2010,more\n";
    let faults = entries(text.as_bytes()).unwrap_err();
    let places: Vec<(usize, usize)> = faults.0.iter().map(|fault| (fault.line, fault.column)).collect();
    assert_eq!(places, [(1, 10), (2, 3), (2, 9), (3, 1), (4, 1), (5, 12)]);
    assert_eq!(faults.to_string().lines().count(), 6);
    let many = format!("name,rating\n{}", "A,x\n".repeat(30));
    assert!(
        entries(many.as_bytes())
            .unwrap_err()
            .to_string()
            .ends_with("and 10 more")
    );
}
