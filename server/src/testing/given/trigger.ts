import { createHmac } from "node:crypto";
import { api } from "@gantry/contract/api.ts";
import type { GitHost } from "@gantry/contract/triggers/constants.ts";
import type { CreatedRunTrigger } from "@gantry/contract/triggers/schemas.ts";
import type { z } from "zod";
import { newId } from "../../platform/crypto/ids.ts";
import type { Client } from "../client.ts";

type Wanted = Partial<z.input<typeof api.triggers.create.body>>;

/** A trigger for pushes to `https://github.com/acme/app`, unless `fields` say otherwise. */
export async function newTrigger(person: Client, projectId: string, fields: Wanted = {}): Promise<CreatedRunTrigger> {
  const usual = { name: "Pushes", host: "github", repository: "https://github.com/acme/app", events: ["push", "pull_request"] } as const;
  const body = { ...usual, run: { image: "node:20", command: "npm test" }, ...fields, events: [...(fields.events ?? usual.events)] };
  return (await person.call(api.triggers.create, { params: { id: projectId }, body })).data;
}

/** The last part of a trigger's address. */
export const tokenOf = ({ webhookUrl }: Pick<CreatedRunTrigger, "webhookUrl">): string => webhookUrl.split("/").at(-1) ?? "";

interface Sent {
  event: string;
  payload: unknown;
  /** The host's id of the delivery. */
  id?: string;
}

/** The body and the headers as the host sends them. */
export function signedBy(
  host: GitHost,
  secret: string,
  { event, payload, id = newId() }: Sent,
): { body: string; headers: Record<string, string> } {
  const body = typeof payload === "string" ? payload : JSON.stringify(payload);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = {
    github: { "x-github-event": event, "x-github-delivery": id, "x-hub-signature-256": `sha256=${signature}` },
    gitea: { "x-gitea-event": event, "x-gitea-delivery": id, "x-gitea-signature": signature },
    gitlab: { "x-gitlab-event": event, "idempotency-key": id, "x-gitlab-token": secret },
  }[host];
  return { body, headers: { "content-type": "application/json", ...headers } };
}

/** What the Git host gets for a delivery to a trigger. */
export function deliver(client: Pick<Client, "raw">, trigger: Pick<CreatedRunTrigger, "host" | "secret" | "webhookUrl">, sent: Sent) {
  return client.raw(api.triggers.receive, { params: { token: tokenOf(trigger) }, ...signedBy(trigger.host, trigger.secret, sent) });
}

/** A commit's hash. */
export const hashOf = (text: string): string => createHmac("sha1", "commit").update(text).digest("hex");

interface Pushed {
  repository?: string;
  branch?: string;
  commit?: string;
  before?: string;
  message?: string;
  files?: readonly string[];
}

/** The payload of a push to GitHub or Gitea, with one commit. Its time makes each of them different. */
export function pushOf({
  repository = "acme/app",
  branch = "main",
  commit = hashOf(newId()),
  before = hashOf("before"),
  message = "Change",
  files = ["src/a.ts"],
}: Pushed = {}) {
  const head = { id: commit, message, added: [], removed: [], modified: files };
  return {
    ref: `refs/heads/${branch}`,
    before,
    after: commit,
    created: false,
    deleted: false,
    forced: false,
    repository: { id: 1, full_name: repository, pushed_at: newId() },
    sender: { login: "ada" },
    head_commit: head,
    commits: [head],
    total_commits: 1,
  };
}
