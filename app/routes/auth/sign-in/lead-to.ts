import { replace, type RouterContextProvider } from 'react-router'
import { localeContext } from '#app/context.ts'
import { localizedPath } from '#shared/locale.ts'

/** Leads on, in the page's language. No step of signing in is worth going back to. */
export function leadTo(context: Readonly<RouterContextProvider>, path: string, cookies: string[] = []) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return replace(localizedPath(path, context.get(localeContext)), { status: 303, headers })
}
