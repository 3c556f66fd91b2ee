/**
 * The cookies of a request, or of a document, by name; of several with one name the first counts. The one parser:
 * all code that decides by a cookie what a visitor gets must read it in the same way.
 */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}

/**
 * Returns a cookie's full name. `__Host-` binds it to the host: no other host, no subdomain and no plain connection can
 * set it. The demo has no TLS and does without.
 */
export function cookieName(siteUrl: string, name: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}

export type CookieOptions = {
  /** 0 removes it; undefined keeps it until the browser is closed. */
  maxAgeSeconds?: number | undefined
  /** True if only the server reads it. */
  isHttpOnly?: boolean
}

/** A `set-cookie` value, or what a page's script assigns to `document.cookie`, for the name of `cookieName`. */
export function writtenCookie(
  siteUrl: string,
  name: string,
  value: string,
  { maxAgeSeconds, isHttpOnly = false }: CookieOptions,
): string {
  return [
    `${cookieName(siteUrl, name)}=${value}`,
    'Path=/',
    ...(isHttpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}
