import { baseForm } from "../words.ts";

/** Finds the word that makes a sentence a demand; groups: its words. */
export const modal =
  /\b(?:(?:must|shall|should|may|can|could|will|would|might)(?:\s+(?:not|never|only)\b|n['’]t\b)?|cannot|can['’]t|won['’]t|mustn['’]t|shouldn['’]t|needn['’]t|(?:is|are)\s+(?:not\s+|only\s+)?(?:required|allowed|permitted|able|expected|obliged|forbidden|supposed)\s+to|(?:has|have)\s+to|needs?\s+to|ha(?:s|ve)\s+the\s+ability\s+to)\b/iu;

const adverbs =
  /^(?:(?:also|always|only|never|then|thus|therefore|either|immediately|automatically|explicitly|clearly|still|again|both|all|not|at least once|\p{Ll}+ly)\s+)+/iu;

/** `The mail must be sent` as a fact: `The mail is sent`. What is permitted stays so: `Users can reset their password`. */
export function indicative(clause: string): string {
  const found = modal.exec(clause);
  if (!found || found.index === 0) return clause;
  const subject = clause.slice(0, found.index).trim();
  const words = found[0].toLowerCase().replace(/’/g, "'");
  let rest = clause.slice(found.index + found[0].length).trim();
  const negative = /\b(?:not|never|forbidden)\b|n't\b|cannot/.test(words);
  if (/^(?:may|can|could|might|cannot|can't)\b|\ballowed|\bpermitted|\bforbidden|\bability|able/.test(words)) {
    rest = rest.replace(/^be (?:able|allowed|permitted) to\s+/iu, "");
    return `${subject} ${negative ? "cannot" : words.endsWith(" only") ? "can only" : "can"} ${rest}`;
  }
  const able = /^(?:not\s+)?(?:also\s+)?be (?:able|allowed|permitted) to\s+/iu.exec(rest);
  if (able) return `${subject} ${negative || /^not/i.test(able[0]) ? "cannot" : "can"} ${rest.slice(able[0].length)}`;
  const only = words.endsWith(" only") ? "only " : "";
  const between = adverbs.exec(rest)?.[0] ?? "";
  rest = rest.slice(between.length);
  const verb = /^[\p{L}-]+/u.exec(rest)?.[0];
  if (!verb) return clause;
  const tail = rest.slice(verb.length);
  const many = isPlural(subject);
  const lower = verb.toLowerCase();
  if (lower === "be") return `${subject} ${many ? "are" : "is"} ${negative ? "not " : ""}${only}${between}${tail.trim()}`;
  if (negative) return `${subject} ${many ? "do" : "does"} not ${between}${verb}${tail}`;
  const finite = coordinated(tail, many);
  return `${subject} ${only}${between}${many ? lower : thirdPerson(lower)}${finite}`;
}

const commonVerbs =
  /(?<=\b(?:and|or|then|but)\s)(send|show|display|log|save|store|delete|remove|create|update|reject|accept|lock|notify|return|redirect|calculate|print|export|import|contain|include|keep|mark|set|close|open|cancel|end|start|stop|write|record|ask|offer|list|name|inform|warn|retry|block|refuse|be)\b/giu;

/** `send a mail and log it`: the second verb follows the first. */
function coordinated(tail: string, many: boolean): string {
  return many ? tail : tail.replace(commonVerbs, (verb) => (verb.toLowerCase() === "be" ? "is" : thirdPerson(verb)));
}

export function thirdPerson(verb: string): string {
  const irregular: Readonly<Record<string, string>> = { have: "has", do: "does", be: "is", go: "goes" };
  if (Object.hasOwn(irregular, verb)) return irregular[verb] ?? verb;
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, "ies");
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export function isPlural(subject: string): boolean {
  const bare = subject
    .replace(/\s(?:of|for|in|with|from|on|to|that|which|who|under|over|above|below|without|by|at|between|older|younger|larger)\s.*$/iu, "")
    .trim();
  if (/^(?:both|these|those|they|we|you|several|many|users|people)\b/iu.test(bare)) return true;
  if (/^(?:an?|each|every|any one|this|that|it|one|no one|nobody|everyone|anyone)\b/iu.test(bare) && !/\b(?:and)\b/.test(bare))
    return false;
  if (/\s(?:and)\s/iu.test(bare)) return true;
  const last = bare.split(/\s/).at(-1) ?? "";
  return (
    /(?:[^sui'’]s|ies|people|children|criteria|data sets)$/iu.test(last) &&
    !/(?:status|address|process|access|business|analysis|canvas|news|bus|gas)$/iu.test(last)
  );
}

/** What stands behind the subject, as an infinitive: of `must be sent`, `be sent`; of `sends a mail`, `send a mail`. */
export function infinitive(rest: string): { predicate: string; verb: string } {
  const found = modal.exec(rest);
  const after = (found && found.index <= 25 ? rest.slice(found.index + found[0].length) : rest)
    .trim()
    .replace(/^(?:(?:also|only|always|then|either|to|not|never|be (?:able|allowed|permitted) to)\s+)+/iu, "");
  const verb = /^[\p{L}-]+/u.exec(after)?.[0] ?? "";
  const base = found ? verb.toLowerCase() : baseForm(verb);
  return { predicate: base + after.slice(verb.length), verb: base };
}
