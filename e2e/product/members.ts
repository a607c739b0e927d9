import { describe, expect, test } from "vitest";
import { mailedToken } from "../../server/src/testing/mailed-link.ts";
import { request } from "../stack.ts";
import { ok, type Product } from "./product.ts";

export function members(product: Product): void {
  describe("members", () => {
    test("a new person joins by the mailed link, and an admin changes and removes them", async () => {
      const ada = await product.subscriber("team");
      const email = "bob.joins@example.com";
      const { invitation } = await ok(ada.call("POST", "/api/invitations", { email, role: "developer" }), 201);
      expect(invitation).toMatchObject({ email, role: "developer", actionType: "signup" });
      expect((await ok(ada.call("GET", "/api/invitations"))).invitations).toMatchObject([{ email, status: "pending" }]);
      const token = await mailedToken(product.mails, email, "invite");
      const shown = await ok(
        request(`${product.url}/api/invitations/validate/${token}`, "GET", { "x-forwarded-for": "10.9.1.1" }, undefined),
      );
      expect(shown).toMatchObject({ valid: true, role: "developer", userExists: false });

      const bob = await product.signUp({ email, name: "Bob", inviteToken: token });
      expect(bob.organizationId).toBe(ada.organizationId);
      const { users } = await ok(bob.call("GET", "/api/users"));
      expect(users.map((user: { email: string }) => user.email).sort()).toEqual([ada.email, email].sort());
      expect((await ok(ada.call("GET", `/api/users/${bob.id}`))).user.updatedAt).toBeDefined();
      expect((await bob.call("PATCH", `/api/users/${ada.id}/role`, { role: "viewer" })).status).toBe(403);
      expect((await ok(ada.call("PATCH", `/api/users/${bob.id}/role`, { role: "viewer" }))).message).toBe("User role updated to viewer");
      await ok(ada.call("PATCH", `/api/users/${bob.id}/status`, { status: "suspended" }));
      expect((await bob.call("GET", "/api/auth/me")).status).toBe(401);
      await ok(ada.call("PATCH", `/api/users/${bob.id}/status`, { status: "active" }));
      expect((await ok(ada.call("DELETE", `/api/users/${bob.id}`))).message).toBe(`User ${email} has been removed from the organization`);

      const entries = (await ok(ada.call("GET", "/api/audit"))).data;
      expect(entries.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(["user.role_changed", "user.removed"]),
      );
      expect(await ok(ada.call("GET", "/api/audit/export"))).toContain("user.role_changed");
    });

    test("a person with an account accepts, and switches between both organizations; an invitation can be revoked", async () => {
      const [ada, eve] = [await product.subscriber("team"), await product.signUp()];
      await ok(ada.call("POST", "/api/organizations/me/users/invite", { email: eve.email, role: "viewer" }), 201);
      const token = await mailedToken(product.mails, eve.email, "invite");
      const joined = await ok(eve.call("POST", "/api/invitations/accept", { token }));
      expect(joined.user.organizationId).toBe(ada.organizationId);
      const organizations = (await ok(eve.call("GET", "/api/auth/organizations"))).data;
      expect(organizations.map(({ id }: { id: string }) => id).sort()).toEqual([ada.organizationId, eve.organizationId].sort());
      const switched = await ok(eve.call("POST", "/api/auth/switch", { organizationId: ada.organizationId }));
      expect(switched.user).toMatchObject({ organizationId: ada.organizationId, role: "viewer" });

      const { invitation } = await ok(ada.call("POST", "/api/invitations", { email: "late@example.com", role: "admin" }), 201);
      const { inviteUrl } = (await ok(ada.call("POST", `/api/invitations/${invitation.id}/link`))).data;
      expect(inviteUrl).toMatch(/\/invite\/[\w-]{43}$/);
      expect((await ok(ada.call("POST", `/api/invitations/${invitation.id}/resend`))).message).toBe("Invitation sent.");
      await ok(ada.call("DELETE", `/api/invitations/${invitation.id}`));
      const late = await mailedToken(product.mails, "late@example.com", "invite");
      expect(
        (await request(`${product.url}/api/invitations/validate/${late}`, "GET", { "x-forwarded-for": "10.9.1.2" }, undefined)).status,
      ).toBe(404);
    });
  });
}
