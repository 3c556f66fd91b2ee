import type { RouterContextProvider } from 'react-router'
import { noticeCookie, secretCookie } from '#app/request/cookies.ts'
import { leadTo } from './lead-to.ts'

/** To the page that waits for the address to be confirmed; the cookie tells it which. */
export function leadToVerification(
  context: Readonly<RouterContextProvider>,
  email: string,
  notice: 'account-created' | 'verification-sent',
) {
  return leadTo(context, '/auth/verify-email', [
    secretCookie(context, 'verify', email, 900),
    noticeCookie(notice),
  ])
}
