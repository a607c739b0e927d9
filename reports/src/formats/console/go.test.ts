import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

/** Real output of `go test ./...`: what the compiler says goes to standard error, so it may come first or last. */
const errors = `# example.com/x/setup
setup/a_test.go:2:20: cannot find module providing package example.com/x/missing: module lookup disabled by GOPROXY=off
# example.com/x/broken [example.com/x/broken.test]
broken/a_test.go:3:28: undefined: undefinedThing
`;
const results = `FAIL	example.com/x/setup [setup failed]
FAIL	example.com/x/broken [build failed]
--- FAIL: TestKeeps (0.00s)
    a_test.go:3: area = 12, want 13
FAIL
FAIL	example.com/x/cart	0.003s
ok  	example.com/x/pay	0.004s
?   	example.com/x/none	[no test files]
FAIL
`;
const read = async (text: string, exitCode: number) => {
  const { tests, ...more } = await collectFiles({}, { console: { text, isCut: false }, exitCode });
  return { ...more, tests: tests.map(({ suite, name, status, message }) => [...suite, name, status, message?.split("\n")[0]].join(" | ")) };
};

const named = [
  "example.com/x/setup | Package failed outside its tests | failed | setup/a_test.go:2:20: cannot find module providing package example.com/x/missing: module lookup disabled by GOPROXY=off",
  "example.com/x/broken | Package failed outside its tests | failed | broken/a_test.go:3:28: undefined: undefinedThing",
  "example.com/x/cart | TestKeeps | failed | a_test.go:3: area = 12, want 13",
];

test.each([
  ["errors first", errors + results],
  ["errors last", results + errors],
])("without -v, the failures that go prints are listed, and packages that could not be built with their error: %s", async (_, text) => {
  for (const exitCode of [0, 1]) expect((await read(text, exitCode)).tests).toEqual(named);
});

test("a package that needs one that could not be built shows that one's error", async () => {
  const text = "# example.com/x/dep\ndep/a.go:3:1: syntax error: unexpected }\nFAIL\texample.com/x/user [build failed]\nFAIL\n";
  expect((await read(text, 1)).tests).toEqual([
    "example.com/x/user | Package failed outside its tests | failed | dep/a.go:3:1: syntax error: unexpected }",
  ]);
});

test("counts of another runner stay when they say why the exit code is not 0", async () => {
  const gradle = "> Task :test FAILED\n\nCartTest > pays FAILED\n";
  expect((await read(`2 examples, 1 failure\n${gradle}`, 1)).counts).toMatchObject({ passed: 1, failed: 1 });
  expect(await read(`2 examples, 0 failures\n${gradle}`, 1)).toMatchObject({ counts: undefined, tests: ["CartTest | pays | failed | "] });
});
