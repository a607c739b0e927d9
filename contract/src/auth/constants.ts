/** The rules for a password, in the order shown in a form. */
export const passwordRules = [
  { id: "length", text: "At least 8 characters", test: (password: string) => [...password].length >= 8 },
  { id: "upper", text: "An uppercase letter", test: (password: string) => /\p{Lu}/u.test(password) },
  { id: "lower", text: "A lowercase letter", test: (password: string) => /\p{Ll}/u.test(password) },
  { id: "digit", text: "A digit", test: (password: string) => /\p{Nd}/u.test(password) },
  { id: "special", text: "A special character", test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** The same response for every text that is not a valid invitation token. */
export const invalidInvitation = {
  error: "Invalid invitation token",
  message: "The invitation is not valid any more, or is for another email. Ask for a new one.",
  code: "INVALID_INVITATION",
} as const;
