import { withoutId } from "../requirement-id.ts";
import { limitsOf } from "../limits.ts";
import type { Condition, Deed, Requirement } from "../requirement.ts";
import { capitalised, withoutStop } from "../words.ts";
import { indicative, infinitiveOf } from "./conjugate.ts";

const modal = /(?<![\p{L}])(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|könnte|könnten)(?![\p{L}])/iu;
const observed =
  /(?<![\p{L}])(?:wird|werden|ist|sind|zeigt|sendet|speichert|enthält|enthalten|erhält|erhalten|prüft|löscht|erstellt|berechnet|verhindert|sperrt|meldet|schickt|lehnt|öffnet|schließt|protokolliert|erscheint|kostet|beträgt|gilt|gelten|läuft|verfällt|dauert|umfasst|unterstützt|bietet|ermöglicht|nur|mindestens|höchstens|maximal|Pflichtfelder|Pflichtfeld|erforderlich|verboten|erlaubt|wechselt)(?![\p{L}])/iu;
const aboutTheText =
  /^(?:der )?(?:Zweck|Ziel|Gegenstand) (?:dieses|des) (?:Dokuments|Lastenhefts|Pflichtenhefts|Kapitels|Textes)(?!\p{L})|^(?:dieses|das) (?:Dokument|Kapitel|Lastenheft|Pflichtenheft)|^(?:siehe|vgl\.|beispiel|hinweis|anmerkung|hallo|liebe|guten tag|viele grüße|mit freundlichen|danke|vielen dank|beste grüße)|\b(?:wird|werden|ist|sind) (?:im folgenden|hier|unten|in Kapitel|in Abschnitt)\b.*\b(?:beschrieben|erläutert|aufgeführt)|nicht (?:Teil|Bestandteil|Gegenstand|Umfang)|außerhalb des Umfangs|(?:noch zu klären|offen)$/iu;

const people =
  "benutzer|nutzer|anwender|kunde|kund|besucher|administrator|admin|mitarbeiter|mitglied|patient|arzt|ärzt|gast|gäst|leser|lehrer|schüler|student|studierende|leiter|manager|redakteur|autor|prüfer|tester|sachbearbeiter|bearbeiter|verwalter|käufer|verkäufer|händler|fahrer|fahrgast|empfänger|absender|bewerber|teilnehmer|betreiber|empfangskraft|empfangskräft|pflegekraft|pflegekräft|kassierer|kassenkraft|disponent|techniker|vorgesetzt|eigentümer|besitzer|moderator|bibliothekar|entleiher|antragsteller|vermieter|mieter|buchhalter|person|jeder|niemand|jemand|alle|angestellte|support|trainer|dozent|spieler|eltern|inhaber|leitung|personal|abteilung|verwaltung|buchhaltung|sekretariat|kinder|kind";
const actorAt = new RegExp(
  `^((?:nur\\s+)?(?:(?:der|die|das|ein|eine|einen|jeder|jede|alle|kein|keine|nur|angemeldete|registrierte)\\s+)?(?:(?!(?:muss|müssen|darf|dürfen|kann|können|soll|sollen)\\b)\\p{Ll}[\\p{L}-]*\\s+){0,3}?(?:[\\p{L}-]*?(?:${people})(?:in|innen|:innen|\\*innen|en|n|er|e|ern|es|s)?(?:\\s(?:und|oder)\\s[\\p{L}-]*?(?:${people})(?:in|innen|en|n|er|e|s)?)?))(?![\\p{L}])`,
  "iu",
);

const conditionals: Readonly<Record<string, Condition["kind"]>> = {
  wenn: "if",
  falls: "if",
  sobald: "if",
  sofern: "if",
  solange: "if",
  nachdem: "after",
  bevor: "before",
  bis: "until",
  "es sei denn": "unless",
  "außer wenn": "unless",
};
const conditionWords = Object.keys(conditionals).join("|");
const lead = new RegExp(`^(${conditionWords}),?\\s+(.+?),\\s+(?:so\\s+|dann\\s+)?(.+)$`, "iu");
const trail = new RegExp(`^(.+?),\\s*(${conditionWords}),?\\s+(.+)$`, "iu");
/** `Nach fünf Fehlversuchen wird …`, `Bei Rückfragen muss …` */
const circumstance =
  /^((?:nach|bei|ab|beim|ohne|vor|mit)\s+(?:(?!,).){3,90}?)\s+((?:wird|werden|ist|sind|muss|müssen|soll|sollen|darf|dürfen|kann|können|zeigt|sendet|meldet|erhält|erscheint|bleibt|verfällt)\s+.+)$/iu;

/** Reads a German sentence; `undefined` when it demands nothing. `taken` says that its place does (a list of criteria). */
export function readGerman(sentence: string, taken: boolean): Requirement | undefined {
  const { id, rest: stated } = withoutId(sentence);
  if (!taken && personal.test(stated)) return undefined;
  const rest = stated.replace(
    /^(?:außerdem|zudem|zusätzlich|ferner|weiterhin|darüber hinaus)\s+(?=(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|wird|werden)\s)/iu,
    "Es ",
  );
  const asked = asRequest(rest.replace(/^[-–•*]\s*/u, ""));
  const text = withoutStop(asked ?? (/\?\s*$/.test(rest) ? "" : rest.replace(/^[-–•*]\s*/u, "")));
  if (text.length < 8 || text.length > 600 || !/\p{L}{2}.*\s/u.test(text) || aboutTheText.test(text)) return undefined;
  const hasModal = asked !== undefined || modal.test(text) || /\s(?:hat|haben|ist|sind)\s.*\szu\s\p{Ll}+n\b/u.test(text);
  const condition = splitCondition(text);
  if (!hasModal && !condition && !taken && !observed.test(text)) return undefined;
  if (
    !hasModal &&
    !taken &&
    /(?<!\p{L})(?:war|waren|hatte|hatten|gestern|letzte[ns]? (?:Woche|Monat|Jahr)|derzeit|momentan|bisher)(?!\p{L})/iu.test(text)
  )
    return undefined;
  const clause = condition?.outcome ?? text;
  const negative =
    /(?<!\p{L})(?:darf|dürfen|kann|können|soll|sollen|sollte|sollten)(?!\p{L}).*(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|weder)(?!\p{L})|^(?:kein\p{Ll}*|niemand)\s|(?:nicht (?:erlaubt|zulässig|gestattet|möglich)|verboten|unzulässig)(?!\p{L})/iu.test(
      clause,
    );
  const isExclusive =
    /^(?:nur|ausschließlich|lediglich)\s/iu.test(clause) || /(?<!\p{L})(?:nur|ausschließlich)\s(?:von|durch|für)\s/iu.test(clause);
  const fact = indicative(clause);
  // After its condition a German clause begins with its verb.
  const outcome = condition?.inverted ? uninverted(fact) : fact;
  return {
    language: "de",
    text: capitalised(text),
    sentence: capitalised(withoutStop(stated)),
    beyond: "",
    message: undefined,
    id,
    strength: strengthOf(text, hasModal, taken),
    negative,
    exclusive: isExclusive,
    condition: condition && { kind: condition.kind, text: condition.text, deed: undefined },
    outcome: capitalised(outcome),
    deed: deedOf(clause),
    ...partsOf(clause),
    explicit: hasModal,
  };
}

/** What somebody writes about themselves in a mail is no requirement. */
const personal =
  /^(?:(?:und|aber|übrigens)\s+)?(?:ich|wir)\s+(?:(?:muss|müssen|kann|können|darf|dürfen|will|wollen|soll|sollen)\s.*(?<!\p{L})(?:übrigens|leider|zum (?:zahn)?arzt|zur (?:ärztin|zahnärztin)|verreisen|urlaub|feiertag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|nächste woche)(?!\p{L})|(?:bin|sind|fahre|fahren|gehe|gehen|habe|haben)\s)|^(?:mein|meine|unser|unsere)\s(?:tochter|sohn|frau|mann|kinder?|mutter|vater|familie|hund|katze)(?!\p{L})/iu;

function asRequest(sentence: string): string | undefined {
  const text = withoutStop(sentence.replace(/\s*\?\s*$/, "")).replace(/,?\s+bitte$/iu, "");
  const rules: readonly [RegExp, (rest: string) => string][] = [
    [
      /^(?:bitte\s+)?(?:achtet darauf|achten sie darauf|stellt sicher|stellen sie sicher|sorgt dafür|sorgen sie dafür|wichtig ist(?: uns)?|uns ist wichtig|es ist wichtig)(?: bitte)?,?\s+dass\s+/iu,
      (rest) => verbSecond(rest),
    ],
    [
      /^(?:wir|ich) (?:brauchen|brauche|benötigen|benötige|wünschen uns|hätten gern|hätten gerne|wollen|möchten|erwarten)(?: außerdem| auch| noch| dringend)?\s+(?=\S)/iu,
      (rest) => (/\s\p{Ll}+n(?: können)?$/u.test(rest) ? `Benutzer können ${rest.replace(/ können$/u, "")}` : `Es muss ${rest} geben`),
    ],
    [/^bitte (?:keine|nicht)\s+/iu, (rest) => `Das Produkt darf nicht ${rest}`],
    [/^bitte\s+/iu, (rest) => (/\s\p{Ll}+n$/u.test(rest) ? `Das Produkt muss ${rest}` : rest)],
    [
      /^(?:(?:könnt ihr|können sie|könntet ihr|könnten sie)(?: bitte)?|bitte)\s+(?:auch\s+|noch\s+|außerdem\s+)*(?=(?:eine?n?)\s.*\s(?:einbauen|ergänzen|hinzufügen|aufnehmen|bereitstellen|anbieten|vorsehen)$)/iu,
      (rest) => `Es muss ${rest.replace(/\s\p{L}+$/u, "")} geben`,
    ],
    [/^(?:könnt ihr|können sie|könntet ihr|könnten sie)(?: bitte)?\s+/iu, (rest) => `Das Produkt muss ${rest}`],
    [/^(?=keine?\s\p{L}+(?:\s\p{L}+){0,5}$)/iu, (rest) => `Es gibt ${rest.replace(/^K/, "k")}`],
  ];
  for (const [start, clause] of rules) {
    const found = start.exec(text);
    if (found) {
      const rest = text.slice(found[0].length).trim();
      return /^(?:melde|meldet|gebt|ruf|sag|schau|prüf)/iu.test(rest) ? undefined : clause(rest);
    }
  }
  return undefined;
}

/** `die Datei alle Rechnungen enthält` is `die Datei enthält alle Rechnungen` only for who knows its subject: it stays a clause. */
const verbSecond = (rest: string) => `Es gilt, dass ${rest}`;

function splitCondition(text: string): { kind: Condition["kind"]; text: string; outcome: string; inverted: boolean } | undefined {
  const first = lead.exec(text);
  if (first?.[1] && first[2] && first[3] && / /.test(first[3]))
    return { kind: conditionals[first[1].toLowerCase()] ?? "if", text: first[2], outcome: first[3], inverted: true };
  const verbFirst =
    /^(wird|werden|ist|sind|hat|haben)\s(.+?),\s+(?:so\s+|dann\s+)?((?:muss|müssen|soll|sollen|darf|dürfen|kann|können|wird|werden|ist|sind|zeigt|sendet|erhält|erscheint)\s.+)$/iu.exec(
      text,
    );
  if (verbFirst?.[1] && verbFirst[2] && verbFirst[3])
    return { kind: "if", text: `${verbFirst[2]} ${verbFirst[1].toLowerCase()}`, outcome: verbFirst[3], inverted: true };
  const last = trail.exec(text);
  if (last?.[1] && last[2] && last[3] && last[1].length > 8)
    return { kind: conditionals[last[2].toLowerCase()] ?? "if", text: last[3], outcome: last[1], inverted: false };
  const around = circumstance.exec(text);
  // "Nach oben" and the like are no circumstances, nor is who follows "mit".
  if (around?.[1] && around[2] && /^(?:nach|bei|beim|ab|ohne)\s/iu.test(around[1]))
    return {
      kind: /^nach\s/iu.test(around[1]) ? "after" : "if",
      text: around[1].replace(/^(?:bei|beim)\s+(?:der|dem|einer|einem)?\s*/iu, ""),
      outcome: around[2],
      inverted: true,
    };
  return undefined;
}

/** `wird das Konto gesperrt` is `das Konto wird gesperrt`, as far as the end of the subject is known. */
export function uninverted(clause: string): string {
  const match =
    /^(\p{Ll}+)\s+((?:(?:der|die|das|den|dem|ein|eine|einen|einer|kein|keine|alle|jede|jeder|jedes|diese|dieser|ihr|sein|ihre|seine)\s+)(?:\p{Ll}\p{L}*\s+){0,2}\p{Lu}[\p{L}-]*(?:\s(?:des|der|eines|einer)\s(?:\p{Ll}\p{L}*\s+)?\p{Lu}[\p{L}-]*)?|\p{Lu}[\p{L}-]*|er|sie|es)(\s.*)?$/u.exec(
      clause,
    );
  if (!match?.[1] || !match[2]) return `Dann ${clause}`;
  return `${match[2]} ${match[1]}${match[3] ?? ""}`;
}

function strengthOf(text: string, hasModal: boolean, taken: boolean): Requirement["strength"] {
  if (/(?<!\p{L})(?:muss|müssen|darf|dürfen|nur|niemals|erforderlich|Pflicht\p{L}*|verboten|hat zu|ist zu|sind zu)(?!\p{L})/iu.test(text))
    return "must";
  if (/(?<!\p{L})(?:optional|könnte|könnten|nach Möglichkeit|wünschenswert)(?!\p{L})/iu.test(text)) return "may";
  return hasModal ? "should" : taken ? "must" : "should";
}

function deedOf(clause: string): Deed | undefined {
  const found = modal.exec(clause);
  if (!found) return undefined;
  const before = clause.slice(0, found.index).trim();
  const after = clause.slice(found.index + found[0].length).trim();
  const first = actorAt.exec(before) ?? /^((?:nur|ausschließlich)\s.{2,60})$/iu.exec(before);
  const rest = first && before.length <= (first[1] ?? "").length + 60 ? after : undefined;
  if (rest !== undefined && first?.[1]) return deed(before, rest);
  const second = actorAt.exec(after);
  // Without an article, a dative plural is not who acts: "muss Benutzern ermöglichen".
  if (!second?.[1] || /^\p{Lu}\p{L}*ern$/u.test(second[1])) return undefined;
  const middle = after.slice(second[1].length).trim();
  const predicate = /^(?:dann|dabei|außerdem|zudem|zusätzlich|dort|hier|danach|anschließend|so|es)?$/iu.test(before)
    ? middle
    : `${before.charAt(0).toLowerCase()}${before.slice(1)} ${middle}`;
  return deed(second[1], predicate);
}

function deed(actor: string, rest: string): Deed | undefined {
  const predicate = infinitiveOf(rest);
  if (predicate && /\shaben$/u.test(predicate) && limitsOf(predicate, "de").length > 0)
    return { actor: roleOf(actor), predicate: predicate.replace(/haben$/u, "erreichen") };
  if (!predicate || /(?:^|\s)(?:werden|sein|haben)(?:,|$)/u.test(predicate)) return undefined;
  return { actor: roleOf(actor), predicate: withoutNegation(predicate) };
}

/** `keine fremden Termine sehen` is `fremde Termine sehen`: what is tried. */
function withoutNegation(predicate: string): string {
  return predicate
    .replace(/(?<!\p{L})keine\s(\p{Ll}+e)n(?=\s)/gu, "$1")
    .replace(/(?<!\p{L})keine\s/gu, "")
    .replace(/(?<!\p{L})kein(en|es|er|em)?\s/gu, (_whole, ending: string | undefined) => `ein${ending ?? ""} `)
    .replace(/(?<!\p{L})(?:nicht mehr|nicht|niemals|nie)\s/gu, (word) => (/mehr/.test(word) ? word : ""))
    .replace(/^(?:nur|auch|jederzeit|stets|immer)\s/iu, "");
}

const singular: readonly [RegExp, string][] = [
  [/kunden$/iu, "kunde"],
  [/(patient|student|administrator|disponent|redakteur|autor|moderator|person)(?:en|n)$/iu, "$1"],
  [/kund$/iu, "Kunde"],
  [/ärzte$/iu, "arzt"],
  [/gäste$/iu, "gast"],
  [/kräfte$/iu, "kraft"],
  [/redakteure$/iu, "redakteur"],
  [/mitglieder$/iu, "mitglied"],
  [/(?:innen|:innen|\*innen)$/iu, "in"],
  [/admins$/iu, "admin"],
];

function roleOf(who: string): string {
  const bare = who
    .trim()
    .replace(/^(?:(?:nur|ausschließlich)\s+)?(?:(?:der|die|das|ein|eine|einen|jeder|jede|alle|kein|keine|nur)\s+)?/iu, "");
  if (/^(?:niemand|jemand|jeder|alle|)$/iu.test(bare)) return "beliebiger Benutzer";
  const words = bare.split(" ");
  const isPlural = /^(?:alle|nur\s\p{Lu}|\p{Lu}\p{L}*n\b)/iu.test(who.trim());
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const one = words.map((word, index) => {
    if (index > noun) return word;
    if (!/^\p{Lu}/u.test(word)) return isPlural || /^(?:der|ein|jeder|kein)/iu.test(who.trim()) ? word.replace(/(?:en|e)$/u, "er") : word;
    const rule = singular.find(([pattern]) => pattern.test(word));
    return rule ? capitalised(word.replace(rule[0], rule[1])) : word;
  });
  return one.join(" ");
}

function partsOf(clause: string): { subject: string; predicate: string } {
  const found =
    modal.exec(clause) ??
    /(?<!\p{L})(?:ist|sind|hat|haben|enthält|beträgt|umfasst|dauert|wird|werden|verfällt|läuft|endet)(?!\p{L})/iu.exec(clause);
  if (!found || found.index === 0 || found.index > 100) return { subject: "", predicate: "" };
  return { subject: withLowerArticle(clause.slice(0, found.index).trim()), predicate: clause.slice(found.index + found[0].length).trim() };
}

const withLowerArticle = (text: string) =>
  text.replace(/^(?:Der|Die|Das|Ein|Eine|Jeder|Jede|Jedes|Alle|Ihr|Sein)(?=\s)/u, (word) => word.toLowerCase());
