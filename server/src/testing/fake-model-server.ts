import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface SeenRequest {
  path: string;
  authorization: string | undefined;
  apiKeyHeader: string | undefined;
  // Tests look into it as they like.
  body: any;
}

/** A model server on loopback with OpenAI's chat protocol and Anthropic's messages protocol; it gives configured answers. */
export interface FakeModelServer {
  url: string;
  requests: SeenRequest[];
  /** One text per request; the last one is repeated. */
  answers(...texts: string[]): void;
  /** Computes the text from the request. */
  answersWith(answer: (request: SeenRequest) => string): void;
  /** `error`: in OpenAI's or Anthropic's format; by default `{ message: "no" }`. */
  refuses(status: number, error?: object): void;
  /**
   * Uses this many tokens for reasoning before it answers: with a smaller budget the answer is empty. Sources:
   * developers.openai.com "Reasoning models" (`finish_reason: "length"`), docs.anthropic.com (`stop_reason: "max_tokens"`).
   */
  thinksFor(tokens: number, text: string): void;
  sends(body: string, contentType: string): void;
  /** Never answers; resolves when a client has disconnected. */
  hangs(): Promise<void>;
  /** Resolves when the next request, or an earlier one, has arrived. */
  asked(): Promise<void>;
  clear(): void;
  /** Ends the requests that hang. */
  disconnects(): void;
  close(): Promise<void>;
}

type Behavior = (request: SeenRequest, response: ServerResponse) => void;

export async function startFakeModelServer(): Promise<FakeModelServer> {
  const requests: SeenRequest[] = [];
  let waiting: (() => void)[] = [];
  let behave: Behavior = (_request, response) => response.writeHead(500).end();
  const server = createServer((incoming, response) => {
    void read(incoming).then((body) => {
      const { authorization, "x-api-key": apiKey } = incoming.headers;
      const request = { path: incoming.url ?? "", authorization, apiKeyHeader: Array.isArray(apiKey) ? apiKey[0] : apiKey, body };
      requests.push(request);
      for (const done of waiting) done();
      waiting = [];
      behave(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const saying = (answer: (request: SeenRequest) => string): Behavior => {
    return (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(inProtocol(request, answer(request))));
    };
  };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answers(...texts) {
      let next = 0;
      behave = saying(() => texts[Math.min(next++, texts.length - 1)] ?? "");
    },
    answersWith(answer) {
      behave = saying(answer);
    },
    refuses(status, error = { message: "no" }) {
      behave = (_request, response) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    },
    thinksFor(tokens, text) {
      behave = (request, response) => {
        const budget: number = request.body.max_completion_tokens ?? request.body.max_tokens ?? Number.POSITIVE_INFINITY;
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify(budget < tokens ? inProtocol(request, "", "cut off") : inProtocol(request, text)));
      };
    },
    sends(body, contentType) {
      behave = (_request, response) => response.writeHead(200, { "content-type": contentType }).end(body);
    },
    hangs: () =>
      new Promise((resolve) => {
        behave = (_request, response) => response.on("close", () => resolve());
      }),
    asked: () => (requests.length > 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    clear() {
      requests.length = 0;
    },
    disconnects: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const text = Buffer.concat(pieces).toString("utf8");
  return text ? JSON.parse(text) : undefined;
}

function inProtocol(request: SeenRequest, text: string, end: "finished" | "cut off" = "finished"): object {
  const model: string = request.body?.model ?? "";
  if (request.path.endsWith("/messages"))
    return {
      type: "message",
      id: "msg_1",
      role: "assistant",
      model,
      content: [{ type: "text", text }],
      stop_reason: end === "finished" ? "end_turn" : "max_tokens",
      usage: { input_tokens: 10, output_tokens: 10 },
    };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model,
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: end === "finished" ? "stop" : "length" }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
