### The approved terms as `arbiter laws term` prints them: languages, sources, and what stands between.

language-en = English
language-fa = Persian
language-ar = Arabic
language-vi = Vietnamese

term-line = { $language }: { $term }
term-synonyms = also: { $words }
term-deprecated = wrong: { $words }
term-source = source: { $source }
term-usage = usage of the federation of { $federation }
term-place = { $document }, { $kind ->
        [Preface] the Preface
        [Introduction] the Introduction
        [Glossary] the Glossary
        [General] the general rules
        [Age] the rules on age
        [rules] the tournament rules
        [arbiters] the Arbiters’ Manual
       *[other] Article { $place }
    }
term-unknown = { $count ->
        [0] No term is found by “{ $word }”.
       *[other] No term is found by “{ $word }”; nearest: { $nearest }
    }

## Documents

term-document-000 = Laws of 2001 in Persian
term-document-001 = Laws of 2005 in Arabic
term-document-002 = Laws of 2001 in Persian, Articles 1 to 5
term-document-003 = regulations of the LekoCup league
term-document-004-2001 = Laws of 2001 in Vietnamese
term-document-004-2005 = Laws of 2005 in Vietnamese
term-document-004-2009 = Laws of 2009 in Vietnamese
term-document-004-tr = Tournament Rules in Vietnamese
term-document-004-guide = beginners’ guide in Vietnamese
term-document-handbook = FIDE Handbook

## Federations

federation-iri = Iran
federation-vie = Vietnam
federation-egy = Egypt
federation-uae = the United Arab Emirates
federation-ksa = Saudi Arabia
federation-lbn = Lebanon
federation-irq = Iraq
