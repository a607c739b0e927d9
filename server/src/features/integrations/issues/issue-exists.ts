import { conflict } from "../../../platform/errors.ts";

export const issueExists = () =>
  conflict("Issue already exists", {
    message: "An issue for it exists already, or is being created right now. If you see none, try again in a minute.",
    code: "ISSUE_EXISTS",
  });
