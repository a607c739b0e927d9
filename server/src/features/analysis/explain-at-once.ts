import type { AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import { builtinRules } from "@gantry/contract/models/constants.ts";
import { storableJson } from "../../platform/db/storable-json.ts";
import type { UploadReaderJobs } from "../uploads/upload-reader-jobs.ts";
import { findOccurrences } from "./find-occurrences.ts";
import type { Material } from "./material/material.ts";
import { redact } from "./material/redact.ts";
import { type Explanation, explainByRules } from "./rules/explain-by-rules.ts";
import { findFailures } from "./rules/failures/find-failures.ts";

/** What the built-in rules say of a run. */
export interface Explained {
  content: AnalysisContent;
  /** A batch for `saveOccurrences`. */
  occurrences: string;
}

/** The built-in rules' explanation of a run, and the failures of its first failed tests. */
export function explainAtOnce(material: Material, projectId: string | null): Explained {
  const failures = findFailures(material);
  return {
    content: toContent(material, explainByRules(material, failures), builtinRules),
    occurrences: storableJson(findOccurrences(material, projectId, failures)),
  };
}

type Explain = UploadReaderJobs["explain"];

/** `explainAtOnce` in a reader process. */
export async function explainMaterial({ projectId, material }: Explain["options"]): Promise<Explain["result"]> {
  const { content, occurrences } = explainAtOnce(JSON.parse(material) as Material, projectId);
  return { content: JSON.stringify(content), occurrences };
}

export function toContent(material: Material, explanation: Explanation, model: string): AnalysisContent {
  return {
    summary: redact(explanation.summary),
    category: explanation.category,
    isGuess: explanation.isGuess,
    rootCause: redact(explanation.rootCause),
    evidence: explanation.evidence.map((evidence) => ({ ...evidence, text: redact(evidence.text) })),
    suggestions: explanation.suggestions.map(redact),
    confidence: explanation.confidence,
    model,
    missing: null,
    sinceLastPass: material.sinceLastPass,
  };
}
