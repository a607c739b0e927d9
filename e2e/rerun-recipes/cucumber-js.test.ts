import { test } from "vitest";
import { feature, failingScenarios } from "./feature.ts";
import { npmRunners } from "./npm-runners.ts";
import { checkRecipe } from "./rerun.ts";

test("cucumber-js runs exactly the scenarios and rows that failed", async () => {
  await checkRecipe({
    runner: "Cucumber",
    links: { node_modules: npmRunners() },
    files: {
      "features/cart.feature": feature("Cart"),
      "features/a folder/other (1).feature": feature("Other"),
      "features/steps.js": `const { Given } = require("@cucumber/cucumber");
        Given(/^it works$/, () => {});
        Given(/^it fails$/, () => { if (!process.env.FIXED) throw new Error("no"); });`,
    },
    failing: [
      ...failingScenarios("features/cart.feature", "Cart", "line 13"),
      ...failingScenarios("features/a folder/other (1).feature", "Other", "line 13"),
    ],
  });
});
