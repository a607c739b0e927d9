import type { CaseFileFormat, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import { caseColumns, csvHead, writeCsv } from "./files/write-csv.ts";
import { type FieldRow, fieldsOf } from "./fields/field-store.ts";
import { presentCase } from "./present.ts";
import { type CaseChoice, listForExport } from "./record/store.ts";

const rowsPerPage = 500;

/** The file as a stream, so that a large project is never in memory as a whole. Concurrent changes may be missing; nothing appears twice. */
export async function* exportCases(
  ctx: Context,
  organizationId: string,
  projectId: string,
  format: CaseFileFormat,
  choice: CaseChoice,
): AsyncGenerator<string> {
  const fields = await ctx.db.withTenant(organizationId, (tx) => fieldsOf(tx, projectId));
  yield format === "csv" ? csvHead(fields) : "[";
  let isFirst = true;
  for await (const cases of pages(ctx, organizationId, projectId, choice)) {
    if (format === "csv") yield writeCsv(cases, fields);
    else yield `${isFirst ? "\n" : ",\n"}${cases.map((testCase) => JSON.stringify(fileCase(testCase, fields))).join(",\n")}`;
    isFirst = false;
  }
  if (format === "json") yield "\n]\n";
}

async function* pages(ctx: Context, organizationId: string, projectId: string, choice: CaseChoice): AsyncGenerator<TestCase[]> {
  let after: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const rows = await ctx.db.withTenant(organizationId, (tx) => listForExport(tx, projectId, choice, after, rowsPerPage));
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(presentCase);
    after = { createdAt: last.created_at, id: last.id };
  }
}

/** What can be imported again; from this installation only the id. */
function fileCase(testCase: TestCase, fields: readonly FieldRow[]) {
  const { steps, source } = testCase;
  const values = fields.flatMap(({ id, name }) => (testCase.customFields[id] === undefined ? [] : [[name, testCase.customFields[id]]]));
  const customFields = values.length > 0 ? { customFields: Object.fromEntries(values) } : {};
  return {
    ...Object.fromEntries(caseColumns.map((column) => [column, testCase[column]])),
    steps,
    ...customFields,
    ...(source ? { source } : {}),
  };
}
