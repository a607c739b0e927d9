import fc from "fast-check";
import { expect, it } from "vitest";
import { findEnd } from "./find-end.ts";

const end = (sent: string, again: string, isWhole = true) =>
  again.slice(findEnd({ bytes: Buffer.from(sent), isWhole }, { bytes: Buffer.from(again), isWhole }));

it.each([
  ["the engine's log has all of it", "b\nc\n", "a\nb\nc\nd\n", "d\n"],
  ["the last lines are missing", "a\nb\nc\nd\n", "a\nb\ne\nf\n", "e\nf\n"],
  ["lines in the middle are missing", "a\nb\nc\nd\n", "b\nd\ne\n", "e\n"],
  ["a line that is missing was printed more than once", "a\nok\nb\nok\nc\n", "a\nok\nb\nd\n", "d\n"],
  ["repeated lines follow the last line that is there", "a\nb\nok\nc\nok\n", "a\nb\nok\nok\nd\n", "d\n"],
  ["part of a line was sent", "a\nb\nc\nwor", "a\nb\nworking\nd\n", "king\nd\n"],
  ["only part of a line was sent, and it is not there", "a\nb\nc\nwor", "a\nb\nd\n", "d\n"],
  ["nothing of it is there", "a\nb\n", "c\nd\n", "c\nd\n"],
  ["only lines that prove nothing are there", "ok\nok\nok\n", "ok\nok\nno\n", ""],
])("finds where the sent output ends when %s", (_name, sent, again, rest) => {
  expect(end(sent, again)).toBe(rest);
});

it.each([
  ["whose beginning is not known", "umber 1\nb\nc\n", "number 1\nb\nd\n", "d\n"],
  ["whose first line is only the end of one", "a\nb\n", "a\nc\n", ""],
  ["of which nothing is there", "x\na\nb\n", "c\nd\n", ""],
])("finds the end of output %s", (_name, sent, again, rest) => {
  expect(end(sent, again, false)).toBe(rest);
});

it("finds the end of numbered lines whatever is missing but the first", () => {
  const line = (n: number) => `line ${n}\n`;
  const property = fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), fc.nat(5), (isThere, fresh) => {
    const sent = ["first\n", ...isThere.map((_, index) => line(index))];
    const later = Array.from({ length: fresh }, (_, index) => `later ${index}\n`);
    const stored = ["first\n", ...isThere.flatMap((there, index) => (there ? [line(index)] : []))];
    expect(end(sent.join(""), [...stored, ...later].join(""))).toBe(later.join(""));
  });
  fc.assert(property);
});

it("reads a mebibyte of blank lines", () => {
  const blank = Buffer.alloc(1024 * 1024, "\n");
  const sent = Buffer.from(`${"\n".repeat(65_000)}a\n`);
  expect(findEnd({ bytes: sent, isWhole: false }, { bytes: blank, isWhole: true })).toBe(blank.length);
});
