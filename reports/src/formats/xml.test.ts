import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

test("a message of node:test with ]]> leaves its test and the others readable", async () => {
  const message = "line1 &lt;b> ]]> red";
  const document = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
	<testcase name="ships" time="0.1" classname="test" failure="${message}">
		<failure type="testCodeFailure" message="${message}">
[Error [ERR_TEST_FAILURE]: ${message}]
		</failure>
	</testcase>
	<testcase name="pays" time="0.1" classname="test"><failure type="testCodeFailure" message="no">no</failure></testcase>
	<!-- suites 0 -->
	<!-- fail 2 -->
	<!-- cancelled 0 -->
	<!-- todo 0 -->
</testsuites>
`;
  const { tests, unread, unreadFailures } = await collectFiles({ "j.xml": document });
  expect(tests.map(({ name, status, message: said }) => [name, status, said])).toEqual([
    ["ships", "failed", "line1 <b> ]]> red"],
    ["pays", "failed", "no"],
  ]);
  expect(tests[0]?.trace).toContain("line1 <b> ]]> red]");
  expect({ unread, unreadFailures }).toEqual({ unread: [], unreadFailures: undefined });
  expect((await collectFiles({ "j.xml": document.replace("<testsuites>", "<testsuites><a></b>") })).unread).toEqual(["j.xml"]);
});

test("an end of a CDATA section that is in its text leaves the report unread: elements of the text could replace the test", async () => {
  const text = ']]><testcase name="other"/> ]]>';
  const document = `<testsuite name="s"><testcase name="pays"><failure><![CDATA[${text}]]></failure></testcase></testsuite>`;
  expect(await collectFiles({ "j.xml": document })).toMatchObject({ unread: ["j.xml"] });
});

test("behave does not escape the end of a CDATA section in a message", async () => {
  const passed =
    '<testcase classname="a.A" name="ok" status="passed" time="0"><system-out>\n<![CDATA[\n@scenario.begin\n]]>\n</system-out></testcase>';
  const failed = (
    text: string,
  ) => `<testcase classname="a.A" name="renders" status="failed" time="0"><error type="ValueError" message="a ]]&gt; b">
<![CDATA[
Failing step: Given it breaks ... failed in 0.001s
ValueError: ${text}
]]>
</error><system-out>\n<![CDATA[\n@scenario.end\n]]>\n</system-out></testcase>`;
  const suite = (text: string) =>
    `<testsuite name="a.A" tests="2" errors="1" failures="0" skipped="0">${passed}${failed(text)}</testsuite>`;
  const { tests, unread } = await collectFiles({ "j.xml": suite("a ]]> b") });
  expect(unread).toEqual([]);
  expect(tests.map(({ name, status }) => `${name}: ${status}`).sort()).toEqual(["ok: passed", "renders: failed"]);
  expect(tests.find(({ name }) => name === "renders")).toMatchObject({ message: "a ]]> b" });
  for (const text of [
    "a ]]> <b/>",
    "]]><b/><![CDATA[ c ]]>",
    ']]></error></testcase><testcase name="other"><error>',
    ']]></error></testcase><testcase name="other"/><testcase name="x"><error><![CDATA[ ]]></error><system-out>',
  ])
    expect((await collectFiles({ "j.xml": suite(text) })).unread).toEqual(["j.xml"]);
});

test.each(["UTF-7", "x-nothing", "IBM037", "hz-gb-2312", "UTF-32"])("a report in the encoding %s is not read", async (encoding) => {
  const declaration = `<?xml version="1.0" encoding="${encoding}"?>`;
  const why = `its encoding “${encoding}” is not supported`;
  for (const content of [
    '<testsuite name="s" tests="1"><testcase name="a">+ADw-failure/+AD4-</testcase></testsuite>',
    "+ADw-testsuite+AD4APA-testcase name+AD0AIg-a+ACIAPgA8-failure/+AD4APA-/testcase+AD4APA-/testsuite+AD4-",
  ]) {
    const { unread, notes } = await collectFiles({
      "a.xml": declaration + content,
      "ok.xml": '<testsuite><testcase name="b"/></testsuite>',
    });
    expect(unread, content).toEqual(["a.xml"]);
    expect(notes.join(), content).toContain(why);
  }
});

test.each(["UTF-8", "utf8", "us-ascii", "ISO-8859-1", "windows-1252", "Cp1252", "ANSI_X3.4-1968", "UTF-16", "ucs-2", "Shift_JIS"])(
  "a report that declares the encoding %s is read",
  async (encoding) => {
    const document = `<?xml version="1.0" encoding="${encoding}"?><testsuite><testcase name="a"><failure/></testcase></testsuite>`;
    const { unread, tests } = await collectFiles({ "a.xml": document });
    expect({ unread, statuses: tests.map(({ status }) => status) }).toEqual({ unread: [], statuses: ["failed"] });
  },
);

test("settings of a tool in an unknown encoding are no report", async () => {
  const files = {
    "a.xml": '<?xml version="1.0" encoding="x-nothing"?><settings/>',
    "ok.xml": '<testsuite><testcase name="b"/></testsuite>',
  };
  expect((await collectFiles(files)).unread).toEqual([]);
});
