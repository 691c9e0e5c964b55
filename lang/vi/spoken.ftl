### Khoảng thời gian viết bằng chữ như trong câu văn; số nhỏ cũng viết bằng chữ.

spoken-hours = { $count ->
        [1] một giờ
        [2] hai giờ
        [3] ba giờ
        [4] bốn giờ
        [5] năm giờ
        [6] sáu giờ
        [7] bảy giờ
        [8] tám giờ
        [9] chín giờ
        [10] mười giờ
        [11] mười một giờ
        [12] mười hai giờ
       *[other] { $count } giờ
    }
spoken-minutes = { $count ->
        [1] một phút
        [2] hai phút
        [3] ba phút
        [4] bốn phút
        [5] năm phút
        [6] sáu phút
        [7] bảy phút
        [8] tám phút
        [9] chín phút
        [10] mười phút
        [11] mười một phút
        [12] mười hai phút
       *[other] { $count } phút
    }
spoken-seconds = { $count ->
        [1] một giây
        [2] hai giây
        [3] ba giây
        [4] bốn giây
        [5] năm giây
        [6] sáu giây
        [7] bảy giây
        [8] tám giây
        [9] chín giây
        [10] mười giây
        [11] mười một giây
        [12] mười hai giây
       *[other] { $count } giây
    }
spoken-joint = { $before } { $after }
spoken-nothing = 0 phút
