import { z } from 'zod'
import type { CartLine } from '#shared/orders/cart-cookie.ts'
import type { ChallengeType } from '#shared/accounts/challenge.ts'
import { line } from '#shared/kernel/validation.ts'
import { accountEmail, type Person, typedPassword } from '../accounts/schemas.ts'
import type { BrowserCart } from '#domain/orders/cart/schemas.ts'
import type { WrongHost } from '#domain/kernel/refuse-wrong-host.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

export const signInInput = z.strictObject({ email: accountEmail, password: typedPassword })
export type StartSignInInput = z.infer<typeof signInInput> & {
  /** The challenge that this browser already has: signing in again continues it, without another mail. */
  challengeToken?: string | undefined
  /** Shows that the browser is known to the account. */
  deviceToken?: string | undefined
}

/** The account that an admin signs out everywhere. */
export const endSessionsOfInput = z.strictObject({ email: accountEmail })
export type EndSessionsOfInput = z.infer<typeof endSessionsOfInput>
export type EndSessionsOfResult = { ok: true } | { ok: false; reason: 'no_such_account' }

/** A code as it is typed or pasted; spaces and hyphens are ignored. */
export const codeInput = z.strictObject({
  code: line(30)
    .transform((code) => code.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'code')),
})

/** An unfinished sign-in or password change, as its pages show it; contains no secrets. */
export type Challenge = {
  challengeId: string
  userId: string
  email: string
  type: ChallengeType
  /** When it began, in ms since 1970. It ends CHALLENGE_MINUTES later. */
  timestamp: number
  /** When the next code may be requested, in ms since 1970. */
  resendAt: number
}

/** The last code was requested a moment ago. */
export type CodeWait = { reason: 'code_wait'; seconds: number }

export type OpenChallengeResult =
  | { ok: true; token: string; challenge: Challenge }
  | ({ ok: false } & ({ reason: 'mfa_expected' } | CodeWait))

export type StartSignInResult =
  | OpenChallengeResult
  | ({ ok: false } & (
      | { reason: 'invalid_credentials' | 'email_unverified' | 'account_locked' }
      | Wait
      | WrongHost
    ))

export type ResendCodeResult =
  | { ok: true; challenge: Challenge }
  | ({ ok: false } & ({ reason: 'no_challenge' | 'challenge_expired' | 'mail_unavailable' } | CodeWait))

export type FinishChallengeInput = {
  /** The challenge's token, from the browser's cookie. */
  token: string
  code: string
  /** The browser's current session, if any: the new one replaces it. */
  sessionId?: string | undefined
  /** The one by which the browser is known, if it is: the new one replaces it. */
  deviceToken?: string | undefined
  cart: BrowserCart
  /** In the checkout the browser's cart is the one that is bought; elsewhere it is added to the account's. */
  isInCheckout: boolean
}

/** The reason for refusing a code. */
export type CodeRefusal =
  | {
      /** `code_expired`: used up by too many wrong tries; `missing_credentials`: no new password was kept. */
      reason: 'no_challenge' | 'challenge_expired' | 'invalid_code' | 'code_expired' | 'missing_credentials'
    }
  | Wait
  | WrongHost

export type NewSession = { token: string; expiresAt: Date }
/** Makes a browser known to the account: its cookie. */
export type NewDevice = { token: string; expiresAt: Date }

export type FinishChallengeResult =
  | { ok: true; type: 'signin'; session: NewSession; device: NewDevice; person: Person }
  | { ok: true; type: 'password_change'; session: NewSession | undefined; device: NewDevice }
  | ({ ok: false } & CodeRefusal)

/** A live session: its user, and the cart in their account. */
export type LiveSession = {
  id: string
  /** Until when its owner's password need not be typed again; see `confirmPassword`. */
  confirmedUntil: Date | null
  person: Person
  cart: CartLine[]
  /** Set if the session was prolonged: its cookie must be too. */
  renewedUntil: Date | undefined
}

export type SessionView = {
  id: string
  /** `Chrome on Android`; undefined if the browser does not identify itself. */
  device: string | undefined
  startedAt: Date
  seenAt: Date
  isThisOne: boolean
}
