import { expect, test } from "vitest";
import { cleanLine } from "./clean-line.ts";

const ESC = "\u001b";

test.each([
  ["a link that ends with ST", `see ${ESC}]8;;https://shop.example/1${ESC}\\the order${ESC}]8;;${ESC}\\ now`, "see the order now"],
  ["a link that ends with BEL", `see ${ESC}]8;;https://shop.example/1\u0007the order${ESC}]8;;\u0007 now`, "see the order now"],
  ["a title", `${ESC}]0;make test\u0007Error: no order`, "Error: no order"],
  ["colors", `${ESC}[31mError:${ESC}[39m no order`, "Error: no order"],
  ["a progress bar", "10 %\r20 %\rError: no order", "Error: no order"],
])("a line is read without %s", (_, line, text) => {
  expect(cleanLine(line)).toBe(text);
});

test("the rest of the line after a link that does not end stays", () => {
  expect(cleanLine(`${ESC}]8;;https://shop.example/1 Error: no order`)).toContain("Error: no order");
});
