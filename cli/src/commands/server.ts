import { runProgram } from "../run-program.ts";
import { programs } from "../installation.ts";

/** The server in this very process, as a service manager likes it. */
export const runServer = (): Promise<void> => runProgram(programs.server);
