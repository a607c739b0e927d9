import { expect, test } from "vitest";
import { noParts } from "../executions/parts/parts-text.ts";
import { textOfStoredRun } from "../executions/stored-run/stored-run-form.ts";
import { type ScheduleForm, scheduleProblems } from "./schedule-form.ts";

const form: ScheduleForm = {
  ...textOfStoredRun(undefined),
  ...noParts,
  name: "Nightly",
  cron: "0 2 * * *",
  timeZone: "UTC",
  image: "suite:1",
  command: "",
  repository: "",
  ref: "",
  path: "",
  tokenVariable: "",
  folder: "all",
  environment: "development",
  catchUp: true,
  skipWhileActive: false,
};

test("all that is wrong with a schedule is said at once, in the words of New run", () => {
  expect(scheduleProblems(form)).toEqual({});
  expect(
    scheduleProblems({
      ...form,
      name: " ",
      timeZone: "",
      image: "UPPER/Case i",
      folder: "../..",
      repository: "https://ada:secret@github.com/acme/app",
      ref: "a..b",
      path: "/../x",
      tokenVariable: "1X",
    }),
  ).toEqual({
    name: "Enter a name.",
    timeZone: "Enter a time zone such as UTC.",
    image: "Enter an image reference such as registry.example.com/team/suite:1.4.",
    folder: "A folder of the test project, such as tests/checkout, without .. parts.",
    repository: "Enter an https address without a password, such as https://github.com/acme/app.",
    ref: "Enter a branch, a tag or the full hash of a commit.",
    path: "Enter a folder of the repository, such as e2e/web.",
    tokenVariable: "Letters, digits and _ only, not starting with a digit.",
    command: "Enter a command. It runs in the folder of the repository.",
  });
});

test("fields of a repository count only with one", () => {
  expect(scheduleProblems({ ...form, path: "../x", tokenVariable: "1X" })).toEqual({});
  expect(scheduleProblems({ ...form, repository: "none", path: "../x" })).toEqual({});
});

test("a repository has a path, and no token is sent to an http address", () => {
  const of = (repository: string, tokenVariable = "") => scheduleProblems({ ...form, command: "npm test", repository, tokenVariable });
  expect(of("https://github.com")).toHaveProperty("repository");
  expect(of("https://github.com/acme/app", "GIT_TOKEN")).toEqual({});
  expect(of("http://git.example.com/a")).toEqual({});
  expect(of("http://git.example.com/a", "GIT_TOKEN")).toEqual({ tokenVariable: "A token is sent to an https address only." });
});
