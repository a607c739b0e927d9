import type { DraftCase } from "../draft/draft-case.ts";
import { titleKey } from "../draft/title-key.ts";
import { maxTitle } from "./cases/statement-cases.ts";
import { shortened, withoutStop } from "../text/words.ts";

/**
 * Cases that do different things under the same title, such as two scenarios that both end with `The system rejects the request`, get what tells them
 * apart: a precondition, what is done, or their heading. Otherwise the second one would count as a duplicate.
 */
export function withDistinctTitles(drafts: readonly DraftCase[]): DraftCase[] {
  const known = new Map<string, string>();
  return drafts.map((draft) => {
    const title = titlesFor(draft).find((one) => (known.get(titleKey(one)) ?? contentOf(draft)) === contentOf(draft)) ?? draft.title;
    known.set(titleKey(title), contentOf(draft));
    return title === draft.title ? draft : { ...draft, title };
  });
}

/** The title itself, then those that say more. */
function titlesFor({ title, preconditions, steps, source, suite }: DraftCase): string[] {
  const details = [steps[0]?.action, preconditions[0], source.heading, suite].filter(
    (one) => one !== undefined && one !== "" && one !== title,
  );
  const all = details.join("; ");
  return [title, ...[...details, all].map((detail) => shortened(`${withoutStop(title)} (${withoutStop(detail ?? "")})`, maxTitle))];
}

/** Case and marks make no difference, as in titles. */
const contentOf = ({ preconditions, steps }: DraftCase) =>
  JSON.stringify([preconditions.map(titleKey), steps.map(({ action, expectedResult }) => [titleKey(action), titleKey(expectedResult)])]);
