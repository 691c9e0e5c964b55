### Vì sao một việc của giải đấu bị từ chối, và có thể làm gì thay vào đó.

tournament-refusal-announcement = Giải phải được công bố trước tiên, và chỉ một lần.
tournament-refusal-rounds = Không thể có { $found } vòng. Hãy chọn từ 1 đến 99 vòng, không ít hơn số vòng đã xếp cặp.
tournament-refusal-expected = Cần: { $wanted }.{ $found ->
        [none] { "" }
       *[some] {" "}Đã nhận: { $text }.
    }
tournament-wanted = { $wanted ->
        [category] một hạng như U12, nữ, 0-1800 hoặc S50, hoặc một tên và dấu hai chấm đứng trước
        [prize_name] tên của một giải thưởng
        [prize] một giải thưởng của giải này
        [amounts] tối đa 999 khoản tiền, khoản sau không lớn hơn khoản trước
        [sex] m hoặc w
        [points_letter] một chữ chỉ loại kết quả trong báo cáo
        [text_record] một mục văn bản của báo cáo, như { $example }
        [federation] ba chữ cái của một liên đoàn
        [day] một ngày, như { $example }
        [time] một thời điểm, như { $example }
        [rounds] số vòng đấu
        [swiss_for_fellows] giải theo hệ Thụy Sĩ; ở các hệ khác, việc bốc thăm tách những người cùng đơn vị
        [swiss_for_forbidden] giải theo hệ Thụy Sĩ; trong vòng tròn ai cũng gặp nhau, còn sơ đồ đấu loại tách những người cùng đơn vị
        [one_span] một khoảng vòng cho mỗi loại đơn vị; hãy rút lại khoảng trước đã
        [column] họ tên, hệ số Elo, danh hiệu, liên đoàn, mã số FIDE, ngày sinh, giới tính hoặc câu lạc bộ
        [column_value] một giá trị hợp với cột đó
        [offence_game] ván cờ có các vi phạm được đếm
        [what_happened] mô tả điều đã xảy ra
        [own_name] tên riêng cho từng người trong ủy ban
        [captain_said] lời của đội trưởng chỉ ở sự việc về đội trưởng
        [photograph] thời điểm chụp ảnh chỉ ở sự việc về chụp ảnh
        [member] một thành viên Ủy ban khiếu nại
        [decided] mô tả quyết định của ủy ban
        [days_in_order] ngày đầu không sau ngày cuối
        [commitment] dấu vân tay của một bí mật, 64 ký tự 0-9 và a-f
        [table_rounds] không có số vòng khác: trong bảng vòng tròn số vòng theo số đấu thủ
        [forfeit] ván thua do vắng mặt, để sự vắng mặt có lý do hay không
        [penalty_points] số điểm khác 0 và không quá giá trị của tất cả các vòng
        [equal_teams] hai đội có số đấu thủ bằng nhau, với số có bảng đấu
        [two_teams] ít nhất hai đội
        [two_players] ít nhất hai đấu thủ
        [nobody_twice] mỗi đấu thủ một lần, vì không ai gặp chính mình
        [check_item] một điều cần kiểm tra trước vòng một: { $items }
        [first_board] số của bàn đầu tiên, từ 1 đến 9000
        [forbidden_pair] hai người không được gặp nhau trong các vòng này
        [rulebook] một bộ luật cho ván đấu, như { $example }
        [control] một thể thức thời gian, như { $example }
        [results_come] một trong { $example }
        [ranking_method] hệ số nào được tính: một trong { $example }, có thể thêm ba chữ cái của liên đoàn ở trước
        [zone] độ lệch so với UTC, như +03:30
        [who_checks_in] players hoặc desk
        [free_board] một bàn chưa có kết quả và chưa có ván
        [game_ids] mỗi bàn một lần; ván đấu tại đây do máy chủ mở
        [until] thời điểm mà ván được hoãn đến
        [live_game] ván đang đấu ở bàn đó
        [words] nội dung
        [same_boards] đúng số bàn mà các đấu thủ này đã có, và suất miễn đấu nếu một người trong họ có
        [of_players] giải cá nhân; trong trận đồng đội, đội trưởng sắp xếp bàn
        [of_teams] giải đồng đội
        [tiebreak] các hệ số phụ, như { $example }
        [age_group] một tên và hai ngày sinh, như { $example }
        [question] một câu hỏi mà giải này để ngỏ
        [form] một hình thức giải được biết ở đây
       *[step] bước tiếp theo của một tranh chấp
    }
tournament-refusal-no-name = Thiếu tên.
tournament-refusal-entered-twice = { $who } đã đăng ký. Hãy sửa hoặc rút lại đăng ký đó.
tournament-refusal-too-many = Báo cáo chỉ đủ chỗ cho { $most } đấu thủ và đã đủ số đó. Hãy chia giải thành nhiều bảng.
tournament-refusal-no-entrant = Ở đây không ai có mã { $id }.
tournament-refusal-nobody-fits = Ở đây không ai có tên { $asked }.{ $found ->
        [none] { "" }
       *[some] {" "}Gần nhất: { $nearest }.
    }
tournament-refusal-two-fit = Có nhiều đấu thủ khớp với { $asked }: { $fit }. Hãy ghi tên đầy đủ hơn, hoặc số hạt nhân.
tournament-refusal-round = Ở đây không thể là vòng { $found }.{ $range ->
        [none] {" "}Chưa vòng nào được xếp cặp.
        [one] {" "}Chỉ có thể là vòng { $from }.
       *[some] {" "}Có thể là các vòng { $from } đến { $to }.
    }
tournament-refusal-all-played = Vòng { $round } là vòng cuối và đã xếp cặp: sau đó không còn vòng nào. Nếu còn thi đấu thêm, hãy đổi số vòng trước.
tournament-refusal-drawn = { $rounds ->
        [0] Đã bốc thăm. Số hạt nhân giữ nguyên; muốn đổi thì rút lại việc bốc thăm.
        [one] Đã xếp cặp một vòng. Số hạt nhân giữ nguyên.
       *[other] Đã xếp cặp { $rounds } vòng. Số hạt nhân giữ nguyên.
    }
tournament-refusal-drawn-already = Đã bốc thăm, và chỉ bốc thăm một lần. Trước khi xếp cặp vòng một có thể rút lại việc bốc thăm.
tournament-refusal-not-drawn = Các bảng được bốc thăm. Hãy bốc thăm trước.
tournament-refusal-before-draw = { $question }: trước khi bốc thăm thì trả lời câu hỏi này, chưa có gì để thay. Hãy trả lời.
tournament-refusal-not-an-order = Thứ tự bốc thăm phải nêu mỗi đấu thủ đúng một lần.
tournament-refusal-other-secret = Mã bí mật không khớp với dấu vân { $hash } đã công bố. Hãy bốc thăm bằng đúng mã đó.
tournament-refusal-nobody = Chưa có ai đăng ký.
tournament-refusal-no-table = Bốc thăm có giới hạn dành cho 9 đến 24 đấu thủ; ở đây có { $count }. Hãy bốc thăm tự do hoặc xếp theo trình độ.
tournament-refusal-no-envelope = Không phong bì nào đủ số cho { $federation }. Còn số trong { $envelopes }, nhiều nhất trước. Hãy cho liên đoàn này lấy từ phong bì nhiều nhất.
tournament-refusal-by-hand = Kết quả do người bốc thăm thì được nhập vào, không bốc thăm tại đây.
tournament-refusal-not-once = { $who } phải có mặt trong vòng đúng một lần: ở một bàn, hoặc được miễn đấu.
tournament-refusal-absent = { $why ->
        [left] { $who } đã rời giải. Hãy ghi việc trở lại trước.
        [sent_away] { $who } đã bị loại. Hãy cho thi đấu lại trước.
        [bye] { $who } được miễn đấu ở vòng { $round }. Hãy rút lại việc miễn đấu trước.
       *[absent] { $who } vắng mặt ở vòng { $round }. Hãy điểm danh, hoặc rút lại việc vắng mặt trước.
    }
tournament-refusal-no-byes = Trong thể thức này mọi ván đều đã định trước, nên không có lượt miễn đấu được tính điểm. Hãy ghi người không đến là vắng mặt: đối thủ thắng không cần đấu.
tournament-refusal-team-absent = Đội { $team } vắng mặt ở vòng này. Hãy rút lại việc vắng mặt trước.
tournament-refusal-here = { $who } chưa rời giải. Không có gì để trở lại.
tournament-refusal-no-game = { $game }: hai người này không gặp nhau ở vòng { $round }.
tournament-refusal-other-colours = Vòng { $round }, bàn { $board }: { $white } cầm Trắng gặp { $black }. Nếu họ ngồi ngược lại, hãy ghi việc đảo màu trước.
tournament-refusal-no-team = Không đội nào tên { $asked }, và không đội nào có số này.
tournament-refusal-no-team-id = Không đội nào có mã { $asked }.
tournament-refusal-lineup = Đội hình của đội { $team }: { $why ->
        [boards] mỗi bàn cần một đấu thủ hoặc để trống
        [stranger] có đấu thủ không thuộc đội
        [twice] một đấu thủ ngồi hai bàn
        [order] thứ tự bàn là cố định; chỉ điều lệ mới có thể cho phép đổi, từ trước
        [no_match] đội không có trận ở vòng này
       *[results] trận đã có kết quả; hãy rút lại kết quả trước
    }.
tournament-refusal-no-board = Vòng { $round } không có bàn { $board }. Vòng này có các bàn { $first } đến { $last }.
tournament-refusal-stale = Vòng { $round }, bàn { $board }, { $game }: { $found ->
        [open] chưa có kết quả nào. Hãy bỏ phần kết quả cũ
       *[some] đang có kết quả { $result }. Muốn đổi, hãy nêu đó là kết quả cũ
    }.
tournament-refusal-stale-field = { $field }: hiện đang là { $found }, không phải { $was }. Hãy xem lại trước khi đổi.
tournament-refusal-live = Bàn { $board } đang đấu tại đây và kết quả tự đến. Muốn nhập tay, hãy tách bàn khỏi ván trước ({ $game }).
tournament-refusal-not-live = Vòng { $round }, bàn { $board }: không có ván nào đấu tại đây.
tournament-refusal-other-game = Bàn { $board } không đấu trong ván này ({ $game }).
tournament-refusal-unfit = { $why ->
        [rounds] Hệ Thụy Sĩ cần số vòng, vì vòng cuối được xếp cặp theo quy tắc khác
        [baku] Tăng tốc Baku dành cho hệ Thụy Sĩ cá nhân
        [boards] Số bàn từ 1 đến 40 cần cho trận đồng đội, và chỉ cho trận đồng đội
        [game_points] Xét điểm ván trước dành cho hệ Thụy Sĩ đồng đội; ở hệ khác hãy đặt điểm ván đầu danh sách hệ số phụ
       *[match_points] Điểm đồng đội cho thắng, hòa và thua; { $found } không thuộc loại nào
    }.
tournament-refusal-too-old = { $player } quá tuổi của nhóm { $group }{ $by ->
        [none] .
       *[some] {" "}(Điều { $article }).
    }
tournament-refusal-too-young = { $player } chưa đủ tuổi của nhóm { $group }. Có thể công bố nhóm tuổi cho phép nhận người nhỏ tuổi hơn.
tournament-refusal-not-over = Giải chưa kết thúc. Việc này chỉ làm sau giải.
tournament-refusal-unsettled = Trước khi bốc thăm phải trả lời một câu hỏi của điều lệ: { $question }.
tournament-refusal-answer = { $question }: câu trả lời không thể là { $found }. Có thể: { $answers }.
tournament-refusal-contrary = { $question }: câu trả lời không thể là { $found }, vì { $to ->
        [draw] ván hòa cho mỗi đấu thủ một điểm, và ván thắng phải nhiều hơn
        [loss] ván hòa cho mỗi đấu thủ một điểm, và ván thua phải ít hơn
       *[group] mỗi bảng phải có người bị loại: số người đi tiếp ít hơn số người trong bảng
    }.
tournament-answers = { $kind ->
        [number] một số từ { $from } đến { $to }
        [words] { $words }
        [points] điểm, như { $example }
        [ladder] các ván với thời gian, như { $example }, hoặc { $none }
       *[tiebreaks] các hệ số phụ, như { $example }
    }
tournament-refusal-not-level = { $one } và { $two } không bằng nhau trong trận nào đang chờ quyết định.
tournament-refusal-dispute = Tranh chấp { $number }: { $why ->
        [unreported] chưa ai báo. Hãy báo trước
        [next] tranh chấp tiếp theo mang số { $next }
        [no_reason] chỉ bỏ hòa giải khi có lý do. Hãy nêu lý do
        [order] không đi từ “{ $from }” sang “{ $to }”
       *[appeals] ở đây kháng cáo có lệ phí, thời hạn và ủy ban. Hãy ghi dưới dạng kháng cáo
    }.
tournament-refusal-committee = Ủy ban khiếu nại không thể như vậy: { $objections }.
tournament-objection = { $what ->
        [too_late] không được lập trước vòng một
        [no_chair] không có chủ tịch
        [few_members] thiếu thành viên
        [few_reserves] thiếu thành viên dự bị
        [too_young] có người chưa đủ tuổi
        [one_federation] có thành viên cùng một liên đoàn
        [involved] không còn đủ người không liên quan
       *[even_votes] số người bỏ phiếu là số chẵn
    }
tournament-refusal-appeal = Kháng cáo không được xét: { $lacks }.
tournament-lack = { $what ->
        [not_in_writing] không bằng văn bản
        [fee_not_paid] chưa nộp lệ phí
       *[too_late] đã quá thời hạn
    }
tournament-refusal-not-fixed = Không thể kháng cáo: { $what ->
        [committee] chưa lập Ủy ban khiếu nại trước vòng một
       *[terms] chưa định lệ phí và thời hạn trước vòng một
    }.
tournament-refusal-begun = { $what ->
        [committee] Ủy ban khiếu nại được lập
       *[terms] Lệ phí và thời hạn kháng cáo được định
    } trước vòng một, mà vòng một đã bắt đầu.
tournament-refusal-lots-after-round = Bốc thăm lúc { $lots } nhưng vòng một bắt đầu lúc { $round }. Hãy sửa một trong hai thời điểm.
tournament-refusal-not-started = Chưa công bố bắt đầu vòng { $round }. Hãy công bố trước.
tournament-refusal-fide-mode = Sau khi xếp cặp vòng một, việc này chỉ làm được ngoài chế độ FIDE. Có thể rời chế độ FIDE, vĩnh viễn.
tournament-refusal-left-already = Giải đã rời chế độ FIDE.
tournament-refusal-impossible = Không xếp cặp được vòng { $round }: không cách xếp cặp nào cho { $players } đấu thủ giữ đúng quy tắc. { $blocking }{ $help ->
        [none] { "" }
       *[some] {" "}Có thể xếp được nếu: { $ways }.
    }
tournament-blocking = { $why ->
        [no_bye] Không ai được miễn đấu.
       *[groups] Mỗi nhóm sau{ $bye ->
                [group] , và cả suất miễn đấu,
               *[other] { "" }
            } cần một đối thủ ngoài nhóm: { $groups }. { $partners ->
                [none] Không có ai cho họ
               *[some] Chỉ có { $people } cho họ
            }{ $bye ->
                [partner] {" "}và suất miễn đấu
               *[other] { "" }
            }.
    }
tournament-help = { $way ->
        [forbidden_pairs] bỏ các cặp bị cấm
        [absence] không xếp cặp một trong những người này ở vòng này: { $people }
        [colours] phá giới hạn màu quân
        [second_bye] cho một người miễn đấu lần thứ hai
       *[rematch] cho hai đấu thủ gặp lại nhau
    }
tournament-help-joint = { $first } và { $second }
tournament-refusal-undecided = Vòng sau phải chờ.{ $games ->
        [none] { "" }
       *[some] {" "}Còn thiếu kết quả: { $waiting }.
    }{ $people ->
        [none] { "" }
       *[some] {" "}Cần người quyết định ai đi tiếp: { $level }.
    }
tournament-refusal-won = Giải đấu loại đã ngã ngũ. Người thắng: { $who }.
tournament-refusal-finished = { $rounds ->
        [one] Vòng duy nhất đã công bố đã được xếp cặp
       *[other] Cả { $rounds } vòng đã công bố đều đã được xếp cặp
    }. Hãy công bố thêm vòng trước.
tournament-refusal-no-colour = Chưa bốc thăm màu khởi đầu, và không ván nào cho biết. Hãy bốc thăm trước.
tournament-refusal-no-system = { $found ->
        [none] Giải chưa nêu hệ xếp cặp
       *[some] Hệ xếp cặp { $system } không được biết ở đây
    }. Hãy xếp cặp bằng tay, hoặc nêu một hệ đã biết.
tournament-refusal-no-entry = Không có mục { $seq }.
tournament-refusal-not-standing = Mục { $seq } không còn hiệu lực, hoặc chính nó là việc rút lại. Hãy làm lại việc đó.
tournament-refusal-nothing-to-undo = Không còn gì để rút lại.
tournament-refusal-beginning = Mục 1 mở đầu giải và không rút lại được. Hãy lập giải mới.
tournament-refusal-final = Điều này là cuối cùng: { $what ->
        [decision] quyết định của ủy ban
        [published] dấu vân đã công bố trước khi bốc thăm
        [fide_mode] việc rời chế độ FIDE
       *[births] ngày sinh đã xóa
    }.
tournament-refusal-has-result = Vòng { $round }, bàn { $board }{ $seated ->
        [none] { "" }
       *[some] , { $game }
    }: đã có kết quả. Hãy rút lại kết quả đó trước (mục { $seq }).
tournament-refusal-paired-since = Vòng { $round } đã xếp cặp. Hãy rút lại việc đó trước (mục { $seq }){ $instead ->
        [none] { "" }
        [withdraw] , hoặc cho đấu thủ rút lui
        [rejoin] , hoặc cho đấu thủ trở lại
       *[reinstate] , hoặc cho đấu thủ đấu lại
    }.
tournament-refusal-rests-on = Một mục ghi sau dựa vào mục này. Hãy rút lại mục đó trước (mục { $seq }): { $what }
tournament-refusal-unreadable = { $field }, ký tự { $column }: mọi ký tự phải nhìn thấy được, và không quá { $most }.
tournament-refusal-seated = Bàn { $board } dành cho { $who }. Hãy chọn bàn khác.
tournament-refusal-published-already = Vòng { $round } đã được công bố (mục { $seq }).
tournament-refusal-still-open = { $place }: chưa có kết quả. Hãy nhập trước.
tournament-refusal-over = Giải đã kết thúc (mục { $seq }). Hãy mở lại trước.
tournament-refusal-done-since = Sau đó đã có việc khác. Hãy rút lại việc đó trước (mục { $seq }): { $what }
