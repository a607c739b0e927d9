import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";

const PictureView = lazy(async () => ({ default: (await loadFile(() => import("./PictureView.tsx"))).PictureView }));

/** Pictures that open in a view of their own. @returns `view` to draw, and `show` to open it at one of the pictures */
export function usePictureView(run: Execution, pictures: readonly Attachment[]): { view: ReactNode; show: (picture: Attachment) => void } {
  const [shown, setShown] = useState<number>();
  const [wasOpened, setWasOpened] = useState(false);
  return {
    view: wasOpened && (
      <Suspense>
        <PictureView run={run} pictures={pictures} shown={shown} onShow={setShown} />
      </Suspense>
    ),
    show: (picture) => {
      setWasOpened(true);
      setShown(pictures.indexOf(picture));
    },
  };
}
