### Ghi chú về các điều luật: nội dung bằng lời của chúng tôi, ai viết, và giá trị đến đâu.

## Giá trị

authority-law = luật
authority-official-interpretation = giải thích chính thức
authority-national = thông lệ quốc gia
authority-translator = ghi chú của người dịch

## Người viết

author-arabic-translator = người dịch bản tiếng Ả Rập năm 2005
author-russian-arbiters = Hội đồng trọng tài của liên đoàn Nga
author-rules-commission = Ủy ban Luật của FIDE, Elista 1998

## Cách in một ghi chú

note-line = Ghi chú ({ $authority }, { $author }): { $text }
note-line-contradicts = Ghi chú ({ $authority }, { $author }), trái với Luật: { $text }

## Ghi chú của người dịch về Luật năm 2005

note-ar-under-attack = Vua bị tấn công nghĩa là Vua đang bị chiếu.
note-ar-promotion-fixed = Từ lúc đó không được đổi quân đã chọn lấy quân khác.
note-ar-stalemate-name = Trong tiếng Ả Rập, thế này gọi là Vua bị nghẹt, hoặc pat.
note-ar-flag-indicator = Ở đồng hồ điện tử, dấu báo hết giờ thay cho cờ.
note-ar-both-absent = Thời gian đã trôi qua bị trừ của cả hai đấu thủ chứ không chỉ của bên Trắng.
note-ar-one-hour = Một giờ ở đây là sáu mươi phút.
note-ar-helper-time = Trọng tài điều chỉnh bằng cách trừ thời gian của đấu thủ cần trợ lý.
note-ar-last-period = Điều này cũng áp dụng khi cả ván cờ chỉ có một giai đoạn.
note-ar-digital-clock = Đồng hồ số cho biết ai hết giờ trước, và đấu thủ đó thua do hết giờ.
note-ar-colours-reversed = Ngược màu nghĩa là người lẽ ra cầm quân đen đã cầm quân trắng.
note-ar-claim-accepted = Đối thủ có thể chấp nhận ngay, không cần chờ quyết định của trọng tài.
note-ar-third-time = Chính nước đi cuối cùng của đối thủ làm thế cờ xuất hiện lần thứ ba.
note-ar-no-appeal = Ủy ban khiếu nại cũng không thể thay đổi quyết định này.
note-ar-offer-until-resumption = Đối thủ được suy nghĩ về lời đề nghị cho đến khi đấu tiếp, và báo cho trọng tài nếu chấp nhận.
note-ar-illegal-move-rapid = Nước đi được rút lại và thay bằng một nước đi hợp lệ, nếu được thì bằng quân đã chạm; đối thủ được thêm hai phút, và thắng nếu đó là nước đi không hợp lệ thứ ba của đấu thủ.
note-ar-time-left = Nói cách khác, người yêu cầu phải còn thời gian.

## Bình luận của các trọng tài về Luật năm 2009 và 2005

note-ru-illegal-claimed = Ở cờ tiêu chuẩn, đối thủ là người chỉ ra nước đi không hợp lệ: dừng đồng hồ và gọi trọng tài; trọng tài cảnh cáo đấu thủ và thêm hai phút cho người yêu cầu.
note-ru-illegal-settled = Nếu hai đấu thủ tự sửa nước đi không hợp lệ mà không gọi trọng tài thì không ai được thêm thời gian.
note-ru-illegal-unnoticed = Nếu đối thủ không nhận ra nước đi không hợp lệ và đã đi đáp lại, trọng tài dừng đồng hồ và bắt sửa lại, nhưng không thêm thời gian.
note-ru-writing-in-advance = Ai ghi nước đi trước khi đi thì bị nhắc nhở theo yêu cầu của đối thủ, sau đó bị cảnh cáo; vi phạm lần thứ ba thì đối thủ được thêm hai phút.
note-ru-restoring-the-record = Biên bản phải được hoàn chỉnh ngay sau khi rơi cờ và bằng thời gian của chính đấu thủ, vì cần biết chắc đã đi đủ số nước quy định hay chưa.
note-ru-quickplay-increment = Đây là quy định gây tranh cãi nhất; nó không còn cần đến khi đồng hồ điện tử cộng thêm thời gian cho mỗi nước đi.
note-ru-quickplay-watched = Thường thì trọng tài cho đấu tiếp và quan sát xem đối thủ có tìm cách thắng hay không; nếu không thấy, trọng tài tuyên bố hòa mà không chờ rơi cờ.
note-ru-quickplay-bad-faith = Chỉ thêm hai phút nếu trọng tài cho rằng người yêu cầu biết rõ mình không có cơ sở.
note-ru-refusal-score = Đấu thủ không chịu tuân theo Luật có thể không được điểm nào, còn đối thủ được nửa điểm nếu không đủ quân để chiếu hết dù bên kia có giúp.

## Ủy ban Luật

note-elista-not-noticing = Khi được hỏi có phạt đấu thủ vì không nhận ra nước đi không hợp lệ của đối thủ hay không, Ủy ban trả lời là không.
note-elista-king-capture = Ủy ban bàn rất lâu xem bắt Vua ở cờ chớp có phải là nước đi không hợp lệ hay không, và quyết định giữ nguyên các quy định này cho đến năm 2000.
