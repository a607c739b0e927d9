import type { StoredCache } from "@gantry/contract/caches/stored-schemas.ts";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { formatBytes } from "../../ui/text/format.ts";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";

interface CacheRowProps {
  projectId: string;
  cache: StoredCache;
  mayWrite: boolean;
  refresh: () => Promise<unknown>;
}

export function CacheRow({ projectId, cache, mayWrite, refresh }: CacheRowProps) {
  const [asking, setAsking] = useState(false);
  const isCleared = cache.clearedAt !== null;
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 sm:px-5">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="min-w-0 font-mono text-xs break-all">{cache.key}</span>
          {cache.path !== null && <span className="min-w-0 font-mono text-xs break-all text-ink-soft">{visibleText(cache.path)}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>{formatBytes(cache.sizeBytes)}</span>
          <span className="min-w-0 break-words">{visibleText(seenBy(cache))}</span>
          <span>
            used <RelativeTime at={cache.usedAt} inWords />
          </span>
          {cache.savedBy && (
            <span>
              saved by{" "}
              <Link to="/runs/$id" params={{ id: cache.savedBy.id }} className="text-accent-text underline underline-offset-2">
                #{cache.savedBy.number}
              </Link>
            </span>
          )}
          <span className="min-w-0 break-words">
            on {visibleText(cache.worker.name)}
            {!cache.worker.connected && ", not connected"}
          </span>
        </p>
        {isCleared && (
          <p className="text-xs text-ink">
            Cleared. No run restores it; the worker deletes it {cache.worker.connected ? "shortly" : "when it is back"}.
          </p>
        )}
      </div>
      {mayWrite && !isCleared && (
        <IconButton label={`Clear ${cache.key}`} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title={`Clear the cache ${cache.key}?`}
        confirmLabel="Clear"
        call={() => call("DELETE /api/projects/:id/caches/:cacheId", { params: { id: projectId, cacheId: cache.id } })}
        done="Cache cleared"
        failed="Could not clear the cache."
        refresh={refresh}
      >
        <p>Runs that start from now on do not restore it. The next run with its key that passes saves it again.</p>
      </ConfirmChange>
    </li>
  );
}

/** Which runs restore it: `pull request acme/app#12, browser=firefox`. */
function seenBy({ pullRequest, combination, path }: StoredCache): string {
  if (path === null) return "saved by an earlier release";
  const values = combination.map(({ axis, value }) => `${axis}=${value}`);
  return [pullRequest === null ? "all runs" : `pull request ${pullRequest}`, ...values].join(", ");
}
