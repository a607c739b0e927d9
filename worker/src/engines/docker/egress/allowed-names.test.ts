import { expect, test } from "vitest";
import { AllowedNames } from "./allowed-names.ts";

const second = 1_000;

test("an allowed name is resolved every 30 seconds, and its addresses stay for five minutes", async () => {
  let answer: string[] | Error = ["10.1.1.1", "fd00::1"];
  let asked = 0;
  const names = new AllowedNames(
    ["db.corp", "db.corp"],
    () => {},
    async () => {
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer.map((address) => ({ address }));
    },
  );
  const at = async (seconds: number) => {
    await names.refresh(seconds * second);
    return names.addressesOf("db.corp");
  };
  expect(await at(0)).toEqual(["10.1.1.1", "fd00::1"]);
  answer = ["10.2.2.2"];
  expect(await at(29)).toEqual(["10.1.1.1", "fd00::1"]);
  expect(asked).toBe(1);
  expect(await at(30)).toEqual(["10.1.1.1", "10.2.2.2", "fd00::1"]);
  answer = new Error("no answer");
  expect(await at(290)).toEqual(["10.1.1.1", "10.2.2.2", "fd00::1"]);
  answer = ["10.2.2.2"];
  expect(await at(320)).toEqual(["10.2.2.2"]);
});

test("a name never allows an address that no suite may reach", async () => {
  const problems: string[] = [];
  const names = new AllowedNames(
    ["trick.corp"],
    (_, problem) => problems.push(problem),
    async () => [{ address: "169.254.169.254" }, { address: "::ffff:169.254.169.254" }, { address: "127.0.0.1" }, { address: "10.1.1.1" }],
  );
  await names.refresh(0);
  expect(names.addressesOf("trick.corp")).toEqual(["10.1.1.1"]);
  expect(problems).toHaveLength(3);
});
