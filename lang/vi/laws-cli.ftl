### Những gì chương trình nói quanh các điều luật: tiêu đề, nhãn, lỗi.

laws-cli-no-rulebook = Không có bộ luật { $rulebook }. Gần nhất: { $nearest }.
laws-cli-no-article = Bộ luật { $rulebook } không có điều { $article }. Gần nhất: { $nearest }.
laws-cli-no-date = { $date } không phải là ngày; cần năm, tháng và ngày, ví dụ 2008-05-12.
laws-cli-rulebook = { $id }: { $title }, { $articles ->
       *[other] { $articles } điều
    }{ $days ->
        [never] { "" }
        [still] , có hiệu lực từ { $from }
       *[ended] , có hiệu lực từ { $from } đến { $to }
    }
laws-cli-heading = { $title }, Điều { $article }
laws-cli-line = { $article }: { $text }
laws-cli-standing = { $state ->
        [enforced] Chương trình quyết định.
        [assisted] Chương trình hỏi trọng tài và áp dụng câu trả lời.
        [physical] Chương trình chỉ có thể hiển thị.
        [heading] Đây là đề mục: các điều bên dưới nói quy định.
       *[planned] Chương trình chưa xử lý.
    } { $ground ->
        [letter] Đây là điều lời văn nói rõ.
        [partly] Trừ chỗ được ghi chú, đây là điều lời văn nói rõ.
        [practice] Đây là cách các trọng tài làm, không phải lời văn.
       *[unsettled] Lời văn để ngỏ điều này.
    }
laws-cli-ground = { $ground ->
       *[practice] Đây là cách các trọng tài làm; lời văn không nói.
        [unsettled] Lời văn để ngỏ chỗ này.
    }
laws-cli-games = Dành cho: { $games }
laws-cli-game = { $play ->
        [blitz] cờ chớp
        [rapid] cờ nhanh
       *[standard] cờ tiêu chuẩn
    }{ $how ->
        [competition] {" "}có giám sát đầy đủ
        [basic] {" "}không có giám sát đầy đủ
       *[any] { "" }
    }
laws-cli-every-game = mọi ván cờ
laws-cli-parameter = { $key } = { $value }
laws-cli-parameter-said = { $name }: { $value }
laws-cli-see-also = Xem thêm: { $articles }
laws-cli-taken-from = Lấy từ { $rulebook }
laws-cli-cases = Tình huống: { $cases }
laws-cli-diff = { $a } và { $b }: { $differences ->
        [0] không khác nhau
       *[other] { $differences } điểm khác
    }
laws-cli-changed = { $kind ->
        [new] Mới
        [gone] Không còn
       *[named] { $name }
    } ({ $games })
laws-cli-moved = { $from } nay là { $to }.
laws-cli-diff-more = Thêm { $more } điểm với { $option }: điều ít quan trọng, hoặc chỉ thay đổi số thứ tự.
laws-cli-side = { $said ->
        [value] { $article }: { $value }
        [article] { $article }
       *[nothing] không có quy định này
    }
laws-cli-at = Ngày { $date }, { $title } ({ $id }) có hiệu lực.
laws-cli-at-none = Không có bản nào ở đây cho ngày { $date }.
laws-cli-at-before = Bản cuối cùng trước đó: { $title } ({ $id })
laws-cli-at-after = Bản kế tiếp: { $title } ({ $id })
laws-cli-coverage = { $title }: thực thi { $enforced }, hỗ trợ { $assisted }, chỉ hiển thị { $physical }, dự kiến { $planned }
laws-cli-covered = { $article } { $topic }: { $state ->
        [enforced] thực thi
        [assisted] hỗ trợ
        [physical] chỉ hiển thị
        [heading] đề mục
       *[planned] dự kiến
    }
laws-cli-found = { $edition } { $article }: { $text }
laws-cli-nothing-found = Không có điều nào chứa những từ này.{ $near ->
        [0] { "" }
       *[other] {" "}Gần nhất:
    }
laws-cli-nothing-wrong = Không có lỗi.
laws-cli-by = (Các điều: { $articles })

laws-problem-syntax = đây không phải là TOML: { $message }
laws-problem-unknown-key = khóa không rõ; ở đây có thể là { $known }
laws-problem-missing = thiếu; cần { $expected }
laws-problem-wrong-value = cần { $expected }, nhưng gặp { $found }
laws-problem-unknown-topic = không có chủ đề { $name }{ $found ->
        [none] { "" }
       *[some] ; gần nhất: { $nearest }
    }
laws-problem-unknown-parameter = không có tham số { $name }{ $found ->
        [none] { "" }
       *[some] ; gần nhất: { $nearest }
    }
laws-problem-unknown-rulebook = không có bộ luật { $name }{ $found ->
        [none] { "" }
       *[some] ; gần nhất: { $nearest }
    }
laws-problem-unknown-article = { $rulebook } không có điều { $name }{ $found ->
        [none] { "" }
       *[some] ; gần nhất: { $nearest }
    }
laws-problem-foreign-parameter = tham số này thuộc chủ đề { $topic }, không phải chủ đề của điều này
laws-problem-no-value = chủ đề { $topic } cần một giá trị cho tham số này
laws-problem-unknown-word = không có từ { $name }; cần một trong các từ { $known }
laws-problem-duplicate = điều { $article } xuất hiện lần thứ hai
laws-problem-contradiction = mâu thuẫn với điều { $article }: hai giá trị của { $parameter } cho { $games }
laws-problem-carried = đã có điều nói về chủ đề { $topic }, nên chủ đề này không vắng mặt cũng không để ngỏ
laws-problem-against-the-laws = Luật nói khác: điều { $article } của { $rulebook } có { $value }
laws-problem-only-wording = { $name } không kéo theo điều gì: đó chỉ là lời cho người đọc
laws-problem-not-built = { $name } chưa kéo theo điều gì: quy tắc của nó chưa được xây dựng
laws-problem-ends-before-start = kết thúc trước khi bắt đầu
laws-problem-no-territory = quy định riêng cần có phạm vi lãnh thổ áp dụng
laws-problem-rated = quy định riêng không được áp dụng trong giải tính hệ số, mà bộ luật không nói rằng các giải của mình không tính hệ số
