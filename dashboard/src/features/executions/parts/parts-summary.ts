import type { Matrix } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Shards } from "@gantry/contract/matrix-runs/shards-schema.ts";
import { secondsText } from "./seconds-text.ts";
import { formatCounted } from "../../../ui/text/format.ts";

/** `matrix of BROWSER, 4 shards`: what a stored run starts; `undefined`: a single run. */
export function partsSummary({ matrix, shards }: { matrix?: Matrix | undefined; shards?: Shards | undefined }): string | undefined {
  const split =
    shards && (shards.total === undefined ? `shards of ${secondsText(shards.targetSeconds ?? 0)}` : formatCounted(shards.total, "shard"));
  return [matrix && `matrix of ${Object.keys(matrix.axes).join(", ")}`, split].filter(Boolean).join(", ") || undefined;
}
