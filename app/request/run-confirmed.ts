import type { Unconfirmed } from '#app/components/forms/form-reply.ts'
import { OWN_PASSWORD } from '#app/components/forms/form-reply.ts'
import { type RequestContext, serverContext } from '#app/request/context.ts'
import { confirmPassword } from '#domain/accounts/passwords/index.ts'
import { checkOwnPasswordInput } from '#domain/accounts/passwords/schemas.ts'
import { isErrorData, runVerb } from './run-verb.ts'

/**
 * Runs what a form asks for, which may want the signed-in person's password: the form is sent again with it, and
 * then it is confirmed first. The one place where pages ask for it.
 */
export async function runConfirmed<T>(
  context: RequestContext,
  form: Map<string, string>,
  run: () => T | Promise<T>,
): Promise<{ value: T } | { unconfirmed: Unconfirmed }> {
  const typed = form.get(OWN_PASSWORD)
  if (typed !== undefined) {
    const refused = await confirm(context, typed)
    if (refused) return { unconfirmed: refused }
  }
  try {
    return { value: await run() }
  } catch (error) {
    if (isErrorData(error) && error.data.code === 'unconfirmed') return { unconfirmed: {} }
    throw error
  }
}

async function confirm(context: RequestContext, password: string): Promise<Unconfirmed | undefined> {
  const input = checkOwnPasswordInput.safeParse({ password })
  if (!input.success) return { reason: 'wrong_password' }
  const result = await runVerb(context, (ctx) => confirmPassword(ctx, input.data))
  if (!result.ok) return result
  const server = context.get(serverContext)
  const { ctx } = server
  const session = ctx.session && { ...ctx.session, confirmedUntil: result.confirmedUntil }
  // Only the server's own middleware gave it; this request goes on in the session that is confirmed now.
  context.set(serverContext, { ...server, ctx: { ...ctx, session } })
  return undefined
}
