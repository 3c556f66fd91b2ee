import type { RequestContext } from '#app/context.ts'
import { secretCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'

/** To the page that waits for the address to be confirmed; the cookie tells it which. */
export function leadToVerification(
  context: RequestContext,
  email: string,
  notice: 'account-created' | 'verification-sent',
) {
  const cookies = [secretCookie(context, 'verify', email, 900)]
  return leadTo(context, '/auth/verify-email', { notice, cookies, by: 'replace' })
}
