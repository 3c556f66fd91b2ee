import { describe, expect, test } from 'vitest'
import { auth as en } from '#shared/messages/en/auth.ts'
import { type AuthIntent, type AuthProblem, fieldTexts, problemText } from './auth-reply.ts'
import { weakPasswordText } from './weak-password-text.ts'

const say = (intent: AuthIntent, problem: AuthProblem, isPasswordChange = false) =>
  problemText({ intent, values: {}, errors: {}, problem }, en, isPasswordChange)

describe('a problem in the words of spec.md §8', () => {
  test.each<[AuthIntent, AuthProblem, string]>([
    ['sign-in', { reason: 'wrong_host' }, 'Authentication not available on this domain'],
    ['code', { reason: 'no_challenge' }, 'No pending MFA verification. Please sign in again.'],
    ['resend', { reason: 'no_challenge' }, 'No pending MFA verification found'],
    ['code', { reason: 'challenge_expired' }, 'MFA session expired. Please sign in again.'],
    ['code', { reason: 'invalid_code' }, 'Invalid verification code'],
    ['resend', { reason: 'code_wait', seconds: 12 }, 'Please wait 12 seconds before requesting a new code'],
    ['sign-in', { reason: 'wait', seconds: 89 }, 'Too many attempts. Please wait 89 seconds and try again.'],
    ['sign-in', { reason: 'wait', seconds: 91 }, 'Too many attempts. Please wait 2 minutes and try again.'],
  ])('%s, %o', (intent, problem, text) => {
    expect(say(intent, problem)).toBe(text)
  })

  test('a wrong code for a new password has its own', () => {
    expect(say('code', { reason: 'invalid_code' }, true)).toBe('Invalid or expired verification code')
  })
})

describe('a weak password', () => {
  test('is told all that it lacks, in one sentence', () => {
    expect(weakPasswordText('Abcdefgh', en)).toBe(
      'Password must contain at least one number, at least one special character, a stronger, less predictable password.',
    )
  })

  test('without a fault of the list is told to be stronger all the same', () => {
    const errors = { password: 'weak_password' } as const
    expect(fieldTexts({ intent: 'reset', values: {}, errors }, en)).toEqual({
      password: en.fieldErrors.weak_password,
    })
  })
})

test('whoever forgot the password and gave no address is asked for it', () => {
  const errors = { email: 'required' } as const
  expect(fieldTexts({ intent: 'forgot', values: {}, errors }, en)).toEqual({
    email: 'Please enter your email address first.',
  })
  expect(fieldTexts({ intent: 'sign-in', values: {}, errors }, en)).toEqual({
    email: en.fieldErrors.required,
  })
})
