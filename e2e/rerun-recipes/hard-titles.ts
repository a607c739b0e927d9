import { unnamedTest } from "@gantry/contract/results/constants.ts";

/** Titles that a careless recipe breaks at: quotes, regular expressions, the shell, options, spaces, other scripts. */
export const titles = [
  "plain",
  "with  two spaces",
  `"double" and 'single' quotes, \`back\` ticks`,
  "a.b",
  "price (in $) [x] {y} ^ | * + ? \\d",
  "$(touch owned) `touch owned` $HOME ; & > < !",
  "--bail",
  "-x",
  "path/to/it: a::b",
  "50 % größer – 日本語 🛒",
  "ends with a dot.",
  "#1, comma, = and ~",
];

/** Titles that only JavaScript runners take: with line breaks, and empty. */
const jsTitles = [...titles, "first line\nsecond line", "windows\r\n\tline", ""];

/** The same as they are listed. */
export const jsNames = jsTitles.map((title) => title || unnamedTest);

/** The same in few tests, for a runner that starts a new process after each failure. */
export const fewTitles = ["plain", "--bail", jsTitles.join(" ").trim()];

/** Their neighbors, which pass, and which a pattern that is not quoted or not closed would select. */
export const neighbors = ["plain and more", "not plain", "axb", "a.b.c", "price", "ends with a dot!", "bail", "x", "50 % größer"];

/** A file for runners with `describe` and `test`: these titles fail unless `FIXED` is set, all neighbors pass. */
export function jsTests(imports: string, failing: readonly string[] = jsTitles): string {
  return `${imports}
describe("a (b)", () => {
  describe("c.d", () => {
    for (const title of ${JSON.stringify(failing)})
      test(title, () => { if (!process.env.FIXED) throw new Error("no"); });
    for (const title of ${JSON.stringify(neighbors)}) test(title, () => {});
  });
  describe("cxd", () => { test("plain", () => {}); });
});
test("plain", () => {});
`;
}
