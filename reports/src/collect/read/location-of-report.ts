import { posix } from "node:path";
import type { FoundTest, ReportFile, ReportFormat } from "../../formats/format.ts";

/** Where an upload comes from, as far as the sender specified it. */
export interface SentFrom {
  /** The absolute path of the repository on the machine that ran the tests: `/home/ci/shop`, `D:\ci\shop`. */
  checkout?: string | undefined;
  /** The folder in which the paths of the files begin: relative to the repository, or absolute. */
  uploadFolder?: string | undefined;
}

/**
 * A function that adds to a test of a file where its report is, and takes the folder of the checkout out of its paths. The same test has the same paths in
 * every checkout then; two packages of a repository still have different ones.
 */
export function locateIn({ name }: ReportFormat, { storedPath }: ReportFile, { checkout, uploadFolder }: SentFrom) {
  const below = checkout === undefined ? undefined : belowFolder(checkout);
  const reportFolder = posix.join(uploadFolder ?? "", posix.dirname(storedPath));
  return (test: FoundTest): FoundTest => ({
    ...(below ? withoutCheckout(test, below) : test),
    reportFolder,
    // Allure writes each result into a file of its own.
    ...(name === "allure" ? {} : { reportFile: storedPath }),
  });
}

interface Below {
  /** The name of the folder. Jenkins adds `@2` for a second build at the same time. */
  name: string;
  /** The path inside of the folder; `undefined` for other paths. */
  inside(path: string): string | undefined;
}

function belowFolder(folder: string): Below | undefined {
  const root = slashed(folder).replace(/\/+$/, "");
  if (!/^(?:\/|[a-z]:\/)[^/]/.test(root)) return undefined;
  return {
    name: posix.basename(root).replace(/@\d+$/, ""),
    inside(path) {
      const whole = slashed(path);
      return whole.startsWith(`${root}/`) && whole.length > root.length + 1 ? whole.slice(root.length + 1) : undefined;
    },
  };
}

/** Windows compares drive letters without their case. */
const slashed = (path: string): string =>
  path
    .replace(/^file:\/\/(?=\/)/, "")
    .replaceAll("\\", "/")
    .replace(/^\/?([A-Za-z]):\//, (_, drive: string) => `${drive.toLowerCase()}:/`);

/** Only in what identifies a test. Attachments are found by the ends of their paths. */
function withoutCheckout(test: FoundTest, { name, inside }: Below): FoundTest {
  const filePath = test.filePath === undefined ? undefined : inside(test.filePath);
  const failureFile = test.failureFile === undefined ? undefined : inside(test.failureFile);
  const suite = test.suite.map((part) => inside(part) ?? part);
  const isInSuite = suite.some((part, level) => part !== test.suite[level]);
  if (filePath === undefined && failureFile === undefined && !isInSuite) return test;
  return {
    ...test,
    suite,
    checkout: name,
    ...(filePath === undefined ? {} : { filePath }),
    ...(failureFile === undefined ? {} : { failureFile }),
  };
}
