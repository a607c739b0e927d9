import type { Insights } from "@gantry/contract/insights/schemas.ts";
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

const kinds = ["image", "branch", "environment", "group"] as const;
type Kind = (typeof kinds)[number];
const labels: Record<Kind, string> = { image: "Image", branch: "Branch", environment: "Environment", group: "Group" };
const empty: Record<Kind, string> = {
  image: "No runs in this period.",
  branch: "No run of this period names a branch.",
  environment: "No runs in this period.",
  group: "No run of this period has a group.",
};

interface SlicesProps {
  insights: Insights;
  runs: RunsLink;
  /** Narrows the page to one of them. */
  onFilter: (kind: Kind, name: string) => void;
}

/** How each image, branch, environment or group does: its verdicts as one bar that leads to its runs. */
export function Slices({ insights, runs, onFilter }: SlicesProps) {
  const [kind, setKind] = useState<Kind>("image");
  const slices = {
    image: insights.images.slice(0, 10).map((image) => ({ ...image, name: image.image })),
    branch: insights.branches,
    environment: insights.environments,
    group: insights.groups,
  }[kind];
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
              search={{ ...runs, [kind === "image" ? "text" : kind]: slice.name }}
              className="grid min-w-0 flex-1 grid-cols-1 gap-1 rounded-sm text-sm hover:text-accent-text"
            >
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate" title={visibleText(slice.name)}>
                  {visibleText(slice.name)}
                </span>
                <span className="tabular shrink-0 text-xs text-ink-soft">
                  {slice.runs.toLocaleString("en")} {slice.runs === 1 ? "run" : "runs"} · <Duration ms={slice.averageDurationMs} />
                </span>
              </span>
              <Verdicts slice={slice} />
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

function Verdicts({ slice }: { slice: { passed: number; unstable: number; failed: number; errors: number } }) {
  const parts = [
    { label: "passed", count: slice.passed, fill: "bg-ok-solid" },
    { label: "unstable", count: slice.unstable, fill: "bg-warn-solid" },
    { label: "failed", count: slice.failed, fill: "bg-bad-solid" },
    { label: "without a verdict", count: slice.errors, fill: "bg-fault-solid" },
  ].filter((part) => part.count > 0);
  return (
    <>
      <span className="sr-only">{parts.map((part) => `${part.count} ${part.label}`).join(", ")}</span>
      <span aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-edge">
        {parts.map((part) => (
          <span key={part.label} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
        ))}
      </span>
    </>
  );
}
