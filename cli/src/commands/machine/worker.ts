import { programs } from "../../installation/installation.ts";
import { runProgram } from "../../installation/run-program.ts";

/** Runs a worker in this process. It needs only the server's address, the worker secret and a container engine. */
export const runWorker = (): Promise<void> => runProgram(programs.worker);
