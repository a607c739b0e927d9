import { maxFileBytes } from "@gantry/contract/projects/constants.ts";
import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, "client.pem");

test("the text of a file is taken unchanged", async () => {
  const text = "\ufeff-----BEGIN KEY-----\r\nä€😀\n";
  expect(await readTextFile(file(text))).toEqual({ text });
  expect(await readTextFile(file("x".repeat(maxFileBytes)))).toHaveProperty("text");
});

test("a file that is too large, or not UTF-8 text, is refused with a sentence", async () => {
  expect((await readTextFile(file("x".repeat(maxFileBytes + 1)))).problem).toBe("client.pem is too large. A file has at most 64 KiB.");
  for (const bytes of [
    [0xff, 0xfe, 0x41, 0x00],
    [0x41, 0x00],
  ])
    expect((await readTextFile(file(new Uint8Array(bytes)))).problem).toContain("client.pem is not UTF-8 text.");
});

test("a file that cannot be read is no file with other text", async () => {
  const gone = Object.assign(file("x"), { arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) });
  expect((await readTextFile(gone)).problem).toBe("client.pem could not be read. Choose it again.");
});
