import { rotateKeys } from "./features/keys/rotate-keys.ts";
import { createSecretBox } from "./platform/crypto/seal.ts";
import { runCommand } from "./run-command.ts";

const command = { failure: "The keys could not be rotated", statementTimeoutMs: 10 * 60_000 };

// `gantry keys rotate`: seals everything anew with the newest key.
runCommand(command, async (config, db) => {
  const secrets = createSecretBox(config.encryptionKeys);
  const rotated = await rotateKeys({ db, secrets });
  for (const { place, resealed, unreadable } of rotated) {
    if (resealed > 0) console.log(`${place}: ${resealed} sealed anew`);
    for (const row of unreadable) console.error(`${place}: no key opens ${row}`);
  }
  const left = rotated.reduce((sum, { unreadable }) => sum + unreadable.length, 0);
  if (left === 0) console.log(`Everything is sealed with the key ${secrets.currentKeyId}.`);
  else process.exitCode = 1;
});
