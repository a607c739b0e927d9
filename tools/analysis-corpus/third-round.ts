import { type BrokenSuite, framework } from "./suite.ts";

/*
 * Written last and all held out: larger suites with the usual noise around a failure: warnings, retries, other tests, server logs.
 * Needs only what the other lists need.
 */
const noise = {
  js: `console.warn("[cache] connect ECONNREFUSED 127.0.0.1:6379, falling back to memory");
console.log("GET /health 200 in 3 ms");
console.log("DEBUG retrying in 100 ms after 503 Service Unavailable");
`,
  py: `import logging, warnings
logging.basicConfig(level=logging.INFO)
logging.getLogger("shop.cache").warning("Connection refused, falling back to memory")
logging.getLogger("shop.http").info("GET /login 401, trying again with a fresh token")
warnings.warn("datetime.utcnow() is deprecated", DeprecationWarning)
`,
};
const manyPass = (it: string) =>
  Array.from({ length: 12 }, (_, index) => `${it}("works in case ${index}, even after an error", () => {});`).join("\n");

const vitest = framework("noisy-vitest", "vitest run", {
  file: (body) => ({ "shop.test.js": `import { expect, test, beforeAll } from "vitest";\n${noise.js}${manyPass("test")}\n${body}\n` }),
});
const jest = framework("noisy-jest", "jest --verbose", {
  file: (body) => ({ "shop.test.js": `${noise.js}${manyPass("test")}\n${body}\n`, "package.json": "{}" }),
});
const mocha = framework("noisy-mocha", "mocha --reporter dot shop.cjs", {
  file: (body) => ({ "shop.cjs": `const assert = require("node:assert/strict");\n${noise.js}${manyPass("it")}\n${body}\n` }),
});
const nodeTest = framework("noisy-node-test", "node --test --test-reporter=tap", {
  file: (body) => ({
    "shop.test.mjs": `import { test } from "node:test";\nimport assert from "node:assert/strict";\n${noise.js}${manyPass("test")}\n${body}\n`,
  }),
});
const pytest = framework("noisy-pytest", "/usr/bin/python3 -m pytest -rA --tb=short", {
  file: (body) => ({
    "test_shop.py": `${noise.py}${Array.from({ length: 8 }, (_, index) => `def test_error_page_${index}():\n    assert ${index} == ${index}\n`).join("")}\n${body}\n`,
  }),
});
const pytestLine = framework("terse-pytest", "/usr/bin/python3 -m pytest -q --tb=line", {
  file: (body) => ({ "test_shop.py": `${body}\n` }),
});
const rspec = framework("documented-rspec", "rspec --format documentation shop_spec.rb", {
  file: (body) => ({
    "shop_spec.rb": `RSpec.describe "shop" do\n  6.times { |n| it("shows the error page #{n}") { expect(n).to eq(n) } }\n${body}\nend\n`,
  }),
});
const go = framework("verbose-go", "go test -v ./...", {
  file: (body) => ({
    "go.mod": "module shop\n\ngo 1.19\n",
    "shop_test.go": `package shop\n\n${body}\nfunc TestOther(t *testing.T) { t.Log("recovered from timeout error, going on") }\n`,
  }),
});
const junit = framework(
  "junit4-suite",
  "javac -cp /usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar ShopTest.java && java -cp /usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar:. org.junit.runner.JUnitCore ShopTest",
  {
    file: (body) => ({
      "ShopTest.java": `import static org.junit.Assert.*;\nimport org.junit.*;\n\npublic class ShopTest {\n  static { System.err.println("WARN  o.s.Cache - connection refused, retrying"); }\n  @Test public void shows() {}\n  @Test public void hides() {}\n${body}\n}\n`,
    }),
  },
);
const phpunit = framework("phpunit-testdox", "phpunit --do-not-cache-result --testdox ShopTest.php", {
  file: (body) => ({
    "ShopTest.php": `<?php\nuse PHPUnit\\Framework\\TestCase;\nfinal class ShopTest extends TestCase {\n  public function testShowsAnErrorPage(): void { $this->assertTrue(true); }\n${body}\n}\n`,
  }),
});
const playwright = framework("playwright-dot", "playwright test --reporter=dot", {
  file: (body) => ({
    "shop.spec.ts": `import { expect, test } from "@playwright/test";\n${noise.js}${manyPass("test")}\n${body}\n`,
    "playwright.config.ts": `export default { timeout: 4000, workers: 1, expect: { timeout: 1200 }, use: { actionTimeout: 1500, launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] } } };\n`,
  }),
});
const tap = framework("bats-tap", "bats --tap shop.bats", {
  file: (body) => ({ "shop.bats": `@test "shows an error page" { true; }\n@test "retries after a timeout" { true; }\n${body}\n` }),
});
const cargo = framework("cargo-many", "cargo test --offline", {
  file: (body) => ({
    "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
    "src/lib.rs": `#[cfg(test)]\nmod tests {\n    #[test]\n    fn shows_error_page() {}\n    #[test]\n    fn retries_after_timeout() {}\n${body}\n}\n`,
  }),
});

export const thirdRound: BrokenSuite[] = [
  vitest(
    "assertion",
    "object",
    `test("keeps the address", () => { expect({ city: "Bern", zip: "3000" }).toMatchObject({ city: "Bern", zip: "3001" }); });`,
  ),
  vitest(
    "exception",
    "undefined-map",
    `test("lists", () => { const page = {}; expect(page.items.map((item) => item.name)).toEqual([]); });`,
  ),
  vitest(
    "timeout",
    "poll",
    `test("is indexed", async () => { await expect.poll(async () => "queued", { timeout: 600 }).toBe("done"); await new Promise(() => {}); }, 900);`,
  ),
  vitest(
    "authentication",
    "jwt",
    `test("reads", async () => { const answer = await fetch(process.env.BASE + "/expired"); expect.soft(answer.ok, await answer.text()).toBe(true); });`,
  ),
  jest(
    "assertion",
    "called-with",
    `test("notifies", () => { const send = jest.fn(); send("ada", 2); expect(send).toHaveBeenCalledWith("ada", 3); });`,
  ),
  jest(
    "data",
    "csv-columns",
    `test("imports", () => { const [head] = ["id;name"].map((row) => row.split(";")); if (!head.includes("price")) throw new Error("test data is incomplete: column price is missing in products.csv"); });`,
  ),
  jest(
    "network",
    "socket",
    `const http = require("node:http");\ntest("streams", (done) => { http.get(process.env.BASE + "/reset", () => done()).on("error", done); });`,
  ),
  jest(
    "environment",
    "node-version",
    `test("runs", () => { const wanted = 99; const have = Number(process.versions.node.split(".")[0]); if (have < wanted) throw new Error("This suite requires Node.js >=" + wanted + ", found " + process.versions.node); });`,
  ),
  mocha("assertion", "strict", `it("adds up", () => { assert.deepEqual([1, 2, 3], [1, 2, 4]); });`),
  mocha(
    "connection-refused",
    "aggregate",
    `it("asks the search", async () => { try { await fetch("http://localhost:45995/search"); } catch (error) { throw error.cause; } });`,
  ),
  mocha("timeout", "before-each", `beforeEach(function (done) { this.timeout(250); });\nit("never", () => {});`),
  mocha("missing-dependency", "lazy", `it("draws", () => { require("canvas-prebuilt-missing").createCanvas(); });`),
  nodeTest("assertion", "match", `test("greets", () => { assert.match("Hello Bob", /Ada/); });`),
  nodeTest(
    "timeout",
    "signal",
    `test("waits", async () => { await fetch(process.env.BASE + "/hang", { signal: AbortSignal.timeout(300) }); });`,
  ),
  nodeTest(
    "environment",
    "secret",
    `test("signs", () => { assert.ok(process.env.SIGNING_KEY, "SIGNING_KEY is missing: set it in the project's variables"); });`,
  ),
  nodeTest("exception", "thrown", `test("parses", () => { new URL("not an address"); });`),
  pytest("assertion", "approx", `import pytest\ndef test_total():\n    assert 0.1 + 0.2 == pytest.approx(0.4)`),
  pytest(
    "authentication",
    "client",
    `import os, requests\nclass AuthError(Exception): pass\ndef test_orders():\n    answer = requests.get(os.environ["BASE"] + "/login")\n    if answer.status_code == 401:\n        raise AuthError("login failed: " + answer.json()["error"])`,
  ),
  pytest(
    "timeout",
    "connect-read",
    `import os, requests\ndef test_export():\n    requests.post(os.environ["BASE"] + "/hang", timeout=0.5)`,
  ),
  pytest("data", "key", `def test_import():\n    row = {"id": 7}\n    assert row["price"] == 3`),
  pytest(
    "connection-refused",
    "setup",
    `import socket, pytest\n@pytest.fixture\ndef queue():\n    return socket.create_connection(("127.0.0.1", 45995))\ndef test_sends(queue):\n    assert queue`,
  ),
  pytest("missing-dependency", "lazy-import", `def test_chart():\n    import plotting_library_missing`),
  pytestLine("assertion", "in", `def test_lists():\n    assert "tea" in ["coffee"]`),
  pytestLine("exception", "index", `def test_first():\n    assert [][0] == 1`),
  pytestLine("dns", "gethostbyname", `import socket\ndef test_host():\n    socket.gethostbyname("db.shop.invalid")`),
  rspec("assertion", "change", `  it("empties") { lines = [1]; expect { lines << 2 }.to change { lines.size }.by(2) }`),
  rspec("exception", "zero", `  it("averages") { expect(10 / 0).to eq(0) }`),
  rspec(
    "timeout",
    "open-timeout",
    `  require "net/http"\n  it("answers") { u = URI(ENV["BASE"] + "/hang"); Net::HTTP.start(u.host, u.port, read_timeout: 0.4, max_retries: 0) { |h| h.get(u.path) } }`,
  ),
  rspec("data", "missing-file", `  it("imports") { expect(File.read("spec/fixtures/products.yml")).to include("tea") }`),
  go(
    "assertion",
    "subtest",
    `import "testing"\n\nfunc TestTotals(t *testing.T) {\n\tfor name, want := range map[string]int{"one": 1, "two": 3} {\n\t\tt.Run(name, func(t *testing.T) {\n\t\t\tif got := len(name) - 2; got != want {\n\t\t\t\tt.Errorf("total(%q): expected %d but got %d", name, want, got)\n\t\t\t}\n\t\t})\n\t}\n}\n`,
  ),
  go(
    "network",
    "reset-read",
    `import (\n\t"io"\n\t"net"\n\t"net/url"\n\t"os"\n\t"testing"\n)\n\nfunc TestStream(t *testing.T) {\n\tu, _ := url.Parse(os.Getenv("BASE"))\n\tc, err := net.Dial("tcp", u.Host)\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tc.Write([]byte("GET /reset HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n"))\n\tif _, err := io.ReadFull(c, make([]byte, 10)); err != nil {\n\t\tt.Fatalf("stream broke off: connection closed by server: %v", err)\n\t}\n}\n`,
  ),
  go("crash", "nil-func", `import "testing"\n\nvar hook func()\n\nfunc TestHook(t *testing.T) { hook() }\n`),
  junit("assertion", "array", `  @Test public void sorts() { assertArrayEquals(new int[]{1, 2}, new int[]{2, 1}); }`),
  junit("exception", "cast", `  @Test public void casts() { Object o = "3"; Integer i = (Integer) o; }`),
  junit("connection-refused", "socket", `  @Test public void queue() throws Exception { new java.net.Socket("localhost", 45995); }`),
  junit("data", "parse", `  @Test public void reads() throws Exception { new java.io.FileInputStream("testdata/orders.xml"); }`),
  phpunit("assertion", "contains", `  public function testListsTea(): void { $this->assertContains("tea", ["coffee"]); }`),
  phpunit("exception", "undefined-key", `  public function testPrice(): void { $row = ["id" => 7]; $this->assertSame(3, $row["price"]); }`),
  phpunit(
    "timeout",
    "stream",
    `  public function testExport(): void { $context = stream_context_create(["http" => ["timeout" => 0.4]]); $body = @file_get_contents(getenv("BASE") . "/hang", false, $context); if ($body === false) { throw new RuntimeException("request timed out: " . (error_get_last()["message"] ?? "")); } }`,
  ),
  playwright(
    "element-not-found",
    "fill",
    `test("signs in", async ({ page }) => { await page.goto(process.env.BASE + "/page"); await page.getByLabel("E-mail").fill("ada"); });`,
  ),
  playwright(
    "assertion",
    "count",
    `test("lists", async ({ page }) => { await page.setContent("<li>tea</li>"); await expect(page.locator("li")).toHaveCount(2); });`,
  ),
  playwright(
    "timeout",
    "wait-for-response",
    `test("saves", async ({ page }) => { await page.setContent("<p>ok</p>"); await page.waitForResponse("**/save", { timeout: 900 }); });`,
  ),
  playwright(
    "exception",
    "evaluate",
    `test("computes", async ({ page }) => { await page.setContent("<p>ok</p>"); await page.evaluate(() => { (window as any).shop.total(); }); });`,
  ),
  tap(
    "assertion",
    "diff",
    `@test "prints the total" {\n  run echo "total: 12"\n  if [ "$output" != "total: 13" ]; then echo "expected 'total: 13' but got '$output'"; return 1; fi\n}`,
  ),
  tap(
    "environment",
    "not-writable",
    `@test "writes its cache" {\n  echo x > /proc/shop-cache || { echo "cannot write: Permission denied"; return 1; }\n}`,
  ),
  cargo("assertion", "ne", `    #[test]\n    fn differs() { assert_ne!(3, 1 + 2, "prices must differ"); }`),
  cargo(
    "data",
    "parse",
    `    #[test]\n    fn reads() { let text = std::fs::read_to_string("tests/fixtures/orders.json").expect("orders are readable"); assert!(text.len() > 1); }`,
  ),
  cargo(
    "timeout",
    "recv",
    `    #[test]\n    fn arrives() { let (_keep, inbox) = std::sync::mpsc::channel::<u8>(); inbox.recv_timeout(std::time::Duration::from_millis(200)).expect("mail timed out"); }`,
  ),
];
