import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Encrypted } from "../../platform/crypto/encrypt.ts";
import { modelKeyBinding, type StoredModel } from "../../platform/db/stored-model.ts";
import { boundTo } from "../../platform/outbox/add-to-outbox.ts";
import { serviceVariablesBinding } from "../executions/request/run-services.ts";
import { runVariablesBinding } from "../executions/request/run-variables.ts";
import { integrationBinding } from "../integrations/linked/linked-record.ts";
import { ruleBinding } from "../notifications/rules/rule-binding.ts";
import { variableBinding } from "../projects/variables/open-variables.ts";
import { credentialBinding } from "../registries/credential-binding.ts";
import { secretBinding } from "../triggers/record/secret-binding.ts";

/** Decrypts a value with its own key and encrypts it with the newest one. @throws when it cannot be decrypted. */
export type Reencrypt = (encrypted: Encrypted, boundTo: readonly string[]) => Encrypted;

type Row = Readonly<Record<string, string>>;

/** A database column with encrypted values. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The primary key; all its columns are text. */
  key: readonly string[];
  /** The value's associated data, in addition to the key. */
  also?: readonly string[];
  /** Whether a row has a value encrypted with another key than the newest. */
  isOld(keyId: string): RawBuilder<boolean>;
  /** The column's value with everything in it re-encrypted. */
  reencrypt(value: unknown, row: Row, reencrypt: Reencrypt): unknown;
}

const EncryptedValue = z.object({ keyId: z.string(), iv: z.string(), authTag: z.string(), data: z.string() });

/** A column that is a single encrypted value. */
const oneValue = (
  table: string,
  column: string,
  key: readonly string[],
  binding: (row: (name: string) => string) => readonly string[],
  also: readonly string[] = [],
): EncryptedColumn => ({
  table,
  column,
  key,
  also,
  isOld: (keyId) => sql<boolean>`${sql.ref(column)} ->> 'keyId' <> ${keyId}`,
  reencrypt: (value, row, reencrypt) =>
    reencrypt(
      EncryptedValue.parse(value),
      binding((name) => row[name] ?? ""),
    ),
});

const Linked = z.record(z.string(), z.looseObject({ keyId: z.string(), iv: z.string(), authTag: z.string(), encryptedToken: z.string() }));
const Model = z.looseObject({ sealedKey: EncryptedValue });

/** All places of encrypted values. A missing one would be lost with its old key; a test checks for that. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  oneValue("project_variables", "sealed", ["org_id", "project_id", "name"], (row) =>
    variableBinding(row("org_id"), row("project_id"), row("name")),
  ),
  oneValue(
    "registry_credentials",
    "sealed_password",
    ["org_id", "id"],
    (row) => credentialBinding(row("org_id"), row("id"), row("registry")),
    ["registry"],
  ),
  oneValue("executions", "sealed_variables", ["org_id", "id"], (row) => runVariablesBinding(row("org_id"), row("id"))),
  oneValue("executions", "sealed_service_variables", ["org_id", "id"], (row) => serviceVariablesBinding(row("org_id"), row("id"))),
  oneValue("notification_rules", "sealed_url", ["org_id", "id"], (row) => ruleBinding(row("org_id"), row("id"))),
  oneValue("run_triggers", "sealed_secret", ["org_id", "id"], (row) => secretBinding(row("org_id"), row("id"))),
  oneValue("outbox", "payload", ["id"], (row) => boundTo(row("id"), row("topic")), ["topic"]),
  {
    table: "organizations",
    column: "integrations",
    key: ["id"],
    isOld: (keyId) => sql<boolean>`exists (select 1 from jsonb_each(integrations) linked where linked.value ->> 'keyId' <> ${keyId})`,
    reencrypt: (value, row, reencrypt) =>
      Object.fromEntries(
        Object.entries(Linked.parse(value)).map(([provider, record]) => {
          const { keyId, iv, authTag, encryptedToken } = record;
          const { data, ...reencrypted } = reencrypt(
            { keyId, iv, authTag, data: encryptedToken },
            integrationBinding(row["id"] ?? "", provider),
          );
          return [provider, { ...record, ...reencrypted, encryptedToken: data }];
        }),
      ),
  },
  {
    table: "organizations",
    column: "ai",
    key: ["id"],
    isOld: (keyId) => sql<boolean>`ai -> 'sealedKey' ->> 'keyId' <> ${keyId}`,
    reencrypt: (value, row, reencrypt) => {
      const model = Model.parse(value);
      return { ...model, sealedKey: reencrypt(model.sealedKey, modelKeyBinding(row["id"] ?? "", model as StoredModel)) };
    },
  },
];
