import { describe, expect, test } from "vitest";
import { mailedToken } from "../../server/src/testing/mailed-link.ts";
import { password, request } from "../stack.ts";
import { ok, type Product } from "./product.ts";

export function accounts(product: Product): void {
  describe("accounts", () => {
    test("a person signs up, signs in, changes name and password, and signs out", async () => {
      const ada = await product.signUp({ name: "Ada", organizationName: "Shop" });
      expect((await ok(ada.call("GET", "/api/auth/me"))).data).toMatchObject({
        name: "Ada",
        role: "admin",
        organization: { plan: "free" },
      });
      expect((await ok(ada.call("PATCH", "/api/auth/me", { name: "Ada L." }))).data.name).toBe("Ada L.");
      const newPassword = "Another-horse-8";
      await ok(ada.call("POST", "/api/auth/password", { currentPassword: password, newPassword }));
      expect((await ada.call("GET", "/api/auth/me")).status).toBe(401);
      const again = product.session(await product.logIn(ada.email, newPassword));
      await ok(again.call("POST", "/api/auth/logout"));
      await ok(again.call("POST", "/api/auth/sign-out-everywhere"));
      expect((await again.call("GET", "/api/auth/me")).status).toBe(401);
    });

    test("a forgotten password is set by the mailed link", async () => {
      const ada = await product.signUp();
      const address = { "x-forwarded-for": "10.9.0.1" };
      await ok(request(`${product.url}/api/auth/forgot-password`, "POST", address, { email: ada.email }));
      const token = await mailedToken(product.mails, ada.email, "reset-password");
      await ok(request(`${product.url}/api/auth/reset-password`, "POST", address, { token, password: "Reset-horse-9" }));
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
      const { apiKey, data } = await ok(ada.call("POST", "/api/auth/api-keys", { name: "pipeline" }), 201);
      const listed = await ok(ada.call("GET", "/api/auth/api-keys"));
      expect(listed.data).toMatchObject([{ id: data.id, name: "pipeline" }]);
      const asPipeline = () => request(`${product.url}/api/executions`, "GET", { "x-api-key": apiKey }, undefined);
      expect((await asPipeline()).status).toBe(200);
      await ok(ada.call("DELETE", `/api/auth/api-keys/${data.id}`));
      expect((await asPipeline()).status).toBe(401);
    });

    test("one address may sign up five times a minute; the headers say so", async () => {
      const address = { "x-forwarded-for": "10.9.0.2" };
      const body = { email: "nobody@example.com", password: "wrong" };
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt++)
        answers.push(await request(`${product.url}/api/auth/login`, "POST", address, { ...body, email: `n${attempt}@example.com` }));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      const [first, last] = [answers[0]?.headers, answers[5]?.headers];
      expect([first?.get("x-ratelimit-limit"), first?.get("x-ratelimit-remaining")]).toEqual(["5", "4"]);
      expect(Number(first?.get("x-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1000 - 5);
      expect(Number(last?.get("retry-after"))).toBeGreaterThan(0);
    });
  });
}
