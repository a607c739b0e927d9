import ignore, { type Ignore } from "ignore";

/** A line of a CODEOWNERS file. */
export interface OwnerRule {
  matcher: Ignore;
  /** An email, or the name of a team; `null`: no one. */
  owner: string | null;
}

export interface RuleProblem {
  /** Counted from 1. */
  line: number;
  message: string;
}

const maxRules = 500;
const maxPatternLength = 200;
const maxOwnerLength = 100;
/** Of a part between slashes; comparing a pattern with more takes too long. */
const maxStars = 2;
const maxDoubleStars = 2;
const maxPathLength = 200;

/** Reads the lines of a CODEOWNERS file; comments and the section headings of GitLab are skipped. */
export function readOwnerRules(text: string): { rules: OwnerRule[]; problems: RuleProblem[] } {
  const rules: OwnerRule[] = [];
  const problems: RuleProblem[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#") || /^\^?\[/.test(trimmed)) continue;
    // A space in a pattern is escaped with a backslash.
    const [pattern = ""] = /^(?:\\.|\S)+/.exec(trimmed) ?? [];
    const owners = (trimmed.slice(pattern.length).split(/\s#/, 1)[0] ?? "").trim();
    const problem = problemOf(pattern, rules.length);
    if (problem) problems.push({ line: index + 1, message: problem });
    else rules.push({ matcher: ignore().add(pattern), owner: ownerIn(owners) });
  }
  return { rules, problems };
}

function problemOf(pattern: string, known: number): string | undefined {
  if (pattern.startsWith("!")) return "A CODEOWNERS file cannot exclude files with `!`: write a later line with other owners.";
  if (pattern.length > maxPatternLength) return `The pattern is longer than ${maxPatternLength} characters.`;
  if (hasManyStars(pattern)) return `A pattern may have ${maxStars} stars between slashes, and ${maxDoubleStars} times \`**\`.`;
  if (known >= maxRules) return `Only the first ${maxRules} lines with patterns are used.`;
  return undefined;
}

const hasManyStars = (pattern: string): boolean =>
  (pattern.match(/\*\*/g)?.length ?? 0) > maxDoubleStars || pattern.split("/").some((part) => (part.match(/\*+/g)?.length ?? 0) > maxStars);

/** The first email or `@team` of several, or all words as the name of a team. */
function ownerIn(text: string): string | null {
  const [first = ""] = text.split(/\s+/, 1);
  const owner = first.includes("@") ? first : text;
  return owner === "" ? null : owner.slice(0, maxOwnerLength);
}

/**
 * The owner of a file: of the last rule that matches. Paths in a suite's container begin with `/app`, which no repository has.
 * @param isOver asked before each rule: there is no time left, and no owner
 */
export function ownerOfFile(rules: readonly OwnerRule[], path: string, isOver: () => boolean = () => false): string | null {
  const relative = path
    .replaceAll("\\", "/")
    .replace(/^\/app\//, "")
    .replace(/^(?:\.?\/)+/, "");
  if (relative === "" || relative.length > maxPathLength || !ignore.isPathValid(relative)) return null;
  const rule = rules.findLast(({ matcher }) => isOver() || matcher.ignores(relative));
  return isOver() ? null : (rule?.owner ?? null);
}
