import { type ChildProcess, spawn } from "node:child_process";

/** A command that runs one file. */
export interface Running {
  child: ChildProcess;
  /** The exit code; 128 and more for a command that a signal ended. */
  ended: Promise<number>;
}

const signals: Readonly<Record<string, number>> = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };
export const signalNumber = (signal: NodeJS.Signals): number => signals[signal] ?? 0;

/** Starts the command with the file in place of `{}`, or after its other arguments. */
export function runCommand(command: readonly string[], file: string, variables: Record<string, string>): Running {
  const words = command.some((word) => word.includes("{}")) ? command.map((word) => word.replaceAll("{}", () => file)) : [...command, file];
  const [program = "", ...args] = words;
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...variables } });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", (error) => reject(new Error(`Cannot start ${program}: ${error.message}`)));
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? signalNumber(signal) : 0)));
  });
  return { child, ended };
}
