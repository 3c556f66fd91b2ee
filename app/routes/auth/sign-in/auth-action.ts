import { badRequest } from '#app/request/read-form.ts'
import type { AuthRequest } from './auth-request.ts'
import { cancelAction } from './cancel-action.ts'
import { codeAction } from './code-action.ts'
import { forgotAction } from './forgot-action.ts'
import { resendAction } from './resend-action.ts'
import { resetAction } from './reset-action.ts'
import { signInAction } from './sign-in-action.ts'
import { signUpAction } from './sign-up-action.ts'

const ACTIONS = new Map<string | undefined, (request: AuthRequest) => Promise<AuthAnswer>>([
  ['sign-in', signInAction],
  ['sign-up', signUpAction],
  ['forgot', forgotAction],
  ['reset', resetAction],
  ['code', codeAction],
  ['resend', resendAction],
  ['cancel', cancelAction],
])

type AuthAnswer = Awaited<ReturnType<typeof signInAction>>

/** What a form of this page asks for. */
export async function authAction(request: AuthRequest): Promise<AuthAnswer> {
  const act = ACTIONS.get(request.form.get('intent'))
  if (!act) throw badRequest()
  return act(request)
}
