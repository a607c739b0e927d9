/** How to run programs of one kind. */
interface Runner {
  /** Run by `sh -c` in the program's folder. Reports go into the folder `report`. */
  command: string;
  /** For runners that print either text or a report: run afterwards, its output is dropped. */
  reportCommand?: string;
  /** The files of a program, given its broken part. */
  files(body: string): Record<string, string>;
}

const jars = ["jupiter-api", "jupiter-engine", "jupiter-params"]
  .map((name) => `junit-${name}`)
  .concat(["console-standalone", "console", "commons", "engine", "launcher", "reporting"].map((name) => `junit-platform-${name}`))
  .concat("opentest4j", "apiguardian-api", "picocli")
  .map((name) => `/usr/share/java/${name}.jar`)
  .join(":");

const feature =
  "Feature: shop\n  Scenario: a customer pays\n    Given a full basket\n    When the customer pays\n    Then the basket is empty\n";

/** Go requires imports first, regardless of their order in a program. */
function goFile(body: string): string {
  const lines = body.split("\n");
  const imports = lines.filter((line) => line.startsWith("import "));
  return ["package shop", 'import "testing"', ...imports, ...lines.filter((line) => !line.startsWith("import "))].join("\n");
}

/** Keyed by the name of the file in `broken-programs` with their programs. */
export const runners: Readonly<Record<string, Runner>> = {
  jest: {
    command: "jest --json --outputFile=report/jest.json",
    files: (body) => ({ "shop.test.js": body, "package.json": "{}" }),
  },
  vitest: {
    command: "vitest run --reporter=default --reporter=junit --outputFile.junit=report/junit.xml",
    files: (body) => ({ "shop.test.js": `import { beforeEach, expect, test, vi } from "vitest";\n${body}` }),
  },
  "node-test": {
    command:
      "node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=report/junit.xml",
    files: (body) => ({ "shop.test.mjs": `import { after, test } from "node:test";\nimport assert from "node:assert/strict";\n${body}` }),
  },
  mocha: {
    command: "mocha shop.spec.cjs",
    reportCommand: "mocha --reporter mochawesome --reporter-options reportDir=report,html=false,quiet=true shop.spec.cjs",
    files: (body) => ({ "shop.spec.cjs": `const { expect } = require("chai");\nconst assert = require("node:assert");\n${body}` }),
  },
  ava: {
    command: "ava",
    reportCommand: "ava --tap > report/ava.tap",
    files: (body) => ({ "shop.test.mjs": `import test from "ava";\n${body}`, "package.json": "{}" }),
  },
  tape: {
    command: "tape shop.test.cjs",
    reportCommand: "tape shop.test.cjs > report/tape.tap",
    files: (body) => ({ "shop.test.cjs": `const test = require("tape");\n${body}` }),
  },
  uvu: {
    command: "node shop.test.mjs",
    files: (body) => ({ "shop.test.mjs": `import { test } from "uvu";\nimport * as assert from "uvu/assert";\n${body}\ntest.run();` }),
  },
  jasmine: { command: "jasmine shop.spec.js", files: (body) => ({ "shop.spec.js": body }) },
  "cucumber-js": {
    command: "cucumber-js --format progress --format json:report/cucumber.json",
    files: (body) => ({
      "features/shop.feature": feature,
      "features/steps.cjs": `const { Given, When, Then } = require("@cucumber/cucumber");\nconst assert = require("node:assert");\n${body}`,
    }),
  },
  playwright: {
    command: "PLAYWRIGHT_JSON_OUTPUT_NAME=report/playwright.json playwright test --reporter=list,json",
    files: (body) => ({
      "shop.spec.ts": `import { expect, test } from "@playwright/test";\n${body}`,
      "playwright.config.ts":
        'export default { timeout: 5000, workers: 1, expect: { timeout: 1500 }, use: { launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] } } };\n',
    }),
  },
  pytest: {
    command: "/usr/bin/python3 -m pytest --junitxml=report/junit.xml",
    files: (body) => ({ "test_shop.py": body }),
  },
  unittest: {
    command: "/usr/bin/python3 -m unittest",
    files: (body) => ({ "test_shop.py": `import os, unittest\n${body}` }),
  },
  behave: {
    command: "behave --no-color --junit --junit-directory report",
    files: (body) => ({ "features/shop.feature": feature, "features/steps/shop.py": `from behave import given, when, then\n${body}` }),
  },
  go: {
    command: "go test ./...",
    reportCommand: "go test -json ./... > report/go.json",
    files: (body) => ({ "go.mod": "module shop\n\ngo 1.19\n", "shop_test.go": goFile(body) }),
  },
  rspec: { command: "rspec shop_spec.rb", files: (body) => ({ "shop_spec.rb": `RSpec.describe "shop" do\n${body}\nend\n` }) },
  minitest: {
    command: "ruby shop_test.rb",
    files: (body) => ({ "shop_test.rb": `require "minitest/autorun"\nclass ShopTest < Minitest::Test\n${body}\nend\n` }),
  },
  phpunit: {
    command: "phpunit --do-not-cache-result --log-junit report/junit.xml ShopTest.php",
    files: (body) => ({
      "ShopTest.php": `<?php\nuse PHPUnit\\Framework\\TestCase;\nfinal class ShopTest extends TestCase {\n${body}\n}\n`,
    }),
  },
  bats: { command: "bats --report-formatter junit --output report shop.bats", files: (body) => ({ "shop.bats": body }) },
  prove: {
    command: "prove -v shop.t",
    reportCommand: "perl shop.t > report/perl.tap 2>&1",
    files: (body) => ({ "shop.t": `use strict; use warnings; use Test::More;\n${body}\ndone_testing();\n` }),
  },
  junit5: {
    command: `javac -cp ${jars} -d out ShopTest.java && java -Xmx300m -cp ${jars}:out org.junit.platform.console.ConsoleLauncher --scan-classpath out --disable-banner --reports-dir report`,
    files: (body) => ({
      "ShopTest.java": `import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\nclass ShopTest {\n${body}\n}\n`,
    }),
  },
  cargo: {
    command: "cargo test --offline",
    files: (body) => ({
      "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
      "src/lib.rs": `#[cfg(test)]\nmod tests {\n${body}\n}\n`,
    }),
  },
  shell: { command: "sh -eu smoke.sh", files: (body) => ({ "smoke.sh": body }) },
  "ci-job": { command: "bash job.sh", files: (body) => ({ "job.sh": body }) },
  script: { command: "node smoke.mjs", files: (body) => ({ "smoke.mjs": body }) },
  "python-script": { command: "/usr/bin/python3 smoke.py", files: (body) => ({ "smoke.py": body }) },
};
