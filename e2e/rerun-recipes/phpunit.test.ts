import { test } from "vitest";
import { whyMissing } from "./installed.ts";
import { checkRecipe } from "./rerun.ts";

const missing = whyMissing("phpunit", ["--version"]);
const fails = `$this->assertTrue((bool) getenv("FIXED"));`;
const passes = "$this->assertTrue(true);";
const rows = ["a b", "[x] (y) {z}", "a::b", "path/to", "größe 日本", "--bail", "$HOME $(touch owned)", `it's "so"`, "a.b"];

test("PHPUnit runs exactly the tests and data sets that failed", async ({ skip }) => {
  skip(missing !== undefined, missing);
  await checkRecipe({
    runner: "PHPUnit",
    links: { "vendor/bin/phpunit": "/usr/bin/phpunit" },
    files: {
      "tests/CartTest.php": `<?php
namespace Shop\\Tests;
final class CartTest extends \\PHPUnit\\Framework\\TestCase {
  public function testAdds(): void { ${fails} }
  public function testAddsMore(): void { ${passes} }
  /** @dataProvider rows */
  public function testEats(string $row): void { if ($row === "fails") { ${fails} } ${passes} }
  public static function rows(): array { return [${rows.map((row) => `'${row.replaceAll("'", "\\'")}' => ["fails"], `).join("")} "axb" => ["passes"], "a" => ["passes"]]; }
  /** @dataProvider numbers */
  public function testDrinks(int $number): void { if ($number === 1) { ${fails} } ${passes} }
  public static function numbers(): array { return [[0], [1], [2]]; }
}
`,
      "tests/OtherTest.php": `<?php
final class OtherTest extends \\PHPUnit\\Framework\\TestCase {
  public function testAdds(): void { ${passes} }
  public function testTakesOff(): void { ${fails} }
}
`,
    },
    failing: [
      String.raw`tests/CartTest.php › /app/tests › Shop\Tests\CartTest › testAdds`,
      ...rows.map(
        (row) =>
          String.raw`tests/CartTest.php › /app/tests › Shop\Tests\CartTest › Shop\Tests\CartTest::testEats › testEats with data set "${row}"`,
      ),
      String.raw`tests/CartTest.php › /app/tests › Shop\Tests\CartTest › Shop\Tests\CartTest::testDrinks › testDrinks with data set #1`,
      "tests/OtherTest.php › /app/tests › OtherTest › testTakesOff",
    ],
  });
});
