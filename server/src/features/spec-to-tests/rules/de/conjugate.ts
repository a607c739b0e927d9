const separable =
  /^(zurück|zusammen|weiter|heraus|herunter|hinunter|hinzu|wieder|voraus|fest|frei|statt|teil|fort|durch(?=führ|geh|lauf)|über(?=ein)|um(?=schalt|leit|wandel|buch)|unter(?=bring)|an|ab|auf|aus|bei|ein|her|hin|los|mit|nach|vor|weg|zu)(?=\p{Ll}{3})/u;
const inseparable =
  /^(?:antwort|arbeit|abonnier|beinhalt|aner(?!kenn)|einig|zünd|zähl|zahl|zeig|zeichn|zieh|ausw(?=eiß)|mitt|wiederhol|vorm|hind|herrsch|auß|einen$|ander|änd|atm|acht)/u;

const irregular: readonly [RegExp, string][] = [
  [/^sein$/, "ist"],
  [/^haben$/, "hat"],
  [/^werden$/, "wird"],
  [/^können$/, "kann"],
  [/^dürfen$/, "darf"],
  [/^müssen$/, "muss"],
  [/^tun$/, "tut"],
  [/geben$/, "gibt"],
  [/nehmen$/, "nimmt"],
  [/sehen$/, "sieht"],
  [/lesen$/, "liest"],
  [/halten$/, "hält"],
  [/(?:^|ge|ver|be|ent)laden$/, "lädt"],
  [/lassen$/, "lässt"],
  [/fallen$/, "fällt"],
  [/schlagen$/, "schlägt"],
  [/laufen$/, "läuft"],
  [/tragen$/, "trägt"],
  [/fahren$/, "fährt"],
  [/treten$/, "tritt"],
  [/werfen$/, "wirft"],
  [/sprechen$/, "spricht"],
  [/brechen$/, "bricht"],
  [/gelten$/, "gilt"],
  [/fangen$/, "fängt"],
  [/helfen$/, "hilft"],
  [/werben$/, "wirbt"],
  [/wissen$/, "weiß"],
];

/** An infinitive as a fact: `{ finite: "zeigt", prefix: "an" }` of `anzeigen`. */
export function conjugate(infinitive: string, plural: boolean): { finite: string; prefix: string } {
  const prefix = inseparable.test(infinitive) ? "" : (separable.exec(infinitive)?.[1] ?? "");
  const verb = infinitive.slice(prefix.length);
  if (plural) return { finite: verb === "sein" ? "sind" : verb, prefix };
  for (const [pattern, finite] of irregular) if (pattern.test(verb)) return { finite: verb.replace(pattern, finite), prefix };
  const stem = verb.replace(/(?:e?n)$/u, (end) => (/[re]n$/.test(end) ? "" : ""));
  const needsE = /[td]$/u.test(stem) || /[^aeiouäöülrhmn][mn]$/u.test(stem) || /(?:chn|ffn|dn|gn)$/u.test(stem);
  return { finite: `${stem}${needsE ? "e" : ""}t`, prefix };
}

const modals = /^(muss|müssen|soll|sollen|sollte|sollten|hat|haben)$/iu;
const isInfinitive = (word: string) =>
  /^\p{Ll}{2,}n$/u.test(word) &&
  !/^(?:den|denen|einen|keinen|dann|wenn|kann|von|in|an|ihren|seinen|allen|neuen|deren|jeden|diesen|mehreren|anderen|eigenen|weiteren|sofern|wann|schon|nun|ein|kein|sein(?=\s))$/u.test(
    word,
  );

/** The clause after the modal verb, cut into its parts: what stands before each infinitive, and what follows the last. */
interface Parts {
  segments: { middle: string; infinitive: string }[];
  tail: string;
}

/** `eine Meldung anzeigen und einen Eintrag schreiben, der …` */
function partsOf(rest: string): Parts | undefined {
  const [main = "", ...subordinate] = rest.split(/(?=,\s)/u);
  const words = main.trim().split(/\s+/u);
  const segments: Parts["segments"] = [];
  let middle: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const next = words[at + 1];
    if (isInfinitive(word) && (next === undefined || /^(?:und|oder|sowie)$/u.test(next))) {
      segments.push({ middle: middle.join(" "), infinitive: word });
      middle = [];
    } else middle.push(word);
  }
  if (segments.length > 0 && middle.length === 0) return { segments, tail: subordinate.join("") };
  // "… muss, sofern …, angezeigt werden" and "… nennen, wenn": the infinitive may stand behind a comma.
  const last = /^(.*)\s(\p{Ll}+n)$/su.exec(rest.trim());
  if (subordinate.length > 0 && last?.[1] && last[2] && isInfinitive(last[2]))
    return { segments: [{ middle: last[1], infinitive: last[2] }], tail: "" };
  // What follows the infinitive without a comma: "… angezeigt werden für Kunden".
  const inside = words.findLastIndex(
    (word) =>
      /^(?:werden|sein|haben)$/u.test(word) ||
      (isInfinitive(word) && /^(?:bis|für|als|nach|vor|mit|in|innerhalb|durch|an|bei|wie)$/u.test(words[words.indexOf(word) + 1] ?? "")),
  );
  if (inside > 0)
    return {
      segments: [{ middle: words.slice(0, inside).join(" "), infinitive: words[inside] ?? "" }],
      tail: `${words.slice(inside + 1).length > 0 ? " " : ""}${words.slice(inside + 1).join(" ")}${subordinate.join("")}`,
    };
  return undefined;
}

/** `Das System muss eine Mail senden` as a fact: `Das System sendet eine Mail`. What is permitted stays so. */
export function indicative(clause: string): string {
  const words = clause.split(" ");
  const at = words.findIndex((word) => modals.test(word));
  const verb = words[at] ?? "";
  if (at < 0 || /^hat|haben$/iu.test(verb) !== /\szu\s\p{Ll}+n\b/u.test(clause)) return clause;
  if (/^hat|haben$/iu.test(verb)) return clause;
  const plural = /en$/iu.test(verb);
  const parts = partsOf(words.slice(at + 1).join(" "));
  if (!parts) return clause;
  const [first] = parts.segments;
  if (!first) return clause;
  const written = parts.segments.map(({ middle, infinitive }, index) => {
    const { finite, prefix } = conjugate(infinitive, plural);
    if (index === 0) return [finite, middle, prefix].filter(Boolean).join(" ");
    // "und" of the next part stands in front of its own middle.
    const [joint = "", ...others] = middle.split(" ");
    return [joint, finite, others.join(" "), prefix].filter(Boolean).join(" ");
  });
  const before = words.slice(0, at).join(" ");
  return `${before} ${written.join(" ")}${parts.tail}`.trim();
}

/** What somebody is to do, as an infinitive: the parts of the clause without its subject and its modal. */
export function infinitiveOf(rest: string): string | undefined {
  const parts = partsOf(rest);
  if (!parts) return undefined;
  return parts.segments.map(({ middle, infinitive }) => `${middle} ${infinitive}`.trim()).join(" ") + parts.tail;
}
