const verb =
  "(?:Ist|Sind|War|Waren|Wird|Werden|Wurden?|Hat|Haben|Kann|Können|Darf|Dürfen|Muss|Müssen|Soll|Sollen|Bleib(?:t|en)|\\p{Lu}\\p{Ll}+(?:t|en))";
const subject =
  "(?:der|die|das|den|dem|des|ein\\p{Ll}{0,2}|kein\\p{Ll}{0,2}|diese[rsmn]?|jede[rsmn]?|alle|jemand|niemand|man|sich|es|er|sie|nichts|nicht|noch|mehr|weniger|mehrere|mindestens|höchstens|zwei|drei|\\d+|\\p{Lu}[\\p{L}-]+)";
const pattern = new RegExp(`^(${verb})\\s(${subject}\\s.+|${subject})$`, "u");
/** They end as verbs do. */
const isNoVerb =
  /^(?:seit|damit|mit|samt|statt|laut|soweit|jetzt|nicht|erst|zuerst|zuletzt|sonst|dort|fast|meist|insgesamt|gegen|neben|zwischen|wegen|innen|außen|binnen|oben|unten)$/iu;
const helping = /^(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollen)$/iu;
/** The part of a verb that stands at the end: `Gibt der Kunde eine PIN ein`. */
const prefix =
  /\s(ab|an|auf|aus|bei|durch|ein|fehl|fest|fort|her|heraus|herunter|hin|hinzu|hoch|los|mit|nach|statt|überein|um|vor|weg|weiter|zu|zurück|zusammen)$/u;

/** `Ist kein Rad frei` as it stands after `wenn`: `kein Rad frei ist`; `undefined` for a text that does not begin with its verb. */
export function verbLast(clause: string): string | undefined {
  const [, first = "", rest = ""] = pattern.exec(clause) ?? [];
  if (first === "" || isNoVerb.test(first)) return undefined;
  const verbInside = first.toLowerCase();
  return prefix.test(rest) && !helping.test(first) ? rest.replace(prefix, ` $1${verbInside}`) : `${rest} ${verbInside}`;
}
