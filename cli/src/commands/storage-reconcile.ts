import { programs } from "../installation.ts";
import { runProgram } from "../run-program.ts";

export const reconcileStorage = (): Promise<void> => runProgram(programs.reconcileStorage);
