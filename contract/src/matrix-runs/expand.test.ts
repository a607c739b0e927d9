import { expect, test } from "vitest";
import { combinationLabel } from "./combination-label.ts";
import { expandMatrix } from "./expand.ts";
import { StartMatrixRun } from "./schemas.ts";

const texts = (values: readonly string[]) => values.map((value) => ({ value }));
const labels = (matrix: Parameters<typeof expandMatrix>[0]) =>
  expandMatrix(matrix).combinations.map(({ combination }) => combinationLabel(combination));
const axes = { BROWSER: texts(["chrome", "firefox"]), NODE: texts(["20", "22"]) };

/** The messages of a refused request. */
const refused = (matrix: unknown, more: object = { image: "suite:1" }) => {
  const parsed = StartMatrixRun.safeParse({ ...more, matrix });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

test("every combination of the axes is a run, without excluded ones and with included ones", () => {
  expect(labels({ axes })).toEqual(["chrome, 20", "chrome, 22", "firefox, 20", "firefox, 22"]);
  expect(labels({ axes, exclude: [{ BROWSER: "firefox", NODE: "20" }], include: [{ BROWSER: "webkit", NODE: "22" }] })).toEqual([
    "chrome, 20",
    "chrome, 22",
    "firefox, 22",
    "webkit, 22",
  ]);
  expect(labels({ axes, exclude: [{ BROWSER: "firefox" }] })).toEqual(["chrome, 20", "chrome, 22"]);
});

test("combinations whose values contain commas have different labels", () => {
  const labelOf = (...values: string[]) => combinationLabel(values.map((value, index) => ({ axis: `AXIS_${index}`, value })));
  expect(labelOf("chrome, mobile", "eu")).toBe('"chrome, mobile", eu');
  expect(labelOf("chrome", "mobile, eu")).toBe('chrome, "mobile, eu"');
  expect(labelOf("chrome,mobile", '"eu"')).toBe('chrome,mobile, "eu"');
  // A value that looks like a quoted one.
  expect(labelOf("a, b", '"c', 'd"')).not.toBe(labelOf('"a', 'b"', "c, d"));
  expect(labelOf('a", "b', "c")).not.toBe(labelOf("a", 'b", "c'));
});

test("a value is the variable with the axis's name; of the axes image and environment it is the image and the environment", () => {
  const [first] = expandMatrix({
    axes: {
      NODE: [{ value: "twenty", variables: { NODE: "20", NPM: "10" } }],
      image: [{ value: "slim", image: "suite:slim" }],
      environment: texts(["staging"]),
    },
  }).combinations;
  expect(first).toMatchObject({ image: "suite:slim", environment: "staging", variables: { NODE: "20", NPM: "10" } });
  expect(Object.keys(first?.variables ?? {})).toEqual(["NODE", "NPM"]);
});

test("numbers are texts, and an object of an axis keeps its own settings", () => {
  const parsed = StartMatrixRun.parse({ image: "suite:1", matrix: { axes: { NODE: [20, { value: 22, image: "suite:22" }] } } });
  expect(parsed.matrix?.axes).toEqual({ NODE: [{ value: "20" }, { value: "22", image: "suite:22" }] });
});

test("impossible combinations are rejected with a message", () => {
  expect(refused({ axes: {} })).toEqual(["matrix.axes must have an axis"]);
  expect(refused({ axes: { NODE: [] } })).toEqual([expect.stringContaining("matrix.axes.NODE")]);
  expect(refused({ axes: { TASK_ID: ["1"] } })).toEqual([expect.stringContaining("matrix.axes.TASK_ID")]);
  expect(refused({ axes: { A: [{ value: "1", image: "" }] } }).join()).not.toContain("undefined");
  expect(refused({ axes: { NODE: ["20", 20] } })).toEqual(["matrix.axes.NODE.1 is given twice: 20"]);
  expect(refused({ axes: { "no name": ["20"] } })[0]).toContain("matrix.axes.no name");
  expect(refused({ axes, exclude: [{ BROWSER: "opera" }] })[0]).toContain(
    "matrix.exclude.0.BROWSER is not a value of the axis: chrome, firefox",
  );
  expect(refused({ axes, exclude: [{ OS: "linux" }] })[0]).toContain("is not an axis of the matrix: BROWSER, NODE");
  expect(refused({ axes, exclude: [{ constructor: "linux" }] })[0]).toContain("is not an axis of the matrix");
  expect(refused({ axes, include: [{ BROWSER: "webkit" }] })[0]).toContain("must have a value for every axis: NODE is missing");
  expect(refused({ axes, include: [{ BROWSER: "chrome", NODE: "20" }] })[0]).toContain("is one of the combinations already");
  expect(refused({ axes, exclude: [{ NODE: "20" }, { NODE: "22" }] })[0]).toContain("has no combination: all are excluded");
  expect(
    refused({
      axes,
      exclude: [
        { BROWSER: "chrome", NODE: "20" },
        { BROWSER: "chrome", NODE: "20" },
      ],
    }),
  ).toEqual([]);
  const ten = Array.from({ length: 10 }, (_, index) => `v${index}`);
  expect(refused({ axes: { A: ten, B: ten.slice(0, 6) } })).toEqual(["matrix has 60 combinations. At most 50 can run."]);
  expect(refused({ axes: { A: ten, B: ten, C: ten, D: ten } })).toEqual(["matrix.axes have 10,000 combinations. At most 50 can run."]);
  expect(refused({ axes: { A: [{ value: "a", variables: { X: "1" } }], B: [{ value: "b", variables: { X: "2" } }] } })).toEqual([
    "matrix.axes.A and B both set the variable X",
  ]);
  expect(refused({ axes: { A: [{ value: "a", image: "a:1" }], image: ["b:1"] } })).toEqual(["matrix.axes.A and image both set the image"]);
  expect(refused({ axes: { image: ["Not An Image"] } })[0]).toContain("matrix.axes.image must be a list of images such as");
});

test("an image is required unless every combination has one", () => {
  expect(refused({ axes }, {})[0]).toContain("image is required, unless each combination has a value with an image");
  expect(refused({ axes: { image: ["suite:1", "suite:2"] } }, {})).toEqual([]);
  expect(refused({ axes: { NODE: [{ value: "20", image: "suite:20" }, "22"] } }, {})[0]).toContain("image is required");
});

test("an environment is in lower case in the run, and as written in the combination", () => {
  const axes = { environment: texts(["STAGING", "Qa"]) };
  const { combinations } = expandMatrix({ axes, include: [{ environment: "Production" }] });
  expect(combinations.map(({ environment }) => environment)).toEqual(["staging", "qa", "production"]);
  expect(combinations.map(({ combination }) => combinationLabel(combination))).toEqual(["STAGING", "Qa", "Production"]);
});

const environmentTwice = { axes: { environment: ["staging", "STAGING"] } };
const includedTwice = { axes: { environment: ["qa"] }, include: [{ environment: "QA" }] };
const tooLong = "must be environments of at most 50 characters; this is longer:";

test.each([
  [environmentTwice, "matrix.axes.environment.1 is given twice: staging"],
  [includedTwice, "matrix.include.0 is one of the combinations already"],
  [{ axes: { environment: ["e".repeat(51)] } }, `matrix.axes.environment ${tooLong} ${"e".repeat(51)}`],
  [{ axes: { environment: ["qa"] }, include: [{ environment: "e".repeat(51) }] }, `matrix.axes.environment ${tooLong} ${"e".repeat(51)}`],
])("a request with an environment that cannot be is refused: %j", (matrix, message) => {
  expect(refused(matrix)).toEqual([message]);
});

test("a long name of a value with its own environment is accepted", () => {
  expect(refused({ axes: { environment: [{ value: "e".repeat(60), environment: "qa" }] } })).toEqual([]);
});
