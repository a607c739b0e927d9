export interface Finding {
  name: string;
  /** `bad`: suites cannot run, or the service cannot start. `weak`: it works, but with a warning. */
  state: "good" | "weak" | "bad";
  text: string;
  /** How to fix it. */
  mend?: string;
}
