import { type BrokenSuite, framework } from "./suite.ts";

/*
 * Runs with Debian's golang-go 1.19, openjdk 17 with junit5 and junit4, phpunit 9, bats, shunit2, elixir, lua-busted, libgtest, check, prove,
 * r-cran-testthat, and Rust's cargo.
 */
const go = framework("go-test", "go test ./...", {
  file: (body) => ({
    "go.mod": "module shop\n\ngo 1.19\n",
    "shop_test.go": `package shop\n\n${body}\n`,
  }),
});
const jars = "/usr/share/java/junit-platform-console-standalone.jar";
const junitPath = `${jars}:/usr/share/java/junit-jupiter-api.jar:/usr/share/java/junit-jupiter-engine.jar:/usr/share/java/junit-jupiter-params.jar:/usr/share/java/junit-platform-console.jar:/usr/share/java/junit-platform-commons.jar:/usr/share/java/junit-platform-engine.jar:/usr/share/java/junit-platform-launcher.jar:/usr/share/java/junit-platform-reporting.jar:/usr/share/java/opentest4j.jar:/usr/share/java/apiguardian-api.jar:/usr/share/java/picocli.jar`;
const runJunit = (flags = "") =>
  `javac -cp ${junitPath} -d out ShopTest.java && java ${flags} -cp ${junitPath}:out org.junit.platform.console.ConsoleLauncher --scan-classpath out --disable-banner`;
const junit5 = framework("junit5", runJunit(), {
  file: (body) => ({
    "ShopTest.java": `import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\nimport java.util.*;\n\nclass ShopTest {\n${body}\n}\n`,
  }),
});
const junit4 = framework(
  "junit4",
  "javac -cp /usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar ShopTest.java && java -cp /usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar:. org.junit.runner.JUnitCore ShopTest",
  {
    file: (body) => ({
      "ShopTest.java": `import static org.junit.Assert.*;\nimport org.junit.*;\n\npublic class ShopTest {\n${body}\n}\n`,
    }),
  },
);
const phpunit = framework("phpunit", "phpunit --do-not-cache-result ShopTest.php", {
  file: (body) => ({ "ShopTest.php": `<?php\nuse PHPUnit\\Framework\\TestCase;\nfinal class ShopTest extends TestCase {\n${body}\n}\n` }),
});
const bats = framework("bats", "bats shop.bats", { file: (body) => ({ "shop.bats": `${body}\n` }) });
const shunit = framework("shunit2", "sh shop_test.sh", { file: (body) => ({ "shop_test.sh": `${body}\n. /usr/share/shunit2/shunit2\n` }) });
const exunit = framework("exunit", "elixir shop_test.exs", {
  file: (body) => ({ "shop_test.exs": `ExUnit.start()\ndefmodule ShopTest do\n  use ExUnit.Case\n${body}\nend\n` }),
});
const busted = framework("busted", "busted shop_spec.lua", { file: (body) => ({ "shop_spec.lua": `${body}\n` }) });
const cargo = framework("cargo-test", "cargo test --offline", {
  file: (body) => ({ "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n', "src/lib.rs": `${body}\n` }),
});
const gtest = framework("googletest", "g++ -o shop shop_test.cc -lgtest -lgtest_main -lpthread && ./shop", {
  file: (body) => ({ "shop_test.cc": `#include <gtest/gtest.h>\n#include <vector>\n${body}\n` }),
});
const check = framework("check", "gcc -o shop shop_check.c $(pkg-config --cflags --libs check) && ./shop", {
  file: (body) => ({
    "shop_check.c": `#include <check.h>\n#include <stdlib.h>\n#include <unistd.h>\n${body}\nint main(void) { Suite *s = suite_create("shop"); TCase *t = tcase_create("basket"); tcase_set_timeout(t, 1); tcase_add_test(t, basket); suite_add_tcase(s, t); SRunner *r = srunner_create(s); srunner_run_all(r, CK_NORMAL); return srunner_ntests_failed(r) ? 1 : 0; }\n`,
  }),
});
const prove = framework("prove", "prove -v shop.t", {
  file: (body) => ({ "shop.t": `use strict; use warnings; use Test::More;\n${body}\ndone_testing();\n` }),
});
const testthat = framework("testthat", "Rscript test-shop.R", { file: (body) => ({ "test-shop.R": `library(testthat)\n${body}\n` }) });

export const otherLanguages: BrokenSuite[] = [
  go(
    "assertion",
    "errorf",
    `import "testing"\n\nfunc TestTotal(t *testing.T) {\n\tgot, want := 40+2, 41\n\tif got != want {\n\t\tt.Errorf("Total() = %d, want %d", got, want)\n\t}\n}\n\nfunc TestEmpty(t *testing.T) {}`,
  ),
  go(
    "timeout",
    "flag",
    `import (\n\t"testing"\n\t"time"\n)\n\nfunc TestWait(t *testing.T) { time.Sleep(time.Minute) }`,
    "go test -timeout 1s ./...",
  ),
  go(
    "timeout",
    "context",
    `import (\n\t"context"\n\t"net/http"\n\t"os"\n\t"testing"\n\t"time"\n)\n\nfunc TestReport(t *testing.T) {\n\tctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)\n\tdefer cancel()\n\treq, _ := http.NewRequestWithContext(ctx, "GET", os.Getenv("BASE")+"/hang", nil)\n\tif _, err := http.DefaultClient.Do(req); err != nil {\n\t\tt.Fatal(err)\n\t}\n}`,
  ),
  go(
    "connection-refused",
    "http",
    `import (\n\t"net/http"\n\t"testing"\n)\n\nfunc TestShop(t *testing.T) {\n\tif _, err := http.Get("http://127.0.0.1:9/health"); err != nil {\n\t\tt.Fatalf("shop is not there: %v", err)\n\t}\n}`,
  ),
  go(
    "dns",
    "http",
    `import (\n\t"net/http"\n\t"testing"\n)\n\nfunc TestShop(t *testing.T) {\n\tif _, err := http.Get("http://shop.internal.invalid/"); err != nil {\n\t\tt.Fatal(err)\n\t}\n}`,
  ),
  go(
    "network",
    "eof",
    `import (\n\t"net/http"\n\t"os"\n\t"testing"\n)\n\nfunc TestShop(t *testing.T) {\n\tif _, err := http.Get(os.Getenv("BASE") + "/reset"); err != nil {\n\t\tt.Fatal(err)\n\t}\n}`,
  ),
  go("crash", "nil-map", `import "testing"\n\nfunc TestBasket(t *testing.T) {\n\tvar basket map[string]int\n\tbasket["tea"] = 1\n}`),
  go(
    "crash",
    "nil-pointer",
    `import "testing"\n\ntype order struct{ total int }\n\nfunc TestOrder(t *testing.T) {\n\tvar o *order\n\tif o.total != 3 {\n\t\tt.Fail()\n\t}\n}`,
  ),
  go("crash", "deadlock", `import "testing"\n\nfunc TestMain(m *testing.M) {\n\tc := make(chan int)\n\t<-c\n}`),
  go("syntax", "undefined", `import "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif total(1, 2) != 3 {\n\t\tt.Fail()\n\t}\n}`),
  go("syntax", "brace", `import "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif 1 != 1 \n\t{\n\t\tt.Fail()\n\t}\n}`),
  go(
    "missing-dependency",
    "module",
    `import (\n\t"testing"\n\n\t"github.com/example/assertions"\n)\n\nfunc TestTotal(t *testing.T) { assertions.Equal(t, 1, 1) }`,
    "GOFLAGS=-mod=mod GOPROXY=off go test ./...",
  ),
  go(
    "data",
    "json",
    `import (\n\t"encoding/json"\n\t"testing"\n)\n\nfunc TestCatalogue(t *testing.T) {\n\tvar items []string\n\tif err := json.Unmarshal([]byte("<html>"), &items); err != nil {\n\t\tt.Fatalf("reading the catalogue: %v", err)\n\t}\n}`,
  ),
  go(
    "data",
    "testdata",
    `import (\n\t"os"\n\t"testing"\n)\n\nfunc TestImport(t *testing.T) {\n\tif _, err := os.ReadFile("testdata/orders.json"); err != nil {\n\t\tt.Fatal(err)\n\t}\n}`,
  ),
  go(
    "environment",
    "variable",
    `import (\n\t"os"\n\t"testing"\n)\n\nfunc TestShop(t *testing.T) {\n\tif os.Getenv("SHOP_TOKEN") == "" {\n\t\tt.Fatal("SHOP_TOKEN is not set")\n\t}\n}`,
  ),
  go(
    "authentication",
    "forbidden",
    `import (\n\t"net/http"\n\t"os"\n\t"testing"\n)\n\nfunc TestOrders(t *testing.T) {\n\tanswer, err := http.Get(os.Getenv("BASE") + "/forbidden")\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tif answer.StatusCode != 200 {\n\t\tt.Fatalf("GET /orders: unexpected status %s", answer.Status)\n\t}\n}`,
  ),

  junit5("assertion", "equals", `  @Test void adds() { assertEquals(41, 42, "total of the basket"); }\n  @Test void empty() {}`),
  junit5(
    "timeout",
    "assert-timeout",
    `  @Test void waits() { assertTimeoutPreemptively(java.time.Duration.ofMillis(200), () -> Thread.sleep(5000)); }`,
  ),
  junit5("timeout", "annotation", `  @Test @Timeout(1) void waits() throws Exception { Thread.sleep(5000); }`),
  junit5("connection-refused", "socket", `  @Test void connects() throws Exception { new java.net.Socket("127.0.0.1", 9).close(); }`),
  junit5("dns", "url", `  @Test void connects() throws Exception { new java.net.URL("http://shop.invalid/").openStream(); }`),
  junit5("exception", "null-pointer", `  String name;\n  @Test void greets() { assertEquals(3, name.length()); }`),
  junit5(
    "out-of-memory",
    "heap",
    `  @Test void loads() { List<long[]> all = new ArrayList<>(); while (true) all.add(new long[1_000_000]); }`,
    runJunit("-Xmx24m"),
  ),
  junit5("syntax", "semicolon", `  @Test void adds() { assertEquals(1, 1) }`),
  junit5("syntax", "symbol", `  @Test void adds() { assertEquals(3, Basket.total()); }`),
  junit5("crash", "stack", `  int walk(int n) { return walk(n + 1); }\n  @Test void walks() { walk(1); }`),
  junit5(
    "data",
    "number",
    `  @Test void reads() throws Exception { new Scanner(new java.io.File("src/test/resources/data/orders.csv")); }`,
  ),
  junit5("network", "reset", `  @Test void asks() throws Exception { new java.net.URL(System.getenv("BASE") + "/reset").openStream(); }`),
  junit4("assertion", "equals", `  @Test public void adds() { assertEquals(41, 42); }\n  @Test public void same() {}`),
  junit4("exception", "state", `  @Test public void pays() { throw new IllegalStateException("basket is closed"); }`),
  junit4("timeout", "rule", `  @Test(timeout = 200) public void waits() throws Exception { Thread.sleep(5000); }`),
  junit4("missing-dependency", "class", `  @Test public void sends() throws Exception { Class.forName("com.example.mail.Sender"); }`),

  phpunit(
    "assertion",
    "same",
    `  public function testTotal(): void { $this->assertSame(41, 42); }\n  public function testEmpty(): void { $this->assertEmpty([]); }`,
  ),
  phpunit(
    "exception",
    "null-call",
    `  public function testName(): void { $customer = null; $this->assertSame("Ada", $customer->name()); }`,
  ),
  phpunit("connection-refused", "fsockopen", `  public function testShop(): void { $this->assertNotFalse(fsockopen("127.0.0.1", 9)); }`),
  phpunit(
    "dns",
    "file-get-contents",
    `  public function testShop(): void { file_get_contents("http://shop.invalid/"); $this->assertTrue(true); }`,
  ),
  phpunit("missing-dependency", "class", `  public function testClient(): void { $this->assertNotNull(new Shop\\Client()); }`),
  phpunit("syntax", "semicolon", `  public function testTotal(): void { $a = 1 $this->assertSame(1, $a); }`),
  phpunit(
    "out-of-memory",
    "limit",
    `  public function testCatalogue(): void { $all = []; while (true) { $all[] = str_repeat("x", 100000); } }`,
    "php -d memory_limit=32M /usr/bin/phpunit --do-not-cache-result ShopTest.php",
  ),
  phpunit(
    "data",
    "json",
    `  public function testCatalogue(): void { $this->assertSame([], json_decode("{oops", true, 5, JSON_THROW_ON_ERROR)); }`,
  ),
  phpunit(
    "missing-dependency",
    "driver",
    `  public function testOrder(): void { $db = new PDO("sqlite::memory:"); $db->exec("pragma foreign_keys = on; create table customers (id integer primary key); create table orders (customer_id integer references customers (id))"); $db->exec("insert into orders values (7)"); }`,
  ),
  phpunit(
    "authentication",
    "http-401",
    `  public function testOrders(): void { file_get_contents(getenv("BASE") . "/login"); $this->assertTrue(true); }`,
  ),

  bats("assertion", "status", `@test "adds" {\n  run expr 2 + 2\n  [ "$output" = 5 ]\n}\n@test "lists" {\n  true\n}`),
  bats("missing-dependency", "command", `@test "migrates" {\n  shopctl migrate\n}`),
  bats("connection-refused", "curl", `@test "shop is up" {\n  curl -sS http://127.0.0.1:9/health\n}`),
  bats("dns", "curl", `@test "shop is up" {\n  curl -sS http://shop.invalid/health\n}`),
  bats("network", "empty-reply", `@test "shop answers" {\n  curl -sS "$BASE/reset"\n}`),
  bats("authentication", "curl-fail", `@test "orders are mine" {\n  curl -sSf "$BASE/login"\n}`),
  bats(
    "timeout",
    "timeout-command",
    `@test "export ends" {\n  run timeout 1 sleep 10\n  echo "export timed out, exit status $status"\n  [ "$status" -eq 0 ]\n}`,
  ),
  bats("environment", "unbound", `set -u\n@test "knows the shop" {\n  curl "$SHOP_URL"\n}`),
  bats("syntax", "quote", `@test "adds" {\n  if [ 1 = 1 ]; then\n    echo yes\n}`),
  bats("crash", "segfault", `@test "renders" {\n  bash -c 'kill -SEGV $$'\n}`),
  shunit("assertion", "equals", `testTotal() { assertEquals "total" 5 "$((2 + 2))"; }\ntestEmpty() { assertNull ""; }`),
  shunit("missing-dependency", "command", `testMigrate() { shop-migrate --check; assertTrue "migrations are applied" $?; }`),

  exunit("assertion", "equal", `  test "adds" do\n    assert 2 + 2 == 5\n  end\n  test "empty" do\n    assert [] == []\n  end`),
  exunit("timeout", "tag", `  @tag timeout: 200\n  test "waits" do\n    Process.sleep(5000)\n  end`),
  exunit("exception", "undefined", `  test "total" do\n    assert Basket.total([]) == 0\n  end`),
  exunit("connection-refused", "tcp", `  test "queue" do\n    assert {:ok, _} = :gen_tcp.connect('127.0.0.1', 9, [])\n  end`),
  exunit("syntax", "end", `  test "adds" do\n    assert (1 == 1\n  end`),

  busted(
    "assertion",
    "equals",
    `describe("basket", function()\n  it("adds", function() assert.are.equal(5, 2 + 2) end)\n  it("is a table", function() assert.is_table({}) end)\nend)`,
  ),
  busted(
    "exception",
    "nil-index",
    `describe("customer", function()\n  it("has a name", function() local c = nil; assert.are.equal("Ada", c.name) end)\nend)`,
  ),
  busted(
    "missing-dependency",
    "require",
    `local client = require("shop.client")\ndescribe("shop", function() it("answers", function() end) end)`,
  ),
  busted("syntax", "end", `describe("basket", function()\n  it("adds", function() assert.is_true(true) end\nend)`),

  cargo(
    "assertion",
    "assert-eq",
    `pub fn total(prices: &[u32]) -> u32 { prices.iter().sum() }\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() { assert_eq!(super::total(&[1, 2]), 4); }\n    #[test]\n    fn empty() { assert_eq!(super::total(&[]), 0); }\n}`,
  ),
  cargo(
    "exception",
    "unwrap",
    `#[cfg(test)]\nmod tests {\n    #[test]\n    fn finds() { let orders: Vec<u32> = vec![]; assert_eq!(*orders.first().unwrap(), 3); }\n}`,
  ),
  cargo(
    "connection-refused",
    "tcp",
    `#[cfg(test)]\nmod tests {\n    #[test]\n    fn connects() { std::net::TcpStream::connect("127.0.0.1:9").expect("the queue is up"); }\n}`,
  ),
  cargo(
    "dns",
    "tcp",
    `#[cfg(test)]\nmod tests {\n    #[test]\n    fn connects() { std::net::TcpStream::connect("queue.invalid:5672").unwrap(); }\n}`,
  ),
  cargo(
    "syntax",
    "type",
    `pub fn total() -> u32 { "3" }\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() { assert_eq!(super::total(), 3); }\n}`,
  ),
  cargo(
    "missing-dependency",
    "crate",
    `use serde_json::Value;\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn reads() { let _: super::Value = serde_json::from_str("1").unwrap(); }\n}`,
  ),
  cargo("crash", "abort", `#[cfg(test)]\nmod tests {\n    #[test]\n    fn renders() { std::process::abort(); }\n}`),
  cargo(
    "environment",
    "var",
    `#[cfg(test)]\nmod tests {\n    #[test]\n    fn knows() { let url = std::env::var("SHOP_URL").expect("environment variable SHOP_URL must be set"); assert!(url.starts_with("https")); }\n}`,
  ),

  gtest(
    "assertion",
    "expect-eq",
    `TEST(Basket, Adds) { EXPECT_EQ(2 + 2, 5) << "total"; }\nTEST(Basket, Empty) { EXPECT_TRUE(std::vector<int>().empty()); }`,
  ),
  gtest("crash", "segfault", `TEST(Basket, Reads) { volatile int *order = nullptr; EXPECT_EQ(*order, 3); }`),
  gtest(
    "out-of-memory",
    "bad-alloc",
    `TEST(Catalogue, Loads) { std::vector<std::vector<char>> all; for (;;) all.emplace_back(200'000'000); }`,
    "g++ -o shop shop_test.cc -lgtest -lgtest_main -lpthread && ulimit -v 900000 && ./shop",
  ),
  gtest("syntax", "semicolon", `TEST(Basket, Adds) { int total = 4 EXPECT_EQ(total, 4); }`),
  gtest("exception", "out-of-range", `TEST(Basket, Finds) { std::vector<int> all; EXPECT_EQ(all.at(3), 1); }`),

  check("assertion", "int-eq", `START_TEST(basket) { ck_assert_int_eq(2 + 2, 5); } END_TEST`),
  check("timeout", "tcase", `START_TEST(basket) { sleep(10); } END_TEST`),
  check("crash", "signal", `START_TEST(basket) { int *p = NULL; *(volatile int *)p = 1; } END_TEST`),

  prove("assertion", "is", `is(2 + 2, 5, "adds");\nok(1, "is there");`),
  prove("missing-dependency", "module", `use Shop::Client;\nok(1);`),
  prove("exception", "die", `my $order; is($order->total, 3, "total");`),
  prove(
    "connection-refused",
    "socket",
    `use IO::Socket::INET;\nmy $socket = IO::Socket::INET->new(PeerAddr => "127.0.0.1:9") or BAIL_OUT("queue: $@ $!");\nok($socket);`,
  ),

  testthat("assertion", "equal", `test_that("adds", { expect_equal(2 + 2, 5) })`),
  testthat("missing-dependency", "library", `library(shopclient)\ntest_that("answers", { expect_true(TRUE) })`),
  testthat("exception", "object", `test_that("total", { expect_equal(total(basket), 3) })`),
];
