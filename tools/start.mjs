import { explainAndExit, setUp } from "./setup.mjs";

console.log("Gantry\n");
await setUp().catch(explainAndExit);
// In this very process: one less to start, and Ctrl-C has one less to pass through.
process.argv = [process.argv[0], "gantry", "up", ...process.argv.slice(2)];
await import("../cli/dist/main.js");
