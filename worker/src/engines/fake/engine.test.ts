import { describeEngine } from "../engine.contract.ts";
import { createFakeEngine } from "./engine.ts";

describeEngine("fake", { open: async () => createFakeEngine(), image: "fake", runsShell: false, runsServices: false });
