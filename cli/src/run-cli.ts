import { CommanderError } from "commander";
import { Interrupted } from "./api/interrupted.ts";
import { PlanLimitReached } from "./api/plan-limit.ts";
import { createProgram } from "./program.ts";
import { ShardsStopped } from "./shards/shards-stopped.ts";
import { commandFailed, interrupted, limitReached, shardsStopped } from "./output/verdict.ts";

/**
 * Runs the command in the arguments. Resolves to the exit code; `undefined` for a program that keeps running.
 * Errors of the arguments, the connection or this machine exit with 4: 1 to 3 are verdicts.
 */
export async function runCli(args: readonly string[]): Promise<number | undefined> {
  const json = wantsJson(args);
  let exitCode: number | undefined;
  const program = createProgram((code) => (exitCode = code));
  // Set on every command, because inheriting it works only for commands created later.
  if (json) for (const command of [program, ...allCommands(program)]) command.configureOutput({ writeErr: () => {} });
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    // Already printed by Commander.
    if (json) console.error(JSON.stringify({ error: describe(error) }));
    else if (!(error instanceof CommanderError)) console.error(`\n${describe(error).message}\n`);
    if (error instanceof Interrupted) return interrupted;
    if (error instanceof ShardsStopped) return shardsStopped;
    return error instanceof PlanLimitReached ? limitReached : commandFailed;
  }
}

function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return (end === -1 ? args : args.slice(0, end)).includes("--json");
}

function allCommands(command: ReturnType<typeof createProgram>): ReturnType<typeof createProgram>[] {
  return command.commands.flatMap((child) => [child, ...allCommands(child)]);
}

function describe(error: unknown): { message: string; status?: number; code?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error instanceof CommanderError)
    return { message: error.code === "commander.help" ? "A command is missing." : error.message.replace(/^error: /, ""), code: "USAGE" };
  return {
    message: error.message,
    ...("status" in error && typeof error.status === "number" ? { status: error.status } : {}),
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
  };
}
