import { z } from "zod";
import { providerSettings } from "@gantry/contract/integration-settings.ts";
import { escapeHtml } from "./escape-html.ts";
import { createGraphqlClient } from "./graphql.ts";
import { connecting } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";

const Checked = z.object({ me: z.object({ name: z.string() }), boards: z.array(z.object({ id: z.string(), name: z.string() })) });
const Created = z.object({ create_item: z.object({ id: z.string(), url: z.string() }) });
const Updated = z.object({ create_update: z.object({ id: z.string() }) });

/** Source: developer.monday.com: items, updates, error handling. */
export const monday = connecting(providerSettings.monday, ({ token, boardId, groupId }, door) => {
  const ask = createGraphqlClient(
    {
      name: "monday.com",
      baseUrl: "https://api.monday.com",
      path: "/v2",
      headers: { authorization: token, "api-version": "2025-07" },
      codes: {
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
      },
    },
    door,
  );
  return {
    async verify() {
      const { me, boards } = await ask(
        "query Check($ids: [ID!]) { me { name } boards(ids: $ids) { id name } }",
        { ids: [boardId] },
        Checked,
      );
      const [board] = boards;
      if (!board) throw new ProviderError("not_found", `monday.com shows this token no board ${boardId}.`);
      return { account: `${me.name} (${board.name})` };
    },
    tracker: {
      async createIssue({ title, description, url }) {
        const { create_item: item } = await ask(
          "mutation Create($board: ID!, $group: String, $name: String!) { create_item(board_id: $board, group_id: $group, item_name: $name) { id url } }",
          { board: boardId, group: groupId ?? null, name: title },
          Created,
        );
        const body = `${escapeHtml(description).replaceAll("\n", "<br>")}<br><br><a href="${escapeHtml(url)}">Open the run</a>`;
        await ask(
          "mutation Tell($item: ID!, $body: String!) { create_update(item_id: $item, body: $body) { id } }",
          { item: item.id, body },
          Updated,
        );
        return { key: item.id, url: item.url };
      },
    },
  };
});
