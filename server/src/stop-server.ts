import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "./context.ts";
import type { Members } from "./features/accounts/members.ts";
import { endPresence } from "./features/runs/dispatch/server-presence.ts";
import type { App } from "./platform/http/app.ts";
import type { Drain } from "./platform/http/drain.ts";
import type { Outbox } from "./platform/outbox/outbox.ts";

/** Longer than a request needs from a client to the server. */
const idleConnectionMs = 300;

interface RunningParts {
  app: App;
  drain: Drain;
  outbox: Outbox;
  jobs: { stop(): void };
  members: Members;
  stopRelaying: (() => void) | undefined;
  stopListening: (() => Promise<void>) | undefined;
}

/** Answers the requests in progress, then ends everything in an order in which nothing uses what has ended. */
export async function stopServer(
  ctx: Context,
  { app, drain, outbox, jobs, members, stopRelaying, stopListening }: RunningParts,
): Promise<void> {
  drain.start();
  jobs.stop();
  // Load balancers that poll /ready keep sending requests until their next check.
  await sleep(ctx.config.stopDelayMs);
  await drain.stopAccepting(idleConnectionMs);
  await Promise.all([outbox.stop(), ctx.background.close()]);
  ctx.mailer.close();
  stopRelaying?.();
  // The channel also waits for the last connection.
  await Promise.all([ctx.channel.close(), drain.ended()]);
  await app.close();
  await stopListening?.();
  await members.close();
  // Requests answered in the meantime may have started more.
  await ctx.background.idle();
  await ctx.uploadReaders.close();
  await endPresence(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "the stop of this server could not be recorded"));
  await ctx.db.close();
}
