### Các trang của người điều hành giải.

tour-here = Có mặt: { $here }, vắng: { $missing }
tour-everybody = Tất cả
tour-who-is-missing = Ai còn vắng
tour-is-here = Có mặt
tour-not-me = Không phải tôi
tour-document-seen = Đã xem giấy khai sinh
tour-leave-out-of = Còn vắng { $count } đấu thủ: không xếp vào vòng { $round }
tour-unseen = { $count } giấy khai sinh chưa được xem
tour-open-title = Những điều điều lệ còn để ngỏ
tour-open-none = Không còn gì để ngỏ.
tour-open-holds = Khi còn một điều để ngỏ thì chưa bốc thăm được và chưa xếp được vòng 1.
tour-open-each = Trả lời
tour-open-all = Dùng mọi giá trị gợi ý
tour-differ-title = Kết quả các đấu thủ chưa thống nhất
tour-differ-holds = Vòng { $round } còn mở cho đến khi một kết quả được ghi.
tour-alone-holds = Đấu thủ kia đã im lặng năm phút.
tour-absences-title = Vắng mặt cần quyết định
tour-absence-excused = Có lý do
tour-absence-unexcused = Không lý do: loại
tour-byes-title = Đơn xin miễn đấu
tour-bye-grant = Chấp nhận
tour-bye-refuse = Từ chối
tour-phones-title = Điện thoại đang chờ đấu thủ
tour-phones-holds = Cho đến lúc đó điện thoại chỉ thấy những gì mọi người thấy.
tour-phone-let = Đây là điện thoại của { $name }
tour-phone-refuse = Không phải
tour-door = Giải đấu
tour-draw-hash = Dấu vân của bí mật, công bố trước khi bốc thăm
tour-draw-secret-once = Hãy ghi lại bí mật này và không cho ai xem trước khi bốc thăm. Nó không được lưu ở đây và chỉ hiện lúc này:
tour-draw-secret = Bí mật
tour-draw-secret-own = Bí mật; để trống thì dùng bí mật mới
tour-draw-publish = Công bố dấu vân của một bí mật mới
tour-draw-how = Cách bốc
tour-draw-method = { $method ->
        [strength] Số theo hệ số, màu quân bốc thăm
        [lots] Mọi số đều bốc thăm
        [restricted] Theo bảng Varma
       *[hand] Người bốc bằng tay
    }
tour-draw-go = Bốc thăm
tour-draw-by-hand = Đã bốc bằng tay
tour-draw-order = Các số hiện nay theo thứ tự đã bốc
tour-draw-first = Số 1 bắt đầu với
tour-draw-group = Bảng { $group }
tour-penalty-points = Trừ hoặc thưởng điểm
tour-penalty-offences = Lỗi tính trong cả giải
tour-penalty-incidents = Ngoài ván đấu
tour-penalty-how-many = Bao nhiêu điểm (chỉ khi trừ hoặc thưởng điểm)
tour-penalty-reason = Lý do
tour-penalty-none = Không có án phạt.
tour-typed = nhập tay
tour-report-clean = Không có gì cản trở báo cáo.
tour-report-open = Còn { $count } bàn chưa có kết quả
tour-report-file = Điều tệp báo cáo tự nói
tour-report-again = Xếp lại từng vòng: những chỗ khác
tour-report-differs = Vòng { $round }, { $kind }: phải là { $expected }, thấy { $found }
tour-prize-funds = Giải thưởng, ví dụ: 500 300 200; nữ xuất sắc 100
tour-prize-sharing = Những người bằng điểm
tour-prize-general = Giải chung
tour-prize-women = nữ
tour-prize-unseen = cần xem giấy khai sinh lần nữa
tour-prize-give = Trao cho { $name }
tour-prize-given = Đã trao cho { $name }
tour-choice-ranking = { $choice ->
        [FIDE] chỉ Elo FIDE
        [NRO] chỉ hệ số quốc gia
        [FIDON] Elo FIDE, nếu không có thì hệ số quốc gia
        [NIDOF] hệ số quốc gia, nếu không có thì Elo FIDE
        [HBFN] hệ số cao hơn
       *[LBFN] hệ số thấp hơn
    }
tour-choice-results = { $choice ->
        [typed] ban tổ chức nhập
        [players] hai đấu thủ của bàn báo
       *[live] từ các ván đấu tại đây
    }
tour-choice-check-in = { $choice ->
        [players] đấu thủ tự điểm danh bằng điện thoại, và bàn đón tiếp
       *[desk] chỉ bàn đón tiếp
    }
tour-correct = Sửa thông tin { $name }
tour-appeals = Tranh chấp và kháng cáo
tour-appeals-no-committee = Chưa cử Ủy ban khiếu nại.
tour-appeals-no-terms = Chưa ấn định lệ phí và thời hạn kháng cáo.
tour-appeals-committee = Ủy ban khiếu nại
tour-appeals-how = Mỗi người một dòng, kèm liên đoàn và tuổi nếu biết, ví dụ: Karimi, Sara/IRI/41
tour-appeals-chair = Chủ tịch
tour-appeals-members = Thành viên
tour-appeals-reserves = Thành viên dự bị, theo thứ tự
tour-appeals-fee = Lệ phí kháng cáo
tour-appeals-minutes = Số phút sau phán quyết được kháng cáo
tour-dispute-new = Ghi một tranh chấp mới: về việc gì
tour-dispute = Tranh chấp { $number }
tour-dispute-said = Điều đã nói hoặc đã làm
tour-dispute-step = { $step ->
        [mediated] Đã hòa giải
       *[ruled] Trọng tài đã phán quyết
    }
tour-appeal-until = { $time ->
        [left] Còn { $minutes ->
           *[other] { $minutes } phút
        } để kháng cáo.
       *[over] Đã hết thời hạn kháng cáo.
    }
tour-appeal-involved = Có liên quan nên không bỏ phiếu: { $names }
tour-appeal-text = Nội dung kháng cáo
tour-appeal-after = Số phút sau phán quyết
tour-appeal-paid = Đã nộp
tour-appeal-written = Bằng văn bản
tour-appeal-who = Ai trong ban có liên quan và không bỏ phiếu
tour-appeal-make = Ghi kháng cáo
tour-decision-text = Quyết định của ban
tour-decision-how = { $how ->
        [upheld] Chấp nhận
        [reasonable] Bác, nhưng hợp lý
       *[rejected] Bác
    }
tour-decision-final = Quyết định này là cuối cùng.
