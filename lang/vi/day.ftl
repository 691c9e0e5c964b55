### Một ngày của giải học sinh: từ ghi danh đến trao giải.

tournament-act-refer = Việc chưa lường trước, trình ban thư ký: { $text }
tournament-act-resolve = { $who } quyết định về mục { $seq }: { $text }
