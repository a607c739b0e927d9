import type { Command, Option } from "commander";

/** Every command as Markdown, from the same data as `--help`. */
export function describeCommands(program: Command): string {
  return leavesOf(program, "gantry")
    .map(([name, command]) => describe(name, command))
    .join("\n\n");
}

function leavesOf(command: Command, name: string): [string, Command][] {
  return command.commands.flatMap((child): [string, Command][] => {
    const path = `${name} ${child.name()}`;
    return child.commands.length === 0 ? [[path, child]] : leavesOf(child, path);
  });
}

function describe(name: string, command: Command): string {
  const rows = [
    ...command.registeredArguments.map((argument) => [
      argument.required ? `<${argument.name()}${argument.variadic ? "..." : ""}>` : `[${argument.name()}${argument.variadic ? "..." : ""}]`,
      argument.description,
    ]),
    ...command.options.map((option) => [option.flags, describeOption(option)]),
  ];
  const table = rows.map(([term = "", text = ""]) => `| \`${term}\` | ${text.replaceAll("|", "\\|")} |`);
  return [`### \`${name}\``, "", `${command.description()}.`, ...(table.length === 0 ? [] : ["", "| | |", "|---|---|", ...table])].join(
    "\n",
  );
}

function describeOption(option: Option): string {
  const facts = [
    option.mandatory ? "required" : "",
    option.argChoices === undefined ? "" : `one of ${option.argChoices.join(", ")}`,
    option.defaultValue === undefined ? "" : `default ${String(option.defaultValue)}`,
    option.envVar === undefined ? "" : `environment: \`${option.envVar}\``,
  ].filter(Boolean);
  return facts.length === 0 ? option.description : `${option.description} (${facts.join("; ")})`;
}
