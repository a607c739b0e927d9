import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("ids created at the same time share only their timestamp", () => {
  const ids = Array.from({ length: 20_000 }, () => newId(1_700_000_000_000));
  expect(ids.every((id) => /^6553f100[0-9a-f]{16}$/.test(id))).toBe(true);
  const random = ids.map((id) => id.slice(8));
  expect(new Set(random).size).toBe(ids.length);
  // Every position takes every value: none of them is a counter or a process id.
  for (let place = 0; place < 16; place += 1) expect(new Set(random.map((text) => text[place])).size).toBe(16);
});
