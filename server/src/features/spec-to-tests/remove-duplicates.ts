import type { RemovedTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { DraftCase } from "./draft/draft-case.ts";
import { titleKey } from "./draft/title-key.ts";

export interface Reviewed {
  kept: DraftCase[];
  removed: RemovedTestCase[];
}

/**
 * Leaves out what the project has already, and what comes twice. Titles that differ only in case, marks and
 * spaces are the same, and so are cases with equal preconditions and steps.
 */
export async function removeDuplicates(
  ctx: Context,
  of: { organizationId: string; projectId: string },
  drafts: readonly DraftCase[],
): Promise<Reviewed> {
  const existing = await existingTitles(
    ctx,
    of,
    drafts.map((draft) => draft.title),
  );
  const kept = new Map<string, DraftCase>();
  /** Cases by what they do: another title does not make another case. */
  const sameSteps = new Map<string, DraftCase>();
  const removed: RemovedTestCase[] = [];
  for (const draft of drafts) {
    const key = titleKey(draft.title) || draft.title;
    const there = existing.get(key);
    const before = kept.get(key) ?? sameSteps.get(stepsKey(draft));
    if (there !== undefined) removed.push({ title: draft.title, duplicateOf: there, of: "project" });
    else if (before) removed.push({ title: draft.title, duplicateOf: before.title, of: "document" });
    else {
      kept.set(key, draft);
      sameSteps.set(stepsKey(draft), draft);
    }
  }
  return { kept: [...kept.values()], removed };
}

/** What a case does, apart from letter case, punctuation and its title. */
function stepsKey({ preconditions, steps }: DraftCase): string {
  const words = [...preconditions, "\n", ...steps.flatMap(({ action, expectedResult }) => [action, expectedResult])];
  return words
    .map((text) =>
      text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .join("|");
}

/** The project's titles that any of these repeats, by key. */
async function existingTitles(
  ctx: Context,
  { organizationId, projectId }: { organizationId: string; projectId: string },
  titles: readonly string[],
): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map();
  const rows = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("test_cases")
      .select("title")
      .distinct()
      .where("org_id", "=", tx.organizationId)
      .where("project_id", "=", projectId)
      .where(sql<boolean>`title_key = any(select test_case_title_key(t) from unnest(${[...titles]}::text[]) t)`)
      .execute(),
  );
  return new Map(rows.map(({ title }) => [titleKey(title) || title, title]));
}
