/** What a line says about groups of lines. */
export type GroupMark =
  | {
      kind: "start";
      /** GitLab's name of the section, which its end repeats. */
      name?: string;
      /** The author of the mark wants the group folded. */
      isFolded: boolean;
      /** The group has no end mark: the next heading ends it. */
      isHeading?: boolean;
    }
  | { kind: "end"; name?: string };

export interface MarkedLine {
  marks: readonly GroupMark[];
  /** The line without its marks, colors included. */
  text: string;
}

// GitHub's commands, and the form in which GitHub and Azure Pipelines print them.
const command = /^((?:\u001b\[[\d;]*m)*)[ \t]*(?:::(end)?group::|##\[(end)?group\])/;
// GitLab ends a mark with a carriage return, so that a terminal overwrites it.
const section = /(?:\u001b\[0K)?section_(start|end):\d{1,12}:([\w.-]{1,200})(\[[^\]\r]{0,200}\])?(?:\r(?:\u001b\[0?K)?|$)/g;
// Buildkite's headings. Others print three hyphens too: diffs, `go test`, lists of figures. So without an emoji, only a title that reads like one counts.
const heading =
  /^((?:\u001b\[[\d;]*m)*)(?:---|~~~) +(?=:[a-z\d_+-]+:|(?!(?:FAIL|PASS|SKIP|BENCH|Expected|Actual|Original|Received)\b)[A-Z][^\t/]*$)/;

const noMarks: readonly GroupMark[] = [];

/** Reads the group marks of GitHub Actions, GitLab CI and Buildkite in a line, given as it was printed. */
export function readMarks(raw: string): MarkedLine {
  if (raw.includes("group")) {
    const found = command.exec(raw);
    if (found) {
      const isEnd = found[2] !== undefined || found[3] !== undefined;
      return { marks: [isEnd ? { kind: "end" } : { kind: "start", isFolded: true }], text: (found[1] ?? "") + raw.slice(found[0].length) };
    }
  }
  if (raw.includes("section_")) return readSections(raw);
  if (raw.includes("--- ") || raw.includes("~~~ ")) {
    const found = heading.exec(raw);
    if (found && !/-{3}\s*$/.test(raw.slice(found[0].length)))
      return { marks: [{ kind: "start", isFolded: false, isHeading: true }], text: (found[1] ?? "") + raw.slice(found[0].length) };
  }
  return { marks: noMarks, text: raw };
}

function readSections(raw: string): MarkedLine {
  const marks: GroupMark[] = [];
  const text = raw.replace(section, (_mark, kind: string, name: string, options: string | undefined) => {
    marks.push(
      kind === "end" ? { kind: "end", name } : { kind: "start", name, isFolded: options !== undefined && /collapsed=true/.test(options) },
    );
    return "";
  });
  return { marks, text };
}
