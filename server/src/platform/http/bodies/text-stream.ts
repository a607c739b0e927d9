import { Readable } from "node:stream";

/** The number of texts that are read ahead: the heading of an export and its first rows. */
const readAhead = 2;

/**
 * A stream of the texts of a response. The first ones are read before it is returned, so that an error in them, such as a filter that the database
 * rejects, still gets an error response. A later error closes the connection.
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
    // Also if the client disconnects during the first texts.
    await texts.return(undefined);
  }
}
