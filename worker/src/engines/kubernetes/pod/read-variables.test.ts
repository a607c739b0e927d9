import { expect, it } from "vitest";
import { variablesIn } from "./read-variables.ts";

it("reads the variables of a process, with any characters in their values", () => {
  const environment = Buffer.from("HOME=/root\0TOKEN=a=b\nsecond line\0EMPTY=\0broken\0=x\0");
  expect([...variablesIn(environment)]).toEqual([
    ["HOME", "/root"],
    ["TOKEN", "a=b\nsecond line"],
    ["EMPTY", ""],
  ]);
});
