import type { Locale } from '#shared/locale.ts'
import { notices as en } from '#shared/messages/en/notices.ts'
import { notices as th } from '#shared/messages/th/notices.ts'
import { NOTICES } from '#shared/notices.ts'
import type { useToast } from '#app/components/ui/toasts.tsx'

/** Shows what the answer before this page had to say, once. */
export function showNotice(locale: Locale, toast: ReturnType<typeof useToast>): void {
  const code = /(?:^|; )notice=([\w-]+)/.exec(document.cookie)?.[1]
  document.cookie = 'notice=; Path=/; Max-Age=0; SameSite=Lax'
  const notice = NOTICES.find((one) => one === code)
  if (!notice) return
  const { title, text } = (locale === 'th' ? th : en)[notice]
  toast({ title, ...(text && { description: text }), tone: notice === 'not-signed-in' ? 'error' : 'success' })
}
