import { wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleHelp,
  CircleMinus,
  CircleX,
  Clock3,
  LoaderCircle,
  type LucideIcon,
  OctagonAlert,
  Sparkles,
  TriangleAlert,
} from "lucide-react";
import { Badge, type Tone } from "./Badge.tsx";
import { cn } from "../cn.ts";

interface Look {
  label: string;
  tone: Tone;
  icon: LucideIcon;
  turns?: boolean;
}

/** The style of each run status: never color alone. */
export const executionStyles: Record<ExecutionStatus, Look> = {
  PENDING: { label: "Pending", tone: "idle", icon: Clock3 },
  RUNNING: { label: "Running", tone: "busy", icon: LoaderCircle, turns: true },
  ANALYZING: { label: "Analyzing", tone: "think", icon: Sparkles },
  PASSED: { label: "Passed", tone: "ok", icon: CircleCheck },
  FAILED: { label: "Failed", tone: "bad", icon: CircleX },
  UNSTABLE: { label: "Unstable", tone: "warn", icon: TriangleAlert },
  ERROR: { label: "Error", tone: "fault", icon: OctagonAlert },
};

export const testStyles: Record<TestStatus, Look> = {
  passed: { label: "Passed", tone: "ok", icon: CircleCheck },
  failed: { label: "Failed", tone: "bad", icon: CircleX },
  skipped: { label: "Skipped", tone: "idle", icon: CircleMinus },
  pending: { label: "Not run", tone: "idle", icon: CircleDashed },
  other: { label: "Other", tone: "idle", icon: CircleHelp },
};

/** A cancelled run has the status of an error, which its cancellation explains. */
export const cancelledLook: Look = { label: "Cancelled", tone: "idle", icon: CircleMinus };

interface RunState {
  status: ExecutionStatus;
  verdict?: ExecutionStatus | null;
  error?: { code: string } | null;
}

/** How a run looks: from its verdict on like the verdict, and while its failure is analyzed, the label says so. */
export function styleOfRun({ status, verdict, error }: RunState): Look {
  if ((verdict ?? status) === "ERROR" && wasCancelled({ error })) return cancelledLook;
  const look = executionStyles[verdict ?? status] ?? { label: status, tone: "idle", icon: CircleDot };
  return status === "ANALYZING" && verdict ? { ...look, label: `${look.label} · analyzing…` } : look;
}

export function StatusBadge({ className, ...run }: RunState & { className?: string }) {
  return <LookBadge look={styleOfRun(run)} {...(className ? { className } : {})} />;
}

export function TestStatusBadge({ status }: { status: TestStatus }) {
  return <LookBadge look={testStyles[status]} />;
}

export function LookBadge({ look, className }: { look: Look; className?: string }) {
  const Icon = look.icon;
  return (
    <Badge tone={look.tone} {...(className ? { className } : {})}>
      <Icon className={cn(look.turns && "animate-spin [animation-duration:1.6s]")} aria-hidden="true" />
      {look.label}
    </Badge>
  );
}

const iconTones: Record<Tone, string> = {
  idle: "text-idle",
  ok: "text-ok",
  bad: "text-bad",
  warn: "text-warn",
  fault: "text-fault",
  busy: "text-busy",
  think: "text-think",
  accent: "text-accent-text",
};

/** The status of one test as an icon; its word is there for those who do not see it. */
export function TestStatusIcon({ status, className }: { status: TestStatus; className?: string }) {
  return <LookIcon look={testStyles[status]} className={className} />;
}

export function RunStatusIcon({ run, className }: { run: RunState; className?: string }) {
  return <LookIcon look={styleOfRun(run)} className={className} />;
}

function LookIcon({ look, className }: { look: Look; className: string | undefined }) {
  const Icon = look.icon;
  return (
    <span className={cn("inline-flex shrink-0", iconTones[look.tone], className)} title={look.label}>
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{look.label}</span>
    </span>
  );
}
