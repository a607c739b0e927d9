import type { DraftCase, DraftStep } from "../../draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type Place, placed } from "../cases/place.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { capitalised, shortened, withoutNumber, withoutStop, withStop } from "../text/words.ts";

/** The product acts: its step is what is expected of the step before. */
const answering =
  /^(?:then\s+)?(?:the\s+|an?\s+)?(?:\p{L}+\s+)?(?:system|app|application|page|service|server|site|platform|api|screen|form|dialog|software|product|website|browser|terminal|display|machine|device|kiosk|backend|scanner|reader|printer|gate)\b|\b(?:is|are)\s+(?:then\s+)?(?:shown|displayed|sent|redirected|created|saved|logged in|presented|updated|opened)\b|\b(?:appears?|disappears?|receives?|gets|sees|(?:is|are) (?:told|notified|informed|asked))\b|(?<!\p{L})(?:erscheint|verschwindet|erhält|bekommt|sieht)(?!\p{L})|^(?:das|die|der)\s+(?:\p{L}+\s+)?(?:system|anwendung|app|seite|portal|server|plattform|produkt|maske|software|terminal|anzeige|gerät|automat|drucker)(?!\p{L})/iu;
const generic =
  /^(?:main|basic|normal|happy|primary|standard|alternate|alternative|exception|stimulus\/response)?\s*(?:success\s+)?(?:flow|path|scenario|steps?|procedure|course|process|instructions|sequence)s?(?:\s+of events)?\b/iu;
/** An item that only happens under a condition, or that replaces another: the list is no sequence. */
const alternative = /^(?:\d+[a-z]\b|if|when|unless|otherwise|alternatively|wenn|falls|sonst)(?!\p{L})/iu;
/** Somebody or something, and a verb in the third person: `The user opens the cart`, `The user confirms`. */
const acts = /^(?:the|an?|der|die|das|ein|eine)\s\p{L}+(?:\s\p{L}+)?\s\p{Ll}+[st](?=[\s.]|$)/iu;

/** A longer item explains something. */
const maxStep = 160;

/** Whether the items of a numbered list are steps that follow each other. */
export function isFlow(items: readonly string[], isCalledFlow: boolean): boolean {
  if (items.length < 2 || items.some((item) => alternative.test(item) || item.length > maxStep)) return false;
  return (
    isCalledFlow ||
    (items.every((item) => acts.test(item)) && !answering.test(items[0] ?? "") && items.some((item) => answering.test(item)))
  );
}

/** Steps that somebody takes one after the other: one case, what the product does in between is what is expected. */
export function flowCase(items: readonly string[], place: Place, intro: string): DraftCase | undefined {
  const say = phrases[place.section.language];
  const steps: DraftStep[] = [];
  for (const item of items) {
    const [doing = "", seen] = item.split(/\s*(?:→|=>|->|\b(?:expected(?: result)?|erwartet(?:es ergebnis)?):)\s*/iu, 2);
    const text = withoutStop(doing.replace(/^(?:(?:step|schritt)\s*\d+|\d+(?=[.):]))[.):]?\s*/iu, ""));
    if (text === "") continue;
    const last = steps.at(-1);
    if (seen) steps.push({ action: capitalised(text), expectedResult: withStop(capitalised(seen)) });
    else if (answering.test(text) && last) {
      const sofar = last.expectedResult === say.stepWorks ? "" : `${last.expectedResult} `;
      last.expectedResult = sofar + withStop(capitalised(text));
    } else steps.push({ action: capitalised(text), event: acts.test(text) ? text : undefined, expectedResult: say.stepWorks });
  }
  if (steps.length === 0) return undefined;
  return {
    ...placed(place),
    title: shortened(titleOf(place, intro, steps), maxTitle),
    description: "",
    preconditions: [],
    steps,
    priority: "HIGH",
  };
}

function titleOf({ section }: Place, intro: string, steps: readonly DraftStep[]): string {
  const said = withoutNumber(withoutStop(intro));
  if (said && said.length <= 120 && !generic.test(said) && !said.includes(": ")) return capitalised(said);
  const heading = section.heading;
  if (heading && !generic.test(heading)) return heading;
  const above = section.path.at(-2);
  if (above) return `${above}: ${heading.toLowerCase()}`;
  return capitalised(`${heading ? `${heading}: ` : ""}${withoutStop(steps[0]?.action ?? "")}`);
}
