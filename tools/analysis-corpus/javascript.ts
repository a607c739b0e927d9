import { type BrokenSuite, framework } from "./suite.ts";

/*
 * Where a runner swallows the cause of a failed `fetch`, the correct answer is `network`: nobody could say more from such a log.
 *
 * Runs with: vitest 3, jest 30, mocha 11 with chai 4, ava 6, jasmine 5, tape 5, qunit 2, uvu 0.5, @cucumber/cucumber 12,
 * @testing-library/dom 10 with jsdom 26, @playwright/test 1.57 and Debian's Chromium, sql.js 1, axios 1, node 20.
 */
const inFile = (name: string, head: string) => ({ file: (body: string) => ({ [name]: `${head}\n${body}\n` }) });

const nodeTest = framework(
  "node-test",
  "node --test --test-reporter=spec",
  inFile("shop.test.mjs", `import test from "node:test";\nimport assert from "node:assert/strict";`),
);
const vitest = framework("vitest", "vitest run", inFile("shop.test.js", `import { beforeAll, describe, expect, test, vi } from "vitest";`));
const jest = framework("jest", "jest", { file: (body) => ({ "shop.test.js": `${body}\n`, "package.json": "{}" }) });
const mocha = framework(
  "mocha",
  "mocha shop.spec.cjs",
  inFile("shop.spec.cjs", `const { expect } = require("chai");\nconst assert = require("node:assert");`),
);
const ava = framework("ava", "ava", { file: (body) => ({ "shop.test.mjs": `import test from "ava";\n${body}\n`, "package.json": "{}" }) });
const jasmine = framework("jasmine", "jasmine shop.spec.js", inFile("shop.spec.js", ""));
const tape = framework("tape", "tape shop.test.cjs", inFile("shop.test.cjs", `const test = require("tape");`));
const qunit = framework("qunit", "qunit shop.test.cjs", inFile("shop.test.cjs", ""));
const uvu = framework(
  "uvu",
  "node shop.test.mjs",
  inFile("shop.test.mjs", `import { test } from "uvu";\nimport * as assert from "uvu/assert";`),
);
const cucumber = framework("cucumber-js", "cucumber-js", {
  file: (body) => ({
    "features/shop.feature":
      "Feature: shop\n  Scenario: a customer pays\n    Given a full basket\n    When the customer pays\n    Then the basket is empty\n",
    "features/steps.cjs": `const { Given, When, Then, setDefaultTimeout } = require("@cucumber/cucumber");\nconst assert = require("node:assert");\n${body}\n`,
  }),
});
const dom = framework("testing-library", "jest", {
  file: (body) => ({
    "page.test.js": `/** @jest-environment jsdom */\nconst { screen, waitFor } = require("@testing-library/dom");\n${body}\n`,
    "package.json": "{}",
  }),
});
const playwright = framework("playwright", "playwright test --reporter=list", {
  file: (body) => ({
    "shop.spec.ts": `import { expect, test } from "@playwright/test";\n${body}\n`,
    "playwright.config.ts": `export default { timeout: 4000, workers: 1, expect: { timeout: 1500 }, use: { launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] } } };\n`,
  }),
});

export const javascript: BrokenSuite[] = [
  nodeTest("assertion", "wrong-total", `test("adds up the basket", () => { assert.equal([10, 20, 12].reduce((a, b) => a + b), 41); });`),
  nodeTest(
    "assertion",
    "deep-equal",
    `test("reads the order", () => { assert.deepEqual({ id: 7, lines: [{ sku: "a", count: 2 }] }, { id: 7, lines: [{ sku: "a", count: 3 }] }); });\ntest("has a customer", () => {});`,
  ),
  nodeTest(
    "timeout",
    "slow-promise",
    `test("waits for the parcel", { timeout: 300 }, () => new Promise((resolve) => setTimeout(resolve, 5000)));`,
  ),
  nodeTest(
    "connection-refused",
    "fetch",
    `test("asks the shop", async () => { const answer = await fetch("http://127.0.0.1:45998/orders"); assert.equal(answer.status, 200); });`,
  ),
  nodeTest("dns", "fetch", `test("asks the shop", async () => { await fetch("http://shop.internal.invalid/orders"); });`),
  nodeTest("network", "reset", `test("asks the shop", async () => { await fetch(process.env.BASE + "/reset"); });`),
  nodeTest("missing-dependency", "import", `import { total } from "left-basket";\ntest("adds", () => { assert.equal(total(1), 1); });`),
  nodeTest("syntax", "brace", `test("adds", () => { assert.equal(1, 1);`),
  nodeTest(
    "data",
    "json-page",
    `test("reads orders", async () => { const answer = await fetch(process.env.BASE + "/page"); JSON.parse(await answer.text()); });`,
  ),
  nodeTest(
    "authentication",
    "status",
    `test("reads my orders", async () => { const answer = await fetch(process.env.BASE + "/login"); assert.equal(answer.status, 200); });`,
  ),
  nodeTest(
    "environment",
    "variable",
    `test("knows its shop", () => { if (!process.env.SHOP_URL) throw new Error("SHOP_URL is not set"); });`,
  ),
  nodeTest(
    "out-of-memory",
    "heap",
    `test("loads the catalogue", () => { const all = []; for (;;) all.push(new Array(1000).fill({ sku: Math.random() })); });`,
    "node --max-old-space-size=40 --test-reporter=spec shop.test.mjs",
  ),
  nodeTest(
    "exception",
    "undefined",
    `const order = { customer: undefined };\ntest("greets the customer", () => { assert.equal("Hello " + order.customer.name, "Hello Ada"); });`,
  ),
  nodeTest(
    "environment",
    "port-taken",
    `import { createServer } from "node:http";\ntest("starts its server", async () => { const listen = () => new Promise((resolve, reject) => createServer().on("error", reject).listen(45711, resolve)); await listen(); await listen(); });`,
    "node --test --test-force-exit; true",
  ),
  nodeTest("crash", "abort", `test("renders", () => { process.abort(); });`, "node shop.test.mjs"),

  vitest(
    "assertion",
    "to-equal",
    `describe("basket", () => { test("adds", () => { expect(2 + 2).toBe(5); }); test("keeps order", () => { expect([1, 2]).toEqual([2, 1]); }); });`,
  ),
  vitest(
    "assertion",
    "snapshot",
    {
      "shop.test.js": `import { expect, test } from "vitest";\ntest("renders", () => { expect({ total: 13, currency: "EUR" }).toMatchInlineSnapshot(\`\n  {\n    "currency": "EUR",\n    "total": 12,\n  }\n\`); });\n`,
    },
    "CI=true vitest run",
  ),
  vitest("timeout", "test", `test("waits", async () => { await new Promise(() => {}); }, 400);`),
  vitest("timeout", "hook", `beforeAll(async () => { await new Promise(() => {}); }, 300);\ntest("never gets here", () => {});`),
  vitest("missing-dependency", "import", `import { pay } from "@shop/payments";\ntest("pays", () => { expect(pay()).toBe(true); });`),
  vitest("missing-dependency", "own-file", `import { pay } from "./payments.js";\ntest("pays", () => { expect(pay()).toBe(true); });`),
  vitest("syntax", "token", `test("adds", () => { const total = = 3; });`),
  vitest(
    "connection-refused",
    "before-all",
    `beforeAll(async () => { await fetch("http://localhost:45998/health"); });\ntest("pays", () => {});`,
  ),
  vitest(
    "authentication",
    "expired-token",
    `test("reads orders", async () => { const answer = await fetch(process.env.BASE + "/expired"); if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`); });`,
  ),
  vitest(
    "data",
    "fixture-file",
    `import { readFileSync } from "node:fs";\ntest("imports customers", () => { const rows = JSON.parse(readFileSync("fixtures/customers.json", "utf8")); expect(rows).toHaveLength(3); });`,
  ),
  vitest(
    "exception",
    "not-a-function",
    `const basket = { items: [] };\ntest("empties", () => { basket.clear(); expect(basket.items).toHaveLength(0); });`,
  ),
  vitest(
    "network",
    "bad-gateway",
    `test("asks the shop", async () => { const answer = await fetch(process.env.BASE + "/502"); if (!answer.ok) throw new Error(\`GET /orders answered \${answer.status} \${answer.statusText}\`); });`,
  ),
  vitest("element-not-found", "jsdom-query", {
    "page.test.js": `// @vitest-environment jsdom\nimport { screen } from "@testing-library/dom";\nimport { expect, test } from "vitest";\ntest("shows the pay button", () => { document.body.innerHTML = "<button>Cancel</button>"; expect(screen.getByRole("button", { name: "Pay" })).toBeTruthy(); });\n`,
  }),

  jest("assertion", "to-be", `test("adds", () => { expect(0.1 + 0.2).toBe(0.3); });\ntest("subtracts", () => { expect(1 - 1).toBe(0); });`),
  jest("assertion", "throws", `test("refuses an empty basket", () => { expect(() => 1).toThrow("basket is empty"); });`),
  jest("timeout", "async", `test("waits for the mail", async () => { await new Promise(() => {}); }, 300);`),
  jest("timeout", "done", `test("calls back", (done) => { setTimeout(() => {}, 10); }, 300);`),
  jest(
    "missing-dependency",
    "require",
    `const { chargeCard } = require("stripe-double");\ntest("charges", () => { expect(chargeCard()).toBe(1); });`,
  ),
  jest("syntax", "esm", `import { total } from "./total.js";\ntest("adds", () => { expect(total()).toBe(1) );`),
  jest(
    "connection-refused",
    "axios",
    `const axios = require("axios");\ntest("reads orders", async () => { const { data } = await axios.get("http://127.0.0.1:45998/orders"); expect(data).toEqual([]); });`,
  ),
  jest(
    "dns",
    "axios",
    `const axios = require("axios");\ntest("reads orders", async () => { await axios.get("http://orders.shop.invalid/list"); });`,
  ),
  jest(
    "authentication",
    "axios-401",
    `const axios = require("axios");\ntest("reads orders", async () => { await axios.get(process.env.BASE + "/login"); });`,
  ),
  jest(
    "data",
    "unique",
    `const initSqlJs = require("sql.js");\ntest("creates two customers", async () => { const db = new (await initSqlJs()).Database(); db.run("create table customers (email text unique)"); db.run("insert into customers values ('a@b.c')"); db.run("insert into customers values ('a@b.c')"); });`,
  ),
  jest(
    "exception",
    "null",
    `function price(item) { return item.price.amount; }\ntest("shows a price", () => { expect(price({ price: null })).toBe(3); });`,
  ),
  jest(
    "out-of-memory",
    "worker",
    `test("loads everything", () => { const all = []; for (;;) all.push(Array(5000).fill(Math.random())); });`,
    "node --max-old-space-size=60 node_modules/.bin/jest -i",
  ),
  jest(
    "environment",
    "permission",
    `const fs = require("node:fs");\ntest("writes its cache", () => { process.seteuid(65534); try { fs.writeFileSync("/var/lib/shop-cache.json", "x"); } finally { process.seteuid(0); } });`,
  ),
  jest(
    "flaky",
    "retry-times",
    `jest.retryTimes(2, { logErrorsBeforeRetry: true });\nlet tries = 0;\ntest("pays at the second try", () => { tries++; expect(tries).toBe(2); });`,
    "jest --verbose; true",
  ),
  jest("crash", "stack-overflow", `const walk = (node) => walk(node.parent ?? node);\ntest("walks up", () => { walk({}); });`),

  mocha(
    "assertion",
    "chai",
    `describe("basket", () => { it("holds three things", () => { expect([1, 2]).to.have.lengthOf(3); }); it("is named", () => { expect("basket").to.equal("basket"); }); });`,
  ),
  mocha(
    "assertion",
    "deep",
    `it("keeps the address", () => { expect({ street: "Main", zip: "1000" }).to.deep.equal({ street: "Main", zip: "1001" }); });`,
  ),
  mocha("timeout", "done", `it("waits", (done) => {}).timeout(200);`),
  mocha("timeout", "hook", `before(function (done) { this.timeout(200); });\nit("never runs", () => {});`),
  mocha(
    "network",
    "hang-up",
    `const http = require("node:http");\nit("asks the shop", (done) => { http.get(process.env.BASE + "/reset", () => done()).on("error", done); });`,
  ),
  mocha(
    "connection-refused",
    "net",
    `const net = require("node:net");\nbefore((done) => { net.connect(45998, "127.0.0.1").on("error", done).on("connect", () => done()); });\nit("queues", () => {});`,
  ),
  mocha(
    "dns",
    "lookup",
    `const dns = require("node:dns").promises;\nit("finds the queue", async () => { await dns.lookup("rabbit.cluster.invalid"); });`,
  ),
  mocha("missing-dependency", "require", `const supertest = require("supertest-session");\nit("signs in", () => {});`),
  mocha("syntax", "paren", `it("adds", () => { expect(1.to.equal(1)); });`),
  mocha(
    "authentication",
    "forbidden",
    `it("deletes an order", async () => { const answer = await fetch(process.env.BASE + "/forbidden", { method: "DELETE" }); expect(answer.status, await answer.text()).to.equal(204); });`,
  ),
  mocha(
    "data",
    "missing-record",
    `const orders = new Map();\nfunction find(id) { if (!orders.has(id)) throw new Error("order 4711 not found"); return orders.get(id); }\nit("shows an order", () => { expect(find(4711).total).to.equal(3); });`,
  ),
  mocha("exception", "reference", `it("formats", () => { expect(formatPrice(3)).to.equal("3.00"); });`),
  mocha(
    "environment",
    "missing-variables",
    `before(() => { const missing = ["SHOP_URL", "SHOP_USER"].filter((name) => !process.env[name]); if (missing.length) throw new Error("Missing environment variables: " + missing.join(", ")); });\nit("signs in", () => {});`,
  ),

  ava("assertion", "is", `test("adds", (t) => { t.is(1 + 1, 3); });\ntest("subtracts", (t) => { t.is(1 - 1, 0); });`),
  ava("assertion", "like", `test("order", (t) => { t.deepEqual({ paid: false }, { paid: true }); });`),
  ava(
    "timeout",
    "idle",
    `test("waits", async (t) => { const timer = setInterval(() => {}, 1000); await new Promise(() => {}); clearInterval(timer); t.pass(); });`,
    "ava --timeout=2s",
  ),
  ava("network", "fetch-dns", `test("asks", async (t) => { await fetch("http://api.shop.invalid"); t.pass(); });`),
  ava("missing-dependency", "import", `import got from "got-lite";\ntest("asks", (t) => { t.truthy(got); });`),
  ava("crash", "exit", `test("renders", async (t) => { process.kill(process.pid, "SIGSEGV"); await new Promise(() => {}); t.pass(); });`),

  jasmine("assertion", "to-be", `describe("basket", () => { it("adds", () => { expect(2 + 2).toBe(5); }); });`),
  jasmine("timeout", "async", `describe("mail", () => { it("arrives", (done) => {}, 300); });`),
  jasmine(
    "exception",
    "type-error",
    `describe("order", () => { it("has lines", () => { const order = null; expect(order.lines.length).toBe(1); }); });`,
  ),
  jasmine(
    "network",
    "unavailable",
    `describe("shop", () => { it("answers", async () => { const answer = await fetch(process.env.BASE + "/503"); expect(answer.status).withContext("GET /health: " + (await answer.text())).toBe(200); }); });`,
  ),
  jasmine(
    "connection-refused",
    "fetch-refused",
    `describe("shop", () => { it("answers", async () => { await fetch("http://127.0.0.1:45998/"); }); });`,
  ),

  tape("assertion", "equal", `test("adds", (t) => { t.equal(1 + 1, 3, "one and one"); t.end(); });`),
  tape("timeout", "test", `test("waits", { timeout: 300 }, (t) => {});`),
  tape("missing-dependency", "own-file", `const cart = require("./cart");\ntest("adds", (t) => { t.ok(cart); t.end(); });`),
  tape(
    "data",
    "bad-json",
    `const fs = require("node:fs");\ntest("reads the catalogue", (t) => { fs.writeFileSync("catalogue.json", '{"items": [1, 2,'); t.ok(JSON.parse(fs.readFileSync("catalogue.json", "utf8"))); t.end(); });`,
  ),

  qunit("assertion", "equal", `QUnit.module("basket"); QUnit.test("adds", (assert) => { assert.equal(2 * 2, 5, "two times two"); });`),
  qunit("timeout", "async", `QUnit.config.testTimeout = 300; QUnit.test("waits", (assert) => { assert.async(); });`),
  uvu("assertion", "is", `test("adds", () => { assert.is(1 + 1, 3); });\ntest.run();`),
  uvu("network", "fetch-refused", `test("asks", async () => { await fetch("http://127.0.0.1:45998"); });\ntest.run();`),

  cucumber(
    "assertion",
    "then",
    `Given("a full basket", function () { this.count = 3; });\nWhen("the customer pays", function () {});\nThen("the basket is empty", function () { assert.strictEqual(this.count, 0); });`,
  ),
  cucumber(
    "timeout",
    "step",
    `setDefaultTimeout(300);\nGiven("a full basket", () => {});\nWhen("the customer pays", () => new Promise(() => {}));\nThen("the basket is empty", () => {});`,
  ),
  cucumber(
    "network",
    "given-refused",
    `Given("a full basket", async () => { await fetch("http://localhost:45998/baskets"); });\nWhen("the customer pays", () => {});\nThen("the basket is empty", () => {});`,
  ),
  cucumber(
    "flaky",
    "retry",
    `let tries = 0;\nGiven("a full basket", () => {});\nWhen("the customer pays", () => { tries++; assert.ok(tries > 1, "the payment page was not ready"); });\nThen("the basket is empty", () => {});`,
    "cucumber-js --retry 2",
  ),
  cucumber(
    "missing-dependency",
    "require",
    `const { Basket } = require("../../lib/basket.js");\nGiven("a full basket", () => { new Basket(); });`,
  ),
  cucumber(
    "authentication",
    "sign-in",
    `Given("a full basket", async () => { const answer = await fetch(process.env.BASE + "/login", { method: "POST" }); if (answer.status !== 200) throw new Error("sign-in failed: " + (await answer.text())); });\nWhen("the customer pays", () => {});\nThen("the basket is empty", () => {});`,
  ),

  dom(
    "element-not-found",
    "by-text",
    `test("thanks the customer", () => { document.body.innerHTML = "<p>Loading…</p>"; screen.getByText("Thank you for your order"); });`,
  ),
  dom(
    "element-not-found",
    "find-by-role",
    `test("shows an alert", async () => { document.body.innerHTML = "<main></main>"; await screen.findByRole("alert", {}, { timeout: 300 }); });`,
  ),
  dom(
    "assertion",
    "text-content",
    `test("counts", () => { document.body.innerHTML = "<b data-testid='count'>2</b>"; expect(screen.getByTestId("count").textContent).toBe("3"); });`,
  ),

  playwright(
    "element-not-found",
    "click",
    `test("pays", async ({ page }) => { await page.goto(process.env.BASE + "/page"); await page.getByRole("button", { name: "Pay now" }).click(); });`,
  ),
  playwright(
    "element-not-found",
    "visible",
    `test("thanks", async ({ page }) => { await page.goto(process.env.BASE + "/page"); await expect(page.locator("#thank-you")).toBeVisible(); });`,
  ),
  playwright(
    "element-not-found",
    "strict",
    `test("adds", async ({ page }) => { await page.setContent("<button>Add</button><button>Add</button>"); await page.getByRole("button").click(); });`,
  ),
  playwright(
    "assertion",
    "title",
    `test("is called shop", async ({ page }) => { await page.goto(process.env.BASE + "/page"); await expect(page).toHaveTitle("Example shop"); });`,
  ),
  playwright(
    "assertion",
    "text",
    `test("counts", async ({ page }) => { await page.setContent("<b id=count>2</b>"); await expect(page.locator("#count")).toHaveText("3"); });`,
  ),
  playwright("connection-refused", "goto", `test("opens", async ({ page }) => { await page.goto("http://127.0.0.1:45999/"); });`),
  playwright("dns", "goto", `test("opens", async ({ page }) => { await page.goto("http://shop.staging.invalid/"); });`),
  playwright("timeout", "slow-page", `test("opens", async ({ page }) => { await page.goto(process.env.BASE + "/hang"); });`),
  playwright(
    "timeout",
    "wait-for-event",
    `test("downloads the invoice", async ({ page }) => { await page.setContent("<a>Invoice</a>"); await page.waitForEvent("download", { timeout: 1500 }); });`,
  ),
  playwright("network", "empty-response", `test("opens", async ({ page }) => { await page.goto(process.env.BASE + "/reset"); });`),
  playwright(
    "crash",
    "page-crash",
    `test("renders", async ({ page }) => { page.on("crash", () => console.log("the page crashed")); await page.goto("chrome://crash").catch((error) => { throw error; }); });`,
  ),
  playwright(
    "missing-dependency",
    "browser",
    {
      "shop.spec.ts": `import { test } from "@playwright/test";\ntest("opens", async ({ page }) => { await page.goto("about:blank"); });\n`,
      "playwright.config.ts": "export default { workers: 1 };\n",
    },
    "PLAYWRIGHT_BROWSERS_PATH=/app/browsers playwright test --reporter=line",
  ),
  playwright("flaky", "retry", {
    "shop.spec.ts": `import { expect, test } from "@playwright/test";\ntest("pays at the second try", async ({}, info) => { expect(info.retry).toBe(1); });\ntest("adds", () => {});\n`,
    "playwright.config.ts": "export default { workers: 1, retries: 2 };\n",
  }),
  playwright(
    "authentication",
    "api-login",
    `test.beforeEach(async ({ request }) => { const answer = await request.post(process.env.BASE + "/login"); expect(answer.status()).toBe(200); });\ntest("reads orders", async () => {});`,
  ),
  playwright(
    "environment",
    "variable",
    `test.beforeAll(() => { if (!process.env.E2E_PASSWORD) throw new Error("Environment variable E2E_PASSWORD must be set to run these tests"); });\ntest("signs in", async () => {});`,
  ),
  playwright("syntax", "config", { "playwright.config.ts": "export default { workers: 1, retries: };\n", "shop.spec.ts": "" }),
];
