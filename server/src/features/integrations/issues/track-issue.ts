import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, HttpError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { accessWithin, connectionError } from "../linked/check-connection.ts";
import { openSettings } from "../linked/linked-record.ts";
import { ProviderError } from "../providers/api/provider-error.ts";
import type { CreatedIssue, Issue, Tracker } from "../providers/api/provider.ts";
import { providers } from "../providers/registry.ts";
import { readLinked } from "../linked/store.ts";
import { notLinked, unreadable } from "../linked/test-provider.ts";
import {
  deleteIssueRecord,
  type IssueSubject,
  type IssueRow,
  release,
  reserve,
  type Reservation,
  storeIncomplete,
  storeIssue,
} from "./issue-record.ts";

/** An issue to create. */
export interface NewIssue {
  place: IssueSubject;
  issue: Omit<Issue, "reference">;
  /** For the audit log. */
  target: { targetType: string; targetId: string; details: Record<string, unknown> };
}

const timeoutMs = 25_000;
/** After a missing response: the tracker may still be creating the issue, and its search index lags. */
const unsureSeconds = 10;

/**
 * Creates an issue in the linked tracker; only one for each subject, also with concurrent requests. If an earlier attempt was interrupted, its issue is
 * found and completed. `compose` is called in the transaction that reserves the issue.
 * @returns `undefined` when what it is about was deleted in the meantime
 * @throws 409 when there is one, or the tracker is not linked; 400 with the tracker's message; what `compose` throws.
 */
export async function trackIssue(
  ctx: Context,
  actor: Actor & { name: string },
  compose: (tx: TenantTransaction) => Promise<NewIssue>,
): Promise<IssueRow | undefined> {
  const { organizationId } = actor;
  const { wanted, settings, reservation } = await ctx.db.withTenant(organizationId, async (tx) => {
    const wanted = await compose(tx);
    const { provider } = wanted.place;
    const record = await readLinked(tx, provider);
    if (!record?.enabled) throw notLinked(provider);
    const settings = openSettings(ctx.secrets, organizationId, provider, record);
    if (!settings) throw unreadable(provider);
    return { wanted, settings, reservation: await reserve(tx, wanted.place, { id: actor.userId, name: actor.name }) };
  });
  const { place, target } = wanted;
  const { tracker } = providers[place.provider](settings, accessWithin(ctx, timeoutMs));
  if (!tracker)
    throw badRequest("Provider not supported", {
      message: `${place.provider} has no issues. Name a linked issue tracker.`,
      code: "PROVIDER_NOT_SUPPORTED",
    });
  const inTenant = <T>(work: (tx: TenantTransaction) => Promise<T>) => ctx.db.withTenant(organizationId, work);
  const created = await put(inTenant, place, tracker, { ...wanted.issue, reference: reservation.reference }, reservation);
  return inTenant(async (tx) => {
    const row = await storeIssue(tx, place, created);
    if (!row) return undefined;
    const details = { provider: place.provider, key: created.key, ...target.details };
    await recordAudit(ctx, tx, actor, { ...target, action: "issue.created", details });
    return row;
  });
}

/**
 * Makes sure that the tracker has the issue with its whole text. The progress is stored after each step, so that the next attempt continues there:
 * a rejection frees the record, a missing response keeps it so that the issue can be looked up.
 */
async function put(
  inTenant: <T>(work: (tx: TenantTransaction) => Promise<T>) => Promise<T>,
  place: IssueSubject,
  tracker: Tracker,
  issue: Issue,
  { key, url, since, taken }: Reservation,
): Promise<CreatedIssue> {
  const freeAfter = (seconds: number) => inTenant((tx) => release(tx, place, seconds));
  const inWords = (error: unknown, more: string) => withMore(connectionError(place.provider, error), more);

  let created: CreatedIssue | undefined = key === "" ? undefined : { key, url };
  if (!created && since) {
    created = await tracker.findIssue(issue, { since, taken }).catch(async (error: unknown) => {
      await freeAfter(0);
      throw inWords(error, "Gantry was looking for the issue that an earlier try may have created. Try again.");
    });
  }
  created ??= await tracker.createIssue(issue).catch(async (error: unknown) => {
    if (!isRefusal(error)) {
      await freeAfter(unsureSeconds);
      throw inWords(error, `If the issue was created anyway, the next attempt finds it. Try again in ${unsureSeconds} seconds.`);
    }
    await inTenant((tx) => deleteIssueRecord(tx, place));
    throw connectionError(place.provider, error);
  });
  if (!tracker.completeIssue) return created;
  const known = created;
  await inTenant((tx) => storeIncomplete(tx, place, known));
  await tracker.completeIssue(issue, known.key).catch(async (error: unknown) => {
    await freeAfter(0);
    throw inWords(error, `The issue ${known.key} was created, but without its text. Try again to add it.`);
  });
  return created;
}

/** The tracker has responded without creating anything. */
const isRefusal = (error: unknown) => error instanceof ProviderError && error.kind !== "unavailable";

function withMore(error: unknown, more: string): unknown {
  if (!(error instanceof HttpError)) return error;
  const { error: title, message = "", ...rest } = error.reply;
  return new HttpError(error.status, { ...rest, error: title, message: `${message} ${more}`.trim() });
}
