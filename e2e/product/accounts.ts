import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import { mailedToken } from "../../server/src/testing/mailed-link.ts";
import { password } from "../stack.ts";
import type { Product } from "./product.ts";
import { clientAt } from "../../server/src/testing/client.ts";

export function accounts(product: Product): void {
  describe("accounts", () => {
    test("a person signs up, signs in, changes name and password, and signs out", async () => {
      const ada = await product.signUp({ name: "Ada", organizationName: "Shop" });
      expect((await ada.call(api.auth.me)).data).toMatchObject({
        name: "Ada",
        role: "admin",
        organization: { plan: "free" },
      });
      expect((await ada.call(api.auth.changeMe, { body: { name: "Ada L." } })).data.name).toBe("Ada L.");
      const newPassword = "Another-horse-8";
      await ada.call(api.auth.changePassword, { body: { currentPassword: password, newPassword } });
      expect((await ada.request(api.auth.me)).status).toBe(401);
      const again = product.session(await product.logIn(ada.email, newPassword));
      await again.call(api.auth.logout);
      await again.call(api.auth.signOutEverywhere);
      expect((await again.request(api.auth.me)).status).toBe(401);
    });

    test("a forgotten password is set by the mailed link", async () => {
      const ada = await product.signUp();
      const address = { "x-forwarded-for": "10.9.0.1" };
      await clientAt(product.url, address).call(api.auth.forgotPassword, { body: { email: ada.email } });
      const token = await mailedToken(product.mails, ada.email, "reset-password");
      await clientAt(product.url, address).call(api.auth.resetPassword, { body: { token, password: "Reset-horse-9" } });
      expect((await product.logIn(ada.email, password)).status).toBe(401);
      expect((await product.logIn(ada.email, "Reset-horse-9")).status).toBe(200);
    });

    test("after five wrong passwords the account is locked, even for the right password", async () => {
      const ada = await product.signUp();
      for (let attempt = 0; attempt < 5; attempt++) expect((await product.logIn(ada.email, "Wrong-horse-1")).status).toBe(401);
      const locked = await product.logIn(ada.email, password);
      expect([locked.status, locked.body.error]).toEqual([429, "Account temporarily locked"]);
      expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
    });

    test("an API key works until it is revoked", async () => {
      const ada = await product.signUp();
      const { apiKey, data } = await ada.call(api.apiKeys.create, { body: { name: "pipeline" } });
      const listed = await ada.call(api.apiKeys.list);
      expect(listed.data).toMatchObject([{ id: data.id, name: "pipeline" }]);
      const asPipeline = () => clientAt(product.url, { "x-api-key": apiKey }).request(api.executions.list);
      expect((await asPipeline()).status).toBe(200);
      await ada.call(api.apiKeys.revoke, { params: { id: data.id } });
      expect((await asPipeline()).status).toBe(401);
    });

    test("one address may sign up five times a minute; the headers say so", async () => {
      const address = { "x-forwarded-for": "10.9.0.2" };
      const body = { email: "nobody@example.com", password: "wrong" };
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt++)
        answers.push(await clientAt(product.url, address).request(api.auth.login, { body: { ...body, email: `n${attempt}@example.com` } }));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      const [first, last] = [answers[0]?.headers, answers[5]?.headers];
      expect([first?.get("x-ratelimit-limit"), first?.get("x-ratelimit-remaining")]).toEqual(["5", "4"]);
      expect(Number(first?.get("x-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1000 - 5);
      expect(Number(last?.get("retry-after"))).toBeGreaterThan(0);
    });
  });
}
