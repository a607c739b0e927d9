import { rounds } from "@gantry/host/testing/rounds.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Utf8Stream } from "./utf8.ts";

function clean(chunks: readonly Buffer[]): string {
  const stream = new Utf8Stream();
  const out = Buffer.concat([...chunks.map((chunk) => stream.push(chunk)), stream.finish()]);
  expect(Buffer.from(out.toString())).toEqual(out);
  return out.toString();
}

describe("text decoded from a byte stream", () => {
  it("keeps a character that is split over two frames", () => {
    const bytes = Buffer.from("a€😀ü");
    for (let cut = 0; cut <= bytes.length; cut += 1) expect(clean([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe("a€😀ü");
  });

  it.each([
    ["a lone continuation byte", "61 80 62", "a\uFFFDb"],
    ["a character cut short by a letter", "e2 82 41", "\uFFFD\uFFFDA"],
    ["half a character at the end", "61 f0 9f 98", "a\uFFFD\uFFFD\uFFFD"],
    ["an overlong slash", "c0 af", "\uFFFD\uFFFD"],
    ["an encoded surrogate", "ed a0 80", "\uFFFD\uFFFD\uFFFD"],
    ["a number beyond Unicode", "f4 90 80 80", "\uFFFD\uFFFD\uFFFD\uFFFD"],
    ["a NUL, which no database text takes", "61 00 62", "a\uFFFDb"],
  ])("writes one replacement for each byte of %s", (_name, hex, text) => {
    expect(clean([Buffer.from(hex.replaceAll(" ", ""), "hex")])).toBe(text);
  });

  it("gives the same text for any split of the bytes", () => {
    const nasty = fc.oneof(
      fc.uint8Array({ maxLength: 3 }),
      fc.string({ unit: "grapheme", maxLength: 3 }).map((text) => Buffer.from(text)),
    );
    const property = fc.property(
      fc.array(nasty, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      (parts, sizes) => {
        const bytes = Buffer.concat(parts);
        const chunks: Buffer[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          chunks.push(bytes.subarray(at, at + size));
          at += size;
        }
        expect(clean(chunks)).toBe(clean([bytes]));
      },
    );
    fc.assert(property, { numRuns: rounds(500, 2_000) });
  });
});
