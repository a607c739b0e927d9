import { existsSync } from "node:fs";
import { test as base, describe, expect } from "vitest";
import { startFakeWeb } from "../../server/src/testing/fake-web.ts";
import { startMailServer } from "../../server/src/testing/mail-server.ts";
import { type View, type Visit, browserPath, launchBrowser, visit } from "./browser.ts";
import { startDashboardStack } from "./dashboard-stack.ts";
import { makeMember } from "./member.ts";
import { photographOnce } from "./photograph.ts";

const desk: View = { width: 1280, height: 800, theme: "light" };

/** Without a browser on the machine there is nothing to see. */
export const describeInBrowser = describe.skipIf(!existsSync(browserPath));

/**
 * A test of the dashboard in a browser. A file shares the built server with the built dashboard, a mail server and fakes
 * of the services on the internet. Every visitor has a separate browser, which must have no errors at the end of the test.
 */
export const test = base
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
  .extend("open", ({ browser, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      if (task.result?.state === "fail") await photographAll(visits, task.name);
      for (const { context } of visits) await context.close();
      expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    return async (token?: string, view: Partial<View> = {}): Promise<Visit> => {
      const { launched, origin, reportsOrigin } = browser;
      const opened = await visit(launched, origin, { ...desk, ...view, reportsOrigin, ...(token === undefined ? {} : { token }) });
      visits.push(opened);
      return opened;
    };
  });

async function photographAll(visits: readonly Visit[], name: string) {
  const pages = visits.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) await photographOnce(page, `${name.slice(0, 60).replace(/\W+/g, "-")}-${index + 1}`);
}
