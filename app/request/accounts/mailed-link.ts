import type { PlainPage, Target } from '#app/request/page-path.ts'
import type { RequestContext } from '#app/request/context.ts'
import { preferenceToken } from '#domain/base/mail-consents/schemas.ts'
import { secretToken } from '#shared/kernel/validation.ts'
import { readSecretCookie, secretCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'

/** The purposes of mailed links: each has its cookie, so that one does not take the other's place. */
const TOKENS = {
  password_link: secretToken,
  email_link: secretToken,
  restock_link: secretToken,
  newsletter_link: secretToken,
  preferences_link: preferenceToken,
}
type LinkCookie = keyof typeof TOKENS
const COOKIE_SECONDS = 3_600

/**
 * The token of the mailed link that led here. While it stands in the address it is moved to a cookie that no script reads,
 * and the browser is led on to the address without it: so it stays out of the history, of bookmarks, and of what other
 * sites and copied addresses tell.
 * @throws the redirect to `cleanPage`
 */
export function moveMailedLinkToCookie(
  { request, url, context }: { request: Request; url: URL; context: RequestContext },
  name: LinkCookie,
  cleanPage: Target | PlainPage,
): string | undefined {
  const inAddress = url.searchParams.get('token')
  if (inAddress === null) return mailedLink(request, context, name)
  const token = TOKENS[name].safeParse(inAddress)
  const cookie = secretCookie(context, name, token.success ? token.data : '', COOKIE_SECONDS)
  throw leadTo(context, cleanPage, { status: 302, cookies: [cookie], by: 'replace' })
}

/** The token that `moveMailedLinkToCookie` has kept, for the form of the page. */
export function mailedLink(request: Request, context: RequestContext, name: LinkCookie): string | undefined {
  return TOKENS[name].safeParse(readSecretCookie(request, context, name)).data
}

/** Removes it, once it has done what it is for or is of no use. */
export function endedLink(context: RequestContext, name: LinkCookie): string {
  return secretCookie(context, name, '')
}
