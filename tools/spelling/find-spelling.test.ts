import { expect, test } from "vitest";
import { findSpelling } from "./find-spelling.ts";

test.each([
  ["Enter your e-mail address.", "e-mail", "email"],
  ["the run is analysed", "analysed", "analyz"],
  ["Colours have no contrast", "Colours", "color"],
  ["the run was canceled", "canceled", "cancelled"],
  ["a test is recognised", "recognised", "-iz-"],
])("%s has another spelling", (text, word, right) => {
  expect(findSpelling(`The first line.\n${text}`)).toEqual([{ line: 2, text: word, right }]);
});

test.each(["two analyses", "a cancelled run", "an organism", "Color.red", "a promise", "the analysis"])("%s is right", (text) => {
  expect(findSpelling(text)).toEqual([]);
});
