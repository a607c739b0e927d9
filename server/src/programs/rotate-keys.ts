import { printResult } from "../command-output.ts";
import { rotateKeys } from "../features/encryption-keys/rotate-keys.ts";
import { createSecretBox } from "../platform/crypto/encrypt.ts";
import { runCommand } from "../run-command.ts";

const command = { failure: "The keys could not be rotated", statementTimeoutMs: 10 * 60_000 };

// `gantry keys rotate`: encrypts everything with the newest key. Exits with 1 if no key decrypts some of the values.
runCommand(command, async (config, db) => {
  const secrets = createSecretBox(config.encryptionKeys);
  const places = await rotateKeys({ db, secrets });
  const lines = places.flatMap(({ place, reencrypted, unreadable }) => [
    ...(reencrypted > 0 ? [`${place}: ${reencrypted} encrypted again`] : []),
    ...unreadable.map((row) => `${place}: no key decrypts ${row}`),
  ]);
  const isComplete = places.every(({ unreadable }) => unreadable.length === 0);
  const end = isComplete
    ? `Everything is encrypted with the key ${secrets.currentKeyId}.`
    : "Add the missing key to ENCRYPTION_KEYS and run this again.";
  printResult([...lines, end].join("\n"), { keyId: secrets.currentKeyId, complete: isComplete, places });
  if (!isComplete) process.exitCode = 1;
});
