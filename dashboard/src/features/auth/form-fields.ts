import { Email } from "@gantry/contract/auth/schemas.ts";
import { passwordRules } from "@gantry/contract/auth/constants.ts";
import { z } from "zod";

export const EmailText = z.string().refine((email) => Email.safeParse(email).success, "Enter an email address such as ada@example.com.");

/** A new password as it is typed; the same rules as the API's. */
export const NewPasswordText = z
  .string()
  .refine((password) => passwordRules.every((rule) => rule.test(password)), "The password does not meet all rules yet.")
  .refine((password) => password.length <= 256, "At most 256 characters.");

export const NameText = z.string().trim().min(1, "Enter your name.").max(100, "At most 100 characters.");

export const EmailForm = z.object({ email: EmailText });
export type EmailForm = z.infer<typeof EmailForm>;
