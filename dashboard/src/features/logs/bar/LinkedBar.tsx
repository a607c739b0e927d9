import { Link2, X } from "lucide-react";
import { copyText } from "../../../ui/text/copy-text.ts";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { BarButton } from "./BarButton.tsx";
import { type LinkedLines, nameOfLines } from "../lines/line-link.ts";

interface LinkedBarProps {
  linked: LinkedLines;
  /** Left out: by their numbers. */
  name: string | undefined;
  isThere: boolean;
  onClear: () => void;
}

/** Shows which lines the URL links to. */
export function LinkedBar({ linked, name, isThere, onClear }: LinkedBarProps) {
  const label = name ?? nameOfLines(linked);
  const copy = async () => {
    if (await copyText(location.href)) toast.success("Link copied");
    else toast.error("The browser does not allow copying here. Copy the URL instead.");
  };
  return (
    <div className="flex items-center gap-2 border-b border-term-edge bg-term-raised px-3 py-1 text-xs sm:px-5">
      <span>{isThere ? label : `${label}: the output is shorter than that`}</span>
      <BarButton label="Copy the link" onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
      </BarButton>
      <BarButton label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </BarButton>
    </div>
  );
}
