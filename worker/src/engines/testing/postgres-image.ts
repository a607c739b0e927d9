import { dirname } from "node:path";
import { PassThrough } from "node:stream";
import { postgresBinaries } from "@gantry/host/postgres/native.ts";
import type Docker from "dockerode";
import { pack } from "tar-stream";
import { addFolder, addHostNode, addLibraries, addText } from "../../samples/root-filesystem.ts";

const start = `set -e
echo "$DB_PASSWORD" > /tmp/password
/postgres/bin/initdb -D /tmp/data -U postgres -A scram-sha-256 --pwfile=/tmp/password --no-locale -E UTF8
echo "the password is $DB_PASSWORD"
exec /postgres/bin/postgres -D /tmp/data -k /tmp -c listen_addresses='*'
`;

/** An image with a PostgreSQL that is started as official images start it. It needs a user that is not root, such as `suite`, and `DB_PASSWORD`. */
export async function importPostgres(docker: Docker, tag: string): Promise<void> {
  const { postgres, initdb } = await postgresBinaries(undefined, "/tmp");
  const tar = pack();
  const changes = ["ENV PATH=/usr/bin:/bin", 'ENTRYPOINT ["/bin/sh", "/start.sh"]'];
  const imported = docker.importImage(tar.pipe(new PassThrough()), { repo: tag, changes });
  await addHostNode(tar);
  await addFolder(tar, dirname(dirname(postgres)), "postgres");
  await addLibraries(tar, [postgres, initdb]);
  addText(tar, "start.sh", start);
  tar.finalize();
  let progressText = "";
  for await (const chunk of await imported) progressText += chunk.toString();
  if (progressText.includes('"error"')) throw new Error(`the engine did not take the image ${tag}: ${progressText}`);
}
