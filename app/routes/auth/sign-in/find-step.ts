import type { RouterContextProvider } from 'react-router'
import { serverContext } from '#app/context.ts'
import { findPending } from '#app/request/pending-challenge.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { isPasswordLinkGood } from '#domain/passwords/index.ts'
import { CHALLENGE_MINUTES, type PendingChallenge, token as linkToken } from '#domain/accounts/schemas.ts'
import { nextOf } from './auth-request.ts'
import { leadTo } from './lead-to.ts'

/** Where somebody stands on the way in. `next` is where it leads, `now` the server's clock. */
export type AuthStep = { next: string } & (
  | { step: 'sign-in' | 'sign-up' | 'dead-link' }
  | { step: 'reset'; token: string }
  | { step: 'code'; pending: PendingChallenge; endsAt: number; now: number }
)

/** A mailed link first, then the code that is owed; whoever is signed in and owes none is led on. */
export async function findStep(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<AuthStep> {
  const mode = url.searchParams.get('mode')
  if (mode === 'reset') {
    const token = linkToken.safeParse(url.searchParams.get('token'))
    const isGood = token.success && (await runVerb(context, (ctx) => isPasswordLinkGood(ctx, token.data)))
    return { next: nextOf(url), ...(isGood ? { step: 'reset', token: token.data } : { step: 'dead-link' }) }
  }
  const { session, ctx } = context.get(serverContext)
  const pending = await findPending(request, context)
  const next = nextOf(url, pending?.type)
  if (pending) {
    const endsAt = pending.timestamp + CHALLENGE_MINUTES * 60_000
    return { step: 'code', next, pending, endsAt, now: ctx.now().getTime() }
  }
  if (session) throw leadTo(context, next)
  return { step: mode === 'sign-up' ? 'sign-up' : 'sign-in', next }
}
