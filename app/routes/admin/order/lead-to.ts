import { redirect, type RouterContextProvider } from 'react-router'
import { localeContext } from '#app/context.ts'
import { noticeCookie } from '#app/request/cookies.ts'
import { localizedPath } from '#shared/locale.ts'

export type Context = Readonly<RouterContextProvider>

/** Done: leads on to a page, which says so. */
export function leadTo(context: Context, path: string, notice: string): Response {
  return redirect(localizedPath(path, context.get(localeContext)), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(notice) },
  })
}
