import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { type PointerEvent, useState } from "react";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { ReportPicture } from "./ReportPicture.tsx";
import type { ImageComparison } from "./sort-attachments.ts";

type Mode = "difference" | "slider" | "sides";

interface ComparisonProps {
  run: Execution;
  comparison: ImageComparison;
  onShow: (picture: Attachment) => void;
}

/** An expected and an actual picture: where they differ, one over the other with a slider, or side by side. */
export function Comparison({ run, comparison, onShow }: ComparisonProps) {
  const { expected, actual, diff } = comparison;
  const [mode, setMode] = useState<Mode>(diff ? "difference" : "slider");
  const name = visibleText(comparison.name);
  return (
    <div role="group" aria-label={`Comparison of ${name}`} className="grid gap-2 rounded-lg border border-edge p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 text-xs font-medium break-all">{name}</h4>
        <Segmented<Mode>
          label="View"
          value={mode}
          options={[
            ...(diff ? [{ value: "difference" as const, label: "Difference" }] : []),
            { value: "slider", label: "Slider" },
            { value: "sides", label: "Side by side" },
          ]}
          onChoose={setMode}
        />
      </div>
      {mode === "difference" && diff && <Side run={run} picture={diff} caption="Difference" onShow={onShow} />}
      {mode === "slider" && <Slider run={run} comparison={comparison} />}
      {mode === "sides" && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Side run={run} picture={expected} caption="Expected" onShow={onShow} />
          <Side run={run} picture={actual} caption="Actual" onShow={onShow} />
        </div>
      )}
    </div>
  );
}

interface SideProps {
  run: Execution;
  picture: Attachment;
  caption: string;
  onShow: (picture: Attachment) => void;
}

function Side({ run, picture, caption, onShow }: SideProps) {
  return (
    <figure className="grid content-start gap-1">
      <ReportPicture
        run={run}
        picture={picture}
        className="w-full object-contain"
        frame={(image) => (
          <button
            type="button"
            onClick={() => onShow(picture)}
            aria-label={`Enlarge ${visibleText(picture.name)}`}
            className="overflow-hidden rounded-lg border border-edge bg-sunken"
          >
            {image}
          </button>
        )}
      />
      <figcaption className="text-xs text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

interface Size {
  width: number;
  height: number;
}

/** The expected picture left of the line, the actual one right of it, both at one scale and from the same corner. */
function Slider({ run, comparison: { expected, actual } }: { run: Execution; comparison: ImageComparison }) {
  const [percent, setPercent] = useState(50);
  const [expectedSize, setExpectedSize] = useState<Size>();
  const [actualSize, setActualSize] = useState<Size>();
  const widest = Math.max(expectedSize?.width ?? 0, actualSize?.width ?? 0);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.round(((event.clientX - box.left) / box.width) * 100);
    setPercent(Math.min(100, Math.max(0, at)));
  };
  return (
    <div className="grid gap-1.5">
      <div
        className="relative grid overflow-hidden rounded-lg border border-edge bg-sunken select-none"
        // A finger that moves up or down scrolls the page.
        style={{ touchAction: "pan-y", cursor: "ew-resize" }}
        onPointerDown={drag}
        onPointerMove={drag}
        onDragStart={(event) => event.preventDefault()}
      >
        <Layer run={run} picture={expected} size={expectedSize} widest={widest} clip={`0 ${100 - percent}% 0 0`} onSize={setExpectedSize} />
        <Layer run={run} picture={actual} size={actualSize} widest={widest} clip={`0 0 0 ${percent}%`} onSize={setActualSize} />
        <div aria-hidden="true" className="absolute inset-y-0 bg-accent" style={{ width: 2, left: `calc(${percent}% - 1px)` }} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label="Part that shows the expected picture"
        aria-valuetext={`${percent} % expected, ${100 - percent} % actual`}
        style={{ accentColor: "var(--accent)" }}
        className="h-6 w-full"
      />
      <div className="flex justify-between text-xs text-ink-soft">
        <span>← Expected</span>
        <span>Actual →</span>
      </div>
      <SizesDiffer expected={expectedSize} actual={actualSize} />
    </div>
  );
}

interface LayerProps {
  run: Execution;
  picture: Attachment;
  size: Size | undefined;
  /** Width of the wider one of both pictures, in pixels; 0 = not known yet. */
  widest: number;
  clip: string;
  onSize: (size: Size) => void;
}

function Layer({ run, picture, size, widest, clip, onSize }: LayerProps) {
  const width = size && widest > 0 ? (size.width / widest) * 100 : 100;
  return (
    <div style={{ gridArea: "1 / 1", clipPath: `inset(${clip})` }}>
      <ReportPicture
        run={run}
        picture={picture}
        style={{ width: `${width}%` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize({ width: naturalWidth, height: naturalHeight })}
      />
    </div>
  );
}

function SizesDiffer({ expected, actual }: { expected: Size | undefined; actual: Size | undefined }) {
  if (!expected || !actual || (expected.width === actual.width && expected.height === actual.height)) return null;
  return (
    <p className="text-xs text-ink-soft">
      The sizes differ: {expected.width} × {expected.height} pixels were expected, the actual picture has {actual.width} × {actual.height}.
    </p>
  );
}
