import type { Attributes } from "./counts.ts";
import { isRelatedClass } from "./java-classes.ts";

/** The class name is the location of a test, unless a suite around it has one. */
export function suiteOf(suites: readonly string[], className: string): string[] {
  const named = [...new Set(suites)].filter((suite) => !isRelatedClass(suite, className));
  // node:test uses the class "test" for every test.
  if (className === "" || className === "test" || named.includes(className)) return named;
  return [...named, className];
}

/** PHPUnit without a configuration calls the outermost suite by the absolute path of the folder that it was given, if it was given one. */
export function withoutFolder(suites: string[], { assertions, file }: Attributes): string[] {
  const [outermost = ""] = suites;
  const isFolder = assertions !== undefined && /^(?:\/|[A-Za-z]:\\)/.test(outermost) && file?.startsWith(outermost) === true;
  return isFolder ? suites.slice(1) : suites;
}

/** PHPUnit writes `Shop.CartTest` next to `Shop\\CartTest`, which is the name in its suites and its filter. */
export function classOf({ classname, class: className }: Attributes): string {
  return className !== undefined && className.replaceAll("\\", ".") === classname ? className : (classname ?? className ?? "");
}

/** Some producers write the file in place of the class name. */
export function fileOf(name: string): string | undefined {
  return /^[\w@./\\ -]+\.(?:[cm]?[jt]sx?|py|rb|php|feature|robot)$/.test(name) ? name.replaceAll("\\", "/") : undefined;
}
