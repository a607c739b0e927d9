import { expect, test } from "vitest";
import { axisLabel, matrixName, partText } from "./axis-labels.ts";

test("axes that choose the image or the environment are called like these fields, others by their variables", () => {
  expect(["image", "environment", "BROWSER", "IMAGE"].map(axisLabel)).toEqual(["Image", "Environment", "BROWSER", "IMAGE"]);
  expect(matrixName(["BROWSER", "environment"])).toBe("Matrix of BROWSER, Environment");
  expect(matrixName([])).toBe("Split suite");
  expect(partText({ combination: [{ axis: "BROWSER", value: "chrome" }], shard: { index: 2, total: 4 } })).toBe("chrome, shard 2/4");
  expect(partText({ combination: [], shard: null })).toBe("");
});

test("environments are shown as on other pages, and control characters as text", () => {
  const combination = [
    { axis: "environment", value: "staging" },
    { axis: "BROWSER", value: "chrome\u202e" },
  ];
  expect(partText({ combination, shard: null })).toBe("Staging, chrome\\u202e");
});
