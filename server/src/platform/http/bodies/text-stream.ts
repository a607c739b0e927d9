import { Readable } from "node:stream";

/** The heading of an export and its first rows. */
const readAhead = 2;

/**
 * A stream of the texts for an answer. The first ones are read before it is returned, so that an error in them, such as a filter that the database
 * refuses, is still answered as an error. A later one cuts the connection.
 */
export async function textStream(texts: AsyncGenerator<string>): Promise<Readable> {
  const ahead: string[] = [];
  while (ahead.length < readAhead) {
    const next = await texts.next();
    if (next.done) break;
    ahead.push(next.value);
  }
  return Readable.from(rest(ahead, texts), { objectMode: false });
}

async function* rest(ahead: readonly string[], texts: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* ahead;
    yield* texts;
  } finally {
    // Also when the reader has left during the first texts.
    await texts.return(undefined);
  }
}
