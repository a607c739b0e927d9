import { sentencesOf } from "../text/sentences.ts";
import { capitalised, withoutStop } from "../text/words.ts";

const preconditionLabel = /^(?:pre-?conditions?|vorbedingung(?:en)?|voraussetzung(?:en)?)\s?:\s*(?=\S)/iu;
/** What else stands above the flow of a use case: `Actor: donor.` */
const headLabel =
  /^(?:(?:primary |secondary |main )?actors?|triggers?|goal|scope|level|stakeholders?|id|name|use case|akteure?|auslöser|ziel|kennung|anwendungsfall)\s?:/iu;

/** Lines without an empty line between them are one paragraph: `Actor: Guest Precondition: …`. */
const labelWithoutStop = /(?<=[\p{L}\d])\s(?=(?:pre-?conditions?|triggers?|vorbedingung(?:en)?|voraussetzung(?:en)?|auslöser)\s?:\s)/giu;

/** The preconditions of a paragraph above a flow, such as `Actor: donor. Precondition: the donor has an appointment.`; `undefined` for another one. */
export function preconditionsIn(text: string): string[] | undefined {
  const sentences = sentencesOf(text.replace(labelWithoutStop, ". "));
  const start = sentences.findIndex((sentence) => preconditionLabel.test(sentence));
  if (start === -1 || !sentences.slice(0, start).every((sentence) => headLabel.test(sentence))) return undefined;
  return sentences
    .slice(start)
    .filter((sentence) => !headLabel.test(sentence))
    .map((sentence) => capitalised(withoutStop(sentence.replace(preconditionLabel, ""))));
}

const alternative =
  /^((?:alternative|alternate|alternativ(?:ablauf|e)?|exception|extension|variant|ausnahme(?:fall)?|erweiterung|variante)(?:\s(?:flow|path|course|scenario))?\s*(?:\d+[a-z]?\d*|[a-z]\d*)?|\d+[a-z]\d*)\s?[:.–—)-]\s+(?=["“„]?\p{L})/iu;

/** An alternative of a flow: `Alternative 2a: The printer fails. The terminal calls an employee.` */
export interface Alternative {
  label: string;
  condition: string;
  /** What happens then; empty when it is in the list below. */
  outcome: string[];
}

export function alternativeOf(text: string): Alternative | undefined {
  const label = alternative.exec(text);
  if (!label?.[1]) return undefined;
  const [condition, ...outcome] = sentencesOf(text.slice(label[0].length));
  return condition === undefined ? undefined : { label: label[1], condition: withoutStop(condition), outcome };
}
