import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

/** As Qt 5.15.8 writes it. */
const qt = (counts: string, cases: string, version = "5.15.8") =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<testsuite ${counts} name="Cart">\n  <properties>\n    <property value="${version}" name="QTestVersion"/>\n  </properties>\n  <testcase result="pass" name="adds"/>\n${cases}\n  <system-err>\n<![CDATA[hello]]>\n  </system-err>\n</testsuite>\n`;

const read = async (counts: string, cases: string, version?: string) => {
  const { tests, unreadFailures } = await collectFiles({ "j.xml": qt(counts, cases, version) });
  return { results: tests.map(({ name, status, message }) => [name, status, message]), unreadFailures };
};
const adds = ["adds", "passed", undefined];

test.each(["qdebug", "qwarn"])("a message of Qt 5 (%s) is no failure", async (type) => {
  const cases = `<testcase result="pass" name="w">\n    <!-- message="hello" type="${type}" -->\n  </testcase>`;
  const read5 = await read('errors="1" failures="0" tests="2"', cases);
  expect(read5).toEqual({ results: [adds, ["w", "passed", undefined]], unreadFailures: undefined });
});

test("what Qt 5 skipped or expected to fail is skipped, with its reason", async () => {
  const skipped = '<testcase name="l">\n    <!-- message="no &quot;db&quot;&#x002D;&#x002D; here" type="skip" -->\n  </testcase>';
  const expected = '<testcase result="xfail" name="xf">\n    <!-- message="known" type="info" -->\n  </testcase>';
  expect(await read('errors="2" failures="0" tests="3"', skipped + expected)).toEqual({
    results: [adds, ["l", "skipped", 'no "db"-- here'], ["xf", "skipped", "known"]],
    unreadFailures: undefined,
  });
});

test("a failure of Qt stays one beside messages, and one that is not listed is missed", async () => {
  const failed =
    '<testcase result="fail" name="pays">\n    <!-- message="x" type="skip" -->\n    <failure message="no" result="fail"/>\n  </testcase>';
  expect((await read('errors="1" failures="1" tests="2"', failed)).results).toContainEqual(["pays", "failed", "no"]);
  expect(await read('errors="1" failures="2" tests="2"', failed)).toMatchObject({ unreadFailures: { counted: 2, found: 1 } });
  const unexpected = '<testcase result="xpass" name="xp">\n    <failure message="true" result="xpass"/>\n  </testcase>';
  expect((await read('errors="0" failures="1" tests="2"', unexpected)).results).toContainEqual(["xp", "failed", "true"]);
});

test("a merged document of Qt's suites does not count messages either", async () => {
  const cases = '<testcase result="pass" name="w">\n    <!-- message="hello" type="qdebug" -->\n  </testcase>';
  const suite = qt('errors="1" failures="0" tests="2"', cases).replace(/^.*\n/, "");
  const document = `<testsuites errors="1" failures="0" tests="2">${suite}</testsuites>`;
  expect(await collectFiles({ "j.xml": document })).toMatchObject({ unreadFailures: undefined });
  const other = document.replace('errors="1"', 'errors="2"');
  expect(await collectFiles({ "j.xml": other })).toMatchObject({ unreadFailures: { counted: 1, found: 0 } });
});

test("errors that Qt 6 counts are failures", async () => {
  expect(await read('errors="1" failures="0" tests="2"', '<testcase name="w"/>', "6.4.2")).toMatchObject({
    unreadFailures: { counted: 1, found: 0 },
  });
});
