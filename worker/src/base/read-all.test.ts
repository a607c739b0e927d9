import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readAll } from "./read-all.ts";

test("all bytes arrive, also of an empty stream", async () => {
  expect((await readAll(Readable.from([Buffer.from("a"), Buffer.from("b")]))).toString()).toBe("ab");
  expect(await readAll(Readable.from([]))).toEqual(Buffer.alloc(0));
});

test("a stream that breaks off, with or without an error, is no answer", async () => {
  const failing = new Readable({ read: () => {} });
  failing.push("half");
  const failed = readAll(failing);
  failing.destroy(new Error("cut"));
  await expect(failed).rejects.toThrow("cut");
  const closing = new Readable({ read: () => {} });
  closing.push("half");
  const closed = readAll(closing);
  closing.destroy();
  await expect(closed).rejects.toThrow("closed before the end");
});
