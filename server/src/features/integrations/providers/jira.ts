import { z } from "zod";
import { providerSettings } from "@gantry/contract/integration-settings.ts";
import { createApiClient, path } from "./api-client.ts";
import { connecting } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";

const Myself = z.object({ displayName: z.string() });
const Project = z.object({ name: z.string(), issueTypes: z.array(z.object({ name: z.string() })).optional() });
const Created = z.object({ key: z.string() });

/**
 * Source: developer.atlassian.com: Jira Cloud platform REST v3 (with an e-mail and an API token), Jira Data Center REST v2 (with a personal
 * access token); they differ in how a description is written.
 */
export const jira = connecting(providerSettings.jira, ({ baseUrl, email, token, projectKey, issueType }, door) => {
  const authorization = email ? `Basic ${Buffer.from(`${email}:${token}`).toString("base64")}` : `Bearer ${token}`;
  const root = email ? "/rest/api/3" : "/rest/api/2";
  const api = createApiClient({ name: "Jira", baseUrl, headers: { authorization } }, door);
  return {
    async verify() {
      const { displayName } = Myself.parse((await api.send("GET", `${root}/myself`)).body);
      const { name, issueTypes } = Project.parse((await api.send("GET", `${root}/project${path(projectKey)}`)).body);
      const known = issueTypes?.map((type) => type.name);
      if (known && !known.some((type) => type.toLowerCase() === issueType.toLowerCase()))
        throw new ProviderError("rejected", `The project ${projectKey} has no issue type ${issueType}; it has ${known.join(", ")}.`);
      return { account: `${displayName} (${name})` };
    },
    tracker: {
      async createIssue({ title, description, url }) {
        const { body } = await api.send("POST", `${root}/issue`, {
          body: {
            fields: {
              project: { key: projectKey },
              issuetype: { name: issueType },
              summary: title,
              description: email ? asDocument(description, url) : `${description}\n\n${url}`,
            },
          },
        });
        const { key } = Created.parse(body);
        return { key, url: `${baseUrl}/browse/${encodeURIComponent(key)}` };
      },
    },
  };
});

/** The Atlassian document format: a paragraph for each block of text, and the link. */
function asDocument(description: string, url: string) {
  const paragraphs = description.split(/\n{2,}/).filter((block) => block.trim() !== "");
  return {
    type: "doc",
    version: 1,
    content: [
      ...paragraphs.map((block) => ({
        type: "paragraph",
        content: block
          .split("\n")
          .flatMap((line, index) => [...(index > 0 ? [{ type: "hardBreak" }] : []), ...(line ? [{ type: "text", text: line }] : [])]),
      })),
      { type: "paragraph", content: [{ type: "text", text: "Open the run", marks: [{ type: "link", attrs: { href: url } }] }] },
    ],
  };
}
