import { SpecToTestsComplete, SpecToTestsError, SpecToTestsProgress, type TestStyle } from "@gantry/contract/spec-to-tests/schemas.ts";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { ApiError } from "../../api/api-error.ts";
import { type Endpoint, readError } from "../../api/client.ts";
import { requestLine } from "../../api/request-line.ts";
import { basePath } from "../../base-path.ts";
import { readToken, signOut } from "../../api/session.ts";

interface GenerateRequest {
  file: File;
  projectId: string;
  testStyle: TestStyle;
  signal: AbortSignal;
  onProgress: (progress: SpecToTestsProgress) => void;
}

/** Uploads a document and reads the stream of progress and test cases. Throws `ApiError` if it is refused or a stage fails. */
export async function generateTestCases({ file, projectId, testStyle, signal, onProgress }: GenerateRequest): Promise<SpecToTestsComplete> {
  const body = new FormData();
  body.set("projectId", projectId);
  body.set("testStyle", testStyle);
  // Last, so that a refusal of the fields comes before the bytes.
  body.set("file", file);
  const { method, address } = requestLine("POST /api/ai/spec-to-tests" satisfies Endpoint, {});
  const response = await fetch(basePath + address, { method, body, signal, headers: { authorization: `Bearer ${readToken() ?? ""}` } });
  if (response.status === 401) signOut("expired");
  if (!response.ok || !response.body) throw await readError(response);
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of read(events)) {
    const content: unknown = JSON.parse(data);
    if (event === "progress") onProgress(SpecToTestsProgress.parse(content));
    if (event === "complete") return SpecToTestsComplete.parse(content);
    if (event === "error") throw broken(SpecToTestsError.parse(content).message);
  }
  throw broken("The connection was lost before the test cases were ready.");
}

/** Not every browser lets a stream be iterated. */
async function* read<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
}

const broken = (error: string) => new ApiError(0, { success: false, error, message: "Nothing was saved. Try again." }, null);
