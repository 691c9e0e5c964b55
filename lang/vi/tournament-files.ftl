### Lỗi của tệp giải đấu: báo cáo, bảng, nhật ký, và điều được báo về tệp đã đọc.

tournament-file-at = dòng { $line }, { $end ->
        [one] cột { $from }
       *[several] cột { $from } đến { $to }
    }: { $what }
tournament-file-more = và { $more } lỗi nữa
tournament-trf-not-a-report = Đây không phải báo cáo giải. Mỗi dòng báo cáo bắt đầu bằng ba chữ số và một dấu cách, đấu thủ ở các dòng { $code }.
tournament-trf-not-a-record = Dòng báo cáo bắt đầu bằng ba ký tự và một dấu cách, không phải { $found }.
tournament-trf-tabs = Có dấu tab thay cho dấu cách. Không xác định được các cột.
tournament-trf-shifted = Các mục của đấu thủ này không nằm đúng cột, từ { $found } trở đi. Có phải tên quá dài?
tournament-trf-expected = Cần { $what ->
        [rank] số hạt nhân
        [place] thứ hạng
        [ranks] các số hạt nhân
        [opponent] số hạt nhân của đối thủ
        [result] ký hiệu kết quả
        [colour] w, b, - hoặc dấu cách
        [round] số vòng
        [points] điểm, như 1.0
        [letter] một trong các chữ W D L A P X
        [bye] F, H hoặc Z
        [tournament] số thứ tự giải trong tệp
        [number] một số
       *[other] giá trị khác
    }, đã thấy { $found }.
tournament-trf-duplicate = Hai đấu thủ cùng có số hạt nhân { $player }.
tournament-trf-unknown-player = Không đấu thủ nào có số hạt nhân { $player }.
tournament-trf-plays-himself = Đấu thủ { $player } được ghi là đối thủ của chính mình.
tournament-trf-opponents-disagree = Vòng { $round }: đấu thủ { $player } ghi đối thủ { $opponent }, nhưng { $opponent } { $named ->
        [0] không ghi ai
       *[other] ghi { $named }
    }.
tournament-trf-colours-disagree = Vòng { $round }: đấu thủ { $player } và { $opponent } cùng màu quân.
tournament-trf-results-disagree = Vòng { $round }: đấu thủ { $player } có { $result } còn đối thủ { $opponent } có { $other }. Hai kết quả không khớp.
tournament-trf-second-bye = Vòng { $round }: cả đấu thủ { $player } và { $other } đều được miễn đấu.
tournament-trf-cut-off = Có vẻ tệp bị cắt cụt: ghi { $announced } đấu thủ nhưng chỉ có { $found }.
tournament-trf-second-tournament = Giải thứ hai bắt đầu ở đây. Hãy cho biết giải nào.
tournament-trf-encoding = Văn bản không phải UTF-8, đã đọc theo { $page }.
tournament-trf-bytes-padded = Ở đây cột được đếm theo byte, không theo ký tự.
tournament-trf-points-style = Điểm được ghi là { $found }.
tournament-trf-old-bye = { $found } không có đối thủ, đã đọc là { $read }.
tournament-trf-unknown-record = Mục { $code } không được biết, giữ nguyên.
tournament-trf-foreign-record = Mục { $code } không mang nghĩa chuẩn, giữ nguyên.
tournament-trf-points-differ = Đấu thủ { $player } được ghi { $stated } điểm, theo kết quả là { $summed }.
tournament-trf-count-differs = Báo cáo ghi { $announced } đấu thủ nhưng có { $found }.
tournament-trf-shifted-by = Từ đây mỗi dòng đấu thủ lệch một cột sang { $side ->
        [right] phải
       *[left] trái
    }. Đã đọc như không lệch.
tournament-trf-no-date = Cần một ngày như { $example }, đã thấy { $found }. Giữ nguyên.
tournament-trf-unpaired = Vòng { $round } ghi mọi người vắng mặt. Coi như chưa xếp cặp.
tournament-trf-one-of = Tệp có { $of } giải. Đây là giải số { $number }.
tournament-trf-rulers = Đã bỏ { $count } dòng chỉ dùng để đếm cột.
tournament-trf-blank-byes = Đấu thủ { $player }: điểm khớp nếu chỗ trống là miễn đấu nửa điểm. Đã đọc như vậy, ở vòng { $rounds }.
tournament-trf-team-byes = Không mục nào cho biết miễn đấu của đội được mấy điểm. Không tính điểm: { $byes }.
tournament-trf-team-bye = vòng { $round }, đội { $team }
tournament-trf-translated = Mục { $code } đã được đọc là { $as }.
tournament-state-elsewhere = Dòng trạng thái thuộc về văn bản khác với tệp này. Đã đọc như chú thích.
tournament-state-unreadable = Không đọc được dòng trạng thái. Coi như chú thích.
tournament-csv-no-head = Dòng đầu phải nêu tên các cột, trong đó có { $name }. Các cột được biết: { $columns }.
tournament-csv-column = Cột { $found } không được biết. Các cột được biết: { $columns }.
tournament-csv-twice = Cột { $found } xuất hiện hai lần.
tournament-csv-quote = Một ô trong ngoặc kép không kết thúc, hoặc còn tiếp sau khi đã kết thúc.
tournament-csv-fields = Cần { $expected } ô, đã thấy { $found }.
tournament-csv-value = Cần { $what ->
        [rating] hệ số Elo từ 0 đến 4000
        [title] danh hiệu hoặc để trống
        [federation] ba chữ cái của liên đoàn hoặc để trống
        [fide_id] mã số FIDE hoặc để trống
        [birth] ngày hoặc năm sinh
        [sex] m, w hoặc để trống
        [blind] có hoặc để trống
       *[name] họ tên
    }{ $found ->
        [none] .
       *[some] , đã thấy { $text }.
    }
tournament-csv-two-days = { $found } có thể là hai ngày khác nhau. Hãy ghi năm trước, như { $example }.
tournament-paste-no-name = Ở đây không có tên ai.
tournament-paste-only-number = { $number } là mã số FIDE, và ở đây không có danh sách hệ số nào biết đó là của ai. Hãy ghi tên bên cạnh.
tournament-paste-rating-or-year = { $number } có thể là hệ số hoặc năm sinh. Hãy ghi một dòng đầu nêu tên các cột.
tournament-paste-rest = Không hiểu { $text }. Phần này bị bỏ ra.
tournament-paste-stays = { $text } đứng trong tên và được giữ lại. Đó có phải là một phần của tên không?
tournament-paste-outside = Dòng này không khớp với các cột của bảng. Đây có phải là đấu thủ không?
tournament-paste-twice = Đấu thủ này dường như đã có ở dòng { $line }. Có phải cùng một người không?
tournament-paste-entered = { $who } đã có trong danh sách. Có phải cùng một người không?
tournament-paste-no-text = Đây là hình ảnh hoặc tệp của chương trình khác. Hãy sao chép các tên dưới dạng văn bản rồi dán vào.
tournament-paste-too-long = Văn bản này quá dài. Mỗi lần chỉ đọc tối đa { $most } byte.
tournament-paste-too-many = Có { $found } đấu thủ. Mỗi lần chỉ đọc tối đa { $most } người; hãy chia thành nhiều giải.
tournament-paste-unnamed = cột { $column }
tournament-log-no-head = Đây không phải nhật ký giải. Dòng đầu phải là { $head }.
tournament-log-version = Nhật ký này thuộc phiên bản { $version }, không được biết ở đây. Có thể chương trình mới hơn đọc được.
tournament-log-encoding = Đây không phải UTF-8.
tournament-log-no-entry = Đây không phải một mục của nhật ký: { $why }
tournament-log-broken = { $why ->
        [no_hash] Dòng không kết thúc bằng mã băm của nó.
       *[other] Chuỗi bị đứt ở đây: dòng này hoặc dòng trước đã bị sửa, bỏ hoặc dời. Cần { $hash }.
    }
tournament-log-out-of-order = Mục { $found } nằm ở chỗ của mục { $expected }.
tournament-typed = Cần { $what ->
        [outcome] một kết quả, như { $example }
        [points] số điểm, như { $example }
        [money] một khoản tiền, như { $example }
        [day] một ngày, như { $example }
        [birth] ngày sinh hoặc năm sinh, như { $example }
        [ages] một tên và hai ngày sinh, như { $example }
        [member] họ tên, liên đoàn và số tuổi, như { $example }
        [tiebreak] các hệ số phụ, như { $example }
        [round] một vòng, như { $example }
        [fide_id] mã số FIDE
        [born] năm sinh
       *[rating] hệ số Elo
    }, nhưng nhận được { $found ->
        [none] chỗ trống
       *[some] { $text }
    }.
tournament-no-table-after = Không có bảng xếp hạng sau vòng { $found }. { $range ->
        [none] Chưa vòng nào được xếp cặp.
       *[some] Vòng cuối đã xếp cặp là vòng { $to }.
    }
tournament-games-none = Ở đây không có ván nào có phần đầu.
tournament-games-other-event = Đây là ván của { $found }; ván đầu là của { $first }. Chỉ đọc các ván của một giải.
tournament-games-no-name = Mỗi ván cần họ tên của cả hai đấu thủ.
tournament-games-himself = { $name } đứng ở cả hai bên của một ván.
tournament-games-twice = { $name } có ván thứ hai trong vòng { $round }.
tournament-list-no-head = Đây không phải danh sách hệ số Elo: nó không bắt đầu bằng { $head } hay { $tag }.
tournament-list-unclosed = Thiếu { $name }.
tournament-list-cut-off = Danh sách kết thúc giữa chừng một đấu thủ.
tournament-list-too-long = Có dòng hoặc phần tử dài hơn { $most } byte.
