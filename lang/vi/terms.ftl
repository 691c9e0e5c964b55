### Các thuật ngữ được chọn như `arbiter laws term` in ra: ngôn ngữ, nguồn, và những gì ở giữa.

language-en = Tiếng Anh
language-fa = Tiếng Ba Tư
language-ar = Tiếng Ả Rập
language-vi = Tiếng Việt

term-line = { $language }: { $term }
term-synonyms = cũng gọi là: { $words }
term-deprecated = sai: { $words }
term-source = nguồn: { $source }
term-usage = cách dùng của liên đoàn { $federation }
term-place = { $document }, { $kind ->
        [Preface] Lời nói đầu
        [Introduction] Giới thiệu
        [Glossary] Bảng thuật ngữ
        [General] quy định chung
        [Age] quy định về nhóm tuổi
        [rules] luật của các giải đấu
        [arbiters] Sổ tay trọng tài
       *[other] Điều { $place }
    }
term-unknown = { $count ->
        [0] Không có thuật ngữ nào ứng với “{ $word }”.
       *[other] Không có thuật ngữ nào ứng với “{ $word }”; gần nhất: { $nearest }
    }

## Tài liệu

term-document-000 = Luật 2001 bằng tiếng Ba Tư
term-document-001 = Luật 2005 bằng tiếng Ả Rập
term-document-002 = Luật 2001 bằng tiếng Ba Tư, Điều 1 đến 5
term-document-003 = quy định của giải LekoCup
term-document-004-2001 = Luật 2001 bằng tiếng Việt
term-document-004-2005 = Luật 2005 bằng tiếng Việt
term-document-004-2009 = Luật 2009 bằng tiếng Việt
term-document-004-tr = Quy tắc giải đấu bằng tiếng Việt
term-document-004-guide = hướng dẫn cho người mới chơi bằng tiếng Việt
term-document-handbook = Sổ tay FIDE

## Liên đoàn

federation-iri = Iran
federation-vie = Việt Nam
federation-egy = Ai Cập
federation-uae = Các Tiểu vương quốc Ả Rập Thống nhất
federation-ksa = Ả Rập Xê Út
federation-lbn = Liban
federation-irq = Iraq
