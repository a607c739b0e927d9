import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { ExternalLink } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { open } from "./open-file.ts";

/** Opens the whole file in a new tab. */
export function OpenFile({ run, path }: { run: Execution; path: string }) {
  return (
    <Button size="sm" onClick={() => open(run.id, path)}>
      Open the file
      <ExternalLink className="opacity-70" aria-hidden="true" />
    </Button>
  );
}
