import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { Material } from "../../material/material.ts";
import type { Clue, Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import type { Failure } from "./find-failures.ts";
import { type NamedError, nameError } from "../naming/name-error.ts";

/** An error of failed tests that is not the one that the analysis names first. */
export interface OtherCause {
  category: FailureCategory;
  /** Empty if the material contains no error. */
  error: string;
  /** How many failed tests have it. */
  count: number;
  /** The line, or the lines of a test's message, that show it. */
  clue: Clue<ClueSource>;
  /** Whether it is of the kind that the analysis names; then it may be another error of one cause. */
  isSameKind: boolean;
}

const maxNamed = 4;
/** Naming an error reads its surroundings; the first failures show what kinds there are. */
const maxRead = 200;
const maxNamedLength = 160;

/** The errors of the failed tests besides `named`, the most frequent first. Tests with the same error count as one cause. */
export function findOtherCauses(
  finding: Finding<ClueSource>,
  named: NamedError,
  failures: readonly Pick<Failure, "finding">[],
  material: Material,
): OtherCause[] {
  const causes = new Map<string, OtherCause>();
  const main = keyOf(finding.category, named.text);
  for (const { finding: other } of failures.slice(0, maxRead)) {
    const [clue] = other.clues;
    const { text: error, line, quote } = nameError(other, material);
    const key = keyOf(other.category, error);
    if (!clue || key === main || (finding.category !== "unknown" && endsPackage.test(clue.text))) continue;
    const known = causes.get(key);
    if (known) known.count++;
    else
      causes.set(key, {
        category: other.category,
        error,
        count: 1,
        clue: line ? { ...clue, text: line.text, source: { kind: "line", line } } : { ...clue, text: quote ?? clue.text },
        isSameKind: other.category === finding.category,
      });
  }
  return [...causes.values()].sort((one, other) => other.count - one.count);
}

/** A package of Go that a failed test ended: how it was ended is that test's cause. */
const endsPackage = /^The package's tests ended within \S+, by a panic\b/;

/** Which step failed, in a message of Cucumber. */
const stepName = /^(?:\p{Lu}\p{Ll}+|\*) .{1,300}?: (?=\S*(?:Error|Exception|Failure)\b)/u;

/** In the details of a point of TAP. */
const errorOfPoint = /^\s*error: (['"])(.*)\1$/s;

/** Numbers that differ from test to test (ports, times, places) make no other cause; the values of an assertion do. */
const keyOf = (category: FailureCategory, error: string) =>
  `${category} ${category === "assertion" ? error : error.replace(stepName, "").replace(errorOfPoint, "$2").replace(/\d+/g, "0")}`.replace(
    /\s+/g,
    " ",
  );

/** The end of the summary's sentence. */
export function causesText(others: readonly OtherCause[]): string {
  if (others.length === 0) return "";
  const kinds = others.filter(({ isSameKind }) => !isSameKind);
  if (kinds.length === 0) return `; with ${others.length + 1} different errors`;
  if (kinds.length > 1) return `; there are also failures with ${kinds.length} other causes`;
  return kinds[0]?.count === 1 ? "; there is also a failure with another cause" : "; there are also failures with another cause";
}

/** Sentences that name the other causes, and the other errors of this kind. Empty if there are none. */
export function otherCausesText(others: readonly OtherCause[], failed: number, { counts }: Pick<Material, "counts">): string {
  const kinds = others.filter(({ isSameKind }) => !isSameKind);
  const errors = others.filter(({ isSameKind }) => isSameKind);
  const isPart = counts && failed > 0 && counts.failed > failed;
  return [
    kinds.length > 0 &&
      (kinds.length === 1 && kinds[0]?.count === 1
        ? `Another failed test has another cause: ${causeWithoutCount(kinds[0])}.`
        : `${isPart ? `Of the first ${failed} failed tests, some` : "Other failed tests"} have ${kinds.length === 1 ? "another cause" : "other causes"}: ${listed(kinds, causeInWords)}.`),
    errors.length > 0 && `Other errors of this kind: ${listed(errors, errorInWords)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const nameOf = (category: FailureCategory) =>
  category === "unknown" ? "not sure" : category === "dns" ? "DNS" : category.replaceAll("-", " ");

const quoted = (error: string) => `“${error.length > maxNamedLength ? `${error.slice(0, maxNamedLength)}…` : error}”`;

const causeWithoutCount = ({ category, error }: OtherCause) => `${nameOf(category)}${error === "" ? "" : ` (${quoted(error)})`}`;
const causeInWords = (cause: OtherCause) => `${cause.count} × ${causeWithoutCount(cause)}`;

/** Without the category, which the analysis has named. */
const errorInWords = ({ error, count }: OtherCause) =>
  `${count === 1 ? "" : `${count} × `}${error === "" ? "an error without a message" : quoted(error)}`;

function listed(causes: readonly OtherCause[], inWords: (cause: OtherCause) => string): string {
  const words = causes.slice(0, maxNamed).map(inWords);
  return `${words.join(", ")}${causes.length > maxNamed ? `, and ${causes.length - maxNamed} more` : ""}`;
}
