import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { testCycles } from "@gantry/contract/test-cycles/routes.ts";
import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { idempotencyOf } from "../idempotency/earlier-response.ts";
import { addScreenshot } from "./screenshots/add-screenshot.ts";
import { announceCycle } from "./announce-cycle.ts";
import { changeCycle } from "./change-cycle.ts";
import { changeItem } from "./change-item.ts";
import { createCycle, createCycles } from "./create-cycle.ts";
import { deleteCycle } from "./delete-cycle.ts";
import { deleteScreenshot } from "./screenshots/delete-screenshots.ts";
import { caseIdsOf } from "./case-ids.ts";
import { cycleCsv } from "./export-cycle.ts";
import { readCycle } from "./record/find-cycle.ts";
import { listCycleExecutions } from "./runs/list-cycle-executions.ts";
import { listCycles } from "./list-cycles.ts";
import { sendScreenshot } from "./screenshots/read-screenshot.ts";

export function mountTestCycles(mounting: Mounting, ctx: Context): void {
  const notify = (cycle: TestCycle, changedItem?: string) => {
    announceCycle(ctx, cycle, changedItem);
    return ok(cycle);
  };
  mount(mounting, testCycles, {
    list: async ({ caller, query }) => ({ success: true as const, ...(await listCycles(ctx, caller.organizationId, query)) }),
    create: async ({ caller, body }) => notify(await createCycle(ctx, caller.organizationId, personOf(caller), body)),
    createSeveral: async ({ caller, body, request }) => {
      const rows = await createCycles(ctx, caller.organizationId, personOf(caller), body, idempotencyOf(request));
      for (const row of rows) announceCycle(ctx, { ...row, items: [] });
      return ok(rows);
    },
    get: async ({ caller, params }) => ok(await ctx.db.withTenant(caller.organizationId, (tx) => readCycle(tx, params.id))),
    executions: async ({ caller, params }) => ok(await listCycleExecutions(ctx, caller.organizationId, params.id)),
    change: async ({ caller, params, body }) => notify(await changeCycle(ctx, caller.organizationId, params.id, body)),
    changeItem: async ({ caller, params, body }) =>
      notify(
        await changeItem(ctx, caller.organizationId, personOf(caller), { cycleId: params.id, itemId: params.itemId }, body),
        params.itemId,
      ),
    export: async ({ caller, params, reply }) => {
      const { cycle, caseIds } = await ctx.db.withTenant(caller.organizationId, async (tx) => {
        const cycle = await readCycle(tx, params.id);
        return { cycle, caseIds: await caseIdsOf(tx, cycle) };
      });
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="test-cycle-${cycle.id}.csv"`)
        .header("cache-control", "private, no-store");
      return cycleCsv(cycle, caseIds);
    },
    addScreenshot: async ({ caller, params, body }) =>
      notify(
        await addScreenshot(ctx, caller.organizationId, personOf(caller), { cycleId: params.id, itemId: params.itemId }, body),
        params.itemId,
      ),
    screenshot: ({ caller, params, reply }) =>
      sendScreenshot(ctx, caller.organizationId, { cycleId: params.id, screenshotId: params.screenshotId }, reply),
    deleteScreenshot: async ({ caller, params }) =>
      notify(await deleteScreenshot(ctx, caller.organizationId, params.id, params.screenshotId)),
    delete: async ({ caller, params, request }) => {
      await deleteCycle(ctx, actorOf({ caller, request }), params.id);
      return { success: true as const, message: "Test cycle deleted" };
    },
  });
}

const personOf = (caller: Caller) => ({ id: caller.userId, name: caller.name });
