import fc from "fast-check";
import { expect, test } from "vitest";
import { conditionsProblem, conditionsText, parseConditions, rangeOf } from "./field-conditions.ts";

test("written conditions are read back unchanged, with any characters", () => {
  const condition = fc.record({
    fieldId: fc.stringMatching(/^[0-9a-f]{24}$/),
    value: fc.string({ unit: "grapheme", maxLength: 12 }).filter((value) => value === value.trim()),
  });
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 5 }), (conditions) => {
      const text = conditionsText(conditions);
      expect(conditionsProblem(text)).toBeUndefined();
      expect(parseConditions(text)).toEqual(conditions);
    }),
  );
});

test("what cannot be read is refused, and left out of an address", () => {
  const id = "0123456789abcdef01234567";
  for (const text of ["Browser:Firefox", id, `${id}:%`, `${id}:a,b`]) expect(conditionsProblem(text)).toContain("must be conditions");
  expect(conditionsProblem(Array(21).fill(`${id}:a`).join(","))).toBe("must have at most 20 conditions");
  expect(parseConditions(`x,${id.toUpperCase()}:a%2Cb,`)).toEqual([{ fieldId: id, value: "a,b" }]);
});

test.each([
  ["1..2", { from: "1", to: "2" }],
  ["..-2.5", { from: "", to: "-2.5" }],
  ["2026-01-01 ..", { from: "2026-01-01", to: "" }],
  ["12", undefined],
])("%j is a range or a single value", (value, range) => {
  expect(rangeOf(value)).toEqual(range);
});
