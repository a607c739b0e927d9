import { expect, test } from "vitest";
import { starterText } from "./starter-text.ts";

test("a schedule and a trigger are named as such, and a person by the name", () => {
  expect(starterText({ id: null, name: "Schedule All browsers" })).toBe("the schedule “All browsers”");
  expect(starterText({ id: null, name: "Trigger Main" })).toBe("the trigger “Main”");
  expect(starterText({ id: "1", name: "Schedule Smith" })).toBe("Schedule Smith");
  expect(starterText({ id: null, name: "CI key" })).toBe("CI key");
});
