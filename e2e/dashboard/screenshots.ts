import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { findBarriers, launchBrowser, overflows, visit } from "./browser.ts";
import { startFakeWeb } from "../../server/src/testing/fake-web.ts";
import { accountScreenshots, addDemoAccounts } from "./account-screenshots.ts";
import { startDashboardStack } from "./dashboard-stack.ts";
import { type DemoData, seedDemoData } from "./demo-data.ts";
import { plainPaths } from "./page-paths.ts";
import type { Screenshot } from "./screenshot.ts";

/**
 * Draws every page of the dashboard in both themes at two widths and checks each with axe.
 * `tsx e2e/dashboard/screenshots.ts [folder] [only]`: `only` is a pattern of the pages' names. Ends with 1 when something is wrong.
 * `VIEWS=light-desktop,dark-phone` draws only these; so the pictures in `docs/screenshots` are made.
 */
const folder = process.argv[2] ?? "dashboard/dist/screenshots";
const only = process.argv[3] ?? "";

const shots: Screenshot[] = [
  { name: "login", path: () => "/login", ready: "text=Welcome back", signedOut: true },
  {
    name: "signup",
    path: () => "/signup",
    ready: "text=Organization",
    signedOut: true,
    before: (page) => page.getByLabel("Password", { exact: true }).fill("Abc1"),
  },
  { name: "fresh-first-steps", path: () => "/", ready: "text=Create a project", fresh: true },
  { name: "fresh-runs", path: () => "/runs", ready: "text=No runs yet", fresh: true },
  { name: "fresh-projects", path: () => "/settings/projects", ready: "text=No projects yet", fresh: true },
  { name: "fresh-profile", path: () => "/settings/profile", ready: "text=No keys yet", fresh: true },
  { name: "runs", path: () => "/runs", ready: "[data-run]", before: settled },
  {
    name: "runs-selected",
    path: () => "/runs",
    ready: "[data-run]",
    before: async (page) => {
      for (const index of [1, 2, 3])
        await page
          .getByRole("checkbox", { name: /Select run/ })
          .nth(index)
          .click();
    },
  },
  { name: "runs-filtered-empty", path: () => "/runs?status=PASSED&text=nothing-like-it", ready: "text=No run matches" },
  {
    name: "runs-groups",
    path: () => "/runs?view=groups",
    ready: "text=nightly",
    before: (page) => page.getByRole("button", { name: /pull requests/ }).click(),
  },
  {
    name: "new-run",
    path: () => "/runs?new=1",
    ready: "text=Base URL",
    before: async (page) => {
      await page.getByRole("button", { name: "Add variable" }).click();
      await page.getByText("Advanced").click();
    },
  },
  { name: "run-overview", path: (demo) => `/runs/${demo.runs.unstable}`, ready: "text=Failing since" },
  { name: "run-passed", path: (demo) => `/runs/${demo.runs.passed}`, ready: "text=Slowest tests" },
  { name: "run-terminal", path: (demo) => `/runs/${demo.runs.unstable}?tab=terminal`, ready: "text=11 passed" },
  {
    name: "run-terminal-search",
    path: (demo) => `/runs/${demo.runs.big}?tab=terminal`,
    ready: "text=100,000 lines",
    before: async (page) => {
      await page.getByLabel("Search the output").fill("needle");
      await page.getByText("1 of 1", { exact: true }).waitFor();
      await page.getByText("needle in the haystack").waitFor();
    },
  },
  { name: "run-live", path: (demo) => `/runs/${demo.runs.running}`, ready: "text=refuses a wrong password" },
  { name: "run-pending", path: (demo) => `/runs/${demo.runs.pending}`, ready: "text=organization's queue" },
  { name: "run-missing", path: () => "/runs/0123456789abcdef01234567", ready: "text=does not exist" },
  { name: "run-error", path: (demo) => `/runs/${demo.runs.error}`, ready: "text=IMAGE_UNAVAILABLE" },
  { name: "run-tests", path: (demo) => `/runs/${demo.runs.unstable}?tab=tests`, ready: "[role=treeitem]" },
  {
    name: "run-test",
    path: (demo) => `/runs/${demo.runs.unstable}?tab=tests&show=failed`,
    ready: "[role=treeitem]",
    before: async (page) => {
      await page.getByRole("treeitem", { name: /pays by card/ }).click();
      await page.locator("img[alt=screenshot]").waitFor();
    },
  },
  { name: "run-report", path: (demo) => `/runs/${demo.runs.unstable}?tab=report`, ready: "text=Open the report" },
  { name: "run-analysis", path: (demo) => `/runs/${demo.runs.unstable}?tab=analysis`, ready: "text=Why it failed" },
  { name: "fresh-tests", path: () => "/tests", ready: "text=No tests yet", fresh: true },
  { name: "tests", path: (demo) => `/tests?project=${demo.projectId}`, ready: "text=adds an item" },
  { name: "tests-broken", path: (demo) => `/tests?project=${demo.projectId}&mark=broken`, ready: "text=pays by card" },
  {
    name: "test",
    path: (demo) => `/tests?project=${demo.projectId}&text=pays+by+card`,
    ready: "text=pays by card",
    before: async (page) => {
      await page.getByRole("link", { name: /pays by card/ }).click();
      await page.getByText("First failing run").waitFor();
      await page.getByText("outcomes").last().waitFor();
    },
  },
  {
    name: "test-quarantine",
    path: (demo) => `/tests?project=${demo.projectId}&text=adds+an+item`,
    ready: "text=adds an item",
    before: async (page) => {
      await page.getByRole("link", { name: /adds an item/ }).click();
      await page.getByRole("button", { name: "Quarantine test" }).click();
    },
  },
  { name: "insights", path: (demo) => `/insights?project=${demo.projectId}`, ready: "text=Most failing" },
  { name: "failures", path: (demo) => `/failures?project=${demo.projectId}`, ready: "[data-failure]" },
  {
    name: "failures-selected",
    path: (demo) => `/failures?project=${demo.projectId}`,
    ready: "[data-failure]",
    before: (page) =>
      page
        .getByRole("checkbox", { name: /^Select (?!every)/ })
        .first()
        .click(),
  },
  { name: "failures-none", path: (demo) => `/failures?project=${demo.projectId}&state=ignored`, ready: "text=No ignored failures" },
  {
    name: "failure",
    path: (demo) => `/failures?project=${demo.projectId}`,
    ready: "[data-failure]",
    before: async (page) => {
      await page.locator("[data-failure] button:not([role=checkbox])").first().click();
      await page.getByRole("region", { name: "History" }).waitFor();
    },
  },
  { name: "cases", path: (demo) => `/test-cases?project=${demo.projectId}`, ready: "text=A guest pays by card" },
  {
    name: "cases-selected",
    path: (demo) => `/test-cases?project=${demo.projectId}`,
    ready: "text=A guest pays by card",
    before: (page) => page.getByRole("checkbox", { name: "Select every case shown" }).click(),
  },
  {
    name: "case",
    path: (demo) => `/test-cases?project=${demo.projectId}`,
    ready: "text=A guest pays by card",
    before: async (page) => {
      await page.getByRole("link", { name: /A guest pays by card/ }).click();
      await page.getByRole("heading", { name: "History" }).waitFor();
    },
  },
  { name: "spec-upload", path: (demo) => `/test-cases/from-spec?project=${demo.projectId}`, ready: "text=Drop a document here" },
  {
    name: "spec-review",
    path: (demo) => `/test-cases/from-spec?project=${demo.projectId}`,
    ready: "text=Drop a document here",
    before: async (page) => {
      await page
        .getByLabel("Specification")
        .setInputFiles({ name: "wishlist.md", mimeType: "text/markdown", buffer: Buffer.from(wishlist) });
      await page.getByRole("button", { name: "Propose test cases" }).click();
      await page.getByRole("button", { name: /^Import/ }).waitFor();
    },
  },
  { name: "cycles", path: (demo) => `/test-cycles?project=${demo.projectId}`, ready: "text=Release 4.11" },
  { name: "cycle", path: (demo) => `/test-cycles/${demo.cycleId}?project=${demo.projectId}`, ready: "text=Release 4.12" },
  {
    name: "cycle-print",
    path: (demo) => `/test-cycles/${demo.cycleId}?project=${demo.projectId}`,
    ready: "text=Release 4.12",
    before: (page) => page.emulateMedia({ media: "print" }),
  },
  { name: "first-steps-done", path: () => "/first-steps", ready: "text=Watch the run" },
  { name: "profile", path: () => "/settings/profile", ready: "text=GitHub Actions" },
  {
    name: "create-key",
    path: () => "/settings/profile",
    ready: "text=GitHub Actions",
    before: (page) => page.getByRole("button", { name: "Create key" }).click(),
  },
  { name: "projects", path: () => "/settings/projects", ready: "main >> text=Warehouse API" },
  { name: "project", path: (demo) => `/settings/projects/${demo.projectId}`, ready: "text=SHOP_PASSWORD" },
  {
    name: "confirm",
    path: (demo) => `/settings/projects/${demo.projectId}`,
    ready: "text=SHOP_PASSWORD",
    before: (page) => page.getByRole("button", { name: "Delete project" }).click(),
  },
  {
    name: "palette",
    path: () => "/runs",
    ready: "[data-run]",
    before: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByPlaceholder(/Find a page/).waitFor();
    },
  },
  {
    name: "keys",
    path: () => "/runs",
    ready: "[data-run]",
    before: async (page) => {
      await page.keyboard.press("?");
      await page.getByText("This list").waitFor();
    },
  },
  { name: "menu", path: () => "/runs", ready: "[data-run]", before: openMenu },
  ...accountScreenshots,
  { name: "not-found", path: () => "/nowhere", ready: "text=Page not found" },
];

const wishlist = `# Wish list

A signed-in customer must be able to put a product on the wish list. The wish list shall keep its products for twelve months.

## Sharing

- The customer can share the list by a link.
- A link that was taken back must answer with a page that says so.

Given a shared list, when a product is sold out, then it is shown as unavailable.
`;

/** Pages of the dashboard's table that no picture above shows, as they open. */
function otherPages(demo: DemoData): Screenshot[] {
  const shown = new Set(shots.map(({ path }) => path(demo).replace(/\?.*/, "")));
  return plainPaths
    .filter((path) => !shown.has(path))
    .map((path) => ({ name: path.slice(1).replaceAll("/", "-"), path: () => path, ready: "h1" }));
}

async function settled(page: Page) {
  await page.locator("[data-run]").first().waitFor();
}

async function openMenu(page: Page) {
  const drawer = page.getByRole("button", { name: "Menu", exact: true });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole("button", { name: /Ada Lovelace/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
}

const views = [
  { device: "desktop", width: 1440, height: 900, theme: "light" },
  { device: "desktop", width: 1440, height: 900, theme: "dark" },
  { device: "phone", width: 390, height: 844, theme: "light" },
  { device: "phone", width: 390, height: 844, theme: "dark" },
  // The narrowest and the widest: only whether everything fits.
  { device: "narrow", width: 360, height: 740, theme: "light" },
  { device: "wide", width: 1920, height: 1080, theme: "light" },
] as const;
const wanted = process.env["VIEWS"]?.split(",");

let wrong = 0;
const complain = (words: string) => {
  wrong += 1;
  console.log(`✗ ${words}`);
};

await mkdir(folder, { recursive: true });
const web = await startFakeWeb();
const stack = await startDashboardStack({ web });
const browser = await launchBrowser();
try {
  const demo = await seedDemoData(stack);
  await addDemoAccounts(stack, web, demo);
  const fresh = await stack.server.signUp({ name: "Grace Hopper", organizationName: "Empty Ltd" });
  for (const view of views.filter(({ theme, device }) => wanted?.includes(`${theme}-${device}`) ?? true)) {
    for (const shot of [...shots, ...otherPages(demo)].filter(({ name }) => new RegExp(only).test(name))) {
      const label = `${shot.name}-${view.theme}-${view.device}`;
      const { context, page, complaints } = await visit(browser, stack.server.url, {
        ...view,
        ...(shot.signedOut ? {} : { token: (shot.fresh ? fresh : demo.person).token }),
      });
      try {
        await page.goto(shot.path(demo), { waitUntil: "domcontentloaded" });
        await page.locator(shot.ready).first().waitFor({ timeout: 8000 });
        await shot.before?.(page);
        await page.waitForTimeout(350);
        await page.screenshot({ path: join(folder, `${label}.png`) });
        if (await overflows(page)) complain(`${label}: wider than its window`);
        if (view.width === 1440 || view.width === 390) for (const barrier of await findBarriers(page)) complain(`${label}: ${barrier}`);
      } catch (error) {
        await page.screenshot({ path: join(folder, `${label}.png`) });
        complain(`${label}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
      }
      for (const words of complaints) complain(`${label}: ${words}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stack.close();
  await web.close();
}
console.log(wrong === 0 ? `Nothing wrong; pictures in ${folder}` : `${wrong} things are wrong; pictures in ${folder}`);
process.exit(wrong === 0 ? 0 : 1);
