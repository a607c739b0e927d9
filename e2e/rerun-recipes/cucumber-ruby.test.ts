import { test } from "vitest";
import { failingScenarios, feature } from "./feature.ts";
import { whyMissing } from "./installed.ts";
import { checkRecipe } from "./rerun.ts";

const missing = whyMissing("cucumber", ["--version"]);

test("Cucumber for Ruby runs exactly the scenarios and rows that failed", async ({ skip }) => {
  skip(missing !== undefined, missing);
  await checkRecipe({
    runner: "Cucumber for Ruby",
    files: {
      "features/cart.feature": feature("Cart"),
      "features/other (1).feature": feature("Other"),
      "features/steps.rb": `Given(/^it works$/) {}\nGiven(/^it fails$/) { raise "no" unless ENV["FIXED"] }\n`,
    },
    failing: [
      ...failingScenarios("features/cart.feature", "Cart", "example 3"),
      ...failingScenarios("features/other (1).feature", "Other", "example 3"),
    ],
  });
});
