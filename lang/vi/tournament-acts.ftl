### Những việc đã làm trong giải, mỗi việc một câu, cho lịch sử và biên bản.

tournament-act-announce = Công bố { $name }{ $rounds ->
        [0] .
        [one] , một vòng.
       *[other] , { $rounds } vòng.
    }{ $from ->
        [none] { "" }
       *[some] {" "}Tiếp tục từ { $file }.
    }
tournament-act-amend = Đã sửa: { $field }{ $round ->
        [0] { "" }
       *[other] {" "}{ $round }
    }, nay là { $value }.
tournament-act-tiebreaks = Hệ số phụ: { $list }.
tournament-act-forbid = Những người sau không được gặp nhau ở { $rounds }: { $who }.
tournament-act-allow = Những người sau lại được gặp nhau ở { $rounds }: { $who }.
tournament-act-apart = Tách các đấu thủ cùng { $by ->
        [federation] liên đoàn
       *[club] câu lạc bộ
    } ở { $rounds }{ $firm ->
        [no] , nếu được
       *[yes] { "" }
    }.
tournament-rounds = { $span ->
        [one] vòng { $from }
       *[several] các vòng { $from } đến { $to }
    }
tournament-act-committee = Ủy ban khiếu nại: chủ tịch { $chair }; thành viên { $members }; thành viên dự bị { $reserves }.
tournament-act-appeal-terms = Lệ phí kháng cáo là { $fee }, thời hạn { $minutes } phút.
tournament-act-checked = Đã kiểm tra trong phòng thi đấu: { $items }.
tournament-act-hour = { $what ->
        [lots] Bốc thăm lúc: { $at }.
        [scheduled] Vòng { $round } bắt đầu lúc: { $at }.
        [started] Đã công bố bắt đầu vòng { $round }: { $at }.
       *[stopped] Đã công bố kết thúc hoặc tạm dừng vòng { $round }: { $at }.
    }
tournament-act-enter = { $who } đăng ký{ $from ->
        [none] .
       *[some] , thi đấu từ vòng { $round }.
    }
tournament-act-correct-entrant = Đã sửa { $who }: { $changes }.
tournament-change = { $field } { $value ->
        [hidden] đã đổi
        [none] đã bỏ
       *[some] nay là { $text }
    }
tournament-act-check-in = { $who } có mặt cho vòng { $round }.
tournament-act-absent = { $who } vắng mặt ở vòng { $round }.
tournament-act-withdraw = { $who } rút lui. Vòng đầu tiên không đấu: { $round }.
tournament-act-rejoin = { $who } trở lại, thi đấu từ vòng { $round }.
tournament-act-bye = { $who } được miễn đấu ở vòng { $round }: { $kind ->
        [half] nửa điểm
        [full] một điểm
       *[zero] không điểm
    }.
tournament-act-ask-bye = { $who } xin miễn đấu ở vòng { $round }: { $kind ->
        [half] nửa điểm
        [full] một điểm
       *[zero] không điểm
    }.
tournament-act-document-seen = Đã xem giấy tờ của { $who }{ $again ->
        [yes] , lần thứ hai
       *[no] { "" }
    }.
tournament-act-erase-births = Đã xóa ngày sinh của người chưa thành niên.
tournament-act-ages = Nhóm tuổi: { $group }.
tournament-act-team = Đội { $team }, từ bàn một: { $who }.
tournament-act-lineup = Đội { $team } đấu vòng { $round } theo thứ tự: { $who }.
tournament-empty-board = bàn trống
tournament-act-publish-lots = Đã công bố dấu vân của mã bốc thăm: { $hash }.
tournament-act-draw = Số hạt nhân được cấp { $method ->
        [strength] theo trình độ
        [lots] bằng bốc thăm
        [restricted] bằng bốc thăm có giới hạn
        [restricted_repaired] bằng bốc thăm có giới hạn, với bảng mười hai người đã sửa
       *[hand] theo kết quả người bốc
    }.{ $colour ->
        [white] {" "}Hạt nhân số một bắt đầu bằng Trắng.
        [black] {" "}Hạt nhân số một bắt đầu bằng Đen.
       *[none] { "" }
    }
tournament-act-pair = Vòng { $round } được xếp cặp{ $how ->
        [hand] {" "}bằng tay
       *[rules] { "" }
    }{ $boards ->
        [0] { "" }
       *[other] : { $boards } bàn
    }{ $reason ->
        [none] .
       *[some] . Lý do: { $text }.
    }
tournament-act-repair = Một phần vòng { $round } được xếp cặp lại bằng tay: { $games }{ $bye ->
        [none] { "" }
       *[some] ; miễn đấu: { $who }
    }{ $reason ->
        [none] .
       *[some] . Lý do: { $text }.
    }
tournament-act-open-games = Vòng { $round }: đã mở ván đấu tại đây ở các bàn { $boards }.
tournament-act-detach = { $place }: bàn đã được tách khỏi ván.
tournament-act-colours = { $place }: hai người ngồi ngược màu.
tournament-act-report-result = { $place }: { $who } báo kết quả { $result }.
tournament-act-result = { $place }: { $result }{ $was ->
        [none] { "" }
       *[some] {" "}(trước là { $old })
    }{ $source ->
        [live] , đấu tại đây
       *[other] { "" }
    }{ $excused ->
        [yes] ; vắng mặt có lý do
        [no] ; vắng mặt không lý do
       *[none] { "" }
    }.{ $note ->
        [none] { "" }
       *[some] {" "}{ $text }
    }
tournament-place = Vòng { $round }, bàn { $board }{ $seated ->
        [none] { "" }
       *[some] , { $game }
    }
tournament-open-result = chưa có kết quả
tournament-act-adjourn = { $place }: hoãn đến { $until }.
tournament-act-penalty = { $who }, vòng { $round }: { $sign ->
        [minus] trừ { $points } điểm
       *[plus] cộng { $points } điểm
    }{ $note ->
        [none] .
       *[some] . Lý do: { $text }.
    }
tournament-act-offence = { $who }, vòng { $round }{ $board ->
        [none] { "" }
       *[some] , bàn { $table }
    }: { $offence }{ $times ->
        [1] { "" }
       *[other] , { $times } lần
    }{ $note ->
        [none] .
       *[some] . { $text }
    }
tournament-offence = { $kind ->
        [warning] cảnh cáo
        [illegal_move] nước đi không hợp lệ
        [late] đến muộn
        [refusal] từ chối tuân theo Luật
        [device] thiết bị điện tử
        [untimely_offer] đề nghị hòa sai thời điểm
        [wrong_hand] bấm đồng hồ bằng tay kia
        [clock_handling] thô bạo với đồng hồ
        [stopped_clocks] dừng đồng hồ không có lý do chính đáng
        [press_without_move] bấm đồng hồ khi chưa đi
        [two_hands] đi một nước bằng hai tay
        [displaced_pieces] làm xê dịch quân
        [adjusting] sửa quân khi không được phép
        [written_ahead] ghi trước các nước đi
        [disturbance] gây phiền cho đối thủ
        [interference] can thiệp vào ván của người khác
        [aids] ghi chú, lời mách hoặc phân tích
        [disrepute] làm mất uy tín của cờ vua
        [smoking] hút thuốc ở nơi không được phép
        [leaving] rời đi khi chưa được phép
        [spectator_phone] điện thoại của khán giả
        [entry] vào khu vực thi đấu khi chưa được phép
        [scoresheet] sai sót về biên bản
       *[conduct] hành vi khác
    }
tournament-act-exclude = { $who } bị loại khỏi các vòng từ vòng { $round }{ $note ->
        [none] .
       *[some] . Căn cứ: { $text }.
    }
tournament-act-expel = { $who } bị loại khỏi giải từ vòng { $round }{ $note ->
        [none] .
       *[some] . Căn cứ: { $text }.
    }
tournament-act-seat = { $board ->
        [0] { $who } không còn bàn riêng
       *[other] { $who } ngồi bàn { $table }
    }{ $note ->
        [none] .
       *[some] . Lý do: { $text }.
    }
tournament-act-publish = Vòng { $round } được công bố cho mọi người.
tournament-act-finish = Giải kết thúc.
tournament-act-reopen = Giải được mở lại.
tournament-act-reinstate = { $who } được đấu lại từ vòng { $round }.
tournament-act-incident = Vòng { $round }, { $incident }{ $people ->
        [none] { "" }
       *[some] {" "}({ $who })
    }{ $said ->
        [none] { "" }
        [offer] { " " }(Đội trưởng: “đề nghị hòa”)
        [accept] { " " }(Đội trưởng: “nhận hòa”)
        [resign] { " " }(Đội trưởng: “xin thua”)
        [answer] { " " }(Đội trưởng: trả lời câu hỏi của đấu thủ)
        [position] { " " }(Đội trưởng: nói về thế cờ)
        [clock] { " " }(Đội trưởng: nói về đồng hồ)
        [board] { " " }(Đội trưởng: nói về bàn khác)
       *[other] { " " }(Đội trưởng: nói điều khác)
    }{ $photo ->
        [none] { "" }
       *[some] {" "}({ $after } sau khi bắt đầu)
    }: { $text }
tournament-incident = { $kind ->
        [place] Đấu ở nơi hoặc giờ khác
        [smoking] Hút thuốc
        [collusion] Thỏa thuận trước kết quả
        [camera] Máy quay
        [photograph] Chụp ảnh
        [dress] Trang phục
        [leaving] Rời đi không báo
        [speaking] Nói chuyện
        [complaint] Khiếu nại
        [captain-spirit] Hành vi của đội trưởng
        [not-playing] Không thi đấu sau khi đã nhận lời
       *[captain] Lời nhắc của đội trưởng
    }
tournament-act-dispute = Tranh chấp { $number }, { $step }{ $note ->
        [none] .
       *[some] : { $text }
    }
tournament-step = { $step ->
        [reported] báo lên
        [mediated] hòa giải
        [ruled] quyết định của trọng tài
        [appealed] kháng cáo
       *[decided] quyết định của ủy ban
    }
tournament-act-appeal = Tranh chấp { $number }, kháng cáo { $form ->
        [written] bằng văn bản
       *[spoken] bằng lời
    }, đã nộp { $paid }, { $minutes } sau quyết định: { $text }
tournament-act-decision = Tranh chấp { $number }: Ủy ban khiếu nại { $result ->
        [upheld] chấp nhận kháng cáo
        [reasonable] bác kháng cáo nhưng coi là có lý
       *[rejected] bác kháng cáo
    }: { $text }
tournament-act-through = { $winner } đi tiếp, { $loser } thì không. Lý do: { $text }.
tournament-act-invitation = Lời mời, { $item }: { $text ->
        [none] không nêu gì nữa
       *[some] { $said }
    }.
tournament-act-category = Hạng { $name }: { $who }.
tournament-act-prize = Giải thưởng { $name } ({ $who }): { $amounts ->
        [none] trao theo quyết định
       *[some] { $sums }; { $sharing }
    }.
tournament-act-award = { $who } nhận giải thưởng: { $name }{ $money ->
        [none] { "" }
       *[some] , { $amount }
    }.
tournament-act-decide = { $question }: { $option }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-act-overrule = { $question }: { $option }, thay cho câu trả lời trước khi bốc thăm, vì { $why }{ $note ->
        [none] .
       *[some] {" "}({ $who }).
    }
tournament-game-step = { $games } ván, { $time }{ $first ->
        [lot] { "" }
       *[reversed] , đổi màu quân
    }{ $draw ->
        [none] { "" }
        [white] , hòa thì bên Trắng đi tiếp
       *[black] , hòa thì bên Đen đi tiếp
    }{ $times ->
        [once] { "" }
        [until] , đấu lại mãi khi còn hòa
       *[most] , đấu nhiều nhất { $most } lần khi còn hòa
    }
tournament-option = { $word ->
        [yes] có
        [no] không
        [none] không có
        [federation] theo liên đoàn
        [club] theo câu lạc bộ
        [lot] bốc thăm
        [arbiter] trọng tài
        [fixed] cố định
        [reseeded] xếp lại theo hạng
        [drawn] bốc thăm lại
        [free] tự do
       *[other] { $text }
    }
tournament-act-leave-fide-mode = Giải rời chế độ FIDE. Lý do: { $text }.
tournament-act-note = { $private ->
        [yes] Một ghi chú nội bộ.
       *[no] Ghi chú: { $text }
    }
tournament-act-undo = Đã rút lại mục { $seq }{ $why ->
        [none] { "" }
       *[some] {" "}({ $text })
    }: { $what }
tournament-undone = { $what } Đã rút lại bằng mục { $seq }.
tournament-deed = { $do ->
        [invitation] lời mời
        [category] hạng
        [prize] giải thưởng
        [award] trao giải thưởng
        [announce] công bố giải
        [amend] sửa công bố
        [tiebreaks] hệ số phụ
        [forbid] cặp bị cấm
        [allow] cho phép lại cặp bị cấm
        [apart] tách người cùng đơn vị
        [committee] Ủy ban khiếu nại
        [appeal_terms] điều kiện kháng cáo
        [checked] kiểm tra phòng thi đấu
        [hour] giờ của vòng
        [enter] đăng ký
        [correct_entrant] sửa đăng ký
        [check_in] có mặt
        [absent] vắng mặt
        [withdraw] rút lui
        [rejoin] trở lại
        [bye] miễn đấu
        [ask_bye] đơn xin miễn đấu
        [document_seen] xem giấy tờ
        [erase_births] xóa ngày sinh
        [ages] nhóm tuổi
        [team] đội
        [lineup] đội hình
        [publish_lots] dấu vân bốc thăm
        [draw] bốc thăm
        [pair] xếp cặp
        [repair] xếp cặp lại một phần bằng tay
        [open_games] mở ván
        [detach] tách bàn khỏi ván
        [colours] đảo màu
        [report_result] báo kết quả
        [result] kết quả
        [adjourn] hoãn ván
        [penalty] phạt
        [offence] vi phạm
        [exclude] loại khỏi vòng
        [expel] loại khỏi giải
        [seat] bàn riêng
        [publish] công bố vòng
        [finish] kết thúc giải
        [reopen] mở lại giải
        [reinstate] cho đấu lại
        [incident] sự cố
        [dispute] tranh chấp
        [appeal] kháng cáo
        [decision] quyết định của ủy ban
        [through] quyết định người đi tiếp
        [decide] trả lời câu hỏi để ngỏ
        [overrule] thay câu trả lời sau bốc thăm
        [refer] trình việc chưa lường trước
        [resolve] quyết định việc đã trình
        [leave_fide_mode] rời chế độ FIDE
        [note] ghi chú
       *[undo] rút lại
    }
tournament-age-group = { $name }, sinh từ { $from } đến { $to }{ $upwards ->
        [yes] {" "}(người nhỏ tuổi hơn được thi đấu trong nhóm)
       *[no] {""}
    }
