import type { Locale } from '#shared/locale.ts'
import { auth as en } from '#shared/messages/en/auth.ts'
import { auth as th } from '#shared/messages/th/auth.ts'
import type { useToast } from '../ui/toasts.tsx'

/** Shows what the answer before this page had to say, once. */
export function showNotice(locale: Locale, toast: ReturnType<typeof useToast>): void {
  const code = /(?:^|; )notice=([\w-]+)/.exec(document.cookie)?.[1] ?? ''
  document.cookie = 'notice=; Path=/; Max-Age=0; SameSite=Lax'
  const notices: Record<string, { title: string; text?: string }> = (locale === 'th' ? th : en).notices
  const notice = Object.hasOwn(notices, code) ? notices[code] : undefined
  if (!notice) return
  const { title, text } = notice
  toast({ title, ...(text && { description: text }), tone: 'success' })
}
