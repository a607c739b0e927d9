import { withoutStop } from "../../text/words.ts";

/** A part of a use case, by the label in front of it. */
type UseCasePart = "precondition" | "circumstance" | "flow" | "alternatives" | "postcondition" | "rules";

export interface UseCaseLabel {
  part: UseCasePart;
  /** `3a` of `Alternative 3a: …`. */
  id: string | undefined;
  /** The label as it stands: `Alternative 3a`. */
  name: string;
  /** The text after it. */
  rest: string;
}

const names: Readonly<Record<UseCasePart, string>> = {
  precondition: "pre-?conditions?|vorbedingung(?:en)?|voraussetzung(?:en)?",
  circumstance:
    "(?:primary |secondary |main |supporting )?actors?|triggers?|(?:haupt|neben)?akteure?|auslöser|stakeholders?|level|frequency(?: of use)?|häufigkeit",
  flow: "(?:main|basic|normal|happy|primary|standard)(?: success)? (?:steps|flow|path|scenario|course|sequence)(?: of events)?|flow of events|(?:haupt|normal|standard|grund)?ablauf|(?:haupt|standard)szenario|normalfall",
  alternatives:
    "(?:alternative|alternate|exception(?:al)?|error|extension|variant)s?(?: (?:flows?|paths?|courses?|scenarios?|cases?))?(?: of events)?|extensions|variations|alternativ(?:e|en|ablauf|abläufe|szenari(?:o|en))|alternative (?:abläufe|szenarien)|ausnahme(?:n|fall|fälle|ablauf|abläufe|szenari(?:o|en))?|fehlerf(?:all|älle)|erweiterung(?:en)?|sonderf(?:all|älle)|varianten?",
  postcondition: "(?:success )?post-?conditions?|(?:success |minimal )guarantees?|nachbedingung(?:en)?",
  rules: "business rules?|special requirements?|geschäftsregeln?|besondere anforderungen",
};
const parts = Object.keys(names) as UseCasePart[];

/** `3a`, `3a1`, `3a.1`, `*a`, `E1`: a step that replaces or follows one of the flow. */
const id = "\\d{1,2}[a-z]?(?:\\.?\\d{1,2})?|\\*[a-z]|[EA]\\d{1,2}[a-z]?";

const patterns = new Map(
  parts.map((part) => [part, new RegExp(`^((?:${names[part]})(?:\\s(${id}))?)(?:\\s\\([^()]{1,40}\\))?\\s?(?:[:–—]\\s*|$)(.*)$`, "isu")]),
);

/** `No connectivity – error course (sad path):` names the condition in front of the word. */
const course = /^(\p{Lu}[^:.!?]{1,60}?)\s(?:course|flow|path)(?:\s\([^()]{1,40}\))?\s?:?$/u;
const kindOfCourse = /\s[–—-]\s(?:\p{L}+)$|\s(?:alternative|alternate|exception|sad|unhappy)$/iu;

/** Labels that are found within a line, too: they are no ordinary words. */
const inside = new RegExp(
  `(?<=[\\p{L}\\d.!?:)])\\s(?=(?:${[names.precondition, names.flow, names.alternatives, names.postcondition, "(?:primary |main )?actors?|triggers?|akteure?|auslöser|business rules|geschäftsregeln"].join("|")})(?:\\s(?:${id}))?\\s?:(?:\\s|$))`,
  "giu",
);

/** Where a label has to end; what follows it may be long. */
const maxLength = 120;

/** The part of a use case that a line begins; `undefined` for any other line. */
export function labelOfUseCase(line: string): UseCaseLabel | undefined {
  const whole = line.trim();
  const text = whole.slice(0, maxLength);
  for (const [part, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match?.[1])
      return { part, id: match[2], name: match[1].trim(), rest: whole.slice(match[0].length - (match[3]?.length ?? 0)).trim() };
  }
  const condition = course.exec(whole.length > maxLength ? "" : text)?.[1]?.replace(kindOfCourse, "");
  return condition === undefined ? undefined : { part: "alternatives", id: undefined, name: "", rest: condition };
}

/** A text in front of its labels, and each label with what belongs to it: `Actor: donor. Precondition: …` are two. */
export const splitAtLabels = (text: string): string[] =>
  text.split(inside).reduce<string[]>((lines, part) => {
    // A label begins with a capital letter, whatever is inside it.
    if (lines.length > 0 && !/^\p{Lu}/u.test(part)) lines.push(`${lines.pop()} ${part}`);
    else lines.push(part);
    return lines;
  }, []);

const alternativeStep = /^(\d{1,2}[a-z](?:\.?\d{1,2})?|\*[a-z]|[EA]\d{1,2}[a-z]?(?:\.\d{1,2})?)\s?[.:)–—-]\s+(?=\S)/u;

/** The number that a step of an alternative begins with: `3a. The tool is reserved`. */
export function alternativeStepOf(text: string): { id: string; rest: string } | undefined {
  const match = alternativeStep.exec(text.trim());
  return match?.[1] ? { id: match[1], rest: text.trim().slice(match[0].length) } : undefined;
}

/** What the rows of a use case's template tell besides what happens. */
const circumstance =
  /^(?:(?:use case )?(?:id|name|title|number)|(?:short )?(?:description|summary)|goal(?: in context)?|ziel|context|trigger|level|scope|(?:primary |secondary |main )?actors?|stakeholders?(?: .*)?|pre-?conditions?|priority|frequency(?: of use)?|author|date|status|version|kontext|kurzbeschreibung|beschreibung|auslöser|ebene|(?:haupt|neben)?akteure?|beteiligte?r?(?: .*)?|vorbedingung(?:en)?|priorität|häufigkeit|autor|datum)$/iu;

/** Whether the part of a use case with this name tells something else than what happens. */
export const isCircumstance = (name: string): boolean => circumstance.test(withoutStop(name));
