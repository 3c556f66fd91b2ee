import type { AuthMessages } from '#shared/messages/en/auth.ts'
import type { PasswordFault } from '#shared/password-policy.ts'
import type { FieldErrors } from '#shared/validation.ts'
import { waitText } from './wait-text.ts'
import { weakPasswordText } from './weak-password-text.ts'

/** What the forms of `/auth` ask for. */
export type AuthIntent = 'sign-in' | 'sign-up' | 'forgot' | 'code' | 'resend' | 'cancel' | 'reset'

/** Why it was not done, where it is not about a field. */
export type AuthProblem =
  | {
      reason:
        | 'wrong_host'
        | 'invalid_credentials'
        | 'no_challenge'
        | 'challenge_expired'
        | 'invalid_code'
        | 'code_expired'
        | 'mail_unavailable'
        | 'used_before'
        | 'invalid_link'
        | 'network'
        | 'unexpected'
    }
  | { reason: 'wait' | 'code_wait'; seconds: number }

/** The answer of `/auth` to a form that led nowhere else. */
export type AuthReply = {
  intent: AuthIntent
  /** What was typed, passwords and codes excepted. */
  values: Partial<Record<string, string>>
  errors: FieldErrors
  problem?: AuthProblem
  /** What the password lacks: code WEAK_PASSWORD. */
  weakPassword?: { code: 'WEAK_PASSWORD'; faults: PasswordFault[] }
  /** What was done, where the form stays. */
  done?: 'reset-sent' | 'code-sent'
}

/** The problem in words. */
export function problemText({ intent, problem }: AuthReply, auth: AuthMessages, isPasswordChange = false) {
  if (!problem) return undefined
  const { problems } = auth
  switch (problem.reason) {
    case 'wait':
      return waitText(problem.seconds, auth)
    case 'code_wait':
      return problems.resendWait(problem.seconds)
    case 'invalid_code':
      return isPasswordChange ? problems.invalidCodeForPassword : problems.invalid_code
    case 'no_challenge':
      return intent === 'resend' ? problems.nothingToResend : problems.no_challenge
    case 'invalid_link':
      return auth.reset.deadText
    default:
      return problems[problem.reason]
  }
}

/** What is wrong with each field, in words. */
export function fieldTexts(reply: AuthReply, auth: AuthMessages): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(reply.errors).map(([name, code]) => {
      if (code === 'weak_password') return [name, weakPasswordText(reply.weakPassword?.faults ?? [], auth)]
      if (reply.intent === 'forgot' && code === 'required') return [name, auth.reset.emailFirst]
      return [name, auth.fieldErrors[code]]
    }),
  )
}
