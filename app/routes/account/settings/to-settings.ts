import { type RouterContextProvider, redirect } from 'react-router'
import { localeContext } from '#app/context.ts'
import { noticeCookie } from '#app/request/cookies.ts'
import { localizedPath } from '#shared/locale.ts'

type ToSettings = {
  /** The section to come back to, where no script keeps the place. */
  section: string
  notice: string
  cookies?: string[]
  locale?: 'en' | 'th'
}

/** Back to the settings, which show what is stored now. */
export function toSettings(context: Readonly<RouterContextProvider>, to: ToSettings): Response {
  const { section, notice, cookies = [], locale = context.get(localeContext) } = to
  const headers = new Headers({ 'set-cookie': noticeCookie(notice) })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(localizedPath(`/settings#settings-${section}`, locale), { status: 303, headers })
}
