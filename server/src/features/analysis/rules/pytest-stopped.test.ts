import { expect, test } from "vitest";
import { explainByRules } from "./explain-by-rules.ts";

const explained = (log: string, exitCode = 2) =>
  explainByRules({
    tests: [],
    lines: log.split("\n").map((text, index) => ({ line: index + 1, seq: 1, text })),
    exitCode,
    counts: null,
    sinceLastPass: null,
  });

const internal = (...lines: string[]) => [
  "....FINTERNALERROR> Traceback (most recent call last):",
  ...lines.map((line) => `INTERNALERROR> ${line}`),
];

test("an assertion in the code of pytest or a plugin is no assertion of a test", () => {
  const lines = internal(
    '  File "/app/xdist/dsession.py", line 217, in worker_workerfinished',
    "    assert not crashitem, (crashitem, node)",
    "AssertionError: ('test_x.py::test_b', <WorkerController gw1>)",
    "assert not 'test_x.py::test_b'",
  );
  const { category, rootCause } = explained([...lines, "", "1 failed, 1 passed in 13.91s", ""].join("\n"));
  expect(category).toBe("unknown");
  expect(rootCause).toContain("AssertionError: ('test_x.py::test_b'");
});

test("another error in pytest or a plugin is named, not the code that raised it", () => {
  const lines = internal(
    '  File "/app/conftest.py", line 3, in pytest_runtest_logreport',
    "    if report.when=='call': raise RuntimeError('plugin broke')",
    "RuntimeError: plugin broke",
  );
  const { category, evidence } = explained([...lines, "", "1 passed in 3.51s", ""].join("\n"), 3);
  expect(category).toBe("exception");
  expect(evidence.map(({ text }) => text)).toEqual(["INTERNALERROR> RuntimeError: plugin broke"]);
});

test.each([
  [
    "!!!!!!!!!!!! KeyboardInterrupt !!!!!!!!!!!!\n/app/test_x.py:2: KeyboardInterrupt\n(to show a full traceback on KeyboardInterrupt use --full-trace)\n1 passed in 2.55s\n",
    "/app/test_x.py:2: KeyboardInterrupt",
  ],
  [
    "!!!!!!!!!!!! KeyboardInterrupt: ctrl !!!!!!!!!!!!\n/app/test_x.py:2: KeyboardInterrupt: ctrl\n(to show a full traceback on KeyboardInterrupt use --full-trace)\n",
    "/app/test_x.py:2: KeyboardInterrupt: ctrl",
  ],
  [
    "collected 3 items\n\ntest_x.py .F\n\n!!!!!!!!!!!! stopping after 1 failures !!!!!!!!!!!!\n=========== 1 failed, 1 passed in 0.06s ===========\n",
    undefined,
  ],
])("what pytest says about how it stopped is no cause", (log, cited) => {
  const { category, evidence } = explained(log);
  expect(category).toBe("unknown");
  expect(evidence[0]?.text).toBe(cited);
});
