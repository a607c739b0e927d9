import { api } from "@gantry/contract/api.ts";
import { crc32, deflateSync } from "node:zlib";
import type { TestResult } from "@gantry/contract/results/schemas.ts";
import type { Person } from "../../server/src/testing/start-server.ts";
import { type DashboardStack, until } from "./dashboard-stack.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { newProject } from "../../server/src/testing/given/project.ts";
import { queueRun } from "../../server/src/testing/given/run.ts";
import type { ChangeItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";

type Result = (typeof TestResult)["_zod"]["input"];

/** An organization in the middle of its work: runs of every status, a big log, tests of every kind. */
export interface DemoData {
  person: Person;
  projectId: string;
  /** A cycle in the middle of its work. */
  cycleId: string;
  runs: Record<"unstable" | "passed" | "error" | "failed" | "running" | "pending" | "big", string>;
  /** Keeps writing output into the running run. */
  say(text: string): Promise<void>;
}

const esc = "\u001b";

/** Text that tries to break out of the page, or to fool its reader. */
export const hostile = {
  name: `<img src=x onerror="document.title='broken'"> \u202egnirts\u202c </script><script>alert(1)</script>`,
  line: `${esc}]8;;javascript:alert(1)${esc}\\click me${esc}]8;;${esc}\\ <b>bold?</b> \u202edetrevni\u202c ${esc}[2J${esc}[999A\u0007`,
};

export async function seedDemoData(stack: DashboardStack): Promise<DemoData> {
  const { server, worker } = stack;
  const person = await server.signUp({ name: "Ada Lovelace", organizationName: "Northwind Traders", email: "ada@example.com" });
  const projectId = await newProject(person, {
    name: "Web shop",
    runSettings: {
      image: "registry.northwind.example/shop/e2e:4.12.0",
      baseUrls: { development: "https://dev.northwind.example", staging: "https://staging.northwind.example" },
      autoQuarantine: true,
    },
  });
  await newProject(person, { name: "Warehouse API" });
  await person.call(api.projects.setVariable, {
    params: { id: projectId, name: "SHOP_USER" },
    body: { value: "qa@northwind.example", secret: false },
  });
  await person.call(api.projects.setVariable, {
    params: { id: projectId, name: "SHOP_PASSWORD" },
    body: { value: "correct-horse-battery", secret: true },
  });
  await newApiKey(person, { name: "GitHub Actions" });
  await newApiKey(person, {
    name: "Nightly on Jenkins",
    role: "viewer",
    expiresAt: new Date(Date.now() + 40 * 86_400_000).toISOString(),
  });

  const start = async (folder: string, config: Record<string, unknown> = {}, image = "registry.northwind.example/shop/e2e:4.12.0") =>
    (
      await queueRun(person, {
        projectId,
        image,
        folder,
        command: "npx playwright test",
        config: { environment: "staging", baseUrl: "https://staging.northwind.example", ...config },
      })
    ).id;
  const isOver = async (id: string) =>
    ["PASSED", "FAILED", "UNSTABLE", "ERROR"].includes((await person.call(api.executions.get, { params: { id } })).data.status);

  for (let index = 0; index < 8; index += 1) {
    const id = await start(index % 2 ? "smoke" : "checkout", { groupName: "nightly", environment: index % 3 ? "staging" : "production" });
    const run = await worker.take();
    await worker.say(run, "ok\n");
    await worker.finish(run, { exitCode: 0, results: { formats: ["junit"], tests: manyTests(40 + index, 0) } });
    await until("the run's end", () => isOver(id));
  }

  const error = await start("all", { groupName: "nightly" }, "registry.northwind.example/shop/e2e:4.13.0-rc1");
  const erring = await worker.take();
  await worker.say(erring, "Pulling registry.northwind.example/shop/e2e:4.13.0-rc1\n", "system");
  await worker.finish(erring, {
    error: {
      code: "IMAGE_UNAVAILABLE",
      message:
        "The image registry.northwind.example/shop/e2e:4.13.0-rc1 could not be pulled: manifest unknown. Check the tag, or whether this worker may read the registry.",
    },
  });
  await until("the error", () => isOver(error));

  const failed = await start("payments", { groupName: "pull requests" });
  const failing = await worker.take();
  await worker.say(failing, `${esc}[31m✘${esc}[0m payments are refused\n`);
  await worker.finish(failing, { exitCode: 1, results: { formats: ["junit"], tests: manyTests(6, 6) } });
  await until("the failure", () => isOver(failed));

  const big = await start("all", { groupName: "nightly" }, "registry.northwind.example/shop/load:2.0.1");
  const loading = await worker.take();
  for (let batch = 0; batch < 100; batch += 1) await worker.sayAll(loading, [bigPiece(batch, 1000)]);
  await worker.finish(loading, { exitCode: 0, results: { formats: ["ctrf"], tests: manyTests(1200, 0) } });
  await until("the big run's end", () => isOver(big));

  // Passed, passed, failed, failed: with the unstable run below the third failure in a row, which puts the test into quarantine.
  for (const failures of [0, 0, 1, 1]) {
    const earlier = await start("all", { groupName: "pull requests" });
    const run = await worker.take();
    await worker.say(run, playwrightOutput(failures));
    const tests = failures > 0 ? shopTests() : shopTests().filter((each) => each.status !== "failed");
    const repaired = shopTests().filter((each) => failures === 0 && each.name === "pays by card");
    await worker.finish(run, {
      exitCode: 0,
      results: {
        formats: ["playwright-json"],
        tests: [
          ...tests,
          ...repaired.map(({ name, suite, filePath, variant }) => ({
            name,
            suite,
            filePath,
            variant,
            status: "passed" as const,
            durationMs: 940,
          })),
        ],
      },
    });
    await until("an earlier run's end", () => isOver(earlier));
  }

  const passed = await start("smoke");
  const passing = await worker.take();
  await worker.say(passing, playwrightOutput(0));
  await worker.leave(passing, { "playwright-report/index.html": "<!doctype html><title>Report</title><h1>Playwright</h1>" });
  await worker.finish(passing, {
    exitCode: 0,
    results: { formats: ["playwright-json"], tests: shopTests().filter((test) => test.status === "passed" && !test.flaky) },
  });
  await until("the pass", () => isOver(passed));

  const unstable = await start("all", { groupName: "pull requests" });
  const shaking = await worker.take();
  await worker.say(shaking, "Image registry.northwind.example/shop/e2e:4.12.0 is here.\nStarting /app/entrypoint.sh all\n", "system");
  await worker.say(shaking, playwrightOutput(2));
  await worker.say(shaking, `(node:71) Warning: ${hostile.line}\n`, "stderr");
  await worker.say(shaking, "Report folder: /app/playwright-report (6 files)\n", "system");
  await worker.leave(shaking, {
    "playwright-report/index.html": "<!doctype html><title>Report</title><h1>Playwright</h1>",
    "playwright-report/data/checkout-failed.png": picture,
    "playwright-report/data/trace.zip": "PK\u0005\u0006" + "\0".repeat(18),
    "playwright-report/results.json": "{}".padEnd(18_400),
  });
  await worker.finish(shaking, { exitCode: 0, results: { formats: ["playwright-json"], tests: shopTests() } });
  await until("the unstable verdict", () => isOver(unstable));

  const running = await start("checkout", { groupName: "pull requests", environment: "development" });
  const live = await worker.take();
  await worker.say(live, "Image registry.northwind.example/shop/e2e:4.12.0 is here.\n", "system");
  await worker.say(live, playwrightOutput(0).split("\n").slice(0, 9).join("\n") + "\n");
  const pending = await start("search", { groupName: "pull requests", environment: "development" });

  const cycleId = await writeCases(person, projectId);
  await addMonth(stack, person.organizationId, projectId);

  return {
    person,
    projectId,
    cycleId,
    runs: { unstable, passed, error, failed, running, pending, big },
    say: (text) => worker.say(live, text),
  };
}

/** The figures of the month before, as the runs of each day would have left them: fewer at weekends, a bad week, slowly more tests. */
async function addMonth({ server }: DashboardStack, organizationId: string, projectId: string): Promise<void> {
  const rows = Array.from({ length: 34 }, (_, index) => {
    const daysAgo = index + 1;
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    const isWeekend = at.getUTCDay() % 6 === 0;
    const runs = (isWeekend ? 5 : 22) + ((daysAgo * 7) % 6);
    const failed = daysAgo > 12 && daysAgo < 17 ? Math.round(runs * 0.4) : (daysAgo * 5) % 3;
    const unstable = (daysAgo * 3) % 4;
    const errors = daysAgo % 9 === 0 ? 1 : 0;
    const passed = runs - failed - unstable - errors;
    const tests = runs * (64 - daysAgo);
    return {
      org_id: organizationId,
      project_id: projectId,
      day: at.toISOString().slice(0, 10),
      image: daysAgo % 3 === 0 ? "registry.northwind.example/shop/api:2.8" : "registry.northwind.example/shop/e2e:4.12.0",
      passed,
      failed,
      unstable,
      errors,
      duration_ms: (runs - errors) * (184_000 - daysAgo * 1_300 + ((daysAgo * 11) % 7) * 4_000),
      timed_runs: runs - errors,
      tests_passed: tests - failed * 3,
      tests_failed: failed * 3,
      tests_flaky: unstable * 2,
    };
  });
  await server.ctx.db.asSystem((tx) => tx.insertInto("run_days").values(rows).execute());
}

/** Test cases in suites, a cycle that is half done and one that is completed. */
async function writeCases(person: Person, projectId: string): Promise<string> {
  const of = (title: string, suite: string, change: Record<string, unknown> = {}) => ({
    title,
    suite,
    priority: "MEDIUM",
    steps: [
      { action: "Open the shop and put a teapot into the cart", expectedResult: "The cart shows one teapot at 24.90 €" },
      { action: "Go to the checkout and choose the card ending in 4242", expectedResult: "The total includes 4.90 € for shipping" },
      { action: "Pay", expectedResult: "“Thank you” appears within two seconds, and a mail arrives" },
    ],
    ...change,
  });
  const testCases = [
    of("A guest pays by card", "Shop / Checkout", { priority: "CRITICAL", preconditions: "The payment provider's sandbox is up." }),
    of("pays by card", "Shop / Checkout", { type: "AUTOMATED", priority: "HIGH" }),
    of("An expired card is refused with a reason", "Shop / Checkout", {
      priority: "HIGH",
      description: "The bank refuses an expired card. The guest reads why, in the language of the shop, and can pay with another one.",
      preconditions: "The payment provider's sandbox is up.\nThe shop is set to German.",
      testData: "Expired card: 4000 0000 0000 0069, any CVC\nValid card: 4242 4242 4242 4242",
    }),
    of("A voucher lowers the total once", "Shop / Cart"),
    of("The cart survives signing in", "Shop / Cart", { priority: "LOW" }),
    of("Five wrong passwords lock the account", "Accounts", { priority: "HIGH" }),
    of("A deleted account cannot sign in", "Accounts"),
  ];
  const { ids } = (await person.call(api.testCases.bulkCreate, { body: { projectId, testCases } })).data;
  const change = (cycle: TestCycle, item: TestCycle["items"][number] | undefined, body: ChangeItem) =>
    person.call(api.testCycles.changeItem, { params: { id: cycle.id, itemId: item?.id ?? "" }, body });
  const smoke = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 4.11", testCaseIds: ids.slice(0, 1) } }))
    .data;
  await change(smoke, smoke.items[0], { status: "PASSED" });
  const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 4.12, by hand" } })).data;
  const manual = cycle.items.filter((item) => item.type === "MANUAL");
  await change(cycle, manual[0], { status: "PASSED" });
  await change(cycle, manual[1], {
    comment: "The reason is in English, in every language of the shop.",
    steps: [{ status: "PASSED" }, { status: "PASSED" }, { status: "FAILED", comment: "“Your card has expired” appears in English." }],
  });
  await change(cycle, manual[2], { status: "SKIPPED" });
  return cycle.id;
}

function bigPiece(batch: number, lines: number): string {
  return Array.from({ length: lines }, (_, line) => {
    const number = batch * lines + line + 1;
    if (number === 77_777) return `${esc}[1;31mneedle in the haystack${esc}[0m`;
    return `${esc}[90m${String(number).padStart(6, "0")}${esc}[0m ${esc}[32mGET${esc}[0m /api/items/${number % 997} ${esc}[1m200${esc}[0m ${(number * 7) % 90} ms${number % 50 === 0 ? ` ${esc}[33mslow${esc}[0m ${"payload ".repeat(20)}` : ""}`;
  })
    .map((line) => `${line}\n`)
    .join("");
}

function playwrightOutput(failures: number): string {
  const pass = (name: string, ms: number) =>
    `  ${esc}[32m✓${esc}[39m ${esc}[90m[chromium] ›${esc}[39m ${name} ${esc}[90m(${ms}ms)${esc}[39m`;
  const lines = [
    "",
    `Running 14 tests using ${esc}[1m4${esc}[22m workers`,
    "",
    pass("cart.spec.ts:12:3 › Cart › adds an item", 412),
    pass("cart.spec.ts:24:3 › Cart › keeps the item after a reload", 633),
    pass("cart.spec.ts:41:3 › Cart › removes an item", 388),
    pass("login.spec.ts:8:1 › signs in with a password", 921),
    pass("login.spec.ts:20:1 › refuses a wrong password", 377),
    pass("search.spec.ts:6:1 › finds a product by its name", 540),
    `  ${esc}[33m±${esc}[39m ${esc}[90m[chromium] ›${esc}[39m search.spec.ts:19:1 › shows suggestions while typing ${esc}[33m(retry #1)${esc}[39m`,
  ];
  if (failures > 0) {
    lines.push(
      `  ${esc}[31m✘${esc}[39m ${esc}[90m[chromium] ›${esc}[39m checkout.spec.ts:33:5 › Checkout › pays by card ${esc}[90m(5.1s)${esc}[39m`,
      "",
      `  1) [chromium] › checkout.spec.ts:33:5 › Checkout › pays by card`,
      "",
      `    ${esc}[31mError: Timed out 5000ms waiting for ${esc}[1mexpect(locator).toBeVisible()${esc}[22m${esc}[39m`,
      "",
      `    Locator: getByRole('heading', { name: ${esc}[36m'Thank you'${esc}[39m })`,
      `    ${esc}[32mExpected: visible${esc}[39m`,
      `    ${esc}[31mReceived: <element(s) not found>${esc}[39m`,
      "",
      `    ${esc}[90m  31 |${esc}[39m   await page.getByLabel('Card number').fill('4242 4242 4242 4242');`,
      `    ${esc}[90m  32 |${esc}[39m   await page.getByRole('button', { name: 'Pay' }).click();`,
      `  ${esc}[31m>${esc}[39m ${esc}[90m  33 |${esc}[39m   await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();`,
      "",
      `  ${esc}[1m${failures} failed${esc}[22m`,
    );
  }
  lines.push(`  ${esc}[32m11 passed${esc}[39m ${esc}[90m(14.2s)${esc}[39m`, "");
  return lines.join("\n");
}

function shopTests(): Result[] {
  const of = (filePath: string, suite: string[], name: string, change: Partial<Result> = {}): Result => ({
    name,
    suite,
    filePath,
    line: 12,
    variant: "chromium",
    status: "passed",
    durationMs: 300 + name.length * 17,
    ...change,
  });
  return [
    of("tests/cart.spec.ts", ["Cart"], "adds an item"),
    of("tests/cart.spec.ts", ["Cart"], "keeps the item after a reload"),
    of("tests/cart.spec.ts", ["Cart"], "removes an item"),
    of("tests/checkout.spec.ts", ["Checkout", "Card"], "pays by card", {
      status: "failed",
      line: 33,
      durationMs: 5120,
      retries: 1,
      message: `${esc}[31mError: Timed out 5000ms waiting for ${esc}[1mexpect(locator).toBeVisible()${esc}[22m${esc}[39m\n\nLocator: getByRole('heading', { name: 'Thank you' })\n${esc}[32mExpected: visible${esc}[39m\n${esc}[31mReceived: <element(s) not found>${esc}[39m`,
      trace: "    at /app/tests/checkout.spec.ts:33:79\n    at WorkerMain._runTest (/app/node_modules/playwright/lib/worker.js:412:7)",
      snippet: `${esc}[90m  31 |${esc}[39m   await page.getByLabel('Card number').fill('4242 4242 4242 4242');\n${esc}[90m  32 |${esc}[39m   await page.getByRole('button', { name: 'Pay' }).click();\n${esc}[31m>${esc}[39m ${esc}[90m33 |${esc}[39m   await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();\n     ${esc}[90m|${esc}[39m                                                                        ${esc}[31m^${esc}[39m`,
      attachments: [
        { name: "screenshot", contentType: "image/png", path: "playwright-report/data/checkout-failed.png" },
        { name: "trace", contentType: "application/zip", path: "playwright-report/data/trace.zip" },
      ],
      attempts: [
        { status: "failed", durationMs: 5080, message: "Error: Timed out 5000ms waiting for expect(locator).toBeVisible()" },
        { status: "failed", durationMs: 5120, message: "Error: Timed out 5000ms waiting for expect(locator).toBeVisible()" },
      ],
      tags: ["@payments"],
    }),
    of("tests/checkout.spec.ts", ["Checkout", "Card"], "refuses an expired card"),
    of("tests/checkout.spec.ts", ["Checkout", "Invoice"], "pays by invoice"),
    of("tests/checkout.spec.ts", ["Checkout"], hostile.name, { status: "failed", message: `${hostile.line}\n<script>alert(1)</script>` }),
    of("tests/login.spec.ts", [], "signs in with a password", { tags: ["@smoke"] }),
    of("tests/login.spec.ts", [], "refuses a wrong password"),
    of("tests/login.spec.ts", [], "signs in with a passkey", { status: "skipped", durationMs: 0 }),
    of("tests/search.spec.ts", [], "finds a product by its name"),
    of("tests/search.spec.ts", [], "shows suggestions while typing", {
      flaky: true,
      retries: 1,
      durationMs: 2210,
      attempts: [
        { status: "failed", durationMs: 3010, message: "Error: expected 5 suggestions, got 0" },
        { status: "passed", durationMs: 2210 },
      ],
    }),
    of("tests/search.spec.ts", [], "finds nothing politely"),
    of("tests/search.spec.ts", [], "sorts by price"),
  ];
}

function manyTests(total: number, failed: number): Result[] {
  return Array.from({ length: total }, (_, index) => ({
    name: `case ${index + 1}`,
    suite: [`Area ${Math.floor(index / 20) + 1}`],
    filePath: `tests/area-${Math.floor(index / 100) + 1}.spec.ts`,
    status: index < failed ? ("failed" as const) : ("passed" as const),
    durationMs: 20 + (index % 70),
    ...(index < failed ? { message: "expected 200, got 502" } : {}),
  }));
}

/** A picture of one blue shop front, 320 by 180, small enough to stand here. */
export const picture = bitmap(320, 180);

function bitmap(width: number, height: number): Uint8Array {
  // An uncompressed PNG needs a checksum and a deflate stream; node's zlib makes both.
  return pngOf(width, height, (x, y) =>
    y < 36 ? [24, 90, 120] : x > 96 && x < 224 && y > 60 && y < 140 ? [255, 255, 255] : [236, 241, 244],
  );
}

function pngOf(width: number, height: number, color: (x: number, y: number) => readonly [number, number, number]): Uint8Array {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) rows.set(color(x, y), y * (width * 3 + 1) + 1 + x * 3);
  const piece = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    piece("IHDR", head),
    piece("IDAT", deflateSync(rows)),
    piece("IEND", Buffer.alloc(0)),
  ]);
}
