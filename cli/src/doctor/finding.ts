export interface Finding {
  name: string;
  /** `bad`: suites cannot run, or the service cannot start. `weak`: it works, but with a warning. */
  state: "good" | "weak" | "bad";
  text: string;
  /** It is about a setting, which every other command rejects as well. */
  isSetting?: boolean;
  /** How to fix it. */
  remedy?: string;
}
