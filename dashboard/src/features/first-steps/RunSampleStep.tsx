import type { Defaults } from "@gantry/contract/configuration/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { createKeyring } from "../../api/idempotency-key.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { updateCaches } from "../executions/queries.ts";

interface RunSampleStepProps {
  projectId: string;
  /** `undefined` while they are loading. */
  samples: Defaults["samples"] | undefined;
  mayWrite: boolean;
}

export function RunSampleStep({ projectId, samples, mayWrite }: RunSampleStepProps) {
  const client = useQueryClient();
  const [keyring] = useState(createKeyring);
  const run = useMutation({
    mutationFn: (image: string) => {
      const body = { projectId, image, folder: "all" };
      return call("POST /api/execution-request", { body, idempotencyKey: keyring(body) });
    },
    onSuccess: ({ data }) => updateCaches(client, data),
  });
  if (!mayWrite) return <p className="text-sm text-ink-soft">Your role is read-only. Ask an admin for the developer role to start runs.</p>;
  if (!samples) return <Skeleton className="h-8 w-52" />;
  if (samples.length === 0) return <NoSamples />;
  const [main, ...others] = samples;
  return (
    <div className="grid max-w-xl gap-3">
      <p className="text-sm text-ink-soft">Gantry runs the sample suite in a container of its own, like the suites that you add later.</p>
      <FailureNotice error={run.error} />
      {main && (
        <div>
          <Button tone="primary" size="lg" busy={run.isPending} onClick={() => run.mutate(main.image)}>
            <Play aria-hidden="true" />
            Run the sample suite
          </Button>
          <p className="mt-1.5 text-xs text-ink-soft">
            {main.title}. {main.description}
          </p>
        </div>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
          or
          {others.map((sample) => (
            <Button
              key={sample.image}
              size="sm"
              title={sample.description}
              disabled={run.isPending}
              onClick={() => run.mutate(sample.image)}
            >
              {sample.title}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function NoSamples() {
  return (
    <div className="grid max-w-xl justify-items-start gap-3 text-sm text-ink-soft">
      <p>
        This installation has no sample images. The operator can find out why with <code className="text-xs text-ink">gantry doctor</code>.
        You can also start with an image of your own.
      </p>
      <Button tone="primary" asChild>
        <Link to="/runs" search={{ new: "1" }}>
          <Play aria-hidden="true" />
          Run your own image
        </Link>
      </Button>
    </div>
  );
}
