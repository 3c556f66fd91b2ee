/*
 * A challenge is an unfinished sign-in or password change: the password was right, and the mailed code has not been
 * entered yet. Without zod, because public pages load this file.
 */

/** The purposes of a challenge. */
export const CHALLENGE_TYPES = ['signin', 'password_change'] as const
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

/** The lifetime of a challenge. */
export const CHALLENGE_MINUTES = 15
/** The wait between two codes for one account. */
export const RESEND_SECONDS = 30
/** The number of wrong tries that use up a code. */
export const MAX_CODE_ATTEMPTS = 5

export function isChallengeType(value: unknown): value is ChallengeType {
  return (CHALLENGE_TYPES as readonly unknown[]).includes(value)
}
