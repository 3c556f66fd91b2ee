/*
 * A challenge is an unfinished sign-in or password change: the password was right, and the mailed code has not been
 * entered yet. Without zod, because public pages load this file.
 */

/** What a challenge is for. */
export const CHALLENGE_TYPES = ['signin', 'password_change'] as const
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

/** How long a challenge lasts. */
export const CHALLENGE_MINUTES = 15
/** How long to wait between two codes for one account. */
export const RESEND_SECONDS = 30
/** How many wrong tries use up a code. */
export const MAX_CODE_ATTEMPTS = 5

export function isChallengeType(value: unknown): value is ChallengeType {
  return (CHALLENGE_TYPES as readonly unknown[]).includes(value)
}
