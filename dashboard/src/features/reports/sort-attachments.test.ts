import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { describe, expect, test } from "vitest";
import { sortAttachments } from "./sort-attachments.ts";

const png = (name: string, path = `${name}`): Attachment => ({ name, contentType: "image/png", path });
const file = (path: string, contentType: string): Attachment => ({ name: path, contentType, path });

describe("attachments of a test", () => {
  test("an expected and an actual picture with one name are a comparison, with the difference if there is one", () => {
    const { comparisons, pictures } = sortAttachments([
      png("cart-expected.png"),
      png("pay-actual.png"),
      png("pay-expected.png"),
      png("pay-diff.png"),
      png("screenshot"),
      png("cart-actual.png"),
    ]);
    expect(comparisons).toEqual([
      { name: "cart.png", expected: png("cart-expected.png"), actual: png("cart-actual.png") },
      { name: "pay.png", expected: png("pay-expected.png"), actual: png("pay-actual.png"), diff: png("pay-diff.png") },
    ]);
    expect(pictures).toEqual([png("screenshot")]);
  });

  test("each attempt has a comparison of its own", () => {
    const attempt = (number: number) =>
      ["expected", "actual", "diff"].map((part) => png(`pay-${part}.png`, part === "expected" ? "pay.png" : `${number}/pay-${part}.png`));
    const { comparisons } = sortAttachments([...attempt(1), ...attempt(2)]);
    expect(comparisons.map(({ actual, diff }) => [actual.path, diff?.path])).toEqual([
      ["1/pay-actual.png", "1/pay-diff.png"],
      ["2/pay-actual.png", "2/pay-diff.png"],
    ]);
  });

  test("a part without its counterpart stays a picture", () => {
    const alone = [
      png("new-actual.png"),
      png("old-expected.png"),
      png("old-diff.png"),
      png("other-actual.jpeg"),
      png("other-expected.png"),
    ];
    expect(sortAttachments(alone)).toMatchObject({ comparisons: [], pictures: alone });
  });

  test.each([
    ["videos", file("video.webm", "video/webm")],
    ["texts", file("error-context", "text/markdown")],
    ["texts", file("console.log", "application/octet-stream")],
    ["texts", file("answer", "application/json; charset=utf-8")],
    ["texts", file("problem", "application/problem+json")],
    ["texts", file("network.har", "application/octet-stream")],
    ["others", file("page.html", "text/html")],
    ["others", file("page", "application/xhtml+xml")],
    ["others", file("drawing.svg", "image/svg+xml")],
    ["others", file("trace.zip", "application/zip")],
  ] as const)("%s: %o", (kind, attachment) => {
    expect(sortAttachments([attachment])[kind]).toEqual([attachment]);
  });
});
