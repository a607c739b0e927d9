import type { CycleItem } from "@gantry/contract/test-cycles/schemas.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";

type Texts = Pick<CycleItem, "description" | "preconditions" | "testData">;

const labels = { description: "Description", preconditions: "Preconditions", testData: "Test data" } as const;

/** What a tester must know before the first step. Draws nothing for a case that says nothing. */
export function CaseTexts({ texts }: { texts: Texts }) {
  const filled = (["description", "preconditions", "testData"] as const).filter((name) => texts[name].trim() !== "");
  if (filled.length === 0) return null;
  return (
    <dl className="grid max-w-3xl gap-3 text-sm">
      {filled.map((name) => (
        <div key={name} className="grid gap-0.5">
          <dt className="text-xs font-medium text-ink-soft">{labels[name]}</dt>
          <dd className="break-words whitespace-pre-wrap">{visibleText(texts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
