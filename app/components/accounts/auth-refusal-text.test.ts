import { describe, expect, test } from 'vitest'
import { auth as en } from '#shared/messages/en/accounts/auth.ts'
import { passwordFaults } from '#shared/accounts/password-policy.ts'
import { authFailedText, authRefusalText } from './auth-refusal-text.ts'
import type { AuthRefusal } from './auth-reply.ts'

describe('a refusal in the words of docs/specification.md §8', () => {
  test.each<[string, AuthRefusal, string]>([
    ['sign-in', { reason: 'wrong_host' }, 'Authentication not available on this domain'],
    [
      'sign-in',
      { reason: 'invalid_credentials' },
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      'resend',
      { reason: 'mail_unavailable' },
      'Email service is temporarily unavailable. Please try again later.',
    ],
    ['code', { reason: 'code_expired' }, 'Verification code has expired. Please request a new code.'],
    ['code', { reason: 'no_challenge' }, 'No pending MFA verification. Please sign in again.'],
    ['resend', { reason: 'no_challenge' }, 'No pending MFA verification found'],
    ['code', { reason: 'challenge_expired' }, 'MFA session expired. Please sign in again.'],
    ['code', { reason: 'invalid_code' }, 'Invalid verification code'],
    ['code', { reason: 'missing_credentials' }, 'Invalid session data - missing credentials'],
    ['sign-in', { reason: 'mfa_expected' }, 'Authentication system error - MFA expected'],
    ['password', { reason: 'user_not_found' }, 'User not found'],
    ['password', { reason: 'user_unreadable' }, 'Failed to fetch user data'],
    ['resend', { reason: 'code_wait', seconds: 12 }, 'Please wait 12 seconds before requesting a new code'],
    ['sign-in', { reason: 'wait', seconds: 89 }, 'Too many attempts. Please wait 89 seconds and try again.'],
    ['sign-in', { reason: 'wait', seconds: 91 }, 'Too many attempts. Please wait 2 minutes and try again.'],
  ])('%s, %o', (intent, refusal, text) => {
    expect(authRefusalText(refusal, { intent }, en)).toEqual({ text })
  })

  test.each<[AuthRefusal, string]>([
    [{ reason: 'invalid_code' }, 'Invalid or expired verification code'],
    [{ reason: 'no_challenge' }, 'Invalid verification session'],
  ])('a code for a new password has its own: %o', (refusal, text) => {
    expect(authRefusalText(refusal, { intent: 'code', isPasswordChange: true }, en).text).toBe(text)
  })

  test.each([
    ['sign-in', false, 'An error occurred'],
    ['sign-up', false, 'An error occurred'],
    ['forgot', false, 'Failed to send reset email.'],
    ['reset', false, 'Failed to update password'],
    ['code', true, 'Failed to update password'],
    ['code', false, undefined],
    ['resend', true, undefined],
  ])('%s, where the server failed (change of password: %s)', (intent, isPasswordChange, text) => {
    expect(authFailedText({ intent, isPasswordChange }, en)).toBe(text)
  })
})

describe('a weak password', () => {
  const textOf = (faults: Extract<AuthRefusal, { reason: 'weak_password' }>['faults']) =>
    authRefusalText({ reason: 'weak_password', faults }, { intent: 'reset' }, en)

  test('says all that it lacks, in one sentence, at its field', () => {
    expect(textOf(passwordFaults('Abcdefgh'))).toEqual({
      text: 'Password must contain at least one number, at least one special character, a stronger, less predictable password.',
      field: 'password',
    })
  })

  test('without a fault of the list does not do all the same', () => {
    expect(textOf([])).toEqual({
      text: 'Password does not meet security requirements',
      field: 'password',
    })
  })
})

test('a new password is asked for with an address', () => {
  expect(authRefusalText({ reason: 'no_address' }, { intent: 'forgot' }, en)).toEqual({
    text: 'Email Required: Please enter your email address first.',
    field: 'email',
  })
})
