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
  /** How many of the failures that were read have it. */
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

/**
 * How many failures {@link findOtherCauses} reads, if there are more: then it does not know how often an error occurred, nor all errors.
 * `failures`: those it is given. `failed`: the failed tests of the run; 0: not known.
 */
export function partRead(failures: number, failed: number): number | undefined {
  const read = Math.min(failures, maxRead);
  return read > 0 && read < Math.max(failures, failed) ? read : undefined;
}

/** The end of the summary's sentence. `part` is that of {@link partRead}. */
export function causesText(others: readonly OtherCause[], part: number | undefined): string {
  if (others.length === 0) return "";
  const kinds = others.filter(({ isSameKind }) => !isSameKind);
  const atLeast = part === undefined ? "" : "at least ";
  if (kinds.length === 0) return `; with ${atLeast}${others.length + 1} different errors`;
  if (kinds.length > 1) return `; there are also failures with ${atLeast}${kinds.length} other causes`;
  return kinds[0]?.count === 1 ? "; there is also a failure with another cause" : "; there are also failures with another cause";
}

/** Sentences that name the other causes, and the other errors of this kind. Empty if there are none. */
export function otherCausesText(others: readonly OtherCause[], part: number | undefined): string {
  const kinds = others.filter(({ isSameKind }) => !isSameKind);
  const errors = others.filter(({ isSameKind }) => isSameKind);
  const texts = part === undefined ? [kindsText(kinds), errorsText(errors)] : textsOfPart(kinds, errors, part);
  return texts.filter(Boolean).join(" ");
}

function kindsText(kinds: readonly OtherCause[]): string {
  const [first] = kinds;
  if (!first) return "";
  if (kinds.length === 1 && first.count === 1) return `Another failed test has another cause: ${causeWithoutCount(first)}.`;
  return `Other failed tests have ${otherCauses(kinds)}: ${listed(kinds, causeInWords)}.`;
}

const errorsText = (errors: readonly OtherCause[]) =>
  errors.length === 0 ? "" : `Other errors of this kind: ${listed(errors, errorInWords)}.`;

/** Without numbers: other failures may have the same errors, and the lists of tests and failures count them all. */
function textsOfPart(kinds: readonly OtherCause[], errors: readonly OtherCause[], part: number): string[] {
  const some = `Of the first ${part.toLocaleString("en")} failed tests, some have`;
  return [
    kinds.length === 0 ? "" : `${some} ${otherCauses(kinds)}: ${listed(kinds, causeWithoutCount)}.`,
    errors.length === 0 ? "" : `${some} other errors of this kind: ${listed(errors, errorWithoutCount)}.`,
  ];
}

const otherCauses = ({ length }: readonly OtherCause[]) => (length === 1 ? "another cause" : "other causes");

const nameOf = (category: FailureCategory) =>
  category === "unknown" ? "not sure" : category === "dns" ? "DNS" : category.replaceAll("-", " ");

const quoted = (error: string) => `“${error.length > maxNamedLength ? `${error.slice(0, maxNamedLength)}…` : error}”`;

const causeWithoutCount = ({ category, error }: OtherCause) => `${nameOf(category)}${error === "" ? "" : ` (${quoted(error)})`}`;
const causeInWords = (cause: OtherCause) => `${cause.count} × ${causeWithoutCount(cause)}`;

/** Without the category, which the analysis has named. */
const errorWithoutCount = ({ error }: OtherCause) => (error === "" ? "an error without a message" : quoted(error));
const errorInWords = (cause: OtherCause) => `${cause.count === 1 ? "" : `${cause.count} × `}${errorWithoutCount(cause)}`;

function listed(causes: readonly OtherCause[], inWords: (cause: OtherCause) => string): string {
  const words = causes.slice(0, maxNamed).map(inWords);
  return `${words.join(", ")}${causes.length > maxNamed ? `, and ${causes.length - maxNamed} more` : ""}`;
}
