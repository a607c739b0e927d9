import { setTimeout as sleep } from "node:timers/promises";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import { describe, expect, it } from "vitest";
import { compileSecrets } from "@gantry/reports/redaction/secret-patterns.ts";
import { numbers } from "../testing/recorded-run.ts";
import type { LogPiece } from "../engines/engine.ts";
import { LogStream, type LogStreamOptions } from "./stream.ts";

interface Sink {
  chunks: LogChunk[];
  batches: LogChunk[][];
  options: LogStreamOptions;
}

function sink(changes: Partial<LogStreamOptions> = {}, delayMs = 0): Sink {
  const batches: LogChunk[][] = [];
  const chunks: LogChunk[] = [];
  const send = async (batch: LogChunk[]) => {
    if (delayMs > 0) await sleep(delayMs);
    batches.push(batch);
    chunks.push(...batch);
  };
  return {
    chunks,
    batches,
    options: {
      secrets: compileSecrets([]),
      lastSeq: 0,
      stored: { stdout: { bytes: 0, end: "" }, stderr: { bytes: 0, end: "" } },
      maxBytes: 256 * 1024 * 1024,
      send,
      ...changes,
    },
  };
}

const text = (chunks: LogChunk[], stream: string) =>
  chunks
    .filter((chunk) => chunk.stream === stream)
    .map(({ log }) => log)
    .join("");
const out = (content: string | Buffer) => ({ stream: "stdout" as const, bytes: Buffer.from(content) });
const err = (content: string | Buffer) => ({ stream: "stderr" as const, bytes: Buffer.from(content) });

describe("a run's output to the server", () => {
  it("numbers chunks without a gap from where the stored log ends, and keeps every byte of both streams", async () => {
    const { chunks, options } = sink({ lastSeq: 7 }, 2);
    const stream = new LogStream(options);
    const [expectedOut, expectedErr] = [[] as string[], [] as string[]];
    for (let line = 0; line < 3_000; line += 1) {
      await stream.write(out(`line ${line}\n`));
      expectedOut.push(`line ${line}\n`);
      if (line % 7 === 0) {
        await stream.write(err(`warning ${line}\n`));
        expectedErr.push(`warning ${line}\n`);
      }
    }
    await stream.finish();
    expect(chunks.map(({ seq }) => seq)).toEqual(chunks.map((_, index) => index + 8));
    expect(text(chunks, "stdout")).toBe(expectedOut.join(""));
    expect(text(chunks, "stderr")).toBe(expectedErr.join(""));
  });

  it("sends whole lines, and the part of a slow line after a moment", async () => {
    const { chunks, options } = sink();
    const stream = new LogStream(options);
    await stream.write(out("done\nworking"));
    await expect.poll(() => text(chunks, "stdout")).toBe("done\nworking");
    expect(chunks.map(({ log }) => log)).toEqual(["done\n", "working"]);
    await stream.write(out("...ok\n"));
    await stream.finish();
    expect(text(chunks, "stdout")).toBe("done\nworking...ok\n");
  });

  it("cuts a ten-megabyte line into chunks of at most 64 KiB, between characters, without losing one", async () => {
    const { chunks, options } = sink();
    const stream = new LogStream(options);
    const line = `${"€uro ".repeat(1_400_000)}\n`;
    const bytes = Buffer.from(line);
    for (let at = 0; at < bytes.length; at += 32_768) await stream.write(out(bytes.subarray(at, at + 32_768)));
    await stream.finish();
    expect(text(chunks, "stdout") === line).toBe(true);
    expect(Math.max(...chunks.map(({ log }) => Buffer.byteLength(log)))).toBeLessThanOrEqual(65_536);
  });

  it("keeps the head and tail of a log that is too long, and says how many bytes are missing", async () => {
    const MiB = 1024 * 1024;
    const { chunks, options } = sink({ maxBytes: MiB });
    const stream = new LogStream(options);
    const line = `${"x".repeat(99)}\n`;
    const total = 50_000;
    for (let n = 0; n < total; n += 100) await stream.write(out(line.repeat(100)));
    await stream.write(out("the very last line\n"));
    await stream.finish();
    const kept = text(chunks, "stdout");
    const missing = Number(/left out (\d+) bytes/.exec(text(chunks, "system"))?.[1]);
    expect(missing + Buffer.byteLength(kept)).toBe(total * 100 + 19);
    expect(kept.length).toBeLessThanOrEqual(2 * MiB);
    expect(kept.endsWith("the very last line\n")).toBe(true);
  });

  it("skips what the server has when the output starts again from its first byte", async () => {
    const secrets = compileSecrets(["s3cr3t-value"]);
    const whole = Buffer.from(`start s3cr3t-value ü\uFFFD\n${"some line\n".repeat(500)}end\n`);
    for (const readBefore of [0, 9, 12, 21, 23, 24, 300, whole.length]) {
      const { chunks, options } = sink({ secrets });
      const stream = new LogStream(options);
      await stream.write(out(whole.subarray(0, readBefore)));
      await sleep(1);
      await stream.write({ stream: "rewind" });
      await stream.write(out(whole));
      await stream.finish();
      expect(text(chunks, "stdout")).toBe(whole.toString().replace("s3cr3t-value", "****"));
    }
  });

  it("continues after the stored bytes of a previous process", async () => {
    const { chunks, options } = sink({ lastSeq: 3, stored: { stdout: { bytes: 10, end: "6789" }, stderr: { bytes: 2, end: "12" } } });
    const stream = new LogStream(options);
    await stream.write({ stream: "rewind" });
    await stream.write(out("0123456789abc\n"));
    await stream.write(err("12345\n"));
    await stream.finish();
    expect(text(chunks, "stdout")).toBe("abc\n");
    expect(text(chunks, "stderr")).toBe("345\n");
    expect(chunks[0]?.seq).toBe(4);
    expect(stream.mayLackOutput).toBe(false);
  });

  const lines = (...ranges: [number, number][]) => ranges.map(([from, to]) => numbers(from, to)).join("");

  it.each([
    ["of long ago", lines([1, 100], [2_900, 6_100])],
    ["from its first byte on", lines([1_500, 6_100])],
    ["up to the end of what was sent", lines([1, 4_000], [6_001, 6_100])],
    ["at several places", lines([1, 10], [2_000, 4_000], [5_700, 5_800], [5_990, 5_995], [6_001, 6_100])],
    ["so much that it has less than was sent", lines([1, 10], [6_001, 6_100])],
    ["all that was sent", lines([6_001, 6_100])],
    ["nothing", lines([1, 6_100])],
  ])("continues after what was sent when the engine's log lacks output: %s", async (_name, log) => {
    const [sent, whole] = [lines([1, 6_000]), lines([1, 6_100])];
    const lacks = log !== whole;
    // After the restart of the engine, and of the worker.
    const { chunks, options } = sink();
    const stream = new LogStream(options);
    await stream.write(out(sent));
    const restarted = sink({ stored: { stdout: { bytes: sent.length, end: sent }, stderr: { bytes: 0, end: "" } } });
    const adopted = new LogStream(restarted.options);
    for (const one of [stream, adopted]) {
      for (let time = 0; time < 2; time += 1) {
        await one.write({ stream: "rewind" });
        for (let at = 0; at < log.length; at += 999) await one.write(out(log.slice(at, at + 999)));
      }
      await one.finish();
      expect(one.mayLackOutput).toBe(lacks);
    }
    expect(text(chunks, "stdout")).toBe(whole);
    expect(text(restarted.chunks, "stdout")).toBe(lines([6_001, 6_100]));
  });

  it("blocks the writer while the server is far behind, without losing anything", async () => {
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { chunks, options } = sink();
    const stream = new LogStream({ ...options, send: async (batch) => (await gate, void chunks.push(...batch)) });
    const mebibyte = Buffer.from(`${"y".repeat(1023)}\n`.repeat(1024));
    let written = 0;
    const writing = (async () => {
      for (; written < 60; written += 1) await stream.write(out(mebibyte));
    })();
    // That it takes no more has no event.
    await sleep(300);
    expect(written).toBeLessThanOrEqual(33);
    open();
    await writing;
    await stream.finish();
    expect(Buffer.byteLength(text(chunks, "stdout"))).toBe(60 * mebibyte.length);
  });

  it("fails the writer when delivery has failed permanently", async () => {
    const { options } = sink({ send: () => Promise.reject(new Error("refused")) });
    const stream = new LogStream(options);
    await stream.write(out("x\n"));
    const failure = () =>
      stream.write(out("y\n")).then(
        () => undefined,
        (error: Error) => error.message,
      );
    await expect.poll(failure).toBe("refused");
    await expect(stream.finish()).rejects.toThrow("refused");
  });

  it("sends many short lines in few batches, each byte once", async () => {
    const { options } = sink({ secrets: compileSecrets(["s3cr3t-value-1", "an0ther-s3cr3t"]) });
    let batches = 0;
    let chunks = 0;
    let bytes = 0;
    const stream = new LogStream({
      ...options,
      send: async (batch) => {
        batches++;
        chunks += batch.length;
        for (const { log } of batch) bytes += Buffer.byteLength(log);
      },
    });
    const frame = Buffer.from(`${"z".repeat(99)}\n`.repeat(320));
    let written = 0;
    for (; written < 16e6; written += frame.length) await stream.write(out(frame));
    await stream.finish();
    expect(bytes).toBe(written);
    // Cost follows the number of pieces: one for each line would be 160,000. How fast it is, `bench/log-throughput.ts` measures.
    expect([chunks < 2_000, batches < 500]).toEqual([true, true]);
  });

  it("may lack output when the log file has less than was read before", async () => {
    const [whole, short] = [new LogStream(sink().options), new LogStream(sink().options)];
    for (const stream of [whole, short]) {
      await stream.write(out("one\ntwo\n"));
      await stream.write({ stream: "rewind" });
    }
    await whole.write(out("one\ntwo\nthree\n"));
    await short.write(out("one\n"));
    await Promise.all([whole.finish(), short.finish()]);
    expect([whole.mayLackOutput, short.mayLackOutput]).toEqual([false, true]);
  });
});

describe("the console's end for runners that only print their results", () => {
  const consoleOf = async (...pieces: LogPiece[]) => {
    const stream = new LogStream(sink().options);
    for (const piece of pieces) await stream.write(piece);
    await stream.finish();
    return stream.console();
  };

  it("has whole lines, although one was written in pieces and the other stream came between", async () => {
    const { text: read } = await consoleOf(
      out("lo"),
      err("a.rb:3:in `<main>': "),
      out("ading\n"),
      err("undefined method `total' for nil "),
      out("done\n"),
      err("(NoMethodError)\n"),
    );
    expect(read.split("\n")).toEqual(["loading", "done", "a.rb:3:in `<main>': undefined method `total' for nil (NoMethodError)", ""]);
  });

  it("has incomplete lines at its end, each on its own", async () => {
    expect(await consoleOf(out("....F"), err("warning\n"), err("no newline"))).toEqual({
      text: "warning\n....F\nno newline",
      isCut: false,
    });
  });

  it("is cut when more was printed, also in one line", async () => {
    const { text: read, isCut } = await consoleOf(out("x".repeat(300 * 1024)), err("y\n"), out("z\n"));
    expect(isCut).toBe(true);
    expect(read.endsWith("xz\n")).toBe(true);
    expect(read.length).toBe(256 * 1024);
  });
});
