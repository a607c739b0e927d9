import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { call } from "../../api/client.ts";
import { installationUrl } from "../../base-path.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { apiKeysQuery } from "../api-keys/queries.ts";
import { curlSnippet } from "./curl-snippet.ts";

export function PipelineStep({ projectId, image }: { projectId: string; image: string }) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () => call("POST /api/auth/api-keys", { body: { name: "First pipeline", role: "developer" } }),
    onSuccess: () => void client.invalidateQueries(apiKeysQuery()),
  });
  const key = create.data?.apiKey;
  return (
    <div className="grid max-w-2xl gap-3">
      <p className="text-sm text-ink-soft">Any pipeline that can send an HTTP request can start a run. It needs an API key.</p>
      <FailureNotice error={create.error} />
      {key ? (
        <Notice tone="warn">The key in this snippet is shown only once. Store it as a secret of your pipeline.</Notice>
      ) : (
        <Button className="justify-self-start" busy={create.isPending} onClick={() => create.mutate()}>
          <KeyRound aria-hidden="true" />
          Create an API key
        </Button>
      )}
      <CodeBlock code={curlSnippet({ origin: installationUrl(), projectId, image, key })} what="the snippet" />
    </div>
  );
}
