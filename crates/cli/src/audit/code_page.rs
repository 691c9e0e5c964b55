//! The code pages of DOS, which pages of the web never had: what their bytes from 0x80 on are.

/// A code page that is no encoding of the web.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodePage {
    number: &'static str,
    /// The characters of the bytes 0x80 to 0xFF.
    upper: &'static str,
}

impl CodePage {
    /// The one of this name: `cp850`, `ibm850`, `850` and their like. 866 is one of the web and not here.
    pub fn named(name: &str) -> Option<&'static Self> {
        let name = name.trim().to_ascii_lowercase();
        let number = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        let before = &name[..name.len() - number.len()];
        let is_page = ["", "cp", "cp-", "ibm", "ibm-", "dos", "dos-", "oem", "oem-"].contains(&before);
        ALL.iter().find(|page| is_page && page.number == number)
    }

    /// The characters of the bytes from 0x80 on.
    pub fn upper(&self) -> Vec<char> {
        self.upper.chars().collect()
    }
}

/// Of the United States, of Western and of Central Europe.
static ALL: [CodePage; 3] = [
    CodePage {
        number: "437",
        upper: "\
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ\
        áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
        αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}",
    },
    CodePage {
        number: "850",
        upper: "\
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
        áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
        └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
        ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}",
    },
    CodePage {
        number: "852",
        upper: "\
        ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č\
        áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐\
        └┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀\
        ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_a_character_for_every_byte() {
        for page in &ALL {
            assert_eq!(page.upper().len(), 128, "{}", page.number);
        }
        for name in ["cp437", "IBM850", "852", "dos-850"] {
            assert!(CodePage::named(name).is_some(), "{name}");
        }
        for name in ["cp866", "windows-1252", "utf-8", "8502", ""] {
            assert_eq!(CodePage::named(name), None, "{name}");
        }
    }
}
