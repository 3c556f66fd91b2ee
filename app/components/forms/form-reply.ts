import type { FieldErrorCode } from '#shared/kernel/validation.ts'

/**
 * The answer to a form that stays: codes, which its page says in words. A form that did what it is for leads on with a
 * redirect, or says what was done.
 */
export type FormReply<Refusal extends { reason: string } = never, Done = never> = {
  /** The form that was sent, of those on the page. */
  intent: string
  /** The values typed, except passwords and codes. */
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, FieldErrorCode>>
  /** The reason why it was refused, if that is about no single value. */
  refusal?: Refusal | LostRequest
  /** The thing done, where the form stays. */
  done?: Done
  /** The password has to be typed first: the form is sent again with it. */
  unconfirmed?: Unconfirmed
}

/** The reason why the password is asked for once more; without one it is the first time. */
export type Unconfirmed = { reason?: 'wrong_password' | 'wait'; seconds?: number }

/** The field of it, in any form. */
export const OWN_PASSWORD = 'ownPassword'

/** The reply to any form. */
export type AnyReply = FormReply<{ reason: string }, unknown>

/** The form never reached the server, or its answer never came, or the server did not take it and says why: `text`. */
export type LostRequest = { reason: 'network' | 'unexpected'; text?: string | undefined }

export function isLost(refusal: { reason: string }): refusal is LostRequest {
  return refusal.reason === 'network' || refusal.reason === 'unexpected'
}

/** Returns what was typed into some fields of a form. */
export function typedValues<Name extends string>(
  form: Map<string, string>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = form.get(name)
    if (value !== undefined) values[name] = value
  }
  return values
}
