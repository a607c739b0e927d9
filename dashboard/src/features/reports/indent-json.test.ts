import { describe, expect, test } from "vitest";
import { indentJson } from "./indent-json.ts";

describe("JSON on one line", () => {
  test("gets lines, and keeps its values as written", () => {
    const text = '{"id":12345678901234567890,"a":[1,{"b":"x, \\"y\\": {"}],"a":{},"c":[ ]}';
    expect(indentJson(text)).toBe(`{
  "id": 12345678901234567890,
  "a": [
    1,
    {
      "b": "x, \\"y\\": {"
    }
  ],
  "a": {},
  "c": [ ]
}`);
  });

  test.each(['{"a":', "plain text", '{\n "a": 1 }', `${"[".repeat(60)}${"]".repeat(60)}`])("%s stays as it is", (text) => {
    expect(indentJson(text)).toBe(text);
  });
});
