import type { Context } from "../../context.ts";
import { isDatabaseDown } from "../../platform/db/database-down.ts";

/** A part of a job, for one organization. */
interface Item {
  org_id: string;
  id?: string;
}

export type OnFailure = (organizationId: string, error: unknown) => void;

/** More than one dropped connection: the database is unreachable, and every other item would fail, too. */
const connectionErrorsInARow = 3;

/**
 * Handles the items of a job for all organizations, one after another. A failure is logged with the message `failure` and does not stop the others;
 * `onFailure` gets it as well. @throws when the database is unreachable
 */
export async function eachOrganization<T extends Item>(
  ctx: Pick<Context, "log">,
  items: readonly T[],
  failure: string,
  work: (item: T) => Promise<void>,
  onFailure?: OnFailure,
): Promise<void> {
  let connectionErrors = 0;
  for (const item of items) {
    try {
      await work(item);
      connectionErrors = 0;
    } catch (error) {
      connectionErrors = isDatabaseDown(error) ? connectionErrors + 1 : 0;
      if (connectionErrors === connectionErrorsInARow) throw error;
      ctx.log.error({ err: error, organizationId: item.org_id, id: item.id }, failure);
      onFailure?.(item.org_id, error);
    }
  }
}
