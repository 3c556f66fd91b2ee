import type { FieldErrorCode } from '#shared/validation.ts'

/** The answer of this page to its forms. */
export type VerifyReply =
  | { state: 'confirmed' | 'invalid_link' }
  | {
      state: 'resent' | 'not_resent'
      /** What was typed. */
      email: string
      error?: FieldErrorCode | undefined
      code?: 'RATE_LIMITED'
    }
  | { state: 'network' | 'unexpected' }
