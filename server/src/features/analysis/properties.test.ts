import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RejectedAnswer } from "../../platform/models/model.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { createLineChooser } from "./material/choose-lines.ts";
import { cleanLine } from "./material/clean-line.ts";
import type { LogLine, FailedOrFlakyTest } from "./material/material.ts";
import { redact, redactForModel, redactLinesForModel } from "./material/redact.ts";
import { type Answer, toExplanation } from "./model/answer.ts";
import { chooseEvidence } from "./model/choose-evidence.ts";
import { safeText } from "./model/safe-text.ts";
import { findCause } from "./rules/explain-by-rules.ts";

const words = fc.constantFrom(
  "ok",
  "Error: connect ECONNREFUSED 127.0.0.1:80",
  "expected 1 to equal 2",
  "at run (x.js:3:4)",
  "",
  "…",
  "timed out",
  "12 passed",
);
const text = fc.oneof(words, fc.string({ maxLength: 60 }));
const numbered = (texts: readonly string[]): LogLine[] => texts.map((line, index) => ({ line: index + 1, seq: 1, text: line }));
const aTest = fc
  .record({ message: text, trace: text, name: text })
  .map((parts): FailedOrFlakyTest => ({ id: "e-0", ordinal: 0, testKey: "k", filePath: null, flaky: false, ...parts }));

describe("choosing lines of a log", () => {
  test("keeps their numbers, their order and the log's end, and never exceeds its limit", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (some, times) => {
        const all = Array.from({ length: times }, () => some).flat();
        const chooser = createLineChooser();
        for (const [index, line] of all.entries()) chooser.add(line, index + 1);
        const chosen = chooser.lines();
        // Random lines may look as if a tool had written a prefix in front of them: then they come program by program, without it.
        expect(chosen.every(({ line, seq, text: kept }) => cleanLine(all[line - 1] ?? "").endsWith(kept) && seq === line)).toBe(true);
        const labels = new Set(chosen.map(({ stream }) => stream));
        for (const label of labels) {
          const numbers = chosen.filter(({ stream }) => stream === label).map(({ line }) => line);
          expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        }
        expect(chosen.some(({ line }) => line === all.length)).toBe(true);
        expect(chosen.length).toBeLessThanOrEqual(200 + 3_000 + 2_500);
        if (all.length <= 2_700) expect(chosen).toHaveLength(all.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe("choosing evidence", () => {
  test("stays within the budget and selects only existing lines", () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 400 }),
        fc.array(aTest, { maxLength: 30 }),
        fc.integer({ min: 1_000, max: 20_000 }),
        (texts, tests, budget) => {
          const lines = numbered(texts);
          const chosen = chooseEvidence(
            { lines, tests },
            findCause({ lines, tests, exitCode: 1, counts: null, sinceLastPass: null }),
            budget,
          );
          const size = [...chosen.lines, ...chosen.tests.map((one) => ({ text: one.name + one.message + one.trace }))].reduce(
            (sum, one) => sum + one.text.length,
            0,
          );
          expect(size).toBeLessThanOrEqual(budget * 3);
          expect(chosen.lines.every((line) => lines.includes(line))).toBe(true);
          expect(chosen.lines.every(({ line }, index) => line > (chosen.lines[index - 1]?.line ?? 0))).toBe(true);
        },
      ),
    );
  });
});

describe("redacting", () => {
  const secret = fc.string({
    minLength: 24,
    maxLength: 40,
    unit: fc.constantFrom(..."abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"),
  });
  const shapes: ((value: string) => string)[] = [
    (value) => `Authorization: Bearer ${value}`,
    (value) => `{"authorization":"Basic ${value}"}`,
    (value) => `DB_PASSWORD=${value}`,
    (value) => `api_key: ${value}`,
    (value) => `https://shop:${value}@git.example.com/repo`,
    (value) => `Set-Cookie: session=${value}; HttpOnly`,
    (value) => `ghp_${value}`,
    (value) => `sk-${value}`,
    (value) => `?access_token=${value}&x=1`,
  ];
  test("removes credentials of every form, anywhere in the text", () => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...shapes), words, (value, shape, around) => {
        const clean = redact(`${around} ${shape(value)} ${around}`);
        expect(clean).not.toContain(value);
        expect(redact(clean)).toBe(clean);
      }),
    );
  });
  test("removes a key that is printed over many lines", () => {
    const key = ["-----BEGIN RSA PRIVATE KEY-----", "MIIEpAIBAAKCAQEA7", "c2VjcmV0", "-----END RSA PRIVATE KEY-----"];
    const clean = redactLinesForModel(numbered(["before", ...key, "after"])).map((line) => line.text);
    expect(clean).toEqual(["before", "****", "****", "****", "****", "after"]);
  });
  test("email addresses are hidden from models only", () => {
    const said = "expected ada@example.com, received bob@example.com";
    expect(redact(said)).toBe(said);
    expect(redactForModel(said)).toBe("expected <email>, received <email>");
  });
  test("does not change ordinary lines", () => {
    for (const line of [
      "expected 3 to equal 4",
      "at shop.test.js:12:4",
      "GET https://shop.example.com/a?b=c 200",
      "password field is visible",
    ])
      expect(redact(line)).toBe(line);
  });
});

describe("a fingerprint", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  test("does not depend on times, ids, ports, paths and numbers", () => {
    fc.assert(
      fc.property(moment, fc.uuid(), fc.integer({ min: 1, max: 65_535 }), fc.integer({ min: 1, max: 99_999 }), (when, id, port, ms) => {
        const message = (time: Date, uuid: string, at: number, took: number) =>
          `${time.toISOString()} order ${uuid}: connect ECONNREFUSED 127.0.0.1:${at} after ${took}ms at /build/${at}/shop/pay.js:${took}:7`;
        const [one, other] = [message(when, id, port, ms), message(new Date(0), "00000000-0000-4000-8000-000000000000", 1, 1)];
        expect(fingerprintOf("connection-refused", one, undefined, null)).toBe(fingerprintOf("connection-refused", other, undefined, null));
      }),
    );
  });
  test("differs for other words, other kinds and assertions in other places", () => {
    const [one, other] = ["a", "b"].map((testKey) => ({ testKey, trace: `at check (tests/${testKey}.js:3:1)` }));
    const refused = (status: number) =>
      fingerprintOf("authentication", `curl: (22) The requested URL returned error: ${status}`, one, null);
    expect(refused(401)).not.toBe(refused(403));
    expect(fingerprintOf("dns", "ENOTFOUND shop", one, null)).not.toBe(fingerprintOf("dns", "ENOTFOUND mail", one, null));
    expect(fingerprintOf("dns", "gone", one, null)).not.toBe(fingerprintOf("network", "gone", one, null));
    expect(fingerprintOf("dns", "ENOTFOUND shop", one, null)).toBe(fingerprintOf("dns", "ENOTFOUND shop", other, null));
    expect(fingerprintOf("assertion", "expected 1 to equal 2", one, null)).not.toBe(
      fingerprintOf("assertion", "expected 1 to equal 2", other, null),
    );
  });
  test("keeps the values that an assertion compared, and no other long numbers", () => {
    const test = { testKey: "a", trace: "at check (tests/a.js:3:1)" };
    const of = (message: string) => fingerprintOf("assertion", message, test, null);
    const messages = [
      (n: number) => `expected ${n} to equal ${n + 1}`,
      (n: number) => `Expected: ${n}\nReceived: 7`,
      (n: number) => `assert ${n} == 7`,
    ];
    for (const value of [1, 99, 123, 1239, 12_390, 99_999_999])
      for (const message of messages) expect(of(message(value))).not.toBe(of(message(value + 1)));
    const order = (id: number) => `order ${id}: expected "open" to equal "paid"`;
    expect(of(order(48_213))).toBe(of(order(48_214)));
    const time = (ms: number) => `expected ${ms} to equal 1763851234567`;
    expect(of(time(1_763_851_234_999))).toBe(of(time(1_763_851_235_001)));
    const took = (ms: number) => `expected ${ms} to be less than 1000`;
    expect(of(took(1034))).toBe(of(took(2051)));
  });
  test("without a message is specific to one test of one project", () => {
    const [one, other] = ["a", "b"].map((testKey) => ({ testKey, trace: "" }));
    expect(fingerprintOf("assertion", "", one, "p")).toBe(fingerprintOf("assertion", " ", one, "p"));
    expect(fingerprintOf("assertion", "", one, "p")).not.toBe(fingerprintOf("assertion", "", other, "p"));
    expect(fingerprintOf("assertion", "", one, "p")).not.toBe(fingerprintOf("assertion", "", one, "q"));
    expect(fingerprintOf("unknown", "", undefined, "p")).not.toBe(fingerprintOf("unknown", "", undefined, "q"));
  });
});

describe("a model's answer", () => {
  const lines = new Map(numbered(["one", "two", "three"]).map((line) => [line.line, line]));
  const shown = { lines, tests: new Map<string, FailedOrFlakyTest>(), text: "one https://shop.example.com/known two three" };
  const cited = fc.record({
    line: fc.option(fc.integer({ min: -2, max: 6 }), { nil: undefined }),
    test: fc.option(fc.string(), { nil: undefined }),
  });
  test("is refused unless it cites lines that the model was shown", () => {
    fc.assert(
      fc.property(fc.array(cited, { maxLength: 12 }), (evidence) => {
        const answer: Answer = { summary: "s", category: "dns", rootCause: "r", evidence, suggestions: [], confidence: 1 };
        const exists = evidence.some(({ line }) => line !== undefined && lines.has(line));
        if (!exists) expect(() => toExplanation(answer, shown)).toThrow(RejectedAnswer);
        else for (const one of toExplanation(answer, shown).evidence) expect("line" in one && lines.get(one.line)?.text).toBe(one.text);
      }),
    );
  });
  test("must not contain an address that the model was not shown", () => {
    const host = fc.constantFrom(
      "https://evil.example/x",
      "http://evil.example",
      "www.evil.example/y",
      "ftp://evil.example/z",
      "data://evil.example",
    );
    const wrap = fc.constantFrom<(url: string) => string>(
      (url) => url,
      (url) => `![a](${url})`,
      (url) => `[a](${url})`,
      (url) => `<a href="${url}">a</a>`,
      (url) => `<${url}>`,
      (url) => `"${url}"`,
    );
    fc.assert(
      fc.property(host, wrap, text, (url, shape, around) => {
        expect(safeText(`${around} ${shape(url)} ${around}`, shown.text)).not.toContain("evil.example");
      }),
    );
    expect(safeText("see https://shop.example.com/known.", shown.text)).toContain("https://shop.example.com/known");
  });
});
