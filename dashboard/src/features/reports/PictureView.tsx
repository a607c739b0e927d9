import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { Panel, PanelClose } from "../../ui/overlays/Panel.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { open } from "./open-file.ts";
import { ReportPicture } from "./ReportPicture.tsx";

interface PictureViewProps {
  run: Execution;
  pictures: readonly Attachment[];
  /** Index of the picture that is shown; `undefined` = closed. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

/** Pictures over the whole page, one at a time: as large as fits, or at 100 %. The left and right arrow keys go through them. */
export function PictureView({ run, pictures, shown, onShow }: PictureViewProps) {
  const [isFit, setIsFit] = useState(true);
  const frame = useRef<HTMLButtonElement>(null);
  const picture = shown === undefined ? undefined : pictures[shown];
  const go = (step: number) => {
    setIsFit(true);
    if (shown !== undefined) onShow((shown + step + pictures.length) % pictures.length);
  };
  useArrowKeys((step) => {
    // There they scroll.
    const isScrolling = !isFit && frame.current === document.activeElement;
    if (picture && pictures.length > 1 && !isScrolling) go(step);
  });
  const close = () => {
    setIsFit(true);
    onShow(undefined);
  };
  const zoomLabel = isFit ? "Show at 100 %" : "Fit to the window";
  return (
    <Panel open={picture !== undefined} onOpenChange={(isOpen) => !isOpen && close()} className="inset-0 flex flex-col bg-surface">
      {picture && (
        <>
          <div className="flex flex-wrap items-center gap-1.5 border-b border-edge px-4 py-2.5">
            <Radix.Title className="min-w-0 flex-1 truncate text-sm font-semibold">{visibleText(picture.name)}</Radix.Title>
            {pictures.length > 1 && (
              <>
                <Step label="Previous picture" onClick={() => go(-1)}>
                  <ChevronLeft aria-hidden="true" />
                </Step>
                <span className="tabular text-xs text-ink-soft" aria-live="polite">
                  {(shown ?? 0) + 1} of {pictures.length}
                </span>
                <Step label="Next picture" onClick={() => go(1)}>
                  <ChevronRight aria-hidden="true" />
                </Step>
              </>
            )}
            <Button size="sm" aria-label={zoomLabel} onClick={() => setIsFit(!isFit)}>
              {isFit ? "100 %" : "Fit"}
            </Button>
            <Step label="Open in a new tab" onClick={() => open(run.id, picture.path)}>
              <ExternalLink aria-hidden="true" />
            </Step>
            <PanelClose className="-mr-1" />
          </div>
          <div className="thin-scroll flex min-h-0 flex-1 overflow-auto bg-sunken p-3">
            <ReportPicture
              key={shown}
              run={run}
              picture={picture}
              className="object-contain"
              style={isFit ? { maxHeight: "100%", maxWidth: "100%" } : { maxWidth: "none" }}
              frame={(image) => (
                <button
                  ref={frame}
                  type="button"
                  aria-label={`${visibleText(picture.name)}: ${zoomLabel.toLowerCase()}`}
                  onClick={() => setIsFit(!isFit)}
                  style={{ margin: "auto" }}
                  className={cn(isFit && "flex h-full min-w-0 items-center justify-center")}
                >
                  {image}
                </button>
              )}
            />
          </div>
        </>
      )}
    </Panel>
  );
}

function Step({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button tone="quiet" size="sm" aria-label={label} title={label} onClick={onClick} className="w-7 px-0">
      {children}
    </Button>
  );
}

/** Calls `onStep` with -1 for the left arrow key, and with 1 for the right one. */
function useArrowKeys(onStep: (step: -1 | 1) => void) {
  const current = useRef(onStep);
  useEffect(() => {
    current.current = onStep;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowLeft") current.current(-1);
      if (event.key === "ArrowRight") current.current(1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
