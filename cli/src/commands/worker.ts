import { programs } from "../installation.ts";
import { runProgram } from "../run-program.ts";

/** A worker in this very process. It needs the server's address, the worker secret and a container engine, nothing else. */
export const runWorker = (): Promise<void> => runProgram(programs.worker);
