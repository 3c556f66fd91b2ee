import type { RequestContext } from '#app/request/context.ts'
import { secretCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'

/** Leads to the page that waits for the address to be confirmed; the cookie says which address. */
export function leadToVerification(
  context: RequestContext,
  email: string,
  notice: 'account-created' | 'verification-sent',
) {
  const cookies = [secretCookie(context, 'verify', email, 900)]
  return leadTo(context, '/auth/verify-email', { notice, cookies, by: 'replace' })
}
