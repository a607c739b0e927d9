import type { CycleItem, Screenshot, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { screenshotTypes } from "@gantry/contract/test-cycles/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { call, callForBlob } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { StoredPicture } from "../../test-cases/attachments/StoredPicture.tsx";
import { putInCache } from "../queries.ts";

interface ScreenshotsProps {
  cycle: TestCycle;
  item: CycleItem;
  /** From 0; `undefined` for those of the case as a whole. */
  step: number | undefined;
  /** Left out when none may be attached. */
  onAdd: ((files: Iterable<File>, step: number | undefined) => void) | undefined;
}

/** The screenshots of a case or a step, and the button that attaches one. */
export function Screenshots({ cycle, item, step, onAdd }: ScreenshotsProps) {
  const shots = item.screenshots.filter((shot) => shot.step === (step ?? null));
  const [opened, setOpened] = useState<Screenshot>();
  const input = useRef<HTMLInputElement>(null);
  if (shots.length === 0 && !onAdd) return null;
  const where = step === undefined ? "the case" : `step ${step + 1}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {shots.map((shot) => (
        <button
          key={shot.id}
          type="button"
          onClick={() => setOpened(shot)}
          aria-label={`Open the screenshot ${visibleText(shot.name)} of ${where}`}
          className="overflow-hidden rounded-md border border-edge-strong/60 hover:border-edge-strong"
        >
          <Picture cycleId={cycle.id} shot={shot} className="h-16 w-24 object-cover" />
        </button>
      ))}
      {onAdd && (
        <>
          <input
            ref={input}
            type="file"
            accept={screenshotTypes.join(",")}
            multiple
            hidden
            aria-label={`Screenshots of ${where}`}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])], step);
              event.target.value = "";
            }}
          />
          <Button size="sm" onClick={() => input.current?.click()} aria-label={`Attach a screenshot to ${where}`}>
            <ImagePlus aria-hidden="true" />
            Screenshot
          </Button>
          <span className="text-xs text-ink-soft max-sm:hidden">or paste or drop one here</span>
        </>
      )}
      {opened && <ScreenshotDialog cycle={cycle} shot={opened} mayDelete={onAdd !== undefined} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function Picture({ cycleId, shot, className }: { cycleId: string; shot: Screenshot; className: string }) {
  const params = { id: cycleId, screenshotId: shot.id };
  return (
    <StoredPicture
      id={shot.id}
      load={(signal) => callForBlob("GET /api/test-cycles/:id/screenshots/:screenshotId", { params, signal })}
      alt={visibleText(shot.name)}
      className={className}
    />
  );
}

interface ScreenshotDialogProps {
  cycle: TestCycle;
  shot: Screenshot;
  mayDelete: boolean;
  onClose: () => void;
}

function ScreenshotDialog({ cycle, shot, mayDelete, onClose }: ScreenshotDialogProps) {
  const client = useQueryClient();
  const remove = useChange({
    call: () => call("DELETE /api/test-cycles/:id/screenshots/:screenshotId", { params: { id: cycle.id, screenshotId: shot.id } }),
    onSuccess: ({ data }) => {
      putInCache(client, data);
      onClose();
    },
    failureText: "Could not delete the screenshot.",
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={visibleText(shot.name)}
      description={`Attached by ${shot.createdBy.name}`}
      size="lg"
      footer={
        mayDelete && (
          <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        )
      }
    >
      <Picture cycleId={cycle.id} shot={shot} className="mx-auto max-w-full" />
    </Dialog>
  );
}
