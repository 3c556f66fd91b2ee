// oxlint-disable-next-line no-restricted-imports -- this is where they are checked
import { redirect, redirectDocument, replace } from 'react-router'
import { localeContext, type RequestContext } from '#app/request/context.ts'
import { pathTo, type PlainPage, type Target } from '#app/request/page-path.ts'
import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { noticeCookie } from './cookies.ts'
import { type LocalPath, localPath } from './local-path.ts'

type LeadOptions = {
  /** The message on the page when it is there. */
  notice?: Notice
  cookies?: string[]
  /** 303 after a form, which is the usual; 302 instead of a page that was asked for, 308 where that has moved for good. */
  status?: 302 | 303 | 308
  /**
   * `replace` takes the place of the page before, which is not worth going back to; `reload` begins a new document, so
   * that nothing stays in memory.
   */
  by?: 'replace' | 'reload'
  /** Another language than the page's. */
  locale?: Locale
}

/**
 * Leads on to a page of this site, in the page's language. What is sent is checked last, when nothing changes it any
 * more: taking the language off a path can make another host's address of it.
 */
export function leadTo(
  context: RequestContext,
  to: Target | PlainPage | LocalPath,
  { notice, cookies = [], status = 303, by, locale = context.get(localeContext) }: LeadOptions = {},
): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (notice) headers.append('set-cookie', noticeCookie(context, notice))
  const path = typeof to === 'string' ? localizedPath(to, locale) : pathTo(to, locale)
  const lead = by === 'replace' ? replace : by === 'reload' ? redirectDocument : redirect
  return lead(localPath(path, localizedPath('/', locale)), { status, headers })
}
