import { explainAndExit, setUp } from "./setup.mjs";

console.log("Gantry\n");
await setUp().catch(explainAndExit);
// In this process, which saves a process start and handles Ctrl-C directly.
process.argv = [process.argv[0], "gantry", "up", ...process.argv.slice(2)];
await import("../cli/dist/main.js");
