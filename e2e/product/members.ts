import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import { mailedToken } from "../../server/src/testing/mailed-link.ts";
import type { Product } from "./product.ts";
import { clientAt } from "../../server/src/testing/client.ts";

export function members(product: Product): void {
  describe("members", () => {
    test("a new person joins by the mailed link, and an admin changes and removes them", async () => {
      const ada = await product.subscriber("team");
      const email = "bob.joins@example.com";
      const { invitation } = await ada.call(api.invitations.create, { body: { email, role: "developer" } });
      expect(invitation).toMatchObject({ email, role: "developer", actionType: "signup" });
      expect((await ada.call(api.invitations.list)).invitations).toMatchObject([{ email, status: "pending" }]);
      const token = await mailedToken(product.mails, email, "invite");
      const shown = await clientAt(product.url, { "x-forwarded-for": "10.9.1.1" }).call(api.invitations.validate, { params: { token } });
      expect(shown).toMatchObject({ valid: true, role: "developer", userExists: false });

      const bob = await product.signUp({ email, name: "Bob", inviteToken: token });
      expect(bob.organizationId).toBe(ada.organizationId);
      const { users } = await bob.call(api.users.list);
      expect(users.map((user: { email: string }) => user.email).sort()).toEqual([ada.email, email].sort());
      expect((await ada.call(api.users.get, { params: { id: bob.id } })).user.updatedAt).toBeDefined();
      expect((await bob.request(api.users.changeRole, { params: { id: ada.id }, body: { role: "viewer" } })).status).toBe(403);
      expect((await ada.call(api.users.changeRole, { params: { id: bob.id }, body: { role: "viewer" } })).message).toBe(
        "User role updated to viewer",
      );
      await ada.call(api.users.changeStatus, { params: { id: bob.id }, body: { status: "suspended" } });
      expect((await bob.request(api.auth.me)).status).toBe(401);
      await ada.call(api.users.changeStatus, { params: { id: bob.id }, body: { status: "active" } });
      expect((await ada.call(api.users.remove, { params: { id: bob.id } })).message).toBe(
        `User ${email} has been removed from the organization`,
      );

      const entries = (await ada.call(api.audit.list)).data;
      expect(entries.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(["user.role_changed", "user.removed"]),
      );
      expect(await ada.call(api.audit.export)).toContain("user.role_changed");
    });

    test("a person with an account accepts, and switches between both organizations; an invitation can be revoked", async () => {
      const [ada, eve] = [await product.subscriber("team"), await product.signUp()];
      await ada.call(api.invitations.createForMe, { body: { email: eve.email, role: "viewer" } });
      const token = await mailedToken(product.mails, eve.email, "invite");
      const joined = await eve.call(api.invitations.accept, { body: { token } });
      expect(joined.user.organizationId).toBe(ada.organizationId);
      const organizations = (await eve.call(api.auth.organizations)).data;
      expect(organizations.map(({ id }: { id: string }) => id).sort()).toEqual([ada.organizationId, eve.organizationId].sort());
      const switched = await eve.call(api.auth.switch, { body: { organizationId: ada.organizationId } });
      expect(switched.user).toMatchObject({ organizationId: ada.organizationId, role: "viewer" });

      const { invitation } = await ada.call(api.invitations.create, { body: { email: "late@example.com", role: "admin" } });
      const { inviteUrl } = (await ada.call(api.invitations.link, { params: { id: invitation.id } })).data;
      expect(inviteUrl).toMatch(/\/invite\/[\w-]{43}$/);
      expect((await ada.call(api.invitations.resend, { params: { id: invitation.id } })).message).toBe("Invitation sent.");
      await ada.call(api.invitations.revoke, { params: { id: invitation.id } });
      const late = await mailedToken(product.mails, "late@example.com", "invite");
      expect(
        (await clientAt(product.url, { "x-forwarded-for": "10.9.1.2" }).request(api.invitations.validate, { params: { token: late } }))
          .status,
      ).toBe(404);
    });
  });
}
