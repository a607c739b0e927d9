import { runProgram } from "../run-program.ts";
import { programs } from "../installation.ts";

/** Runs the server in this process, for service managers. */
export const runServer = (): Promise<void> => runProgram(programs.server);
