import { expect, test } from "vitest";
import { MatrixText, matrixIn, runsOfMatrix } from "./matrix-text.ts";

const problem = (text: string) => MatrixText.safeParse(text).error?.issues[0]?.message;

test("each line is an axis, and its values are separated by commas", () => {
  expect(matrixIn("BROWSER=chrome, firefox\n\n NODE = 20,22 ,")).toEqual({ axes: { BROWSER: ["chrome", "firefox"], NODE: ["20", "22"] } });
  expect(runsOfMatrix("BROWSER=chrome, firefox\nNODE=20,22")).toBe(4);
  expect(matrixIn(" \n")).toBeUndefined();
  expect(problem("")).toBeUndefined();
});

test("JSON is the matrix of the API", () => {
  const text = JSON.stringify({ axes: { BROWSER: ["chrome", "firefox"] }, exclude: [{ BROWSER: "chrome" }] });
  expect(problem(text)).toBeUndefined();
  expect(runsOfMatrix(text)).toBe(1);
});

test("what cannot be read is named", () => {
  expect(problem("chrome")).toContain("On each line a name and its values");
  expect(problem("A=1\nA=2")).toContain("On each line a name and its values");
  expect(problem("{")).toContain("On each line a name and its values");
  expect(problem("NODE=20,20")).toBe("NODE is given twice: 20.");
  expect(problem("no name=20")).toContain("no name");
  expect(problem("image=Not An Image")).toContain("image must be images such as");
  expect(problem(`A=${Array.from({ length: 51 }, (_, index) => index).join()}`)).toContain("A ");
  expect(runsOfMatrix("chrome")).toBeUndefined();
});
