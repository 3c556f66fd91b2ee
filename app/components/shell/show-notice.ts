import { cookieName, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Notice, notices as en } from '#shared/messages/en/notices.ts'
import { notices as th } from '#shared/messages/th/notices.ts'
import type { useToast } from '#app/components/ui/toasts.tsx'

const TEXTS: Record<Locale, Record<Notice, { title: string; text?: string }>> = { en, th }

/** Shows what the answer before this page had to say, once. */
export function showNotice(locale: Locale, toast: ReturnType<typeof useToast>): void {
  const notice = parseCookies(document.cookie).get(cookieName(location.origin, 'notice'))
  document.cookie = writtenCookie(location.origin, 'notice', '', { maxAgeSeconds: 0 })
  if (!isNotice(notice)) return
  const { title, text } = TEXTS[locale][notice]
  toast({ title, ...(text && { description: text }), tone: notice === 'not-signed-in' ? 'error' : 'success' })
}

function isNotice(value: string | undefined): value is Notice {
  return value !== undefined && Object.hasOwn(en, value)
}
