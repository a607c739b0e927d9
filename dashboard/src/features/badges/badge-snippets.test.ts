import { expect, test } from "vitest";
import { badgeAddress, htmlBadge, markdownBadge } from "./badge-snippets.ts";

const url = "https://gantry.example/badges/token.svg";

test("parameters are encoded, and left out when they are empty", () => {
  expect(badgeAddress(url, { branch: " ", label: "" })).toBe(url);
  expect(badgeAddress(url, { branch: "fix/a&b", label: "end to end" })).toBe(`${url}?branch=fix%2Fa%26b&label=end+to+end`);
});

test("no name of a project breaks out of a snippet", () => {
  const address = badgeAddress(url, { branch: 'x"onload="y', label: "a" });
  const html = htmlBadge(address, 'Shop "><script>', "https://gantry.example/runs?project=1&branch=main");
  expect(html).toBe(
    `<a href="https://gantry.example/runs?project=1&amp;branch=main"><img src="${url}?branch=x%22onload%3D%22y&amp;label=a" alt="Shop &quot;&gt;&lt;script&gt;"></a>`,
  );
  expect(markdownBadge(url, "Shop ](x) [y", "https://gantry.example/runs")).toBe(
    `[![Shop \\](x) \\[y](${url})](https://gantry.example/runs)`,
  );
});
