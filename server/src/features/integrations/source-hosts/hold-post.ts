import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ProviderId } from "@gantry/contract/integration-settings.ts";
import type { Context } from "../../../context.ts";
import { RetryLater } from "../../../platform/outbox/topic.ts";

/** One thing of ours at a source host that is replaced as things change. */
export interface Post {
  organizationId: string;
  provider: ProviderId;
  /** `status acme/shop@<sha> <project>`, `comment acme/shop#5`. */
  subject: string;
}

interface Posted {
  /** Its id there, when it has one. */
  remoteId: string | null;
  content: string;
}

/** Longer than a delivery's work may take. */
const heldSeconds = 90;
const busyMs = 2_000;

/**
 * Posts what is true now. One process at a time works on a post and reads only after it has it, so that whoever posts last posts the newest;
 * what stands there already is not sent again.
 * @throws {RetryLater} while another one is at it.
 */
export async function holdPost(
  ctx: Context,
  post: Post,
  work: (before: { remoteId: string | null; isNew: (content: string) => boolean }) => Promise<Posted | undefined>,
): Promise<void> {
  const before = await hold(ctx, post);
  let posted: Posted | undefined;
  try {
    posted = await work({ remoteId: before.remoteId, isNew: (content) => digest(content) !== before.sent });
  } finally {
    await letGo(ctx, post, posted);
  }
}

async function hold(ctx: Context, { organizationId, provider, subject }: Post) {
  const row = await ctx.db.withTenant(organizationId, async (tx) => {
    const { rows } = await sql<{ remoteId: string | null; sent: string | null }>`
      insert into source_host_posts as post (org_id, provider, subject, held_until)
      values (${organizationId}, ${provider}, ${subject}, clock_timestamp() + make_interval(secs => ${heldSeconds}))
      on conflict (org_id, provider, subject) do update set held_until = excluded.held_until
        where post.held_until is null or post.held_until <= clock_timestamp()
      returning remote_id as "remoteId", sent`.execute(tx);
    return rows[0];
  });
  if (!row) throw new RetryLater("another delivery is at work on it", busyMs);
  return row;
}

async function letGo(ctx: Context, { organizationId, provider, subject }: Post, posted: Posted | undefined): Promise<void> {
  await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .updateTable("source_host_posts")
      .set({
        held_until: null,
        updated_at: sql<Date>`clock_timestamp()`,
        ...(posted ? { remote_id: posted.remoteId, sent: digest(posted.content) } : {}),
      })
      .where("org_id", "=", organizationId)
      .where("provider", "=", provider)
      .where("subject", "=", subject)
      .execute(),
  );
}

const digest = (content: string) => createHash("sha256").update(content).digest("base64url");
