import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { escapeHtml } from "./markup/escape-html.ts";
import { createGraphqlClient, type GraphqlOptions } from "./api/graphql.ts";
import { connecting, type Issue, referenceLine, type Tracker } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";

/**
 * Sent with each request. A version is current for three months, in maintenance for three more, and then unsupported
 * (developer.monday.com/api-reference/docs/api-versioning, as of 2026-09-06: 2026-07 current, 2026-04 maintenance). Linking queries the version
 * that responds, and warns when it is another one or near its end.
 */
const apiVersion = "2026-07";
/** Supported kinds of versions (/api-reference/reference/version). */
const supported = new Set(["release_candidate", "current", "maintenance", "previous_maintenance"]);

const Checked = z.object({
  me: z.object({ name: z.string() }),
  boards: z.array(z.object({ id: z.string(), name: z.string() })),
  version: z.object({ kind: z.string(), value: z.string() }),
});
const Item = z.object({ id: z.string(), url: z.string() });
const Created = z.object({ create_item: Item });
const Updates = z.array(z.object({ body: z.string() }));
const Found = z.object({
  me: z.object({ id: z.string() }),
  boards: z.array(
    z.object({
      items_page: z.object({
        items: z.array(Item.extend({ name: z.string(), created_at: z.string(), creator_id: z.string(), updates: Updates })),
      }),
    }),
  ),
});
const Shown = z.object({ items: z.array(z.object({ updates: Updates })) });
const Updated = z.object({ create_update: z.object({ id: z.string() }) });

const findQuery = `query Find($ids: [ID!]) { me { id } boards(ids: $ids) {
  items_page(limit: 50, query_params: { order_by: [{ column_id: "__creation_log__", direction: desc }] }) {
    items { id url name created_at creator_id updates(limit: 5) { body } }
  }
} }`;
/** The largest difference between the clocks. */
const clockSkewMs = 10 * 60_000;

/** Source: developer.monday.com: items, updates, error handling. An item's text is an update, which is HTML and needs a second request. */
export const monday = connecting(providerSettings.monday, ({ token, boardId, groupId }, access) => {
  const headers = { authorization: token, "api-version": apiVersion };
  const ask = createGraphqlClient({ name: "monday.com", baseUrl: "https://api.monday.com", path: "/v2", headers, codes }, access);
  return { verify: () => verifyBoard(ask, boardId), tracker: boardItems(ask, { boardId, groupId }) };
});

const codes: GraphqlOptions["codes"] = {
  NOT_AUTHENTICATED: "refused",
  UserUnauthorizedException: "refused",
  USER_UNAUTHORIZED: "refused",
  USER_ACCESS_DENIED: "refused",
  COMPLEXITY_BUDGET_EXHAUSTED: "limited",
  ComplexityException: "limited",
  RateLimitExceeded: "limited",
  RATE_LIMIT_EXCEEDED: "limited",
  IP_RATE_LIMIT_EXCEEDED: "limited",
  maxConcurrencyExceeded: "limited",
  DAILY_LIMIT_EXCEEDED: "limited",
  INTERNAL_SERVER_ERROR: "unavailable",
  API_TEMPORARILY_BLOCKED: "unavailable",
};

type GraphqlClient = ReturnType<typeof createGraphqlClient>;

async function verifyBoard(ask: GraphqlClient, boardId: string): Promise<{ account: string; warning?: string }> {
  const { me, boards, version } = await ask(
    "query Check($ids: [ID!]) { me { name } boards(ids: $ids) { id name } version { kind value } }",
    { ids: [boardId] },
    Checked,
  );
  const [board] = boards;
  if (!board) throw new ProviderError("not_found", `monday.com shows this token no board ${boardId}.`);
  const warning = versionWarning(version);
  if (warning) return { account: `${me.name} (${board.name})`, warning };
  return { account: `${me.name} (${board.name})` };
}

function boardItems(ask: GraphqlClient, { boardId, groupId }: { boardId: string; groupId?: string | undefined }): Tracker {
  return {
    async createIssue({ title }) {
      const { create_item: item } = await ask(
        "mutation Create($board: ID!, $group: String, $name: String!) { create_item(board_id: $board, group_id: $group, item_name: $name) { id url } }",
        { board: boardId, group: groupId ?? null, name: title },
        Created,
      );
      return { key: item.id, url: item.url };
    },
    async findIssue(issue, { since, taken }) {
      const { me, boards } = await ask(findQuery, { ids: [boardId] }, Found);
      // Our item has no text yet, or this issue's.
      const item = boards
        .flatMap(({ items_page }) => items_page.items)
        .find(
          ({ id, name, created_at, creator_id, updates }) =>
            name === issue.title &&
            creator_id === me.id &&
            Date.parse(created_at) >= since.getTime() - clockSkewMs &&
            !taken.has(id) &&
            (updates.length === 0 || holdsReference(updates, issue)),
        );
      return item && { key: item.id, url: item.url };
    },
    async completeIssue(issue, key) {
      const { items } = await ask("query Show($ids: [ID!]) { items(ids: $ids) { updates(limit: 25) { body } } }", { ids: [key] }, Shown);
      if (items.some(({ updates }) => holdsReference(updates, issue))) return;
      await ask(
        "mutation Describe($item: ID!, $body: String!) { create_update(item_id: $item, body: $body) { id } }",
        { item: key, body: asHtml(issue) },
        Updated,
      );
    },
  };
}

const holdsReference = (updates: z.infer<typeof Updates>, { reference }: Issue) => updates.some(({ body }) => body.includes(reference));

function asHtml(issue: Issue): string {
  const text = escapeHtml(issue.description).replaceAll("\n", "<br>");
  return `${text}<br><br><a href="${escapeHtml(issue.url)}">${escapeHtml(issue.linkText)}</a><br><br>${referenceLine(issue)}`;
}

function versionWarning({ kind, value }: { kind: string; value: string }): string | undefined {
  if (value === apiVersion && supported.has(kind)) return undefined;
  return `monday.com no longer supports the version ${apiVersion} of its API, and answers with ${value} (${kind}). Update Gantry.`;
}
