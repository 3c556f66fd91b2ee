import { data, type RouterContextProvider } from 'react-router'
import { secretCookie } from '#app/request/cookies.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { resendVerification, verifyEmail } from '#domain/accounts/index.ts'
import { emailInput } from '#domain/accounts/schemas.ts'
import { secretToken as linkToken } from '#shared/validation.ts'
import { toFieldErrors } from '#shared/validation.ts'
import type { VerifyReply } from './reply.ts'

type Context = Readonly<RouterContextProvider>

/** Confirms the address that the link was mailed to. */
export async function confirmAction(context: Context, linkText: string | undefined) {
  const token = linkToken.safeParse(linkText)
  const result = token.success
    ? await runVerb(context, (ctx) => verifyEmail(ctx, { token: token.data }))
    : { ok: false, reason: 'invalid_link' }
  return result.ok
    ? data<VerifyReply>({ done: 'confirmed' })
    : data<VerifyReply>({ code: 'VERIFICATION_FAILED' }, { status: 422 })
}

/** Has the mail sent again; says the same whether anybody waits for it or not. */
export async function resendAction(context: Context, typed: string) {
  const input = emailInput.safeParse({ email: typed })
  if (!input.success) {
    const error = toFieldErrors(input.error)['email']
    return data<VerifyReply>({ code: 'VALIDATION_ERROR', email: typed, error }, { status: 422 })
  }
  const { email } = input.data
  const result = await runVerb(context, (ctx) => resendVerification(ctx, { email }))
  if (!result.ok) {
    return data<VerifyReply>({ code: 'RATE_LIMITED', email: typed }, { status: 429 })
  }
  const headers = { 'set-cookie': secretCookie(context, 'verify', email, 900) }
  return data<VerifyReply>({ done: 'resent', email }, { headers })
}
