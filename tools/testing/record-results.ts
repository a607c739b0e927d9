import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule, TestSpecification, Vitest } from "vitest/node";

/** After this much time, files that do not heed the end of the run are ended. */
const forceAfterMs = 60_000;

/** What is known of a run so far. */
export interface Results {
  /** All test files of the run, by their paths from the root. */
  planned: string[];
  files: FileResult[];
}

export interface FileResult {
  file: string;
  /** Why the file itself failed: it did not load, or one of its hooks failed. */
  errors: string[];
  tests: { name: string; state: "passed" | "failed" | "skipped" | "pending"; error?: string }[];
}

/**
 * A reporter of Vitest that appends each result to the file `GANTRY_TEST_RESULTS` at once, as a line of JSON, so that a run which is stopped leaves
 * what it has found. It stops the run at `GANTRY_TEST_END_AT` (milliseconds since the epoch), if that is set.
 */
export default class RecordResults implements Reporter {
  readonly #file = process.env["GANTRY_TEST_RESULTS"] ?? "";
  #stopped = false;

  onInit(vitest: Vitest): void {
    const endAt = Number(process.env["GANTRY_TEST_END_AT"]);
    if (!endAt) return;
    const cancel = () => void vitest.cancelCurrentRun("keyboard-input");
    setTimeout(
      () => {
        // Files that end from here on have skipped tests, which must not look as if they had been left out on purpose.
        this.#stopped = true;
        cancel();
        setTimeout(cancel, forceAfterMs).unref();
      },
      Math.max(0, endAt - Date.now()),
    ).unref();
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#append({ planned: specifications.map(({ moduleId }) => pathOf(moduleId)) });
  }

  onTestModuleEnd(module: TestModule): void {
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const tests = [...module.children.allTests()].map((test) => {
      const { state, errors } = test.result();
      return { name: test.fullName, state, ...(errors?.[0] === undefined ? {} : { error: errors[0].message }) };
    });
    const errors = [...module.errors(), ...suites].map(({ message }) => message);
    this.#append({ file: pathOf(module.moduleId), errors, tests } satisfies FileResult);
  }

  #append(line: { planned: string[] } | FileResult): void {
    if (this.#file !== "" && !this.#stopped) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

const pathOf = (moduleId: string): string => relative(process.cwd(), moduleId);

/** Reads what the reporter wrote. A last line that was cut off is left out. */
export function readResults(text: string): Results {
  const results: Results = { planned: [], files: [] };
  for (const line of text.split("\n").slice(0, -1)) {
    const value = JSON.parse(line) as { planned: string[] } | FileResult;
    if ("planned" in value) results.planned.push(...value.planned);
    else results.files.push(value);
  }
  return results;
}
