import { describe, expect, test } from "vitest";
import { parseLine } from "../ansi/ansi.ts";
import { findMatches, matchFrom } from "./find-matches.ts";
import { readLineLink, writeLineLink } from "../lines/line-link.ts";
import { markSpans } from "../ansi/mark-spans.ts";

const log = (...lines: string[]) => ({ lines, textOf: (index: number) => lines[index] ?? "" });

describe("searching a log", () => {
  test("all matches are found, ignoring case, also several in one line", () => {
    expect(findMatches(log("Error: no", "fine", "error ERROR"), "error")).toEqual([
      { line: 0, start: 0 },
      { line: 2, start: 0 },
      { line: 2, start: 6 },
    ]);
  });

  test("an empty query finds nothing", () => {
    expect(findMatches(log("a"), "")).toEqual([]);
  });

  test("the search continues from the visible line and wraps to the first", () => {
    const matches = findMatches(log("x", "-", "x", "-", "x"), "x");
    expect(matchFrom(matches, 1)).toBe(1);
    expect(matchFrom(matches, 5)).toBe(0);
  });
});

describe("search matches in a colored line", () => {
  test("a match that spans two colors keeps both", () => {
    const spans = parseLine("ab\u001b[31mcd\u001b[0mef", "");
    const marked = markSpans(spans, [1], 3, 1);
    expect(marked.map((span) => [span.text, span.mark])).toEqual([
      ["a", undefined],
      ["b", "now"],
      ["cd", "now"],
      ["ef", undefined],
    ]);
    expect(marked[2]?.color).toBe(spans[1]?.color);
  });

  test("several matches in one span are marked separately", () => {
    expect(markSpans([{ text: "xaxax" }], [0, 2, 4], 1, 2).map((span) => [span.text, span.mark])).toEqual([
      ["x", "found"],
      ["a", undefined],
      ["x", "now"],
      ["a", undefined],
      ["x", "found"],
    ]);
  });
});

describe("links to lines", () => {
  test("a line and a range can be read and written", () => {
    expect(readLineLink("#L12")).toEqual({ first: 12, last: 12 });
    expect(readLineLink("L20-L12")).toEqual({ first: 12, last: 20 });
    expect(writeLineLink({ first: 12, last: 20 })).toBe("L12-L20");
  });

  test("anything else is not a link", () => {
    for (const hash of ["", "#L0", "#Lx", "#terminal", "#L1-2"]) expect(readLineLink(hash)).toBeUndefined();
  });
});
