import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { categoryText } from "./category-labels.ts";

/** The category of an analysis, marked if it is a guess. Nothing without one. */
export function CategoryBadge({ of: { category, isGuess } }: { of: { category: FailureCategory | null; isGuess: boolean } }) {
  if (category === null) return null;
  return <Badge tone={isGuess ? "idle" : "think"}>{categoryText({ category, isGuess })}</Badge>;
}
