import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesWithOtherSpelling, findSpelling, wordsAsData } from "./spelling/find-spelling.ts";

/** Fails when a text, a comment or a document spells a word in another way than the rest: `npm run check`. */
const root = join(import.meta.dirname, "..");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.md", "*.mjs"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed.split("\n").filter((file) => file !== "" && !wordsAsData.test(file));

let complaints = 0;
for (const file of files) {
  const found = findSpelling(readFileSync(join(root, file), "utf8"));
  const allowed = filesWithOtherSpelling.get(file);
  if (allowed !== undefined && found.length > 0) continue;
  if (allowed !== undefined) complain(`${file} has no other spelling any more: remove it from filesWithOtherSpelling.`);
  for (const { line, text, right } of found) complain(`${file}:${line} has "${text}": write ${right}.`);
}
if (complaints > 0) console.log("See docs/glossary.md, Spelling.");
process.exitCode = complaints > 0 ? 1 : 0;

function complain(text: string): void {
  complaints++;
  console.log(text);
}
