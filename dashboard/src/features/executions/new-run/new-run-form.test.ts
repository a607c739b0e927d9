import { describe, expect, test } from "vitest";
import { NewRunForm, formFromDefaults, toRequest } from "./new-run-form.ts";
import { readDotEnv } from "../read-dot-env.ts";

const project = { workerLabels: ["gpu", "os=linux"], priority: 2 };
const filled = formFromDefaults(
  {
    image: "shop/e2e:1",
    baseUrl: "",
    folder: "all",
    environment: "development",
    environments: ["development"],
    reportFolders: [],
    timeoutMinutes: 30,
    retries: 0,
    repeatedTests: "separate",
    samples: [],
  },
  "a".repeat(24),
  project,
);

describe("the new-run dialog", () => {
  test("starts with valid values from the project's settings", () => {
    expect(NewRunForm.safeParse(filled).success).toBe(true);
  });

  test("sends only the fields that were filled in", () => {
    expect(
      toRequest(
        {
          ...filled,
          variables: [
            { name: "", value: "" },
            { name: "TOKEN ", value: "1" },
          ],
        },
        project,
      ),
    ).toEqual({
      projectId: "a".repeat(24),
      image: "shop/e2e:1",
      folder: "all",
      config: { environment: "development", envVars: { TOKEN: "1" }, timeoutMinutes: 30, retries: 0, repeatedTests: "separate" },
    });
  });

  test("asks for the name of a variable that has a value", () => {
    const check = (name: string, value: string) => NewRunForm.safeParse({ ...filled, variables: [{ name, value }] });
    expect(check(" ", "8").error?.issues).toMatchObject([
      { path: ["variables", 0, "name"], message: "Enter a name, or remove the variable." },
    ]);
    expect([check("A", "").success, check("", "").success]).toEqual([true, true]);
  });

  test("names variables that another one, or the shards, would replace", () => {
    const problems = (names: string[], shards = "") => {
      const variables = names.map((name) => ({ name, value: "1" }));
      return NewRunForm.safeParse({ ...filled, shards, variables }).error?.issues.map(({ path, message }) => [path.join("."), message]);
    };
    expect(problems(["A", "B", " A"])).toEqual([["variables.2.name", "There is a variable A already."]]);
    expect(problems(["SHARD_INDEX"], "2")).toEqual([
      ["variables.0.name", "SHARD_INDEX is set by the shards. Choose another name, or leave the shards empty."],
    ]);
    expect(problems(["SHARD_INDEX"])).toBeUndefined();
    expect(problems(Array.from({ length: 101 }, (_, index) => `V${index}`))).toEqual([["variables", "At most 100 variables."]]);
  });

  test("checks the fields of a repository only if there is one", () => {
    const problems = (repository: string) =>
      NewRunForm.safeParse({ ...filled, repository, path: "../x" }).error?.issues.map(({ path }) => path.join("."));
    expect([problems(""), problems("none")]).toEqual([undefined, undefined]);
    expect(problems("https://github.com/acme/app")).toEqual(["path", "command"]);
  });

  test("sends worker labels only if they differ from the project's; without any, any worker", () => {
    const labelsSent = (workerLabels: string) => toRequest({ ...filled, workerLabels }, project).config?.workerLabels;
    expect(filled.workerLabels).toBe("gpu, os=linux");
    expect(labelsSent("gpu,os=linux ,")).toBeUndefined();
    expect(labelsSent("arch=arm64, gpu")).toEqual(["arch=arm64", "gpu"]);
    expect(labelsSent(" ")).toEqual([]);
    const result = NewRunForm.safeParse({ ...filled, workerLabels: "two words" });
    expect(result.error?.issues[0]?.message).toBe("At most 10 labels such as gpu or arch=arm64, separated by commas.");
  });

  test("sends a priority only if it differs from the project's", () => {
    const prioritySent = (priority: string) => toRequest({ ...filled, priority }, project).config?.priority;
    expect(filled.priority).toBe("2");
    expect(prioritySent(" ")).toBeUndefined();
    expect([prioritySent(" 2"), prioritySent("0"), prioritySent("-3")]).toEqual([undefined, 0, -3]);
    expect(NewRunForm.safeParse({ ...filled, priority: "11" }).success).toBe(false);
  });

  test("leaves emptied retries to the project", () => {
    const retriesSent = (retries: string) => toRequest({ ...filled, retries }, project).config?.retries;
    expect([retriesSent(" "), retriesSent("0"), retriesSent("3")]).toEqual([undefined, 0, 3]);
    const emptied = { ...filled, retries: "", priority: "" };
    expect(NewRunForm.safeParse(emptied).success).toBe(true);
    expect(NewRunForm.safeParse({ ...filled, retries: "6" }).success).toBe(false);
  });

  test("explains an invalid image name", () => {
    const result = NewRunForm.safeParse({ ...filled, image: "Not An Image" });
    expect(result.error?.issues[0]?.message).toMatch(/image reference such as/);
  });

  test("accepts the lines of a .env file without quotes and comments", () => {
    expect(readDotEnv('# shop\nexport A=1\nB="two words"\n\nC = 3\n')).toEqual([
      { name: "A", value: "1" },
      { name: "B", value: "two words" },
      { name: "C", value: "3" },
    ]);
    expect(readDotEnv("JUST_A_NAME")).toBeUndefined();
  });
});
