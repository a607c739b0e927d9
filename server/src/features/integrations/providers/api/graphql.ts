import { z } from "zod";
import { type ApiResponse, type ApiOptions, createApiClient } from "./api-client.ts";
import { oneLine } from "./provider-message.ts";
import type { ProviderAccess } from "./provider.ts";
import { ProviderError, type ProviderErrorKind } from "./provider-error.ts";
import { requestedWaitMs } from "./rate-limit.ts";

const Failure = z.object({
  message: z.string(),
  extensions: z
    .object({
      code: z.string().optional(),
      userPresentableMessage: z.string().optional(),
      retry_in_seconds: z.number().optional(),
    })
    .optional()
    .catch(undefined),
});
type Failure = z.infer<typeof Failure>;
const Reply = z.object({ data: z.unknown() });
const Failures = z.object({ errors: z.array(Failure).min(1) });

export interface GraphqlOptions extends Pick<ApiOptions, "name" | "baseUrl" | "headers"> {
  path: string;
  /** The kind for an error's code; `rejected` for others. */
  codes: Readonly<Record<string, ProviderErrorKind>>;
}

/** Sends a GraphQL request. @throws {ProviderError} also for errors in the body, with any status; partial data does not count. */
export function createGraphqlClient({ name, baseUrl, headers, path, codes }: GraphqlOptions, access: ProviderAccess) {
  const refusalIn = (answer: ApiResponse): ProviderError | undefined => {
    const [failure] = Failures.safeParse(answer.body).data?.errors ?? [];
    return failure && inWords(failure, answer);
  };
  function inWords({ message, extensions = {} }: Failure, { headers: answered }: ApiResponse): ProviderError {
    const kind = codes[extensions.code ?? ""] ?? "rejected";
    const asked = extensions.retry_in_seconds;
    const retryAfterMs = kind === "limited" ? (asked ? asked * 1000 : requestedWaitMs(429, answered, access.now())) : undefined;
    return new ProviderError(kind, `${name} answered: ${oneLine(extensions.userPresentableMessage ?? message, 200)}.`, { retryAfterMs });
  }
  const api = createApiClient({ name, baseUrl, headers, refusalIn }, access);
  return async <T extends z.ZodType>(query: string, variables: Readonly<Record<string, unknown>>, data: T): Promise<z.output<T>> => {
    const { body } = await api.send("POST", path, { body: { query, variables } });
    const parsed = data.safeParse(Reply.safeParse(body).data?.data);
    if (!parsed.success) throw new ProviderError("unavailable", `${name} gave a response that is not from its API.`);
    return parsed.data;
  };
}
