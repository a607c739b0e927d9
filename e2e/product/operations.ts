import { api } from "@gantry/contract/api.ts";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mailedToken } from "../../server/src/testing/mailed-link.ts";
import { password } from "../stack.ts";
import type { Product } from "./product.ts";
import { clientAt } from "../../server/src/testing/client.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

export function operations(product: Product): void {
  describe("operation", () => {
    test("liveness, readiness, metrics and the dashboard's page", async () => {
      expect((await clientAt(product.url).call(api.health.live)).message).toEqual(expect.any(String));
      const page = await clientAt(product.url, { accept: "text/html" }).raw(api.health.live);
      expect([page.status, page.body]).toEqual([200, expect.stringContaining("<html")]);
      expect((await clientAt(product.url).call(api.health.ready)).data.workers).toBe(1);
      const authorization = `Bearer ${await product.secret("METRICS_TOKEN")}`;
      expect(await clientAt(product.url, { authorization }).call(api.health.metrics)).toContain("gantry_");
    });

    test("the operator's commands work while the product runs", async () => {
      const doctor = await product.gantry(["doctor"]);
      expect(doctor.code, doctor.stdout).toBe(0);
      for (const command of [["migrate"], ["storage", "reconcile"], ["audit", "verify"], ["keys", "add"], ["keys", "rotate"]]) {
        const ran = await product.gantry(command);
        expect(ran.code, `gantry ${command.join(" ")}: ${ran.stdout}${ran.stderr}`).toBe(0);
      }
    });

    test("the operator lists the organizations and changes a plan", async () => {
      const ada = await product.signUp();
      const listed = await product.gantry(["organizations", "list"]);
      expect(listed, listed.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining(ada.organizationId) });
      const changed = await product.gantry(["organizations", "set-plan", ada.organizationId, "team"]);
      expect(changed.code, changed.stderr).toBe(0);
      expect((await ada.call(api.organizations.get)).data.plan).toBe("team");
    });

    test("a backup is restored into an empty installation, which then requires verified email addresses", async () => {
      const ada = await product.signUp();
      const projectId = await newProject(ada, { name: "Kept" });
      const { id } = await ada.run({ image: product.image, projectId });
      await ada.ended(id);
      const [file, dataDir] = [join(product.folder, "backup.tar"), join(product.folder, "restored")];
      const backup = await product.gantry(["backup", file]);
      expect(backup.code, backup.stderr).toBe(0);
      expect(await product.stop()).toBe(0);
      expect(product.output()).toContain("Stopped.");
      const restore = await product.gantry(["restore", file], { env: { DATA_DIR: dataDir } });
      expect(restore.code, restore.stderr).toBe(0);

      await product.start(dataDir, { EMAIL_VERIFICATION: "required" });
      const again = product.session(await product.logIn(ada.email, password));
      expect((await again.call(api.executions.get, { params: { id } })).data).toMatchObject({ status: "PASSED" });
      expect(await again.log(id)).toContain("running all");
      const report = await again.raw({ method: "GET", path: `/reports/${ada.organizationId}/${id}/reports/index.html` });
      expect([report.status, report.body]).toEqual([200, expect.stringContaining("Report of all")]);

      const eve = await product.signUp();
      expect((await eve.request(api.auth.me)).status).toBe(401);
      const address = { "x-forwarded-for": "10.9.2.1" };
      await clientAt(product.url, address).call(api.auth.resendVerification, { body: { email: eve.email } });
      const token = await mailedToken(product.mails, eve.email, "verify-email");
      await clientAt(product.url, address).call(api.auth.verifyEmail, { body: { token } });
      expect((await product.logIn(eve.email, password)).status).toBe(200);
      expect(await product.stop()).toBe(0);
    });
  });
}
