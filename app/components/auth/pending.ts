import type { CHALLENGE_MINUTES, PendingChallenge } from '#domain/accounts/schemas.ts'
import { PENDING_KEY } from './may-be-pending.ts'

/** What the browser keeps of a half-way sign-in or password change: what the screens need, and no secret. */
export type Pending = Omit<PendingChallenge, 'resendAt'>

/** The schemas would bring all of zod along, so the number stands here again. */
const LIFE_MINUTES: typeof CHALLENGE_MINUTES = 15

/** Keeps it for all tabs, and says so in this one; the shell tells the others. */
export function storePending({ email, timestamp, userId, type, challengeId }: Pending): void {
  if (readPending()?.challengeId === challengeId) return
  try {
    localStorage.setItem(PENDING_KEY, JSON.stringify({ email, timestamp, userId, type, challengeId }))
  } catch {
    return
  }
  dispatchEvent(new Event('mfa-pending-stored'))
}

export function clearPending(): void {
  try {
    if (localStorage.getItem(PENDING_KEY) === null) return
    localStorage.removeItem(PENDING_KEY)
  } catch {
    return
  }
  dispatchEvent(new Event('mfa-pending-cleared'))
}

/** What is kept; cleared when it makes no sense, or its 15 minutes are over. */
export function readPending(): Pending | undefined {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(PENDING_KEY)
  } catch {
    return undefined
  }
  if (kept === null) return undefined
  const pending = parsePending(kept)
  if (pending && Date.now() < pending.timestamp + LIFE_MINUTES * 60_000) return pending
  clearPending()
  return undefined
}

function parsePending(text: string): Pending | undefined {
  try {
    const value = JSON.parse(text) as Partial<Pending> | null
    const isWhole =
      typeof value?.timestamp === 'number' &&
      typeof value.challengeId === 'string' &&
      (value.type === 'signin' || value.type === 'password_change')
    return isWhole ? (value as Pending) : undefined
  } catch {
    return undefined
  }
}

/** The server's challenge by this browser's clock, whatever that shows. */
export function toPending(challenge: PendingChallenge, serverNow: number): Pending {
  const { resendAt: _, ...pending } = challenge
  return { ...pending, timestamp: Date.now() - (serverNow - challenge.timestamp) }
}
