import { unnamedTest } from "@gantry/contract/results/constants.ts";
import type { ExecutionRow } from "../record/execution-record.ts";

/** Maximum length of a variable's value. */
const maxListLength = 32_768;

export interface NamedTest {
  name: string;
  suite: readonly string[];
  filePath: string | null;
  line: number | null;
  /** The browser or project, or the row of a table. */
  variant: string | null;
}

/** The variables that name tests to a container. */
const testVariables = ["TESTS", "TESTS_JSON", "TEST_FILES"] as const;

/** Without those: the list of an earlier run must not replace one that is too long for a variable. */
export function withoutTests(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !testVariables.some((known) => known === name)));
}

/**
 * What is kept of the variables of a run when its tests are named: not those that name other tests, except for the files of a shard. Without them, a
 * suite whose report names no files would run those of all shards.
 */
export function keptVariables(variables: Readonly<Record<string, string>>, { shard }: Pick<ExecutionRow, "shard">): Record<string, string> {
  const { TEST_FILES } = variables;
  return { ...withoutTests(variables), ...(shard !== null && TEST_FILES !== undefined ? { TEST_FILES } : {}) };
}

/** A runner that selects its tests by shard would run only a part of the named ones. */
export const ofAllShards = (named: Readonly<Record<string, string>>, { shard }: Pick<ExecutionRow, "shard">): Record<string, string> => ({
  ...named,
  ...(shard !== null && shard.files === null && "TESTS_JSON" in named ? { SHARD_INDEX: "1", SHARD_TOTAL: "1" } : {}),
});

/**
 * The variables that name the tests to run: `TESTS`, one `file::suite::name` per line; `TESTS_JSON`, the same as a list of objects, not joined or
 * shortened, with an empty name for a test without a title; `TEST_FILES`, one file per line if the report names every file. The folder is narrowed if
 * the files allow it. A list too long for a variable is left out: then the whole folder runs.
 */
export function nameTests(folder: string, tests: readonly NamedTest[]): { folder: string; variables: Record<string, string> } {
  const files = tests.flatMap(({ filePath }) => (filePath ? [filePath] : []));
  const everyFile = files.length === tests.length ? [...new Set(files)] : [];
  const lines = tests.map(({ name, suite, filePath }) => [filePath ?? "", ...suite, name].map(oneLine).filter(Boolean).join("::"));
  return {
    folder: everyFile.length > 0 ? narrow(folder, everyFile) : folder,
    variables: {
      ...unlessTooLong("TESTS", [...new Set(lines)].join("\n")),
      ...unlessTooLong("TESTS_JSON", JSON.stringify(tests.map(asObject))),
      ...unlessTooLong("TEST_FILES", everyFile.map(oneLine).join("\n")),
    },
  };
}

const asObject = ({ filePath, suite, name, line, variant }: NamedTest) => ({
  file: filePath,
  suite,
  name: name === unnamedTest ? "" : name,
  line,
  variant,
});

function unlessTooLong(name: string, text: string): Record<string, string> {
  return text === "" || text.length > maxListLength ? {} : { [name]: text };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Narrows `smoke` to `smoke/cart` if all files are below `…/smoke/cart/`. Keeps `all`, because only the suite knows its base folder. */
function narrow(folder: string, files: readonly string[]): string {
  if (folder === "all") return folder;
  const shared = files.map((file) => file.split("/").slice(0, -1)).reduce(commonStart);
  const known = folder.split("/").filter(Boolean);
  for (let at = 0; at + known.length <= shared.length; at++) {
    if (known.every((part, offset) => shared[at + offset] === part)) return shared.slice(at).join("/");
  }
  return folder;
}

function commonStart(a: string[], b: string[]): string[] {
  const differs = a.findIndex((part, at) => part !== b[at]);
  return differs === -1 ? a : a.slice(0, differs);
}
