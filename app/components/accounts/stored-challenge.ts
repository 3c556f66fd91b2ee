import type { Challenge } from '#domain/accounts/sign-in/schemas.ts'
import { CHALLENGE_MINUTES, isChallengeType } from '#shared/accounts/challenge.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { CHALLENGE_CLEARED, CHALLENGE_KEY, CHALLENGE_STORED } from './may-have-challenge.ts'

/** The browser's part of a challenge: what the screens need, and no secret. */
export type StoredChallenge = Omit<Challenge, 'resendAt'>

/** Stores it for all tabs, and says so in this one; the shell tells the others. */
export function storeChallenge({ email, timestamp, userId, type, challengeId }: StoredChallenge): void {
  if (readChallenge()?.challengeId === challengeId) return
  try {
    localStorage.setItem(CHALLENGE_KEY, JSON.stringify({ email, timestamp, userId, type, challengeId }))
  } catch {
    return
  }
  dispatchEvent(new Event(CHALLENGE_STORED))
}

export function clearChallenge(): void {
  try {
    if (localStorage.getItem(CHALLENGE_KEY) === null) return
    localStorage.removeItem(CHALLENGE_KEY)
  } catch {
    return
  }
  dispatchEvent(new Event(CHALLENGE_CLEARED))
}

/** Returns what is stored; clears it when it makes no sense, or its 15 minutes are over. */
export function readChallenge(): StoredChallenge | undefined {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(CHALLENGE_KEY)
  } catch {
    return undefined
  }
  if (stored === null) return undefined
  const challenge = parseChallenge(stored)
  if (challenge && Date.now() < challenge.timestamp + CHALLENGE_MINUTES * MINUTE) return challenge
  clearChallenge()
  return undefined
}

function parseChallenge(text: string): StoredChallenge | undefined {
  try {
    const value = JSON.parse(text) as Partial<StoredChallenge> | null
    const isWhole =
      typeof value?.timestamp === 'number' &&
      typeof value.challengeId === 'string' &&
      isChallengeType(value.type)
    // The fields that the pages go by have just been looked at.
    return isWhole ? (value as StoredChallenge) : undefined
  } catch {
    return undefined
  }
}

/** The server's challenge by this browser's clock, whatever that shows. */
export function toStored(challenge: Challenge, serverNow: number): StoredChallenge {
  const { resendAt: _, ...stored } = challenge
  return { ...stored, timestamp: Date.now() - (serverNow - challenge.timestamp) }
}
