/** Headers with the payment provider's signature, in the order they are checked. */
export const billingSignatureHeaders = ["billing-signature", "stripe-signature"] as const;
