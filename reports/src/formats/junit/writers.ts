import type { FoundTest } from "../format.ts";

/** What identifies the writer of a JUnit XML file, and how it names tests. */
interface Writer {
  runner?: NonNullable<FoundTest["runner"]>;
  /** It writes the duration that its runner measured, as the other formats of that runner do. */
  clock?: NonNullable<FoundTest["clock"]>;
  /** The attributes of its `testsuite`, in their order: no other writer has the same. */
  suite?: string;
  /** Its `testsuites` has this name by default. */
  document?: string;
  /** The suites and the name of a test in the other formats of its runner. */
  elsewhere?(name: string, className: string): NonNullable<FoundTest["elsewhere"]>;
}

const writers: readonly Writer[] = [
  {
    runner: "jest",
    clock: "jest",
    suite: "name errors failures skipped timestamp time tests",
    document: "jest tests",
    // The suite is the first `describe` of the file, also for tests outside of it. By default, class and name are both the whole title.
    elsewhere: (name, className) => ({ suite: className.trim() === name.trim() ? [] : [className], name }),
  },
  { runner: "vitest", clock: "vitest", document: "vitest tests" },
  {
    runner: "cucumber",
    suite: "failures skipped name time tests",
    // cucumber-js: the rule is in front of the name, and a number behind a name that occurs again.
    elsewhere: (name, className) => ({ suite: [className], name: name.replace(/ \[\d+\]$/, "") }),
  },
  {
    runner: "cucumber",
    suite: "failures errors skipped tests time name",
    // cucumber-ruby.
    elsewhere: (name, className) => ({ suite: [className], name: name.replace(/ \(outline example : .*\)$/s, "") }),
  },
  { runner: "go", suite: "tests failures time name timestamp" },
  // mocha-junit-reporter and Mocha's own XUnit.
  { clock: "mocha", document: "Mocha Tests" },
  { clock: "node", suite: "name time disabled errors tests failures skipped hostname" },
  { clock: "behave", suite: "name tests errors failures skipped time timestamp hostname" },
];

/** Attributes in the order of the file. */
type Attributes = Readonly<Record<string, string>>;

/** The writer of a suite, if it is known. */
export function writerOf(document: Attributes, suite: Attributes): Writer | undefined {
  const attributes = Object.keys(suite).join(" ");
  return writers.find((writer) => writer.suite === attributes || (writer.document !== undefined && [document["name"], suite["name"]].includes(writer.document)));
}
