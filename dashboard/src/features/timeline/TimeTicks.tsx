import { formatRoundDuration } from "../../ui/text/format.ts";
import type { TimeScale } from "./time-scale.ts";

interface TimeTicksProps {
  scale: TimeScale;
  height: number;
  /** The labels stand below the plot. */
  isLabelled?: boolean;
}

/** The vertical lines of the time axis. */
export function TimeTicks({ scale, height, isLabelled = false }: TimeTicksProps) {
  return (
    <g fill="var(--ink-soft)">
      {scale.ticks.map((ms) => {
        const x = scale.x(scale.startMs + ms);
        return (
          <g key={ms}>
            <line x1={x} x2={x} y1={0} y2={height} stroke="var(--edge)" strokeDasharray="2 4" />
            {isLabelled && (
              <text x={x} y={height + 15} textAnchor={x > scale.right - 30 ? "end" : "middle"}>
                {ms === 0 ? "0" : formatRoundDuration(ms)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
