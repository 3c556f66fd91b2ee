import type { RouterContextProvider } from 'react-router'
import { readCookies, secretCookie } from '#app/middleware/cookies.ts'

/** For the line that says whom was invited: an address in the URL would end up in logs. */
const NAME = 'invited'
const SECONDS = 60

export function invitedCookie(context: Readonly<RouterContextProvider>, email: string): string {
  return secretCookie(context, NAME, encodeURIComponent(email), SECONDS)
}

/** The address that an invitation has just been sent to. */
export function readInvited(request: Request): string | undefined {
  try {
    return decodeURIComponent(readCookies(request)[NAME] ?? '') || undefined
  } catch {
    return undefined
  }
}
