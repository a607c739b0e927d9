import { test } from "vitest";
import { whyMissing } from "./installed.ts";
import { checkRecipe } from "./rerun.ts";

const missing = whyMissing("go", ["version"]) ?? whyMissing("gotestsum", ["--version"]);

const fails = `if os.Getenv("FIXED") == "" { t.Error("no") }`;

test("Go runs exactly the tests and subtests that failed", async ({ skip }) => {
  skip(missing !== undefined, missing);
  await checkRecipe({
    runner: "Go",
    env: { GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local" },
    files: {
      "go.mod": "module example.com/shop\n\ngo 1.19\n",
      "cart/cart_test.go": `package cart
import ("os"; "testing")
func TestAdds(t *testing.T) { ${fails} }
func TestAddsMore(t *testing.T) {}
func TestEats(t *testing.T) {
  for _, name := range []string{"a b", "a.b", "price (in $) [x] {y} ^ | * + ? \\\\d", "path/to/it: a::b", "größer 日本", "--bail", "it's \\"so\\" \`x\`"} {
    t.Run(name, func(t *testing.T) { ${fails} })
  }
  for _, name := range []string{"a_b_c", "axb", "path", "b"} { t.Run(name, func(t *testing.T) {}) }
}
`.replaceAll("`x`", ""),
      "other/other_test.go": `package other
import ("os"; "testing")
func TestAdds(t *testing.T) {}
func TestAddsMore(t *testing.T) { ${fails} }
`,
    },
    failing: [
      "example.com/shop/cart › TestAdds",
      "example.com/shop/cart › TestEats",
      ...["a_b", "a.b", String.raw`price_(in_$)_[x]_{y}_^_|_*_+_?_\d`, "path/to/it:_a::b", "größer_日本", "--bail", `it's_"so"_`].map(
        (name) => `example.com/shop/cart › TestEats/${name}`,
      ),
      "example.com/shop/other › TestAddsMore",
    ],
    // Go reads "path/to/it" as nested subtests.
    alsoRun: ["example.com/shop/cart › TestEats/path"],
  });
});
