// In one file for both pages: each file that pages share costs bytes in the first load of others.
export { LogsOfRuns } from "./LogsOfRuns.tsx";
export { RunTerminal } from "./RunTerminal.tsx";
