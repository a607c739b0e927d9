import type { Insights } from "@gantry/contract/insights/schemas.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { ImageName } from "../executions/ImageName.tsx";

/** How each image does: its verdicts as one bar. */
export function ImageBars({ images }: { images: Insights["images"] }) {
  return (
    <Card>
      <CardHeader title="By image" />
      <ul className="grid grid-cols-1 gap-3 px-4 py-3.5 sm:px-5">
        {images.map((image) => {
          const parts = [
            { label: "passed", count: image.passed, fill: "bg-ok-solid" },
            { label: "unstable", count: image.unstable, fill: "bg-warn-solid" },
            { label: "failed", count: image.failed, fill: "bg-bad-solid" },
            { label: "without a verdict", count: image.errors, fill: "bg-fault-solid" },
          ].filter((part) => part.count > 0);
          return (
            <li key={image.image} className="grid grid-cols-1 gap-1 text-sm">
              <div className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1">
                  <ImageName image={image.image} />
                </span>
                <span className="tabular shrink-0 text-xs text-ink-soft">
                  {image.runs.toLocaleString("en")} {image.runs === 1 ? "run" : "runs"} · <Duration ms={image.averageDurationMs} />
                </span>
              </div>
              <span className="sr-only">{parts.map((part) => `${part.count} ${part.label}`).join(", ")}</span>
              <span aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-edge">
                {parts.map((part) => (
                  <span key={part.label} className={cn("h-full min-w-[3px]", part.fill)} style={{ flexGrow: part.count, flexBasis: 0 }} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
