import multipart from "@fastify/multipart";
import { specToTests } from "@gantry/contract/spec-to-tests/routes.ts";
import type { FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import { forbidden, notFound } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { whileArriving } from "../../platform/http/while-arriving.ts";
import { ModelError } from "../../platform/models/model.ts";
import { DocumentError, ReaderFailure } from "./document/document.ts";
import { openEventStream } from "./event-stream.ts";
import { type Order, generateTestCases } from "./generate-test-cases.ts";
import { chooseGenerator } from "./choose-generator.ts";
import { readUpload } from "./read-upload.ts";

export function mountSpecToTests(mounting: Mounting, ctx: Context): void {
  // Parsers of its own: whatever a body is, the feature's switch is looked at first.
  mounting.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
    await app.register(multipart, { throwFileSizeLimit: false });
    mount({ ...mounting, app }, specToTests, {
      generate: async ({ caller, request, reply, warnings }) => {
        await requireFeature(ctx, caller.organizationId);
        const { file, form, warnings: ignored } = await whileArriving(request.raw, ctx.config.arrival, () => readUpload(request));
        await requireProject(ctx, caller.organizationId, form.projectId);
        const generator = await chooseGenerator(ctx, caller.organizationId);
        await stream(ctx, { organizationId: caller.organizationId, ...form, file, generator }, [...warnings, ...ignored], reply);
      },
    });
  });
}

async function requireFeature(ctx: Context, organizationId: string): Promise<void> {
  const organization = await ctx.db.withTenant(organizationId, (tx) =>
    tx.selectFrom("organizations").select("ai_features").where("id", "=", organizationId).executeTakeFirst(),
  );
  if (organization?.ai_features.specToTest === false)
    throw forbidden("Feature not enabled", {
      message: "Spec-to-tests is switched off for this organization. An admin can switch it on in the settings.",
      code: "FEATURE_DISABLED",
    });
}

async function requireProject(ctx: Context, organizationId: string, id: string): Promise<void> {
  const project = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("projects")
      .select("id")
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  );
  if (!project) throw notFound("Project not found");
}

async function stream(ctx: Context, order: Order, warnings: readonly string[], reply: FastifyReply): Promise<void> {
  const events = openEventStream(reply);
  try {
    const complete = await generateTestCases(ctx, order, (progress) => events.send("progress", progress), events.signal);
    events.send("complete", warnings.length > 0 ? { ...complete, warnings } : complete);
  } catch (error) {
    if (!events.signal.aborted) events.send("error", { message: messageOf(ctx, error) });
  } finally {
    events.end();
  }
}

/** Errors about the document and the model are shown as they are. Everything else is logged, and the user is told to try again. */
function messageOf(ctx: Context, error: unknown): string {
  if (error instanceof DocumentError || error instanceof ModelError) return error.message;
  ctx.log.error({ err: error }, "generating test cases failed");
  if (error instanceof ReaderFailure) return error.forUser;
  return "The test cases could not be generated. Nothing was stored; try again.";
}
