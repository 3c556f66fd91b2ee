import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { findBrowserChallenge } from '#app/request/accounts/challenge.ts'
import { moveMailedLinkToCookie } from '#app/request/accounts/mailed-link.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { orderAccessKey } from '#domain/orders/orders/schemas.ts'
import { isPasswordLinkGood } from '#domain/accounts/passwords/index.ts'
import type { Challenge } from '#domain/accounts/sign-in/schemas.ts'
import { CHALLENGE_MINUTES } from '#shared/accounts/challenge.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { nextOf } from './auth-path.ts'
import type { KnownPerson } from '#app/components/accounts/sign-up-form.tsx'

/** The step somebody is at on the way in. `next` is where it leads, `now` the server's clock. */
export type AuthStep = { next: string } & (
  | { step: 'sign-in' | 'dead-link' | 'reset' }
  | { step: 'sign-up'; known: KnownPerson | undefined }
  | { step: 'code'; challenge: Challenge; endsAt: number; now: number }
)

/** A mailed link first, then the code that is owed; a signed-in customer who owes none is led on. */
export async function findStep(request: Request, url: URL, context: RequestContext): Promise<AuthStep> {
  const mode = url.searchParams.get('mode')
  if (mode === 'reset') {
    const token = moveMailedLinkToCookie({ request, url, context }, 'password_link', {
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
  if (mode === 'sign-up') return { step: 'sign-up', next, known: await buyerOf(next, context) }
  return { step: 'sign-in', next }
}

/** Finds who placed the order that the way leads back to: anyone with its link sees this there, too. */
async function buyerOf(next: string, context: RequestContext): Promise<KnownPerson | undefined> {
  const key = orderAccessKey.safeParse(/^\/order\/([^/?#]+)$/.exec(withoutLocale(next))?.[1])
  if (!key.success) return undefined
  const language = context.get(localeContext)
  return runVerb(context, async (ctx) => {
    try {
      const { contact, isGuests } = await getOrderByLink(ctx, { accessKey: key.data, language })
      const { email, firstName, lastName } = contact
      return isGuests ? { email, firstName, lastName } : undefined
    } catch (error) {
      // The order is hidden, or there is none: the form is filled in by hand.
      if (isDomainError(error) && error.code === 'not_found') return undefined
      throw error
    }
  })
}
