import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { ChevronRight } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { cn } from "../../ui/cn.ts";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { nameOf, numbersOf } from "../matrix-runs/name-of.ts";

const LatestRuns = lazy(async () => ({ default: (await loadFile(() => import("../matrix-runs/LatestRuns.tsx"))).LatestRuns }));

/** Which matrix runs of a list are open. */
export function useOpened() {
  const [opened, setOpened] = useState<readonly string[]>([]);
  return {
    isOpen: (id: string) => opened.includes(id),
    toggle: (id: string) => setOpened((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  };
}

const titleOf = (matrixRun: ListedMatrixRun) => [numbersOf(matrixRun), nameOf(matrixRun)].filter(Boolean).join(" ");

interface OpenButtonProps {
  matrixRun: ListedMatrixRun;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** Opens the row in place. Lies above the link that covers it. */
export function OpenButton({ matrixRun, isOpen, onToggle }: OpenButtonProps) {
  return (
    <button
      type="button"
      data-opens
      aria-expanded={isOpen}
      aria-label={`Runs of ${titleOf(matrixRun)}`}
      onClick={() => onToggle(matrixRun.id)}
      className="relative z-2 -m-1 inline-flex size-6 items-center justify-center rounded text-ink-soft hover:bg-hover hover:text-ink"
    >
      <ChevronRight className={cn("size-4 transition-transform", isOpen && "rotate-90")} aria-hidden="true" />
    </button>
  );
}

/** The combinations or shards below the row, loaded when it is opened. */
export function OpenedRuns({ matrixRun }: { matrixRun: ListedMatrixRun }) {
  return (
    <div className="border-t border-edge bg-sunken pl-3 md:pl-8 [&_th]:bg-sunken">
      <Suspense fallback={<Skeleton className="m-4 h-10" />}>
        <LatestRuns id={matrixRun.id} label={`Runs of ${titleOf(matrixRun)}`} />
      </Suspense>
    </div>
  );
}
