import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { ExternalLink, FileText, Route } from "lucide-react";
import { Suspense, lazy } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { open } from "./open-file.ts";
import { ReportPicture } from "./ReportPicture.tsx";
import { isHar, sortAttachments } from "./sort-attachments.ts";
import { usePictureView } from "./use-picture-view.tsx";

const Comparison = lazy(async () => ({ default: (await loadFile(() => import("./Comparison.tsx"))).Comparison }));

const TextFile = lazy(async () => ({ default: (await loadFile(() => import("./TextFile.tsx"))).TextFile }));

const HarFile = lazy(async () => ({ default: (await loadFile(() => import("./har/HarFile.tsx"))).HarFile }));

const Video = lazy(async () => ({ default: (await loadFile(() => import("./Video.tsx"))).Video }));

/** The files of a test: comparisons, pictures, videos and texts in place, buttons for the others. */
export function Attachments({ run, title, attachments }: { run: Execution; title: string; attachments: readonly Attachment[] }) {
  const { comparisons, pictures, videos, texts, others } = sortAttachments(attachments);
  const compared = comparisons.flatMap(({ expected, actual, diff }) => [expected, actual, ...(diff ? [diff] : [])]);
  const { view, show } = usePictureView(run, [...compared, ...pictures]);
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-xs font-medium text-ink-soft">{title}</h3>
      {comparisons.map((comparison, index) => (
        <Suspense key={index} fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
          <Comparison run={run} comparison={comparison} onShow={show} />
        </Suspense>
      ))}
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((picture, index) => (
            <li key={index}>
              <Picture run={run} picture={picture} onShow={show} />
            </li>
          ))}
        </ul>
      )}
      {videos.map((video, index) => (
        <Suspense key={index} fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
          <Video run={run} video={video} />
        </Suspense>
      ))}
      {texts.map((file, index) => (
        <Suspense key={index}>{isHar(file) ? <HarFile run={run} file={file} /> : <TextFile run={run} file={file} />}</Suspense>
      ))}
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {others.map((file, index) => (
            <li key={index}>
              <Button size="sm" onClick={() => open(run.id, file.path)}>
                {/trace/i.test(file.name) ? <Route aria-hidden="true" /> : <FileText aria-hidden="true" />}
                <span className="max-w-60 truncate">{visibleText(file.name)}</span>
                <ExternalLink className="opacity-70" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {view}
    </section>
  );
}

/** The difference of a test's last image comparison, or its last picture, small; a press opens them all. */
export function Thumbnail({ run, pictures }: { run: Execution; pictures: readonly Attachment[] }) {
  const { view, show } = usePictureView(run, pictures);
  const telling = sortAttachments(pictures).comparisons.at(-1)?.diff ?? pictures.at(-1);
  if (!telling) return null;
  return (
    <>
      <Picture run={run} picture={telling} onShow={show} className="max-h-40" />
      {view}
    </>
  );
}

interface PictureProps {
  run: Execution;
  picture: Attachment;
  onShow: (picture: Attachment) => void;
  className?: string;
}

function Picture({ run, picture, onShow, className = "max-h-64" }: PictureProps) {
  const name = visibleText(picture.name);
  return (
    <ReportPicture
      run={run}
      picture={picture}
      className={cn("w-full object-contain", className)}
      frame={(image) => (
        <figure className="grid gap-1">
          <button
            type="button"
            onClick={() => onShow(picture)}
            aria-label={`Enlarge ${name}`}
            className="overflow-hidden rounded-lg border border-edge bg-sunken"
          >
            {image}
          </button>
          <figcaption className="truncate text-xs text-ink-soft">{name}</figcaption>
        </figure>
      )}
    />
  );
}
