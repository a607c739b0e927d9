import { actor, baseForm, capitalised, uncapitalised, withoutStop } from "./words.ts";

/** What a sentence demands. */
export interface Requirement {
  /** The sentence without its number and its full stop. */
  text: string;
  /** The identifier it was written with: `REQ-12`. */
  id: string | undefined;
  strength: "must" | "should" | "may";
  /** It forbids. */
  negative: boolean;
  /** Only those it names may. */
  exclusive: boolean;
  /** What has to hold first, without its `if` or `when`. */
  condition: { word: string; text: string } | undefined;
  /** What then holds. */
  outcome: string;
  /** A person and what they do, when the outcome begins with one. */
  deed: { actor: string; predicate: string } | undefined;
  /** What the sentence is about, when no person is. */
  subject: string;
  /** The sentence says `must` or the like in as many words. */
  explicit: boolean;
}

const modals =
  /\b(?:(must|shall|should|may|can|could|will|would|might)(?:\s+(not|never|only)\b|(n't|n’t)\b)?|(cannot|can't|can’t|won't)|(?:is|are)\s+(not\s+)?(?:required|allowed|permitted|able|expected|obliged|forbidden|supposed)\s+to|(?:has|have)\s+to|needs?\s+to|ha(?:s|ve)\s+the\s+ability\s+to)\b/iu;

const observed =
  /\b(?:displays?|shows?|sends?|returns?|answers?|responds?|redirects?|rejects?|refuses?|accepts?|locks?|expires?|logs?|records?|stores?|saves?|deletes?|removes?|creates?|updates?|calculates?|validates?|prevents?|blocks?|disables?|enables?|notif(?:y|ies)|receives?|sorts?|filters?|supports?|allows?|requires?|opens?|closes?|appears?|disappears?|fails?|succeeds?|keeps?|contains?|includes?|starts?|stops?|cancels?|retries|retry)\b|\b(?:is|are|gets?|becomes?)\s+(?:not\s+|never\s+|only\s+|automatically\s+|immediately\s+)?(?:\p{L}+ed|shown|sent|hidden|kept|set|put|written|given|taken|made|read|required|mandatory|optional|visible|available|unique|valid|invalid|empty|editable|read-only)\b|\bonly\b|\bat (?:least|most)\b|\b(?:minimum|maximum)\b/iu;

const lead =
  /^(if|when|whenever|once|after|as soon as|unless|upon|while|before|until|in case|given|where|for|on)\s+(.+?),\s*(?:then\s+)?(.+)$/iu;
const trail =
  /^(.+?),?\s+(if|when|whenever|once|after|as soon as|unless|upon|while|before|until|in case|provided that|as long as)\s+(.+)$/iu;

const aboutTheText =
  /^(?:this|the) (?:document|section|chapter|specification|table|list|figure|page) (?!(?:must|shall|should|is shown|shows))|^(?:see|refer to|note that|for example|e\.g\.|for details|as described)\b|\?$|\b(?:tbd|tbc|to be (?:defined|decided|confirmed)|not (?:shown|specified|defined)(?: (?:here|yet|beyond .*))?)$|^the following\b.*:$/iu;

/**
 * Reads a sentence as a requirement; `undefined` when it demands nothing. `taken` says that its place does (a list of criteria):
 * then any statement counts.
 */
export function readRequirement(sentence: string, taken = false): Requirement | undefined {
  const { id, rest } = withoutId(sentence);
  const text = withoutStop(
    rest
      .replace(/^(?:also|additionally|furthermore|moreover|however|in addition|finally|therefore|note:)[,:]?\s+/iu, "")
      .replace(/^[-–•*]\s*/u, ""),
  );
  if (
    text.length < 8 ||
    text.length > 600 ||
    !/\p{L}{2}.*\s/u.test(text) ||
    aboutTheText.test(withoutStop(text)) ||
    /\?\s*$/.test(sentence)
  )
    return undefined;
  const modal = modals.exec(text);
  const condition = splitCondition(text, modal !== null);
  if (!modal && !condition && !taken && !observed.test(text)) return undefined;
  const outcome = condition?.outcome ?? text;
  const strength = strengthOf(text);
  return {
    text: capitalised(text),
    id,
    strength: modal || /\b(required|mandatory|only|never)\b/i.test(text) ? strength : taken ? "must" : "should",
    negative: isNegative(outcome),
    exclusive: /\bonly\b/iu.test(outcome) && !/\b(?:read|write)-only\b/iu.test(outcome),
    condition: condition && { word: condition.word, text: condition.text },
    outcome: capitalised(outcome),
    deed: deedOf(outcome),
    subject: subjectOf(outcome),
    explicit: modal !== null,
  };
}

/** `[REQ-7] The …`, `FR 3.1: The …`, `AC2 - The …`. */
function withoutId(sentence: string): { id: string | undefined; rest: string } {
  const match = /^\s*[[(]?((?:[A-Z]{1,6}[-_ ]?){1,3}\d{1,5}(?:\.\d{1,3})*[a-z]?)[\])]?\s*[:.–—-]?\s+(?=\p{Lu}|["'“(]|\p{Ll}+\s)/u.exec(
    sentence,
  );
  if (!match?.[1]) return { id: undefined, rest: sentence.trim() };
  return { id: match[1], rest: sentence.slice(match[0].length).trim() };
}

function splitCondition(text: string, hasModal: boolean) {
  const first = lead.exec(text);
  const vague = /^(for|on|where)$/i.test(first?.[1] ?? "");
  if (first && (!vague || hasModal) && /\s/.test(first[3] ?? ""))
    return { word: (first[1] ?? "").toLowerCase(), text: first[2] ?? "", outcome: first[3] ?? "" };
  const last = trail.exec(text);
  if (last && (last[1] ?? "").length > 8 && (last[3] ?? "").length > 3)
    return { word: (last[2] ?? "").toLowerCase(), text: last[3] ?? "", outcome: last[1] ?? "" };
  return undefined;
}

function strengthOf(text: string): Requirement["strength"] {
  if (
    /\b(?:must|shall|has to|have to|needs? to|required|mandatory|never|cannot|can't|can not|may not|only|not allowed|forbidden|prohibited)\b/iu.test(
      text,
    )
  )
    return "must";
  return /\b(?:may|might|could|optional(?:ly)?|nice to have)\b/iu.test(text) ? "may" : "should";
}

function isNegative(text: string): boolean {
  return /\b(?:must|shall|should|may|can|will)\s+(?:not|never)\b|\b(?:cannot|can't|can’t|mustn't|shouldn't|won't|never)\b|\bnot (?:be )?(?:allowed|permitted|possible)\b|\b(?:forbidden|prohibited)\b|^(?:no|nobody|no one|neither)\b/iu.test(
    text,
  );
}

/** Who does what, without the modal: `{ actor: "Users", predicate: "reset their password" }`. */
function deedOf(outcome: string): Requirement["deed"] {
  const match = actor.exec(outcome);
  if (!match?.[1]) return undefined;
  const rest = outcome.slice(match[0].length);
  const modal = modals.exec(rest);
  const predicate = (modal && modal.index <= 12 ? rest.slice(modal.index + modal[0].length) : rest)
    .trim()
    .replace(/^(?:(?:also|only|always|then|either|to|not|never|be (?:able|allowed|permitted) to)\s+)+/iu, "");
  const verb = /^\p{L}+/u.exec(predicate)?.[0];
  if (
    !verb ||
    /^(?:be|been|is|are|was|were|have|has|had)$/iu.test(verb) ||
    /^(?:name|account|id|profile|interface|list|data|role|session)s?$/iu.test(verb)
  )
    return undefined;
  // What a person gets to see is the product's doing, unless it is forbidden.
  if (!isNegative(outcome) && /^(?:sees?|receives?|gets?)$/iu.test(verb)) return undefined;
  const base = modal ? verb.toLowerCase() : baseForm(verb);
  return { actor: match[1].replace(/^(?:only|no|all)\s+/iu, ""), predicate: base + predicate.slice(verb.length) };
}

function subjectOf(outcome: string): string {
  const verb = /\s(?:must|shall|should|may|can|cannot|could|will|would|is|are|has|have|needs?|does|do)\b/iu.exec(outcome);
  const subject = verb && verb.index <= 80 ? outcome.slice(0, verb.index) : "";
  return uncapitalised(subject.trim());
}
