import { test } from "vitest";
import { npmRunners } from "./npm-runners.ts";
import { checkRecipe } from "./rerun.ts";
import { jsNames, jsTests } from "./hard-titles.ts";

test("Jest runs exactly the tests that failed", async () => {
  await checkRecipe({
    runner: "Jest",
    isSlow: true,
    links: { node_modules: npmRunners() },
    files: {
      "package.json": "{}",
      "tests/hard titles (1) [a].test.js": jsTests("const { test, describe } = globalThis;"),
      "tests/cart.test.js": `describe("cart", () => {
        test("adds", () => { if (!process.env.FIXED) throw new Error("no"); });
        test("adds more", () => {});
        test.each([["a b", 1], ["$c", 2]])("eats %s (%d)", (text) => { if (!process.env.FIXED && text === "$c") throw new Error("no"); });
        describe("cart", () => { test("adds", () => {}); });
      });`,
      "tests/other.test.js": `test("cart adds more", () => {}); test("adds", () => { if (!process.env.FIXED) throw new Error("no"); });`,
      "tests/same.test.js": `describe("cart", () => { test("adds", () => {}); });`,
    },
    failing: [
      ...jsNames.map((title) => `tests/hard titles (1) [a].test.js › a (b) › c.d › ${title}`),
      "tests/cart.test.js › cart › adds",
      "tests/cart.test.js › cart › eats $c (2)",
      "tests/other.test.js › adds",
    ],
  });
});
