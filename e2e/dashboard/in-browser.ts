import { existsSync } from "node:fs";
import { test as base, describe, expect } from "vitest";
import { startFakeWeb } from "../../server/src/testing/fake-web.ts";
import { startMailServer } from "../../server/src/testing/mail-server.ts";
import type { Page } from "playwright-core";
import { type View, type Visit, browserPath, emptyPage, launchBrowser, newContext, startVisit } from "./browser.ts";
import { startDashboardStack } from "./dashboard-stack.ts";
import { makeMember } from "./member.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

const desk: View = { width: 1280, height: 800, theme: "light" };

/** Without a browser on the machine there is nothing to see. */
export const describeInBrowser = describe.skipIf(!existsSync(browserPath));

/**
 * A test of the dashboard in a browser. A file shares the built server with the built dashboard, a mail server and fakes
 * of the services on the internet. Every visitor has a separate browser, which must have no errors at the end of the test. It has what an
 * earlier visitor's browser cached, and nothing else of it; with `emptyCache`, not even that.
 */
export const test = base
  .extend("emptyCache", { scope: "file" }, (): boolean => false)
  .extend("env", { scope: "file" }, (): Record<string, string> => ({}))
  .extend("outside", { scope: "file" }, async () => ({ mails: await startMailServer(), web: await startFakeWeb() }))
  .extend("mails", { scope: "file" }, ({ outside }, { onCleanup }) => {
    onCleanup(() => outside.mails.close());
    return outside.mails;
  })
  .extend("web", { scope: "file" }, ({ outside }, { onCleanup }) => {
    onCleanup(() => outside.web.close());
    return outside.web;
  })
  .extend("stack", { scope: "file" }, async ({ env, mails, web }, { onCleanup }) => {
    const stack = await startDashboardStack({ env: { SMTP_URL: mails.url, ...env }, web });
    onCleanup(() => stack.close());
    return stack;
  })
  .extend("browser", { scope: "file" }, async ({ stack }, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return { launched: browser, origin: stack.server.url, reportsOrigin: stack.server.reportsUrl };
  })
  .extend(
    "member",
    ({ stack }) =>
      (details?: Parameters<typeof makeMember>[1]) =>
        makeMember(stack, details),
  )
  .extend("unused", { scope: "file" }, (): Map<string, Page[]> => new Map())
  .extend("open", ({ browser, emptyCache, unused, task }, { onCleanup }) => {
    const { launched, origin, reportsOrigin } = browser;
    const visits: (Visit & { view: View })[] = [];
    onCleanup(async () => {
      const hasFailed = task.result?.state === "fail";
      if (hasFailed) await photographAll(visits, task.name);
      for (const visit of visits) {
        // A page that a test left halfway may not answer.
        const page = emptyCache || hasFailed ? undefined : await emptyPage(visit, [origin, reportsOrigin], visit.view);
        if (page === undefined) await visit.context.close();
        else unusedFor(visit.view).push(page);
      }
      expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    const unusedFor = (view: View): Page[] => {
      const key = JSON.stringify(view);
      const pages = unused.get(key) ?? [];
      unused.set(key, pages);
      return pages;
    };
    return async (token?: string, changed: Partial<View> = {}): Promise<Visit> => {
      const view = { ...desk, ...changed };
      const page = unusedFor(view).pop() ?? (await (await newContext(launched, origin, view)).newPage());
      const opened = await startVisit(page, origin, { token, reportsOrigin });
      visits.push({ ...opened, view });
      return opened;
    };
  });

async function photographAll(visits: readonly Visit[], name: string) {
  const pages = visits.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) await captureScreenshot(page, `${name.slice(0, 60).replace(/\W+/g, "-")}-${index + 1}`);
}
