import { Services } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";

type ServicesInput = z.input<typeof Services>;

export const servicesPlaceholder = `[{ "name": "db", "image": "postgres:16", "user": "postgres", "readyWhen": { "port": 5432 } }]`;

/** A list of services as JSON; an empty text is none. */
export const ServicesText = z.string().superRefine((text, check) => {
  if (text.trim() === "") return;
  const list = read(text);
  if (list === undefined) {
    check.addIssue({ code: "custom", message: "A list in JSON, such as the example." });
    return;
  }
  const [issue] = Services.safeParse(list).error?.issues ?? [];
  if (issue) check.addIssue({ code: "custom", message: `${pathOf(issue.path)}: ${issue.message}.` });
});

/** `undefined` for an empty text. The text is valid. */
export function servicesIn(text: string): ServicesInput | undefined {
  return text.trim() === "" ? undefined : (read(text) as ServicesInput);
}

export const textOfServices = (services: readonly object[]): string =>
  services.length === 0 ? "" : JSON.stringify(services, undefined, 2);

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `[0, "readyWhen"]` → `Service 1, readyWhen` */
function pathOf([index, ...rest]: readonly PropertyKey[]): string {
  const where = typeof index === "number" ? `Service ${index + 1}` : "Services";
  return rest.length === 0 ? where : `${where}, ${rest.map(String).join(".")}`;
}
