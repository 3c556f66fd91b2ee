import { cookieName, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { notices as en } from '#shared/messages/en/shell/notices.ts'
import { notices as th } from '#shared/messages/th/shell/notices.ts'
import { NOTICES } from '#shared/kernel/notices.ts'
import type { useToast } from '#app/components/ui/toasts.tsx'

/** Shows what the answer before this page had to say, once. */
export function showNotice(locale: Locale, toast: ReturnType<typeof useToast>): void {
  const code = parseCookies(document.cookie).get(cookieName(location.origin, 'notice'))
  document.cookie = writtenCookie(location.origin, 'notice', '', { maxAgeSeconds: 0 })
  const notice = NOTICES.find((one) => one === code)
  if (!notice) return
  const { title, text } = (locale === 'th' ? th : en)[notice]
  toast({ title, ...(text && { description: text }), tone: notice === 'not-signed-in' ? 'error' : 'success' })
}
