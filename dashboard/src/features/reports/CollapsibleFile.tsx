import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { visibleText } from "../../ui/text/visible-text.ts";

/** The name of a file, which opens what is in it. Its content is drawn when it is first opened. */
export function CollapsibleFile({ file, children }: { file: Attachment; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)} className="group/folded grid gap-1.5">
      <summary className="inline-flex list-none items-center gap-1 rounded text-xs font-medium text-ink-soft hover:text-ink">
        <ChevronRight className="size-3.5 shrink-0 transition-transform group-open/folded:rotate-90" aria-hidden="true" />
        <span className="min-w-0 break-all">{visibleText(file.name)}</span>
      </summary>
      <div className="mt-1.5">{wasOpened && children}</div>
    </details>
  );
}
