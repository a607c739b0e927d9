import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameTests } from "../../server/src/features/executions/request/name-tests.ts";
import { recipeOf } from "./recipes.ts";

// Cypress itself is a download of 500 MB, so this test only checks the arguments that the recipe passes to it.
test("Cypress is started with the files of the failed tests, each once and as one argument", () => {
  const folder = mkdtempSync(join(tmpdir(), "gantry-recipe-"));
  try {
    for (const [name, text] of Object.entries(recipeOf("Cypress"))) writeFileSync(join(folder, name), text.replaceAll("/app", folder));
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    const cypress = join(folder, "node_modules/.bin/cypress");
    writeFileSync(cypress, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/arguments"\nexit 3\n`);
    chmodSync(cypress, 0o755);
    const failed = (filePath: string, name: string) => ({ filePath, suite: ["cart"], name, line: null, variant: null });
    const { variables } = nameTests("all", [
      failed("cypress/e2e/cart.cy.js", "adds $(touch owned)"),
      failed("cypress/e2e/cart.cy.js", "removes"),
      failed("cypress/e2e/a $folder/other's.cy.js", "adds"),
    ]);
    const { status } = spawnSync("sh", ["entrypoint.sh", "all"], { cwd: folder, env: { ...process.env, ...variables } });
    const started = readFileSync(join(folder, "arguments"), "utf8").trim().split("\n");
    expect([status, started[0], started.at(-2), started.at(-1)]).toEqual([
      3,
      "run",
      "--spec",
      "cypress/e2e/cart.cy.js,cypress/e2e/a $folder/other's.cy.js",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
});
