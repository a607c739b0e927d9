import { test } from "vitest";
import { neighbors, titles } from "./hard-titles.ts";
import { whyMissing } from "./installed.ts";
import { checkRecipe } from "./rerun.ts";

const missing =
  whyMissing("rspec", ["--version"]) ??
  whyMissing("ruby", ["-e", `require "rspec_junit_formatter"`])?.replace("ruby", "rspec_junit_formatter");

/** Ruby's literal of a text: nothing in it is interpolated. */
const literal = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;

test("RSpec runs exactly the examples that failed", async ({ skip }) => {
  skip(missing !== undefined, missing);
  await checkRecipe({
    runner: "RSpec",
    files: {
      "spec/hard (1)_spec.rb": `RSpec.describe "Cart" do
  describe "#add" do
    context "when (full) $x" do
${titles.map((title) => `      it(${literal(title)}) { raise "no" unless ENV["FIXED"] }`).join("\n")}
${neighbors.map((title) => `      it(${literal(title)}) {}`).join("\n")}
    end
  end
  it("adds") { raise "no" unless ENV["FIXED"] }
  it("adds more") {}
end
`,
      "spec/one_liner_spec.rb": `RSpec.describe("Sum") { subject { ENV["FIXED"] ? 3 : 2 }\n it { is_expected.to eq 3 }\n it("adds") {} }\n`,
      "spec/same_spec.rb": `RSpec.describe("Cart") { it("adds") {} }\n`,
      "spec/deeper/other_spec.rb": `RSpec.describe("Other") { it("adds") {}\n it("takes off") { raise "no" unless ENV["FIXED"] } }\n`,
    },
    failing: [
      ...titles.map((title) => `./spec/hard (1)_spec.rb › rspec › spec.hard (1)_spec › Cart #add when (full) $x ${title}`),
      "./spec/hard (1)_spec.rb › rspec › spec.hard (1)_spec › Cart adds",
      "./spec/one_liner_spec.rb › rspec › spec.one_liner_spec › Sum is expected to eq 3",
      "./spec/deeper/other_spec.rb › rspec › spec.deeper.other_spec › Other takes off",
    ],
  });
});
