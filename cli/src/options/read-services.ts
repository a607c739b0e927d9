import { readFile as read } from "node:fs/promises";
import type { Services as ServicesOfRun } from "@gantry/contract/executions/schemas.ts";
import type { z } from "zod";
import { readFile } from "./read-file.ts";
import { UsageError } from "./usage-error.ts";

type Services = z.input<typeof ServicesOfRun>;

const settings = ["port", "log", "command", "user", "inherit"] as const;

/**
 * The services of a run from `--service` (`db=postgres:16,user=postgres,port=5432`) and from the JSON file of `--services`. `undefined`: neither was given,
 * so that the project's apply.
 */
export async function readServices(given: readonly string[] | undefined, file: string | undefined): Promise<Services | undefined> {
  if (given === undefined && file === undefined) return undefined;
  return [...(file === undefined ? [] : await fromFile(file)), ...(given ?? []).map(oneService)];
}

async function fromFile(path: string): Promise<Services> {
  const list = listIn(await readFile(path, (name) => read(name, "utf8")));
  if (!Array.isArray(list))
    throw new UsageError(
      `--services ${path}: the file must have a JSON list of services, such as [{"name": "db", "image": "postgres:16"}]`,
    );
  // The server checks each.
  return list as Services;
}

function listIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "services" in value ? value.services : value;
  } catch {
    return undefined;
  }
}

function oneService(text: string): Services[number] {
  const [first = "", ...rest] = text.split(",");
  const [name, image] = splitAt(first);
  const wrong = new UsageError(
    `--service ${text}: write name=image, and after commas ${settings.map((setting) => `${setting}=…`).join(", ")}; a file for --services can say more`,
  );
  if (image === "") throw wrong;
  const found = new Map(rest.map(splitAt));
  if ([...found].some(([setting, value]) => value === "" || !settings.some((known) => known === setting))) throw wrong;
  const [port, log, command, user, inherit] = settings.map((setting) => found.get(setting));
  const isReady = port ?? log ?? command;
  return {
    name,
    image,
    ...(user === undefined ? {} : { user }),
    ...(inherit === undefined ? {} : { inheritVariables: inherit.split("+") }),
    ...(isReady === undefined ? {} : { readyWhen: { ...(port === undefined ? {} : { port: Number(port) }), log, command } }),
  };
}

/** `a=b` → `["a", "b"]` */
function splitAt(text: string): [string, string] {
  const at = text.indexOf("=");
  return at < 0 ? [text, ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
