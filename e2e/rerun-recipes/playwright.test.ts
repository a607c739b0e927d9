import { test } from "vitest";
import { fewTitles, jsTests } from "./hard-titles.ts";
import { npmRunners } from "./npm-runners.ts";
import { checkRecipe } from "./rerun.ts";

const fails = `if (!process.env.FIXED) throw new Error("no");`;

test("Playwright runs exactly the tests that failed, in the projects that they failed in", async () => {
  await checkRecipe({
    runner: "Playwright",
    isSlow: true,
    links: { node_modules: npmRunners() },
    files: {
      "playwright.config.mjs": `export default { testDir: "tests", projects: [{ name: "web (a)" }, { name: "phone", testMatch: /cart/ }] };`,
      "tests/hard titles (1).spec.mjs": jsTests(`import { test } from "@playwright/test"; const { describe } = test;`, fewTitles),
      "tests/cart.spec.mjs": `import { test } from "@playwright/test";
        test.describe("cart", () => {
          test("adds", ({}, info) => { if (info.project.name === "phone") { ${fails} } });
          test("adds more", () => {});
          test("pays @slow", { tag: "@money" }, () => { ${fails} });
        });`,
      "tests/deeper/other.spec.mjs": `import { test } from "@playwright/test"; test("adds", () => { ${fails} }); test("adds more", () => {});`,
      "tests/same.spec.mjs": `import { test } from "@playwright/test"; test("adds", () => {});`,
    },
    failing: [
      ...fewTitles.map((title) => `web (a) › hard titles (1).spec.mjs › a (b) › c.d › ${title}`),
      "phone › cart.spec.mjs › cart › adds",
      "phone › cart.spec.mjs › cart › pays @slow",
      "web (a) › cart.spec.mjs › cart › pays @slow",
      "web (a) › deeper/other.spec.mjs › adds",
    ],
  });
});
