/** Signs that Word writes as letters of the fonts Symbol and Wingdings, as the characters that they look like (POST-50). */

const SYMBOL_LETTERS = 'ABCDEFGHIKLMNOPQRSTUWXYZabcdefghijklmnopqrstuwxyz';
const SYMBOL_GREEK = 'ΑΒΧΔΕΦΓΗΙΚΛΜΝΟΠΘΡΣΤΥΩΞΨΖαβχδεφγηιϕκλμνοπθρστυωξψζ';
const SYMBOL_SIGNS = '´×¸÷£≤³≥¹≠»≈®→¬←«↔\u00ad↑¯↓Þ⇒Û⇔¥∞°°±±Ö√Î∈Ï∉Ç∩È∪Ì⊂Í⊆ÐÐ"∀$∃å∑ò∫¶∂ÑÑ^⊥·•';
const WINGDINGS = 'à→ß←á↑â↓ó↔è➔ð⇨ü✓û✗þ☑ý☒J☺K😐L☹Ø➢§▪v❖q❑l●n■o□u◆(☎*✉';

function pairsOf(pairs: string): [string, string][] {
  const signs = Array.from(pairs);
  return signs.flatMap((sign, index) => (index % 2 === 0 ? [[sign, signs[index + 1] ?? sign] satisfies [string, string]] : []));
}

const GREEK = Array.from(SYMBOL_GREEK);
const FONTS = {
  symbol: new Map([
    ...Array.from(SYMBOL_LETTERS, (letter, index): [string, string] => [letter, GREEK[index] ?? letter]),
    ...pairsOf(SYMBOL_SIGNS),
  ]),
  wingdings: new Map(pairsOf(WINGDINGS)),
};

/** A font that draws signs in place of letters. */
export type SignFont = keyof typeof FONTS;

/** The font that a `font-family` asks for first; null for one of letters, as 'Segoe UI Symbol' is. */
export function signFontOf(family: string): SignFont | null {
  const [, name] = /^["']?(symbol|opensymbol|wingdings|webdings)\b/i.exec(family) ?? [];
  if (name === undefined) return null;
  return name.toLowerCase() === 'symbol' ? 'symbol' : 'wingdings';
}

/** The text as that font draws it; its letters may stand in the private range, from U+F020 on. */
export const drawnText = (text: string, font: SignFont): string =>
  text.replaceAll(/[\S]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const plain = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter;
    return FONTS[font].get(plain) ?? plain;
  });
