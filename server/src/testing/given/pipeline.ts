import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import type { z } from "zod";
import type { Person, TestServer } from "../start-server.ts";
import { newProject } from "./project.ts";

type Start = z.input<typeof api.shards.start.body>;
type Next = z.input<typeof api.shards.next.body>;
type Rest<T> = Partial<Omit<T, "projectId" | "key" | "index" | "files">>;

/** A pipeline of shards in a new project. */
export async function newPipeline(
  server: TestServer,
  { ada, key = "build-1", projectId }: { ada?: Person; key?: string; projectId?: string } = {},
) {
  const person = ada ?? (await server.signUp());
  const queue = { projectId: projectId ?? (await newProject(person)), key };
  const start = (index: number, files: string[], more: Rest<Start> = {}) =>
    person.request(api.shards.start, { body: { ...queue, index, files, ...more } });
  const next = (index: number, more: Rest<Next> = {}) => person.request(api.shards.next, { body: { ...queue, index, ...more } });
  return {
    ada: person,
    queue,
    start,
    next,
    started: async (...asked: Parameters<typeof start>) => {
      const response = await start(...asked);
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      return response.body.data;
    },
    file: async (...asked: Parameters<typeof next>) => {
      const response = await next(...asked);
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      return response.body.data;
    },
    show: async () => (await person.call(api.shards.get, { query: queue })).data,
    /** The leases of all files of the pipeline's project are over. */
    endLeases: () =>
      server.ctx.db.asSystem((tx) =>
        sql`update shard_files set lease_until = now() - interval '1 second' where lease_until is not null
          and queue_id in (select id from shard_queues where project_id = ${queue.projectId})`.execute(tx),
      ),
  };
}
