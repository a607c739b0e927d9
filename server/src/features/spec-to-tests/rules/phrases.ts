import type { RuleLanguage } from "../language.ts";
import type { Condition, Deed } from "./requirement.ts";
import { thirdPerson } from "./en/indicative.ts";
import { capitalised, uncapitalised } from "./words.ts";

/** The sentences that a tester reads, in one language. Actions are imperative, `event` is the same as a fact after "when". */
export interface Phrases {
  does(deed: Deed): Action;
  triesTo(deed: Deed): Action;
  otherRole: string;
  worksAs(outcome: string): string;
  works: string;
  refused: string;
  refusedByLimit: string;
  accepted: string;
  checks(outcome: string): Action;
  arranges(condition: Condition): Action;
  /** Of an outcome on the other side of a condition. */
  doesNotHappen(outcome: string): string;
  notYet(outcome: string): string;
  stillSo(outcome: string): string;
  over(outcome: string): string;
  letsPass(time: string): Action;
  usesAfter(subject: string, time: string): Action;
  checksAfter(time: string): Action;
  measures(outcome: string): Action;
  takesAtMost(time: string): string;
  takesLess(time: string): string;
  setsTo(subject: string, value: string): Action;
  triesWith(subject: string, value: string): Action;
  usesWith(subject: string, value: string): Action;
  repeats(times: number, deed: Deed): Action;
  repeatsOnceMore(times: number, deed: Deed): Action;
  worksEachTime: string;
  causes(attempts: string): Action;
  causesOneMore(attempts: string): Action;
  leavesOut(field: string): Action;
  gives(field: string): Action;
  refusedNaming(field: string): string;
  part(heading: string): string;
  product: string;
  reachable(part: string): string;
  exists(role: string): string;
  running: string;
  so(reason: string): string;
  requirement(id: string): string;
  readsBack: string;
  givesValid(field: string): Action;
  givesBreaking(field: string, rule: string): Action;
  enters(field: string, value: string): Action;
  shows(message: string): string;
  transition(from: string, event: string): Action;
  becomes(state: string): string;
  looksUp(what: string): Action;
  triesForbidden(outcome: string): Action;
  testsWith(what: string): Action;
  triesAt(outcome: string, when: string): Action;
  /** A sentence as it stands, where other words could be wrong. */
  quotes(sentence: string): Action;
  triesValue(value: string, where: "below" | "at" | "above"): Action;
  ruleApplies: string;
  ruleDoesNotApply: string;
  allowedByRule: string;
  againstRule: string;
  /** Stands for what a sentence without a subject is about. */
  it: string;
  looksAtPreset(field: string): Action;
  isPreset(value: string): string;
  stepWorks: string;
  pass: string;
}

export interface Action {
  action: string;
  event?: string | undefined;
}

const ordinalsEn = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"];
const ordinalsDe = [
  "",
  "erstes",
  "zweites",
  "drittes",
  "viertes",
  "fünftes",
  "sechstes",
  "siebtes",
  "achtes",
  "neuntes",
  "zehntes",
  "elftes",
];

const english: Phrases = {
  does: ({ actor, predicate }) => ({ action: `As ${actor}, ${predicate}`, event: `${actor} tries to ${predicate}` }),
  triesTo: ({ actor, predicate }) => ({ action: `As ${actor}, try to ${predicate}`, event: `${actor} tries to ${predicate}` }),
  otherRole: "a user with another role",
  works: "It works.",
  worksAs: (outcome) => `It works: ${uncapitalised(outcome)}`,
  refused: "It is refused with a message that says why, and nothing is changed.",
  refusedByLimit: "It is refused with a message that names the limit, and nothing is changed.",
  accepted: "It is accepted.",
  checks(outcome) {
    const positive = uncapitalised(outcome)
      .replace(/\b(is|are) not\b/u, "$1")
      .replace(/\bdoes not (\p{L}+)/u, (_whole, verb: string) => thirdPerson(verb))
      .replace(/\bdo not (?=\p{L})/u, "");
    return { action: `Check whether ${positive}`, event: `it is checked whether ${positive}` };
  },
  arranges({ kind, text, deed }) {
    const fact = uncapitalised(text);
    if (kind === "unless") return { action: `Make sure that this is not the case: ${fact}`, event: `this is not the case: ${fact}` };
    if (kind === "until" || kind === "before")
      return {
        action: `Check at a time ${hasVerb(text) ? `when this has not happened yet: ${fact}` : `before ${fact}`}`,
        event: `this has not happened yet: ${fact}`,
      };
    if (deed) return { action: `As ${deed.actor}, ${deed.predicate}`, event: fact };
    if (hasVerb(text)) return { action: `Arrange that ${fact}`, event: fact };
    return { action: `Bring about this situation: ${fact}`, event: `this situation arises: ${fact}` };
  },
  doesNotHappen: (outcome) => `This does not happen: ${uncapitalised(outcome)}.`,
  notYet: (outcome) => `This has not happened yet: ${uncapitalised(outcome)}.`,
  stillSo: (outcome) => `This still applies: ${uncapitalised(outcome)}.`,
  over: (outcome) => `This no longer applies: ${uncapitalised(outcome)}.`,
  letsPass: (time) => ({ action: `Let ${time} pass`, event: `${time} have passed` }),
  usesAfter: (subject, time) => ({ action: `Use ${subject} after ${time}`, event: `${subject} is used after ${time}` }),
  checksAfter: (time) => ({ action: `Check again after ${time}`, event: `it is checked again after ${time}` }),
  measures: (outcome) => ({
    action: `Measure the time: ${uncapitalised(outcome)}`,
    event: `the time is measured: ${uncapitalised(outcome)}`,
  }),
  takesAtMost: (time) => `It takes at most ${time}.`,
  takesLess: (time) => `It takes less than ${time}.`,
  setsTo: (subject, value) => ({ action: `Set ${subject} to ${value}`, event: `${subject} is set to ${value}` }),
  triesWith: (subject, value) => ({ action: `Try ${subject} with ${value}`, event: `someone tries ${subject} with ${value}` }),
  usesWith: (subject, value) => ({ action: `Use ${subject} with ${value}`, event: `${subject} is used with ${value}` }),
  repeats: (times, deed) => ({
    action: `As ${deed.actor}, ${deed.predicate}${times > 1 ? `; do this ${times} times` : " once"}`,
    event: `${deed.actor} does this ${times === 1 ? "once" : `${times} times`}: ${deed.predicate}`,
  }),
  repeatsOnceMore: (times, deed) => {
    const nth = ordinalsEn[times + 1] ? `a ${ordinalsEn[times + 1]} time` : "once more";
    return { action: `As ${deed.actor}, try to ${deed.predicate} ${nth}`, event: `${deed.actor} tries to ${deed.predicate} ${nth}` };
  },
  worksEachTime: "It works each time.",
  causes: (attempts) => ({ action: `Make ${attempts}`, event: `there are ${attempts}` }),
  causesOneMore: (attempts) => ({ action: `Make one more, so that there are ${attempts}`, event: `one more makes ${attempts}` }),
  leavesOut: (field) => ({ action: `Leave out ${field} and fill in everything else`, event: `${field} is left out` }),
  gives: (field) => ({ action: `Fill in ${field}, too`, event: `${field} is filled in, too` }),
  refusedNaming: (field) => `It is refused with a message that names ${field}, and nothing is saved.`,
  part: (heading) => `“${heading}”`,
  product: "the product",
  reachable: (part) => `${capitalised(part)} can be reached`,
  exists: (role) => `There is ${role}`,
  running: "The product is running",
  so: (reason) => `So that ${reason}.`,
  requirement: (id) => `Requirement ${id}`,
  readsBack: "It is accepted, and the saved value is the one that was entered.",
  givesValid: (field) => ({ action: `Enter a valid value for ${field}`, event: `a valid value is entered for ${field}` }),
  givesBreaking: (field, rule) => ({
    action: `Enter a value for ${field} that breaks this rule: ${rule}`,
    event: `a value for ${field} breaks this rule: ${rule}`,
  }),
  enters: (field, value) => ({ action: `Enter ${value} for ${field}`, event: `${value} is entered for ${field}` }),
  shows: (message) => `It is refused, nothing is saved, and this message is shown: “${message}”`,
  transition: (from, event) => ({
    action: `In the state “${from}”, ${/^As an?\s/u.test(event) ? "do this" : "let this happen"}: ${uncapitalised(event)}`,
    event: `this happens in the state “${from}”: ${uncapitalised(event)}`,
  }),
  becomes: (state) => `The new state is “${state}”.`,
  looksUp: (what) => ({ action: `Look up ${what}`, event: `${what} is looked up` }),
  triesForbidden: (outcome) => ({
    action: `Try to break this rule: ${uncapitalised(outcome)}`,
    event: `someone tries to break this rule: ${uncapitalised(outcome)}`,
  }),
  testsWith: (what) => ({ action: `Test with ${what}`, event: `someone tests with ${what}` }),
  quotes: (sentence) => ({ action: `Check this requirement: “${sentence}”`, event: `this requirement is checked: “${sentence}”` }),
  triesValue: (value, where) => {
    const side = { below: `just below the limit`, at: `exactly at the limit`, above: `just above the limit` }[where];
    return { action: `Try the value ${value}, ${side}`, event: `the value ${value} is tried, ${side}` };
  },
  ruleApplies: "The rule applies.",
  ruleDoesNotApply: "The rule does not apply.",
  allowedByRule: "The requirement allows it.",
  againstRule: "The requirement does not allow it.",

  triesAt: (outcome, when) => ({
    action: `Try this ${when}: ${uncapitalised(outcome)}`,
    event: `someone tries this ${when}: ${uncapitalised(outcome)}`,
  }),
  it: "it",
  looksAtPreset: (field) => ({ action: `Open the form and look at the preset value of ${field}`, event: `the form is opened` }),
  isPreset: (value) => `The preset value is ${value}.`,
  stepWorks: "The step succeeds without an error.",
  pass: "Everything is as described.",
};

const german: Phrases = {
  does: ({ actor, predicate }) => ({ action: `Als ${actor} ${predicate}`, event: `jemand als ${actor} Folgendes tut: ${predicate}` }),
  triesTo: ({ actor, predicate }) => ({
    action: `Als ${actor} Folgendes versuchen: ${predicate}`,
    event: `jemand als ${actor} Folgendes versucht: ${predicate}`,
  }),
  otherRole: "Benutzer mit einer anderen Rolle",
  works: "Das gelingt.",
  worksAs: () => "Das gelingt.",
  refused: "Das wird mit einer Meldung abgelehnt, die den Grund nennt, und nichts wird geändert.",
  refusedByLimit: "Das wird mit einer Meldung abgelehnt, die die Grenze nennt, und nichts wird geändert.",
  accepted: "Das wird angenommen.",
  checks: (outcome) => ({ action: `Folgendes prüfen: ${capitalised(outcome)}`, event: `Folgendes geprüft wird: ${capitalised(outcome)}` }),
  arranges({ kind, text, deed }) {
    if (kind === "unless") return { action: `Dafür sorgen, dass dies nicht zutrifft: ${text}`, event: `dies nicht zutrifft: ${text}` };
    if (kind === "until" || kind === "before")
      return { action: `Prüfen, solange dies noch nicht eingetreten ist: ${text}`, event: `dies noch nicht eingetreten ist: ${text}` };
    if (deed) return { action: `Als ${deed.actor} ${deed.predicate}`, event: text };
    // A subordinate clause ends with its verb.
    if (
      /\s(?:wird|sind|\p{Ll}+(?:t|en|st|rn|ln))$/u.test(text) &&
      /^(?:(?:der|die|das|ein|eine|einer|kein|keine|alle|jeder|er|sie|es|mehr|weniger|mindestens|höchstens)\s|\p{Lu})/u.test(text) &&
      !/^(?:Bei|Nach|Ohne|Ab|Beim)\s/u.test(text) &&
      !/\s(?:ist|sind|wird|werden|hat|haben|beträgt)\s/u.test(text)
    )
      return { action: `Dafür sorgen, dass ${text}`, event: text };
    return {
      action: `Diese Situation herbeiführen: ${text.replace(/^(?:Nach|Vor|Ab|Ohne)(?=\s)/u, (word) => word.toLowerCase())}`,
      event: `diese Situation eintritt: ${text}`,
    };
  },
  doesNotHappen: (outcome) => `Dies geschieht nicht: ${capitalised(outcome)}.`,
  notYet: (outcome) => `Dies ist noch nicht geschehen: ${capitalised(outcome)}.`,
  stillSo: (outcome) => `Dies gilt weiterhin: ${capitalised(outcome)}.`,
  over: (outcome) => `Dies gilt nicht mehr: ${capitalised(outcome)}.`,
  letsPass: (time) => ({ action: `${time} verstreichen lassen`, event: `${time} verstrichen sind` }),
  usesAfter: (subject, time) => ({
    action: `Folgendes nach ${dative(time)} verwenden: ${subject}`,
    event: `${subject} nach ${dative(time)} verwendet wird`,
  }),
  checksAfter: (time) => ({ action: `Nach ${dative(time)} erneut prüfen`, event: `nach ${dative(time)} erneut geprüft wird` }),
  measures: (outcome) => ({ action: `Die Zeit messen: ${capitalised(outcome)}`, event: `die Zeit gemessen wird: ${capitalised(outcome)}` }),
  takesAtMost: (time) => `Es dauert höchstens ${time}.`,
  takesLess: (time) => `Es dauert weniger als ${time}.`,
  setsTo: (subject, value) => ({ action: `${capitalised(subject)} auf ${value} setzen`, event: `${subject} auf ${value} gesetzt wird` }),
  triesWith: (subject, value) => ({
    action: `${capitalised(subject)} mit ${datively(value)} ausprobieren`,
    event: `${subject} mit ${datively(value)} ausprobiert wird`,
  }),
  usesWith: (subject, value) => ({
    action: `${capitalised(subject)} mit ${datively(value)} verwenden`,
    event: `${subject} mit ${datively(value)} verwendet wird`,
  }),
  repeats: (times, deed) => ({
    action: `Als ${deed.actor} ${times}-mal Folgendes tun: ${deed.predicate}`,
    event: `jemand als ${deed.actor} ${times}-mal Folgendes tut: ${deed.predicate}`,
  }),
  repeatsOnceMore: (times, deed) => {
    const nth = `ein ${ordinalsDe[times + 1] ?? "weiteres"} Mal`;
    return {
      action: `Als ${deed.actor} ${nth} Folgendes versuchen: ${deed.predicate}`,
      event: `jemand als ${deed.actor} ${nth} Folgendes versucht: ${deed.predicate}`,
    };
  },
  worksEachTime: "Das gelingt jedes Mal.",
  causes: (attempts) => ({ action: `${attempts} herbeiführen`, event: `${attempts} vorliegen` }),
  causesOneMore: (attempts) => ({
    action: `Einen weiteren Versuch durchführen, sodass es ${attempts} sind`,
    event: `es mit einem weiteren Versuch ${attempts} sind`,
  }),
  leavesOut: (field) => ({ action: `${capitalised(field)} weglassen und alles andere ausfüllen`, event: `Folgendes fehlt: ${field}` }),
  gives: (field) => ({ action: `${capitalised(field)} ebenfalls ausfüllen`, event: `Folgendes ebenfalls ausgefüllt ist: ${field}` }),
  refusedNaming: (field) => `Das wird mit einer Meldung abgelehnt, die ${field} nennt, und nichts wird gespeichert.`,
  part: (heading) => `„${heading}“`,
  product: "das Produkt",
  reachable: (part) => `${capitalised(part)} ist erreichbar`,
  exists: (role) => `Eine Person in dieser Rolle ist vorhanden: ${role}`,
  running: "Das Produkt ist erreichbar",
  so: (reason) => `Zweck: ${reason}.`,
  requirement: (id) => `Anforderung ${id}`,
  readsBack: "Das wird angenommen, und der gespeicherte Wert ist der eingegebene.",
  givesValid: (field) => ({
    action: `Einen gültigen Wert für „${field}“ eingeben`,
    event: `ein gültiger Wert für „${field}“ eingegeben wird`,
  }),
  givesBreaking: (field, rule) => ({
    action: `Für „${field}“ einen Wert eingeben, der diese Regel verletzt: ${rule}`,
    event: `der Wert für „${field}“ diese Regel verletzt: ${rule}`,
  }),
  enters: (field, value) => ({ action: `Für „${field}“ ${value} eingeben`, event: `für „${field}“ ${value} eingegeben wird` }),
  shows: (message) => `Das wird abgelehnt, nichts wird gespeichert, und diese Meldung erscheint: „${message}“`,
  transition: (from, event) => ({
    action: `Im Zustand „${from}“ Folgendes herbeiführen: ${event}`,
    event: `im Zustand „${from}“ Folgendes geschieht: ${event}`,
  }),
  becomes: (state) => `Der neue Zustand ist „${state}“.`,
  looksUp: (what) => ({ action: `${what} nachsehen`, event: `${what} nachgesehen wird` }),
  triesForbidden: (outcome) => ({
    action: `Versuchen, diese Regel zu verletzen: ${capitalised(outcome)}`,
    event: `jemand versucht, diese Regel zu verletzen: ${capitalised(outcome)}`,
  }),
  testsWith: (what) => ({ action: `Testen mit: ${what}`, event: `mit Folgendem getestet wird: ${what}` }),
  quotes: (sentence) => ({ action: `Diese Anforderung prüfen: „${sentence}“`, event: `diese Anforderung geprüft wird: „${sentence}“` }),
  triesValue: (value, where) => {
    const side = { below: "knapp unter der Grenze", at: "genau an der Grenze", above: "knapp über der Grenze" }[where];
    return { action: `Den Wert ${value} ausprobieren, ${side}`, event: `der Wert ${value} ausprobiert wird, ${side}` };
  },
  ruleApplies: "Die Regel gilt.",
  ruleDoesNotApply: "Die Regel gilt nicht.",
  allowedByRule: "Die Anforderung lässt das zu.",
  againstRule: "Die Anforderung lässt das nicht zu.",
  triesAt: (outcome, when) => ({
    action: `Folgendes ${when} versuchen: ${capitalised(outcome)}`,
    event: `Folgendes ${when} versucht wird: ${capitalised(outcome)}`,
  }),
  it: "dies",
  looksAtPreset: (field) => ({
    action: `Das Formular öffnen und die Vorbelegung von „${field}“ ansehen`,
    event: "das Formular geöffnet wird",
  }),
  isPreset: (value) => `Vorbelegt ist ${value}.`,
  stepWorks: "Der Schritt gelingt ohne Fehler.",
  pass: "Alles ist wie beschrieben.",
};

export const phrases: Readonly<Record<RuleLanguage, Phrases>> = { en: english, de: german };

/** Whether a condition reads as a clause: `the card is declined`, but not `an error`. */
function hasVerb(text: string): boolean {
  return (
    !/^(?:\p{L}+ing)\b/u.test(text) &&
    /\s(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|must|will|would|gets?|goes|fails?|ends?|expires?|exceeds?|contains?|exists?|leaves?|comes?|\p{L}{2,}(?:s|ed)(?=\s))\b/u.test(
      text,
    )
  );
}

/** `9 Stellplätze` after "mit" is `9 Stellplätzen`. */
export const datively = (value: string) => value.replace(/(?<=^(?!1\s)[\d.,]+\s(?:\p{Ll}+e[nr]?\s)?)(\p{Lu}\p{L}*(?:e|er|el))$/u, "$1n");

/** `14 Tage` after a preposition is `14 Tagen`. */
const dative = (time: string) => time.replace(/\b(Tage|Monate|Jahre)\b/g, "$1n").replace("einen Tag", "einem Tag");
