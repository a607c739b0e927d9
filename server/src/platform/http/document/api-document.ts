import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { z } from "zod";
import { api } from "@gantry/contract/api.ts";
import { ErrorReply, Warnings } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import type { App } from "../app.ts";
import { describeSchema, textOfRoute } from "./schema-texts.ts";

/** Serves the OpenAPI 3.1 document, generated from the route table, and a page to read it at `/api/docs`. `basePath` prefixes all paths. */
export async function mountApiDocument(app: App, basePath: string): Promise<void> {
  let described: Paths | undefined;
  const document = {
    ...general,
    servers: [{ url: basePath || "/" }],
    /** Generated on the first request for the document: it would take a quarter of the server's start. */
    get paths() {
      return (described ??= describePaths());
    },
  };
  let json: Buffer | undefined;
  // The document comes from the route table only; nothing is collected from Fastify's routes.
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    indexPrefix: basePath,
    staticCSP: false,
    uiConfig: { validatorUrl: null, deepLinking: true },
    uiHooks: {
      // The plugin would serialize the document, over 1 MB, for each request.
      preHandler: async (request, reply) => {
        if (request.routeOptions.url !== "/api/docs/json") return;
        json ??= Buffer.from(JSON.stringify(document));
        return reply.type("application/json; charset=utf-8").send(json);
      },
    },
  });
}

const general = {
  openapi: "3.1.0",
  info: {
    title: "Gantry",
    version: "0.1.0",
    description: "Runs containerized test suites and explains their results.",
    license: { name: "Apache-2.0", identifier: "Apache-2.0" },
  },
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
      workerSecret: { type: "apiKey", in: "header", name: "x-worker-secret" },
    },
  },
};

/** OpenAPI 3.1 of every route in the contract. */
export function describeApi(): Record<string, unknown> {
  return { ...general, paths: describePaths() };
}

/** Operations by path and method. */
type Paths = Record<string, Record<string, unknown>>;

function describePaths(): Paths {
  const paths: Paths = {};
  for (const [tag, routes] of Object.entries(api)) {
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      const path = route.path.replace(/:([A-Za-z]+)/g, "{$1}").replace("*", "{path}");
      paths[path] ??= {};
      paths[path][route.method.toLowerCase()] = describeRoute(tag, name, route);
    }
  }
  return paths;
}

function describeRoute(tag: string, name: string, route: Route) {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    description: [textOfRoute(route), describeAccess(route)].filter(Boolean).join("\n\n"),
    security: securityOf(route),
    parameters: [
      ...parametersOf(route, "params", "path"),
      ...parametersOf(route, "query", "query"),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...(route.body
      ? { requestBody: { required: true, content: { "application/json": { schema: describeSchema(route.body, "input") } } } }
      : {}),
    ...(route.form ? { requestBody: { required: true, content: { "multipart/form-data": { schema: formOf(route.form) } } } } : {}),
    ...(route.takes === "tar" ? { requestBody: { required: true, content: { "application/x-tar": {} } } } : {}),
    ...(route.takes === "report" ? { requestBody: reportBody } : {}),
    ...(route.takes === "webhook" ? { requestBody: { required: true, content: { "application/json": { schema: {} } } } } : {}),
    responses: {
      [route.status ?? 200]: {
        description: "Success",
        content: contentOf(route),
      },
      default: { description: "Error", content: { "application/json": { schema: describeSchema(ErrorReply, "output") } } },
    },
  };
}

/** Every response with an envelope may list what was sent and ignored. */
function withWarnings(reply: Record<string, unknown>): Record<string, unknown> {
  const { properties } = reply;
  if (typeof properties !== "object" || properties === null || !("success" in properties)) return reply;
  const warnings = {
    ...describeSchema(Warnings, "output"),
    description: "Fields and query parameters that were sent and ignored, one sentence each. Left out when there are none.",
  };
  return { ...reply, properties: { ...properties, warnings } };
}

const reportBody = {
  required: true,
  content: {
    "application/xml": { schema: { type: "string" } },
    "application/json": { schema: {} },
    "multipart/form-data": { schema: { type: "object", additionalProperties: true } },
    "application/x-tar": {},
    "application/gzip": {},
  },
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 255 },
  description: "Repeating a request with the same key within 24 hours returns the first response.",
};

function contentOf(route: Route) {
  if (route.gives === "text") return { "text/plain": { schema: { type: "string" } } };
  if (route.gives === "events") return { "text/event-stream": { schema: describeSchema(route.reply, "output") } };
  return { "application/json": { schema: withWarnings(describeSchema(route.reply, "output")) } };
}

function describeAccess(route: Route): string {
  if (route.allow === "public") return "No sign-in needed.";
  if (route.allow === "worker") return "Internal: the protocol between worker and server.";
  if (route.allow === "operator") return "For operators: from the server's machine, or with the metrics token.";
  const credential =
    route.credential === "token" ? " API keys are not accepted." : route.credential === "key" ? " Only with an API key." : "";
  return `Roles: ${route.allow.join(", ")}.${credential} Rate limit: ${route.limit}.`;
}

function securityOf(route: Route) {
  if (route.allow === "public") return [];
  if (route.allow === "worker") return [{ workerSecret: [] }];
  if (route.allow === "operator") return [{ token: [] }];
  if (route.credential === "token") return [{ token: [] }];
  if (route.credential === "key") return [{ apiKey: [] }];
  return [{ token: [] }, { apiKey: [] }];
}

function parametersOf(route: Route, part: "params" | "query", place: "path" | "query") {
  const schema = route[part];
  if (!schema) return [];
  const described = describeSchema(schema, "input");
  const required = new Set(Array.isArray(described["required"]) ? described["required"] : []);
  const properties = described["properties"];
  if (typeof properties !== "object" || properties === null) return [];
  return Object.entries(properties).map(([name, of]) => ({
    name: name === "*" ? "path" : name,
    in: place,
    required: place === "path" || required.has(name),
    schema: of,
  }));
}

function formOf(fields: z.ZodType) {
  const described = describeSchema(fields, "input");
  const properties = described["properties"];
  const required = Array.isArray(described["required"]) ? described["required"] : [];
  return {
    ...described,
    properties: {
      file: { type: "string", contentMediaType: "application/octet-stream" },
      ...(typeof properties === "object" ? properties : {}),
    },
    required: ["file", ...required],
  };
}
