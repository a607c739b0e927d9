import type { Role } from "@gantry/contract/route.ts";
import { type Person, type TestServer, personOf } from "./start-server.ts";

/** A server whose database the test can access directly. */
type ServerWithDatabase = Pick<TestServer, "signUp" | "call"> & { ctx: Pick<TestServer["ctx"], "db"> };

/** A person with their own organization who also belongs to `admin`'s, signed in there. */
export async function addMember(server: ServerWithDatabase, admin: Person, role: Role): Promise<Person> {
  const person = await server.signUp({ name: `Mel ${role}` });
  await server.ctx.db.asSystem((tx) =>
    tx.insertInto("memberships").values({ org_id: admin.organizationId, user_id: person.id, role }).execute(),
  );
  const switched = await person.send("POST", "/api/auth/switch", { organizationId: admin.organizationId });
  if (switched.status !== 200) throw new Error(`switching answered ${switched.status}: ${JSON.stringify(switched.body)}`);
  return personOf(server.call, switched.body);
}
