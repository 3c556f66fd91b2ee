import { z } from 'zod'
import type { CartLine } from '#shared/cart-cookie.ts'
import type { ChallengeType } from '#shared/challenge.ts'
import { line } from '#shared/validation.ts'
import { accountEmail, type Person, typedPassword } from '../accounts/schemas.ts'
import type { BrowserCart } from '../cart/schemas.ts'
import type { WrongHost } from '../refuse-wrong-host.ts'
import type { Wait } from '../take-tries.ts'

export const signInInput = z.strictObject({ email: accountEmail, password: typedPassword })
export type StartSignInInput = z.infer<typeof signInInput> & {
  /** Of the challenge that this browser is in: signing in again goes on with it, without another mail. */
  challengeToken?: string | undefined
}

/** A code as it is typed or pasted: spaces and hyphens do not count. */
export const codeInput = z.strictObject({
  code: line(30)
    .transform((code) => code.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'code')),
})

/** A sign-in or password change that is half done, as its pages show it: no secret among it. */
export type Challenge = {
  challengeId: string
  userId: string
  email: string
  type: ChallengeType
  /** When it was begun, in ms since 1970. It ends CHALLENGE_MINUTES later. */
  timestamp: number
  /** When the next code may be asked for, in ms since 1970. */
  resendAt: number
}

/** The last code was asked for a moment ago. */
export type CodeWait = { reason: 'code_wait'; seconds: number }

export type OpenChallengeResult =
  { ok: true; token: string; challenge: Challenge } | ({ ok: false } & CodeWait)

export type StartSignInResult =
  | OpenChallengeResult
  | ({ ok: false } & ({ reason: 'invalid_credentials' | 'email_unverified' } | Wait | WrongHost))

export type ResendCodeResult =
  | { ok: true; challenge: Challenge }
  | ({ ok: false } & ({ reason: 'no_challenge' | 'challenge_expired' | 'mail_unavailable' } | CodeWait))

export type FinishChallengeInput = {
  /** Of the challenge, from the browser's cookie. */
  token: string
  code: string
  /** The session that asks, where there is one: the new one takes its place. */
  sessionId?: string | undefined
  cart: BrowserCart
  /** In the checkout the cart on the screen is the one that is bought; elsewhere it is added to the account's. */
  isInCheckout: boolean
}

/** Why a code does not count. */
export type CodeRefusal =
  | {
      /** `code_expired`: used up, by too many wrong ones. */
      reason: 'no_challenge' | 'challenge_expired' | 'invalid_code' | 'code_expired'
    }
  | Wait
  | WrongHost

export type NewSession = { token: string; expiresAt: Date }

export type FinishChallengeResult =
  | { ok: true; type: 'signin'; session: NewSession; person: Person }
  | { ok: true; type: 'password_change'; session: NewSession | undefined }
  | ({ ok: false } & CodeRefusal)

/** A session in use: whose it is, and the cart in their account. */
export type LiveSession = {
  id: string
  person: Person
  cart: CartLine[]
  /** Set when the session was prolonged: its cookie is too. */
  renewedUntil: Date | undefined
}

export type SessionView = {
  id: string
  /** `Chrome on Android`; undefined where the browser does not say. */
  device: string | undefined
  startedAt: Date
  seenAt: Date
  isThisOne: boolean
}
