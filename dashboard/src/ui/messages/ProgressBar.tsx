import { Progress } from "radix-ui";
import { cn } from "../cn.ts";

interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  tone?: "accent" | "warn" | "bad";
}

const fills = { accent: "bg-accent", warn: "bg-warn-solid", bad: "bg-bad-solid" };

export function ProgressBar({ value, max, label, tone = "accent" }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Progress.Root
      value={Math.min(value, max)}
      max={max > 0 ? max : 1}
      aria-label={label}
      className="h-1.5 w-full overflow-hidden rounded-full bg-edge"
    >
      <Progress.Indicator className={cn("h-full rounded-full transition-[width]", fills[tone])} style={{ width: `${share * 100}%` }} />
    </Progress.Root>
  );
}
