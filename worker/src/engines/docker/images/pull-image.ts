import type Docker from "dockerode";
import type { AuthConfig } from "dockerode";

export interface PullLimits {
  /** The longest time for a pull. */
  pullTimeoutMs: number;
  /** A registry without a response by then counts as unreachable. */
  registryTimeoutMs: number;
}

/** Pulls one image. @throws the engine's or the timeout's error; `pullError` turns it into a message. */
export async function pullImage(docker: Docker, reference: string, login: AuthConfig | undefined, limits: PullLimits): Promise<void> {
  const clock = new PullClock(limits);
  try {
    const options = { abortSignal: clock.signal, ...(login ? { authconfig: login } : {}) };
    // Without a tag the engine would fetch every tag of the repository.
    const progress = await docker.pull(withTag(reference), options);
    for await (const line of jsonLines(progress)) {
      if (typeof line.error === "string") throw new Error(line.error);
      clock.moved();
    }
  } catch (error) {
    throw clock.signal.aborted ? clock.signal.reason : error;
  } finally {
    clock.stop();
  }
}

/** Aborts a pull whose registry does not respond at first, or that takes too long in total. */
class PullClock {
  readonly #abort = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #first: NodeJS.Timeout;

  constructor({ pullTimeoutMs, registryTimeoutMs }: PullLimits) {
    this.#first = setTimeout(
      () => this.#abort.abort(new Error(`the registry did not answer within ${registryTimeoutMs / 1000} s`)),
      registryTimeoutMs,
    );
    this.#whole = setTimeout(
      () => this.#abort.abort(new Error(`pulling it took longer than ${pullTimeoutMs / 60_000} min`)),
      pullTimeoutMs,
    );
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  moved(): void {
    clearTimeout(this.#first);
  }

  stop(): void {
    clearTimeout(this.#first);
    clearTimeout(this.#whole);
  }
}

async function* jsonLines(stream: NodeJS.ReadableStream): AsyncGenerator<Record<string, unknown>> {
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
  }
  if (rest.trim()) yield JSON.parse(rest);
}

function withTag(reference: string): string {
  const lastPart = reference.slice(reference.lastIndexOf("/") + 1);
  return /[:@]/.test(lastPart) ? reference : `${reference}:latest`;
}
