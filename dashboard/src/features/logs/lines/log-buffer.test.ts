import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LogBuffer } from "./log-buffer.ts";

const at = "2026-01-31T12:00:00.000Z";
const chunk = (seq: number, log: string, stream: LogChunk["stream"] = "stdout"): LogChunk => ({ seq, stream, log, at });
const read = (buffer: LogBuffer) => buffer.lines.map((line) => `${line.stream}: ${line.raw}`);

describe("a log assembled from its chunks", () => {
  test("a chunk that ends inside a line is continued by the next chunk of its stream", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "one\ntw"));
    buffer.receive(chunk(2, "o\nthree\n"));
    expect(read(buffer)).toEqual(["stdout: one", "stdout: two", "stdout: three"]);
  });

  test("each stream has its own open line, and lines are numbered in the order they started", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "out starts "));
    buffer.receive(chunk(2, "err starts ", "stderr"));
    buffer.receive(chunk(3, "out ends\n"));
    buffer.receive(chunk(4, "note\n", "system"));
    buffer.receive(chunk(5, "err ends\n", "stderr"));
    expect(read(buffer)).toEqual(["stdout: out starts out ends", "stderr: err starts err ends", "system: note"]);
  });

  test("a repeated chunk is used once", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "a\n"));
    buffer.receive(chunk(1, "a\n"));
    buffer.receiveStored([chunk(1, "a\n"), chunk(2, "b\n")]);
    expect(read(buffer)).toEqual(["stdout: a", "stdout: b"]);
  });

  test("an early chunk waits, and the gap says what to fetch", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "a\n"));
    buffer.receive(chunk(4, "d\n"));
    expect(buffer.gap).toEqual({ from: 2, to: 3 });
    expect(read(buffer)).toEqual(["stdout: a"]);
    buffer.receiveStored([chunk(2, "b\n"), chunk(3, "c\n")]);
    expect(buffer.gap).toBeUndefined();
    expect(read(buffer)).toEqual(["stdout: a", "stdout: b", "stdout: c", "stdout: d"]);
  });

  test("output missing on the server is marked, and lines are not joined across the mark", () => {
    const buffer = new LogBuffer();
    buffer.receiveStored([chunk(1, "begins "), chunk(4, "ends\n")]);
    expect(buffer.lines.map((line) => line.stream)).toEqual(["stdout", "gap", "stdout"]);
    expect(buffer.lines[0]?.raw).toBe("begins ");
  });

  test("empty lines are kept", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "\n\na\n"));
    expect(read(buffer)).toEqual(["stdout: ", "stdout: ", "stdout: a"]);
  });

  test("a color continues only in its own stream", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "\u001b[31mred\n"));
    buffer.receive(chunk(2, "plain\n", "stderr"));
    buffer.receive(chunk(3, "still red\n"));
    expect(buffer.lines.map((line) => line.carry)).toEqual(["", "", "31"]);
  });

  test("the plain text follows a growing line, and only ended lines are settled", () => {
    const buffer = new LogBuffer();
    buffer.receive(chunk(1, "a\nb"));
    expect(buffer.textOf(1)).toBe("b");
    expect(buffer.settled).toBe(1);
    buffer.receive(chunk(2, "c\nd\n"));
    expect(buffer.textOf(1)).toBe("bc");
    expect(buffer.settled).toBe(3);
  });

  test("chunks in any order, with repetitions, give the lines of the whole text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("a", "b", "\n"), maxLength: 6 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (pieces, picks) => {
          const chunks = pieces.map((log, index) => chunk(index + 1, log));
          const buffer = new LogBuffer();
          const order = [...chunks, ...chunks.slice(0, 3)]
            .map((value) => ({ value, key: picks.next().value }))
            .sort((a, b) => a.key - b.key);
          for (const { value } of order) buffer.receive(value);
          const whole = pieces.join("");
          const lines = whole.split("\n");
          if (lines.at(-1) === "") lines.pop();
          expect(buffer.lines.map((line) => line.raw)).toEqual(lines);
        },
      ),
    );
  });

  test("100,000 lines are put together", () => {
    const buffer = new LogBuffer();
    for (let seq = 1; seq <= 1000; seq += 1)
      buffer.receive(chunk(seq, Array.from({ length: 100 }, (_, index) => `\u001b[32m✓\u001b[0m test ${seq}-${index}\n`).join("")));
    expect(buffer.lines.length).toBe(100_000);
  });
});
