import { divideResources, type Resources } from "@gantry/contract/executions/divide-resources.ts";
import { ImageReference, type Service, Services, VariableName } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";
import { type ListText, type Problems, listIn, newRowId, sentence, textOfList } from "./list-text.ts";

type ServiceInput = z.input<typeof Services>[number];
export type ReadyBy = "start" | "port" | "command" | "log";

export interface VariableText {
  name: string;
  value: string;
}

/** A service as it is typed. */
export interface ServiceText {
  id: number;
  name: string;
  image: string;
  command: string;
  user: string;
  variables: readonly VariableText[];
  /** Names, separated by commas. */
  inheritVariables: string;
  readyBy: ReadyBy;
  /** The port, the command or the text. */
  readyValue: string;
  readyWithinSeconds: string;
  cpus: string;
  memoryMb: string;
}

export type ServicesText = ListText<ServiceText>;

export const newService = (): ServiceText => ({
  id: newRowId(),
  name: "",
  image: "",
  command: "",
  user: "",
  variables: [],
  inheritVariables: "",
  readyBy: "start",
  readyValue: "",
  readyWithinSeconds: "",
  cpus: "",
  memoryMb: "",
});

export const textOfServices = (services: readonly Service[] | undefined): ServicesText => textOfList(services, textOfService);

function textOfService({ readyWhen, variables = {}, ...service }: Service): ServiceText {
  const [readyBy, readyValue] = readyOf(readyWhen);
  return {
    id: newRowId(),
    name: service.name,
    image: service.image,
    command: service.command ?? "",
    user: service.user ?? "",
    variables: Object.entries(variables).map(([name, value]) => ({ name, value })),
    inheritVariables: (service.inheritVariables ?? []).join(", "),
    readyBy,
    readyValue,
    readyWithinSeconds: service.readyWithinSeconds?.toString() ?? "",
    cpus: service.resources?.cpus?.toString() ?? "",
    memoryMb: service.resources?.memoryMb?.toString() ?? "",
  };
}

function readyOf(ready: Service["readyWhen"]): [ReadyBy, string] {
  if (ready?.port !== undefined) return ["port", String(ready.port)];
  if (ready?.command !== undefined) return ["command", ready.command];
  return ready?.log === undefined ? ["start", ""] : ["log", ready.log];
}

/** What is sent; `undefined` for the project's. The list is valid. */
export const servicesIn = (text: ServicesText): ServiceInput[] | undefined => listIn(text, serviceIn);

function serviceIn(row: ServiceText): ServiceInput {
  const [command, user] = [row.command.trim(), row.user.trim()];
  const named = row.variables.filter(({ name }) => name.trim() !== "");
  const inherited = namesIn(row.inheritVariables);
  const resources = { ...optional("cpus", numberIn(row.cpus)), ...optional("memoryMb", numberIn(row.memoryMb)) };
  return {
    name: row.name.trim(),
    image: row.image.trim(),
    ...(command ? { command } : {}),
    ...(user ? { user } : {}),
    ...(named.length > 0 ? { variables: Object.fromEntries(named.map(({ name, value }) => [name.trim(), value])) } : {}),
    ...(inherited.length > 0 ? { inheritVariables: inherited } : {}),
    ...(row.readyBy === "start" ? {} : { readyWhen: readyIn(row.readyBy, row.readyValue.trim()) }),
    ...optional("readyWithinSeconds", numberIn(row.readyWithinSeconds)),
    ...(Object.keys(resources).length > 0 ? { resources } : {}),
  };
}

const readyIn = (by: Exclude<ReadyBy, "start">, value: string) =>
  by === "port" ? { port: numberIn(value) ?? Number.NaN } : { [by]: value };
const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
/** `undefined` for an empty text, `NaN` for one that is no decimal number. */
const numberIn = (text: string) => (text.trim() === "" ? undefined : /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
const namesIn = (text: string) => text.split(/[\s,]+/).filter((name) => name !== "");

const readyProblems = {
  start: "",
  port: "Enter a TCP port from 1 to 65535.",
  command: "Enter a shell command such as pg_isready.",
  log: "Enter a text of at most 200 characters.",
};
/** For fields whose messages in the contract do not say what to enter. */
const fieldProblems: Readonly<Record<string, string>> = {
  command: "At most 4000 characters.",
  inheritVariables: "At most 100 names of variables, separated by commas.",
  readyWithinSeconds: "A whole number from 1 to 600.",
  cpus: "A number from 0.1 to 64.",
  memoryMb: "A whole number from 16 to 262144.",
};

/**
 * What is wrong, by row and field; `0.variables.1` is the second variable of the first service.
 * @param total what the run has for its suite and its services; not checked without it
 */
export function serviceProblems({ origin, rows }: ServicesText, total?: Resources): Problems {
  const problems = new Map<string, string>();
  if (origin !== "own") return problems;
  for (const [index, row] of rows.entries()) {
    if (row.name.trim() === "") problems.set(`${index}.name`, "Enter a name such as db.");
    if (!ImageReference.safeParse(row.image.trim()).success)
      problems.set(`${index}.image`, "Enter an image reference such as postgres:16.");
    for (const [at, problem] of variableProblems(row.variables)) problems.set(`${index}.variables.${at}`, problem);
  }
  for (const { path, message } of Services.safeParse(rows.map(serviceIn)).error?.issues ?? []) {
    const [index, field] = [Number(path[0] ?? 0), fieldOf(path)];
    const isPortTwice = field === "readyValue" && message.startsWith("is the port of");
    const own = field === "readyValue" && !isPortTwice ? readyProblems[rows[index]?.readyBy ?? "start"] : fieldProblems[field];
    const place = `${index}.${field}`;
    if (!problems.has(place)) problems.set(place, own ?? sentence(message.replace(/^is\b/, "It is")));
  }
  const short = problems.size === 0 && total ? tooFew(rows, total) : undefined;
  if (short) problems.set(...short);
  return problems;
}

/** The field of the service that requests most of what is short, or of the last service. */
function tooFew(rows: readonly ServiceText[], total: Resources): [place: string, problem: string] | undefined {
  const services = rows.map(serviceIn);
  if (services.length === 0 || divideResources(total, services)) return undefined;
  const field = divideResources({ ...total, memoryMb: Number.MAX_SAFE_INTEGER }, services) ? "memoryMb" : "cpus";
  const named = rows.map((row) => numberIn(row[field]) ?? 0);
  const most = Math.max(...named);
  const index = most === 0 ? rows.length - 1 : named.indexOf(most);
  const amount = field === "cpus" ? `${total.cpus} CPUs` : `${total.memoryMb} MB`;
  return [
    `${index}.${field}`,
    `The run has ${amount} for its suite and its services together. Give the services less, or raise the run's.`,
  ];
}

/** `[0, "readyWhen", "port"]` → `readyValue` */
function fieldOf([, field, inner]: readonly PropertyKey[]): string {
  if (field === "readyWhen") return "readyValue";
  if (field === "resources") return String(inner ?? "cpus");
  return String(field ?? "name");
}

function* variableProblems(variables: readonly VariableText[]): Generator<[number, string]> {
  const names = variables.map(({ name }) => name.trim());
  for (const [index, name] of names.entries()) {
    if (name === "" && variables[index]?.value !== "") yield [index, "Enter a name for this value."];
    else if (name !== "" && !VariableName.safeParse(name).success) yield [index, "Letters, digits and _ only, not starting with a digit."];
    else if (name !== "" && names.indexOf(name) < index) yield [index, `There is a variable ${name} already.`];
  }
}

/** Refuses a form while a service has a problem, which {@link serviceProblems} shows at its field. */
export const ServicesText = z
  .custom<ServicesText>()
  .refine((text) => serviceProblems(text).size === 0, "Correct the fields of the services.");
