import { runProgram } from "../../installation/run-program.ts";
import { programs } from "../../installation/installation.ts";

/** Runs the server in this process, for service managers. */
export const runServer = (): Promise<void> => runProgram(programs.server);
