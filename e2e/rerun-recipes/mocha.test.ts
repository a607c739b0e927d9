import { test } from "vitest";
import { jsNames, jsTests } from "./hard-titles.ts";
import { npmRunners } from "./npm-runners.ts";
import { checkRecipe } from "./rerun.ts";

test("Mocha runs exactly the tests that failed", async () => {
  await checkRecipe({
    runner: "Mocha",
    links: { node_modules: npmRunners() },
    files: {
      "package.json": "{}",
      "tests/hard titles (1).js": jsTests("const { it: test, describe } = globalThis;"),
      "tests/-cart.js": `describe("cart", () => {
        it("adds", () => { if (!process.env.FIXED) throw new Error("no"); });
        it("adds more", () => {});
        describe("cart", () => { it("adds", () => {}); });
      });`,
      "tests/deeper/other.js": `it("cart adds more", () => {}); it("takes off", () => { if (!process.env.FIXED) throw new Error("no"); });`,
      // Outside any describe, before files that have them.
      "tests/-a.js": `it("puts on", () => {}); it("sole", () => { if (!process.env.FIXED) throw new Error("no"); });`,
      "tests/same.js": `describe("cart", () => { it("adds and more", () => {}); });`,
    },
    failing: [
      ...jsNames.map((title) => `tests/hard titles (1).js › a (b) › c.d › ${title}`),
      "tests/-cart.js › cart › adds",
      "sole",
      "takes off",
    ],
  });
});
