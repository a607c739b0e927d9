import type { DraftCase, DraftStep } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { limitSteps } from "../cases/boundary-steps.ts";
import { type FieldLimit, fieldLimit } from "../limits/limits.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { priorityOf } from "../cases/priority.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { capitalised, shortened, withStop } from "../../text/words.ts";

interface Field {
  name: string;
  isRequired: boolean;
  /** The table says that it may be left out. */
  isOptional: boolean;
  /** Shown for a value that breaks a rule; may be empty. */
  message: string;
  /** What it holds before someone changes it; may be empty. */
  preset: string;
  rules: { column: string; text: string }[];
}

/** A message that tells that a value is missing. */
const aboutMissing =
  /\b(?:required|mandatory|missing|empty|blank|please (?:enter|fill|choose|select|provide))\b|(?:erforderlich|pflicht|fehlt|leer|bitte (?:geben|wählen|füllen))/iu;
const saysMissing =
  /\b(?:is (?:required|mandatory|missing)|must not be (?:empty|blank))\b|^please (?:enter|fill in|provide|choose|select) (?!.*\b(?:valid|correct|at least|between|only|least|more|than)\b)|(?:ist (?:erforderlich|ein Pflichtfeld)|fehlt|darf nicht leer sein)|^bitte (?!.*(?:gültig|korrekt|mindestens|zwischen|nur))/iu;
const saysRequired =
  /^(?:required|mandatory|not (?:be )?(?:empty|blank)|(?:must be |has to be )?(?:ticked|checked|accepted|selected|filled in)|pflicht(?:feld|angabe)?|erforderlich|nicht leer|(?:muss )?(?:angehakt|angekreuzt|akzeptiert|ausgefüllt)(?: werden| sein)?)$/iu;

/** What a field holds before someone enters a value: nothing breaks this rule. */
const presets =
  /^(?:default|preset|standard(?:wert)?|vorbelegt|voreinstellung|vorgabe)(?!\p{L})|^\S+\s(?:means|stands for|=|bedeutet|heißt|steht für)\s/iu;

/** A field that can only be on or off has no wrong value. */
const isSwitch = /^(?:on|off|yes|no|true|false|an|aus|ja|nein)(?:\s*(?:,|\/|\||or|oder)\s*(?:on|off|yes|no|true|false|an|aus|ja|nein))+$/iu;

/** What someone may do, and what is done with a value or said of it: no value breaks such a rule. */
const permission =
  /^(?:(?:it|they|value|es|der Wert)\s)?(?:(?:may|can|could|might)\s(?:also\s)?(?:be|have|start|begin|end|contain|include|use|consist|hold|stay|remain|repeat|occur|carry|change)(?!\p{L})|(?:is|are) (?:allowed|permitted) to|(?:darf|dürfen|kann|können)(?!\p{L}))|^(?:optional|e\.g\.|for example|such as|z\.\s?B\.|zum Beispiel|freiwillig)(?!\p{L})|^(?!(?:digits?|letters?|numbers?|whole|Ziffern|Buchstaben|Zahlen|ganze)(?!\p{L}))(?:an?\s)?(?:[\p{L}-]+\s){1,3}(?:(?:is|are|ist|sind)\s)?(?:allowed|permitted|possible|optional|erlaubt|zulässig|möglich)$|(?:(?:is|are)\s(?:automatically\s)?(?:trimmed|removed|ignored|converted)|(?:wird|werden)\s(?:automatisch\s)?(?:entfernt|ignoriert|umgewandelt))(?!\p{L})/iu;
/** What a value must be, where others say what is wrong with it: `must have 4 digits`, `8 to 64 characters`, but not `fewer than 4 digits`. */
export function isFieldRule(text: string, language: RuleLanguage): boolean {
  if (
    /^(?:(?:it )?(?:must|has to|shall|should|needs to|is required|is mandatory)|(?:er |sie |es )?(?:muss|soll|sollte))(?!\p{L})/iu.test(
      text,
    )
  )
    return true;
  if (/^(?:required|mandatory|pflicht(?:feld|angabe)?|erforderlich)$/iu.test(text)) return true;
  const saysWrong =
    /^(?:more|less|fewer|longer|shorter|larger|greater|smaller|over|above|under|below|mehr|weniger|länger|kürzer|größer|kleiner|über|unter)(?!\p{L})|^[<>]/iu;
  return !saysWrong.test(text) && fieldLimit(text, language)?.unit?.kind === "text";
}

/** With these, a permission is a limit. */
const limiting =
  /(?<!\p{L})(?:only|not|no|never|none|nothing|cannot|at most|at least|up to|max|min|maximum|minimum|between|than|within|exactly|either|if|when|unless|except|nur|nicht|kein\p{Ll}*|nie|höchstens|mindestens|bis|zwischen|als|genau|wenn|falls|außer|maximal|entweder)(?!\p{L})/iu;

const isPermission = (rule: string) => permission.test(rule) && !limiting.test(rule);

/** `Letters and digits, may contain spaces` without what is only permitted. */
const withoutPermissions = (rule: string) =>
  rule
    .split(/,\s+/u)
    .filter((part) => !isPermission(part))
    .join(", ");

/** The case of an input field: a valid value, none, values at its limits, and one that breaks its other rules. */
export function fieldCase({ name, isRequired, isOptional, message, preset, rules }: Field, place: SourceLocation): DraftCase | undefined {
  const { language, heading } = place.section;
  const say = phrases[language];
  const parts = rules.flatMap(({ column, text }) => {
    if (/^(?:max|min)/iu.test(column) && /^\d/u.test(text))
      return [`${/^max/iu.test(column) ? "max." : "min."} ${withTextUnit(text, column, language)}`];
    if (isLength.test(column)) return [withTextUnit(text, column, language)];
    const each = withUnit(withNoun(text)).split(/\s*;\s*|,\s+/u);
    return each.some((part) => saysRequired.test(part) || fieldLimit(part, language)) ? each : text.split(/\s*;\s*/u);
  });
  const isNeeded = isRequired || parts.some((part) => saysRequired.test(part));
  if (name === "" || (parts.length === 0 && !isNeeded && !isOptional && message === "" && preset === "")) return undefined;
  const shown = message === "" ? undefined : withStop(say.refusedShowing(message));
  // A message such as "Please enter a name" is shown for a missing value, not for a wrong one.
  const refusal = isNeeded && saysMissing.test(message) ? undefined : shown;
  const steps: DraftStep[] = [{ ...say.givesValid(name), expectedResult: say.accepted }];
  if (isNeeded)
    steps.push({
      ...say.leavesOut(name),
      expectedResult:
        shown !== undefined && (aboutMissing.test(message) || parts.every((part) => saysRequired.test(part)))
          ? shown
          : say.refusedNaming(name),
    });
  // The only thing that is known of it.
  if (isOptional && parts.length === 0) steps.push({ ...say.leavesOut(name), expectedResult: say.accepted });
  if (preset !== "") steps.push({ ...say.leavesAsIs(name), expectedResult: say.holds(name, preset) });
  const others: string[] = [];
  const isFixed = parts.some((part) => fixedForm.test(part));
  for (const part of parts) {
    const limit = withForm(fieldLimit(part, language) ?? mereLength(part, language), isFixed);
    if (limit) steps.push(...limitSteps(name, limit, refusal, language));
    else if (!saysRequired.test(part) && !presets.test(part) && !isSwitch.test(part) && part.length > 3) {
      const rule = withoutPermissions(part);
      if (rule.length > 3) others.push(rule);
    }
  }
  if (others.length > 0) steps.push({ ...say.givesBreaking(name, others.join(", ")), expectedResult: refusal ?? say.refusedNaming(name) });
  // Nothing says when the message is shown.
  if (shown !== undefined && !steps.some(({ expectedResult }) => expectedResult === shown))
    steps.push({ ...(saysMissing.test(message) ? say.leavesOut(name) : say.givesInvalid(name)), expectedResult: shown });
  const isText = rules.map(({ text }) => text).join("; ");
  const statement = isText === "" ? name : `${name}: ${isText}`;
  return {
    ...fieldsOfLocation(place),
    // Many tables have a field "name": the heading tells whose.
    title: shortened(heading === "" ? capitalised(statement) : `${shortened(heading, 60)}: ${statement}`, maxTitle),
    description: "",
    preconditions: [],
    steps: [...uniqueSteps(steps)],
    priority: priorityOf({ text: statement, strength: isNeeded ? "must" : "should" }),
  };
}

/** A rule that fixes how long a value is: a mask of a date, a number of letters and digits. */
const fixedForm =
  /(?<!\p{L})(?:(?:DD|TT|MM)[./-](?:DD|TT|MM)|(?:YYYY|JJJJ)-MM|HH:MM)|^(?:exactly |genau )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) (?:\p{L}+ )?(?:letters?|digits?|characters?|Buchstaben?|Ziffern?|Zeichen)(?: (?:and|und|followed by|,).*)?$/iu;

/** Of a text whose form is fixed, another length is never a valid value: only what is too long or too short can be tried. */
const withForm = (limit: FieldLimit | undefined, isFixed: boolean): FieldLimit | undefined =>
  limit?.unit?.kind === "text" && isFixed ? { ...limit, probes: limit.probes.filter(({ isAllowed }) => !isAllowed) } : limit;

const isLength = /^(?:length|länge|size)/iu;

/** Whether a mere `8 characters` is the most or the only length: it is allowed, and one more is not. */
function mereLength(part: string, language: SourceLocation["section"]["language"]): FieldLimit | undefined {
  const limit = /^\d+ \p{L}+$/u.test(part) ? fieldLimit(`max. ${part}`, language) : undefined;
  return limit?.unit?.kind === "text" ? { ...limit, probes: limit.probes.slice(-2) } : undefined;
}

/** A bare number in a column `Max. length` counts characters. */
const withTextUnit = (text: string, column: string, language: SourceLocation["section"]["language"]) =>
  /length|länge|size/iu.test(column) ? text.replace(/(\d)$/u, `$1 ${language === "de" ? "Zeichen" : "characters"}`) : text;

/** `digits only, at most 15` limits the number of digits. */
function withNoun(rule: string): string {
  const noun = /(?<!\p{L})(digits|letters|characters|Ziffern|Buchstaben|Zeichen)(?!\p{L})/iu.exec(rule)?.[1];
  return noun === undefined
    ? rule
    : rule.replace(
        /((?:at most|at least|up to|max\.?|min\.?|exactly|höchstens|mindestens|maximal|bis zu|genau)\s+\d+)(?=$|[;,])/giu,
        `$1 ${noun}`,
      );
}

/** `greater than 0, at most 500 ml` names the unit once. */
const withUnit = (rule: string) => {
  const unit = /\d\s?([^\d\s,;]+)$/u.exec(rule)?.[1];
  return unit === undefined ? rule : rule.replace(/(\d)(?=[,;]\s)/gu, `$1 ${unit}`);
};

const uniqueSteps = (steps: readonly DraftStep[]) => [...new Map(steps.map((step) => [step.action, step])).values()];
