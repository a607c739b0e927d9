import { api } from "@gantry/contract/api.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { Person, TestServer } from "./start-server.ts";

/** A server whose database the test can access directly. */
type ServerWithDatabase = Pick<TestServer, "signUp" | "personOf"> & { ctx: Pick<TestServer["ctx"], "db"> };

/** A person with their own organization who also belongs to `admin`'s, signed in there. */
export async function addMember(server: ServerWithDatabase, admin: Person, role: Role): Promise<Person> {
  const person = await server.signUp({ name: `Mel ${role}` });
  await server.ctx.db.asSystem((tx) =>
    tx.insertInto("memberships").values({ org_id: admin.organizationId, user_id: person.id, role }).execute(),
  );
  return server.personOf(await person.call(api.auth.switch, { body: { organizationId: admin.organizationId } }));
}
