import { afterAll, describe, expect, test } from "vitest";
import { accounts } from "./accounts.ts";
import { ci } from "./ci.ts";
import { commandsOf } from "./commands.ts";
import { integrations } from "./integrations.ts";
import { members } from "./members.ts";
import { models } from "./models.ts";
import { operations } from "./operations.ts";
import { organization } from "./organization.ts";
import { startProduct } from "./product.ts";
import { runs } from "./runs.ts";
import { schedules } from "./schedules.ts";
import { testManagement } from "./test-management.ts";
import { workers } from "./workers.ts";

/**
 * Every system of the specification, used through its public interfaces on the product that users start: built, on an empty data directory, by
 * `npm start`. Each file next to this one is a system. At the end every route of the contract and every command must have worked.
 */
const product = await startProduct();
afterAll(() => product.close());

// These two wait for timers of the product, so they begin first.
const later = [organization(product), schedules(product)];
accounts(product);
members(product);
runs(product);
workers(product);
ci(product);
testManagement(product);
models(product);
integrations(product);
describe("a minute later", () => later.forEach((register) => register()));
// Last: it stops the product and starts a restored one.
operations(product);

test("every public route was called with success", () => {
  expect(product.recorder.unanswered()).toEqual([]);
});

/** What other tests cover, and why not this one. */
const elsewhere = new Map([
  ["up", "this is what `npm start` runs"],
  ["server", "every other test in e2e/ starts it"],
  ["samples build", "e2e/samples.test.ts builds and runs the samples"],
]);

test("every command of the command line worked", async () => {
  const commands = await commandsOf(product);
  expect(commands).toEqual(expect.arrayContaining(["run", "cases import"]));
  expect(commands.filter((command) => !product.commands.has(command) && !elsewhere.has(command))).toEqual([]);
});
