import type { SpecToTestsComplete, TestStyle } from "@gantry/contract/spec-to-tests/schemas.ts";
import { useEffect, useRef, useState } from "react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { NeedsProject } from "../projects/NeedsProject.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { generateTestCases } from "./generate.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { type StageMessages, StagesStep } from "./StagesStep.tsx";
import { UploadStep } from "./UploadStep.tsx";

/** From a document to test cases: upload, follow the four stages, select cases, import. */
export function SpecToTestsPage() {
  return (
    <>
      <div className="px-4 pt-4 sm:px-6">
        <BackLink to="/test-cases">Test cases</BackLink>
      </div>
      <PageHeader title="Spec to tests" description="Upload a specification. Gantry proposes test cases, and you choose which to keep." />
      <NeedsProject noun="Test cases">{(projectId) => <Wizard key={projectId} projectId={projectId} />}</NeedsProject>
    </>
  );
}

interface Work {
  file: File;
  messages: StageMessages;
  result?: SpecToTestsComplete;
}

function Wizard({ projectId }: { projectId: string }) {
  const [work, setWork] = useState<Work>();
  const [refusal, setRefusal] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // Leaving the page cancels the request, and the server stops asking its model.
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setWork(undefined);
  };
  const start = async (file: File, testStyle: TestStyle) => {
    const abort = new AbortController();
    running.current = abort;
    setRefusal(undefined);
    setWork({ file, messages: {} });
    try {
      const result = await generateTestCases({
        file,
        projectId,
        testStyle,
        signal: abort.signal,
        onProgress: ({ stage, message }) => setWork((now) => now && { ...now, messages: { ...now.messages, [stage]: message } }),
      });
      setWork((now) => now && { ...now, result });
    } catch (error) {
      if (abort.signal.aborted) return;
      setRefusal(refusalText(error));
      setWork(undefined);
    }
  };
  if (!work) return <UploadStep refusal={refusal} onStart={(file, style) => void start(file, style)} />;
  if (!work.result) return <StagesStep fileName={work.file.name} messages={work.messages} onStop={stop} />;
  return <ReviewStep projectId={projectId} fileName={work.file.name} result={work.result} onBack={() => setWork(undefined)} />;
}

/** The server's title and its message both list the supported types, and only the message lists all of them. */
function refusalText(error: unknown): string {
  const isUnsupported = error instanceof ApiError && error.code === "UNSUPPORTED_FILE_TYPE";
  return (isUnsupported ? error.detail : undefined) ?? errorText(error);
}
