import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const outputs = "test-results/checkout-looks-as-designed";
const inRepository = "/home/ci/shop/tests/checkout.spec.ts-snapshots/order-linux.png";
const attached = (name: string, path: string) => ({ name, contentType: "image/png", path });

/** As Playwright 1.65 writes it: the expected picture is attached from the repository. */
const report = (attempts: object[][]) =>
  JSON.stringify({
    config: { configFile: "playwright.config.ts", rootDir: "/home/ci/shop/tests" },
    suites: [
      {
        title: "checkout.spec.ts",
        file: "checkout.spec.ts",
        specs: [
          {
            title: "looks as designed",
            tests: [
              {
                status: "unexpected",
                results: attempts.map((attachments, retry) => ({ retry, status: "failed", duration: 5, attachments })),
              },
            ],
          },
        ],
      },
    ],
    errors: [],
    stats: { unexpected: 1 },
  });

const comparison = (folder: string, expected: string) => [
  attached("order-expected.png", expected),
  attached("order-actual.png", `/home/ci/shop/${folder}/order-actual.png`),
  attached("order-diff.png", `/home/ci/shop/${folder}/order-diff.png`),
];
const pictures = (folder: string) =>
  Object.fromEntries(["expected", "actual", "diff"].map((part) => [`${folder}/order-${part}.png`, part]));
const parts = (folder: string) =>
  ["expected", "actual", "diff"].map((part) => attached(`order-${part}.png`, `${folder}/order-${part}.png`));

test("an expected picture outside of the report is found beside the actual one, in each attempt", async () => {
  const retry = `${outputs}-retry1`;
  const { tests } = await collectFiles({
    "results.json": report([comparison(outputs, inRepository), comparison(retry, inRepository)]),
    ...pictures(outputs),
    ...pictures(retry),
  });
  expect(tests[0]?.attachments).toEqual([...parts(outputs), ...parts(retry)]);
  expect(tests[0]?.attempts.map(({ attachments }) => attachments)).toEqual([parts(outputs), parts(retry)]);
});

test("an expected picture in the report is attached once, and one that is missing is left out", async () => {
  const stored = { "results.json": report([comparison(outputs, "/home/ci/shop/snapshots/order-linux.png")]), ...pictures(outputs) };
  const { tests } = await collectFiles({ ...stored, "snapshots/order-linux.png": "expected" });
  expect(tests[0]?.attachments.map(({ path }) => path)).toEqual([
    "snapshots/order-linux.png",
    `${outputs}/order-actual.png`,
    `${outputs}/order-diff.png`,
  ]);
  const withoutExpected = Object.fromEntries(Object.entries(stored).filter(([path]) => !path.endsWith("-expected.png")));
  expect((await collectFiles(withoutExpected)).tests[0]?.attachments.map(({ name }) => name)).toEqual([
    "order-actual.png",
    "order-diff.png",
  ]);
});

test("JUnit XML of Playwright gets the expected picture as well", async () => {
  const marks = [`../${outputs}/order-actual.png`, `../${outputs}/order-diff.png`].map((path) => `[[ATTACHMENT|${path}]]`);
  const { tests } = await collectFiles({
    "junit.xml": `<testsuites><testsuite name="checkout.spec.ts"><testcase name="looks as designed"><failure message="differs"/><system-out>${marks.join("\n")}</system-out></testcase></testsuite></testsuites>`,
    ...pictures(outputs),
  });
  expect(tests[0]?.attachments.map(({ path }) => path)).toEqual(parts(outputs).map(({ path }) => path));
});
