import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "../format.ts";

/** pytest writes a test that began and did not end without a name. */
export const stoppedTest = {
  kind: "outside",
  name: outsideTests.run,
  status: "failed",
  isUncounted: true,
  message: "pytest was stopped while a test ran, for example by Ctrl-C or pytest.exit. The report does not name the test.",
} as const satisfies Partial<FoundTest>;

/** A module that could not be imported. */
export const isCollectionFailure = (message: string | undefined): boolean => message === "collection failure";

/** Its module is in the place of the test's name. */
export function asFailureOfFile(test: FoundTest): void {
  test.filePath ??= `${test.name.replaceAll(".", "/")}.py`;
  test.name = outsideTests.file;
  test.kind = "outside";
}

/**
 * pytest writes the module as the class: `tests.api.test_orders.TestCancel` is the class TestCancel in tests/api/test_orders.py. The family
 * `xunit1` names the file too: that of the function, which for an inherited test is another module than the one that it runs in.
 */
export function pytestLocation(className: string, file: string | undefined): { suite: string[]; filePath: string | undefined } {
  const written = file?.replace(/\.py$/, "").replace(/[\\/]/g, ".");
  if (written !== undefined && `${className}.`.startsWith(`${written}.`))
    return {
      suite: className
        .slice(written.length + 1)
        .split(".")
        .filter(Boolean),
      filePath: file,
    };
  const parts = className === "" ? [] : className.split(".");
  const named = parts.findLastIndex((part) => /^test_|_test$/.test(part)) + 1;
  const firstClass = named > 0 ? named : parts.findIndex((part) => /^[A-Z]/.test(part));
  const [module, classes] = firstClass < 0 ? [parts, []] : [parts.slice(0, firstClass), parts.slice(firstClass)];
  return module.length === 0 ? { suite: classes, filePath: undefined } : { suite: classes, filePath: `${module.join("/")}.py` };
}
