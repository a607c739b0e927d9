import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** The reports of one run of each runner: `renders` got 500 where it expected 200, and three tests passed. */
const samples = new URL("samples/one-run/", import.meta.url);
const read = (runner: string, file: string): string => readFileSync(new URL(`${runner}/${file}`, samples), "utf8");

const pairs = readdirSync(samples).flatMap((runner) => {
  const files = readdirSync(new URL(runner, samples));
  return files.flatMap((one, index) => files.slice(index + 1).map((other) => [runner, one, other] as const));
});
/** Mocha's own XUnit and mocha-junit-reporter are one format. */
const isOneFormat = (one: string, other: string): boolean => one.endsWith(".xml") && other.endsWith(".xml") && !one.startsWith("testng");
const ofTwoFormats = pairs.filter(([, one, other]) => !isOneFormat(one, other) && !isOneFormat(other, one));

async function failures(runner: string, [one, other]: readonly [string, string], change: (text: string) => string = (text) => text) {
  const changed = change(read(runner, other));
  const { tests } = await collectFiles({ [`a/${one}`]: read(runner, one), [`b/${other}`]: changed });
  return {
    failed: tests.filter(({ status }) => status === "failed").length,
    all: tests.length,
    isChanged: changed !== read(runner, other),
  };
}

const otherValue = (text: string): string => text.replaceAll("500", "404").replaceAll("m5\\u001b[27m00", "m4\\u001b[27m04");
/** Durations of three tests are short, and that of the failed one is the longest. */
const otherDurations = (text: string): string =>
  text
    .replaceAll(/(?<=\b(?:time="|duration_ms: ))\d[\d.e-]*/g, (digits) => String(Number(digits) * 3 + 0.001))
    .replaceAll(/(?<="duration": ?)\d[\d.e-]*/g, (digits) => String(Number(digits) * 3 + 1));

const noText = (text: string): string => text.replaceAll(/<(failure|error)\b[^>]*>.*?<\/\1>/gs, "<$1/>");

const measuredOnce = new Set(["playwright", "node", "mocha", "vitest", "behave", "jest"]);

describe.each(ofTwoFormats.flatMap(([runner, one, other]) => [[runner, one, other] as const, [runner, other, one] as const]))(
  "%s: %s and %s",
  (runner, one, other) => {
    test("of one run give its failure once", async () => {
      expect(await failures(runner, [one, other])).toMatchObject({ failed: 1, all: 4 });
    });

    test("whose failures have other values have two", async () => {
      expect(await failures(runner, [one, other], otherValue)).toMatchObject({ failed: 2, isChanged: true });
    });

    test.runIf(measuredOnce.has(runner))("whose failures took another time have two", async () => {
      expect(await failures(runner, [one, other], otherDurations)).toMatchObject({ failed: 2, isChanged: true });
    });

    test.runIf(other.endsWith(".xml") && !measuredOnce.has(runner))("of which one does not say why have two", async () => {
      expect(await failures(runner, [one, other], noText)).toMatchObject({ failed: 2, isChanged: true });
    });
  },
);
