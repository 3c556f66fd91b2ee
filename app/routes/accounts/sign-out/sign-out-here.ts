// oxlint-disable-next-line no-restricted-imports -- `leadTo` is the server's; this leads home
import { redirect } from 'react-router'
import { clearChallenge } from '#app/components/accounts/stored-challenge.ts'
import { pathTo } from '#app/request/page-path.ts'
import { localeOfPath } from '#shared/kernel/locale.ts'
import { writtenCookie } from '#shared/kernel/cookies.ts'
import type { Notice } from '#shared/messages/en/notices.ts'

/** As long as a session may last. */
const MOST_SECONDS = 90 * 86_400

/**
 * Signs this browser out without the server. Scripts cannot remove the session's cookie, so another one stands beside it,
 * with which the server counts the session as over, and ends it (`server/middleware/session.ts`).
 */
export function signOutHere(): Response {
  const write = (name: string, value: string, maxAgeSeconds: number) => {
    document.cookie = writtenCookie(location.origin, name, value, { maxAgeSeconds })
  }
  clearChallenge()
  write('signed_out', '1', MOST_SECONDS)
  write('cart', '', 0)
  write('cart_owner', '', 0)
  write('notice', 'logged-out-here' satisfies Notice, 30)
  return redirect(pathTo('/', localeOfPath(location.pathname)))
}
