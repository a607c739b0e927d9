import { ArrowDownToLine, ChevronDown, Clock, Download, LoaderCircle, WrapText } from "lucide-react";
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../ui/overlays/DropdownMenu.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { BarButton } from "./BarButton.tsx";
import { useDownload } from "./use-download.ts";

interface ViewButtonsProps {
  /** The run, or its service, whose output can be downloaded; `undefined`: there is no such file. */
  download: { id: string; service: string | undefined } | undefined;
  isEmpty: boolean;
  follow: boolean;
  setFollow: (follow: boolean) => void;
  wrap: boolean;
  setWrap: (wrap: boolean) => void;
  times: boolean;
  setTimes: (times: boolean) => void;
}

/** Buttons for the view of the output and its download; a menu on narrow pages. */
export function ViewButtons({ download: file, isEmpty, follow, setFollow, wrap, setWrap, times, setTimes }: ViewButtonsProps) {
  const isWide = useMedia("(min-width: 40rem)");
  const { busy, download } = useDownload(file?.id ?? "", file?.service);
  if (!isWide)
    return (
      <Menu>
        <MenuTrigger className="inline-flex h-7 shrink-0 items-center gap-1 rounded-md px-1.5 text-xs font-medium text-term-soft hover:bg-term-raised hover:text-term-ink data-[state=open]:bg-term-edge data-[state=open]:text-term-ink">
          View
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuCheckItem checked={follow} onCheckedChange={setFollow}>
            Follow output
          </MenuCheckItem>
          <MenuCheckItem checked={wrap} onCheckedChange={setWrap}>
            Wrap long lines
          </MenuCheckItem>
          <MenuCheckItem checked={times} onCheckedChange={setTimes}>
            Times
          </MenuCheckItem>
          {file && (
            <>
              <MenuSeparator />
              <MenuItem disabled={isEmpty || busy} onSelect={download}>
                Download the output
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
    );
  return (
    <>
      <BarButton
        label={follow ? "Stop following" : "Follow output"}
        word="Follow"
        keys="f"
        pressed={follow}
        onClick={() => setFollow(!follow)}
      >
        <ArrowDownToLine aria-hidden="true" />
      </BarButton>
      <BarButton label="Wrap long lines" word="Wrap" keys="w" pressed={wrap} onClick={() => setWrap(!wrap)}>
        <WrapText aria-hidden="true" />
      </BarButton>
      <BarButton label="Times" word="Times" keys="t" pressed={times} onClick={() => setTimes(!times)}>
        <Clock aria-hidden="true" />
      </BarButton>
      {file && (
        <BarButton label="Download the output" word="Download" disabled={isEmpty || busy} onClick={download}>
          {busy ? <LoaderCircle className="animate-spin" aria-hidden="true" /> : <Download aria-hidden="true" />}
        </BarButton>
      )}
    </>
  );
}
