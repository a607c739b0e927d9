import type { Insights, Slice, SuiteSlice } from "@gantry/contract/insights/schemas.ts";
import { Link } from "@tanstack/react-router";
import { ListFilter } from "lucide-react";
import { useState } from "react";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { cn } from "../../ui/cn.ts";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import type { RunsLink } from "./insights-search.ts";
import { formatCounted } from "../../ui/text/format.ts";

const kinds = ["image", "branch", "environment", "group", "suite"] as const;
type Kind = (typeof kinds)[number];
const labels: Record<Kind, string> = { image: "Image", branch: "Branch", environment: "Environment", group: "Group", suite: "Suite" };
const empty: Record<Kind, string> = {
  image: "No runs in this period.",
  branch: "No run of this period names a branch.",
  environment: "No runs in this period.",
  group: "No run of this period has a group.",
  suite: "No run of this period has test results.",
};

interface SlicesProps {
  insights: Insights;
  runs: RunsLink;
  /** Narrows the page to one of them. */
  onFilter: (kind: Kind, name: string) => void;
}

/** How each image, branch, environment, group or suite does: its verdicts or results as one bar that leads to its runs. */
export function Slices({ insights, runs, onFilter }: SlicesProps) {
  const [kind, setKind] = useState<Kind>("image");
  const slices = slicesOf(insights, kind);
  return (
    <Card>
      <CardHeader
        title={`By ${kind}`}
        description="Select one to list its runs."
        actions={
          <Segmented
            label="Break down by"
            value={kind}
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            onChoose={setKind}
          />
        }
      />
      {slices.length === 0 && <p className="px-4 py-4 text-sm text-ink-soft sm:px-5">{empty[kind]}</p>}
      <ul className="grid grid-cols-1 gap-2.5 px-4 py-3.5 sm:px-5">
        {slices.map((slice) => (
          <li key={slice.name} className="flex items-center gap-2">
            <Link
              to="/runs"
              search={{ ...runs, ...runsOf(kind, slice.name) }}
              className="grid min-w-0 flex-1 grid-cols-1 gap-1 rounded-sm text-sm hover:text-accent-text"
            >
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate" title={visibleText(slice.name)}>
                  {visibleText(slice.name)}
                </span>
                <span className="tabular shrink-0 text-xs text-ink-soft">
                  {slice.count} · <Duration ms={slice.durationMs} />
                  {slice.durationMs !== null && (kind === "suite" ? " in total" : " on average")}
                </span>
              </span>
              <Parts parts={slice.parts} />
            </Link>
            <IconButton label={`Show only ${kind} ${visibleText(slice.name)}`} onClick={() => onFilter(kind, slice.name)}>
              <ListFilter aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ShownSlice {
  name: string;
  count: string;
  durationMs: number | null;
  parts: readonly Part[];
}

interface Part {
  label: string;
  count: number;
  fill: string;
}

function slicesOf(insights: Insights, kind: Kind): ShownSlice[] {
  if (kind === "suite") return insights.suites.map(ofSuite);
  const slices = {
    image: insights.images.slice(0, 10).map((image) => ({ ...image, name: image.image })),
    branch: insights.branches,
    environment: insights.environments,
    group: insights.groups,
  }[kind];
  return slices.map(ofRuns);
}

const ofRuns = ({ name, runs, averageDurationMs, passed, unstable, failed, errors, cancelled }: Slice): ShownSlice => ({
  name,
  count: formatCounted(runs, "run"),
  durationMs: averageDurationMs,
  parts: [
    { label: "passed", count: passed, fill: "bg-ok-solid" },
    { label: "unstable", count: unstable, fill: "bg-warn-solid" },
    { label: "failed", count: failed, fill: "bg-bad-solid" },
    { label: "with an error", count: errors - cancelled, fill: "bg-fault-solid" },
    { label: "cancelled", count: cancelled, fill: "bg-idle-solid" },
  ],
});

const ofSuite = ({ name, tests, results, failures, flaky, durationMs }: SuiteSlice): ShownSlice => ({
  name,
  count: `${formatCounted(tests, "test")}, ${formatCounted(results, "result")}`,
  durationMs,
  parts: [
    { label: "passed", count: results - failures - flaky, fill: "bg-ok-solid" },
    { label: "flaky", count: flaky, fill: "bg-warn-solid" },
    { label: "failed", count: failures, fill: "bg-bad-solid" },
  ],
});

/** The filter of the list of runs. */
function runsOf(kind: Kind, name: string) {
  if (kind === "image") return { text: name.slice(0, 200) };
  return { [kind]: name };
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter((part) => part.count > 0);
  return (
    <>
      <span className="sr-only">{shown.map((part) => `${part.count} ${part.label}`).join(", ")}</span>
      <span aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-edge">
        {shown.map((part) => (
          <span key={part.label} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
        ))}
      </span>
    </>
  );
}
