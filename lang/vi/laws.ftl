### Mỗi chủ đề của Luật nói gì, bằng lời của chúng tôi. Mỗi chủ đề một thông báo, `topic-` rồi đến mã của nó với dấu gạch nối;
### mỗi tham số của chủ đề là một biến: con số thì được in ra, từ của quy định thì chọn câu chữ.

## 00-preface

topic-preface-scope = Luật Cờ vua áp dụng cho thi đấu trên bàn cờ. Văn bản { $preface-authentic ->
       *[english] tiếng Anh
    } là bản gốc; điều gì nói về đấu thủ nam cũng đúng với đấu thủ nữ.
topic-preface-analogy = Luật Cờ vua không thể lường trước mọi tình huống. Khi không điều nào giải quyết được một trường hợp, trọng tài nên đối chiếu với những tình huống tương tự mà Luật đã đề cập, rồi quyết định bằng năng lực, sự suy xét và tính khách quan; luật quá chi tiết sẽ tước mất sự tự do ấy của trọng tài.
topic-preface-rating = FIDE chỉ tính hệ số Elo cho ván cờ được đấu theo Luật Cờ vua; những ván thi đấu không tính hệ số cũng nên đấu theo Luật.
topic-preface-federation = Liên đoàn thành viên được đặt ra những quy định chi tiết hơn, nhưng chỉ trong giới hạn mà các mục dưới đây nêu ra.
topic-preface-no-conflict = Quy định riêng của một liên đoàn không được trái với Luật Cờ vua ở bất cứ điểm nào.
topic-preface-territory = Quy định riêng của một liên đoàn chỉ có hiệu lực trên lãnh thổ của liên đoàn đó.
topic-preface-not-rated = Quy định riêng của một liên đoàn không được dùng trong trận đấu, giải vô địch hay giải vòng loại của FIDE, cũng như trong giải để xét danh hiệu hoặc tính hệ số Elo của FIDE.
topic-fide-rulings = Liên đoàn thành viên { $fide-rulings ->
       *[federation_may_ask] có thể đề nghị FIDE ra quyết định chính thức về một vấn đề liên quan đến Luật Cờ vua
    }.

## 01-nature

topic-chapter-nature = Điều luật này quy định ván cờ vua là gì và mỗi đấu thủ nhằm đạt điều gì.
topic-game-opponents = Cờ vua là cuộc đấu giữa hai đối thủ, họ di chuyển các quân trên một bàn vuông gọi là bàn cờ.
topic-move-alternate = Đấu thủ cầm quân màu sáng, tức Trắng, đi nước đầu tiên; sau đó hai đấu thủ luân phiên nhau đi.
topic-move-has-the-move = Một đấu thủ đến lượt đi ngay khi nước đi của đối thủ đã được { $move-has-the-move ->
        [made] thực hiện trên bàn cờ
       *[completed] hoàn thành, nghĩa là đã thực hiện và đã bấm đồng hồ
    }.
topic-game-objective = Mỗi đấu thủ tìm cách tấn công Vua của đối thủ sao cho đối thủ không còn nước đi hợp lệ nào. { $game-king-capture ->
        [not_said] Đấu thủ không được để hoặc đặt Vua của mình vào thế bị tấn công.
       *[forbidden] Đấu thủ không được để hoặc đặt Vua của mình vào thế bị tấn công, và không được bắt Vua của đối thủ.
    }
says-game-objective-aim = Mỗi đấu thủ tìm cách tấn công Vua của đối thủ sao cho đối thủ không còn nước đi hợp lệ nào.
topic-game-goal-reached = Đấu thủ tấn công Vua của đối thủ khiến đối thủ không còn nước đi hợp lệ là đã chiếu hết và thắng. Việc để hoặc đặt Vua của mình vào thế bị tấn công{ $game-king-capture ->
        [not_said] { "" }
       *[forbidden] , hay bắt Vua của đối thủ,
    } là { $game-own-king ->
       *[forbidden] không được phép
    }.
says-game-goal-reached-won-and-barred = Đấu thủ đạt được điều đó là đã chiếu hết và thắng. Không được để hoặc đặt Vua của mình vào thế bị tấn công, cũng không được bắt Vua của đối thủ.
says-game-goal-reached-won = Đấu thủ đạt được điều đó là đã chiếu hết và thắng; người kia thua.
topic-game-goal-lost = Đấu thủ có Vua bị chiếu hết là người thua ván cờ.
topic-game-dead = Nếu thế cờ khiến cả hai đấu thủ đều không thể nào chiếu hết được thì ván cờ hòa.

## 02-setup

topic-chapter-setup = Điều luật này mô tả bàn cờ, các quân và chỗ đứng của chúng lúc bắt đầu.
topic-setup-board = Bàn cờ có { $setup-files } cột dọc và tám hàng ngang, tất cả là { $setup-squares } ô bằng nhau, sáng tối xen kẽ. Bàn cờ được đặt sao cho ô ở góc bên tay phải, gần mỗi đấu thủ, là ô sáng.
topic-setup-men = Lúc bắt đầu mỗi bên có { $setup-men } quân: một Vua, một Hậu, một cặp Xe, một cặp Tượng, một cặp Mã và tám Tốt; quân của một bên màu sáng, của bên kia màu tối.
topic-setup-position = Lúc bắt đầu, các quân đứng trên hàng ngang gần mỗi đấu thủ nhất, kể từ cột a: Xe, Mã, Tượng, Hậu, Vua, Tượng, Mã, Xe; các Tốt đứng trên hàng ngang ngay phía trước.
topic-setup-lines = Những dãy ô theo chiều dọc là cột dọc, theo chiều ngang là hàng ngang; dãy ô cùng màu nối nhau ở góc là đường chéo.

## 03-moves

topic-chapter-moves = Điều luật này quy định mỗi quân đi, bắt quân và tấn công như thế nào.
topic-move-capture = Quân không được đi đến ô có quân cùng màu đang đứng. Nếu đi đến ô có quân của đối thủ thì quân đó bị bắt và được lấy ra khỏi bàn cờ, việc này là một phần của chính nước đi ấy.
says-move-capture-takes = Nếu quân đi đến ô có quân của đối thủ thì quân đó bị bắt và được lấy ra khỏi bàn cờ, việc này là một phần của chính nước đi ấy.
says-move-capture-own = Quân không được đi đến ô có quân cùng màu đang đứng.
topic-move-attack = Một quân tấn công một quân khác hoặc một ô nếu nó có thể bắt quân ở đó theo cách đi mà điều này quy định.
topic-move-attack-pinned = Một quân vẫn được coi là tấn công một ô{ $attack-pinned ->
        [for_castling_and_check] {" "}khi xét việc nhập thành và chiếu
       *[generally] { "" }
    }, ngay cả khi nó không được đi đến ô đó vì Vua bên mình sẽ bị tấn công.
topic-move-bishop = Tượng đi đến bất kỳ ô nào trên đường chéo mà nó đang đứng.
topic-move-rook = Xe đi đến bất kỳ ô nào trên cột dọc hoặc hàng ngang mà nó đang đứng.
topic-move-queen = Hậu đi đến bất kỳ ô nào trên cột dọc, hàng ngang hoặc đường chéo mà nó đang đứng.
topic-move-no-jump = Tượng, Xe và Hậu không được vượt qua quân đứng chắn trên đường đi.
topic-move-knight = Mã đi đến một trong những ô gần nhất không nằm trên cùng hàng ngang, cùng cột dọc hay cùng đường chéo với nó.
topic-pawn = Tốt đi thẳng về phía trước, bắt quân chéo về phía trước, và có quy tắc riêng cho nước đi đầu tiên, cho việc bắt tốt qua đường và cho hàng ngang cuối.
topic-pawn-advance = Tốt đi thẳng tới ô trống ngay phía trước nó trên cùng cột dọc.
topic-pawn-double = Ở nước đi đầu tiên, Tốt còn có thể vượt qua ô ngay trước mặt để đến ô kế tiếp trên cột dọc, nếu cả hai ô ấy đều trống.
topic-pawn-capture = Tốt bắt quân của đối thủ đứng chéo phía trước nó trên cột dọc liền kề, bằng cách đi đến ô của quân đó.
topic-pawn-en-passant = Một Tốt { $pawn-en-passant ->
        [attacking_crossed_square] đang tấn công ô mà Tốt của đối thủ vừa vượt qua khi đi bước đôi từ ô ban đầu
       *[same_rank_adjacent] đứng cùng hàng ngang và ở cột dọc liền kề với Tốt của đối thủ vừa đi bước đôi từ ô ban đầu
    } có thể bắt Tốt đó như thể nó chỉ đi bước đơn. Nước này gọi là bắt tốt qua đường.
topic-pawn-en-passant-at-once = Chỉ được bắt tốt qua đường { $pawn-en-passant-when ->
       *[next_move_only] ngay ở nước đi liền sau bước đôi đó
    }.
topic-pawn-promotion = Tốt đi đến hàng ngang xa nhất so với vị trí ban đầu của nó phải được đổi, ngay trong nước đi ấy và trên chính ô ấy, thành Hậu, Xe, Tượng hoặc Mã mới cùng màu{ $pawn-promotion ->
        [exchange] { "" }
       *[square_of_promotion] ; ô mà Tốt đến gọi là ô phong cấp
    }.
topic-pawn-promotion-choice = Khi chọn quân mới, đấu thủ { $promotion-choice ->
       *[not_restricted] không bị bó buộc trong số những quân đã bị bắt trước đó
    }.
topic-pawn-promotion-effect = Việc đổi này gọi là phong cấp, và quân mới có tác dụng ngay.
topic-chapter-pawn-specials = Các mục này nói Tốt bắt Tốt khác qua đường ra sao và điều gì xảy ra khi nó đến hàng ngang cuối.
says-chapter-pawn-specials-en-passant = Các mục này nói Tốt bắt Tốt khác qua đường ra sao.
says-chapter-pawn-specials-promotion = Các mục này nói điều gì xảy ra khi Tốt đến hàng ngang cuối.
topic-king = Vua đi theo một trong hai cách: đi từng bước hoặc nhập thành.
says-king-two-ways = Có hai cách đi Vua.
topic-king-step = Vua đi đến một ô liền kề { $king-step ->
        [not_attacked] không bị quân nào của đối thủ tấn công
       *[any] (việc ô đó không được bị tấn công suy ra từ quy tắc về Vua của chính mình)
    }.
topic-king-castling = Nhập thành là một nước đi của Vua cùng một Xe cùng màu trên { $castling-described ->
        [same_rank] cùng một hàng ngang
       *[first_rank] hàng ngang thứ nhất của đấu thủ, được tính là nước đi của Vua
    }: từ ô ban đầu, Vua đi hai ô về phía Xe, rồi chính Xe đó được đặt vào ô mà Vua vừa đi qua.
topic-castling-right-lost = Quyền nhập thành bị mất { $castling-right-lost ->
       *[king_or_that_rook_moved] nếu Vua đã di chuyển, hoặc, ở cánh nào, nếu Xe ở cánh đó đã di chuyển
    }.
topic-castling-right-lost-king = Quyền nhập thành mất hẳn khi Vua đã di chuyển.
topic-castling-right-lost-rook = Ở mỗi cánh, quyền nhập thành mất hẳn khi Xe của cánh đó đã di chuyển.
topic-castling-prevented = Tạm thời không thể nhập thành nếu { $castling-prevented ->
       *[attack_or_piece_between] ô Vua đang đứng, ô Vua phải đi qua hoặc ô Vua sẽ đến bị quân của đối thủ tấn công, hoặc nếu có quân đứng giữa Vua và Xe đó
    }.
topic-castling-prevented-attack = Đấu thủ tạm thời không được nhập thành khi ô Vua đang đứng, ô Vua phải đi qua hoặc ô Vua sẽ đến đang bị quân của đối thủ tấn công.
topic-castling-prevented-between = Đấu thủ tạm thời không được nhập thành khi còn có quân đứng giữa Vua và Xe dùng để nhập thành.
topic-castling-rook-attacked = Việc Xe dùng để nhập thành bị tấn công, hay một ô mà chỉ Xe đi qua bị tấn công, { $castling-rook-attacked ->
       *[does_not_matter] không cản trở nhập thành
    }.
topic-check = Vua bị chiếu khi có quân của đối thủ tấn công nó, kể cả quân không được phép đi vì nếu đi thì Vua bên mình sẽ bị chiếu.{ $check-announced ->
        [not_needed] {" "}Không bắt buộc phải nói “chiếu”.
       *[not_mentioned] { "" }
    }
topic-check-own-king = Đi một quân khiến Vua bên mình bị chiếu hoặc vẫn còn bị chiếu là { $game-own-king ->
       *[forbidden] không được phép
    }.
says-check-own-king-group = Các mục này nói khi nào Vua bị chiếu và vì thế những nước đi nào bị cấm.
topic-move-legal = Nước đi là hợp lệ khi đáp ứng mọi yêu cầu của điều về cách đi quân{ $move-legal ->
        [in_passing] {" "}(điều này chỉ được nói thoáng qua)
       *[defined] { "" }
    }.
topic-move-illegal = Nước đi là không hợp lệ khi không đáp ứng một yêu cầu nào đó của điều về cách đi quân.
topic-position-illegal = Thế cờ là không hợp lệ khi không có loạt nước đi hợp lệ nào dẫn đến nó từ vị trí ban đầu.
topic-chapter-legal = Điều luật này định nghĩa nước đi hợp lệ, nước đi không hợp lệ và thế cờ không hợp lệ.

## 04-touch

topic-chapter-touch = Điều luật này quy định nước đi được thực hiện bằng tay ra sao và việc chạm quân buộc đấu thủ phải làm gì.
topic-touch-hand = Mỗi nước đi phải được thực hiện { $touch-hand ->
       *[one_hand] chỉ bằng một tay
    }.
topic-touch-adjust = { $touch-adjust ->
        [may] Đấu thủ đến lượt đi được phép
       *[only] Chỉ đấu thủ đến lượt đi mới được
    } sửa quân cho ngay ngắn trên ô của chúng{ $touch-adjust-announce ->
        [needed] , nhưng trước đó phải nói rõ, chẳng hạn “tôi sửa quân”
       *[not_needed] ; không cần phải báo trước
    }.
topic-touch-adjusting = Các mục này nói ai được sửa quân và mọi sự va chạm khác được xem xét ra sao.
topic-touch-scope = Ngoài việc sửa quân được phép, việc chạm quân { $touch-scope ->
        [deliberate] chỉ ràng buộc đấu thủ khi người đó cố tình chạm
        [intent] chỉ ràng buộc đấu thủ khi người đó chạm với ý định đi hoặc bắt quân ấy
       *[not_clearly_accidental] ràng buộc đấu thủ, trừ khi rõ ràng là vô tình: mọi sự va chạm khác đều bị coi là có ý định
    }.
topic-touch-touched = Nếu đấu thủ đến lượt đi chạm vào các quân trên bàn cờ với ý định đi hoặc bắt, các mục dưới đây nói người đó phải làm gì.
topic-touch-own = Nếu chạm vào quân của mình, đấu thủ đến lượt đi phải đi { $touch-own ->
       *[first_that_can_move] quân chạm đầu tiên mà có thể đi được
    }.
topic-touch-opponent = Nếu chạm vào quân của đối thủ, đấu thủ đến lượt đi phải bắt { $touch-opponent ->
       *[first_that_can_be_captured] quân chạm đầu tiên mà có thể bắt được
    }.
topic-touch-both = Nếu chạm vào { $touch-both ->
        [one_of_each] mỗi màu một quân, đấu thủ phải dùng quân của mình bắt quân của đối thủ
       *[first_of_each] một hoặc nhiều quân của mỗi màu, đấu thủ phải dùng quân của mình chạm đầu tiên để bắt quân của đối thủ chạm đầu tiên
    }; nếu nước đó không hợp lệ thì phải đi hoặc bắt quân chạm đầu tiên mà có thể đi hoặc bắt được. Nếu không rõ quân nào bị chạm trước, { $touch-order-unclear ->
       *[own_first] quân của chính đấu thủ được coi là chạm trước
    }.
topic-touch-castling = Nếu đấu thủ { $touch-castling ->
        [deliberately] cố tình chạm vào Vua và Xe của mình
       *[king_and_a_rook] chạm vào Vua và một Xe của mình
    } thì phải nhập thành về cánh đó, nếu nước ấy hợp lệ.
topic-touch-castling-group = Các mục này nói việc chạm quân buộc phải làm gì khi định nhập thành hoặc phong cấp.
topic-touch-rook-first = Đấu thủ cố tình chạm Xe trước rồi mới chạm Vua { $touch-rook-first ->
       *[no_castling_on_that_side] không được nhập thành về cánh đó ở nước đi này; quy tắc về chạm quân của mình sẽ quyết định
    }.
topic-touch-castling-illegal = Nếu đấu thủ định nhập thành mà chạm { $touch-castling-illegal ->
        [together] vào Vua, hoặc vào Vua và Xe cùng lúc
       *[one_after_the_other] vào Vua rồi vào một Xe
    }, nhưng nhập thành về cánh đó là không hợp lệ, thì phải đi một nước hợp lệ khác bằng Vua, kể cả nhập thành về cánh kia; nếu Vua không có nước đi hợp lệ nào thì được tự do đi bất kỳ nước hợp lệ nào.
topic-promotion-choice-final = Khi phong cấp, việc chọn quân mới trở thành dứt khoát khi { $promotion-choice-final ->
       *[touches_square] quân mới đã chạm vào ô phong cấp
    }.
topic-touch-free = Nếu không quân nào đã chạm có thể đi hoặc bị bắt, đấu thủ { $touch-free ->
       *[any_legal_move] được đi bất kỳ nước hợp lệ nào
    }.
topic-promotion-making = Phong cấp được thực hiện bằng cách { $promotion-making ->
        [exchange] đổi Tốt ngay trên ô mà nó đến
        [pawn_then_piece] lấy Tốt ra khỏi bàn cờ, đặt quân mới vào và thả tay; Tốt đã thả tay trên hàng ngang cuối không được chuyển sang ô khác
       *[any_order] làm các bước theo thứ tự tùy ý: Tốt không cần chạm hàng ngang cuối, quân mới được đặt lên ô phong cấp, và quân của đối thủ đứng ở đó phải bị bắt
    }.
says-promotion-making-captured = Nếu quân của đối thủ đứng trên ô phong cấp thì quân đó phải bị bắt.
says-promotion-making-order = Việc lấy Tốt ra và đặt quân mới lên ô phong cấp được làm theo thứ tự nào cũng được.
says-promotion-making-untouched = Tốt không cần được đặt lên ô nó đi đến.
topic-move-released = Khi một quân đã được thả tay trên một ô, là nước đi hợp lệ hoặc một phần của nước đi hợp lệ, thì trong nước đi này nó { $move-released ->
       *[cannot_go_elsewhere] không được chuyển sang ô khác nữa
    }.
topic-move-made = Nước đi được coi là đã thực hiện { $move-made ->
        [article_three] khi mọi yêu cầu của điều về cách đi quân đã được đáp ứng
       *[each_kind] khi quân đã được thả tay và mọi yêu cầu về cách đi đã được đáp ứng; bắt quân, nhập thành và phong cấp mỗi loại có thời điểm riêng
    }.{ $move-made-not-legal ->
        [none] { "" }
       *[another_by_touch] {" "}Nếu nước đi không hợp lệ thì phải đi một nước khác theo quy tắc về quân đã chạm.
    }
topic-move-made-capture = Nước bắt quân được coi là đã thực hiện { $move-made-capture ->
       *[removed_and_released] khi quân bị bắt đã được lấy ra khỏi bàn cờ và đấu thủ, sau khi đặt quân của mình vào ô mới, đã thả tay khỏi nó
    }.
topic-move-made-castling = Nước nhập thành được coi là đã thực hiện { $move-made-castling ->
       *[rook_released] khi đấu thủ đã thả tay khỏi Xe trên ô mà Vua đi qua
    }. Khi mới thả tay khỏi Vua, nước đi chưa được thực hiện, nhưng đấu thủ phải { $castling-king-released ->
        [by_general_rule] tiếp tục như với mọi quân đã thả tay
        [only_castling] nhập thành về cánh đó nếu hợp lệ
       *[only_castling_else_king] nhập thành về cánh đó nếu hợp lệ; nếu không, phải đi một nước Vua khác, kể cả nhập thành về cánh kia, và chỉ được tự do khi không có nước nào như vậy
    }.
topic-move-made-promotion = Nước phong cấp được coi là đã thực hiện khi Tốt đã ra khỏi bàn cờ và quân mới đã được thả tay trên ô phong cấp.
topic-touch-complaint-bar = Đấu thủ mất quyền khiếu nại việc đối thủ vi phạm { $touch-complaint-bar ->
        [touched_pieces] các quy tắc về quân đã chạm và về nhập thành khi chạm quân
        [whole_article] bất kỳ quy tắc nào của điều này
       *[articles_on_moving] các quy tắc của điều này về sửa quân, chạm quân và thực hiện nước đi
    } một khi chính mình đã { $touch-complaint-by ->
        [deliberate] cố tình chạm vào một quân
       *[intent] chạm vào một quân với ý định đi hoặc bắt
    }.
topic-touch-helper = Đấu thủ không thể tự mình di chuyển quân { $touch-helper ->
       *[acceptable_to_arbiter] có thể được cử một người trợ giúp mà trọng tài chấp nhận
    }.

## 05-end

topic-chapter-end = Điều luật này liệt kê các cách thắng và các cách hòa của một ván cờ.
topic-end-won = Các mục này nói khi nào ván cờ có người thắng.
topic-end-drawn = Các mục này nói khi nào ván cờ hòa.
topic-end-checkmate = Đấu thủ chiếu hết là người thắng và ván cờ kết thúc ngay, với điều kiện nước đi tạo ra thế chiếu hết { $end-move-must-be ->
        [legal] là hợp lệ
       *[legal_and_properly_made] là hợp lệ và được thực hiện đúng như các điều về cách đi và cách thực hiện nước đi đòi hỏi
    }.
topic-end-resign = Đấu thủ tuyên bố xin thua là thua và đối thủ thắng ngay{ $resign-draw-if-cannot-mate ->
        [never] { "" }
       *[yes] ; nhưng ván cờ hòa nếu đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào
    }.
topic-end-resign-gesture = Khi đấu thủ bắt tay, đặt Vua nằm xuống hoặc dừng đồng hồ mà không nói gì, { $resign-gesture ->
       *[arbiter_establishes] trọng tài phải làm rõ ý định của người đó
    }.
topic-end-stalemate = Ván cờ hòa khi đấu thủ đến lượt đi không có nước đi hợp lệ nào trong khi Vua không bị chiếu. Đó là thế hết nước đi (pat); nó kết thúc ván cờ ngay, với điều kiện nước đi tạo ra thế đó { $stalemate-move-must-be ->
        [legal] là hợp lệ
       *[legal_and_properly_made] là hợp lệ và được thực hiện đúng như các điều về cách đi và cách thực hiện nước đi đòi hỏi
    }.
topic-end-dead = Ván cờ hòa khi xuất hiện thế cờ mà không đấu thủ nào có thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào. Đó là thế cờ chết; nó kết thúc ván cờ ngay{ $dead-move-must-be ->
        [none] { "" }
        [legal] , với điều kiện nước đi tạo ra thế đó là hợp lệ
       *[legal_and_properly_made] , với điều kiện nước đi tạo ra thế đó là hợp lệ và được thực hiện đúng như các điều về cách đi và cách thực hiện nước đi đòi hỏi
    }.
topic-end-agreement = Trong ván cờ hai đấu thủ có thể thỏa thuận hòa { $draw-agreement ->
        [any_time] vào bất kỳ lúc nào
       *[after_a_move_by_each] khi cả hai đã đi ít nhất một nước
    }; ván cờ kết thúc ngay{ $draw-agreement-limits ->
        [none] { "" }
       *[regulations_may_limit] , trừ khi điều lệ giải đấu hạn chế những thỏa thuận như vậy
    }.
topic-end-repetition = { $end-repetition-how ->
        [by_claim] Ván cờ có thể hòa nếu cùng một thế cờ sắp xuất hiện hoặc đã xuất hiện ít nhất ba lần và có đấu thủ yêu cầu.
       *[reads_as_automatic] Ván cờ hòa nếu cùng một thế cờ sắp xuất hiện hoặc đã xuất hiện trên bàn cờ lần thứ ba. Đọc riêng thì mục này không cần yêu cầu, nhưng điều về yêu cầu hòa lại đòi hỏi phải có.
    }
topic-end-moves = Khi có yêu cầu, ván cờ có thể hòa nếu mỗi đấu thủ đã đi { $draw-claim-moves } nước, không đi Tốt và không bắt quân.
topic-end-fivefold = Ván cờ hòa ngay nếu cùng một thế cờ đã xuất hiện { $draw-automatic-appearances } lần { $draw-automatic-fivefold ->
        [none] (ở đây không áp dụng)
        [consecutive] qua các nước đi luân phiên liên tiếp của mỗi đấu thủ
       *[any] dù cách nhau bao xa
    }.
topic-end-seventy-five = Ván cờ hòa ngay khi mỗi đấu thủ đã đi ít nhất { $draw-automatic-moves } nước mà không đi Tốt và không bắt quân; nếu nước cuối cùng trong số đó chiếu hết thì { $draw-automatic-mate-first ->
       *[checkmate_counts] chiếu hết được công nhận
    }.
topic-end-automatic = Hòa theo điều này không cần yêu cầu: ván cờ kết thúc ngay khi một trong những việc ấy xảy ra.

## 06-clock

topic-chapter-clock = Điều luật này quy định đồng hồ cờ vua là gì, được sử dụng ra sao và điều gì xảy ra khi hết giờ.
topic-clock-defined = Đồng hồ cờ vua có hai mặt hiển thị thời gian nối với nhau để mỗi lúc chỉ một mặt chạy. Trong Luật Cờ vua, “đồng hồ” là một trong hai mặt ấy. Rơi cờ nghĩa là hết thời gian dành cho một đấu thủ{ $clock-flag ->
        [each_mode] ; mỗi mặt có một cờ
       *[of_each_display] ; mỗi mặt có cờ riêng của mình
    }.
says-clock-defined-words = Trong Luật Cờ vua, “đồng hồ” là một trong hai mặt, mỗi mặt có cờ riêng; rơi cờ nghĩa là hết thời gian dành cho một đấu thủ.
says-clock-defined-clock = “Đồng hồ” là một trong hai mặt hiển thị thời gian, và mỗi mặt có một cờ.
says-clock-defined-displays = Đồng hồ cờ vua có hai mặt hiển thị thời gian nối với nhau để mỗi lúc chỉ một mặt chạy.
topic-clock-use = Các mục này nói đấu thủ sử dụng đồng hồ cờ vua như thế nào trong ván cờ.
topic-clock-periods = Các mục này nói trong một giai đoạn thời gian phải làm gì và thời gian tiết kiệm được sẽ ra sao.
topic-time-periods = Mỗi đấu thủ phải đi { $time-periods ->
        [moves_in_time] đủ một số nước tối thiểu, hoặc tất cả các nước, trong giai đoạn được ấn định, và có thể được cộng thêm thời gian cho mỗi nước; việc này được định trước
       *[one_for_all] tất cả các nước trong một giai đoạn duy nhất
    }.
topic-time-base = Mỗi đấu thủ có { $time-base } cho cả ván cờ.
topic-time-carried = Thời gian mà đấu thủ tiết kiệm được trong một giai đoạn được { $time-carried ->
        [except_delay] cộng vào giai đoạn kế tiếp của người đó, trừ thể thức có thời gian trễ
       *[where_applicable] cộng vào giai đoạn kế tiếp của người đó, ở những nơi áp dụng
    }.
topic-time-delay = Trong thể thức có thời gian trễ, mỗi đấu thủ có thời gian suy nghĩ cơ bản và một khoảng thêm cố định cho mỗi nước; thời gian cơ bản chỉ bắt đầu chạy { $time-delay ->
       *[after_the_extra_time] sau khi khoảng thêm đã hết, và phần chưa dùng của khoảng thêm bị bỏ
    }.
topic-time-increment = Thời gian cộng thêm, { $time-increment-modes ->
       *[fischer_or_bronstein] tích lũy (Fischer) hoặc theo kiểu trễ (Bronstein)
    }, là khoảng từ { $time-increment-least } đến { $time-increment-most } được cho trước mỗi nước đi.
topic-flag-check-moves = Ngay sau khi một cờ rơi, { $flag-check-moves ->
       *[number_of_moves] phải kiểm tra xem đấu thủ đã đi đủ số nước quy định chưa
    }.
topic-clock-place = Trước ván cờ, { $clock-place ->
       *[arbiter] trọng tài quyết định chỗ đặt đồng hồ cờ vua
    }.
topic-clock-start = Vào giờ ấn định cho ván cờ bắt đầu, { $clock-start ->
       *[white] đồng hồ của Trắng được khởi động
    }.
topic-default-both-absent = Nếu lúc bắt đầu cả hai đấu thủ đều vắng mặt, { $default-both-absent ->
        [white_until_he_arrives] Trắng mất toàn bộ thời gian trôi qua cho đến khi Trắng đến
       *[white_unless_zero] mà có quy định thời gian được phép đến muộn, thì Trắng mất toàn bộ thời gian trôi qua cho đến khi Trắng đến
    }, trừ khi điều lệ hoặc trọng tài quyết định khác.
topic-default-group = Các mục này nói điều gì xảy ra với đấu thủ đến muộn.
topic-time-default = { $default-rule ->
        [must_be_specified] Điều lệ phải ấn định trước thời gian được phép đến muộn.{" "}
        [must_be_specified_else] Điều lệ phải ấn định thời gian được phép đến muộn; nếu không thì nó là { $time-default }.{" "}
       *[other] { "" }
    }Đấu thủ đến bàn cờ { $default-rule ->
        [longer_than] muộn quá { $time-default } so với giờ bắt đầu dự kiến thì bị xử thua
        [at_once] sau khi đã bắt đầu thì bị xử thua: thời gian được phép đến muộn là { $time-default }
       *[other] sau khi hết thời gian được phép đến muộn thì bị xử thua
    }, trừ khi { $time-default-waivable-by ->
        [regulations_or_arbiter] điều lệ hoặc trọng tài quyết định khác
        [regulations] điều lệ giải đấu ấn định thời gian khác; trọng tài không được làm việc này
       *[arbiter] trọng tài quyết định khác
    }.
topic-default-counts-from = Thời gian được phép đến muộn tính từ { $default-counts-from ->
        [scheduled] giờ bắt đầu dự kiến của buổi đấu
        [session] giờ đã định cho buổi đấu
        [round_or_session] lúc vòng đấu hoặc buổi đấu bắt đầu
       *[actual] lúc buổi đấu thực sự bắt đầu, không phải giờ dự kiến
    }.
topic-clock-press = Sau khi đi trên bàn cờ, đấu thủ phải { $clock-press ->
        [always_allowed] dừng đồng hồ của mình và khởi động đồng hồ của đối thủ; lúc nào cũng phải được phép làm việc đó
       *[even_after_reply] dừng đồng hồ của mình và khởi động đồng hồ của đối thủ; lúc nào cũng phải được phép làm việc đó, kể cả khi đối thủ đã đi nước tiếp theo
    }.
says-clock-press-allowed = Đấu thủ lúc nào cũng phải được phép dừng đồng hồ của mình sau khi đi, kể cả khi đối thủ đã đi nước tiếp theo.
says-clock-press-stop = Sau khi đi trên bàn cờ, đấu thủ phải dừng đồng hồ của mình và khởi động đồng hồ của đối thủ.
topic-move-completed = Nước đi được coi là hoàn thành khi đấu thủ đã { $move-completed ->
        [clock_stopped] dừng đồng hồ của mình, trừ khi nước đi đó đã kết thúc ván cờ
       *[pressed_ended_or_next] bấm đồng hồ; nước đi kết thúc ván cờ thì hoàn thành ngay khi được thực hiện, và nước đi mà sau đó đấu thủ đã đi tiếp nước sau của mình cũng vậy
    }.
says-move-completed-next = Nước đi chưa hoàn thành được coi là hoàn thành khi đấu thủ đã đi nước tiếp theo của mình.
says-move-completed-ended = Nước đi cũng được coi là hoàn thành khi nó đã kết thúc ván cờ.
says-move-completed-press = Việc bấm đồng hồ hoàn thành nước đi.
topic-move-completed-ending = Trong số những nước đi kết thúc ván cờ, văn bản kể ra { $move-completed-ending ->
        [mate_stalemate_dead_automatic] chiếu hết, hết nước đi, thế cờ chết và các trường hợp hòa không cần yêu cầu
       *[also_written_claim] chiếu hết, hết nước đi, thế cờ chết, các trường hợp hòa không cần yêu cầu và, khá lạ, cả yêu cầu hòa bằng nước đi được ghi ra
    }.
topic-clock-between = Thời gian từ lúc thực hiện nước đi trên bàn cờ đến lúc bấm đồng hồ { $clock-between ->
       *[own] thuộc về thời gian của chính đấu thủ đó
    }.
topic-clock-hand = Đấu thủ phải bấm đồng hồ bằng { $clock-hand ->
       *[same_hand] chính bàn tay đã đi quân, và không được để ngón tay trên nút hay lơ lửng phía trên nút
    }.
topic-clock-handling = Đấu thủ phải sử dụng đồng hồ cờ vua đúng mực: { $clock-handling ->
        [no_penalty_named] không được đập, nhấc hay làm đổ đồng hồ
        [no_force] không được đập, nhấc hay làm đổ đồng hồ, ai làm thế sẽ bị phạt
       *[nor_before_moving] không được bấm trước khi đi, không được đập, nhấc hay làm đổ đồng hồ, ai làm thế sẽ bị phạt
    }.
topic-touch-adjust-clock = Chỉ đấu thủ có đồng hồ đang chạy { $touch-adjust-by-clock ->
       *[clock_running] mới được sửa quân
    }.
topic-clock-helper = Đấu thủ không thể tự sử dụng đồng hồ có thể nhờ một người trợ giúp mà trọng tài chấp nhận bấm thay; { $clock-helper ->
        [adjusted] trọng tài điều chỉnh đồng hồ cho công bằng
       *[adjusted_unless_disabled] trọng tài điều chỉnh đồng hồ cho công bằng, nhưng không điều chỉnh đồng hồ của đấu thủ khuyết tật
    }.
topic-flag-fallen = { $flag-fallen ->
        [end_of_time] Rơi cờ nghĩa là hết thời gian dành cho một đấu thủ.
       *[observed_or_claimed] Cờ được coi là đã rơi khi trọng tài nhận thấy, hoặc khi một trong hai đấu thủ có yêu cầu hợp lệ về việc đó.
    }
topic-flag-may-call = { $flag-may-call ->
        [may] Cờ rơi mà trọng tài nhìn thấy thì được tính, không cần yêu cầu.
        [must_not] Trọng tài không được báo khi thấy cờ rơi.
        [only_both] Trọng tài không được báo khi thấy cờ rơi, nhưng có thể báo khi cả hai cờ đã rơi.
       *[shall] Trọng tài phải báo khi thấy cờ rơi.
    }
topic-flag-loss = { $flag-draw-exception ->
        [none] Đấu thủ hết giờ trước là người thua, bất kể trên bàn còn những quân gì.
        [no_legal_series_unskilled] Đấu thủ không hoàn thành đủ số nước quy định trong thời gian cho phép bị thua, trừ khi trước đó ván cờ đã kết thúc bằng một cách có hiệu lực ngay; ván cờ hòa nếu đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào, ngay cả trước lối chơi thiếu kỹ năng nhất.
       *[no_legal_series] Đấu thủ không hoàn thành đủ số nước quy định trong thời gian cho phép bị thua, trừ khi trước đó ván cờ đã kết thúc bằng một cách có hiệu lực ngay; ván cờ hòa nếu đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào.
    }
topic-clock-conclusive = Những gì đồng hồ cờ vua hiển thị { $clock-conclusive ->
       *[unless_defect] được coi là dứt khoát, trừ khi có khiếm khuyết rõ ràng; đồng hồ hỏng được thay và trọng tài đặt lại thời gian theo sự suy xét tốt nhất của mình
    }.
topic-clock-wrong-setting = Nếu trong ván cờ phát hiện đồng hồ được đặt sai, { $clock-wrong-setting ->
        [at_once] đấu thủ hoặc trọng tài dừng đồng hồ ngay; trọng tài chỉnh lại chế độ, thời gian và bộ đếm nước đi
       *[if_necessary] đấu thủ hoặc trọng tài dừng đồng hồ ngay; trọng tài chỉnh lại chế độ và, nếu cần, cả thời gian lẫn bộ đếm nước đi
    }.
topic-clock-reading-group = Các mục này nói mặt hiển thị được tin cậy đến đâu và phải làm gì khi đồng hồ được đặt sai.
topic-flag-both-flags = Nếu cả hai cờ đã rơi và không thể xác định cờ nào rơi trước, ván cờ tiếp tục hay hòa là tùy giai đoạn.
says-flag-both-flags-which-first = Nếu cả hai cờ đã rơi, điều quan trọng là có xác định được cờ nào rơi trước hay không.
says-flag-both-flags-group = Các mục này nói điều gì xảy ra khi cả hai cờ đã rơi.
topic-flag-both-down-other = Nếu cả hai cờ đã rơi trong một giai đoạn không phải giai đoạn cuối và không ai biết cờ nào rơi trước, ván cờ { $flag-both-down-other ->
        [continue] tiếp tục
       *[continue_if_announced] tiếp tục, nếu đã công bố áp dụng hướng dẫn này
    }.
says-flag-both-down-other-any = Nếu cả hai cờ đã rơi và không thể xác định cờ nào rơi trước, ván cờ tiếp tục.
topic-flag-both-down = Nếu cả hai cờ đã rơi trong giai đoạn phải đi tất cả các nước còn lại và không ai biết cờ nào rơi trước, ván cờ hòa{ $flag-both-down ->
        [draw] { "" }
       *[draw_if_announced] , nếu đã công bố áp dụng hướng dẫn này
    }.
topic-clock-stopping = Các mục này nói ai được dừng đồng hồ, vì lý do gì, và khi đó trọng tài quyết định điều gì.
topic-clock-arbiter-stops = Nếu phải tạm ngừng ván cờ, { $clock-arbiter-stops ->
       *[arbiter] trọng tài dừng đồng hồ
    }.
topic-clock-player-stops = Đấu thủ { $clock-player-stops ->
       *[to_seek_arbiter] chỉ được dừng đồng hồ để nhờ trọng tài giúp đỡ, chẳng hạn khi không có sẵn quân cần cho việc phong cấp
        [displaced_pieces] được dừng đồng hồ để nhờ trọng tài giúp đỡ khi có quân bị xê dịch
    }.
topic-clock-restart = Trong cả hai trường hợp, trọng tài quyết định khi nào ván cờ tiếp tục.
topic-clock-stop-reason = Nếu đấu thủ dừng đồng hồ để nhờ giúp đỡ, trọng tài xét xem lý do có chính đáng không; { $clock-stop-reason ->
        [if_obvious] nếu rõ ràng là không thì đấu thủ bị phạt
       *[penalised] nếu không thì đấu thủ bị phạt
    }.
topic-clock-after-restoring = Nếu có tình huống bất thường hoặc phải đưa các quân về một thế cờ trước đó, { $clock-after-restoring ->
        [best_judgement] trọng tài đặt lại thời gian theo sự suy xét tốt nhất của mình, và cả bộ đếm nước đi nếu cần
        [may_stay] trọng tài xử lý thời gian theo sự suy xét tốt nhất của mình, kể cả việc giữ nguyên, và chỉnh bộ đếm nước đi nếu cần
       *[reset] thời gian được đặt lại
    }.
topic-clock-displays = Trong phòng thi đấu được phép có màn hình hoặc bảng hiển thị thế cờ, nước đi, số nước đi và đồng hồ. { $clock-displays ->
        [no_claim] Đấu thủ không được đưa ra yêu cầu dựa vào những gì chúng hiển thị.
       *[no_claim_only] Đấu thủ không được đưa ra yêu cầu chỉ dựa vào những gì chúng hiển thị.
    }
says-clock-displays-claim = Đấu thủ không được đưa ra yêu cầu chỉ dựa vào những gì màn hình và bảng hiển thị.
says-clock-displays-allowed = Trong phòng thi đấu được phép có màn hình và bảng hiển thị thế cờ, nước đi, số nước đi và đồng hồ.
says-clock-displays-group = Các mục này nói được hiển thị những gì trong phòng thi đấu và không được dựa vào đâu để yêu cầu.

## 07-irregularities

topic-chapter-irregularities = Điều luật này quy định cách sửa lại thế cờ bất thường, quân bị xê dịch và nước đi không hợp lệ.
topic-setup-irregular = Các mục này nói phải làm gì khi các quân hoặc bàn cờ được đặt sai lúc bắt đầu.
topic-setup-wrong-position = Nếu trong ván cờ phát hiện vị trí ban đầu của các quân là sai, ván cờ phải bị hủy và một ván mới { $setup-wrong-position ->
       *[new_game] được đấu
    }{ $setup-penalty ->
        [none] { "" }
       *[other] ; { $setup-penalty }
    }.
topic-setup-board-turned = Nếu { $setup-board-turned ->
        [only] sai sót duy nhất được phát hiện là
       *[also] phát hiện
    } bàn cờ bị đặt sai hướng, ván cờ tiếp tục và thế cờ đang có được chuyển sang bàn cờ đặt đúng.
topic-colours-reversed = Nếu ván cờ đã bắt đầu với màu quân bị đổi ngược, { $colours-reversed ->
        [continue_unless_arbiter] ván cờ tiếp tục, trừ khi trọng tài quyết định khác
       *[new_game_below_limit] một ván mới được đấu nếu cả hai đấu thủ đã đi chưa đến { $colours-limit } nước; nếu không thì ván cờ tiếp tục
    }.
topic-displaced-by-player = Đấu thủ làm xê dịch quân phải khôi phục thế cờ { $displaced-by-player ->
       *[own_time] trong thời gian của chính mình
    }. Nếu cần, một trong hai đấu thủ có thể dừng đồng hồ và gọi trọng tài; trọng tài có thể phạt người làm xê dịch quân.
says-displaced-by-player-penalise = Trọng tài có thể phạt đấu thủ làm xê dịch các quân.
says-displaced-by-player-stop = Nếu cần, một trong hai đấu thủ dừng đồng hồ và nhờ trọng tài giúp đỡ.
says-displaced-by-player-restore = Đấu thủ làm xê dịch các quân phải khôi phục thế cờ đúng bằng thời gian của chính mình.
says-displaced-by-player-group = Các mục này nói phải làm gì khi đấu thủ làm xê dịch các quân.
topic-illegal-group = Các mục này nói nước đi không hợp lệ được sửa lại ra sao và bị phạt ra sao.
topic-illegal-move = Nếu trong ván cờ phát hiện một nước đi không hợp lệ đã được { $illegal-counts-when ->
        [made] thực hiện
       *[completed] hoàn thành
    }, { $illegal-repair ->
       *[position_before] thế cờ trước nước đó được khôi phục, nếu không được thì khôi phục thế cờ cuối cùng trước nó mà còn xác định được
    }, rồi ván cờ tiếp tục từ đó. { $illegal-found ->
       *[any_time] Việc phát hiện có thể vào bất kỳ lúc nào trong ván cờ.
    }
says-illegal-move-clocks = Nếu trong ván cờ phát hiện một nước đi không hợp lệ đã được hoàn thành, thế cờ trước nước đó được khôi phục, nếu không được thì khôi phục thế cờ cuối cùng trước nó mà còn xác định được; đồng hồ được đặt lại theo quy tắc về thế cờ được khôi phục, rồi ván cờ tiếp tục từ đó. Có thể phát hiện vào bất kỳ lúc nào trong ván cờ.
topic-illegal-replacement = Nước đi thay cho nước không hợp lệ phải tuân theo { $illegal-replacement ->
        [touched_pieces] quy tắc về quân đã chạm
       *[touched_and_made] quy tắc về quân đã chạm và về quân đã thả tay
    }.
topic-illegal-kinds = Văn bản còn tính những việc sau là nước đi không hợp lệ: { $illegal-kinds }.
topic-illegal-unpromoted = Nếu Tốt đến hàng ngang cuối và đồng hồ đã được bấm mà chưa phong cấp, { $illegal-unpromoted ->
        [unsettled] văn bản không nói gì: nước đi được đi lại cho đúng, hoặc việc phong cấp được làm nốt mà không tính lỗi, tùy trọng tài quyết định
        [restored] nước đi là không hợp lệ và thế cờ được khôi phục
       *[becomes_queen] nước đi là không hợp lệ và Tốt trở thành Hậu
    }.
topic-illegal-press = Bấm đồng hồ mà chưa đi nước nào { $illegal-press ->
       *[counts] bị tính là nước đi không hợp lệ
    }.
topic-illegal-two-hands = Dùng hai tay cho một nước đi duy nhất, như khi nhập thành, bắt quân hay phong cấp, rồi bấm đồng hồ { $illegal-two-hands ->
       *[counts] bị tính là nước đi không hợp lệ
    }.
topic-illegal-increment = Thời gian cộng thêm có được từ lần bấm sai đó { $illegal-increment ->
       *[taken_off] bị trừ đi khi đặt lại thời gian
    }.
topic-illegal-penalty = Khi thế cờ đã được sửa lại, hình phạt là: { $illegal-penalty }.{ $illegal-draw-exception ->
        [none] { "" }
       *[opponent_cannot_mate] {" "}Nhưng nếu lẽ ra bị xử thua mà đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào thì ván cờ hòa.
    }{ $illegal-claim-needed ->
        [not] {" "}Trọng tài áp dụng mà không cần ai yêu cầu.
       *[opponent] {" "}Đối thủ phải yêu cầu.
    }
topic-displaced-found = Nếu phát hiện có quân bị xê dịch khỏi ô của nó, { $displaced-found ->
        [clocks_too] thế cờ trước đó, hoặc thế cuối cùng còn xác định được, được khôi phục; thời gian được đặt như với mọi thế cờ khôi phục
       *[position_only] thế cờ trước đó, hoặc thế cuối cùng còn xác định được, được khôi phục
    }.

## 08-record

topic-chapter-record = Điều luật này quy định ai phải ghi gì, trên giấy tờ nào, và khi nào đấu thủ được miễn.
topic-record-group = Các mục này nói mỗi đấu thủ phải ghi những gì.
topic-record-duty = Mỗi đấu thủ { $record-duty ->
        [paper] phải ghi các nước đi của mình và của đối thủ, lần lượt từng nước, rõ ràng và dễ đọc hết mức có thể, bằng ký hiệu đại số, vào biên bản quy định
        [paper_or_certified] phải ghi các nước đi của mình và của đối thủ, lần lượt từng nước, rõ ràng và dễ đọc hết mức có thể, bằng ký hiệu đại số, trên giấy hoặc vào biên bản điện tử được FIDE chứng nhận
       *[none] không phải ghi gì cả
    }.
says-record-duty-paper = Một cách là viết các nước đi theo ký hiệu đại số vào biên bản giấy quy định.
says-record-duty-ways = Mỗi đấu thủ phải ghi các nước đi của mình và của đối thủ, lần lượt từng nước, rõ ràng và dễ đọc, theo một trong những cách dưới đây.
topic-record-in-advance = Ghi nước đi trước khi đi { $record-in-advance ->
        [allowed] không bị cấm
        [but_for_claim] bị cấm, trừ khi để yêu cầu hòa
       *[but_for_claim_and_sealing] bị cấm, trừ khi để yêu cầu hòa hoặc để niêm phong nước đi
    }.
topic-record-reply = Đấu thủ { $record-reply ->
       *[own_move_first] được đáp lại trước khi ghi nước đi của đối thủ, nhưng phải ghi nước đi trước của mình rồi mới được đi nước khác
    }.
topic-record-offers = Cả hai đấu thủ phải ghi lời đề nghị hòa vào biên bản { $record-offers ->
        [symbol] bằng một ký hiệu
       *[equals] bằng dấu = trong ngoặc đơn
    }.
topic-record-sheet-use = Biên bản chỉ được dùng để ghi nước đi, thời gian trên đồng hồ, lời đề nghị hòa, những việc liên quan đến yêu cầu{ $record-sheet-use ->
        [claims] { "" }
       *[relevant_data] {" "}và các dữ liệu có liên quan khác
    }.
topic-record-relief = Đấu thủ không thể tự ghi biên bản { $record-unable ->
        [time_deducted] bị trừ một phần thời gian, theo quyết định của trọng tài
        [helper] có thể nhờ một người trợ giúp mà trọng tài chấp nhận ghi hộ; trọng tài điều chỉnh đồng hồ của đấu thủ đó cho công bằng
       *[helper_unless_disabled] có thể nhờ một người trợ giúp mà trọng tài chấp nhận ghi hộ; trọng tài điều chỉnh đồng hồ của đấu thủ đó cho công bằng, trừ trường hợp khuyết tật
    }.
topic-record-visible = Trong suốt ván cờ, biên bản phải { $record-visible ->
       *[arbiter] để trọng tài nhìn thấy được
    }.
topic-record-owner = Biên bản thuộc quyền sở hữu của { $record-owner ->
        [organisers] ban tổ chức giải
       *[organisers_replace] ban tổ chức giải; biên bản điện tử hỏng được thay thế
    }.
topic-record-low-time = Đấu thủ còn dưới { $record-relief-below } { $record-relief ->
        [now] trên đồng hồ và được cộng dưới { $record-relief-increment } cho mỗi nước thì
        [once_in_period] vào lúc nào đó của một giai đoạn và được cộng dưới { $record-relief-increment } cho mỗi nước thì
        [rest_of_period] vào lúc nào đó của một giai đoạn và được cộng dưới { $record-relief-increment } cho mỗi nước thì được miễn trong phần còn lại của giai đoạn ấy và
       *[during_period] vào lúc nào đó của một giai đoạn được ấn định và được cộng dưới { $record-relief-increment } cho mỗi nước thì được miễn trong phần còn lại của giai đoạn ấy và
    } không phải ghi biên bản; sau khi một cờ rơi phải hoàn chỉnh biên bản trước khi đi tiếp.
topic-record-after-flag = Ngay sau khi một cờ rơi, đấu thủ đã được miễn ghi phải { $record-after-flag ->
       *[before_moving] hoàn chỉnh biên bản của mình trước khi di chuyển quân trên bàn cờ
    }.
topic-record-incomplete = Các mục này nói phải làm gì khi một hoặc cả hai đấu thủ được miễn ghi biên bản.
topic-record-neither = Nếu không đấu thủ nào phải ghi, { $record-neither ->
       *[arbiter_records] trọng tài hoặc trợ lý cố gắng có mặt và ghi biên bản; khi một cờ đã rơi thì người đó dừng đồng hồ và cả hai đấu thủ hoàn chỉnh biên bản của mình dựa vào biên bản của trọng tài hoặc của đối thủ
    }.
topic-record-one = Nếu chỉ một đấu thủ được miễn ghi, người đó { $record-one ->
       *[opponents_sheet] có thể dùng biên bản của đối thủ để hoàn chỉnh biên bản của mình khi đến lượt đi, và phải trả lại trước khi đi
    }.
topic-record-reconstruct = Nếu không có biên bản nào đầy đủ, hai đấu thủ dựng lại ván cờ trên bàn cờ thứ hai dưới sự giám sát của trọng tài; trước đó trọng tài ghi lại thế cờ, thời gian{ $record-reconstruct ->
        [position_times_moves] {" "}và số nước đã đi
       *[whose_clock] , đồng hồ của ai đang chạy và số nước đã đi
    }.
topic-record-overstep-unproved = Nếu không thể hoàn chỉnh biên bản để chứng tỏ một đấu thủ đã quá thời gian, { $record-overstep-unproved ->
       *[next_period] nước đi kế tiếp được tính là nước đầu tiên của giai đoạn sau, trừ khi có bằng chứng cho thấy đã đi nhiều nước hơn
    }.
topic-record-sign = Khi kết thúc, cả hai đấu thủ phải { $record-sign ->
        [both] ký vào cả hai biên bản có ghi kết quả
       *[both_or_approve] ký vào cả hai biên bản, hoặc xác nhận kết quả trên biên bản điện tử
    }. { $record-wrong-result ->
        [stands] Kết quả dù ghi sai vẫn có giá trị, trừ khi trọng tài quyết định khác.
       *[stands_but_appeal] Kết quả dù ghi sai vẫn có giá trị, trừ khi trọng tài quyết định khác; có thể kháng cáo tuy đã ký.
    }

## 09-draw

topic-chapter-draw = Điều luật này quy định hòa được đề nghị, được yêu cầu và được công nhận như thế nào.
topic-offer-group = Nếu điều lệ cho phép thỏa thuận hòa, các mục này nói cách đề nghị hòa.
says-offer-group-whole = Các mục này nói điều lệ có thể cấm gì và cách đề nghị hòa.
says-offer-group-any = Các mục này nói cách đề nghị hòa.
topic-offer-restricted = Điều lệ giải đấu có thể cấm { $offer-restricted ->
        [agreement] thỏa thuận hòa
       *[offer_and_agreement] đề nghị hòa hoặc thỏa thuận hòa
    }, trước một số nước nhất định hoặc cấm hẳn, nếu trọng tài không đồng ý{ $draw-min-moves ->
        [none] { "" }
       *[other] ; ở đây con số ấy là { $draw-min-moves }
    }.
topic-offer-when = Đấu thủ muốn đề nghị hòa thì đề nghị { $offer-when ->
       *[made_before_press] sau khi đã đi trên bàn cờ và trước khi bấm đồng hồ
    }.
topic-offer-other-time = Lời đề nghị vào bất kỳ lúc nào khác { $offer-other-time ->
        [valid_but_may_disturb] vẫn có giá trị, nhưng quy tắc về làm phiền đối thủ được áp dụng
       *[valid] vẫn có giá trị
    }.
topic-offer-conditions = { $offer-conditions ->
       *[none] Không được kèm điều kiện vào lời đề nghị hòa.
    }
topic-offer-withdrawal = Lời đề nghị hòa { $offer-withdrawal ->
       *[impossible] không thể rút lại
    }.
topic-offer-until = Lời đề nghị có giá trị cho đến khi đối thủ { $offer-until ->
       *[accept_refuse_touch_end] chấp nhận, từ chối bằng lời, từ chối bằng cách chạm quân với ý định đi hoặc bắt quân đó, hoặc ván cờ kết thúc theo cách khác
    }.
topic-offer-recorded = Mỗi đấu thủ phải ghi lời đề nghị vào biên bản của mình { $offer-recorded ->
       *[symbol] bằng ký hiệu dành cho việc đó
    }.
topic-offer-by-claim = Yêu cầu hòa { $offer-by-claim ->
       *[with_quickplay] do lặp lại thế cờ, do đủ số nước hoặc trong kết thúc nhanh ván cờ
        [repetition_and_moves] do lặp lại thế cờ hoặc do đủ số nước
    } được coi là một lời đề nghị hòa.
topic-claim-repetition = Ván cờ hòa, khi đấu thủ đến lượt đi yêu cầu đúng, nếu cùng một thế cờ, { $repetition-spacing ->
       *[any] không nhất thiết do lặp lại nước đi
    }, { $repetition-when ->
        [appeared] đã xuất hiện
       *[about_or_appeared] sắp xuất hiện hoặc đã xuất hiện
    } ít nhất { $draw-claim-repetition } lần.
says-claim-repetition-group = Các mục này nói khi nào việc lặp lại thế cờ dẫn đến hòa khi có yêu cầu, và những thế cờ nào là giống nhau.
topic-claim-repetition-intended = Nếu thế cờ sắp xuất hiện, trước hết đấu thủ { $claim-written-on ->
        [scoresheet] ghi nước đi của mình vào biên bản mà chưa đi
       *[paper_or_electronic] cho biết nước đi của mình mà chưa đi, bằng cách ghi trên giấy hoặc nhập vào biên bản điện tử
    }, và tuyên bố với trọng tài ý định đi nước đó.{ $claim-written-fixed ->
        [no] { "" }
       *[yes] {" "}Nước đi đã khai báo như vậy không được thay đổi.
    }
topic-claim-repetition-appeared = Nếu thế cờ vừa xuất hiện, { $claim-appeared ->
       *[claimant_has_move] người yêu cầu phải là đấu thủ đến lượt đi
    }.
topic-position-same = Các thế cờ được coi là giống nhau { $position-same ->
        [if] nếu
       *[if_and_only_if] khi và chỉ khi
    } cùng một đấu thủ đến lượt đi, các quân cùng loại và cùng màu đứng ở cùng những ô ấy, và mọi nước đi có thể có của tất cả các quân của hai bên đều như nhau.
topic-position-same-en-passant = Các thế cờ không giống nhau { $position-en-passant ->
        [could_no_longer] nếu một Tốt trước đó có thể bị bắt qua đường mà nay không còn bị bắt như vậy được nữa
       *[at_start_of_sequence] nếu ở đầu chuỗi nước đi có một Tốt có thể bị bắt qua đường
    }.
topic-position-same-castling = Các thế cờ không giống nhau nếu quyền nhập thành { $position-castling ->
        [right_changed] đã thay đổi, tạm thời hoặc vĩnh viễn
        [lost_after_moving] đã thay đổi; Vua hoặc Xe bị buộc phải đi chỉ mất quyền này sau khi đã đi
        [king_or_rook] mà Vua hoặc Xe đang có bị mất do phải di chuyển; quyền ấy chỉ mất sau khi Vua hoặc Xe đã đi
       *[king_with_rook] của Vua với một Xe chưa di chuyển bị mất do phải di chuyển; quyền ấy chỉ mất sau khi Vua hoặc Xe đã đi
    }.
topic-claim-moves = Ván cờ hòa, khi đấu thủ đến lượt đi yêu cầu đúng, nếu mỗi đấu thủ đã đi, hoặc với nước đi được ghi ra sẽ đi đủ, { $draw-claim-moves } nước mà không đi Tốt và không bắt quân.
topic-claim-moves-intended = Nếu nước đi kế tiếp sẽ làm đủ số nước, trước hết đấu thủ { $claim-written-fixed ->
        [no] ghi nước đó vào biên bản mà chưa đi,
       *[yes] ghi nước đó vào biên bản, không được sửa đổi, mà chưa đi,
    } và tuyên bố với trọng tài ý định đi nước đó.
topic-claim-moves-done = Nếu những nước cuối cùng để đủ số đã được mỗi đấu thủ { $claim-moves-done ->
        [made] thực hiện
       *[completed] hoàn thành
    }, đấu thủ đến lượt đi có thể yêu cầu mà không cần ghi ra nước nào.
topic-claim-right-lost = Đấu thủ { $claim-right-lost-by ->
        [making_a_move] thực hiện nước đi
       *[touching] chạm quân theo nghĩa của quy tắc về chạm quân
    } mà chưa yêu cầu hòa thì mất quyền yêu cầu ở nước đi đó.
topic-claim-stop = Đấu thủ yêu cầu hòa do lặp lại thế cờ hoặc do đủ số nước { $claim-clock-stop ->
        [must] phải dừng cả hai đồng hồ ngay
        [may] có thể dừng cả hai đồng hồ
       *[he_or_arbiter] hoặc trọng tài phải dừng đồng hồ
    }. { $claim-withdrawal ->
       *[not_allowed] Yêu cầu đã đưa ra không được rút lại.
    }
says-claim-stop-group = Các mục này nói đồng hồ và yêu cầu được xử lý ra sao khi có yêu cầu hòa.
topic-claim-correct = Nếu yêu cầu được xác nhận là đúng, { $claim-correct ->
       *[draw] ván cờ hòa ngay
    }.
topic-claim-wrong = Nếu yêu cầu bị xác định là sai, trọng tài cộng { $claim-opponent-add } vào thời gian còn lại của đối thủ{ $claim-claimant-take ->
        [nothing] { "" }
       *[half_at_most] ; nếu người yêu cầu còn hơn { $claim-claimant-floor-from } thì bị trừ nửa thời gian còn lại, nhiều nhất là { $claim-claimant-most }, còn nếu còn từ { $claim-claimant-floor } đến { $claim-claimant-floor-from } thì đồng hồ của người đó được đặt về { $claim-claimant-floor }
    }. Ván cờ tiếp tục, và nước đi đã khai báo { $claim-intended-move ->
        [must_be_made] phải được thực hiện
        [made_by_touch_rules] phải được thực hiện theo quy tắc về chạm quân
       *[made_by_all_rules] phải được thực hiện theo các điều về cách đi và cách thực hiện nước đi
    }.{ $claim-not-on-move ->
        [wrong_claim] {" "}Theo thông lệ, yêu cầu đưa ra khi đối thủ đến lượt đi hoặc khi đã mất quyền cũng bị coi là sai.
       *[none] { "" }
    }
topic-end-dead-again = Ván cờ hòa khi đạt đến thế cờ mà từ đó không loạt nước đi hợp lệ nào có thể dẫn đến chiếu hết{ $dead-wording ->
        [unskilled] , ngay cả với lối chơi thiếu kỹ năng nhất; ván cờ kết thúc ngay
        [unskilled_and_legal] , ngay cả với lối chơi thiếu kỹ năng nhất; ván cờ kết thúc ngay, với điều kiện nước đi cuối cùng là hợp lệ
       *[any_series] ; ván cờ kết thúc ngay, với điều kiện nước đi cuối cùng là hợp lệ
    }.

## 10-quickplay

topic-chapter-quickplay = Phần này quy định kết thúc nhanh ván cờ là gì và khi nào có thể yêu cầu hòa trong giai đoạn đó.
topic-qpf-defined = Kết thúc nhanh ván cờ là giai đoạn mà mọi nước đi còn lại phải được hoàn thành trong một thời gian giới hạn.
topic-qpf-in-force = Quy tắc về kết thúc nhanh ván cờ áp dụng { $qpf-in-force ->
        [always] cho mọi ván cờ có giai đoạn kết thúc như vậy
       *[announced] chỉ khi đã công bố trước là sẽ dùng
    }{ $qpf-plays ->
        [standard_and_rapid] , nhưng không áp dụng cho cờ chớp
        [not_basic_blitz] , nhưng không áp dụng cho cờ chớp không có giám sát đầy đủ
       *[without_increment] , trong cờ tiêu chuẩn và cờ nhanh không có thời gian cộng thêm, và không áp dụng cho cờ chớp
    }.
topic-qpf-group = Các mục này nói quy tắc về kết thúc nhanh ván cờ áp dụng cho những ván nào.
topic-qpf-scope = Quy tắc về kết thúc nhanh ván cờ { $qpf-plays ->
        [standard_and_rapid] dành cho cờ tiêu chuẩn và cờ nhanh
       *[without_increment] dành cho cờ tiêu chuẩn và cờ nhanh không có thời gian cộng thêm
    }; trong cờ chớp quy tắc này { $qpf-in-force ->
       *[never] không bao giờ áp dụng
    }.
topic-qpf-claim = Nếu đấu thủ đến lượt đi còn dưới { $qpf-below }, người đó có thể yêu cầu hòa trước khi cờ của mình rơi; người đó { $qpf-clock-stop ->
        [must] phải dừng đồng hồ và gọi trọng tài
        [may] phải gọi trọng tài và có thể dừng đồng hồ
       *[may_pause] phải gọi trọng tài và có thể tạm dừng đồng hồ
    }.
says-qpf-claim-then = Nếu quy tắc đề nghị thời gian cộng thêm không áp dụng, đấu thủ đến lượt đi còn dưới { $qpf-below } có thể yêu cầu hòa trước khi cờ của mình rơi. Người đó phải gọi trọng tài và có thể { $qpf-clock-stop ->
        [may_pause] tạm dừng
       *[other] dừng
    } đồng hồ.
topic-qpf-increment = Nếu đấu thủ đến lượt đi còn dưới { $qpf-request-below }, người đó có thể xin cho cả hai đấu thủ được dùng thời gian cộng thêm hoặc thời gian trễ { $qpf-increment }. Việc xin đó là một lời đề nghị hòa; nếu bị từ chối và trọng tài đồng ý, đồng hồ được đặt với khoảng thêm ấy, đối thủ được cộng { $qpf-increment-opponent } và ván cờ tiếp tục.
says-qpf-increment-increment = Nếu đấu thủ đến lượt đi còn dưới { $qpf-request-below }, người đó có thể đề nghị áp dụng thời gian cộng thêm { $qpf-increment } cho cả hai đấu thủ. Đó là một lời đề nghị hòa; nếu bị từ chối và trọng tài đồng ý, đồng hồ được đặt lại với thời gian cộng thêm, đối thủ được thêm { $qpf-increment-opponent } và ván cờ tiếp tục.
topic-qpf-draw = Nếu trọng tài đồng ý rằng đối thủ { $qpf-draw ->
       *[no_effort_or_cannot] không nỗ lực thắng bằng biện pháp thông thường, hoặc rằng không thể thắng bằng biện pháp thông thường
    }, trọng tài tuyên bố ván cờ hòa; nếu không thì hoãn quyết định hoặc bác yêu cầu.
topic-qpf-postpone = Nếu trọng tài hoãn quyết định, đối thủ có thể được cộng { $qpf-postpone-add } và ván cờ tiếp tục, nếu có thể thì dưới sự chứng kiến của trọng tài. Kết quả cuối cùng được tuyên bố { $qpf-postponed-until ->
        [flag] sau khi một cờ đã rơi
        [later_or_flag] về sau trong ván cờ hoặc sớm nhất có thể sau khi một cờ đã rơi; ván cờ hòa nếu trọng tài đồng ý rằng thế cờ cuối không thể thắng bằng biện pháp thông thường hoặc rằng đã không có nỗ lực thỏa đáng
       *[later_or_flag_opponent] về sau trong ván cờ hoặc sớm nhất có thể sau khi một cờ đã rơi; ván cờ hòa nếu trọng tài đồng ý rằng đối thủ của người rơi cờ không thể thắng bằng biện pháp thông thường hoặc không nỗ lực thỏa đáng
    }.
topic-qpf-reject = Nếu trọng tài bác yêu cầu, đối thủ phải được cộng { $qpf-reject-add }.
topic-qpf-finality = Quyết định của trọng tài về yêu cầu như vậy { $qpf-finality ->
        [final] là quyết định cuối cùng
        [final_no_appeal] là quyết định cuối cùng và không thể kháng cáo
       *[appealable] có thể bị kháng cáo như mọi quyết định khác
    }.
topic-qpf-both-flags = Nếu trong giai đoạn kết thúc nhanh cả hai cờ đã rơi và không ai xác định được cờ nào rơi trước, { $flag-both-down ->
       *[draw] ván cờ hòa
    }.
topic-qpf-no-arbiter = Khi không có trọng tài tại chỗ, đấu thủ còn dưới { $qpf-no-arbiter-below } có thể yêu cầu hòa trước khi cờ của mình rơi; việc này kết thúc ván cờ. { $qpf-no-arbiter ->
        [final] Trọng tài quyết định sau và dứt khoát.
       *[designated] Yêu cầu được chuyển đến trọng tài được chỉ định để người đó quyết định.
    }
says-qpf-no-arbiter-chapter = Phụ lục này quy định cách yêu cầu hòa trong kết thúc nhanh ván cờ khi không có trọng tài.
says-qpf-no-arbiter-referred = Yêu cầu được chuyển cho trọng tài được chỉ định để người đó quyết định.
says-qpf-no-arbiter-claim = Đấu thủ còn dưới { $qpf-no-arbiter-below } có thể yêu cầu hòa trước khi cờ của mình rơi, vì đối thủ không thể thắng bằng những cách thông thường hoặc không hề cố gắng thắng. Ván cờ kết thúc tại đó.
says-qpf-no-arbiter-group = Các mục này áp dụng ở nơi giải không có trọng tài giám sát.
topic-qpf-no-arbiter-cannot-win = Khi đưa ra yêu cầu vì đối thủ không thể thắng bằng biện pháp thông thường, đấu thủ ghi lại thế cờ cuối và đối thủ xác nhận.
topic-qpf-no-arbiter-no-effort = Khi đưa ra yêu cầu vì đối thủ không nỗ lực thắng bằng biện pháp thông thường, đấu thủ ghi lại thế cờ cuối và nộp biên bản đã được hoàn chỉnh trước khi ngừng đấu; đối thủ xác nhận cả hai.

## 11-score

topic-chapter-score = Điều luật này quy định ván cờ được tính điểm ra sao.
topic-score-points = Trừ khi công bố khác, đấu thủ thắng, kể cả do đối thủ bỏ cuộc, được { $score-win }, thua, kể cả do bỏ cuộc, được { $score-loss } và hòa được { $score-draw } điểm.
says-score-points-regulations = Trừ khi điều lệ giải quy định khác, đấu thủ thắng, kể cả do đối thủ bỏ cuộc, được { $score-win } điểm, đấu thủ thua, kể cả do bỏ cuộc, được { $score-loss } điểm, và đấu thủ hòa được { $score-draw } điểm.
topic-score-draw-group = Trong một bảng đấu, ván hòa cho mỗi đấu thủ { $score-draw } điểm.
topic-score-odd = Tổng điểm của một ván cờ { $score-odd ->
       *[at_most_normal] không được vượt quá mức tối đa thông thường, và không đấu thủ nào được nhận mức điểm không dùng trong giải
    }.

## 12-conduct

topic-chapter-conduct = Điều luật này quy định đấu thủ phải cư xử như thế nào.
topic-conduct-disrepute = Đấu thủ không được làm điều gì khiến môn cờ vua mang tiếng xấu{ $conduct-disrepute ->
       *[forbidden] { "" }
    }.
topic-conduct-aids-group = Các mục này nói đấu thủ không được dùng hoặc mang theo những gì.
topic-conduct-aids = Trong lúc thi đấu, đấu thủ { $conduct-aids ->
       *[forbidden] không được dùng bất kỳ ghi chép, nguồn thông tin hay lời khuyên nào, cũng không được phân tích trên bàn cờ khác
    }.
topic-device = { $device-rule ->
        [no_permission] Đấu thủ không được mang điện thoại hay phương tiện liên lạc khác vào phòng thi đấu nếu trọng tài không cho phép; nếu nó reo trong lúc thi đấu
        [must_be_off] Khi trọng tài không cho phép, đấu thủ chỉ được có điện thoại hay phương tiện liên lạc khác trong khu vực thi đấu nếu nó đã tắt hẳn; nếu nó phát ra bất kỳ âm thanh nào
        [not_in_venue] Đấu thủ không được mang điện thoại hay thiết bị khác vào khu vực thi đấu; nếu rõ ràng là đã mang vào
       *[not_on_person] Trong ván cờ, đấu thủ không được có ở khu vực thi đấu bất kỳ thiết bị điện tử nào mà trọng tài chưa chấp thuận rõ ràng; nếu rõ ràng là có thiết bị như vậy trên người
    } thì bị xử thua. { $device-opponent-score ->
        [arbiter] Trọng tài quyết định điểm của đối thủ.
        [win_unless_cannot] Đối thủ thắng, nhưng chỉ hòa nếu không thể thắng bằng bất kỳ loạt nước đi hợp lệ nào.
       *[win] Đối thủ thắng.
    }{ $device-regulations ->
        [fixed] { "" }
        [milder] {" "}Điều lệ có thể quy định hình phạt nhẹ hơn.
       *[milder_and_bag] {" "}Điều lệ có thể quy định hình phạt nhẹ hơn, hoặc cho phép để thiết bị đã tắt hẳn trong túi của đấu thủ, ở chỗ đã thống nhất với trọng tài.
    }{ $device-milder ->
        [arbiter] {" "}Ở giải này trọng tài chọn một hình phạt nhẹ hơn.
       *[none] { "" }
    }
says-device-person = Nếu rõ ràng là đấu thủ mang thiết bị như vậy trên người ở khu vực thi đấu thì bị xử thua và đối thủ thắng. Điều lệ giải có thể ấn định mức phạt nhẹ hơn.
says-device-bag = Điều lệ giải có thể cho phép để những thiết bị như vậy, đã tắt hẳn, trong túi của đấu thủ. Túi được đặt ở chỗ trọng tài đồng ý, và không đấu thủ nào được dùng túi khi chưa được trọng tài cho phép.
says-device-ban = Trong ván cờ, đấu thủ không được có ở khu vực thi đấu bất kỳ thiết bị điện tử nào mà trọng tài chưa chấp thuận rõ ràng.
topic-device-search = Trọng tài có thể yêu cầu đấu thủ cho kiểm tra quần áo, túi xách{ $device-search ->
        [items] {" "}và các vật dụng khác
       *[body] , các vật dụng khác hoặc thân thể
    } ở nơi kín đáo, do người cùng giới thực hiện; đấu thủ từ chối sẽ bị phạt.
topic-conduct-smoking = Chỉ được hút thuốc { $conduct-smoking ->
        [set_aside] ở khu vực dành riêng cho việc đó
        [designated] ở phần khu vực thi đấu mà trọng tài chỉ định
       *[with_e_cigarettes] ở phần khu vực thi đấu mà trọng tài chỉ định; điều này áp dụng cho cả thuốc lá điện tử
    }.
topic-conduct-venue = Khu vực thi đấu gồm phòng thi đấu cùng các phòng dành cho nghỉ ngơi, giải khát, hút thuốc và tương tự; phòng thi đấu là nơi diễn ra các ván cờ.
says-conduct-venue-area = Khu vực thi đấu là nơi các ván cờ của giải được đấu.
says-conduct-venue-venue = Khu vực thi đấu gồm phòng thi đấu, phòng nghỉ, nhà vệ sinh, nơi giải khát, nơi dành để hút thuốc và những nơi khác do trọng tài chỉ định.
says-conduct-venue-group = Các mục này nói thế nào là khu vực thi đấu, thế nào là phòng thi đấu, và ở đó việc gì cần trọng tài cho phép.
topic-conduct-leaving = Đấu thủ không được rời khu vực thi đấu nếu trọng tài không cho phép. Đấu thủ đến lượt đi cũng không được rời phòng thi đấu khi chưa được phép{ $conduct-leaving ->
        [permission] { "" }
       *[regulations_may_extend] ; điều lệ có thể buộc cả đối thủ phải báo
    }.{ $conduct-report ->
        [both] {" "}Trong giải này đối thủ cũng phải báo.
       *[none] { "" }
    }
says-conduct-leaving-hall = Đấu thủ không được rời khu vực thi đấu khi trọng tài chưa cho phép, và đấu thủ đến lượt đi cũng không được rời phòng thi đấu khi chưa được phép.
says-conduct-leaving-report = Điều lệ giải có thể yêu cầu đối thủ của đấu thủ đến lượt đi phải báo trọng tài khi muốn rời phòng thi đấu.
says-conduct-leaving-area = Đấu thủ đến lượt đi chỉ được rời phòng thi đấu khi trọng tài cho phép.
says-conduct-leaving-venue = Đấu thủ chỉ được rời khu vực thi đấu khi trọng tài cho phép.
says-conduct-leaving-group = Những việc nêu trong các mục dưới đây chỉ được làm khi trọng tài cho phép.
topic-conduct-entry = Người không phải đấu thủ cũng không phải trọng tài chỉ được vào phòng thi đấu khi trọng tài cho phép.
topic-conduct-leaving-hall = Đấu thủ đến lượt đi không được rời phòng thi đấu nếu trọng tài không cho phép.
topic-conduct-finished = Đấu thủ đã đấu xong ván của mình { $conduct-finished ->
       *[spectators] được coi là khán giả
    }.
topic-conduct-disturbing = Cấm đánh lạc hướng hoặc làm phiền đối thủ dưới bất kỳ hình thức nào, { $conduct-disturbing ->
        [claims_and_offers] kể cả bằng những yêu cầu và lời đề nghị hòa vô lý
       *[noise_too] kể cả bằng những yêu cầu, lời đề nghị hòa vô lý hoặc bằng nguồn gây tiếng ồn
    }.
topic-conduct-breach = Vi phạm các quy tắc ứng xử này { $conduct-breach ->
       *[penalties] dẫn đến các hình phạt mà điều về trọng tài liệt kê
    }.
topic-conduct-refusal = Đấu thủ liên tục từ chối tuân theo Luật Cờ vua { $conduct-refusal ->
       *[loss_arbiter_scores] bị xử thua; trọng tài quyết định điểm của đối thủ
    }.
topic-conduct-both-guilty = Nếu cả hai đấu thủ đều mắc lỗi đó, { $conduct-both-guilty ->
       *[both_lose] cả hai cùng bị xử thua
    }.
topic-conduct-explanation = Đấu thủ có quyền yêu cầu trọng tài { $conduct-explanation ->
       *[particular_points] giải thích những điểm cụ thể của Luật Cờ vua
    }.
topic-conduct-appeal = Trừ khi điều lệ quy định khác, đấu thủ có thể kháng cáo { $conduct-appeal ->
        [all_but_quickplay] mọi quyết định của trọng tài, trừ quyết định về yêu cầu hòa trong kết thúc nhanh ván cờ
       *[any] mọi quyết định của trọng tài, kể cả khi đã ký biên bản
    }.{ $appeal-writing ->
        [needed] {" "}Phải bằng văn bản.
       *[none] { "" }
    }{ $appeal-fee ->
        [needed] {" "}Phải nộp lệ phí.
       *[none] { "" }
    }{ $appeal-within ->
        [none] { "" }
       *[some] {" "}Trong giải này khiếu nại được nhận trong { $appeal-within } sau ván.
    }
topic-conduct-assist = Cả hai đấu thủ phải hỗ trợ trọng tài { $conduct-assist ->
       *[both_must] mỗi khi cần dựng lại ván cờ, kể cả khi có yêu cầu hòa
    }.
topic-conduct-claim-check = Kiểm tra yêu cầu hòa do lặp lại thế cờ hoặc do đủ số nước { $conduct-claim-check ->
        [arbiter_with_players] là việc của trọng tài, trước mặt cả hai đấu thủ
       *[players_under_arbiter] là bổn phận của hai đấu thủ, dưới sự giám sát của trọng tài
    }.

## 13-arbiter

topic-chapter-arbiter = Điều luật này quy định trọng tài phải làm và được làm những gì.
topic-arbiter-observe-laws = Trọng tài phải bảo đảm Luật Cờ vua được tuân thủ nghiêm ngặt.
says-arbiter-observe-laws-plain = Trọng tài phải bảo đảm Luật Cờ vua được tuân thủ.
topic-arbiter-best-interest = Trọng tài phải hành động vì lợi ích cao nhất của giải, giữ môi trường thi đấu tốt, bảo đảm đấu thủ không bị quấy rầy và giám sát diễn biến của giải.
says-arbiter-best-interest-group = Các mục này nêu những nhiệm vụ của trọng tài.
topic-arbiter-fair-play = Trọng tài phải bảo đảm thi đấu trung thực.
topic-arbiter-interest = Trọng tài phải hành động vì lợi ích cao nhất của giải đấu.
topic-arbiter-environment = Trọng tài phải bảo đảm môi trường thi đấu luôn tốt.
topic-arbiter-not-disturbed = Trọng tài phải bảo đảm các đấu thủ không bị quấy rầy.
topic-arbiter-progress = Trọng tài phải giám sát diễn biến của giải.
topic-arbiter-special-needs = Trọng tài phải có biện pháp đặc biệt vì lợi ích của đấu thủ khuyết tật và của những người cần chăm sóc y tế.
topic-arbiter-anti-cheating = { $cheating-rules ->
        [fair_play] Trọng tài phải theo các quy định hoặc hướng dẫn về thi đấu trung thực.
       *[anti_cheating] Trọng tài phải tuân theo các quy định hoặc hướng dẫn chống gian lận.
    }
topic-arbiter-observe-games = Trọng tài quan sát các ván cờ, nhất là khi đấu thủ thiếu thời gian, thi hành những quyết định mình đã đưa ra và áp dụng hình phạt khi thích đáng.
topic-arbiter-assistants = Trọng tài có thể cử trợ lý quan sát các ván cờ, chẳng hạn khi nhiều đấu thủ cùng thiếu thời gian.
topic-penalty-list = Trọng tài có thể áp dụng một hoặc nhiều hình phạt sau: { $penalty-list }. Khi xử thua, { $penalty-loss-opponent ->
        [arbiter_not_said] điểm của đối thủ không được nói đến
       *[arbiter_decides] trọng tài cũng quyết định điểm của đối thủ
    }.
topic-penalty-warning = Trọng tài có thể phạt bằng cách cảnh cáo.
topic-penalty-opponent-time = Trọng tài có thể phạt bằng cách tăng thời gian còn lại của đối thủ.
topic-penalty-offender-time = Trọng tài có thể phạt bằng cách giảm thời gian còn lại của đấu thủ vi phạm.
topic-penalty-loss = Trọng tài có thể phạt bằng cách xử thua đấu thủ vi phạm.
topic-penalty-own-points = Trọng tài có thể phạt bằng cách giảm số điểm trong ván cờ của đấu thủ vi phạm.
topic-penalty-opponent-points = Trọng tài có thể phạt bằng cách tăng số điểm trong ván cờ của đối thủ, đến mức tối đa mà ván cờ có thể cho.
topic-penalty-fine = Trọng tài có thể phạt tiền theo mức đã công bố trước.
topic-penalty-exclude-round = Trọng tài có thể phạt bằng cách loại đấu thủ khỏi một hoặc nhiều vòng đấu.
topic-penalty-expulsion = Trọng tài có thể phạt bằng cách cho loại đấu thủ khỏi giải.
topic-arbiter-extra-time = Nếu có điều gì ngoài ván cờ làm ảnh hưởng đến nó, trọng tài có thể cho { $arbiter-extra-time ->
       *[one_or_both] một hoặc cả hai đấu thủ thêm thời gian
    }.
topic-arbiter-silence = Trừ những trường hợp Luật Cờ vua quy định, trọng tài không được can thiệp vào ván cờ. Trọng tài không được cho biết số nước đã đi, trừ khi áp dụng quy tắc hoàn chỉnh biên bản lúc ít nhất một cờ đã rơi, cũng không được báo rằng đối thủ đã hoàn thành nước đi{ $arbiter-silence ->
        [moves_and_completion] { "" }
       *[clock_too] , hay rằng một đấu thủ chưa bấm đồng hồ
    }.
topic-spectators-group = Các mục này nói khán giả và đấu thủ của các ván khác không được làm gì.
topic-spectators = Khán giả và đấu thủ của các ván khác không được nói về ván cờ hoặc can thiệp vào nó theo cách khác{ $spectators-report ->
        [nobody] { "" }
       *[arbiter_only] ; ai thấy tình huống bất thường thì chỉ được báo cho trọng tài
    }. Trọng tài có thể đuổi người vi phạm ra khỏi khu vực thi đấu.
topic-spectators-phones = Không ai được dùng điện thoại { $spectators-phones ->
        [hall] trong phòng thi đấu hay ở nơi khác mà trọng tài nêu ra
       *[unless_authorised] hay phương tiện liên lạc khác trong khu vực thi đấu hoặc những nơi trọng tài nêu ra, trừ khi trọng tài cho phép
    }.
topic-chapter-fide = Điều luật này nêu cơ quan có thể được hỏi về Luật Cờ vua.

## 20-rapid

topic-chapter-rapid = Phụ lục này quy định ván nào là cờ nhanh và có gì khác trong đó.
topic-class-rapid = Ván cờ là cờ nhanh nếu thời gian cho tất cả các nước nằm trong khoảng: { $time-rapid }{ $time-class ->
        [base_only] .
       *[sixty_moves] , trong đó thời gian ấn định được tính cùng với { $time-class-moves } lần thời gian cộng thêm.
    }
topic-rapid-record = Trong cờ nhanh và cờ chớp, đấu thủ { $record-duty ->
       *[none] không phải ghi biên bản
    }{ $record-keeps-claims ->
        [none] { "" }
       *[kept] , nhưng vẫn giữ các quyền yêu cầu vốn dựa vào biên bản, và bất kỳ lúc nào cũng có thể xin trọng tài tờ biên bản để ghi nước đi
    }.
topic-rapid-base-law = Cờ nhanh theo { $rapid-base-law ->
        [fide_laws_except] Luật Cờ vua, trừ những chỗ phụ lục này quy định khác
       *[competition_if_supervised] Luật thi đấu khi có giám sát đầy đủ, còn không thì theo Luật chơi cơ bản cùng những gì phụ lục này đặt ra
    }.
says-rapid-base-law-supervised = Khi cờ nhanh được giám sát đầy đủ, Luật thi đấu được áp dụng.
topic-rapid-supervision = Giám sát cờ nhanh là đầy đủ nếu một trọng tài giám sát nhiều nhất { $supervision-rapid-games } ván{ $supervision-test ->
        [ratio] .
       *[ratio_and_recorded] {" "}và mỗi ván được trọng tài hoặc trợ lý ghi lại, nếu có thể thì bằng phương tiện điện tử.
    }
says-rapid-supervision-recorded = Mỗi ván cờ nhanh được trọng tài hoặc trợ lý ghi lại, nếu có thể bằng phương tiện điện tử.
says-rapid-supervision-ratio = Một trọng tài giám sát nhiều nhất { $supervision-rapid-games } ván cờ.
topic-rapid-ask-sheet = Khi đến lượt đi, đấu thủ có thể xin trọng tài hoặc trợ lý cho xem biên bản, nhiều nhất { $record-ask-sheet } lần trong một ván; xin nhiều hơn bị coi là đánh lạc hướng đối thủ.
topic-rapid-basic = Khi cờ nhanh không được giám sát đầy đủ, các mục này thay cho những điều của Luật thi đấu.
says-rapid-basic-competition = Khi cờ nhanh không được giám sát đầy đủ, Luật thi đấu vẫn được áp dụng, trừ những chỗ các mục dưới đây quy định khác.
topic-rapid-event-mode = Điều lệ giải đấu phải nêu rõ { $supervision-fixed ->
       *[whole_event] bộ quy tắc nào trong hai bộ được áp dụng cho toàn giải
    }.
topic-rapid-setup-limit = Khi mỗi đấu thủ đã hoàn thành { $setup-claim-limit } nước, không được đưa ra yêu cầu nào nữa về { $setup-claim-limit-scope ->
        [setup_board_clock] việc xếp quân, đặt bàn cờ hay đặt đồng hồ; nếu Vua và Hậu bị đổi chỗ cho nhau thì Vua đó không được nhập thành
       *[setup_board_not_clock] việc xếp quân hay đặt bàn cờ; Vua đặt sai chỗ không được nhập thành, cũng không được nhập thành với Xe đặt sai chỗ; đồng hồ vẫn giữ như đã đặt, trừ khi lịch thi đấu bị ảnh hưởng
    }.
says-rapid-setup-limit-men = Khi mỗi đấu thủ đã hoàn thành { $setup-claim-limit } nước, không còn được khiếu nại về vị trí các quân hay hướng bàn cờ; Vua đặt sai không được nhập thành, và cũng không được nhập thành với Xe đặt sai.
says-rapid-setup-limit-clocks = Khi mỗi đấu thủ đã hoàn thành { $setup-claim-limit } nước, chế độ đồng hồ được giữ nguyên, trừ khi lịch của giải bị ảnh hưởng.
topic-rapid-touch = Trọng tài xử lý theo điều về chạm quân { $touch-ruled ->
       *[on_request] chỉ khi có đấu thủ đề nghị
    }.
says-rapid-touch-group = Các mục này nói quy tắc về chạm quân và về tình huống bất thường áp dụng ra sao trong cờ nhanh.
topic-rapid-right-lost = Đấu thủ mất quyền yêu cầu về màu quân bị đổi ngược, về việc làm xê dịch quân và về quân bị phát hiện xê dịch { $irregularity-right-lost ->
       *[touching] khi đã chạm vào một quân
    }.
topic-rapid-illegal = Nước đi không hợp lệ được coi là hoàn thành khi { $illegal-completed-by ->
        [opponents_clock] đồng hồ của đối thủ đã được khởi động
       *[press] đấu thủ đã bấm đồng hồ của mình
    }. { $illegal-claim-needed ->
        [opponent] Đối thủ có thể yêu cầu
       *[not] Trọng tài xử lý nếu nhìn thấy, hoặc đối thủ có thể yêu cầu
    }{ $illegal-claim-until ->
        [before_own_move] , trước khi chính đối thủ đi nước của mình; sau đó không xử lý nữa.
       *[before_next_move] , trước khi đối thủ đi nước kế tiếp; sau đó nước đi được giữ nguyên, trừ khi cả hai tự thỏa thuận sửa lại không cần trọng tài.
    } Hậu quả: { $illegal-penalty }{ $illegal-draw-exception ->
        [none] .
       *[opponent_cannot_mate] , nhưng chỉ hòa nếu đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào.
    }
topic-rapid-both-kings = Nếu cả hai Vua cùng bị chiếu, hoặc có Tốt đứng ở hàng ngang cuối mà chưa phong cấp, { $illegal-both-kings ->
        [arbiter_intervenes] trọng tài can thiệp nếu có thể
       *[draw_after_next_move] trọng tài chờ đến khi nước đi kế tiếp hoàn thành; nếu trên bàn cờ vẫn là thế cờ không hợp lệ thì tuyên bố hòa
    }.
topic-rapid-flag-call = { $flag-may-call ->
        [must_not] Cờ được coi là đã rơi khi một đấu thủ yêu cầu hợp lệ về việc đó. Trọng tài không được ra hiệu khi cờ rơi.
        [only_both] Cờ được coi là đã rơi khi một đấu thủ yêu cầu hợp lệ về việc đó. Trọng tài không được ra hiệu khi cờ rơi, nhưng có thể ra hiệu khi cả hai cờ đã rơi.
       *[shall] Trọng tài cũng phải báo khi thấy cờ rơi.
    }
says-rapid-flag-call-group = Các mục này nói việc rơi cờ được yêu cầu và báo ra sao khi không có giám sát đầy đủ.
topic-rapid-flag-claim = Để yêu cầu được xử thắng do hết giờ, người yêu cầu dừng cả hai đồng hồ và báo trọng tài. { $flag-claimant-must-have-time ->
        [yes] Khi đồng hồ đã dừng, cờ của chính người đó phải chưa rơi còn cờ của đối thủ phải đã rơi.
       *[no] Cờ của chính người đó đã rơi hay chưa không quan trọng; nhưng ván cờ hòa nếu người đó không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào.
    }
says-rapid-flag-claim-may = Để yêu cầu được xử thắng do hết giờ, người yêu cầu có thể dừng cả hai đồng hồ và báo trọng tài. Cờ của chính người đó đã rơi hay chưa không quan trọng; nhưng ván cờ hòa nếu người đó không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào.
topic-rapid-both-flags = Trong cờ nhanh và cờ chớp, { $flag-both-down ->
       *[draw] ván cờ hòa nếu cả hai cờ đã rơi
    }{ $flag-order ->
       *[does_not_matter] {", bất kể cờ nào rơi trước"}
    }.
topic-rapid-penalties = Trong cờ nhanh, hình phạt cho nước đi không hợp lệ là: { $illegal-penalty }; yêu cầu sai thì đối thủ được cộng { $claim-opponent-add }.

## 21-blitz

topic-chapter-blitz = Phụ lục này quy định ván nào là cờ chớp và có gì khác trong đó.
topic-class-blitz = Ván cờ là cờ chớp nếu thời gian cho tất cả các nước nằm trong khoảng: { $time-blitz }{ $time-blitz-class ->
        [none] .
        [base_only] , chỉ tính thời gian ấn định.
       *[sixty_moves] , trong đó thời gian cộng thêm được tính như với cờ nhanh.
    }
topic-blitz-base-law = Cờ chớp theo { $blitz-base-law ->
        [rapid_laws_except] quy tắc của cờ nhanh, trừ những chỗ phụ lục này quy định khác
        [competition_without_record] Luật thi đấu khi có giám sát đầy đủ, nhưng đấu thủ không phải ghi biên bản
       *[competition_if_supervised] Luật thi đấu khi có giám sát đầy đủ
    }.
topic-blitz-supervision = Giám sát cờ chớp là đầy đủ nếu một trọng tài giám sát { $supervision-blitz-games } ván{ $supervision-blitz-test ->
        [ratio] .
       *[ratio_and_recorded] {" "}và mỗi ván được trọng tài hoặc trợ lý ghi lại, nếu có thể thì bằng phương tiện điện tử.
    }
says-blitz-supervision-recorded = Mỗi ván cờ chớp được trọng tài hoặc trợ lý ghi lại, nếu có thể bằng phương tiện điện tử.
says-blitz-supervision-ratio = Một trọng tài giám sát { $supervision-blitz-games } ván cờ.
topic-blitz-ask-sheet = Trong cờ chớp có giám sát cũng vậy, đấu thủ đến lượt đi có thể xin xem biên bản, nhiều nhất { $record-ask-sheet } lần trong một ván.
topic-blitz-basic = Khi cờ chớp không được giám sát đầy đủ, { $blitz-basic ->
       *[rapid_basic] áp dụng quy tắc của cờ nhanh không được giám sát đầy đủ
    }.
says-blitz-basic-group = Các mục này nói điều gì áp dụng cho cờ chớp không có giám sát đầy đủ.
topic-blitz-event-mode = Điều lệ giải cờ chớp phải nêu rõ bộ quy tắc nào trong hai bộ được áp dụng { $supervision-fixed ->
       *[whole_event] cho toàn giải
    }.
topic-blitz-illegal = Trong cờ chớp, nước đi không hợp lệ được coi là hoàn thành khi { $illegal-completed-by ->
       *[opponents_clock] đồng hồ của đối thủ đã được khởi động
    }. { $illegal-claim-until ->
        [before_own_move_unless_agreed] Trước khi đi nước của mình
       *[before_own_move] Trước khi đi nước của mình
    }, { $illegal-claim-needed ->
       *[opponent] đối thủ
    } có thể yêu cầu: { $illegal-penalty }{ $illegal-draw-exception ->
        [none] { "" }
       *[opponent_cannot_mate] , nhưng chỉ hòa nếu đối thủ không thể chiếu hết bằng bất kỳ loạt nước đi hợp lệ nào
    }. Khi đối thủ đã đi, nước đó không sửa được nữa{ $illegal-claim-until ->
        [before_own_move_unless_agreed] , trừ khi cả hai tự thỏa thuận không cần trọng tài
       *[before_own_move] { "" }
    }.
topic-blitz-illegal-basic = Trong cờ chớp không được giám sát đầy đủ, hình phạt cho nước đi không hợp lệ được nhận ra trước nước kế tiếp là: { $illegal-penalty }{ $claim-opponent-add ->
        [none] { "" }
       *[other] ; yêu cầu sai thì đối thủ được cộng { $claim-opponent-add }
    }.
topic-blitz-quickplay = Trong cờ chớp, quy tắc về yêu cầu hòa trong kết thúc nhanh ván cờ { $qpf-in-force ->
       *[never] không áp dụng
    }.
says-blitz-quickplay-and-rapid = Trong cờ chớp, quy tắc yêu cầu hòa ở kết thúc nhanh ván cờ không áp dụng, và quy tắc về nước đi không hợp lệ của cờ nhanh cũng không.
topic-blitz-penalties = Trong cờ chớp, các khoảng thời gian mà các điều về tình huống bất thường và về hòa cộng thêm thì ngắn hơn: hình phạt cho nước đi không hợp lệ là: { $illegal-penalty }; yêu cầu sai thì đối thủ được cộng { $claim-opponent-add }.

## 22-adjournment

topic-chapter-adjournment = Phần này quy định ván cờ được hoãn và được đấu tiếp như thế nào.
topic-adjourn-group = Các mục này nói nước đi kế tiếp được niêm phong ra sao khi hoãn ván cờ.
topic-adjourn-seal = Nếu hết thời gian dành cho buổi đấu mà ván cờ chưa xong, đấu thủ đến lượt đi phải ghi nước đi của mình bằng ký hiệu không gây hiểu lầm vào { $adjourn-sheet ->
        [scoresheet] biên bản của mình
       *[paper] biên bản giấy của mình
    }, bỏ vào phong bì cùng với biên bản của đối thủ, dán phong bì lại, và { $adjourn-seal ->
       *[then_stops] chỉ sau đó mới dừng đồng hồ
    }. { $adjourn-change-of-mind ->
       *[until_stopped] Khi chưa dừng đồng hồ, người đó còn có thể thay đổi nước đi kín.
    } { $adjourn-moved-on-board ->
       *[must_seal_it] Nếu đã được báo phải ghi nước đi kín mà vẫn đi trên bàn cờ thì phải niêm phong chính nước đó.
    }
topic-adjourn-early = Đấu thủ đến lượt đi mà xin hoãn trước khi hết buổi đấu được coi là đã niêm phong { $adjourn-early ->
       *[at_end_of_session] vào lúc kết thúc dự kiến của buổi đấu, và thời gian còn lại của người đó được ghi theo như vậy
    }.
topic-adjourn-envelope = Trên phong bì phải ghi: { $adjourn-envelope }.
topic-adjourn-envelope-names = Trên phong bì phải có tên hai đấu thủ.
topic-adjourn-envelope-position = Trên phong bì phải có thế cờ ngay trước nước đi kín.
topic-adjourn-envelope-times = Trên phong bì phải có thời gian đã sử dụng của mỗi đấu thủ.
topic-adjourn-envelope-sealer = Trên phong bì phải có tên đấu thủ đã ghi nước đi kín.
topic-adjourn-envelope-move-number = Trên phong bì phải có số thứ tự của nước đi kín.
topic-adjourn-envelope-offer = Trên phong bì phải ghi lời đề nghị hòa, nếu lời đề nghị ấy còn hiệu lực.
topic-adjourn-envelope-resumption = Trên phong bì phải có ngày, giờ và địa điểm đấu tiếp ván hoãn.
topic-adjourn-kept = Trọng tài { $adjourn-kept ->
       *[arbiter] kiểm tra những gì ghi trên phong bì và chịu trách nhiệm giữ nó an toàn
    }.
topic-adjourn-offer = Nếu một đấu thủ đề nghị hòa sau khi đối thủ đã niêm phong nước đi, lời đề nghị { $adjourn-offer ->
       *[stands] có giá trị cho đến khi đối thủ chấp nhận hoặc từ chối như khi đang đấu trên bàn cờ
    }.
topic-adjourn-set-up = Trước khi đấu tiếp ván hoãn, { $adjourn-set-up ->
       *[position_and_times] thế cờ trước nước đi kín được xếp lại trên bàn cờ và thời gian đã sử dụng của mỗi đấu thủ được đặt trên đồng hồ
    }.
topic-adjourn-ended-before = Nếu trước khi đấu tiếp hai đấu thủ thỏa thuận hòa, hoặc một người báo với trọng tài là xin thua, { $adjourn-ended-before ->
       *[over] ván cờ kết thúc
    }.
topic-adjourn-open = Phong bì { $adjourn-open ->
       *[replier_present] chỉ được mở khi đấu thủ phải đáp lại nước đi kín có mặt
    }.
topic-adjourn-faulty = Trừ các trường hợp { $adjourn-faulty ->
        [flag_and_dead] hết giờ và thế cờ chết
        [end_flag_and_dead] ván cờ đã kết thúc, hết giờ và thế cờ chết
        [end_flag_automatic_dead] ván cờ đã kết thúc, hết giờ, hòa không cần yêu cầu và thế cờ chết
        [end_flag_automatic] ván cờ đã kết thúc, hết giờ và hòa không cần yêu cầu
       *[also_dead_by_ends] ván cờ đã kết thúc (thế cờ chết được nêu đích danh), hết giờ và hòa không cần yêu cầu
    }, đấu thủ bị xử thua nếu nước đi kín của mình mơ hồ, không thể xác định được ý nghĩa, hoặc không hợp lệ.
topic-adjourn-faulty-ambiguous = Nước đi kín mơ hồ thì bị xử thua.
topic-adjourn-faulty-unclear = Nước đi kín ghi theo cách không thể xác định ý nghĩa thật của nó thì bị xử thua.
topic-adjourn-faulty-illegal = Nước đi kín không hợp lệ thì bị xử thua.
topic-adjourn-resume-group = Các mục này nói điều gì diễn ra vào giờ đã hẹn để đấu tiếp ván hoãn.
topic-adjourn-replier-present = Nếu đấu thủ phải đáp lại nước đi kín có mặt, { $adjourn-replier-present ->
       *[open_play_start] phong bì được mở, nước đi kín được thực hiện trên bàn cờ và đồng hồ của người đó được khởi động
    }.
topic-adjourn-replier-absent = Nếu đấu thủ phải đáp lại vắng mặt, { $adjourn-replier-absent ->
       *[start_his_clock] đồng hồ của người đó được khởi động; khi đến nơi người đó có thể dừng đồng hồ và gọi trọng tài; lúc ấy phong bì được mở, nước đi được thực hiện và đồng hồ của người đó lại được khởi động
    }.
topic-adjourn-sealer-absent = Nếu đấu thủ đã ghi nước đi kín vắng mặt, { $adjourn-sealer-absent ->
       *[reply_sealed] đối thủ có thể ghi nước đáp lại vào biên bản, niêm phong trong một phong bì mới, dừng đồng hồ của mình và khởi động đồng hồ của người vắng mặt; phong bì mới được giao cho trọng tài và được mở khi người vắng mặt đến
    }.
topic-adjourn-late = Đấu thủ đến bàn cờ { $adjourn-late-rule ->
        [fixed] muộn quá { $adjourn-late } so với giờ đã hẹn để đấu tiếp
       *[default_time] sau khi hết thời gian được phép đến muộn
    } thì bị xử thua, trừ khi điều lệ hoặc trọng tài quyết định khác.
says-adjourn-late-arbiter = Đấu thủ đến bàn cờ sau khi hết thời gian được phép đến muộn bị xử thua, trừ khi trọng tài quyết định khác.
topic-adjourn-late-sealer = Nếu nước đi kín { $adjourn-late-sealer ->
        [by_cases] là chiếu hết, người đã ghi nó vẫn thắng dù vắng mặt; nếu nó tạo ra thế hết nước đi hoặc thế cờ chết thì ván cờ hòa; còn nếu đối thủ có mặt đã hết giờ thì việc thua do hết giờ vẫn giữ nguyên
       *[conclusion_stands] đã kết thúc ván cờ, kết quả ấy vẫn giữ nguyên dù người ghi đến muộn
    }.
topic-adjourn-late-mate = Nếu nước đi kín chiếu hết, đấu thủ vắng mặt là người thắng.
topic-adjourn-late-draw = Nếu nước đi kín tạo ra thế hết nước đi hoặc thế cờ chết, ván cờ hòa.
topic-adjourn-late-flag = Nếu đấu thủ có mặt tại bàn đã quá thời gian, người đó thua.
topic-adjourn-both-absent = Nếu cả hai đấu thủ đều vắng mặt, { $adjourn-both-absent ->
        [replier] đấu thủ phải đáp lại mất toàn bộ thời gian cho đến khi mình đến
       *[replier_unless_zero] đấu thủ phải đáp lại mất toàn bộ thời gian cho đến khi mình đến, nếu có quy định thời gian được phép đến muộn, trừ khi điều lệ hoặc trọng tài quyết định khác
    }.
topic-adjourn-lost-group = Các mục này nói phải làm gì nếu phong bì chứa nước đi kín bị thất lạc.
topic-adjourn-lost = Nếu phong bì bị thất lạc, { $adjourn-lost ->
       *[resume] ván cờ được đấu tiếp từ thế cờ và với thời gian lúc hoãn; nếu không biết thời gian thì trọng tài ấn định; đấu thủ đã ghi nước đi kín đi nước mà mình nói là đã ghi
    }.
topic-adjourn-position-lost = Nếu không thể xác định lại thế cờ, { $adjourn-position-lost ->
       *[new_game] ván cờ bị hủy và phải đấu một ván mới
    }.
topic-adjourn-wrong-times = Nếu lúc đấu tiếp, trước nước đi đầu tiên của mình, một đấu thủ chỉ ra rằng thời gian đã sử dụng trên một đồng hồ là sai, thì phải sửa lại; nếu lúc đó không ai chỉ ra thì ván cờ tiếp tục mà không sửa, trừ khi { $adjourn-wrong-times ->
        [too_severe] hậu quả sẽ quá nặng nề
       *[arbiter] trọng tài quyết định khác
    }.
topic-adjourn-session = Thời lượng mỗi buổi đấu được tính theo đồng hồ của trọng tài; { $adjourn-session ->
        [start_and_finish] giờ bắt đầu và giờ kết thúc
       *[start] giờ bắt đầu
    } được công bố trước.

## 23-notation

topic-chapter-notation = Trong các giải của mình FIDE chỉ công nhận một hệ thống ký hiệu là ký hiệu đại số; biên bản ghi theo hệ thống khác { $notation-evidence ->
       *[not_evidence] không được dùng làm bằng chứng
    }.
topic-notation-piece = Trong phụ lục này, { $notation-piece ->
       *[not_pawn] từ “quân” chỉ những quân không phải Tốt
    }.
topic-notation-letter = Mỗi quân được ký hiệu bằng { $notation-letter ->
        [first_letter] chữ cái đầu, viết hoa, của tên quân
       *[abbreviation] chữ viết tắt, một chữ cái hoa, của tên quân
    }; trong tiếng Anh, Mã dùng chữ N.
topic-notation-language = Để ký hiệu quân, mỗi đấu thủ có thể dùng { $notation-language ->
        [first_letter] chữ cái đầu
       *[abbreviation] chữ viết tắt
    } của tên gọi thông dụng ở nước mình.
topic-notation-pawn = Tốt không có chữ ký hiệu: không có chữ nào nghĩa là Tốt.
topic-notation-files = Các cột dọc được gọi tên, từ trái sang phải nhìn từ phía Trắng, bằng các chữ thường từ a đến h.
topic-notation-ranks = Các hàng ngang được đánh số từ phía Trắng, bắt đầu từ một; vì thế lúc đầu các quân và Tốt của Trắng đứng trên hai hàng có số nhỏ nhất.
topic-notation-squares = Nhờ vậy mỗi ô được gọi tên bằng một chữ cái và một chữ số, chẳng hạn e4.
topic-notation-move = Nước đi được ghi bằng chữ của quân và ô đến, { $notation-hyphen ->
        [absent] không có gạch nối ở giữa
        [required] có gạch nối ở giữa
       *[optional] ở giữa không cần gạch nối
    }; nước đi của Tốt chỉ ghi ô đến.{ $notation-long-form ->
        [not_foreseen] { "" }
       *[allowed] {" "}Cũng có thể ghi cả ô xuất phát.
    }
says-notation-move-pawn = Nước đi của Tốt chỉ được ghi bằng ô đến.
says-notation-move-square = Sau chữ cái là ô đến.
says-notation-move-letter = Nước đi của quân được ghi bắt đầu bằng chữ cái của quân.
topic-notation-capture = Khi một quân bắt quân khác, dấu x { $notation-capture ->
        [required] được đặt
        [absent] không được đặt
       *[optional] có thể được đặt
    } giữa chữ của quân và ô đến.
says-notation-capture-square = Khi bắt quân, ô đến đứng sau dấu.
says-notation-capture-letter = Khi bắt quân, chữ cái của quân đứng trước dấu.
topic-notation-pawn-capture = Khi Tốt bắt quân, ghi cột xuất phát trước, rồi { $notation-pawn-capture ->
        [with_sign] dấu x
       *[sign_optional] dấu x nếu muốn
    }, rồi ô đến.
topic-notation-en-passant = Nước bắt tốt qua đường { $notation-en-passant ->
        [required] được đánh dấu
        [absent] không được đánh dấu
       *[optional] có thể được đánh dấu
    } bằng các chữ e.p. ở cuối.
topic-notation-disambiguation = Nếu các quân giống nhau có thể đi đến cùng một ô, quân được đi chỉ rõ bằng { $notation-disambiguation ->
       *[file_or_rank] cột xuất phát nếu chúng đứng cùng hàng ngang, bằng hàng xuất phát nếu chúng đứng cùng cột dọc, còn lại thì nên dùng cột
    }, ghi sau chữ của quân.
topic-notation-same-rank = Nếu cả hai quân đứng cùng hàng ngang: ghi chữ của quân, cột xuất phát, ô đến.
topic-notation-same-file = Nếu cả hai quân đứng cùng cột dọc: ghi chữ của quân, hàng xuất phát, ô đến.
topic-notation-neither = Nếu chúng đứng khác hàng ngang và khác cột dọc, nên ghi chữ của quân, cột xuất phát và ô đến.
topic-notation-two-pawns = Nếu hai Tốt có thể bắt cùng một quân, Tốt được đi chỉ rõ bằng { $notation-two-pawns ->
       *[file_sign_square] cột xuất phát, dấu x và ô đến
    }.
topic-notation-promotion = Khi phong cấp, { $notation-promotion ->
       *[letter_after_square] chữ của quân mới được ghi liền sau nước đi của Tốt, không có dấu nào ở giữa
    }.
topic-notation-draw-offer = Lời đề nghị hòa { $notation-draw-offer ->
        [required] được ghi
        [absent] không được ghi
       *[optional] có thể được ghi
    } bằng dấu = trong ngoặc đơn.
topic-notation-signs = Các ký hiệu này dùng cho nhập thành, bắt quân, chiếu, chiếu hết và bắt tốt qua đường.
topic-notation-castling = Nhập thành được ghi { $notation-castling ->
       *[zeros] là 0-0 (cánh Vua) hoặc 0-0-0 (cánh Hậu)
    }.
says-notation-castling-long = 0-0-0 nghĩa là nhập thành cánh Hậu.
says-notation-castling-short = 0-0 nghĩa là nhập thành cánh Vua.
topic-notation-capture-sign = Dấu x nghĩa là “bắt quân”.
topic-notation-check = Nước chiếu { $notation-check ->
        [required] được ghi
        [absent] không được ghi
       *[optional] có thể được ghi
    } bằng dấu +.
topic-notation-mate = Nước chiếu hết { $notation-mate ->
        [required] được ghi
        [absent] không được ghi
       *[optional] có thể được ghi
    } bằng dấu { $notation-mate-sign ->
        [hash] #
       *[hash_or_double_plus] # hoặc ++
    }.
topic-notation-en-passant-sign = Các chữ e.p. nghĩa là “bắt tốt qua đường”.
topic-notation-electronic = Biên bản điện tử { $notation-electronic ->
       *[certified] phải được FIDE chứng nhận
    }.

## 24-blind

topic-chapter-blind = Phụ lục này quy định cách thi đấu của đấu thủ khiếm thị.
topic-blind-local = Ban tổ chức, sau khi hỏi ý trọng tài, được điều chỉnh các quy tắc này cho hợp với hoàn cảnh tại chỗ.
topic-blind-boards = Khi một hoặc cả hai đấu thủ là người khiếm thị, { $blind-boards ->
       *[either_may_demand] mỗi người đều có thể đòi dùng hai bàn cờ: đấu thủ sáng mắt dùng bàn thường, người kia dùng bàn làm riêng cho người khiếm thị
    }.
topic-blind-board = Bàn cờ dành cho người khiếm thị có mỗi chiều ít nhất { $blind-board-cm } xăng-ti-mét, { $blind-board ->
       *[raised_with_holes] ô tối hơi nổi lên, mỗi ô có lỗ cắm quân, mỗi quân có chốt, và các quân theo kiểu Staunton với quân đen được đánh dấu
    }.
topic-blind-board-size = Mỗi cạnh của bàn cờ dành cho người khiếm thị dài ít nhất { $blind-board-cm } xentimét.
topic-blind-board-raised = Ô tối của bàn cờ dành cho người khiếm thị hơi nổi lên.
topic-blind-board-holes = Mỗi ô của bàn cờ dành cho người khiếm thị có một lỗ cắm quân.
topic-blind-board-pegs = Mỗi quân của bàn cờ dành cho người khiếm thị có chốt vừa với lỗ cắm.
says-blind-board-pegs-group = Các mục này nói quân của bàn cờ đặc biệt được làm ra sao.
topic-blind-board-staunton = Các quân theo kiểu Staunton, quân đen được đánh dấu.
topic-blind-rules = Các mục này điều chỉnh việc thi đấu với đấu thủ khiếm thị.
topic-blind-announce = Nước đi được { $blind-announce ->
       *[announced_repeated_executed] đọc to rõ ràng, được đối thủ nhắc lại và thực hiện trên bàn cờ của đối thủ
    }.
topic-blind-promotion = Khi phong cấp Tốt, { $blind-promotion ->
        [need_not_name] đấu thủ không cần nói tên quân mới
       *[must_name] đấu thủ phải nói tên quân mới
    }.
topic-blind-names = { $blind-files ->
       *[names] Nên gọi các cột dọc là Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector
    }, { $blind-ranks ->
        [german] các hàng ngang gọi theo số đếm tiếng Đức
       *[german_unless] các hàng ngang gọi theo số đếm tiếng Đức, trừ khi trọng tài quyết định khác
    }, còn { $blind-pieces ->
       *[german] nhập thành và các quân gọi theo tên tiếng Đức
    }.
topic-blind-touched = Trên bàn cờ dành cho người khiếm thị, quân được coi là đã chạm { $blind-touched ->
       *[taken_out] khi nó đã được rút ra khỏi lỗ cắm
    }.
topic-blind-made = Nước đi được coi là thực hiện xong { $blind-made ->
       *[removed_placed_announced] khi quân bị bắt đã được lấy ra khỏi bàn cờ của đấu thủ đến lượt đi, quân đi đã được cắm vào lỗ khác, và nước đi đã được thông báo
    }; chỉ khi đó đồng hồ của đối thủ mới được khởi động.
says-blind-made-clock = Chỉ khi nước đi đã được thực hiện, đồng hồ của đối thủ mới được khởi động.
says-blind-made-announced = Nước đi đã được đọc to lên.
says-blind-made-placed = Quân đã được cắm vào một lỗ khác của bàn cờ đặc biệt.
says-blind-made-removed = Khi bắt quân, quân bị bắt đã được lấy ra khỏi bàn cờ của đấu thủ đến lượt đi.
says-blind-made-conditions = Nước đi được coi là đã thực hiện khi mọi việc nêu trong các mục dưới đây đã xong.
topic-blind-sighted = Với đấu thủ sáng mắt, { $blind-sighted ->
       *[normal] các quy tắc thông thường được áp dụng
    }.
topic-blind-clock = Đấu thủ khiếm thị có thể dùng đồng hồ đặc biệt, { $blind-clock ->
        [raised_dots] có kim cứng, mặt có chấm nổi và cờ sờ thấy được
       *[talking] loại biết nói, hoặc nếu không có thì loại có mặt và cờ sờ thấy được
    }.
says-blind-clock-flag = Có thể dễ dàng sờ thấy cờ của đồng hồ, và cả kim phút trong những phút cuối của giờ.
says-blind-clock-dial = Mặt đồng hồ có kim cứng và những chấm nổi: một chấm cho mỗi năm phút, hai chấm cho mỗi mười lăm phút.
topic-blind-record = Đấu thủ khiếm thị phải ghi biên bản { $blind-record ->
        [braille_or_tape] bằng chữ nổi Braille, chữ viết tay thông thường hoặc băng ghi âm
       *[braille_or_device] bằng chữ nổi Braille, chữ viết tay thông thường hoặc thiết bị ghi âm
    }.
topic-blind-slip = Nói nhầm khi thông báo nước đi phải được sửa { $blind-slip ->
       *[before_opponents_clock] ngay, trước khi đồng hồ của đối thủ được khởi động
    }.
topic-blind-differ = Nếu trên hai bàn cờ xuất hiện thế cờ khác nhau, chúng được sửa lại với sự giúp đỡ của trọng tài và đối chiếu cả hai biên bản. { $blind-differ ->
       *[by_records] Nếu hai biên bản khớp nhau, đấu thủ ghi đúng nhưng đi sai phải sửa thế cờ của mình; nếu chúng khác nhau, lần ngược các nước đi đến điểm mà hai bên khớp nhau và đặt lại đồng hồ.
    }
topic-blind-differ-records = Nếu cả hai bàn cờ lẫn hai biên bản đều khác nhau, ván cờ quay về điểm cuối cùng mà hai biên bản khớp nhau.
topic-blind-assistant = Đấu thủ khiếm thị có thể dùng một trợ lý với các nhiệm vụ sau: { $blind-assistant }.
topic-blind-assistant-moves = Trợ lý thực hiện nước đi của mỗi đấu thủ trên bàn cờ của đối thủ.
topic-blind-assistant-announces = Trợ lý thông báo nước đi của cả hai đấu thủ.
topic-blind-assistant-records = Trợ lý ghi biên bản cho đấu thủ khiếm thị và khởi động đồng hồ của đối thủ.
topic-blind-assistant-tells = Trợ lý cho biết số nước đã đi và thời gian đã sử dụng của cả hai bên, chỉ khi đấu thủ khiếm thị hỏi.
topic-blind-assistant-claims = Trợ lý yêu cầu xử thắng khi đối thủ quá thời gian, và báo trọng tài khi đấu thủ sáng mắt đã chạm quân.
topic-blind-assistant-adjourns = Trợ lý làm các thủ tục cần thiết khi ván cờ bị hoãn.
topic-blind-no-assistant = Nếu đấu thủ khiếm thị không dùng trợ lý, { $blind-no-assistant ->
       *[first_two_duties] đấu thủ sáng mắt có thể dùng một người để thực hiện và thông báo nước đi
    }.
topic-blind-deaf = Nếu đấu thủ khiếm thị gặp đấu thủ khiếm thính, { $blind-deaf ->
       *[assistant] bắt buộc phải có trợ lý
    }.

## 25-chess960

topic-chess960 = Trong cờ vua { $chess960-positions }, trước nước đi đầu tiên các quân trên hàng ngang thứ nhất được xếp ngẫu nhiên, hai bên như nhau.
says-chess960-chapter = Các quy tắc này nói cờ { $chess960-positions } được chơi như thế nào.
topic-chess960-start = Vua đứng ở đâu đó giữa hai Xe, các Tượng đứng trên những ô khác màu, quân Đen đứng đối diện quân Trắng, Tốt đứng như thường lệ; ngoài ra việc xếp chỗ do bốc thăm.
says-chess960-start-opposite = Các quân đen đứng đối diện các quân trắng.
says-chess960-start-bishops = Hai Tượng đứng trên hai ô khác màu.
says-chess960-start-king = Vua đứng ở đâu đó giữa hai Xe.
topic-chess960-castling = Khi vị trí ban đầu do bốc thăm, mỗi đấu thủ được nhập thành một lần; sau đó Vua và Xe đứng ở những ô như trong cờ vua thường, tức là cột c và d hoặc cột g và f. Mọi ô từ chỗ đầu đến chỗ cuối của Vua và từ chỗ đầu đến chỗ cuối của Xe, kể cả hai đầu, phải trống, trừ Vua và Xe đó.
says-chess960-castling-once = Mỗi đấu thủ được nhập thành một lần trong ván cờ; quy tắc nhập thành được hiểu theo chỗ đứng ban đầu của Vua và Xe.
topic-chess960-execution = Tùy chỗ đứng của Vua và Xe, nhập thành được thực hiện bằng cách { $chess960-execution ->
       *[by_place] mỗi quân đi một nước, chỉ Vua đi, chỉ Xe đi, hoặc đổi chỗ hai quân cho nhau
    }.

## 26-glossary

topic-glossary = Bảng thuật ngữ giải thích các từ của Luật Cờ vua; chỗ nào có ghi số điều thì điều đó quyết định.

## 30-league

topic-league-identity = Mọi đấu thủ phải mang giấy khai sinh vào ngày thi đấu; giấy của những người đoạt giải được kiểm tra thêm một lần nữa.
topic-league-unforeseen = Điều gì quy định này không lường trước thì do ban thư ký quyết định, và quyết định đó là chuẩn.
topic-league-official-moves = Cách đi và cách xếp quân theo Luật Cờ vua chính thức có hiệu lực vào ngày thi đấu.
topic-league-age = Tuổi được tính vào ngày { $age-reckoned-on }. Đấu thủ phải sinh trong khoảng từ ngày { $age-born-from } đến ngày { $age-born-to }; người nhỏ tuổi hơn { $age-younger ->
       *[may_play_up] vẫn có thể đấu ở nhóm tuổi lớn hơn
    }.
topic-league-draw = Các mục này nói ván hòa được bao nhiêu điểm và đấu loại trực tiếp tiếp diễn ra sao.
topic-tiebreak-first = Sau ván hòa ở vòng đấu loại trực tiếp, đấu thêm một ván với { $tiebreak-first } cho mỗi đấu thủ.
topic-tiebreak-next = Nếu lại hòa, ván tiếp theo có { $tiebreak-next } cho mỗi đấu thủ.

## 31-friends

topic-friends-illegal = Nước đi không hợp lệ { $friends-illegal ->
       *[taken_back] được rút lại và thay bằng nước khác, không bị phạt
    }.
topic-friends-notices = Điều xảy ra trên bàn cờ và đồng hồ { $friends-notices ->
       *[program] do chương trình nhận ra ngay, không ai phải khiếu nại
    }.
topic-friends-unfinished = Nếu bấm đồng hồ khi một nước đi hợp lệ chưa xong, { $friends-unfinished ->
       *[asked_for] đồng hồ chạy lại và phần còn lại của nước đi được yêu cầu
    }.
topic-friends-unforeseen = Điều gì các quy tắc này không lường trước thì hai đấu thủ tự thỏa thuận.

## 33-variants

topic-variant-goal = { $variant-goal ->
        [hill] Vua đứng ở một trong bốn ô trung tâm là thắng; chiếu hết vẫn thắng như thường.
        [third_check] Ai chiếu được ba lần là thắng; chiếu hết vẫn thắng như thường.
        [partners] Hai người đấu hai người trên hai bàn. Quân bị bắt vẫn giữ nguyên màu và ở trong tay đồng đội của người bắt; thay cho một nước đi, người ấy được đặt quân đó xuống bàn mình. Chiếu hết là thắng.
       *[drops] Quân bị bắt đổi màu và ở trong tay người bắt. Thay cho một nước đi, người ấy được đặt quân đó xuống bàn.
    }
topic-variant-moment = Ván cờ kết thúc { $variant-moment ->
        [legal_move] ngay khi nước đi hợp lệ dẫn đến điều đó được thực hiện
       *[properly_made] nếu nước đi dẫn đến điều đó được thực hiện đúng cách
    }.
topic-variant-hill = Các ô trung tâm là d4, e4, d5 và e5. Đi ngang qua không tính, và Vua không được vào đó khi bị chiếu.
topic-checks-counted = Chiếu đôi tính là một lần. Chiếu bằng nước đi không hợp lệ không tính, và khi khôi phục thế cờ thì số lần chiếu cũng được khôi phục.
topic-position-beside = Hai thế cờ chỉ giống nhau nếu { $position-beside ->
        [checks] cả hai còn số lần chiếu như nhau
       *[pockets] cả hai có cùng quân trong tay, và cùng những quân từng là Tốt
    }.
topic-variant-counting = Đòi hòa và hòa theo số nước { $variant-counting ->
        [nor_repetition] không áp dụng, lặp lại thế cờ cũng không: quân đến từ bàn kia
       *[not_in_force] không áp dụng, vì quân bị bắt trở lại bàn
    }.
topic-variant-flag = Khi rơi cờ, { $variant-flag ->
        [as_proved] ván chỉ hòa nếu chứng minh được đối thủ không thể thắng bằng bất kỳ loạt nước hợp lệ nào của ván này; quân có thể trở lại cũng được tính
       *[loses] người ấy thua, dù trên bàn có gì
    }.
topic-pocket-captured = Quân đã phong cấp khi bị bắt lại trở thành Tốt. Ai cũng thấy quân trong tay của mỗi bên.
topic-drop-where = Quân trong tay được đặt vào ô trống; được chiếu và chiếu hết. Tốt không đặt ở hàng đầu hay hàng cuối; từ hàng hai được đi hai ô. Xe đã đặt xuống không nhập thành được.
topic-move-made-drop = Quân trong tay coi như đã đặt, và nước đi đã thực hiện, khi được thả ở ô trống.
topic-drop-illegal = Đặt quân không có trong tay, đặt vào ô có quân, hay đặt Tốt ở hàng đầu hoặc hàng cuối là nước đi không hợp lệ như mọi nước khác.
topic-touch-reserve = Quân trong tay mình đã cố ý chạm { $touch-reserve ->
        [binds] phải được đặt xuống bàn nếu hợp lệ; chạm quân trong tay đối thủ không tính
       *[free] không bắt buộc gì
    }.
topic-pocket-adjusting = Nếu người chơi nói sửa quân rồi đặt quân từ tay xuống bàn, { $pocket-adjusting ->
        [asked] các mô tả không nói gì; trọng tài quyết định trả quân lại hay đó là nước đi
        [adjusted] quân được trả lại
       *[binds] đó là một nước đi
    }.
topic-pocket-two = Nếu lấy hai quân trong tay, { $pocket-two ->
        [asked] các mô tả không nói gì; trọng tài quyết định quân đầu bắt buộc hay đặt quân nào cũng được
        [first] quân đầu bắt buộc
       *[both] đặt quân nào cũng được
    }.
topic-variant-making = { $variant-making ->
        [clock] Việc tay làm chưa ràng buộc cho đến khi bấm đồng hồ: được trả quân lại và đi quân khác
       *[hand] Việc tay làm ràng buộc như trong Luật
    }.
topic-bughouse-passed = Quân bị bắt còn trên đường cho đến khi nước đi hoàn thành; sau đó quân ở trong tay đồng đội, quân phong cấp trở lại thành Tốt. Nếu nước bắt bị đi lại thì quân cũng trở lại.
topic-bughouse-mate = Chỉ là chiếu hết nếu không quân nào đồng đội còn có thể đưa chắn được. Ai không có nước đi được chờ, bằng giờ của mình.
topic-bughouse-end = Một bàn kết thúc thì trận kết thúc cho cả hai đội: điều ghi trước quyết định. Trọng tài dừng đồng hồ là dừng cả bốn.
topic-bughouse-words = Đồng đội nói với nhau bằng những từ cố định, nhiều nhất mỗi giây một từ, { $bughouse-words ->
        [partners] chỉ đồng đội nghe
        [all] đối thủ cũng nghe
       *[none] và giải này cấm nói
    }. Mọi lời khác về nước đi thuộc về trọng tài.
topic-pocket-wrong = Nếu một quân bị đặt vào nhầm tay và đã được dùng, { $pocket-wrong ->
        [asked] các mô tả không nói gì; trọng tài quyết định nước đã hoàn thành được giữ hay khôi phục thế cờ trước đó
        [stands] nước đã hoàn thành được giữ, và quân bị lấy khỏi tay lẽ ra có nó
       *[restored] thế cờ trước đó được khôi phục
    }.
topic-pocket-lost = Nếu không ai còn biết hai bên có gì trong tay, { $pocket-lost ->
        [asked] các mô tả không nói gì; trọng tài quyết định theo biên bản hay theo việc đếm quân
        [sheets] biên bản cho biết
       *[men] quân được đếm lại
    }.
topic-checks-disputed = Nếu hai bên bất đồng về số lần chiếu, { $checks-disputed ->
        [asked] các mô tả không nói gì; trọng tài quyết định theo bản ghi ván cờ hay theo biên bản
        [record] bản ghi ván cờ quyết định
       *[sheets] ván cờ được đi lại theo biên bản
    }.
topic-hill-found-late = Nếu sau ván cờ mới thấy Vua đã vào trung tâm bằng nước đi không hợp lệ, { $hill-found-late ->
        [asked] các mô tả không nói gì; trọng tài quyết định giữ kết quả hay cho ván cờ tiếp tục
        [stands] kết quả được giữ
       *[resumed] ván cờ tiếp tục
    }.
topic-bughouse-owed = Nếu nước bắt bị đi lại sau khi quân đó đã được đặt xuống, { $bughouse-owed ->
        [asked] các mô tả không nói gì; trọng tài quyết định quân ở lại và còn nợ hay cả hai bàn đi lại
        [owed] quân ở lại, và quân cùng loại tiếp theo bù vào
       *[both_back] cả hai bàn đi lại
    }.
topic-bughouse-both-end = Nếu hai bàn kết thúc cùng một lúc, { $bughouse-both-end ->
        [asked] các mô tả không nói gì; trọng tài quyết định theo bản ghi, hoặc trận đấu hòa
        [record] bản ghi cho biết bàn nào trước
       *[draw] trận đấu hòa
    }.
topic-bughouse-both-flags = Nếu cờ của cả hai đội đã rụng trên hai bàn, { $bughouse-both-flags ->
        [asked] các mô tả không nói gì; trọng tài quyết định theo cờ được thấy trước, hoặc trận đấu hòa
        [first_seen] cờ được thấy trước quyết định
       *[draw] trận đấu hòa
    }.
topic-bughouse-other-board = Nếu một người chạm vào bàn kia, { $bughouse-other-board ->
        [asked] các mô tả không nói gì; trọng tài quyết định giữa cảnh cáo và xử thua trận
        [warning] người đó bị cảnh cáo
       *[loss] đội của người đó thua trận
    }.
topic-bughouse-leaves = Nếu một người bỏ trận đấu, { $bughouse-leaves ->
        [asked] các mô tả không nói gì; trọng tài quyết định đồng hồ của người đó chạy và trận đấu tiếp tục hay đội đó thua
        [continues] đồng hồ của người đó chạy và trận đấu tiếp tục
       *[loss] đội của người đó thua trận
    }.

## 32-tournament

topic-tr-scope = Các quy tắc này áp dụng khi điều lệ giải đấu không nói đến; chúng không bao giờ trái với Luật Cờ vua.
topic-tr-organiser = Liên đoàn hoặc cơ quan phụ trách giải có thể giao phần chuyên môn cho một ủy ban tổ chức, ủy ban này chịu trách nhiệm về tài chính, kỹ thuật và tổ chức.
topic-tr-invitation = Các mục này nói đấu thủ được mời ra sao và lời mời có nội dung gì.
topic-tr-invitation-early = Lời mời nên được gửi càng sớm càng tốt.
topic-tr-invitation-channel = Ban tổ chức gửi lời mời đến mọi đấu thủ đủ tiêu chuẩn thông qua liên đoàn của họ; lời mời dự giải vô địch phải được Chủ tịch FIDE phê duyệt trước.
topic-tr-invitation-content = Lời mời phải đầy đủ hết mức có thể và nêu ít nhất { $invitation-items } mục.
topic-tr-invitation-dates = Lời mời nêu thời gian và địa điểm của giải.
topic-tr-invitation-hotel = Lời mời nêu khách sạn của đấu thủ và cách liên lạc với khách sạn.
topic-tr-invitation-timetable = Lời mời nêu lịch trình, từ lúc đến và các buổi lễ cho đến lúc về.
topic-tr-invitation-rate = Lời mời nêu thể thức thời gian và loại đồng hồ.
topic-tr-invitation-pairing = Lời mời nêu hệ thống xếp cặp và cách tính hệ số phụ.
topic-tr-invitation-finance = Lời mời nêu các điều kiện tài chính: đi lại, ăn ở, lệ phí, giải thưởng, loại tiền, thuế và thị thực.
topic-tr-invitation-transport = Lời mời nêu cách đi đến khu vực thi đấu.
topic-tr-invitation-entrants = Lời mời nêu số đấu thủ dự kiến, tên những người được mời và tên tổng trọng tài.
topic-tr-invitation-contacts = Lời mời nêu trang mạng, địa chỉ liên hệ và ban tổ chức.
topic-tr-invitation-media = Lời mời nêu bổn phận của đấu thủ đối với truyền thông, công chúng, nhà tài trợ và quan chức.
topic-tr-invitation-reply = Lời mời nêu hạn đấu thủ phải trả lời và phải báo đến lúc nào, ở đâu.
topic-tr-invitation-security = Lời mời nêu các biện pháp an ninh.
topic-tr-invitation-vaccination = Lời mời nêu những loại tiêm chủng bắt buộc hoặc nên có.
topic-tr-invitation-extras = Lời mời nêu các chuyến tham quan, sự kiện đặc biệt và khả năng truy cập mạng.
topic-tr-accepted-invitation = Lời mời đã được nhận đúng hạn không được rút lại; nếu giải bị hủy hoặc dời lại, ban tổ chức phải bồi thường.
topic-tr-medical = Ban tổ chức phải lo chăm sóc y tế và bảo hiểm tai nạn cho đấu thủ, trọng tài và quan chức, và cử một bác sĩ. Ban tổ chức không chịu trách nhiệm về bệnh mạn tính của người tham dự.
topic-tr-principles = Ban tổ chức và trọng tài của các giải FIDE phải tuân theo các nguyên tắc dành cho giải đấu cấp cao nhất.
topic-tr-cooperation = Ban tổ chức và tổng trọng tài phải phối hợp để giải diễn ra suôn sẻ.
topic-tr-chief-arbiter = Tổng trọng tài phải là { $tr-chief-arbiter ->
       *[international] Trọng tài Quốc tế có kinh nghiệm, thạo một ngôn ngữ chính thức của FIDE; ở các giải chính thức, FIDE bổ nhiệm người đó
    }; người đó có tiếng nói cuối cùng về điều kiện kỹ thuật, lập biên bản vòng đấu, trông coi diễn biến của giải và giữ trật tự, và có thể bổ sung quy định trước khi giải bắt đầu nếu ban tổ chức đồng ý.
topic-tr-pairing = Các mục này nói cách bốc thăm và xếp cặp.
topic-tr-lots-open = Ban tổ chức bốc thăm cho vòng đấu đầu tiên, nếu có thể thì công khai; tổng trọng tài chịu trách nhiệm về việc xếp cặp.
topic-tr-lots-when = Việc bốc thăm diễn ra ít nhất { $lots-before-round } trước vòng đấu đầu tiên; mọi đấu thủ phải dự. Đấu thủ không đến kịp có thể được đưa vào nếu tổng trọng tài quyết định như vậy. Kết quả xếp cặp được công bố càng sớm càng tốt.
topic-tr-lots-changes = Nếu sau khi bốc thăm nhưng trước vòng đấu đầu tiên có đấu thủ rút lui, bị loại hoặc được bổ sung, kết quả xếp cặp đã công bố vẫn giữ nguyên; tổng trọng tài có thể thay đổi sau khi hỏi ý những người trực tiếp liên quan, { $lots-changes ->
       *[only_to_minimise] nhưng chỉ để cho thay đổi là ít nhất
    }.
topic-tr-round-robin = Giải vòng tròn, một lượt hay hai lượt, được xếp cặp theo { $pairing-round-robin ->
       *[berger] bảng Berger
    }.
topic-tr-swiss = Trong giải theo hệ Thụy Sĩ, hệ thống xếp cặp phải được công bố trước.
topic-tr-other-systems = Trong giải theo hệ thống khác, kết quả xếp cặp phải được công bố trước.
topic-tr-restrictions = Các hạn chế, chẳng hạn đấu thủ cùng liên đoàn không gặp nhau trong { $pairing-restricted-rounds } vòng đấu cuối nếu tránh được, phải được công bố càng sớm càng tốt.
topic-tr-varma = Trong giải vòng tròn có từ { $varma-least } đến { $varma-most } đấu thủ, có thể bốc thăm có hạn chế theo bảng Varma.
topic-tr-lots = Các mục này nói cách bốc thăm để đấu thủ cùng liên đoàn không gặp nhau ở cuối giải.
topic-tr-lots-envelopes = Trọng tài chuẩn bị các phong bì không đánh dấu, mỗi cái chứa một số, rồi bỏ mỗi nhóm số vào một phong bì lớn hơn cũng không đánh dấu.
topic-tr-lots-order = Liên đoàn đông đấu thủ nhất bốc thăm trước; { $lots-order ->
       *[size_code_surname] các liên đoàn bằng nhau theo thứ tự chữ cái của mã FIDE, còn đấu thủ cùng liên đoàn theo thứ tự chữ cái của họ
    }.
topic-tr-lots-choice = Đấu thủ đầu tiên của một liên đoàn chọn một phong bì lớn có ít nhất bằng số đấu thủ của liên đoàn mình, rồi bốc một số trong đó; các đấu thủ cùng liên đoàn bốc từ chính phong bì ấy. Số còn lại dành cho những người khác.
topic-tr-lots-next = Sau đó liên đoàn tiếp theo bốc thăm, cho đến khi mọi đấu thủ đều có số.
topic-tr-lots-tables = Các số của từng nhóm có trong bảng Varma.
topic-tr-games = Các mục này nói các ván cờ của giải được tiến hành ra sao.
topic-tr-games-place = Mọi ván cờ được đấu vào giờ và tại nơi đã định trước, trừ khi tổng trọng tài quyết định khác.
topic-tr-games-smoking = Trong phòng thi đấu không ai được hút thuốc; bên ngoài nên có chỗ dành cho việc đó.
topic-tr-games-analogue = Đồng hồ cơ được đặt sao cho kim chỉ { $clock-analogue ->
       *[six_o_clock] sáu giờ
    } vào cuối giai đoạn kiểm soát thời gian đầu tiên.
topic-tr-games-announce = Tổng trọng tài thông báo bắt đầu và ngừng thi đấu.
topic-tr-games-collusion = Nếu rõ ràng kết quả đã được dàn xếp, tổng trọng tài { $tr-collusion ->
       *[must_penalise] phải áp dụng hình phạt
    }.
topic-tr-games-terms = Trọng tài phải có sẵn danh sách các thuật ngữ liên quan bằng nhiều thứ tiếng.
topic-tr-unplayed = Các mục này nói điều gì xảy ra khi có ván chưa đấu.
topic-tr-unplayed-absence = Đấu thủ bị xử thua do vắng mặt không lý do bị loại khỏi giải sau { $forfeit-unexcused } ván như vậy, trừ khi tổng trọng tài quyết định khác.
topic-tr-unplayed-forfeits = Đấu thủ thua { $forfeit-expelled } ván vì không đấu bị loại khỏi giải, trừ khi điều lệ hoặc tổng trọng tài quyết định khác.
topic-tr-unplayed-group = Nếu đấu thủ rút lui hoặc bị loại khỏi giải vòng tròn, tỷ lệ số ván mà người đó đã đấu xong quyết định cách xử lý.
topic-tr-unplayed-less = Nếu đấu thủ đã đấu xong dưới { $withdrawal-percent } phần trăm số ván của mình, kết quả vẫn ghi trong bảng để tính hệ số Elo và lưu lại, { $withdrawal-below ->
       *[not_counted] nhưng điểm của người đó hoặc của các đối thủ gặp người đó không được tính
    }; ván chưa đấu của người đó ghi dấu trừ, của đối thủ ghi dấu cộng, và cả hai ghi dấu trừ nếu không ai có mặt.
topic-tr-unplayed-more = Nếu đấu thủ đã đấu xong ít nhất { $withdrawal-percent } phần trăm số ván của mình, kết quả vẫn ghi trong bảng và { $withdrawal-above ->
       *[counted] được tính
    }; ván chưa đấu được ghi dấu theo cùng cách.
topic-tr-unplayed-swiss = Nếu đấu thủ rút lui khỏi giải hệ Thụy Sĩ, điểm của người đó và của các đối thủ vẫn giữ trong bảng; chỉ những ván thực sự đã đấu mới được tính hệ số Elo.
topic-tr-unplayed-teams = Giải đồng đội cũng vậy; trận đấu và ván chưa đấu phải được ghi dấu rõ ràng.
topic-tr-penalties = Các mục này nói tranh chấp, hình phạt và kháng cáo được xử lý ra sao.
topic-tr-mediation = Khi có tranh chấp, tổng trọng tài hoặc ban tổ chức trước hết tìm cách hòa giải; nếu không thành và không quy định nào nêu hình phạt, tổng trọng tài có thể tự cân nhắc ra hình phạt.
topic-tr-appeals = Mỗi giải có một Ủy ban khiếu nại, được chọn trước vòng đấu đầu tiên, thường bằng bốc thăm: một chủ tịch, ít nhất { $appeals-members } ủy viên và { $appeals-reserves } ủy viên dự khuyết, nếu có thể thì thuộc các liên đoàn khác nhau, với số phiếu { $appeals-voting ->
       *[odd] lẻ
    }. Trọng tài, người của ban tổ chức, đấu thủ có liên quan và người dưới { $appeals-age } tuổi không được tham gia.
topic-tr-appeal = Đấu thủ có thể kháng cáo quyết định của tổng trọng tài hoặc của trợ lý, { $appeals-form ->
       *[written_fee_deadline] bằng văn bản, kèm lệ phí và trong thời hạn, cả hai đều được định trước
    }. Quyết định của Ủy ban là quyết định cuối cùng. { $appeals-fee ->
       *[returned_if_upheld_or_reasonable] Lệ phí được trả lại nếu kháng cáo được chấp nhận, và có thể được trả lại nếu bị bác nhưng có lý.
    }
topic-tr-media = Các mục này nói khi nào được quay phim và chụp ảnh.
topic-tr-media-cameras = Máy quay truyền hình được phép hoạt động khi ban tổ chức và tổng trọng tài đồng ý, nếu không gây tiếng động và không làm phiền.
topic-tr-media-photos = Chỉ phóng viên được cấp thẻ mới được chụp ảnh, trong { $photo-first-round } đầu của vòng đấu đầu tiên và { $photo-later-rounds } đầu của các vòng đấu sau, trừ khi tổng trọng tài quyết định khác.
topic-tr-players = Các mục này nói bổn phận của đấu thủ đối với giải.
topic-tr-players-play = Đấu thủ đã nhận lời mời phải thi đấu, trừ trường hợp bất khả kháng như ốm đau; lời mời khác không phải là lý do chính đáng.
topic-tr-players-health = Khi trả lời, đấu thủ có thể nêu tình trạng sức khỏe và nhu cầu ăn uống của mình.
topic-tr-players-dress = Mọi người tham dự phải ăn mặc phù hợp.
topic-tr-players-leaving = Đấu thủ ngừng đấu và bỏ đi mà không xin thua hay báo trọng tài là bất lịch sự, và tổng trọng tài có thể phạt vì hành vi phi thể thao.
topic-tr-players-speaking = Đấu thủ chỉ được nói chuyện trong chừng mực Luật Cờ vua và quy tắc giải đấu cho phép.
topic-tr-players-complaints = Khiếu nại về đấu thủ hoặc đội trưởng được gửi đến trọng tài; đấu thủ không được khiếu nại thẳng với đối thủ.
topic-tr-captain = Các mục này nói đội trưởng được làm gì và không được làm gì.
topic-tr-captain-duties = Vai trò của đội trưởng chủ yếu là hành chính: có thể phải nộp danh sách đội hình bằng văn bản đúng giờ, báo cho đấu thủ của mình biết cặp đấu và ký kết quả trận đấu.
topic-tr-captain-advice = Đội trưởng chỉ được khuyên đấu thủ của mình những việc sau: { $captain-advice }, trừ khi điều lệ quy định khác. Đội trưởng không được nêu ý kiến về thế cờ; đấu thủ là người quyết định sau cùng.
topic-tr-captain-spirit = Đội trưởng phải hướng dẫn đội mình tuân theo lời văn và tinh thần của điều về tư cách đấu thủ.

## Từ ngữ của các danh sách

word-illegal-kinds-unpromoted = để Tốt ở hàng ngang cuối mà không phong cấp
word-illegal-kinds-king-taken = bắt Vua
word-illegal-kinds-press-without-move = bấm đồng hồ mà chưa đi
word-illegal-kinds-two-hands = đi một nước bằng hai tay
word-penalty-list-warning = cảnh cáo
word-penalty-list-opponent-time = thêm thời gian cho đối thủ
word-penalty-list-offender-time = bớt thời gian của người vi phạm
word-penalty-list-loss = xử thua ván cờ
word-penalty-list-own-points = giảm điểm của người vi phạm
word-penalty-list-opponent-points = tăng điểm của đối thủ
word-penalty-list-fine = phạt tiền theo mức đã công bố trước
word-penalty-list-exclude-round = loại khỏi một hoặc nhiều vòng đấu
word-penalty-list-expulsion = loại khỏi giải
word-adjourn-envelope-names = tên hai đấu thủ
word-adjourn-envelope-position = thế cờ trước nước đi kín
word-adjourn-envelope-times = thời gian đã sử dụng của mỗi bên
word-adjourn-envelope-sealer = người ghi nước đi kín
word-adjourn-envelope-move-number = số thứ tự của nước đi kín
word-adjourn-envelope-offer = lời đề nghị hòa còn hiệu lực
word-adjourn-envelope-resumption = ngày, giờ và địa điểm đấu tiếp
word-blind-assistant-moves = thực hiện nước đi của mỗi đấu thủ trên bàn cờ của đối thủ
word-blind-assistant-announces = thông báo nước đi của cả hai đấu thủ
word-blind-assistant-records = ghi biên bản và khởi động đồng hồ của đối thủ
word-blind-assistant-tells = cho biết số nước đã đi và thời gian đã sử dụng, chỉ khi được hỏi
word-blind-assistant-claims = yêu cầu xử thắng khi đối thủ quá thời gian và báo việc chạm quân
word-blind-assistant-adjourns = làm các thủ tục hoãn ván cờ
word-captain-advice-offer = đề nghị hòa
word-captain-advice-accept = nhận hòa
word-captain-advice-resign = xin thua
