/**
 * Controls that could reorder, hide or fake what is read: C0 and C1 but tab and line ends, BiDi marks and overrides,
 * zero-width characters, Unicode line ends, tags. Joiners of emoji and scripts stay.
 */
const treacherous =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** Text from a suite as it may be shown: what cannot be seen is written out (`\u202e`). */
export function visibleText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(treacherous, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100
      ? `\\x${code.toString(16).padStart(2, "0")}`
      : code < 0x10000
        ? `\\u${code.toString(16).padStart(4, "0")}`
        : `\\u{${code.toString(16)}}`;
  });
}
