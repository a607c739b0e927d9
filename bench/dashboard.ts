import { gzipSync } from "node:zlib";
import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { launchBrowser, visit } from "../e2e/dashboard/browser.ts";
import { startDashboardStack, until } from "../e2e/dashboard/dashboard-stack.ts";
import { print } from "./figures.ts";

/** The dashboard's loading time: bytes of the first load, and the time until a page shows its content. Needs `npm run build`. */
const budgetKb = 250;
const rounds = Number(process.env["ROUNDS"] ?? 3);
const testsOfRun = 10_000;

const stack = await startDashboardStack();
const browser = await launchBrowser();
try {
  const person = await stack.server.signUp();
  const projectId: string = (await person.call(api.projects.create, { body: { name: "Shop" } })).data.id;
  const { id } = (await person.call(api.executions.request, { body: { projectId, image: "team/suite:1" } })).data;
  const run = await stack.worker.take();
  const tests = Array.from({ length: testsOfRun }, (_, index) => ({
    name: `case ${index + 1}`,
    suite: [`Area ${index % 200}`],
    filePath: `tests/area-${index % 200}.spec.ts`,
    status: index % 500 === 0 ? ("failed" as const) : ("passed" as const),
    durationMs: index % 90,
  }));
  await stack.worker.finish(run, { exitCode: 1, results: { formats: ["junit"], tests } });
  // The tests' history is written after the verdict; measure pages when the server is idle.
  const history = () =>
    stack.server.ctx.db.asSystem((tx) => tx.selectFrom("executions").select("history").where("id", "=", id).executeTakeFirstOrThrow());
  await until("the history is written", async () => (await history()).history === "counted");

  const pages = [
    { name: "sign in", path: "/login", ready: { css: "h1, h2, p", text: "Welcome back." }, signedOut: true },
    { name: "runs", path: "/runs", ready: { css: "[data-run]" } },
    { name: "run with 10,000 tests", path: `/runs/${id}?tab=tests`, ready: { css: "[role=treeitem]" } },
    { name: "tests", path: `/tests?project=${projectId}`, ready: { css: "td, a, li", text: "case 1" } },
    { name: "insights", path: `/insights?project=${projectId}`, ready: { css: "h2, h3", text: "Most failing" } },
  ];
  for (const { name, path, ready, signedOut } of pages) {
    const look = () =>
      visit(browser, stack.server.url, {
        width: 1440,
        height: 900,
        theme: "light",
        ...(signedOut ? {} : { token: person.token }),
      });
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { context, page } = await look();
      await page.goto(path, { waitUntil: "commit" });
      took.push(await shownAt(page, ready));
      await context.close();
    }
    // In a separate visit: reading the files would slow down the server, which runs in this process.
    const { context, page } = await look();
    const bytes = countCode(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const kb = (await bytes()) / 1024;
    await context.close();
    took.sort((one, other) => one - other);
    print("B10", `${name}: shown, median`, `${Math.round(took[Math.floor(took.length / 2)] ?? Number.NaN)} ms`, "≤ 1,000 ms");
    print("", `${name}: scripts and styles, gzip`, `${Math.round(kb)} KB`, `≤ ${budgetKb} KB`);
  }
} finally {
  await browser.close();
  await stack.close();
}

/** The time in ms from navigation until the page shows its content. Checked on every frame, with the page's own clock. */
async function shownAt(page: Page, ready: { css: string; text?: string }): Promise<number> {
  const wanted = JSON.stringify({ css: ready.css, text: ready.text ?? "" });
  // Passed as text: this program is compiled without DOM types, and the page's policy forbids `eval` in the page.
  return page.evaluate<number>(`new Promise((resolve) => {
    const { css, text } = ${wanted};
    const look = () =>
      [...document.querySelectorAll(css)].some((element) => element.checkVisibility() && element.innerText.includes(text))
        ? resolve(performance.now())
        : requestAnimationFrame(look);
    look();
  })`);
}

/** Counts the scripts and styles that a page loads, in gzip bytes. */
function countCode(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
