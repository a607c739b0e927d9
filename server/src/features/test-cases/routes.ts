import { Readable } from "node:stream";
import { testCases } from "@gantry/contract/test-cases/routes.ts";
import type { Context } from "../../context.ts";
import { decodeCursor, toPage } from "../../platform/db/keyset.ts";
import { badRequest, notFound } from "../../platform/errors.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { type Handlers, type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { textStream } from "../../platform/http/bodies/text-stream.ts";
import { actorOf } from "../audit/record-audit.ts";
import { idempotencyOf } from "../idempotency/earlier-response.ts";
import { addAttachment } from "./attachments/add-attachment.ts";
import { deleteAttachment } from "./attachments/delete-attachments.ts";
import { listAttachments, sendAttachment } from "./attachments/read-attachments.ts";
import { changeCase } from "./change-case.ts";
import { createCase, createCases } from "./create-cases.ts";
import { deleteCase, deleteCases, deleteSuite } from "./delete-cases.ts";
import { coverageCsv } from "./export-coverage.ts";
import { exportCases } from "./export-cases.ts";
import { changeField, createField, deleteField, listFields } from "./fields/change-fields.ts";
import { importCases } from "./import-cases.ts";
import { listCaseChanges } from "./list-case-changes.ts";
import { listCaseResults } from "./list-case-results.ts";
import { listCasesOfTest } from "./links/cases-of-test.ts";
import { linkTest, unlinkTest } from "./links/change-link.ts";
import { listLinkedTests } from "./links/tests-of-case.ts";
import { presentCase } from "./present.ts";
import { readCoverage } from "./read-coverage.ts";
import { findCase, listCases, listSuites } from "./record/store.ts";

export function mountTestCases(mounting: Mounting, ctx: Context): void {
  mount(mounting, testCases, {
    list: listHandler(ctx),
    suites: async ({ caller, query }) => {
      const projectId = projectOf(query);
      return ok(await ctx.db.withTenant(caller.organizationId, (tx) => listSuites(tx, projectId)));
    },
    export: exportHandler(ctx),
    import: async ({ caller, body, request }) =>
      ok(await importCases(ctx, { ...actorOf({ caller, request }), name: caller.name }, body, idempotencyOf(request))),
    create: async ({ caller, body: { projectId, ...content } }) => ok(await createCase(ctx, caller.organizationId, projectId, content)),
    bulkCreate: async ({ caller, body, request }) =>
      ok(await createCases(ctx, caller.organizationId, body.projectId, body.testCases, idempotencyOf(request))),
    bulkDelete: async ({ caller, body, request }) =>
      ok({ deleted: await deleteCases(ctx, actorOf({ caller, request }), body.projectId, body.ids) }),
    suiteDelete: async ({ caller, body, request }) =>
      ok({ deleted: await deleteSuite(ctx, actorOf({ caller, request }), body.projectId, body.suite) }),
    get: async ({ caller, params }) => {
      const row = await ctx.db.withTenant(caller.organizationId, (tx) => findCase(tx, params.id));
      if (!row) throw notFound("Test case not found");
      return ok(presentCase(row));
    },
    change: async ({ caller, params, body }) => ok(await changeCase(ctx, caller.organizationId, authorOf(caller), params.id, body)),
    delete: async ({ caller, params, request }) => ok({ deleted: await deleteCase(ctx, actorOf({ caller, request }), params.id) }),
    history: async ({ caller, params }) => ok(await listCaseChanges(ctx, caller.organizationId, params.id)),
    coverage: async ({ caller, query }) => ok(await readCoverage(ctx, caller.organizationId, projectOf(query))),
    coverageExport: coverageExportHandler(ctx),
    linkedTests: async ({ caller, params }) => ok(await listLinkedTests(ctx, caller.organizationId, params.id)),
    linkTest: async ({ caller, params }) =>
      ok(await linkTest(ctx, caller.organizationId, authorOf(caller), { caseId: params.id, testId: params.testId })),
    unlinkTest: async ({ caller, params }) =>
      ok(await unlinkTest(ctx, caller.organizationId, authorOf(caller), { caseId: params.id, testId: params.testId })),
    ofTest: async ({ caller, params }) => ok(await listCasesOfTest(ctx, caller.organizationId, params.id)),
    attachments: async ({ caller, params }) => ok(await listAttachments(ctx, caller.organizationId, params.id)),
    addAttachment: async ({ caller, params, body }) =>
      ok(await addAttachment(ctx, caller.organizationId, authorOf(caller), params.id, body)),
    attachment: ({ caller, params, reply }) =>
      sendAttachment(ctx, caller.organizationId, { caseId: params.id, attachmentId: params.attachmentId }, reply),
    deleteAttachment: async ({ caller, params }) =>
      ok(await deleteAttachment(ctx, caller.organizationId, authorOf(caller), { caseId: params.id, attachmentId: params.attachmentId })),
    fields: async ({ caller, params }) => ok(await listFields(ctx, caller.organizationId, params.id)),
    createField: async ({ caller, params, body, request }) => ok(await createField(ctx, actorOf({ caller, request }), params.id, body)),
    changeField: async ({ caller, params, body, request }) =>
      ok(await changeField(ctx, actorOf({ caller, request }), { projectId: params.id, fieldId: params.fieldId }, body)),
    deleteField: async ({ caller, params, request }) =>
      ok(await deleteField(ctx, actorOf({ caller, request }), { projectId: params.id, fieldId: params.fieldId })),
    results: async ({ caller, params, query }) => ok(await listCaseResults(ctx, caller.organizationId, params.id, query.limit)),
  });
}

type CaseHandlers = Handlers<typeof testCases>;

const listHandler =
  (ctx: Context): CaseHandlers["list"] =>
  async ({ caller, query }) => {
    const projectId = projectOf(query);
    const cursor = decodeCursor(query.cursor);
    const { rows, total } = await ctx.db.withTenant(caller.organizationId, (tx) => listCases(tx, projectId, query, cursor));
    const page = toPage(rows, query.limit, total);
    return { success: true as const, data: page.rows.map(presentCase), pagination: page.pagination };
  };

const exportHandler =
  (ctx: Context): CaseHandlers["export"] =>
  async ({ caller, query, reply }) => {
    const projectId = projectOf(query);
    const file = await textStream(exportCases(ctx, caller.organizationId, projectId, query.format, query));
    reply
      .type(query.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="test-cases.${query.format}"`)
      .header("cache-control", "private, no-store");
    return file;
  };

const coverageExportHandler =
  (ctx: Context): CaseHandlers["coverageExport"] =>
  async ({ caller, query, reply }) => {
    const coverage = await readCoverage(ctx, caller.organizationId, projectOf(query));
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="coverage.csv"')
      .header("cache-control", "private, no-store");
    return Readable.from(coverageCsv(coverage));
  };

const authorOf = (caller: Caller) => ({ id: caller.userId, name: caller.name });
function projectOf(query: { project?: string | undefined; projectId?: string | undefined }): string {
  const id = query.project ?? query.projectId;
  if (!id) throw badRequest("projectId required", { message: "Name the project: ?project=<id>.", code: "PROJECT_REQUIRED" });
  return id;
}
