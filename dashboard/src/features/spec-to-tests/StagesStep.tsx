import { type SpecToTestsStage, specToTestsStages } from "@gantry/contract/spec-to-tests/constants.ts";
import { CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";

const stageLabels: Record<SpecToTestsStage, { name: string; what: string }> = {
  extractor: { name: "Extractor", what: "Reading the document" },
  generator: { name: "Generator", what: "Writing test cases" },
  critic: { name: "Critic", what: "Removing duplicates" },
  formatter: { name: "Formatter", what: "Formatting the steps" },
};

/** The latest message of each stage that has begun. */
export type StageMessages = Partial<Record<SpecToTestsStage, string>>;

export function StagesStep({ fileName, messages, onStop }: { fileName: string; messages: StageMessages; onStop: () => void }) {
  const reported = specToTestsStages.filter((stage) => messages[stage] !== undefined).length;
  return (
    <div className="grid max-w-3xl gap-4 px-4 pb-8 sm:px-6">
      <Card className="grid gap-4 px-5 py-5">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 truncate text-sm font-medium">{visibleText(fileName)}</p>
          <Button size="sm" onClick={onStop}>
            Stop
          </Button>
        </div>
        <ProgressBar value={reported} max={specToTestsStages.length} label="Stages" />
        <ol className="grid gap-3" aria-live="polite">
          {specToTestsStages.map((stage, index) => (
            <li key={stage} className="flex items-start gap-3 text-sm">
              {index < reported - 1 ? (
                <CircleCheck className="mt-0.5 size-4 text-ok" aria-label="done" />
              ) : index === reported - 1 || (reported === 0 && index === 0) ? (
                <LoaderCircle className="mt-0.5 size-4 animate-spin text-busy" aria-label="at work" />
              ) : (
                <CircleDashed className="mt-0.5 size-4 text-ink-soft" aria-label="waiting" />
              )}
              <span className="grid min-w-0">
                <span>
                  <b className="font-medium">{stageLabels[stage].name}</b> <span className="text-ink-soft">{stageLabels[stage].what}</span>
                </span>
                {messages[stage] && <span className="text-xs break-words text-ink-soft">{visibleText(messages[stage])}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
