import type { DraftCase, DraftStep } from "../draft-case.ts";
import { imperative } from "./en/imperative.ts";
import { phrases } from "./phrases.ts";
import { type Place, placed, readyFor } from "./place.ts";
import { actor, capitalised, shortened, withStop, withoutStop } from "./words.ts";

const answering =
  /^(?:then\s+)?(?:the\s+|an?\s+)?(?:\p{L}+\s+)?(?:system|app|application|page|service|server|site|platform|api|screen|form|dialog|software|product|website|browser)\b|\b(?:is|are)\s+(?:then\s+)?(?:shown|displayed|sent|redirected|created|saved|logged in|presented|updated|opened)\b|^(?:das|die|der)\s+(?:\p{L}+\s+)?(?:system|anwendung|app|seite|portal|server|plattform|produkt|maske|software)(?!\p{L})/iu;
const generic =
  /^(?:main|basic|normal|happy|primary|standard|alternate|alternative|exception)?\s*(?:success\s+)?(?:flow|path|scenario|steps?|procedure|course|process|instructions|sequence)s?(?:\s+of events)?\b/iu;

/** Steps that somebody takes one after the other: one case, what the product does in between is what is expected. */
export function flowCase(items: readonly string[], place: Place, intro: string): DraftCase | undefined {
  const steps: DraftStep[] = [];
  for (const item of items) {
    const [doing = "", seen] = item.split(/\s*(?:→|=>|->|\b(?:expected(?: result)?|erwartet(?:es ergebnis)?):)\s*/iu, 2);
    const text = withoutStop(doing.replace(/^(?:(?:step|schritt)\s*\d+|\d+(?=[.):]))[.):]?\s*/iu, ""));
    if (text === "") continue;
    const last = steps.at(-1);
    if (seen) steps.push({ ...doingOf(text, place), expectedResult: withStop(capitalised(seen)) });
    else if (answering.test(text) && !actor.test(text) && last) {
      const sofar = last.expectedResult === phrases[place.section.language].stepWorks ? "" : `${last.expectedResult} `;
      last.expectedResult = sofar + withStop(capitalised(text));
    } else steps.push({ ...doingOf(text, place), expectedResult: phrases[place.section.language].stepWorks });
  }
  if (steps.length === 0) return undefined;
  return {
    ...placed(place),
    title: shortened(titleOf(place, intro, steps), 160),
    description: "",
    preconditions: [readyFor(place.section)],
    steps,
    priority: "HIGH",
  };
}

/** What a tester does; a step that names who acts reads as a fact, too. */
function doingOf(text: string, place: Place): Pick<DraftStep, "action" | "event"> {
  return (place.section.language === "en" && imperative(text)) || { action: capitalised(text), event: actor.test(text) ? text : undefined };
}

function titleOf({ section }: Place, intro: string, steps: readonly DraftStep[]): string {
  const said = withoutStop(intro);
  if (said && said.length <= 120 && !generic.test(said)) return capitalised(said);
  const heading = section.heading;
  if (heading && !generic.test(heading)) return heading;
  const above = section.path.at(-2);
  if (above) return `${above}: ${heading.toLowerCase()}`;
  return capitalised(`${heading ? `${heading}: ` : ""}${withoutStop(steps[0]?.action ?? "")}`);
}
