import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";
import { isRelatedClass } from "./java-classes.ts";

/** As Surefire writes it. A case is `class name`, with a `!` in front if it failed. */
function surefire(suite: string, ...cases: string[]): Record<string, string> {
  const written = cases.map((one) => {
    const [className, name] = one.replace("!", "").split(" ");
    const result = one.startsWith("!") ? '><failure message="no" type="E">E: no</failure></testcase>' : "/>";
    return `<testcase name="${name}" classname="${className}" time="0.1"${result}`;
  });
  const failures = cases.filter((one) => one.startsWith("!")).length;
  const attributes = `name="${suite}" tests="${cases.length}" errors="0" skipped="0" failures="${failures}"`;
  return { [`TEST-${suite}.xml`]: `<testsuite version="3.0" ${attributes}>${written.join("")}</testsuite>` };
}

async function read(files: Record<string, string>): Promise<Record<string, string>> {
  const { tests } = await collectFiles(files);
  const entries = tests.map(({ suite, name, variant, status }) => [[...suite, name, variant ?? ""].join(" "), status]);
  const found = Object.fromEntries(entries);
  expect(Object.keys(found), "two tests have one identity").toHaveLength(tests.length);
  return found;
}

test("a test has one identity, whichever suite of its classes Surefire writes it into", async () => {
  const first = await read({
    ...surefire("shop.CartTest"),
    ...surefire(
      "shop.CartTest$Inner",
      "!shop.CartTest adds",
      "!shop.CartTest same",
      "shop.CartTest$Inner same",
      "!shop.CartTest$Inner deep",
    ),
  });
  const again = await read({
    ...surefire("shop.CartTest", "shop.CartTest adds", "shop.CartTest same"),
    ...surefire("shop.CartTest$Inner", "shop.CartTest$Inner deep"),
  });
  expect(first).toEqual({
    "shop.CartTest adds ": "failed",
    "shop.CartTest same ": "failed",
    "shop.CartTest$Inner same ": "passed",
    "shop.CartTest$Inner deep ": "failed",
  });
  expect(Object.keys(again)).toEqual(["shop.CartTest adds ", "shop.CartTest same ", "shop.CartTest$Inner deep "]);
});

test("older versions, which write nested classes into the suite of the outer one, give the same identities", async () => {
  const found = await read(surefire("shop.CartTest", "!shop.CartTest same", "shop.CartTest$Inner same", "shop.CartTest$Inner$Deeper same"));
  expect(found).toEqual({
    "shop.CartTest same ": "failed",
    "shop.CartTest$Inner same ": "passed",
    "shop.CartTest$Inner$Deeper same ": "passed",
  });
});

test("a class whose tests are in two suites keeps both results", async () => {
  const found = await read({
    ...surefire("shop.CartTest", "shop.CartTest same"),
    ...surefire("shop.CartTest$Inner", "!shop.CartTest same"),
  });
  expect(Object.values(found).sort()).toEqual(["failed", "passed"]);
});

test("tests of another class, which a JUnit suite runs, keep the suite", async () => {
  const found = await read({ ...surefire("shop.AllTests", "!shop.CartTest same"), ...surefire("shop.CartTest", "shop.CartTest same") });
  expect(found).toEqual({ "shop.AllTests shop.CartTest same ": "failed", "shop.CartTest same ": "passed" });
});

test.each([
  ["shop.CartTest$Inner", "shop.CartTest", true],
  ["shop.CartTest", "shop.CartTest$Inner$1", true],
  ["shop.CartTest$A", "shop.CartTest$B", true],
  ["KorbPrüfung", "KorbPrüfung$Löschen", true],
  ["shop.$Cart", "shop.$Cart$Inner", true],
  ["shop.$Cart", "shop.$Basket", false],
  ["shop.CartTest$Inner", "pay.CartTest", false],
  ["shop.CartTest$Inner", "shop.CartTest2", false],
  ["shop.CartTest", "shop.CartTest", false],
  ["the price", "the price in $ is right", false],
  ["$", "$http", false],
])("%s and %s are classes of one file: %s", (suite, className, expected) => {
  expect(isRelatedClass(suite, className)).toBe(expected);
  expect(isRelatedClass(className, suite)).toBe(expected);
});
