import { sql } from "kysely";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { FailureState } from "@gantry/contract/failure-groups/constants.ts";
import type { ChangeFailures } from "@gantry/contract/failure-groups/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { cutText } from "../../platform/cut-text.ts";
import { notFound } from "../../platform/errors.ts";
import { findMember } from "../accounts/find-member.ts";
import { type Actor, recordAudits } from "../audit/record-audit.ts";
import { failureTitle } from "./failure-title.ts";
import { type RecordedChange, recordChanges } from "./record-changes.ts";

interface Group {
  id: string;
  project_id: string;
  fingerprint: string;
  state: FailureState;
  owner_id: string | null;
  owner_team: string | null;
  owner: string | null;
  category: FailureCategory | null;
  /** Of its last occurrence. */
  message: string | null;
}

interface Change extends Omit<RecordedChange, "groupId"> {
  group: Group;
}

/**
 * Sets the state or the owner of failures. Unknown ids, and failures that are so already, are left out.
 * @returns how many were changed
 * @throws 404 `User not found` for an owner who is not a member.
 */
export async function changeGroups(ctx: Context, actor: Actor & { name: string }, request: ChangeFailures): Promise<number> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const owner = await ownerOf(tx, request);
    const groups = await lockGroups(tx, request.ids);
    const changes = groups.flatMap((group) => changesOf(group, request.state, owner));
    if (changes.length === 0) return 0;
    const changed = (what: Change["what"]) => changes.flatMap((each) => (each.what === what ? [each.group.id] : []));
    if (request.state !== undefined) await setState(tx, changed("state"), request.state, actor.userId);
    if (owner) await setOwner(tx, changed("owner"), owner);
    await record(ctx, tx, actor, changes);
    return new Set(changes.map(({ group }) => group.id)).size;
  });
}

interface Owner {
  id: string | null;
  team: string | null;
  name: string | null;
}

/** `undefined`: the owner stays. */
async function ownerOf(tx: TenantTransaction, { ownerId, ownerTeam }: ChangeFailures): Promise<Owner | undefined> {
  if (ownerTeam !== undefined) return { id: null, team: ownerTeam, name: ownerTeam };
  if (ownerId === undefined) return undefined;
  if (ownerId === null) return { id: null, team: null, name: null };
  const member = await findMember(tx, ownerId);
  if (!member) throw notFound("User not found");
  return { id: ownerId, team: null, name: member.name };
}

/** In the order of ids, as runs do that end at the same time. */
async function lockGroups(tx: TenantTransaction, ids: readonly string[]): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select g.id, g.project_id, g.fingerprint, g.state, g.owner_id, g.owner_team,
      coalesce(g.owner_team, (select name from users u where u.id = g.owner_id)) as owner, o.category, o.message
    from failure_groups g left join lateral (
      select category, message from failure_occurrences o
      where o.org_id = g.org_id and o.project_id = g.project_id and o.fingerprint = g.fingerprint order by o.at desc limit 1
    ) o on true
    where g.org_id = ${tx.organizationId} and g.id = any(${ids as string[]}::text[])
    order by g.id for no key update of g`.execute(tx);
  return rows;
}

function changesOf(group: Group, state: FailureState | undefined, owner: Owner | undefined): Change[] {
  const isOther = owner && (owner.id !== group.owner_id || owner.team !== group.owner_team);
  return [
    ...(state !== undefined && state !== group.state ? [{ group, what: "state" as const, from: group.state, to: state }] : []),
    ...(isOther ? [{ group, what: "owner" as const, from: group.owner, to: owner.name }] : []),
  ];
}

async function setState(tx: TenantTransaction, ids: readonly string[], state: FailureState, userId: string | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("failure_groups")
    .set({ state, state_at: sql<Date>`clock_timestamp()`, state_by: userId })
    .where("org_id", "=", tx.organizationId)
    .where("id", "in", [...ids])
    .execute();
}

async function setOwner(tx: TenantTransaction, ids: readonly string[], owner: Owner): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("failure_groups")
    .set({ owner_id: owner.id, owner_team: owner.team })
    .where("org_id", "=", tx.organizationId)
    .where("id", "in", [...ids])
    .execute();
}

const maxTitleLength = 200;

const titleOf = ({ category, message }: Group) =>
  category && message ? { failure: cutText(failureTitle(category, message), maxTitleLength) } : {};

async function record(ctx: Context, tx: TenantTransaction, actor: Actor & { name: string }, changes: readonly Change[]): Promise<void> {
  await recordChanges(
    ctx,
    tx,
    { by: { id: actor.userId, name: actor.name } },
    changes.map(({ group, ...change }) => ({ groupId: group.id, ...change })),
  );
  await recordAudits(
    ctx,
    tx,
    actor,
    changes.map(({ group, what, from, to }) => ({
      action: what === "state" ? "failure.state_changed" : "failure.owner_changed",
      targetType: "failure",
      targetId: group.id,
      details: { projectId: group.project_id, fingerprint: group.fingerprint, ...titleOf(group), from, to },
    })),
  );
}
