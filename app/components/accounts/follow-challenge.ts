import type { Challenge } from '#domain/accounts/sign-in/schemas.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { clearChallenge, readChallenge } from './stored-challenge.ts'

/** The answer of `/auth/pending`. The names of both are kept: tabs may still run the scripts of an earlier release. */
export type ChallengeReply = { pending: Challenge | null }

/**
 * Asks the server whether the challenge that the browser has stored is still there: clears it if not, else has the code
 * asked for, and the way lead back here.
 */
export async function followChallenge(askForCode: (next: string) => void): Promise<void> {
  const stored = readChallenge()
  if (!stored || isAuthPage()) return
  let challenge: Challenge | null
  try {
    const response = await fetch('/auth/pending', { headers: { accept: 'application/json' } })
    if (!response.ok) return
    ;({ pending: challenge } = (await response.json()) as ChallengeReply)
  } catch {
    // Without an answer nothing is known, and nothing is done.
    return
  }
  if (!challenge) return clearChallenge()
  if (challenge.type === 'signin' && !isAuthPage()) {
    askForCode(location.pathname + location.search)
  }
}

function isAuthPage(): boolean {
  return withoutLocale(location.pathname).startsWith('/auth')
}
