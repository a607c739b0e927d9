import { ConfigError, loadConfig } from "./config.ts";
import { rotateKeys } from "./features/keys/rotate-keys.ts";
import { createSecretBox } from "./platform/crypto/seal.ts";
import { openDatabase } from "./platform/db/database.ts";

/** `gantry keys rotate`: seals everything anew with the newest key. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const secrets = createSecretBox(config.encryptionKeys);
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: 10 * 60_000, onError: () => {} });
  try {
    const rotated = await rotateKeys({ db, secrets });
    for (const { place, resealed, unreadable } of rotated) {
      if (resealed > 0) console.log(`${place}: ${resealed} sealed anew`);
      for (const row of unreadable) console.error(`${place}: no key opens ${row}`);
    }
    const left = rotated.reduce((sum, { unreadable }) => sum + unreadable.length, 0);
    if (left === 0) console.log(`Everything is sealed with the key ${secrets.currentKeyId}.`);
    else process.exitCode = 1;
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError ? `The settings cannot be used:\n${error.message}` : `The keys could not be rotated: ${String(error)}`,
  );
  process.exitCode = 1;
});
