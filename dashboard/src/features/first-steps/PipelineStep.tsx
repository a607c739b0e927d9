import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { installationUrl } from "../../base-path.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { apiKeysQuery } from "../api-keys/queries.ts";
import { ciSnippet, type SystemName, systems, type Way } from "./ci-snippets.ts";

const options = Object.entries(systems).map(([value, { label }]) => ({ value, label }));

export function PipelineStep({ projectId, image, way }: { projectId: string; image: string; way: Way }) {
  const [system, setSystem] = useState<SystemName>("github");
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-2xl text-sm text-ink-soft">
        {way === "run"
          ? "Any pipeline that can send an HTTP request can start a run. It needs an API key."
          : "Your pipeline runs the suite as before, then uploads its report. It needs an API key."}
      </p>
      <ApiKey secret={systems[system].secret} />
      <Select
        aria-label="Your CI system"
        className="w-64 max-w-full"
        value={system}
        onChange={(value) => setSystem(value as SystemName)}
        options={options}
      />
      <CodeBlock code={ciSnippet(system, way, { origin: installationUrl(), projectId, image })} what="the snippet" />
      {way === "upload" && (
        <p className="max-w-2xl text-sm text-ink-soft">
          Replace <code className="text-xs text-ink">npm test</code> with the command of your tests, and{" "}
          <code className="text-xs text-ink">junit.xml</code> with the report that it writes: JUnit, Playwright, Allure, CTRF and many more.
          The exit code is uploaded as well, because a suite can fail outside its tests.
        </p>
      )}
    </div>
  );
}

function ApiKey({ secret }: { secret: string }) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () => call("POST /api/auth/api-keys", { body: { name: "First pipeline", role: "developer" } }),
    onSuccess: () => void client.invalidateQueries(apiKeysQuery()),
  });
  const key = create.data?.apiKey;
  if (key)
    return (
      <>
        <Notice tone="warn">This key is shown only once. {secret}</Notice>
        <CodeBlock code={key} what="the API key" wrap />
      </>
    );
  return (
    <>
      <FailureNotice error={create.error} />
      <Button className="justify-self-start" busy={create.isPending} onClick={() => create.mutate()}>
        <KeyRound aria-hidden="true" />
        Create an API key
      </Button>
    </>
  );
}
