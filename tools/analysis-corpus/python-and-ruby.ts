import { type BrokenSuite, framework } from "./suite.ts";

/* Runs with Debian's python3-pytest, pytest-timeout, pytest-rerunfailures, requests, selenium with chromium-driver; ruby-rspec, minitest, cucumber. */
const pytest = framework("pytest", "/usr/bin/python3 -m pytest -q", { file: (body) => ({ "test_shop.py": `${body}\n` }) });
const unittest = framework("unittest", "/usr/bin/python3 -m unittest -v", {
  file: (body) => ({ "test_shop.py": `import unittest\nclass ShopTest(unittest.TestCase):\n${body.replace(/^/gm, "    ")}\n` }),
});
const selenium = framework("selenium", "/usr/bin/python3 -m pytest -q", {
  file: (body) => ({
    "test_page.py": `import os, pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.support import expected_conditions as EC

@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox"): options.add_argument(argument)
    options.binary_location = "/usr/bin/chromium"
    driver = webdriver.Chrome(options=options)
    yield driver
    driver.quit()

${body}
`,
  }),
});
const rspec = framework("rspec", "rspec shop_spec.rb", { file: (body) => ({ "shop_spec.rb": `${body}\n` }) });
const minitest = framework("minitest", "ruby shop_test.rb", {
  file: (body) => ({ "shop_test.rb": `require "minitest/autorun"\nclass ShopTest < Minitest::Test\n${body}\nend\n` }),
});
const cucumber = framework("cucumber-ruby", "cucumber", {
  file: (body) => ({
    "features/shop.feature": "Feature: shop\n  Scenario: a customer pays\n    Given a full basket\n    Then the basket is empty\n",
    "features/step_definitions/steps.rb": `${body}\n`,
  }),
});

export const pythonAndRuby: BrokenSuite[] = [
  pytest(
    "assertion",
    "equal",
    `def total(prices):\n    return sum(prices)\n\ndef test_total():\n    assert total([10, 20, 12]) == 41\n\ndef test_empty():\n    assert total([]) == 0`,
  ),
  pytest(
    "assertion",
    "dict",
    `def test_order():\n    order = {"id": 7, "state": "open", "lines": [1, 2]}\n    assert order == {"id": 7, "state": "paid", "lines": [1, 2]}`,
  ),
  pytest("assertion", "raises", `import pytest\ndef test_refuses():\n    with pytest.raises(ValueError):\n        int("3")`),
  pytest("timeout", "plugin", `import time\ndef test_waits():\n    time.sleep(30)`, "/usr/bin/python3 -m pytest -q --timeout=1"),
  pytest("timeout", "read", `import os, requests\ndef test_report():\n    assert requests.get(os.environ["BASE"] + "/hang", timeout=1).ok`),
  pytest(
    "connection-refused",
    "requests",
    `import requests\ndef test_orders():\n    assert requests.get("http://127.0.0.1:9/orders").status_code == 200`,
  ),
  pytest("dns", "requests", `import requests\ndef test_orders():\n    assert requests.get("http://shop.example.invalid/orders").ok`),
  pytest("network", "remote-closed", `import os, requests\ndef test_orders():\n    requests.get(os.environ["BASE"] + "/reset")`),
  pytest(
    "authentication",
    "raise-for-status",
    `import os, requests\ndef test_orders():\n    answer = requests.get(os.environ["BASE"] + "/login")\n    answer.raise_for_status()`,
  ),
  pytest("missing-dependency", "import", `import shopclient\n\ndef test_orders():\n    assert shopclient.orders() == []`),
  pytest("missing-dependency", "name", `from json import loads_all\n\ndef test_orders():\n    assert loads_all("[]") == []`),
  pytest("syntax", "colon", `def test_total()\n    assert 1 == 1`),
  pytest("syntax", "indent", `def test_total():\n    a = 1\n      b = 2\n    assert a + b == 3`),
  pytest(
    "data",
    "integrity",
    `import sqlite3\ndef test_customers():\n    db = sqlite3.connect(":memory:")\n    db.execute("create table customers (email text unique)")\n    for _ in range(2):\n        db.execute("insert into customers values ('ada@shop.test')")`,
  ),
  pytest(
    "data",
    "json-decode",
    `import os, requests\ndef test_orders():\n    assert requests.get(os.environ["BASE"] + "/page").json() == []`,
  ),
  pytest(
    "data",
    "no-table",
    `import sqlite3\n\ndef test_orders():\n    rows = sqlite3.connect(":memory:").execute("select * from orders").fetchall()\n    assert len(rows) == 3`,
  ),
  pytest(
    "data",
    "fixture-file",
    `from pathlib import Path\n\ndef test_import():\n    text = Path("tests/fixtures/orders.csv").read_text()\n    assert text.count("\\n") == 3`,
  ),
  pytest(
    "environment",
    "key-error",
    `import os\nSHOP_URL = os.environ["SHOP_URL"]\n\ndef test_shop():\n    assert SHOP_URL.startswith("https")`,
  ),
  pytest(
    "environment",
    "read-only",
    `def test_cache():\n    open("/proc/version_cache", "w").write("x")\n\ndef test_kernel():\n    raise PermissionError(13, "Permission denied", "/var/lib/shop/cache")`,
  ),
  pytest(
    "out-of-memory",
    "ulimit",
    `def test_catalogue():\n    rows = []\n    while True:\n        rows.append("x" * 10_000_000)`,
    "ulimit -v 400000; /usr/bin/python3 -m pytest -q",
  ),
  pytest("crash", "segfault", `import ctypes\ndef test_render():\n    ctypes.string_at(0)`),
  pytest("exception", "attribute", `def test_customer():\n    customer = None\n    assert customer.name == "Ada"`),
  pytest(
    "exception",
    "zero-division",
    `def average(numbers):\n    return sum(numbers) / len(numbers)\n\ndef test_average():\n    assert average([]) == 0`,
  ),
  pytest(
    "flaky",
    "reruns",
    `tries = []\ndef test_pays():\n    tries.append(1)\n    assert len(tries) > 1\n\ndef test_adds():\n    pass`,
    "/usr/bin/python3 -m pytest -v --reruns 2",
  ),
  pytest("exception", "missing-fixture", `def test_customer(customer_with_orders):\n    assert customer_with_orders.orders`),

  unittest(
    "assertion",
    "equal",
    `def test_total(self):\n    self.assertEqual(sum([1, 2]), 4)\ndef test_none(self):\n    self.assertIsNone(None)`,
  ),
  unittest(
    "connection-refused",
    "urllib",
    `def test_shop(self):\n    from urllib.request import urlopen\n    urlopen("http://localhost:9/health")`,
  ),
  unittest(
    "dns",
    "socket",
    `def setUp(self):\n    import socket\n    socket.create_connection(("redis.cluster.invalid", 6379))\ndef test_queue(self):\n    pass`,
  ),
  unittest(
    "timeout",
    "socket",
    `def test_mail(self):\n    import os, socket, urllib.request\n    urllib.request.urlopen(os.environ["BASE"] + "/hang", timeout=1)`,
  ),
  unittest("exception", "value", `def test_price(self):\n    self.assertEqual(int("3,50"), 3)`),
  unittest("missing-dependency", "module", `def test_mail(self):\n    import mailclient.smtp`),
  unittest("crash", "recursion", `def test_tree(self):\n    def walk(node):\n        return walk(node)\n    walk(1)`),

  selenium(
    "element-not-found",
    "by-id",
    `def test_pay(driver):\n    driver.get(os.environ["BASE"] + "/page")\n    driver.find_element(By.ID, "pay-now").click()`,
  ),
  selenium(
    "timeout",
    "wait-title",
    `def test_title(driver):\n    driver.get(os.environ["BASE"] + "/page")\n    WebDriverWait(driver, 1).until(EC.title_is("Example shop"))`,
  ),
  selenium("connection-refused", "get", `def test_opens(driver):\n    driver.get("http://127.0.0.1:45999/")`),
  selenium(
    "assertion",
    "text",
    `def test_heading(driver):\n    driver.get(os.environ["BASE"] + "/page")\n    assert driver.find_element(By.TAG_NAME, "h1").text == "Your orders"`,
  ),

  rspec(
    "assertion",
    "eq",
    `RSpec.describe "basket" do\n  it("adds") { expect(2 + 2).to eq(5) }\n  it("is empty") { expect([]).to be_empty }\nend`,
  ),
  rspec("assertion", "include", `RSpec.describe "order" do\n  it("lists the tea") { expect(%w[coffee milk]).to include("tea") }\nend`),
  rspec(
    "connection-refused",
    "net-http",
    `require "net/http"\nRSpec.describe "shop" do\n  it("answers") { Net::HTTP.get(URI("http://127.0.0.1:9/")) }\nend`,
  ),
  rspec(
    "dns",
    "net-http",
    `require "net/http"\nRSpec.describe "shop" do\n  it("answers") { Net::HTTP.get(URI("http://shop.invalid/")) }\nend`,
  ),
  rspec("timeout", "block", `require "timeout"\nRSpec.describe "mail" do\n  it("arrives") { Timeout.timeout(0.3) { sleep 5 } }\nend`),
  rspec(
    "missing-dependency",
    "require",
    `require "shop_client"\nRSpec.describe "shop" do\n  it("answers") { expect(ShopClient.new).to be }\nend`,
  ),
  rspec("syntax", "end", `RSpec.describe "basket" do\n  it("adds") { expect(1).to eq(1) \nend`),
  rspec("exception", "no-method", `RSpec.describe "customer" do\n  it("has a name") { expect(nil.name).to eq("Ada") }\nend`),
  rspec(
    "environment",
    "fetch",
    `RSpec.describe "shop" do\n  before(:all) { @url = ENV.fetch("SHOP_URL") }\n  it("answers") { expect(@url).to start_with("https") }\nend`,
  ),
  rspec(
    "network",
    "end-of-file",
    `require "net/http"\nRSpec.describe "shop" do\n  it("answers") { Net::HTTP.get(URI(ENV["BASE"] + "/reset")) }\nend`,
  ),
  rspec(
    "data",
    "json",
    `require "json"\nRSpec.describe "catalogue" do\n  it("is read") { expect(JSON.parse("<html>maintenance</html>")).to eq([]) }\nend`,
  ),
  rspec(
    "authentication",
    "unauthorized",
    `require "net/http"\nRSpec.describe "orders" do\n  it("are mine") { answer = Net::HTTP.get_response(URI(ENV["BASE"] + "/login")); expect(answer).to be_a(Net::HTTPOK), "#{answer.code} #{answer.message}: #{answer.body}" }\nend`,
  ),

  minitest("assertion", "equal", `  def test_total\n    assert_equal 41, 42\n  end\n  def test_empty\n    assert_empty []\n  end`),
  minitest("exception", "argument", `  def add(a, b) = a + b\n  def test_add\n    add(1)\n  end`),
  minitest(
    "connection-refused",
    "tcp",
    `  def setup\n    require "socket"\n    TCPSocket.new("localhost", 9)\n  end\n  def test_queue\n    pass\n  end`,
  ),
  minitest("data", "csv", `  def test_import\n    require "csv"\n    assert_equal 3, CSV.read("test/fixtures/orders.csv").size\n  end`),
  minitest("crash", "stack", `  def walk(node) = walk(node)\n  def test_tree\n    walk(1)\n  end`),

  cucumber(
    "assertion",
    "then",
    `Given("a full basket") { @count = 3 }\nThen("the basket is empty") { raise "expected 0 lines, got #{@count}" unless @count == 0 }`,
  ),
  cucumber(
    "timeout",
    "open",
    `require "timeout"\nGiven("a full basket") { Timeout.timeout(0.3, Timeout::Error, "execution expired while waiting for the basket") { sleep 3 } }\nThen("the basket is empty") {}`,
  ),
  cucumber("missing-dependency", "require", `require "basket/client"\nGiven("a full basket") {}`),
];
