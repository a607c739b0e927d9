import type { DraftStep } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { withStop } from "../../text/words.ts";

type Action = Pick<DraftStep, "action" | "event">;

/** What the rules add to the words of a document: always the same few sentences, so that they are always correct. */
interface Phrases {
  /** `actor`: who checks, in the words of a user story: `As a gardener`. */
  checks(actor: string | undefined): Action;
  quotes(what: "requirement" | "request" | "story" | "entry", text: string): Action;
  meets: Readonly<Record<"requirement" | "request" | "story" | "entry", string>>;
  /** What happens under a condition; `clause` is a whole clause without its `when`. */
  happens(word: string, clause: string): Action;
  /** A condition that may be a fragment: `Fridge above 8 °C`. */
  happensIn(situation: string): Action;
  /** What follows a condition, as an expected result. */
  follows(outcome: string): string;
  around(limit: string, values: readonly string[]): Action;
  /** As many events as reach a limit, in more time than its window. */
  spreads(count: string, time: string): Action;
  notTogether(limit: string): string;
  /** A limit on how long the product takes: no one chooses the values. */
  measures: Action;
  kept(limit: string): string;
  asRequired: string;
  does(role: string, deed: string): Action;
  tries(role: string, deed: string): Action;
  works: string;
  refused: string;
  enters(field: string, value: string): Action;
  givesValid(field: string): Action;
  givesInvalid(field: string): Action;
  givesBreaking(field: string, rule: string): Action;
  leavesOut(field: string): Action;
  leavesAsIs(field: string): Action;
  holds(field: string, value: string): string;
  accepted: string;
  refusedNaming(field: string): string;
  shows(message: string): string;
  refusedShowing(message: string): string;
  /** A row of a table of permissions. */
  inRole(role: string, deed: string): Action;
  /** What is tried in a role with a thing that is no action: `Zone`, `Storage`. */
  uses(kind: string, name: string): string;
  only(value: string): string;
  permissions(subject: string): string;
  transition(from: string, event: string): Action;
  becomes(state: string): string;
  stepWorks: string;
  nothingElse: string;
  requirement(id: string): string;
  so(reason: string): string;
}

const listed = (values: readonly string[], and: string) => `${values.slice(0, -1).join(", ")} ${and} ${values.at(-1)}`;

const english: Phrases = {
  checks: (actor) => ({
    action: `${actor ? `${actor}, check` : "Check"} the product against this requirement`,
    event: actor
      ? `${actor.replace(/^as /iu, "")} checks the product against this requirement`
      : "the product is checked against this requirement",
  }),
  quotes: (what, text) =>
    what === "story"
      ? { action: `Carry out this user story: “${text}”`, event: `this user story is carried out: “${text}”` }
      : { action: `Check this ${what}: “${text}”`, event: `this ${what} is checked: “${text}”` },
  meets: {
    requirement: "The product meets the requirement.",
    request: "The product does what the request asks for.",
    story: "The product does what the story asks for.",
    entry: "The product matches the entry.",
  },
  happens: (word, clause) => ({ action: `Check what happens ${word} ${clause}`, event: clause }),
  happensIn: (situation) => ({ action: `Check what happens in this case: “${situation}”`, event: `this is the case: “${situation}”` }),
  follows: withStop,
  around: (limit, values) => ({
    action: `Repeat the check around the limit “${limit}”, with these values: ${listed(values, "and")}`,
    event: `the check is repeated around the limit “${limit}”, with these values: ${listed(values, "and")}`,
  }),
  spreads: (count, time) => ({
    action: `Repeat the check with ${count} of them, spread over ${time}`,
    event: `the check is repeated with ${count} of them, spread over ${time}`,
  }),
  notTogether: (limit) => `They do not count together for the limit “${limit}”.`,
  measures: { action: "Repeat the check and measure the time", event: "the check is repeated and the time is measured" },
  kept: (limit) => `The time limit “${limit}” is kept each time.`,
  asRequired: "For each value, the product does what the requirement says.",
  does: (role, deed) => ({ action: `As ${role}, ${deed}`, event: `${role} does this: ${deed}` }),
  tries: (role, deed) => ({ action: `As a user who is not ${role}, try to ${deed}`, event: `a user who is not ${role} tries to ${deed}` }),
  works: "It works.",
  refused: "It is refused, and nothing is changed.",
  enters: (field, value) => ({ action: `Enter ${value} for ${field}`, event: `the user enters ${value} for ${field}` }),
  givesValid: (field) => ({ action: `Enter a valid value for ${field}`, event: `the user enters a valid value for ${field}` }),
  givesInvalid: (field) => ({
    action: `Enter an invalid value for ${field}`,
    event: `the user enters an invalid value for ${field}`,
  }),
  givesBreaking: (field, rule) => ({
    action: `Enter a value for ${field} that breaks this rule: ${rule}`,
    event: `the user enters a value for ${field} that breaks this rule: ${rule}`,
  }),
  leavesOut: (field) => ({ action: `Leave ${field} empty and fill in everything else`, event: `the user leaves ${field} empty` }),
  leavesAsIs: (field) => ({ action: `Do not change ${field} and fill in everything else`, event: `the user does not change ${field}` }),
  holds: (field, value) => `${field} has the value ${value}.`,
  accepted: "It is accepted.",
  refusedNaming: (field) => `It is refused with a message that names ${field}.`,
  shows: (message) => `This message is shown: “${message}”`,
  refusedShowing: (message) => `It is refused with this message: “${message}”`,
  inRole: (role, deed) => ({
    action: `In the role “${role}”, try this: ${deed}`,
    event: `someone in the role “${role}” tries this: ${deed}`,
  }),
  uses: (kind, name) => `use “${name}” (${kind})`,
  only: (value) => `It is allowed only as follows: ${value}.`,
  permissions: (subject) => `Permissions: ${subject}`,
  transition: (from, event) => ({
    action: `In the state “${from}”, trigger this event: ${event}`,
    event: `this event is triggered in the state “${from}”: ${event}`,
  }),
  becomes: (state) => `The new state is “${state}”.`,
  stepWorks: "The step succeeds without an error.",
  nothingElse: "nothing else is done",
  requirement: (id) => `Requirement ${id}`,
  so: (reason) => `Purpose: ${reason}.`,
};

const german: Phrases = {
  checks: (actor) => ({
    action: `${actor ? `${actor} das` : "Das"} Produkt anhand dieser Anforderung prüfen`,
    event: actor
      ? `jemand ${actor.replace(/^A/u, "a")} das Produkt anhand dieser Anforderung prüft`
      : "das Produkt anhand dieser Anforderung geprüft wird",
  }),
  quotes: (what, text) => {
    const name = { requirement: "Diese Anforderung", request: "Diesen Wunsch", story: "Diese User Story", entry: "Diesen Eintrag" }[what];
    const subject = what === "request" ? "dieser Wunsch" : what === "entry" ? "dieser Eintrag" : name.replace("Diese", "diese");
    return { action: `${name} prüfen: „${text}“`, event: `${subject} geprüft wird: „${text}“` };
  },
  meets: {
    requirement: "Das Produkt erfüllt die Anforderung.",
    request: "Das Produkt erfüllt den Wunsch.",
    story: "Das Produkt leistet, was die User Story verlangt.",
    entry: "Das Produkt entspricht dem Eintrag.",
  },
  happens: (word, clause) => ({ action: `Prüfen, was geschieht, ${word} ${clause}`, event: clause }),
  happensIn: (situation) => ({
    action: `Prüfen, was in diesem Fall geschieht: „${situation}“`,
    event: `dies der Fall ist: „${situation}“`,
  }),
  follows: (outcome) => withStop(/^\p{Ll}/u.test(outcome) ? `Dann ${outcome}` : outcome),
  around: (limit, values) => ({
    action: `Die Prüfung rund um die Grenze „${limit}“ mit diesen Werten wiederholen: ${listed(values, "und")}`,
    event: `die Prüfung rund um die Grenze „${limit}“ mit diesen Werten wiederholt wird: ${listed(values, "und")}`,
  }),
  spreads: (count, time) => ({
    action: `Die Prüfung mit ${count} davon wiederholen, verteilt auf ${time}`,
    event: `die Prüfung mit ${count} davon wiederholt wird, verteilt auf ${time}`,
  }),
  notTogether: (limit) => `Für die Grenze „${limit}“ zählen sie nicht zusammen.`,
  measures: { action: "Die Prüfung wiederholen und die Zeit messen", event: "die Prüfung wiederholt und die Zeit gemessen wird" },
  kept: (limit) => `Die Frist „${limit}“ wird jedes Mal eingehalten.`,
  asRequired: "Das Produkt verhält sich bei jedem Wert so, wie die Anforderung es verlangt.",
  does: (role, deed) => ({
    action: `Als berechtigte Person (${role}) Folgendes tun: ${deed}`,
    event: `eine berechtigte Person (${role}) Folgendes tut: ${deed}`,
  }),
  tries: (role, deed) => ({
    action: `Als Person ohne diese Berechtigung (${role}) Folgendes versuchen: ${deed}`,
    event: `eine Person ohne diese Berechtigung (${role}) Folgendes versucht: ${deed}`,
  }),
  works: "Das gelingt.",
  refused: "Das wird abgelehnt, und nichts wird geändert.",
  enters: (field, value) => ({ action: `Für „${field}“ eingeben: ${value}`, event: `für „${field}“ Folgendes eingegeben wird: ${value}` }),
  givesValid: (field) => ({
    action: `Einen gültigen Wert für „${field}“ eingeben`,
    event: `ein gültiger Wert für „${field}“ eingegeben wird`,
  }),
  givesInvalid: (field) => ({
    action: `Einen ungültigen Wert für „${field}“ eingeben`,
    event: `ein ungültiger Wert für „${field}“ eingegeben wird`,
  }),
  givesBreaking: (field, rule) => ({
    action: `Für „${field}“ einen Wert eingeben, der diese Regel verletzt: ${rule}`,
    event: `für „${field}“ ein Wert eingegeben wird, der diese Regel verletzt: ${rule}`,
  }),
  leavesOut: (field) => ({ action: `„${field}“ leer lassen und alles andere ausfüllen`, event: `„${field}“ leer bleibt` }),
  leavesAsIs: (field) => ({ action: `„${field}“ nicht ändern und alles andere ausfüllen`, event: `„${field}“ nicht geändert wird` }),
  holds: (field, value) => `„${field}“ hat den Wert ${value}.`,
  accepted: "Das wird angenommen.",
  refusedNaming: (field) => `Das wird mit einer Meldung abgelehnt, die „${field}“ nennt.`,
  shows: (message) => `Diese Meldung erscheint: „${message}“`,
  refusedShowing: (message) => `Das wird mit dieser Meldung abgelehnt: „${message}“`,
  inRole: (role, deed) => ({
    action: `In der Rolle „${role}“ Folgendes versuchen: ${deed}`,
    event: `jemand in der Rolle „${role}“ Folgendes versucht: ${deed}`,
  }),
  uses: (kind, name) => `„${name}“ nutzen (${kind})`,
  only: (value) => `Erlaubt ist nur: ${value}.`,
  permissions: (subject) => `Berechtigungen: ${subject}`,
  transition: (from, event) => ({
    action: `Im Zustand „${from}“ dieses Ereignis auslösen: ${event}`,
    event: `im Zustand „${from}“ dieses Ereignis eintritt: ${event}`,
  }),
  becomes: (state) => `Der neue Zustand ist „${state}“.`,
  stepWorks: "Der Schritt gelingt ohne Fehler.",
  nothingElse: "sonst nichts geschieht",
  requirement: (id) => `Anforderung ${id}`,
  so: (reason) => `Zweck: ${reason}.`,
};

export const phrases: Readonly<Record<RuleLanguage, Phrases>> = { en: english, de: german };
