import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../../context.ts";
import { worthAnotherTry } from "../providers/api/provider-error.ts";

/** A status or comment at a source host that is updated over time. */
export interface Post {
  organizationId: string;
  provider: ProviderId;
  /** `status acme/shop@<sha> <project>`, `comment acme/shop#5`. */
  subject: string;
}

export interface Posted {
  /** Its id at the host, if it has one. */
  remoteId: string | null;
  content: string;
}

export interface Before {
  remoteId: string | null;
  isNew: (content: string) => boolean;
}

/** Longer than a delivery may take. */
const heldSeconds = 90;

/**
 * Posts the current state. One process at a time holds a post and reads the state only while it holds it; another process that comes in the
 * meantime asks it to check again afterwards. So the last post is the newest state, and a retried `pending` never replaces a verdict.
 * Unchanged content is not sent again. @returns false when another process does it.
 */
export async function postCurrentState(ctx: Context, post: Post, work: (before: Before) => Promise<Posted | undefined>): Promise<boolean> {
  let mine = await lock(ctx, post);
  if (!mine) return false;
  while (mine) {
    const { remoteId, sent }: Held = mine;
    let posted: Posted | undefined;
    try {
      posted = await work({ remoteId, isNew: (content) => digest(content) !== sent });
    } catch (error) {
      // If this error is final, the other process's request gets its own attempt; otherwise our retry reads the newest state.
      const isAskedAgain = await unlock(ctx, post);
      if (!isAskedAgain || worthAnotherTry(error)) throw error;
      mine = await lock(ctx, post);
      if (!mine) return false;
      continue;
    }
    mine = await finish(ctx, post, posted);
  }
  return true;
}

interface Held {
  remoteId: string | null;
  sent: string | null;
}

/** Locks the post. `undefined` if another process has locked it; that process is then asked to check again. */
async function lock(ctx: Context, { organizationId, provider, subject }: Post): Promise<Held | undefined> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const free = sql`(post.held_until is null or post.held_until <= clock_timestamp())`;
    const { rows } = await sql<Held & { again: boolean }>`
      insert into source_host_posts as post (org_id, provider, subject, held_until)
      values (${organizationId}, ${provider}, ${subject}, clock_timestamp() + make_interval(secs => ${heldSeconds}))
      on conflict (org_id, provider, subject) do update set again = not ${free},
        held_until = case when ${free} then excluded.held_until else post.held_until end
      returning remote_id as "remoteId", sent, again`.execute(tx);
    const [row] = rows;
    return row && !row.again ? row : undefined;
  });
}

/** Stores what was posted. @returns the post, still held, if another process asked to check again; otherwise it is released. */
async function finish(ctx: Context, { organizationId, provider, subject }: Post, posted: Posted | undefined): Promise<Held | undefined> {
  const news = posted ? { remote_id: posted.remoteId, sent: digest(posted.content) } : {};
  return ctx.db.withTenant(organizationId, async (tx) => {
    const before = await tx
      .selectFrom("source_host_posts")
      .select("again")
      .where(isPost({ organizationId, provider, subject }))
      .forUpdate()
      .executeTakeFirst();
    const after = await tx
      .updateTable("source_host_posts")
      .set({
        ...news,
        again: false,
        held_until: before?.again ? sql<Date>`clock_timestamp() + make_interval(secs => ${heldSeconds})` : null,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where(isPost({ organizationId, provider, subject }))
      .returning(["remote_id as remoteId", "sent"])
      .executeTakeFirst();
    return before?.again ? after : undefined;
  });
}

/**
 * Releases a post after a failure. The host's state is unknown, because a request that timed out may have arrived, so the next state is always sent.
 * @returns whether another process asked to check again.
 */
async function unlock(ctx: Context, { organizationId, provider, subject }: Post): Promise<boolean> {
  const post = isPost({ organizationId, provider, subject });
  return ctx.db.withTenant(organizationId, async (tx) => {
    const before = await tx.selectFrom("source_host_posts").select("again").where(post).forUpdate().executeTakeFirst();
    await tx.updateTable("source_host_posts").set({ held_until: null, again: false, sent: null }).where(post).execute();
    return before?.again ?? false;
  });
}

const isPost = ({ organizationId, provider, subject }: Post) =>
  sql<boolean>`(org_id, provider, subject) = (${organizationId}, ${provider}, ${subject})`;

const digest = (content: string) => createHash("sha256").update(content).digest("base64url");
