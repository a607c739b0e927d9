import { Services } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { type ServiceText, newService, serviceProblems, servicesIn, textOfServices } from "./service-text.ts";

const whole = {
  name: "db",
  image: "postgres:16",
  command: "postgres -c fsync=off",
  user: "postgres",
  variables: { POSTGRES_DB: "shop", EMPTY: "" },
  inheritVariables: ["POSTGRES_PASSWORD", "TOKEN"],
  readyWhen: { port: 5432 },
  readyWithinSeconds: 90,
  resources: { cpus: 0.5, memoryMb: 512 },
};

const problemsOf = (...rows: Partial<ServiceText>[]) =>
  Object.fromEntries(
    serviceProblems({ origin: "own", rows: rows.map((row) => ({ ...newService(), name: "db", image: "postgres:16", ...row })) }),
  );

test("the project's list, none and own services stay the same", () => {
  for (const services of [undefined, [], [whole], [{ name: "db", image: "postgres:16", readyWhen: { log: "ready *" } }]])
    expect(servicesIn(textOfServices(services))).toEqual(services);
});

test("shows all fields of the contract", () => {
  // A new field needs a place in the form: otherwise saving a schedule would lose it.
  expect(Object.keys(whole).sort()).toEqual(Object.keys(Services.unwrap().shape).sort());
});

test("a new service needs a name and an image, and the way it is ready its value", () => {
  expect(problemsOf({ name: " ", image: "" })).toEqual({
    "0.name": "Enter a name such as db.",
    "0.image": "Enter an image reference such as postgres:16.",
  });
  expect(problemsOf({ readyBy: "port" }, { name: "b", readyBy: "command" }, { name: "c", readyBy: "log" })).toEqual({
    "0.readyValue": "Enter a TCP port from 1 to 65535.",
    "1.readyValue": "Enter a shell command such as pg_isready.",
    "2.readyValue": "Enter a text of at most 200 characters.",
  });
  expect(problemsOf({})).toEqual({});
});

test.each<[Partial<ServiceText>, string, string]>([
  [{ name: "My_DB" }, "0.name", "Must be a DNS label"],
  [{ image: "a b" }, "0.image", "Enter an image reference"],
  [{ user: "a b" }, "0.user", "Must be a user of the image"],
  [{ readyBy: "port", readyValue: "54x" }, "0.readyValue", "Enter a TCP port"],
  [{ readyBy: "port", readyValue: "70000" }, "0.readyValue", "Enter a TCP port"],
  [{ readyWithinSeconds: "601" }, "0.readyWithinSeconds", "A whole number from 1 to 600."],
  [{ readyWithinSeconds: "1.5" }, "0.readyWithinSeconds", "A whole number from 1 to 600."],
  [{ cpus: "all" }, "0.cpus", "A number from 0.1 to 64."],
  [{ memoryMb: "8" }, "0.memoryMb", "A whole number from 16"],
  [{ inheritVariables: "A-B" }, "0.inheritVariables", "At most 100 names"],
  [{ variables: [{ name: "1A", value: "" }] }, "0.variables.0", "Letters, digits and _ only"],
  [{ variables: [{ name: "", value: "x" }] }, "0.variables.0", "Enter a name for this value."],
  [
    {
      variables: [
        { name: "A", value: "" },
        { name: "A", value: "" },
      ],
    },
    "0.variables.1",
    "There is a variable A already.",
  ],
])("%j is refused at its field", (row, field, words) => {
  expect(problemsOf(row)[field]).toContain(words);
});

test("two services need two names and two ports", () => {
  const port = { readyBy: "port", readyValue: "5432" } as const;
  const problems = problemsOf(port, port);
  expect(problems["1.name"]).toBe("It is the name of two services: db.");
  expect(problems["1.readyValue"]).toMatch(/^It is the port of db too\./);
});

test("rows of a list that is not used have no problems", () => {
  expect([...serviceProblems({ origin: "none", rows: [newService()] })]).toEqual([]);
  expect(servicesIn({ origin: "none", rows: [newService()] })).toEqual([]);
});

test("services that the run has too little for are refused where most is asked", () => {
  const total = { cpus: 2, memoryMb: 2048 };
  const problems = (...rows: Partial<ServiceText>[]) =>
    Object.keys(
      Object.fromEntries(
        serviceProblems(
          { origin: "own", rows: rows.map((row, index) => ({ ...newService(), name: `s${index}`, image: "postgres:16", ...row })) },
          total,
        ),
      ),
    );
  expect(problems({ cpus: "1.9", memoryMb: "2000" }, {})).toEqual([]);
  expect(problems({ cpus: "1" }, { cpus: "1.5" })).toEqual(["1.cpus"]);
  expect(problems({ memoryMb: "2048" }, { memoryMb: "64" })).toEqual(["0.memoryMb"]);
  expect(problems({ cpus: "x", memoryMb: "4096" })).toEqual(["0.cpus"]);
});
