import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Tone } from "../../ui/figures/Badge.tsx";

export const priorityStyles: Record<TestCase["priority"], { label: string; tone: Tone }> = {
  LOW: { label: "Low", tone: "idle" },
  MEDIUM: { label: "Medium", tone: "busy" },
  HIGH: { label: "High", tone: "warn" },
  CRITICAL: { label: "Critical", tone: "bad" },
};

/** What people call a case: `TC-12`. */
export const caseLabel = ({ number }: Pick<TestCase, "number">): string => `TC-${number}`;

export const typeLabels: Record<TestCase["type"], string> = { MANUAL: "Manual", AUTOMATED: "Automated" };
