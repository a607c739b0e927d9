import { parse } from "yaml";
import { DocumentError } from "../document/document.ts";
import { decodeText } from "../document/decode-text.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): JsonObject | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export const numberOf = (value: unknown): number | undefined => (typeof value === "number" && Number.isFinite(value) ? value : undefined);

/** More aliases than any description needs; fewer than it takes to fill the memory. */
const maxAliases = 1_000;
const maxHops = 50;

/** An OpenAPI description whose local references can be followed. */
export class Description {
  readonly root: JsonObject;
  /** References to other files and addresses, which are not read. */
  readonly foreign = new Set<string>();

  /** @throws {DocumentError} when the text is no OpenAPI 3 description */
  constructor(bytes: Uint8Array) {
    const text = decodeText(bytes).trim();
    const root = objectOf(text.startsWith("{") ? fromJson(text) : fromYaml(text));
    // Without quotes, YAML's 3.0 is the number 3.
    if (!root || !(root["openapi"] === 3 || /^3\.\d/.test(String(root["openapi"] ?? ""))))
      throw new DocumentError("The file is not an OpenAPI 3 description: its field openapi does not name a version 3.");
    this.root = root;
  }

  /** What a value refers to, through as many references as there are; `undefined` when they lead nowhere or in a circle. */
  resolve(value: unknown): JsonObject | undefined {
    let current = objectOf(value);
    for (let hop = 0; current && typeof current["$ref"] === "string"; hop++) {
      if (hop === maxHops) return undefined;
      const ref: string = current["$ref"];
      if (!ref.startsWith("#/")) {
        if (this.foreign.size < 100) this.foreign.add(ref);
        return undefined;
      }
      current = objectOf(this.at(ref));
    }
    return current;
  }

  private at(ref: string): unknown {
    return ref
      .slice(2)
      .split("/")
      .map((part) => decoded(part).replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((value, key) => {
        if (Array.isArray(value)) return value[Number(key)];
        const object = objectOf(value);
        return object && Object.hasOwn(object, key) ? object[key] : undefined;
      }, this.root);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DocumentError(`The file is not valid JSON: ${error instanceof Error ? error.message.slice(0, 200) : "it cannot be parsed"}.`);
  }
}

function fromYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: maxAliases, logLevel: "error", prettyErrors: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/alias/i.test(message))
      throw new DocumentError(
        "The YAML uses its aliases in a way that would expand to an excessive size. Write the repeated parts out, or use $ref.",
      );
    const [line = "it cannot be parsed"] = message.split("\n");
    throw new DocumentError(`The file is not valid YAML: ${line.replace(/:\s*$/, "").slice(0, 200)}.`);
  }
}
