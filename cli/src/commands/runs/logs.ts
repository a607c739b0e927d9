import { executions } from "@gantry/contract/runs/routes.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { followExecution } from "../../api/follow-execution.ts";
import { printChunk, printProgress } from "../../output/print-progress.ts";
import { exitCodeOf } from "../../output/verdict.ts";

export interface LogsOptions extends ConnectionOptions {
  follow?: boolean;
}

/** Prints a run's log so far or, with `follow`, until the run ends; then the exit code is the verdict's. */
export async function logs(id: string, options: LogsOptions): Promise<number> {
  const client = connect(options);
  const print = (chunk: LogChunk) => {
    if (options.json === true) console.log(JSON.stringify(chunk));
    else printChunk(chunk);
  };
  const { data } = await client.call(executions.get, { params: { id } });
  if (options.follow === true || hasVerdict(data)) {
    const ended = await followExecution(client, id, { ...printProgress(options), onChunk: print });
    return options.follow === true ? exitCodeOf(ended) : 0;
  }
  for (let after = 0; ; ) {
    const page = await client.call(executions.logs, { params: { id }, query: { after, limit: 5_000 } });
    page.data.forEach(print);
    const last = page.data.at(-1);
    if (last === undefined || last.seq >= page.lastSeq) return 0;
    after = last.seq;
  }
}
