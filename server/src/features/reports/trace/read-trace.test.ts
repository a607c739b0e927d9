import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { crc32, deflateRawSync } from "node:zlib";
import JSZip from "jszip";
import { expect, test } from "vitest";
import { readTrace } from "./read-trace.ts";

const read = (content: Buffer) => readTrace(null, null, Readable.from([content]));
const sample = (name: string) => readFile(new URL(`samples/${name}.zip`, import.meta.url));

async function traceOf(content: Buffer) {
  const result = await read(content);
  if ("refusal" in result) throw new Error(result.refusal);
  return result.trace;
}

async function refusalOf(content: Buffer) {
  const result = await read(content);
  return "refusal" in result ? result.refusal : "read";
}

async function zipOf(files: Readonly<Record<string, string | readonly object[]>>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files))
    zip.file(name, typeof content === "string" ? content : content.map((event) => JSON.stringify(event)).join("\n"));
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

// The samples are of real tests: one fails at an assertion after the page's request was answered with 502.
test.each([["1.40"], ["1.50"], ["1.65"]])(
  "the failed step of a trace of Playwright %s, with pictures, source, console and requests",
  async (version) => {
    const trace = await traceOf(await sample(`playwright-${version}`));
    const failed = trace.steps[trace.failedStep ?? -1];
    expect(failed).toMatchObject({ file: "/app/tests/shop.spec.js", line: 19, depth: 0, error: expect.stringContaining("Payment failed") });
    expect(failed?.title).toMatch(/toHaveText/);
    expect(failed?.durationMs).toBeGreaterThan(1_400);
    expect(trace.steps.map(({ depth, line }) => [depth, line])).toEqual([
      [0, null],
      [1, 4],
      [0, 14],
      [1, 15],
      [1, 16],
      [0, 18],
      [0, 19],
      [0, null],
      [1, 12],
    ]);
    expect(trace.before?.image).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(trace.before?.atMs).toBeLessThanOrEqual(failed?.startMs ?? 0);
    expect(trace.source?.lines[19 - (trace.source.firstLine ?? 0)]).toContain("toHaveText('Paid'");
    expect(trace.consoleErrors.map(({ text, isUncaught }) => [text, isUncaught])).toEqual(
      expect.arrayContaining([
        ["Payment failed with status 502", false],
        ["Error: cart is undefined", true],
      ]),
    );
    expect(trace.failedRequests).toMatchObject([
      { method: "POST", url: expect.stringMatching(/\/api\/pay$/), status: 502, failure: null },
      { method: "GET", url: "http://127.0.0.1:1/closed", status: null, failure: "net::ERR_UNSAFE_PORT" },
    ]);
  },
);

test("a trace of the library has its calls as steps, and their places", async () => {
  const trace = await traceOf(await sample("library-1.65"));
  expect(trace.steps.map(({ title, line }) => [title, line])).toEqual([
    ["BrowserContext.newPage", 2],
    ["Frame.setContent", 2],
    ["Frame.click", 2],
    ["Frame.click", 2],
  ]);
  expect(trace.failedStep).toBe(3);
});

const step = (callId: string, startTime: number, more: object = {}) => ({ type: "before", callId, startTime, title: callId, ...more });
const ended = (callId: string, endTime: number, message?: string) => ({
  type: "after",
  callId,
  endTime,
  ...(message && { error: { message } }),
});
const stack = [{ file: "/app/a.ts", line: 1 }];
const options = { type: "context-options", version: 8, wallTime: 1000, monotonicTime: 0 };

test.each([
  [
    "an error that the test handled is not its failure",
    [options, step("a", 1, { stack }), ended("a", 2, "x"), step("b", 3, { stack }), ended("b", 4)],
    null,
  ],
  [
    "the test's own error decides, not a later one",
    [options, step("a", 1, { stack }), ended("a", 2, "x"), { type: "error", message: "x" }, step("b", 3, { stack }), ended("b", 4, "y")],
    "a",
  ],
  [
    "the step inside the failed one",
    [
      options,
      step("a", 1, { stack }),
      step("b", 2, { stack, parentId: "a" }),
      ended("b", 3, "x"),
      ended("a", 4, "x"),
      { type: "error", message: "x" },
    ],
    "b",
  ],
  [
    "the step that did not end before the time-out",
    [
      options,
      step("a", 1, { stack }),
      ended("a", 2),
      step("b", 3, { stack }),
      { type: "error", message: "Test timeout of 100ms exceeded." },
    ],
    "b",
  ],
  [
    "not a step whose error was handled before the one that did not end",
    [
      options,
      step("a", 1, { stack }),
      ended("a", 2, "x"),
      step("b", 3, { stack }),
      { type: "error", message: "Test timeout of 100ms exceeded." },
    ],
    "b",
  ],
  [
    "no step when the time passed outside of steps after a handled error",
    [options, step("a", 1, { stack }), ended("a", 2, "x"), { type: "error", message: "Test timeout of 100ms exceeded." }],
    null,
  ],
  [
    "no step when the test threw an error of its own while a step was open",
    [options, step("a", 1, { stack }), { type: "error", message: "1 is not 2" }],
    null,
  ],
  [
    "no step when several did not end before the time-out",
    [options, step("a", 1, { stack }), step("b", 2, { stack }), { type: "error", message: "Test timeout of 100ms exceeded." }],
    null,
  ],
  [
    "the first of the test's errors that a step has, not that of the clean-up",
    [
      options,
      step("a", 1, { stack }),
      ended("a", 2, "click"),
      step("After Hooks", 3),
      step("b", 4, { stack, parentId: "After Hooks" }),
      ended("b", 5, "clean-up"),
      ended("After Hooks", 6, "clean-up"),
      ...["Test timeout of 100ms exceeded.", "click", "clean-up"].map((message) => ({ type: "error", message })),
    ],
    "a",
  ],
  [
    "no step when an error of the same words was handled on another line",
    [
      options,
      step("a", 1, { stack }),
      ended("a", 2, "x"),
      step("b", 3, { stack: [{ file: "/app/a.ts", line: 2 }] }),
      ended("b", 4, "x"),
      { type: "error", message: "x" },
    ],
    null,
  ],
  [
    "the last of the repetitions of a line",
    [options, step("a", 1, { stack }), ended("a", 2, "x"), step("b", 3, { stack }), ended("b", 4, "x"), { type: "error", message: "x" }],
    "b",
  ],
  ["steps that are each other's parent", [options, step("a", 1, { stack, parentId: "b" }), step("b", 2, { stack, parentId: "a" })], null],
  [
    "an old trace, in which steps follow a handled error",
    [step("a", 1, { stack, wallTime: 1001 }), ended("a", 2, "x"), step("b", 3, { stack }), ended("b", 4)],
    null,
  ],
])("%s", async (_, events, failed) => {
  const trace = await traceOf(await zipOf({ "test.trace": events }));
  expect(trace.failedStep === null ? null : trace.steps[trace.failedStep]?.title).toBe(failed);
});

test("only JPEG and PNG become pictures, whatever their names", async () => {
  const frame = { type: "screencast-frame", file: "screencast/a.jpeg", timestamp: 0 };
  const events = [options, frame, step("a", 1, { stack }), ended("a", 2, "x"), { type: "error", message: "x" }];
  const trace = await traceOf(await zipOf({ "test.trace": events, "screencast/a.jpeg": "<svg onload=alert(1)>" }));
  expect([trace.failedStep, trace.before]).toEqual([0, null]);
});

test("only a step without a picture of its own has the same one before and after", async () => {
  const frame = (name: string, timestamp: number) => ({ type: "screencast-frame", file: name, timestamp });
  const failing = [step("a", 2, { stack }), ended("a", 4, "x"), { type: "error", message: "x" }];
  const picturesWith = async (frames: readonly object[], after: string) => {
    const content = await zipOf({ "test.trace": [options, ...frames, ...failing] });
    const zip = await JSZip.loadAsync(content);
    zip.file("before.jpeg", Buffer.from("ffd8ff00", "hex")).file("after.jpeg", after);
    const { before, after: later, isSamePicture } = await traceOf(await zip.generateAsync({ type: "nodebuffer" }));
    return [before !== null, later !== null, isSamePicture];
  };
  expect(await picturesWith([frame("before.jpeg", 1)], "")).toEqual([true, false, true]);
  expect(await picturesWith([frame("before.jpeg", 1), frame("after.jpeg", 3)], "no picture")).toEqual([true, false, false]);
  expect(await picturesWith([frame("before.jpeg", 1), frame("before.jpeg", 3)], "")).toEqual([true, true, false]);
});

test("a thrown value that is nested too deeply leaves the rest readable", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const thrown = `{"type":"event","method":"pageError","time":1,"params":{"error":{"value":${deep}}}}`;
  const trace = await traceOf(await zipOf({ "test.trace": [thrown, JSON.stringify(step("a", 1))].join("\n") }));
  expect([trace.steps.length, trace.totalConsoleErrors]).toEqual([1, 1]);
});

test("lists are cut and say how many there are", async () => {
  const consoleErrors = Array.from({ length: 150 }, (_, at) => ({
    type: "console",
    messageType: "error",
    text: "x".repeat(5_000),
    time: at,
  }));
  const steps = Array.from({ length: 700 }, (_, at) => [step(`s${at}`, at, { stack }), ended(`s${at}`, at + 1)]).flat();
  const trace = await traceOf(await zipOf({ "test.trace": [options, ...consoleErrors, ...steps] }));
  expect([trace.consoleErrors.length, trace.totalConsoleErrors, trace.steps.length, trace.totalSteps]).toEqual([100, 150, 500, 700]);
  expect(trace.consoleErrors[0]?.text).toHaveLength(2_000);
});

test("lines that are no events, too long or damaged are left out", async () => {
  const lines = [
    "null",
    "[]",
    "{",
    "1",
    `{"type":"before","callId":"${"x".repeat(600_000)}"}`,
    JSON.stringify(step("a", 1)),
    '{"type":"after","callId":7}',
  ];
  const trace = await traceOf(await zipOf({ "test.trace": lines.join("\n") }));
  expect(trace.steps.map(({ title, durationMs }) => [title, durationMs])).toEqual([["a", null]]);
});

test("hostile and damaged archives are refused with a sentence", async () => {
  const whole = await sample("playwright-1.65");
  expect(await refusalOf(Buffer.from("no zip"))).toBe("It is damaged, or not a zip file.");
  expect(await refusalOf(whole.subarray(0, 20_000))).toBe("It is damaged, or not a zip file.");
  const holed = Buffer.from(whole);
  holed.fill(0xff, 200, 30_000);
  expect(await refusalOf(holed)).toMatch(/damaged|no steps/);
  expect(await refusalOf(await zipOf({ "readme.txt": "hello" }))).toMatch(/^It has no steps that can be read/);
});

/** An archive with one file. Made here because JSZip takes five seconds to pack a large one. */
function zipOfOne(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 1 });
  const described = Buffer.alloc(26);
  described.writeUInt16LE(20, 0);
  described.writeUInt16LE(8, 4);
  described.writeUInt32LE(crc32(content), 10);
  described.writeUInt32LE(packed.length, 14);
  described.writeUInt32LE(content.length, 18);
  described.writeUInt16LE(name.length, 22);
  const file = Buffer.concat([Buffer.from("PK\x03\x04"), described, Buffer.from(name), packed]);
  const entry = Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), described, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, entry, end]);
}

test("a small archive that would become a large file is refused", async () => {
  expect(await refusalOf(zipOfOne("test.trace", Buffer.from("{}")))).not.toMatch(/damaged|unpacks/);
  const content = zipOfOne("test.trace", Buffer.alloc(257 * 1024 * 1024, "x"));
  expect(content.length).toBeLessThan(4 * 1024 * 1024);
  expect(await refusalOf(content)).toMatch(/^It unpacks to more than 256 MiB/);
});
