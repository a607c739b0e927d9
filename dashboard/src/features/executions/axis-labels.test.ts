import { expect, test } from "vitest";
import { axisLabel, combinationText, matrixName } from "./axis-labels.ts";

test("axes that choose the image or the environment are called like these fields, others by their variables", () => {
  expect(["image", "environment", "BROWSER", "IMAGE"].map(axisLabel)).toEqual(["Image", "Environment", "BROWSER", "IMAGE"]);
  expect(matrixName(["BROWSER", "environment"])).toBe("Matrix of BROWSER, Environment");
});

test("environments are shown as on other pages, and control characters as text", () => {
  const combination = [
    { axis: "environment", value: "staging" },
    { axis: "BROWSER", value: "chrome\u202e" },
  ];
  expect(combinationText(combination)).toBe("Staging, chrome\\u202e");
});
