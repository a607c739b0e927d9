import { actor } from "../words.ts";
import { infinitive, modal } from "./indicative.ts";
import { roleOf } from "./role.ts";

/** What a person does, as a step for a tester: `The user opens the cart` is `As a user, open the cart`. */
export function imperative(text: string): { action: string; event: string } | undefined {
  const start = actor.exec(text);
  if (!start?.[1] || modal.test(text)) return undefined;
  const rest = text.slice(start[0].length);
  const verb = /^\p{L}+/u.exec(rest)?.[0] ?? "";
  if (!/^\p{Ll}+(?:s|y)$/u.test(verb) || /^(?:is|was|has|does|goes|'s)$/u.test(verb)) return undefined;
  return { action: `As ${roleOf(start[1])}, ${infinitive(rest).predicate}`, event: text };
}
