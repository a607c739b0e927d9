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
  elsewhere?(name: string, className: string, names: RepeatedNames): NonNullable<FoundTest["elsewhere"]>;
}

const maxNames = 100_000;

/**
 * The names of a file that cucumber-js numbers: `pays`, `pays [1]`, `pays [2]` in one feature. Without those before it, the number is a
 * part of the title.
 */
export class RepeatedNames {
  readonly #known = new Set<string>();

  /** @returns the name without its number */
  plain(name: string, className: string): string {
    const keyOf = (one: string) => JSON.stringify([className, one]);
    if (this.#known.size < maxNames) this.#known.add(keyOf(name));
    const [, plain = "", digits = ""] = /^(.*) \[(\d+)\]$/s.exec(name) ?? [];
    const number = Number(digits);
    const before = number > 1 ? `${plain} [${number - 1}]` : plain;
    return number > 0 && this.#known.has(keyOf(plain)) && this.#known.has(keyOf(before)) ? plain : name;
  }
}

const writers: readonly Writer[] = [
  {
    runner: "jest",
    clock: "jest",
    suite: "name errors failures skipped timestamp time tests",
    document: "jest tests",
    // The suite is the first `describe` of the file, also for tests outside it. By default, class and name are both the whole title.
    elsewhere: (name, className) => ({ suite: className.trim() === name.trim() ? [] : [className], name }),
  },
  { runner: "vitest", clock: "vitest", document: "vitest tests" },
  {
    runner: "cucumber",
    suite: "failures skipped name time tests",
    // cucumber-js: the rule is in front of the name, and a number after a name that occurs again.
    elsewhere: (name, className, names) => ({ suite: [className], name: names.plain(name, className) }),
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
  return writers.find(
    (writer) =>
      writer.suite === attributes || (writer.document !== undefined && [document["name"], suite["name"]].includes(writer.document)),
  );
}
