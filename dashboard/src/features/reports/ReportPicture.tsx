import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { type CSSProperties, type ReactNode, type SyntheticEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { fromOwnOrigin, reportLinkQuery } from "./report-link.ts";

interface ReportPictureProps {
  run: Execution;
  picture: Attachment;
  className?: string;
  style?: CSSProperties | undefined;
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void;
  /** What is drawn around the picture when there is one, such as a button. */
  frame?: (image: ReactNode) => ReactNode;
}

/** A picture of the report. One that cannot be loaded offers another try. */
export function ReportPicture({ run, picture, frame = (image) => image, ...rest }: ReportPictureProps) {
  const link = useQuery(reportLinkQuery(run.id, picture.path));
  const [isBroken, setIsBroken] = useState(false);
  const name = visibleText(picture.name);
  if (link.isError || isBroken)
    return (
      <NotLoaded
        name={name}
        onRetry={() => {
          setIsBroken(false);
          void link.refetch();
        }}
      />
    );
  if (!link.data) return <Skeleton className="h-40 w-full rounded-lg" />;
  return frame(
    <img
      src={fromOwnOrigin(link.data)}
      alt={name}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
      {...rest}
    />,
  );
}

function NotLoaded({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div className="grid h-40 w-full place-content-center justify-items-center gap-1.5 rounded-lg border border-edge bg-sunken p-3 text-center text-xs text-ink-soft">
      <ImageOff className="size-5" aria-hidden="true" />
      {name} could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
