import type { RuleLanguage } from "../../text/language.ts";
import { hasVerb, readStatement } from "../statements/read-statement.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { capitalised, withoutStop } from "../../text/words.ts";
import type { Body } from "./sections.ts";
import { alternativeStepOf, type UseCaseLabel, labelOfUseCase } from "./use-case-labels.ts";

/** An alternative of a flow: `Alternative 2a: The printer fails. The terminal calls an employee.` */
export interface Alternative {
  label: string;
  condition: string;
  /** What happens then; empty when it is said nowhere. */
  outcome: string[];
}

type TextBody = Extract<Body, { kind: "paragraph" | "item" }>;

/** A use case: a flow of steps with what has to be so before and after it, and what may happen instead. */
export interface UseCase {
  first: TextBody;
  preconditions: string[];
  steps: string[];
  /** Where the flow begins. */
  flow: TextBody | undefined;
  alternatives: (Alternative & { id: string; block: TextBody })[];
  postconditions: string[];
}

const separator = /^(.{3,200}?)(?::\s+|\s(?:–|—|=>|->|→)\s+)(?=["“„]?\p{L}+\s\S)/u;
const lead = /^((?:if|when|wenn|falls)\s[^,]{3,200}),\s+(?:then\s|so\s|dann\s)?(?=\S)/iu;

/** When something else happens, and what: `E1. The payment service does not answer: the system shows an error.` */
function conditionAndOutcome(text: string): Pick<Alternative, "condition" | "outcome"> {
  const [first = "", ...others] = sentencesOf(text);
  const match = separator.exec(first) ?? (others.length === 0 ? lead.exec(first) : null);
  if (!match?.[1]) return { condition: withoutStop(first), outcome: others };
  return { condition: withoutStop(match[1]), outcome: [capitalised(first.slice(match[0].length)), ...others] };
}

/** An alternative that stands alone, below a flow that is no use case. */
export function alternativeOf(text: string, language: RuleLanguage): Alternative | undefined {
  const label = labelOfUseCase(text);
  const step = alternativeStepOf(text);
  if (label?.part === "alternatives" && label.rest !== "") return { label: label.name, ...conditionAndOutcome(label.rest) };
  if (!step || !/^\d/u.test(step.id)) return undefined;
  const told = conditionAndOutcome(step.rest);
  // `4b. Running bookings: …` is one more point of a list, and no condition.
  return hasVerb(told.condition, language) ? { label: step.id, ...told } : undefined;
}

/** The use cases of a section, and the blocks that belong to none. */
export function findUseCases(blocks: readonly Body[], language: RuleLanguage): { useCases: UseCase[]; others: Body[] } {
  const mayBe = blocks.some((block) => isText(block) && (labelOfUseCase(block.text) ?? alternativeStepOf(block.text)));
  if (!mayBe) return { useCases: [], others: [...blocks] };
  const reader = new UseCaseReader(language);
  for (const block of blocks) reader.add(block);
  return reader.finish();
}

const isText = (block: Body): block is TextBody => block.kind === "paragraph" || block.kind === "item";

/** Reads the lines of a section one by one: a label or a number says which part of a use case a line is. */
class UseCaseReader {
  readonly #language: RuleLanguage;
  readonly #useCases: UseCase[] = [];
  readonly #others: Body[] = [];
  /** Blocks between the lines of the open use case that are no part of it. */
  readonly #kept = new Set<Body>();
  #open: UseCase | undefined;
  /** What was read as part of the open use case, should it turn out to be none. */
  #read: Body[] = [];
  #part: UseCaseLabel["part"] | "after" | undefined;
  #isCalledFlow = false;
  /** What follows belongs to one alternative, which its label names. */
  #isHeaded = false;
  #list: number | undefined;

  constructor(language: RuleLanguage) {
    this.#language = language;
  }

  add(block: Body): void {
    if (!isText(block)) return this.#leave(block);
    const label = labelOfUseCase(block.text);
    if (label) return this.#begin(label, block);
    if (!this.#addToPart(block)) this.#leave(block);
  }

  finish(): { useCases: UseCase[]; others: Body[] } {
    this.#close();
    return { useCases: this.#useCases, others: this.#others };
  }

  #leave(block: Body): void {
    // An ordinary paragraph ends a flow; what is numbered below it may still be an alternative.
    if (this.#part !== undefined) this.#part = "after";
    if (!this.#open) {
      this.#others.push(block);
      return;
    }
    this.#read.push(block);
    this.#kept.add(block);
  }

  #begin(label: UseCaseLabel, block: TextBody): void {
    const isNext = this.#open && this.#open.steps.length > 0 && ["precondition", "circumstance", "flow"].includes(label.part);
    if (isNext) this.#close();
    this.#open ??= { first: block, preconditions: [], steps: [], flow: undefined, alternatives: [], postconditions: [] };
    this.#part = label.part;
    this.#read.push(block);
    this.#isHeaded = label.part === "alternatives" && label.rest !== "";
    if (label.part === "flow") this.#isCalledFlow = true;
    if (label.part === "rules" && label.rest !== "") this.#kept.add(block);
    if (label.part === "alternatives" && (label.id !== undefined || label.rest !== ""))
      this.#addAlternative(label.id ?? "", label.name, label.rest, block);
    else if (label.rest !== "" && label.part !== "rules") this.#addText({ ...block, text: label.rest });
  }

  /** @returns whether the block belongs to the open use case */
  #addToPart(block: TextBody): boolean {
    const step = alternativeStepOf(block.text);
    if (step && this.#open && (this.#open.steps.length > 0 || this.#part === "alternatives") && this.#part !== "rules") {
      const last = this.#open.alternatives.at(-1);
      if (last && last.id !== "" && step.id !== last.id && step.id.startsWith(last.id)) last.outcome.push(...sentencesOf(step.rest));
      else if (/^\d|^\*/u.test(step.id) || this.#part === "alternatives") this.#addAlternative(step.id, step.id, step.rest, block);
      else return false;
      this.#part = "alternatives";
      this.#read.push(block);
      return true;
    }
    if (this.#part === undefined && !this.#isFlowStart(block)) return false;
    if (!this.#addText(block)) return false;
    this.#read.push(block);
    return true;
  }

  /** A numbered list without a label may be the flow whose alternatives come later. */
  #isFlowStart(block: TextBody): boolean {
    if (this.#open || block.kind !== "item" || !block.ordered || block.depth > 0) return false;
    this.#open = { first: block, preconditions: [], steps: [], flow: undefined, alternatives: [], postconditions: [] };
    this.#part = "flow";
    return true;
  }

  /** @returns whether the text belongs to the part that is read */
  #addText(block: TextBody): boolean {
    const open = this.#open;
    if (!open) return false;
    const text = capitalised(withoutStop(withoutMark(block.text)));
    const isListed = block.kind === "item" || numbered.test(block.text);
    const isNumbered = (block.kind === "item" && block.ordered) || numbered.test(block.text);
    switch (this.#part) {
      case "precondition":
        if (isNumbered && open.preconditions.length > 0 && !this.#isCalledFlow) return this.#addStep(block);
        if (!isListed && open.preconditions.length > 0) return false;
        open.preconditions.push(text);
        return true;
      case "circumstance":
        return isNumbered ? this.#addStep(block) : block.kind === "item";
      case "flow":
        return (isListed || (this.#isCalledFlow && open.steps.length === 0)) && this.#addStep(block);
      case "alternatives":
        return this.#addOutcome(block, isListed);
      case "postcondition":
        if (!isListed && open.postconditions.length > 0) return false;
        open.postconditions.push(text);
        return true;
      default:
        return false;
    }
  }

  #addStep(block: TextBody): boolean {
    const open = this.#open;
    if (!open) return false;
    if (block.kind === "item" && open.steps.length > 0 && block.depth === 0 && this.#list !== block.list && !numbered.test(block.text))
      return false;
    if (block.kind === "item" && block.depth === 0) this.#list = block.list;
    this.#part = "flow";
    open.flow ??= block;
    open.steps.push(withoutMark(block.text));
    return true;
  }

  #addAlternative(id: string, label: string, text: string, block: TextBody): void {
    this.#open?.alternatives.push({ id, label, block, ...conditionAndOutcome(text) });
  }

  #addOutcome(block: TextBody, isListed: boolean): boolean {
    const last = this.#open?.alternatives.at(-1);
    const isBelow = block.kind === "item" && (block.ordered || block.depth > 0);
    if (last && (last.id !== "" || this.#isHeaded) && (last.outcome.length === 0 || isBelow)) {
      last.outcome.push(...sentencesOf(withoutMark(block.text)));
      return true;
    }
    if (last && isBelow && last.outcome.length === 0) last.outcome.push(...sentencesOf(withoutMark(block.text)));
    else if (isListed) this.#addAlternative("", "", withoutMark(block.text), block);
    else return false;
    return true;
  }

  #close(): void {
    const open = this.#open;
    const isUseCase = open !== undefined && this.#isFlow(open);
    if (isUseCase) this.#useCases.push(open);
    this.#others.push(...(isUseCase ? this.#read.filter((block) => this.#kept.has(block)) : this.#read));
    this.#open = undefined;
    this.#read = [];
    this.#kept.clear();
    this.#part = undefined;
    this.#isCalledFlow = false;
    this.#list = undefined;
  }

  /** A flow with something around it. A numbered list of demands is none. */
  #isFlow({ steps, preconditions, alternatives, postconditions }: UseCase): boolean {
    if (steps.length === 0 || preconditions.length + alternatives.length + postconditions.length === 0) return false;
    if (steps.every(isNamedPoint)) return false;
    return this.#isCalledFlow || (steps.length > 1 && steps.every((step) => !readStatement(step, this.#language, "background")));
  }
}

/** `Reminder: The tool sends a mail.` is a point of a list, and no step. */
export const isNamedPoint = (text: string): boolean => /^\p{Lu}[^.:]{1,40}:\s\S/u.test(text);

const numbered = /^(?:step\s|schritt\s)?\d{1,2}[.):]\s+(?=\S)/iu;
const withoutMark = (text: string) => text.replace(numbered, "").trim();
