import type { FlakeCheckOutcome } from "@gantry/contract/flake-checks/constants.ts";
import type { Tone } from "../../ui/figures/Badge.tsx";

/** How the result of a flake check is named and drawn. */
export const outcomeStyles: Record<FlakeCheckOutcome | "running", { label: string; tone: Tone }> = {
  running: { label: "In progress", tone: "busy" },
  passed: { label: "Always passed", tone: "ok" },
  flaky: { label: "Flaky", tone: "warn" },
  failing: { label: "Failing", tone: "bad" },
  incomplete: { label: "Incomplete", tone: "idle" },
};
