import { type BrokenSuite, framework } from "./suite.ts";

/*
 * Written after the rules had been developed with the others. Runs with: newman 6, ts-jest 29 with TypeScript 5, puppeteer-core 24 and testcafe 3
 * with Debian's Chromium, @hapi/lab 25, supertest 7, ajv 8, zod 3; Debian's python3-behave, pytest-asyncio, pytest-mock, capybara and ginkgo.
 */
const collection = (request: object, script: string) => ({
  "shop.json": JSON.stringify({
    info: { name: "shop", schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" },
    item: [{ name: "orders", request, event: [{ listen: "test", script: { exec: script.split("\n") } }] }],
  }),
});
const newman = framework("newman", "newman run shop.json --env-var base=$BASE");
const isOk = `pm.test("status is 200", () => pm.response.to.have.status(200));`;
const tsJest = framework("ts-jest", "jest", {
  file: (body) => ({
    "shop.test.ts": `import { expect, test } from "@jest/globals";\n${body}\n`,
    "package.json": '{"jest":{"preset":"ts-jest"}}',
    "tsconfig.json": '{"compilerOptions":{"strict":true,"esModuleInterop":true}}',
  }),
});
const puppeteer = framework("puppeteer", "mocha --timeout 8000 page.spec.cjs", {
  file: (body) => ({
    "page.spec.cjs": `const puppeteer = require("puppeteer-core");
const assert = require("node:assert");
let browser, page;
before(async () => { browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }); page = await browser.newPage(); });
after(() => browser.close());
${body}
`,
  }),
});
const testcafe = framework(
  "testcafe",
  "testcafe 'chromium:headless --no-sandbox' page.js --selector-timeout 1000 --page-load-timeout 2000",
  {
    file: (body) => ({ "page.js": `import { Selector } from "testcafe";\nfixture("shop").page(process.env.BASE + "/page");\n${body}\n` }),
  },
);
const lab = framework("lab", "lab shop.js", {
  file: (body) => ({
    "shop.js": `const Lab = require("lab");\nconst assert = require("node:assert");\nconst { describe, it, before } = (exports.lab = Lab.script());\n${body}\n`,
  }),
});
const supertest = framework("supertest", "jest", {
  file: (body) => ({
    "api.test.js": `const http = require("node:http");\nconst request = require("supertest");\n${body}\n`,
    "package.json": "{}",
  }),
});
const behave = framework("behave", "behave --no-color", {
  file: (body) => ({
    "features/shop.feature": "Feature: shop\n  Scenario: a customer pays\n    Given a full basket\n    Then the basket is empty\n",
    "features/steps/steps.py": `from behave import given, then\n${body}\n`,
  }),
});
const asyncio = framework("pytest-asyncio", "/usr/bin/python3 -m pytest -q --asyncio-mode=auto", {
  file: (body) => ({ "test_shop.py": `import asyncio\n${body}\n` }),
});
const capybara = framework("capybara", "rspec page_spec.rb", {
  file: (body) => ({
    "page_spec.rb": `require "capybara/rspec"
PAGE = "<html><body><h1>Back soon</h1></body></html>"
Capybara.app = ->(_env) { [200, { "Content-Type" => "text/html" }, [PAGE]] }
RSpec.describe "shop", type: :feature do
${body}
end
`,
  }),
});
const node = framework("node-script", "node --unhandled-rejections=strict smoke.mjs", { file: (body) => ({ "smoke.mjs": `${body}\n` }) });
const shell = framework("shell", "sh -eu smoke.sh", { file: (body) => ({ "smoke.sh": `${body}\n` }) });
const go = framework("go-testify-like", "go test ./...", {
  file: (body) => ({ "go.mod": "module shop\n\ngo 1.19\n", "shop_test.go": `package shop\n\n${body}\n` }),
});
const pgTest = framework("node-postgres", "mocha --timeout 5000 db.spec.cjs", {
  file: (body) => ({
    "db.spec.cjs": `const { Client } = require("pg");
const connect = async (url = process.env.PG) => { const client = new Client({ connectionString: url }); await client.connect(); return client; };
${body}
`,
  }),
});

export const secondRound: BrokenSuite[] = [
  newman("authentication", "status", collection({ method: "GET", url: "{{base}}/login" }, isOk)),
  newman("connection-refused", "request", collection({ method: "GET", url: "http://127.0.0.1:45997/orders" }, isOk)),
  newman("dns", "request", collection({ method: "GET", url: "http://shop.qa.invalid/orders" }, isOk)),
  newman("network", "reset", collection({ method: "GET", url: "{{base}}/reset" }, isOk)),
  newman(
    "data",
    "json",
    collection(
      { method: "GET", url: "{{base}}/page" },
      `pm.test("lists orders", () => { pm.expect(pm.response.json().orders).to.have.length(2); });`,
    ),
  ),
  newman(
    "assertion",
    "title",
    collection(
      { method: "GET", url: "{{base}}/page" },
      `pm.test("is open", () => { pm.expect(pm.response.text()).to.include("Welcome"); });`,
    ),
  ),
  newman(
    "timeout",
    "request",
    collection({ method: "GET", url: "{{base}}/hang" }, isOk),
    "newman run shop.json --env-var base=$BASE --timeout-request 500",
  ),
  newman("network", "unavailable", collection({ method: "GET", url: "{{base}}/503" }, isOk)),

  tsJest("syntax", "type-error", `test("adds", () => { const total: number = "3"; expect(total).toBe(3); });`),
  tsJest("missing-dependency", "types", `import { pay } from "@shop/pay";\ntest("pays", () => { expect(pay()).toBe(true); });`),
  tsJest("assertion", "contain", `test("lists tea", () => { expect(["coffee", "milk"]).toContain("tea"); });`),
  tsJest(
    "exception",
    "iterable",
    `test("sums", () => { const prices: any = undefined; let sum = 0; for (const price of prices) sum += price; expect(sum).toBe(0); });`,
  ),

  puppeteer(
    "element-not-found",
    "wait-for-selector",
    `it("shows the total", async () => { await page.setContent("<p>Loading</p>"); await page.waitForSelector("#total", { timeout: 800 }); });`,
  ),
  puppeteer(
    "element-not-found",
    "click",
    `it("pays", async () => { await page.setContent("<p>Closed</p>"); await page.click("button.pay"); });`,
  ),
  puppeteer("timeout", "navigation", `it("opens", async () => { await page.goto(process.env.BASE + "/hang", { timeout: 900 }); });`),
  puppeteer("dns", "goto", `it("opens", async () => { await page.goto("http://shop.test.invalid/"); });`),
  puppeteer("connection-refused", "goto", `it("opens", async () => { await page.goto("http://127.0.0.1:45997/"); });`),
  puppeteer(
    "assertion",
    "heading",
    `it("greets", async () => { await page.goto(process.env.BASE + "/page"); assert.equal(await page.$eval("h1", (h) => h.textContent), "Welcome"); });`,
  ),
  puppeteer(
    "crash",
    "browser-killed",
    `it("renders", async () => { browser.process().kill("SIGKILL"); await page.goto(process.env.BASE + "/page"); });`,
  ),
  puppeteer("missing-dependency", "no-browser", {
    "page.spec.cjs": `const puppeteer = require("puppeteer-core");\nit("opens", async () => { await puppeteer.launch({ channel: "chrome" }); });\n`,
  }),

  testcafe("element-not-found", "click", `test("pays", async (t) => { await t.click("#pay-now"); });`),
  testcafe(
    "assertion",
    "eql",
    `test("greets", async (t) => { await t.expect(Selector("h1").innerText).eql("Welcome", { timeout: 500 }); });`,
  ),
  testcafe("exception", "page-script", `test("opens", async (t) => { await t.eval(() => { throw new Error("basket is not ready"); }); });`),

  lab("assertion", "equal", `describe("basket", () => { it("adds", () => { assert.equal(2 + 2, 5); }); });`),
  lab("timeout", "test", `describe("mail", () => { it("arrives", { timeout: 300 }, () => new Promise(() => {})); });`),
  lab(
    "connection-refused",
    "before",
    `const net = require("node:net");\ndescribe("queue", () => { before(() => new Promise((resolve, reject) => net.connect(45997, "127.0.0.1").on("error", reject))); it("sends", () => {}); });`,
  ),

  supertest(
    "authentication",
    "expect-200",
    `test("reads orders", async () => { await request(process.env.BASE).get("/login").expect(200); });`,
  ),
  supertest("network", "bad-gateway", `test("reads orders", async () => { await request(process.env.BASE).get("/502").expect(200); });`),
  supertest(
    "assertion",
    "body",
    `const server = http.createServer((_q, r) => r.setHeader("content-type", "application/json").end('{"total":12}'));\ntest("adds", async () => { await request(server).get("/").expect(200, { total: 13 }); });`,
  ),
  supertest("timeout", "response", `test("exports", async () => { await request(process.env.BASE).get("/hang").timeout(400); });`),
  supertest(
    "data",
    "schema",
    `const Ajv = require("ajv");\ntest("is an order", () => { const check = new Ajv().compile({ type: "object", required: ["id"], properties: { id: { type: "number" } } }); if (!check({ id: "7" })) throw new Error("order does not match schema: " + JSON.stringify(check.errors)); });`,
  ),
  supertest(
    "data",
    "zod",
    `const { z } = require("zod");\ntest("is an order", () => { z.object({ id: z.number(), total: z.number() }).parse({ id: "7" }); });`,
  ),

  behave(
    "assertion",
    "then",
    `@given("a full basket")\ndef full(context):\n    context.count = 3\n\n@then("the basket is empty")\ndef empty(context):\n    assert context.count == 0, f"{context.count} lines are left"`,
  ),
  behave("missing-dependency", "import", `import basketlib\n\n@given("a full basket")\ndef full(context):\n    pass`),
  behave(
    "connection-refused",
    "urlopen",
    `from urllib.request import urlopen\n@given("a full basket")\ndef full(context):\n    urlopen("http://127.0.0.1:45997/baskets")\n\n@then("the basket is empty")\ndef empty(context):\n    pass`,
  ),
  behave(
    "exception",
    "type",
    `@given("a full basket")\ndef full(context):\n    context.lines = None\n\n@then("the basket is empty")\ndef empty(context):\n    assert len(context.lines) == 0`,
  ),

  asyncio("timeout", "wait-for", `async def test_mail():\n    await asyncio.wait_for(asyncio.sleep(20), timeout=0.3)`),
  asyncio("connection-refused", "open-connection", `async def test_queue():\n    await asyncio.open_connection("127.0.0.1", 45997)`),
  asyncio("dns", "open-connection", `async def test_queue():\n    await asyncio.open_connection("rabbit.mq.invalid", 5672)`),
  asyncio(
    "environment",
    "address-in-use",
    `async def test_server():\n    for _ in range(2):\n        await asyncio.start_server(lambda r, w: None, "127.0.0.1", 45996)`,
  ),
  asyncio(
    "assertion",
    "mock",
    `from unittest.mock import Mock\nasync def test_notifies():\n    send = Mock()\n    send.assert_called_once_with("ada")`,
  ),
  asyncio(
    "data",
    "unicode",
    `async def test_import():\n    open("orders.csv", "wb").write(b"caf\\xe9;3")\n    text = open("orders.csv", encoding="utf-8").read()\n    assert text`,
  ),

  capybara("element-not-found", "click-on", `  it("pays") { visit "/"; click_on "Pay now" }`),
  capybara("element-not-found", "fill-in", `  it("signs in") { visit "/"; fill_in "E-mail", with: "ada" }`),
  capybara("assertion", "content", `  it("greets") { visit "/"; expect(page).to have_content("Welcome to the shop") }`),

  node(
    "exception",
    "rejection",
    `const order = await Promise.resolve({});\nconsole.log("checking order");\nconsole.log(order.lines.map((line) => line.price));`,
  ),
  node(
    "dns",
    "redis",
    `import Redis from "ioredis";\nconst redis = new Redis("redis://cache.cluster.invalid:6379", { maxRetriesPerRequest: 1, retryStrategy: () => null });\nredis.on("error", (error) => { console.error("redis:", error.message); process.exit(1); });\nawait redis.get("x");`,
  ),
  node(
    "connection-refused",
    "mysql",
    `import mysql from "mysql2/promise";\nconsole.log("connecting to the database");\nawait mysql.createConnection({ host: "127.0.0.1", port: 45997, user: "shop" });`,
  ),
  node("missing-dependency", "spawn", `import { spawn } from "node:child_process";\nspawn("imagemagick-convert", ["a.png", "b.jpg"]);`),
  node(
    "environment",
    "unsupported",
    `import { execFileSync } from "node:child_process";\nif (!process.env.DISPLAY) { console.error("Error: Missing X server or $DISPLAY\\nThe platform failed to initialize.  Exiting."); process.exit(1); }\nexecFileSync("true");`,
  ),
  node(
    "out-of-memory",
    "buffers",
    `const all = [];\nfor (let n = 0; n < 1e9; n++) all.push({ n, text: "x".repeat(100) + n });`,
    "node --max-old-space-size=50 smoke.mjs",
  ),
  node(
    "network",
    "tls",
    `import tls from "node:tls";\nconst { port } = new URL(process.env.BASE);\nawait new Promise((resolve, reject) => tls.connect({ host: "127.0.0.1", port: Number(port) }, resolve).on("error", reject));`,
  ),

  shell("missing-dependency", "jq", `echo "checking orders"\necho '{}' | jqx .orders`),
  shell("environment", "unset", `echo "deploying to $SHOP_STAGE"`),
  shell("connection-refused", "curl", `echo "waiting for the shop"\ncurl --retry 1 --retry-connrefused -sSf http://127.0.0.1:45997/health`),
  shell("authentication", "curl-403", `curl -sSf "$BASE/forbidden"`),
  shell("timeout", "curl-max-time", `curl -sS --max-time 1 "$BASE/hang"`),
  shell("data", "missing-seed", `psql_like() { cat "$1"; }\npsql_like seeds/customers.sql`),
  shell("syntax", "done", `for n in 1 2 3; do\n  echo $n\n`),
  shell("environment", "disk-full", `dd if=/dev/zero of=/dev/full bs=1k count=4`),
  shell("crash", "segfault", `sh -c 'kill -SEGV $$'`),

  go(
    "timeout",
    "http-client",
    `import (\n\t"net/http"\n\t"os"\n\t"testing"\n\t"time"\n)\n\nfunc TestReport(t *testing.T) {\n\tclient := http.Client{Timeout: 300 * time.Millisecond}\n\tif _, err := client.Get(os.Getenv("BASE") + "/hang"); err != nil {\n\t\tt.Fatalf("report: %v", err)\n\t}\n}`,
  ),
  go(
    "assertion",
    "diff",
    `import (\n\t"reflect"\n\t"testing"\n)\n\nfunc TestLines(t *testing.T) {\n\tgot := []string{"tea"}\n\twant := []string{"tea", "milk"}\n\tif !reflect.DeepEqual(got, want) {\n\t\tt.Errorf("lines mismatch:\\n got: %v\\nwant: %v", got, want)\n\t}\n}`,
  ),
  go(
    "crash",
    "index",
    `import "testing"\n\nfunc TestFirst(t *testing.T) {\n\tlines := []string{}\n\tif lines[0] != "tea" {\n\t\tt.Fail()\n\t}\n}`,
  ),

  pgTest(
    "connection-refused",
    "connect",
    `it("counts orders", async () => { const client = await connect("postgres://shop@127.0.0.1:45997/shop"); await client.end(); });`,
  ),
  pgTest(
    "data",
    "no-table",
    `it("counts orders", async () => { const client = await connect(); try { await client.query("select count(*) from orders_of_the_shop"); } finally { await client.end(); } });`,
  ),
  pgTest(
    "data",
    "unique",
    `it("adds a customer", async () => { const client = await connect(); try { await client.query("create temp table customers (email text primary key)"); for (const _ of [1, 2]) await client.query("insert into customers values ('ada@shop.test')"); } finally { await client.end(); } });`,
  ),
  pgTest(
    "data",
    "invalid-input",
    `it("finds a customer", async () => { const client = await connect(); try { await client.query("select $1::int", ["seven"]); } finally { await client.end(); } });`,
  ),
  pgTest(
    "authentication",
    "no-role",
    `it("counts orders", async () => { const url = new URL(process.env.PG); url.username = "shop_reader"; url.password = "wrong"; const client = await connect(url.href); await client.end(); });`,
  ),
];
