### Điều ai cũng có thể hỏi về một giải: vì sao bốc cặp thế này, vì sao hạng này, ai gặp ai.

tour-tab-cross = Bảng đối đầu
tour-why-kind = { $kind ->
        [table] Ván này và màu quân lấy từ bảng đấu vòng tròn.
        [cup] Ván này lấy từ nhánh đấu loại trực tiếp.
        [group] Bảng đấu vòng tròn của bảng cho ra ván này và màu quân.
        [playoff] Hai người bằng nhau trong bảng: ván này phân định họ.
        [teams] Hai đội của họ gặp nhau ở vòng này.
        [hand] Riêng luật bốc cặp không cho ra ván này: trọng tài đã xếp bằng tay.
       *[other] Cặp đấu này không được bốc ở đây.
    }
tour-why-game = Ván đấu
tour-why-bracket = Nhóm điểm và các tiêu chí
tour-why-not = Vì sao
tour-why-against = không gặp (tên hoặc số)
tour-why-ask = Hỏi
tour-place = Hạng { $place }
tour-value-article = Sổ tay FIDE { $text }, Điều { $article }
tour-place-value = Trên { $other } nhờ { $meaning } ({ $code }): { $made } so với { $than }
tour-place-among = Trên { $other } nhờ { $meaning } ({ $code }) giữa những người bằng nhau
tour-place-level = Bằng hạng với { $other }
tour-place-last = Không ai đứng sau hạng này.
tour-tab-prizes = Giải thưởng
tour-tab-lots = Bốc thăm
tour-tab-about = Điều lệ
tour-col-amount = Số tiền
tour-prizes-none = Chưa công bố giải thưởng nào.
tour-prizes-so-far = Theo bảng xếp hạng hiện tại.
tour-lots-published = Đã công bố trước khi bốc thăm
tour-lots-unpublished = không có
tour-lots-secret = Chuỗi bí mật
tour-lots-drawn = Bốc thăm
tour-lots-colour = Màu quân của số 1 ở vòng 1
tour-lots-check = Điều đã công bố là mã băm SHA-256 của chuỗi bí mật. Có thể kiểm tra trên máy bất kỳ:
tour-lots-order = Các số
tour-about-system = Bốc cặp
tour-about-how = { $how ->
        [teams] Đồng đội
        [table] Vòng tròn
        [cup] Loại trực tiếp
       *[swiss] Hệ Thụy Sĩ
    }
tour-about-invitation = Thư mời
tour-proof = Cách kiểm chứng
tour-proof-how = Nhật ký của giải được niêm phong: mỗi dòng mang mã băm của dòng trước. Ai có chương trình đều kiểm được bằng lệnh:
tour-proof-last = Mã băm cuối cùng:
tour-lots-same = Chuỗi bí mật đúng là chuỗi đã công bố. Máy của bạn đã kiểm tra.
tour-lots-again = Máy của bạn đã kiểm tra chuỗi bí mật và bốc thăm lại: kết quả như cũ.
tour-lots-other = Không khớp: chuỗi bí mật khác, hoặc thứ tự khác với kết quả bốc thăm.
