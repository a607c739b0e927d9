import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, FileText, Film, ImageOff, Route } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { cn } from "../../ui/cn.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { fromOwnOrigin, openReport, reportLinkQuery } from "./report-link.ts";

// Pictures only of kinds that hold no script.
export const isPicture = (attachment: Attachment) => /^image\/(png|jpe?g|gif|webp|avif|bmp)$/i.test(attachment.contentType);

export function Attachments({ run, attachments }: { run: Execution; attachments: readonly Attachment[] }) {
  const pictures = attachments.filter(isPicture);
  const others = attachments.filter((attachment) => !isPicture(attachment));
  return (
    <section aria-label="Attachments" className="grid gap-2">
      <h3 className="text-xs font-medium text-ink-soft">Attachments</h3>
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((picture) => (
            <li key={picture.path}>
              <Picture run={run} picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {others.map((file) => (
            <li key={file.path}>
              <Button size="sm" onClick={() => open(run.id, file.path)}>
                <FileIcon attachment={file} />
                <span className="max-w-60 truncate">{visibleText(file.name)}</span>
                <ExternalLink className="opacity-70" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FileIcon({ attachment }: { attachment: Attachment }) {
  if (attachment.contentType.startsWith("video/")) return <Film aria-hidden="true" />;
  if (/trace/i.test(attachment.name)) return <Route aria-hidden="true" />;
  return <FileText aria-hidden="true" />;
}

/** Opens a file of the report, or says why not. */
export function open(id: string, path?: string): void {
  openReport(id, path).catch((error: unknown) => toast.error(`Could not open the file. ${errorText(error)}`));
}

/** One picture, small; a press opens it. */
export function Thumbnail({ run, picture }: { run: Execution; picture: Attachment }) {
  return <Picture run={run} picture={picture} className="max-h-40" />;
}

function Picture({ run, picture, className = "max-h-64" }: { run: Execution; picture: Attachment; className?: string }) {
  const link = useQuery(reportLinkQuery(run.id, picture.path));
  const [isBroken, setIsBroken] = useState(false);
  const name = visibleText(picture.name);
  if (link.isError || isBroken) {
    return (
      <div className="grid h-40 place-content-center justify-items-center gap-1.5 rounded-lg border border-edge bg-sunken p-3 text-center text-xs text-ink-soft">
        <ImageOff className="size-5" aria-hidden="true" />
        {name} could not be loaded.
        <Button
          size="sm"
          onClick={() => {
            setIsBroken(false);
            void link.refetch();
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!link.data) return <Skeleton className="h-40 w-full rounded-lg" />;
  return (
    <figure className="grid gap-1">
      <button
        type="button"
        onClick={() => open(run.id, picture.path)}
        aria-label={`Open ${name}`}
        className="overflow-hidden rounded-lg border border-edge bg-sunken"
      >
        <img
          src={fromOwnOrigin(link.data)}
          alt={name}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
          className={cn("w-full object-contain", className)}
        />
      </button>
      <figcaption className="truncate text-xs text-ink-soft">{name}</figcaption>
    </figure>
  );
}
