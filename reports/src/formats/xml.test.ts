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
