import Fastify from "fastify";
import pg from "pg";

/** The lower bound for a list of runs: one handler, one prepared statement, the same rows. Settings: PORT, DATABASE_URL, ORGANIZATION. */
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 20, options: "-c role=gantry_system" });
const app = Fastify();
app.get("/executions", async () => {
  const { rows } = await pool.query({
    name: "list",
    text: "select * from executions where org_id = $1 and deleted_at is null order by created_at desc, id desc limit 20",
    values: [process.env["ORGANIZATION"]],
  });
  return { success: true, data: rows };
});
await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
