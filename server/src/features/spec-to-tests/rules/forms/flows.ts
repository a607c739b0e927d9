import type { DraftCase, DraftStep } from "../../draft/draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { isNamedPoint } from "../sections/use-cases.ts";
import { capitalised, shortened, withoutNumber, withoutStop, withStop } from "../../text/words.ts";

/** The product acts: its step is what is expected of the step before. */
const answering =
  /^(?:then\s+)?(?:the\s+|an?\s+)?(?:\p{L}+\s+)?(?:system|app|application|page|service|server|site|platform|api|screen|form|dialog|software|product|website|browser|terminal|display|machine|device|kiosk|backend|scanner|reader|printer|gate)\b|\b(?:is|are)\s+(?:then\s+)?(?:shown|displayed|sent|redirected|created|saved|logged in|presented|updated|opened)\b|\b(?:appears?|disappears?|receives?|gets|sees|(?:is|are) (?:told|notified|informed|asked))\b|(?<!\p{L})(?:erscheint|verschwindet|erhält|bekommt|sieht)(?!\p{L})|^(?:das|die|der)\s+(?:\p{L}+\s+)?(?:system|anwendung|app|seite|portal|server|plattform|produkt|maske|software|terminal|anzeige|gerät|automat|drucker)(?!\p{L})/iu;
/** Something that is no person changes: `The barrier opens`, `Die Schranke öffnet sich`. */
const changes =
  /^(?:then,?\s+|dann\s+)?(?:the|an?|der|die|das|ein|eine)\s(?:\p{L}+\s){0,2}?(?!\p{L}*(?:user|driver|guard|customer|client|clerk|member|operator|employee|manager|guest|visitor|person|player|student|teacher|nurse|doctor|agent|cashier|dispatcher|courier|worker|technician|admin\p{L}*|fahrer|nutzer|kunde|gast|mitglied|mitarbeiter|arzt|lehrer|schüler|bediener)(?:in)?\s)\p{L}+\s(?:opens|closes|unlocks|locks|rings|beeps|flashes|blinks|vibrates|sounds|lights up|pops up|slides (?:open|shut)|turns (?:on|off|red|green|yellow|white|grey)|goes (?:on|off|out|dark|up|down)|(?:öffnet|schließt|entriegelt|verriegelt)(?: sich)?|geht (?:auf|zu|an|aus)|klingelt|piept|blinkt|leuchtet|ertönt|vibriert)$/iu;
const generic =
  /^(?:main|basic|normal|happy|primary|standard|alternate|alternative|exception|stimulus\/response)?\s*(?:success\s+)?(?:flow|path|scenario|steps?|procedure|course|process|instructions|sequence)s?(?:\s+of events)?\b/iu;
/** An item that only happens under a condition, or that replaces another: the list is no sequence. */
const alternative = /^(?:\d+[a-z]\b|if|when|unless|otherwise|alternatively|wenn|falls|sonst)(?!\p{L})/iu;
/** Someone or something, and a verb in the third person: `The user opens the cart`, `The user confirms`. */
const acts = /^(?:the|an?|der|die|das|ein|eine)\s\p{L}+(?:\s\p{L}+)?\s\p{Ll}+[st](?=[\s.]|$)/iu;

/** A longer item explains something. */
const maxStep = 160;

/** Whether the items of a numbered list are steps that follow each other. */
export function isFlow(items: readonly string[], isCalledFlow: boolean): boolean {
  if (items.length < 2 || items.some((item) => alternative.test(item) || item.length > maxStep)) return false;
  if (items.every(isNamedPoint)) return false;
  return (
    isCalledFlow ||
    areInstructions(items) ||
    (items.every((item) => acts.test(item)) && !answering.test(items[0] ?? "") && items.some((item) => answering.test(item)))
  );
}

/** What the reader of a manual does: `Press SET`, `Klicken Sie auf „Teilen“`. */
const operates =
  /^(?:(?:then|next|now|finally|first),?\s)?(?:click|double-click|right-click|open|press|tap|select|choose|enter|type|go|navigate|log|sign|turn|hold|release|push|pull|insert|scroll|swipe|drag|tick|untick|plug|unplug|connect|disconnect|wait|switch|put|place|pick|scan|remove|add|close|lift|fill|repeat)\s|^(?:\p{L}+\s){0,3}?(?:klicken|tippen|öffnen|drücken|wählen|geben|gehen|melden|schalten|drehen|halten|ziehen|stecken|warten|legen|starten|schließen) sie(?!\p{L})/iu;
const instructs =
  /^(?:(?:then|next|now|finally|first|optionally),?\s)?(?:accept|add|adjust|agree|answer|attach|call|cancel|change|charge|check|clean|clear|close|collect|compare|complete|confirm|copy|create|cut|delete|download|edit|empty|export|fill|find|fold|follow|import|install|keep|launch|leave|lift|load|lock|lower|make sure|measure|mount|move|name|note|pair|paste|pour|print|read|reload|remove|rename|repeat|replace|reset|restart|return|review|rinse|rotate|run|save|screw|search|send|set|shut|slide|start|stop|submit|take|unlock|upload|use|verify)\s|^(?:\p{L}+\s){0,3}?\p{L}+en sie(?!\p{L})/iu;

/** Instructions one after the other, at least half of them about a screen or a device. */
function areInstructions(items: readonly string[]): boolean {
  const operated = items.filter((item) => operates.test(`${item} `)).length;
  return operated >= items.length / 2 && items.every((item) => operates.test(`${item} `) || instructs.test(`${item} `));
}

/** Steps that someone takes one after the other: one case, what the product does in between is what is expected. */
export function flowCase(items: readonly string[], place: SourceLocation, intro: string): DraftCase | undefined {
  const say = phrases[place.section.language];
  const steps: DraftStep[] = [];
  for (const item of items) {
    const [doing = "", seen] = actionAndResult(item);
    const text = withoutStop(doing.replace(/^(?:(?:step|schritt)\s*\d+|\d+(?=[.):]))[.):]?\s*/iu, ""));
    if (text === "") continue;
    const last = steps.at(-1);
    if (seen) steps.push({ action: capitalised(text), expectedResult: withStop(capitalised(seen)) });
    else if ((answering.test(text) || changes.test(text)) && last && !operates.test(`${text} `)) {
      const sofar = last.expectedResult === say.stepWorks ? "" : `${last.expectedResult} `;
      last.expectedResult = sofar + withStop(capitalised(text));
    } else steps.push({ action: capitalised(text), event: acts.test(text) ? text : undefined, expectedResult: say.stepWorks });
  }
  if (steps.length === 0) return undefined;
  return {
    ...fieldsOfLocation(place),
    title: shortened(titleOf(place, intro, steps), maxTitle),
    description: "",
    preconditions: [],
    steps,
    priority: "HIGH",
  };
}

/** What is done, and what is seen then: `Press SET → The hours flash`, `Press SET. The hours flash.` */
function actionAndResult(item: string): [string, string?] {
  const [doing = "", seen] = item.split(/\s*(?:→|=>|->|\b(?:expected(?: result)?|erwartet(?:es ergebnis)?):)\s*/iu, 2);
  if (seen !== undefined) return [doing, seen];
  const [first = "", ...others] = sentencesOf(item);
  return others.length > 0 && others.every((sentence) => answers.test(sentence)) && !answering.test(first)
    ? [first, others.join(" ")]
    : [item];
}

/** A sentence about what is seen, after one about what is done. */
const answers = /^(?:the|an?|you (?:see|hear|get|receive)|der|die|das|ein|eine|es|sie (?:sehen|hören|erhalten))\s/iu;

function titleOf({ section }: SourceLocation, intro: string, steps: readonly DraftStep[]): string {
  const title = withoutNumber(withoutStop(intro));
  if (title && title.length <= 120 && !generic.test(title) && !title.includes(": ")) return capitalised(title);
  const heading = section.heading;
  if (heading && !generic.test(heading)) return heading;
  const above = section.path.at(-2);
  if (above) return `${above}: ${heading.toLowerCase()}`;
  return capitalised(`${heading ? `${heading}: ` : ""}${withoutStop(steps[0]?.action ?? "")}`);
}
