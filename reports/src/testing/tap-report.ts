import { everyGroup, type Group, isFailure, type ReportTree, type Written } from "./report-tree.ts";

/** TAP 14 with subtests. A title is one line, and its `#` is not escaped, as Bats and AVA write it. */
export function writeTap(tree: ReportTree): Written {
  let listed = 0;
  let outside = 0;
  const titled = (title: string): string => {
    const safe = title.replace(/\s+/g, " ").replace(/\\/g, String.raw`\$&`);
    return safe === "" ? "" : ` - ${safe}`;
  };
  const write = (group: Group, indent: string): { lines: string[]; fails: boolean } => {
    const lines: string[] = [];
    let number = 0;
    let anyFailed = false;
    for (const one of group.cases) {
      number++;
      if (isFailure(one)) {
        listed++;
        anyFailed = true;
      }
      lines.push(
        `${indent}${isFailure(one) ? "not ok" : "ok"} ${number}${titled(one.title)}${one.outcome === "skip" ? " # SKIP later" : ""}`,
      );
      if (isFailure(one) && one.hasMessage) lines.push(`${indent}  ---`, `${indent}  message: "no"`, `${indent}  ...`);
    }
    for (const inner of group.groups) {
      const sub = write(inner, `${indent}    `);
      number++;
      lines.push(
        `${indent}# Subtest:${titled(inner.title)}`,
        ...sub.lines,
        `${indent}${sub.fails ? "not ok" : "ok"} ${number}${titled(inner.title)}`,
      );
      anyFailed ||= sub.fails;
    }
    // A hook that failed shows in the point that closes the group.
    const hookFails = group.setUpFails || group.tearDownFails;
    if (hookFails && !anyFailed) outside++;
    lines.push(`${indent}1..${number}`);
    return { lines, fails: anyFailed || hookFails };
  };
  const lines: string[] = [];
  tree.groups.forEach((group, index) => {
    const { lines: inner, fails } = write(group, "    ");
    lines.push(`# Subtest:${titled(group.title)}`, ...inner, `${fails ? "not ok" : "ok"} ${index + 1}${titled(group.title)}`);
  });
  const bailsOut = [...everyGroup(tree.groups)].some(({ group }) => group.isBroken);
  // Bailing out, the runner prints nothing more.
  const end = bailsOut ? ["Bail out! no database"] : [`1..${tree.groups.length + tree.unlisted}`];
  if (bailsOut) outside++;
  const unlisted = !bailsOut && tree.unlisted > 0 ? 1 : 0;
  return {
    files: { "report.tap": ["TAP version 14", ...lines, ...end, ""].join("\n") },
    failures: listed + outside + unlisted,
    listed: listed + outside,
    outside,
  };
}
