import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { open } from "./open-file.ts";
import { fromOwnOrigin, reportLinkQuery } from "./report-link.ts";

export function Video({ run, video }: { run: Execution; video: Attachment }) {
  // Not refreshed while it plays: another link would start the video again.
  const link = useQuery({ ...reportLinkQuery(run.id, video.path), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const [failedLink, setFailedLink] = useState<string>();
  const stoppedAtSeconds = useRef(0);
  const name = visibleText(video.name);
  const hasFailed = link.data !== undefined && link.data === failedLink;
  if ((link.isError || hasFailed) && !link.isFetching)
    return (
      <div className="flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        {name} could not be played.
        <Button size="sm" onClick={() => void link.refetch()}>
          Try again
        </Button>
        <Button size="sm" onClick={() => open(run.id, video.path)}>
          Open the file
          <ExternalLink className="opacity-70" aria-hidden="true" />
        </Button>
      </div>
    );
  if (!link.data || hasFailed) return <Skeleton className="h-40 w-full rounded-lg" />;
  return (
    <figure className="grid gap-1">
      <video
        key={link.data}
        src={fromOwnOrigin(link.data)}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        className="max-h-96 w-full rounded-lg border border-edge bg-sunken object-contain"
        onLoadedMetadata={({ currentTarget }) => {
          if (stoppedAtSeconds.current > 0) currentTarget.currentTime = stoppedAtSeconds.current;
        }}
        // A link works for some minutes: of a video that stood still for longer, "Try again" loads the rest.
        onError={({ currentTarget }) => {
          stoppedAtSeconds.current = currentTarget.currentTime;
          setFailedLink(link.data);
        }}
      />
      <figcaption className="truncate text-xs text-ink-soft">{name}</figcaption>
    </figure>
  );
}
