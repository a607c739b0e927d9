import { expect, test } from "vitest";
import { ServicesText, servicesIn, servicesPlaceholder, textOfServices } from "./services-text.ts";

const problemOf = (text: string) => ServicesText.safeParse(text).error?.issues[0]?.message;

test("an empty text says nothing, an empty list says none", () => {
  expect([problemOf(" "), problemOf("[]")]).toEqual([undefined, undefined]);
  expect([servicesIn(" "), servicesIn("[]")]).toEqual([undefined, []]);
});

test("the example is valid, and stays the same", () => {
  expect(problemOf(servicesPlaceholder)).toBeUndefined();
  const services = servicesIn(servicesPlaceholder) ?? [];
  expect(servicesIn(textOfServices(services))).toEqual(services);
});

test.each([
  ["db", "A list in JSON, such as the example."],
  ['[{ "name": "My_DB", "image": "postgres:16" }]', "Service 1, name: must be a DNS label"],
  ['[{ "name": "db", "image": "postgres:16", "readyWhen": {} }]', "Service 1, readyWhen: must have one of port, command and log."],
  ['{ "name": "db" }', "Services: "],
])("%s is refused with the place", (text, words) => {
  expect(problemOf(text)).toContain(words);
});
