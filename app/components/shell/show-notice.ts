import { fetchTexts } from '#app/components/i18n/page-texts.ts'
import type { useToast } from '#app/components/ui/toasts.tsx'
import { cookieName, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Notice } from '#shared/messages/en/notices.ts'

type Notices = Partial<Record<string, { title: string; text?: string }>>

/** Shows what the answer before this page had to say, once. */
export async function showNotice(locale: Locale, toast: ReturnType<typeof useToast>): Promise<void> {
  const notice = parseCookies(document.cookie).get(cookieName(location.origin, 'notice'))
  document.cookie = writtenCookie(location.origin, 'notice', '', { maxAgeSeconds: 0 })
  if (!notice) return
  const files = import.meta.glob<Record<string, Notices>>('./*/notices.ts', { base: '/shared/messages' })
  const said = (await fetchTexts(files, locale))[notice]
  if (!said) return
  const { title, text } = said
  const isError = notice === ('not-signed-in' satisfies Notice)
  toast({ title, ...(text && { description: text }), tone: isError ? 'error' : 'success' })
}
