import { programs } from "../installation.ts";
import { runProgram } from "../run-program.ts";

export const migrate = (): Promise<void> => runProgram(programs.migrate);
