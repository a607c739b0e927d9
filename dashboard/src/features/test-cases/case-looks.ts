import type { TestCase } from "@gantry/contract/test-cases.ts";
import type { Tone } from "../../ui/Badge.tsx";

export const priorityLooks: Record<TestCase["priority"], { word: string; tone: Tone }> = {
  LOW: { word: "Low", tone: "idle" },
  MEDIUM: { word: "Medium", tone: "busy" },
  HIGH: { word: "High", tone: "warn" },
  CRITICAL: { word: "Critical", tone: "bad" },
};

export const typeWords: Record<TestCase["type"], string> = { MANUAL: "Manual", AUTOMATED: "Automated" };
