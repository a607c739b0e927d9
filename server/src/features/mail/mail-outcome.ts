import { type RawBuilder, sql } from "kysely";
import type { MailOutcome } from "@gantry/contract/invitations/constants.ts";
import type { MailTypeName } from "./templates/registry.ts";
import { MailMessage, mailKey } from "./send-mail.ts";

/**
 * SQL for the state of an organization's mail of a type with the key in `key`; null after the outbox deleted it.
 * A delivered message keeps no content except the remark that it was only logged.
 */
export function mailOutcome(type: MailTypeName, organizationId: string, key: RawBuilder<string>): RawBuilder<MailOutcome | null> {
  return sql<MailOutcome | null>`(
    select case
      when o.state = 'given_up' then 'failed'
      when o.state = 'delivered' then case when o.last_error is null then 'sent' else 'logged' end
      when o.last_error is null then 'queued' else 'delayed' end
    from outbox o
    where coalesce(o.org_id, '') = ${organizationId} and o.topic = ${MailMessage.name} and o.key = ${mailKey(type, "")} || ${key})`;
}
