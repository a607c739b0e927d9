import type { LogLine } from "../../../material/material.ts";
import type { ShownFailure } from "./shown-failure.ts";

/** Cucumber for Ruby and the JVM: a step with the place of its definition. cucumber-js writes a mark in front of it. */
const step = /^( {2,10})(?:\p{L}|\*).{0,500} # \S+(?::\d+|\(.{0,200}\))$/u;
const scenario = /^ *\p{L}[\p{L} ]{0,40}: .{0,500} # \S+:\d+$/u;
/** Both end an error with its stack. */
const stack = /^\s+(?:\S.{0,500}:\d+:in [`'‘]|at \S)/;
const docString = /^\s*(?:"""|```)/;
const tableRow = /^\s*\|/;

/** The errors that Cucumber for Ruby and the JVM prints below the steps that failed, with the scenario as their title. */
export function gherkinFailures(lines: readonly LogLine[]): ShownFailure[] {
  const failures: ShownFailure[] = [];
  let title = "";
  let indent: number | undefined;
  let isInText = false;
  let indexes: number[] = [];
  const close = () => {
    if (indexes.some((index) => stack.test(lines[index]?.text ?? ""))) failures.push({ title, indexes });
    [indent, isInText, indexes] = [undefined, false, []];
  };
  for (const [index, { text }] of lines.entries()) {
    const begun = scenario.test(text) ? undefined : step.exec(text)?.[1];
    if (begun !== undefined) {
      close();
      indent = begun.length;
    } else if (text.trim() === "") {
      if (indent !== undefined) indexes.push(index);
    } else if (indent !== undefined && text.search(/\S/) > (text.startsWith("\t") ? -1 : indent)) {
      if (docString.test(text)) isInText = !isInText;
      else if (!isInText && !tableRow.test(text)) indexes.push(index);
    } else {
      close();
      if (scenario.test(text)) title = text;
    }
  }
  close();
  return failures;
}
