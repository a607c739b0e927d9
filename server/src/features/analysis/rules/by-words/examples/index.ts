import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { assertion } from "./assertion.ts";
import { authentication } from "./authentication.ts";
import { connectionRefused } from "./connection-refused.ts";
import { crash } from "./crash.ts";
import { data } from "./data.ts";
import { dns } from "./dns.ts";
import { elementNotFound } from "./element-not-found.ts";
import { environment } from "./environment.ts";
import { exception } from "./exception.ts";
import { missingDependency } from "./missing-dependency.ts";
import { network } from "./network.ts";
import { outOfMemory } from "./out-of-memory.ts";
import { syntax } from "./syntax.ts";
import { timeout } from "./timeout.ts";
import { unknown } from "./unknown.ts";

/** Messages as tools and programs print them, by the category that a person would choose. */
export const examples: Partial<Record<FailureCategory, string>> = {
  assertion,
  authentication,
  "connection-refused": connectionRefused,
  crash,
  data,
  dns,
  "element-not-found": elementNotFound,
  environment,
  exception,
  "missing-dependency": missingDependency,
  network,
  "out-of-memory": outOfMemory,
  syntax,
  timeout,
  unknown,
};
