import type { FailureState } from "@gantry/contract/failure-groups/constants.ts";
import { CircleCheck, CircleDot, Eye, EyeOff, type LucideIcon, RotateCcw } from "lucide-react";
import type { Tone } from "../../../ui/figures/Badge.tsx";

/** The style of each state: never color alone. */
export const stateStyles: Record<FailureState, { label: string; tone: Tone; icon: LucideIcon }> = {
  new: { label: "New", tone: "accent", icon: CircleDot },
  regressed: { label: "Regressed", tone: "bad", icon: RotateCcw },
  acknowledged: { label: "Acknowledged", tone: "busy", icon: Eye },
  resolved: { label: "Resolved", tone: "ok", icon: CircleCheck },
  ignored: { label: "Ignored", tone: "idle", icon: EyeOff },
};
