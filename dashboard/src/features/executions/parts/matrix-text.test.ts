import { expect, test } from "vitest";
import { MatrixText, matrixIn, combinationsIn } from "./matrix-text.ts";

const problem = (text: string) => MatrixText.safeParse(text).error?.issues[0]?.message;

test("each line is an axis, and its values are separated by commas", () => {
  expect(matrixIn("BROWSER=chrome, firefox\n\n NODE = 20,22 ,")).toEqual({ axes: { BROWSER: ["chrome", "firefox"], NODE: ["20", "22"] } });
  expect(combinationsIn("BROWSER=chrome, firefox\nNODE=20,22")).toHaveLength(4);
  expect(matrixIn(" \n")).toBeUndefined();
  expect(problem("")).toBeUndefined();
});

test("JSON is the matrix of the API", () => {
  const text = JSON.stringify({ axes: { BROWSER: ["chrome", "firefox"] }, exclude: [{ BROWSER: "chrome" }] });
  expect(problem(text)).toBeUndefined();
  expect(combinationsIn(text)).toHaveLength(1);
});

test("what cannot be read is named", () => {
  expect(problem("chrome")).toBe("Write a name and its values on each line, such as BROWSER=chrome, firefox.");
  expect(problem("A=1\nA=2")).toBe("A is on two lines. Write all of its values on one.");
  expect(problem('A="x, y", z')).toBe("A: a value with quotation marks or a comma needs the JSON form of the matrix.");
  expect(problem("{")).toBe("This is not valid JSON.");
  expect(problem("BROWSER=")).toBe("BROWSER has no values. Write them on its line, such as BROWSER=one, two.");
  expect(problem("BRO WSER=a")).toBe("BRO WSER must be a name of letters, digits and _ that does not start with a digit.");
  expect(problem("NODE=20,20")).toBe("Value 2 of NODE is given twice: 20.");
  expect(problem("CI=1")).toBe("CI is a variable that Gantry sets itself: choose another name.");
  expect(problem("image=Not An Image")).toContain("image must be a list of images such as");
  const values = (count: number) => Array.from({ length: count }, (_, index) => index).join();
  expect(problem(`A=${values(51)}`)).toBe("A must contain at most 50 entries.");
  expect(problem(`A=${values(10)}\nB=${values(10)}`)).toBe("The matrix has 100 combinations. At most 50 can run.");
  expect(problem('{"axes":{"A":["1"]},"exclude":[{"B":"1"}]}')).toBe("B in exclude is not an axis of the matrix: A.");
  expect(problem('{"axes":{}}')).toBe("The matrix must have an axis.");
  expect(combinationsIn("chrome")).toEqual([]);
});
