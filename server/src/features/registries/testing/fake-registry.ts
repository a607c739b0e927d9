import type { FakeHost } from "../../../testing/fake-web.ts";

const basicOf = (login: string) => `Basic ${Buffer.from(login).toString("base64")}`;

/** A registry that accepts one login (`name:password`) with Basic. */
export function fakeBasicRegistry(login: string): FakeHost {
  return ({ path, headers }) => {
    if (path !== "/v2/") return { status: 404 };
    if (headers.authorization === basicOf(login)) return { body: {} };
    return { status: 401, headers: { "www-authenticate": 'Basic realm="registry"' } };
  };
}

/** A registry whose logins are exchanged for a token at `tokenHost`, and the host of those tokens. */
export function fakeTokenRegistry(login: string, tokenHost: string): { registry: FakeHost; tokens: FakeHost } {
  const token = Buffer.from(`token of ${login}`).toString("base64url");
  return {
    registry: ({ path, headers }) => {
      if (path !== "/v2/") return { status: 404 };
      if (headers.authorization === `Bearer ${token}`) return { body: {} };
      const challenge = `Bearer realm="https://${tokenHost}/token",service="fake"`;
      return { status: 401, headers: { "www-authenticate": challenge } };
    },
    tokens: ({ path, query, headers }) => {
      if (path !== "/token" || query.get("service") !== "fake") return { status: 404 };
      return headers.authorization === basicOf(login) ? { body: { token } } : { status: 401, body: { details: "incorrect" } };
    },
  };
}
