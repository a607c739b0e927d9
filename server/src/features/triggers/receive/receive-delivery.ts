import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DeliveryResult, PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { HttpError, notFound } from "../../../platform/errors.ts";
import type { Guard } from "../../../platform/http/guard.ts";
import { LargeBodies } from "../../../platform/http/bodies/large-bodies.ts";
import { type GitEventOptions, type ReadGitEvent, uploadTimeoutMs } from "../../uploads/upload-reader-jobs.ts";
import { readEvent } from "./read-event.ts";
import { protocols } from "../hosts/protocols.ts";
import { findHook, type Hook } from "./find-hook.ts";
import { readBody, type SignedBody } from "./read-body.ts";
import { recordDelivery } from "./record-delivery.ts";

/** Parsing more would hold up other requests. */
const smallBytes = 64 * 1024;

/**
 * Receives webhooks of Git hosts.
 * @throws 404 for an unknown address; 401 for a wrong secret or signature; 413 and 408 like any body; 429 above the limit of requests per trigger, and for
 *   senders that keep guessing. What is ignored or refused after that is a success, because hosts disable a webhook that fails.
 */
export function deliveryReceiver(ctx: Context, guard: Guard) {
  const largeBodies = new LargeBodies((most) => `${most} large webhooks for this organization are being received from your address.`);
  return async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<DeliveryResult> => {
    const hook = await findHook(ctx, token);
    if (!hook) {
      await guard.countGuess(request);
      throw addressNotFound();
    }
    // Anyone who knows the URL can send a request. Until the sender is verified, only the sender's address is limited.
    await guard.count("api", `trigger ${hook.triggerId} from ${request.ip}`);
    const protocol = protocols[hook.host];
    const proof = protocol.proofIn(request.headers);
    const body = proof === undefined ? undefined : await receiveBody(request, reply, hook);
    if (proof === undefined || body === undefined || !protocol.isProven(proof, { secret: hook.secret, signature: body.signature })) {
      await noteRejected(ctx, hook);
      await guard.countGuess(request);
      throw notProven(hook, proof);
    }
    await guard.count("api", `trigger ${hook.triggerId}`);
    const event = protocol.eventIn(request.headers).slice(0, 100);
    return recordDelivery(ctx, hook, {
      deliveryId: protocol.deliveryIdIn(request.headers)?.slice(0, 100) ?? body.hash.toString("hex"),
      bodyHash: protocol.signsBody ? body.hash : null,
      eventName: event,
      event: await read(ctx, hook, { host: hook.host, event, isForm: isForm(request), paths: hook.paths }, body.bytes),
    });
  };

  function receiveBody(request: FastifyRequest, reply: FastifyReply, { organizationId, secret }: Hook): Promise<SignedBody> {
    largeBodies.admit(`${organizationId} ${request.ip}`, request, reply);
    return readBody(ctx, request, secret);
  }
}

const isForm = ({ headers }: FastifyRequest): boolean => (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

async function read(ctx: Context, { organizationId }: Hook, options: GitEventOptions, body: Buffer): Promise<ReadGitEvent> {
  if (body.length <= smallBytes && !hasPatterns(options.paths)) return readEvent(options, body);
  try {
    const reading = { owner: organizationId, deadlineMs: uploadTimeoutMs, input: Readable.from([body]) };
    return (await ctx.uploadReaders.read("gitEvent", options, reading)).result;
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
    ctx.log.warn({ err: error, organizationId }, "a webhook could not be read");
    return { kind: "none", reason: `The payload could not be read: ${error.message}. Deliver it again.` };
  }
}

const hasPatterns = ({ include, exclude }: PatternFilter): boolean => include.length + exclude.length > 0;

/** Shown with the trigger. At most once a minute, because anyone who knows the URL can cause it. */
async function noteRejected(ctx: Context, { organizationId, triggerId }: Hook): Promise<void> {
  await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .updateTable("run_triggers")
      .set({ rejected_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
      .where("id", "=", triggerId)
      .where(sql<boolean>`rejected_at is null or rejected_at < clock_timestamp() - interval '1 minute'`)
      .execute(),
  );
}

const addressNotFound = () =>
  notFound("Trigger not found", {
    message: "No trigger has this address. It may have been deleted. Copy the address from the trigger's settings in Gantry.",
    code: "TRIGGER_NOT_FOUND",
  });

const proofs = {
  github: "the signature in X-Hub-Signature-256",
  gitea: "the signature in X-Gitea-Signature",
  gitlab: "the secret token in X-Gitlab-Token",
} satisfies Record<Hook["host"], string>;

function notProven({ host }: Hook, proof: string | undefined): HttpError {
  const what = `${proofs[host]} ${proof === undefined ? "is missing" : "is wrong"}`;
  const message = `${what[0]?.toUpperCase()}${what.slice(1)}. Enter the trigger's secret in the settings of the webhook; you can create a new one in the trigger's settings.`;
  return new HttpError(401, { error: "Invalid signature", message, code: "INVALID_SIGNATURE" });
}
