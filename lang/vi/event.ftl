### Lời của lệnh giải đấu dành cho người dùng.

event-explain-title = Vòng { $round }, { $rules }
event-explain-bracket = Nhóm { $at }: { $down ->
        [none] { $residents }
       *[some] từ trên xuống { $moved }; trong nhóm { $residents }
    }
event-explain-pair = { $white } – { $black }: { $rule ->
        [both] cả hai được màu quân mong muốn
        [stronger] đấu thủ có quyền về màu quân mạnh hơn được màu mong muốn
        [difference] đảo màu của vòng gần nhất mà hai người cầm khác màu
        [higher] đấu thủ xếp trên được màu mong muốn
       *[parity] không ai có mong muốn về màu: màu khởi đầu theo số của đấu thủ xếp trên
    } ({ $article })
event-explain-down = bị đẩy xuống: { $players }
event-explain-bye = được miễn đấu: { $player }
event-explain-cost = { $criterion } { $meaning }: { $value }
event-explain-perfect = Không tiêu chí nào bị vi phạm.
event-criterion = { $criterion ->
        [c1] hai đối thủ đã gặp nhau
        [c2] miễn đấu lần thứ hai
        [c3] hai đấu thủ cùng bắt buộc một màu quân
        [c4] những người còn lại không thể được xếp cặp hết
        [c5] điểm của đấu thủ được miễn đấu
        [c6] số đấu thủ bị đẩy xuống
        [c7] điểm của những người bị đẩy xuống
        [c7psd] chênh lệch điểm của các cặp và của những người bị đẩy xuống
        [c8] số người mà nhóm sau phải đẩy xuống, và điểm của họ
        [c9] số ván chưa đấu của đấu thủ được miễn đấu
        [c10] đấu thủ dẫn đầu hoặc đối thủ của họ lệch màu quá hai
        [c11] đấu thủ dẫn đầu hoặc đối thủ của họ cầm một màu ba ván liền
        [c12] đấu thủ không được màu quân mong muốn
        [c13] đấu thủ không được màu quân rất mong muốn
        [c14] đấu thủ bị đẩy xuống như một vòng trước
        [c15] đấu thủ bị đẩy lên như một vòng trước
        [c16] đấu thủ bị đẩy xuống như hai vòng trước
        [c17] đấu thủ bị đẩy lên như hai vòng trước
        [c18] chênh lệch điểm của người bị đẩy xuống như một vòng trước
        [c19] chênh lệch điểm của người bị đẩy lên như một vòng trước
        [c20] chênh lệch điểm của người bị đẩy xuống như hai vòng trước
        [c22] người cùng liên đoàn hoặc câu lạc bộ gặp nhau (mong muốn của giải, không phải tiêu chí của hệ Thụy Sĩ)
       *[c21] chênh lệch điểm của người bị đẩy lên như hai vòng trước
    }
event-why-title = Vì sao { $one } không gặp { $two }?
event-why-they-meet = Họ gặp nhau ngay trong vòng này.
event-why-meet-by-hand = Họ gặp nhau ngay trong vòng này: vòng này được xếp bằng tay.
event-why-by-hand = Theo luật thì họ gặp nhau; vòng này được xếp bằng tay.
event-explain-by-hand = Vòng này được xếp bằng tay: dưới đây là cách mà luật sẽ xếp.
event-why-not-paired = { $player } không được xếp cặp trong vòng này.
event-why-one-player = Đấu thủ không thể gặp chính mình.
event-why-met = Hai người đã gặp nhau ({ $criterion }).
event-why-forbidden = Điều lệ giải cấm cặp này.
event-why-colour = Cả hai đều bắt buộc cầm { $colour ->
        [white] quân trắng
       *[black] quân đen
    } ({ $criterion }).
event-why-completion = Khi đó { $criterion ->
        [c5] phần miễn đấu phải dành cho người có điểm cao hơn
       *[c4] những người còn lại không thể được xếp cặp hết
    } ({ $name }).
event-why-worse = { $floats ->
        [none] Cách xếp tốt nhất của nhóm { $bracket } mà họ gặp nhau
       *[some] Hai người không bao giờ ở cùng nhóm: { $player } phải bị đẩy xuống từ nhóm { $bracket }, và cách xếp tốt nhất có điều đó
    } kém hơn theo { $criterion } ({ $meaning }): { $other }, so với { $made } ở cách xếp đã chọn. Mọi tiêu chí trước đó đều bằng nhau.
event-why-later = { $floats ->
        [none] Cách xếp tốt nhất của nhóm { $bracket } mà họ gặp nhau
       *[some] Hai người không bao giờ ở cùng nhóm: { $player } phải bị đẩy xuống từ nhóm { $bracket }, và cách xếp tốt nhất có điều đó
    } tốt bằng ở mọi tiêu chí, nhưng đứng sau trong thứ tự các phương án ({ $article }).
event-why-undecided = Không tìm được ai sẽ gặp ai thay vào đó trong giới hạn tính toán dành cho một câu hỏi: quá nhiều đấu thủ cùng liên quan.
event-why-nothing = không có
event-question = { $question ->
        [games] Số ván của một trận
        [all-games] Có đấu hết các ván khi trận đã phân thắng bại không?
        [ladder] Các ván tiếp theo khi trận hòa
        [last] Ai quyết định nếu sau tất cả các ván đó vẫn hòa?
        [bracket] Đối thủ từ vòng thứ hai được xác định thế nào
        [third-place] Có trận tranh hạng ba không?
        [protect] Kỳ thủ cùng đơn vị nào được xếp gặp nhau càng muộn càng tốt trong sơ đồ?
        [board-order] Đội trưởng có được đổi thứ tự bàn không?
        [win] Điểm cho một ván thắng ở vòng bảng
        [loss] Điểm cho một ván thua ở vòng bảng
        [group-size] Số đấu thủ trong một bảng
        [qualify] Mỗi bảng có bao nhiêu người đi tiếp
        [group-ties] Cách phân định các đấu thủ bằng điểm trong một bảng
       *[group-playoff] Các ván giữa hai đấu thủ trong một bảng vẫn bằng nhau
    }
event-account-title = { $player }: hạng { $rank }
event-account-value = { $code } { $meaning }: { $value }
event-account-none = { $code } { $meaning }: không có giá trị
event-tiebreak = { $code ->
       *[pts] điểm
        [de] đối đầu trực tiếp
        [win] số vòng có điểm bằng một ván thắng
        [won] số ván thắng trên bàn cờ
        [bpg] số ván cầm quân Đen
        [bwg] số ván thắng bằng quân Đen
        [ps] điểm lũy tiến
        [rep] số vòng đấu thủ chọn thi đấu
        [std] điểm chuẩn
        [tpn] số thứ tự xếp cặp
        [bh] Buchholz
        [aob] trung bình Buchholz của các đối thủ
        [fb] Buchholz dự tính
        [sb] Sonneborn-Berger
        [ks] Koya
        [aro] hệ số trung bình của các đối thủ
        [tpr] hiệu suất thi đấu
        [ptp] hiệu suất thi đấu hoàn hảo
        [apro] hiệu suất trung bình của các đối thủ
        [appo] hiệu suất hoàn hảo trung bình của các đối thủ
        [rtng] hệ số
        [mpts] điểm trận
        [gpts] điểm ván
        [mpvgp] loại điểm không phải điểm chính
        [emmsb] Sonneborn-Berger mở rộng, điểm trận nhân điểm trận
        [emgsb] Sonneborn-Berger mở rộng, điểm trận nhân điểm ván
        [egmsb] Sonneborn-Berger mở rộng, điểm ván nhân điểm trận
        [eggsb] Sonneborn-Berger mở rộng, điểm ván nhân điểm ván
        [bc] tính theo số bàn
        [tbr] kết quả các bàn trên
        [bbe] loại dần các bàn dưới
        [ede] đối đầu trực tiếp mở rộng
        [edebt] đối đầu trực tiếp mở rộng, rồi tính theo số bàn và các bàn trên
        [edebb] đối đầu trực tiếp mở rộng, rồi tính theo số bàn và các bàn dưới
        [edet] đối đầu trực tiếp mở rộng, rồi các bàn trên
        [edeb] đối đầu trực tiếp mở rộng, rồi các bàn dưới
        [sssc] điểm kết hợp với sức mạnh lịch đấu
    }
event-account-addend = { $from ->
        [against] vòng { $round }, { $opponent }
        [adjusted] vòng { $round }, { $opponent }: hiện có { $stands }, các vòng cuối không đấu tính là hòa
        [capped] vòng { $round }, không đấu: đối thủ giả định với điểm của chính mình { $own }, tối đa { $most }
        [dummy] vòng { $round }, không đấu: đối thủ giả định với điểm của chính mình
        [board] bàn { $board }
        [ruled] do trọng tài cộng hoặc trừ
       *[plain] vòng { $round }
    }
event-account-counts = { $counts ->
        [no] { $what }: { $value }, bỏ ra
       *[yes] { $what }: { $value }
    }
event-account-total = { $total ->
        [mean] trung bình: { $value }
        [limit] Chỉ tính các đối thủ có từ { $limit } điểm trở lên.
        [performance] hệ số trung bình { $average }; { $score } điểm, { $percent } phần trăm: { $difference }
        [perfect] Với { $value } điểm kỳ vọng { $expected } đạt tới { $score }; ít hơn thì không đạt.
       *[combination] { $score } + { $buchholz } ÷ { $divisor }
    }
event-account-group = bằng nhau: { $players }
event-account-line = { $kind ->
        [boards] { $place }. { $player }: các bàn { $points }
        [missing] { $place }. { $player }: { $points }; chưa gặp { $missing }
       *[games] { $place }. { $player }: { $points }
    }
event-account-alone = không có ai bằng điểm
