import { type RequestContext, serverContext } from '#app/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { findBrowserChallenge } from '#app/request/challenge.ts'
import { takeMailedLink } from '#app/request/mailed-link.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { isPasswordLinkGood } from '#domain/passwords/index.ts'
import type { Challenge } from '#domain/sign-in/schemas.ts'
import { CHALLENGE_MINUTES } from '#shared/challenge.ts'
import { MINUTE } from '#shared/durations.ts'
import { nextOf } from './auth-path.ts'

/** Where somebody stands on the way in. `next` is where it leads, `now` the server's clock. */
export type AuthStep = { next: string } & (
  | { step: 'sign-in' | 'sign-up' | 'dead-link' | 'reset' }
  | { step: 'code'; challenge: Challenge; endsAt: number; now: number }
)

/** A mailed link first, then the code that is owed; a signed-in customer who owes none is led on. */
export async function findStep(request: Request, url: URL, context: RequestContext): Promise<AuthStep> {
  const mode = url.searchParams.get('mode')
  if (mode === 'reset') {
    const token = takeMailedLink({ request, url, context }, 'password_link', {
      to: '/auth',
      search: { mode: 'reset' },
    })
    const isGood = token && (await runVerb(context, (ctx) => isPasswordLinkGood(ctx, { token })))
    return { next: nextOf(url), step: isGood ? 'reset' : 'dead-link' }
  }
  const { session, ctx } = context.get(serverContext)
  const challenge = await findBrowserChallenge(request, context)
  const next = nextOf(url, challenge?.type)
  if (challenge) {
    const endsAt = challenge.timestamp + CHALLENGE_MINUTES * MINUTE
    return { step: 'code', next, challenge, endsAt, now: ctx.now().getTime() }
  }
  if (session) throw leadTo(context, next, { by: 'replace' })
  return { step: mode === 'sign-up' ? 'sign-up' : 'sign-in', next }
}
