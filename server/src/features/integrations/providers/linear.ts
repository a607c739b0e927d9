import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { escapeMarkdown } from "./markup/escape-markdown.ts";
import { createGraphqlClient } from "./api/graphql.ts";
import { connecting } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";

const Checked = z.object({ viewer: z.object({ name: z.string() }), team: z.object({ id: z.string(), name: z.string() }) });
const Shown = z.object({ identifier: z.string(), url: z.string() });
const Found = z.object({ issues: z.object({ nodes: z.array(Shown) }) });
const Created = z.object({
  issueCreate: z.object({ success: z.boolean(), issue: Shown.nullish() }),
});

/**
 * Source: linear.app/developers: GraphQL, rate limiting. A personal key is sent in the header without `Bearer`. Descriptions are Markdown.
 * `IssueCreateInput.id` is an id of ours, which Linear accepts once (@linear/sdk: "The identifier in UUID v4 format").
 */
export const linear = connecting(providerSettings.linear, ({ token, teamId }, access) => {
  const ask = createGraphqlClient(
    {
      name: "Linear",
      baseUrl: "https://api.linear.app",
      path: "/graphql",
      headers: { authorization: token },
      codes: { AUTHENTICATION_ERROR: "refused", FORBIDDEN: "refused", RATELIMITED: "limited", INTERNAL_SERVER_ERROR: "unavailable" },
    },
    access,
  );
  const check = () => ask("query Check($team: String!) { viewer { name } team(id: $team) { id name } }", { team: teamId }, Checked);
  return {
    async verify() {
      const { viewer, team } = await check();
      return { account: `${viewer.name} (${team.name})` };
    },
    tracker: {
      async findIssue({ reference }) {
        const query = "query Find($id: ID!) { issues(filter: { id: { eq: $id } }) { nodes { identifier url } } }";
        const { issues } = await ask(query, { id: reference }, Found);
        const [issue] = issues.nodes;
        return issue && { key: issue.identifier, url: issue.url };
      },
      async createIssue({ title, description, url, linkText, reference }) {
        // Creating an issue needs the team's id, not its key.
        const { team } = await check();
        const { issueCreate } = await ask(
          "mutation Create($input: IssueCreateInput!) { issueCreate(input: $input) { success issue { identifier url } } }",
          { input: { id: reference, teamId: team.id, title, description: `${escapeMarkdown(description)}\n\n[${linkText}](<${url}>)` } },
          Created,
        );
        if (!issueCreate.success || !issueCreate.issue) throw new ProviderError("rejected", "Linear did not create the issue.");
        return { key: issueCreate.issue.identifier, url: issueCreate.issue.url };
      },
    },
  };
});
