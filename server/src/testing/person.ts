import { api } from "@gantry/contract/api.ts";
import type { Session } from "@gantry/contract/auth/schemas.ts";
import { newId } from "../platform/crypto/ids.ts";
import { type Client, clientsOf, type Send } from "./client.ts";

/** A person who is signed in: who they are, and their requests. */
export interface Person extends Client {
  token: string;
  id: string;
  organizationId: string;
  email: string;
}

export type SignUp = Partial<Record<"email" | "password" | "name" | "organizationName" | "inviteToken", string>>;

export const password = "Correct-horse-7";

/** A new person with their own organization, or in the one that invited them. `headers` go with every request. */
export async function signUp(send: Send, details: SignUp = {}, headers: Record<string, string> = {}): Promise<Person> {
  const organization = details.inviteToken ? {} : { organizationName: "Example" };
  const body = { email: `${newId()}@example.com`, password, name: "Ada Tester", ...organization, ...details };
  const response = await clientsOf(send)(headers).raw(api.auth.signup, { body });
  if (response.status !== 201) throw new Error(`signing up answered ${response.status}: ${JSON.stringify(response.body)}`);
  return personOf(send, response.body, headers);
}

/** The person of a session. `headers` go with every request. */
export function personOf(send: Send, { token, user }: Session, headers: Record<string, string> = {}): Person {
  return {
    token,
    id: user.id,
    organizationId: user.organizationId,
    email: user.email,
    ...clientsOf(send)({ authorization: `Bearer ${token}`, ...headers }),
  };
}
