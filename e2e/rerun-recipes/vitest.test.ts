import { join } from "node:path";
import { test } from "vitest";
import { jsNames, jsTests } from "./hard-titles.ts";
import { checkRecipe } from "./rerun.ts";

const imports = `import { test, describe } from "vitest";`;
const fails = `if (!process.env.FIXED) throw new Error("no");`;

test("Vitest runs exactly the tests that failed", async () => {
  await checkRecipe({
    runner: "Vitest",
    links: { node_modules: join(import.meta.dirname, "../../node_modules") },
    files: {
      "package.json": `{ "type": "module" }`,
      "tests/hard titles (1) [a].test.js": jsTests(imports),
      "tests/cart.test.js": `${imports} describe("cart", () => {
        test("adds", () => { ${fails} });
        test("adds more", () => {});
        test.each([["a b", 1], ["$c", 2]])("eats %s (%d)", (text) => { if (text === "$c") { ${fails} } });
        describe("cart", () => { test("adds", () => {}); });
      });`,
      "tests/other.test.js": `${imports} test("cart adds more", () => {}); test("takes off", () => { ${fails} });`,
      "tests/same.test.js": `${imports} describe("cart", () => { test("adds", () => {}); });`,
    },
    failing: [
      ...jsNames.map((title) => `tests/hard titles (1) [a].test.js › a (b) › c.d › ${title}`),
      "tests/cart.test.js › cart › adds",
      "tests/cart.test.js › cart › eats $c (2)",
      "tests/other.test.js › takes off",
    ],
  });
});
