import { expect, test } from "vitest";
import { noParts } from "../executions/parts/parts-text.ts";
import { textOfStoredRun } from "../executions/stored-run/stored-run-form.ts";
import { type TriggerForm, triggerProblems } from "./trigger-form.ts";

const form: TriggerForm = {
  ...textOfStoredRun(undefined),
  ...noParts,
  name: "Main",
  host: "github",
  repository: "https://github.com/acme/app",
  events: ["push"],
  branches: "main",
  paths: "",
  runsForks: false,
  suiteIn: "repository",
  image: "node:20",
  command: "npm test",
  path: "",
  tokenVariable: "",
  environment: "development",
  folder: "",
};

test("all that is wrong with a trigger is said at once", () => {
  expect(triggerProblems(form)).toEqual({});
  const wrong = { ...form, name: "", events: [], command: "", image: "UPPER", folder: "..", path: "../x", branches: "!!x" };
  expect(triggerProblems({ ...wrong, repository: "https://github.com", paths: "x".repeat(201) })).toEqual({
    name: "Enter a name.",
    repository: "Enter an https address without a password, such as https://github.com/acme/app.",
    events: "Choose what starts a run, or pause the trigger.",
    image: "Enter an image reference such as registry.example.com/team/suite:1.4.",
    folder: "A folder of the test project, such as tests/checkout, without .. parts.",
    command: "Enter a command. It runs in the folder of the repository.",
    path: "Enter a folder of the repository, such as e2e/web.",
    branches: "Write ! once: !x",
    paths: `The pattern ${"x".repeat(40)}… must be at most 200 characters long.`,
  });
});

test("a suite in the image needs neither a command nor a folder of the repository", () => {
  expect(triggerProblems({ ...form, suiteIn: "image", command: "", path: "../x" })).toEqual({});
});
