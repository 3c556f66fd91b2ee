import { z } from 'zod'
import type { CartLine } from '#shared/cart-cookie.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { type PasswordFault, passwordFaults } from '#shared/password-policy.ts'
import type { Role } from '#shared/roles.ts'
import { emailAddress, line, personName } from '#shared/validation.ts'

export const CHALLENGE_MINUTES = 15
export const RESEND_SECONDS = 30
export const MAX_CODE_ATTEMPTS = 5

/** Addresses are one whatever their case. */
export const accountEmail = emailAddress.transform((email) => email.toLowerCase())

/** A password as it was typed: neither trimmed nor judged. Bounded, because hashing it takes its time. */
const typedPassword = z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long')

/** A password that is to be set. What it lacks is in `passwordFaults`. */
const newPassword = typedPassword.refine(
  (password) => passwordFaults(password).length === 0 && password.isWellFormed(),
  'weak_password',
)

export const signUpInput = z.strictObject({
  email: accountEmail,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  language: z.enum(LOCALES).default('en'),
})
export type SignUpInput = z.infer<typeof signUpInput>

export const signInInput = z.strictObject({ email: accountEmail, password: typedPassword })
export type SignInInput = z.infer<typeof signInInput>

export const emailInput = z.strictObject({ email: accountEmail })

/** A code as it is typed or pasted: spaces and hyphens do not count. */
export const codeInput = z.strictObject({
  code: line(30)
    .transform((code) => code.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'code')),
})

/** The token in a mailed link, or in a cookie: 32 random bytes as base64url. */
export const token = z.string().regex(/^[\w-]{43}$/, 'invalid')

export const setPasswordInput = z.strictObject({ token, password: newPassword })
export const changePasswordInput = z.strictObject({
  currentPassword: typedPassword,
  newPassword,
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const deleteAccountInput = z.strictObject({ password: typedPassword })

export type ChallengeType = 'signin' | 'password_change'

/** What a browser keeps of a half-way sign-in or password change: what its screens need, and no secret. */
export type PendingChallenge = {
  challengeId: string
  userId: string
  email: string
  type: ChallengeType
  /** When it was begun, in ms since 1970. It ends CHALLENGE_MINUTES later. */
  timestamp: number
  /** When the next code may be asked for, in ms since 1970. */
  resendAt: number
}

/** Too many tries. */
export type Wait = { reason: 'wait'; seconds: number }
/** The last code was asked for a moment ago. */
export type CodeWait = { reason: 'code_wait'; seconds: number }
/** The host is none of those on which one may sign in. */
export type WrongHost = { reason: 'wrong_host' }

export type StartSignInResult =
  | { ok: true; token: string; pending: PendingChallenge }
  | ({ ok: false } & ({ reason: 'invalid_credentials' | 'email_unverified' } | Wait | CodeWait | WrongHost))

export type ResendCodeResult =
  | { ok: true; pending: PendingChallenge }
  | ({ ok: false } & ({ reason: 'no_challenge' | 'challenge_expired' | 'mail_unavailable' } | CodeWait))

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

export type SetPasswordResult =
  { ok: true; email: string } | { ok: false; reason: 'invalid_link' | 'used_before' | 'wrong_host' }

export type VerifyEmailResult = { ok: true; email: string } | { ok: false; reason: 'invalid_link' }

export type ChangePasswordResult =
  | { ok: true; token: string; pending: PendingChallenge }
  | ({ ok: false } & ({ reason: 'wrong_password' | 'used_before' } | Wait | CodeWait | WrongHost))

export type DeleteAccountResult =
  { ok: true } | ({ ok: false } & ({ reason: 'wrong_password' | 'last_admin' } | Wait))

/** Whoever is signed in. */
export type Person = {
  /** Of the user and of the customer: they are one. */
  id: string
  email: string
  firstName: string
  roles: Role[]
  locale: Locale
}

/** A session in use: who it is of, and the cart in their account. */
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

export type { PasswordFault }
