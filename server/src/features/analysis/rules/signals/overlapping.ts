import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { isComparedByGomega } from "../output/messages/certain-assertions.ts";

type Weights = Map<FailureCategory, number>;

/** A name in capitals may be a variable of the environment or any other key. */
const keyInCapitals = /\b(?:KeyError: '|key not found: ")([A-Z][A-Z0-9_]{3,})['"]/;
const readsEnvironment = /\benviron\b|\bgetenv\b|\bENV\b|<frozen os>|\/os\.py\b/;
/** What shows the code that looked the key up: a frame of Python, or pytest's mark. */
const showsCode = /^\s*(?:E {3})?\s*File ".{1,300}", line \d+|^>\s{3}/;
const linesOfTrace = 30;

const noSuchFile = /no such file or directory|\bENOENT\b|NoSuchFileException|FileNotFound|Could not find (?:file|a part of the path)/i;
/** The program was to write the file or folder, or to create it. */
const writes =
  /\b(?:writeFile|appendFile|mkdir|mkdtemp|copyFile|createWriteStream|WriteStream|symlink)(?:Sync)?\b|, (?:mkdir|mkdtemp|copyfile|symlink|rename) '|\bwrite_(?:text|bytes|csv|parquet)\(|\.to_(?:csv|json|excel|parquet)\(|\bopen\([^)\n]{1,300},\s*(?:mode=)?['"][rb]{0,2}[wax+]|\bos\.(?:mkdir|Create|WriteFile|Mkdir)\b|\bFile\.(?:write|open\([^)\n]{1,300}, ['"][wa])|\bin [`'](?:IO\.write|File\.write|write|mkdir)'|\bfile_put_contents\(|\bFileOutputStream\b|\bFileWriter\b|\bFiles\.(?:write|createDirectory|newOutputStream)\b|: cannot (?:create|touch|make)\b|: can't create\b|\bFailed to create (?:the )?(?:file|directory)\b|\b(?:mkdir|rename|copy|symlink|link)\(.{0,300}\): |: failed to create\b|: cannot move\b|^(?:tee|touch|mkdir): |^\S+: line \d+: \S+: No such file or directory$/;
const linesOfFrames = 12;

const weightOfVariable = 79;
const weightOfKey = 74;
const weightOfPlace = 78;

/**
 * Decides between two categories whose errors read the same, by the lines around: a missing variable of the environment or a missing key, a file that
 * cannot be written or one that is not there to be read.
 */
export function decideBetween(texts: readonly string[], index: number, weights: Weights): void {
  const text = texts[index] ?? "";
  const check = weightOfCheck(texts, index);
  if (check !== undefined) {
    weights.clear();
    weights.set("assertion", check);
    return;
  }
  if (elementOfList.test(text)) weights.delete("element-not-found");
  if (propertyFailed.test(text)) weights.clear();
  if (errorAlone.test(text) && texts.slice(index + 1, index + 1 + linesOfSass).some((line) => placeInSass.test(line))) {
    weights.clear();
    weights.set("syntax", weightOfPlace);
  }
  if (codeOfRuff.test(text) && placeBelow.test(texts[index + 1] ?? "")) {
    weights.clear();
    weights.set("syntax", weightOfPlace);
  }
  if (findingOfTool.test(text) && isLint.test(text)) weights.set("syntax", weightOfPlace);
  if (findingOfTool.test(text) && weights.has("syntax"))
    for (const category of weights.keys()) if (!ofSource.has(category)) weights.delete(category);
  if (weights.has("assertion") && isNotEvaluated(texts, index)) weights.delete("assertion");
  tellFiguresApart(text, weights);
  const key = keyInCapitals.exec(text)?.[1];
  if (key !== undefined) chooseForKey(key, texts.slice(Math.max(0, index - linesOfTrace), index + linesOfTrace), weights);
  if (!noSuchFile.test(text) || !(weights.has("data") || weights.has("environment"))) return;
  const writing = linesThatWrite(texts);
  if (!writing.some((at) => at >= index - 3 && at < index + linesOfFrames)) return;
  weights.delete("data");
  weights.set("environment", Math.max(weightOfPlace, weights.get("environment") ?? 0));
}

/** FileCheck reports a missing or unwanted text like a compiler its errors. */
const failedFileCheck =
  /^\S{1,300}:\d+:\d+: error: [A-Z][A-Z0-9_]{0,60}(?:-[A-Z0-9_{}]{1,30}){0,3}: (?:expected|excluded|unable to|is (?:not )?on|is not (?:the|between)) /;
/** DejaGnu: a result that the test does not expect, named in one line. */
const failedOfDejaGnu = /^FAIL: \S/;
const countOfDejaGnu = /^# of unexpected failures\s+[1-9]/;
/** fast-check, whose error has a cause of its own if the property threw one. */
const propertyFailed = /^\s*(?:\w{0,60}Error: )?Property failed after \d+ tests?$/;
const thrownByProperty =
  /^\s*(?:Caused by: |\[cause\]: |Got )(?!.*(?:Property failed by returning false|Assert))\w{0,60}(?:Error|Exception)\b/;
const linesOfProperty = 60;
/** CTest, of the output of a program: what stands in it may be the cause. */
const regexOfCtest = /\b(?:Required regular expression not found|Error regular expression found in output)\./;
/** Gomega, of an array */
const elementOfList = /^\s*(?:not )?to contain elements? matching$/;

/** Many lines may ask about the same lines around them. */
const ofDejaGnu = new WeakMap<readonly string[], boolean>();

function isOfDejaGnu(texts: readonly string[]): boolean {
  const known = ofDejaGnu.get(texts) ?? texts.some((line) => countOfDejaGnu.test(line));
  ofDejaGnu.set(texts, known);
  return known;
}

const weightOfCertain = 82;
const weightOfRegex = 62;

/** The weight of a failed check that a runner reports in words which others use for something else; undefined for other lines. */
function weightOfCheck(texts: readonly string[], index: number): number | undefined {
  const text = texts[index] ?? "";
  if (regexOfCtest.test(text)) return weightOfRegex;
  const isCheck =
    failedFileCheck.test(text) ||
    isComparedByGomega(texts, index) ||
    (failedOfDejaGnu.test(text) && isOfDejaGnu(texts)) ||
    (propertyFailed.test(text) && !texts.slice(index + 1, index + linesOfProperty).some((line) => thrownByProperty.test(line)));
  return isCheck ? weightOfCertain : undefined;
}

const wrongContent =
  /\b(?:hash(?:es)?|checksums?|digest|sha-?\d{1,3}|md5|MAC)\b.{0,80}\b(?:mismatch|did not match|(?:does not|doesn't|do not|don't) match|differs?|incorrect)\b|\b(?:incorrect|wrong|bad|unexpected) (?:hash|checksum|digest)\b|^\W*(?:mismatched|Expected) (?:hash|checksum|digest|sha-?\d{1,3})\b/i;
const wrongVersion =
  /\bversion\b.{0,80}\b(?:required|at least|or (?:newer|higher|later))\b|\brequires? (?:at least )?(?:\S+ ){0,3}version\b/i;

/** Sums of files and versions of tools are not what a test compared, although the words are the same. Nor is a program a crash that ran out of its time. */
function tellFiguresApart(text: string, weights: Weights): void {
  if (weights.has("timeout") && weights.has("crash") && /\bTIMEOUT\b/.test(text)) weights.delete("crash");
  const category = wrongContent.test(text) ? "data" : wrongVersion.test(text) ? "environment" : undefined;
  if (!category || !weights.delete("assertion")) return;
  if (weights.size === 0 || category === "data") weights.set(category, Math.max(weightOfKey, weights.get(category) ?? 0));
}

/** Sass names the place below its error and the code. */
const errorAlone = /^Error: \S/;
const placeInSass = /^\s*\S{1,300}\.s[ac]ss \d+:\d+ {2}\S/;
const linesOfSass = 8;

/** Ruff's full output: the rule and its message, with the place below. */
const codeOfRuff = /^(?:[A-Z]{1,4}\d{2,5}|invalid-syntax:|unformatted:|[a-z]+(?:-[a-z]+)+:?) (?:\[\*\] )?\S/;
const placeBelow = /^\s*--> \S{1,300}:\d+:\d+$/;

/**
 * What a compiler, type checker or linter found at a place in the source: TypeScript, Flake8 and others with such codes, ESLint, Go, javac and GCC. The rest of the line are
 * names of the code and quotes of it. Also of markdownlint and of parsers that name what they expected.
 */
export const findingOfTool =
  /^invalid-syntax: |^error: Expected ["'`].{1,40} but found ["'`]|^\S{1,300}:\d+(?::\d+)? (?:error |warning )?MD\d{3}\b|^\S{1,300}\.\w{1,5}:\d+:\d+: (?:error|warning) - \S|^error: (?:unclosed|unterminated|unexpected|invalid|missing|expected) [^,]{1,60}, expected [`'].{1,80}$|^\S{1,300}(?:\(\d+,\d+\): |:\d+:\d+ - )error TS\d+: |^\S{1,300}\.\w{1,5}:\d+:\d+: [A-Z]{1,4}\d{2,5}:? \S|^\s+\d+:\d+ {2,}(?:error|warning) {2,}\S|^\s*(?:\S{1,300} )?\d+:\d+ {1,4}[✖×] {1,4}\S.{0,300} {2}[a-z][\w/-]{2,60}$|^\S{1,300}\.go:\d+:\d+: \S|^\S{1,300}\.(?:java|c|cc|cpp|cxx|h|hpp|kt|rs|swift|cs|scala|vala):\d+(?:[:.]\d+)?(?:-[\d.:]+)?: error: /;
const isLint =
  / MD\d{3}\b|^\S{1,300}\.\w{1,5}:\d+:\d+: (?:error|warning) - |, expected [`']|^invalid-syntax: |^error: Expected |^\S{1,300}\.pyi?:\d+:\d+: (?:[A-Z]{1,4}\d{2,5}|invalid-syntax)\b|^\s*(?:\S{1,300} )?\d+:\d+ {1,4}[✖×] /;
const ofSource: ReadonlySet<FailureCategory> = new Set(["syntax", "missing-dependency"]);

const ofCatch = /^\s*\S{1,200}:\d+: FAILED:\s*$|^\s*(?:REQUIRE|CHECK)(?!_THROWS_(?:AS|WITH|MATCHES))\w*\(/;
const thrownInCatch = /^due to (?:an )?unexpected exception with messages?:$/;
const linesOfCatch = 8;

/** Catch2 prints the assertion in which an error was thrown, and then the error. */
function isNotEvaluated(texts: readonly string[], index: number): boolean {
  if (!ofCatch.test(texts[index] ?? "")) return false;
  const below = texts.slice(index + 1, index + 1 + linesOfCatch);
  const end = below.findIndex((text) => text.trim() === "");
  const own = end === -1 ? below : below.slice(0, end);
  return own.some((text) => thrownInCatch.test(text)) && !own.some((text) => /_THROWS_(?:AS|WITH|MATCHES)\(/.test(text));
}

/** Many lines may ask about the same lines around them. */
const written = new WeakMap<readonly string[], readonly number[]>();

function linesThatWrite(texts: readonly string[]): readonly number[] {
  const known = written.get(texts) ?? texts.flatMap((text, index) => (writes.test(text) ? [index] : []));
  written.set(texts, known);
  return known;
}

function chooseForKey(key: string, around: readonly string[], weights: Weights): void {
  const isRead = around.some((line) => readsEnvironment.test(line));
  const isVariable = isRead || (key.includes("_") && !around.some((line) => showsCode.test(line)));
  weights.delete(isVariable ? "data" : "environment");
  weights.set(isVariable ? "environment" : "data", isVariable ? weightOfVariable : weightOfKey);
}
