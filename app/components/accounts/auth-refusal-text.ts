import type { AuthMessages } from '#shared/messages/en/accounts/auth.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { AuthRefusal } from './auth-reply.ts'
import { waitText } from './wait-text.ts'
import type { PasswordFault } from '#shared/accounts/password-policy.ts'

/** The form that was sent, and its purpose: a code confirms a sign-in or a new password. */
type AuthForm = { intent: string; isPasswordChange?: boolean }

/** A refusal in words. */
export function authRefusalText(refusal: AuthRefusal, form: AuthForm, auth: AuthMessages): RefusalText {
  const { problems } = auth
  switch (refusal.reason) {
    case 'wait':
      return { text: waitText(refusal.seconds, auth) }
    case 'code_wait':
      return { text: problems.resendWait(refusal.seconds) }
    case 'weak_password':
      return { text: weakPasswordText(refusal.faults, auth), field: 'password' }
    case 'no_address':
      return { text: auth.reset.emailFirst, field: 'email' }
    case 'invalid_code':
      return { text: form.isPasswordChange ? problems.invalidCodeForPassword : problems.invalid_code }
    case 'no_challenge':
      if (form.intent === 'resend') return { text: problems.nothingToResend }
      return { text: form.isPasswordChange ? problems.noChallengeForPassword : problems.no_challenge }
    case 'invalid_link':
      return { text: auth.reset.deadText }
    default:
      return { text: problems[refusal.reason] }
  }
}

/** Returns the words for a failure of the server, if the specification has any for this form. */
export function authFailedText(
  { intent, isPasswordChange }: AuthForm,
  auth: AuthMessages,
): string | undefined {
  const { failures } = auth
  if (intent === 'forgot') return failures.forgot
  if (intent === 'reset' || (intent === 'code' && isPasswordChange)) return failures.password
  return intent === 'sign-in' || intent === 'sign-up' ? failures.signIn : undefined
}

/** Says what a password lacks in one sentence: 'Password must contain …'. */
function weakPasswordText(faults: readonly PasswordFault[], auth: AuthMessages): string {
  if (faults.length === 0) return auth.password.unmet
  return auth.password.weak(faults.map((fault) => auth.password.faults[fault]).join(', '))
}
