import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { controls } from "./controls.ts";

const root = join(import.meta.dirname, "..");

test.each(controls.map((control) => [control.name, control] as const))(
  "the source holds this control once, and its tests: %s",
  (_, control) => {
    expect(readFileSync(join(root, control.file), "utf8").split(control.find)).toHaveLength(2);
    for (const path of control.tests) readFileSync(join(root, path));
  },
);
