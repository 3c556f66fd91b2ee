/*
 * A challenge is a sign-in or a password change that is half done: the password was right, and the code that was mailed
 * is still to be typed in. Free of zod, because public pages load it.
 */

/** What a challenge is for. */
export const CHALLENGE_TYPES = ['signin', 'password_change'] as const
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

/** How long a challenge lasts. */
export const CHALLENGE_MINUTES = 15
/** How long to wait between two codes for one account. */
export const RESEND_SECONDS = 30
/** How many wrong codes end a code. */
export const MAX_CODE_ATTEMPTS = 5

export function isChallengeType(value: unknown): value is ChallengeType {
  return (CHALLENGE_TYPES as readonly unknown[]).includes(value)
}
