import { z } from "zod";
import { providerSettings } from "@gantry/contract/integration-settings.ts";
import { createGraphqlClient } from "./graphql.ts";
import { connecting } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";

const Checked = z.object({ viewer: z.object({ name: z.string() }), team: z.object({ id: z.string(), name: z.string() }) });
const Created = z.object({
  issueCreate: z.object({ success: z.boolean(), issue: z.object({ identifier: z.string(), url: z.string() }).nullish() }),
});

/** Source: linear.app/developers: GraphQL, rate limiting. A personal key stands in the header without `Bearer`. */
export const linear = connecting(providerSettings.linear, ({ token, teamId }, door) => {
  const ask = createGraphqlClient(
    {
      name: "Linear",
      baseUrl: "https://api.linear.app",
      path: "/graphql",
      headers: { authorization: token },
      codes: { AUTHENTICATION_ERROR: "refused", FORBIDDEN: "refused", RATELIMITED: "limited", INTERNAL_SERVER_ERROR: "unavailable" },
    },
    door,
  );
  const check = () => ask("query Check($team: String!) { viewer { name } team(id: $team) { id name } }", { team: teamId }, Checked);
  return {
    async verify() {
      const { viewer, team } = await check();
      return { account: `${viewer.name} (${team.name})` };
    },
    tracker: {
      async createIssue({ title, description, url }) {
        // An issue takes the team's id and not its key.
        const { team } = await check();
        const { issueCreate } = await ask(
          "mutation Create($input: IssueCreateInput!) { issueCreate(input: $input) { success issue { identifier url } } }",
          { input: { teamId: team.id, title, description: `${description}\n\n[Open the run](${url})` } },
          Created,
        );
        if (!issueCreate.success || !issueCreate.issue) throw new ProviderError("rejected", "Linear did not create the issue.");
        return { key: issueCreate.issue.identifier, url: issueCreate.issue.url };
      },
    },
  };
});
