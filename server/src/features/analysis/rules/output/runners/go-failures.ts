import type { LogLine } from "../../../material/material.ts";
import type { ShownFailure } from "./shown-failure.ts";

const failed = /^\s*--- FAIL: (\S+) \(/;
/** With `-v`, Go says whose output follows. */
const begins = /^=== (?:RUN|CONT|NAME) {1,3}(\S+)/;
const ends = /^\s*--- (?:PASS|SKIP): |^=== PAUSE|^(?:FAIL|PASS|ok)\b/;
/** What a test logged, or its failed assertion said. The lines of one message are indented further. */
const messageStart = /^( {4,})\S+\.go:\d+: /;
/** What `go build` and `go vet` say of a package that could not be tested. */
const built = /^(?:vet: )?\S*\.go:\d+:\d+: |^# \S+(?: \[\S+\])?$/;
const panics = /^\s*(?:panic|fatal error): /;
const packageEnds = /^FAIL\t|^exit status \d/;

/** What Go prints of each failed test. Other lines were printed by the tests and the code that they call. Empty for other runners. */
export function goFailures(lines: readonly LogLine[]): ShownFailure[] {
  const names = new Set(lines.map(({ text }) => failed.exec(text)?.[1]).filter((name) => name !== undefined));
  if (names.size === 0) return [];
  const failures = new Map<string, ShownFailure>();
  const add = (title: string, index: number) => {
    const failure = failures.get(title) ?? { title, indexes: [] };
    failure.indexes.push(index);
    failures.set(title, failure);
  };
  let test: string | undefined;
  let isSaying = false;
  let isPanic = false;
  for (const [index, { text }] of lines.entries()) {
    const name = begins.exec(text)?.[1] ?? failed.exec(text)?.[1];
    if (packageEnds.test(text)) isPanic = false;
    if (panics.test(text)) isPanic = true;
    if (isPanic) add("panic", index);
    else if (built.test(text)) add("build", index);
    else if (name !== undefined) [test, isSaying] = [name, false];
    else if (ends.test(text)) [test, isSaying] = [undefined, false];
    else if (test !== undefined && names.has(test) && (messageStart.test(text) || (isSaying && /^ {8}/.test(text)))) {
      isSaying = true;
      add(test, index);
    } else isSaying = false;
  }
  // A failed subtest makes its parent fail. What the parent says is then mostly what it logged.
  const isParent = (title: string) => [...failures.keys()].some((other) => other.startsWith(`${title}/`));
  return [...failures.values()].filter(({ title }) => !isParent(title));
}
