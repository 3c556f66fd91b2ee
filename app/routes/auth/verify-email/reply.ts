import type { FieldErrorCode } from '#shared/validation.ts'

/** The answer of this page to its forms; what failed carries its code of spec.md §8. */
export type VerifyReply =
  | { done: 'confirmed' }
  | { done: 'resent'; email: string }
  | { code: 'VERIFICATION_FAILED' }
  | {
      code: 'RATE_LIMITED' | 'VALIDATION_ERROR'
      /** What was typed. */
      email: string
      error?: FieldErrorCode | undefined
    }
  | { code: 'RESEND_FAILED' | 'NETWORK_ERROR' | 'UNEXPECTED_ERROR' }
