import multipart from "@fastify/multipart";
import { specToTests } from "@gantry/contract/spec-to-tests/routes.ts";
import type { FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { whileArriving } from "../../platform/http/bodies/while-arriving.ts";
import { ModelError } from "../../platform/models/model.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { DocumentError, ReaderFailure } from "./document/document.ts";
import { openEventStream } from "./event-stream.ts";
import { type Order, generateTestCases } from "./generate-test-cases.ts";
import { chooseGenerator } from "./choose-generator.ts";
import { readUpload } from "./read-upload.ts";
import { requireFeature } from "./require-feature.ts";

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
        await ctx.db.withTenant(caller.organizationId, (tx) => requireProject(tx, form.projectId));
        const generator = await chooseGenerator(ctx, caller.organizationId);
        await stream(ctx, { organizationId: caller.organizationId, ...form, file, generator }, [...warnings, ...ignored], reply);
      },
    });
  });
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
