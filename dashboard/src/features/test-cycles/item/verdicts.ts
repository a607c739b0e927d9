import type { CycleItem } from "@gantry/contract/test-cycles/schemas.ts";
import { Check, Minus, X } from "lucide-react";

export type Verdict = Extract<CycleItem["status"], "PASSED" | "FAILED" | "SKIPPED">;

/** The results that a tester enters for a case or a step, with their keys. */
export const verdicts = [
  {
    status: "PASSED",
    label: "Pass",
    key: "1",
    icon: Check,
    look: "data-[on=true]:bg-ok-soft data-[on=true]:text-ok data-[on=true]:border-ok",
  },
  {
    status: "FAILED",
    label: "Fail",
    key: "2",
    icon: X,
    look: "data-[on=true]:bg-bad-soft data-[on=true]:text-bad data-[on=true]:border-bad",
  },
  {
    status: "SKIPPED",
    label: "Skip",
    key: "3",
    icon: Minus,
    look: "data-[on=true]:bg-idle-soft data-[on=true]:text-idle data-[on=true]:border-idle",
  },
] as const satisfies readonly { status: Verdict; [detail: string]: unknown }[];
